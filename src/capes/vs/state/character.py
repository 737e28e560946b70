"""A character in play: the one kind of card that changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.vs.state.card import Card
from capes.vs.words.face import Face, Faculties

UP: Final = 0
STUNNED: Final = 1
HIDDEN: Final = 2
FRONT: Final = 0
BACK: Final = 1
UNKNOWN: Final = -9999


@mypyc_attr(acyclic=True)
class Character:
    """A character on somebody's side. `number` is its arrival number and, until it leaves, its identity."""

    __slots__ = (
        "atk", "attacked_in", "body", "born", "counters", "defense", "equipment", "face", "frozen", "has", "known_atk",
        "levelled", "main_of", "memory", "number", "original", "owner", "ready", "row", "seat", "stamp",
        "state", "stats_at", "stolen_from", "wounds", "xp",
    )  # fmt: skip

    def __init__(self, number: int, face: Face, owner: int, body: int, seat: int, row: int) -> None:
        self.number = number
        self.face = face
        self.owner = owner
        self.body = body
        self.seat = seat  # who controls it; its side is that player's side
        self.row = row
        self.ready = True
        self.state = UP
        self.wounds = 0
        self.counters = 0  # net: +1/+1 above zero, -1/-1 below
        self.xp = 0
        self.stamp = number  # timestamp of its continuous powers; kept through levelling
        self.levelled = 0  # timestamp of its last change of level
        self.born = 0  # the turn it appeared in
        self.attacked_in = 0  # the turn it last attacked in
        self.known_atk = UNKNOWN  # its true ATK when last looked at, for those who mind
        self.main_of = -1  # whose Main it is; -1 for a supporting character
        self.original = False  # the Main its owner started with
        self.frozen = 0  # 1: in its controller's next turn; 2: in this turn, until it is over
        self.stolen_from = -1
        self.equipment: tuple[Card, ...] = ()
        self.memory: dict[str, tuple[int, ...] | str] | None = None  # what it remembers, by name
        # Computed things and the versions they are good for.
        self.has: Faculties = face.up
        self.atk = 0
        self.defense = 0
        self.stats_at = -1

    def copy(self) -> Character:
        """Field by field; frozen things are shared."""
        other = Character(self.number, self.face, self.owner, self.body, self.seat, self.row)
        self.copy_to(other)
        return other

    def copy_to(self, other: Character) -> None:
        """Everything that may have changed since it came."""
        other.ready = self.ready
        other.state = self.state
        other.wounds = self.wounds
        other.counters = self.counters
        other.xp = self.xp
        other.stamp = self.stamp
        other.levelled = self.levelled
        other.born = self.born
        other.attacked_in = self.attacked_in
        other.known_atk = self.known_atk
        other.main_of = self.main_of
        other.original = self.original
        other.frozen = self.frozen
        other.stolen_from = self.stolen_from
        other.equipment = self.equipment
        memory = self.memory
        other.memory = None if memory is None else dict(memory)
        other.has = self.has
        other.atk = self.atk
        other.defense = self.defense
        other.stats_at = self.stats_at

    def __repr__(self) -> str:
        return f"<#{self.number} {self.face.name}>"


@mypyc_attr(acyclic=True)
class AttackedPlayer(Character):
    """A player under attack, dealt with like a character for the length of the combat (FAQ-21)."""

    __slots__ = ("player",)

    def __init__(self, number: int, face: Face, player: int) -> None:
        super().__init__(number, face, player, 0, player, FRONT)
        self.player = player  # the seat that is attacked

    def copy(self) -> AttackedPlayer:
        """Field by field; frozen things are shared."""
        other = AttackedPlayer(self.number, self.face, self.player)
        other.owner, other.seat, other.row = self.owner, self.seat, self.row
        self.copy_to(other)
        return other
