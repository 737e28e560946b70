"""Optional rules with two players."""

from __future__ import annotations

import pytest

from capes.duel.cards.deck import DECK
from capes.duel.contract import events
from capes.duel.game import GAME
from capes.duel.words.kinds import GRAY, HERO, VILLAIN
from tests.duel.scene import Scene, number

AID = """
    duel, more actions
    step 4, P1
    P1: Keystone, Nimbus {nimbus}
    P2: {p2}
"""


# -- Maybe Help Will Arrive ---------------------------------------------------------------------------------------


@pytest.mark.covers("R53")
def test_T113_one_more_turn_and_then_the_game_is_lost() -> None:
    scene = Scene("duel, help\nstep 12, P1\nP1: Repo -1\nP2: Keystone")
    scene.end_turn()
    assert scene.state.result is None and scene.state.grace_used[0]

    scene.end_turn().end_turn()

    assert scene.winners() == (1,)


@pytest.mark.covers("R53")
def test_T114_with_five_in_play_no_help_can_come() -> None:
    scene = Scene("duel, help\nstep 12, P1\nP1: Repo 0, Dark 0, Tude 0, Sidebet 0, Umlaut 0\nP2: Keystone")

    scene.end_turn()

    assert scene.winners() == (1,)


@pytest.mark.covers("R53")
def test_R53_standing_at_the_own_step_15_restores_the_grace() -> None:
    scene = Scene("""
        duel, help
        step 12, P1
        P1: Repo -1 | hand: Emergency Medi-kit, Falling Debris, Dead Calm
        P2: Keystone
    """)
    scene.end_turn().end_turn()
    scene.play("Emergency Medi-kit", "Repo", window="W12", by=0).end_turn()
    assert not scene.state.grace_used[0] and scene.health("Repo") == 4

    scene.end_turn()
    scene.state.health[number("Repo")] = 1
    scene.play("Falling Debris", "Repo", window="W12", by=0).end_turn()

    assert scene.state.result is None and scene.state.grace_used[0]


def test_R55_help_is_not_for_an_empty_team_and_delay_not_for_a_fallen_one() -> None:
    fallen = Scene("duel, help, delay\nstep 12, P1\nP1: Repo -1\nP2: Keystone")
    fallen.end_turn()
    assert fallen.state.grace_used[0] and fallen.state.empty_turns[0] == 0

    empty = Scene("duel, help, delay\nstep 12, P1\nP1: | hand: Dead Calm\nP2: Keystone")
    empty.end_turn()
    assert not empty.state.grace_used[0] and empty.state.empty_turns[0] == 1


# -- Delay of Game ------------------------------------------------------------------------------------------------


def test_R54_two_own_turns_in_a_row_without_characters_lose() -> None:
    table = "duel{delay}\nstep 12, P1\nP1: | hand: Dead Calm\nP2: Keystone"
    scene = Scene(table.format(delay=", delay")).end_turn()
    scene.end_turn()
    assert scene.state.result is None and scene.state.current == 0
    scene.end_turn()
    assert scene.winners() == (1,)

    without = Scene(table.format(delay="")).end_turn().end_turn().end_turn()
    assert without.state.result is None


def test_R54_a_character_in_between_starts_the_count_again() -> None:
    scene = Scene("duel, delay\nstep 12, P1\nP1: | hand: Dark, Tactical Withdrawal\nP2: Keystone")
    scene.end_turn().end_turn().asked("character", 0).pick("Put Dark in play").end_turn()
    assert scene.state.empty_turns[0] == 0

    scene.end_turn().play("Tactical Withdrawal", "Dark", window="W12", by=0).end_turn()

    assert scene.state.result is None and scene.state.empty_turns[0] == 1


# -- Showdown (our own) ------------------------------------------------------------------------------------------


@pytest.mark.covers("R74")
def test_R74_after_a_round_without_an_attack_the_next_player_must_attack() -> None:
    scene = Scene("duel, showdown\nstep 4, P1\nP1: Repo\nP2: Keystone")

    scene.end_turn().end_turn().to_attack()

    assert scene.labels() == ["Repo attacks Keystone"]
    assert scene.refused(0, "pass") == ["R74"]


@pytest.mark.covers("R74")
def test_R74_an_attack_begins_the_count_again() -> None:
    scene = Scene("duel, showdown\nstep 4, P1\nP1: Repo\nP2: Keystone")

    scene.end_turn().attack("Keystone", "Repo").end_turn().to_attack()

    assert "No attack" in scene.labels() and scene.state.quiet == 0


