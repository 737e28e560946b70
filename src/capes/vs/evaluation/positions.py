"""How a position stands for a side, at a glance: for quick players, roll-outs and the clock's stand-in."""

from __future__ import annotations

import math

from capes.vs.evaluation.weights import WEIGHTS, Weights
from capes.vs.rules.derived import atk, defense
from capes.vs.state.character import BACK, UP, Character
from capes.vs.state.state import State


def force_of(state: State, character: Character, w: Weights = WEIGHTS) -> float:
    """What a character in play is worth to its side."""
    if character.main_of >= 0:
        left = character.face.health - character.wounds
        worth = w.left[min(max(left, 0), 5)]
        if character.state == UP:
            worth += w.main_atk * atk(state, character) + w.main_def * defense(state, character)
        else:
            worth += w.main_atk * character.face.atk + w.main_def * character.face.defense - 0.1
        if character.state == UP and not is_covered(state, character):
            worth -= w.exposed
        if character.face.level > 1:
            return worth + w.level_2
        return worth + w.xp * min(character.xp, 5) if character.face.next_level else worth
    if character.state != UP:
        return w.stunned + w.stunned_def * character.face.defense
    worth = w.supporting + w.atk * atk(state, character) + w.defense * defense(state, character)
    return worth - w.wounded if character.wounds else worth


def is_covered(state: State, character: Character) -> bool:
    """Whether a character stands behind somebody."""
    if character.row != BACK:
        return False
    for other in state.characters:
        if other.seat == character.seat and other.row != BACK and other.state == UP:
            return True
    return False


def forces(state: State, w: Weights = WEIGHTS) -> list[float]:
    """What every side has: characters, cards in hand, resources."""
    sides = state.setup.sides
    total = [0.0] * (max(sides) + 1)
    for character in state.characters:
        total[sides[character.seat]] += force_of(state, character, w)
    for player in state.players:
        if not player.out:
            row = player.resources
            total[player.side] += w.card * min(len(player.hand), 8) + w.resource * len(row) + 0.002 * len(player.deck)
            total[player.side] += w.location * sum(1 for card in row if card.up)
    total[sides[state.active]] += w.on_turn if state.turn > 1 or not w.begins else w.begins
    return total


def worth(state: State, seat: int, w: Weights = WEIGHTS) -> float:
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
    total = forces(state, w)
    alive = {player.side for player in state.players if not player.out}
    rivals = [total[side] for side in alive if side != mine]
    chance = 1.0 / (1.0 + sum(math.exp(w.slope * (force - total[mine])) for force in rivals))
    return w.unsettled + (1.0 - 2.0 * w.unsettled) * chance
