"""Every field is copied, and nothing that changes is shared."""

from __future__ import annotations

import pytest

from capes.core.rng import Rng
from capes.core.task import Task
from capes.vs.rules import engine
from capes.vs.state.character import Character
from capes.vs.state.codec import fingerprint
from capes.vs.state.combat import Combat
from capes.vs.state.derived import Derived
from capes.vs.state.player import Player
from capes.vs.state.state import State
from tests.vs.tables import fields_of, positions, random_index, random_table, walk

NOT_CARRIED = ("news",)
"""What happened belongs to whoever made the pick."""


def pairs(state: State, other: State) -> list[tuple[object, object]]:
    """The changing things of a state with their counterparts in the copy."""
    found: list[tuple[object, object]] = [(state, other), (state.derived, other.derived)]
    found += list(zip(state.players, other.players, strict=True))
    found += list(zip(state.play.values(), other.play.values(), strict=True))
    found += list(zip(state.agenda, other.agenda, strict=True))
    if state.combat is not None:
        found.append((state.combat, other.combat))
    return found


def same(one: object, other: object) -> bool:
    """Equal, looking into lists and dicts of changing things."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(*both) for both in zip(one, other, strict=True))
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, Character | Player | Combat | Derived | Task):
        return type(one) is type(other)
    return one is other or one == other


def test_every_field_is_copied() -> None:
    looked_at: set[type] = set()
    for state in positions(range(6), 29):
        for one, other in pairs(state, state.copy()):
            looked_at.add(type(one))
            names = fields_of(one)
            assert names
            for name in names:
                if name not in NOT_CARRIED:
                    assert same(getattr(one, name), getattr(other, name)), f"{type(one).__name__}.{name}"

    assert looked_at == {State, Derived, Player, Character, Combat, Task}


def test_nothing_that_changes_is_shared() -> None:
    for state in positions(range(6), 29):
        other = state.copy()
        for one, its_copy in pairs(state, other):
            assert one is not its_copy
            for name in fields_of(one):
                value = getattr(one, name)
                # `statements` are listed again, never changed.
                if isinstance(value, list | dict | set) and name != "statements":
                    assert getattr(its_copy, name) is not value, f"{type(one).__name__}.{name}"


@pytest.mark.parametrize("mode", ["duel", "ffa", "2v2", "two-headed"])
def test_a_copy_plays_out_exactly_like_the_original(mode: str) -> None:
    state = random_table(3, mode)
    for at, (now, index) in enumerate(walk(state, 3)):
        if index < 0:
            break
        if at % 5 == 0:
            other = now.copy()
            engine.pick(other, index)
            expected = other
        if at % 5 == 1:
            assert fingerprint(now) == fingerprint(expected)


def test_playing_on_with_a_copy_leaves_the_original_alone() -> None:
    rng = Rng(4)
    for state in positions(range(4), 61):
        before, other = fingerprint(state), state.copy()
        for _ in range(25):
            if other.decision is not None:
                engine.pick(other, random_index(other, rng))

        assert fingerprint(state) == before
