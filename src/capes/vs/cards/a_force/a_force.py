"""A-Force of the set of that name."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ABSORB_POWERS,
    ANOTHERS_TURN,
    ANY_TURN,
    ANYONE,
    AT_ONCE,
    ATTACKING,
    BASIC_LOCATION,
    CHARACTER_CARD,
    COMBAT,
    DEFENDING,
    DODGE,
    EACH_ENEMY,
    EACH_PLAYER,
    END_OF_COMBAT,
    END_OF_YOUR_NEXT_TURN,
    ENEMY,
    ENERGY,
    ENERGY_FORM,
    FACE_DOWN,
    FRONT_ROW,
    GRAB,
    INTELLECT,
    IT,
    KO,
    KO_PILE,
    LEADER,
    MAIN,
    MELEE,
    MIGHT,
    MINUS,
    ONCE_PER_GAME,
    OTHER,
    PLOT_TWIST,
    PLUS,
    POCKET_DIMENSION,
    POCKET_DIMENSION_DO,
    POWER_HUNGRY,
    QUESTIONABLE_LOYALTY,
    RESOURCES,
    SELF,
    SHRINK,
    SKILL,
    STING,
    SUPPORTING,
    TEAM_ATTACK,
    THIS,
    TOUGH,
    UNLIMITED,
    WHILE_SOURCE,
    YOURS,
    Affiliated,
    Appears,
    AtLeast,
    Attacks,
    Await,
    CancelPower,
    CannotBeAttacked,
    CannotBeStruck,
    CannotMove,
    CannotReady,
    Choose,
    CountersOn,
    CountOf,
    Draw,
    Each,
    Exhaust,
    Fighting,
    GainXP,
    Give,
    Has,
    HasStats,
    Heal,
    If,
    IsWounded,
    LevelUp,
    NamedLike,
    PutCounter,
    PutIntoDeck,
    PutIntoHand,
    PutIntoPlay,
    Reaction,
    Reveal,
    Search,
    Stun,
    Stuns,
    Sum,
    SuperPower,
    TheRest,
    TurnEnds,
    TurnLocation,
    TurnToLevel,
    Twist,
    TwistTimed,
    UsesSuperPower,
    When,
    With,
)

# -- main characters ------------------------------------------------------------------------------------------------

ENERGY_ABSORPTION = SuperPower(
    "Energy Absorption", MAIN, (ENERGY,), (PutCounter(PLUS, on=SELF, times=CountOf(OTHER & YOURS & With("Ranged"))),)
)

CAPTAIN_MARVEL_1 = card(
    "af/captain-marvel-main-l1",
    ENERGY_ABSORPTION,
    LevelUp(4, (When(Stuns(), (GainXP(),)),), "Woman of War"),
)

CAPTAIN_MARVEL_2 = card(
    "af/captain-marvel-main-l2",
    ENERGY_ABSORPTION,
    SuperPower("Photonic Blast", MAIN, (SKILL,), (Choose(ENEMY), PutCounter(MINUS, times=CountersOn(PLUS, SELF)))),
)

A_FORCE_ASSEMBLE = SuperPower(
    "A-Force Assemble!",
    MAIN,
    (SKILL,),
    (Await(When(Attacks(YOURS, team=True, each=False), (PutCounter(PLUS, on=Each(ATTACKING)),))),),
)

SHE_HULK_1 = card(
    "af/she-hulk-main-l1",
    A_FORCE_ASSEMBLE,
    LevelUp(5, (When(Attacks(YOURS, team=True, each=False), (GainXP(),)),), "Fight Together"),
)

SHE_HULK_2 = card(
    "af/she-hulk-main-l2",
    A_FORCE_ASSEMBLE,
    Reaction("Rules Lawyer", UsesSuperPower(EACH_ENEMY), (INTELLECT,), (CancelPower(),)),
)

SISTER_GRIMM_1 = card(
    "af/sister-grimm-main-l1",
    LevelUp(1, (When(IsWounded(during=ANOTHERS_TURN), (GainXP(),)),), "When Blood Is Shed..."),
)

# The use itself sends her back, so that a cancelled power does as well.
SISTER_GRIMM_2 = card(
    "af/sister-grimm-main-l2",
    When(UsesSuperPower(by=THIS), (TurnToLevel(),), "...Let the Staff of One Emerge"),
    SuperPower("Muzzle", MAIN, (SKILL,), (Give(CannotBeAttacked(YOURS), END_OF_YOUR_NEXT_TURN),), uses=ONCE_PER_GAME),
    SuperPower(
        "Bounce House",
        MAIN,
        (ENERGY,),
        (Choose(SUPPORTING, count=2, up_to=True), PutIntoHand()),
        uses=ONCE_PER_GAME,
    ),
    SuperPower("Open Sesame", MAIN, (INTELLECT,), (Draw(3),), uses=ONCE_PER_GAME),
    SuperPower(
        "Caffeine Injection", MAIN, (MIGHT,), (Choose(SUPPORTING), PutCounter(PLUS, times=4)), uses=ONCE_PER_GAME
    ),
)

LIFE_INCARNATE = SuperPower("Life Incarnate", MAIN, (INTELLECT,), (Choose(SUPPORTING), Heal()))

ALL_LIFE_AND_DEATH = Sum((CountOf(SUPPORTING), CountOf(SUPPORTING, KO_PILE, EACH_PLAYER)))

PHOENIX_1 = card(
    "af/phoenix-main-l1",
    LIFE_INCARNATE,
    LevelUp(
        1,
        (When(Appears(ANYONE), (GainXP(),), if_=AtLeast(ALL_LIFE_AND_DEATH, 20)),),
        "The Sum of All Life and Death",
    ),
)

PHOENIX_2 = card(
    "af/phoenix-main-l2",
    LIFE_INCARNATE,
    SuperPower("From the Ashes", MAIN, (ENERGY, MIGHT), (Choose(CHARACTER_CARD, where=KO_PILE), PutIntoPlay())),
)

# -- supporting characters ------------------------------------------------------------------------------------------

WASP = card("af/wasp", Has(STING), Has(SHRINK))

SISTER_GRIMM = card(
    "af/sister-grimm",
    SuperPower(
        "The Staff of One",
        COMBAT,
        (INTELLECT,),
        (Search(TwistTimed(COMBAT, any_turn=True) & ~NamedLike(Each(PLOT_TWIST, KO_PILE)), to=AT_ONCE),),
        any_turn=ANY_TURN,
        any_combat=True,
    ),
)

A_NEW_FACE = CHARACTER_CARD & ~NamedLike(Each(YOURS))

PIXIE = card(
    "af/pixie",
    SuperPower(
        "Hallucinogenic Dust",
        MAIN,
        (ENERGY,),
        (
            Reveal(until=A_NEW_FACE),
            PutIntoPlay(),
            PutIntoDeck(TheRest(), "shuffle"),
            Await(When(TurnEnds(EACH_PLAYER), (KO(),))),
        ),
    ),
)

SPIDER_WOMAN = card(
    "af/spider-woman",
    Has(DODGE),
    SuperPower(
        "Venom Blast",
        COMBAT,
        (SKILL,),
        (If(MELEE, (Choose(Fighting(SELF)), Give(HasStats(IT, defense=-3), END_OF_COMBAT))),),
        any_turn=ANY_TURN,
    ),
)

MEGGAN = card(
    "af/meggan",
    SuperPower(
        "Empathic Metamorph", MAIN, (MIGHT,), (PutCounter(PLUS, on=SELF, times=CountersOn(PLUS, Each(OTHER & YOURS))),)
    ),
)

MEDUSA = card(
    "af/medusa",
    Has(GRAB),
    SuperPower(
        "Prehensile Hair",
        MAIN,
        (SKILL,),
        (
            Choose(ENEMY & FRONT_ROW),
            Exhaust(),
            Give(CannotReady(IT), WHILE_SOURCE),
            Give(CannotMove(), WHILE_SOURCE),
        ),
    ),
)

SINGULARITY = card("af/singularity", Has(POCKET_DIMENSION))

SINGULARITY_ERRATA = card(
    "af/singularity",
    Reaction("Pocket Dimension", TurnEnds(), (ENERGY,), POCKET_DIMENSION_DO),
    variant="errata",
)

DAZZLER = card("af/dazzler", SuperPower("Dazzle", MAIN, (ENERGY,), (Choose(ENEMY & SUPPORTING), Stun(wound=False))))

SHE_HULK = card(
    "af/she-hulk",
    Has(LEADER),
    SuperPower(
        "Baroness of Arcadia",
        COMBAT,
        (MIGHT,),
        (Give(HasStats(Each(ATTACKING & Affiliated("A-Force")), 2, 2), END_OF_COMBAT),),
        any_combat=True,
    ),
)

SPECTRUM = card("af/spectrum", Has(ENERGY_FORM))

MISS_AMERICA = card("af/miss-america", Has(TOUGH))

LOKI = card("af/loki", Has(POWER_HUNGRY), Has(QUESTIONABLE_LOYALTY))

ROGUE = card("af/rogue", Has(ABSORB_POWERS))

PHOENIX = card(
    "af/phoenix",
    SuperPower(
        "Teke Shield",
        COMBAT,
        (INTELLECT,),
        (Give(CannotBeStruck(Each(DEFENDING)), END_OF_COMBAT),),
        any_turn=ANY_TURN,
        any_combat=True,
        uses=UNLIMITED,
    ),
)

# -- plot twists and locations --------------------------------------------------------------------------------------

HEROINES_OF_ARCADIA = card(
    "af/heroines-of-arcadia",
    Twist(COMBAT, (Give(HasStats(Each(ATTACKING), 3), END_OF_COMBAT),), any_turn=ANY_TURN, only_if=TEAM_ATTACK),
)

YOU_WONT_LIKE_HER_WHEN_SHES_ANGRY = card(
    "af/you-wont-like-her-when-shes-angry",
    Twist(COMBAT, (Choose(DEFENDING), PutCounter(PLUS, times=2)), any_turn=ANY_TURN),
)

BUILD_UP = (Choose(BASIC_LOCATION & FACE_DOWN, where=RESOURCES), TurnLocation())

BUILD_A_BETTER_WORLD = card(
    "af/build-a-better-world", Twist(MAIN, BUILD_UP), Twist(COMBAT, BUILD_UP, any_turn=ANY_TURN)
)

ARCADIA = card("af/arcadia")
