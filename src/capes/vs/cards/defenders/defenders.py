"""Defenders of The Defenders."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANOTHERS_TURN,
    ANY_NUMBER,
    ANY_TURN,
    ATTACKED_LATELY,
    ATTACKING,
    BUILD,
    CHARACTER_CARD,
    COMBAT,
    DEFENDING,
    DODGE,
    END_OF_COMBAT,
    END_OF_GAME,
    END_OF_TURN,
    ENEMY,
    ENERGY,
    HAND,
    HEX,
    HEX_ERRATA,
    IN_COMBAT,
    INTELLECT,
    IT,
    KO,
    KO_PILE,
    LETHAL,
    LETHAL_ERRATA,
    MAIN,
    MIGHT,
    MULTIPLE_PERSONALITIES,
    NIGHT_SHIFT,
    OTHER,
    PENANCE_STARE,
    PLAY,
    POUNCE,
    PROTECTING,
    PURIFYING_LIGHT,
    RANGED,
    RANGED_COMBAT,
    READY,
    SELF,
    SKILL,
    SUPPORTING,
    THE_DARK_FORCE_HUNGERS,
    THIS,
    UNLIMITED,
    YOURS,
    Affiliated,
    AtkOf,
    BaseStatsAre,
    CannotBeStruck,
    CannotStrike,
    Choose,
    ChooseRow,
    CostsLess,
    DefOf,
    Draw,
    Draws,
    Gains,
    GainXP,
    Give,
    HandsOpen,
    Has,
    HasStats,
    Heal,
    If,
    Is,
    IsAttacked,
    IsKOd,
    LevelUp,
    Named,
    NoEnemyTwists,
    OneOf,
    PutIntoDeck,
    PutIntoPlay,
    Rampage,
    RecruitsFromKO,
    Search,
    StrikesDouble,
    Stun,
    StunsWhatItStrikes,
    SuperPower,
    TakesNoWound,
    TurnCounters,
    Twist,
    When,
)

# -- main characters ------------------------------------------------------------------------------------------------

THE_MAN_WITHOUT_FEAR = SuperPower(
    "The Man Without Fear", COMBAT, (SKILL,), (Give(StrikesDouble(SELF), END_OF_COMBAT),), any_turn=ANY_TURN
)

DAREDEVIL_1 = card(
    "def/daredevil-main-l1",
    THE_MAN_WITHOUT_FEAR,
    LevelUp(3, (When(IsAttacked(), (GainXP(),), if_=Is(SELF, PROTECTING)),), "Protector of Hell's Kitchen"),
)

# With several enemy players one payment ends it for all: the card does not say otherwise.
DAREDEVIL_2 = card(
    "def/daredevil-main-l2",
    THE_MAN_WITHOUT_FEAR,
    SuperPower("Radar Sense", MAIN, (INTELLECT,), (Give(HandsOpen(SKILL), END_OF_GAME),)),
)

DAREDEVIL_2_ERRATA = card(
    "def/daredevil-main-l2",
    THE_MAN_WITHOUT_FEAR,
    SuperPower("Radar Sense", MAIN, (INTELLECT,), (Give(HandsOpen(SKILL, as_character=True), END_OF_GAME),)),
    variant="errata",
)

SUPREME_KNOWLEDGE = SuperPower("Supreme Knowledge", BUILD, (ENERGY,), (Draw(),), uses=UNLIMITED)

DR_STRANGE_1 = card(
    "def/dr-strange-main-l1",
    SUPREME_KNOWLEDGE,
    LevelUp(5, (When(Draws(), (GainXP(),)),), "Supreme Power"),
)

DR_STRANGE_2 = card(
    "def/dr-strange-main-l2",
    SUPREME_KNOWLEDGE,
    SuperPower(
        "Mass Transmutation",
        MAIN,
        (INTELLECT,),
        (Choose(count=ANY_NUMBER, up_to=True), TurnCounters()),
    ),
)

SPIRIT_OF_VENGEANCE = SuperPower(
    "Spirit of Vengeance", MAIN, (INTELLECT, MIGHT), (Choose(ENEMY & ATTACKED_LATELY), Stun())
)

GHOST_RIDER_1 = card(
    "def/ghost-rider-main-l1",
    SPIRIT_OF_VENGEANCE,
    LevelUp(
        3,
        (When(IsKOd(OTHER & YOURS, during=ANOTHERS_TURN), (GainXP(),)),),
        "When Innocent Blood is Spilled",
    ),
)

GHOST_RIDER_2 = card(
    "def/ghost-rider-main-l2",
    SPIRIT_OF_VENGEANCE,
    SuperPower("Hell on Wheels", MAIN, (SKILL,), (ChooseRow(), Rampage()), only_if=Is(SELF, READY)),
)

IMPERVIOUS_SKIN = SuperPower(
    "Impervious Skin", COMBAT, (MIGHT,), (Give(TakesNoWound(SELF), END_OF_COMBAT),), any_turn=ANY_TURN
)

LUKE_CAGE_1 = card(
    "def/luke-cage-main-l1",
    IMPERVIOUS_SKIN,
    LevelUp(5, (), "Hero for Hire", for_points=True),
)

IRON_FIST_CARD = SUPPORTING & Named("Iron Fist")

LUKE_CAGE_2 = card(
    "def/luke-cage-main-l2",
    IMPERVIOUS_SKIN,
    SuperPower(
        "Power Man and...",
        BUILD,
        (INTELLECT,),
        (
            OneOf(
                (
                    (Choose(IRON_FIST_CARD, where=HAND), PutIntoPlay()),
                    (Choose(IRON_FIST_CARD, where=KO_PILE), PutIntoPlay()),
                    (Search(IRON_FIST_CARD, to=PLAY),),
                )
            ),
        ),
    ),
)

# -- supporting characters ------------------------------------------------------------------------------------------

ANGEL = card(
    "def/angel",
    Has(DODGE),
    SuperPower("Healing Blood", MAIN, (ENERGY,), (Choose(YOURS & SUPPORTING), Heal())),
)

HELLCAT = card("def/hellcat", Has(POUNCE))

DAGGER = card("def/dagger", Has(PURIFYING_LIGHT))

IRON_FIST = card(
    "def/iron-fist",
    Has(DODGE),
    SuperPower(
        "Iron Fist Punch", COMBAT, (SKILL,), (Give(StunsWhatItStrikes(SELF), END_OF_COMBAT),), any_turn=ANY_TURN
    ),
)

SCARLET_WITCH = card("def/scarlet-witch", Has(HEX))

SCARLET_WITCH_ERRATA = card("def/scarlet-witch", Has(HEX_ERRATA), variant="errata")

CLOAK = card("def/cloak", Has(THE_DARK_FORCE_HUNGERS))

DEATHLOK = card(
    "def/deathlok",
    SuperPower(
        "Rebuilt Body",
        MAIN,
        (MIGHT,),
        (
            Choose(CHARACTER_CARD, where=KO_PILE),
            Give(BaseStatsAre(SELF, AtkOf(IT), DefOf(IT)), END_OF_TURN),
            PutIntoDeck(),
        ),
    ),
)

MOON_KNIGHT = card("def/moon-knight", Has(MULTIPLE_PERSONALITIES))

NIGHTHAWK = card(
    "def/nighthawk",
    SuperPower(
        "Mobilize the Team",
        BUILD,
        (INTELLECT,),
        (Give(CostsLess(4, Affiliated("Defenders"), next_only=True), END_OF_TURN),),
    ),
    Has(NIGHT_SHIFT),
)

PERFECT_POSITION = SuperPower(
    "Perfect Position",
    COMBAT,
    (SKILL,),
    (If(RANGED_COMBAT, (Give(CannotBeStruck(SELF), END_OF_COMBAT),)),),
    any_turn=ANY_TURN,
)

PUNISHER = card("def/punisher", Has(LETHAL), PERFECT_POSITION)

PUNISHER_ERRATA = card("def/punisher", Has(LETHAL_ERRATA), PERFECT_POSITION, variant="errata")

VISION = card(
    "def/vision",
    SuperPower(
        "Increase Density",
        COMBAT,
        (ENERGY,),
        (If(Is(SELF, ATTACKING), (Give(HasStats(SELF, AtkOf(SELF), DefOf(SELF)), END_OF_COMBAT),)),),
    ),
    SuperPower(
        "Decrease Density",
        COMBAT,
        (ENERGY,),
        (
            If(
                Is(SELF, DEFENDING),
                (Give(CannotStrike(THIS), END_OF_COMBAT), Give(CannotBeStruck(SELF), END_OF_COMBAT)),
            ),
        ),
        any_turn=ANY_TURN,
    ),
)

VALKYRIE = card(
    "def/valkyrie",
    SuperPower("Chooser of the Slain", BUILD, (INTELLECT,), (Give(RecruitsFromKO(), END_OF_TURN),)),
)

WAR_MACHINE = card("def/war-machine", SuperPower("Rocket Launcher", MAIN, (MIGHT, MIGHT), (Choose(SUPPORTING), KO())))

GHOST_RIDER = card("def/ghost-rider", Has(PENANCE_STARE))

# -- plot twists and locations --------------------------------------------------------------------------------------

SPELLBOUND = card("def/spellbound", Twist(COMBAT, (Give(NoEnemyTwists(), END_OF_COMBAT),), any_turn=ANY_TURN))

HIDDEN_WEAPONS = card(
    "def/hidden-weapons",
    Twist(MAIN, (Choose(YOURS), Give(HasStats(IT, 1, 1), END_OF_TURN), Give(Gains(RANGED), END_OF_TURN))),
    Twist(
        COMBAT,
        (Choose(IN_COMBAT), Give(HasStats(IT, 1, 1), END_OF_COMBAT), Give(Gains(RANGED), END_OF_COMBAT)),
        any_turn=ANY_TURN,
    ),
)

SUPER_SENSES = card(
    "def/super-senses",
    Twist(COMBAT, (Choose(DEFENDING), Give(HasStats(IT, defense=5), END_OF_COMBAT)), any_turn=ANY_TURN),
)

SANCTUM_SANCTORUM = card("def/sanctum-sanctorum")
