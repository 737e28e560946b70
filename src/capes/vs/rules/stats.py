"""ATK and DEF: base values, then counters, then all other modifiers in timestamp order (STATS-01)."""

from __future__ import annotations

from capes.vs.rules.conditions import holds
from capes.vs.rules.lines import AnyStat, lines, subject
from capes.vs.rules.quantities import number
from capes.vs.state.character import Character
from capes.vs.state.state import State
from capes.vs.words.truths import BaseStatsAre, HasStats, StatsReset, StatsSwitched


class Step:
    """One link of the chain that explains a number."""

    __slots__ = ("atk", "defense", "source", "what")

    def __init__(self, what: str, source: str, atk: int, defense: int) -> None:
        self.what = what  # base, level, counters, more, switched, reset
        self.source = source  # the face it comes from, or ""
        self.atk = atk  # the true values after this step
        self.defense = defense


def atk(state: State, c: Character) -> int:
    """Present ATK; below 0 it reads as 0 (STATS-06)."""
    if c.stats_at != state.version:
        work_out(state, c)
    return c.atk if c.atk > 0 else 0


def defense(state: State, c: Character) -> int:
    """Present DEF."""
    if c.stats_at != state.version:
        work_out(state, c)
    return c.defense


def work_out(state: State, c: Character) -> None:
    """Recompute and keep for this version."""
    # Marked first: a quantity that asks for this character's own stats while they are being worked out gets the last
    # known ones instead of going round in circles.
    c.stats_at = state.version
    stated = lines(state, AnyStat)
    face = c.face
    if not stated:
        c.atk = face.atk + c.counters
        c.defense = face.defense + c.counters
        return
    chain = chain_of(state, c)
    last = chain[-1]
    c.atk = last.atk
    c.defense = last.defense


def base_stats(state: State, c: Character) -> tuple[int, int]:
    """Base ATK and DEF: printed, unless an effect sets them; the later of that and a change of level decides."""
    base_atk, base_defense = c.face.atk, c.face.defense
    for line in lines(state, BaseStatsAre):
        truth = line[1]
        assert isinstance(truth, BaseStatsAre)
        if line[0] > c.levelled and subject(state, line, truth.whom, c):
            base_atk = number(state, line[2], truth.atk)
            base_defense = number(state, line[2], truth.defense)
    return base_atk, base_defense


def chain_of(state: State, c: Character) -> list[Step]:
    """The whole chain of causes, for reading and for explaining."""
    a, d = c.face.atk, c.face.defense
    chain = [Step("base", c.face.id, a, d)]
    set_to = base_stats(state, c)
    if set_to != (a, d):
        a, d = set_to
        source = ""
        for line in lines(state, BaseStatsAre):
            truth = line[1]
            assert isinstance(truth, BaseStatsAre)
            if subject(state, line, truth.whom, c):
                source = line[4]
        chain.append(Step("base set", source, a, d))
    if c.counters:
        a += c.counters
        d += c.counters
        chain.append(Step("counters", "", a, d))
    cut = -1
    for line in lines(state, StatsReset):
        truth = line[1]
        assert isinstance(truth, StatsReset)
        if subject(state, line, truth.whom, c):
            cut = line[0]
    for line in lines(state, AnyStat):
        truth = line[1]
        if isinstance(truth, HasStats):
            if line[0] < cut or not subject(state, line, truth.whom, c):
                continue
            if truth.while_ is not None and not holds(state, line[2], truth.while_):
                continue
            more_atk = number(state, line[2], truth.atk)
            more_defense = number(state, line[2], truth.defense)
            if more_atk or more_defense:
                a += more_atk
                d += more_defense
                chain.append(Step("more", line[4], a, d))
        elif isinstance(truth, StatsSwitched):
            if line[0] > cut and subject(state, line, truth.whom, c):
                a, d = d, a
                chain.append(Step("switched", line[4], a, d))
        elif isinstance(truth, StatsReset) and line[0] == cut and subject(state, line, truth.whom, c):
            chain.append(Step("reset", line[4], a, d))
    return chain
