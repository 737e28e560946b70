"""What a seat sees of a table of Duel, as types. Hands of others are null with a count."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from capes.core.seen import Explanation, Preview, ResultShown, View, one_of

MODES: Final = ("two-way", "three-way")
SIDES: Final = ("Hero", "Gray", "Villain")
TYPES: Final = ("Physical", "Energy", "Mental", "Fate")
SPEEDS: Final = ("fast", "ranged", "normal", "slow")
WINDOWS: Final = ("W1", "W2", "W3", "W4", "W8", "W9", "W10", "W12")
ROLES: Final = ("attacking", "attacked")
ACTIONS: Final = ("aid", "thwart", "gang up")
COLOURS: Final = ("red", "blue", "yellow", "green", "violet")
OUTCOMES: Final = ("safe", "hurt", "healed", "ko", "down", "up")
CAUSES: Final = ("printed", "ability", "power", "Condition", "Interruptions", "taking an action", "ganging up")

Mode = Annotated[str, one_of("DuelMode", MODES)]
Side = Annotated[str, one_of("DuelSide", SIDES)]
Type = Annotated[str, one_of("DuelType", TYPES)]
Speed = Annotated[str, one_of("DuelSpeed", SPEEDS)]
Window = Annotated[str, one_of("DuelWindow", WINDOWS, "in which Interruptions may be played")]
Role = Annotated[str, one_of("DuelRole", ROLES, "in a match-up")]
Action = Annotated[str, one_of("DuelAction", ACTIONS, "instead of attacking")]
Colour = Annotated[str, one_of("DuelColour", COLOURS)]
Outcome = Annotated[str, one_of("DuelOutcome", OUTCOMES, "what a fight does to a Character")]
Cause = Annotated[str, one_of("DuelCause", CAUSES)]


class NamedCard(msgspec.Struct, gc=False):
    """A card the viewer may know."""

    n: int
    face: str
    name: str


class StartShown(msgspec.Struct, gc=False):
    """Whether a player has put the first Character down; which one, for that player alone."""

    chosen: bool
    card: NamedCard | None


class PlayerShown(msgspec.Struct, gc=False):
    """One player's part of the table.

    `known` are cards in the hand that all have seen go there, `active` how many Characters stand, `start` is there
    during the set-up.
    """

    seat: int
    side: int
    out: bool
    colour: Colour
    pile_side: Side | None
    hand: list[NamedCard] | None
    hand_count: int
    known: list[NamedCard]
    pile_count: int | None
    team: list[int]
    active: int
    grace_used: bool
    empty_turns: int
    start: StartShown | None


class ActionShown(msgspec.Struct, gc=False):
    """What a Character does instead of attacking, and whom it is about."""

    kind: Action
    on: list[int]


class PowerShown(msgspec.Struct, gc=False):
    """A printed power; `outside` ones reach outside the match-up."""

    name: str
    damage: int
    speed: Speed
    outside: bool


class CharacterShown(msgspec.Struct, gc=False):
    """A Character in play: everything about it is public.

    `seat` is its player, `printed` its full Health, `floor` how far down it can go, `power` the number of the power it
    has declared (0: none) and `target` whom on.
    """

    n: int
    face: str
    name: str
    seat: int
    side: Side
    type: Type
    health: int
    printed: int
    floor: int
    ko: bool
    power: int
    target: int | None
    cancelled: bool
    speed: Speed | None
    opponent: int | None
    role: Role | None
    committed: bool
    action: ActionShown | None
    shield: int
    bonus: int
    blank: bool
    powers: list[PowerShown]


class MatchUpShown(msgspec.Struct, gc=False):
    """Two Characters who fight, and who steps between them."""

    number: int
    attacking: int
    attacked: int
    thwarted_by: list[int]


class OptionsShown(msgspec.Struct, gc=False):
    """The optional rules that are played with."""

    help: bool
    delay: bool
    showdown: bool
    more_actions: bool
    picking_sides: bool
    three_way: bool
    poker_face: bool


class DuelView(View, gc=False):
    """The table of Duel. `holder` has the option to attack; `pile_count` is null where everybody has a pile."""

    game: Literal["duel"]
    mode: Mode
    options: OptionsShown
    current: int
    step: int
    step_name: str
    window: Window | None
    holder: int | None
    players: list[PlayerShown]
    characters: list[CharacterShown]
    match_ups: list[MatchUpShown]
    conditions: list[NamedCard]
    discard: list[NamedCard]
    pile_count: int | None
    playing: NamedCard | None
    result: ResultShown | None


class Blow(msgspec.Struct, gc=False):
    """A blow to come: with which power, whether that has been declared, and in which of the groups D, E, F it falls."""

    by: int
    at: int
    power: int
    declared: bool
    damage: int
    speed: Speed
    group: str


class FateShown(msgspec.Struct, gc=False):
    """A Character's Health before and after the fight."""

    n: int
    before: int
    health: int
    outcome: Outcome


class DuelPreview(Preview, gc=False):
    """What the match-ups would come to now; `unknown` is what has not been declared yet, in words."""

    blows: list[Blow]
    after: list[FateShown]
    unknown: list[str]


class HealthShown(msgspec.Struct, gc=False):
    """Health now, as printed, and how far down it can go."""

    now: int
    printed: int
    floor: int


class DamageCause(msgspec.Struct, gc=False):
    """One part of a power's damage, and the card it comes from."""

    why: Cause
    card: int
    name: str
    amount: int


class PowerExplained(msgspec.Struct, gc=False):
    """The damage a power would do, with its causes."""

    name: str
    printed: int
    damage: int
    causes: list[DamageCause]


class DuelExplanation(Explanation, gc=False, omit_defaults=True):
    """All about a card; Health and powers for a Character in play."""

    face: str | None = None
    name: str | None = None
    health: HealthShown | None = None
    blank: bool = False
    powers: list[PowerExplained] = []
