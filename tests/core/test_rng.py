"""Chance: fair, repeatable, and part of the state."""

from __future__ import annotations

from collections import Counter

import pytest

from capes.core.rng import MASK, Rng, SeedStream, mixed, roll, shuffle, shuffle_by_halves
from capes.core.state import CoreState


def seeded(seed: int | str) -> CoreState:
    state = CoreState()
    if isinstance(seed, str):
        state.seed = seed
    else:
        state.rng = mixed(seed & MASK)
    return state


@pytest.mark.parametrize("seed", [7, "a secret"])
def test_the_same_seed_rolls_the_same(seed: int | str) -> None:
    first, again = seeded(seed), seeded(seed)

    assert [roll(first, 6) for _ in range(50)] == [roll(again, 6) for _ in range(50)]
    assert first.rng == again.rng


@pytest.mark.parametrize("seed", [7, "a secret"])
def test_every_face_is_about_as_likely(seed: int | str) -> None:
    state = seeded(seed)

    counts = Counter(roll(state, 6) for _ in range(6000))

    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    # chi-square with 5 degrees of freedom; 25 lies far beyond what chance brings
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 25


@pytest.mark.parametrize("seed", [7, "a secret"])
def test_a_shuffle_keeps_every_card_and_repeats_itself(seed: int | str) -> None:
    first, again = list(range(60)), list(range(60))

    shuffle(seeded(seed), first)
    shuffle(seeded(seed), again)

    assert first == again
    assert first != sorted(first)
    assert sorted(first) == list(range(60))


def test_a_shuffle_in_machine_words_is_the_same_shuffle() -> None:
    for seed in range(200):
        chance, cards = Rng(seed), list(range(seed % 70))
        beside = cards.copy()

        after = shuffle_by_halves(chance.rng, beside)
        for i in range(len(cards) - 1, 0, -1):
            j = chance.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

        assert (beside, after) == (cards, chance.rng)


def test_labels_and_counters_give_different_shuffles() -> None:
    state = seeded("a secret")
    orders = []
    for label in ("deck 0", "deck 1", "deck 1"):
        cards = list(range(20))
        shuffle(state, cards, label)
        orders.append(tuple(cards))

    assert len(set(orders)) == 3


def test_a_single_outcome_needs_no_chance() -> None:
    state = seeded(7)
    before = state.rng

    assert roll(state, 1) == 0
    assert state.rng == before


def test_the_stream_of_a_seed_goes_on_past_its_first_block() -> None:
    stream, again = SeedStream("s", "deck", 0), SeedStream("s", "deck", 0)

    numbers = [stream.below(60) for _ in range(2000)]

    assert numbers == [again.below(60) for _ in range(2000)]
    assert set(numbers) == set(range(60))


def test_a_generator_outside_any_state() -> None:
    cards = list(range(10))
    Rng(3).shuffle(cards)

    assert sorted(cards) == list(range(10))
    assert [Rng(3).below(100) for _ in range(3)] == [Rng(3).below(100)] * 3
    assert Rng(-1).below(10**6) != Rng(1).below(10**6)
