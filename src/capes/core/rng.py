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


class HasChance(Protocol):
    """Anything with randomness inside."""

    rng: int
    seed: str


MASK: Final = (1 << 64) - 1


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
    rng = state.rng
    for i in range(len(cards) - 1, 0, -1):
        rng = next_word(rng)
        j = mixed(rng) % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    state.rng = rng


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
