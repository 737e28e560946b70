"""The rows of the rules are whole, and the map from rows to tests is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from capes.vs import ledger
from tools import proofs

TESTS = Path(__file__).resolve().parents[1]


def test_all_416_rows_are_there_once_with_rule_and_source() -> None:
    rows = ledger.rows()

    assert len(rows) == 416
    assert len({row["id"] for row in rows}) == 416
    for row in rows:
        assert row["id"].startswith(f"{row['topic']}-")
        assert row["rule"].endswith((".", ".)")) and row["source"] and row["title"]
        assert row["scenario"] is None or row["scenario"].startswith("Given ")


def test_sources_are_known_documents() -> None:
    names = set(ledger.documents())

    for row in ledger.rows():
        assert any(name in row["source"] for name in names), row["id"]


def test_every_conflict_has_a_ruling_and_every_open_point_a_handling() -> None:
    assert [one["number"] for one in ledger.conflicts()] == list(range(1, 43))
    assert all(one["ruling"] for one in ledger.conflicts())
    assert all(one["handling"] for one in ledger.open_points())


def test_the_map_from_rows_to_tests_is_current() -> None:
    written = (proofs.VS / ledger.PROOFS).read_text(encoding="utf-8")

    assert written == proofs.rows_page(proofs.rows_proved(TESTS)), "run: make ledger"


def test_tests_are_found_by_mark_name_and_scenario(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "vs" / "scenarios").mkdir(parents=True)
    (folder / "vs" / "scenarios" / "ATTACK-04-protected.yaml").write_text("", encoding="utf-8")
    (folder / "vs" / "lists").mkdir()
    (folder / "vs" / "lists" / "ATTACK-05.yaml").write_text("", encoding="utf-8")
    (folder / "test_a.py").write_text(
        "import pytest\n"
        "pytestmark = pytest.mark.covers('TURN-01')\n"
        "@pytest.mark.covers('ATTACK-04', 'NONSENSE-77')\n"
        "def test_marked(): ...\n"
        "class TestMany:\n"
        "    def test_kw_03_dodge(self): ...\n"
        "def helper_kw_05(): ...\n",
        encoding="utf-8",
    )

    assert proofs.rows_proved(folder) == {
        "TURN-01": ["tests/test_a.py::test_marked", "tests/test_a.py::TestMany::test_kw_03_dodge"],
        "ATTACK-04": ["tests/test_a.py::test_marked", "tests/vs/scenarios/ATTACK-04-protected.yaml"],
        "KW-03": ["tests/test_a.py::TestMany::test_kw_03_dodge"],
    }


@pytest.mark.parametrize("word", ["shared/", "seeds", "/work"])
def test_rows_speak_of_the_game_alone(word: str) -> None:
    assert not any(word in str(row) for row in ledger.rows())
