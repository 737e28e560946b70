"""MCU Villains of The MCU Battles."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    ANYONE,
    ANYWHERE,
    BUILD,
    CHARACTER_CARD,
    COMBAT,
    EACH_ENEMY,
    EACH_PLAYER,
    END_OF_COMBAT,
    ENEMY,
    ENERGY,
    EXHAUSTED,
    FACE_UP,
    FRONT_ROW,
    HAND,
    IN_COMBAT,
    INTELLECT,
    IT,
    ITS_NEXT_TURN,
    KO,
    KO_PILE,
    LOCATION,
    MAIN,
    MIGHT,
    MINUS,
    MONSTROUS,
    OTHER,
    PASSIVE,
    PLUS,
    RESOURCES,
    SELF,
    SKILL,
    SUPPORTING,
    THE_OTHER,
    YOURS,
    Affiliated,
    Always,
    Appears,
    Attacks,
    BringBack,
    Choose,
    Chosen,
    CostOf,
    CostsAtLeast,
    CostsAtMost,
    CountOf,
    Discard,
    Done,
    Draw,
    DrawFromPile,
    Each,
    Exhaust,
    Fighting,
    GainXP,
    Give,
    Has,
    HasStats,
    If,
    IsKOd,
    LevelUp,
    ManyMains,
    May,
    MustAttackNext,
    NameCard,
    NamedLike,
    PlaysPlotTwist,
    PutCounter,
    PutIntoPlay,
    Ready,
    RecruitFrom,
    Recruits,
    Remember,
    Remembered,
    RemoveFromGame,
    Search,
    Stuns,
    SuperPower,
    TakeControl,
    There,
    TurnLocation,
    Twist,
    When,
    With,
)

# -- main characters ------------------------------------------------------------------------------------------------

GIVE_ME_A_REAL_FIGHT = SuperPower(
    "Give Me a Real Fight!", MAIN, (MIGHT,), (Choose(ENEMY), Give(MustAttackNext(IT, SELF), ITS_NEXT_TURN))
)

ABOMINATION_1 = card(
    "mcu/abomination-main-l1",
    GIVE_ME_A_REAL_FIGHT,
    LevelUp(3, (When(Stuns(), (GainXP(),)),), "Taste for Power"),
)

ABOMINATION_2 = card("mcu/abomination-main-l2", GIVE_ME_A_REAL_FIGHT, Has(MONSTROUS))

GREAT_IDEA = SuperPower(
    "You Had a Great Idea, Tony",
    BUILD,
    (INTELLECT,),
    (Choose(SUPPORTING, where=KO_PILE, whose=EACH_ENEMY), RecruitFrom()),
)

IRON_MONGER_1 = card(
    "mcu/iron-monger-main-l1",
    GREAT_IDEA,
    LevelUp(5, (When(Recruits(EACH_PLAYER, owned_by_enemy=True), (GainXP(),)),), "Steal Idea"),
)

IRON_MONGER_2 = card(
    "mcu/iron-monger-main-l2",
    GREAT_IDEA,
    SuperPower("Sonic Taser", MAIN, (ENERGY,), (Choose(ENEMY), Exhaust())),
)

KNEEL = SuperPower("Kneel", MAIN, (INTELLECT,), (Choose(ENEMY & SUPPORTING), Exhaust()))

LOKI_1 = card(
    "mcu/loki-main-l1",
    KNEEL,
    LevelUp(4, (When(PlaysPlotTwist(first=True), (GainXP(),)),), "Trickster"),
)

LOKI_2 = card(
    "mcu/loki-main-l2",
    KNEEL,
    SuperPower(
        "Scepter", MAIN, (ENERGY, INTELLECT), (Choose(ENEMY & SUPPORTING & CostsAtMost(4)), TakeControl(), Ready())
    ),
)

STAND_ACCUSED = SuperPower("Stand Accused", MAIN, (ENERGY,), (Choose(ENEMY & EXHAUSTED), PutCounter(MINUS, times=2)))

RONAN_1 = card(
    "mcu/ronan-main-l1",
    STAND_ACCUSED,
    LevelUp(3, (When(IsKOd(ENEMY & SUPPORTING), (GainXP(),)),), "Xandar Will Fall"),
)

RONAN_2 = card(
    "mcu/ronan-main-l2",
    STAND_ACCUSED,
    SuperPower("Power Stone", MAIN, (ENERGY, MIGHT), (PutCounter(MINUS, on=Each(ENEMY & SUPPORTING), times=2),)),
)

PATH_TO_PEACE = SuperPower("There's Only One Path To Peace", BUILD, (INTELLECT,), (BringBack("Ultron Facility"),))

ULTRON_FACILITY = Always(ManyMains("Ultron Facility"), "Ultron Facility", while_stunned=True)

ULTRON_1 = card("mcu/ultron-main-l1", PATH_TO_PEACE, ULTRON_FACILITY)

ULTRON_2 = card("mcu/ultron-main-l2", PATH_TO_PEACE, ULTRON_FACILITY)

ULTRON_3 = card(
    "mcu/ultron-main-l3",
    PATH_TO_PEACE,
    ULTRON_FACILITY,
    SuperPower(
        "Your Extinction",
        MAIN,
        (ENERGY, INTELLECT, MIGHT, SKILL),
        (KO(Each(ANYONE, RESOURCES, EACH_ENEMY)), KO(Each(ENEMY))),
    ),
)

# -- supporting characters ------------------------------------------------------------------------------------------

KILLIAN = card(
    "mcu/killian", SuperPower("Extremis", MAIN, (ENERGY,), (Choose(YOURS & SUPPORTING), PutCounter(PLUS, times=2)))
)

WHIPLASH = card("mcu/whiplash", When(Attacks(), (PutCounter(MINUS, on=THE_OTHER),), "Electrified Whips"))

CROSSBONES = card("mcu/crossbones", When(IsKOd(), (PutCounter(MINUS, on=Each(ENEMY & FRONT_ROW)),), "Suicide Vest"))

MANDARIN = card(
    "mcu/mandarin",
    When(IsKOd(), (RemoveFromGame(SELF), DrawFromPile("Behind the Camera")), "Behind the Camera"),
)

TREVOR_SLATTERY = card("mcu/trevor-slattery", Has(PASSIVE), When(Appears(), (Draw(),), "Lowly Actor"))

THE_TEN_RINGS = card(
    "mcu/the-ten-rings",
    When(Appears(), (PutCounter(MINUS, on=Each(ENEMY & SUPPORTING), times=2),), "Deadly Warlord"),
)

DESTROYER = card(
    "mcu/destroyer",
    SuperPower("Disintegration Beam", MAIN, (ENERGY,), (Choose(ENEMY & FRONT_ROW), PutCounter(MINUS, times=2))),
)

NEBULA = card(
    "mcu/nebula",
    When(Appears(), (NameCard(characters=True), Remember(Chosen("named"), "named")), "Rivalry"),
    Always(HasStats(SELF, 3, 3, while_=There(Fighting(SELF) & NamedLike(Remembered("named")))), "Rivalry"),
)

IRON_MONGER = card(
    "mcu/iron-monger",
    Always(
        HasStats(SELF, 2, 2, while_=There(Fighting(SELF) & (With("Flight") | With("Ranged")))),
        "My Suit Is More Advanced",
    ),
)

RONAN = card(
    "mcu/ronan",
    SuperPower("Universal Weapon", COMBAT, (MIGHT,), (Give(HasStats(SELF, 3), END_OF_COMBAT),), any_turn=ANY_TURN),
)

CHITAURI_LEVIATHAN = card(
    "mcu/chitauri-leviathan",
    When(Appears(), (May((Choose(SUPPORTING & CostsAtMost(2), where=HAND), PutIntoPlay())),), "Troop Carrier"),
)

MALEKITH = card(
    "mcu/malekith",
    SuperPower(
        "The Aether",
        MAIN,
        (ENERGY,),
        (Choose(LOCATION & FACE_UP, where=RESOURCES, whose=EACH_ENEMY), TurnLocation(up=False)),
    ),
)

ABOMINATION = card("mcu/abomination", Has(MONSTROUS))

RED_SKULL = card(
    "mcu/red-skull",
    Always(HasStats(Each(OTHER & YOURS & SUPPORTING & Affiliated("MCU Villains")), 1, 1), "Hail Hydra"),
)

LOKI = card(
    "mcu/loki",
    SuperPower(
        "I Am Burdened With Glorious Purpose",
        COMBAT,
        (INTELLECT,),
        (
            Discard(which=CHARACTER_CARD),
            If(
                Done("discarded"),
                (
                    Choose(IN_COMBAT),
                    Give(HasStats(IT, CostOf(Chosen("discarded")), CostOf(Chosen("discarded"))), END_OF_COMBAT),
                ),
            ),
        ),
        any_turn=ANY_TURN,
        any_combat=True,
    ),
)

# -- plot twists and locations --------------------------------------------------------------------------------------

ARMY = CountOf(YOURS & SUPPORTING & FACE_UP & ANYWHERE)

I_HAVE_AN_ARMY = card(
    "mcu/i-have-an-army",
    Twist(COMBAT, (Choose(YOURS & IN_COMBAT), Give(HasStats(IT, ARMY, ARMY), END_OF_COMBAT)), any_turn=ANY_TURN),
)

TWO_MORE_GROW_IN_ITS_PLACE = card(
    "mcu/two-more-grow-in-its-place",
    Twist(
        BUILD,
        (Choose(YOURS & SUPPORTING), KO(), Search(SUPPORTING & ~CostsAtLeast(CostOf(IT)), count=2)),
    ),
)

SOKOVIA = card("mcu/sokovia")
