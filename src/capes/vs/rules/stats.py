"""ATK and DEF: base values, then counters, then all other modifiers in timestamp order (STATS-01)."""

from __future__ import annotations

from capes.vs.rules.conditions import holds
from capes.vs.rules.derived import computes, statements
from capes.vs.rules.quantities import base_said, base_set_by, number
from capes.vs.rules.statements import AnyStat, is_about
from capes.vs.state.character import Character
from capes.vs.state.derived import Statement
from capes.vs.state.state import State
from capes.vs.words.truths import HasStats, StatsReset, StatsSwitched


class Step:
    """One link of the chain that explains a number."""

    __slots__ = ("atk", "defense", "source", "what")

    def __init__(self, what: str, source: str, atk: int, defense: int) -> None:
        self.what = what  # base, level, counters, more, switched, reset
        self.source = source  # the face it comes from, or ""
        self.atk = atk  # the true values after this step
        self.defense = defense


@computes("stats")
def derive_stats(state: State, character: Character) -> None:
    """Compute ATK and DEF and keep them for this version."""
    # Marked first: a quantity that asks for this character's own stats while they are being computed gets the last
    # known ones instead of going round in circles.
    character.stats_at = state.derived.version
    if statements(state, AnyStat):
        add_up(state, character, None)
    else:
        character.atk = character.face.atk + character.counters
        character.defense = character.face.defense + character.counters


def chain_of(state: State, character: Character) -> list[Step]:
    """The whole chain of causes behind a character's ATK and DEF."""
    chain: list[Step] = []
    add_up(state, character, chain)
    return chain


def add_up(state: State, character: Character, chain: list[Step] | None) -> None:
    """Base, counters, then the rest by age; each step is told to `chain` if there is one."""
    now = (character.face.atk, character.face.defense)
    if chain is not None:
        chain.append(Step("base", character.face.id, now[0], now[1]))
    for statement in base_set_by(state, character):
        now = base_said(state, statement)
        if chain is not None:
            chain.append(Step("base set", statement.source_face, now[0], now[1]))
    if character.counters:
        now = (now[0] + character.counters, now[1] + character.counters)
        if chain is not None:
            chain.append(Step("counters", "", now[0], now[1]))
    reset = reset_at(state, character)
    for statement in statements(state, AnyStat):
        truth = statement.truth
        if isinstance(truth, HasStats):
            if statement.stamp < reset or not is_about(state, statement, truth.whom, character):
                continue
            more = bonus(state, statement, truth)
            if more == (0, 0):
                continue
            now = (now[0] + more[0], now[1] + more[1])
            what = "more"
        elif isinstance(truth, StatsSwitched):
            if statement.stamp <= reset or not is_about(state, statement, truth.whom, character):
                continue
            now = (now[1], now[0])
            what = "switched"
        elif chain is not None and is_reset(state, statement, character) and statement.stamp == reset:
            what = "reset"
        else:
            continue
        if chain is not None:
            chain.append(Step(what, statement.source_face, now[0], now[1]))
    character.atk, character.defense = now


def bonus(state: State, statement: Statement, truth: HasStats) -> tuple[int, int]:
    """How much more ATK and DEF a statement gives at this moment."""
    if truth.while_ is not None and not holds(state, statement.context, truth.while_):
        return (0, 0)
    more_atk = truth.atk if isinstance(truth.atk, int) else number(state, statement.context, truth.atk)
    more_defense = truth.defense if isinstance(truth.defense, int) else number(state, statement.context, truth.defense)
    return (more_atk, more_defense)


def is_reset(state: State, statement: Statement, character: Character) -> bool:
    """Whether it says that what was said of this character's stats before is disregarded."""
    truth = statement.truth
    return isinstance(truth, StatsReset) and is_about(state, statement, truth.whom, character)


def reset_at(state: State, character: Character) -> int:
    """When what was said of the character's stats was last disregarded, or -1."""
    at = -1
    for statement in statements(state, StatsReset):
        if is_reset(state, statement, character):
            at = statement.stamp
    return at
