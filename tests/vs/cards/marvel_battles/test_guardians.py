"""The Guardians of The Marvel Battles: supporting characters, plot twists and Location."""

from __future__ import annotations

import pytest

from capes.vs.contract.events import Revealed
from tests.vs.cards.setting import BACK, FRONT, Cast, Game, at, barred, plain, side, works

PILOT = plain("Pilot", 3, 3, team="Guardians")
BRUTE = plain("Brute", 5, 4)
WEAK = plain("Weak", 0, 1)
BOSS = plain("Boss", 1, 3, kind="main", health=9)

# -- supporting characters ------------------------------------------------------------------------------------------


@works("mb/cosmo: Nullify")
@pytest.mark.covers("KW-27", "KW-28")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_cosmo_nullifies_a_main_but_not_its_level_up(edition: str) -> None:
    game = Game(
        side(front=[BRUTE], hand=["mb/cosmo"], resources=1),
        side("mb/hulk-main-l1", front=["mb/iron-man"], symbols="Might"),
        phase="recruit",
        edition=edition,
    )
    iron = game.copy().recruits("Cosmo", "back").picks("Iron Man")
    game.recruits("Cosmo", "back").picks("Hulk").until("main phase", "you").fights("Brute", on="Hulk")

    assert iron.keywords("Iron Man") == []
    assert game["Hulk"].xp == 1
    assert not game.until("main phase", "enemy").offers("use", "Smash") or edition == "errata"


@works("mb/cosmo: Nullify")
@pytest.mark.covers("KW-28")
def test_cosmo_may_nullify_the_stunned_who_recover_without_powers() -> None:
    game = Game(
        side(hand=["mb/cosmo"], resources=1),
        side(at("mb/hulk-main-l1", stunned=True, wounds=1), symbols="Might"),
        phase="recruit",
    )

    game.recruits("Cosmo", "back").until("main phase", "enemy")

    assert not game.stunned("Hulk") and not game.offers("use", "Smash")


@works("mb/cosmo: Nullify")
@pytest.mark.covers("KW-29")
def test_nullify_is_suspended_while_cosmo_lacks_powers_and_ends_for_good_with_a_stun() -> None:
    game = Game(
        side(hand=["mb/cosmo"], resources=1),
        side("mb/star-lord-main-l2", front=["mb/black-panther"], symbols="Skill"),
        phase="recruit",
    )
    game.recruits("Cosmo", "back").picks("Black Panther").until("main phase", "enemy")
    assert game.keywords("Black Panther") == []
    game.uses("Star-Lord", "Space Cop")
    assert game.keywords("Black Panther") == ["Ferocious"]
    game.ends_turn()
    assert game.keywords("Black Panther") == []

    stunned = Game(
        side(hand=["mb/cosmo"], resources=1),
        side(front=["mb/black-panther", "mb/thor"], symbols="Energy"),
        phase="recruit",
    )
    stunned.recruits("Cosmo", "back").picks("Black Panther").until("main phase", "enemy")
    stunned.uses("Thor", "Lightning Strike").picks("Cosmo")
    assert stunned.keywords("Black Panther") == ["Ferocious"]


@barred("mb/cosmo: Nullify")
@pytest.mark.covers("KW-29")
def test_a_cosmo_who_was_stunned_and_recovers_nullifies_nobody() -> None:
    tough = side(front=["mb/black-panther", "mb/yondu"], symbols="Skill")
    game = Game(side(hand=["mb/cosmo"], resources=1), tough, phase="recruit")
    game.recruits("Cosmo", "back").picks("Black Panther")
    game["Cosmo"].wounds = -3  # as tough as need be to come back
    game.until("main phase", "enemy").uses("Yondu", "Yaka Arrow").picks("Cosmo")
    assert game.stunned("Cosmo")
    game.until("main phase", "you")

    assert not game.stunned("Cosmo") and game.keywords("Black Panther") == ["Ferocious"]


