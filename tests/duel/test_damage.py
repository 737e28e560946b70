"""Step 11: damage and healing."""

from __future__ import annotations

import pytest

from capes.duel.game import GAME
from tests.duel.scene import Powers, Scene, number


def fought(p1: str, p2: str, fights: str, powers: Powers | None = None, extra: str = "", current: str = "P1") -> Scene:
    """The scene after Step 11: everybody uses the first power unless told otherwise."""
    lines = ["duel", f"step 7, {current}", f"P1: {p1}", f"P2: {p2}", f"fights: {fights}"]
    if extra:
        lines.append(f"conditions: {extra}")
    return Scene("\n".join(lines)).fight(powers)


def test_T69_abilities_of_both_count() -> None:
    scene = fought("Mal Suerte", "Black Friday", "Mal Suerte > Black Friday")

    assert scene.health("Mal Suerte", "Black Friday") == (10 - (4 + 1 - 1), 6)


@pytest.mark.covers("R40", "R49")
def test_T71_a_teammates_power_adds_damage_of_their_own_type() -> None:
    scene = fought(
        "Riposte, Mal Suerte, Keystone",
        "Tude, Zugzwang, Bonesnapper",
        "Riposte > Tude, Mal Suerte > Zugzwang, Keystone > Bonesnapper",
        {"Riposte": 2},
    )

    assert scene.health("Tude", "Zugzwang", "Bonesnapper") == (5, 4, 7)
    assert scene.health("Riposte", "Mal Suerte", "Keystone") == (7, 8, 10)


@pytest.mark.covers("R40")
def test_T72_an_opponents_power_lowers_damage() -> None:
    scene = fought(
        "Dark, Repo", "Halogen, Nimbus", "Halogen > Dark, Nimbus > Repo", {"Halogen": 2, "Dark": 2}, current="P2"
    )

    assert scene.health("Dark", "Repo", "Halogen", "Nimbus") == (6, 9, 5, 7)


@pytest.mark.covers("R22")
def test_T73_a_condition_touches_the_attacked_characters_blow_too() -> None:
    scene = fought("Serendipity Jones", "Keystone", "Serendipity Jones > Keystone", extra="Unstable Terrain")

    assert scene.health("Serendipity Jones", "Keystone") == (8, 9)


@pytest.mark.covers("R24")
def test_T74_a_side_and_a_type_condition_add_up() -> None:
    scene = fought("Nimbus", "Siege Engine", "Nimbus > Siege Engine", extra="Call to Arms, Nearby Utilities")

    assert scene.health("Siege Engine", "Nimbus") == (8, 7)


@pytest.mark.covers("R23")
def test_T75_conditions_are_for_all_players_characters() -> None:
    scene = fought("Nimbus, Dark", "Repo, Ohm Ranger", "Nimbus > Repo, Ohm Ranger > Dark", extra="Nearby Utilities")

    assert scene.health("Repo", "Dark", "Ohm Ranger", "Nimbus") == (6, 5, 7, 7)


def test_T76_plus_and_minus_cancel() -> None:
    scene = fought("Sidebet", "Repo", "Sidebet > Repo", extra="No Questions Asked, Law of Averages")

    assert scene.health("Repo", "Sidebet") == (7, 4)


@pytest.mark.covers("R39")
def test_T77_damage_below_zero_counts_zero() -> None:
    scene = fought(
        "Doc Placebo, Repo 5",
        "Mal Suerte 7",
        "Doc Placebo > Mal Suerte",
        {"Doc Placebo": (2, "Repo")},
        extra="Deafening Noise, Innocent Bystanders",
    )

    assert scene.health("Mal Suerte", "Doc Placebo") == (7, 5)


@pytest.mark.covers("R48", "R47")
@pytest.mark.parametrize("other, health", [("Umlaut", 4), ("Static Cling", 3)])
def test_T79_fast_and_ranged_strike_together(other: str, health: int) -> None:
    scene = fought("Courier 4", f"{other} {health}", f"Courier > {other}")

    assert scene.health("Courier", other) == (0, 0)
    assert scene.knocked_out("Courier") and scene.knocked_out(other)


@pytest.mark.covers("R48")
def test_T80_normal_damage_is_dealt_together() -> None:
    scene = fought("Repo 4", "Serendipity Jones 4", "Repo > Serendipity Jones")

    assert scene.health("Repo", "Serendipity Jones") == (0, -1)
    assert scene.knocked_out("Repo") and scene.knocked_out("Serendipity Jones")


