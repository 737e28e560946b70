"""Cards of The MCU Battles that serve both sides."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import CameToHand
from tests.vs.cards.setting import Game, at, barred, plain, side, works

MARKED = plain("Marked", 1, 1, team="MCU Heroes", marked=True)
WEAK = plain("Weak", 0, 1)
WALL = plain("Wall", 0, 30)

PAYERS = {"training-ground": "Skill", "laboratory": "Energy", "academy": "Intellect", "fortress": "Might"}


@works("mcu/winter-soldier: Sniper")
def test_the_winter_soldier_shoots_past_protection() -> None:
    game = Game(side(back=["mcu/winter-soldier", "mb/hawkeye"]), side(front=[WALL], back=[WEAK]))

    assert game.can_attack("Winter Soldier", on="Weak") and not game.can_attack("Hawkeye", on="Weak")


@barred("mcu/winter-soldier: Sniper")
def test_the_winter_soldier_does_not_pass_protection_in_melee_or_without_powers() -> None:
    assert not Game(side(front=["mcu/winter-soldier"]), side(front=[WALL], back=[WEAK])).can_attack(
        "Winter Soldier", on="Weak"
    )

    cosmo = Game(
        side(back=["mcu/winter-soldier"]),
        side(front=[WALL], back=[WEAK], hand=["mb/cosmo"], resources=1),
        phase="recruit",
        turn_of="enemy",
    )
    cosmo.recruits("Cosmo", "back").picks("Winter Soldier").until("main phase", "you")
    assert not cosmo.offers("attack", "Winter Soldier")


@works("mcu/winter-soldier: Sniper")
def test_the_winter_soldier_fights_beside_heroes_and_villains() -> None:
    game = Game(
        side(front=["mcu/winter-soldier", MARKED, plain("Villain", 1, 1, team="MCU Villains")]), side(front=[WALL])
    )

    assert game.can_attack("Winter Soldier", "Marked", on="Wall") and game.can_attack(
        "Winter Soldier", "Villain", on="Wall"
    )
    assert not game.can_attack("Winter Soldier", "Marked", "Villain", on="Wall")


@works("mcu/hes-a-friend-from-work")
def test_a_friend_from_work_is_found_among_the_top_five() -> None:
    deck = ["mcu/academy", "mcu/thor", "mcu/academy", "mcu/hulk", "mcu/academy", "mcu/drax"]
    game = Game(side(front=[MARKED], hand=["mcu/hes-a-friend-from-work"], deck=deck), phase="formation")

    game.plays("He's a Friend From Work!")
    assert game.offers("Thor") and game.offers("Hulk") and not game.offers("Drax") and not game.offers("Academy")
    game.picks("Thor")
    while game.why == "put on the bottom next":
        game.choose(game.decision.options[0])

    assert game.hand() == ["Thor"] and game.deck()[0] == "Drax" and len(game.deck()) == 5
    assert any(isinstance(event, CameToHand) and event.known != 1 for event in game.log)


@barred("mcu/hes-a-friend-from-work")
def test_a_friend_from_work_may_be_declined_and_needs_a_marked_character_in_the_build_phase() -> None:
    game = Game(
        side(front=[at(MARKED, stunned=True)], hand=["mcu/hes-a-friend-from-work"], deck=["mcu/thor"]),
        phase="formation",
    )
    assert game.plays("He's a Friend From Work!").picks("done").hand() == []
    assert game.deck() == ["Thor"]

    assert not Game(side(front=[MARKED], hand=["mcu/hes-a-friend-from-work"])).offers("play")
    assert not Game(side(front=[WEAK], hand=["mcu/hes-a-friend-from-work"]), phase="formation").offers("play")


@works("mcu/training-ground", "mcu/laboratory", "mcu/academy", "mcu/fortress")
@pytest.mark.parametrize("location", PAYERS)
def test_a_basic_location_pays_its_symbol(location: str) -> None:
    name = location.replace("-", " ").title()
    row = Game(side(front=["mb/mandarin"], up=[f"mcu/{location}"]), side(hand=[WEAK]))
    hand = Game(side(front=["mb/mandarin"], hand=[f"mcu/{location}"]), side(hand=[WEAK]))

    assert row.uses("Mandarin", "Makluan Rings", PAYERS[location]).resources() == [(name, False)]
    assert hand.uses("Mandarin", "Makluan Rings", PAYERS[location]).ko() == [name]


@barred("mcu/training-ground", "mcu/laboratory", "mcu/academy", "mcu/fortress")
@pytest.mark.parametrize("location", PAYERS)
def test_a_basic_location_pays_no_other_symbol_and_nothing_face_down(location: str) -> None:
    game = Game(side(front=["mb/mandarin"], up=[f"mcu/{location}"]))
    for symbol in PAYERS.values():
        assert game.offers("use", "Makluan Rings", symbol) is (symbol == PAYERS[location])

    assert not Game(side(front=["mb/mandarin"], down=[f"mcu/{location}"])).offers("use")
