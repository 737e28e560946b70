"""The benchmark: what it measures, and how it tells it. Figures themselves are for `make bench`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from capes.bench import history, probe, traffic
from capes.bench.goals import BY_ID, GOALS, Figure
from capes.bench.history import line, regressions
from capes.bench.page import BEGIN, END, keep, markdown
from capes.bench.run import better, change, compare, figures, outside, result_of
from capes.core.errors import BadSetup

MEASURED: dict[str, dict[str, Any]] = {
    "plain games": {"games": 60.0, "picks": 25_000.0, "checksum": "a"},
    "compiled games": {"games": 240.0, "picks": 100_000.0, "checksum": "a"},
    "peer openspiel": {"applied": 50_000.0, "clone": 30.0, "walks": 1000.0, "length": 150.0},
    "peer rlcard": {"games": 30.0, "steps": 10_000.0},
    "plain copies": {"micros": 9.0, "kilobytes": 6.5},
    "compiled copies": {"micros": 3.0},
    "compiled search": {"walks": 400.0},
    "plain import": {"seconds": 0.2, "megabytes": 60.0},
    "compiled turns": {"walks": 6000.0, "length": 250.0},
    "compiled views": {"micros": 60.0, "kilobytes": 5.5},
    "compiled starting": {"serve": 1.0, "help": 0.3},
    "default": {"compiled": 1.0},
    "native": {"instructions": 31_500.0},
    "compiled traffic": {"micros": 180.0, "kilobytes": 0.7},
    "sockets": {"picks": 4000.0, "echoes": 8000.0, "late": 12.0, "echo_late": 8.0},
    "thinking": {"thinking": 2.2, "idle": 2.0},
    "visit": {"kilobytes": 267.0},
    "suite": {"minutes": 9.0},
    "pair": {"alone": 50.0, "both": 95.0},
    "plain growth": {"few_characters": 30.0, "many_characters": 40.0, "few_modifiers": 30.0, "many_modifiers": 100.0},
}


def by_id(found: dict[str, dict[str, Any]]) -> dict[str, Figure]:
    return {figure.goal.id: figure for figure in figures(found)}


def test_every_goal_is_told_with_ratio_floor_and_goal() -> None:
    found = by_id(MEASURED)

    assert list(found) == [goal.id for goal in GOALS]
    data = found["G1"].to_data()
    assert (data["value"], data["against"], data["ratio"]) == (25_000.0, 50_000.0, 0.5)
    assert (data["floor"], data["goal"], data["standing"]) == (0.6, 1.0, "below")
    assert found["G3"].ratio == 4.0 and found["G12"].ratio == 1.9 and found["G2"].ratio == 2.5
    assert found["G7p"].ratio == pytest.approx(400 * 250 / (1000 * 150)) and found["G7b"].ratio == 6.0
    assert found["G8"].ratio == 0.5 and found["G10"].ratio == pytest.approx(1.1)
    assert found["G14"].standing == "goal" and found["G20"].ratio == 9.0
    assert {id: one.standing for id, one in found.items() if one.goal.less_is_better} == {
        "G5": "floor", "G5c": "floor", "G6": "below", "G8p": "floor", "G9": "floor", "G9b": "goal", "G10": "goal",
        "G11": "floor", "G11m": "below", "G13": "floor", "G13m": "below", "G15": "floor", "G16": "goal", "G17": "floor",
        "G18": "floor", "G18h": "below", "G19": "below", "G20": "floor",
    }  # fmt: skip


def test_different_checksums_void_the_compiled_speed() -> None:
    found = by_id({**MEASURED, "compiled games": {"picks": 100_000.0, "checksum": "b"}})
    assert found["G3"].value is None and "differ" in found["G3"].note


def test_what_was_not_measured_says_so() -> None:
    found = by_id({"plain games": MEASURED["plain games"], "peer openspiel": {"error": "No module named 'pyspiel'"}})
    assert found["G1"].value == 25_000.0 and found["G1"].ratio is None and found["G1"].standing == "-"
    assert "No module named 'pyspiel'" in found["G1"].note
    assert found["G7"].value is None and "not measured" in found["G7"].note


def test_what_became_worse_by_more_than_a_twentieth_is_named(tmp_path: Path) -> None:
    then = json.loads(line(figures(MEASURED), "2026-11-16"))
    slower = {**MEASURED, "plain games": {**MEASURED["plain games"], "picks": 23_000.0}}

    assert regressions(figures(MEASURED), then) == []
    told = regressions(figures(slower), then)

    assert [one.split()[0] for one in told] == ["G1", "G2"]
    assert "8% worse than 0.5 of 2026-11-16" in told[0]
    assert change("games picks", 100.0, 90.0) == pytest.approx(-0.1)
    assert change("copies micros", 2.0, 4.0) == pytest.approx(-0.5)


def test_the_history_is_drawn_as_multiples_of_the_first_run() -> None:
    drawn = history.chart([{"day": "2026-11-16", "G1": 0.5}, {"day": "2026-11-18", "G1": 0.75}]).to_dict()

    assert [row["times"] for row in drawn["data"]["values"]] == [1.0, 1.5]


def test_a_revision_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="revision 'no-such-revision' cannot be had"):
        compare("no-such-revision", 1, 0.1, lambda what: None)


def test_the_best_of_several_runs_counts() -> None:
    best: dict[str, Any] = {}
    for run in ({"picks": 5.0, "micros": 3.0}, {"picks": 7.0, "micros": 4.0}, {"picks": 6.0, "micros": 2.0}):
        better(best, run)
    assert best == {"picks": 7.0, "micros": 2.0}


def test_the_page_keeps_its_words_and_gets_the_new_table(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text(f"# Speed\n\nWords.\n\n{BEGIN}\nold\n{END}\n\nMore words.\n")

    keep(page, figures(MEASURED), 3)

    text = page.read_text()
    assert "old" not in text and text.startswith("# Speed\n\nWords.") and text.endswith("More words.\n")
    assert markdown(figures(MEASURED), 3) in text
    assert "| G1 | picks, plain Python | 25,000 /s |" in text


def test_probes_measure_this_engine() -> None:
    games = probe.random_games(2)
    assert games["picks"] > games["games"] > 0
    assert games["checksum"] == probe.random_games(2)["checksum"]
    copies = probe.copies(2)
    assert 0 < copies["micros"] < 10_000 and 1 < copies["kilobytes"] < 100
    assert probe.searching(2)["walks"] > 0
    turns, views = probe.turns(1), probe.views(1)
    assert turns["walks"] > 0 and 50 < turns["length"] < 2000
    assert views["micros"] > 0 and 1 < views["kilobytes"] < 20
    assert probe.crowded(24, 0, 1) > 0 and probe.crowded(6, 40, 1) > 0


def test_two_players_at_a_real_server_are_measured() -> None:
    found = traffic.traffic(1, most=12)

    assert found["picks"] == 12 and found["micros"] >= 0 and 0.1 < found["kilobytes"] < 20


def test_a_probe_runs_in_a_process_of_its_own() -> None:
    found = result_of(outside("capes.bench.probe", "import", 1))
    assert found["cards"] > 150 and 0 < found["seconds"] < 30 and found["megabytes"] > 10
    assert "error" in result_of(outside("capes.bench.probe", "nonsense", 1))


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.id)
def test_goals_lie_beyond_their_floors(goal: Any) -> None:
    assert (goal.goal < goal.floor) if goal.less_is_better else (goal.goal > goal.floor)
    assert BY_ID[goal.id] is goal
    assert json.dumps(Figure(goal, 1.0, 2.0).to_data())
