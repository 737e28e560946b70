"""What is counted, rated and drawn from many games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from capes.bots.advice import advise
from capes.bots.arena import Pairing, Telling, play
from capes.bots.study import ladder, sim
from capes.bots.study.analysis import analyse
from capes.bots.study.figures import Share, wilson
from capes.bots.study.many import play_many
from capes.cli import main
from capes.core.errors import BadSetup
from capes.core.event import CardRef, TurnBegan
from capes.core.option import Option
from capes.core.record import Record
from capes.core.sight import Sight
from capes.duel.contract.events import Joined, KnockedOut
from capes.language.sentence import plain
from tests.bots.setting import GAMES, position


def test_intervals_are_wilsons() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert [round(end, 4) for end in wilson(8, 10)] == [0.4902, 0.9433]
    low, high = Share(10, 10).interval
    assert 0.7 < low < 0.73 and high == pytest.approx(1.0)
    assert Share(0, 0).rate == 0.5


def test_a_ladder_swaps_seats_on_the_same_deal_with_the_same_decks() -> None:
    games = ladder.pairings("vs", [("hero", "rookie")], 4, 7, 0.1, ())

    assert [game.bots for game in games] == [("hero", "rookie"), ("rookie", "hero")] * 2
    assert [game.seed for game in games] == [7, 7, 8, 8]
    assert games[0].setup == games[1].setup != games[2].setup
    assert all(len(set(game.setup["decks"])) == 1 for game in games)


def test_neighbours_meet_and_the_top_meets_random_play() -> None:
    assert ladder.steps((), False)[-2:] == [("mastermind", "champion"), ("mastermind", "random")]
    assert ladder.steps(("hero", "sidekick"), False) == [("hero", "sidekick")]
    assert len(ladder.steps((), True)) == 15
    with pytest.raises(BadSetup, match="at least two"):
        ladder.steps(("hero",), False)


def test_who_wins_more_is_rated_higher() -> None:
    found = ladder.climb("duel", [("rookie", "random")], 12, seed=3, jobs=1)

    share = found.rungs[0].share
    assert share.games == 12 and share.rate > 0.6
    assert [one.level for one in found.ratings] == ["rookie", "random"]
    assert json.loads(json.dumps(found.to_data()))["rungs"][0]["games"] == 12


def test_the_same_seed_plays_the_same_game_in_any_process() -> None:
    pairings = [Pairing("duel", {}, seed, ("rookie", "sidekick")) for seed in range(4)]

    here, there = play_many(pairings, jobs=1), play_many(pairings, jobs=2)

    assert [one.picks for one in here.outcomes] == [one.picks for one in there.outcomes]
    assert len(here.outcomes) == 4 and not there.failures


def test_a_game_that_fails_is_reported_and_costs_no_other() -> None:
    good, bad = Pairing("duel", {}, 1, ("random", "random")), Pairing("duel", {"mode": "x"}, 2, ("random", "random"))

    played = play_many([bad, good], jobs=1)

    assert [one.pairing for one in played.outcomes] == [good]
    assert played.failures[0].pairing == bad and played.failures[0].error.startswith("BadSetup")


def test_an_interrupted_study_keeps_what_was_played() -> None:
    done = []

    def told() -> None:
        done.append(1)
        if len(done) == 3:
            raise KeyboardInterrupt

    found = sim.simulate("duel", sim.pairings("duel", 50, (), ("random",), 1, 1.0), 1, 1, told)

    assert found.interrupted and len(found.outcomes) == 3
    assert found.to_data()["interrupted"] is True


def test_a_study_counts_every_game_once_and_every_card() -> None:
    todo = sim.pairings("vs", 12, ("avengers-hulk", "x-men-storm"), ("random",), 5, 1.0)
    found = sim.simulate("vs", todo, 5, 1)
    data = found.to_data()

    assert data["games"] == 12 and data["seeds"] == list(range(5, 17))
    assert sum(share["wins"] for share in data["entrants"].values()) == pytest.approx(
        sum(share["games"] for share in data["entrants"].values()) / 2
    )
    assert data["first_player"]["games"] == 12 and data["turns"]["shortest"] > 0
    cards = {card["id"]: card for card in data["cards"]}
    assert cards["mb/hulk-main-l1"]["played"] >= 11  # one main for everybody who plays this deck
    assert any(card["drawn"] > 10 and card["when_drawn"]["games"] > 5 for card in data["cards"])
    for card in data["cards"]:
        assert 0 <= card["when_played"]["wins"] <= card["when_played"]["games"] <= 24


def test_every_deck_meets_every_other_with_swapped_seats() -> None:
    games = sim.pairings("vs", 8, ("avengers-hulk", "x-men-storm"), ("random",), 1, 1.0)
    lists = [tuple(game.setup["decks"]) for game in games]
    assert set(lists) >= {("avengers-hulk", "x-men-storm"), ("x-men-storm", "avengers-hulk")}


def test_modes_for_more_players_are_studied_too() -> None:
    games = sim.pairings("duel", 2, (), ("random",), 1, 1.0, "three-way")
    found = sim.simulate("duel", games, 1, 1)
    assert all(len(one.pairing.bots) == 3 for one in found.outcomes) and not found.failures
    with pytest.raises(BadSetup, match="no mode 'four-way'; the modes are two-way, three-way"):
        sim.pairings("duel", 2, (), ("random",), 1, 1.0, "four-way")


def test_optional_rules_are_studied_and_every_side_is_counted() -> None:
    games = sim.pairings("duel", 4, (), ("random",), 1, 1.0, "three-way", options=("all", "help=off"))
    assert games[0].setup["options"] == {
        "help": False, "delay": True, "showdown": True, "more_actions": True, "picking_sides": True, "poker_face": True,
    }  # fmt: skip
    found = sim.simulate("duel", games, 1, 1)
    assert {camp: share.games for camp, share in found.camps.items()} == {"Gray": 4, "Hero": 4, "Villain": 4}
    assert sum(share.wins for share in found.camps.values()) == pytest.approx(4)
    assert len(found.stalls) == 4 and 0 < max(found.stalls) < max(found.turns)
    assert found.over_by(max(found.turns)).rate == 1 and found.over_by(0).rate == 0
    with pytest.raises(BadSetup, match="on or off"):
        sim.pairings("duel", 1, (), ("random",), 1, 1.0, options=("delay=maybe",))
    with pytest.raises(BadSetup):
        sim.pairings("duel", 1, (), ("random",), 1, 1.0, options=("no-such-rule",))


def test_a_stall_is_turns_in_a_row_in_which_nobody_fell_got_up_came_or_went() -> None:
    telling = Telling(2)
    here = CardRef(1, "repo")
    telling.hear([Joined(0, here, 11), TurnBegan(0, 1), TurnBegan(1, 2), TurnBegan(0, 3)])
    assert telling.stall == 2, "the third turn has only begun"
    telling.hear([KnockedOut(0, here, 0), TurnBegan(1, 4), TurnBegan(0, 5)])
    assert telling.stall == 2, "after the fall it begins anew"
    bare = Telling(2)
    bare.hear([TurnBegan(0, 1), TurnBegan(1, 2)])
    assert bare.stall == -1, "a game that tells of nobody's coming and going has no stalls"


@pytest.mark.parametrize("name", ["duel", "vs"])
def test_advice_names_the_best_options_with_chances_and_what_follows(name: str) -> None:
    game, _ = GAMES[name]
    state = position(name, 9, 40, least=3)
    assert state.decision is not None

    found = advise(Sight(game, state), seed=3, walks=80)

    assert found == advise(Sight(game, state), seed=3, walks=80)
    assert all(0 <= one.chance <= 1 and one.label for one in found)
    assert [one.walks for one in found] == sorted((one.walks for one in found), reverse=True)
    assert found[0].label == game.label(state, state.decision.options[found[0].option])


def test_a_blunder_is_found_and_the_better_pick_named() -> None:
    game, _ = GAMES["toy"]
    state = game.new_game({"stones": 5}, 2)
    picks = [0]
    game.pick(state, 0)
    while state.decision is not None and state.stones > 3:
        picks.append(list(state.decision.options).index(Option("take", number=1)))
        game.pick(state, picks[-1])
    assert state.decision is not None
    blunderer = state.decision.seat
    picks.append(list(state.decision.options).index(Option("take", number=1)))
    game.pick(state, picks[-1])
    assert state.decision is not None
    picks.append(list(state.decision.options).index(Option("take", number=2)))

    found = analyse(game, Record("toy", {"stones": 5}, 2, picks), walks=200)

    blunder = next(one for one in found.worst(3) if one.number == len(picks) - 1)
    assert (blunder.seat, blunder.picked) == (blunderer, plain("Take 1"))
    assert blunder.better is not None and blunder.lost > 0.3
    assert found.curve[-1][1][1 - blunderer] == 1.0
    assert found.winners == (1 - blunderer,)


def test_commands_give_data_pictures_and_parquet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import polars

    chart, rows = tmp_path / "map.svg", tmp_path / "games.parquet"
    run("sim", "duel", "--bot", "random", "--bot", "sidekick", "--games", "6", "--jobs", "1", "--json",
        "--chart", str(chart), "--parquet", str(rows))  # fmt: skip
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 6 and chart.read_text().startswith("<svg")
    assert polars.read_parquet(rows).height == 6

    run("ladder", "duel", "sidekick", "random", "--games", "4", "--jobs", "1", "--json", "--chart", str(chart))
    assert json.loads(capsys.readouterr().out)["rungs"][0]["games"] == 4

    outcome = play(Pairing("duel", {}, 5, ("sidekick", "random")))
    record = tmp_path / "game.json"
    record.write_text(Record("duel", {}, 5, outcome.picks[:30]).to_json())
    run("analyse", str(record), "--walks", "8", "--json", "--chart", str(tmp_path / "curve.png"))
    data = json.loads(capsys.readouterr().out)
    assert len(data["curve"]) == 31 and (tmp_path / "curve.png").stat().st_size > 2000


@pytest.mark.parametrize(
    "command, said",
    [
        (["sim", "duel", "--bot", "oracle"], "there is no level 'oracle'"),
        (["sim", "chess"], "there is no game 'chess'"),
        (["sim", "duel", "--games", "0"], "at least one game"),
        (["sim", "vs", "no-such-deck", "--games", "2"], "no-such-deck"),
        (["ladder", "duel", "--chart", "x.gif"], "a picture ends in"),
        (["ladder", "duel", "--fraction", "0", "--games", "1", "--jobs", "1"], "fraction"),
        (["analyse", "nowhere.json"], "nowhere.json"),
    ],
)
def test_what_cannot_be_studied_is_refused_in_one_sentence(
    command: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(command)
    assert stop.value.code == 2
    assert said in capsys.readouterr().err


def run(*arguments: str) -> None:
    try:
        main(list(arguments))
    except SystemExit as stop:
        assert stop.code in (0, None)