@pytest.mark.covers("R74")
def test_R74_a_round_of_three_is_three_turns_and_the_rule_can_be_left_out() -> None:
    three = Scene("duel, three-way, showdown\nstep 4, P1\nP1: Repo\nP2: Keystone\nP3: Dark")
    three.end_turn().end_turn().to_attack()
    assert "No attack" in three.labels()
    three.end_turn().to_attack()
    assert "No attack" not in three.labels()

    without = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Keystone")
    without.end_turn().end_turn().to_attack()
    assert "No attack" in without.labels()


@pytest.mark.covers("R74")
def test_R74_without_anybody_to_attack_the_turn_passes() -> None:
    scene = Scene("duel, showdown, help\nstep 4, P1\nP1: Repo\nP2: Keystone -1")

    scene.end_turn().end_turn().end_turn()

    assert scene.state.quiet == 3 and scene.state.current == 1


# -- More Actions: render aid -------------------------------------------------------------------------------------


@pytest.mark.covers("R60", "R61")
@pytest.mark.parametrize("before, after", [(-3, 1), (0, 1), (-5, 0)])
def test_T119_render_aid(before: int, after: int) -> None:
    scene = Scene(AID.format(nimbus=before, p2="Repo"))

    scene.aid("Keystone", "Nimbus").to_attack()
    assert scene.seat() == 1
    scene.decline().window("W12")
    assert scene.health("Nimbus") == before
    scene.end_turn()

    assert scene.health("Nimbus") == after
    assert scene.knocked_out("Nimbus") == (after <= 0)


@pytest.mark.covers("R56", "R59")
@pytest.mark.parametrize("power, repo", [(1, 10), (2, 8)])
def test_T120_the_acting_hit_back_with_two_less(power: int, repo: int) -> None:
    scene = Scene(AID.format(nimbus=-3, p2="Repo"))

    scene.aid("Keystone", "Nimbus").attack("Repo", "Keystone").fight({"Keystone": power})
    assert scene.health("Repo", "Keystone") == (repo, 10)
    scene.end_turn()

    assert scene.health("Nimbus") == 1


@pytest.mark.covers("R61")
def test_T121_no_aid_from_a_hero_who_falls_or_leaves() -> None:
    falls = Scene("duel, more actions\nstep 4, P1\nP1: Keystone 3, Nimbus -3, Dark\nP2: Repo")
    falls.aid("Keystone", "Nimbus").attack("Repo", "Keystone").fight().end_turn()
    assert falls.knocked_out("Keystone") and falls.health("Nimbus") == -3

    for window in ("W8", "W12"):
        leaves = Scene("""
            duel, more actions
            step 4, P1
            P1: Keystone, Nimbus -3, Dark | hand: Dead Calm
            P2: Repo | hand: Trapdoor
        """)
        leaves.aid("Keystone", "Nimbus").play("Trapdoor", "Keystone", window=window, by=1).end_turn()
        assert leaves.health("Nimbus") == -3


@pytest.mark.covers("R60")
def test_T123_two_heroes_aid_one_after_the_other() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Keystone, Clarion, Dark, Repo, Nimbus -5
        P2: Sidebet, Umlaut
    """)
    assert scene.refused(0, "aid [Keystone] [Clarion]") == ["R60"]
    assert scene.refused(0, "aid [Keystone] [Sidebet]") == ["R60"]
    assert scene.refused(0, "aid [Dark] [Nimbus]") == ["R60"]
    assert scene.refused(0, "aid [Repo] [Nimbus]") == ["R60"]

    scene.aid("Keystone", "Nimbus").attack("Sidebet", "Dark").aid("Clarion", "Nimbus").decline()
    scene.fight().end_turn()

    assert scene.health("Nimbus") == 1 and not scene.knocked_out("Nimbus")


@pytest.mark.covers("R56")
def test_T124_the_acting_cannot_attack_and_are_attacked_only_once() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Keystone, Nimbus -3, Courier
        P2: Repo, Dark, Sidebet
    """)
    scene.aid("Keystone", "Nimbus").attack("Repo", "Keystone").to_attack()
    assert scene.seat() == 0
    assert scene.refused(0, "attack [Keystone] [Dark]") == ["R16"]

    scene.attack("Courier", "Dark").window("W8")
    assert scene.state.been[number("Keystone")] == 2
    again = Scene("duel, more actions\nstep 4, P1\nP1: Keystone, Nimbus -3, Courier\nP2: Repo, Dark")
    again.aid("Keystone", "Nimbus").to_attack()
    assert again.refused(0, "attack [Keystone] [Dark]")[-1] == "R56"
    assert "Repo attacks Keystone" in again.labels()
    again.attack("Repo", "Keystone").attack("Courier", "Dark")
    assert again.refused(1, "attack [Dark] [Keystone]")[-1] == "R16"


