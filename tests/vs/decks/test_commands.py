"""`capes cards`, `capes card`, `capes decks` and `capes deck` on the command line."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from capes.cli import main
from capes.vs import catalogue
from capes.vs.decks import FORMATS, read_deck, starter_deck, starter_decks, write_deck


class Ran:
    """What a command printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def data(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def ran(*arguments: str) -> Ran:
        code = 0
        try:
            main(list(arguments))
        except SystemExit as stop:
            code = int(stop.code or 0)
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return ran


def test_cards_lists_every_card_that_can_be_played_as_data(run: Any) -> None:
    rows = run("cards", "--json").data

    assert len(rows) == len(catalogue.released_facts())
    fields = {"id", "set", "name", "type", "level", "cost", "atk", "def", "health", "teams", "text", "provenance"}
    assert all(fields | {"implemented", "tests"} <= set(row) for row in rows)
    hulk = next(row for row in rows if row["id"] == "mb/hulk-main-l1")
    assert (hulk["atk"], hulk["def"], hulk["health"], hulk["teams"]) == (3, 3, 6, ["Avengers"])
    assert isinstance(hulk["implemented"], bool) and isinstance(hulk["tests"], list)


def test_cards_of_sets_to_come_are_shown_on_request(run: Any) -> None:
    assert len(run("cards", "--json", "--unreleased").data) == 285


def test_cards_may_begin_with_a_minus(run: Any) -> None:
    assert [row["id"] for row in run("cards", "-is:main cost>=8", "--json").data] == ["mb/thanos"]


def test_cards_prints_a_table(run: Any) -> None:
    ran = run("cards", "team:avengers cost<=4 kw:flight -is:main")

    assert ran.out.splitlines()[1].split()[:3] == ["mb/ms-marvel", "Ms.", "Marvel"]
    assert ran.err == "1 card\n"


def test_a_mistake_in_a_search_is_pointed_at(run: Any) -> None:
    ran = run("cards", "team:avengers cost<=x")

    assert ran.code == 2 and ran.out == ""
    assert ran.err.splitlines()[:2] == ["team:avengers cost<=x", " " * 20 + "^"]


def test_a_card_tells_its_facts_and_where_they_come_from(run: Any) -> None:
    out = run("card", "mb/hulk-main-l1").out

    assert "Hulk  (mb/hulk-main-l1, MNB-003)" in out
    assert "ATK 3  DEF 3  Health 6" in out
    assert "Levels up at 4 XP" in out
    assert any(" ".join(line.split()) == "atk 3 public a public card table" for line in out.splitlines())


def test_a_card_may_be_named(run: Any) -> None:
    ran = run("card", "Gren Goblin")

    assert ran.out.count("Where each figure comes from") == 3
    assert "'Gren Goblin' read as 'Green Goblin'" in ran.err
    assert len(run("card", "Green Goblin", "--json").data) == 3
    assert run("card", "mb/cosmo", "--json").data["name"] == "Cosmo"


def test_an_unknown_card_is_one_sentence(run: Any) -> None:
    ran = run("card", "Zorblax")

    assert ran.code == 2 and ran.err.startswith("capes: no card is called 'Zorblax'")


def test_every_card_of_every_set_has_a_page() -> None:
    from capes.cli.cards import card_page
    from capes.vs import catalogue

    for card in catalogue.all_facts():
        page = card_page(card)
        assert card.name in page and len(page.splitlines()) > 8


def test_decks_lists_the_starters(run: Any) -> None:
    assert len(run("decks").out.splitlines()) == len(starter_decks())
    assert {deck["slug"] for deck in run("decks", "--json").data} >= {"x-men-storm", "mcu-heroes-bruce-banner"}


def test_deck_check_says_legal(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "deck.o8d"
    file.write_text(write_deck(starter_deck("x-men-storm"), "o8d"))

    ran = run("deck", "check", str(file))

    assert ran.code == 0
    assert ran.out == "X-Men: Storm (Storm, 60 cards): legal\n"


def test_deck_check_gives_every_reason_with_its_row(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Main: Storm\n5 Wolverene\n1 Killian\n")

    ran = run("deck", "check", str(file))

    assert ran.code == 1
    assert ran.out.splitlines()[0] == "line 2: 'Wolverene' read as 'Wolverine'"
    assert [line.partition(":")[0] for line in ran.out.splitlines()[1:4]] == ["DECK-01", "DECK-02", "DECK-03"]
    data = run("deck", "check", str(file), "--json").data
    assert data["legal"] is False and len(data["problems"]) == 3


def test_deck_check_reads_standard_input(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(write_deck(starter_deck("x-men-storm"), "dek").encode()))
    monkeypatch.setattr(sys, "stdin", stdin)

    assert run("deck", "check", "-").code == 0


def test_deck_check_refuses_what_it_cannot_read(run: Any, tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    huge.write_bytes(b"4 Thor\n" * 1_500_000)
    unknown = tmp_path / "unknown.txt"
    unknown.write_text("Main: Storm\n4 Zorblax\n")

    assert "too large" in run("deck", "check", str(huge)).err
    refused = run("deck", "check", str(unknown))
    assert refused.code == 2 and "line 2: no card is called 'Zorblax'" in refused.err
    assert "there is no file" in run("deck", "check", "missing.txt").err
    assert "did you mean avengers-hulk" in run("deck", "check", "avengers-hukl").err


@pytest.mark.parametrize("format", sorted(FORMATS))
def test_deck_convert_writes_every_format(run: Any, tmp_path: Path, format: str) -> None:
    out = tmp_path / "out"

    assert run("deck", "convert", "x-men-storm", "--to", format, "-o", str(out)).code == 0

    assert read_deck(out.read_bytes()).deck == starter_deck("x-men-storm")
    printed = run("deck", "convert", "x-men-storm", "--to", format).out
    assert read_deck(printed).deck == starter_deck("x-men-storm")


def test_deck_convert_knows_the_format_by_the_file(run: Any, tmp_path: Path) -> None:
    out = tmp_path / "deck.dek"

    run("deck", "convert", "x-men-storm", "-o", str(out))

    assert read_deck(out.read_bytes()).format == "dek"
    assert "say which format" in run("deck", "convert", "x-men-storm").err


def test_deck_show_and_count(run: Any) -> None:
    assert "Main: Hulk" in run("deck", "show", "avengers-hulk").out
    assert "types: supporting 29, plot-twist 15, location 16" in run("deck", "count", "avengers-hulk").out
    assert run("deck", "count", "avengers-hulk", "--json").data["symbols offered"]["Energy"] == 7


def test_text_search_looks_through_what_keywords_mean(run: Any) -> None:
    found = {row["id"] for row in run("cards", 'o:"when ~ appears" set:mb', "--json").data}

    assert {"mb/cosmo", "mb/green-goblin"} <= found and "mb/thor" not in found


def test_a_card_shows_its_generated_text_and_what_its_keywords_mean(run: Any) -> None:
    hulk, panther = run("card", "mb/hulk-main-l1").out, run("card", "mb/black-panther").out

    assert "Smash - Main [Might]: " in hulk
    assert "  Ferocious: In melee combat" in panther
    assert "  KW-06" in panther


def test_cards_of_duel_are_found_too(run: Any) -> None:
    rows = run("cards", "--game", "duel", "--json").data

    assert len(rows) > 50 and all(row["id"] and row["name"] for row in rows)
    assert rows[0]["name"] in run("card", rows[0]["id"], "--game", "duel").out
    assert run("card", "Zorblax", "--game", "duel").code == 2
    assert "there is no game" in run("cards", "--game", "chess").err
