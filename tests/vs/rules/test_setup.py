"""Setting up, where a scenario file cannot say it: deck sizes, chance, and the Level 2 card in everybody's sight."""

from __future__ import annotations

import pytest

from capes.core.errors import BadSetup
from capes.vs.decks import starter_decks
from capes.vs.english import rules_text
from capes.vs.game import GAME
from capes.vs.view.table import view
from capes.vs.words.face import FACES
from tests.vs.scenario import Scenario, side


def setup_with(change: int) -> dict[str, object]:
    """Two starter decks, the first with so many cards more or fewer of one kind."""
    decks = []
    for at, deck in enumerate(starter_decks()[:2]):
        cards = dict(deck.cards)
        if not at:
            some = next(id for id, count in cards.items() if 1 < count < 4)
            cards[some] += change
        decks.append({"main": deck.main, "cards": cards})
    return {"mode": "duel", "decks": decks}


@pytest.mark.covers("SETUP-01")
@pytest.mark.parametrize("change", [-1, 1])
def test_a_deck_of_59_or_61_is_refused(change: int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new_game(setup_with(change), 1)

    assert any(str(60 + change) in reason.text for reason in refused.value.reasons)


@pytest.mark.covers("SETUP-01")
def test_sixty_cards_are_in_the_deck_before_the_opening_draw() -> None:
    state = GAME.new_game(setup_with(0), 1)

    assert [len(player.deck) for player in state.players] == [60, 60]
    assert [len(player.hand) for player in state.players] == [0, 0]


@pytest.mark.covers("SETUP-02")
def test_chance_picks_either_player() -> None:
    picked = {GAME.new_game(setup_with(0), seed).decision.seat for seed in range(20)}  # type: ignore[union-attr]

    assert picked == {0, 1}


@pytest.mark.covers("SETUP-04")
def test_everybody_can_read_the_level_2_card_that_waits() -> None:
    game = Scenario(you=side(front=["Boss = Main 2/5 h5 {Level up 3: when it attacks} >> Flight 4/8 h6"]))

    aside = view(game.state, 1).players[0].aside

    assert [FACES[one.face].level for one in aside] == [2]
    assert rules_text(FACES[aside[0].face])
    assert len(view(game.state, 1).characters) == 1
