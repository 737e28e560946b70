"""How promising an option looks, at a glance: for quick players, roll-outs and the clock's stand-in."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.vs.contract import questions, verbs
from capes.vs.evaluation.positions import force_of
from capes.vs.evaluation.weights import FIRST_LOOKS, Looks
from capes.vs.rules.attack import group_of
from capes.vs.rules.derived import atk, defense
from capes.vs.rules.people import find_card
from capes.vs.state.character import BACK, UP, Character
from capes.vs.state.state import State
from capes.vs.words.face import WINDOWS, Face
from capes.vs.words.keywords import RANGED

IN_COMBAT: Final = WINDOWS["Combat"]

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


def face_at(state: State, number: int) -> Face | None:
    """The printed card of that number, wherever it lies."""
    character = state.play.get(number)
    if character is not None:
        return character.face
    found = find_card(state, number)
    return None if found is None else found.card.face


def inclination(state: State, option: Option, looks: Looks = FIRST_LOOKS) -> float:
    """How promising an option of the pending decision looks at a glance, 0 to 1."""
    verb = option.verb
    decision = state.decision
    if decision is None:
        return 0.5
    if verb == verbs.DEFEND:
        return of_attacking(state, option, looks)
    if verb == verbs.ATTACK:
        return of_beginning(state, state.play[option.card], looks)
    if verb == verbs.RESOURCE:
        return of_resource(state, option, decision.seat)
    if verb == verbs.RECRUIT:
        return of_recruiting(state, option, decision.seat)
    if verb in (verbs.PLAY, verbs.POWER_UP):
        return of_playing(state, option, decision.seat, looks)
    if verb in (verbs.PICK, verbs.STRIKE):
        return of_picking(state, option, decision.seat, verb == verbs.STRIKE)
    if verb == verbs.DISCARD:
        face = face_at(state, option.card)
        return 0.4 if face is None else 0.7 - 0.05 * max(0, min(face.cost, 8))
    if verb == verbs.ROW:
        return of_row(state, option)
    if verb == verbs.JOIN and looks.sees_futility:
        return of_joining(state, option)
    if verb == verbs.FIRST and looks.sees_futility:
        return 0.55 if state.setup.sides[option.seat] == state.setup.sides[decision.seat] else 0.45
    if verb == verbs.NUMBER:
        return 0.5 / (1 + abs(option.number - 1))
    return looks.plain.get(verb, 0.3)


def of_attacking(state: State, option: Option, looks: Looks) -> float:
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
        return 0.0 if looks.sees_futility and not may_grow(state, group) else 0.05
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


def of_beginning(state: State, character: Character, looks: Looks) -> float:
    """Strong characters attack; for the weak it is rarely worth it, and pointless where nobody can be stunned."""
    strength = atk(state, character)
    best = 0.0
    lowest = 99
    for other in state.characters:
        if other.state == UP and state.setup.sides[other.seat] != state.setup.sides[character.seat]:
            wall = defense(state, other)
            lowest = min(lowest, wall)
            if strength >= wall:
                best = max(best, 0.9 if other.main_of >= 0 else 0.7)
            elif other.main_of >= 0:
                best = max(best, 0.25)
    if looks.sees_futility and strength < lowest < 99:
        group = [character, *(one for one in state.characters if one.seat == character.seat and one.ready)]
        if sum(atk(state, one) for one in group[1:]) < lowest and not may_grow(state, group):
            return 0.0
        return 0.2
    return best or 0.08


def may_grow(state: State, group: list[Character]) -> bool:
    """Whether attackers may yet become stronger, or gain something without stunning: by a card or a power."""
    seat = group[0].seat if group else state.active
    for one in group:
        if one.has.whens or one.has.supers:
            return True
    for other in state.characters:
        if other.seat == seat and other.has.windows & IN_COMBAT:
            return True
    for card in state.players[seat].hand:
        if card.face.twist_windows & IN_COMBAT:
            return True
        if card.face.is_character:
            for one in group:
                if card.face.name == one.face.name:
                    return True
    return False


def of_joining(state: State, option: Option) -> float:
    """Joining is for those who bring somebody within reach of the attack."""
    task = state.agenda[-1]
    one = state.play.get(option.card)
    decision = state.decision
    if one is None or decision is None:
        return 0.45
    group = group_of(state, task)
    strength = sum(atk(state, character) for character in group)
    more = atk(state, one)
    within, without = 0.0, 0.0
    for other in decision.options:
        target = state.play.get(other.card) if other.verb == verbs.DEFEND else None
        if target is None:
            continue
        value = 0.9 if target.main_of >= 0 else 0.6
        wall = defense(state, target)
        if strength >= wall:
            within = max(within, value)
        elif strength + more >= wall:
            without = max(without, value)
    if without > within:
        return without
    return 0.15 if within else 0.45


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


def of_playing(state: State, option: Option, seat: int, looks: Looks) -> float:
    """In combat a counter is worth a card only where it turns a strike."""
    combat = state.combat
    if option.verb == verbs.PLAY:
        return looks.play_in_combat if combat is not None else looks.play
    character = state.play.get(option.number)
    if character is None:
        return 0.1
    if combat is None:
        return looks.power_up
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
