"""What each seat sees, and what it cannot learn."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

from capes.core.event import TurnBegan, seen_by
from capes.core.rng import Rng
from capes.duel.contract import events
from capes.duel.contract.seen import DuelExplanation
from capes.duel.game import GAME, start
from capes.duel.notation.codec import flaw
from capes.duel.rules.turn import answer
from capes.duel.state.state import State
from tests.duel.scene import Scene, number, set_up

ALL = {"help": True, "delay": True, "more_actions": True, "picking_sides": True}


def positions(seed: int, players: int, every: int, **options: bool) -> Iterator[State]:
    """Positions of a random game, some picks apart."""
    state = start(seed, players, **options)
    chance = Rng(seed)
    at = 0
    while state.decision is not None:
        if at % every == 0 or state.turn == 0:
            yield state
        answer(state, chance.below(len(state.decision.options)))
        at += 1


def seen(state: State, seat: int | None) -> str:
    """Everything a seat is sent, as bytes would be."""
    return msgspec.json.encode([GAME.view(state, seat), GAME.options(state, seat), GAME.preview(state, seat)]).decode()


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("options", [{}, ALL, {"poker_face": False}, {"picking_sides": True}], ids=str)
def test_what_is_hidden_changes_nothing_that_is_seen(players: int, options: dict[str, bool]) -> None:
    looked = 0
    for seed in range(4):
        for state in positions(seed, players, 23, **options):
            looked += 1
            for seat in range(players):
                veiled = GAME.veil(state, seat)
                for redeal in range(2):
                    other = GAME.imagine(veiled, seat, seed * 7 + redeal)
                    assert seen(other, seat) == seen(state, seat)
                    assert flaw(other) == ""
                    assert GAME.fingerprint(GAME.veil(other, seat)) == GAME.fingerprint(veiled)
            spectator = json.loads(seen(state, None))
            assert all(player["hand"] is None for player in spectator[0]["players"])
            assert spectator[1] is None or "options" not in spectator[1]
    assert looked > 12


@pytest.mark.parametrize("players", [2, 3])
def test_an_imagined_game_plays_to_its_end(players: int) -> None:
    for state in positions(3, players, 40, **ALL):
        for seat in range(players):
            other = GAME.imagine(GAME.veil(state, seat), seat, 5)
            chance = Rng(9)
            while other.decision is not None:
                answer(other, chance.below(len(other.decision.options)))
            assert other.result is not None


def test_a_redeal_moves_hidden_cards_and_keeps_known_ones() -> None:
    scene = Scene("duel\nstep 12, P1\nP1: Repo | hand: Trapdoor\nP2: Keystone, Dark | hand: Crime Wave, Dead Calm")
    scene.play("Trapdoor", "Keystone", window="W12", by=0)

    hands = {tuple(sorted(GAME.imagine(GAME.veil(scene.state, 0), 0, seed).hands[1])) for seed in range(20)}

    assert len(hands) > 10
    assert all(number("Keystone") in hand and len(hand) == 3 for hand in hands)


def test_personal_piles_keep_their_kinds_in_a_redeal() -> None:
    state = GAME.new_game({"options": {"picking_sides": True}, "sides": ["Hero", "Villain"]}, 4)

    for seed in range(20):
        other = GAME.imagine(GAME.veil(state, 0), 0, seed)
        for card in other.hands[1] + other.piles[1]:
            assert card > 30 or other.deck.side[card] != "Hero"


def test_the_veil_forgets_chance_and_order() -> None:
    state = GAME.new_game({}, "a seed of many words")

    veiled = GAME.veil(state, 0)

    assert veiled.seed == "" and veiled.rng == 0
    assert veiled.hands[0] == state.hands[0]
    assert veiled.piles[0] == sorted(veiled.piles[0], reverse=True)


def test_a_hidden_starting_character_is_redealt_as_a_character() -> None:
    scene = set_up("Nimbus", "Repo").pick("Nimbus")

    guesses = {GAME.imagine(GAME.veil(scene.state, 1), 1, seed).starts[0] for seed in range(30)}

    assert len(guesses) > 5 and all(1 <= card <= 30 for card in guesses)


def test_events_hide_what_was_drawn() -> None:
    state = start(2)
    answer(state, 0)
    answer(state, 0)
    drawn = next(event for event in state.news if isinstance(event, events.Drew))
    other = 1 - drawn.seat

    assert drawn.card is not None
    assert seen_by(drawn, other) == events.Drew(drawn.seat, None)
    assert GAME.prose(drawn, other, ("Ann", "Bob")) == f"{('Ann', 'Bob')[drawn.seat]} draws a card."
    assert GAME.prose(drawn, None, ("Ann", "Bob")).endswith("draws a card.")
    assert GAME.prose(drawn, drawn.seat, ("Ann", "Bob")) == f"You draw {state.deck.name[drawn.card.n]}."


def test_explain_tells_nothing_about_hidden_cards() -> None:
    state = start(2)
    hidden = next(card for card in state.hands[1] if card <= 30)

    assert GAME.explain(state, 0, hidden) == DuelExplanation(hidden)
    assert GAME.explain(state, 1, hidden).name == state.deck.name[hidden]
    assert GAME.explain(state, 1, 999) == DuelExplanation(999)


def test_everybody_with_cards_is_asked_in_every_window_with_a_poker_face() -> None:
    table = "duel{face}\nstep 12, P1\nP1: Repo | hand: Dead Calm\nP2: Keystone | hand: Crime Wave"
    asked = Scene(table.format(face=""))
    assert asked.why() == "interrupt" and asked.labels() == ["Pass"]

    unasked = Scene(table.format(face=", no poker face"))
    assert unasked.state.turn == 2


def test_the_window_says_how_to_pass_and_whose_things_are_at_stake() -> None:
    scene = Scene("duel\nstep 8, P1\nP1: Repo | hand: Dead Calm\nP2: Keystone\nfights: Repo > Keystone")

    assert GAME.window(scene.state) == (0, (0, 1))
    scene.asked("power")
    assert GAME.window(scene.state) is None


def test_revealed_tells_draws_and_shown_cards_from_open_moves() -> None:
    scene = Scene("duel\nstep 2, P1\nP1: Repo | hand: Dead Calm, Crime Wave\nP2: Keystone, Dark")
    before = scene.state.copy()
    scene.pick("pass")
    assert not GAME.revealed(before, scene.state)
    scene.to_attack()
    before = scene.state.copy()
    scene.attack("Repo", "Keystone")
    assert not GAME.revealed(before, scene.state)

    shown = Scene("duel\nstep 2, P1\nP1: Repo | hand: Dead Calm, Crime Wave\nP2: Keystone, Dark")
    before = shown.state.copy()
    shown.pick("Play Crime Wave")
    assert GAME.revealed(before, shown.state)
    before = shown.state.copy()
    shown.end_turn()
    assert GAME.revealed(before, shown.state)


def test_the_log_calls_its_reader_you() -> None:
    turn, declined = TurnBegan(0, 3), events.Declined(0)
    names = ("Ann", "Bob")

    assert [GAME.prose(turn, seat, names) for seat in (0, 1)] == ["Turn 3: your turn.", "Turn 3: Ann's turn."]
    assert [GAME.prose(declined, seat, names) for seat in (0, None)] == ["You do not attack.", "Ann does not attack."]
