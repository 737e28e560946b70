"""The veil and the re-deal: what is known stays, what is unknown is any arrangement that fits."""

from __future__ import annotations

from collections import Counter

import pytest

from capes.core.rng import Rng
from capes.vs.contract.events import TookFromDeck
from capes.vs.game import GAME, pick, position
from capes.vs.rules import engine
from capes.vs.state.card import Card, Resource
from capes.vs.state.state import State
from capes.vs.view.veil import picked_out
from tests.vs.tables import positions, random_index, random_table

TABLE = """
vs duel documents
turn 5, P1, main phase
P1 main: mb/hulk-main-l1
P1 front: mb/hulk-main-l1
P1 hand: mb/thor, mb/open-fire
P1 resources: mb/fortress, mb/iron-man (down)
P1 deck: mb/hawkeye, mb/ant-man, mb/thor
P2 main: mb/storm-main-l1
P2 front: mb/storm-main-l1, mb/colossus
P2 hand: mb/beast, mb/magik (shown), mb/iceman
P2 resources: mb/academy (seen), mb/gambit (down)
P2 deck: mb/cyclops, mb/iceman, mb/beast, mb/colossus
"""


@pytest.fixture
def table() -> State:
    return position(TABLE)


def cards_of(state: State, seat: int) -> Counter[str]:
    """All cards a player owns, wherever they lie."""
    player = state.players[seat]
    zones: list[Card | Resource] = [*player.deck, *player.hand, *player.ko, *player.resources, *state.looked]
    zones += [card for pile in player.piles for card in pile.cards]
    return Counter(card.face.id for card in zones if card.owner == seat)


def test_a_veil_keeps_what_the_seat_knows(table: State) -> None:
    veiled = GAME.veil(table, 0)

    assert [card.face.id for card in veiled.players[0].hand] == ["mb/thor", "mb/open-fire"]
    assert "mb/magik" in [card.face.id for card in veiled.players[1].hand]
    assert [r.face.id for r in veiled.players[1].resources if r.seen] == ["mb/academy"]
    assert (veiled.rng, veiled.seed) == (0, "")


def test_every_card_stays_with_its_owner(table: State) -> None:
    for seed in range(20):
        imagined = GAME.imagine(GAME.veil(table, 0), 0, seed)
        for seat in (0, 1):
            assert cards_of(imagined, seat) == cards_of(table, seat)


def test_the_unknown_comes_out_in_many_ways_and_evenly(table: State) -> None:
    veiled = GAME.veil(table, 0)
    hands: Counter[str] = Counter()
    for seed in range(400):
        imagined = GAME.imagine(veiled, 0, seed)
        hands.update(card.face.id for card in imagined.players[1].hand if card.number < 0)

    # Seven unknown cards, two of them in hand: Beast and Iceman twice among them, the others once.
    assert set(hands) == {"mb/beast", "mb/iceman", "mb/cyclops", "mb/colossus", "mb/gambit"}
    assert sum(hands.values()) == 800
    assert 180 < hands["mb/beast"] < 280
    assert 80 < hands["mb/gambit"] < 150


def test_the_same_seed_imagines_the_same(table: State) -> None:
    veiled = GAME.veil(table, 1)

    assert GAME.fingerprint(GAME.imagine(veiled, 1, 8)) == GAME.fingerprint(GAME.imagine(veiled, 1, 8))
    assert GAME.fingerprint(GAME.imagine(veiled, 1, 8)) != GAME.fingerprint(GAME.imagine(veiled, 1, 9))


def test_hands_drawn_in_another_order_look_the_same(table: State) -> None:
    other = table.copy()
    hand = other.players[1].hand
    hidden = [at for at, card in enumerate(hand) if card.face.id != "mb/magik"]
    hand[hidden[0]] = Card(801, hand[hidden[0]].face, 1, hand[hidden[0]].body)
    hand[hidden[1]] = Card(455, hand[hidden[1]].face, 1, hand[hidden[1]].body)

    assert GAME.fingerprint(GAME.veil(other, 0)) == GAME.fingerprint(GAME.veil(table, 0))
    assert GAME.fingerprint(GAME.veil(other, 1)) != GAME.fingerprint(GAME.veil(table, 1))


