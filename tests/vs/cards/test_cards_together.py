"""Cards beside each other, in cases that no card's own tests show."""

from __future__ import annotations

import pytest

from capes.vs.game import GAME
from capes.vs.words import (
    ANGRY,
    END_OF_TURN,
    ENEMY,
    IT,
    MAIN,
    YOURS,
    Choose,
    Each,
    Give,
    Has,
    LosesPowers,
    Named,
    Stun,
    SuperPower,
    TurnBegins,
    When,
)
from capes.vs.words.truths import KEYWORD_POWERS
from tests.vs.cards.setting import FRONT, Game, Side, at, plain, side

GIANT = plain("Giant", 9, 9)
BRUTE = plain("Brute", 5, 4)
WALL = plain("Wall", 0, 9)

# -- a combat that is over before its triggers are -------------------------------------------------------------------


@pytest.mark.covers("COMBAT-24", "KW-34")
def test_what_lasts_for_a_combat_does_not_wait_for_the_next_one() -> None:
    you = side("mb/rocket-main-l2", front=["mb/black-widow"], symbols="Energy", hand=["mb/x-factor"], ko=[])
    game = Game(you, side(front=["mb/ant-man", WALL]))

    game.uses("Rocket", "Murder You!").attacks("Rocket", on="Ant-Man").picks("Shrink").picks("yes")

    assert game.state.combat is None and game.stats("Rocket") == (6, 5)


@pytest.mark.covers("COMBAT-24", "KW-34")
def test_bad_luck_for_a_combat_that_was_cancelled_is_over_with_it() -> None:
    friend = plain("Friend", 1, 9)
    game = Game(side(front=["af/black-cat", friend]), side(front=["mb/ant-man", GIANT], hand=[GIANT]))

    game.attacks("Black Cat", on="Ant-Man").picks("Shrink").picks("yes")
    game.attacks("Friend", on="Giant").picks("pass").picks("power up", "Giant")

    assert game["Giant"].counters == 1


@pytest.mark.covers("COMBAT-23", "UNIQUE-01")
def test_who_enters_in_place_of_its_own_copy_goes_with_the_combat_that_ended() -> None:
    fatale = plain("Fatale", 2, 3, team="Femme Fatales")
    game = Game(side(front=[BRUTE]), side(front=[fatale], hand=["af/dramatic-entrance", fatale]))

    game.attacks("Brute", on="Fatale").picks("pass").plays("Dramatic Entrance").picks("Fatale")

    assert game.why == "main phase" and "Fatale" not in game and not game.state.modifiers
    assert sorted(game.ko("enemy")) == ["Dramatic Entrance", "Fatale", "Fatale"]


def brainwashed() -> Game:
    """Xeno is on the side of Purple Man."""
    xeno = plain("Xeno", 9, 9, team="Underworld")
    you = side(front=["def/purple-man"], symbols="Intellect")
    game = Game(you, side(front=["mb/red-skull", "af/medusa", xeno, GIANT], symbols="Skill Skill"))
    game.uses("Purple Man", "Brainwash").picks("Xeno").ends_turn()
    return game


@pytest.mark.covers("COMBAT-23", "TERM-04")
def test_whoever_goes_home_in_mid_combat_leaves_it() -> None:
    game = brainwashed().until("formation step", "you").picks("move", "Xeno").picks("main phase")

    game.attacks("Purple Man", "Xeno", on="Red Skull").picks("pass")
    game.uses("Red Skull", "Dust of Death").picks("Purple Man")

    assert game["Xeno"].seat == 1 and game.state.combat is None and game.why == "main phase"
    assert not game.stunned("Red Skull")


@pytest.mark.covers("GOLDEN-02")
def test_whom_nothing_may_move_does_not_go_home() -> None:
    game = brainwashed().until("formation step", "you").picks("move", "Xeno").picks("main phase").ends_turn()

    game.until("main phase", "enemy").uses("Medusa", "Prehensile Hair").picks("Xeno")
    game.fights("Giant", on="Purple Man").until("main phase", "enemy")

    assert "Purple Man" not in game and game["Xeno"].seat == 0 and game["Xeno"].row == FRONT


