"""Every card's generated text shows what its printed facts give: windows, symbols, numbers, XP and keywords."""

from __future__ import annotations

import re

import pytest

from capes.vs import cards, catalogue
from capes.vs.catalogue import Facts, Power
from capes.vs.english import rules_lines, rules_text
from capes.vs.english.grammar import NUMBERS
from capes.vs.english.powers import symbols
from capes.vs.words import FACES

cards.load()
CARDS = [facts.id for facts in catalogue.released_facts()]


def shows(figure: str, text: str) -> bool:
    """Whether a number stands in the text: in figures, in letters, or as ATK or DEF alone."""
    if figure in text:
        return True
    if figure.isdigit():
        number = int(figure)
        return number < len(NUMBERS) and re.search(rf"\b{NUMBERS[number]}\b", text, re.IGNORECASE) is not None
    match = re.fullmatch(r"([+-]\d+)/([+-]\d+)", figure)
    if match and int(match[2]) == 0:
        return f"{match[1]} ATK" in text
    if match and int(match[1]) == 0:
        return f"{match[2]} DEF" in text
    return False


def missing(facts: Facts, power: Power, lines: list[str]) -> list[str]:
    """What the facts of one power give and no single line of the card shows."""
    wanted = []
    for line in lines:
        wanted = [figure for figure in power.figures if not shows(figure, line)]
        if power.keyword:
            wanted.extend([] if line == power.name else [f"keyword {power.name}"])
        if power.kind == "super" and power.timing is not None:
            head = f"{power.timing} {symbols(power.cost)}".strip()
            wanted.extend([] if line.startswith(head) else [head])
            # A Reaction says nothing of turns: it may be used on any (SUPER-14).
            any_turn = power.any_turn and power.timing != "Reaction"
            wanted.extend(["any turn"] if any_turn and "any turn" not in line.split(":")[0] else [])
            wanted.extend(["any combat"] if power.any_combat and "any combat" not in line.split(":")[0] else [])
        if power.kind == "plot-twist":
            wanted.extend([] if line.startswith(f"{power.timing}") else [f"{power.timing}"])
            wanted.extend(["any turn"] if power.any_turn and "any turn" not in line.split(":")[0] else [])
        if power.kind == "level-up":
            wanted.extend([] if line.startswith(f"Level Up ({power.xp})") else [f"Level Up ({power.xp})"])
        if not wanted:
            return []
    return wanted or ["a line"]


@pytest.mark.parametrize("id", CARDS)
def test_the_text_shows_every_fact(id: str) -> None:
    facts = catalogue.facts(id)
    lines = rules_text(FACES[id])

    for power in facts.powers:
        if power.keyword:
            assert missing(facts, power, lines) == [], power.name
            continue
        own = [line for name, line in rules_lines(FACES[id]) if name == (power.name or "")] or lines
        whole = [" ".join(own)] if power.kind in ("static", "trigger") else own
        assert missing(facts, power, whole) == [], power.name
    assert ("Flight" in lines) == facts.flight
    assert ("Ranged" in lines) == facts.ranged
    for keyword in facts.keywords:
        assert keyword in lines, keyword


@pytest.mark.parametrize("id", [id for id in CARDS if catalogue.facts(id).produces is not None])
def test_a_location_says_what_it_pays(id: str) -> None:
    produces = catalogue.facts(id).produces
    text = " ".join(rules_text(FACES[id]))

    assert produces is not None
    assert all(f"[{symbol}]" in text for symbol in produces.symbols)
    assert produces.team is None or produces.team in text


@pytest.mark.parametrize(
    "figure, text, so",
    [
        ("2", "draw two cards", True),
        ("2", "draw three cards", False),
        ("+3/+0", "Ronan gets +3 ATK this combat", True),
        ("+0/+3", "Ronan gets +3 ATK this combat", False),
        ("+1/+1", "put a -1/-1 counter", False),
    ],
)
def test_figures_are_found_in_figures_and_in_letters(figure: str, text: str, so: bool) -> None:
    assert shows(figure, text) is so