def test_two_copies_of_a_card_can_trade_places(table: State) -> None:
    other = table.copy()
    colossus = next(c for c in other.play.values() if c.face.name == "Colossus")
    at = next(at for at, card in enumerate(other.players[1].deck) if card.face.name == "Colossus")
    twin = other.players[1].deck[at]
    other.players[1].deck[at] = Card(0, twin.face, 1, colossus.body)
    colossus.body = twin.body

    for seat in (0, 1):
        assert GAME.fingerprint(GAME.veil(other, seat)) == GAME.fingerprint(GAME.veil(table, seat))


def test_a_once_per_game_mark_does_not_tell_which_copy_is_where(table: State) -> None:
    beasts = [card for card in (*table.players[1].hand, *table.players[1].deck) if card.face.name == "Beast"]
    one, other = table.copy(), table.copy()
    one.spent = ((beasts[0].body, "Power|Main|"),)
    other.spent = ((beasts[1].body, "Power|Main|"),)

    assert GAME.fingerprint(GAME.veil(one, 0)) == GAME.fingerprint(GAME.veil(other, 0))
    assert GAME.fingerprint(GAME.veil(one, 1)) != GAME.fingerprint(GAME.veil(other, 1))


def test_another_seats_question_fits_the_cards_dealt(table: State) -> None:
    pick(table, "end turn")
    assert table.decision is not None and (table.decision.seat, table.decision.why) == (1, "resource step")

    for seed in range(10):
        imagined = GAME.imagine(GAME.veil(table, 0), 0, seed)
        assert imagined.decision is not None
        offered = {option.card for option in imagined.decision.options if option.verb == "resource"}
        assert offered == {card.number for card in imagined.players[1].hand}


def test_a_reaction_or_payment_under_way_can_be_completed_in_every_deal() -> None:
    asked = 0
    for state in positions(range(20), 3):
        decision = state.decision
        if decision is None or decision.why not in ("pay", "react", "choose", "discard", "put on the bottom next"):
            continue
        other_seat = next(seat for seat in range(2) if seat != decision.seat)
        imagined = GAME.imagine(GAME.veil(state, other_seat), other_seat, asked)
        assert imagined.decision is not None
        assert (imagined.decision.number, imagined.decision.why) == (decision.number, decision.why)
        assert len(imagined.decision.options) > 0
        rng = Rng(asked)
        for _ in range(15):
            if imagined.decision is not None:
                engine.pick(imagined, random_index(imagined, rng))
        asked += 1

    assert asked > 30


@pytest.mark.parametrize("mode", ["duel", "ffa", "2v2", "two-headed"])
def test_imagined_games_can_be_played_to_their_end(mode: str) -> None:
    for seed, state in enumerate(positions(range(1), 250, mode)):
        if state.result is not None:
            continue
        seat = seed % state.setup.seats
        imagined, rng = GAME.imagine(GAME.veil(state, seat), seat, seed), Rng(seed)
        for _ in range(6000):
            if imagined.decision is None:
                break
            engine.pick(imagined, random_index(imagined, rng))

        assert imagined.result is not None


def test_secret_piles_keep_their_own_cards() -> None:
    villains = [seed for seed in range(60) if any(p.piles and p.piles[0].secret for p in random_table(seed).players)]
    state = random_table(villains[0])
    owner = next(player.seat for player in state.players if player.piles and player.piles[0].secret)
    was = Counter(card.face.id for card in state.players[owner].piles[0].cards)

    for seat in (0, 1):
        imagined = GAME.imagine(GAME.veil(state, seat), seat, 3)
        assert Counter(card.face.id for card in imagined.players[owner].piles[0].cards) == was


def test_a_card_picked_out_in_a_search_lies_in_every_imagined_deck() -> None:
    state = GAME.new_game({"decks": ["super-villains-loki", "mcu-heroes-bruce-banner"]}, 55)
    chance = Rng(55)
    while not picked_out(state, 0):
        assert state.decision is not None
        GAME.pick(state, chance.below(min(len(state.decision.options), 1000)))

    assert state.decision is not None and state.decision.why == "choose row for"
    for viewer in (0, 1):
        for seed in range(20):
            imagined = GAME.imagine(GAME.veil(state, viewer), viewer, seed)
            assert picked_out(imagined, 0) == picked_out(state, 0)
            GAME.pick(imagined, 0)
            assert any(isinstance(event, TookFromDeck) for event in imagined.news)