@barred("mb/cosmo: Nullify")
def test_cosmo_nullifies_no_friend_and_by_the_errata_for_this_turn_only() -> None:
    left = {}
    for edition in ("documents", "errata"):
        game = Game(
            side(front=[PILOT], hand=["mb/cosmo"], resources=1),
            side(front=["mb/black-panther"]),
            phase="recruit",
            edition=edition,
        )
        game.recruits("Cosmo", "back")
        assert not game.offers("Pilot")
        game.picks("Black Panther").until("main phase", "enemy")
        left[edition] = game.keywords("Black Panther")

    assert left == {"documents": [], "errata": ["Ferocious"]}


@barred("mb/cosmo: Nullify")
def test_by_the_errata_the_nullified_gain_no_power_either_that_turn() -> None:
    gained = {}
    for edition in ("documents", "errata"):
        game = Game(
            side(front=[BRUTE], hand=["mb/cosmo"], resources=1),
            side(front=[PILOT], hand=["mb/vigilante-justice"]),
            phase="recruit",
            edition=edition,
        )
        game.recruits("Cosmo", "back").picks("Pilot").until("main phase", "you").attacks("Brute", on="Pilot")
        game.picks("pass").plays("Vigilante Justice").picks("Pilot")
        gained[edition] = game.keywords("Pilot")

    assert gained == {"documents": ["Ferocious"], "errata": []}


@works("mb/yondu: Yaka Arrow")
def test_yaka_arrow_stuns_a_cheap_supporting_character_of_anybody() -> None:
    game = Game(side(front=["mb/yondu", PILOT], symbols="Skill"), side(front=[plain("Foe", 9, 9, cost=3)]))

    game.uses("Yondu", "Yaka Arrow")
    assert game.offers("Pilot") and game.offers("Yondu")
    game.picks("Foe")

    assert game.stunned("Foe") and game["Foe"].wounds == 1


@barred("mb/yondu: Yaka Arrow")
def test_yaka_arrow_cannot_reach_the_dear_or_a_main() -> None:
    game = Game(side(front=["mb/yondu", PILOT], symbols="Skill"), side(front=[plain("Foe", 9, 9, cost=4)]))

    game.uses("Yondu", "Yaka Arrow")

    assert not game.offers("Foe") and not game.offers("Enemy Main")
    assert not Game(side(front=["mb/yondu"], symbols="Might")).offers("use")


@works("mb/major-victory: Psychokinetic Shove")
def test_psychokinetic_shove_pushes_an_enemy_back() -> None:
    game = Game(side(front=["mb/major-victory"], symbols="Intellect"), side(front=[BRUTE]))

    assert game.uses("Major Victory", "Psychokinetic Shove").picks("Brute")["Brute"].row == BACK


@barred("mb/major-victory: Psychokinetic Shove")
def test_psychokinetic_shove_moves_no_friend_and_nobody_already_behind() -> None:
    game = Game(side(front=["mb/major-victory", PILOT], symbols="Intellect"), side(at(BOSS, row="back"), back=[BRUTE]))

    game.uses("Major Victory", "Psychokinetic Shove")

    assert game.why == "main phase" and game["Pilot"].row == FRONT and game["Brute"].row == BACK


@works("mb/mantis: Rebirth")
@pytest.mark.covers("KW-31")
def test_mantis_may_be_reborn_as_a_resource() -> None:
    game = Game(side(front=[BRUTE]), side(front=["mb/mantis"], resources=2))

    game.fights("Brute", on="Mantis")
    assert game.why == "may" and game.decider == "enemy"
    game.picks("yes")

    assert ("Mantis", False) in game.resources("enemy") and game.ko("enemy") == []
    assert game.until("recruit step", "enemy").state.players[1].points == 3


@works("mb/mantis: Rebirth")
@pytest.mark.covers("FAQ-15")
def test_mantis_is_reborn_when_a_second_one_arrives_on_top_of_the_turns_resource() -> None:
    game = Game(side(front=["mb/mantis"], hand=["mb/mantis", "mb/academy"], resources=1), phase="resource")

    game.picks("resource", "Academy", "up").until("recruit step").recruits("Mantis").picks("yes")

    assert len(game.resources()) == 3 and "Mantis" in game


