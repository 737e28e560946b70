"""Who knows what: which cards outside the rows a viewer may know by face.

Deck lists are common knowledge at the table, but where each card lies is not. A viewer is a seat, or -1 for spectators.
"""

from __future__ import annotations

from capes.vs.rules.people import find_card
from capes.vs.state.character import AttackedPlayer
from capes.vs.state.state import State

SPECTATOR = -1


def viewer_of(seat: int | None) -> int:
    """A seat, or SPECTATOR."""
    return SPECTATOR if seat is None else seat


def sees_hand(state: State, viewer: int, owner: int) -> bool:
    """One's own hand, an open one, one a power lets the viewer see; in a joint game with shared hands the partner's."""
    if viewer == owner or state.players[owner].open_hand:
        return True
    for task in state.agenda:
        if task.seat == viewer and task.recall("sees hand of") == owner:
            return True
    setup = state.setup
    return viewer >= 0 and setup.joint and setup.shared_hands and setup.sides[viewer] == setup.sides[owner]


def sees_looked(state: State, viewer: int) -> bool:
    """Cards being looked at are seen by who looks, or by all when they are shown."""
    return state.looked_open or sees_hand_of_looker(state, viewer)


def sees_hand_of_looker(state: State, viewer: int) -> bool:
    """Partners who share their hands look together."""
    return state.looker >= 0 and (viewer == state.looker or (viewer >= 0 and sees_hand(state, viewer, state.looker)))


def knows(state: State, viewer: int, number: int) -> bool:
    """Whether the viewer may know which card has that number."""
    if number in state.play:
        return True
    found = find_card(state, number)
    if found is None:
        return any(card.number == number for card in state.limbo) or any(
            card.number == number for c in state.characters for card in c.equipment
        )
    zone, owner, card = found
    if zone in ("ko", "removed"):
        return True
    if zone == "hand":
        return sees_hand(state, viewer, owner) or number in state.players[owner].shown
    if zone == "looked":
        return sees_looked(state, viewer)
    if zone == "resources":
        return owner == viewer or bool(getattr(card, "up", False))
    return any(not pile.secret and card in pile.cards for pile in state.players[owner].piles)


def name_of(state: State, viewer: int, number: int) -> str:
    """The name of a card or character the viewer may know, or ''."""
    character = state.play.get(number)
    if character is not None:
        return f"player {character.player + 1}" if isinstance(character, AttackedPlayer) else character.face.name
    if not knows(state, viewer, number):
        return ""
    found = find_card(state, number)
    if found is not None:
        return found.card.face.name
    for card in state.limbo:
        if card.number == number:
            return card.face.name
    for c in state.characters:
        for card in c.equipment:
            if card.number == number:
                return card.face.name
    return ""
