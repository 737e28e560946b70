"""Underworld of The Defenders."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANGRY,
    ANY_TURN,
    BACK,
    BACK_ROW,
    BLOODY_MARY,
    BUILD,
    CHARACTER_CARD,
    COMBAT,
    COMPOSITE_PERSONALITY,
    CREATED_FROM_EVIL,
    DARKSOUL,
    DEFENDING,
    END_OF_COMBAT,
    END_OF_TURN,
    ENEMY,
    ENERGY,
    FACE_UP,
    FRONT,
    FROZEN,
    HAND,
    IN_COMBAT,
    INNOCENT_MARY,
    INTELLECT,
    IT,
    KO,
    LOCATION,
    LOOKED,
    MAIN,
    MAIN_CHARACTER,
    MAXIMUM_CARNAGE,
    MELEE,
    MENTAL_CALCULATIONS,
    MIGHT,
    MINUS,
    NEXT_RECOVERY,
    ONE_OF_A_KIND,
    OTHER,
    PLUS,
    RECOVERY,
    SELF,
    SKILL,
    STUNNED,
    STUPID,
    STUPID_ERRATA,
    SUPPORTING,
    SYMBIOSIS,
    THAT_PLAYER,
    TYPHOID_MARY,
    UNLIMITED,
    WHILE_SOURCE,
    YOURS,
    Affiliated,
    Choose,
    ChoosePlayer,
    ControlledBy,
    CostsAtMost,
    Discard,
    Done,
    Each,
    Exhaust,
    Freeze,
    Gains,
    GainsResource,
    GainXP,
    Give,
    Has,
    HasDone,
    HasStats,
    If,
    IgnoresProtection,
    Is,
    IsGivenCounters,
    KOs,
    LevelUp,
    MakeMain,
    May,
    Move,
    PutCounter,
    PutIntoDeck,
    PutIntoHand,
    Ready,
    RemoveCounters,
    Reveal,
    RevealHand,
    SharesTeam,
    Stun,
    Stuns,
    SuperPower,
    TakeControl,
    There,
    TheRest,
    Twist,
    When,
    Wound,
)

# -- main characters ------------------------------------------------------------------------------------------------

INFALLIBLE_AIM = SuperPower("Infallible Aim", MAIN, (INTELLECT, INTELLECT), (Choose(FACE_UP & SUPPORTING), Wound()))

BULLSEYE_1 = card(
    "def/bullseye-main-l1",
    INFALLIBLE_AIM,
    LevelUp(3, (When(KOs(), (GainXP(),)),), "Cold-Blooded Killer"),
)

BULLSEYE_2 = card(
    "def/bullseye-main-l2",
    INFALLIBLE_AIM,
    SuperPower("Lovely Night for a Murder", MAIN, (SKILL, SKILL, SKILL), (Choose(FACE_UP & MAIN_CHARACTER), Wound())),
)

EXPAND_THE_EMPIRE = SuperPower(
    "Expand the Empire",
    BUILD,
    (MIGHT,),
    (Reveal(5), Choose(LOCATION, where=LOOKED), PutIntoHand(), PutIntoDeck(TheRest())),
)

KINGPIN_1 = card(
    "def/kingpin-main-l1",
    EXPAND_THE_EMPIRE,
    LevelUp(5, (When(GainsResource(face_up=True), (GainXP(),)),), "Take Over the City"),
)

KINGPIN_2 = card(
    "def/kingpin-main-l2",
    EXPAND_THE_EMPIRE,
    SuperPower(
        "The Kingpin of Crime",
        MAIN,
        (f"{ENERGY}|{INTELLECT}|{MIGHT}|{SKILL}",),
        (Choose(), PutCounter(PLUS)),
        uses=UNLIMITED,
    ),
)

REVENGE_BOND = SuperPower(
    "Revenge Bond",
    RECOVERY,
    (ENERGY,),
    (PutCounter(PLUS, on=SELF, times=2),),
    only_if=HasDone(SELF, "recovered"),
)

VENOM_1 = card(
    "def/venom-main-l1",
    REVENGE_BOND,
    LevelUp(5, (When(IsGivenCounters(PLUS), (GainXP(),)),), "Growing Bond"),
)

VENOM_2 = card(
    "def/venom-main-l2",
    REVENGE_BOND,
    SuperPower("Permanent Bond", COMBAT, (MIGHT,), (Give(Gains(SYMBIOSIS, SELF), NEXT_RECOVERY),), any_turn=ANY_TURN),
)

BIONIC_ARM = SuperPower("Bionic Arm", COMBAT, (MIGHT,), (If(MELEE, (Give(HasStats(SELF, 2, 2), END_OF_COMBAT),)),))

WINTER_SOLDIER_1 = card(
    "def/winter-soldier-main-l1",
    BIONIC_ARM,
    LevelUp(
        2,
        (When(Stuns(whom=ENEMY & DEFENDING), (May((Freeze(SELF), GainXP())),), if_=Is(SELF, ~FROZEN)),),
        "Cryogenic Stasis",
    ),
)

WINTER_SOLDIER_2 = card(
    "def/winter-soldier-main-l2",
    BIONIC_ARM,
    SuperPower("Sniper Rifle", MAIN, (SKILL,), (Give(IgnoresProtection(SELF, melee=False, solo=True), END_OF_TURN),)),
)

# -- supporting characters ------------------------------------------------------------------------------------------

CARNAGE = card("def/carnage", Has(MAXIMUM_CARNAGE), Has(SYMBIOSIS))

THEIR_MAIN = Each(MAIN_CHARACTER & ControlledBy(THAT_PLAYER))

HELMUT_ZEMO = card(
    "def/helmut-zemo",
    SuperPower(
        "Sow Distrust",
        MAIN,
        (INTELLECT,),
        (
            ChoosePlayer(),
            RevealHand(THAT_PLAYER, to_you=True),
            Choose(CHARACTER_CARD & ~SharesTeam(THEIR_MAIN), where=HAND, whose=THAT_PLAYER),
            Discard(whose=THAT_PLAYER, who=IT),
        ),
    ),
)

ELECTRO = card("def/electro", SuperPower("Chain Lightning", MAIN, (ENERGY,), (Stun(Each(ENEMY & CostsAtMost(2))),)))

MARY_WALKER_BLOODY = card("def/mary-walker-bloody", Has(BLOODY_MARY), Has(ONE_OF_A_KIND))

MARY_WALKER_TYPHOID = card("def/mary-walker-typhoid", Has(TYPHOID_MARY), Has(ONE_OF_A_KIND))

MARY_WALKER_INNOCENT = card("def/mary-walker-innocent", Has(INNOCENT_MARY), Has(ONE_OF_A_KIND))

MARY_WALKER_COMPOSITE = card("def/mary-walker-composite", Has(COMPOSITE_PERSONALITY), Has(ONE_OF_A_KIND))

RHINO = card("def/rhino", Has(ANGRY), Has(STUPID))

RHINO_ERRATA = card("def/rhino", Has(ANGRY), Has(STUPID_ERRATA), variant="errata")

HELLSTROM = card("def/hellstrom", Has(DARKSOUL))

WINTER_SOLDIER = card(
    "def/winter-soldier",
    SuperPower("Into the Fray", MAIN, (SKILL,), (Ready(SELF), Move(SELF, FRONT)), only_if=Is(SELF, BACK_ROW)),
)

MODOK = card("def/modok", Has(MENTAL_CALCULATIONS))

VENOM = card(
    "def/venom",
    SuperPower("Symbiote Strength", MAIN, (MIGHT,), (PutCounter(PLUS, on=SELF, times=2),)),
    Has(SYMBIOSIS),
)

BULLSEYE = card(
    "def/bullseye",
    SuperPower(
        "Improvised Weapon",
        MAIN,
        (SKILL,),
        (RemoveCounters(PLUS, SELF, 1), If(Done("count"), (Choose(FACE_UP & SUPPORTING), Wound()))),
    ),
)

PURPLE_MAN = card(
    "def/purple-man",
    SuperPower(
        "Brainwash",
        MAIN,
        (INTELLECT,),
        (Choose(ENEMY & SUPPORTING), Exhaust(), TakeControl(until=WHILE_SOURCE, row=BACK)),
    ),
)

BARON_MORDO = card("def/baron-mordo", SuperPower("Black Magic", MAIN, (ENERGY,), (Choose(STUNNED & SUPPORTING), KO())))

KINGPIN = card(
    "def/kingpin",
    SuperPower(
        "Underworld Boss",
        MAIN,
        (MIGHT,),
        (MakeMain(),),
        only_if=There(OTHER & YOURS & Affiliated("Underworld"), at_least=2),
    ),
)

BLACKHEART = card("def/blackheart", Has(CREATED_FROM_EVIL))

# -- plot twists and locations --------------------------------------------------------------------------------------

FAIR_AND_BALANCED = card(
    "def/fair-and-balanced", Twist(MAIN, (Choose(), PutCounter(PLUS), Choose(), PutCounter(MINUS)))
)

PAIN_AND_SUFFERING = card(
    "def/pain-and-suffering",
    Twist(COMBAT, (Choose(IN_COMBAT), Give(HasStats(IT, defense=-2), END_OF_COMBAT)), any_turn=ANY_TURN),
)

PLAY_DEAD = card(
    "def/play-dead",
    Twist(COMBAT, (Choose(YOURS & SUPPORTING & DEFENDING), Stun(wound=False)), any_turn=ANY_TURN),
)

FISK_TOWER = card("def/fisk-tower")
