"""A printed card: its facts and its powers, unpacked once for quick reading."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.vs.words.cues import GainsAtk, PlaysPlotTwist, TurnEnds, UsesSuperPower
from capes.vs.words.keywords import Keyword
from capes.vs.words.powers import SYMBOLS, Always, Equips, Has, LevelUp, Power, Reaction, SuperPower, Twist, When
from capes.vs.words.pronouns import SELF
from capes.vs.words.truths import SHAPING, CannotBeKOd, HasPowersOf, HasStats
from capes.vs.words.turn import OfferReaction
from capes.vs.words.volatility import is_volatile

CHARACTERS: Final = ("main", "supporting", "token")

TEAMS: Final[list[str]] = [
    "Avengers", "X-Men", "Guardians", "Super Villains", "Defenders", "Underworld", "A-Force", "Femme Fatales",
    "MCU Heroes", "MCU Villains",
]  # fmt: skip
GOOD_TEAMS: Final = ("Avengers", "X-Men", "Guardians", "Defenders", "A-Force", "MCU Heroes")
EVIL_TEAMS: Final = ("Super Villains", "Underworld", "Femme Fatales", "MCU Villains")


TEAM_BITS: Final[dict[str, int]] = {}


def team_bit(team: str) -> int:
    """A bit for each team; a team met for the first time gets the next one."""
    bit = TEAM_BITS.get(team)
    if bit is None:
        if team not in TEAMS:
            TEAMS.append(team)
        bit = TEAM_BITS[team] = 1 << TEAMS.index(team)
    return bit


GOOD_MASK: Final = sum(team_bit(team) for team in GOOD_TEAMS)
EVIL_MASK: Final = sum(team_bit(team) for team in EVIL_TEAMS)


def teams_in(mask: int) -> tuple[str, ...]:
    """The teams of a mask, in the order of TEAMS."""
    return tuple(team for at, team in enumerate(TEAMS) if mask >> at & 1)


WINDOWS: Final = {"Build": 1, "Main": 2, "Combat": 4, "Recovery": 8}
"""A bit for each time at which a Super Power can be used."""

BEFOREHAND: Final = (UsesSuperPower, PlaysPlotTwist, TurnEnds)
"""What a Reaction to it resolves before (SUPER-15); to anything else that happens it is used as a trigger resolves."""

CUES: Final[dict[type, int]] = {}


def cue_bit(kind: type) -> int:
    """A bit for each kind of cue; one met for the first time gets the next."""
    bit = CUES.get(kind)
    if bit is None:
        bit = CUES[kind] = 1 << len(CUES)
    return bit


def cue_mask(whens: tuple[When, ...]) -> int:
    """The cues that triggered powers listen for."""
    mask = 0
    for when in whens:
        mask |= cue_bit(type(when.cue))
    return mask


def power_key(power: Power) -> str:
    """What tells a Super Power from the others of its character: four powers may share a name (FAQ-50)."""
    assert isinstance(power, SuperPower | Reaction)
    window = power.window if isinstance(power, SuperPower) else "Reaction"
    return f"{power.name}|{window}|{','.join(power.cost)}"


@mypyc_attr(acyclic=True)
class Faculties:
    """What a character has at a moment: keyword bits and names, teams, and powers by kind. Shared, never changed."""

    __slots__ = (
        "always", "bits", "cues", "keys", "keywords", "ko_windows", "level_up", "minds_atk", "powers", "shapes_powers",
        "spares",
        "standing", "supers", "teams", "volatile", "whens", "windows",
    )  # fmt: skip

    def __init__(
        self,
        powers: tuple[Power, ...],
        bits: int,
        keywords: tuple[Keyword, ...],
        teams: int,
        supers: tuple[Power, ...],
        whens: tuple[When, ...],
        always: tuple[Always, ...],
        level_up: LevelUp | None,
    ) -> None:
        self.powers: Final = powers  # what all of this was unpacked from
        self.bits: Final = bits
        self.keywords: Final = keywords
        self.teams: Final = teams
        self.supers: Final = supers  # SuperPower and Reaction
        self.keys: Final = tuple(power_key(power) for power in supers)
        self.windows: Final = sum({WINDOWS[power.window] for power in supers if isinstance(power, SuperPower)})
        from_ko = [power for power in powers if isinstance(power, SuperPower) and power.zone == "ko"]
        self.ko_windows: Final = sum({WINDOWS[power.window] for power in from_ko})  # of those used from the KO pile
        self.whens: Final = whens  # with those of keywords and of Level Up
        self.always: Final = always
        self.level_up: Final = level_up
        self.minds_atk: Final = any(isinstance(when.cue, GainsAtk) for when in whens)
        self.spares: Final = any(isinstance(one.truth, CannotBeKOd) for one in always)  # somebody may stay in play
        self.cues: Final = cue_mask(whens)  # what it listens for
        # Continuous powers apart: those that shape powers, and all others.
        self.standing: Final = tuple(one for one in always if not isinstance(one.truth, SHAPING))
        self.shapes_powers: Final = len(self.standing) < len(always)
        self.volatile: Final = any(is_volatile(one.truth) for one in always)


def faculties(powers: tuple[Power, ...], teams: int) -> Faculties:
    """Unpack powers by kind; the powers that keywords are made of are taken out of them."""
    bits = 0
    keywords: list[Keyword] = []
    supers: list[Power] = []
    whens: list[When] = []
    always: list[Always] = []
    level_up: LevelUp | None = None
    for power in powers:
        if isinstance(power, Has):
            keyword = power.keyword
            assert isinstance(keyword, Keyword)
            if keyword in keywords:
                continue
            keywords.append(keyword)
            bits |= keyword.bit
            for part in keyword.powers:
                if isinstance(part, When):
                    whens.append(part)
                elif isinstance(part, Always):
                    always.append(part)
                elif isinstance(part, SuperPower):
                    supers.append(part)
        elif isinstance(power, SuperPower | Reaction) and power in supers:
            continue  # had twice, as by copying two of a name, it can be used no more often
        elif isinstance(power, SuperPower):
            supers.append(power)
        elif isinstance(power, Reaction):
            supers.append(power)
            if not isinstance(power.cue, BEFOREHAND):
                whens.append(When(power.cue, (OfferReaction(power_key(power)),), power.name))
        elif isinstance(power, When):
            whens.append(power)
        elif isinstance(power, Always):
            always.append(power)
        elif isinstance(power, LevelUp):
            level_up = power
            whens.extend(power.when)
    return Faculties(powers, bits, tuple(keywords), teams, tuple(supers), tuple(whens), tuple(always), level_up)


def works_down(keyword: Keyword) -> bool:
    """Whether a keyword works on a face-down character too."""
    return keyword.lasting or (
        bool(keyword.powers) and all(isinstance(part, Always) and part.while_stunned for part in keyword.powers)
    )


def lasting_powers(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    """What a face-down character keeps: powers that say so."""
    kept: list[Power] = []
    for power in powers:
        if isinstance(power, Has):
            keyword = power.keyword
            assert isinstance(keyword, Keyword)
            if works_down(keyword):
                kept.append(power)
        elif (isinstance(power, SuperPower) and power.while_stunned) or (
            isinstance(power, Always) and power.while_stunned
        ):
            kept.append(power)
    return tuple(kept)


def symbols_mask(choice: str) -> int:
    """A bit for each symbol of a cost such as "Energy|Might"."""
    mask = 0
    for symbol in choice.split("|"):
        if symbol:
            mask |= 1 << SYMBOLS.index(symbol)
    return mask


def works_from_ko(faculty: Faculties) -> bool:
    """Whether anything printed works in the KO pile: a power used from there, or copying that works everywhere."""
    return faculty.ko_windows != 0 or any(
        isinstance(always.truth, HasPowersOf) and always.truth.everywhere for always in faculty.always
    )


class Face:
    """A printed card. Never changed; shared by every copy of every state."""

    __slots__ = (
        "atk", "bonus", "cost", "defense", "down", "edition", "equips", "health", "id", "is_character", "kind",
        "level", "many_mains", "marked", "name", "names", "needs", "needs_mark", "next_level", "pile", "pile_cards",
        "powers", "previous_level", "symbol_mask", "symbols", "team_mask", "teams", "twist_windows", "twists",
        "universe", "up", "works_from_ko",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        kind: str,
        *,
        powers: tuple[Power, ...] = (),
        aka: tuple[str, ...] = (),
        level: int = 0,
        cost: int = -1,
        atk: int = 0,
        defense: int = 0,
        health: int = 0,
        teams: tuple[str, ...] = (),
        symbols: tuple[str, ...] = (),
        universe: str = "illustrated",
        next_level: str = "",
        previous_level: str = "",
        needs: tuple[str, ...] = (),
        needs_mark: bool = False,
        marked: bool = False,
        pile: str = "",
        pile_cards: tuple[str, ...] = (),
        many_mains: bool = False,
        edition: str = "",
    ) -> None:
        self.id: Final = id  # with "@errata" where an edition prints other powers
        self.name: Final = name
        self.names: Final = (name, *aka)
        self.kind: Final = kind  # main, supporting, token, plot-twist, location, equipment
        self.level: Final = level
        self.cost: Final = cost  # -1: has none
        self.atk: Final = atk
        self.defense: Final = defense
        self.health: Final = health
        self.teams: Final = teams
        self.universe: Final = universe
        self.next_level: Final = next_level
        self.previous_level: Final = previous_level
        self.needs: Final = needs  # teams that must stand on your side to play it, one entry for each symbol
        self.needs_mark: Final = needs_mark
        self.marked: Final = marked
        self.symbols: Final = symbols  # what a Location gives
        self.symbol_mask: Final = symbols_mask("|".join(symbols))
        self.pile: Final = pile  # the pile that comes with it, or that it belongs to
        self.pile_cards: Final = pile_cards
        self.many_mains: Final = many_mains  # one of several cards that are one Main together
        self.powers: Final = powers
        self.edition: Final = edition
        self.is_character: Final = kind in CHARACTERS
        mask = 0
        for team in teams:
            mask |= team_bit(team)
        self.team_mask: Final = mask
        self.up: Final = faculties(powers, mask)
        self.down: Final = faculties(lasting_powers(powers), mask)
        twists: list[Twist] = []
        equips: Equips | None = None
        for power in powers:
            if isinstance(power, Twist):
                twists.append(power)
            elif isinstance(power, Equips):
                equips = power
        self.twists: Final = tuple(twists)
        self.twist_windows: Final = sum({WINDOWS[twist.window] for twist in twists})
        self.works_from_ko: Final = works_from_ko(self.up)
        self.equips: Final = equips
        has_bonus = equips is not None and (equips.atk or equips.defense)
        self.bonus: Final = HasStats(SELF, equips.atk, equips.defense) if equips is not None and has_bonus else None

    @property
    def printed_id(self) -> str:
        """The id without an edition mark."""
        return self.id.partition("@")[0]

    def __repr__(self) -> str:
        return f"<{self.id}>"


FACES: Final[dict[str, Face]] = {}
"""Every card known, by id; the rooms `cards` and `workshop` and the tests fill it."""

OWN: Final = "own/"
"""How the ids of cards of people's own begin."""

_own: Final[dict[str, int]] = {}


def know_own(face: Face) -> None:
    """Make a card of somebody's own known, once more if it is known already."""
    FACES[face.id] = face
    _own[face.id] = _own.get(face.id, 0) + 1


def forget_own(id: str) -> None:
    """One who knew it is gone; the last one takes it along."""
    left = _own.get(id, 0) - 1
    if left > 0:
        _own[id] = left
    elif _own.pop(id, None) is not None:
        del FACES[id]


def printed_count() -> int:
    """How many cards are known besides those of people's own."""
    return len(FACES) - len(_own)


def printed_faces() -> list[Face]:
    """Every card known besides those of people's own."""
    return [face for id, face in list(FACES.items()) if not id.startswith(OWN)]


def face(id: str, edition: str = "documents") -> Face:
    """The printed card of that id, in that edition where it differs."""
    if edition != "documents":
        variant = FACES.get(f"{id}@{edition}")
        if variant is not None:
            return variant
    return FACES[id]
