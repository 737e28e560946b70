"""The loop of this game: standing checks, Reactions, triggers in order, levelling; and picking."""

from __future__ import annotations

from typing import Any, Final

from capes.core.loop import Between, accept, check_pick, run
from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.contract import endings, questions, verbs
from capes.vs.rules import (  # noqa: F401 - imported for what they register: handlers, adjectives, what is computed
    cards_effects,
    character_effects,
    choosing,
    combat,
    main,
    oddities,
    powers,
    relations,
    setup,
    stats,
    steps,
    strikes,
    turn,
)
from capes.vs.rules.arrivals import outlived
from capes.vs.rules.derived import atk, defense, invalidate_all, settle_statements
from capes.vs.rules.ending import stalemate
from capes.vs.rules.handlers import HANDLERS
from capes.vs.rules.idle import changes_nothing
from capes.vs.rules.levels import completes_level, level_if_due
from capes.vs.rules.plays import offer_reactions
from capes.vs.rules.sides import seats_from
from capes.vs.rules.stun import Blow, is_fatal, keeps_counters, ko_all, remove_counters, stun_all
from capes.vs.rules.triggers import (
    begin,
    gather,
    is_plain_xp,
    is_return,
    named,
    notice,
    queue,
    task_of,
    told_apart,
)
from capes.vs.state.character import STUNNED, UNKNOWN, Character
from capes.vs.state.modifier import Waiting
from capes.vs.state.state import State
from capes.vs.words.cues import GainsAtk, HandEmpties
from capes.vs.words.powers import When

STRUCTURE: Final = ("turn", "combat", "setup")
"""Tasks that are frames for plays; powers, twists and triggers are not, and nothing triggers in the middle of one."""


def choose(state: State, option: Option) -> None:
    """Take a pick that is known to be on offer, and go on to the next decision."""
    accept(state, option)
    go(state)


def pick(state: State, index: int, number: int | None = None) -> None:
    """Take a pick by its place in the list; a bad one raises and changes nothing."""
    accept(state, check_pick(state, index, number))
    go(state)


def go(state: State) -> None:
    """Run to the next decision."""
    run(state, HANDLERS, BETWEEN)
    if state.derived.volatile:
        invalidate_all(state)


class ChecksAndTriggers(Between):
    """Between two steps: standing checks at once, Reactions, and triggers when all is quiet."""

    def goes_on(self, state: Any) -> bool:
        """See to them; not where somebody must decide or the game is over."""
        assert isinstance(state, State)
        return see_to_checks_and_triggers(state)

    def endless(self, state: Any) -> None:
        """Cards of people's own can set each other off for ever; the fewest wounds decide then."""
        assert isinstance(state, State)
        stalemate(state, endings.ENDLESS)


BETWEEN: Final = ChecksAndTriggers()


def see_to_checks_and_triggers(state: State) -> bool:
    """Whether the loop goes on after it."""
    derived = state.derived
    if derived.volatile:
        invalidate_all(state)
    if derived.checked_at != derived.version:
        check(state)
        if state.result is not None:
            return False
    if state.reactions:
        # One Reaction resolves before the next is offered, and whatever answers it before that.
        if len(state.agenda) <= state.reactions[0].moved and state.agenda[-1].kind != "reaction offer":
            offer_reactions(state)
        return True
    # Until all is quiet, or a power has come on top, or somebody must decide.
    while state.needs_settling and state.decision is None and state.agenda and state.agenda[-1].kind in STRUCTURE:
        settle(state)
        if derived.checked_at != derived.version:
            check(state)
            if state.result is not None:
                return False
    return state.decision is None