# -- powers lost, given and copied -----------------------------------------------------------------------------------


@pytest.mark.covers("KW-24")
@pytest.mark.parametrize(("edition", "flies"), [("documents", True), ("errata", False)])
def test_hope_has_what_other_x_men_have_been_given_but_by_the_errata_only_what_is_printed(
    edition: str, flies: bool
) -> None:
    pilot = plain("Pilot", team="Guardians")
    game = Game(side(front=["mb/hope-summers", "mb/gambit", pilot], hand=["mb/give-em-a-lift"]), edition=edition)

    game.plays("Give 'Em a Lift").picks("Gambit")

    assert game.keywords("Gambit") == ["Flight"] and ("Flight" in game.keywords("Hope Summers")) is flies


@pytest.mark.covers("KW-25", "KW-27")
def test_hope_in_the_ko_pile_has_no_power_that_is_nullified() -> None:
    you = side(front=["mb/deadpool"], ko=["mb/hope-summers"], symbols="Might")
    game = Game(you, side(hand=["mb/cosmo"], resources=1), phase="recruit", turn_of="enemy")

    game.recruits("Cosmo").picks("Deadpool")
    game.until("formation step", "you")

    assert not game.offers("use", "Hope Summers", "Can't Keep a Bad Man Down")


@pytest.mark.covers("KW-27")
def test_nullify_takes_what_was_given_before_and_not_what_is_given_after() -> None:
    enemy = side(front=["af/black-cat", "af/satana"])
    before = Game(side(hand=["mb/cosmo"], resources=1), enemy, phase="recruit")
    after = Game(
        side(hand=["mb/cosmo"], resources=1),
        side(front=["af/black-cat"], hand=["af/satana"], resources=5),
        phase="recruit",
    )

    before.recruits("Cosmo").picks("Black Cat")
    after.recruits("Cosmo").picks("Black Cat").until("recruit step", "enemy").recruits("Satana")

    assert before.keywords("Black Cat") == [] and after.keywords("Black Cat") == ["Lethal"]


@pytest.mark.covers("TERM-09")
def test_a_named_power_without_a_keyword_of_the_rulebook_is_a_keyword_power_as_well() -> None:
    hush = SuperPower("Hush", MAIN, (), (Choose(ENEMY), Give(LosesPowers(IT, only=KEYWORD_POWERS), END_OF_TURN)))
    game = Game(side(front=[plain("Judge", 1, 9, powers=(hush,))]), side(front=["mcu/red-skull", "mcu/killian"]))
    assert game.stats("Killian") == (2, 4)

    game.uses("Judge", "Hush").picks("Red Skull")

    assert game.stats("Killian") == (1, 3) and game.keywords("Red Skull") == []


@pytest.mark.covers("KW-29", "TERM-09")
def test_nullify_pauses_while_its_bearer_is_without_keyword_powers() -> None:
    hush = SuperPower("Hush", MAIN, (), (Choose(ENEMY), Give(LosesPowers(IT, only=KEYWORD_POWERS), END_OF_TURN)))
    you = side(front=[plain("Judge", 1, 9, powers=(hush,)), "mb/nova"])
    game = Game(you, side(hand=["mb/cosmo"], resources=1), phase="recruit", turn_of="enemy")

    game.recruits("Cosmo").picks("Nova").until("main phase", "you")
    assert game.keywords("Nova") == []
    game.uses("Judge", "Hush").picks("Cosmo")
    assert game.keywords("Nova") == ["Flight"]
    game.ends_turn().until("main phase", "enemy")

    assert game.keywords("Nova") == []


