"""X-Men of The Marvel Battles."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    ANYWHERE,
    ATTACKING,
    BERSERKER,
    BUILD,
    CHARACTER_CARD,
    COMBAT,
    DEFENDING,
    END_OF_COMBAT,
    END_OF_GAME,
    END_OF_TURN,
    ENEMY,
    ENERGY,
    EXHAUSTED,
    FACE_UP,
    FEROCIOUS,
    FLIGHT,
    FREEZE,
    GENIUS,
    IN_COMBAT,
    INTELLECT,
    INVADE,
    IT,
    KO_PILE,
    LEADER,
    LETHAL,
    LETHAL_ERRATA,
    LOOKED,
    MAIN,
    MERCENARY,
    MIGHT,
    MIND_GAMES,
    MINUS,
    MUTANT_POWER_DUPLICATION,
    MUTANT_POWER_DUPLICATION_ERRATA,
    NO_ATTACK,
    OTHER,
    PLUS,
    REGENERATION,
    SELF,
    SKILL,
    SOLO_ATTACK,
    SOLO_NOW,
    SUPPORTING,
    THIS,
    TOSS,
    YOURS,
    AttackPlayers,
    Await,
    Choose,
    CombatResolves,
    CostOf,
    CostsAtLeast,
    Discard,
    Done,
    Each,
    Gains,
    GainXP,
    Give,
    Has,
    HasStats,
    Heal,
    If,
    LevelUp,
    Move,
    PutCounter,
    PutIntoDeck,
    PutIntoHand,
    PutIntoPlay,
    Ready,
    ReplaceDefender,
    Reveal,
    SomebodyWithout,
    Stun,
    Stuns,
    SuperPower,
    TakeControl,
    There,
    TheRest,
    TurnEnds,
    Twist,
    UsesSuperPower,
    When,
)

# -- main characters ------------------------------------------------------------------------------------------------

LIGHTNING_STORM = SuperPower(
    "Lightning Storm", MAIN, (ENERGY,), (Choose(ENEMY, count=2, again=True), PutCounter(MINUS))
)

STORM_1 = card(
    "mb/storm-main-l1",
    LIGHTNING_STORM,
    LevelUp(3, (When(UsesSuperPower(), (GainXP(),)),), "Children of the Atom"),
)

STORM_2 = card(
    "mb/storm-main-l2",
    LIGHTNING_STORM,
    SuperPower("Wind Storm", MAIN, (SKILL,), (Give(Gains(FLIGHT, Each(YOURS)), END_OF_TURN),)),
)

SNIKT = SuperPower("SNIKT!", COMBAT, (SKILL,), (Give(HasStats(SELF, 3), END_OF_COMBAT),), any_turn=ANY_TURN)

WOLVERINE_1 = card(
    "mb/wolverine-main-l1",
    SNIKT,
    LevelUp(
        3,
        (When(Stuns(THIS & ATTACKING, ENEMY & DEFENDING, during=SOLO_ATTACK), (GainXP(),)),),
        "Best At What He Does",
    ),
)

WOLVERINE_1_ERRATA = card(
    "mb/wolverine-main-l1",
    SNIKT,
    LevelUp(
        3,
        (When(Stuns(THIS & ATTACKING, ENEMY & DEFENDING, during=SOLO_NOW), (GainXP(),)),),
        "Best At What He Does",
    ),
    variant="errata",
)

WOLVERINE_2 = card(
    "mb/wolverine-main-l2",
    SNIKT,
    SuperPower("Healing Factor", MAIN, (MIGHT,), (Heal(SELF),)),
)

NO_ONE_LEFT = LevelUp(
    3,
    (When(TurnEnds(), (GainXP(),), if_=SomebodyWithout(FACE_UP)),),
    '"Man, there\'s no one left to kill..."',
)
HI_THERE = SuperPower(
    '"Oh, there\'s someone! Hi there!"', MAIN, (INTELLECT,), (Give(AttackPlayers(SELF), END_OF_GAME),)
)
MERC_WITH_A_MOUTH = SuperPower("Merc with a Mouth", MAIN, (SKILL,), (Give(Gains(LETHAL, Each(YOURS)), END_OF_TURN),))
MERC_WITH_A_MOUTH_ERRATA = SuperPower(
    "Merc with a Mouth", MAIN, (SKILL,), (Give(Gains(LETHAL_ERRATA, Each(YOURS)), END_OF_TURN),)
)

DEADPOOL_1 = card("mb/deadpool-main-l1", MERC_WITH_A_MOUTH, NO_ONE_LEFT)

DEADPOOL_1_ERRATA = card("mb/deadpool-main-l1", MERC_WITH_A_MOUTH_ERRATA, NO_ONE_LEFT, variant="errata")

DEADPOOL_2 = card("mb/deadpool-main-l2", MERC_WITH_A_MOUTH, HI_THERE)

DEADPOOL_2_ERRATA = card("mb/deadpool-main-l2", MERC_WITH_A_MOUTH_ERRATA, HI_THERE, variant="errata")

CEREBRO = SuperPower(
    "Cerebro",
    BUILD,
    (ENERGY,),
    (Reveal(5), Choose(CHARACTER_CARD, where=LOOKED), PutIntoHand(), PutIntoDeck(TheRest(), "bottom")),
)

PROFESSOR_X_1 = card(
    "mb/professor-x-main-l1",
    CEREBRO,
    LevelUp(4, (When(TurnEnds(), (GainXP(),), if_=NO_ATTACK),), "A Dream Of Peace"),
)

PROFESSOR_X_2 = card(
    "mb/professor-x-main-l2",
    CEREBRO,
    SuperPower("Mental Domination", MAIN, (INTELLECT,), (Choose(ENEMY & FACE_UP), Ready(), TakeControl())),
)

# -- supporting characters ------------------------------------------------------------------------------------------

ICEMAN = card("mb/iceman", Has(FREEZE))

MAGIK = card(
    "mb/magik",
    SuperPower(
        "Teleport to Limbo",
        MAIN,
        (INTELLECT,),
        (Choose(OTHER & YOURS & SUPPORTING, up_to=True), PutIntoHand(SELF), PutIntoHand(IT)),
    ),
)

HOPE_SUMMERS = card("mb/hope-summers", Has(MUTANT_POWER_DUPLICATION))

HOPE_SUMMERS_ERRATA = card("mb/hope-summers", Has(MUTANT_POWER_DUPLICATION_ERRATA), variant="errata")

CYCLOPS = card(
    "mb/cyclops",
    Has(LEADER),
    SuperPower("Battle Tactics", MAIN, (SKILL,), (Choose(YOURS), Move())),
)

DEADPOOL = card(
    "mb/deadpool",
    Has(MERCENARY),
    SuperPower("Can't Keep a Bad Man Down", BUILD, (MIGHT,), (PutIntoPlay(SELF),), zone=KO_PILE),
)

NAMOR = card("mb/namor", Has(INVADE))

GAMBIT = card(
    "mb/gambit",
    SuperPower(
        "Kinetic Card Throw",
        MAIN,
        (ENERGY,),
        (
            Choose(ENEMY & FACE_UP & SUPPORTING),
            Discard(which=CostsAtLeast(CostOf(IT))),
            If(Done("discarded"), (Stun(),)),
        ),
        only_if=There(ENEMY & FACE_UP & SUPPORTING),
    ),
)

STORM = card("mb/storm", SuperPower("Thunder Storm", MAIN, (ENERGY,), (PutCounter(MINUS, on=Each(ENEMY)),)))

BEAST = card("mb/beast", Has(FEROCIOUS), Has(GENIUS))

WOLVERINE = card("mb/wolverine", Has(BERSERKER), Has(REGENERATION))

CABLE = card(
    "mb/cable",
    SuperPower(
        "Ultimate Soldier",
        COMBAT,
        (SKILL,),
        (Await(When(CombatResolves(), (Stun(Each(ENEMY & IN_COMBAT & FACE_UP)),)), END_OF_COMBAT),),
    ),
)

COLOSSUS = card(
    "mb/colossus",
    Has(TOSS),
    SuperPower("Organic Steel", COMBAT, (MIGHT,), (Give(HasStats(SELF, 5, 5), END_OF_COMBAT),), any_turn=ANY_TURN),
)

EMMA_FROST = card("mb/emma-frost", Has(MIND_GAMES))

PROFESSOR_X = card(
    "mb/professor-x",
    SuperPower("Mind Control", MAIN, (INTELLECT,), (Choose(ENEMY & FACE_UP & SUPPORTING), Ready(), TakeControl())),
)

# -- plot twists and locations --------------------------------------------------------------------------------------

X_FACTOR = card("mb/x-factor", Twist(MAIN, (Choose(EXHAUSTED), Ready())))

SQUAD_TACTICS = card(
    "mb/squad-tactics", Twist(COMBAT, (PutCounter(PLUS, on=Each(YOURS & IN_COMBAT)),), any_turn=ANY_TURN)
)

UNCANNY_DEFENSE = card(
    "mb/uncanny-defense",
    Twist(
        COMBAT,
        (
            If(
                There(YOURS & DEFENDING),
                (Choose(YOURS & FACE_UP & ~DEFENDING & ANYWHERE), ReplaceDefender()),
            ),
        ),
        any_turn=ANY_TURN,
    ),
)

SCHOOL_FOR_GIFTED_YOUNGSTERS = card("mb/school-for-gifted-youngsters")
