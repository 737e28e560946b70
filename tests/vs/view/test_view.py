"""What a seat sees, and what it does not."""

from __future__ import annotations

import time

import msgspec
import pytest

from capes.core.seen import CardShown
from capes.vs.contract.seen import AsideShown, LevelShown, LookedShown, PileShown, PowerShown, VsExplanation
from capes.vs.game import GAME, position
from capes.vs.rules.stun import stun
from capes.vs.rules.zones import put_into_hand, turn_location
from capes.vs.state.card import Card
from capes.vs.state.player import Pile
from capes.vs.state.state import State
from tests.vs.tables import positions

TABLE = """
vs duel documents
turn 5, P1, main phase
P1 main: mb/hulk-main-l1
P1 front: mb/wolverine
P1 back: mb/hulk-main-l1 (wounds 1, +2, xp 3)
P1 hand: mb/thor, mb/open-fire
P1 resources: mb/fortress, mb/iron-man (down)
P1 deck: mb/hawkeye, mb/ant-man
P2 main: mb/storm-main-l1
P2 front: mb/colossus
P2 back: mb/storm-main-l1
P2 hand: mb/beast, mb/magik (shown)
P2 resources: mb/academy, mb/gambit (down)
P2 ko: mb/cable
P2 deck: mb/cyclops, mb/iceman
"""


@pytest.fixture
def table() -> State:
    return position(TABLE)


def named(state: State, name: str) -> int:
    return next(c.number for c in state.play.values() if c.face.name == name)


def test_own_cards_are_seen_and_others_counted(table: State) -> None:
    mine, theirs = GAME.view(table, 0).players

    assert mine.hand is not None and [card.face for card in mine.hand] == ["mb/thor", "mb/open-fire"]
    assert [resource.face for resource in mine.resources] == ["mb/fortress", "mb/iron-man"]
    assert mine.deck_count == 2
    assert (theirs.hand, theirs.hand_count) == (None, 2)
    assert [resource.face for resource in theirs.resources] == ["mb/academy", None]
    assert [card.face for card in theirs.ko] == ["mb/cable"]


def test_no_hidden_card_is_named_anywhere(table: State) -> None:
    secrets = {0: ("beast", "gambit", "cyclops", "iceman", "hawkeye"), None: ("thor", "iron-man", "beast")}
    for seat, hidden in secrets.items():
        sent = [GAME.view(table, seat), GAME.options(table, seat), GAME.preview(table, seat)]
        seen = msgspec.json.encode(sent).decode()
        for name in hidden:
            assert f"mb/{name}" not in seen
            assert name.title() not in seen


def test_a_card_shown_from_a_hand_is_known_to_all(table: State) -> None:
    assert GAME.view(table, 0).players[1].known == ["mb/magik"]
    assert GAME.view(table, None).players[1].known == ["mb/magik"]


def test_an_open_hand_is_seen_by_all(table: State) -> None:
    table.players[1].open_hand = True

    for seat in (0, None):
        hand = GAME.view(table, seat).players[1].hand
        assert hand is not None and len(hand) == 2


def test_a_location_turned_down_is_known_to_lie_in_the_row(table: State) -> None:
    turn_location(table, table.players[1].resources[0].number, up=False)

    theirs = GAME.view(table, 0).players[1]
    assert [resource.face for resource in theirs.resources] == [None, None]
    assert theirs.seen == ["mb/academy"]


def test_a_stunned_character_is_public_though_face_down(table: State) -> None:
    stun(table, table.play[named(table, "Storm")])

    seen = next(c for c in GAME.view(table, None).characters if c.name == "Storm")
    assert (seen.state, seen.face, seen.wounds) == ("stunned", "mb/storm-main-l1", 1)


def test_a_character_shows_stats_base_row_and_protection(table: State) -> None:
    hulk = next(c for c in GAME.view(table, 1).characters if c.name == "Hulk")

    assert (hulk.row, hulk.wounds, hulk.counters, hulk.main, hulk.xp) == ("back", 1, 2, True, 3)
    assert hulk.atk == hulk.base[0] + 2
    assert hulk.protected_by == [named(table, "Wolverine")]
    assert hulk.teams == ["Avengers"]


def test_the_level_to_come_lies_aside_with_its_xp(table: State) -> None:
    mine = GAME.view(table, 1).players[0]

    assert mine.aside == [AsideShown("mb/hulk-main-l2")]
    assert mine.xp == [LevelShown(named(table, "Hulk"), have=3, need=4, face="mb/hulk-main-l2")]


