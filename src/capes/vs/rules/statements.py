"""Statements in force: what resolved effects left behind and what continuous powers say, oldest first."""

from __future__ import annotations

from typing import Final

from capes.core.task import Task
from capes.vs.rules.adjectives import fits
from capes.vs.rules.derived import computes, settle_powers, statements
from capes.vs.rules.people import people
from capes.vs.state.character import UP, Character
from capes.vs.state.derived import Statement
from capes.vs.state.modifier import AwaitedWhen
from capes.vs.state.state import State
from capes.vs.words.kinds import HowMany, Truth, Who
from capes.vs.words.pronouns import Each, Self
from capes.vs.words.quantities import CountersOn, CountOf, HandSizeOf, ResourcesOf, WoundsOn
from capes.vs.words.truths import SHAPING, BaseStatsAre, CannotLevelUp, HasStats, StatsReset, StatsSwitched

COUNTED: Final = (CountersOn, CountOf, HandSizeOf, ResourcesOf, WoundsOn)
STATS: Final = (HasStats, BaseStatsAre, StatsSwitched, StatsReset)


GIVEN: Final = "given"
"""The kind of the context of a statement that a resolved effect left behind: its 'you' is who gave it."""


class AnyStat:
    """The key under which all statements about ATK and DEF are listed together."""


def stamp_of(statement: Statement) -> int:
    """Its timestamp."""
    return statement.stamp


def said_by(listed: tuple[Statement, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """What tells statements of one kind apart: when they were made, and about whom."""
    return [(statement.stamp, statement.subjects) for statement in listed]


@computes("statements")
def derive_statements(state: State) -> None:
    """List everything that is being said. Continuous powers carry the time their source came into play."""
    found: list[Statement] = []
    settle_powers(state)
    volatile = False
    for modifier in state.modifiers:
        truth = modifier.truth
        volatile = volatile or modifier.volatile
        if not isinstance(truth, SHAPING) and not isinstance(truth, AwaitedWhen):
            context = Task((), modifier.seat, modifier.source, GIVEN)
            found.append(Statement(modifier.stamp, truth, context, modifier.subjects, modifier.source_face))
    for character in state.everybody():
        up = character.state == UP
        # What is lost now may come back.
        volatile = volatile or character.has.volatile or (up and character.face.up.volatile)
        standing = character.has.standing
        if standing:
            context = Task((), character.seat, character.number)
            for always in standing:
                found.append(Statement(character.stamp, always.truth, context, (), character.face.id))
        if up and character.equipment:
            context = Task((), character.seat, character.number)
            for card in character.equipment:
                bonus = card.face.bonus
                if bonus is not None:
                    found.append(Statement(card.number, bonus, context, (), card.face.id))
    if len(found) > 1:
        found.sort(key=stamp_of)
    list_statements(state, found)
    state.derived.volatile = volatile


def list_statements(state: State, found: list[Statement]) -> None:
    """Keep the statements by kind, for the present powers."""
    derived = state.derived
    by_kind: dict[type, list[Statement]] = {}
    may_lower_defense = False
    for statement in found:
        truth = statement.truth
        by_kind.setdefault(type(truth), []).append(statement)
        if isinstance(truth, STATS):
            by_kind.setdefault(AnyStat, []).append(statement)
            if not (isinstance(truth, HasStats) and is_never_less(truth.defense)):
                may_lower_defense = True
    held = derived.statements.get(CannotLevelUp)
    derived.statements = {kind: tuple(listed) for kind, listed in by_kind.items()}
    derived.may_lower_defense = may_lower_defense
    derived.statements_at = derived.powers_version
    if held is not None and said_by(held) != said_by(derived.statements.get(CannotLevelUp, ())):
        state.needs_settling = True  # somebody held back may level up now; listing the same again changes nothing


def is_never_less(bonus: int | HowMany) -> bool:
    """Whether a bonus cannot be below 0, however the table changes."""
    return bonus >= 0 if isinstance(bonus, int) else isinstance(bonus, COUNTED)


def is_about(state: State, statement: Statement, whom: object, character: Character) -> bool:
    """Whether a statement whose `whom` is a pronoun is about that character."""
    if statement.subjects:
        return character.number in statement.subjects
    context = statement.context
    if isinstance(whom, Self):
        return character.number == context.source
    if isinstance(whom, Each):
        return fits(state, context, whom.which, character)
    assert isinstance(whom, Who)
    return any(meant.number == character.number for meant in people(state, context, whom))


def said_of(state: State, kind: type, character: Character) -> bool:
    """Whether a statement of that kind, made by pronoun, is about the character."""
    for statement in statements(state, kind):
        truth: Truth = statement.truth
        if is_about(state, statement, getattr(truth, "whom"), character):  # noqa: B009 - `whom` is in no base of theirs
            return True
    return False
