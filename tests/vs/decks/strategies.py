"""Legal decks of every kind, for property tests."""

from __future__ import annotations

from hypothesis import strategies as st

from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks import Deck, clean_name, clean_notes
from capes.vs.decks.starters import first_levels

TEXT = st.text(alphabet=st.characters(codec="utf-8"), max_size=80)


def deckable(universe: str) -> list[Facts]:
    """Every card that may stand in a deck of a universe."""
    return [
        card
        for card in catalogue.all_facts()
        if card.universe == universe and not card.is_main and card.type != "token" and card.pile is None
    ]


@st.composite
def legal_decks(draw: st.DrawFn) -> Deck:
    """Sixty cards of one universe, any sets, with any Main Character of it."""
    main = draw(st.sampled_from(first_levels()))
    pool = draw(st.permutations(deckable(main.universe)))
    cards: dict[str, int] = {}
    left = 60
    for card in pool:
        most = min(card.deck_limit or 4, left)
        cards[card.id] = draw(st.integers(1, most))
        left -= cards[card.id]
        if left == 0:
            break
    for card in pool:  # a small pool of single copies is filled up
        more = min((card.deck_limit or 4) - cards.get(card.id, 0), left)
        if more:
            cards[card.id] = cards.get(card.id, 0) + more
            left -= more
    name, notes = clean_name(draw(TEXT)), clean_notes(draw(TEXT))
    return Deck(name, main.id, cards, notes)
