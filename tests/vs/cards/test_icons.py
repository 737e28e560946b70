"""Flight and Ranged on every card that shows the icon, and on no other; attacks of the FAQ with real cards."""

from __future__ import annotations

import pytest

from capes.vs import catalogue
from tests.vs.cards.setting import FRONT, Game, Side, at, plain, side

WALL = plain("Wall", 0, 30)
FAR = plain("Far", 0, 30)

CHARACTERS = [facts for facts in catalogue.all_facts() if facts.set in ("mb", "mcu") and facts.is_character]
FLIERS = [facts.id for facts in CHARACTERS if facts.flight]
GROUND = [facts.id for facts in CHARACTERS if not facts.flight and "Stealth" not in facts.keywords]
RANGED = [facts.id for facts in CHARACTERS if facts.ranged]
CLOSE = [facts.id for facts in CHARACTERS if not facts.ranged]


def with_(id: str, row: str) -> Side:
    """A side with that card in that row, at least 1/1."""
    person = at(id, counters=1, row=row)
    main = catalogue.facts(id).is_main
    return side(person) if main else side(front=[person])


@pytest.mark.covers("KW-07", "FAQ-07")
@pytest.mark.parametrize("id", FLIERS)
def test_a_flier_reaches_both_rows_unless_an_enemy_flier_stands_in_front(id: str) -> None:
    game = Game(with_(id, "front"), side(front=[WALL], back=[FAR])).until("main phase")
    blocked = Game(with_(id, "front"), side(front=[WALL, "mb/namor"], back=[FAR]))

    assert game.can_attack(f"you {id}", on="Far") and game.can_attack(f"you {id}", on="Wall")
    assert not blocked.can_attack(f"you {id}", on="Far")


@pytest.mark.parametrize("id", GROUND)
def test_nobody_else_reaches_a_protected_row_in_melee(id: str) -> None:
    game = Game(with_(id, "front"), side(front=[WALL], back=[FAR])).until("main phase")

    assert not game.can_attack(f"you {id}", on="Far")


@pytest.mark.covers("KW-30")
@pytest.mark.parametrize("id", RANGED)
def test_a_ranged_character_attacks_from_the_back_row_and_only_ranged_defenders_strike_back(id: str) -> None:
    game = Game(with_(id, "back"), side(front=[plain("Strong", 99, 99)]))
    answered = Game(with_(id, "back"), side(front=[at("mb/hawkeye", counters=99)]))

    game.until("main phase").fights(f"you {id}", on="Strong")
    answered.until("main phase").fights(f"you {id}", on="enemy mb/hawkeye")

    assert not game.stunned(f"you {id}")
    assert f"you {id}" not in answered or answered.stunned(f"you {id}")


@pytest.mark.parametrize("id", CLOSE)
def test_nobody_else_attacks_from_the_back_row(id: str) -> None:
    assert not Game(with_(id, "back"), side(front=[WALL])).until("main phase").offers("attack", f"you {id}")


@pytest.mark.covers("FAQ-01")
def test_an_exhausted_defender_strikes_back_all_the_same() -> None:
    game = Game(side(front=["mb/agent-venom"]), side(front=[at("mb/sabretooth", exhausted=True)]))

    assert "Agent Venom" not in game.fights("Agent Venom", on="Sabretooth")


@pytest.mark.covers("FAQ-02")
def test_a_main_may_attack_on_the_first_turn() -> None:
    game = Game(side("mb/hulk-main-l1"), side("mb/storm-main-l1"), phase="start", turn=1)

    assert game.until("main phase", "you").can_attack("Hulk", on="Storm")


@pytest.mark.covers("FAQ-03")
def test_a_recruit_may_attack_at_once() -> None:
    game = Game(side(hand=["mb/namor"], resources=2), side(front=[WALL]), phase="recruit")

    assert game.recruits("Namor").until("main phase", "you").can_attack("Namor", on="Wall")
    assert game["Namor"].row == FRONT


@pytest.mark.covers("FAQ-05")
def test_the_defender_may_strike_an_attacker_it_will_not_stun() -> None:
    game = Game(side(front=["mb/daredevil", "mb/luke-cage"]), side(front=["mb/gambit"]))

    game.fights("Daredevil", "Luke Cage", on="Gambit")
    assert game.why == "strike back at" and game.decider == "enemy"
    game.picks("Luke Cage")

    assert not game.stunned("Luke Cage") and not game.stunned("Daredevil")


@pytest.mark.covers("FAQ-08")
def test_a_main_that_levels_in_the_exchange_that_stuns_it_comes_in_stunned() -> None:
    game = Game(side(at("mb/wolverine-main-l1", xp=2)), side(front=["mb/beast"]))
    game["Beast"].wounds = 1
    plainly = Game(side(at("mb/wolverine-main-l1", xp=2)), side(front=["mb/juggernaut"]))
    plainly["Juggernaut"].counters = -2

    plainly.fights("Wolverine", on="Juggernaut")

    wolverine = plainly["Wolverine"]
    assert wolverine.face.id == "mb/wolverine-main-l2" and plainly.stunned("Wolverine")
    assert wolverine.wounds == 1 and not wolverine.ready
    # A Ferocious defender strikes first: nothing is learned.
    game.fights("Wolverine", on="Beast")
    assert game["Wolverine"].face.id == "mb/wolverine-main-l1"
