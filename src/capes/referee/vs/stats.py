"""ATK and DEF: base values, then counters, then everything else by age (STATS-01)."""

from __future__ import annotations

from capes.referee.sheet import NotJudged
from capes.referee.vs.meaning import holds, number
from capes.referee.vs.powers import is_about, statements
from capes.referee.vs.table import Table
from capes.vs.state.character import Character
from capes.vs.words.truths import BaseStatsAre, HasStats, StatsReset, StatsSwitched


def base(table: Table, character: Character) -> tuple[int, int]:
    """STATS-08: the printed values, unless an effect has set them since the card last changed level."""
    values = (character.face.atk, character.face.defense)
    for said in statements(table, BaseStatsAre):
        truth = said.truth
        assert isinstance(truth, BaseStatsAre)
        if said.stamp > character.levelled and is_about(table, said, truth.whom, character):
            values = (number(table, said.voice, truth.atk), number(table, said.voice, truth.defense))
    return values


def true_stats(table: Table, character: Character) -> tuple[int, int]:
    """ATK and DEF as they add up, below zero too."""
    if character.number in table.numbers:
        return table.numbers[character.number]
    if character.number in table.reckoning:
        raise NotJudged("a number that depends on itself")
    table.reckoning.add(character.number)
    try:
        found = table.numbers[character.number] = add_up(table, character)
    finally:
        table.reckoning.discard(character.number)
    return found


def add_up(table: Table, character: Character) -> tuple[int, int]:
    """The chain, link by link."""
    atk, defense = base(table, character)
    atk, defense = atk + character.counters, defense + character.counters
    later = [*statements(table, HasStats), *statements(table, StatsSwitched), *statements(table, StatsReset)]
    for said in sorted(later, key=lambda one: one.stamp):
        truth = said.truth
        assert isinstance(truth, HasStats | StatsSwitched | StatsReset)
        if not is_about(table, said, truth.whom, character):
            continue
        if isinstance(truth, StatsSwitched):
            atk, defense = defense, atk
        elif isinstance(truth, StatsReset):  # FAQ-58, open point 9: all that is older is disregarded
            atk, defense = (value + character.counters for value in base(table, character))
        elif holds(table, said.voice, truth.while_):
            atk += number(table, said.voice, truth.atk)
            defense += number(table, said.voice, truth.defense)
    return atk, defense


def attack(table: Table, character: Character) -> int:
    """Present ATK; below 0 it reads 0 (STATS-06)."""
    return max(0, true_stats(table, character)[0])


def defense(table: Table, character: Character) -> int:
    """Present DEF."""
    return true_stats(table, character)[1]
