"""Prohibitions and permissions: what somebody cannot do, must do, or may do for once."""

from __future__ import annotations

from capes.vs.rules.adjectives import fits
from capes.vs.rules.conditions import holds
from capes.vs.rules.lines import lines, subject
from capes.vs.state.character import Character
from capes.vs.state.state import State
from capes.vs.words.kinds import Who
from capes.vs.words.truths import (
    CannotAttack,
    CannotBeAttacked,
    CannotBeKOd,
    CannotBeStruck,
    CannotLevelUp,
    CannotReady,
    CannotReceive,
    CannotRecover,
    CannotStrike,
    CannotStrikeBack,
    IgnoresProtection,
    KOsWhatItStuns,
    StrikesDouble,
    TakesNoWound,
)


def forbidden(state: State, kind: type, c: Character) -> bool:
    """Whether a prohibition by adjective is about the character."""
    for line in lines(state, kind):
        truth = line[1]
        assert isinstance(
            truth, (CannotAttack, CannotBeAttacked, CannotReady, CannotRecover, CannotLevelUp, CannotReceive)
        )
        whom = truth.whom
        if (not line[3] or c.number in line[3]) and (isinstance(whom, Who) or fits(state, line[2], whom, c)):
            return True
    return False


def cannot_attack(state: State, c: Character) -> bool:
    """Somebody says that it cannot attack."""
    return forbidden(state, CannotAttack, c)


def cannot_be_attacked(state: State, c: Character) -> bool:
    """Somebody says that it cannot be attacked."""
    return forbidden(state, CannotBeAttacked, c)


def cannot_recover(state: State, c: Character) -> bool:
    """Somebody says that it cannot recover."""
    return forbidden(state, CannotRecover, c)


def cannot_ready(state: State, c: Character) -> bool:
    """Frozen in its controller's turn, or somebody says so."""
    return c.frozen == 2 or forbidden(state, CannotReady, c)


def cannot_level(state: State, c: Character) -> bool:
    """Somebody says that it cannot level up."""
    return forbidden(state, CannotLevelUp, c)


def cannot_receive(state: State, c: Character, sign: int) -> bool:
    """Somebody says that it cannot receive counters of that kind."""
    for line in lines(state, CannotReceive):
        truth = line[1]
        assert isinstance(truth, CannotReceive)
        if truth.counter == sign and fits(state, line[2], truth.whom, c):
            return True
    return False


def cannot_be_kod(state: State, c: Character) -> bool:
    """Somebody says that it stays in play."""
    for line in lines(state, CannotBeKOd):
        truth = line[1]
        assert isinstance(truth, CannotBeKOd)
        if subject(state, line, truth.whom, c) and (truth.while_ is None or holds(state, line[2], truth.while_)):
            return True
    return False


def takes_no_wound(state: State, c: Character, strike: bool) -> bool:
    """A stun (by a strike in combat, or not) gives it no wound."""
    for line in lines(state, TakesNoWound):
        truth = line[1]
        assert isinstance(truth, TakesNoWound)
        if not (strike and truth.unless_struck) and subject(state, line, truth.whom, c):
            return True
    return False


def strikes_double(state: State, c: Character) -> bool:
    """Its strikes count twice, whoever it strikes."""
    for line in lines(state, StrikesDouble):
        truth = line[1]
        assert isinstance(truth, StrikesDouble)
        if subject(state, line, truth.whom, c):
            return True
    return False


def ignores_protection(state: State, c: Character, ranged: bool, solo: bool) -> bool:
    """Protection does not stop its attack."""
    for line in lines(state, IgnoresProtection):
        truth = line[1]
        assert isinstance(truth, IgnoresProtection)
        if (
            (truth.ranged if ranged else truth.melee)
            and (solo or not truth.solo)
            and subject(state, line, truth.whom, c)
        ):
            return True
    return False


def kos_what_it_stuns(state: State, c: Character, victim: Character, strike: bool) -> bool:
    """Whoever it stuns is KO'd."""
    for line in lines(state, KOsWhatItStuns):
        truth = line[1]
        assert isinstance(truth, KOsWhatItStuns)
        if (
            (strike or not truth.by_strike)
            and subject(state, line, truth.whom, c)
            and fits(state, line[2], truth.victims, victim)
        ):
            return True
    return False


def cannot_strike(state: State, striker: Character, struck: Character, back: bool) -> bool:
    """Whether a strike (back: of the defender) at that character is barred."""
    if back:
        for line in lines(state, CannotStrikeBack):
            barred = line[1]
            assert isinstance(barred, CannotStrikeBack)
            if (
                fits(state, line[2], barred.whom, striker)
                and fits(state, line[2], barred.at, struck)
                and (barred.during is None or holds(state, line[2], barred.during))
            ):
                return True
    for line in lines(state, CannotStrike):
        stopped = line[1]
        assert isinstance(stopped, CannotStrike)
        if (
            (not line[3] or striker.number in line[3])
            and fits(state, line[2], stopped.whom, striker)
            and fits(state, line[2], stopped.at, struck)
            and (stopped.during is None or holds(state, line[2], stopped.during))
        ):
            return True
    for line in lines(state, CannotBeStruck):
        safe = line[1]
        assert isinstance(safe, CannotBeStruck)
        if subject(state, line, safe.whom, struck):
            return True
    return False
