"""Card search: `team:avengers cost<=3 kw:flight -is:main`, `atk>def or o:"when ~ appears"`, `/^hulk/`."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import cache
from typing import Final

from capes.core.errors import BadQuery
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.fields import NUMBERS, SHORT, WORDS, Mistake, Test, TextOf, name_test, number_test
from capes.vs.decks.patterns import LONGEST_LINE, compiled

LONGEST: Final = 500
DEEPEST: Final = 30
PATIENCE: Final = 0.25  # seconds for patterns over all cards
THREAD_TIME: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)  # a browser has no threads

_FIELD = re.compile(r"([A-Za-z]+)(!=|<=|>=|:|=|<|>)")
_WORD = re.compile(r"[^\s()]+")


class Query:
    """A search that has been understood.

    >>> hits = Query("team:guardians atk>def is:main").cards()
    >>> sorted({card.name for card in hits})
    ['Gamora', 'Rocket']
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.has_pattern = False
        self._test = _Parser(self).query()

    def matches(self, card: Facts, text_of: TextOf | None = None) -> bool:
        """Whether a card fits; `text_of` gives its rules text."""
        return self._test(card, text_of or printed_words)

    def cards(self, cards: Iterable[Facts] | None = None, text_of: TextOf | None = None) -> list[Facts]:
        """The cards that fit, in order; all released ones are looked at unless others are given."""
        pool = catalogue.released_facts() if cards is None else cards
        read = text_of or printed_words
        if not self.has_pattern:
            return [card for card in pool if self._test(card, read)]
        found = []
        end = THREAD_TIME() + PATIENCE
        for card in pool:
            if self._test(card, read):
                found.append(card)
            if THREAD_TIME() > end:
                raise BadQuery("error-this-pattern-takes-too-long-make-it-simpler", self.text.find("/") + 1)
        return found


def search(query: str, cards: Iterable[Facts] | None = None, text_of: TextOf | None = None) -> list[Facts]:
    """The cards that fit a query, or BadQuery with the column of the mistake."""
    return Query(query).cards(cards, text_of)


def pointed(query: str, mistake: BadQuery) -> str:
    """The query with a caret under the mistake and the message below it."""
    shown = query.replace("\t", " ").replace("\n", " ")
    return f"{shown}\n{' ' * (mistake.column - 1)}^\n{mistake}"


@cache
def printed_words(card: Facts) -> str:
    """What can be read off the facts alone: names of powers, their windows and keywords."""
    lines = [" ".join(filter(None, (power.timing, *power.cost, power.name))) for power in card.powers]
    icons = ["Flight"] * card.flight + ["Ranged"] * card.ranged
    return "\n".join([*icons, *card.keywords, *lines])


