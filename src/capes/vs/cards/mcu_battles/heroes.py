"""MCU Heroes of The MCU Battles."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    AIR_SUPERIORITY,
    ANGRY,
    ANY_TURN,
    ANYONE,
    ATTACKING,
    BUILD,
    COMBAT,
    DEFENDING,
    END_OF_COMBAT,
    ENEMY,
    ENERGY,
    FACE_UP,
    FEROCIOUS,
    FIRST_ATTACK,
    INTELLECT,
    IT,
    KO,
    KO_PILE,
    LOOKED,
    MAIN,
    MAIN_CHARACTER,
    MIGHT,
    MINUS,
    OTHER,
    PLUS,
    SELF,
    SKILL,
    STEALTH,
    SUPPORTING,
    THAT,
    THAT_PLAYER,
    THIS,
    YOURS,
    Affiliated,
    Always,
    Appears,
    AtLeast,
    Attacks,
    CancelCombat,
    CannotBeKOd,
    Choose,
    ChooseNumber,
    ChoosePlayer,
    Chosen,
    CostsAtMost,
    DanceOff,
    Draw,
    Each,
    GainXP,
    Give,
    Has,
    HasStats,
    If,
    Is,
    LevelUp,
    Look,
    MainPhaseBegins,
    May,
    NamesAmong,
    OneOf,
    Picked,
    PlaysCard,
    PutCounter,
    PutIntoDeck,
    PutIntoHand,
    Ready,
    Remember,
    Remembered,
    SameAs,
    SamePlayer,
    Search,
    SuperPower,
    There,
    TheRest,
    TurnBegins,
    TurnToLevel,
    Twist,
    UsesSuperPower,
    When,
    WinGame,
    Wounds,
)

# -- main characters ------------------------------------------------------------------------------------------------

READY_TO_FOLLOW = SuperPower(
    "Ready To Follow Captain America?",
    COMBAT,
    (SKILL,),
    (PutCounter(PLUS, on=Each(ATTACKING), times=2),),
    only_if=FIRST_ATTACK,
)

CAPTAIN_AMERICA_1 = card(
    "mcu/captain-america-main-l1",
    READY_TO_FOLLOW,
    LevelUp(4, (When(Attacks(during=FIRST_ATTACK), (GainXP(),)),), "The First Avenger"),
)

TEAM = NamesAmong(("Black Widow", "Hawkeye", "Hulk", "Iron Man", "Thor"), YOURS)

CAPTAIN_AMERICA_2 = card(
    "mcu/captain-america-main-l2",
    READY_TO_FOLLOW,
    Always(HasStats(SELF, TEAM, TEAM), "Assemble the Team"),
    When(MainPhaseBegins(), (WinGame(),), "Assemble the Team", if_=AtLeast(TEAM, 5)),
)

BRUCE_BANNER_1 = card(
    "mcu/bruce-banner-main-l1",
    When(Attacks(), (TurnToLevel(SELF, face="mcu/hulk-main-l2"),), "Always Angry"),
    SuperPower("Man of Science", BUILD, (INTELLECT,), (Draw(2),)),
)

HULK_2 = card(
    "mcu/hulk-main-l2",
    Has(ANGRY),
    SuperPower("Hulk Smash", MAIN, (MIGHT,), (PutCounter(PLUS, on=SELF, times=3),)),
)

UNIBEAM = SuperPower("Unibeam", MAIN, (ENERGY,), (Choose(ENEMY), PutCounter(MINUS, times=2)))

IRON_MAN_1 = card(
    "mcu/iron-man-main-l1",
    UNIBEAM,
    LevelUp(3, (When(UsesSuperPower(by=THIS), (GainXP(),)),), "I Am Iron Man"),
)

IRON_MAN_2 = card("mcu/iron-man-main-l2", UNIBEAM, When(PlaysCard(), (Draw(),), "Futurist"))

COME_AND_GET_YOUR_LOVE = SuperPower("Come and Get Your Love", MAIN, (SKILL,), (Choose(YOURS & SUPPORTING), Ready()))

STAR_LORD_1 = card(
    "mcu/star-lord-main-l1",
    COME_AND_GET_YOUR_LOVE,
    LevelUp(
        2,
        (When(MainPhaseBegins(), (May((DanceOff(), If(SamePlayer(THAT_PLAYER), (GainXP(),)))),)),),
        "Dance Off, Bro",
    ),
)

STAR_LORD_2 = card(
    "mcu/star-lord-main-l2",
    COME_AND_GET_YOUR_LOVE,
    SuperPower(
        "A Bit of Both",
        COMBAT,
        (ENERGY,),
        (
            OneOf(
                (
                    (Choose(YOURS & ATTACKING), Give(HasStats(IT, 3), END_OF_COMBAT)),
                    (Choose(YOURS & DEFENDING), Give(HasStats(IT, defense=3), END_OF_COMBAT)),
                )
            ),
        ),
        any_turn=ANY_TURN,
        any_combat=True,
    ),
)

MJOLNIR = SuperPower("Mjolnir", COMBAT, (MIGHT,), (Give(HasStats(SELF, 2), END_OF_COMBAT),), any_turn=ANY_TURN)

# He remembers how far he has come; other attacks in between do not make him forget.
THOR_1 = card(
    "mcu/thor-main-l1",
    MJOLNIR,
    LevelUp(
        1,
        (
            When(Attacks(others=0), (Remember(SELF, "deed 1"),)),
            When(Attacks(others=1), (Remember(SELF, "deed 2"),), if_=Is(Remembered("deed 1"), ANYONE)),
            When(Attacks(others=2), (GainXP(),), if_=Is(Remembered("deed 2"), ANYONE)),
        ),
        "Journey of Self Discovery",
    ),
)

THOR_2 = card(
    "mcu/thor-main-l2",
    MJOLNIR,
    SuperPower("God of Thunder", MAIN, (ENERGY,), (PutCounter(MINUS, on=Each(ENEMY)),)),
)

# -- supporting characters ------------------------------------------------------------------------------------------

BABY_GROOT = card("mcu/baby-groot", When(TurnBegins(), (PutCounter(PLUS, on=SELF),), "I Am Groot"))

HEIMDALL = card(
    "mcu/heimdall",
    When(
        Appears(),
        (Look(2), Choose(where=LOOKED), PutIntoHand(), PutIntoDeck(TheRest(), "bottom")),
        "All-Seeing",
    ),
)

BLACK_WIDOW = card("mcu/black-widow", Has(STEALTH))

ROCKET = card(
    "mcu/rocket",
    SuperPower(
        "I'm Gonna Need a Few Things",
        MAIN,
        (SKILL,),
        (
            If(
                There(ANYONE, 2, where=KO_PILE, different_names=True),
                (
                    Choose(where=KO_PILE, count=2, different_names=True, name="those cards"),
                    ChoosePlayer(),
                    Choose(SameAs(Chosen("those cards")), where=KO_PILE, by=THAT_PLAYER),
                    PutIntoHand(),
                ),
            ),
        ),
    ),
)

CAPTAIN_AMERICA = card(
    "mcu/captain-america",
    When(Attacks(team=True), (PutCounter(PLUS, on=Each(OTHER & ATTACKING)),), "On Your Left"),
)

FALCON = card("mcu/falcon", Has(AIR_SUPERIORITY))

NICK_FURY = card(
    "mcu/nick-fury",
    SuperPower("There Was an Idea", BUILD, (INTELLECT,), (Search(SUPPORTING & Affiliated("MCU Heroes")),)),
)

IRON_MAN = card(
    "mcu/iron-man",
    SuperPower("Repulsors", MAIN, (ENERGY,), (Choose(ENEMY, count=2, up_to=True), PutCounter(MINUS))),
)

STAR_LORD = card(
    "mcu/star-lord",
    Always(
        CannotBeKOd(SELF, while_=There(YOURS & MAIN_CHARACTER & FACE_UP)),
        "Half Celestial",
        while_stunned=True,
    ),
)

GAMORA = card("mcu/gamora", Has(FEROCIOUS))

WAR_MACHINE = card(
    "mcu/war-machine", SuperPower("The Big Guns", MAIN, (ENERGY,), (Choose(SUPPORTING & CostsAtMost(4)), KO()))
)

DRAX = card("mcu/drax", When(Wounds(whom=SUPPORTING), (KO(THAT),), "Finger on Throat Means Death"))

THOR = card(
    "mcu/thor",
    SuperPower("Bring the Thunder", MAIN, (ENERGY,), (Choose(ENEMY, count=3, again=True), PutCounter(MINUS))),
)

HULK = card(
    "mcu/hulk",
    SuperPower(
        "Hulk Like Raging Fire",
        COMBAT,
        (MIGHT,),
        (ChooseNumber(), Give(HasStats(SELF, Picked(), Picked()), END_OF_COMBAT)),
        any_turn=ANY_TURN,
    ),
)

# -- plot twists and locations --------------------------------------------------------------------------------------

NO_YOU_MOVE = card(
    "mcu/no-you-move",
    Twist(COMBAT, (Choose(YOURS & DEFENDING), Give(HasStats(IT, 3, 3), END_OF_COMBAT)), any_turn=ANY_TURN),
)

SOKOVIA_ACCORDS = card("mcu/sokovia-accords", Twist(COMBAT, (CancelCombat(),), any_turn=ANY_TURN))

AVENGERS_TOWER = card("mcu/avengers-tower")
