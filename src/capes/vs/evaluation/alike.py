"""Which options are the same for all purposes."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.vs.contract import questions, verbs
from capes.vs.state.player import Player
from capes.vs.state.state import State
from capes.vs.words.face import Face

NUMBERS: Final[dict[Face, int]] = {}
"""A number below all card numbers for every printed card met so far."""

BELOW: Final = -1_000_000
GO_ON: Final = Option(verbs.NEXT)


def alike(state: State, option: Option) -> Option:
    """What stands for all that are like it: copies in hand for each other, going on for going to the Main Phase."""
    decision = state.decision
    if decision is None:
        return option
    if option.card == 0:
        is_last_step = option.verb == verbs.MAIN_PHASE and decision.why == questions.FORMATION_STEP
        return GO_ON if is_last_step and not has_build_play(decision.options) else option
    player = state.players[decision.seat]
    for card in player.hand:
        if card.number == option.card:
            if is_marked(state, card.body):
                return option
            number = face_number(card.face) - (1 if is_shown(player, card.number) else 0)
            return Option(option.verb, number, option.text, option.number, option.seat)
    return option


def has_build_play(options: object) -> bool:
    """Whether anything but moving and going on is offered, which could still be done after the Formation Step."""
    assert isinstance(options, list | tuple)
    return any(option.verb in (verbs.PLAY, verbs.USE, verbs.POWER_UP, verbs.HAND_OVER) for option in options)


def face_number(face: Face) -> int:
    """The number of a printed card; even, so that a copy everybody has seen can have the next one."""
    found = NUMBERS.get(face)
    if found is None:
        found = NUMBERS[face] = BELOW - 2 * len(NUMBERS)
    return found


def is_shown(player: Player, number: int) -> bool:
    """Whether everybody has seen that card of the hand."""
    return number in player.shown


def is_marked(state: State, body: int) -> bool:
    """Whether something sticks to that very copy."""
    if state.status is not None and body in state.status:
        return True
    for spent, _ in state.spent:
        if spent == body:
            return True
    return False
