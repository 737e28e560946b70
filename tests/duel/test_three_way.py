"""Three players, alone and with the other optional rules."""

from __future__ import annotations

import pytest

from capes.duel.cards.deck import DECK
from capes.duel.contract import events
from capes.duel.game import GAME, start
from capes.duel.words.kinds import GRAY, HERO, VILLAIN
from tests.duel.scene import Scene, set_up


def test_T136_three_hands_and_the_most_villainous_first() -> None:
    state = start(2, 3)
    assert [len(hand) for hand in state.hands] == [6, 6, 6] and len(state.piles[0]) == 48

    scene = set_up("Halogen", "Repo", "Dark").pick("Halogen").pick("Repo").pick("Dark")
    order = [scene.state.current]
    for _ in range(2):
        scene.end_turn()
        order.append(scene.state.current)

    assert order == [2, 0, 1]


@pytest.mark.covers("R5")
def test_T136_any_hand_without_a_character_means_a_new_deal_for_all() -> None:
    for seed in range(400):
        state = start(seed, 3)
        if any(isinstance(event, events.HandShown) for event in state.news):
            break
    else:
        raise AssertionError("no new deal in 400 games")

    assert [len(hand) for hand in state.hands] == [6, 6, 6] and len(state.piles[0]) == 48
    assert all(min(hand) <= DECK.last_character for hand in state.hands)


def test_T136_a_the_option_goes_to_whoever_was_attacked() -> None:
    scene = Scene("""
        duel, three-way
        step 4, P1
        P1: Repo, Courier
        P2: Tude, Sidebet
        P3: Keystone, Dark
    """)

    scene.attack("Repo", "Keystone").to_attack()
    assert scene.seat() == 2
    assert {"Dark attacks Courier", "Dark attacks Tude", "Dark attacks Sidebet"} == set(scene.labels()[1:])
    scene.attack("Dark", "Tude").to_attack()
    assert scene.seat() == 1
    assert scene.labels()[1:] == ["Sidebet attacks Courier"]
    scene.decline()

    assert scene.state.step >= 7


@pytest.mark.covers("R68")
def test_T136_b_elimination_clears_the_cards_and_the_game_goes_on() -> None:
    scene = Scene("""
        duel, three-way
        step 12, P2
        P1: Repo | hand: Stars Align
        P2: Tude -1, Dark 0 | hand: Dead Calm, Clarion
        P3: Keystone | hand: Pick a Side!
        conditions: Crime Wave
    """)
    scene.end_turn()

    assert scene.state.out == [False, True, False] and scene.state.current == 2
    assert {"Tude", "Dark", "Dead Calm", "Clarion"} <= set(scene.discard())
    assert scene.conditions() == ["Crime Wave"] and scene.team(1) == scene.hand(1) == []
    assert scene.state.result is None
    scene.end_turn()
    assert scene.state.current == 0
    scene.state.health = [min(0, health) for health in scene.state.health]
    scene.end_turn()
    assert scene.winners() == (2,)


def test_T136_c_each_is_checked_at_the_own_step_15() -> None:
    scene = Scene("""
        duel, three-way
        step 12, P1
        P1: Repo
        P2: Tude -1
        P3: Keystone -1
    """)

    scene.end_turn()
    assert scene.state.out == [False, False, False] and scene.state.current == 1
    scene.end_turn()
    assert scene.state.out == [False, True, False] and scene.state.current == 2
    scene.end_turn()

    assert scene.winners() == (0,)


@pytest.mark.covers("R69")
@pytest.mark.parametrize(
    "p1, p2, p3, winners",
    [
        ("Repo, Dark, Tude", "Keystone, Sidebet", "Nimbus, Umlaut", (0,)),
        ("Repo, Dark, Tude", "Keystone, Sidebet, Clarion", "Nimbus", (0, 1)),
    ],
)
def test_T136_d_most_active_wins_and_a_tie_for_most_is_a_draw(
    p1: str, p2: str, p3: str, winners: tuple[int, ...]
) -> None:
    scene = Scene(f"duel, three-way\nstep 12, P1\nP1: {p1}\nP2: {p2}\nP3: {p3}\npile:")

    scene.end_turn()

    assert scene.winners() == winners


