"""How near words are to names, all names at once."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from capes.vs.decks.nearness import Nearness

WORDS = st.text("abcdé9", max_size=9)


def common(one: str, two: str) -> int:
    """The longest common subsequence, by the book."""
    before = [0] * (len(two) + 1)
    for letter in one:
        now = [0]
        for at, other in enumerate(two):
            now.append(before[at] + 1 if letter == other else max(before[at + 1], now[at]))
        before = now
    return before[-1]


@given(st.lists(WORDS, unique=True, max_size=8), WORDS)
def test_every_name_is_as_near_as_if_it_were_compared_alone(names: list[str], word: str) -> None:
    found = dict(Nearness(names).ranked(word, len(names), 0.0))

    assert found == {name: 200.0 * common(name, word) / ((len(name) + len(word)) or 1) for name in names}


def test_the_nearest_come_first_and_of_equals_the_one_given_first() -> None:
    names = Nearness(["wasp", "hulk", "hula", "hulb", "thor"])

    assert [near.name for near in names.ranked("hulk", 3, 50.0)] == ["hulk", "hula", "hulb"]
    assert names.ranked("zzz", 3, 50.0) == []
