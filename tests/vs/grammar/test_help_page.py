"""The page that says how a card is written: all its examples are read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from capes.vs import cards
from capes.vs.grammar.reading import read, read_power

cards.load()
PAGE = (Path(__file__).resolve().parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
TABLE = PAGE.split("| Kind of power |", 1)[1].split("\n\n", 1)[0]


@pytest.mark.parametrize("sentence", re.findall(r"`([^`]+)` \|$", TABLE, re.MULTILINE))
def test_every_power_of_the_page_is_read(sentence: str) -> None:
    assert read_power(sentence, "Example")


def test_the_card_of_the_page_is_read() -> None:
    text = PAGE.split("```\n", 2)[1]

    assert read(text).text == text.strip()


@pytest.mark.parametrize(
    "whom", re.findall(r"`((?:an?|another|up to|each|your)\b[^`]+)`", PAGE.split("| Whom |")[1].split("\n\n")[0])
)
def test_everybody_on_the_page_can_be_meant(whom: str) -> None:
    if " from " in whom:
        assert read_power(f"Main [Might]: put {whom} on the bottom of your deck.", "Example")
    else:
        assert read_power(f"Main [Might]: put a +1/+1 counter on {whom}.", "Example")


@pytest.mark.parametrize(
    "deed",
    [one for one in re.findall(r"`([^`]+)`", PAGE.split("| What is done |")[1].split("| choices |")[0]) if " " in one],
)
def test_every_deed_of_the_page_can_be_done(deed: str) -> None:
    subject = "an enemy character " if deed.startswith(("gets", "gains", "cannot", "loses")) else ""
    target = " an enemy character" if deed.endswith((" on", " from")) else ""
    before = "choose an enemy character. " if deed.startswith("put it") else ""
    assert read_power(f"Main [Might]: {before}{subject}{deed}{target}.", "Example")
