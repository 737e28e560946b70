"""How a position stands for a player, at a glance: for quick players, roll-outs and the clock's stand-in."""

from __future__ import annotations

import math

from capes.duel.evaluation.weights import WEIGHTS, Weights
from capes.duel.state.state import State


def strength(state: State, card: int, w: Weights = WEIGHTS) -> float:
    """What a Character in play is worth: standing counts most, then Health."""
    health = state.health[card]
    if health <= 0:
        return w.down + w.down_health * (health - state.deck.floor[card])
    return w.standing + w.health * health


def force(state: State, seat: int, w: Weights = WEIGHTS) -> float:
    """What a player's cards are worth together."""
    team = sum(strength(state, card, w) for card in state.teams[seat])
    last = state.deck.last_character
    room = 5 - len(state.teams[seat])
    hand = state.hands[seat]
    people = min(sum(1 for card in hand if card <= last), room)
    together = team + w.person * people + w.card * (len(hand) - people)
    if state.teams[seat] and not any(state.health[card] > 0 for card in state.teams[seat]):
        together *= w.nobody
    return together


def worth(state: State, seat: int, w: Weights = WEIGHTS) -> float:
    """From 0 (lost) to 1 (won)."""
    result = state.result
    if result is not None:
        return 1 / len(result.winners) if seat in result.winners else 0.0
    if state.out[seat]:
        return 0.0
    if not any(state.teams):
        return 1 / state.players
    mine = force(state, seat, w)
    chance = 1.0
    for other in range(state.players):
        if other != seat and not state.out[other]:
            chance *= 1 / (1 + math.exp((force(state, other, w) - mine) * w.slope))
    if state.alive > 2:
        chance = chance ** (1 / (state.alive - 1))
    return w.unsettled + (1.0 - 2.0 * w.unsettled) * chance
