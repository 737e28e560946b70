"""How many, read from the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.rules.adjectives import card_matches, fits_card
from capes.vs.rules.derived import atk, defense, statements
from capes.vs.rules.people import cards_meant, everyone, numbers_meant, people, players
from capes.vs.rules.statements import is_about
from capes.vs.state.character import Character
from capes.vs.state.derived import Statement
from capes.vs.state.state import State
from capes.vs.words.kinds import HowMany
from capes.vs.words.quantities import (
    AtkOf,
    CostOf,
    CountersOn,
    CountOf,
    DefOf,
    Excess,
    HandSizeOf,
    Kept,
    NamesAmong,
    Picked,
    ResourcesOf,
    Sum,
    TimesUsed,
    WoundsOn,
    XpNeed,
)
from capes.vs.words.truths import BaseStatsAre


def cost_in_play(state: State, character: Character) -> int:
    """The cost of a character in play; a Main has none (-1), a demoted original Main counts as 0."""
    if character.main_of >= 0:
        return -1
    cost = character.face.cost
    return 0 if cost < 0 else cost


def number(state: State, context: Task, quantity: int | HowMany) -> int:
    """A quantity as a whole number."""
    if isinstance(quantity, int):
        return quantity
    return COUNTS[type(quantity)](state, context, quantity)


def base_set_by(state: State, character: Character) -> list[Statement]:
    """The statements that set its base ATK and DEF, oldest first; a later change of level undoes them."""
    found: list[Statement] = []
    for statement in statements(state, BaseStatsAre):
        truth = statement.truth
        assert isinstance(truth, BaseStatsAre)
        if statement.stamp > character.levelled and is_about(state, statement, truth.whom, character):
            found.append(statement)
    return found


def base_said(state: State, statement: Statement) -> tuple[int, int]:
    """The base ATK and DEF that a statement sets."""
    truth = statement.truth
    assert isinstance(truth, BaseStatsAre)
    return number(state, statement.context, truth.atk), number(state, statement.context, truth.defense)


def base_stats(state: State, character: Character) -> tuple[int, int]:
    """Base ATK and DEF: printed, unless an effect sets them; the latest decides."""
    found = base_set_by(state, character)
    return base_said(state, found[-1]) if found else (character.face.atk, character.face.defense)


def resources_of(state: State, context: Task, quantity: ResourcesOf) -> int:
    return sum(len(state.players[seat].resources) for seat in players(state, context, quantity.whose))


def hand_size_of(state: State, context: Task, quantity: HandSizeOf) -> int:
    return sum(len(state.players[seat].hand) for seat in players(state, context, quantity.whose))


def wounds_on(state: State, context: Task, quantity: WoundsOn) -> int:
    return sum(character.wounds for character in people(state, context, quantity.who))


def counters_on(state: State, context: Task, quantity: CountersOn) -> int:
    return sum(max(0, character.counters * quantity.sign) for character in people(state, context, quantity.who))


def picked(state: State, context: Task, quantity: Picked) -> int:
    kept = context.recall(quantity.name)
    return kept.number if isinstance(kept, Option) else 0


def kept(state: State, context: Task, quantity: Kept) -> int:
    value = context.recall(quantity.name)
    return value if isinstance(value, int) else 0


def cost_of(state: State, context: Task, quantity: CostOf) -> int:
    """Of characters in play, of those that were when it was noted, or of cards elsewhere."""
    in_play = people(state, context, quantity.who)
    if in_play:
        return sum(max(0, cost_in_play(state, character)) for character in in_play)
    gone = [context.recall(f"cost:{at}") for at in numbers_meant(state, context, quantity.who)]
    if any(isinstance(cost, int) for cost in gone):
        return sum(cost for cost in gone if isinstance(cost, int))
    return sum(max(0, card.face.cost) for _, _, card in cards_meant(state, context, quantity.who))


def atk_of(state: State, context: Task, quantity: AtkOf) -> int:
    in_play = people(state, context, quantity.who)
    if not in_play:
        return sum(card.face.atk for _, _, card in cards_meant(state, context, quantity.who))
    if quantity.base:
        return sum(base_stats(state, character)[0] for character in in_play)
    if quantity.below_zero:
        return sum(min(atk(state, character), character.atk) for character in in_play)
    return sum(atk(state, character) for character in in_play)


def def_of(state: State, context: Task, quantity: DefOf) -> int:
    in_play = people(state, context, quantity.who)
    if not in_play:
        return sum(card.face.defense for _, _, card in cards_meant(state, context, quantity.who))
    if quantity.base:
        return sum(base_stats(state, character)[1] for character in in_play)
    return sum(defense(state, character) for character in in_play)


def sum_of(state: State, context: Task, quantity: Sum) -> int:
    return sum(number(state, context, part) for part in quantity.parts)


def excess(state: State, context: Task, quantity: Excess) -> int:
    return max(0, number(state, context, quantity.of) - number(state, context, quantity.over))


def times_used(state: State, context: Task, quantity: TimesUsed) -> int:
    return state.players[context.seat].tally.count(quantity.power)


def xp_need(state: State, context: Task, quantity: XpNeed) -> int:
    need = 0
    for character in people(state, context, quantity.who):
        level_up = character.face.up.level_up
        if level_up is not None:
            need += level_up.xp
    return need


def count(state: State, context: Task, quantity: CountOf) -> int:
    """How many characters in play, or cards in a zone, fit."""
    if quantity.where == "play":
        return len(everyone(state, context, quantity.which))
    total = 0
    for seat in players(state, context, quantity.whose):
        player = state.players[seat]
        if quantity.where == "resources":
            total += sum(
                1
                for resource in player.resources
                if fits_card(state, context, quantity.which, resource.face, resource.owner, resource.up)
            )
        else:
            zone = player.ko if quantity.where == "ko" else player.hand if quantity.where == "hand" else player.deck
            total += sum(1 for card in zone if card_matches(state, context, quantity.which, card))
    return total


def names_among(state: State, context: Task, quantity: NamesAmong) -> int:
    """The largest number of listed names that different characters can stand for, one name each."""
    fitting = [character.face.names for character in everyone(state, context, quantity.which)]
    taken: dict[int, str] = {}

    def place(name: str, seen: set[int]) -> bool:
        for at, names in enumerate(fitting):
            if name in names and at not in seen:
                seen.add(at)
                if at not in taken or place(taken[at], seen):
                    taken[at] = name
                    return True
        return False

    return sum(1 for name in quantity.names if place(name, set()))


COUNTS: Final[dict[type, Callable[[State, Task, Any], int]]] = {
    AtkOf: atk_of,
    CostOf: cost_of,
    CountersOn: counters_on,
    CountOf: count,
    DefOf: def_of,
    Excess: excess,
    HandSizeOf: hand_size_of,
    Kept: kept,
    NamesAmong: names_among,
    Picked: picked,
    ResourcesOf: resources_of,
    Sum: sum_of,
    TimesUsed: times_used,
    WoundsOn: wounds_on,
    XpNeed: xp_need,
}
