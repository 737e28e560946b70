"""Prohibitions and permissions: what somebody cannot do, must do, or may do for once."""

from __future__ import annotations

from capes.vs.rules.adjectives import fits
from capes.vs.rules.conditions import holds
from capes.vs.rules.derived import statements
from capes.vs.rules.statements import is_about
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


def forbidden(state: State, kind: type, character: Character) -> bool:
    """Whether a prohibition by adjective is about the character."""
    for statement in statements(state, kind):
        truth = statement.truth
        assert isinstance(
            truth, (CannotAttack, CannotBeAttacked, CannotReady, CannotRecover, CannotLevelUp, CannotReceive)
        )
        whom = truth.whom
        if isinstance(whom, Who):
            if is_about(state, statement, whom, character):
                return True
        elif (not statement.subjects or character.number in statement.subjects) and fits(
            state, statement.context, whom, character
        ):
            return True
    return False


def cannot_attack(state: State, character: Character) -> bool:
    """Somebody says that it cannot attack."""
    return forbidden(state, CannotAttack, character)


def cannot_be_attacked(state: State, character: Character) -> bool:
    """Somebody says that it cannot be attacked."""
    return forbidden(state, CannotBeAttacked, character)


def cannot_recover(state: State, character: Character) -> bool:
    """Somebody says that it cannot recover."""
    return forbidden(state, CannotRecover, character)


def cannot_ready(state: State, character: Character) -> bool:
    """Frozen in its controller's turn, or somebody says so."""
    return character.frozen == 2 or forbidden(state, CannotReady, character)


def cannot_level(state: State, character: Character) -> bool:
    """Somebody says that it cannot level up."""
    return forbidden(state, CannotLevelUp, character)


def cannot_receive(state: State, character: Character, sign: int) -> bool:
    """Somebody says that it cannot receive counters of that kind."""
    for statement in statements(state, CannotReceive):
        truth = statement.truth
        assert isinstance(truth, CannotReceive)
        if truth.counter == sign and fits(state, statement.context, truth.whom, character):
            return True
    return False


def cannot_be_kod(state: State, character: Character) -> bool:
    """Somebody says that it stays in play."""
    for statement in statements(state, CannotBeKOd):
        truth = statement.truth
        assert isinstance(truth, CannotBeKOd)
        if is_about(state, statement, truth.whom, character):
            if truth.while_ is None or holds(state, statement.context, truth.while_):
                return True
    return False


def takes_no_wound(state: State, character: Character, strike: bool) -> bool:
    """A stun (by a strike in combat, or not) gives it no wound."""
    for statement in statements(state, TakesNoWound):
        truth = statement.truth
        assert isinstance(truth, TakesNoWound)
        if not (strike and truth.unless_struck) and is_about(state, statement, truth.whom, character):
            return True
    return False


def strikes_double(state: State, character: Character) -> bool:
    """Its strikes count twice, whoever it strikes."""
    for statement in statements(state, StrikesDouble):
        truth = statement.truth
        assert isinstance(truth, StrikesDouble)
        if is_about(state, statement, truth.whom, character):
            return True
    return False


def ignores_protection(state: State, character: Character, ranged: bool, solo: bool) -> bool:
    """Protection does not stop its attack."""
    for statement in statements(state, IgnoresProtection):
        truth = statement.truth
        assert isinstance(truth, IgnoresProtection)
        if (
            (truth.ranged if ranged else truth.melee)
            and (solo or not truth.solo)
            and is_about(state, statement, truth.whom, character)
        ):
            return True
    return False


def kos_what_it_stuns(state: State, character: Character, victim: Character, strike: bool) -> bool:
    """Whoever it stuns is KO'd."""
    for statement in statements(state, KOsWhatItStuns):
        truth = statement.truth
        assert isinstance(truth, KOsWhatItStuns)
        if (
            (strike or not truth.by_strike)
            and is_about(state, statement, truth.whom, character)
            and fits(state, statement.context, truth.victims, victim)
        ):
            return True
    return False


def cannot_strike(state: State, striker: Character, struck: Character, back: bool) -> bool:
    """Whether a strike (back: of the defender) at that character is barred."""
    if back:
        for statement in statements(state, CannotStrikeBack):
            barred = statement.truth
            assert isinstance(barred, CannotStrikeBack)
            if (
                fits(state, statement.context, barred.whom, striker)
                and fits(state, statement.context, barred.at, struck)
                and (barred.during is None or holds(state, statement.context, barred.during))
            ):
                return True
    for statement in statements(state, CannotStrike):
        stopped = statement.truth
        assert isinstance(stopped, CannotStrike)
        if (
            (not statement.subjects or striker.number in statement.subjects)
            and fits(state, statement.context, stopped.whom, striker)
            and fits(state, statement.context, stopped.at, struck)
            and (stopped.during is None or holds(state, statement.context, stopped.during))
        ):
            return True
    for statement in statements(state, CannotBeStruck):
        safe = statement.truth
        assert isinstance(safe, CannotBeStruck)
        if is_about(state, statement, safe.whom, struck):
            return True
    return False
