"""How near a word is to each of many names: the share of letters they have in common, in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Near(NamedTuple):
    """A name and how near it is, from 0 to 100."""

    name: str
    score: float


class Nearness:
    """Many names, prepared so that all of them are compared with a word at once.

    The longest common subsequence, bit-parallel (Hyyrö 2004), with the names side by side in one whole number; between
    two names stands an empty bit, so that no carry runs from one into the next.

    >>> Nearness(["hulk", "wasp"]).ranked("hulkk", 3, 50.0)
    [Near(name='hulk', score=88.88888888888889)]
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names: list[tuple[str, int]] = []
        self.places: dict[str, int] = {}
        self.letters = 0
        at = 0
        for name in names:
            self.names.append((name, at))
            for offset, letter in enumerate(name):
                self.places[letter] = self.places.get(letter, 0) | 1 << at + offset
            self.letters |= (1 << len(name)) - 1 << at
            at += len(name) + 1

    def ranked(self, word: str, count: int, least: float) -> list[Near]:
        """The nearest names, best first, those at least so near; of equals, the one given first."""
        left = self.letters
        for letter in word:
            hit = left & self.places.get(letter, 0)
            left = ((left + hit) | (left - hit)) & self.letters
        found: list[Near] = []
        for name, at in self.names:
            common = len(name) - (left >> at & (1 << len(name)) - 1).bit_count()
            score = 200.0 * common / ((len(name) + len(word)) or 1)
            if score >= least:
                found.append(Near(name, score))
        return sorted(found, key=lambda near: -near.score)[:count]
