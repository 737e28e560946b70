"""Strikes: who strikes whom in which step, and with what."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.characters import Struck
from capes.vs.rules.conditions import is_melee
from capes.vs.rules.derived import atk, defense, has_keyword
from capes.vs.rules.events import ref, refs, tell
from capes.vs.rules.handlers import does
from capes.vs.rules.limits import cannot_strike, strikes_double
from capes.vs.rules.statements import said_of
from capes.vs.rules.stun import Blow, stun_all
from capes.vs.rules.triggers import gather, queue
from capes.vs.state.character import Character
from capes.vs.state.combat import Combat
from capes.vs.state.modifier import Waiting
from capes.vs.state.state import State
from capes.vs.words.cues import Strikes
from capes.vs.words.keywords import FEARLESS, FEROCIOUS, LEADER, MONSTROUS, RANGED
from capes.vs.words.truths import StunsWhatItStrikes
from capes.vs.words.turn import Strike, StrikeBackAt


def is_split(state: State, combat: Combat) -> bool:
    """Two steps: a melee in which some, but not all, are Ferocious (COMBAT-10, 19, 21)."""
    if not is_melee(state):
        return False
    fighters = [*combat.attackers]
    if combat.defender:
        fighters.append(combat.defender)
    fierce = sum(1 for number in fighters if has_keyword(state, state.play[number], FEROCIOUS))
    return 0 < fierce < len(fighters)


def strikes_in(state: State, character: Character, split: bool, ferocious: bool) -> bool:
    """Whether it is a character's time to strike: in the second step it is everybody's who has not struck yet."""
    return not ferocious or (split and has_keyword(state, character, FEROCIOUS))


def split_of(state: State, task: Task, combat: Combat) -> bool:
    """Settled as the strikes begin, and kept: a Ferocious character stunned in the first step does not undo it."""
    kept = task.recall("split")
    if isinstance(kept, bool):
        return kept
    split = is_split(state, combat)
    task.keep("split", split)
    return split


def has_struck(task: Task, number: int) -> bool:
    """Whether it struck in the first step already."""
    kept = task.recall("struck")
    return isinstance(kept, tuple) and number in kept


def strike_value(state: State, character: Character, at: Character, attacking: bool) -> int:
    """The ATK a character strikes with: doubled by what doubles strikes, once (KW-05)."""
    value = atk(state, character)
    if strikes_double(state, character) or (attacking and at.main_of >= 0 and has_keyword(state, character, FEARLESS)):
        value *= 2
    return value


def strikes_all(state: State, combat: Combat, defender: Character) -> bool:
    """Monstrous, defending against a melee team attack (KW-22)."""
    return len(combat.attackers) > 1 and is_melee(state) and has_keyword(state, defender, MONSTROUS)


def can_strike_back(state: State, defender: Character) -> bool:
    """Against a ranged attack only with Ranged (ATTACK-10); with at least 1 ATK (COMBAT-06)."""
    return (is_melee(state) or has_keyword(state, defender, RANGED)) and atk(state, defender) >= 1


def back_chooser(state: State, combat: Combat, defender: Character) -> int:
    """Who picks the attacker struck back: the defender's player, or a Leader's (KW-16)."""
    for number in combat.attackers:
        leader = state.play[number]
        if has_keyword(state, leader, LEADER):
            return leader.seat
    return defender.seat


@does(StrikeBackAt)
def strike_back_at(state: State, task: Task, effect: StrikeBackAt) -> None:
    """Ask for the attacker to be struck back, if there is a choice to make."""
    combat = state.combat
    if combat is None:
        return
    combat.back_at = 0
    task.keep("back", None)
    defender = state.play.get(combat.defender)
    if defender is None or not combat.attackers:
        return
    split = split_of(state, task, combat)
    if effect.ferocious and not split:
        return
    if has_struck(task, defender.number) or not strikes_in(state, defender, split, effect.ferocious):
        return
    if not can_strike_back(state, defender) or strikes_all(state, combat, defender):
        return
    open_to = [n for n in combat.attackers if not cannot_strike(state, defender, state.play[n], back=True)]
    if len(combat.attackers) == 1 or not open_to:
        combat.back_at = combat.attackers[0]
        return
    ask(
        state,
        back_chooser(state, combat, defender),
        questions.STRIKE_BACK_AT,
        [Option(verbs.STRIKE, number) for number in combat.attackers],
        "back",
        defender.number,
    )


@does(Strike)
def strike(state: State, task: Task, effect: Strike) -> None:
    """Carry out the strikes of one step, all at the same time."""
    combat = state.combat
    if combat is None:
        return
    split = split_of(state, task, combat)
    if effect.ferocious and not split:
        return
    picked = task.recall("back")
    if isinstance(picked, Option):
        combat.back_at = picked.card
    defender = state.play.get(combat.defender)
    if defender is None or not combat.attackers:
        return
    blows: list[Blow] = []
    found: list[Waiting] = []  # what triggers on the strikes themselves
    struck = task.recall("struck")
    already = struck if isinstance(struck, tuple) else ()
    attackers = [state.play[number] for number in combat.attackers]

    # The attackers' strike. What the Ferocious struck with counts again in the second step's total (COMBAT-16, 17).
    strikers = [
        character
        for character in attackers
        if character.number not in already
        and strikes_in(state, character, split, effect.ferocious)
        and atk(state, character) >= 1
        and not cannot_strike(state, character, defender, back=False)
    ]
    if strikers:
        own = sum(strike_value(state, character, defender, attacking=True) for character in strikers)
        total = own + combat.strike_values
        guard = defense(state, defender)
        tell(state, Struck(combat.seat, refs(strikers), ref(defender), total, guard))
        for character in strikers:
            found.extend(
                gather(state, Strikes, defender.number, character.number, character.seat, by=(character.number,))
            )
        if effect.ferocious:
            combat.strike_values += own
        if total >= guard or stuns_whatever(state, strikers):
            # COMBAT-31: every attacker not face down shares the credit; those who struck are named first.
            struck_first = [character.number for character in strikers]
            credit = (*struck_first, *(n for n in combat.attackers if n not in struck_first))
            blows.append(Blow(defender, credit, True, total, guard))

    # The defender's strike.
    if defender.number not in already and strikes_in(state, defender, split, effect.ferocious):
        blows.extend(strike_back(state, combat, defender, attackers, found))

    done = [character.number for character in strikers]
    if strikes_in(state, defender, split, effect.ferocious) and can_strike_back(state, defender):
        done.append(defender.number)
    task.keep("struck", (*already, *done))
    combat.stunned = (*combat.stunned, *(blow.victim.number for blow in blows))
    queue(state, found)
    stun_all(state, blows)


def stuns_whatever(state: State, strikers: list[Character]) -> bool:
    """Somebody among them stuns whoever it strikes, no matter how high the DEF is."""
    return any(said_of(state, StunsWhatItStrikes, character) for character in strikers)


def strike_back(
    state: State, combat: Combat, defender: Character, attackers: list[Character], found: list[Waiting]
) -> list[Blow]:
    """The defender strikes the attacker chosen, or all of them; a strike at one it cannot strike is lost (FAQ-06)."""
    if not can_strike_back(state, defender):
        return []
    if strikes_all(state, combat, defender):
        struck = attackers
    else:
        struck = [character for character in attackers if character.number == combat.back_at]
    blows: list[Blow] = []
    for character in struck:
        if cannot_strike(state, defender, character, back=True):
            continue
        value = strike_value(state, defender, character, attacking=False)
        guard = defense(state, character)
        tell(state, Struck(defender.seat, (ref(defender),), ref(character), value, guard))
        found.extend(gather(state, Strikes, character.number, defender.number, defender.seat, by=(defender.number,)))
        if value >= guard or stuns_whatever(state, [defender]):
            blows.append(Blow(character, (defender.number,), True, value, guard))
    return blows
