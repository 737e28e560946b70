"""A whole state as JSON data and back: every zone, the agenda with its words, the pending decision.

Words are written by their own names, faces by their ids. Computed things are left out: powers, statements and stats are
computed again. Two equal positions give the same data, whatever was computed in between.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final

from capes.core.errors import BadRecord
from capes.core.option import Decision, Option
from capes.core.state import Result
from capes.core.task import Task
from capes.core.whole_numbers import WholeNumbers
from capes.vs.state.aside import SetAside
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, HIDDEN, AttackedPlayer, Character
from capes.vs.state.combat import Combat
from capes.vs.state.derived import STALE, Derived
from capes.vs.state.modifier import AwaitedWhen, Modifier, Waiting
from capes.vs.state.player import Pile, Player
from capes.vs.state.state import Setup, State
from capes.vs.words.face import FACES, Face
from capes.vs.words.keywords import KEYWORDS, Keyword
from capes.vs.words.kinds import Truth, Word
from capes.vs.words.oddities import AttackAgain  # noqa: F401 - so that every word is known by name
from capes.vs.words.powers import Reaction, When
from capes.vs.words.turn import Bind  # noqa: F401 - so that every word is known by name

FORMAT: Final = 2
PHASES: Final = ("setup", "draw", "recovery", "build", "main", "end")
PLAIN_CHARACTER: Final = (
    "number", "owner", "body", "seat", "row", "ready", "state", "wounds", "counters", "xp", "stamp", "levelled", "born",
    "main_of", "original", "frozen", "player", "stolen_from", "attacked_in", "known_atk",
)  # fmt: skip
PLAIN_COMBAT: Final = (
    "seat", "defender", "team_start", "solo_start", "first", "chance", "passes", "back_at", "strike_values", "striking",
    "outcome", "victim_row", "victim_seat",
)  # fmt: skip
PLAIN_PLAYER: Final = ("side", "points", "counters", "out", "open_hand", "last_turn")
PLAIN_STATE: Final = (
    "decided", "rng", "seed", "needs_settling", "turn", "active", "phase", "step", "arrivals", "looker", "looked_open",
)  # fmt: skip
KEPT: Final = 20_000  # so many words are kept encoded

_words: dict[str, type] = {}
_encoded: dict[int, tuple[object, Any]] = {}


# -- words -----------------------------------------------------------------------------------------------------------


def words_by_name() -> dict[str, type]:
    """Every word there is, by the name of its class."""
    found: dict[str, type] = {}
    left: list[type] = [Word]
    while left:
        below: list[type] = left.pop().__subclasses__()
        for kind in below:
            if kind is not AwaitedWhen:
                found[kind.__name__] = kind
            left.append(kind)
    return found


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a word in the order its constructor takes them."""
    return tuple(getattr(kind, "__dataclass_fields__", ()))


