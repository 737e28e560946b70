"""Puzzles over the wire: tried at a desk, rated once, made from finished games."""

from __future__ import annotations

from typing import Any

import pytest

from capes.core.record import Record
from capes.games import game as game_by_id
from capes.puzzles.puzzle import Puzzle, shipped
from capes.server.puzzles import day_of, first_rating, moved, of_the_day, streak
from capes.server.storage.people import Rating
from tests.server.client import Visitor

pytestmark = pytest.mark.anyio


def quick_one(game: str = "duel") -> Puzzle:
    """One that even plain Python answers at once, and in which the rival has no say on our solution's first pick."""
    return min((one for one in shipped() if one.game == game and one.goal == "ko"), key=lambda one: one.nodes)


async def play(person: Visitor, id: str, picks: list[int], **more: Any) -> dict[str, Any]:
    answer = await person.post(f"/api/puzzles/{id}/play", {"picks": picks, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def hint(person: Visitor, id: str, picks: list[int]) -> int:
    answer = await person.post(f"/api/puzzles/{id}/ask", {"about": "hint", "picks": picks})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["hint"]["option"])


async def solve(person: Visitor, id: str) -> list[int]:
    picks: list[int] = []
    while (await play(person, id, picks, helped=True))["status"] == "open":
        picks.append(await hint(person, id, picks))
    return picks


async def test_following_the_hints_solves_a_puzzle_which_is_rated_once(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    puzzle = quick_one()
    picks = await solve(other, puzzle.id)

    solved = await play(one, puzzle.id, picks)
    again = await play(one, puzzle.id, picks)

    assert (solved["status"], solved["rated"], again["rated"]) == ("solved", True, False)
    mine = await one.get("/api/puzzles/mine")
    assert mine["solved"] == [puzzle.id]
    assert mine["ratings"]["duel"]["rating"] > 1500
    helped = await other.get("/api/puzzles/mine")
    assert helped["failed"] == [puzzle.id]  # who was shown how has not solved it
    card = await one.get(f"/api/puzzles/{puzzle.id}")
    assert card["tries"] >= 2 and card["solved"] >= 1


async def test_a_wrong_pick_is_refuted_with_a_reason_and_cannot_be_gone_on_from(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    puzzle = quick_one()
    state = puzzle.position()
    holding = puzzle.solver(state).solutions(state)
    assert state.decision is not None
    wrong = next(at for at in range(len(state.decision.options)) if at not in holding)

    failed = await play(one, puzzle.id, [wrong])
    beyond = await one.post(f"/api/puzzles/{puzzle.id}/play", {"picks": [wrong, 0]})

    assert failed["status"] == "failed"
    assert failed["why"] in ("defence", "turn", "luck")
    assert failed["why"] != "defence" or failed["refutation"] or failed["view"]["result"]
    assert failed["decision"] is None
    assert beyond.status_code == 409


async def test_what_is_told_before_does_not_hold_the_solution(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    listed = await one.get("/api/puzzles", game="vs")

    assert listed
    for card in listed:
        assert "line" not in card and "picks" not in card
    assert all(card["game"] == "vs" for card in listed)
    first = await play(one, listed[0]["id"], [])
    assert first["status"] == "open" and "rated" not in first
    assert first["decision"]["options"]


async def test_questions_at_the_desk_are_answered_as_at_a_table(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    puzzle = quick_one("vs")
    card = (await play(one, puzzle.id, []))["view"]["characters"][0]["n"]

    why = await one.post(f"/api/puzzles/{puzzle.id}/ask", {"about": "why", "wish": f"attack #{card}"})
    explained = await one.post(f"/api/puzzles/{puzzle.id}/ask", {"about": "explain", "card": card})
    fight = await one.post(f"/api/puzzles/{puzzle.id}/ask", {"about": "preview", "attackers": [card], "card": card})

    assert (why.status_code, explained.status_code, fight.status_code) == (200, 200, 200)
    assert explained.json()["explain"]["n"] == card


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(two: tuple[Visitor, Visitor]) -> None:
    one, other = two

    assert (await one.get("/api/puzzles/daily"))["id"] == (await other.get("/api/puzzles/daily"))["id"]


async def test_the_next_puzzle_fits_what_was_asked_for(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    theme = next(theme for puzzle in shipped() if puzzle.game == "vs" for theme in puzzle.themes)

    found = await one.get("/api/puzzles/next", game="vs", theme=theme)
    nothing = await one.http.get("/api/puzzles/next", params={"game": "vs", "theme": "tap-dance"})

    assert theme in found["themes"]
    assert nothing.status_code == 404


async def test_a_puzzle_is_played_on_from(two: tuple[Visitor, Visitor]) -> None:
    one, _ = two
    puzzle = quick_one()

    made = await one.post(f"/api/puzzles/{puzzle.id}/table", {"level": "sidekick"})

    assert made.status_code == 201, made.text
    seated = await one.sit(made.json()["table"])
    await seated.hear("state")
    assert seated.mine
    assert seated.state["seat"] == puzzle.seat
    await seated.leave()


async def test_a_puzzle_is_made_from_a_finished_game_and_refused_where_nothing_can_be_forced(
    two: tuple[Visitor, Visitor],
) -> None:
    """The game that leads to a shipped puzzle, played at a table to that moment and conceded."""
    one, other = two
    made = await one.post(
        "/api/tables",
        {"game": "duel", "seats": [{}, {}], "private": True, "setup": {}},
    )
    table = made.json()["table"]
    await other.post(f"/api/tables/{table}/join", {"invite": made.json()["invite"]})
    first, second = await one.sit(table), await other.sit(table)
    await first.hear("state")
    await second.hear("state")
    await first.say({"t": "concede", "id": "enough"})
    await first.hear("over")

    refused = await one.post("/api/puzzles", {"table": table, "at": 0, "goal": "ko"})
    strange = await Visitor(one.base).arrive()
    outside = await strange.post("/api/puzzles", {"table": table, "at": 0, "goal": "ko"})

    assert refused.status_code == 409 and "force" in refused.json()["error"]
    assert outside.status_code == 403
    await strange.close()
    await first.leave()
    await second.leave()


def test_a_moment_of_a_game_becomes_a_puzzle() -> None:
    from capes.server.puzzles import made_from

    puzzle = quick_one()
    record = Record(puzzle.game, puzzle.setup, puzzle.seed, puzzle.picks)
    assert game_by_id(puzzle.game).id == "duel"

    made = made_from(record, len(puzzle.picks), puzzle.goal, "abc")

    assert made.solutions == puzzle.solutions
    assert made.source == {"table": "abc"}


def test_streaks_are_counted_in_days() -> None:
    assert streak(set(), 9) == (0, 0)
    assert streak({7, 8, 9}, 9) == (3, 3)
    assert streak({7, 8}, 9) == (2, 2)  # today's is still open
    assert streak({1, 2, 3, 4, 7}, 9) == (0, 4)


def test_every_day_has_a_puzzle_and_the_next_day_another() -> None:
    day = day_of(1_800_000_000)

    assert of_the_day(day).id != of_the_day(day + 1).id


def test_solving_moves_both_ratings_apart_and_failing_together() -> None:
    puzzle = first_rating(shipped()[0])
    me = Rating("me", "vs", "puzzles", 25.0, 25 / 3, 0)

    won, easier = moved(me, puzzle, True)
    lost, harder = moved(me, puzzle, False)

    assert lost.mu < me.mu < won.mu
    assert easier.mu < puzzle.mu < harder.mu
    assert (easier.tries, easier.solved, harder.solved) == (1, 1, 0)
