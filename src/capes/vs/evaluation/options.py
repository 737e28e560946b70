"""How promising an option looks, at a glance: for quick players, roll-outs and the clock's stand-in."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.vs.contract import questions, verbs
from capes.vs.evaluation.positions import force_of
from capes.vs.rules.attack import group_of
from capes.vs.rules.derived import atk, defense
from capes.vs.rules.people import find_card
from capes.vs.state.character import BACK, UP, Character
from capes.vs.state.state import State
from capes.vs.words.face import Face
from capes.vs.words.keywords import RANGED

HABITS: Final = {
    verbs.ATTACK: 400,
    verbs.RECRUIT: 400,
    verbs.RESOURCE: 400,
    verbs.MAIN_PHASE: 400,
    verbs.EQUIP: 400,
    verbs.PASS: 100,
    verbs.USE: 40,
    verbs.JOIN: 30,
    verbs.KEEP: 40,
    verbs.YES: 40,
    verbs.MOVE: 1,
}
"""How likely a pick is by its verb alone: build up, do not dither in formation, attack while somebody can."""


def habit(state: State, option: Option) -> int:
    """How likely an option is in a game played out by habit: by its verb, and attacks fall on whom they stun."""
    verb = option.verb
    if verb == verbs.END_TURN:
        # With the deck gone, attacks may be in vain for ever: leaving off lets the game end.
        return 1 if state.players[state.active].deck else 400
    if verb != verbs.DEFEND:
        return HABITS.get(verb, 10)
    target = state.play.get(option.card)
    group = state.agenda[-1].recall("group")
    if target is None or not isinstance(group, tuple):
        return 40
    strength = 0
    for number in group:
        strength += atk(state, state.play[number])
    if strength < defense(state, target):
        return 2
    return 100 if target.main_of >= 0 else 40


PLAIN = {
    verbs.KEEP: 0.8,
    verbs.MULLIGAN: 0.2,
    verbs.NEXT: 0.15,
    verbs.MAIN_PHASE: 0.1,
    verbs.END_TURN: 0.12,
    verbs.HAND_OVER: 0.02,
    verbs.DONE: 0.2,
    verbs.YES: 0.8,
    verbs.NO: 0.2,
    verbs.PASS: 0.4,
    verbs.MOVE: 0.12,
    verbs.JOIN: 0.45,
    verbs.DANCE: 0.6,
    verbs.DROP_OUT: 0.2,
    verbs.TURN: 0.6,
    verbs.TAKE: 0.6,
    verbs.RESOLVE: 0.5,
    verbs.USE: 0.55,
    verbs.EQUIP: 0.6,
    verbs.FIRST: 0.5,
    verbs.NAME: 0.2,
    verbs.PLAYER: 0.5,
    verbs.MODE: 0.5,
}


def face_at(state: State, number: int) -> Face | None:
    """The printed card of that number, wherever it lies."""
    character = state.play.get(number)
    if character is not None:
        return character.face
    found = find_card(state, number)
    return None if found is None else found.card.face


def inclination(state: State, option: Option) -> float:
    """How promising an option of the pending decision looks at a glance, 0 to 1."""
    verb = option.verb
    decision = state.decision
    if decision is None:
        return 0.5
    if verb == verbs.DEFEND:
        return of_attacking(state, option)
    if verb == verbs.ATTACK:
        return of_beginning(state, state.play[option.card])
    if verb == verbs.RESOURCE:
        return of_resource(state, option, decision.seat)
    if verb == verbs.RECRUIT:
        return of_recruiting(state, option, decision.seat)
    if verb in (verbs.PLAY, verbs.POWER_UP):
        return of_playing(state, option, decision.seat)
    if verb in (verbs.PICK, verbs.STRIKE):
        return of_picking(state, option, decision.seat, verb == verbs.STRIKE)
    if verb == verbs.DISCARD:
        face = face_at(state, option.card)
        return 0.4 if face is None else 0.7 - 0.05 * max(0, min(face.cost, 8))
    if verb == verbs.ROW:
        return of_row(state, option)
    if verb == verbs.NUMBER:
        return 0.5 / (1 + abs(option.number - 1))
    return PLAIN.get(verb, 0.3)


def of_attacking(state: State, option: Option) -> float:
    """Whether the group named so far stuns that defender, what that gains, and what the strike back costs."""
    task = state.agenda[-1]
    target = state.play.get(option.card)
    if target is None:
        return 0.95
    if not isinstance(task.recall("group"), tuple):
        attacker = state.play.get(task.source)
        group = [] if attacker is None else [attacker]
    else:
        group = group_of(state, task)
    strength = sum(atk(state, character) for character in group)
    wall = defense(state, target)
    if strength < wall:
        return 0.05
    gain = 1.0 + 0.5 * (atk(state, target) + wall)
    if target.main_of >= 0:
        gain += 7.0
    if target.wounds + 1 >= target.face.health:
        gain *= 2.0
    blow = atk(state, target)
    ranged = bool(group) and group[0].row == BACK
    if blow and not (ranged and not target.has.bits & RANGED.bit):
        struck = [character for character in group if blow >= defense(state, character)]
        gain -= 0.6 * min(
            (1.0 + 0.5 * (atk(state, character) + defense(state, character)) for character in struck), default=0.0
        )
    gain -= 0.15 * (strength - wall)
    return max(0.06, min(0.99, 0.35 + 0.06 * gain))


def of_beginning(state: State, character: Character) -> float:
    """Strong characters attack; for the weak it is rarely worth it."""
    strength = atk(state, character)
    best = 0.0
    for other in state.characters:
        if other.state == UP and state.setup.sides[other.seat] != state.setup.sides[character.seat]:
            if strength >= defense(state, other):
                best = max(best, 0.9 if other.main_of >= 0 else 0.7)
            elif other.main_of >= 0:
                best = max(best, 0.25)
    return best or 0.08


def of_resource(state: State, option: Option, seat: int) -> float:
    """A resource every turn; Locations face up, else what is least wanted in hand."""
    face = face_at(state, option.card)
    if face is None:
        return 0.5
    if option.text == "up":
        return 0.9
    if face.kind == "location":
        return 0.2
    row = len(state.players[seat].resources)
    return 0.45 + 0.03 * min(10, abs(face.cost - row - 1)) if face.cost >= 0 else 0.4


def of_recruiting(state: State, option: Option, seat: int) -> float:
    """The most expensive that can be afforded; strong ones in front, Ranged ones behind."""
    face = face_at(state, option.card)
    if face is None:
        return 0.5
    points = max(1, state.players[seat].points)
    share = min(1.0, max(0, face.cost) / points)
    ranged = bool(face.up.bits & RANGED.bit)
    fits = (option.text == "back") == (ranged and face.defense <= face.atk)
    return 0.35 + 0.5 * share + (0.1 if fits else 0.0)


def of_playing(state: State, option: Option, seat: int) -> float:
    """In combat a counter is worth a card only where it turns a strike."""
    combat = state.combat
    if option.verb == verbs.PLAY:
        return 0.5 if combat is not None else 0.6
    character = state.play.get(option.number)
    if character is None:
        return 0.1
    if combat is None:
        return 0.15
    defender = state.play.get(combat.defender)
    if defender is None:
        return 0.05
    attack = sum(atk(state, state.play[n]) for n in combat.attackers)
    wall = defense(state, defender)
    if character.number == combat.defender:
        return 0.85 if attack == wall else 0.08
    if attack == wall - 1:
        return 0.85
    return 0.5 if defense(state, character) == atk(state, defender) else 0.08


def of_picking(state: State, option: Option, seat: int, striking: bool) -> float:
    """Picks fall on the best there is; a strike back on the best it can stun."""
    character = state.play.get(option.card)
    if character is None:
        face = face_at(state, option.card)
        return 0.4 if face is None else min(0.9, 0.4 + 0.06 * max(0, face.cost))
    value = min(1.0, max(0.0, force_of(state, character)) / 2.5)
    if striking:
        combat = state.combat
        defender = None if combat is None else state.play.get(combat.defender)
        return 0.2 + 0.7 * value if defender is not None and atk(state, defender) >= defense(state, character) else 0.1
    return 0.3 + 0.6 * value


def of_row(state: State, option: Option) -> float:
    """Mains stand behind; a row to be hit is the fuller one."""
    decision = state.decision
    if decision is not None and decision.why == questions.CHOOSE_ROW and option.seat >= 0:
        row = 0 if option.text == "front" else 1
        seat = option.seat
        return min(
            0.95,
            0.2 + 0.15 * sum(1 for character in state.characters if character.seat == seat and character.row == row),
        )
    return 0.5