def test_R61_a_hero_knocked_out_in_step_12_helps_nobody() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Keystone 2, Nimbus -3, Dark | hand: Dead Calm
        P2: Repo | hand: Falling Debris
    """)

    scene.aid("Keystone", "Nimbus").play("Falling Debris", "Keystone", window="W12", by=1).end_turn()

    assert scene.health("Nimbus", "Keystone") == (-3, 0)


def test_R61_a_hero_who_gets_up_only_by_aid_was_not_still_active() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Keystone, Halogen, Nimbus 2, Clarion -3 | hand: Dead Calm
        P2: Repo, Sidebet | hand: Falling Debris, Deafening Noise
    """)

    scene.aid("Nimbus", "Clarion").play("Falling Debris", "Nimbus", window="W4", by=1)
    scene.attack("Repo", "Halogen").aid("Keystone", "Nimbus").decline().fight().end_turn()

    assert scene.health("Nimbus", "Clarion") == (1, -3)


def test_R60_aid_never_lowers_who_is_up_again() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Keystone, Nimbus -1 | hand: Second Wind, Dead Calm
        P2: Repo
    """)

    scene.aid("Keystone", "Nimbus").play("Second Wind", "Nimbus", window="W12", by=0).end_turn()

    assert scene.health("Nimbus") == 3


# -- More Actions: thwart -----------------------------------------------------------------------------------------


@pytest.mark.covers("R62", "R63")
def test_T125_a_thwarted_match_up_deals_no_damage() -> None:
    scene = Scene("duel, more actions\nstep 4, P2\nP1: Repo, Gaslight\nP2: Bonesnapper, Dark")

    scene.attack("Bonesnapper", "Repo").thwart("Gaslight", "Bonesnapper", "Repo").to_attack()
    assert scene.seat() == 1
    scene.decline().fight()

    assert scene.health("Repo", "Bonesnapper") == (11, 10)


@pytest.mark.covers("R63")
def test_T126_a_thwart_fails_when_the_gray_is_down_before_the_first_damage() -> None:
    scene = Scene("duel, more actions\nstep 4, P2\nP1: Repo, Umlaut 4\nP2: Bonesnapper, Papercut")

    scene.attack("Bonesnapper", "Repo").thwart("Umlaut", "Bonesnapper", "Repo").attack("Papercut", "Umlaut")
    scene.fight({"Umlaut": 2})

    assert scene.health("Umlaut", "Repo", "Bonesnapper", "Papercut") == (-1, 7, 6, 7)


@pytest.mark.covers("R63", "R59")
def test_T127_a_gray_who_stands_when_the_first_damage_begins_has_thwarted() -> None:
    scene = Scene("duel, more actions\nstep 4, P2\nP1: Courier, Umlaut 4\nP2: Dark, Papercut")

    scene.attack("Dark", "Courier").thwart("Umlaut", "Dark", "Courier").attack("Papercut", "Umlaut").fight()

    assert scene.health("Courier", "Dark", "Umlaut", "Papercut") == (7, 10, -1, 5)


def test_T128_healing_works_in_a_thwarted_match_up() -> None:
    scene = Scene("duel, more actions\nstep 4, P2\nP1: Nimbus, Riposte 5, Mal Suerte\nP2: Bonesnapper")

    scene.attack("Bonesnapper", "Nimbus").thwart("Mal Suerte", "Bonesnapper", "Nimbus")
    scene.fight({"Nimbus": (2, "Riposte")})

    assert scene.health("Nimbus", "Bonesnapper", "Riposte") == (10, 10, 9)


def test_T129_team_powers_work_in_a_thwarted_match_up() -> None:
    scene = Scene("duel, more actions\nstep 4, P2\nP1: Riposte, Repo, Mal Suerte\nP2: Tude, Clarion, Keystone, Dark -1")

    scene.attack("Tude", "Riposte").attack("Repo", "Clarion").aid("Keystone", "Dark")
    scene.thwart("Mal Suerte", "Tude", "Riposte").fight({"Riposte": 2})

    assert scene.health("Riposte", "Tude", "Clarion", "Repo") == (11, 9, 5, 6)


@pytest.mark.covers("R63")
def test_T129_extra_damage_of_a_thwarted_character_is_stopped_too() -> None:
    scene = Scene("duel, more actions\nstep 4, P1\nP1: Ohm Ranger\nP2: Repo, Courier, Mal Suerte")

    scene.attack("Ohm Ranger", "Repo").thwart("Mal Suerte", "Ohm Ranger", "Repo")
    scene.fight({"Ohm Ranger": (2, "Courier")})

    assert scene.health("Repo", "Courier", "Ohm Ranger") == (11, 7, 10)


@pytest.mark.covers("R64")
@pytest.mark.parametrize("more, keystone", [((), 8), (("Papercut",), 6)])
def test_T130_gang_up_with_a_teammate_of_any_side(more: tuple[str, ...], keystone: int) -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Repo, Bonesnapper, Papercut
        P2: Keystone, Nimbus, Clarion -1, Halogen
    """)

    scene.attack("Repo", "Keystone").aid("Nimbus", "Clarion").gang_up("Bonesnapper", "Repo")
    for villain in more:
        scene.aid("Halogen", "Clarion").gang_up(villain, "Repo")
    scene.fight()

    assert scene.health("Keystone", "Repo") == (keystone, 8)


