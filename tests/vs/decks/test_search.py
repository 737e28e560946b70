"""Card search: what each part of the syntax finds, and where mistakes are pointed at."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from capes.core.errors import BadQuery
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks import Query, pointed, search


def ids(query: str) -> set[str]:
    return {card.id for card in search(query)}


def facts(id: str) -> Facts:
    return catalogue.facts(id)


def test_the_example_of_the_handbook_finds_cheap_fliers() -> None:
    found = search("team:avengers cost<=4 kw:flight -is:main")

    assert [card.id for card in found] == ["mb/ms-marvel"]


def test_nothing_asked_finds_everything_that_can_be_played() -> None:
    assert len(search("")) == len(search("   ")) == len(catalogue.released_facts())
    assert len(search("", catalogue.all_facts())) == 285


HULKS_AND_THOR = ("Hulk", "She-Hulk", "Bruce Banner", "Thor")


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("t:twist set:mcu", lambda card: card.type == "plot-twist" and card.set == "mcu"),
        ("type:plot-twist set:mcu-battles", lambda card: card.type == "plot-twist" and card.set == "mcu"),
        ("team:x-men", lambda card: "X-Men" in card.teams),
        ("team:mcu", lambda card: {"MCU Heroes", "MCU Villains"} & set(card.teams)),
        ('team:"Super Villains"', lambda card: "Super Villains" in card.teams),
        ("cost<=3", lambda card: card.cost is not None and card.cost <= 3),
        ("cost!=3", lambda card: card.cost is not None and card.cost != 3),
        ("atk>def", lambda card: card.atk is not None and card.atk > card.defense),
        ("atk>=health", lambda card: card.atk is not None and card.atk >= card.health),
        ("hp=6 lvl:2", lambda card: card.health == 6 and card.level == 2),
        ("xp>4", lambda card: card.level_up is not None and card.level_up > 4),
        ("kw:flight", lambda card: card.flight),
        ("kw:swarm", lambda card: "Swarm" in card.keywords),
        ("keyword!=ranged", lambda card: not card.ranged),
        ("is:main", lambda card: card.is_main),
        ("-is:character", lambda card: not card.is_character),
        ("is:basic or is:token", lambda card: card.subtype == "basic" or card.type == "token"),
        ("u:photographic", lambda card: card.universe == "photographic"),
        ("timing:build", lambda card: any(power.timing == "Build" for power in card.powers)),
        ("from:faq", lambda card: "faq" in card.provenance.values()),
        ("is:estimate", lambda card: card.is_estimated),
        ("deck:avengers", lambda card: "Avengers" in card.starter_deck),
        ("ruling:mcu-19", lambda card: "MCU-19" in card.rulings),
        ("hulk", lambda card: any("Hulk" in name for name in (card.name, *card.aka))),
        ("spider-man", lambda card: card.name == "Spider-Man"),
        ('"iron man"', lambda card: card.name == "Iron Man"),
        ("name:storm", lambda card: "Storm" in card.name),
        ("/^c[a-d].*a$/ -is:location", lambda card: card.name == "Captain America"),
        ("name:/^th/", lambda card: card.name.startswith("Th")),
        ("power:smash", lambda card: any("Smash" in (power.name or "") for power in card.powers)),
        ("id:mcu/ultron", lambda card: card.id.startswith("mcu/ultron")),
        ("number:MNB-003", lambda card: card.number == "MNB-003"),
        ("hulk is:main or thor is:main", lambda card: card.is_main and card.name in HULKS_AND_THOR),
        ("(hulk or thor) is:main", lambda card: card.is_main and card.name in HULKS_AND_THOR),
        ("-(hulk or thor) is:main lvl=1 team:avengers", lambda card: card.level == 1 and card.teams == ("Avengers",)
         and card.name != "Hulk"),
        ("--is:main", lambda card: card.is_main),
        ("is:main and nobody", lambda card: False),
    ],
)  # fmt: skip
def test_a_query_finds_exactly_the_cards_it_describes(query: str, expected: object) -> None:
    assert callable(expected)
    wanted = {card.id for card in catalogue.released_facts() if expected(card)}

    assert ids(query) == wanted
    assert wanted or "nobody" in query


def test_symbols_are_those_asked_for_and_those_offered() -> None:
    found = ids("sym:energy")

    assert {"mb/thor", "mb/laboratory", "mb/knowhere"} <= found
    assert "mb/fortress" not in found
    assert ids("sym:e") == found


def test_text_is_asked_of_the_given_text_with_the_name_filled_in() -> None:
    def text_of(card: Facts) -> str:
        return f"When {card.name} appears, draw a card." if card.id == "mb/hulk" else "Nothing."

    assert [card.id for card in search('o:"when ~ appears"', text_of=text_of)] == ["mb/hulk"]
    assert [card.id for card in search("/draw .+ card/", text_of=text_of)] == ["mb/hulk"]
    assert [card.id for card in search("o:/^when/", text_of=text_of)] == ["mb/hulk"]
    assert Query("o:draw").matches(facts("mb/hulk"), text_of)


@pytest.mark.parametrize(
    ("query", "column", "message"),
    [
        ("tem:avengers", 1, "did you mean team:"),
        ("hulk team:avangers", 11, "did you mean Avengers"),
        ("cost<=x", 7, "a number or another figure"),
        ("cost<=", 7, "missing"),
        ("team:", 6, "missing"),
        ("(hulk", 1, "never closed"),
        ("hulk)", 5, "closes nothing"),
        ("(hulk))", 7, "closes nothing"),
        ("or hulk", 1, "before 'or'"),
        ("hulk or", 6, "follow 'or'"),
        ("hulk or or thor", 9, "before 'or'"),
        ("hulk -", 6, "follow '-'"),
        ("()", 2, "missing"),
        ('o:"abc', 3, "never closed"),
        ("/abc", 1, "never closed"),
        ("/a(b/", 3, "wrong"),
        ("//", 2, "empty"),
        ("team<3", 5, "cannot be compared"),
        ("is:purple", 4, "kind of card"),
        ("kw:fligt", 4, "did you mean Flight"),
        ("sym:fire", 5, "Energy, Intellect, Might, Skill"),
        ("set:xyz", 5, "no set"),
        ("t:thing", 3, "no type"),
        ("x" * 501, 501, "at most 500"),
        ("(" * 31 + "a" + ")" * 31, 31, "nested"),
        ("-" * 40 + "a", 31, "nested"),
        ("cost:12345678901", 6, "a number"),
    ],
)
def test_a_mistake_is_pointed_at(query: str, column: int, message: str) -> None:
    with pytest.raises(BadQuery, match=message) as caught:
        search(query)

    assert caught.value.column == column
    assert pointed(query, caught.value).splitlines()[1] == " " * (column - 1) + "^"


@pytest.mark.parametrize(
    "pattern",
    [
        "(a+)+b", "(ab|a)*b", "(a*)*", ".*.*.*x", "(.)\\1", "(?=a)b", "(?<!a)b", "a" * 101, "([a-z]+)*$", "(a?){60}b",
        "a?" * 30, "(a|b*)*", "((a{1,9}){1,9}){1,9}",
    ],
)  # fmt: skip
def test_patterns_that_can_run_away_are_refused(pattern: str) -> None:
    with pytest.raises(BadQuery):
        search(f"/{pattern}/")


def test_the_slowest_pattern_allowed_gives_up_in_time() -> None:
    read: list[str] = []

    def text_of(card: Facts) -> str:
        read.append(card.id)
        return "a" * 2000  # no rules text is that long

    with pytest.raises(BadQuery, match="too long"):
        search("/a*a*b/", text_of=text_of)

    assert 0 < len(read) < len(catalogue.released_facts()) / 4  # it gave up well before the end


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet='abcost<=>:!"/()-~ ort\\*+[]|1\n', max_size=40))
def test_any_text_is_either_understood_or_refused_with_a_column(query: str) -> None:
    try:
        search(query)
    except BadQuery as mistake:
        assert 1 <= mistake.column <= len(query) + 1


@pytest.mark.long  # a measurement
@pytest.mark.parametrize(
    "query",
    ["team:avengers cost<=3 kw:flight -is:main", "o:combat or atk>def", "/^h.*k$/", "sym:energy (hulk or thor)"],
)
def test_a_search_over_all_cards_takes_less_than_five_milliseconds(query: str) -> None:
    search(query, catalogue.all_facts())

    best = min(_time(query) for _ in range(5))

    assert best < 0.005


def _time(query: str) -> float:
    started = time.process_time()
    search(query, catalogue.all_facts())
    return time.process_time() - started
