"""Which card a line means."""

from __future__ import annotations

import pytest

from capes.core.errors import BadDeck
from capes.vs.decks import Deck, Reading, problems, read_deck, starter_deck


def read(*lines: str) -> Reading:
    return read_deck("\n".join(lines))


@pytest.mark.parametrize(
    "line",
    [
        "4 Wolverine", "4x Wolverine", "4 x Wolverine", "4xWolverine", "Wolverine x4", "4\tWolverine", "4 wolverine",
        "4 mb/wolverine", "4 MNB-044", "4 mb 44", "4 Wolverine (MNB-044)", "4 Wolverine [mb/wolverine]",
        "4 Wolverine # fast", "4 Wolverine // fast", "4 Wolverine (Supporting Character)", "  4   Wolverine  ",
    ],
)  # fmt: skip
def test_a_card_may_be_written_in_many_ways(line: str) -> None:
    reading = read("Main: Storm", line)

    assert reading.deck.cards == {"mb/wolverine": 4}
    assert reading.repairs == reading.warnings == ()


@pytest.mark.parametrize(
    "lines",
    [
        ["Main: Storm", "4 Thor"], ["Main Character: Storm", "4 Thor"], ["1 Storm (Main)", "4 Thor"],
        ["Main Character:", "1 Storm", "Deck:", "4 Thor"], ["[Main Character]", "Storm", "[Deck]", "4 Thor"],
        ["Storm L1", "4 Thor"], ["1 mb/storm-main-l1", "4 Thor"], ["Main:", "1 Storm", "", "Deck", "4 Thor"],
        ["4 Thor", "Main: storm"], ["1 Storm L1", "1 Storm L2", "4 Thor"],
    ],
)  # fmt: skip
def test_the_main_character_may_be_named_in_many_ways(lines: list[str]) -> None:
    assert read(*lines).deck == Deck("", "mb/storm-main-l1", {"mb/thor": 4})


def test_comments_headings_name_and_notes_are_understood() -> None:
    reading = read(
        "# Deck: Thunder", "// a comment", "Notes: first", "Notes:", "Notes: third", "Main: Storm", "",
        "Characters (4):", "4 Thor", "== Plot Twists ==", "2 Think Again", "Locations", "3 Academy",
    )  # fmt: skip

    assert reading.deck == Deck(
        "Thunder", "mb/storm-main-l1", {"mb/thor": 4, "mb/think-again": 2, "mb/academy": 3}, "first\n\nthird"
    )


def test_a_misspelt_name_is_repaired_and_the_change_shown() -> None:
    reading = read("Main: Strom", "4 Wolverene", "2 Doctor Strange", "1 Spider Man")

    assert reading.deck == Deck("", "mb/storm-main-l1", {"mb/wolverine": 4, "mb/dr-strange": 2, "mb/spider-man": 1})
    assert reading.repairs == (
        "line 1: 'Strom' read as 'Storm'",
        "line 2: 'Wolverene' read as 'Wolverine'",
        "line 3: 'Doctor Strange' read as 'Dr. Strange'",
    )


def test_an_unknown_name_is_refused_with_its_line_and_the_nearest_names() -> None:
    with pytest.raises(BadDeck, match="no card is called 'Zorblax', 'Kapten'") as caught:
        read("Main: Storm", "4 Zorblax", "4 Wolverine", "1 Kapten")

    assert [reason.rule for reason in caught.value.reasons] == ["DECK-01", "DECK-01"]
    assert caught.value.reasons[0].text.startswith("line 2: ")


def test_cards_of_both_universes_are_told_apart_by_the_rest_of_the_deck() -> None:
    illustrated = read("Main: Loki", "4 Thor", "4 Wolverine")
    photographic = read("Main: Loki", "4 Thor", "4 Killian")

    assert (illustrated.deck.main, photographic.deck.main) == ("mb/loki-main-l1", "mcu/loki-main-l1")
    assert illustrated.deck.cards == {"mb/thor": 4, "mb/wolverine": 4}
    assert photographic.deck.cards == {"mcu/thor": 4, "mcu/killian": 4}


def test_a_list_may_say_its_universe() -> None:
    assert read("Universe: Photographic", "Main: Thor", "4 Hulk").deck == Deck("", "mcu/thor-main-l1", {"mcu/hulk": 4})


def test_hulk_as_main_stays_hulk_and_the_rules_explain() -> None:
    deck = read("Universe: Photographic", "Main: Hulk", "4 Killian").deck

    assert deck.main == "mcu/hulk-main-l2"
    assert "MCU-02" in [reason.rule for reason in problems(deck)]


def test_level_two_alone_is_read_as_level_one_and_shown() -> None:
    reading = read("Main: mb/hulk-main-l2", "4 Thor")

    assert reading.deck.main == "mb/hulk-main-l1"
    assert reading.repairs == ("Hulk Level 2 read as Level 1, with which the game begins",)


def test_copies_listed_twice_are_put_together_and_shown() -> None:
    reading = read("Main: Storm", "2 Thor", "1 Hulk", "2 Thor")

    assert reading.deck.cards == {"mb/thor": 4, "mb/hulk": 1}
    assert reading.repairs == ("Thor stands in the list twice; put together",)


def test_cards_of_one_name_need_more_than_the_name() -> None:
    vague = read("Main: Daredevil", "1 Mary Walker")
    exact = read("Main: Daredevil", "1 Mary Walker (Typhoid)", "1 Mary Walker [def/mary-walker-composite]")

    assert "could be several cards" in vague.warnings[0]
    assert exact.deck.cards == {"def/mary-walker-typhoid": 1, "def/mary-walker-composite": 1}
    assert exact.warnings == ()


def test_a_number_that_contradicts_the_name_is_told() -> None:
    reading = read("Main: Storm", "4 Thor (MNB-044)")

    assert reading.deck.cards == {"mb/wolverine": 4}
    assert "MNB-044 is Wolverine, not 'Thor'" in reading.warnings[0]


def test_a_list_without_a_main_says_so() -> None:
    reading = read("4 Thor")

    assert reading.deck.main == ""
    assert reading.warnings == ("no Main Character is named",)


def test_a_second_main_is_left_out_and_told() -> None:
    reading = read("Main: Storm", "Main: Hulk", "4 Thor")

    assert reading.deck.main == "mb/storm-main-l1"
    assert "Hulk left out" in reading.warnings[0]


def test_names_are_cleaned_of_what_cannot_be_seen() -> None:
    deck = read("Name: \u202eevil\u200b  <b>name</b> " + "x" * 100, "Main: Storm", "4 Thor").deck

    assert deck.name.startswith("evil <b>name</b> xxx") and len(deck.name) == 60


def test_a_pasted_novel_is_refused_at_once() -> None:
    novel = "\n".join(f"It was a dark and stormy night number {n}, and nobody slept." for n in range(300))

    with pytest.raises(BadDeck, match="does not look like a deck list"):
        read_deck(novel)


def test_the_written_list_reads_well() -> None:
    from capes.vs.decks import write_deck

    lines = write_deck(starter_deck("x-men-storm"), "text").splitlines()

    assert lines[:3] == ["Name: X-Men: Storm", "Universe: Illustrated", "Main: Storm"]
    assert "4 School for Gifted Youngsters" in lines