@pytest.mark.covers("R64")
def test_T131_ganging_up_is_checked_when_the_teammates_damage_begins() -> None:
    late = Scene("duel, more actions\nstep 4, P1\nP1: Repo, Papercut 4\nP2: Keystone, Courier, Nimbus, Clarion -1")
    late.attack("Repo", "Keystone").aid("Nimbus", "Clarion").gang_up("Papercut", "Repo").attack("Courier", "Papercut")
    late.fight({"Papercut": 2})
    assert late.knocked_out("Papercut") and late.health("Keystone") == 10

    early = Scene("duel, more actions\nstep 4, P1\nP1: Umlaut, Papercut 4\nP2: Keystone, Courier, Nimbus, Clarion -1")
    early.attack("Umlaut", "Keystone").aid("Nimbus", "Clarion").gang_up("Papercut", "Umlaut")
    early.attack("Courier", "Papercut").fight()
    assert early.health("Keystone", "Papercut", "Courier") == (6, 0, 5)


@pytest.mark.covers("R57", "R58")
def test_T132_thwart_and_gang_up_need_a_match_up() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Keystone, Gaslight, Dark, Nimbus -1
        P2: Repo
    """)
    assert not any("thwarts" in text or "gangs" in text for text in scene.labels())
    assert "Keystone renders aid to Nimbus" in scene.labels()
    assert scene.refused(0, "thwart [Gaslight]") == ["R58"]
    assert scene.refused(0, "gang up [Dark] [Keystone]")[0] == "R58"

    later = Scene("duel, more actions\nstep 4, P2\nP1: Keystone, Gaslight, Dark, Repo\nP2: Sidebet")
    later.attack("Sidebet", "Repo").to_attack()
    assert "R64" in later.refused(0, "gang up [Keystone] [Repo]")
    assert "R64" in later.refused(0, "gang up [Gaslight] [Repo]")
    assert "R62" in later.refused(0, "thwart [Keystone] [Repo]")
    assert "R62" in later.refused(0, "thwart [Dark] [Repo]")
    assert later.refused(0, "thwart [Gaslight] [Repo]") == []


@pytest.mark.covers("R64", "R59")
def test_T133_ganging_up_with_the_attacked_and_with_the_acting() -> None:
    attacked = Scene("duel, more actions\nstep 4, P1\nP1: Keystone\nP2: Courier, Dark")
    attacked.attack("Keystone", "Courier").gang_up("Dark", "Courier").fight({"Courier": 2})
    assert attacked.health("Keystone", "Courier") == (7, 4)

    acting = Scene("duel, more actions\nstep 4, P1\nP1: Keystone, Dark, Nimbus -1\nP2: Sidebet")
    acting.aid("Keystone", "Nimbus").attack("Sidebet", "Keystone").gang_up("Dark", "Keystone").fight()
    assert acting.health("Sidebet", "Keystone") == (6, 9)


def test_R57_one_action_at_every_option_instead_of_an_attack() -> None:
    scene = Scene("duel, more actions\nstep 4, P1\nP1: Repo, Dark\nP2: Sidebet, Gaslight, Keystone, Clarion 0")

    scene.attack("Repo", "Sidebet").to_attack()
    assert {"Gaslight thwarts Repo against Sidebet", "Keystone renders aid to Clarion"} <= set(scene.labels())
    scene.thwart("Gaslight", "Repo", "Sidebet").to_attack()
    assert scene.seat() == 0 and "Dark gangs up with Repo" in scene.labels()

    plain = Scene("duel\nstep 4, P1\nP1: Repo, Dark\nP2: Sidebet, Gaslight")
    plain.attack("Repo", "Sidebet").to_attack()
    assert plain.labels() == ["No further attack", "Gaslight attacks Dark"]
    assert plain.refused(1, "thwart [Gaslight] [Repo]") == ["R57"]


def test_R62_a_thwart_follows_the_places_when_characters_are_swapped() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Repo, Umlaut, Solstice | hand: Dead Calm
        P2: Keystone, Riposte, Gaslight | hand: Switcheroo
    """)
    scene.attack("Repo", "Keystone").attack("Riposte", "Umlaut").to_attack()
    scene.thwart("Solstice", "Repo", "Keystone")

    scene.play("Switcheroo", "Keystone", "Riposte", window="W8", by=1).fight()

    # Repo against Riposte is thwarted now; Keystone fights Umlaut.
    assert scene.health("Repo", "Riposte") == (11, 11)
    assert scene.health("Umlaut", "Keystone") == (7 - 3, 13 - 4)


