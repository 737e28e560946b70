"""Keyword powers. Those that change how combat itself works are asked for by name; the others are made of words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.adjectives import (
    ATTACKING,
    BACK_ROW,
    BASIC_LOCATION,
    CHARACTER_CARD,
    DEFENDING,
    ENEMY,
    EVIL,
    EXHAUSTED,
    FACE_DOWN,
    FACE_UP,
    GOOD,
    LOCATION,
    MAIN_CHARACTER,
    OTHER,
    SUPPORTING,
    THIS,
    YOURS,
    Affiliated,
    ControlledBy,
    InRow,
    LevelAtLeast,
    Named,
    NamedLike,
    Produces,
    StrongerThan,
    With,
    WithCounter,
)
from capes.vs.words.conditions import (
    ANOTHERS_TURN,
    AtLeast,
    Done,
    Is,
    There,
)
from capes.vs.words.cues import (
    Appears,
    Attacks,
    BuildPhaseBegins,
    IsAttacked,
    IsKOd,
    IsStunned,
    KOs,
    LeavesPlay,
    PlaysPlotTwist,
    PowersUp,
    Recovers,
    Stuns,
    TurnBegins,
    TurnEnds,
    Wounds,
)
from capes.vs.words.effects import (
    ANY_NUMBER,
    BACK,
    END_OF_COMBAT,
    END_OF_GAME,
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    KO,
    KO_PILE,
    LOOKED,
    MINUS,
    PLUS,
    RESOURCES,
    UNTIL_STUNNED,
    Await,
    CancelCombat,
    Choose,
    ChoosePlayer,
    ChooseRow,
    DiscardHand,
    Draw,
    ForEach,
    Freeze,
    GainPoints,
    Give,
    Heal,
    If,
    Look,
    May,
    MayPay,
    Move,
    PutCounter,
    PutIntoDeck,
    PutIntoPlay,
    PutIntoResources,
    Recover,
    Remember,
    RemoveCounters,
    RemoveFromGame,
    Stun,
    TakeControl,
    TurnLocation,
)
from capes.vs.words.kinds import Word
from capes.vs.words.powers import (
    ENERGY,
    INTELLECT,
    MAIN,
    Always,
    Power,
    SuperPower,
    When,
)
from capes.vs.words.pronouns import (
    EACH_ENEMY,
    EACH_PLAYER,
    IT,
    SELF,
    THAT,
    THAT_PLAYER,
    THE_OTHER,
    YOUR_MAIN,
    ControllerOf,
    Each,
    Remembered,
    TheRest,
)
from capes.vs.words.quantities import (
    CountersOn,
    CountOf,
    DefOf,
    Kept,
    ResourcesOf,
)
from capes.vs.words.truths import (
    BelongsTo,
    BlocksFlight,
    CannotAttack,
    CannotLevelUp,
    CannotReceive,
    CannotRecover,
    CannotStrike,
    CannotStrikeBack,
    Gains,
    HasPowersOf,
    HasPrintedPowers,
    HasStats,
    IgnoresProtection,
    KeepsCounters,
    LosesPowers,
    MustAttackFirst,
    PowersUpWithAny,
    TakesNoWound,
)


@dataclass(frozen=True)
class Keyword(Word):
    """A named power: `bit` for what the rules ask for by name, `powers` for what is made of words."""

    name: str
    bit: int = 0
    powers: tuple[Power, ...] = ()
    lasting: bool = False  # cannot be lost, neither by stun nor by nullifying


# Asked for by the rules.
FLIGHT: Final = Keyword("Flight", 1)
RANGED: Final = Keyword("Ranged", 2)
FEROCIOUS: Final = Keyword("Ferocious", 4)
LEADER: Final = Keyword("Leader", 8)
MONSTROUS: Final = Keyword("Monstrous", 16)
DODGE: Final = Keyword("Dodge", 32)
FEARLESS: Final = Keyword("Fearless", 64)
MERCENARY: Final = Keyword("Mercenary", 128)
SWARM: Final = Keyword("Swarm", 256, lasting=True)
EVOLUTIONARY_COCOON: Final = Keyword("Evolutionary Cocoon", 512)
GRAB: Final = Keyword("Grab", 1024, (Always(BlocksFlight(), "Grab"),))

# Made of words.
ABSORB_POWERS: Final = Keyword(
    "Absorb Powers",
    0,
    (When(KOs(whom=ENEMY & SUPPORTING), (Give(HasPrintedPowers(THAT), UNTIL_STUNNED),), "Absorb Powers"),),
)
AIR_SUPERIORITY: Final = Keyword(
    "Air Superiority", 0, (Always(CannotStrike(With("Flight"), at=THIS), "Air Superiority"),)
)
ANGRY: Final = Keyword("Angry", 0, (Always(MustAttackFirst(), "Angry"),))
BERSERKER: Final = Keyword("Berserker", 0, (When(Attacks(), (PutCounter(PLUS, on=SELF),), "Berserker"),))
BIO_DUPLICATE: Final = Keyword(
    "Bio-Duplicate",
    0,
    (When(PowersUp(THIS), (May((PutIntoPlay(THE_OTHER),)),), "Bio-Duplicate", if_=Is(THE_OTHER, NamedLike(SELF))),),
)
BLAST: Final = Keyword(
    "Blast", 0, (When(Appears(), (ChooseRow(), PutCounter(MINUS, on=Each(ENEMY & InRow(IT)))), "Blast"),)
)
BLOODY_MARY: Final = Keyword(
    "Bloody Mary", 0, (Always(CannotStrikeBack(DEFENDING & WithCounter(MINUS), at=THIS), "Bloody Mary"),)
)
COMPOSITE_PERSONALITY: Final = Keyword(
    "Composite Personality", 0, (Always(HasPowersOf(Named("Mary Walker"), where=KO_PILE), "Composite Personality"),)
)
CREATED_FROM_EVIL: Final = Keyword(
    "Created from Evil",
    0,
    (
        Always(
            HasStats(SELF, CountOf(CHARACTER_CARD & EVIL, KO_PILE), CountOf(CHARACTER_CARD & EVIL, KO_PILE)),
            "Created from Evil",
        ),
    ),
)
DARKSOUL: Final = Keyword("Darksoul", 0, (When(PowersUp(THIS), (Heal(SELF),), "Darksoul"),))
# Whoever still has no DEF stays down: recovering would only stun it again, without end.
DURABLE_STUN: Final = IsStunned(unless_struck=True)
STANDS: Final = AtLeast(DefOf(SELF), 1)
DURABLE: Final = Keyword(
    "Durable",
    0,
    (
        Always(TakesNoWound(unless_struck=True), "Durable"),
        When(DURABLE_STUN, (If(STANDS, (Recover(SELF),)),), "Durable"),
    ),
)
DURABLE_ERRATA: Final = Keyword(
    "Durable",
    0,
    (
        Always(TakesNoWound(unless_struck=True), "Durable"),
        When(DURABLE_STUN, (If(STANDS, (May((Recover(SELF),)),)),), "Durable"),
    ),
)
ENERGY_FROM_ALL_SIDES: Final = CountOf(FACE_UP & BASIC_LOCATION & Produces(ENERGY), RESOURCES, EACH_PLAYER)
ENERGY_FORM: Final = Keyword(
    "Energy Form",
    0,
    (
        When(Appears(), (PutCounter(PLUS, on=SELF, times=ENERGY_FROM_ALL_SIDES),), "Energy Form"),
        When(Recovers(), (PutCounter(PLUS, on=SELF, times=ENERGY_FROM_ALL_SIDES),), "Energy Form"),
    ),
)
FREEZE: Final = Keyword("Freeze", 0, (When(Appears(), (Choose(), Freeze()), "Freeze"),))
STILL_UP: Final = Is(SELF, FACE_UP)
"""As the turn begins, and still when the power resolves (TIMING-07)."""

GENIUS: Final = Keyword("Genius", 0, (When(TurnBegins(), (May((Draw(),)),), "Genius", if_=STILL_UP),))
GRAVITY_STONE: Final = Keyword(
    "Gravity Stone", 0, (Always(LosesPowers(Each(ENEMY), only="Flight", cannot_gain=True), "Gravity Stone"),)
)
HEX: Final = Keyword("Hex", 0, (Always(CannotLevelUp(ENEMY), "Hex"),))
HEX_ERRATA: Final = Keyword("Hex", 0, (Always(CannotLevelUp(ENEMY & MAIN_CHARACTER), "Hex"),))
IMMORTAL: Final = Keyword("Immortal", 0, (When(IsKOd(), (May((PutIntoDeck(SELF, "shuffle"),)),), "Immortal"),))
INNOCENT_MARY: Final = Keyword(
    "Innocent Mary", 0, (Always(CannotStrike(ATTACKING & WithCounter(MINUS), at=THIS), "Innocent Mary"),)
)
INSPIRE: Final = Keyword("Inspire", 0, (When(Appears(OTHER & YOURS), (PutCounter(PLUS, on=THAT),), "Inspire"),))
INVADE: Final = Keyword("Invade", 0, (Always(CannotStrikeBack(BACK_ROW & DEFENDING, at=THIS), "Invade"),))
INVENTIVE: Final = Keyword(
    "Inventive",
    0,
    (
        When(
            Appears(),
            (May((Choose(LOCATION & FACE_DOWN, where=RESOURCES), TurnLocation(up=True))),),
            "Inventive",
        ),
    ),
)
I_AM_GROOT: Final = Keyword("I Am Groot", 0, (Always(HasStats(SELF, ResourcesOf(), ResourcesOf()), "I Am Groot"),))
LETHAL: Final = Keyword(
    "Lethal", 0, (When(Stuns(whom=DEFENDING & SUPPORTING, in_combat=False), (KO(THAT),), "Lethal"),)
)
LETHAL_ERRATA: Final = Keyword(
    "Lethal", 0, (When(Wounds(whom=DEFENDING & SUPPORTING, in_combat=False), (KO(THAT),), "Lethal"),)
)
FATAL_FEMALES: Final = Keyword(
    "Fatal Females", 0, (Always(Gains(LETHAL, Each(YOURS & Affiliated("Femme Fatales"))), "Fatal Females"),)
)
FATAL_FEMALES_ERRATA: Final = Keyword(
    "Fatal Females", 0, (Always(Gains(LETHAL_ERRATA, Each(YOURS & Affiliated("Femme Fatales"))), "Fatal Females"),)
)
MAGNETIC_SUPPRESSION: Final = Keyword(
    "Magnetic Suppression", 0, (Always(CannotRecover(ENEMY & SUPPORTING), "Magnetic Suppression"),)
)
MAXIMUM_CARNAGE: Final = Keyword(
    "Maximum Carnage",
    0,
    (
        When(Stuns(in_combat=False), (PutCounter(PLUS, on=SELF),), "Maximum Carnage"),
        When(IsStunned(), (PutCounter(PLUS, on=SELF),), "Maximum Carnage"),
    ),
)
MENTAL_CALCULATIONS: Final = Keyword(
    "Mental Calculations",
    0,
    (
        When(
            TurnBegins(),
            (Look(4), Choose(where=LOOKED, count=2), PutIntoDeck(), PutIntoDeck(TheRest(), "top")),
            "Mental Calculations",
        ),
    ),
)
MIND_GAMES: Final = Keyword(
    "Mind Games",
    0,
    (
        When(
            Appears(),
            (May((ChoosePlayer(enemy=False), DiscardHand(THAT_PLAYER), Draw(Kept(), THAT_PLAYER))),),
            "Mind Games",
        ),
    ),
)
MOBILE: Final = Keyword("Mobile", 0, (SuperPower("Mobile", MAIN, (), (Move(SELF),), keyword=True),))
MULTIPLE_PERSONALITIES: Final = Keyword(
    "Multiple Personalities", 0, (Always(PowersUpWithAny(), "Multiple Personalities"),)
)
MUTANT_POWER_DUPLICATION: Final = Keyword(
    "Mutant Power Duplication",
    0,
    (
        Always(
            HasPowersOf(OTHER & FACE_UP & Affiliated("X-Men") & SUPPORTING & YOURS, everywhere=True),
            "Mutant Power Duplication",
        ),
    ),
)
MUTANT_POWER_DUPLICATION_ERRATA: Final = Keyword(
    "Mutant Power Duplication",
    0,
    (
        Always(
            HasPowersOf(OTHER & FACE_UP & Affiliated("X-Men") & SUPPORTING & YOURS, printed=True),
            "Mutant Power Duplication",
        ),
    ),
)
NIGHT_SHIFT: Final = Keyword("Night Shift", 0, (Always(HasStats(SELF, 3, 3, while_=ANOTHERS_TURN), "Night Shift"),))
NULLIFY: Final = Keyword(
    "Nullify",
    0,
    (
        When(Appears(), (Choose(ENEMY), Remember(IT, until_stunned=True)), "Nullify"),
        Always(LosesPowers(Remembered()), "Nullify"),
    ),
)
NULLIFY_ERRATA: Final = Keyword(
    "Nullify",
    0,
    (When(Appears(), (Choose(ENEMY), Give(LosesPowers(IT, cannot_gain=True), END_OF_TURN)), "Nullify"),),
)
ONE_OF_A_KIND: Final = Keyword("One of a Kind")  # a rule for building decks
PASSIVE: Final = Keyword(
    "Passive", 0, (Always(CannotAttack(THIS), "Passive"), Always(CannotStrikeBack(THIS), "Passive"))
)
PENANCE_STARE: Final = Keyword(
    "Penance Stare",
    0,
    (
        When(
            Appears(),
            (Choose(ENEMY), PutCounter(MINUS, times=CountOf(CHARACTER_CARD & GOOD, KO_PILE))),
            "Penance Stare",
        ),
    ),
)
POCKET_DIMENSION_DO: Final = (
    Choose(OTHER & YOURS & FACE_UP, count=ANY_NUMBER, up_to=True),
    RemoveFromGame(keep=True),
    Await(When(TurnBegins(), (PutIntoPlay(owners=True),)), END_OF_YOUR_NEXT_TURN),
    Await(When(LeavesPlay(), (PutIntoPlay(owners=True),)), END_OF_YOUR_NEXT_TURN),
)
POCKET_DIMENSION: Final = Keyword("Pocket Dimension", 0, (When(TurnEnds(), POCKET_DIMENSION_DO, "Pocket Dimension"),))
POUNCE: Final = Keyword("Pounce", 0, (Always(CannotStrikeBack(EXHAUSTED & DEFENDING, at=THIS), "Pounce"),))
POWER_HUNGRY: Final = Keyword("Power Hungry", 0, (When(PowersUp(first=True), (Draw(3),), "Power Hungry"),))
PURIFYING_LIGHT: Final = Keyword(
    "Purifying Light",
    0,
    (
        When(Appears(), (RemoveCounters(MINUS, off=Each(YOURS)),), "Purifying Light"),
        Always(CannotReceive(MINUS, YOURS), "Purifying Light"),
    ),
)
STRONGER_ENEMY: Final = ENEMY & FACE_UP & StrongerThan(YOURS & FACE_UP)
QUESTIONABLE_LOYALTY: Final = Keyword(
    "Questionable Loyalty",
    0,
    (
        When(
            BuildPhaseBegins(),
            (Choose(STRONGER_ENEMY), TakeControl(SELF, END_OF_GAME, BACK, ControllerOf(IT))),
            "Questionable Loyalty",
            if_=There(STRONGER_ENEMY),
        ),
    ),
)
REBIRTH: Final = Keyword("Rebirth", 0, (When(IsKOd(), (May((PutIntoResources(SELF),)),), "Rebirth"),))
REGENERATION: Final = Keyword("Regeneration", 0, (When(TurnBegins(), (Heal(SELF),), "Regeneration", if_=STILL_UP),))
SCHEMER: Final = Keyword("Schemer", 0, (When(PlaysPlotTwist(first=True), (May((Draw(),)),), "Schemer"),))
SHRINK: Final = Keyword("Shrink", 0, (When(IsAttacked(first=True), (May((CancelCombat(),)),), "Shrink"),))
SNIPER: Final = Keyword("Sniper", 0, (Always(IgnoresProtection(melee=False), "Sniper"),))
STEALTH: Final = Keyword("Stealth", 0, (Always(IgnoresProtection(ranged=False), "Stealth"),))
STING: Final = Keyword("Sting", 0, (When(Appears(), (Choose(ENEMY), PutCounter(MINUS)), "Sting"),))
STUPID: Final = Keyword(
    "Stupid",
    0,
    (When(Attacks(), (MayPay(INTELLECT, EACH_ENEMY), If(Done("paid"), (Stun(SELF),))), "Stupid"),),
)
STUPID_ERRATA: Final = Keyword(
    "Stupid",
    0,
    (
        When(
            Attacks(),
            (MayPay(INTELLECT, EACH_ENEMY, as_character=True), If(Done("paid"), (Stun(SELF),))),
            "Stupid",
        ),
    ),
)
SUCCUMB_TO_POISON: Final = Keyword(
    "Succumb to Poison",
    0,
    (
        When(
            TurnEnds(),
            (ForEach(Each(ENEMY), (PutCounter(MINUS, times=CountersOn(MINUS, IT)),)),),
            "Succumb to Poison",
        ),
    ),
)
SYMBIOSIS: Final = Keyword("Symbiosis", 0, (Always(KeepsCounters(), "Symbiosis", while_stunned=True),))
TEAM_UP: Final = Keyword("Team Up", 0, (Always(BelongsTo("Guardians", SUPPORTING & YOURS), "Team Up"),))
THE_DARK_FORCE_HUNGERS: Final = Keyword(
    "The Dark Force Hungers",
    0,
    (
        When(
            BuildPhaseBegins(EACH_PLAYER),
            (PutCounter(MINUS, on=Each(ControlledBy(THAT_PLAYER))),),
            "The Dark Force Hungers",
        ),
    ),
)
TOSS: Final = Keyword("Toss", 0, (When(Appears(), (Choose(OTHER & YOURS), Give(Gains(FLIGHT), END_OF_TURN)), "Toss"),))
TOUGH: Final = Keyword("Tough", 0, (When(IsStunned(), (May((Recover(SELF),)),), "Tough"),))
TYPHOID_MARY: Final = Keyword(
    "Typhoid Mary",
    0,
    (When(Attacks(), (Choose(ENEMY, count=2, up_to=True), PutCounter(MINUS)), "Typhoid Mary"),),
)
UNDERLING: Final = Keyword(
    "Underling",
    0,
    (Always(HasStats(SELF, 3, 3, while_=Is(YOUR_MAIN, EVIL & LevelAtLeast(2))), "Underling"),),
)
UNLUCKY_BREAK: Final = Keyword(
    "Unlucky Break",
    0,
    (
        When(
            Attacks(),
            (RemoveCounters(PLUS, THE_OTHER), Give(CannotReceive(PLUS, ENEMY), END_OF_COMBAT)),
            "Unlucky Break",
        ),
    ),
)
WEALTHY: Final = Keyword("Wealthy", 0, (When(BuildPhaseBegins(), (GainPoints(),), "Wealthy"),))

KEYWORDS: Final = {
    keyword.name: keyword
    for keyword in (
        FLIGHT, RANGED, FEROCIOUS, LEADER, MONSTROUS, DODGE, FEARLESS, MERCENARY, SWARM, EVOLUTIONARY_COCOON, GRAB,
        ABSORB_POWERS, AIR_SUPERIORITY, ANGRY, BERSERKER, BIO_DUPLICATE, BLAST, BLOODY_MARY, COMPOSITE_PERSONALITY,
        CREATED_FROM_EVIL, DARKSOUL, DURABLE, ENERGY_FORM, FATAL_FEMALES, FREEZE, GENIUS, GRAVITY_STONE, HEX, IMMORTAL,
        INNOCENT_MARY, INSPIRE, INVADE, INVENTIVE, I_AM_GROOT, LETHAL, MAGNETIC_SUPPRESSION, MAXIMUM_CARNAGE,
        MENTAL_CALCULATIONS, MIND_GAMES, MOBILE, MULTIPLE_PERSONALITIES, MUTANT_POWER_DUPLICATION, NIGHT_SHIFT, NULLIFY,
        ONE_OF_A_KIND, PASSIVE, PENANCE_STARE, POCKET_DIMENSION, POUNCE, POWER_HUNGRY, PURIFYING_LIGHT,
        QUESTIONABLE_LOYALTY, REBIRTH, REGENERATION, SCHEMER, SHRINK, SNIPER, STEALTH, STING, STUPID, SUCCUMB_TO_POISON,
        SYMBIOSIS, TEAM_UP, THE_DARK_FORCE_HUNGERS, TOSS, TOUGH, TYPHOID_MARY, UNDERLING, UNLUCKY_BREAK, WEALTHY,
    )
}  # fmt: skip

ERRATA: Final[dict[str, Keyword]] = {
    keyword.name: keyword
    for keyword in (
        DURABLE_ERRATA, HEX_ERRATA, LETHAL_ERRATA, FATAL_FEMALES_ERRATA, MUTANT_POWER_DUPLICATION_ERRATA,
        NULLIFY_ERRATA, STUPID_ERRATA,
    )
}  # fmt: skip
"""Keywords of which the later edition prints another text, by name."""
