"""Any whole number as a pick."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from capes.core.option import Option
from capes.core.whole_numbers import ENDLESS, WholeNumbers


def test_an_endless_list_offers_every_number_from_the_first() -> None:
    numbers = WholeNumbers("name", first=3)

    assert len(numbers) == ENDLESS
    assert numbers[0] == Option("name", number=3)
    assert numbers[10**40] == Option("name", number=10**40 + 3)
    assert [option.number for option in islice(numbers, 3)] == [3, 4, 5]
    assert [option.number for option in numbers[1:3]] == [4, 5]


def test_a_bounded_list_ends() -> None:
    numbers = WholeNumbers("pay", first=1, last=3)

    assert [option.number for option in numbers] == [1, 2, 3]
    assert len(numbers) == 3
    with pytest.raises(IndexError):
        numbers[3]
    with pytest.raises(IndexError):
        numbers[-1]


def test_finding_a_number() -> None:
    numbers = WholeNumbers("name", first=3)

    assert numbers.index(Option("name", number=9)) == 6
    assert Option("name", number=2) not in numbers
    assert Option("pay", number=9) not in numbers
    with pytest.raises(ValueError, match="not a whole number on offer"):
        numbers.index(Option("name", number=2))


def test_only_whole_numbers_pass_for_whole_numbers() -> None:
    assert isinstance(WholeNumbers("name"), Sequence)
    assert not isinstance((), WholeNumbers)
    assert WholeNumbers("name") == WholeNumbers("name")
    assert WholeNumbers("name") != WholeNumbers("name", last=4)
    assert hash(WholeNumbers("name")) == hash(WholeNumbers("name"))
