"""The fields a card search knows: each turns a value into a test of one card."""

from __future__ import annotations

import operator
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from typing import Final

from capes.core.errors import CapesError
from capes.language.sentence import listed
from capes.vs import catalogue
from capes.vs.catalogue import GRADES, SOURCES, Facts, grade
from capes.vs.decks.names import fold

TextOf = Callable[[Facts], str]
Test = Callable[[Facts, TextOf], bool]


class Mistake(CapesError):
    """A value a field cannot take; the parser adds where it stands."""


NUMBERS: Final[dict[str, Callable[[Facts], int | None]]] = {
    "cost": lambda card: card.cost,
    "atk": lambda card: card.atk,
    "def": lambda card: card.defense,
    "health": lambda card: card.health,
    "level": lambda card: card.level,
    "xp": lambda card: card.level_up,
    "copies": lambda card: card.copies_in_box,
}

COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}

SHORT: Final = {
    "t": "type",
    "s": "set",
    "e": "set",
    "kw": "keyword",
    "k": "keyword",
    "sym": "symbol",
    "o": "text",
    "oracle": "text",
    "n": "name",
    "hp": "health",
    "lvl": "level",
    "u": "universe",
    "no": "number",
    "num": "number",
    "p": "power",
    "when": "timing",
    "prov": "from",
    "source": "from",
    "defense": "def",
    "rule": "ruling",
}

TYPES: Final = ("main", "supporting", "plot-twist", "location", "equipment", "token")
TIMINGS: Final = ("Build", "Main", "Combat", "Recovery", "Reaction")
SYMBOLS: Final = ("Energy", "Intellect", "Might", "Skill")
UNIVERSES: Final = ("illustrated", "photographic")

KINDS_OF_CARD: Final[dict[str, Callable[[Facts], bool]]] = {
    "main": lambda card: card.is_main,
    "supporting": lambda card: card.type == "supporting",
    "character": lambda card: card.is_character,
    "twist": lambda card: card.type == "plot-twist",
    "plot-twist": lambda card: card.type == "plot-twist",
    "location": lambda card: card.type == "location",
    "equipment": lambda card: card.type == "equipment",
    "token": lambda card: card.type == "token",
    "basic": lambda card: card.subtype == "basic",
    "special": lambda card: card.subtype == "special",
    "flight": lambda card: card.flight,
    "ranged": lambda card: card.ranged,
    "estimate": lambda card: card.is_estimated,
    "released": lambda card: catalogue.SETS[card.set].released,
    "starter": lambda card: bool(card.starter_deck),
    "errata": lambda card: any(variant.edition == "errata" for variant in card.variants),
    "vanilla": lambda card: card.is_character and not card.powers,
}


def number_test(field: str, comparison: str, value: str) -> Test:
    """A figure compared with a number or with another figure of the same card."""
    left, compare = NUMBERS[field], COMPARISONS[comparison]
    other = SHORT.get(value.lower(), value.lower())
    if other in NUMBERS:
        right = NUMBERS[other]

        def against_field(card: Facts, _: TextOf) -> bool:
            mine, its = left(card), right(card)
            return mine is not None and its is not None and compare(mine, its)

        return against_field
    if not (value.isascii() and value.isdigit()) or len(value) > 9:
        raise Mistake(
            "error-is-compared-with-a-number-or-another-figure", field=field, numbers=listed(NUMBERS), value=repr(value)
        )
    number = int(value)

    def against_number(card: Facts, _: TextOf) -> bool:
        mine = left(card)
        return mine is not None and compare(mine, number)

    return against_number


def one_of(value: str, known: tuple[str, ...], what: str) -> tuple[str, ...]:
    """The known names a value stands for: the one it spells out, else all that contain it."""
    wanted = fold(value)
    exact = tuple(name for name in known if fold(name) == wanted)
    found = exact or tuple(name for name in known if wanted and wanted in fold(name))
    if not found:
        near = get_close_matches(wanted, [fold(name) for name in known], 1, 0.6)
        meant = next((name for name in known if near and fold(name) == near[0]), "")
        if meant:
            raise Mistake("error-no-such-value-did-you-mean", what=what, value=repr(value), meant=meant)
        if len(known) < 20:
            raise Mistake("error-no-such-value-there-are", what=what, value=repr(value), known=listed(known))
        raise Mistake("error-no-such-value", what=what, value=repr(value))
    return found


@cache
def all_keywords() -> tuple[str, ...]:
    """Every keyword on any card, Flight and Ranged first."""
    printed = (word for card in catalogue.all_facts() for word in card.keywords)
    return tuple(dict.fromkeys(["Flight", "Ranged", *printed]))


