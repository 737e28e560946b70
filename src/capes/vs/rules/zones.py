"""Cards on their way between zones. A card entering a zone gets a fresh arrival number."""

from __future__ import annotations

from capes.core.event import EVERYBODY
from capes.core.rng import shuffle
from capes.vs.contract.events import Discarded, Drew, DrewCard, LocationTurned, ResourceAdded, ResourcePlaced, Shuffled
from capes.vs.rules.derived import invalidate_shaped_powers, invalidate_stats
from capes.vs.rules.events import ref, tell
from capes.vs.rules.sides import arrive
from capes.vs.rules.triggers import notice
from capes.vs.state.card import Card, Resource
from capes.vs.state.player import Pile, Player
from capes.vs.state.state import State
from capes.vs.words.cues import Draws, GainsResource


def fresh(state: State, card: Card | Resource) -> Card:
    """The same physical card with a new arrival number."""
    return Card(arrive(state), card.face, card.owner, card.body)


def put_on_ko_pile(state: State, card: Card | Resource) -> Card:
    """Face up on its owner's KO pile."""
    new = fresh(state, card)
    state.players[card.owner].ko.append(new)
    pile_changed(state, card)
    return new


def pile_changed(state: State, card: Card | Resource) -> None:
    """Numbers may depend on a KO pile, and powers on the characters in it."""
    if card.face.is_character:
        invalidate_shaped_powers(state)
    else:
        invalidate_stats(state)


def put_into_hand(state: State, card: Card | Resource, shown: bool = False) -> Card:
    """Into its owner's hand; where everybody saw it go there, everybody knows it is there."""
    new = fresh(state, card)
    player = state.players[card.owner]
    player.hand.append(new)
    if shown:
        player.shown = (*player.shown, new.number)
    return new


def put_into_deck(state: State, card: Card | Resource, where: str) -> None:
    """Into its owner's deck: on top or on the bottom; in a deck nobody can tell cards apart."""
    plain = Card(0, card.face, card.owner, card.body)
    deck = state.players[card.owner].deck
    if where == "top":
        deck.append(plain)
    else:
        deck.insert(0, plain)


def shuffle_deck(state: State, seat: int) -> None:
    """Shuffle that player's deck."""
    shuffle(state, state.players[seat].deck, f"deck {seat}")
    tell(state, Shuffled(seat))


def take_from_hand(state: State, seat: int, number: int) -> Card | None:
    """Lift a card out of a hand."""
    player = state.players[seat]
    for at, card in enumerate(player.hand):
        if card.number == number:
            del player.hand[at]
            note_left_hand(state, seat)
            if player.shown:
                forget_shown(player, card)
            return card
    return None


def forget_shown(player: Player, gone: Card) -> None:
    """Of two copies nobody else can tell which one left, so a copy that was shown may be the one."""
    alike = [card.number for card in (gone, *player.hand) if card.face is gone.face and card.number in player.shown]
    forgotten = gone.number if gone.number in alike or not alike else alike[0]
    player.shown = tuple([number for number in player.shown if number != forgotten])


def note_left_hand(state: State, seat: int) -> None:
    """A card has left that hand; looked at when the effect in progress is over."""
    if seat not in state.hand_left:
        state.hand_left = (*state.hand_left, seat)


def take_from_ko(state: State, number: int) -> Card | None:
    """Lift a card out of whichever KO pile it lies on."""
    for player in state.players:
        for at, card in enumerate(player.ko):
            if card.number == number:
                del player.ko[at]
                pile_changed(state, card)
                return card
    return None


def take_resource(state: State, number: int) -> Resource | None:
    """Lift a card out of whichever resource row it lies in."""
    for player in state.players:
        for at, resource in enumerate(player.resources):
            if resource.number == number:
                del player.resources[at]
                invalidate_stats(state)
                return resource
    return None


