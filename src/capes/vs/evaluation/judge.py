"""The judgements of Vs. by style."""

from __future__ import annotations

from typing import Final

from capes.core.errors import BadSetup
from capes.core.judge import Judge
from capes.core.levels import FIRST
from capes.core.option import Option
from capes.language.sentence import listed
from capes.vs.contract import questions
from capes.vs.evaluation.alike import alike
from capes.vs.evaluation.options import inclination
from capes.vs.evaluation.positions import worth
from capes.vs.evaluation.weights import FIRST_LOOKS, FIRST_WEIGHTS, LOOKS, STYLES, WEIGHTS, Looks, Weights
from capes.vs.state.state import State


class VsJudge(Judge):
    """Positions by weights, options by looks, quick picks by looks of their own."""

    def __init__(
        self, weights: Weights = WEIGHTS, looks: Looks = LOOKS, quick: Looks = LOOKS, is_first: bool = False
    ) -> None:
        super().__init__(None)
        self.weights: Final = weights
        self.looks: Final = looks
        self.quick: Final = quick
        self.is_first: Final = is_first  # the first Mastermind took every option for itself and walked them all

    def worth(self, state: State, seat: int) -> float:
        """By what every side has."""
        return worth(state, seat, self.weights)

    def inclination(self, state: State, option: Option) -> float:
        """At a glance."""
        return inclination(state, option, self.looks)

    def quick_look(self, state: State, option: Option) -> float:
        """At a glance, after the tree."""
        return inclination(state, option, self.quick)

    def alike(self, state: State, option: Option) -> Option:
        """Copies in hand, and ways to go on."""
        return option if self.is_first else alike(state, option)

    def is_beyond(self, state: State) -> bool:
        """Who begins and which hand to keep shows only turns later."""
        if self.is_first or state.decision is None:
            return False
        return state.decision.why in (questions.GO_FIRST, questions.KEEP_HAND)


JUDGES: Final = {
    "": VsJudge(),
    FIRST: VsJudge(FIRST_WEIGHTS, FIRST_LOOKS, FIRST_LOOKS, is_first=True),
    **{style: VsJudge(weights) for style, weights in STYLES.items()},
}


def judge(style: str = "") -> Judge:
    """The judgement of that style; BadSetup if there is none."""
    if style not in JUDGES:
        raise BadSetup("error-there-is-no-style-the-styles-are", id=repr(style), styles=listed(sorted(STYLES)))
    return JUDGES[style]
