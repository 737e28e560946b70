"""How a position stands for a player, at a glance: for quick players, roll-outs and the clock's stand-in."""

from __future__ import annotations

import math

from capes.duel.state.state import State


def strength(state: State, card: int) -> float:
    """What a Character in play is worth: standing counts most, then Health."""
    health = state.health[card]
    if health <= 0:
        return 0.15 + 0.02 * (health - state.deck.floor[card])
    return 1.0 + health / 10


def force(state: State, seat: int) -> float:
    """What a player's cards are worth together."""
    team = sum(strength(state, card) for card in state.teams[seat])
    last = state.deck.last_character
    room = 5 - len(state.teams[seat])
    hand = state.hands[seat]
    people = min(sum(1 for card in hand if card <= last), room)
    return team + 0.7 * people + 0.12 * (len(hand) - people)


def worth(state: State, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    result = state.result
    if result is not None:
        return 1 / len(result.winners) if seat in result.winners else 0.0
    if state.out[seat]:
        return 0.0
    if not any(state.teams):
        return 1 / state.players
    mine = force(state, seat)
    if state.teams[seat] and not any(state.health[card] > 0 for card in state.teams[seat]):
        mine *= 0.5  # nobody stands: the own Step 15 is near
    chance = 1.0
    for other in range(state.players):
        if other != seat and not state.out[other]:
            theirs = force(state, other)
            if state.teams[other] and not any(state.health[card] > 0 for card in state.teams[other]):
                theirs *= 0.5
            chance *= 1 / (1 + math.exp((theirs - mine) * 0.8))
    return chance if state.alive == 2 else chance ** (1 / (state.alive - 1))