@pytest.mark.covers("FAQ-38")
def test_space_cop_takes_a_bond_given_earlier_in_the_turn() -> None:
    you = side("mb/star-lord-main-l2", front=[BRUTE], symbols="Skill")
    enemy = side("def/venom-main-l2", symbols="Might")
    game = Game(you, enemy)

    game.attacks("Brute", on="Venom").picks("pass").uses("Venom", "Permanent Bond").resolves().until("main phase")
    assert "Symbiosis" in game.keywords("Venom")
    game.uses("Star-Lord", "Space Cop")

    assert game.keywords("Venom") == []


@pytest.mark.covers("COMBAT-32")
def test_rogue_keeps_nothing_of_somebody_who_stuns_her_in_the_same_exchange() -> None:
    game = Game(side(front=["af/rogue"]), side(front=[at("mb/drax", wounds=1)]))

    game.fights("Rogue", on="Drax")
    assert game.stunned("Rogue") and "Drax" not in game
    game.until("main phase", "enemy").ends_turn().until("main phase", "you")

    assert game.keywords("Rogue") == ["Flight", "Absorb Powers"] and not game.state.modifiers


@pytest.mark.covers("TIMING-07", "FAQ-32")
@pytest.mark.parametrize(("first", "xp"), [("Crash", 0), ("Magneto", 1)])
def test_magneto_must_be_face_up_still_when_his_turn_has_begun(first: str, xp: int) -> None:
    crash = When(TurnBegins(), (Stun(Each(YOURS & Named("Magneto"))),), "Crash")
    game = Game(side("mb/magneto-main-l1", front=[plain("Wrecker", 1, 1, powers=(crash,))]), phase="start")

    game.picks(first).until("resource step")

    assert game["Magneto"].xp == xp


# -- two heads -------------------------------------------------------------------------------------------------------


def joint(*people: Side) -> Game:
    return Game(*people, mode="two-headed", sides=(0, 1, 0, 1))


@pytest.mark.covers("2HT-04")
def test_a_joint_side_powers_up_for_the_first_time_once_a_turn() -> None:
    ann, bob = plain("Ann", 1, 5), plain("Bob", 1, 5)
    game = joint(side(front=["af/loki", ann], hand=[ann]), side(), side(front=[bob], hand=[bob]), side())

    game.picks("power up", "Ann").picks("hand over").picks("power up", "Bob")

    assert game["Bob"].counters == 1 and len(game.hand("you")) == 3 and game.hand("third") == []


@pytest.mark.covers("2HT-04")
def test_a_character_has_used_its_power_whichever_partner_paid() -> None:
    grimm = joint(side("af/sister-grimm-main-l2"), side(), side(symbols="Intellect"), side())
    iron = joint(side("mcu/iron-man-main-l1"), side(front=[GIANT]), side(symbols="Energy"), side())

    grimm.picks("hand over").uses("Sister Grimm", "Open Sesame")
    iron.picks("hand over").uses("Iron Man", "Unibeam").picks("Giant")

    assert grimm["Sister Grimm"].face.level == 1 and len(grimm.hand("third")) == 3
    assert iron["Iron Man"].xp == 1


@pytest.mark.covers("2HT-04", "MCU-15")
def test_either_partner_brings_an_ultron_back() -> None:
    people = (side("mcu/ultron-main-l1"), side(), side(symbols="Intellect"), side())
    game = Game(*people, mode="two-headed", sides=(0, 1, 0, 1), phase="formation")

    game.picks("hand over").uses("Ultron", "There's Only One Path To Peace").picks("back")

    assert [(c.owner, c.main_of) for c in game.found("Ultron")] == [(0, 0), (0, 0)]


# -- below zero ------------------------------------------------------------------------------------------------------


