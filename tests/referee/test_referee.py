"""The referee over random games: a second reading of the rules that finds nothing to disagree with."""

from __future__ import annotations

import pytest

from capes.cli.watched import watch_file
from capes.core.errors import BadSetup
from capes.referee.runs import plan, watch
from capes.referee.setups import MODES
from capes.referee.sheet import Sheet
from capes.vs.scenario import shipped

KINDS = [(game, mode) for game in MODES for mode in MODES[game]]
QUICK = {"duel": 3, "ffa": 1, "2v2": 1, "two-headed": 1, "two-way": 6, "three-way": 4}
"""Games of each mode in the quick form."""

JUDGED = 0.995
"""So large a share of what comes up must be judged, not left out."""


def watched(game: str, mode: str, games: int, seed: int) -> Sheet:
    total = Sheet()
    for job in plan(games, game, mode, seed):
        total.add(watch(job)[1])
    return total


@pytest.mark.parametrize(("game", "mode"), KINDS)
def test_the_referee_agrees_with_random_games(game: str, mode: str) -> None:
    sheet = watched(game, mode, QUICK[mode], seed=500)

    assert [str(one) for one in sheet.disagreements] == []
    assert sheet.share() >= JUDGED
    assert sheet.decisions > 100 and sheet.checks > 5 * sheet.decisions


def test_the_referee_agrees_with_every_scenario() -> None:
    sheet = Sheet()

    for path in shipped():
        watch_file(path, sheet)

    assert [str(one) for one in sheet.disagreements] == []
    assert sheet.decisions > 2000


@pytest.mark.long
@pytest.mark.parametrize(("game", "mode"), KINDS)
def test_the_referee_agrees_with_a_million_decisions(game: str, mode: str) -> None:
    total, seed = Sheet(), 10_000

    while total.decisions < 1_000_000:
        total.add(watched(game, mode, 20, seed))
        seed += 20
        assert [str(one) for one in total.disagreements] == []

    assert total.share() >= JUDGED


def test_a_game_or_mode_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="the games are vs, duel"):
        plan(1, "poker")
    with pytest.raises(BadSetup, match="the modes are two-way, three-way"):
        plan(1, "duel", "ffa")
    with pytest.raises(BadSetup, match="at least one"):
        plan(0)