@works("mb/mantis: Rebirth")
@pytest.mark.covers("FAQ-16")
def test_a_stolen_mantis_goes_to_her_owners_row_if_her_controller_likes() -> None:
    game = Game(side(front=["mb/professor-x"], symbols="Intellect"), side(front=["mb/mantis", BRUTE], resources=1))
    game.uses("Professor X", "Mind Control").picks("Mantis").picks("front").fights("Mantis", on="Brute")
    assert game.why == "may" and game.decider == "you"
    declined = game.copy().picks("no")
    game.picks("yes")

    assert ("Mantis", False) in game.resources("enemy") and len(game.resources()) == 1
    assert declined.ko("enemy") == ["Mantis"]


@barred("mb/mantis: Rebirth")
def test_mantis_is_not_reborn_when_declined_or_nullified() -> None:
    declined = Game(side(front=[BRUTE]), side(front=["mb/mantis"])).fights("Brute", on="Mantis").picks("no")
    nullified = Game(side("mb/star-lord-main-l2", front=[BRUTE], symbols="Skill"), side(front=["mb/mantis"]))
    nullified.uses("Star-Lord", "Space Cop").fights("Brute", on="Mantis")

    assert declined.ko("enemy") == ["Mantis"] and declined.resources("enemy") == []
    assert nullified.why == "main phase" and nullified.ko("enemy") == ["Mantis"]


@works("mb/agent-venom: Symbiote Strength")
def test_symbiote_strength_gives_two_counters() -> None:
    game = Game(side(front=["mb/agent-venom"], symbols="Might"))

    assert game.uses("Agent Venom", "Symbiote Strength").stats("Agent Venom") == (5, 5)


@barred("mb/agent-venom: Symbiote Strength")
def test_symbiote_strength_works_once_a_turn_for_might() -> None:
    game = Game(side(front=["mb/agent-venom"], symbols="Might Might"))

    assert not game.uses("Agent Venom", "Symbiote Strength").offers("use")
    assert not Game(side(front=["mb/agent-venom"], symbols="Skill")).offers("use")


@works("mb/rocket: Scavenger")
def test_scavenger_returns_any_card_of_your_pile() -> None:
    game = Game(side(front=["mb/rocket"], ko=["mb/academy", PILOT], symbols="Skill"), side(ko=[BRUTE]))

    game.uses("Rocket", "Scavenger")
    assert not game.offers("Brute")
    game.picks("Pilot")

    assert game.hand() == ["Pilot"] and game.ko() == ["Academy"]


@barred("mb/rocket: Scavenger")
def test_scavenger_finds_nothing_in_an_empty_pile_and_needs_skill() -> None:
    assert Game(side(front=["mb/rocket"], symbols="Skill")).uses("Rocket", "Scavenger").hand() == []
    assert not Game(side(front=["mb/rocket"], ko=[PILOT], symbols="Energy")).offers("use")


@works("mb/gamora: Lethal")
@pytest.mark.covers("KW-17", "COMBAT-31")
@pytest.mark.parametrize("edition", ["documents", "errata"])
def test_gamora_is_lethal_to_defending_supporting_characters_even_with_little_atk_in_a_team(edition: str) -> None:
    game = Game(side(front=["mb/gamora"]), side(front=[WEAK]), edition=edition).fights("Gamora", on="Weak")
    team = Game(side(front=["mb/gamora", PILOT]), side(front=[plain("Foe", 0, 6)]), edition=edition)
    team.fights("Gamora", "Pilot", on="Foe")

    assert game.ko("enemy") == ["Weak"]
    assert team.ko("enemy") == ["Foe"]


