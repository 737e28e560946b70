"""Femme Fatales of A-Force."""

from __future__ import annotations

from capes.vs.cards.card import card
from capes.vs.words import (
    ANY_TURN,
    ATTACKING,
    BIO_DUPLICATE,
    CHARACTER_CARD,
    COMBAT,
    DECK,
    DEFENDING,
    DURABLE,
    DURABLE_ERRATA,
    EACH_ENEMY,
    EACH_PLAYER,
    END_OF_COMBAT,
    ENEMY,
    ENERGY,
    FACE_DOWN,
    FACE_UP,
    FATAL_FEMALES,
    FATAL_FEMALES_ERRATA,
    FEROCIOUS,
    FRONT,
    GRAVITY_STONE,
    HAND,
    IMMORTAL,
    IN_COMBAT,
    INTELLECT,
    IT,
    KO,
    KO_PILE,
    MAIN,
    MAIN_CHARACTER,
    MELEE,
    MERCENARY,
    MIGHT,
    MINUS,
    MOBILE,
    OTHER,
    PLUS,
    POUNCE,
    RESOURCES,
    SELF,
    SKILL,
    STRUCK_DOWN,
    STUNNED,
    SUCCUMB_TO_POISON,
    SUPPORTING,
    SWARM,
    THAT_PLAYER,
    UNDERLING,
    UNLUCKY_BREAK,
    WEALTHY,
    YOURS,
    AddResource,
    AppearedThisTurn,
    AtkOf,
    AtLeast,
    Attacks,
    Await,
    CancelCombat,
    Choose,
    ChoosePlayer,
    CombatEnds,
    CombatResolves,
    CountOf,
    CreateToken,
    Discard,
    Draw,
    Each,
    Excess,
    Fighting,
    Gains,
    GainsAtk,
    GainsResource,
    GainXP,
    Give,
    HandSizeOf,
    Has,
    HasStats,
    If,
    Is,
    Kept,
    LevelUp,
    LosesPowers,
    Named,
    NamedLike,
    OwnerOf,
    PutCounter,
    PutIntoPlay,
    Ready,
    RemoveFromGame,
    ReplaceDefender,
    ResourcesOf,
    RevealHand,
    SameAs,
    ShuffleDeck,
    StrongerThan,
    Stun,
    SuperPower,
    There,
    TimesUsed,
    TurnEnds,
    Twist,
    When,
    WithCounter,
    Wound,
)

# -- main characters ------------------------------------------------------------------------------------------------

BAD_LUCK = SuperPower("Bad Luck", MAIN, (INTELLECT,), (ChoosePlayer(), Discard(whose=THAT_PLAYER)))

BLACK_CAT_1 = card(
    "af/black-cat-main-l1",
    BAD_LUCK,
    LevelUp(
        9,
        (When(TurnEnds(), (ChoosePlayer(), GainXP(times=Excess(HandSizeOf(), HandSizeOf(THAT_PLAYER))))),),
        "Queen of Thieves",
    ),
)

BLACK_CAT_2 = card(
    "af/black-cat-main-l2",
    BAD_LUCK,
    SuperPower(
        "Cross their Path", COMBAT, (SKILL,), (Stun(Each(ENEMY & Fighting(SELF)), wound=False),), any_turn=ANY_TURN
    ),
)

WHAT_WAS_WHAT_IS_WHAT_WILL_BE = SuperPower(
    "What Was, What Is, What Will Be", MAIN, (INTELLECT, INTELLECT), (AddResource(2),)
)

DARK_PHOENIX_1 = card(
    "af/dark-phoenix-main-l1",
    WHAT_WAS_WHAT_IS_WHAT_WILL_BE,
    LevelUp(
        1,
        (When(GainsResource(EACH_PLAYER), (GainXP(),), if_=AtLeast(ResourcesOf(EACH_PLAYER), 20)),),
        "Inevitable Corruption",
    ),
)

DARK_PHOENIX_2 = card(
    "af/dark-phoenix-main-l2",
    WHAT_WAS_WHAT_IS_WHAT_WILL_BE,
    SuperPower("Ravager of Worlds", MAIN, (ENERGY, ENERGY, MIGHT), (KO(Each(FACE_DOWN, RESOURCES, EACH_ENEMY)),)),
)

IMBUE_WITH_POWER = SuperPower(
    "Imbue with Power", MAIN, (ENERGY,), (Choose(SUPPORTING & AppearedThisTurn()), PutCounter(PLUS, times=2))
)

CHAMPION = YOURS & FACE_UP & SUPPORTING & StrongerThan(ENEMY & FACE_UP & SUPPORTING)

ENCHANTRESS_1 = card(
    "af/enchantress-main-l1",
    IMBUE_WITH_POWER,
    LevelUp(3, (When(TurnEnds(), (GainXP(),), if_=There(CHAMPION)),), "Champion of Amora"),
)

ENCHANTRESS_2 = card(
    "af/enchantress-main-l2",
    IMBUE_WITH_POWER,
    SuperPower("I'll Not Sully My Hands", MAIN, (INTELLECT,), (Ready(Each(YOURS & SUPPORTING & WithCounter(PLUS))),)),
)

MASQUERADE = SuperPower(
    "Masquerade",
    COMBAT,
    (SKILL,),
    (Choose(OTHER & FACE_UP), Give(HasStats(SELF, Excess(AtkOf(IT), AtkOf(SELF, below_zero=True))), END_OF_COMBAT)),
    any_turn=ANY_TURN,
)

MYSTIQUE_1 = card(
    "af/mystique-main-l1",
    MASQUERADE,
    LevelUp(10, (When(GainsAtk(), (GainXP(times=Kept()),)),), "Bitter Fury"),
)

