"""What is printed on a card, as frozen data."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["super", "static", "trigger", "level-up", "plot-twist"]
Timing = Literal["Build", "Main", "Combat", "Recovery", "Reaction"]
Type = Literal["main", "supporting", "plot-twist", "location", "equipment", "token"]
Universe = Literal["illustrated", "photographic", "own"]
Uses = Literal["once-per-turn", "once-per-game", "unlimited"]

CHARACTERS: frozenset[str] = frozenset({"main", "supporting", "token"})


class Power(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One power as printed: when it may be used and what it costs; what it does stands in the words of the card."""

    name: str | None = None  # None for plot twists, whose card has the name
    kind: Kind
    timing: Timing | None = None
    any_turn: bool = False
    any_combat: bool = False
    cost: tuple[str, ...] = ()  # "Energy|Might" is one symbol, either of the two
    uses: Uses | None = None  # None: a Super Power once per turn, as usual
    keyword: bool = False
    xp: int | None = None  # for Level Up powers
    figures: tuple[str, ...] = ()  # the numbers its text must show: "+1/+1", "3"
    reading: str | None = None  # which parts are known and which assumed


class Produces(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The symbols a Location offers, one of them each time, and the team it is reserved for."""

    symbols: tuple[str, ...]
    team: str | None = None


class Variant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another published version of one power of the card."""

    edition: Literal["errata", "2015-print", "clarification", "rewording", "replacement", "table-only"]
    power: str
    figures: tuple[str, ...] = ()
    version: str | None = None
    status: str | None = None
    certainty: str | None = None


class Facts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All printed facts of one card. Equal and hashed by id: there is one per card."""

    id: str
    set: str = ""  # filled in from the set's file, like universe
    universe: Universe = "illustrated"
    number: str | None = None
    name: str
    aka: tuple[str, ...] = ()  # other names the card has in the game
    aliases: tuple[str, ...] = ()  # other spellings people use; no meaning in the game
    type: Type
    subtype: Literal["basic", "special", "supporting"] | None = None
    level: int | None = None
    levels: tuple[str, ...] = ()  # ids of all levels of a Main Character, lowest first
    cost: int | None = None
    atk: int | None = None
    defense: int | None = msgspec.field(default=None, name="def")
    health: int | None = None
    teams: tuple[str, ...] = ()
    flight: bool = False
    ranged: bool = False
    keywords: tuple[str, ...] = ()
    produces: Produces | None = None
    level_up: int | None = None  # XP needed
    powers: tuple[Power, ...] = ()
    variants: tuple[Variant, ...] = ()
    starter_deck: dict[str, int] = {}
    copies_in_box: int = 0
    pile: str | None = None  # the pile outside the game this card waits in
    brings: str | None = None  # the pile this card makes its player bring
    tokens: tuple[str, ...] = ()  # tokens this card makes
    deck_limit: int | None = None
    requires: str | None = None
    difficulty: Literal["easy", "medium", "tricky"] | None = None
    rulings: tuple[str, ...] = ()  # ledger rows about this card or its keywords
    notes: tuple[str, ...] = ()
    provenance: dict[str, str] = {}  # field -> source; see sources.py

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def is_main(self) -> bool:
        """A Main Character, whatever its level."""
        return self.type == "main"

    @property
    def is_character(self) -> bool:
        """A main, supporting or token character."""
        return self.type in CHARACTERS

    @property
    def is_basic_location(self) -> bool:
        """A Location anyone may use, with one symbol."""
        return self.type == "location" and self.subtype == "basic"

    @property
    def counterpart(self) -> str | None:
        """The next level of a Main Character, or from the highest level the one below."""
        if len(self.levels) < 2:
            return None
        at = self.levels.index(self.id)
        return self.levels[at + 1] if at + 1 < len(self.levels) else self.levels[at - 1]

    @property
    def is_estimated(self) -> bool:
        """Whether any figure or power of the card, box counts aside, is an estimate."""
        return any(source == "estimate" for field, source in self.provenance.items() if field != "copies_in_box")


class CardSet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One box: its id (the first part of its cards' ids), title, universe, and whether its cards can be played."""

    id: str
    slug: str
    title: str
    universe: Universe
    released: bool
