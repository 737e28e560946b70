"""Playing a game on to its end by habit: what a search does where it no longer looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.core.option import Option
from capes.core.state import CoreState

LOOKED_AT: Final = 40
"""How many options of one decision are weighed; an endless list of numbers is not read to its end."""

PRIME: Final = 2147483647
"""The small generator's modulus: its numbers stay small, which a play-out's millions of lots are glad of."""


def play_out(
    state: CoreState, seed: int, habit: Callable[[Any, Option], int], choose: Callable[[Any, Option], None]
) -> None:
    """Pick to the end of the game, each option as likely as its habit (a whole number, 1 or more) says."""
    word = seed % (PRIME - 1) + 1
    while state.decision is not None:
        options = state.decision.options
        picked = options[0]
        count = len(options)
        if count > 1:
            weights = 0
            for at in range(min(count, LOOKED_AT)):
                option = options[at]
                weight = habit(state, option)
                weights += weight
                word = word * 48271 % PRIME
                if word % weights < weight:
                    picked = option
        choose(state, picked)