@pytest.mark.covers("STATS-06")
def test_masquerade_makes_up_for_atk_below_zero() -> None:
    enemy = side(front=[plain("Foe", 4, 9)], hand=["def/shock-to-the-system"])
    game = Game(side("af/mystique-main-l1", symbols="Skill"), enemy)

    game.attacks("Mystique", on="Foe").picks("pass").plays("Shock to the System")
    assert game.stats("Mystique") == (0, 6)
    game.uses("Mystique", "Masquerade").picks("Foe")

    assert game.stats("Mystique") == (4, 6) and game["Mystique"].xp == 6


# -- demands on the first attack -------------------------------------------------------------------------------------


@pytest.mark.covers("MCU-11")
def test_who_is_angry_anyway_still_owes_the_real_fight() -> None:
    you = side("mcu/abomination-main-l1", front=[plain("Thug", 1, 3)], symbols="Might")
    game = Game(you, side("mcu/hulk-main-l2", front=[plain("Pal", 1, 3)]))

    game.uses("Abomination", "Give Me a Real Fight!").picks("Hulk").ends_turn().until("main phase", "enemy")
    reasons = GAME.why_not(game.state, 1, f"attack #{game['Hulk'].number} -> #{game['Thug'].number}")

    assert game.can_attack("Hulk", on="Abomination") and not game.can_attack("Hulk", on="Thug")
    assert [reason.rule for reason in reasons] == ["MCU-11"] and "Abomination" in reasons[0].text


@pytest.mark.covers("MCU-11")
def test_all_who_are_angry_attack_first_together_where_they_can() -> None:
    bull = plain("Bull", 4, 4, team="Underworld", powers=(Has(ANGRY),))
    pal = plain("Pal", 1, 3, team="Underworld")
    game = Game(side(front=["def/rhino", bull, pal]), side(front=[GIANT]))
    apart = Game(side(front=["def/rhino", plain("Ox", 4, 4, powers=(Has(ANGRY),))]), side(front=[GIANT]))

    assert not game.can_attack("Rhino", on="Giant") and not game.can_attack("Rhino", "Pal", on="Giant")
    assert game.can_attack("Rhino", "Bull", on="Giant") and game.can_attack("Bull", "Pal", "Rhino", on="Giant")
    assert apart.can_attack("Rhino", on="Giant") and apart.can_attack("Ox", on="Giant")


@pytest.mark.covers("MCU-11")
def test_nobody_joins_who_keeps_an_angry_one_out() -> None:
    bull = plain("Bull", 4, 4, team="Underworld", powers=(Has(ANGRY),))
    pal = plain("Pal", 1, 3, team="Defenders")
    both = plain("Both", 4, 4, team="Underworld+Defenders", powers=(Has(ANGRY),))
    game = Game(side(front=[bull, both, pal]), side(front=[GIANT]))

    game.picks("attack", "Both")
    reasons = GAME.why_not(game.state, 0, f"join #{game['Pal'].number}")

    assert game.offers("join", "Bull") and not game.offers("join", "Pal")
    assert [str(reason) for reason in reasons] == ["MCU-11: your first attack this turn must include Bull"]


# -- why not ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("FAQ-47", "GOLDEN-01")
def test_what_a_card_asks_for_is_said_when_it_is_refused() -> None:
    gambit = Game(side(front=["mb/gambit"], symbols="Energy", hand=[BRUTE]))
    heroine = plain("Heroine", 1, 3, team="A-Force")
    arcadia = Game(side(front=[heroine], hand=["af/heroines-of-arcadia"]), side(front=[GIANT]))

    arcadia.attacks("Heroine", on="Giant")
    throw = GAME.why_not(gambit.state, 0, f"use #{gambit['Gambit'].number} Kinetic Card Throw")
    play = GAME.why_not(arcadia.state, 0, f"play #{arcadia.state.players[0].hand[0].number}")

    assert [str(reason) for reason in throw] == [
        "GOLDEN-01: Kinetic Card Throw can be used only if there is a face-up enemy supporting character"
    ]
    assert [str(reason) for reason in play] == [
        "GOLDEN-01: Heroines of Arcadia can be used only if it is a team attack"
    ]
