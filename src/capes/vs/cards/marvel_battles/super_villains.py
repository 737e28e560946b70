"""Super Villains of The Marvel Battles."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    ANYONE,
    ATTACKING,
    BACK_ROW,
    BERSERKER,
    BLAST,
    BUILD,
    CHARACTER_CARD,
    COMBAT,
    DODGE,
    EACH_ENEMY,
    EACH_PLAYER,
    END_OF_COMBAT,
    END_OF_TURN,
    ENEMY,
    ENERGY,
    FACE_DOWN,
    FACE_UP,
    FEROCIOUS,
    FRONT_ROW,
    GENIUS,
    GRAB,
    IMMORTAL,
    IN_COMBAT,
    INTELLECT,
    IT,
    KO,
    KO_PILE,
    MAGNETIC_SUPPRESSION,
    MAIN,
    MAIN_CHARACTER,
    MELEE,
    MIGHT,
    MINUS,
    MONSTROUS,
    OTHER,
    PLAY,
    PLOT_TWIST,
    PLUS,
    RESOURCES,
    SCHEMER,
    SELF,
    SKILL,
    SOLO_ATTACK,
    STUNNED,
    SUPPORTING,
    SWARM,
    THAT_PLAYER,
    THIS,
    AtkOf,
    AttackAgain,
    Await,
    BaseStatsAre,
    Choose,
    ChoosePlayer,
    Chosen,
    ControlledBy,
    ControllerOf,
    DefOf,
    Discard,
    DiscardHand,
    Done,
    Draw,
    Each,
    Fighting,
    ForEachPlayer,
    GainXP,
    Give,
    Has,
    HasStats,
    If,
    Is,
    IsKOd,
    IsNot,
    IsStunned,
    Kept,
    LevelUp,
    May,
    NameCard,
    NamedLike,
    PlaysPlotTwist,
    PlayTwist,
    PutCounter,
    PutIntoDeck,
    PutIntoPlay,
    RevealHand,
    Search,
    StatsSwitched,
    Stun,
    Stuns,
    SuperPower,
    TurnBegins,
    Twist,
    TwistTimed,
    When,
    Wound,
)

# -- main characters ------------------------------------------------------------------------------------------------

SADISTIC_CHOICE = SuperPower(
    "Sadistic Choice",
    MAIN,
    (INTELLECT,),
    (
        Choose(ENEMY & SUPPORTING),
        May((Discard(whose=ControllerOf(IT), at_random=True),), by=ControllerOf(IT)),
        If(IsNot(Done("discarded")), (Stun(),)),
    ),
)

GREEN_GOBLIN_1 = card(
    "mb/green-goblin-main-l1",
    SADISTIC_CHOICE,
    LevelUp(6, (When(IsStunned(ENEMY), (GainXP(),)),), "Chaos and Destruction"),
)

GREEN_GOBLIN_2 = card(
    "mb/green-goblin-main-l2",
    SADISTIC_CHOICE,
    SuperPower("Bombs Away", MAIN, (SKILL,), (Choose(ENEMY & STUNNED & SUPPORTING), KO())),
)

GOD_OF_MISCHIEF = SuperPower(
    "God of Mischief",
    COMBAT,
    (SKILL,),
    (Choose(TwistTimed(COMBAT, any_turn=ANY_TURN), where=KO_PILE), PlayTwist(then="shuffle")),
    any_turn=ANY_TURN,
)

LOKI_1 = card(
    "mb/loki-main-l1",
    GOD_OF_MISCHIEF,
    LevelUp(5, (When(PlaysPlotTwist(), (GainXP(),)),), "Plots Within Plots"),
)

LOKI_2 = card(
    "mb/loki-main-l2",
    GOD_OF_MISCHIEF,
    SuperPower(
        "Master of Plots",
        MAIN,
        (INTELLECT,),
        (ChoosePlayer(), RevealHand(THAT_PLAYER), DiscardHand(THAT_PLAYER, PLOT_TWIST)),
    ),
)

MAGNETIC_FORCE_FIELD = SuperPower(
    "Magnetic Force Field",
    COMBAT,
    (ENERGY,),
    (Give(HasStats(SELF, defense=4), END_OF_COMBAT),),
    any_turn=ANY_TURN,
)

MAGNETO_1 = card(
    "mb/magneto-main-l1",
    MAGNETIC_FORCE_FIELD,
    LevelUp(4, (When(TurnBegins(), (GainXP(),), if_=Is(SELF, FACE_UP)),), "Mutant Master"),
)

MAGNETO_2 = card(
    "mb/magneto-main-l2",
    MAGNETIC_FORCE_FIELD,
    SuperPower("Mutant Supremacy", MAIN, (MIGHT,), (Choose(FACE_DOWN, where=RESOURCES, whose=EACH_PLAYER), KO())),
)

COURT_DEATH = SuperPower(
    "Court Death",
    MAIN,
    (MIGHT,),
    (
        ChoosePlayer(enemy=False),
        PutIntoDeck(Each(CHARACTER_CARD, KO_PILE, THAT_PLAYER), "shuffle"),
        PutCounter(PLUS, on=SELF, times=Kept()),
    ),
)

THANOS_1 = card(
    "mb/thanos-main-l1",
    COURT_DEATH,
    LevelUp(6, (When(IsKOd(ENEMY), (GainXP(),)),), "The Mad Titan"),
)

# The card does not say who picks the resource and the supporting character: whoever uses a power makes its choices.
THANOS_2 = card(
    "mb/thanos-main-l2",
    COURT_DEATH,
    SuperPower(
        "The Infinity Gauntlet",
        MAIN,
        (ENERGY, INTELLECT, MIGHT, SKILL),
        (
            ForEachPlayer(
                EACH_ENEMY,
                (
                    Stun(Each(MAIN_CHARACTER & ControlledBy(THAT_PLAYER))),
                    Choose(where=RESOURCES, whose=THAT_PLAYER),
                    KO(),
                    Choose(SUPPORTING & ControlledBy(THAT_PLAYER)),
                    KO(),
                    Discard(whose=THAT_PLAYER, at_random=True),
                ),
            ),
        ),
    ),
)

# -- supporting characters ------------------------------------------------------------------------------------------

RONAN = card(
    "mb/ronan",
    SuperPower(
        "Accuse",
        MAIN,
        (INTELLECT,),
        (NameCard(), ChoosePlayer(), RevealHand(THAT_PLAYER), DiscardHand(THAT_PLAYER, NamedLike(Chosen("named")))),
    ),
)

MYSTIQUE = card(
    "mb/mystique",
    SuperPower(
        "Impersonate",
        MAIN,
        (SKILL,),
        (Choose(OTHER & FACE_UP), Give(BaseStatsAre(SELF, AtkOf(IT), DefOf(IT)), END_OF_TURN)),
    ),
)

DOCTOR_OCTOPUS = card("mb/doctor-octopus", Has(GRAB), Has(GENIUS))

GREEN_GOBLIN = card("mb/green-goblin", Has(BLAST))

RED_SKULL = card(
    "mb/red-skull",
    Has(DODGE),
    SuperPower(
        "Dust of Death",
        COMBAT,
        (SKILL,),
        (If(MELEE, (Choose(ATTACKING & Fighting(SELF)), Stun())),),
        any_turn=ANY_TURN,
    ),
)

SABRETOOTH = card("mb/sabretooth", Has(FEROCIOUS), Has(BERSERKER))

ULTRON = card(
    "mb/ultron",
    Has(SWARM),
    SuperPower("Replicate", BUILD, (ENERGY,), (Search(NamedLike(SELF), to=PLAY),)),
)

ABOMINATION = card("mb/abomination", Has(MONSTROUS))

MANDARIN = card(
    "mb/mandarin",
    SuperPower("Makluan Rings", MAIN, (INTELLECT,), (Draw(),)),
    SuperPower("Makluan Rings", MAIN, (SKILL,), (ChoosePlayer(), Discard(whose=THAT_PLAYER))),
    SuperPower("Makluan Rings", MAIN, (MIGHT,), (Choose(ANYONE), PutCounter(PLUS))),
    SuperPower("Makluan Rings", MAIN, (ENERGY,), (Choose(ANYONE), PutCounter(MINUS))),
)

JUGGERNAUT = card(
    "mb/juggernaut",
    SuperPower(
        "Unstoppable",
        COMBAT,
        (MIGHT,),
        (
            Await(
                When(
                    Stuns(THIS & ATTACKING, ENEMY & FRONT_ROW, during=SOLO_ATTACK),
                    (AttackAgain(BACK_ROW),),
                    if_=Is(SELF, FACE_UP),
                ),
                END_OF_COMBAT,
            ),
        ),
    ),
)

MAGNETO = card("mb/magneto", Has(MAGNETIC_SUPPRESSION))

LOKI = card("mb/loki", Has(SCHEMER))

DORMAMMU = card(
    "mb/dormammu",
    Has(IMMORTAL),
    SuperPower(
        "Necromancy",
        MAIN,
        (INTELLECT, ENERGY),
        (Choose(CHARACTER_CARD, where=KO_PILE, whose=EACH_ENEMY), PutIntoPlay()),
    ),
)

THANOS = card("mb/thanos", SuperPower("Welcome Death", MAIN, (MIGHT,), (Wound(Each(STUNNED)),)))

# -- plot twists and locations --------------------------------------------------------------------------------------

EXTINGUISH = card("mb/extinguish", Twist(MAIN, (Choose(STUNNED & SUPPORTING), KO())))

METAL_AND_FIRE = card(
    "mb/metal-and-fire", Twist(COMBAT, (PutCounter(MINUS, on=Each(ENEMY & IN_COMBAT)),), any_turn=ANY_TURN)
)

TRICKSTER_GOD = card(
    "mb/trickster-god",
    Twist(COMBAT, (Choose(IN_COMBAT), Give(StatsSwitched(IT), END_OF_COMBAT)), any_turn=ANY_TURN),
)

THE_VAULT = card("mb/the-vault")
