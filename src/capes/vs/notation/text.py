"""A position as lines a person can write and read.

    vs duel documents
    turn 5, P1, main phase
    P1 main: mb/hulk-main-l1
    P1 front: mb/hulk-main-l1 (wounds 1, +2, xp 3), mb/wasp (exhausted)
    P1 back: mb/loki (stunned)
    P1 hand: mb/thor, mb/savage-land
    P1 resources: mb/fortress, mb/thor (down), mb/lab (seen)
    P1 ko: mb/rhino
    P1 deck: mb/hulk, mb/wasp
    P2 main: ...

Cards go by their ids, or by a name that only one card has. Decks are listed from the top; face-down resources are
`(down)`, or `(seen)` where everybody knows them. Other marks of a character: hidden, frozen (in its controller's next
turn) or frozen now (in this one), counters such as +2 or -1, `of P2` for its
owner, `main of P2`, `not main`, `original`, `with mb/shield` for Equipment. Without a line `P1 points: 3` the Recruit
Step begins afresh. What lasts for this turn only, powers used, and a combat under way are not written: the position is
that of the step it stands in.
"""

from __future__ import annotations

import re
from typing import Final

from capes.core.errors import BadRecord
from capes.core.rng import MASK, mixed
from capes.core.task import Task
from capes.language.sentence import plain
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, HIDDEN, STUNNED, Character
from capes.vs.state.player import Pile, Player
from capes.vs.state.state import Setup, State
from capes.vs.words.face import FACES, Face
from capes.vs.words.turn import (
    TURN,
    AfterFormation,
    BeginMain,
    BeginTurn,
    DrawPhase,
    EndTurn,
    FormationStep,
    MainPhase,
    RecoverAndReady,
    RecoveryPhase,
    RecruitStep,
    ResourceStep,
)

STEPS: Final = {
    "start of turn": (TURN.index(BeginTurn()), "draw", ""),
    "draw phase": (TURN.index(DrawPhase()), "draw", ""),
    "recovery phase": (TURN.index(RecoveryPhase()), "recovery", ""),
    "resource step": (TURN.index(ResourceStep()), "build", "resource"),
    "recruit step": (TURN.index(RecruitStep()), "build", "recruit"),
    "formation step": (TURN.index(FormationStep()), "build", "formation"),
    "build phase": (TURN.index(AfterFormation()), "build", ""),
    "main phase": (TURN.index(MainPhase()), "main", ""),
    "end of turn": (TURN.index(EndTurn()), "end", ""),
}
"""Where in the turn a position stands: the word of the turn, the phase and the step."""

SIDES: Final = {"duel": (0, 1), "ffa": (0, 1, 2, 3), "2v2": (0, 1, 0, 1), "two-headed": (0, 1, 0, 1)}
EDITIONS: Final = ("documents", "errata")
SWITCHES: Final = ("recruit_to_mate", "shared_hands", "brisk")
DEEDS: Final = ("resource", "attacks", "twists", "power-ups", "powers")
ZONES: Final = ("main", "out", "points", "counters", "front", "back", "hand", "open hand", "resources", "ko", "deck")
FROZEN: Final = ("", "frozen", "frozen now")
LONGEST: Final = 100_000


def is_plain(id: str) -> bool:
    """An id of a printed card: no edition mark, not made up for a test."""
    return "@" not in id and not id.startswith("test/")


# -- writing ---------------------------------------------------------------------------------------------------------


def write(state: State) -> str:
    """The table as lines that `read` understands; BadRecord before the first turn, where only a record tells all."""
    if not state.agenda or state.agenda[0].kind != "turn":
        raise BadRecord(plain("a position is written once the first turn has begun and before the game is over"))
    setup = state.setup
    head = ["vs", setup.mode, setup.edition, *(name for name in SWITCHES if getattr(setup, name))]
    at = state.agenda[0].at
    if at in (TURN.index(RecoverAndReady()), TURN.index(BeginMain())):
        at += 1  # a phase that is about to begin is written as begun
    step = [name for name, (word, _, _) in STEPS.items() if word <= at][-1]
    turn = state.turn + 1 if at == 0 else state.turn
    lines = [" ".join(head), f"turn {turn}, P{state.active + 1}, {step}"]
    done = [
        f"{name} {count}" for name, count in sorted(state.today.items()) if count and name.partition(":")[0] in DEEDS
    ]
    if done:
        lines.append(f"today: {', '.join(done)}")
    for player in state.players:
        lines.extend(f"P{player.seat + 1} {zone}: {', '.join(cards)}" for zone, cards in zones(state, player) if cards)
    if state.removed:
        lines.append(f"removed: {', '.join(f'{card.face.id} (of P{card.owner + 1})' for card in state.removed)}")
    return "\n".join(lines) + "\n"


