"""The few verbs through which the table changes; each says what happened."""

from __future__ import annotations

from capes.core.event import CardRef, Event
from capes.duel.contract.events import (
    Drew,
    GotUp,
    Healed,
    Joined,
    KnockedOut,
    LostHealth,
    MatchUpEnded,
    Prevented,
    Returned,
)
from capes.duel.state.state import FREE, State, opponent_of, pile_of


def ref(state: State, card: int) -> CardRef:
    """A card as events name it."""
    return CardRef(card, state.deck.id[card])


def tell(state: State, event: Event) -> None:
    """Add to the news."""
    state.news.append(event)


def draw(state: State, seat: int, amount: int) -> None:
    """Draw as many of `amount` cards as there are (R21)."""
    pile = pile_of(state, seat)
    hand = state.hands[seat]
    for _ in range(min(amount, len(pile))):
        card = pile.pop()
        hand.append(card)
        tell(state, Drew(seat, ref(state, card), known=1 << seat))


def leave_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand; from now on it is public wherever it goes."""
    state.hands[seat].remove(card)
    if state.known and card in state.known:
        state.known.remove(card)


def enter(state: State, seat: int, card: int) -> None:
    """Put a Character in play: left slider on the highest number, right slider on the side symbol."""
    state.teams[seat].append(card)
    state.owner[card] = seat
    state.health[card] = state.deck.health[card]
    tell(state, Joined(seat, ref(state, card), state.health[card]))


def end_match_up(state: State, card: int) -> None:
    """Its match-up ends; the one left over stays committed (R15, R16)."""
    place = state.place[card]
    if place:
        opponent = opponent_of(state, card)
        state.places[place - 1] = 0
        state.places[(place - 1) ^ 1] = 0
        state.place[card] = 0
        state.place[opponent] = 0
        tell(state, MatchUpEnded(ref(state, card), ref(state, opponent)))


def clear(state: State, card: int) -> None:
    """Forget what this turn did to a Character."""
    state.been[card] = FREE
    state.place[card] = 0
    state.power[card] = 0
    state.target[card] = 0
    state.cancelled[card] = False
    state.action[card] = 0
    state.action_on[card] = 0
    state.shield[card] = 0
    state.bonus[card] = 0
    state.quick[card] = ""


def return_to_hand(state: State, card: int) -> None:
    """Back to the hand of its player, sliders removed; everybody knows that it is there (R14)."""
    seat = state.owner[card]
    end_match_up(state, card)
    clear(state, card)
    state.teams[seat].remove(card)
    state.owner[card] = -1
    state.health[card] = 0
    state.hands[seat].append(card)
    state.known.append(card)
    tell(state, Returned(seat, ref(state, card)))


def set_health(state: State, card: int, health: int) -> None:
    """Move the left slider; above 0 the card is upright, otherwise sideways."""
    before = state.health[card]
    state.health[card] = health
    seat = state.owner[card]
    if health > before:
        tell(state, Healed(seat, ref(state, card), health, health - before))
        if before <= 0 < health:
            tell(state, GotUp(seat, ref(state, card), health))
    elif health < before:
        tell(state, LostHealth(seat, ref(state, card), health, before - health))
        if health <= 0 < before:
            tell(state, KnockedOut(seat, ref(state, card), health))


def heal(state: State, card: int, amount: int) -> None:
    """Raise Health, never above the printed number (R44)."""
    set_health(state, card, min(state.deck.health[card], state.health[card] + amount))


def absorb(state: State, card: int, amount: int) -> int:
    """What is left of damage after Force Fields."""
    shield = state.shield[card]
    if shield and amount:
        stopped = min(shield, amount)
        state.shield[card] = shield - stopped
        tell(state, Prevented(state.owner[card], ref(state, card), stopped))
        return amount - stopped
    return amount


def hurt(state: State, card: int, amount: int) -> None:
    """Lower Health, never below the lowest printed number (R42)."""
    set_health(state, card, max(state.deck.floor[card], state.health[card] - amount))


def fall(state: State, card: int) -> None:
    """Knocked out by an Interruption: its match-up ends and its own power does nothing (R18)."""
    end_match_up(state, card)
    state.power[card] = 0
    state.target[card] = 0


def discard(state: State, card: int) -> None:
    """Face-up onto the discard pile."""
    state.discard.append(card)
