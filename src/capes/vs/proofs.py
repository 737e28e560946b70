"""Which tests prove which power of which card: that it works, and that it does nothing where it should not.

Tests say so by marks, `@works("mb/hulk: Incredible Power")` and `@barred(...)`; a `*` in the id stands for every level.
The map is read off the tests by `python -m tools.proofs` and written down here, so that it is known where the tests
are not installed.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from capes.vs import catalogue, ledger
from capes.vs.catalogue import Facts

FILE: Final = "proofs.json"
KINDS: Final = ("works", "barred")

Proofs = dict[str, dict[str, dict[str, list[str]]]]
"""Card, power, kind of proof: the tests."""


@cache
def _written() -> Proofs:
    data: Proofs = json.loads(files("capes.vs").joinpath(FILE).read_text(encoding="utf-8"))
    return data


def tests_of(id: str) -> list[str]:
    """The tests that prove a card, each once.

    >>> any("incredible" in test or "wounded_hulk" in test for test in tests_of("mb/hulk"))
    True
    """
    powers = _written().get(id, {})
    return list(dict.fromkeys(test for proof in powers.values() for kind in KINDS for test in proof.get(kind, ())))


def is_proved(id: str) -> bool:
    """Whether each power has a test of either kind and each ruling about the card has one."""
    return not missing(id)


def missing(id: str) -> list[str]:
    """What a card still lacks."""
    facts = catalogue.facts(id)
    powers = _written().get(id, {})
    lacking = [
        f"{power or id}: {kind}" for power in power_keys(facts) for kind in KINDS if not powers.get(power, {}).get(kind)
    ]
    proved = {str(row["id"]): bool(row["tests"]) for row in _rows()}
    return lacking + [row for row in facts.rulings if not proved.get(row, False)]


@cache
def _rows() -> list[dict[str, Any]]:
    return ledger.rows()


def power_keys(facts: Facts) -> list[str]:
    """What the powers of a card are called in marks: '' for a plot twist or Location; twins by what tells them apart.

    >>> power_keys(catalogue.facts("mb/groot-main-l1")), power_keys(catalogue.facts("mb/open-fire"))
    (['I am Groot [Might]', 'I am Groot [Level Up]'], [''])
    """
    if not facts.is_character:
        return [""]
    names = [power.name or "" for power in facts.powers]
    keys: list[str] = []
    for power in facts.powers:
        name = power.name or ""
        if names.count(name) > 1:
            name += f" [{' '.join(power.cost) or ('Level Up' if power.kind == 'level-up' else power.kind)}]"
        keys.append(name)
    return keys
