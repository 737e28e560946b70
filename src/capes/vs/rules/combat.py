"""The combat sequence: declaration, cues, chances to act, and what follows the strikes."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules import events
from capes.vs.rules.attack import declare_options, group_of
from capes.vs.rules.clash import close_combat
from capes.vs.rules.conditions import attacks_made
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.plays import is_all, perform, play_options
from capes.vs.rules.sides import arrive, reshape, seats_from, stir
from capes.vs.rules.triggers import notice
from capes.vs.state.character import FRONT, Character
from capes.vs.state.combat import RESOLVED, Combat
from capes.vs.state.state import State
from capes.vs.words.cues import Attacks, CombatResolves, IsAttacked
from capes.vs.words.effects import END_OF_COMBAT
from capes.vs.words.face import FACES, Face
from capes.vs.words.truths import TakesNoWound
from capes.vs.words.turn import (
    COMBAT,
    AfterStrikes,
    AttackCues,
    CloseCombat,
    CombatChances,
    DeclareAttack,
)

PLAYER: Final = FACES.setdefault("vs/player", Face("vs/player", "player", "supporting", defense=1, health=1, cost=0))
"""A player under attack, as a character: 0/1 with Health 1."""

PASS: Final = Option("pass")


def declare(state: State, attacker: int, seat: int) -> None:
    """Begin to declare an attack with that character."""
    state.agenda.append(Task((DeclareAttack(),), seat, attacker, "declare", {"group": (attacker,)}))


@does(DeclareAttack)
def declare_attack(state: State, task: Task, effect: DeclareAttack) -> None:
    picked = task.recall("it")
    if not isinstance(picked, Option):
        group = group_of(state, task)
        stay(task)
        ask(state, task.seat, "declare attack", declare_options(state, task.seat, group), about=task.source)
        return
    kept = task.recall("group")
    assert isinstance(kept, tuple)
    if picked.verb == "join":
        task.keep("group", (*kept, picked.card))
        task.keep("it", None)
        stay(task)
        return
    if picked.card:
        begin_combat(state, task.seat, list(kept), picked.card)
    else:
        begin_combat(state, task.seat, list(kept), stand_in(state, picked.number - 1).number)


def stand_in(state: State, seat: int) -> Character:
    """A player under attack becomes a character for the length of the combat (FAQ-21)."""
    character = Character(arrive(state), PLAYER, seat, 0, seat, FRONT)
    character.player = seat
    character.counters = state.players[seat].counters
    state.play[character.number] = character
    reshape(state)
    return character


def begin_combat(state: State, seat: int, attackers: list[int], defender: int, exhausting: bool = True) -> None:
    """Exhausting is part of declaring (ATTACK-19); then the combat takes its course."""
    if exhausting:
        for number in attackers:
            state.play[number].ready = False
    is_first = attacks_made(state, seat) == 0
    state.today[f"attacks:{seat}"] = state.today.get(f"attacks:{seat}", 0) + 1
    for number in attackers:
        state.play[number].attacked_in = state.turn
        state.today[f"attacked with:{number}"] = state.today.get(f"attacked with:{number}", 0) + 1
    state.today[f"attacked:{defender}"] = state.today.get(f"attacked:{defender}", 0) + 1
    combat = Combat(seat, attackers, defender, is_first)
    victim = state.play[defender]
    combat.victim_row = victim.row
    combat.victim_seat = victim.seat
    state.combat = combat
    stir(state)
    together = events.together([state.play[number] for number in attackers])
    tell(state, events.ATTACKED, seat, state.play[attackers[0]], victim, text=together)
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
        return
    picked = task.recall("act")
    if isinstance(picked, Option):
        task.keep("act", None)
        seat = combat.chance
        order = seats_from(state, seat)
        following = order[1 % len(order)] if order[0] == seat else order[0]
        if picked.verb == "pass":
            combat.passes += 1
            tell(state, events.PASSED, seat)
            combat.chance = following
            if combat.passes >= len(order):
                combat.striking = True
                return
        else:
            combat.passes = 0
            combat.chance = following
            stay(task)
            perform(state, seat, picked)
            return
    if state.players[combat.chance].out:
        combat.chance = seats_from(state, combat.chance)[0]
    stay(task)
    options = play_options(state, combat.chance, "Combat")
    options.append(PASS)
    if is_all(state, combat.chance, options):
        task.keep("act", options[0])
        return
    ask(state, combat.chance, "combat chance", options, "act")


@does(AfterStrikes)
def after_strikes(state: State, task: Task, effect: AfterStrikes) -> None:
    combat = state.combat
    if combat is None:
        return
    combat.outcome = RESOLVED
    tell(state, events.COMBAT_RESOLVED, combat.seat)
    notice(state, CombatResolves, combat.attackers[0] if combat.attackers else 0, combat.defender, combat.seat)
    # Safety from wounds for this combat does not reach to what happens once it is resolved.
    if any(m.until == END_OF_COMBAT and isinstance(m.truth, TakesNoWound) for m in state.modifiers):
        state.modifiers = [
            m for m in state.modifiers if m.until != END_OF_COMBAT or not isinstance(m.truth, TakesNoWound)
        ]
        reshape(state)


@does(CloseCombat)
def close(state: State, task: Task, effect: CloseCombat) -> None:
    close_combat(state)
