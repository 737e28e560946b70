"""Avengers of The Marvel Battles."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    ANYONE,
    ATTACKING,
    BACK,
    BACK_ROW,
    BUILD,
    COMBAT,
    DEFENDING,
    DODGE,
    END_OF_COMBAT,
    END_OF_TURN,
    ENEMY,
    ENERGY,
    FACE_UP,
    FEARLESS,
    FEROCIOUS,
    FRONT,
    FRONT_ROW,
    IN_COMBAT,
    INSPIRE,
    INTELLECT,
    INVENTIVE,
    IT,
    LEADER,
    MAIN,
    MIGHT,
    MINUS,
    OTHER,
    PLUS,
    RANGED,
    RANGED_COMBAT,
    SELF,
    SHRINK,
    SKILL,
    STING,
    SUPPORTING,
    TEAM_ATTACK,
    THIS,
    WOUNDED,
    YOURS,
    AddResource,
    Attacks,
    Await,
    CancelCombat,
    CannotStrikeBack,
    Choose,
    CountOf,
    Draw,
    Each,
    Gains,
    GainXP,
    Give,
    Has,
    HasStats,
    If,
    Is,
    IsStunned,
    Kept,
    LevelUp,
    May,
    Move,
    PowersUp,
    PutCounter,
    RemoveCounters,
    ReplaceDefender,
    Stuns,
    SuperPower,
    TakesNoWound,
    There,
    TurnCounters,
    TurnEnds,
    Twist,
    When,
    With,
    WithCounter,
    WoundsOn,
)

# -- main characters ------------------------------------------------------------------------------------------------

AVENGERS_ASSEMBLE = SuperPower(
    "Avengers Assemble",
    MAIN,
    (SKILL,),
    (Give(CannotStrikeBack(DEFENDING & ENEMY, during=TEAM_ATTACK), END_OF_TURN),),
)

CAPTAIN_AMERICA_1 = card(
    "mb/captain-america-main-l1",
    AVENGERS_ASSEMBLE,
    LevelUp(3, (When(Stuns(THIS & ATTACKING, ENEMY, during=TEAM_ATTACK), (GainXP(),)),), "Side By Side"),
)

CAPTAIN_AMERICA_2 = card(
    "mb/captain-america-main-l2",
    AVENGERS_ASSEMBLE,
    SuperPower("Leader of the Avengers", MAIN, (INTELLECT,), (PutCounter(PLUS, on=Each(YOURS)),)),
)

SMASH = SuperPower("Smash", MAIN, (MIGHT,), (PutCounter(PLUS, on=SELF, times=WoundsOn(SELF)),))

HULK_1 = card(
    "mb/hulk-main-l1",
    SMASH,
    LevelUp(4, (When(IsStunned(), (GainXP(),)),), "You Won't Like Him When He's Angry"),
)

HULK_2 = card(
    "mb/hulk-main-l2",
    SMASH,
    SuperPower("Banner's Influence", BUILD, (INTELLECT,), (RemoveCounters(PLUS, off=SELF), Draw(Kept()))),
)

REPULSOR_BLAST = SuperPower(
    "Repulsor Blast",
    MAIN,
    (ENERGY,),
    (Choose(ENEMY), PutCounter(MINUS), If(Is(IT, FRONT_ROW), (May((Move(IT, BACK),)),))),
)

IRON_MAN_1 = card(
    "mb/iron-man-main-l1",
    REPULSOR_BLAST,
    LevelUp(3, (When(PowersUp(YOURS), (GainXP(),)),), "Armor Mk 3"),
)

IRON_MAN_2 = card(
    "mb/iron-man-main-l2",
    REPULSOR_BLAST,
    SuperPower("Upgraded Armor", MAIN, (INTELLECT,), (Choose(YOURS & WithCounter(PLUS)), PutCounter(PLUS, times=3))),
)

ALLIES = CountOf(YOURS & SUPPORTING & FACE_UP)

GREAT_POWER = SuperPower(
    "Great Power", COMBAT, (MIGHT,), (Give(HasStats(SELF, ALLIES, ALLIES), END_OF_COMBAT),), any_turn=ANY_TURN
)

SPIDER_MAN_1 = card(
    "mb/spider-man-main-l1",
    GREAT_POWER,
    LevelUp(8, (When(TurnEnds(), (GainXP(SELF, ALLIES),)),), "Great Responsibility"),
)

SPIDER_MAN_2 = card(
    "mb/spider-man-main-l2",
    GREAT_POWER,
    SuperPower(
        "Friendly Neighbor",
        COMBAT,
        (INTELLECT,),
        (If(There(OTHER & YOURS & DEFENDING), (ReplaceDefender(SELF),)),),
        any_turn=ANY_TURN,
        any_combat=True,
    ),
)

# -- supporting characters ------------------------------------------------------------------------------------------

ANT_MAN = card("mb/ant-man", Has(SHRINK))

BLACK_WIDOW = card("mb/black-widow", Has(STING))

BLACK_PANTHER = card("mb/black-panther", Has(FEROCIOUS))

DAREDEVIL = card("mb/daredevil", Has(DODGE), Has(FEARLESS))

HAWKEYE = card(
    "mb/hawkeye",
    SuperPower(
        "Take Aim",
        MAIN,
        (SKILL,),
        (
            Await(
                When(
                    Attacks(),
                    (
                        Give(HasStats(SELF, 3), END_OF_COMBAT),
                        Give(
                            CannotStrikeBack(DEFENDING & ENEMY & With("Ranged"), at=THIS, during=RANGED_COMBAT),
                            END_OF_COMBAT,
                        ),
                    ),
                ),
                END_OF_TURN,
            ),
        ),
    ),
)

NICK_FURY = card(
    "mb/nick-fury",
    SuperPower("The Vast Resources of S.H.I.E.L.D.", MAIN, (INTELLECT,), (AddResource(),)),
)

CAPTAIN_AMERICA = card("mb/captain-america", Has(LEADER), Has(INSPIRE))

SPIDER_MAN = card(
    "mb/spider-man",
    Has(DODGE),
    SuperPower("Websling", MAIN, (SKILL,), (Choose(ENEMY & BACK_ROW), Move(IT, FRONT))),
)

MS_MARVEL = card(
    "mb/ms-marvel",
    SuperPower(
        "Energy Absorption",
        MAIN,
        (ENERGY,),
        (PutCounter(PLUS, on=SELF, times=CountOf(OTHER & YOURS & With("Ranged"))),),
    ),
)

LUKE_CAGE = card(
    "mb/luke-cage",
    SuperPower("Impervious Skin", COMBAT, (MIGHT,), (Give(TakesNoWound(SELF), END_OF_COMBAT),), any_turn=ANY_TURN),
)

DR_STRANGE = card("mb/dr-strange", SuperPower("Transmute", MAIN, (INTELLECT,), (Choose(ANYONE), TurnCounters())))

IRON_MAN = card("mb/iron-man", Has(INVENTIVE))

THOR = card("mb/thor", SuperPower("Lightning Strike", MAIN, (ENERGY,), (Choose(ENEMY), PutCounter(MINUS, times=3))))

HULK = card(
    "mb/hulk",
    SuperPower("Incredible Power", MAIN, (MIGHT,), (If(Is(SELF, WOUNDED), (PutCounter(PLUS, on=SELF, times=7),)),)),
)

# -- plot twists and locations --------------------------------------------------------------------------------------

EARTHS_MIGHTIEST_HEROES = card(
    "mb/earths-mightiest-heroes",
    Twist(COMBAT, (Choose(IN_COMBAT), Give(HasStats(IT, 2, 2), END_OF_COMBAT)), any_turn=ANY_TURN),
)

THINK_AGAIN = card("mb/think-again", Twist(COMBAT, (CancelCombat(),), any_turn=ANY_TURN))

STARK_TECH = card("mb/stark-tech", Twist(MAIN, (Choose(YOURS), PutCounter(PLUS), Give(Gains(RANGED), END_OF_TURN))))

AVENGERS_MANSION = card("mb/avengers-mansion")
