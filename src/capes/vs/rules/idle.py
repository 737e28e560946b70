"""Effects that would change nothing: what they ask is not asked.

Judged by what everybody can see, so that a question left out tells nobody anything: characters in play, KO piles, which
resources lie face down, and how many cards a hand or deck has, never which.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.core.task import Task
from capes.vs.rules.adjectives import fits_card
from capes.vs.rules.arrivals import is_fixed, row_number
from capes.vs.rules.conditions import holds
from capes.vs.rules.limits import cannot_be_kod, cannot_ready, cannot_recover
from capes.vs.rules.people import cards_fitting, cards_meant, everyone, people, players
from capes.vs.rules.stun import can_take_counters
from capes.vs.state.character import HIDDEN, STUNNED, UP
from capes.vs.state.state import State
from capes.vs.words.conditions import Done
from capes.vs.words.effects import (
    KO,
    CancelCombat,
    Choose,
    Discard,
    DiscardHand,
    Draw,
    Exhaust,
    Freeze,
    GainXP,
    Give,
    Heal,
    Hide,
    If,
    May,
    Move,
    OneOf,
    PutCounter,
    PutIntoPlay,
    PutIntoResources,
    Ready,
    Recover,
    RemoveCounters,
    Stun,
    TurnLocation,
    TurnUp,
    Wound,
)
from capes.vs.words.kinds import Effect, Who
from capes.vs.words.pronouns import Chosen, Each, TheRest
from capes.vs.words.quantities import Kept
from capes.vs.words.turn import Answered
from capes.vs.words.volatility import words_in

Idle = Callable[[State, Task, Any], bool]
HIDDEN_ZONES: Final = ("hand", "deck", "looked")


def changes_nothing(state: State, task: Task, effects: tuple[Effect, ...]) -> bool:
    """Whether carrying these out now would surely leave everything as it is."""
    trial = Task((), task.seat, task.source, task.kind, dict(task.names or {}))
    for effect in effects:
        if isinstance(effect, Choose):
            if may_find(state, trial, effect):
                return False
            trial.keep(effect.name, ())
            trial.keep("it", ())
        elif not is_idle(state, trial, effect):
            return False
    return True


def is_pick_idle(state: State, task: Task, effect: Choose, found: list[int]) -> bool:
    """Whether a trigger would put counters only on characters that can take none: whoever is picked, nothing is done.

    What a player plays on purpose asks for its target in any case.
    """
    ahead = [step for step in task.todo[task.at :] if isinstance(step, Effect) and not isinstance(step, Answered)]
    later = [step for step in ahead if uses_pick(step, effect.name)]
    if task.kind != "trigger" or not later or not all(isinstance(step, PutCounter) for step in later):
        return False
    trial = Task((), task.seat, task.source, task.kind, dict(task.names or {}))
    for number in found:
        trial.keep(effect.name, (number,))
        trial.keep("it", (number,))
        if any(not is_idle(state, trial, step) for step in later):
            return False
    return True


def uses_pick(effect: Effect, name: str) -> bool:
    """Whether an effect may depend on what was picked under that name."""
    return isinstance(effect, OneOf) or any(
        isinstance(word, TheRest | Kept | Done) or (isinstance(word, Chosen) and word.name in (name, "it"))
        for word in words_in(effect)
    )


def may_find(state: State, task: Task, effect: Choose) -> bool:
    """Whether there may be something to choose, as far as everybody can see."""
    if effect.where == "play":
        return bool(everyone(state, task, effect.which))
    if effect.where == "ko":
        return bool(cards_fitting(state, task, effect.which, effect.where, effect.whose))
    if effect.where == "hand":
        return any(state.players[seat].hand for seat in players(state, task, effect.whose))
    if effect.where == "resources":
        return any(
            not resource.up
            or fits_card(state, task, effect.which, resource.face, resource.owner, True, resource.number)
            for seat in players(state, task, effect.whose)
            for resource in state.players[seat].resources
        )
    return True


def is_idle(state: State, task: Task, effect: Effect) -> bool:
    """Whether one effect would surely change nothing now; of effects not listed here nobody can say."""
    idle = IDLE.get(type(effect))
    return idle is not None and idle(state, task, effect)


def nobody(state: State, task: Task, who: Who) -> bool:
    """Nobody in play and no card is meant; cards in hands and decks are not looked at."""
    if isinstance(who, Each) and who.where in HIDDEN_ZONES:
        return False
    return not people(state, task, who) and not cards_meant(state, task, who)


def _counters(state: State, task: Task, effect: PutCounter) -> bool:
    return not any(can_take_counters(state, character, effect.counter) for character in people(state, task, effect.on))


def _move(state: State, task: Task, effect: Move) -> bool:
    here = [character for character in people(state, task, effect.who) if not is_fixed(state, character)]
    return (
        all(character.row == row_number(effect.to) for character in here)
        if effect.to in ("front", "back")
        else not here
    )


def _ready(state: State, task: Task, effect: Ready) -> bool:
    return all(
        character.ready or character.state == STUNNED or cannot_ready(state, character)
        for character in people(state, task, effect.who)
    )


def _recover(state: State, task: Task, effect: Recover) -> bool:
    return all(
        character.state != STUNNED or cannot_recover(state, character) for character in people(state, task, effect.who)
    )


def _ko(state: State, task: Task, effect: KO) -> bool:
    return not cards_meant(state, task, effect.who) and all(
        cannot_be_kod(state, character) for character in people(state, task, effect.who)
    )


def _discard(state: State, task: Task, effect: Discard | DiscardHand) -> bool:
    if isinstance(effect, Discard) and effect.who is not None:
        return False
    return not any(state.players[seat].hand for seat in players(state, task, effect.whose))


def _give(state: State, task: Task, effect: Give) -> bool:
    whom = getattr(effect.truth, "whom", None)
    return isinstance(whom, Who) and not people(state, task, whom)


def _if(state: State, task: Task, effect: If) -> bool:
    return changes_nothing(state, task, effect.then if holds(state, task, effect.condition) else effect.otherwise)


IDLE: Final[dict[type, Idle]] = {
    PutCounter: _counters,
    RemoveCounters: lambda state, task, e: all(
        character.counters * e.counter <= 0 for character in people(state, task, e.off)
    ),
    Stun: lambda state, task, e: all(character.state == STUNNED for character in people(state, task, e.who)),
    Heal: lambda state, task, e: all(not character.wounds for character in people(state, task, e.who)),
    Wound: lambda state, task, e: not people(state, task, e.who),
    KO: _ko,
    Ready: _ready,
    Recover: _recover,
    Exhaust: lambda state, task, e: all(not character.ready for character in people(state, task, e.who)),
    Freeze: lambda state, task, e: all(
        character.frozen and not character.ready for character in people(state, task, e.who)
    ),
    Hide: lambda state, task, e: all(character.state != UP for character in people(state, task, e.who)),
    TurnUp: lambda state, task, e: all(character.state != HIDDEN for character in people(state, task, e.who)),
    Move: _move,
    GainXP: lambda state, task, e: not people(state, task, e.who),
    Give: _give,
    CancelCombat: lambda state, task, e: state.combat is None,
    Discard: _discard,
    DiscardHand: _discard,
    Draw: lambda state, task, e: not any(state.players[seat].deck for seat in players(state, task, e.whose)),
    PutIntoPlay: lambda state, task, e: nobody(state, task, e.who),
    PutIntoResources: lambda state, task, e: nobody(state, task, e.who),
    TurnLocation: lambda state, task, e: nobody(state, task, e.who),
    If: _if,
    May: lambda state, task, e: changes_nothing(state, task, e.do),
}
