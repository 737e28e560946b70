"""Keyword powers. Those that change how combat itself works are asked for by name; the others are made of words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capes.vs.words.adjectives import (
    BACK_ROW,
    DEFENDING,
    ENEMY,
    FACE_DOWN,
    FACE_UP,
    LOCATION,
    OTHER,
    SUPPORTING,
    THIS,
    YOURS,
    Affiliated,
    InRow,
    With,
)
from capes.vs.words.cues import (
    Appears,
    Attacks,
    IsAttacked,
    IsKOd,
    PlaysPlotTwist,
    Stuns,
    TurnBegins,
    Wounds,
)
from capes.vs.words.effects import (
    END_OF_TURN,
    KO,
    MINUS,
    PLUS,
    RESOURCES,
    CancelCombat,
    Choose,
    ChoosePlayer,
    ChooseRow,
    DiscardHand,
    Draw,
    Freeze,
    Give,
    Heal,
    May,
    PutCounter,
    PutIntoDeck,
    PutIntoResources,
    Remember,
    TurnLocation,
)
from capes.vs.words.kinds import Word
from capes.vs.words.powers import Always, Power, When
from capes.vs.words.pronouns import IT, SELF, THAT, THAT_PLAYER, Each, Remembered
from capes.vs.words.quantities import Kept, ResourcesOf
from capes.vs.words.truths import (
    BelongsTo,
    BlocksFlight,
    CannotAttack,
    CannotRecover,
    CannotStrike,
    CannotStrikeBack,
    Gains,
    HasPowersOf,
    HasStats,
    IgnoresProtection,
    LosesPowers,
    MustAttackFirst,
)


@dataclass(frozen=True)
class Keyword(Word):
    """A named power: `bit` for what the rules ask for by name, `powers` for what is made of words."""

    name: str
    bit: int = 0
    powers: tuple[Power, ...] = ()
    lasting: bool = False  # cannot be lost, neither by stun nor by nullifying


# Asked for by the rules.
FLIGHT: Final = Keyword("Flight", 1)
RANGED: Final = Keyword("Ranged", 2)
FEROCIOUS: Final = Keyword("Ferocious", 4)
LEADER: Final = Keyword("Leader", 8)
MONSTROUS: Final = Keyword("Monstrous", 16)
DODGE: Final = Keyword("Dodge", 32)
FEARLESS: Final = Keyword("Fearless", 64)
MERCENARY: Final = Keyword("Mercenary", 128)
SWARM: Final = Keyword("Swarm", 256, lasting=True)
EVOLUTIONARY_COCOON: Final = Keyword("Evolutionary Cocoon", 512)
GRAB: Final = Keyword("Grab", 1024, (Always(BlocksFlight(), "Grab"),))

# Made of words.
AIR_SUPERIORITY: Final = Keyword(
    "Air Superiority", 0, (Always(CannotStrike(With("Flight"), at=THIS), "Air Superiority"),)
)
ANGRY: Final = Keyword("Angry", 0, (Always(MustAttackFirst(), "Angry"),))
BERSERKER: Final = Keyword("Berserker", 0, (When(Attacks(), (PutCounter(PLUS, on=SELF),), "Berserker"),))
BLAST: Final = Keyword(
    "Blast", 0, (When(Appears(), (ChooseRow(), PutCounter(MINUS, on=Each(ENEMY & InRow(IT)))), "Blast"),)
)
FREEZE: Final = Keyword("Freeze", 0, (When(Appears(), (Choose(), Freeze()), "Freeze"),))
GENIUS: Final = Keyword("Genius", 0, (When(TurnBegins(), (May((Draw(),)),), "Genius"),))
I_AM_GROOT: Final = Keyword("I Am Groot", 0, (Always(HasStats(SELF, ResourcesOf(), ResourcesOf()), "I Am Groot"),))
IMMORTAL: Final = Keyword("Immortal", 0, (When(IsKOd(), (May((PutIntoDeck(SELF, "shuffle"),)),), "Immortal"),))
INSPIRE: Final = Keyword("Inspire", 0, (When(Appears(OTHER & YOURS), (PutCounter(PLUS, on=THAT),), "Inspire"),))
INVADE: Final = Keyword("Invade", 0, (Always(CannotStrikeBack(BACK_ROW & DEFENDING, at=THIS), "Invade"),))
INVENTIVE: Final = Keyword(
    "Inventive",
    0,
    (
        When(
            Appears(),
            (May((Choose(LOCATION & FACE_DOWN, where=RESOURCES), TurnLocation(up=True))),),
            "Inventive",
        ),
    ),
)
LETHAL: Final = Keyword("Lethal", 0, (When(Stuns(whom=DEFENDING & SUPPORTING), (KO(THAT),), "Lethal"),))
LETHAL_ERRATA: Final = Keyword("Lethal", 0, (When(Wounds(whom=DEFENDING & SUPPORTING), (KO(THAT),), "Lethal"),))
MAGNETIC_SUPPRESSION: Final = Keyword(
    "Magnetic Suppression", 0, (Always(CannotRecover(ENEMY & SUPPORTING), "Magnetic Suppression"),)
)
MIND_GAMES: Final = Keyword(
    "Mind Games",
    0,
    (
        When(
            Appears(),
            (May((ChoosePlayer(enemy=False), DiscardHand(THAT_PLAYER), Draw(Kept(), THAT_PLAYER))),),
            "Mind Games",
        ),
    ),
)
MUTANT_POWER_DUPLICATION: Final = Keyword(
    "Mutant Power Duplication",
    0,
    (
        Always(
            HasPowersOf(OTHER & FACE_UP & Affiliated("X-Men") & SUPPORTING & YOURS, everywhere=True),
            "Mutant Power Duplication",
        ),
    ),
)
MUTANT_POWER_DUPLICATION_ERRATA: Final = Keyword(
    "Mutant Power Duplication",
    0,
    (Always(HasPowersOf(OTHER & FACE_UP & Affiliated("X-Men") & SUPPORTING & YOURS), "Mutant Power Duplication"),),
)
NULLIFY: Final = Keyword(
    "Nullify",
    0,
    (
        When(Appears(), (Choose(ENEMY), Remember(IT, until_stunned=True)), "Nullify"),
        Always(LosesPowers(Remembered()), "Nullify"),
    ),
)
NULLIFY_ERRATA: Final = Keyword(
    "Nullify",
    0,
    (When(Appears(), (Choose(ENEMY), Give(LosesPowers(IT, cannot_gain=True), END_OF_TURN)), "Nullify"),),
)
PASSIVE: Final = Keyword(
    "Passive", 0, (Always(CannotAttack(THIS), "Passive"), Always(CannotStrikeBack(THIS), "Passive"))
)
REBIRTH: Final = Keyword("Rebirth", 0, (When(IsKOd(), (May((PutIntoResources(SELF),)),), "Rebirth"),))
REGENERATION: Final = Keyword("Regeneration", 0, (When(TurnBegins(), (Heal(SELF),), "Regeneration"),))
SCHEMER: Final = Keyword("Schemer", 0, (When(PlaysPlotTwist(first=True), (May((Draw(),)),), "Schemer"),))
SHRINK: Final = Keyword("Shrink", 0, (When(IsAttacked(first=True), (May((CancelCombat(),)),), "Shrink"),))
SNIPER: Final = Keyword("Sniper", 0, (Always(IgnoresProtection(melee=False), "Sniper"),))
STEALTH: Final = Keyword("Stealth", 0, (Always(IgnoresProtection(ranged=False), "Stealth"),))
STING: Final = Keyword("Sting", 0, (When(Appears(), (Choose(ENEMY), PutCounter(MINUS)), "Sting"),))
TEAM_UP: Final = Keyword("Team Up", 0, (Always(BelongsTo("Guardians", SUPPORTING & YOURS), "Team Up"),))
TOSS: Final = Keyword("Toss", 0, (When(Appears(), (Choose(OTHER & YOURS), Give(Gains(FLIGHT), END_OF_TURN)), "Toss"),))

KEYWORDS: Final = {
    keyword.name: keyword
    for keyword in (
        FLIGHT, RANGED, FEROCIOUS, LEADER, MONSTROUS, DODGE, FEARLESS, MERCENARY, SWARM, EVOLUTIONARY_COCOON, GRAB,
        AIR_SUPERIORITY, ANGRY, BERSERKER, BLAST, FREEZE, GENIUS, I_AM_GROOT, IMMORTAL, INSPIRE, INVADE, INVENTIVE,
        LETHAL, MAGNETIC_SUPPRESSION, MIND_GAMES, MUTANT_POWER_DUPLICATION, NULLIFY, PASSIVE, REBIRTH, REGENERATION,
        SCHEMER, SHRINK, SNIPER, STEALTH, STING, TEAM_UP, TOSS,
    )
}  # fmt: skip
