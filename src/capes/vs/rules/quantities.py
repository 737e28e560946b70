"""How many, read from the table."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.rules.adjectives import card_matches, fits_card
from capes.vs.rules.people import cards_meant, everyone, numbers_meant, people, players
from capes.vs.state.character import Character
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


def cost_in_play(state: State, character: Character) -> int:
    """The cost of a character in play; a Main has none (-1), a demoted original Main counts as 0."""
    if character.main_of >= 0:
        return -1
    cost = character.face.cost
    return 0 if cost < 0 else cost


def number(state: State, ctx: Task, quantity: int | HowMany) -> int:
    """A quantity as a whole number."""
    if isinstance(quantity, int):
        return quantity
    if isinstance(quantity, ResourcesOf):
        return sum(len(state.players[seat].resources) for seat in players(state, ctx, quantity.whose))
    if isinstance(quantity, CountOf):
        return count(state, ctx, quantity)
    if isinstance(quantity, WoundsOn):
        return sum(c.wounds for c in people(state, ctx, quantity.who))
    if isinstance(quantity, CountersOn):
        return sum(max(0, c.counters * quantity.sign) for c in people(state, ctx, quantity.who))
    if isinstance(quantity, Picked):
        kept = ctx.recall(quantity.name)
        return kept.number if isinstance(kept, Option) else 0
    if isinstance(quantity, Kept):
        kept = ctx.recall(quantity.name)
        return kept if isinstance(kept, int) else 0
    if isinstance(quantity, CostOf):
        in_play = people(state, ctx, quantity.who)
        if in_play:
            return sum(max(0, cost_in_play(state, c)) for c in in_play)
        gone = [ctx.recall(f"cost:{n}") for n in numbers_meant(state, ctx, quantity.who)]
        if any(isinstance(cost, int) for cost in gone):
            return sum(cost for cost in gone if isinstance(cost, int))
        return sum(max(0, card.face.cost) for _, _, card in cards_meant(state, ctx, quantity.who))
    if isinstance(quantity, AtkOf | DefOf):
        from capes.vs.rules.stats import atk, base_stats, defense

        in_play = people(state, ctx, quantity.who)
        wants_atk = isinstance(quantity, AtkOf)
        if quantity.base and in_play:
            return sum(base_stats(state, c)[0 if wants_atk else 1] for c in in_play)
        if isinstance(quantity, AtkOf) and quantity.below_zero and in_play:
            return sum(min(atk(state, c), c.atk) for c in in_play)
        if in_play:
            return sum(atk(state, c) if wants_atk else defense(state, c) for c in in_play)
        cards = cards_meant(state, ctx, quantity.who)
        return sum(card.face.atk if wants_atk else card.face.defense for _, _, card in cards)
    if isinstance(quantity, HandSizeOf):
        return sum(len(state.players[seat].hand) for seat in players(state, ctx, quantity.whose))
    if isinstance(quantity, Sum):
        return sum(number(state, ctx, part) for part in quantity.parts)
    if isinstance(quantity, Excess):
        return max(0, number(state, ctx, quantity.of) - number(state, ctx, quantity.over))
    if isinstance(quantity, TimesUsed):
        return state.players[ctx.seat].tally.count(quantity.power)
    if isinstance(quantity, NamesAmong):
        return names_among(state, ctx, quantity)
    if isinstance(quantity, XpNeed):
        need = 0
        for c in people(state, ctx, quantity.who):
            level_up = c.face.up.level_up
            if level_up is not None:
                need += level_up.xp
        return need
    raise TypeError(quantity)


def count(state: State, ctx: Task, quantity: CountOf) -> int:
    """How many characters in play, or cards in a zone, fit."""
    if quantity.where == "play":
        return len(everyone(state, ctx, quantity.which))
    total = 0
    for seat in players(state, ctx, quantity.whose):
        player = state.players[seat]
        if quantity.where == "resources":
            total += sum(1 for r in player.resources if fits_card(state, ctx, quantity.which, r.face, r.owner, r.up))
        else:
            zone = player.ko if quantity.where == "ko" else player.hand if quantity.where == "hand" else player.deck
            total += sum(1 for card in zone if card_matches(state, ctx, quantity.which, card))
    return total


def names_among(state: State, ctx: Task, quantity: NamesAmong) -> int:
    """The largest number of listed names that different characters can stand for, one name each."""
    fitting = [c.face.names for c in everyone(state, ctx, quantity.which)]
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
