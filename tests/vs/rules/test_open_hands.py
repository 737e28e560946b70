"""What everybody knows of a hand: cards that were seen going there, until one may have left unseen."""

from __future__ import annotations

import pytest

from capes.vs.game import GAME, pick, position
from capes.vs.rules.stun import leave_play
from capes.vs.rules.zones import take_from_hand
from capes.vs.state.state import State

TABLE = """
vs duel documents
turn 5, P1, {step}
P1 main: mb/hulk-main-l1
P1 front: mb/hulk-main-l1, mb/wolverine
P1 hand: mb/wolverine, mb/thor, mb/academy
P1 deck: mb/hawkeye
P2 main: mb/storm-main-l1
P2 front: mb/storm-main-l1
P2 deck: mb/cyclops
"""


@pytest.fixture
def table() -> State:
    state = position(TABLE.format(step="resource step"))
    wolverine = next(c for c in state.play.values() if c.face.name == "Wolverine")
    leave_play(state, wolverine, "hand")
    return state


def known(state: State) -> list[str]:
    return list(GAME.view(state, 1).players[0].known)


def test_a_character_returned_to_hand_is_known_to_be_there(table: State) -> None:
    assert known(table) == ["mb/wolverine"]


def test_of_two_copies_nobody_can_tell_which_one_left(table: State) -> None:
    first, second = (card.number for card in table.players[0].hand if card.face.name == "Wolverine")
    one, other = table.copy(), table.copy()

    take_from_hand(one, 0, first)
    take_from_hand(other, 0, second)

    assert known(one) == known(other) == []


def test_another_card_leaving_openly_changes_nothing(table: State) -> None:
    thor = next(card.number for card in table.players[0].hand if card.face.name == "Thor")

    take_from_hand(table, 0, thor)

    assert known(table) == ["mb/wolverine"]


def test_a_card_placed_face_down_may_have_been_any() -> None:
    shown = TABLE.replace("hand: mb/wolverine", "hand: mb/wolverine (shown)").format(step="resource step")
    one, other, open_one = (position(shown) for _ in range(3))

    pick(one, "resource Wolverine down")
    pick(other, "resource Thor down")
    pick(open_one, "resource Academy up")

    assert known(one) == known(other) == []
    assert known(open_one) == ["mb/wolverine"]