@barred("mb/gamora: Lethal")
@pytest.mark.covers("KW-17")
def test_gamora_is_not_lethal_to_attackers_or_mains() -> None:
    defending = Game(side(front=[plain("Foe", 1, 2)]), side(front=["mb/gamora"])).fights("Foe", on="Gamora")
    main = Game(side(front=["mb/gamora"]), side(BOSS)).fights("Gamora", on="Boss")

    assert defending.stunned("Foe") and main.stunned("Boss")


@barred("mb/gamora: Lethal")
def test_by_the_errata_a_stun_without_a_wound_is_not_lethal() -> None:
    left = {}
    for edition in ("documents", "errata"):
        game = Game(
            side(front=[at("mb/gamora", counters=9)]), side(front=["mb/luke-cage"], symbols="Might"), edition=edition
        )
        game.attacks("Gamora", on="Luke Cage").picks("pass").uses("Luke Cage", "Impervious Skin").resolves()
        left[edition] = "Luke Cage" in game

    assert left == {"documents": False, "errata": True}


@works("mb/nova: Nova Force Speed")
def test_nova_readies_to_attack_again() -> None:
    game = Game(side(front=["mb/nova"], symbols="Energy"), side(front=[WEAK, plain("Foe", 0, 1)]))

    game.fights("Nova", on="Weak").uses("Nova", "Nova Force Speed")

    assert game.can_attack("Nova", on="Foe")


@barred("mb/nova: Nova Force Speed")
def test_a_stunned_nova_does_not_get_ready() -> None:
    assert not Game(side(front=[at("mb/nova", stunned=True)], symbols="Energy")).offers("use")
    assert not Game(side(front=[at("mb/nova", exhausted=True)], symbols="Skill")).offers("use")


@works("mb/star-lord: Leader")
@pytest.mark.covers("KW-16")
def test_star_lord_chooses_who_is_struck_back() -> None:
    game = Game(side(front=["mb/star-lord", plain("Big", 3, 9, team="Guardians")]), side(front=[BRUTE]))

    game.fights("Star-Lord", "Big", on="Brute")

    assert game.why == "strike back at" and game.decider == "you"


@barred("mb/star-lord: Leader")
def test_star_lord_leads_nobody_from_the_side_line_or_alone() -> None:
    game = Game(side(back=["mb/star-lord"], front=[PILOT, plain("Pal", 1, 1, team="Guardians")]), side(front=[BRUTE]))
    alone = Game(side(front=["mb/star-lord"]), side(front=[BRUTE])).fights("Star-Lord", on="Brute")

    assert game.fights("Pilot", "Pal", on="Brute").decider == "enemy"
    assert alone.why == "main phase"


@works("mb/star-lord: Team Up")
@pytest.mark.covers("KW-37")
def test_star_lord_makes_guardians_of_your_supporting_characters() -> None:
    game = Game(
        side("mb/hulk-main-l1", front=["mb/star-lord", PILOT, "mb/storm"], up=["mb/knowhere"]), side(front=[BRUTE])
    )

    assert game.can_attack("Storm", "Pilot", on="Brute")
    assert game.offers("use", "Storm", "Thunder Storm")


@works("mb/star-lord: Team Up")
@pytest.mark.covers("FAQ-04")
def test_a_mixed_team_attack_goes_on_when_star_lord_is_stunned() -> None:
    game = Game(
        side(front=[at("mb/star-lord", counters=-5), PILOT, plain("X", 3, 3, team="X-Men")]),
        side(front=[plain("Foe", 0, 4, team="Super Villains")], hand=["mb/metal-and-fire"]),
    )
    game.attacks("Star-Lord", "Pilot", "X", on="Foe").picks("pass").plays("Metal and Fire")
    assert "Star-Lord" not in game
    game.resolves()

    assert game.stunned("Foe")


