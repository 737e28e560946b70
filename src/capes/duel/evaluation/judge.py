"""The judgements of Duel by style."""

from __future__ import annotations

from typing import Final

from capes.core.errors import BadSetup
from capes.core.judge import Judge
from capes.core.levels import FIRST
from capes.core.option import Option
from capes.duel.evaluation.alike import alike
from capes.duel.evaluation.options import inclination
from capes.duel.evaluation.positions import worth
from capes.duel.evaluation.weights import FIRST_LOOKS, FIRST_WEIGHTS, LOOKS, STYLES, WEIGHTS, Looks, Weights
from capes.duel.state.state import State
from capes.language.sentence import listed


class DuelJudge(Judge):
    """Positions by weights, options by looks, quick picks by looks of their own."""

    def __init__(
        self, weights: Weights = WEIGHTS, looks: Looks = LOOKS, quick: Looks = LOOKS, is_first: bool = False
    ) -> None:
        super().__init__(None)
        self.weights: Final = weights
        self.looks: Final = looks
        self.quick: Final = quick
        self.is_first: Final = is_first  # the first Mastermind took every option for itself

    def worth(self, state: State, seat: int) -> float:
        """By what every player has."""
        return worth(state, seat, self.weights)

    def inclination(self, state: State, option: Option) -> float:
        """At a glance."""
        return inclination(state, option, self.looks)

    def quick_look(self, state: State, option: Option) -> float:
        """At a glance, after the tree."""
        return inclination(state, option, self.quick)

    def alike(self, state: State, option: Option) -> Option:
        """Copies of a card."""
        return option if self.is_first else alike(state, option)


JUDGES: Final = {
    "": DuelJudge(),
    FIRST: DuelJudge(FIRST_WEIGHTS, FIRST_LOOKS, FIRST_LOOKS, is_first=True),
    **{style: DuelJudge(weights) for style, weights in STYLES.items()},
}


def judge(style: str = "") -> Judge:
    """The judgement of that style; BadSetup if there is none."""
    if style not in JUDGES:
        raise BadSetup("error-there-is-no-style-the-styles-are", id=repr(style), styles=listed(sorted(STYLES)))
    return JUDGES[style]
