"""From a scenario's entries to a table in play."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Final

from capes.core.errors import CapesError
from capes.core.rng import MASK, mixed
from capes.core.task import Task
from capes.vs.grammar.reading import in_edition
from capes.vs.rules import engine
from capes.vs.rules.derived import has, invalidate_powers
from capes.vs.rules.sides import arrive, is_turn_of
from capes.vs.scenario.cards import Written, define, written
from capes.vs.scenario.errors import BadScenario
from capes.vs.scenario.figures import CHANGE, UNTIL, NotUnderstood, keyword, stats
from capes.vs.scenario.reader import Text, Tree, line_of, sentences, text
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, HIDDEN, STUNNED, Character
from capes.vs.state.codec import decode
from capes.vs.state.modifier import Modifier
from capes.vs.state.player import Pile, Player
from capes.vs.state.state import Setup, State
from capes.vs.words.effects import END_OF_TURN
from capes.vs.words.face import Face, face, power_key
from capes.vs.words.keywords import KEYWORDS
from capes.vs.words.kinds import Truth
from capes.vs.words.powers import Reaction, SuperPower
from capes.vs.words.pronouns import SELF
from capes.vs.words.truths import Gains, HasStats, LosesPowers, StatsSwitched
from capes.vs.words.turn import (
    SETUP,
    TURN,
    AfterFormation,
    BeginBuild,
    BeginMain,
    BeginTurn,
    DrawPhase,
    EndTurn,
    FormationStep,
    MainPhase,
    RecoverAndReady,
    RecruitStep,
    ResourceStep,
)

MODES: Final = {"duel": (0, 1), "ffa": (0, 1, 2), "2v2": (0, 1, 0, 1), "two-headed": (0, 0, 1, 1)}
STARTS: Final[dict[str, tuple[type, str, str]]] = {
    "start": (BeginTurn, "setup", ""),
    "draw": (DrawPhase, "draw", ""),
    "recovery": (RecoverAndReady, "draw", ""),
    "build": (BeginBuild, "recovery", ""),
    "resource": (ResourceStep, "build", "resource"),
    "recruit": (RecruitStep, "build", "recruit"),
    "formation": (FormationStep, "build", "formation"),
    "after formation": (AfterFormation, "build", ""),
    "main": (BeginMain, "build", ""),
    "end": (EndTurn, "main", ""),
}
"""Where a table may be taken up: before that word of the turn, with the phase and step so far."""

TOP: Final = (
    "title", "rows", "mode", "edition", "seed", "turn", "phase", "cards", "story", "options", "removed", "variation",
    "position",
)  # fmt: skip
WITH_POSITION: Final = ("title", "rows", "story", "variation", "position")
SIDE: Final = (
    "main", "front", "back", "hand", "deck", "resources", "ko", "points", "out", "open hand", "counters", "pile",
)  # fmt: skip


@dataclass
class Seating:
    """What the players of a scenario are called, and which seat each has."""

    labels: tuple[str, ...]

    def seat(self, label: str) -> int:
        """The seat of a player."""
        return self.labels.index(label)


@dataclass
class Tabled:
    """A table as set, with the names used for it."""

    state: State
    seating: Seating
    known: dict[str, Face] = field(default_factory=dict)


def labels_of(mode: str, given: list[str]) -> tuple[str, ...]:
    """P1 and P2; in team modes A1, A2, B1, B2 in the order of their turns."""
    if mode in ("2v2", "two-headed"):
        if any(re.fullmatch(r"[AB]\d", label) for label in given):
            return ("A1", "B1", "A2", "B2") if mode == "2v2" else ("A1", "A2", "B1", "B2")
        return ("P1", "P2", "P3", "P4")
    if mode == "ffa":
        return ("P1", "P2", "P3", "P4") if "P4" in given else ("P1", "P2", "P3")
    return ("P1", "P2")


def labels_for(mode: str, seats: int) -> tuple[str, ...]:
    """The names files use for that many players."""
    if mode in ("2v2", "two-headed"):
        return labels_of(mode, ["A1"])
    return ("P1", "P2", "P3", "P4")[:seats]


def taken_up(entries: dict[Text, Tree], file: str) -> Tabled:
    """A table given exactly, as `capes scenario --from` writes it."""
    for key in entries:
        if key not in WITH_POSITION:
            others = ", ".join(WITH_POSITION)
            raise BadScenario(
                f"{file}:{key.line}: {str(key)!r} is part of the position already; beside it stand {others}"
            )
    data = entries[_key(entries, "position")]
    try:
        state = decode(json.loads(str(data)))
    except (ValueError, LookupError, TypeError, CapesError) as error:
        raise BadScenario(f"{file}:{line_of(data)}: this position cannot be read: {error}") from None
    state.news = []
    return Tabled(state, Seating(labels_for(state.setup.mode, len(state.players))))


class Setter:
    """Sets one table."""

    def __init__(self, entries: dict[Text, Tree], file: str) -> None:
        self.entries = entries
        self.file = file
        self.known: dict[str, Face] = {}
        self.edition = str(self.plain("edition", "documents"))
        mode = str(self.plain("mode", "duel"))
        if mode not in MODES:
            self.fail(self.entries[_key(entries, "mode")], f"the modes are {', '.join(MODES)}, not {mode!r}")
        self.mode = mode
        self.labels = labels_of(mode, [str(key) for key in entries])
        for key in entries:
            if key not in TOP and key not in self.labels:
                self.fail(key, f"{str(key)!r} is no entry of a scenario; they are {', '.join((*self.labels, *TOP))}")
        sides = MODES[mode] if mode != "ffa" else tuple(range(len(self.labels)))
        options = {str(word) for word in sentences(entries.get(_key(entries, "options"), text("", 0)))}
        self.state = State(
            Setup(
                mode, sides, self.edition, recruit_to_mate="recruit to teammate" in options,
                shared_hands="shared hands" in options,
            )
        )  # fmt: skip
        self.bodies = len(sides)

    def fail(self, where: Tree, message: str) -> None:
        """Refuse the file, naming the line."""
        raise BadScenario(f"{self.file}:{line_of(where)}: {message}")

    def plain(self, name: str, otherwise: str) -> Text:
        """An entry that is a single text."""
        value = self.entries.get(_key(self.entries, name))
        if value is None:
            return text(otherwise, 0)
        if not isinstance(value, Text):
            self.fail(value, f"{name} is a single word or sentence")
        assert isinstance(value, Text)
        return value

    def number(self, name: str, otherwise: int) -> int:
        """An entry that is a whole number."""
        value = self.plain(name, str(otherwise))
        if not re.fullmatch(r"\d+", value):
            self.fail(value, f"{name} is a whole number, not {str(value)!r}")
        return int(value)

    def card(self, line: Text) -> Written:
        """A card on a line of the file."""
        try:
            return written(line, self.known, self.edition)
        except NotUnderstood as error:
            self.fail(line, str(error))
            raise

    def cards(self, tree: Tree | None) -> list[tuple[Text, Written]]:
        """The cards of a list; `3 x Wasp` is three of them."""
        if tree is None:
            return []
        found: list[tuple[Text, Written]] = []
        for line in sentences(tree):
            one = self.card(line)
            found.extend([(line, one)] * one.times)
        return found

    def body(self) -> int:
        """The next physical card."""
        self.bodies += 1
        return self.bodies

    def define_cards(self) -> None:
        """Cards defined by name for use anywhere on the table."""
        tree = self.entries.get(_key(self.entries, "cards"))
        if tree is None:
            return
        if not isinstance(tree, dict):
            self.fail(tree, "cards is a list of names with their definitions: 'Rhino: Ferocious 3/2 h2'")
        assert isinstance(tree, dict)
        for name, value in tree.items():
            lines = sentences(value)
            if not lines:
                self.fail(name, f"{str(name)!r} has no definition")
            definition = str(lines[0]) + "".join(f" {{{line}}}" for line in lines[1:])
            try:
                self.known[str(name)] = define(str(name), definition, self.edition)
            except NotUnderstood as error:
                self.fail(name, str(error))

    def set(self) -> Tabled:
        """The table, run up to its first decision."""
        state = self.state
        state.rng = mixed(self.number("seed", 1) & MASK)
        self.define_cards()
        for seat, label in enumerate(self.labels):
            self.set_side(seat, label)
        for _, one in self.cards(self.entries.get(_key(self.entries, "removed"))):
            state.removed.append(Card(arrive(state), one.face, 0, self.body()))
        for character in list(state.play.values()):
            self.late_marks(character)
        self.set_turn()
        engine.go(state)
        return Tabled(state, Seating(self.labels), self.known)

    def set_side(self, seat: int, label: str) -> None:
        """One player's cards."""
        state = self.state
        tree = self.entries.get(_key(self.entries, label), {})
        if isinstance(tree, Text) and not tree:
            tree = {}
        if not isinstance(tree, dict):
            self.fail(tree, f"{label} has entries such as 'front:' and 'hand:'")
        assert isinstance(tree, dict)
        for key in tree:
            if key not in SIDE:
                self.fail(key, f"{str(key)!r} is no entry of a player; they are {', '.join(SIDE)}")
        rows = {name: self.cards(tree.get(_key(tree, name))) for name in ("main", "front", "back")}
        mains = [
            one
            for name, cards in rows.items()
            for _, one in cards
            if one.face.kind == "main" and (name == "main" or "stolen" not in " ".join(one.marks))
        ]
        main = self.first_level(mains[0].face) if mains else define("Nobody", "Main 0/1")
        player = Player(seat, state.setup.sides[seat], main)
        state.players.append(player)
        laid = tree.get(_key(tree, "pile"))
        if main.pile_cards:
            player.piles = (self.pile(main, seat, laid),)
        elif laid is not None:
            self.fail(_key(tree, "pile"), f"{main.name} brings no pile; Ultron and the Mandarin do")
        if str(self.plain("phase", "main")) != "setup":
            for name, row in (("main", FRONT), ("front", FRONT), ("back", BACK)):
                for line, one in rows[name]:
                    self.stand(line, one, seat, row)
        for _, one in self.cards(tree.get(_key(tree, "hand"))):
            player.hand.append(Card(arrive(state), one.face, seat, self.body()))
        for _, one in reversed(self.cards(tree.get(_key(tree, "deck")))):
            player.deck.append(Card(0, one.face, seat, self.body()))
        for _, one in self.cards(tree.get(_key(tree, "ko"))):
            player.ko.append(Card(arrive(state), one.face, seat, self.body()))
        self.set_resources(tree, player)
        self.set_figures(tree, player)
        player.open_hand = _key(tree, "open hand") in tree
        player.out = _key(tree, "out") in tree

    def set_figures(self, tree: dict[Text, Tree], player: Player) -> None:
        """Recruit points and the player's own counters."""
        points = tree.get(_key(tree, "points"))
        if isinstance(points, Text):
            if not points.isdigit():
                self.fail(points, f"points is a whole number, not {str(points)!r}")
            player.points = int(points)
        counters = tree.get(_key(tree, "counters"))
        if isinstance(counters, Text):
            if not re.fullmatch(r"-?\d+", counters):
                self.fail(counters, f"counters is a number, below 0 for -1/-1, not {str(counters)!r}")
            player.counters = int(counters)

    def set_resources(self, tree: dict[Text, Tree], player: Player) -> None:
        """Resources by name, or just how many: these are face down and of no interest."""
        lines = tree.get(_key(tree, "resources"))
        if isinstance(lines, Text) and lines.isdigit():
            filler = define("Filler", "1/1")
            for _ in range(int(lines)):
                player.resources.append(Resource(arrive(self.state), filler, player.seat, self.body(), False))
            return
        for line, one in self.cards(lines):
            up = one.face.kind == "location" and "down" not in one.marks and "face down" not in one.marks
            for mark in one.marks:
                if mark not in ("up", "down", "face up", "face down"):
                    self.fail(line, f"a resource is (face up) or (face down), not {mark!r}")
            player.resources.append(Resource(arrive(self.state), one.face, player.seat, self.body(), up))

    def pile(self, main: Face, seat: int, laid: Tree | None) -> Pile:
        """The cards a Main brings along, or those the file lays there."""
        printed = [face(id, self.edition) for id in main.pile_cards] if laid is None else []
        printed += [one.face for _, one in self.cards(laid)]
        cards = tuple(Card(arrive(self.state), one, seat, self.body()) for one in printed)
        return Pile(main.pile, not main.many_mains, cards)

    def first_level(self, main: Face) -> Face:
        """The Level 1 card of a Main."""
        while main.previous_level:
            main = face(main.previous_level, self.edition)
        return main

    def stand(self, line: Text, one: Written, seat: int, row: int) -> None:
        """One character in a row."""
        state = self.state
        printed = one.face
        if not printed.is_character:
            self.fail(line, f"{printed.name} is no character and cannot stand in a row")
        owner = seat
        for mark in one.marks:
            match = re.fullmatch(r"(?:owned by|stolen from) (\w+)", mark)
            if match is not None:
                if match[1] not in self.labels:
                    self.fail(line, f"there is no player {match[1]!r}")
                owner = self.labels.index(match[1])
        level = next((mark for mark in one.marks if re.fullmatch(r"level \d", mark)), "")
        if level:
            while printed.level < int(level[-1]) and printed.next_level:
                printed = face(printed.next_level, self.edition)
        is_main = printed.kind == "main" and "demoted" not in one.marks
        body = owner + 1 if printed.kind == "main" else self.body()
        spent = [mark.removeprefix("has used ") for mark in one.marks if mark.startswith("has used ")]
        for name in spent:
            keys = [power_key(p) for p in printed.powers if isinstance(p, SuperPower | Reaction) and p.name == name]
            if not keys:
                self.fail(line, f"{printed.name} has no Super Power called {name!r}")
            state.spent = (*state.spent, *((body, key) for key in keys))
        character = Character(arrive(state), printed, owner, body, seat, row)
        if "back" in one.marks:
            character.row = BACK
        if is_main:
            character.main_of = owner
        character.original = printed.kind == "main"
        if owner != seat and any(mark.startswith("stolen from") for mark in one.marks):
            character.stolen_from = owner
            state.today[f"stolen:{character.number}"] = 1
        state.put(character)
        character.memory = {"marks": "\n".join([str(line.line), *one.marks])}

    def late_marks(self, character: Character) -> None:
        """How a character stands: its state, wounds, counters and what has been given to it."""
        memory = character.memory
        character.memory = None
        assert memory is not None
        kept = memory["marks"]
        assert isinstance(kept, str)
        at, *marks = kept.split("\n")
        for mark in marks:
            if not self.mark(character, mark):
                self.fail(text("", int(at)), f"{mark!r} is not how a character can stand")
        invalidate_powers(self.state)

    def mark(self, character: Character, mark: str) -> bool:
        """One word in brackets; whether it is known."""
        low = mark.casefold()
        if low == "stunned":
            character.state, character.ready = STUNNED, False
        elif low == "hidden":
            character.state = HIDDEN
        elif low == "exhausted":
            character.ready = False
        elif low == "frozen":
            # A turn that has begun already is the one it does not ready in.
            begun = str(self.plain("phase", "main")) in ("draw", "recovery") and is_turn_of(self.state, character.seat)
            character.ready, character.frozen = False, 2 if begun else 1
        elif low == "new":
            character.born = max(1, self.turn_number())
        elif low == "promoted":
            character.main_of = character.seat
            self.state.status = {**(self.state.status or {}), character.body: character.seat}
        elif low == "demoted":
            self.state.status = {**(self.state.status or {}), character.body: -1}
        elif re.fullmatch(r"(\d+) wounds?", low):
            character.wounds = int(low.split()[0])
        elif re.fullmatch(r"(\d+) xp", low):
            character.xp = int(low.split()[0])
        elif match := re.fullmatch(r"(\d+) ([+-])1/[+-]1(?: counters?)?", low):
            character.counters = int(match[1]) * (1 if match[2] == "+" else -1)
        elif match := re.fullmatch(rf"{CHANGE}(?: ({'|'.join(UNTIL)}))?", low, re.IGNORECASE):
            atk, defense = stats(match[1])
            self.give(character, HasStats(SELF, atk, defense), match[2])
        elif match := re.fullmatch(rf"switched(?: ({'|'.join(UNTIL)}))?", low):
            self.give(character, StatsSwitched(SELF), match[1])
        elif match := re.fullmatch(rf"no powers(?: ({'|'.join(UNTIL)}))?", low):
            self.give(character, LosesPowers(SELF), match[1])
        elif match := re.fullmatch(rf"with (.+?)(?: ({'|'.join(UNTIL)}))?", mark, re.IGNORECASE):
            return self.equip(character, match[1], match[2])
        else:
            return bool(re.fullmatch(r"(owned by|stolen from) \w+|has used .+|level \d|front|back|ready|face up", low))
        return True

    def equip(self, character: Character, what: str, until: str | None) -> bool:
        """'with Flight' gives a keyword, 'with Sword' Equipment."""
        known = keyword(what)
        if known is not None:
            self.give(character, Gains(in_edition(KEYWORDS[known], self.edition), SELF), until)
            return True
        try:
            one = written(what, self.known, self.edition)
        except NotUnderstood:
            return False
        if one.face.kind != "equipment":
            return False
        character.equipment = (Card(arrive(self.state), one.face, character.seat, self.body()),)
        return True

    def give(self, character: Character, truth: Truth, until: str | None) -> None:
        """Something an effect has left behind."""
        state = self.state
        state.modifiers.append(
            Modifier(
                arrive(state), truth, (character.number,),
                END_OF_TURN if until is None else UNTIL[until.casefold()], 0, character.seat, "", self.turn_number(),
            )
        )  # fmt: skip
        invalidate_powers(state)

    def turn_number(self) -> int:
        """The number of the turn the table is taken up in."""
        match = re.search(r"\d+$", re.sub(r"^[PAB]\d\b", "", str(self.plain("turn", "P1 3"))).strip())
        return int(match[0]) if match is not None else 3

    def set_turn(self) -> None:
        """Whose turn it is, and where in it the table is taken up."""
        state = self.state
        whose = self.plain("turn", self.labels[0])
        match = re.fullmatch(r"(?:([PAB]\d)\b,?)?\s*(?:turn )?(\d+)?", whose)
        if match is None or (match[1] is not None and match[1] not in self.labels):
            self.fail(whose, f"turn says whose it is and which: 'P2', 'P1 turn 5', not {str(whose)!r}")
            return
        state.active = self.labels.index(match[1]) if match[1] is not None else 0
        phase = self.plain("phase", "main")
        name = str(phase).casefold().removesuffix(" step").removesuffix(" phase")
        if name == "setup":
            state.agenda.append(Task(SETUP, 0, 0, "setup"))
            return
        if name not in STARTS:
            self.fail(phase, f"phase is one of setup, {', '.join(STARTS)}, not {str(phase)!r}")
        word, state.phase, state.step = STARTS[name]
        if not phase.line and word is BeginMain:
            word, state.phase = MainPhase, "main"  # nothing is said of a phase: it has begun before
        state.turn = self.turn_number() - (1 if word is BeginTurn else 0)
        task = Task(TURN, state.active, 0, "turn")
        task.at = next(at for at, one in enumerate(TURN) if isinstance(one, word))
        if word is RecruitStep and any(player.points for player in state.players):
            begun = tuple(player.seat for player in state.players if player.points or player.seat == state.active)
            task.keep("recruit begun", begun)
        state.agenda.append(task)
        for character in state.play.values():
            has(state, character)


def _key(tree: dict[Text, Tree], name: str) -> Text:
    """The key of that name as it stands in the file (or one that is nowhere)."""
    for key in tree:
        if key == name:
            return key
    return text(name, 0)


def set_scene(entries: dict[Text, Tree], file: str) -> Tabled:
    """The table a scenario describes, at its first decision."""
    if _key(entries, "position") in entries:
        return taken_up(entries, file)
    return Setter(entries, file).set()