def test_T136_e_longest_night_weakens_both_other_players() -> None:
    scene = Scene("""
        duel, three-way
        step 7, P1
        P1: Solstice, Repo
        P2: Sidebet
        P3: Keystone
        fights: Solstice > Sidebet, Keystone > Repo
    """)

    scene.fight({"Solstice": 2})

    assert scene.health("Solstice") == 10 - (4 + 1 - 1) and scene.health("Repo") == 11 - (3 - 1)


@pytest.mark.covers("R53", "R13")
def test_T137_help_may_come_from_another_player() -> None:
    table = """
        duel, help, three-way
        step 12, P2
        P1: Keystone | hand: Stars Align
        P2: Repo -1, Tude -2 | hand: Dead Calm
        P3: Dark | hand: Emergency Medi-kit, Pick a Side!
    """
    helped = Scene(table).end_turn()
    assert helped.state.out == [False, False, False] and helped.state.current == 2
    helped.play("Emergency Medi-kit", "Repo", window="W12", by=2)
    assert helped.health("Repo") == 4 and not helped.knocked_out("Repo")
    helped.end_turn().end_turn()
    assert helped.state.current == 1
    helped.end_turn()
    assert helped.state.out == [False, False, False]

    alone = Scene(table).end_turn().end_turn().end_turn()
    assert alone.state.current == 1
    alone.end_turn()
    assert alone.state.out == [False, True, False]


def test_T137_five_in_play_are_eliminated_at_once() -> None:
    scene = Scene("""
        duel, help, three-way
        step 12, P2
        P1: Keystone
        P2: Repo -1, Tude -2, Sidebet 0, Umlaut 0, Solstice 0
        P3: Dark
    """)

    scene.end_turn()

    assert scene.state.out == [False, True, False]


ACTIONS = """
    duel, more actions, three-way
    step 4, P1
    P1: Repo, Clarion, Courier -1
    P2: Keystone, Nimbus -1, Sidebet
    P3: Dark, Papercut, Gaslight
"""


@pytest.mark.covers("R70")
def test_T138_a_an_action_passes_the_option_to_who_had_no_part_in_it() -> None:
    scene = Scene(ACTIONS)
    scene.attack("Repo", "Dark").to_attack()
    assert scene.seat() == 2
    scene.gang_up("Papercut", "Dark").to_attack()
    assert scene.seat() == 1
    scene.aid("Keystone", "Nimbus").to_attack()
    assert scene.seat() == 0

    other = Scene(ACTIONS)
    other.attack("Repo", "Dark").gang_up("Papercut", "Dark").attack("Sidebet", "Clarion")
    assert other.state.holder == 0


def test_T138_b_an_opening_action_gives_the_player_on_the_left_the_option() -> None:
    scene = Scene(ACTIONS)

    scene.aid("Clarion", "Courier").to_attack()

    assert scene.seat() == 1


@pytest.mark.covers("R70")
def test_T138_c_a_player_with_nobody_available_ends_the_chain() -> None:
    scene = Scene("""
        duel, more actions, three-way
        step 4, P1
        P1: Repo, Clarion
        P2: Keystone -1
        P3: Dark, Papercut
    """)

    scene.attack("Repo", "Dark").gang_up("Papercut", "Dark").window("W8")

    assert scene.state.holder == 1 and len(scene.state.places) == 2


def test_T138_d_after_an_elimination_the_only_opponent_has_the_option() -> None:
    scene = Scene("""
        duel, more actions, three-way
        step 12, P2
        P1: Repo | hand: Stars Align
        P2: Keystone -1
        P3: Nimbus, Halogen -1 | hand: Dead Calm
    """)
    scene.end_turn()
    assert scene.state.out[1] and scene.state.current == 2

    scene.aid("Nimbus", "Halogen").to_attack()

    assert scene.seat() == 0