def test_R65_an_action_on_a_match_up_that_ended_does_nothing_and_commits() -> None:
    scene = Scene("""
        duel, more actions
        step 4, P1
        P1: Repo, Dark | hand: Trapdoor, Dead Calm
        P2: Keystone, Clarion, Nimbus -1
    """)
    scene.attack("Repo", "Keystone").aid("Clarion", "Nimbus").gang_up("Dark", "Repo")

    scene.play("Trapdoor", "Keystone", window="W4", by=0).fight()

    assert scene.health("Repo") == 11 and scene.state.been[number("Dark")] == 1


def test_R58_and_R8_an_action_alone_leads_through_the_windows() -> None:
    scene = Scene(AID.format(nimbus=-3, p2="Repo"))

    scene.aid("Keystone", "Nimbus").decline()

    assert scene.state.window == "W8"


def test_R59_fixed_extra_damage_is_not_lowered_by_an_action() -> None:
    scene = Scene("duel, more actions\nstep 4, P1\nP1: Ohm Ranger, Nimbus -3\nP2: Repo, Sidebet")

    scene.aid("Ohm Ranger", "Nimbus").attack("Repo", "Ohm Ranger").fight({"Ohm Ranger": (2, "Sidebet")})

    assert scene.health("Repo", "Sidebet") == (11 - (3 - 2), 9 - 2)


# -- Picking Sides ------------------------------------------------------------------------------------------------


@pytest.mark.covers("R66")
def test_T134_personal_piles_keep_heroes_and_villains_apart() -> None:
    for seed in range(20):
        state = GAME.new_game({"options": {"picking_sides": True}, "sides": ["Hero", "Villain"]}, seed)
        whole = [state.piles[seat] + state.hands[seat] for seat in (0, 1)]

        assert [len(pile) for pile in state.piles] == [27, 27]
        for pile, side, never in zip(whole, (HERO, VILLAIN), (VILLAIN, HERO), strict=True):
            people = [card for card in pile if card <= DECK.last_character]
            sides = [DECK.side[card] for card in people]
            assert len(pile) == 33 and len(people) == 15
            assert sides.count(side) == 10 and sides.count(GRAY) == 5 and never not in sides


@pytest.mark.covers("R66")
def test_T134_a_new_deal_goes_back_to_the_own_piles() -> None:
    for seed in range(400):
        state = GAME.new_game({"options": {"picking_sides": True}, "sides": ["Villain", "Hero"]}, seed)
        if any(isinstance(event, events.DealtAgain) for event in state.news):
            break
    else:
        raise AssertionError("no new deal in 400 games")

    for seat, never in ((0, HERO), (1, VILLAIN)):
        cards = state.piles[seat] + state.hands[seat]
        assert len(cards) == 33
        assert all(DECK.side[card] != never for card in cards if card <= DECK.last_character)


def test_R66_piles_are_given_out_at_random_without_agreement() -> None:
    given = {GAME.new_game({"options": {"picking_sides": True}}, seed).sides for seed in range(20)}

    assert given == {(HERO, VILLAIN), (VILLAIN, HERO)}


@pytest.mark.covers("R67")
def test_T135_only_the_next_players_pile_matters() -> None:
    scene = Scene("""
        duel, picking sides
        step 12, P1
        P1: Keystone, Nimbus | hand: Dead Calm
        P2: Dark
        pile P1:
        pile P2: Papercut, Slagheap, Brownout
    """)
    scene.end_turn()
    assert scene.state.result is None and scene.state.current == 1

    scene.end_turn()

    assert scene.winners() == (0,) and scene.state.step == 17
