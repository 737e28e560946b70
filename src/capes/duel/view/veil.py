"""Guessing what a seat may not know: the unseen cards in canonical order, or dealt anew."""

from __future__ import annotations

from capes.core.rng import Rng
from capes.duel.rules.turn import reask
from capes.duel.state.state import State

TRIES = 20


def unseen(state: State, seat: int) -> list[int]:
    """Every card whose place the seat cannot know, in order."""
    hidden = [card for pile in state.piles for card in pile]
    for other in range(state.players):
        if other != seat:
            hidden += [card for card in state.hands[other] if card not in state.known]
            if state.starts[other]:
                hidden.append(state.starts[other])
    return sorted(hidden)


def veil(state: State, seat: int) -> State:
    """The same table with everything unseen in canonical order, and chance forgotten."""
    veiled = state.copy()
    veiled.rng = 0
    veiled.seed = ""
    deal_unseen(veiled, seat, None)
    reask(veiled)
    return veiled


def imagine(veiled: State, seat: int, seed: int) -> State:
    """The unseen dealt anew, in a way that fits what the seat has seen."""
    chance = Rng(seed)
    state = veiled.copy()
    state.rng = chance.rng
    for _ in range(TRIES):
        deal_unseen(state, seat, chance)
        reask(state)
        decision = state.decision
        # Without a poker face only those who hold something to play are asked.
        if decision is None or decision.seat == seat or state.rules.poker_face or len(decision.options) > 1:
            break
    return state


def deal_unseen(state: State, seat: int, chance: Rng | None) -> None:
    """Put the unseen cards into the unseen places, shuffled by `chance` or in order.

    With personal piles everybody knows how many Heroes, Grays, Villains and other cards each pile was made of, so
    the kinds stay with their piles and only the cards within a kind change places.
    """
    cards = unseen(state, seat)
    if state.rules.picking_sides:
        pools = trade_within_kinds(state, cards, chance)
    else:
        pools = [cards]
    for pool in pools:
        if chance is not None:
            chance.shuffle(pool)
    last = state.deck.last_character
    for other in range(state.players):
        if other == seat:
            continue
        pool = pools[other if state.rules.picking_sides else 0]
        if state.starts[other]:
            state.starts[other] = take_character(pool, last)
        hand = state.hands[other]
        kept = [card for card in hand if card in state.known]
        wanted = len(hand) - len(kept)
        fresh: list[int] = []
        if wanted and state.turn == 0 and not state.starts[other] and not state.teams[other]:
            fresh.append(take_character(pool, last))  # a hand without a Character would have been dealt again
        fresh += [pool.pop() for _ in range(wanted - len(fresh))]
        if chance is None:
            fresh.sort()
        state.hands[other] = kept + fresh
    for at, pile in enumerate(state.piles):
        pool = pools[at]
        pile[:] = [pool.pop() for _ in range(len(pile))]


def take_character(pool: list[int], last: int) -> int:
    """The last Character of a pool, taken out."""
    for at in range(len(pool) - 1, -1, -1):
        if pool[at] <= last:
            return pool.pop(at)
    raise AssertionError("no Character is left among the unseen cards")


def trade_within_kinds(state: State, cards: list[int], chance: Rng | None) -> list[list[int]]:
    """The unseen cards of each personal pile, traded between piles within their kind."""
    kinds: dict[str, list[int]] = {}
    for card in cards:
        kinds.setdefault(kind_of(state, card), []).append(card)
    pools: list[list[int]] = [[] for _ in range(state.players)]
    for group in kinds.values():
        origins = sorted(state.origin[card] for card in group)
        if chance is not None:
            chance.shuffle(group)
        for card, origin in zip(group, origins, strict=True):
            state.origin[card] = origin
            pools[origin].append(card)
    for pool in pools:
        pool.sort()
    return pools


def kind_of(state: State, card: int) -> str:
    """Hero, Gray, Villain or any other card."""
    return state.deck.side[card] if card <= state.deck.last_character else "other"