def test_cards_looked_at_are_seen_by_the_looker_alone(table: State) -> None:
    top = table.players[0].deck.pop()
    table.looked, table.looker = (Card(77, top.face, 0, top.body),), 0

    assert GAME.view(table, 0).looked == LookedShown(0, 1, [CardShown(77, "mb/hawkeye")])
    assert GAME.view(table, 1).looked == LookedShown(0, 1, None)
    table.looked_open = True
    assert GAME.view(table, 1).looked == LookedShown(0, 1, [CardShown(77, "mb/hawkeye")])


def test_a_secret_pile_is_a_count_even_for_its_owner(table: State) -> None:
    cards = tuple(Card(90 + at, card.face, 0, 500 + at) for at, card in enumerate(table.players[0].deck))
    table.players[0].piles = (Pile("Behind the Camera", True, cards), Pile("Ultron Facility", False, cards[:1]))

    secret, public = GAME.view(table, 0).players[0].piles
    assert secret == PileShown("Behind the Camera", 2, [])
    assert public.cards == [CardShown(90, cards[0].face.id)]


def test_partners_share_their_hands_only_where_that_was_agreed() -> None:
    for shared in (False, True):
        state = next(positions(range(1), 40, "two-headed", shared_hands=shared))
        while state.turn < 1:
            GAME.pick(state, 0)
        view = GAME.view(state, 0)
        assert (view.players[2].hand is not None) == shared
        assert view.players[1].hand is None


def test_a_combat_shows_attackers_defender_and_whose_chance_it_is(table: State) -> None:
    for wish in ("attack Wolverine", "defend Colossus"):
        assert table.decision is not None
        names = [GAME.label(table, option) for option in table.decision.options]
        GAME.pick(table, next(at for at, label in enumerate(names) if wish.split()[1] in label))

    combat = GAME.view(table, 1).combat
    assert combat is not None
    assert (combat.attackers, combat.defender) == ([named(table, "Wolverine")], named(table, "Colossus"))
    assert (combat.kind, combat.team, combat.chance, combat.passed) == ("melee", False, 0, [])
    assert GAME.preview(table, 0) is not None
    assert table.decision is not None
    GAME.pick(table, len(table.decision.options) - 1)
    combat = GAME.view(table, 1).combat
    assert combat is not None and combat.passed == [0]


def test_attackers_named_so_far_are_seen_before_the_defender_is(table: State) -> None:
    GAME.pick(table, 0)

    assert GAME.view(table, 1).declaring == [named(table, "Wolverine")]


def test_a_returned_character_has_another_number(table: State) -> None:
    before = named(table, "Wolverine")
    c = table.play[before]
    table.take(before)
    new = put_into_hand(table, Card(c.number, c.face, c.owner, c.body))

    assert new.number != before
    assert GAME.view(table, 1).players[0].hand is None


def test_explain_gives_the_chain_behind_a_number(table: State) -> None:
    told = GAME.explain(table, 1, named(table, "Hulk"))

    assert [step.what for step in told.chain] == ["base", "counters"]
    assert (told.chain[-1].atk, told.chain[-1].defense) == (told.atk, told.defense)
    assert told.powers == [PowerShown("Smash|Main|Might", "Smash", used=False)]


def test_explain_says_nothing_of_a_card_the_seat_may_not_know(table: State) -> None:
    hidden = table.players[1].hand[0].number

    assert GAME.explain(table, 0, hidden) == VsExplanation(hidden)
    assert GAME.explain(table, 1, hidden).face == "mb/beast"


def test_a_view_is_small() -> None:
    encoder = msgspec.json.Encoder()
    states = [state for state in positions(range(4), 31) if state.turn > 3]

    sizes = [len(encoder.encode(GAME.view(state, 0))) for state in states]
    assert max(sizes) < 17_000
    assert sum(sizes) / len(sizes) < 8_000


@pytest.mark.long  # a measurement
def test_a_view_is_quickly_made() -> None:
    encoder = msgspec.json.Encoder()
    states = [state for state in positions(range(4), 31) if state.turn > 3]

    began = time.process_time()
    for state in states:
        encoder.encode(GAME.view(state, 0))

    assert (time.process_time() - began) / len(states) < 0.002