@barred("mb/star-lord: Team Up")
@pytest.mark.covers("KW-37")
def test_star_lord_helps_no_main_and_nobody_while_stunned() -> None:
    game = Game(side("mb/hulk-main-l1", front=["mb/star-lord", PILOT], up=["mb/knowhere"]), side(front=[BRUTE]))
    assert not game.can_attack("Hulk", "Pilot", on="Brute")

    down = Game(
        side(front=[at("mb/star-lord", stunned=True), PILOT, "mb/storm"], up=["mb/knowhere"]), side(front=[BRUTE])
    )
    assert not down.can_attack("Storm", "Pilot", on="Brute") and not down.offers("use", "Thunder Storm")


@works("mb/groot: I Am Groot")
@pytest.mark.covers("KW-11")
def test_groot_is_as_big_as_your_resources_are_many() -> None:
    game = Game(side(front=["mb/groot", "mb/nick-fury"], resources=3, symbols="Intellect"))
    assert game.stats("Groot") == (4, 4)

    game.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.").picks("down")

    assert game.stats("Groot") == (5, 5)


@barred("mb/groot: I Am Groot")
@pytest.mark.covers("FAQ-13", "FAQ-14")
def test_groot_falls_when_nullified_or_evened_out_but_counters_hold_him_up() -> None:
    def facing(groot: Cast) -> Game:
        return Game(
            side(hand=["mb/cosmo"], resources=1),
            side(front=[groot], resources=6),
            phase="recruit",
        )

    small = facing("mb/groot").recruits("Cosmo", "back").picks("Groot")
    assert small.stunned("Groot")
    held = facing(at("mb/groot", counters=2)).recruits("Cosmo", "back").picks("Groot")
    assert held.stats("Groot") == (2, 2)

    even = Game(side(front=[PILOT, BRUTE], hand=["mb/even-the-odds"]), side(front=["mb/groot"], resources=5))
    even.attacks("Brute", on="Groot").plays("Even the Odds")
    assert even.stunned("Groot") and even.why == "main phase"


@works("mb/moondragon: Mental Focus")
def test_mental_focus_takes_one_of_three_unseen() -> None:
    game = Game(
        side(front=["mb/moondragon"], symbols="Intellect", deck=["mb/nova", "mb/nova", "mb/academy", "mb/drax"])
    )

    game.uses("Moondragon", "Mental Focus").picks("Academy")

    assert game.hand() == ["Academy"] and game.deck() == ["Drax", "Nova", "Nova"]
    assert game.told(Revealed) == []


@barred("mb/moondragon: Mental Focus")
def test_mental_focus_finds_nothing_in_an_empty_deck() -> None:
    game = Game(side(front=["mb/moondragon"], symbols="Intellect", deck=[]))

    assert game.uses("Moondragon", "Mental Focus").hand() == []
    assert not Game(side(front=["mb/moondragon"], symbols="Might")).offers("use")


@works("mb/quasar: Quantum Blast")
def test_quantum_blast_turns_any_players_location_down() -> None:
    game = Game(side(front=["mb/quasar"], symbols="Energy Might"), side(symbols="Skill"))

    game.uses("Quasar", "Quantum Blast")
    assert game.offers("Fortress")
    game.picks("Training Ground")

    assert game.resources("enemy") == [("Training Ground", False)]


@barred("mb/quasar: Quantum Blast")
def test_quantum_blast_does_nothing_without_a_face_up_location() -> None:
    game = Game(side(front=["mb/quasar"], symbols="Energy"), side(resources=2, down=["mb/fortress"]))

    game.uses("Quasar", "Quantum Blast")

    assert game.why == "main phase" and not any(up for _, up in game.resources("enemy"))


@works("mb/drax: Berserker")
@pytest.mark.covers("KW-01", "FAQ-10")
def test_drax_goes_berserk_even_if_the_attack_is_called_off() -> None:
    game = Game(side(front=["mb/drax"]), side(front=["mb/ant-man"]))

    game.attacks("Drax", on="Ant-Man")
    while game.why == "order triggers":
        game.picks("Shrink")
    game.picks("yes")

    assert game.stats("Drax") == (7, 7) and game.why == "main phase" and not game["Drax"].ready