def test_T81_the_knocked_out_deal_no_slow_damage() -> None:
    scene = fought("Black Friday", "Mal Suerte 3", "Black Friday > Mal Suerte", {"Mal Suerte": 2})

    assert scene.health("Mal Suerte", "Black Friday") == (-1, 10)


def test_T82_slow_damage_comes_last() -> None:
    scene = fought("Black Friday 6", "Mal Suerte", "Black Friday > Mal Suerte", {"Mal Suerte": 2})

    assert scene.health("Mal Suerte", "Black Friday") == (6, 0) and scene.knocked_out("Black Friday")


@pytest.mark.covers("R42")
def test_T83_health_stops_at_the_lowest_number() -> None:
    scene = fought("Bonesnapper", "Halogen 2", "Bonesnapper > Halogen", {"Bonesnapper": 2})

    assert scene.health("Halogen", "Bonesnapper") == (-5, 5)


@pytest.mark.covers("R46")
def test_T84_healing_comes_after_all_damage_and_may_get_somebody_up() -> None:
    scene = fought(
        "Siege Engine, Sidebet",
        "Nimbus, Riposte 3",
        "Siege Engine > Nimbus, Sidebet > Riposte",
        {"Nimbus": (2, "Riposte")},
    )

    assert scene.health("Riposte", "Nimbus", "Sidebet", "Siege Engine") == (2, 7, 3, 12)
    assert not scene.knocked_out("Riposte")


def test_T84_on_the_other_players_turn() -> None:
    scene = fought(
        "Nimbus, Riposte 3",
        "Siege Engine, Sidebet",
        "Siege Engine > Nimbus, Sidebet > Riposte",
        {"Nimbus": (2, "Riposte")},
        current="P2",
    )

    assert scene.health("Riposte", "Nimbus", "Sidebet", "Siege Engine") == (2, 7, 3, 12)


def test_T85_a_knocked_out_healer_heals_nobody() -> None:
    scene = fought(
        "Nimbus 3, Riposte 3",
        "Repo, Sidebet",
        "Repo > Nimbus, Sidebet > Riposte",
        {"Nimbus": (2, "Riposte")},
        current="P2",
    )

    assert scene.health("Nimbus", "Riposte", "Repo", "Sidebet") == (-1, -2, 9, 3)
    assert scene.knocked_out("Riposte")


@pytest.mark.covers("R46")
def test_R46_whoever_gets_up_by_healing_does_not_heal_in_turn() -> None:
    scene = Scene("""
        duel
        step 4, P1
        P1: Nimbus, Tude 3, Riposte 5
        P2: Siege Engine, Repo
    """)
    scene.attack("Nimbus", "Siege Engine").attack("Repo", "Tude")

    scene.fight({"Nimbus": (2, "Tude"), "Tude": (2, "Riposte")})

    assert scene.health("Tude", "Riposte") == (2, 5)


@pytest.mark.covers("R44")
def test_T86_healing_stops_at_the_printed_health() -> None:
    scene = fought("Nimbus, Keystone 12", "Siege Engine", "Nimbus > Siege Engine", {"Nimbus": (2, "Keystone")})

    assert scene.health("Keystone", "Siege Engine", "Nimbus") == (13, 12, 7)


@pytest.mark.covers("R45")
@pytest.mark.parametrize("before, after, down", [(-4, 0, True), (-3, 1, False)])
def test_T87_only_above_zero_is_a_character_up_again(before: int, after: int, down: bool) -> None:
    scene = fought(f"Tude, Keystone {before}", "Siege Engine", "Tude > Siege Engine", {"Tude": (2, "Keystone")})

    assert scene.health("Keystone", "Tude", "Siege Engine") == (after, 5, 12)
    assert scene.knocked_out("Keystone") == down


@pytest.mark.covers("R46")
def test_T88_the_attacked_healer_revives_a_teammate() -> None:
    scene = fought(
        "Tude, Repo 5",
        "Siege Engine, Sidebet",
        "Siege Engine > Tude, Sidebet > Repo",
        {"Tude": (2, "Repo")},
        current="P2",
    )

    assert scene.health("Repo", "Tude", "Sidebet") == (4, 5, 5) and not scene.knocked_out("Repo")


@pytest.mark.covers("R41")
def test_T89_adjustments_are_fixed_before_any_damage() -> None:
    scene = fought("Riposte 3, Repo", "Tude, Clarion", "Riposte > Tude, Repo > Clarion", {"Riposte": 2})

    assert scene.health("Riposte", "Tude", "Clarion", "Repo") == (-1, 9, 5, 6)


