"""What happened to characters and in combats, as sentences."""

from __future__ import annotations

from typing import Final

from capes.vs.english.events import Telling, tells
from capes.vs.english.grammar import listing

SIMPLE: Final = {
    "Recovered": "recovers", "Readied": "readies", "Exhausted": "is exhausted", "Frozen": "is frozen",
    "Hidden": "hides", "TurnedUp": "turns face up", "KOd": "is KO'd", "LeftCombat": "leaves the combat",
    "RemovedFromGame": "is removed from the game",
}  # fmt: skip
WENT: Final = {
    "hand": "goes to its owner's hand", "deck": "goes to its owner's deck", "removed": "is removed from the game",
    "resources": "becomes a resource", "gone": "leaves play", "ko": "goes to the KO pile",
}  # fmt: skip
GIVEN: Final = {
    "Gains": "gains {more}", "LosesPowers": "loses its powers", "BaseStatsAre": "has another base ATK and DEF",
    "StatsSwitched": "has its ATK and DEF exchanged", "StatsReset": "has its ATK and DEF reset",
    "TakesNoWound": "will take no wound when stunned", "KOsWhatItStuns": "now KOs whoever it stuns",
    "StrikesDouble": "strikes with double ATK", "CannotBeStruck": "cannot be struck", "CannotBeKOd": "cannot be KO'd",
    "IgnoresProtection": "may attack the protected", "AttackPlayers": "may attack players",
    "MustAttackNext": "must attack next turn", "MustAttackFirst": "must attack first", "CannotMove": "cannot be moved",
    "KeepsCounters": "keeps counters when stunned", "StunsWhatItStrikes": "stuns whoever it strikes",
    "PowersUpWithAny": "may be powered up with any character",
}  # fmt: skip
"""What a statement given to a character comes to, by the name of its word; numbers are told as numbers."""


@tells(*SIMPLE)
def _simple(say: Telling) -> str:
    return f"{say.card('a character')} {SIMPLE[say.event.what]}"


@tells("Equipped")
def _equipped(say: Telling) -> str:
    return f"{say.does('equip')} {say.other('a character')} with {say.card()}"


@tells("EquipmentLost")
def _unequipped(say: Telling) -> str:
    return f"{say.other('a character')} loses {say.card()}"


@tells("Appeared")
def _appeared(say: Telling) -> str:
    return f"{say.card('a character')} appears in {say.whose()} {say.event.text} row"


@tells("Moved")
def _moved(say: Telling) -> str:
    return f"{say.card('a character')} moves to the {say.event.text} row"


@tells("Attacked")
def _attacked(say: Telling) -> str:
    attackers = say.all_of(say.event.text)
    verb = "attacks" if len(attackers) == 1 else "team attack"
    return f"{listing(attackers)} {verb} {say.other('a character')}"


@tells("PowerUsed")
def _power(say: Telling) -> str:
    return f"{say.card('a character')} uses {say.event.text}"


@tells("PowerCancelled")
def _cancelled(say: Telling) -> str:
    return f"{say.event.text} of {say.card('a character')} is cancelled"


@tells("Triggered")
def _triggered(say: Telling) -> str:
    return f"{say.card('a character')}: {say.event.text}" if say.event.text else ""


@tells("PoweredUp")
def _powered(say: Telling) -> str:
    return f"{say.does('power')} up {say.card('a character')} by discarding {say.other()}"


@tells("Struck")
def _struck(say: Telling) -> str:
    # A strike that stuns is told by the stun.
    if say.event.number >= say.event.amount:
        return ""
    strikers = say.all_of(say.event.text) if say.event.text else [say.card("a character")]
    verb = "strikes" if len(strikers) == 1 else "strike"
    against = f"({say.event.number} against {say.event.amount})"
    return f"{listing(strikers)} {verb} {say.other('a character')} without stunning {against}"


@tells("Stunned")
def _stunned(say: Telling) -> str:
    verb = "daze" if say.event.text == "daze" else "stun"
    whom = say.card("a character")
    if not say.event.other_face:
        return f"{whom} is {'dazed' if verb == 'daze' else 'stunned'}"
    against = f" ({say.event.number} against {say.event.amount})" if say.event.number or say.event.amount else ""
    return f"{say.other('a character')} {verb}s {whom}{against}"


@tells("Wounded")
def _wounded(say: Telling) -> str:
    return f"{say.card('a character')} now has {_some(say.event.number, 'wound')}"


@tells("Healed")
def _healed(say: Telling) -> str:
    return f"a wound heals: {say.card('a character')} now has {_some(say.event.number, 'wound')}"


def _some(count: int, noun: str) -> str:
    return f"{count or 'no'} {noun}{'' if count == 1 else 's'}"


@tells("LeftPlay")
def _left(say: Telling) -> str:
    return f"{say.card('a character')} {WENT.get(say.event.text, 'leaves play')}"


@tells("CountersPut")
def _counters(say: Telling) -> str:
    return f"{say.card('a character')} receives {_counted(say.event.number)}"


@tells("CountersRemoved")
def _uncounted(say: Telling) -> str:
    return f"{say.card('a character')} loses {_counted(say.event.number)}"


def _counted(number: int) -> str:
    """So many counters: a figure before "+1/+1" would be read as one with it."""
    kind = "+1/+1" if number > 0 else "-1/-1"
    return f"a {kind} counter" if abs(number) == 1 else f"{abs(number)} {kind} counters"


@tells("XpGained")
def _xp(say: Telling) -> str:
    return f"{say.card('a main character')} gains {say.event.number} XP ({say.event.amount} now)"


@tells("Levelled")
def _levelled(say: Telling) -> str:
    former = say.other(say.card("a main character"))
    now = say.card("a main character")
    return f"{former} is now Level {say.event.number}" if former == now else f"{former} becomes {now}"


@tells("ControlTaken")
def _taken(say: Telling) -> str:
    return f"{say.does('take')} control of {say.card('a character')}"


@tells("ControlReturned")
def _returned(say: Telling) -> str:
    return f"{say.card('a character')} goes back to {say.whose()} side"


@tells("StatusChanged")
def _status(say: Telling) -> str:
    return f"{say.card('a character')} is a {'main' if say.event.number else 'supporting'} character now"


@tells("DefenderReplaced")
def _replaced(say: Telling) -> str:
    return f"{say.card('a character')} defends instead of {say.other('a character')}"


@tells("CombatCancelled")
def _combat_cancelled(say: Telling) -> str:
    return "the combat is cancelled"


@tells("CombatResolved")
def _combat_resolved(say: Telling) -> str:
    return "the combat is over"


@tells("Given")
def _given(say: Telling) -> str:
    who = say.card("a character")
    if say.event.number or say.event.amount:
        return f"{who} gets {say.event.number:+d}/{say.event.amount:+d}"
    kind, _, more = say.event.text.partition(" ")
    return f"{who} {GIVEN[kind].format(more=more or 'a keyword')}" if kind in GIVEN else ""


@tells("Danced")
def _danced(say: Telling) -> str:
    return f"{say.does('exhaust')} {say.card('a character')} to stay in the Dance Off"