def encode_value(value: object) -> Any:
    """Anything a task can remember or a word can hold."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, tuple):
        return [encode_value(part) for part in value]
    if isinstance(value, Option):
        return {"o": [value.verb, value.card, value.text, value.number, value.seat]}
    if isinstance(value, Word):
        known = _encoded.get(id(value))
        if known is not None and known[0] is value:
            return known[1]
        data = encode_word(value)
        if len(_encoded) >= KEPT:
            _encoded.clear()
        _encoded[id(value)] = (value, data)
        return data
    raise TypeError(f"{type(value).__name__} cannot be kept")


def encode_word(word: Word) -> Any:
    """A word as its name and its fields."""
    if isinstance(word, Keyword) and KEYWORDS.get(word.name) == word:
        return {"k": word.name}
    if isinstance(word, AwaitedWhen):
        return {"a": [encode_value(word.when), word.once, encode_value(word.names)]}
    kind = type(word)
    return {"w": [kind.__name__, *(encode_value(getattr(word, name)) for name in fields_of(kind))]}


def decode_value(data: object) -> Any:
    """The value back; ValueError for what is none."""
    if data is None or isinstance(data, bool | int | str):
        return data
    if isinstance(data, list):
        return tuple([decode_value(part) for part in data])
    if isinstance(data, dict) and len(data) == 1:
        if "o" in data:
            return _option(data["o"])
        if "k" in data:
            return KEYWORDS[data["k"]]
        if "a" in data:
            when, once, names = data["a"]
            decoded = decode_value(when)
            if not isinstance(decoded, When):
                raise ValueError("a delayed trigger without its trigger")
            return AwaitedWhen(decoded, bool(once), decode_value(names))
        if "w" in data:
            name, *fields = data["w"]
            if name not in _words:
                _words.update(words_by_name())
            return _words[name](*[decode_value(field) for field in fields])
    raise ValueError(f"{data!r} means nothing")


def _option(data: Any) -> Option:
    verb, card, text, number, seat = data
    return Option(_text(verb), _number(card), _text(text), _number(number), _number(seat))


# -- plain values ----------------------------------------------------------------------------------------------------


def _number(data: object) -> int:
    if isinstance(data, bool) or not isinstance(data, int):
        raise ValueError(f"{data!r} is not a whole number")
    return data


def _text(data: object) -> str:
    if not isinstance(data, str):
        raise ValueError(f"{data!r} is not a text")
    return data


def _truth(data: object) -> bool:
    if not isinstance(data, bool):
        raise ValueError(f"{data!r} is neither true nor false")
    return data


def _numbers(data: object) -> tuple[int, ...]:
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is not a list of numbers")
    return tuple([_number(part) for part in data])


def _pairs(data: object) -> tuple[tuple[int, str], ...]:
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is not a list of pairs")
    return tuple([(_number(one), _text(other)) for one, other in data])


def _face(id: object) -> Face:
    face = FACES.get(_text(id))
    if face is None:
        raise ValueError(f"there is no card {id!r}")
    return face


def _fill(target: object, names: tuple[str, ...], values: Any) -> None:
    """Set plain fields, each of the kind it already has."""
    if not isinstance(values, list) or len(values) != len(names):
        raise ValueError("fields are missing")
    for name, value in zip(names, values, strict=True):
        there = getattr(target, name)
        if isinstance(there, bool):
            setattr(target, name, _truth(value))
        elif isinstance(there, str):
            setattr(target, name, _text(value))
        else:
            setattr(target, name, _number(value))


# -- cards and people ------------------------------------------------------------------------------------------------


def _card(card: Card) -> list[Any]:
    return [card.number, card.face.id, card.owner, card.body]


def _cards(cards: Sequence[Card]) -> list[Any]:
    return [[card.number, card.face.id, card.owner, card.body] for card in cards]


def _read_card(data: Any) -> Card:
    number, face, owner, body = data
    return Card(_number(number), _face(face), _number(owner), _number(body))


def _read_cards(data: Any) -> list[Card]:
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is not a list of cards")
    return [_read_card(card) for card in data]


def _player(player: Player) -> dict[str, Any]:
    return {
        "main": player.main.id,
        "plain": [getattr(player, name) for name in PLAIN_PLAYER],
        "deck": _cards(player.deck),
        "hand": _cards(player.hand),
        "ko": _cards(player.ko),
        "resources": [[r.number, r.face.id, r.owner, r.body, r.up, r.seen] for r in player.resources],
        "piles": [[pile.name, pile.secret, _cards(pile.cards)] for pile in player.piles],
        "shown": list(player.shown),
        "tally": list(player.tally),
    }


def _read_player(seat: int, data: Any) -> Player:
    player = Player(seat, 0, _face(data["main"]))
    _fill(player, PLAIN_PLAYER, data["plain"])
    player.deck = _read_cards(data["deck"])
    player.hand = _read_cards(data["hand"])
    player.ko = _read_cards(data["ko"])
    for number, face, owner, body, up, seen in data["resources"]:
        player.resources.append(
            Resource(_number(number), _face(face), _number(owner), _number(body), _truth(up), _truth(seen))
        )
    player.piles = tuple(
        [Pile(_text(name), _truth(secret), tuple(_read_cards(cards))) for name, secret, cards in data["piles"]]
    )
    player.shown = _numbers(data["shown"])
    player.tally = tuple([_text(name) for name in data["tally"]])
    return player


def _character(character: Character) -> dict[str, Any]:
    data: dict[str, Any] = {
        "face": character.face.id,
        "plain": [getattr(character, name, -1) for name in PLAIN_CHARACTER],  # -1: no player under attack
    }
    if character.equipment:
        data["equipment"] = _cards(character.equipment)
    if character.memory is not None:
        data["memory"] = [[name, encode_value(kept)] for name, kept in character.memory.items()]
    return data


def _read_character(data: Any) -> Character:
    face = _face(data["face"])
    kept = dict(zip(PLAIN_CHARACTER, data["plain"], strict=True))
    player = _number(kept.pop("player"))
    character = Character(0, face, 0, 0, 0, 0) if player < 0 else AttackedPlayer(0, face, player)
    _fill(character, tuple(kept), list(kept.values()))
    if not 0 <= character.row <= BACK or not 0 <= character.state <= HIDDEN:
        raise ValueError("a character stands nowhere")
    character.equipment = tuple(_read_cards(data.get("equipment", [])))
    if "memory" in data:
        character.memory = {_text(name): decode_value(kept) for name, kept in data["memory"]}
    return character


def _combat(combat: Combat) -> dict[str, Any]:
    return {
        "plain": [getattr(combat, name) for name in PLAIN_COMBAT],
        "attackers": list(combat.attackers),
        "started": list(combat.started),
        "stunned": list(combat.stunned),
    }


def _read_combat(data: Any) -> Combat:
    combat = Combat(0, list(_numbers(data["attackers"])), 0, False)
    _fill(combat, PLAIN_COMBAT, data["plain"])
    combat.started = _numbers(data["started"])
    combat.stunned = _numbers(data["stunned"])
    return combat


def _modifier(m: Modifier) -> list[Any]:
    return [m.stamp, encode_value(m.truth), list(m.subjects), m.until, m.source, m.seat, m.source_face, m.turn]


def _read_modifier(data: Any) -> Modifier:
    stamp, truth, subjects, until, source, seat, source_face, turn = data
    said = decode_value(truth)
    if not isinstance(said, Truth):
        raise ValueError("a modifier says nothing")
    return Modifier(
        _number(stamp), said, _numbers(subjects), _text(until), _number(source), _number(seat), _text(source_face),
        _number(turn),
    )  # fmt: skip


def _waiting(w: Waiting) -> list[Any]:
    return [
        encode_value(w.power), w.source, w.seat, w.source_face, w.about, w.other, w.player, w.moved,
        encode_value(w.names),
    ]  # fmt: skip


def _read_waiting(data: Any) -> Waiting:
    power, source, seat, source_face, about, other, player, moved, names = data
    decoded = decode_value(power)
    if not isinstance(decoded, When | Reaction):
        raise ValueError("what waits is no trigger")
    return Waiting(
        decoded, _number(source), _number(seat), _text(source_face), _number(about), _number(other), _number(player),
        _number(moved), decode_value(names),
    )  # fmt: skip


def _task(task: Task) -> list[Any]:
    names = None if task.names is None else [[name, encode_value(kept)] for name, kept in sorted(task.names.items())]
    return [encode_value(task.todo), task.at, task.seat, task.source, task.kind, names]


def _read_task(data: Any) -> Task:
    todo, at, seat, source, kind, names = data
    words = decode_value(todo)
    if not isinstance(words, tuple) or not all(isinstance(word, Word) for word in words):
        raise ValueError("a task has nothing to do")
    kept = None if names is None else {_text(name): decode_value(value) for name, value in names}
    task = Task(words, _number(seat), _number(source), _text(kind), kept)
    task.at = _number(at)
    if not 0 <= task.at <= len(words):
        raise ValueError("a task is beyond its end")
    return task


def _options(options: Sequence[Option]) -> Any:
    if isinstance(options, WholeNumbers):
        return {"range": [options.verb, options.first, options.last]}
    return [[option.verb, option.card, option.text, option.number, option.seat] for option in options]


def _read_options(data: Any) -> Sequence[Option]:
    if isinstance(data, dict):
        verb, first, last = data["range"]
        return WholeNumbers(_text(verb), _number(first), None if last is None else _number(last))
    return [_option(option) for option in data]


def _decision(asked: Decision) -> list[Any]:
    return [asked.number, asked.seat, asked.why, asked.name, asked.about, _options(asked.options)]


# -- the whole -------------------------------------------------------------------------------------------------------


def _checked(derived: Derived) -> int:
    """Of what is computed only this much: are the standing checks made (1), and did everybody stand firmly (2)?"""
    if derived.checked_at != derived.version:
        return 0
    return 2 if derived.stable else 1


def encode(state: State) -> dict[str, Any]:
    """The position as JSON data."""
    setup, decision, result = state.setup, state.decision, state.result
    own: dict[str, Any] = {"cards": list(setup.cards)} if setup.cards else {}
    return own | {
        "vs": FORMAT,
        "setup": [
            setup.mode,
            list(setup.sides),
            setup.edition,
            setup.recruit_to_mate,
            setup.shared_hands,
            setup.brisk,
        ],
        "plain": [getattr(state, name) for name in PLAIN_STATE],
        "players": [_player(player) for player in state.players],
        "play": [_character(character) for character in state.everybody()],
        "combat": None if state.combat is None else _combat(state.combat),
        "modifiers": [_modifier(m) for m in state.modifiers],
        "waiting": [_waiting(w) for w in state.waiting],
        "reactions": [_waiting(w) for w in state.reactions],
        "removed": _cards(state.removed),
        "aside": [list(kept) for kept in state.aside],
        "limbo": _cards(state.limbo),
        "looked": _cards(state.looked),
        "used": [list(pair) for pair in state.used],
        "spent": [list(pair) for pair in state.spent],
        "today": [list(pair) for pair in state.today.items()],
        "status": None if state.status is None else [list(pair) for pair in sorted(state.status.items())],
        "declined": list(state.declined),
        "hand_left": list(state.hand_left),
        "checked": _checked(state.derived),
        "empty_hands": list(state.derived.told_empty()),
        "agenda": [_task(task) for task in state.agenda],
        "decision": None if decision is None else _decision(decision),
        "result": None if result is None else [list(result.winners), result.why],
    }


def decode(data: object, held: object = None) -> State:
    """The position back, or BadRecord that names the problem; `held` keeps cards of the players' own known."""
    if not isinstance(data, dict):
        raise BadRecord("error-this-is-not-a-position-a-json-object-is")
    if data.get("vs") != FORMAT:
        raise BadRecord("error-this-is-not-a-position-of-this-game-in", known=FORMAT)
    try:
        state = _read(data, held)
        problem = flaw(state)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, AssertionError, RecursionError) as error:
        raise BadRecord("error-this-position-cannot-be-read", problem=str(error) or type(error).__name__) from None
    if problem:
        raise BadRecord("error-this-position-cannot-be", problem=problem)
    return state


