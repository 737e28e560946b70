"""A face belongs to a name: everybody has one, no two of a team hide under the same headgear but a pair."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from pathlib import Path
from zipfile import ZipFile

import pytest

from capes.board import faces
from capes.games import game
from capes.vs import catalogue
from tools.faces import stamp

DRAW = Path(__file__).resolve().parents[2] / "web" / "src" / "draw"
PEOPLE: dict[str, dict[str, object]] = json.loads((DRAW / "people.json").read_text(encoding="utf-8"))
DRAWING = (DRAW / "people.js").read_text(encoding="utf-8")


def characters() -> list[catalogue.Facts]:
    """Every card that shows somebody."""
    return [facts for facts in catalogue.all_facts() if facts.type in ("main", "supporting")]


def words(person: dict[str, object]) -> list[str]:
    """What a person wears, carries and has in the face."""
    hair = person.get("hair")
    style = hair.get("style", "") if isinstance(hair, dict) else ""
    listed = [word for key in ("gear", "face") for word in person.get(key, []) or []]  # type: ignore[attr-defined]
    return [str(word) for word in (*listed, person.get("headgear", "none"), style)]


def test_everybody_has_a_face() -> None:
    assert {facts.name for facts in characters()} <= set(PEOPLE)


def test_at_most_two_of_a_team_share_a_headgear() -> None:
    teams: defaultdict[str, set[str]] = defaultdict(set)
    for facts in characters():
        for team in facts.teams:
            teams[team].add(facts.name)
    for team, names in teams.items():
        worn = Counter(str(PEOPLE[name].get("headgear", "none")) for name in names)
        del worn["none"]
        assert all(count <= 2 for count in worn.values()), (team, worn)


def test_every_word_is_known_to_the_drawing() -> None:
    for name, person in PEOPLE.items():
        for word in words(person):
            assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", DRAWING), (name, word)


def test_no_face_is_drawn_twice() -> None:
    drawn = Counter(
        json.dumps({k: v for k, v in one.items() if k != "same"}, sort_keys=True) for one in PEOPLE.values()
    )
    assert max(drawn.values()) == 1


@pytest.mark.parametrize("name", ["vs", "duel"])
def test_notebooks_have_a_picture_of_every_card(name: str) -> None:
    ours = {faces.file_of(str(card["id"])) for card in game(name).cards()}

    assert ours and sorted(ours - faces.names()) == []


@pytest.mark.long
def test_the_pictures_of_notebooks_are_those_of_the_page() -> None:
    with ZipFile(faces.FILE) as archive:
        made_from = archive.read(faces.STAMP).decode()

    assert made_from == stamp(), "the drawings have changed: python -m tools.faces"
