"""Cards of The Marvel Battles that belong to no team."""

from __future__ import annotations

import pytest

from tests.vs.cards.setting import Game, at, barred, plain, side, works

A = plain("A", 3, 3)
B = plain("B", 4, 4)
IDLE = plain("Idle", 2, 2)

PAYERS = {"training-ground": "Skill", "laboratory": "Energy", "academy": "Intellect", "fortress": "Might"}
BOOSTS = {
    "mb/open-fire": ("A", (5, 3)),
    "mb/best-offense-is-a-good-defense": ("A", (3, 8)),
    "mb/savage-surprise": ("B", (8, 4)),
    "mb/find-cover": ("B", (4, 7)),
}


@works("mb/open-fire", "mb/best-offense-is-a-good-defense", "mb/savage-surprise", "mb/find-cover")
@pytest.mark.parametrize("twist", BOOSTS)
@pytest.mark.parametrize("player", ["you", "enemy"])
def test_a_boost_helps_its_fighter_until_the_combat_ends_whoever_plays_it(twist: str, player: str) -> None:
    who, boosted = BOOSTS[twist]
    hands = {player: [twist]}
    game = Game(side(front=[A, IDLE], hand=hands.get("you", ())), side(front=[B, IDLE], hand=hands.get("enemy", ())))
    plainly = game.stats(who)

    game.attacks("A", on="B")
    if player == "enemy":
        game.picks("pass")
    game.picks("play")
    assert game.stats(who) == boosted
    game.resolves()

    assert game.why == "main phase"
    assert game.stats(who) == plainly or game.stunned(who)
    assert len(game.ko(player)) == 1


@barred("mb/open-fire", "mb/best-offense-is-a-good-defense", "mb/savage-surprise", "mb/find-cover")
@pytest.mark.parametrize("twist", BOOSTS)
def test_a_boost_is_nothing_outside_a_combat_and_chooses_only_its_kind_of_fighter(twist: str) -> None:
    who, _ = BOOSTS[twist]
    game = Game(side(front=[A, IDLE], hand=[twist]), side(front=[B]))
    assert not game.offers("play")
    assert not Game(side(hand=[twist]), phase="formation").offers("play")

    other = "B" if who == "A" else "A"
    before = game.stats(other)
    game.attacks("A", on="B").picks("play")

    assert game.stats(other) == before and game.stats("Idle") == (2, 2)


@works("mb/open-fire", "mb/best-offense-is-a-good-defense")
@pytest.mark.parametrize("twist", ["mb/open-fire", "mb/best-offense-is-a-good-defense"])
def test_one_of_several_attackers_is_chosen(twist: str) -> None:
    pair = [plain("C", 1, 1, team="Avengers"), plain("D", 1, 1, team="Avengers")]
    game = Game(side(front=pair, hand=[twist]), side(front=[B]))

    game.attacks("C", "D", on="B").picks("play").picks("D")

    assert game.stats("C") == (1, 1) and game.stats("D") != (1, 1)


@works("mb/training-ground", "mb/laboratory", "mb/academy", "mb/fortress")
@pytest.mark.parametrize("location", PAYERS)
def test_a_basic_location_pays_its_symbol_turned_down_in_the_row_or_discarded_from_hand(location: str) -> None:
    symbol = PAYERS[location]
    name = location.replace("-", " ").title()
    row = Game(side(front=["mb/mandarin"], up=[f"mb/{location}"]), side(hand=[A]))
    hand = Game(side(front=["mb/mandarin"], hand=[f"mb/{location}"]), side(hand=[A]))

    row.uses("Mandarin", "Makluan Rings", symbol)
    hand.uses("Mandarin", "Makluan Rings", symbol)

    assert row.resources() == [(name, False)]
    assert hand.ko() == [name]


@barred("mb/training-ground", "mb/laboratory", "mb/academy", "mb/fortress")
@pytest.mark.parametrize("location", PAYERS)
def test_a_basic_location_pays_no_other_symbol_and_nothing_face_down(location: str) -> None:
    game = Game(side(front=["mb/mandarin"], up=[f"mb/{location}"]))
    for symbol in PAYERS.values():
        assert game.offers("use", "Makluan Rings", symbol) is (symbol == PAYERS[location])

    assert not Game(side(front=["mb/mandarin"], down=[f"mb/{location}"])).offers("use")
    assert not Game(side(front=[at("mb/mandarin", stunned=True)], up=[f"mb/{location}"])).offers("use")


@works("mb/training-ground", "mb/laboratory", "mb/academy", "mb/fortress")
@pytest.mark.parametrize("location", PAYERS)
def test_a_location_may_be_placed_face_up_or_down(location: str) -> None:
    game = Game(side(hand=[f"mb/{location}"]), phase="resource")

    assert game.offers("resource", "up") and game.offers("resource", "down")
    assert game.picks("resource", "up").resources()[0][1]