def test_T90_tude_ignores_conditions() -> None:
    scene = fought("Tude", "Repo", "Tude > Repo", extra="Deafening Noise, Pick a Side!")

    assert scene.health("Repo", "Tude") == (7, 6)


def test_T93_foregone_conclusion_is_not_reduced_by_abilities_but_by_conditions() -> None:
    scene = fought("Foregone Conclusion", "Mal Suerte", "Foregone Conclusion > Mal Suerte")
    assert scene.health("Mal Suerte", "Foregone Conclusion") == (6, 4)

    averaged = fought("Foregone Conclusion", "Mal Suerte", "Foregone Conclusion > Mal Suerte", extra="Law of Averages")
    assert averaged.health("Mal Suerte", "Foregone Conclusion") == (7, 5)


def test_T94_gaslight_blanks_the_ability_of_its_opponent() -> None:
    scene = fought("Gaslight", "Mal Suerte", "Gaslight > Mal Suerte")

    assert scene.health("Mal Suerte", "Gaslight") == (6, 6)


def test_T95_chain_lightning_hits_a_second_target_with_fixed_damage() -> None:
    plain = fought("Ohm Ranger", "Repo, Courier 2", "Ohm Ranger > Repo", {"Ohm Ranger": (2, "Courier")})
    assert plain.health("Repo", "Courier", "Ohm Ranger") == (8, 0, 6) and plain.knocked_out("Courier")

    armed = fought(
        "Ohm Ranger", "Repo, Courier 4", "Ohm Ranger > Repo", {"Ohm Ranger": (2, "Courier")}, extra="Call to Arms"
    )
    assert armed.health("Repo", "Courier") == (7, 2)


@pytest.mark.parametrize("before, after", [(4, 1), (3, -1)])
def test_T96_lucky_penny_survives_from_four(before: int, after: int) -> None:
    scene = fought("Bonesnapper", f"Lucky Penny {before}", "Bonesnapper > Lucky Penny")

    assert scene.health("Lucky Penny", "Bonesnapper") == (after, 6)
    assert scene.knocked_out("Lucky Penny") == (after < 1)


def test_T97_brownout_counts_conditions_and_does_not_heal_when_down() -> None:
    scene = fought("Brownout 5", "Repo", "Brownout > Repo", extra="Dead Calm, Stars Align, Crime Wave")

    assert scene.health("Repo", "Brownout") == (5, 0) and scene.knocked_out("Brownout")


def test_T98_riposte_hits_harder_when_attacked() -> None:
    attacked = fought("Repo", "Riposte", "Repo > Riposte")
    assert attacked.health("Repo", "Riposte") == (5, 7)

    attacking = fought("Riposte", "Repo", "Riposte > Repo")
    assert attacking.health("Repo", "Riposte") == (7, 7)


def test_R43_hits_of_one_group_are_added_and_force_field_counts_once() -> None:
    scene = Scene("""
        duel
        step 7, P1
        P1: Ohm Ranger, Halogen
        P2: Repo, Sidebet | hand: Force Field
        fights: Ohm Ranger > Repo, Halogen > Sidebet
    """)
    scene.pick("Chain Lightning (3 ranged) on Sidebet")

    scene.play("Force Field", "Sidebet", window="W8", by=1).fight()

    # Glare 4 and lightning 2 in one group: 6 in all, of which 4 are prevented.
    assert scene.health("Sidebet") == 9 - (4 + 2 - 4)


def test_R47_ranged_matters_only_to_cards_that_name_it() -> None:
    storm = fought("Courier", "Dark", "Courier > Dark", extra="Freak Storm")

    assert storm.health("Courier", "Dark") == (7 - 3, 10 - 4)


def test_R49_damage_is_of_the_characters_own_type() -> None:
    # The bonus of a Physical teammate does not make a Fate Character's blow Physical.
    scene = fought(
        "Riposte, Sidebet",
        "Tude, Clarion",
        "Riposte > Tude, Sidebet > Clarion",
        {"Riposte": 2},
        extra="Unstable Terrain",
    )

    assert scene.health("Clarion") == 10 - (4 + 1 + 1)
    assert scene.health("Tude") == 9 - (3 + 1 - 1)


def test_R39_no_zero_in_between() -> None:
    # 2 - 1 (Mal Suerte) - 1 (Bystanders) - 1 (Blackout) = -1, then + 3 = 2: adding first, zero last.
    scene = Scene("""
        duel
        step 7, P1
        P1: Nimbus, Repo 5 | hand: Adrenaline Rush, Dead Calm
        P2: Mal Suerte
        fights: Nimbus > Mal Suerte
        conditions: Innocent Bystanders, Citywide Blackout
    """)
    scene.pick("Silver Lining (2) on Repo").play("Adrenaline Rush", "Nimbus", window="W8", by=0).fight()

    assert scene.health("Mal Suerte") == 10 - 2


