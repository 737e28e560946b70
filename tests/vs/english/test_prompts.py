"""Decisions as questions, options as things to do."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest

from capes.core.option import Decision, Option
from capes.vs import cards, rules
from capes.vs.contract import questions, verbs
from capes.vs.english import label, prompt
from capes.vs.english.prompts import ABOUT_A_CARD, ASKED, FIXED, WORDED
from capes.vs.words import ENEMY, MINUS, SUPPORTING, Choose, Draw, Each, May, OneOf, PutCounter

cards.load()
CARDS = {17: "Hulk", 30: "Sabretooth"}
ROOM = Path(str(rules.__file__)).parent


def named(function: str, position: int, words: ModuleType) -> set[str]:
    """Every verb or question named at that place in calls of that function in the room `rules`."""
    found = set()
    for file in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                if len(node.args) > position:
                    given = node.args[position]
                    if isinstance(given, ast.Attribute):
                        found.add(str(getattr(words, given.attr)))
    return found


def namer(number: int) -> str:
    return CARDS.get(number, "")


def test_every_question_the_rules_ask_has_a_prompt() -> None:
    asked = named("ask", 2, questions) | named("ask_for", 4, questions)

    assert len(asked) > 20
    assert sorted(asked - set(ASKED)) == []


def test_every_verb_the_rules_offer_has_a_label() -> None:
    offered = named("Option", 0, verbs)

    assert len(offered) > 20
    assert sorted(offered - set(FIXED) - set(ABOUT_A_CARD) - set(WORDED)) == []


def test_a_prompt_speaks_of_the_card_that_asks() -> None:
    decision = Decision(12, 1, "strike back at", [Option("strike", 17)], about=30)

    assert prompt(decision, namer) == "Whom does Sabretooth strike back at?"
    assert prompt(decision, namer, 1, ("Ann", "Ben")) == "Whom does Sabretooth strike back at?"
    assert prompt(decision, namer, 0, ("Ann", "Ben")) == "Ben decides: Whom does Sabretooth strike back at?"


@pytest.mark.parametrize(
    "option, text",
    [
        (Option("attack", 17), "Attack with Hulk"),
        (Option("defend", 30), "Attack Sabretooth"),
        (Option("defend", seat=1), "Attack Ben"),
        (Option("use", 17, "Smash|Main|Might"), "Hulk: Smash (Main [Might])"),
        (Option("use", 17, "Necromancy|Main|Intellect,Energy"), "Hulk: Necromancy (Main [Intellect][Energy])"),
        (Option("power up", 30, number=17), "Power up Hulk with Sabretooth"),
        (Option("recruit", 17, "front"), "Recruit Hulk into the front row"),
        (Option("resource", 17, "down"), "Place Hulk face down as a resource"),
        (Option("row", text="back"), "Back row"),
        (Option("first", seat=0), "Ann goes first"),
        (Option("pass"), "Pass"),
        (Option("number", number=12), "12"),
        (Option("row", text="front", seat=1), "Front row of Ben"),
        (Option("take", text="mb/ultron"), "Take Ultron"),
        (Option("name", text="Hulk"), "Hulk"),
    ],
)
def test_labels_say_what_picking_means(option: Option, text: str) -> None:
    assert label(option, namer, ("Ann", "Ben")) == text


def test_a_prompt_says_what_the_card_asks_for() -> None:
    choose = Decision(1, 0, "choose", [Option("pick", 30)], about=17)
    may = Decision(2, 0, "may", [Option("yes"), Option("no")], about=17)

    assert prompt(choose, namer, effect=Choose(ENEMY & SUPPORTING)) == "Choose an enemy supporting character (Hulk)."
    assert prompt(may, namer, effect=May((Draw(),))) == "Draw a card? (Hulk)"
    assert prompt(choose, namer) == "Choose for Hulk."


def test_modes_are_labelled_with_what_they_do() -> None:
    effect = OneOf(((Draw(2),), (PutCounter(MINUS, on=Each(ENEMY)),)))

    assert [label(Option("mode", number=at), namer, effect=effect) for at in (1, 2)] == [
        "Draw two cards",
        "Put a -1/-1 counter on each enemy character",
    ]
