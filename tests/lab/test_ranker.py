"""The baseline that learns: it comes to agree with the search, is the same for the same seed, and refuses misfits."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from capes.core.errors import BadSetup
from capes.lab.data import Row, searched_game
from capes.lab.ranker import Ranker, RankerBot, examples, favour, train
from capes.lab.score import agent_of, score


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """A few games in which both sides searched."""
    return [row for seed in (1, 2, 3) for row in searched_game("duel", {}, seed, walks=12)]


def test_what_was_never_tried_is_not_favoured_and_what_brought_most_is_most() -> None:
    wanted = favour({"visits": [5, 5, 0], "means": [0.5, 0.6, 0.9]})

    assert wanted[2] == 0 and wanted[1] > wanted[0] > 0
    assert wanted.sum() == pytest.approx(1)


def test_training_makes_it_agree_with_the_search(rows: list[Row]) -> None:
    ranker = Ranker("duel")
    found = list(examples(rows, ranker.features))
    losses: list[float] = []

    train(ranker, found, epochs=12, told=losses.append)

    assert len(found) > 100
    assert losses[-1] < losses[0]
    agreed = [np.argmax(ranker.scores(one.seen)) == np.argmax(one.wanted) for one in found]
    by_chance = np.mean([1 / len(one.wanted) for one in found])
    assert np.mean(agreed) > by_chance + 0.1


def test_the_same_seed_gives_the_same_weights(rows: list[Row]) -> None:
    one, two = (train(Ranker("duel"), list(examples(rows[:60], Ranker("duel").features)), 2) for _ in range(2))

    assert all(np.array_equal(mine, yours) for mine, yours in zip(one.weights, two.weights, strict=True))


def test_weights_are_kept_and_play(tmp_path: Path, rows: list[Row]) -> None:
    ranker = Ranker("duel", seed=3)
    ranker.save(tmp_path / "ranker.npz")

    read = Ranker.load(tmp_path / "ranker.npz")

    assert all(np.array_equal(mine, yours) for mine, yours in zip(ranker.weights, read.weights, strict=True))
    assert isinstance(agent_of(str(tmp_path / "ranker.npz"), 1.0), RankerBot)
    assert score(str(tmp_path / "ranker.npz"), "duel", 2, ("glance",)).rows[0][1].games == 2


def test_weights_for_another_encoder_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    np.savez(tmp_path / "old.npz", *Ranker("duel").weights, fits=np.array('{"game": "duel", "encoder": "older"}'))

    with pytest.raises(BadSetup, match="another encoder"):
        Ranker.load(tmp_path / "old.npz")
    (tmp_path / "no.npz").write_text("nothing")
    with pytest.raises(BadSetup, match="holds no ranker"):
        Ranker.load(tmp_path / "no.npz")
