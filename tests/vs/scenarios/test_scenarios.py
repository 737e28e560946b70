"""Every scenario file of the package holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from capes.vs import scenarios
from capes.vs.ledger import known_rows
from capes.vs.scenario import Scenario, read_file

FILES = sorted(Path(next(iter(scenarios.__path__))).glob("*.yaml"))
ALL = [scenario for file in FILES for scenario in read_file(file)]


def name(scenario: Scenario) -> str:
    return f"{Path(scenario.file).stem}: {scenario.title}"


@pytest.mark.parametrize("scenario", ALL, ids=name)
def test_it_holds(scenario: Scenario) -> None:
    outcome = scenario.run()

    assert outcome.passed, outcome.failure


@pytest.mark.parametrize("scenario", ALL, ids=name)
def test_it_proves_something_about_a_known_row(scenario: Scenario) -> None:
    assert scenario.run().checks > 0
    assert set(scenario.rows) <= set(known_rows())
    assert not Path(scenario.file).stem.isupper() or Path(scenario.file).stem in scenario.rows