@barred("mb/drax: Berserker")
def test_drax_does_not_go_berserk_when_friends_attack() -> None:
    game = Game(side(front=["mb/drax", PILOT]), side(front=[WEAK]))

    assert game.fights("Pilot", on="Weak")["Drax"].counters == 0


@works("mb/drax: Grab", "mb/doctor-octopus: Grab")
@pytest.mark.covers("KW-10")
@pytest.mark.parametrize("who", ["mb/drax", "mb/doctor-octopus"])
def test_nobody_flies_over_a_grabber_in_front(who: str) -> None:
    game = Game(side(front=["mb/nova"]), side(front=[who], back=[WEAK]))

    assert not game.can_attack("Nova", on="Weak") and game.can_attack("Nova", on=who)


@barred("mb/drax: Grab", "mb/doctor-octopus: Grab")
@pytest.mark.covers("KW-10", "KW-07", "FAQ-07")
@pytest.mark.parametrize("who", ["mb/drax", "mb/doctor-octopus"])
def test_a_stunned_or_distant_grabber_stops_nobody(who: str) -> None:
    down = Game(side(front=["mb/nova"]), side(front=[at(who, stunned=True)], back=[WEAK]))
    behind = Game(side(front=["mb/nova"]), side(front=[BRUTE], back=[WEAK, who]))

    assert down.can_attack("Nova", on="Weak")
    assert behind.can_attack("Nova", on="Weak") and behind.can_attack("Nova", on="Brute")


@works("mb/adam-warlock: Evolutionary Cocoon")
@pytest.mark.covers("KW-04", "FAQ-42")
def test_adam_warlock_appears_stunned_without_a_wound_and_recovers_next_turn() -> None:
    game = Game(side(hand=["mb/adam-warlock"], resources=7), phase="recruit")

    game.recruits("Adam Warlock")
    warlock = game["Adam Warlock"]
    assert game.stunned("Adam Warlock") and warlock.wounds == 0 and not warlock.ready
    game.until("main phase", "you").ends_turn().until("main phase", "you")

    assert not game.stunned("Adam Warlock") and game["Adam Warlock"].ready and game["Adam Warlock"].wounds == 0


@barred("mb/adam-warlock: Evolutionary Cocoon")
def test_adam_warlock_changes_sides_without_a_cocoon() -> None:
    game = Game(side(front=["mb/professor-x"], symbols="Intellect"), side(front=["mb/adam-warlock"]))

    game.uses("Professor X", "Mind Control")
    game.picks("front")

    assert not game.stunned("Adam Warlock") and game["Adam Warlock"].seat == 0


@works("mb/adam-warlock: Emerge")
def test_adam_warlock_emerges_ready() -> None:
    game = Game(side(front=[at("mb/adam-warlock", stunned=True)], symbols="Might"))

    game.uses("Adam Warlock", "Emerge")

    assert not game.stunned("Adam Warlock") and game["Adam Warlock"].ready
    assert game.can_attack("Adam Warlock", on="Enemy Main")


@barred("mb/adam-warlock: Emerge")
@pytest.mark.covers("KW-18")
def test_adam_warlock_emerges_only_from_a_stun_and_not_under_magnetic_suppression() -> None:
    assert not Game(side(front=["mb/adam-warlock"], symbols="Might")).offers("use", "Emerge")
    assert not Game(side(front=[at("mb/adam-warlock", stunned=True)], symbols="Skill")).offers("use")

    held = Game(side(front=[at("mb/adam-warlock", stunned=True)], symbols="Might"), side(front=["mb/magneto"]))
    assert held.uses("Adam Warlock", "Emerge").stunned("Adam Warlock")


# -- plot twists and the Location -----------------------------------------------------------------------------------


@works("mb/vigilante-justice")
def test_vigilante_justice_makes_somebody_in_the_combat_ferocious() -> None:
    game = Game(side(front=[PILOT], hand=["mb/vigilante-justice"]), side(front=[plain("Foe", 9, 3)]))

    game.attacks("Pilot", on="Foe").plays("Vigilante Justice").picks("Pilot").resolves()

    assert game.stunned("Foe") and not game.stunned("Pilot")
    assert "Ferocious" not in game.keywords("Pilot")


