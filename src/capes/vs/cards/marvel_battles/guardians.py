"""Guardians of The Marvel Battles."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    BACK,
    BERSERKER,
    BUILD,
    COMBAT,
    EACH_PLAYER,
    END_OF_COMBAT,
    END_OF_TURN,
    ENEMY,
    ENERGY,
    EVOLUTIONARY_COCOON,
    FACE_UP,
    FEROCIOUS,
    FLIGHT,
    FRONT_ROW,
    GRAB,
    I_AM_GROOT,
    IN_COMBAT,
    INTELLECT,
    IT,
    KO_PILE,
    LEADER,
    LETHAL,
    LETHAL_ERRATA,
    LOCATION,
    LOOKED,
    MAIN,
    MAIN_CHARACTER,
    MIGHT,
    NULLIFY,
    NULLIFY_ERRATA,
    PLUS,
    REBIRTH,
    RESOURCES,
    SELF,
    SKILL,
    SUPPORTING,
    TEAM_UP,
    YOURS,
    Attacks,
    Await,
    Choose,
    CostsAtMost,
    CostsLess,
    Each,
    Gains,
    GainsResource,
    GainXP,
    Give,
    HandEmpties,
    Has,
    HasDone,
    HasStats,
    Heal,
    If,
    KOsWhatItStuns,
    LevelUp,
    Look,
    LosesPowers,
    Move,
    PutCounter,
    PutIntoDeck,
    PutIntoHand,
    Ready,
    Recover,
    Recruits,
    RemoveCounters,
    ResourcesOf,
    StatsReset,
    Stun,
    Stuns,
    SuperPower,
    TheRest,
    TurnLocation,
    TurnToLevel,
    Twist,
    When,
)

# -- main characters ------------------------------------------------------------------------------------------------

MURDER_YOU = SuperPower(
    "Murder You!",
    MAIN,
    (ENERGY,),
    (Await(When(Attacks(), (Give(HasStats(SELF, 4), END_OF_COMBAT),)), END_OF_TURN),),
)

ROCKET_1 = card(
    "mb/rocket-main-l1",
    MURDER_YOU,
    LevelUp(1, (When(HandEmpties(), (GainXP(),)),), "Back Against the Wall"),
)

ROCKET_1_ERRATA = card(
    "mb/rocket-main-l1",
    MURDER_YOU,
    LevelUp(1, (When(HandEmpties(by_leaving=True), (GainXP(),)),), "Back Against the Wall"),
    variant="errata",
)

ROCKET_2 = card(
    "mb/rocket-main-l2",
    MURDER_YOU,
    SuperPower("One Raccoon's Garbage", MAIN, (SKILL,), (PutIntoHand(at_random=2),)),
)

GREATEST_GUARDIAN = SuperPower(
    "Greatest Guardian", BUILD, (INTELLECT,), (Give(CostsLess(1, next_only=True), END_OF_TURN),)
)

STAR_LORD_1 = card(
    "mb/star-lord-main-l1",
    GREATEST_GUARDIAN,
    LevelUp(5, (When(Recruits(), (GainXP(),)),), "Recruiting Drive"),
)

STAR_LORD_2 = card(
    "mb/star-lord-main-l2",
    GREATEST_GUARDIAN,
    SuperPower("Space Cop", MAIN, (SKILL,), (Give(LosesPowers(Each(ENEMY), level_up=True), END_OF_TURN),)),
)

BRUTAL_TRAINING = SuperPower(
    "Brutal Training",
    MAIN,
    (SKILL,),
    (If(HasDone(SELF, "stunned an enemy"), (PutCounter(PLUS, on=SELF, times=2),)),),
)

GAMORA_1 = card(
    "mb/gamora-main-l1",
    BRUTAL_TRAINING,
    LevelUp(3, (When(Stuns(whom=ENEMY & MAIN_CHARACTER), (GainXP(),)),), "Deadliest Woman in the Universe"),
)

GAMORA_2 = card(
    "mb/gamora-main-l2",
    BRUTAL_TRAINING,
    SuperPower("Godslayer Blade", MAIN, (MIGHT, MIGHT), (Give(KOsWhatItStuns(SELF), END_OF_TURN),)),
)

GAMORA_2_ERRATA = card(
    "mb/gamora-main-l2",
    BRUTAL_TRAINING,
    SuperPower("Godslayer Blade", MAIN, (MIGHT, MIGHT), (Give(KOsWhatItStuns(SELF, by_strike=True), END_OF_TURN),)),
    variant="errata",
)

ALL_OF_GROOT = SuperPower(
    "I am Groot",
    COMBAT,
    (MIGHT,),
    (Give(HasStats(SELF, ResourcesOf(), ResourcesOf()), END_OF_COMBAT),),
    any_turn=ANY_TURN,
)

GROOT_1 = card(
    "mb/groot-main-l1",
    ALL_OF_GROOT,
    LevelUp(5, (When(GainsResource(), (GainXP(),)),), "I am Groot"),
)

GROOT_2 = card(
    "mb/groot-main-l2",
    ALL_OF_GROOT,
    SuperPower("We are Groot", MAIN, (ENERGY,), (Heal(Each(YOURS)), TurnToLevel(SELF, 1))),
)

# -- supporting characters ------------------------------------------------------------------------------------------

COSMO = card("mb/cosmo", Has(NULLIFY))

COSMO_ERRATA = card("mb/cosmo", Has(NULLIFY_ERRATA), variant="errata")

YONDU = card("mb/yondu", SuperPower("Yaka Arrow", MAIN, (SKILL,), (Choose(SUPPORTING & CostsAtMost(3)), Stun())))

MAJOR_VICTORY = card(
    "mb/major-victory",
    SuperPower("Psychokinetic Shove", MAIN, (INTELLECT,), (Choose(ENEMY & FRONT_ROW), Move(IT, BACK))),
)

MANTIS = card("mb/mantis", Has(REBIRTH))

AGENT_VENOM = card(
    "mb/agent-venom", SuperPower("Symbiote Strength", MAIN, (MIGHT,), (PutCounter(PLUS, on=SELF, times=2),))
)

ROCKET = card("mb/rocket", SuperPower("Scavenger", MAIN, (SKILL,), (Choose(where=KO_PILE), PutIntoHand())))

GAMORA = card("mb/gamora", Has(LETHAL))

GAMORA_ERRATA = card("mb/gamora", Has(LETHAL_ERRATA), variant="errata")

NOVA = card("mb/nova", SuperPower("Nova Force Speed", MAIN, (ENERGY,), (Ready(SELF),)))

STAR_LORD = card("mb/star-lord", Has(LEADER), Has(TEAM_UP))

GROOT = card("mb/groot", Has(I_AM_GROOT))

MOONDRAGON = card(
    "mb/moondragon",
    SuperPower(
        "Mental Focus",
        MAIN,
        (INTELLECT,),
        (Look(3), Choose(where=LOOKED), PutIntoHand(), PutIntoDeck(TheRest(), "bottom")),
    ),
)

QUASAR = card(
    "mb/quasar",
    SuperPower(
        "Quantum Blast",
        MAIN,
        (ENERGY,),
        (Choose(LOCATION & FACE_UP, where=RESOURCES, whose=EACH_PLAYER), TurnLocation(up=False)),
    ),
)

DRAX = card("mb/drax", Has(BERSERKER), Has(GRAB))

ADAM_WARLOCK = card(
    "mb/adam-warlock",
    Has(EVOLUTIONARY_COCOON),
    SuperPower("Emerge", MAIN, (MIGHT,), (Recover(SELF), Ready(SELF)), while_stunned=True),
)

# -- plot twists and locations --------------------------------------------------------------------------------------

VIGILANTE_JUSTICE = card(
    "mb/vigilante-justice",
    Twist(COMBAT, (Choose(IN_COMBAT), Give(Gains(FEROCIOUS), END_OF_COMBAT)), any_turn=ANY_TURN),
)

EVEN_THE_ODDS = card(
    "mb/even-the-odds",
    Twist(
        COMBAT,
        (Choose(ENEMY & IN_COMBAT), RemoveCounters(PLUS), Give(StatsReset(IT), END_OF_COMBAT)),
        any_turn=ANY_TURN,
    ),
)

GIVE_EM_A_LIFT = card(
    "mb/give-em-a-lift", Twist(MAIN, (Choose(YOURS), PutCounter(PLUS), Give(Gains(FLIGHT), END_OF_TURN)))
)

KNOWHERE = card("mb/knowhere")
