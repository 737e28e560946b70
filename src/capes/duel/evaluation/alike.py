"""Which options are the same for all purposes."""

from __future__ import annotations

from capes.core.option import Option
from capes.duel.state.state import State


def alike(state: State, option: Option) -> Option:
    """What stands for all that are like it: the first copy of a card for all copies, unless somebody has seen one."""
    card, deck = option.card, state.deck
    if card <= deck.last_condition or card in state.known:
        return option
    first = card
    while first > 1 and deck.id[first - 1] == deck.id[card]:
        first -= 1
    return option if first == card else Option(option.verb, first, option.text, option.number, option.seat)
