"""The loop of this game: standing checks, Reactions, triggers in order, levelling; and picking."""

from __future__ import annotations

from typing import Final

from capes.core.loop import accept, check_pick, run
from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules import (  # noqa: F401 - imported for their handlers
    cards_effects,
    character_effects,
    choosing,
    combat,
    main,
    oddities,
    setup,
    steps,
    strikes,
    turn,
)
from capes.vs.rules.handlers import HANDLERS
from capes.vs.rules.levels import completes_level, level_if_due
from capes.vs.rules.lines import in_force
from capes.vs.rules.plays import offer_reactions
from capes.vs.rules.sides import seats_from, unsettle
from capes.vs.rules.stats import atk, defense
from capes.vs.rules.stun import Blow, is_fatal, keeps_counters, ko_all, remove_counters, stun_all
from capes.vs.rules.triggers import begin, gather, is_plain_xp, named, notice, queue
from capes.vs.state.character import STUNNED, UNKNOWN, Character
from capes.vs.state.state import State
from capes.vs.words.cues import GainsAtk, HandEmpties

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
    run(state, HANDLERS, between)
    if state.moody:
        unsettle(state)


def between(state: State) -> bool:
    """Looked after before each step of the loop; whether to go on with it."""
    if state.moody:
        unsettle(state)
    if state.checked != state.version:
        check(state)
        if state.result is not None:
            return False
    if state.reactions:
        # One Reaction resolves before the next is offered, and whatever answers it before that.
        if len(state.agenda) <= state.reactions[0].moved and state.agenda[-1].kind != "reaction offer":
            offer_reactions(state)
        return True
    # Until all is quiet, or a power has come on top, or somebody must decide.
    while state.restless and state.decision is None and state.agenda and state.agenda[-1].kind in STRUCTURE:
        settle(state)
        if state.checked != state.version:
            check(state)
            if state.result is not None:
                return False
    return state.decision is None


def check(state: State) -> None:
    """Standing checks, made at once: DEF of 0 or less stuns, wounds at least Health KO (STUN-09, KO-01)."""
    while state.checked != state.version and state.result is None:
        state.checked = state.version
        weak: list[Blow] = []
        dead: list[tuple[Character, tuple[int, ...]]] = []
        in_force(state)  # `weakening` is told by what is being said now
        plain = not state.weakening  # DEF is at least what is printed and counted
        firm = plain
        for c in state.play.values():
            if c.has.minds_atk:
                note_atk(state, c)
                firm = False
            if c.state != STUNNED:
                if c.face.defense + c.counters <= 0 or not plain:
                    firm = False
                    if defense(state, c) <= 0:
                        weak.append((c, (), False, 0, 0))
                        continue
            elif c.counters:
                firm = False
                if not keeps_counters(state, c):
                    remove_counters(state, c, 1 if c.counters > 0 else -1)  # STUN-05
            if c.wounds and c.wounds >= c.face.health:
                firm = False
                if is_fatal(state, c):
                    dead.append((c, ()))
        state.firm = firm
        if dead:
            ko_all(state, dead)
        if weak:
            stun_all(state, weak)


def note_atk(state: State, c: Character) -> None:
    """Somebody minds whether the true ATK of this character has risen, from below 0 too."""
    atk(state, c)
    risen = c.atk - c.known_atk
    if c.known_atk != UNKNOWN and risen > 0:
        found = gather(state, GainsAtk, c.number, 0, c.seat, risen)
        queue(state, [named(one, (("count", risen),)) for one in found])
    c.known_atk = c.atk


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
    state.restless = False


def resolve_next(state: State, task: Task) -> None:
    """TIMING-03: the player whose turn it is orders simultaneous triggers, whoever controls them."""
    waiting = state.waiting
    picked = task.recall("trigger")
    if isinstance(picked, Option):
        task.keep("trigger", None)
        begin(state, waiting.pop(picked.number - 1))
        return
    only_xp = all(is_plain_xp(one) for one in waiting)
    for at, one in enumerate(waiting):
        # Its place in the order makes no difference, unless somebody levels up before the others resolve.
        if only_xp or (is_plain_xp(one) and not completes_level(state, one)):
            begin(state, waiting.pop(at))
            return
    if len(waiting) == 1:
        begin(state, waiting.pop())
        return
    options = [Option("resolve", one.source, one.power.name, at + 1) for at, one in enumerate(waiting)]
    ask(state, seats_from(state, state.active)[0], "order triggers", options, "trigger")


def find_empty_hands(state: State) -> bool:
    """Hands found empty after an effect or play (LEVEL-08); told once for each state of things."""
    left = state.hand_left
    state.hand_left = ()
    for player in state.players:
        if not player.hand and not player.out:
            seen = f"empty:{player.seat}"
            by_leaving = 1 if player.seat in left else 0
            if state.today.get(seen) != state.version or by_leaving:
                state.today[seen] = state.version
                notice(state, HandEmpties, player=player.seat, number=by_leaving)
    return bool(state.waiting)
