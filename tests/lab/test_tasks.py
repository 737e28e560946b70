"""Tasks are frozen, scores come with what they depend on, and rows of data are made again by replaying."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import msgspec
import polars
import pytest

from capes import Table
from capes.bots.glance import on_offer
from capes.cli import main
from capes.core.errors import BadSetup
from capes.games import game as game_by_id
from capes.lab.belief import brier, by_imagining, knowing_nothing, scores
from capes.lab.data import recorded_game, replayed, searched_game
from capes.lab.questions import is_right, questions
from capes.lab.score import deals, score, won
from capes.lab.tasks import shipped, task

FROZEN = {
    "mirror": "304787cc7ad1",
    "held-out-decks": "e5cfadbaf94b",
    "held-out-cards": "2df352abcb1c",
    "free-for-all": "df6ea9d02874",
    "teams": "21fdbfec66ab",
    "duel": "f84b714c612d",
    "belief": "640d4b10ed77",
    "rules": "09a479df63aa",
}
"""Of version 1. A task that changes is another task: give it another name, or all of them another version."""


def test_tasks_are_frozen() -> None:
    assert shipped().version == 1
    assert {name: one.digest for name, one in shipped().tasks.items()} == FROZEN


def test_held_out_decks_share_nothing_with_those_to_train_with() -> None:
    assert not set(task("held-out-decks").decks) & set(task("held-out-decks").train)
    cards = task("held-out-cards")
    lists = {deck["id"]: deck for deck in game_by_id("vs").setup_form()["decks"]}
    assert {deck.split("-")[0] for deck in cards.decks} == {"a", "femme"}
    assert not set(cards.decks) & set(cards.train) and set(cards.train) < set(lists)


def test_no_two_tasks_share_a_seed() -> None:
    ranges = sorted(one.seeds for one in shipped().tasks.values())
    assert all(before[1] < after[0] for before, after in itertools.pairwise(ranges))


@pytest.mark.parametrize("name", ["mirror", "free-for-all", "teams", "duel"])
def test_every_deal_is_played_from_every_seat(name: str) -> None:
    seats = {"mirror": 2, "free-for-all": 3, "teams": 4, "duel": 2}[name]
    found = list(deals(task(name), 2 * seats))

    assert [seat for _, _, seat in found] == [*range(seats), *range(seats)]
    assert [seed for seed, _, _ in found] == [task(name).seeds[0]] * seats + [task(name).seeds[0] + 1] * seats


def test_a_score_says_what_it_depends_on_and_is_the_same_again() -> None:
    one, two = (score("rookie", "duel", 12, ("random",)) for _ in range(2))

    assert one._replace(longest=0.0) == two._replace(longest=0.0)
    level, share, chance = one.rows[0]
    assert (level, share.games, chance) == ("random", 12, 0.5) and share.rate > 0.5
    data = one.to_data()
    assert data["task_digest"] == FROZEN["duel"]
    assert data["rules_version"] == game_by_id("duel").rules_version
    assert data["encoder"] == game_by_id("duel").encoder().specification.digest


def test_a_partner_of_the_agent_shares_its_win() -> None:
    from capes.lab.score import by_chance, meet

    outcomes, _ = meet(task("teams"), "random", "random", 4, 0.1, 0.0, lambda: None)

    assert by_chance(task("teams"), outcomes) == 0.5
    wins = sum(seat in outcome.winners and len(outcome.winners) == 2 for outcome, seat in outcomes)
    assert won(outcomes).wins == pytest.approx(wins + sum(len(one.winners) == 4 for one, _ in outcomes) / 4)


def test_more_games_than_a_task_has_are_refused() -> None:
    with pytest.raises(BadSetup, match="ask for no more"):
        list(deals(task("duel"), 5000))


# -- beliefs ----------------------------------------------------------------------------------------------------------
def test_a_belief_is_judged_by_how_far_it_is_off() -> None:
    assert brier({"a": 1.0, "b": 0.0}, {"a"}) == 0.0
    assert brier({"a": 0.5, "b": 0.5}, {"a"}) == 0.25
    assert brier({}, {"a"}) == 1.0


def test_imagining_hands_is_better_than_knowing_nothing() -> None:
    few = msgspec.structs.replace(task("belief"), seeds=(960001, 960006))

    imagined, nothing = list(scores(few, by_imagining)), list(scores(few, knowing_nothing))

    assert len(imagined) == len(nothing) > 3
    assert sum(imagined) < sum(nothing)


# -- questions --------------------------------------------------------------------------------------------------------
def test_questions_are_answered_by_the_engine_and_of_all_kinds() -> None:
    asked = list(itertools.islice(questions(task("rules")), 45))

    assert {one.kind for one in asked} == {"legal", "figures", "fight"}
    assert {one.right for one in asked if one.kind == "legal"} == {"yes", "no"}
    assert all(one.why for one in asked if one.kind == "legal" and one.right == "no")
    assert len({one.told for one in asked}) == 45
    assert asked == list(itertools.islice(questions(task("rules")), 45))


def test_answers_are_read_from_their_last_word() -> None:
    question = next(one for one in questions(task("rules")) if one.right == "no")

    assert is_right(question, "It is not your turn, so: **No.**")
    assert not is_right(question, "yes") and not is_right(question, "")


def test_an_agent_that_reads_is_scored_on_questions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sceptic_for_tests.py").write_text("def answer(text):\n    return 'no'\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    found = score("text:sceptic_for_tests:answer", "rules", 30)

    assert found.mean is not None and 0.2 < found.mean < 0.9
    with pytest.raises(BadSetup, match="agents that read"):
        score("hero", "rules", 3)


# -- data -------------------------------------------------------------------------------------------------------------
def test_every_row_is_reproduced_by_replaying_it() -> None:
    game = game_by_id("duel")
    rows = searched_game("duel", {}, 5, walks=8)

    assert len(rows) > 10
    for row in rows:
        state = replayed(row)
        decision = state.decision
        assert decision is not None
        assert (decision.seat, decision.why) == (row["seat"], row["question"])
        assert [option.key for option in on_offer(decision)] == row["options"]
        assert len(row["visits"]) == len(row["means"]) == len(row["options"]) > row["pick"]
    whole = replayed({**rows[-1], "at": len(rows[-1]["picks"])})
    assert game.fingerprint(whole) == rows[-1]["fingerprint"]
    assert searched_game("duel", {}, 5, walks=8) == rows


def test_a_record_becomes_rows_too() -> None:
    table = Table("duel", seed=7).play("rookie", "random")

    rows = recorded_game(table.record)

    assert {row["won"] for row in rows} == {True, False}
    assert all(len(replayed(row).decision.options) > 1 for row in rows)  # type: ignore[union-attr]


def test_the_command_writes_parquet_and_lists_tasks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["data", str(tmp_path / "games.parquet"), "--games", "2", "--walks", "4", "--json"], ["tasks"]):
        with pytest.raises(SystemExit) as left:
            main(["lab", *words])
        assert not left.value.code
    written, _, listed = capsys.readouterr().out.partition("\n")
    told = json.loads(written)
    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert frame.height == told["rows"] > 20
    assert frame["seed"].n_unique() == 2
    assert "held-out-cards" in listed
