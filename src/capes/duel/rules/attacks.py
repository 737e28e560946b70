"""Steps 4 to 6: attacks, counter-attacks, and actions instead of attacks (More Actions)."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.duel.contract import questions, verbs
from capes.duel.contract.events import Aiding, Attacked, Declined, GangingUp, Thwarting
from capes.duel.rules.handlers import PASS, does, option, picked
from capes.duel.rules.verbs import ref, tell
from capes.duel.state.state import ACTED, FOUGHT, FREE, State, left_of, pair_up
from capes.duel.words.kinds import AID, GANG_UP, GRAY, HERO, THWART
from capes.duel.words.steps import AFTER_ATTACK, AFTER_DAMAGE, Attack


def attack_options(state: State, seat: int) -> list[Option]:
    """Pass, every attack, every action: free Characters only; the acting can be attacked once (R16, R56)."""
    been = state.been
    health = state.health
    free = [card for card in state.teams[seat] if been[card] == FREE and health[card] > 0]
    if not free:
        return [PASS]
    targets = [
        card
        for other, team in enumerate(state.teams)
        if other != seat
        for card in team
        if been[card] < FOUGHT and health[card] > 0
    ]
    options = [] if targets and must_attack(state) else [PASS]
    for card in free:
        for target in targets:
            options.append(option(verbs.ATTACK, card, target))
    if state.rules.more_actions:
        options += action_options(state, seat, free)
    return options


def must_attack(state: State) -> bool:
    """Showdown: whether nobody has attacked for a whole round, so that the current player has to (R74)."""
    return state.rules.showdown and state.step == 4 and state.quiet >= state.alive


def action_options(state: State, seat: int, free: list[int]) -> list[Option]:
    """Heroes aid, Grays thwart, Villains gang up (R57, R58, R62, R64)."""
    options: list[Option] = []
    for card in free:
        side = state.deck.side[card]
        if side == HERO:
            for mate in state.teams[seat]:
                if state.health[mate] <= 0:
                    options.append(option(verbs.AID, card, mate))
        elif side == GRAY:
            for at in range(0, len(state.places), 2):
                if state.places[at]:
                    options.append(option(verbs.THWART, card, at // 2 + 1))
        else:
            for mate in state.teams[seat]:
                if state.place[mate]:
                    options.append(option(verbs.GANG_UP, card, mate))
    return options


@does(Attack)
def attack(state: State, task: Task, word: Attack) -> None:
    """One deed after the other; each gives somebody else the option, and one who declines ends the chain (R31)."""
    pick = picked(task, "attack")
    if pick is None:
        first = state.step < 4
        if first:
            state.step = 4
            state.holder = state.current
            state.creator = _right_of(state, state.current)
        else:
            state.step = 5 if state.step == 4 else 6
        options = attack_options(state, state.holder)
        if len(options) == 1 and options[0] is PASS:
            _chain_ends(state, task, first)
            return
        ask(state, state.holder, questions.ATTACK if first else questions.COUNTER_ATTACK, options, "attack")
        task.at -= 1
        return
    if pick.verb == verbs.PASS:
        tell(state, Declined(state.holder))
        _chain_ends(state, task, state.step == 4)
        return
    if pick.verb == verbs.ATTACK:
        match_up(state, pick.card, pick.number)
    else:
        act(state, pick)
    task.at -= 1
    state.agenda.append(Task(AFTER_ATTACK, state.current, kind="after attack"))


def _chain_ends(state: State, task: Task, nothing_happened: bool) -> None:
    """Without any attack or action there are no powers and no damage (R8)."""
    if nothing_happened:
        task.at = AFTER_DAMAGE


def _right_of(state: State, seat: int) -> int:
    """The player whose turn came before."""
    players = state.players
    while True:
        seat = (seat - 1) % players
        if not state.out[seat]:
            return seat


def match_up(state: State, card: int, target: int) -> None:
    """One Character attacks another; whoever was attacked has the option next."""
    seat = state.holder
    pair_up(state, card, target)
    tell(state, Attacked(seat, ref(state, card), ref(state, target)))
    state.creator = seat
    state.holder = state.owner[target]


def act(state: State, pick: Option) -> None:
    """Take an action; with three players the option goes to whoever had no part in it (R70)."""
    seat = state.holder
    card = pick.card
    state.been[card] = ACTED
    state.action_on[card] = pick.number
    if pick.verb == verbs.THWART:
        state.action[card] = THWART
        at = (pick.number - 1) * 2
        between = ref(state, state.places[at]), ref(state, state.places[at + 1])
        tell(state, Thwarting(seat, ref(state, card), between))
    else:
        state.action[card] = AID if pick.verb == verbs.AID else GANG_UP
        helping = ref(state, card), ref(state, pick.number)
        tell(state, Aiding(seat, *helping) if pick.verb == verbs.AID else GangingUp(seat, *helping))
    if state.alive == 2:
        state.holder = left_of(state, seat)
    else:
        state.holder = 3 - seat - state.creator
    state.creator = seat
