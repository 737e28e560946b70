"""Joins the printed facts of a card to its words."""

from __future__ import annotations

from capes.duel.catalogue.read import facts
from capes.duel.words.kinds import CHARACTER, CONDITION, INTERRUPTION
from capes.duel.words.printed import Power, Printed


def character(id: str, *ability: object, first: tuple[object, ...] = (), second: tuple[object, ...] = ()) -> Printed:
    """A Character: its ability, and what its two powers do beside their damage."""
    fact = facts()[id]
    assert fact["kind"] == CHARACTER, id
    powers = tuple(
        Power(power["name"], power["damage"], power["speed"], does)
        for power, does in zip(fact["powers"], (first, second), strict=True)
    )
    return Printed(
        id,
        fact["name"],
        CHARACTER,
        fact["copies"],
        fact["flavor"],
        tuple(fact["rulebook"]),
        side=fact["side"],
        type=fact["type"],
        health=fact["health"],
        floor=fact["floor"],
        powers=powers,
        words=ability,
    )


def condition(id: str, *words: object) -> Printed:
    """A Condition: what it says of everybody's damage."""
    fact = facts()[id]
    assert fact["kind"] == CONDITION, id
    return Printed(id, fact["name"], CONDITION, fact["copies"], fact["flavor"], tuple(fact["rulebook"]), words=words)


def interruption(id: str, timing: str, *words: object) -> Printed:
    """An Interruption: when it may be played and what it does."""
    fact = facts()[id]
    assert fact["kind"] == INTERRUPTION, id
    return Printed(
        id,
        fact["name"],
        INTERRUPTION,
        fact["copies"],
        fact["flavor"],
        tuple(fact["rulebook"]),
        words=words,
        timing=timing,
    )
