"""How a position stands for a side, at a glance: for quick players, roll-outs and the clock's stand-in."""

from __future__ import annotations

import math

from capes.vs.rules.derived import atk, defense
from capes.vs.state.character import BACK, UP, Character
from capes.vs.state.state import State

# Weights in steps of log-odds, fitted to how games between bots ended.
LEFT = (-2.2, -0.8, 0.15, 1.35, 1.9, 2.4)
"""What a Main with that many wounds still to take is worth."""
LEVEL_2 = 0.75
XP = 0.2
MAIN_ATK, MAIN_DEF = 0.13, 0.14
CARD, RESOURCE, LOCATION = 0.27, 0.1, 0.12
EXPOSED = 0.35
ON_TURN = -0.2
"""The turn is half spent when it is looked at; then the others strike."""


def force_of(state: State, character: Character) -> float:
    """What a character in play is worth to its side."""
    if character.main_of >= 0:
        left = character.face.health - character.wounds
        worth = LEFT[min(max(left, 0), 5)]
        if character.state == UP:
            worth += MAIN_ATK * atk(state, character) + MAIN_DEF * defense(state, character)
        else:
            worth += MAIN_ATK * character.face.atk + MAIN_DEF * character.face.defense - 0.1
        if character.state == UP and not is_covered(state, character):
            worth -= EXPOSED
        if character.face.level > 1:
            return worth + LEVEL_2
        return worth + XP * min(character.xp, 5) if character.face.next_level else worth
    if character.state != UP:
        return 0.12 + 0.05 * character.face.defense
    worth = 0.18 + 0.08 * atk(state, character) + 0.03 * defense(state, character)
    return worth - 0.15 if character.wounds else worth


def is_covered(state: State, character: Character) -> bool:
    """Whether a character stands behind somebody."""
    if character.row != BACK:
        return False
    for other in state.characters:
        if other.seat == character.seat and other.row != BACK and other.state == UP:
            return True
    return False


def forces(state: State) -> list[float]:
    """What every side has: characters, cards in hand, resources."""
    sides = state.setup.sides
    total = [0.0] * (max(sides) + 1)
    for character in state.characters:
        total[sides[character.seat]] += force_of(state, character)
    for player in state.players:
        if not player.out:
            row = player.resources
            total[player.side] += CARD * min(len(player.hand), 8) + RESOURCE * len(row) + 0.002 * len(player.deck)
            total[player.side] += LOCATION * sum(1 for card in row if card.up)
    total[sides[state.active]] += ON_TURN
    return total


def worth(state: State, seat: int) -> float:
    """From 0 (lost) to 1 (won) for the seat's side."""
    result = state.result
    if result is not None:
        if seat not in result.winners:
            return 0.0
        sides = {state.setup.sides[winner] for winner in result.winners}
        return 1.0 / len(sides)
    if state.turn == 0:
        return 1.0 / len(set(state.setup.sides))
    mine = state.setup.sides[seat]
    if state.players[seat].out and all(p.out for p in state.players if p.side == mine):
        return 0.0
    total = forces(state)
    alive = {player.side for player in state.players if not player.out}
    rivals = [total[side] for side in alive if side != mine]
    return 1.0 / (1.0 + sum(math.exp(force - total[mine]) for force in rivals))