class _Parser:
    """Reads a query from left to right; every mistake knows its column."""

    def __init__(self, query: Query) -> None:
        self.query_object = query
        self.text = query.text
        self.at = 0
        self.depth = 0
        if len(self.text) > LONGEST:
            raise BadQuery("error-a-search-has-at-most-characters", LONGEST + 1, most=LONGEST)

    def query(self) -> Test:
        self.skip()
        if self.at == len(self.text):
            return lambda card, _: True
        test = self.either()
        if self.at < len(self.text):
            raise BadQuery("error-this-bracket-closes-nothing", self.at + 1)
        return test

    def skip(self) -> None:
        while self.at < len(self.text) and self.text[self.at].isspace():
            self.at += 1

    def keyword(self, word: str) -> bool:
        match = _WORD.match(self.text, self.at)
        return match is not None and match[0].lower() == word

    def either(self) -> Test:
        tests = [self.every()]
        while self.keyword("or"):
            column = self.at + 1
            self.at += 2
            self.skip()
            if self.ended():
                raise BadQuery("error-something-must-follow-or", column)
            tests.append(self.every())
        if len(tests) == 1:
            return tests[0]
        return lambda card, text_of: any(test(card, text_of) for test in tests)

    def ended(self) -> bool:
        return self.at == len(self.text) or self.text[self.at] == ")"

    def every(self) -> Test:
        if self.keyword("or"):
            raise BadQuery("error-something-must-stand-before-or", self.at + 1)
        tests = []
        while not self.ended() and not self.keyword("or"):
            if self.keyword("and"):
                self.at += 3
            else:
                tests.append(self.term())
            self.skip()
        if not tests:
            raise BadQuery("error-something-to-search-for-is-missing-here", self.at + 1)
        if len(tests) == 1:
            return tests[0]
        return lambda card, text_of: all(test(card, text_of) for test in tests)

    def term(self) -> Test:
        column = self.at + 1
        char = self.text[self.at]
        if char == "-":
            self.at += 1
            if self.at == len(self.text) or self.text[self.at].isspace():
                raise BadQuery("error-something-must-follow-a-minus", column)
            inner = self.deeper(self.term, column)
            return lambda card, text_of: not inner(card, text_of)
        if char == "(":
            self.at += 1
            self.skip()
            inner = self.deeper(self.either, column)
            if self.at == len(self.text):
                raise BadQuery("error-this-bracket-is-never-closed", column)
            self.at += 1
            return inner
        if char == ")":
            raise BadQuery("error-this-bracket-closes-nothing", column)
        if char == "/":
            return self.pattern(on_name=True, on_text=True)
        field = _FIELD.match(self.text, self.at)
        if field:
            self.at = field.end()
            return self.field(field[1], field[2], column)
        return name_test(self.value(column))

    def deeper(self, part: Callable[[], Test], column: int) -> Test:
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadQuery("error-this-search-is-nested-too-deeply", column)
        test = part()
        self.depth -= 1
        return test

    def field(self, name: str, comparison: str, column: int) -> Test:
        long = SHORT.get(name.lower(), name.lower())
        here = self.at + 1
        if long in NUMBERS:
            value = self.value(column)
            return self.sure(lambda: number_test(long, comparison, value), here)
        if long not in WORDS:
            near = get_close_matches(name.lower(), [*WORDS, *NUMBERS, *SHORT], 1, 0.5)
            if near:
                raise BadQuery("error-there-is-no-field-did-you-mean", column, name=repr(name), near=near[0])
            raise BadQuery("error-there-is-no-field", column, name=repr(name))
        if comparison not in (":", "=", "!="):
            raise BadQuery(
                "error-cannot-be-compared-with-write", column + len(name), long=long, comparison=comparison, name=name
            )
        if long in ("name", "text") and self.text.startswith("/", self.at):
            test = self.pattern(on_name=long == "name", on_text=long == "text")
        else:
            value = self.value(column)
            test = self.sure(lambda: WORDS[long](value), here)
        if comparison == "!=":
            return lambda card, text_of: not test(card, text_of)
        return test

    def sure(self, make: Callable[[], Test], column: int) -> Test:
        try:
            return make()
        except Mistake as mistake:
            raise BadQuery(mistake.sentence, column) from None

    def value(self, column: int) -> str:
        if self.text.startswith('"', self.at):
            end = self.text.find('"', self.at + 1)
            if end < 0:
                raise BadQuery("error-this-quotation-is-never-closed", self.at + 1)
            found = self.text[self.at + 1 : end]
            self.at = end + 1
        else:
            match = _WORD.match(self.text, self.at)
            found = match[0] if match else ""
            self.at += len(found)
        if not found.strip():
            raise BadQuery("error-something-to-search-for-is-missing-here", min(self.at + 1, len(self.text) + 1))
        return found

    def pattern(self, on_name: bool, on_text: bool) -> Test:
        start = self.at
        end = start + 1
        while end < len(self.text) and self.text[end] != "/":
            end += 2 if self.text[end] == "\\" else 1
        if end >= len(self.text):
            raise BadQuery("error-this-pattern-is-never-closed", start + 1)
        regex = compiled(self.text[start + 1 : end], start + 2)
        self.at = end + 1
        self.query_object.has_pattern = True

        def fits(card: Facts, text_of: TextOf) -> bool:
            if on_name and regex.search(card.name):
                return True
            return on_text and any(regex.search(line[:LONGEST_LINE]) for line in text_of(card).split("\n"))

        return fits