@pytest.mark.covers("R62")
def test_T138_e_a_gray_may_thwart_the_match_up_of_others() -> None:
    scene = Scene("""
        duel, more actions, three-way
        step 4, P1
        P1: Repo, Clarion
        P2: Sidebet, Tude
        P3: Dark, Papercut
    """)
    scene.attack("Repo", "Dark").gang_up("Papercut", "Dark").thwart("Sidebet", "Repo", "Dark").decline().fight()

    assert scene.health("Repo", "Dark") == (11, 10)


def test_T139_three_piles_of_twenty_two() -> None:
    setup = {
        "players": 3,
        "options": {"picking_sides": True, "more_actions": True},
        "sides": ["Hero", "Villain", "Gray"],
    }
    for seed in range(10):
        state = GAME.new_game(setup, seed)
        assert [len(pile) for pile in state.piles] == [16, 16, 16]
        for seat, side in enumerate((HERO, VILLAIN, GRAY)):
            cards = state.piles[seat] + state.hands[seat]
            people = [card for card in cards if card <= DECK.last_character]
            assert len(cards) == 22 and len(people) == 10
            assert {DECK.side[card] for card in people} == {side}


def test_T139_each_team_has_only_its_own_action() -> None:
    scene = Scene("""
        duel, more actions, picking sides, three-way
        step 4, P1
        P1: Keystone, Nimbus, Courier -1
        P2: Dark, Papercut, Brownout -1
        P3: Sidebet, Tude, Umlaut -1
    """)
    kinds = {"renders": 0, "gangs": 1, "thwarts": 2}

    scene.attack("Keystone", "Dark")
    scene.to_attack()
    assert scene.seat() == 1 and {kind for kind in kinds if kind in " ".join(scene.labels())} == {"gangs"}
    scene.gang_up("Papercut", "Dark").to_attack()
    assert scene.seat() == 2 and {kind for kind in kinds if kind in " ".join(scene.labels())} == {"thwarts"}
    scene.thwart("Tude", "Keystone", "Dark").to_attack()
    assert scene.seat() == 0 and {kind for kind in kinds if kind in " ".join(scene.labels())} == {"renders"}


@pytest.mark.covers("R67", "R68")
def test_T139_an_eliminated_players_pile_is_never_looked_at() -> None:
    scene = Scene("""
        duel, delay, picking sides, three-way
        step 12, P1
        P1: Keystone | hand: Dead Calm
        P2: Dark -1 | hand: Crime Wave
        P3: Sidebet
        pile P1: Courier, Nimbus
        pile P2:
        pile P3: Tude, Umlaut
    """)
    scene.end_turn()
    # The next player's pile is empty: the game ends and is counted.
    assert scene.winners() == (0, 2)

    other = Scene("""
        duel, delay, picking sides, three-way
        step 12, P2
        P1: Keystone | hand: Dead Calm
        P2: Dark -1 | hand: Crime Wave
        P3: Sidebet | hand: Pick a Side!
        pile P1: Courier, Nimbus
        pile P2:
        pile P3: Tude, Umlaut
    """)
    other.end_turn().end_turn()
    assert other.state.out[1] and other.state.current == 0 and other.state.result is None


@pytest.mark.covers("R69", "R54")
def test_T139_delay_eliminates() -> None:
    scene = Scene("""
        duel, delay, picking sides, three-way
        step 12, P3
        P1: Keystone | hand: Dead Calm
        P2: Dark | hand: Crime Wave
        P3: | hand: Pick a Side!
    """)

    scene.end_turn().end_turn().end_turn()
    assert scene.state.current == 2 and scene.state.result is None
    scene.end_turn()

    assert scene.state.out == [False, False, True] and scene.state.current == 0 and scene.state.result is None