MYSTIQUE_2 = card(
    "af/mystique-main-l2",
    MASQUERADE,
    SuperPower(
        "Martial Savagery",
        COMBAT,
        (MIGHT,),
        (
            Give(Gains(FEROCIOUS, SELF), END_OF_COMBAT),
            Give(LosesPowers(Each(ENEMY), only="Ferocious", cannot_gain=True), END_OF_COMBAT),
        ),
        any_turn=ANY_TURN,
    ),
)

# -- supporting characters ------------------------------------------------------------------------------------------

BLACK_CAT = card("af/black-cat", Has(POUNCE), Has(UNLUCKY_BREAK))

MADAME_MASQUE = card("af/madame-masque", Has(BIO_DUPLICATE), Has(SWARM))

CELLULAR_AUGMENTATION = SuperPower(
    "Cellular Augmentation", COMBAT, (MIGHT,), (Give(HasStats(SELF, 3, 3), END_OF_COMBAT),), any_turn=ANY_TURN
)

TITANIA = card("af/titania", CELLULAR_AUGMENTATION, Has(DURABLE))

TITANIA_ERRATA = card("af/titania", CELLULAR_AUGMENTATION, Has(DURABLE_ERRATA), variant="errata")

SIN = card(
    "af/sin",
    SuperPower(
        "Like Father, Like Daughter",
        COMBAT,
        (SKILL,),
        (If(MELEE, (Choose(ATTACKING & Fighting(SELF)), Stun())),),
        any_turn=ANY_TURN,
    ),
)

MOONSTONE = card("af/moonstone", Has(GRAVITY_STONE))

SILVER_SABLE = card("af/silver-sable", Has(MERCENARY), Has(WEALTHY))

NEBULA = card("af/nebula", Has(UNDERLING))

GOBLIN_QUEEN = card(
    "af/goblin-queen",
    SuperPower(
        "Summon Goblins",
        MAIN,
        (INTELLECT,),
        (CreateToken("af/demon-goblin", Excess(4, CountOf(YOURS & Named("Demon Goblin"))), FRONT),),
    ),
)

DEMON_GOBLIN = card("af/demon-goblin", Has(SWARM))

SPIRAL = card("af/spiral", Has(MOBILE), Has(FEROCIOUS))

VIPER = card(
    "af/viper",
    SuperPower("Poison Darts", MAIN, (SKILL,), (Choose(ENEMY, count=2, up_to=True), PutCounter(MINUS))),
    Has(SUCCUMB_TO_POISON),
)

THEIR_NAMESAKES = CHARACTER_CARD & NamedLike(IT)

CONSUME_SOUL = SuperPower(
    "Consume Soul",
    MAIN,
    (ENERGY,),
    (
        Choose(CHARACTER_CARD, where=KO_PILE, whose=EACH_ENEMY),
        RevealHand(OwnerOf(IT), deck=True),
        RemoveFromGame(Each(THEIR_NAMESAKES, HAND, OwnerOf(IT))),
        RemoveFromGame(Each(THEIR_NAMESAKES, DECK, OwnerOf(IT))),
        RemoveFromGame(),
        ShuffleDeck(OwnerOf(IT)),
    ),
)

SATANA = card("af/satana", Has(FATAL_FEMALES), CONSUME_SOUL)

SATANA_ERRATA = card("af/satana", Has(FATAL_FEMALES_ERRATA), CONSUME_SOUL, variant="errata")

LADY_DEATHSTRIKE = card(
    "af/lady-deathstrike",
    SuperPower(
        "Death Strike",
        COMBAT,
        (MIGHT,),
        (
            Await(
                When(
                    CombatResolves(),
                    (Wound(Each(ENEMY & MAIN_CHARACTER & STRUCK_DOWN)),),
                    if_=Is(SELF, FACE_UP & IN_COMBAT),
                ),
                END_OF_COMBAT,
            ),
        ),
        any_turn=ANY_TURN,
    ),
)

MORGAN_LE_FAY = card(
    "af/morgan-le-fay",
    Has(IMMORTAL),
    SuperPower("Growing Magic", MAIN, (INTELLECT,), (Draw(TimesUsed("Growing Magic")),), counted=True),
)

ENCHANTRESS = card(
    "af/enchantress",
    SuperPower(
        "Go Forth, My Champion",
        MAIN,
        (ENERGY,),
        (Choose(OTHER & YOURS), PutCounter(PLUS, times=2), Await(When(Attacks(SameAs(IT)), (Ready(),)))),
    ),
)

# -- plot twists and locations --------------------------------------------------------------------------------------

FEMME_FATALITY = card(
    "af/femme-fatality", Twist(MAIN, (Choose(), PutCounter(MINUS, times=CountOf(SUPPORTING & YOURS))))
)

DRAMATIC_ENTRANCE = card(
    "af/dramatic-entrance",
    Twist(
        COMBAT,
        (
            Choose(CHARACTER_CARD, where=HAND, up_to=True),
            PutIntoPlay(beside=Each(DEFENDING)),
            Await(When(CombatEnds(), (KO(),)), END_OF_COMBAT),
            If(Is(IT, FACE_UP), (ReplaceDefender(),)),
            If(Is(IT, STUNNED), (CancelCombat(),)),
        ),
        any_turn=ANY_TURN,
        only_if=There(DEFENDING & YOURS),
    ),
)

CAT_FIGHT = card(
    "af/cat-fight",
    Twist(COMBAT, (Choose(ATTACKING), Give(HasStats(IT, 4), END_OF_COMBAT)), any_turn=ANY_TURN),
)

MADRIPOOR = card("af/madripoor")