def _read(data: dict[str, Any], held: object) -> State:
    mode, sides, edition, *switches = data["setup"]
    recruit_to_mate, shared_hands, brisk = (_truth(switch) for switch in switches)
    texts = tuple([_text(text) for text in data.get("cards", ())])
    setup = Setup(_text(mode), _numbers(sides), _text(edition), recruit_to_mate, shared_hands, brisk, texts, held)
    state = State(setup)
    _fill(state, PLAIN_STATE, data["plain"])
    state.players = [_read_player(seat, player) for seat, player in enumerate(data["players"])]
    for character in data["play"]:
        state.put(_read_character(character))
    state.combat = None if data["combat"] is None else _read_combat(data["combat"])
    state.modifiers = [_read_modifier(m) for m in data["modifiers"]]
    state.waiting = [_read_waiting(w) for w in data["waiting"]]
    state.reactions = [_read_waiting(w) for w in data["reactions"]]
    state.removed = _read_cards(data["removed"])
    state.aside = tuple(
        [
            SetAside(_number(n), _number(counters), _number(wounds), _number(xp), _number(main_of), _truth(original))
            for n, counters, wounds, xp, main_of, original in data["aside"]
        ]
    )
    state.limbo = _read_cards(data["limbo"])
    state.looked = tuple(_read_cards(data["looked"]))
    state.used = _pairs(data["used"])
    state.spent = _pairs(data["spent"])
    state.today = {_text(name): _number(count) for name, count in data["today"]}
    if data["status"] is not None:
        state.status = {_number(body): _number(of) for body, of in data["status"]}
    state.declined = _numbers(data["declined"])
    state.hand_left = _numbers(data["hand_left"])
    checked = data["checked"]
    if checked not in (0, 1, 2):
        raise ValueError(f"{checked!r} says nothing about the standing checks")
    derived = state.derived
    derived.checked_at = derived.version if checked else STALE
    derived.stable = checked == 2
    derived.empty_hands = _numbers(data["empty_hands"])
    derived.empty_hands_at = derived.version
    state.agenda = [_read_task(task) for task in data["agenda"]]
    if data["decision"] is not None:
        number, seat, why, name, about, options = data["decision"]
        state.decision = Decision(
            _number(number), _number(seat), _text(why), _read_options(options), _text(name), _number(about)
        )
    if data["result"] is not None:
        winners, why = data["result"]
        state.result = Result(_numbers(winners), _text(why))
    return state