def take_anywhere(state: State, number: int) -> Card | Resource | None:
    """Lift a card out of any zone but play and decks."""
    for player in state.players:
        card = take_from_hand(state, player.seat, number)
        if card is not None:
            return card
        for pile in player.piles:
            for in_pile in pile.cards:
                if in_pile.number == number:
                    take_from_pile(state, player.seat, pile.name, number)
                    return in_pile
    found = take_from_ko(state, number)
    if found is not None:
        return found
    for at, card in enumerate(state.looked):
        if card.number == number:
            state.looked = state.looked[:at] + state.looked[at + 1 :]
            return card
    for at, card in enumerate(state.removed):
        if card.number == number:
            del state.removed[at]
            return card
    return take_resource(state, number)


def take_from_pile(state: State, seat: int, name: str, number: int) -> None:
    """Take one card out of a pile beside the table."""
    player = state.players[seat]
    player.piles = tuple(
        Pile(pile.name, pile.secret, tuple(card for card in pile.cards if card.number != number))
        if pile.name == name
        else pile
        for pile in player.piles
    )


def add_to_pile(state: State, seat: int, name: str, card: Card) -> None:
    """Put a card onto a pile beside the table."""
    player = state.players[seat]
    player.piles = tuple(
        Pile(pile.name, pile.secret, (*pile.cards, card)) if pile.name == name else pile for pile in player.piles
    )


def discard(state: State, seat: int, number: int) -> Card | None:
    """From hand to the KO pile; a discard is not a KO (ZONE-07)."""
    card = take_from_hand(state, seat, number)
    if card is None:
        return None
    new = put_on_ko_pile(state, card)
    tell(state, Discarded(seat, ref(new)))
    return new


def draw(state: State, seat: int, count: int) -> int:
    """Draw as many as there are (DRAW-04); one draw however many cards."""
    player = state.players[seat]
    drawn = 0
    for _ in range(count):
        if not player.deck:
            break
        top = player.deck.pop()
        card = Card(arrive(state), top.face, top.owner, top.body)
        player.hand.append(card)
        tell(state, DrewCard(seat, ref(card), known=1 << seat))
        drawn += 1
    if drawn:
        tell(state, Drew(seat, drawn))
        notice(state, Draws, player=seat, number=drawn)
    return drawn


def add_resource(state: State, card: Card | Resource, up: bool, placed: bool = False, seen: bool = False) -> Resource:
    """Into its owner's resource row (ZONE-04), which is to gain a resource."""
    resource = lay_resource(state, card, up, placed, seen)
    notice(state, GainsResource, player=card.owner, number=1 if up else 0)
    return resource


def lay_resource(state: State, card: Card | Resource, up: bool, placed: bool = False, seen: bool = False) -> Resource:
    """Put it there and tell of it; what waits for a resource is left to the caller, who may yet turn it up."""
    owner = card.owner
    resource = Resource(arrive(state), card.face, owner, card.body, up, seen)
    state.players[owner].resources.append(resource)
    invalidate_stats(state)
    known = EVERYBODY if up or seen else 1 << owner
    laid = ref(resource)
    tell(state, ResourcePlaced(owner, laid, up, known=known) if placed else ResourceAdded(owner, laid, up, known=known))
    if not up and not seen:
        state.players[owner].shown = ()  # it may have been one of the cards everybody knew to be in hand
    return resource


def turn_location(state: State, number: int, up: bool) -> Resource | None:
    """Turn a Location in a resource row face up or face down; what was seen stays known."""
    for player in state.players:
        for at, resource in enumerate(player.resources):
            if resource.number == number and resource.up != up:
                # The row may be rearranged freely (RESOURCE-07), so a turned card is told apart by a new number.
                turned = Resource(arrive(state), resource.face, resource.owner, resource.body, up, seen=not up)
                player.resources[at] = turned
                invalidate_stats(state)
                tell(state, LocationTurned(player.seat, ref(turned), up))
                return turned
    return None
