"""Broken rules are noticed: by the referee, and by the tests that carry the row's number."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.referee.mutations import MUTATIONS, Mutation
from tools.mutations import ROOT, broken_copy, proved, watched

BAR = 0.95


def test_the_table_breaks_many_rows_of_many_topics() -> None:
    topics = {one.row.partition("-")[0] for one in MUTATIONS if one.game == "vs"}

    assert len({one.name for one in MUTATIONS}) == len(MUTATIONS) >= 40
    assert len(topics) >= 20
    assert sum(one.game == "duel" for one in MUTATIONS) >= 10


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda one: one.name)
def test_what_a_mutation_breaks_is_there_to_be_broken(mutation: Mutation) -> None:
    text = (ROOT / "src" / "capes" / mutation.file).read_text(encoding="utf-8")

    assert [text.count(old) for old, _ in ((mutation.old, mutation.new), *mutation.more)] == [1] * (
        1 + len(mutation.more)
    )


@pytest.mark.long
def test_nearly_every_broken_rule_is_caught(tmp_path: Path) -> None:
    missed = []
    for at, mutation in enumerate(MUTATIONS):
        found = watched(mutation, broken_copy(mutation, tmp_path / str(at)), seed=1)
        if not found["caught"]:
            missed.append(mutation.name)

    assert len(missed) <= (1 - BAR) * len(MUTATIONS), missed


@pytest.mark.long
@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda one: one.row)
def test_the_tests_of_a_row_go_red_when_it_is_broken(mutation: Mutation, tmp_path: Path) -> None:
    assert proved(mutation, broken_copy(mutation, tmp_path)) == "red"