def zones(state: State, player: Player) -> list[tuple[str, list[str]]]:
    """A player's lines, each with its cards."""
    people = [character for character in state.characters if character.seat == player.seat]
    shown = player.shown
    return [
        ("main", [player.main.id]),
        ("out", ["yes"] if player.out else []),
        ("points", [str(player.points)] if player.points or has_points(state, player) else []),
        ("counters", [str(player.counters)] if player.counters else []),
        ("front", [person(character) for character in people if character.row == FRONT]),
        ("back", [person(character) for character in people if character.row == BACK]),
        (
            "open hand" if player.open_hand else "hand",
            [f"{card.face.id} (shown)" if card.number in shown else card.face.id for card in player.hand],
        ),
        (
            "resources",
            [r.face.id if r.up else f"{r.face.id} ({'seen' if r.seen else 'down'})" for r in player.resources],
        ),
        ("ko", [card.face.id for card in player.ko]),
        *((f"pile {pile.name}", [card.face.id for card in pile.cards]) for pile in player.piles),
        ("deck", [card.face.id for card in reversed(player.deck)]),
    ]


def has_points(state: State, player: Player) -> bool:
    """Whether the points of the Recruit Step have been given out: without the line they are still to come."""
    return state.step == "recruit" and state.setup.sides[state.active] == player.side


def person(character: Character) -> str:
    """A character with its marks."""
    marks: list[str] = []
    if character.state == STUNNED:
        marks.append("stunned")
    elif character.state == HIDDEN:
        marks.append("hidden")
    if not character.ready and character.state != STUNNED:
        marks.append("exhausted")
    if character.wounds:
        marks.append(f"wounds {character.wounds}")
    if character.counters:
        marks.append(f"{character.counters:+d}")
    if character.xp:
        marks.append(f"xp {character.xp}")
    if character.frozen:
        marks.append(FROZEN[character.frozen])
    if character.owner != character.seat:
        marks.append(f"of P{character.owner + 1}")
    is_main = character.face.kind == "main"
    if character.main_of >= 0 and not (is_main and character.main_of == character.owner):
        marks.append(f"main of P{character.main_of + 1}")
    if character.main_of < 0 and is_main:
        marks.append("not main")
    if character.original and not is_main:
        marks.append("original")
    marks.extend(f"with {card.face.id}" for card in character.equipment)
    return f"{character.face.id} ({', '.join(marks)})" if marks else character.face.id


# -- reading ---------------------------------------------------------------------------------------------------------


def read(text: str, seed: int = 0) -> State:
    """The position, not yet run to its first decision; BadRecord names the line and what is wrong with it."""
    if len(text) > LONGEST:
        raise BadRecord(plain("this is too long for a position"))
    lines = [line.partition(" # ")[0].strip() for line in text.splitlines()]
    numbered = [(at, line) for at, line in enumerate(lines, 1) if line and not line.startswith("#")]
    if len(numbered) < 2:
        raise BadRecord(plain("a position begins with 'vs MODE EDITION' and 'turn N, P1, main phase'"))
    reader = Reader(numbered[0], numbered[1], seed)
    for at, line in numbered[2:]:
        reader.line(at, line)
    return reader.finished()