def test_R45_and_R46_medi_kit_on_a_character_far_down() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo -5, Dark | hand: Emergency Medi-kit, Dead Calm\nP2: Keystone")

    scene.play("Emergency Medi-kit", "Repo", window="W12", by=0)

    assert scene.health("Repo") == 0 and scene.knocked_out("Repo")


def test_gaslight_also_blanks_a_survivor_and_a_stubborn_villain() -> None:
    penny = fought("Gaslight", "Lucky Penny 4", "Gaslight > Lucky Penny")
    assert penny.health("Lucky Penny") == 0

    stubborn = fought("Gaslight", "Foregone Conclusion", "Gaslight > Foregone Conclusion", {"Gaslight": 2})
    assert stubborn.health("Gaslight") == 10 - (4 - 2)


def test_solstice_is_stronger_on_other_players_turns_and_weakens_opponents() -> None:
    own = fought("Solstice", "Repo", "Solstice > Repo")
    assert own.health("Repo") == 7

    other = fought("Repo", "Solstice", "Repo > Solstice", {"Solstice": 2})
    assert other.health("Repo", "Solstice") == (11 - (3 + 1), 10 - (4 - 1))


def test_providence_protects_her_team_and_avenges_the_fallen() -> None:
    scene = fought(
        "Providence, Repo, Courier -1", "Sidebet, Keystone", "Providence > Sidebet, Keystone > Repo", {"Providence": 2}
    )

    assert scene.health("Sidebet") == 9 - (3 + 2)
    assert scene.health("Providence", "Repo") == (9 - (5 - 1), 11 - (3 - 1))


def test_stampede_and_static_cling() -> None:
    scene = fought(
        "Black Friday, Repo",
        "Static Cling, Halogen",
        "Black Friday > Static Cling, Repo > Halogen",
        {"Black Friday": 2, "Static Cling": 2},
    )

    assert scene.health("Halogen") == 8 - (4 + 1)
    assert scene.health("Static Cling", "Black Friday") == (8 - (4 + 1 - 1), 10 - 4)


def test_the_preview_says_what_will_happen() -> None:
    scene = Scene("duel\nstep 7, P1\nP1: Mal Suerte\nP2: Black Friday\nfights: Mal Suerte > Black Friday")

    seen = GAME.preview(scene.state, 0)
    assert seen is not None
    scene.fight()

    after = {person.n: person.health for person in seen.after}
    assert after == {card: scene.state.health[card] for card in (number("Mal Suerte"), number("Black Friday"))}
    assert seen.unknown == ["Mal Suerte has not declared a power", "Black Friday has not declared a power"]


def test_explain_gives_every_cause() -> None:
    scene = Scene("duel\nstep 9, P1\nP1: Repo\nP2: Mal Suerte 7\nfights: Repo > Mal Suerte\nconditions: Close Quarters")

    first = GAME.explain(scene.state, 0, number("Repo")).powers[0]

    assert first.damage == 4 + 1 - 1 + 1
    assert [(cause.why, cause.amount) for cause in first.causes] == [
        ("printed", 4),
        ("ability", 1),
        ("ability", -1),
        ("Condition", 1),
    ]


@pytest.mark.covers("R73")
@pytest.mark.parametrize("lights, lightning, attack", [(2, 2 - 2, 3 - 2), (1, 2, 3)])
def test_lights_out_lowers_all_energy_damage_also_of_chain_lightning(lights: int, lightning: int, attack: int) -> None:
    scene = fought(
        "Ohm Ranger, Keystone",
        "Sidebet, Dark, Repo",
        "Ohm Ranger > Sidebet, Keystone > Dark",
        {"Ohm Ranger": (2, "Repo"), "Dark": lights},
    )

    assert scene.health("Repo", "Sidebet") == (11 - lightning, 9 - attack)


@pytest.mark.covers("R73")
def test_what_lowers_attacks_leaves_chain_lightning_as_it_is() -> None:
    scene = fought(
        "Ohm Ranger, Keystone",
        "Providence, Mal Suerte",
        "Ohm Ranger > Providence",
        {"Ohm Ranger": (2, "Mal Suerte"), "Providence": 2},
    )

    assert scene.health("Mal Suerte") == 10 - 2  # neither his own luck nor Guardian Hour: it is no attack
    assert scene.health("Providence") == 9 - (3 - 1)