def check(state: State) -> None:
    """Standing checks, made at once: DEF of 0 or less stuns, wounds at least Health KO (STUN-09, KO-01)."""
    derived = state.derived
    while derived.checked_at != derived.version and state.result is None:
        derived.checked_at = derived.version
        weak: list[Blow] = []
        dead: list[tuple[Character, tuple[int, ...]]] = []
        settle_statements(state)  # it follows from what is being said now whether anything may lower DEF
        plain = not derived.may_lower_defense  # DEF is at least what is printed and counted
        stable = plain
        for c in state.everybody():
            if c.has.minds_atk:
                note_atk(state, c)
                stable = False
            if c.state != STUNNED:
                if c.face.defense + c.counters <= 0 or not plain:
                    stable = False
                    if defense(state, c) <= 0:
                        weak.append(Blow(c, ()))
                        continue
            elif c.counters:
                stable = False
                if not keeps_counters(state, c):
                    remove_counters(state, c, 1 if c.counters > 0 else -1)  # STUN-05
            if c.wounds and c.wounds >= c.face.health:
                stable = False
                if is_fatal(state, c):
                    dead.append((c, ()))
            if c.face.up.spares:
                stable = False
                dead.extend((older, ()) for older in outlived(state, c) if all(older is not one for one, _ in dead))
        derived.stable = stable
        if dead:
            ko_all(state, dead)
        if weak:
            stun_all(state, weak)


def note_atk(state: State, character: Character) -> None:
    """Somebody minds whether the true ATK of this character has risen, from below 0 too."""
    atk(state, character)
    risen = character.atk - character.known_atk
    if character.known_atk != UNKNOWN and risen > 0:
        found = gather(state, GainsAtk, character.number, 0, character.seat, risen)
        queue(state, [named(one, (("count", risen),)) for one in found])
    character.known_atk = character.atk


def settle(state: State) -> None:
    """A quiet moment: triggers resolve in the active player's order, levels change, empty hands are found."""
    task = state.agenda[-1]
    if level_if_due(state):  # before the next trigger: only the effect under way is waited for (LEVEL-08)
        return
    if state.waiting:
        resolve_next(state, task)
        return
    if find_empty_hands(state):
        return
    state.needs_settling = False


def resolve_next(state: State, task: Task) -> None:
    """TIMING-03: the player whose turn it is orders simultaneous triggers, whoever controls them."""
    waiting = state.waiting
    picked = task.recall("trigger")
    if isinstance(picked, Option):
        task.keep("trigger", None)
        begin(state, waiting.pop(picked.number - 1))
        return
    waiting = state.waiting = [one for one in waiting if not is_void(state, one)]
    if not waiting:
        return
    only_xp = all(is_plain_xp(one) or is_return(one) for one in waiting)
    for at, one in enumerate(waiting):
        # Its place in the order makes no difference, unless somebody levels up before the others resolve.
        if only_xp or (is_plain_xp(one) and not completes_level(state, one)):
            begin(state, waiting.pop(at))
            return
    if len(waiting) == 1:
        begin(state, waiting.pop())
        return
    labels = told_apart(state, waiting)
    options = [Option(verbs.RESOLVE, one.source, labels[at], at + 1) for at, one in enumerate(waiting)]
    ask(state, seats_from(state, state.active)[0], questions.ORDER_TRIGGERS, options, "trigger")


def is_void(state: State, waiting: Waiting) -> bool:
    """Its character has left play, and without it nothing is left to do: Tough, of somebody KO'd by the stun."""
    if waiting.source in state.play or not isinstance(waiting.power, When):
        return False
    return changes_nothing(state, task_of(waiting), waiting.power.do)


def find_empty_hands(state: State) -> bool:
    """Hands found empty after an effect or play (LEVEL-08); told once for each state of things."""
    left, derived = state.hand_left, state.derived
    state.hand_left = ()
    for player in state.players:
        if not player.hand and not player.out:
            by_leaving = 1 if player.seat in left else 0
            told = derived.told_empty()
            if player.seat not in told or by_leaving:
                derived.empty_hands = tuple(sorted({*told, player.seat}))
                derived.empty_hands_at = derived.version
                notice(state, HandEmpties, player=player.seat, number=by_leaving)
    return bool(state.waiting)
