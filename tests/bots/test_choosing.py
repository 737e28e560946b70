"""How bots choose: legally, honestly, the same way twice, and in time."""

from __future__ import annotations

import time

import pytest

from capes.bots.arena import own_seed
from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.bots.search import Search
from capes.bots.trials import Trials
from capes.core.errors import BadSetup, GameOver
from capes.core.levels import LEVELS
from capes.core.option import Option
from capes.core.sight import Sight
from tests.bots.setting import GAMES, position, positions

IDS = ["random", *(level.id for level in LEVELS)]
LITTLE = 0.02


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("id", IDS)
def test_the_same_knowledge_and_seed_give_the_same_choice_under_any_deal(name: str, id: str) -> None:
    game, _ = GAMES[name]
    for at, state in enumerate(positions(name, 4)):
        seat = state.decision.seat if state.decision else 0
        choice = make_bot(id, LITTLE).choose(Sight(game, state), seed=at)
        for deal in range(3):
            other = game.imagine(game.veil(state, seat), seat, deal)
            assert game.view(other, seat) == game.view(state, seat)
            assert make_bot(id, LITTLE).choose(Sight(game, other), seed=at) == choice


@pytest.mark.parametrize("name", GAMES)
def test_a_sight_holds_nothing_of_the_deal(name: str) -> None:
    game, _ = GAMES[name]
    for state in positions(name, 4, seed=20):
        sight = Sight(game, state)
        other = Sight(game, game.imagine(sight.veiled, sight.seat, 99))

        assert game.encode(sight.veiled) == game.encode(other.veiled)
        assert sight.view == game.view(state, sight.seat)
        assert Sight.from_data(game, sight.to_data()).to_data() == sight.to_data()


def test_a_sight_never_leads_to_the_true_state() -> None:
    game, _ = GAMES["duel"]
    state = position("duel", 3, 30)

    sight = Sight(game, state)

    held = [getattr(sight, name) for name in dir(sight) if not name.startswith("__")]  # compiled, it has no slots
    assert all(one is not state for one in held)
    assert not hasattr(sight, "__dict__")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("id", IDS)
def test_every_level_picks_an_option_on_offer(name: str, id: str) -> None:
    game, _ = GAMES[name]
    for at, state in enumerate(positions(name, 3, seed=40)):
        pick = make_bot(id, LITTLE).choose(Sight(game, state), seed=at)

        assert state.decision is not None and 0 <= pick < len(state.decision.options)
        game.pick(state, pick)


def test_any_whole_number_is_picked_without_reading_them_all() -> None:
    game, _ = GAMES["toy"]
    state = game.new_game({}, 1)
    assert state.decision is not None and len(state.decision.options) > 10**9

    for id in IDS:
        assert 0 <= make_bot(id, LITTLE).choose(Sight(game, state), seed=1) < 1000


@pytest.mark.parametrize("timed", [False, pytest.param(True, marks=pytest.mark.long, id="timed")])
@pytest.mark.parametrize("bot", [Search(10**9, 30), Trials(10**9, 30)], ids=["search", "trials"])
def test_the_deadline_holds_whatever_the_budget(bot: Bot, timed: bool) -> None:
    for name in ("duel", "vs"):
        game, _ = GAMES[name]
        sight = Sight(game, position(name, 5, 40, least=3))
        began = time.process_time()

        bot.choose(sight, time.monotonic() + 0.15, seed=1)  # would take hours for all walks

        assert not timed or time.process_time() - began < 0.4


def test_past_the_deadline_there_still_is_a_choice() -> None:
    game, _ = GAMES["vs"]
    state = position("vs", 6, 50, least=3)
    for level in LEVELS:
        pick = make_bot(level.id).choose(Sight(game, state), time.monotonic() - 1, seed=1)
        assert state.decision is not None and 0 <= pick < len(state.decision.options)


def test_search_takes_the_last_stones() -> None:
    game, _ = GAMES["toy"]
    state = game.new_game({"stones": 5}, 2)
    game.pick(state, 0)
    while state.decision is not None and state.stones > 3:
        options = list(state.decision.options)
        game.pick(state, options.index(Option("take", number=1)))
    assert state.decision is not None

    pick = Search(120, 4).choose(Sight(game, state), seed=7)

    winner = state.decision.seat
    game.pick(state, pick)
    assert state.result is not None and state.result.winners == (winner,)


def test_whoever_is_unknown_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(BadSetup, match="there is no level 'villain'; the levels are random, sidekick, rookie"):
        make_bot("villain")
    with pytest.raises(BadSetup, match="fraction"):
        make_bot("hero", 0)


def test_there_is_no_sight_of_a_game_that_is_over() -> None:
    game, _ = GAMES["duel"]
    state = game.new_game({}, 1)
    while state.decision is not None:
        game.pick(state, 0)
    with pytest.raises(GameOver):
        Sight(game, state)


def test_the_own_chance_of_seats_and_decisions_differs() -> None:
    seeds = {own_seed(7, seat, number) for seat in range(4) for number in range(50)}
    assert len(seeds) == 200
