"""Every scenario file of the package holds, and holds again when every pick is taken back and repeated."""

from __future__ import annotations

from pathlib import Path

import pytest

from capes.core.option import Option
from capes.vs.ledger import known_rows, named_rows
from capes.vs.rules import engine
from capes.vs.scenario import Scenario, read_file, shipped
from capes.vs.scenario.picks import Hand
from capes.vs.state.codec import decode, encode, fingerprint

CORNERS = Path(__file__).with_name("corners.yaml")  # rules meeting each other, in every mode
ALL = [scenario for file in (*shipped(), CORNERS) for scenario in read_file(file)]


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", ALL, ids=name)
def test_it_holds(scenario: Scenario) -> None:
    outcome = scenario.run()

    assert outcome.passed, outcome.failure
    assert outcome.checks > 0
    assert set(named_rows(Path(scenario.file).name)) <= set(scenario.rows) <= set(known_rows())


@pytest.mark.parametrize("scenario", ALL, ids=name)
def test_it_holds_with_every_pick_taken_back_and_repeated(scenario: Scenario, monkeypatch: pytest.MonkeyPatch) -> None:
    take = Hand.take

    def take_twice(hand: Hand, option: Option) -> None:
        before = fingerprint(hand.state)
        tried = hand.state.copy()
        loaded = decode(encode(hand.state))
        engine.choose(tried, option)
        assert fingerprint(hand.state) == before
        engine.choose(loaded, option)
        take(hand, option)
        assert fingerprint(tried) == fingerprint(loaded) == fingerprint(hand.state)

    monkeypatch.setattr(Hand, "take", take_twice)

    outcome = scenario.run()

    assert outcome.passed, outcome.failure