class Reader:
    """A position being read line by line."""

    def __init__(self, head: tuple[int, str], when: tuple[int, str], seed: int) -> None:
        self.at = head[0]
        words = head[1].split()
        if words[:1] != ["vs"] or len(words) < 3 or words[1] not in SIDES or words[2] not in EDITIONS:
            raise self.bad("a position begins with 'vs', a mode (duel, ffa, 2v2, two-headed) and an edition")
        wrong = [word for word in words[3:] if word not in SWITCHES]
        if wrong:
            raise self.bad(f"{wrong[0]!r} is no option; there are {', '.join(SWITCHES)}")
        self.mode, self.edition, self.switches = words[1], words[2], words[3:]
        self.at = when[0]
        found = re.fullmatch(r"turn (\d{1,4}), P([1-4]), (.+)", when[1])
        if found is None or found.group(3) not in STEPS:
            raise self.bad(f"the second line is 'turn N, P1, STEP' with one of {', '.join(STEPS)}")
        self.turn, self.active, self.step = int(found.group(1)), int(found.group(2)) - 1, found.group(3)
        self.players: dict[int, dict[str, list[tuple[int, str]]]] = {}
        self.removed: list[str] = []
        self.today: dict[str, int] = {}
        self.seed = seed
        self.bodies = 0

    def bad(self, problem: str) -> BadRecord:
        """An error that names the line."""
        return BadRecord(plain(f"line {self.at}: {problem}"))

    def line(self, at: int, line: str) -> None:
        """Take in one line."""
        self.at = at
        key, colon, value = line.partition(":")
        if not colon:
            raise self.bad(f"{line!r} is neither a zone nor a remark")
        if key == "today":
            for deed in split(value):
                found = re.fullmatch(r"([a-z-]+):([0-3]) (\d{1,4})", deed)
                if found is None or found.group(1) not in DEEDS:
                    raise self.bad(f"{deed!r} cannot have been done today")
                self.today[f"{found.group(1)}:{found.group(2)}"] = int(found.group(3))
            return
        if key == "removed":
            self.removed = split(value)
            return
        found = re.fullmatch(r"P([1-4]) (.+)", key)
        if found is None or (found.group(2) not in ZONES and not found.group(2).startswith("pile ")):
            raise self.bad(f"there is no line {key!r}; zones are {', '.join(ZONES)} and 'pile NAME' of P1 to P4")
        mine = self.players.setdefault(int(found.group(1)) - 1, {})
        if found.group(2) in mine:
            raise self.bad(f"{key!r} is there twice")
        mine[found.group(2)] = [(at, entry) for entry in split(value)]

    def finished(self) -> State:
        """The whole table."""
        count = len(self.players)
        if sorted(self.players) != list(range(count)) or not 2 <= count <= len(SIDES[self.mode]):
            raise self.bad(f"a position of {self.mode} has lines for every player from P1 on, not for {count}")
        if self.mode != "ffa" and count != len(SIDES[self.mode]):
            raise self.bad(f"{self.mode} is for {len(SIDES[self.mode])} players, not {count}")
        if self.active >= count:
            raise self.bad(f"there is no P{self.active + 1}")
        sides = SIDES[self.mode][:count]
        to_mate, shared, brisk = (name in self.switches for name in SWITCHES)
        state = State(Setup(self.mode, sides, self.edition, to_mate, shared, brisk))
        state.rng = mixed(self.seed & MASK)
        self.bodies = count
        for seat in range(count):
            self.player(state, seat, self.players[seat])
        for entry in self.removed:
            printed, marks = self.card(entry)
            owner = self.owner(marks, 0, count)
            state.removed.append(self.new_card(state, printed, owner))
        self.begin(state)
        return state

    def begin(self, state: State) -> None:
        """Stand at the step named."""
        word, state.phase, state.step = STEPS[self.step]
        state.active = self.active
        state.turn = self.turn - 1 if word == 0 else self.turn
        state.today = dict(self.today)
        task = Task(TURN, self.active, 0, "turn")
        task.at = word
        if self.step == "recruit step":
            begun = tuple(seat for seat in range(len(state.players)) if "points" in self.players[seat])
            task.keep("recruit begun", begun)
        state.agenda.append(task)
        if not any(character.main_of >= 0 for character in state.play.values()):
            raise self.bad("nobody has a Main Character in play")

    def player(self, state: State, seat: int, listed: dict[str, list[tuple[int, str]]]) -> None:
        """One player's lines."""
        if "main" not in listed:
            raise BadRecord(plain(f"P{seat + 1} has no main character: write 'P{seat + 1} main: ID'"))
        player = Player(seat, state.setup.sides[seat], self.only(listed["main"]))
        state.players.append(player)
        player.points = self.number(listed.get("points"))
        player.counters = self.number(listed.get("counters"))
        player.out = "out" in listed
        player.open_hand = "open hand" in listed
        for row, zone in ((FRONT, "front"), (BACK, "back")):
            for self.at, entry in listed.get(zone, []):
                self.character(state, seat, row, entry)
        shown: list[int] = []
        for self.at, entry in (*listed.get("hand", []), *listed.get("open hand", [])):
            printed, marks = self.card(entry, "shown")
            player.hand.append(self.new_card(state, printed, seat))
            if marks:
                shown.append(player.hand[-1].number)
        player.shown = tuple(shown)
        for self.at, entry in listed.get("resources", []):
            printed, marks = self.card(entry, "down", "seen")
            card = self.new_card(state, printed, seat)
            player.resources.append(Resource(card.number, printed, seat, card.body, not marks, "seen" in marks))
        for self.at, entry in listed.get("ko", []):
            player.ko.append(self.new_card(state, self.card(entry)[0], seat))
        piles: list[Pile] = []
        for zone, entries in listed.items():
            if zone.startswith("pile "):
                cards = tuple(self.new_card(state, self.card(entry)[0], seat) for self.at, entry in entries)
                piles.append(Pile(zone.removeprefix("pile "), not player.main.many_mains, cards))
        player.piles = tuple(piles)
        for self.at, entry in reversed(listed.get("deck", [])):
            self.bodies += 1
            player.deck.append(Card(0, self.card(entry)[0], seat, self.bodies))

    def character(self, state: State, seat: int, row: int, entry: str) -> None:
        """'mb/hulk (stunned, wounds 1)'."""
        printed, marks = self.card(entry, None)
        if not printed.is_character:
            raise self.bad(f"{printed.name} is not a character")
        count = len(self.players)
        owner = self.owner(marks, seat, count)
        card = self.new_card(state, printed, owner)
        character = Character(card.number, printed, owner, card.body, seat, row)
        character.born = self.turn - 1
        character.original = printed.kind == "main"
        character.main_of = owner if character.original else -1
        if character.original and not any(other.body == owner + 1 for other in state.play.values()):
            character.body = owner + 1
        for mark in marks:
            self.mark(state, character, mark, count)
        state.put(character)

    def mark(self, state: State, character: Character, mark: str, count: int) -> None:
        """One mark of a character."""
        name, _, rest = mark.partition(" ")
        if mark in ("stunned", "hidden"):
            character.state = STUNNED if mark == "stunned" else HIDDEN
            character.ready = character.ready and mark == "hidden"
        elif mark == "exhausted":
            character.ready = False
        elif mark in FROZEN[1:]:
            character.frozen = FROZEN.index(mark)
        elif name in ("wounds", "xp") and re.fullmatch(r"\d{1,3}", rest):
            setattr(character, name, int(rest))
        elif re.fullmatch(r"[+-]\d{1,3}", mark):
            character.counters = int(mark)
        elif mark.startswith("main of P") and mark[9:] in [str(seat + 1) for seat in range(count)]:
            character.main_of = int(mark[9:]) - 1
        elif mark == "not main":
            character.main_of = -1
        elif mark == "original":
            character.original = True
        elif name == "with":
            character.equipment = (*character.equipment, self.new_card(state, self.face(rest), character.owner))
        elif name != "of":
            raise self.bad(f"{mark!r} is no mark of a character")

    # -- small things -------------------------------------------------------------------------------------------

    def owner(self, marks: list[str], seat: int, count: int) -> int:
        """Whose card it is."""
        for mark in marks:
            if mark.startswith("of P"):
                if mark[4:] not in [str(number + 1) for number in range(count)]:
                    raise self.bad(f"there is no {mark[3:]}")
                return int(mark[4:]) - 1
        return seat

    def new_card(self, state: State, printed: Face, owner: int) -> Card:
        """A card with the next numbers."""
        self.bodies += 1
        state.arrivals += 1
        return Card(state.arrivals, printed, owner, self.bodies)

    def card(self, entry: str, *allowed: str | None) -> tuple[Face, list[str]]:
        """A card and its marks; without `None` only the marks allowed."""
        found = re.fullmatch(r"(.+?)(?: \((.*)\))?", entry)
        if found is None:
            raise self.bad(f"{entry!r} is not a card")
        marks = [mark.strip() for mark in (found.group(2) or "").split(",") if mark.strip()]
        if None not in allowed:
            wrong = [mark for mark in marks if mark not in allowed and not mark.startswith("of P")]
            if wrong:
                raise self.bad(f"{wrong[0]!r} means nothing here")
        return self.face(found.group(1)), marks

    def face(self, name: str) -> Face:
        """A printed card by id, or by a name that only one card has."""
        printed = FACES.get(name)
        if printed is not None:
            return printed
        same = [face for id, face in FACES.items() if face.name.casefold() == name.casefold() and is_plain(id)]
        if len(same) == 1:
            return same[0]
        if same:
            raise self.bad(f"several cards are called {name!r}: {', '.join(face.id for face in same[:6])}")
        raise self.bad(f"there is no card {name!r}")

    def only(self, entries: list[tuple[int, str]]) -> Face:
        """A line with one card."""
        self.at = entries[0][0] if entries else self.at
        if len(entries) != 1:
            raise self.bad("one card is expected")
        return self.face(entries[0][1])

    def number(self, entries: list[tuple[int, str]] | None) -> int:
        """A line with one number; 0 without it."""
        if entries is None:
            return 0
        self.at = entries[0][0] if entries else self.at
        if len(entries) != 1 or not re.fullmatch(r"[+-]?\d{1,4}", entries[0][1]):
            raise self.bad("a number is expected")
        return int(entries[0][1])


def split(text: str) -> list[str]:
    """What stands between commas, those in parentheses aside."""
    return [piece.strip() for piece in re.split(r",(?![^(]*\))", text) if piece.strip()]
