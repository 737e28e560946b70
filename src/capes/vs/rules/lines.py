"""Statements in force: what resolved effects left behind and what continuous powers say, oldest first."""

from __future__ import annotations

from typing import Final

from capes.core.task import Task
from capes.vs.rules.adjectives import fits
from capes.vs.rules.people import people
from capes.vs.rules.powers import settle_powers
from capes.vs.state.character import UP, Character
from capes.vs.state.modifier import AwaitedWhen
from capes.vs.state.state import Line, State
from capes.vs.words.kinds import HowMany, Truth, Who
from capes.vs.words.pronouns import Each, Self
from capes.vs.words.quantities import CountersOn, CountOf, HandSizeOf, ResourcesOf, WoundsOn
from capes.vs.words.truths import SHAPING, BaseStatsAre, CannotLevelUp, HasStats, StatsReset, StatsSwitched

COUNTED: Final = (CountersOn, CountOf, HandSizeOf, ResourcesOf, WoundsOn)
STATS: Final = (HasStats, BaseStatsAre, StatsSwitched, StatsReset)


class AnyStat:
    """The key under which all statements about ATK and DEF are listed together."""


def stamp_of(line: Line) -> int:
    """Its timestamp."""
    return line[0]


def said_by(listed: tuple[Line, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """What tells statements of one kind apart: when they were made, and about whom."""
    return [(line[0], line[3]) for line in listed]


def lines(state: State, kind: type) -> tuple[Line, ...]:
    """The statements of that kind in force, by timestamp."""
    if state.lines_at != state.shape:  # as `in_force`, written out: nothing is asked more often
        gather_lines(state)
    return state.lines.get(kind, ())


def in_force(state: State) -> dict[type, tuple[Line, ...]]:
    """All statements in force, by kind; listed anew where powers may have changed."""
    if state.lines_at != state.shape:
        gather_lines(state)
    return state.lines


def gather_lines(state: State) -> None:
    """List everything that is being said. Continuous powers carry the time their source came into play."""
    found: list[Line] = []
    moody = False
    settle_powers(state)
    for modifier in state.modifiers:
        truth = modifier.truth
        moody = moody or modifier.moody
        if not isinstance(truth, SHAPING) and not isinstance(truth, AwaitedWhen):
            ctx = Task((), modifier.seat, modifier.source)
            found.append((modifier.stamp, truth, ctx, modifier.subjects, modifier.source_face))
    for c in state.play.values():
        moody = moody or c.has.moody or (c.state == UP and c.face.up.moody)  # what is lost now may come back
        standing = c.has.standing
        if standing:
            ctx = Task((), c.seat, c.number)
            for always in standing:
                found.append((c.stamp, always.truth, ctx, (), c.face.id))
        if c.equipment and c.state == UP:
            for card in c.equipment:
                bonus = card.face.bonus
                if bonus is not None:
                    found.append((card.number, bonus, Task((), c.seat, c.number), (), card.face.id))
    if len(found) > 1:
        found.sort(key=stamp_of)
    by_kind: dict[type, list[Line]] = {}
    weakening = False
    for line in found:
        said = line[1]
        by_kind.setdefault(type(said), []).append(line)
        if isinstance(said, STATS):
            by_kind.setdefault(AnyStat, []).append(line)
            if not (isinstance(said, HasStats) and never_less(said.defense)):
                weakening = True
    state.moody = moody
    state.weakening = weakening
    held = state.lines.get(CannotLevelUp)
    state.lines = {kind: tuple(listed) for kind, listed in by_kind.items()}
    if held is not None and said_by(held) != said_by(state.lines.get(CannotLevelUp, ())):
        state.restless = True  # somebody held back may level up now; merely listing the same again changes nothing
    state.lines_at = state.shape


def never_less(bonus: int | HowMany) -> bool:
    """Whether a bonus cannot be below 0, however the table changes."""
    return bonus >= 0 if isinstance(bonus, int) else isinstance(bonus, COUNTED)


def subject(state: State, line: Line, whom: object, c: Character) -> bool:
    """Whether a statement whose `whom` is a pronoun is about that character."""
    if line[3]:
        return c.number in line[3]
    if isinstance(whom, Self):
        return c.number == line[2].source
    if isinstance(whom, Each):
        return fits(state, line[2], whom.which, c)
    assert isinstance(whom, Who)
    return any(p.number == c.number for p in people(state, line[2], whom))


def said_of(state: State, kind: type, c: Character) -> bool:
    """Whether a statement of that kind, made by pronoun, is about the character."""
    for line in lines(state, kind):
        truth: Truth = line[1]
        if subject(state, line, getattr(truth, "whom"), c):  # noqa: B009 - the kinds share no base with `whom`
            return True
    return False