@cache
def symbols_of(card: Facts) -> frozenset[str]:
    """The symbols its powers ask for, and those it offers as a Location."""
    asked = {symbol for power in card.powers for cost in power.cost for symbol in cost.split("|")}
    return frozenset(asked | set(card.produces.symbols if card.produces else ()))


@cache
def folded_names(card: Facts) -> tuple[str, ...]:
    """All its names without spelling habits."""
    return tuple(fold(name) for name in (card.name, *card.aka, *card.aliases))


def name_test(value: str) -> Test:
    """Part of a name, whatever the spelling."""
    wanted = fold(value)
    if not wanted:
        return lambda card, _: value.casefold() in card.name.casefold()
    return lambda card, _: any(wanted in name for name in folded_names(card))


def text_test(value: str) -> Test:
    """Part of the rules text; ~ stands for the card's name."""
    wanted = " ".join(value.casefold().split())

    def has_text(card: Facts, text_of: TextOf) -> bool:
        return wanted.replace("~", card.name.casefold()) in text_of(card).casefold()

    return has_text


def _type(value: str) -> Test:
    kinds = set(one_of(value, TYPES, "type"))
    return lambda card, _: card.type in kinds


def _team(value: str) -> Test:
    teams = set(one_of(value, catalogue.teams(), "team"))
    return lambda card, _: not teams.isdisjoint(card.teams)


def _keyword(value: str) -> Test:
    words = set(one_of(value, all_keywords(), "keyword"))

    def has_keyword(card: Facts, _: TextOf) -> bool:
        icons = (card.flight and "Flight" in words) or (card.ranged and "Ranged" in words)
        return icons or not words.isdisjoint(card.keywords)

    return has_keyword


def _symbol(value: str) -> Test:
    short = {symbol[0].lower(): symbol for symbol in SYMBOLS}
    symbols = {short.get(value.lower()) or one_of(value, SYMBOLS, "symbol")[0]}
    return lambda card, _: not symbols.isdisjoint(symbols_of(card))


def _is(value: str) -> Test:
    kind = value.lower()
    if kind not in KINDS_OF_CARD:
        kind = one_of(value, tuple(KINDS_OF_CARD), "kind of card")[0]
    test = KINDS_OF_CARD[kind]
    return lambda card, _: test(card)


def _set(value: str) -> Test:
    known = {name: each.id for each in catalogue.SETS.values() for name in (each.id, each.slug, each.title)}
    ids = {known[name] for name in one_of(value, tuple(known), "set")}
    return lambda card, _: card.set in ids


def _universe(value: str) -> Test:
    universes = set(one_of(value, UNIVERSES, "universe"))
    return lambda card, _: card.universe in universes


def _timing(value: str) -> Test:
    timings = set(one_of(value, TIMINGS, "timing"))
    return lambda card, _: any(power.timing in timings for power in card.powers)


def _power(value: str) -> Test:
    wanted = fold(value)
    return lambda card, _: any(wanted in fold(power.name) for power in card.powers if power.name)


def _from(value: str) -> Test:
    wanted = set(one_of(value, (*GRADES, *SOURCES), "source"))

    def rests_on(card: Facts, _: TextOf) -> bool:
        sources = {source for field, source in card.provenance.items() if field != "copies_in_box"}
        return any(source in wanted or grade(source) in wanted for source in sources)

    return rests_on


def _number(value: str) -> Test:
    return lambda card, _: card.number is not None and fold(value) in fold(card.number)


def _id(value: str) -> Test:
    return lambda card, _: value.lower() in card.id


def _ruling(value: str) -> Test:
    return lambda card, _: any(row == value.upper() or row.startswith(value.upper() + "-") for row in card.rulings)


def _deck(value: str) -> Test:
    known = tuple(dict.fromkeys(team for card in catalogue.all_facts() for team in card.starter_deck))
    teams = one_of(value, known, "starter deck")
    return lambda card, _: any(team in card.starter_deck for team in teams)


WORDS: Final[dict[str, Callable[[str], Test]]] = {
    "name": name_test,
    "text": text_test,
    "type": _type,
    "team": _team,
    "keyword": _keyword,
    "symbol": _symbol,
    "is": _is,
    "set": _set,
    "universe": _universe,
    "timing": _timing,
    "power": _power,
    "from": _from,
    "number": _number,
    "id": _id,
    "ruling": _ruling,
    "deck": _deck,
}
"""Fields that take a word, by their long names."""
