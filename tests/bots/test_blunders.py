"""That no level that searches makes the plain mistakes; `python -m tests.bots.blunders` prints the whole table."""

from __future__ import annotations

import pytest

from capes.core.option import Option
from tests.bots.blunders import BLUNDERS, Blunder, share, table_of

IDS = [blunder.name for blunder in BLUNDERS]


@pytest.mark.parametrize("blunder", BLUNDERS, ids=IDS)
def test_every_position_has_a_right_and_a_wrong_pick(blunder: Blunder) -> None:
    state = table_of(blunder)
    assert state.decision is not None
    rights = [blunder.right(state, option) for option in state.decision.options]

    assert any(rights) and not all(rights)


@pytest.mark.parametrize("blunder", BLUNDERS, ids=IDS)
def test_a_search_finds_the_right_pick_nearly_always(blunder: Blunder) -> None:
    assert share(blunder, "champion", 0.5, 6) >= 5 / 6
    assert share(blunder, "mastermind", 0.05, 4) == 1.0


def test_the_mind_of_old_is_kept_with_its_mistakes() -> None:
    """It shows that the suite can fail, and that `mastermind-1` judges as it did."""
    location = next(blunder for blunder in BLUNDERS if blunder.name == "place the Location")

    assert share(location, "mastermind-1", 0.05, 4) < 0.5


def test_rights_are_about_options() -> None:
    assert BLUNDERS[0].right(table_of(BLUNDERS[0]), Option("resource"))
