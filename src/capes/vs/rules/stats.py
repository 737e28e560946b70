"""ATK and DEF: base values, then counters, then all other modifiers in timestamp order (STATS-01)."""

from __future__ import annotations

from capes.vs.rules.conditions import holds
from capes.vs.rules.lines import AnyStat, in_force, lines, subject
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
    if lines(state, AnyStat):
        add_up(state, c, None)
    else:
        c.atk = c.face.atk + c.counters
        c.defense = c.face.defense + c.counters


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
    """The whole chain of causes behind a character's ATK and DEF."""
    chain: list[Step] = []
    add_up(state, c, chain)
    return chain


def add_up(state: State, c: Character, chain: list[Step] | None) -> None:
    """Base, counters, then the rest by age; each step is told to `chain` if there is one."""
    a, d = c.face.atk, c.face.defense
    if chain is not None:
        chain.append(Step("base", c.face.id, a, d))
    said_now = in_force(state)
    for line in said_now.get(BaseStatsAre, ()):
        truth = line[1]
        assert isinstance(truth, BaseStatsAre)
        if line[0] > c.levelled and subject(state, line, truth.whom, c):
            a = number(state, line[2], truth.atk)
            d = number(state, line[2], truth.defense)
            if chain is not None:
                chain.append(Step("base set", line[4], a, d))
    if c.counters:
        a += c.counters
        d += c.counters
        if chain is not None:
            chain.append(Step("counters", "", a, d))
    cut = -1
    for line in said_now.get(StatsReset, ()):
        reset = line[1]
        assert isinstance(reset, StatsReset)
        if subject(state, line, reset.whom, c):
            cut = line[0]
    for line in said_now.get(AnyStat, ()):
        said = line[1]
        stamp = line[0]
        if isinstance(said, HasStats):
            if stamp < cut or not subject(state, line, said.whom, c):
                continue
            if said.while_ is not None and not holds(state, line[2], said.while_):
                continue
            more_atk = said.atk if isinstance(said.atk, int) else number(state, line[2], said.atk)
            more_defense = said.defense if isinstance(said.defense, int) else number(state, line[2], said.defense)
            if more_atk or more_defense:
                a += more_atk
                d += more_defense
                if chain is not None:
                    chain.append(Step("more", line[4], a, d))
        elif isinstance(said, StatsSwitched):
            if stamp > cut and subject(state, line, said.whom, c):
                a, d = d, a
                if chain is not None:
                    chain.append(Step("switched", line[4], a, d))
        elif chain is not None and stamp == cut and isinstance(said, StatsReset) and subject(state, line, said.whom, c):
            chain.append(Step("reset", line[4], a, d))
    c.atk = a
    c.defense = d
