"""What a seat sees of a table of Vs., as types.

Hands of others are null with a count, a face-down resource the viewer may not know has no face.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from capes.core.seen import CardShown, Explanation, Preview, ResultShown, View, one_of
from capes.vs.contract.events import Row

MODES: Final = ("duel", "ffa", "2v2", "two-headed")
PHASES: Final = ("setup", "draw", "recovery", "build", "main", "end")
STEPS: Final = ("", "resource", "recruit", "formation")
STANDINGS: Final = ("up", "stunned", "hidden")
COMBAT_KINDS: Final = ("melee", "ranged")
OUTCOMES: Final = ("safe", "stun", "ko", "main-ko", "none")
CAUSES: Final = ("base", "base set", "counters", "more", "switched", "reset")
ZONES: Final = ("play", "hand", "resources", "ko", "removed", "looked", "pile", "deck")

Mode = Annotated[str, one_of("VsMode", MODES)]
Phase = Annotated[str, one_of("VsPhase", PHASES)]
Step = Annotated[str, one_of("VsStep", STEPS, "of the Build Phase")]
Standing = Annotated[str, one_of("VsStanding", STANDINGS)]
CombatKind = Annotated[str, one_of("VsCombatKind", COMBAT_KINDS)]
Outcome = Annotated[str, one_of("VsOutcome", OUTCOMES, "what a strike does; none: there is no strike")]
Cause = Annotated[str, one_of("VsCause", CAUSES)]
Zone = Annotated[str, one_of("VsZone", ZONES)]


class ResourceShown(msgspec.Struct, gc=False):
    """A resource: face up, or face down with a face only for those who may know it."""

    n: int
    up: bool
    face: str | None


class AsideShown(msgspec.Struct, gc=False):
    """A level of a Main Character that is not in play."""

    face: str


class LevelShown(msgspec.Struct, gc=False):
    """How far a Main Character is from its next level, `face`."""

    main: int
    have: int
    need: int
    face: str


class PileShown(msgspec.Struct, gc=False):
    """A pile beside the deck; the cards of a secret one are not listed."""

    name: str
    count: int
    cards: list[CardShown]


class PlayerShown(msgspec.Struct, gc=False):
    """One player's part of the table.

    `main` is the Main Character it started with, `seen` the faces everybody knows to lie face down among the resources
    (in no order), `known` the hand cards everybody has seen, `counters` those of the player.
    """

    seat: int
    side: int
    out: bool
    main: str
    hand: list[CardShown] | None
    hand_count: int
    deck_count: int
    ko: list[CardShown]
    resources: list[ResourceShown]
    seen: list[str]
    points: int
    aside: list[AsideShown]
    counters: int
    xp: list[LevelShown]
    piles: list[PileShown]
    known: list[str]


class CharacterShown(msgspec.Struct, gc=False):
    """A character in play: everything about it is public, stunned or not.

    `seat` is its controller, `side` the side it stands on, `used` the powers used this turn, `notes` what has been
    given to it for a time.
    """

    n: int
    face: str
    name: str
    owner: int
    side: int
    seat: int
    row: Row
    state: Standing
    ready: bool
    wounds: int
    health: int
    counters: int
    atk: int
    defense: int = msgspec.field(name="def")
    base: tuple[int, int]
    main: bool
    level: int
    xp: int
    keywords: list[str]
    teams: list[str]
    equipment: list[CardShown]
    frozen: bool
    lost_powers: bool
    protected_by: list[int]
    used: list[str]
    notes: list[str]


class CombatShown(msgspec.Struct, gc=False):
    """Who attacks whom (a character, or a player by `defender_seat`), who has passed and whose chance to act it is."""

    attackers: list[int]
    defender: int | None
    defender_seat: int | None
    kind: CombatKind
    team: bool
    passed: list[int]
    chance: int | None


class TriggerShown(msgspec.Struct, gc=False):
    """A power that has triggered and is yet to happen."""

    n: int
    face: str
    power: str
    seat: int


class LookedShown(msgspec.Struct, gc=False):
    """Cards being looked at: how many, and for those who look, which."""

    seat: int
    count: int
    cards: list[CardShown] | None


class VsView(View, gc=False):
    """The table of Vs.

    `declaring` are the attackers named so far for an attack that is being declared, `waiting` the powers to come,
    `playing` the plot twists being carried out, `own` the cards of players' own that it
    names, as cards are listed.
    """

    game: Literal["vs"]
    mode: Mode
    edition: str
    active: list[int]
    phase: Phase
    step: Step
    players: list[PlayerShown]
    characters: list[CharacterShown]
    combat: CombatShown | None
    declaring: list[int]
    waiting: list[TriggerShown]
    playing: list[CardShown]
    looked: LookedShown | None
    removed: list[CardShown]
    result: ResultShown | None
    own: list[dict[str, Any]] | msgspec.UnsetType = msgspec.UNSET


class Strike(msgspec.Struct, gc=False):
    """One strike to come: who strikes together, and what it does."""

    by: list[int]
    at: int
    atk: int
    defense: int = msgspec.field(name="def")
    outcome: Outcome


class StrikeBack(Strike, gc=False):
    """A strike back to come; `chooser` is the seat that picks whom it hits, null where there is no choice."""

    chooser: int | None


class AttackOutlook(msgspec.Struct, gc=False):
    """The attack as a whole: its last strike, and every one."""

    total: int
    against: int
    outcome: Outcome
    steps: list[Strike]


class VsPreview(Preview, gc=False):
    """What a combat would come to if everybody passed from here on.

    `unknown` are the questions that somebody would still have to answer, `levels` the Main Characters that level up.
    """

    attack: AttackOutlook
    back: list[StrikeBack]
    unknown: list[str]
    levels: list[int]


class TextLine(msgspec.Struct, gc=False):
    """A power's name (or '') and its text; a keyword and its meaning."""

    name: str
    text: str


class CauseShown(msgspec.Struct, gc=False):
    """One link of the chain behind ATK and DEF: what it is, the card it comes from, and the values after it."""

    what: Cause
    source: str
    name: str
    atk: int
    defense: int = msgspec.field(name="def")


class PowerShown(msgspec.Struct, gc=False):
    """A power a character has now, and whether it has been used."""

    key: str
    name: str
    used: bool


class VsExplanation(Explanation, gc=False, omit_defaults=True):
    """All about a card: what is printed on it, and for a character in play where its numbers come from."""

    zone: Zone | None = None
    seat: int | None = None
    face: str | None = None
    name: str | None = None
    text: list[TextLine] = []
    atk: int | None = None
    defense: int | None = msgspec.field(name="def", default=None)
    chain: list[CauseShown] = []
    keywords: list[TextLine] = []
    teams: list[str] = []
    notes: list[str] = []
    protected_by: list[int] = []
    powers: list[PowerShown] = []
