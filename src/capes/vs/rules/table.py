"""Setting the table: players, decks and piles, before anybody decides anything."""

from __future__ import annotations

from capes.core.rng import MASK, mixed
from capes.core.task import Task
from capes.vs.contract.events import GameBegan
from capes.vs.rules.events import tell
from capes.vs.state.card import Card
from capes.vs.state.player import Pile, Player
from capes.vs.state.state import Setup, State
from capes.vs.words.face import Face, face
from capes.vs.words.turn import SETUP


def set_table(setup: Setup, mains: list[Face], decks: list[list[Face]], seed: int | str) -> State:
    """A fresh state: decks in the order given (they are shuffled in set-up), piles beside them, set-up to be done."""
    state = State(setup)
    if isinstance(seed, str):
        state.seed = seed
    else:
        state.rng = mixed(seed & MASK)
    # Bodies: 1 to seats are the Mains, then every other card in order.
    body = setup.seats
    for seat, main in enumerate(mains):
        player = Player(seat, setup.sides[seat], main)
        for printed in decks[seat]:
            body += 1
            player.deck.append(Card(0, printed, seat, body))
        piles: list[Pile] = []
        for bringer in {printed.id: printed for printed in (main, *decks[seat])}.values():
            if bringer.pile_cards:
                cards: list[Card] = []
                for id in bringer.pile_cards:
                    body += 1
                    state.arrivals += 1
                    cards.append(Card(state.arrivals, face(id, setup.edition), seat, body))
                piles.append(Pile(bringer.pile, not bringer.many_mains, tuple(cards)))
        player.piles = tuple(piles)
        state.players.append(player)
    tell(state, GameBegan(setup.seats))
    state.agenda.append(Task(SETUP, 0, 0, "setup"))
    return state
