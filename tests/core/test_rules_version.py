"""The name of the rules changes with everything that decides them, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from capes.core.rules_version import checksum, rules_version
from capes.duel import game as duel
from capes.vs import game as vs


@pytest.fixture
def house(tmp_path: Path) -> Path:
    for name, text in (("rules/stun.py", "WOUNDS = 1\n"), ("cards/set/hulk.json", "{}\n"), ("view.py", "")):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(text.encode())
    return tmp_path


PLACES = ("cards", "rules")


@pytest.mark.parametrize("file", ["rules/stun.py", "cards/set/hulk.json"])
def test_another_rule_or_card_gives_another_name(house: Path, file: str) -> None:
    before = checksum(house, PLACES)

    (house / file).write_bytes(b"WOUNDS = 2\n")

    assert checksum(house, PLACES) != before


def test_a_file_more_or_elsewhere_gives_another_name(house: Path) -> None:
    before = checksum(house, PLACES)

    (house / "rules" / "stun.py").rename(house / "rules" / "wound.py")
    moved = checksum(house, PLACES)
    (house / "rules" / "new.py").write_bytes(b"")

    assert len({before, moved, checksum(house, PLACES)}) == 3


def test_caches_line_ends_and_what_decides_nothing_leave_the_name(house: Path) -> None:
    before = checksum(house, PLACES)

    (house / "rules" / "__pycache__").mkdir()
    (house / "rules" / "__pycache__" / "stun.pyc").write_bytes(b"1")
    (house / "rules" / "stun.py").write_bytes(b"WOUNDS = 1\r\n")
    (house / "rules" / "stun.so").write_bytes(b"2")
    (house / "view.py").write_bytes(b"3")

    assert checksum(house, PLACES) == before


@pytest.mark.parametrize("game", [vs, duel])
def test_the_games_name_their_rules_by_every_room_that_decides_them(game: object) -> None:
    places = getattr(game, "RULES")  # noqa: B009 - either game's module
    root = Path(str(vs.__file__)).parents[1]
    door = getattr(game, "GAME")  # noqa: B009

    assert all((root / place).is_dir() for place in places)
    assert {f"{door.id}/{room}" for room in ("cards", "contract", "rules", "state", "words")} <= set(places)
    assert door.rules_version == rules_version(door.id, *places) == f"{door.id}-{checksum(root, places)}"