@barred("mb/vigilante-justice")
def test_vigilante_justice_needs_a_guardian_and_a_combat() -> None:
    assert not Game(side(front=[PILOT], hand=["mb/vigilante-justice"])).offers("play")
    nobody = Game(side(front=[BRUTE], hand=["mb/vigilante-justice"]), side(front=[WEAK]))
    assert not nobody.attacks("Brute", on="Weak").offers("play")


@works("mb/even-the-odds")
@pytest.mark.covers("FAQ-58")
def test_even_the_odds_resets_once_and_later_modifiers_count() -> None:
    foe = plain("Foe", 3, 3, team="Avengers")
    game = Game(
        side(front=[at(foe, counters=2)], hand=["mb/earths-mightiest-heroes", "mb/open-fire", foe]),
        side(front=[plain("Rival", 1, 20, team="Guardians")], hand=["mb/even-the-odds"]),
    )

    game.attacks("Foe", on="Rival").plays("Earth's Mightiest Heroes").picks("Foe")
    assert game.stats("Foe") == (7, 7)
    game.plays("Even the Odds")
    assert game.stats("Foe") == (3, 3) and game["Foe"].counters == 0
    game.plays("Open Fire")
    assert game.stats("Foe") == (5, 3)

    assert game.picks("pass").picks("power up", "Foe").stats("Foe") == (6, 4)


@barred("mb/even-the-odds")
def test_even_the_odds_leaves_minus_counters_and_friends_alone() -> None:
    game = Game(
        side(front=[PILOT, at(WEAK, counters=2)], hand=["mb/even-the-odds"]), side(front=[at(BRUTE, counters=-1)])
    )
    assert not game.offers("play")

    game.attacks("Pilot", on="Brute").plays("Even the Odds")

    assert game["Brute"].counters == -1 and game["Weak"].counters == 2
    nobody = Game(side(front=[BRUTE], hand=["mb/even-the-odds"]), side(front=[WEAK]))
    assert not nobody.attacks("Brute", on="Weak").offers("play")


@works("mb/give-em-a-lift")
def test_give_em_a_lift_gives_a_counter_and_flight_for_the_turn() -> None:
    game = Game(side(front=[PILOT, BRUTE], hand=["mb/give-em-a-lift"]), side(front=[plain("Wall", 1, 9)], back=[WEAK]))

    game.plays("Give 'Em a Lift").picks("Brute")
    assert game.stats("Brute") == (6, 5) and game.can_attack("Brute", on="Weak")
    game.ends_turn()

    assert "Flight" not in game.keywords("Brute")


@barred("mb/give-em-a-lift")
def test_give_em_a_lift_is_for_your_side_in_the_main_phase() -> None:
    game = Game(side(front=[PILOT], hand=["mb/give-em-a-lift"]), side(front=[BRUTE]))
    assert not game.copy().attacks("Pilot", on="Brute").offers("play")

    assert not game.plays("Give 'Em a Lift").offers("Brute")
    assert not Game(side(front=[BRUTE], hand=["mb/give-em-a-lift"])).offers("play")


@works("mb/knowhere")
def test_knowhere_pays_any_symbol_for_a_guardian() -> None:
    for who, power in (
        ("mb/nova", "Nova Force Speed"),
        ("mb/yondu", "Yaka Arrow"),
        ("mb/moondragon", "Mental Focus"),
        ("mb/agent-venom", "Symbiote Strength"),
    ):
        assert Game(side(front=[who], up=["mb/knowhere"])).offers("use", power)


@barred("mb/knowhere")
def test_knowhere_pays_for_guardians_only() -> None:
    assert not Game(side(front=["mb/thor"], up=["mb/knowhere"])).offers("use")
    assert not Game(side(front=["mb/nova"], down=["mb/knowhere"])).offers("use")
