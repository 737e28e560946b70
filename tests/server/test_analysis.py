"""Finished games judged over the wire: progress, the curve, the costly moments, kept for ever."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from types import SimpleNamespace
from typing import Any

import pytest

from capes.bots.study.judging import chart_piece, judge_piece
from capes.core.record import Record
from capes.language import say
from capes.language.sentence import sentence_of
from capes.server.analyses import Analyses, as_now
from capes.server.errors import Clash
from capes.table.match import Match
from tests.server.client import Visitor
from tests.server.process import ServerProcess
from tests.table.rumble import RUMBLE
from tests.trust.games import fresh

pytestmark = pytest.mark.anyio


async def short_game(one: Visitor, picks: int = 12, **terms: Any) -> str:
    """A game of Duel on one device, given up after some picks."""
    made = await one.table(game="duel", hotseat=True, **terms)
    player = await one.sit(made["table"])
    await player.hear("state")
    for _ in range(picks):
        await player.pick(0)
    live = await one.http.get(f"/api/tables/{made['table']}/analysis")
    assert live.status_code == 409 and "not over" in live.json()["error"]
    await player.say({"t": "concede", "id": "end"})
    await player.hear("over")
    await player.leave()
    return str(made["table"])


async def judged(one: Visitor, table: str) -> tuple[dict[str, Any], list[tuple[int, int]]]:
    """The judgement, and the progress told on the way."""
    told: list[tuple[int, int]] = []
    for _ in range(600):
        answer = await one.http.get(f"/api/tables/{table}/analysis")
        if answer.status_code == 200:
            done: dict[str, Any] = answer.json()
            return done, told
        assert answer.status_code == 202, answer.text
        said = answer.json()
        assert said["status"] == "working" and 0 <= said["done"] <= said["of"]
        told.append((said["done"], said["of"]))
        await asyncio.sleep(0.05)
    raise AssertionError("the analysis did not end")


async def test_a_finished_game_is_judged_once_and_kept(server: ServerProcess) -> None:
    one, other = await Visitor(server.base).arrive(), Visitor(server.base)
    table = await short_game(one)

    done, told = await judged(one, table)

    record = Record.from_json((await one.http.get(f"/api/tables/{table}/record")).content)
    assert told[0] == (0, len(record.picks) + 1) and told == sorted(told)
    assert done["status"] == "done"
    assert [point["at"] for point in done["curve"]] == list(range(len(record.picks) + 1))
    assert all(len(point["chance"]) == 2 and min(point["chance"]) >= 0 for point in done["curve"])
    for moment in done["moments"]:
        frame = await one.get(f"/api/replays/{table}", at=moment["at"])
        labels = [option["label"] for option in frame["decision"]["options"]]
        assert frame["decision"]["seat"] == moment["seat"] and moment["lost"] > 0
        assert moment["picked"] == labels[frame["picked"]] and moment["better"] in labels

    server.kill()
    server.start()
    again = await other.http.get(f"/api/tables/{table}/analysis")
    assert again.status_code == 200 and again.json() == done
    await one.close()
    await other.close()


async def test_the_same_game_gets_the_same_judgement_in_pieces_and_at_once(server: ServerProcess) -> None:
    one = await Visitor(server.base).arrive()
    table = await short_game(one)
    done, _ = await judged(one, table)
    text = (await one.http.get(f"/api/tables/{table}/record")).text

    moments = judge_piece(text, 0, 10**6)

    assert chart_piece(text, 0, 10**6) == done["curve"]
    assert all(moment in moments for moment in done["moments"])
    assert len(done["moments"]) == min(12, len(moments))
    await one.close()


async def test_the_curve_alone_is_quick_and_the_judgement_goes_on_from_it(server: ServerProcess) -> None:
    one = await Visitor(server.base).arrive()
    made = await one.table(game="duel", hotseat=True)
    live = await one.get(f"/api/tables/{made['table']}/chances")
    assert live == {"curve": [], "of": 0, "whole": False}
    table = await short_game(one)

    for _ in range(600):
        told = await one.get(f"/api/tables/{table}/chances")
        if told["whole"]:
            break
        await asyncio.sleep(0.05)

    assert [point["at"] for point in told["curve"]] == list(range(told["of"]))
    assert told["curve"][0]["turn"] <= told["curve"][-1]["turn"]
    with sqlite3.connect(server.data / "capes.db") as database:
        kept = database.execute("SELECT count(*) FROM analyses WHERE table_id = ?", (table,)).fetchone()[0]
    assert kept == 0  # no decision has been judged
    done, _ = await judged(one, table)
    assert done["curve"] == told["curve"]
    assert (await one.get(f"/api/tables/{table}/chances"))["curve"] == done["curve"]
    await one.close()


def test_a_judgement_of_before_is_told_in_its_own_words() -> None:
    before = {"status": "done", "curve": [], "moments": [{"at": 3, "picked": "Pass", "better": "Hit"}]}
    told = json.loads(as_now(json.dumps(before)))

    assert [say(sentence_of(told["moments"][0][name])) for name in ("picked", "better")] == ["Pass", "Hit"]
    assert as_now(json.dumps(told)) == as_now(json.dumps(before))


async def test_private_games_and_unknown_ones_stay_closed(two: tuple[Visitor, Visitor]) -> None:
    one, other = two
    table = await short_game(one, picks=1, private=True)
    assert (await other.http.get(f"/api/tables/{table}/analysis")).status_code == 403
    assert (await other.http.get("/api/tables/nothing/analysis")).status_code == 404
    invite = (await one.get(f"/api/tables/{table}"))["invite"]
    invited = await other.http.get(f"/api/tables/{table}/analysis", params={"invite": invite})
    assert invited.status_code in (200, 202)


class Broken:
    """Everything an analysis asks of the server, with a worker that fails."""

    background: Broken
    tables: Broken

    def __init__(self) -> None:
        self.background = self.tables = self

    def now(self) -> float:
        return 0.0

    async def run(self, *_: object) -> None:
        raise RuntimeError("the worker died")

    async def analysis(self, id: str) -> None:
        return None

    async def match_of(self, row: object) -> Match:
        return fresh(RUMBLE, "duel", 2, "t1")


async def test_a_failure_is_told_in_a_sentence_and_tried_no_further() -> None:
    broken: Any = Broken()
    analyses = Analyses(broken, broken)
    row: Any = SimpleNamespace(id="t1", state="over", rules_version="1")

    work = await analyses.of(row, "me")
    assert work.answer is None and work.task is not None
    await work.task

    with pytest.raises(Clash, match="cannot be analysed: the worker died"):
        await analyses.of(row, "me")


async def test_nobody_has_many_games_judged_at_once(server: ServerProcess) -> None:
    one = await Visitor(server.base).arrive()
    tables = [await short_game(one, picks=1) for _ in range(8)]
    answers = [(await one.http.get(f"/api/tables/{table}/analysis")).status_code for table in tables]
    assert answers[:6] == [202] * 6 and answers[-1] == 429
    with sqlite3.connect(server.data / "capes.db") as database:
        assert database.execute("SELECT count(*) FROM analyses").fetchone()[0] <= 6
    await one.close()
