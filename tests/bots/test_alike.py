"""Options that are the same for all purposes, and their keys."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from capes.bots.glance import entrants, inclinations, on_offer
from capes.bots.search import Search
from capes.core.judge import Judge
from capes.core.option import Option
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.vs.scenario import read
from tests.bots.setting import GAMES, positions

THREE_COPIES = """
phase: resource
turn: P1 turn 3
P1: {front: [Own = main 2/4 h5], hand: [3 x Brute = 3/3 c3, Imp = 1/1], resources: 2, deck: [6 x 1/1]}
P2: {front: [Other = main 2/4 h5], hand: [2 x 1/1], resources: 2, deck: [6 x 1/1]}
"""


def table(text: str) -> CoreState:
    state: CoreState = read(text)[0].table().state
    return state


def where_faces_lie(state: Any) -> list[list[Counter[str]]]:
    """How many of each card lie in every zone of every player."""
    return [
        [Counter(card.face.id for card in zone) for zone in (p.hand, p.deck, p.ko, p.resources)] for p in state.players
    ]


def test_copies_in_hand_are_alike_and_lead_to_the_same_table() -> None:
    game = game_by_id("vs")
    state = table(THREE_COPIES)
    assert state.decision is not None
    stands = [game.alike(state, option) for option in state.decision.options]

    assert len(set(stands)) == 3  # Brute, Imp, go on
    results = []
    for at in [at for at, stand in enumerate(stands) if stand == stands[0]]:
        world = state.copy()
        game.pick(world, at)
        results.append((where_faces_lie(world), game.worth(world, 0)))
    assert len(results) == 3 and all(result == results[0] for result in results)


def test_going_on_is_like_going_to_the_main_phase_unless_something_could_still_be_played() -> None:
    game = game_by_id("vs")
    text = THREE_COPIES.replace("phase: resource", "phase: formation")
    state = table(text)
    assert state.decision is not None
    on = [game.alike(state, option) for option in state.decision.options if option.verb in ("next", "main phase")]
    assert len(on) == 2 and on[0] == on[1]


def test_copies_of_an_interruption_are_alike_and_characters_are_not() -> None:
    game = game_by_id("duel")
    state: Any = game.new_game({}, 1)
    kits = [card for card in range(1, state.deck.size + 1) if state.deck.name[card] == "Emergency Medi-kit"]

    assert len(kits) == 3
    assert len({game.alike(state, Option("play", card)) for card in kits}) == 1
    assert len({game.alike(state, Option("join", card)) for card in (1, 2, 3)}) == 3


@pytest.mark.parametrize("name", ["duel", "vs"])
def test_keys_are_unique_and_stay_so_for_what_is_seen(name: str) -> None:
    game, _ = GAMES[name]
    for state in positions(name, 30, seed=60):
        assert state.decision is not None
        keys = [option.key for option in on_offer(state.decision)]
        assert len(set(keys)) == len(keys)
        veiled = Sight(game, state).decision
        assert [option.key for option in on_offer(veiled)] == keys


@pytest.mark.parametrize("name", ["duel", "vs"])
def test_what_stands_for_an_option_means_the_same_on_every_imagined_table(name: str) -> None:
    game, _ = GAMES[name]
    for state in positions(name, 8, seed=90):
        sight = Sight(game, state)
        here = [game.alike(sight.veiled, option) for option in on_offer(sight.decision)]
        for seed in range(3):
            world = sight.imagine(seed)
            assert world.decision is not None
            assert [game.alike(world, option) for option in on_offer(world.decision)] == here


def test_alike_options_share_one_place_in_the_search() -> None:
    game = game_by_id("vs")
    state = table(THREE_COPIES)
    root = Search(60, 10).explore(Sight(game, state), seed=1)

    assert len(root.children) == 3
    assert sum(child.visits for child in root.children.values()) >= 40


class Contrary(Judge):
    """A judge from outside that likes what others do not."""

    def inclination(self, state: Any, option: Option) -> float:
        return 1.0 if option.verb == "next" else 0.0

    def alike(self, state: Any, option: Option) -> Option:
        return option


def test_a_judge_is_an_argument_of_the_search_and_may_come_from_outside() -> None:
    game = game_by_id("vs")
    state = table(THREE_COPIES)
    assert state.decision is not None
    pick = Search(30, 10, judge=Contrary(game)).choose(Sight(game, state), seed=1)

    assert state.decision.options[pick].verb == "next"  # all else looks pointless to it, and is not tried


class Patient(Search):
    """A search from outside that chooses its own way among what was explored."""

    def choose(self, sight: Sight, deadline: float = 1e18, seed: int = 0) -> int:
        root = self.explore(sight, deadline, seed)
        options = on_offer(sight.decision)
        return min(range(len(options)), key=lambda at: root.children[sight.game.alike(sight.veiled, options[at])].mean)


def test_the_search_can_be_extended_from_outside() -> None:
    game = game_by_id("vs")
    state = table(THREE_COPIES)
    assert state.decision is not None

    pick = Patient(40, 10).choose(Sight(game, state), seed=1)

    assert state.decision.options[pick].verb in ("next", "resource")


def test_of_alike_options_the_first_enters() -> None:
    game = game_by_id("vs")
    state = table(THREE_COPIES)
    assert state.decision is not None
    options = on_offer(state.decision)
    judge = game.judge()

    found = entrants(judge, state, options, inclinations(judge, state, options))

    assert [options[at].key for at in sorted(found)] == ["resource #2 down", "resource #5 down", "next"]
