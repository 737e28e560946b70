"""The combat sequence: declaration, cues, chances to act, and what follows the strikes."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.characters import Attacked, CombatResolved
from capes.vs.contract.events import Passed
from capes.vs.rules.attack import declare_options, group_of
from capes.vs.rules.clash import close_combat
from capes.vs.rules.conditions import attacks_made
from capes.vs.rules.derived import invalidate_powers, invalidate_shaped_powers
from capes.vs.rules.events import ref, refs, tell
from capes.vs.rules.handlers import answers, ask_again, ask_for, does, skip_answer, take_as_picked
from capes.vs.rules.plays import is_all, perform, play_options
from capes.vs.rules.sides import arrive, seats_from
from capes.vs.rules.triggers import notice
from capes.vs.state.character import AttackedPlayer
from capes.vs.state.combat import RESOLVED, Combat
from capes.vs.state.state import State
from capes.vs.words.cues import Attacks, CombatResolves, IsAttacked
from capes.vs.words.effects import END_OF_COMBAT
from capes.vs.words.face import FACES, Face
from capes.vs.words.truths import TakesNoWound
from capes.vs.words.turn import COMBAT, DECLARATION, AfterStrikes, AttackCues, CloseCombat, CombatChances, DeclareAttack

PLAYER: Final = FACES.setdefault("vs/player", Face("vs/player", "player", "supporting", defense=1, health=1, cost=0))
"""A player under attack, as a character: 0/1 with Health 1."""

PASS: Final = Option(verbs.PASS)


def declare(state: State, attacker: int, seat: int) -> None:
    """Begin to declare an attack with that character."""
    state.agenda.append(Task(DECLARATION, seat, attacker, "declare", {"group": (attacker,)}))


@does(DeclareAttack)
def declare_attack(state: State, task: Task, effect: DeclareAttack) -> None:
    options = declare_options(state, task.seat, group_of(state, task))
    ask_for(state, task, effect, task.seat, questions.DECLARE_ATTACK, options, "it", task.source)


@answers(DeclareAttack)
def attack_declared(state: State, task: Task, effect: DeclareAttack) -> None:
    """One more joins, or the defender is named."""
    picked = task.take_pick("it")
    group = task.numbers("group")
    if picked.verb == verbs.JOIN:
        task.keep("group", (*group, picked.card))
        ask_again(task)
    elif picked.card:
        begin_combat(state, task.seat, list(group), picked.card)
    else:
        begin_combat(state, task.seat, list(group), attack_player(state, picked.seat).number)


def attack_player(state: State, seat: int) -> AttackedPlayer:
    """A player under attack becomes a character for the length of the combat (FAQ-21)."""
    attacked = AttackedPlayer(arrive(state), PLAYER, seat)
    attacked.counters = state.players[seat].counters
    state.put(attacked)
    invalidate_powers(state)
    return attacked


def begin_combat(state: State, seat: int, attackers: list[int], defender: int, exhausting: bool = True) -> None:
    """Exhausting is part of declaring (ATTACK-19); then the combat takes its course."""
    if exhausting:
        for number in attackers:
            state.play[number].ready = False
    is_first = attacks_made(state, seat) == 0
    state.today[f"attacks:{seat}"] = state.today.get(f"attacks:{seat}", 0) + 1
    for number in attackers:
        state.play[number].attacked_in = state.turn
    state.today[f"attacked:{defender}"] = state.today.get(f"attacked:{defender}", 0) + 1
    combat = Combat(seat, attackers, defender, is_first)
    victim = state.play[defender]
    combat.victim_row = victim.row
    combat.victim_seat = victim.seat
    state.combat = combat
    invalidate_shaped_powers(state)
    tell(state, Attacked(seat, refs([state.play[number] for number in attackers]), ref(victim)))
    state.agenda.append(Task(COMBAT, seat, attackers[0], "combat"))


@does(AttackCues)
def attack_cues(state: State, task: Task, effect: AttackCues) -> None:
    combat = state.combat
    if combat is None:
        return
    for number in list(combat.attackers):
        notice(state, Attacks, number, combat.defender, combat.seat)
    defender = state.play[combat.defender]
    notice(state, IsAttacked, combat.defender, combat.attackers[0], defender.seat)


@does(CombatChances)
def combat_chances(state: State, task: Task, effect: CombatChances) -> None:
    combat = state.combat
    if combat is None:
        skip_answer(task)
        return
    if state.players[combat.chance].out:
        combat.chance = seats_from(state, combat.chance)[0]
    options = play_options(state, combat.chance, "Combat")
    options.append(PASS)
    if is_all(state, combat.chance, options):
        take_as_picked(task, effect, "act", options[0])
    else:
        ask_for(state, task, effect, combat.chance, questions.COMBAT_CHANCE, options, "act")


@answers(CombatChances)
def chance_taken(state: State, task: Task, effect: CombatChances) -> None:
    combat = state.combat
    picked = task.take_pick("act")
    if combat is None:
        return
    seat = combat.chance
    order = seats_from(state, seat)
    combat.chance = order[1 % len(order)] if order[0] == seat else order[0]
    if picked.verb == verbs.PASS:
        combat.passes += 1
        tell(state, Passed(seat))
        if combat.passes >= len(order):
            combat.striking = True
            return
        ask_again(task)
    else:
        combat.passes = 0
        ask_again(task)
        perform(state, seat, picked)


@does(AfterStrikes)
def after_strikes(state: State, task: Task, effect: AfterStrikes) -> None:
    combat = state.combat
    if combat is None:
        return
    combat.outcome = RESOLVED
    tell(state, CombatResolved(combat.seat))
    notice(state, CombatResolves, combat.attackers[0] if combat.attackers else 0, combat.defender, combat.seat)
    # Safety from wounds for this combat does not reach to what happens once it is resolved.
    if any(m.until == END_OF_COMBAT and isinstance(m.truth, TakesNoWound) for m in state.modifiers):
        state.modifiers = [
            m for m in state.modifiers if m.until != END_OF_COMBAT or not isinstance(m.truth, TakesNoWound)
        ]
        invalidate_powers(state)


@does(CloseCombat)
def close(state: State, task: Task, effect: CloseCombat) -> None:
    close_combat(state)
