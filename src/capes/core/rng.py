"""Chance as a number in the state.

Two kinds, chosen by the state's `seed`:
* an empty seed: a small fast generator (splitmix64) whose whole state is `state.rng`; for simulations and searches;
* a text seed (512 bits from the table's commit-reveal): every shuffle and roll is read from SHAKE-256 keyed by the
  seed, a label and a counter kept in `state.rng`, so that anybody who knows the seed can check them afterwards.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from typing import Any, Final, Protocol

from mypy_extensions import i64


class HasChance(Protocol):
    """Anything with randomness inside."""

    rng: int
    seed: str


MASK: Final = (1 << 64) - 1
HALF: Final = (1 << 32) - 1
COMPILED: Final = not __file__.endswith(".py")


def next_word(rng: int) -> int:
    """The generator's next state; see `mixed` for the number read off it."""
    return (rng + 0x9E3779B97F4A7C15) & MASK


def mixed(word: int) -> int:
    """64 well-mixed bits from a generator state."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & MASK
    return word ^ (word >> 31)


def roll(state: HasChance, n: int, label: str = "roll") -> int:
    """A fair number from 0 to n - 1."""
    if n <= 1:
        return 0
    if state.seed:
        stream = SeedStream(state.seed, label, state.rng)
        state.rng += 1
        return stream.below(n)
    # 64 bits against small n: the bias is below 2**-56 and nobody stakes anything on a simulation.
    state.rng = next_word(state.rng)
    return mixed(state.rng) % n


def shuffle(state: HasChance, cards: MutableSequence[Any], label: str = "deck") -> None:
    """Fisher-Yates, in place."""
    if state.seed:
        stream = SeedStream(state.seed, label, state.rng)
        state.rng += 1
        for i in range(len(cards) - 1, 0, -1):
            j = stream.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return
    if COMPILED and isinstance(cards, list):
        state.rng = shuffle_by_halves(state.rng, cards)
        return
    rng = state.rng
    for i in range(len(cards) - 1, 0, -1):
        rng = next_word(rng)
        j = mixed(rng) % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    state.rng = rng


def shuffle_by_halves(rng: int, cards: list[Any]) -> int:
    """The same shuffle in machine words; the generator's state after it.

    Compiled, a number of 64 bits would be a long one, twenty times as slow as a word. So each is kept as two halves,
    and of their products only bits below 2**64 are read, which are right even where a signed word overflows.
    """
    high: i64 = rng >> 32
    low: i64 = rng & HALF
    for i in range(len(cards) - 1, 0, -1):
        low += 0x7F4A7C15
        high = (high + 0x9E3779B9 + (low >> 32)) & HALF
        low &= HALF
        # mixed(): word ^= word >> 30, times the first constant
        lower: i64 = low ^ (((high << 2) | (low >> 30)) & HALF)
        upper: i64 = high ^ (high >> 30)
        product: i64 = lower * 0x1CE4E5B9
        upper = (((product >> 32) & HALF) + lower * 0xBF58476D + upper * 0x1CE4E5B9) & HALF
        lower = product & HALF
        # word ^= word >> 27, times the second
        lower ^= ((upper << 5) | (lower >> 27)) & HALF
        upper ^= upper >> 27
        product = lower * 0x133111EB
        upper = (((product >> 32) & HALF) + lower * 0x94D049BB + upper * 0x133111EB) & HALF
        lower = product & HALF
        # word ^= word >> 31
        lower ^= ((upper << 1) | (lower >> 31)) & HALF
        upper ^= upper >> 31
        count: i64 = i + 1
        # The remainder of both halves: 2**32 times the high one's is far below 2**62.
        j: int = ((upper % count << 32) | lower) % count
        cards[i], cards[j] = cards[j], cards[i]
    return (int(high) << 32) | int(low)


class SeedStream:
    """Unbiased numbers from SHAKE-256 over SHA3-512(seed, label, counter)."""

    def __init__(self, seed: str, label: str, counter: int) -> None:
        key = hashlib.sha3_512(f"{seed}|{label}|{counter}".encode()).digest()
        self._shake = hashlib.shake_256(key)
        self._bytes = self._shake.digest(1024)
        self._at = 0

    def _word(self) -> int:
        if self._at + 4 > len(self._bytes):
            self._bytes = self._shake.digest(len(self._bytes) * 2)
        word = int.from_bytes(self._bytes[self._at : self._at + 4], "big")
        self._at += 4
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely, by rejection."""
        limit = (1 << 32) - (1 << 32) % n
        while True:
            word = self._word()
            if word < limit:
                return word % n


class Rng:
    """A generator outside any state: for random players, tests and re-deals."""

    def __init__(self, seed: int) -> None:
        self.seed = ""
        self.rng = mixed(seed & MASK)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return roll(self, n)

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """In place."""
        shuffle(self, cards)