def flaw(state: State) -> str:
    """What cannot be about a position, or ''."""
    seats = state.setup.seats
    if not 2 <= seats <= 4 or len(state.players) != seats or len(set(state.setup.sides)) < 2:
        return "the seats do not fit"
    if state.phase not in PHASES:
        return f"there is no phase {state.phase!r}"
    if not 0 <= state.active < seats:
        return "it is nobody's turn"
    people = state.everybody()
    if any(not 0 <= character.seat < seats or not 0 <= character.owner < seats for character in people):
        return "a character belongs to nobody"
    bodies = [character.body for character in people if character.body] + [
        card.body for character in people for card in character.equipment
    ]
    bodies += [card.body for card in (*state.removed, *state.limbo, *state.looked)]
    for player in state.players:
        bodies += [card.body for card in (*player.deck, *player.hand, *player.ko)]
        bodies += [resource.body for resource in player.resources]
        bodies += [card.body for pile in player.piles for card in pile.cards]
    if len(bodies) != len(set(bodies)):
        return "a card is in two places"
    combat = state.combat
    if combat is not None and any(number not in state.play for number in combat.attackers):
        return "somebody attacks who is not there"
    decision = state.decision
    if decision is None:
        return "" if state.result is not None else "nothing is to be decided, and nobody has won"
    if not 0 <= decision.seat < seats or not state.agenda:
        return "nobody is there to decide"
    return ""


def fingerprint(state: State) -> str:
    """A short hash equal exactly for equal positions."""
    text = json.dumps(encode(state), separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
