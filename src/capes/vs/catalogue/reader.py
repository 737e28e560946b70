"""Reads the data files, each once, when the first card of its set is asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from capes import plugins
from capes.core.errors import UnknownCard
from capes.language.sentence import listed
from capes.vs.catalogue.facts import CardSet, Facts
from capes.vs.catalogue.outside import outside_sets

SETS: Final[dict[str, CardSet]] = {
    "mb": CardSet(id="mb", slug="marvel-battles", title="The Marvel Battles", universe="illustrated", released=True),
    "mcu": CardSet(id="mcu", slug="mcu-battles", title="The MCU Battles", universe="photographic", released=True),
    "def": CardSet(id="def", slug="defenders", title="The Defenders", universe="illustrated", released=True),
    "af": CardSet(id="af", slug="a-force", title="A-Force", universe="illustrated", released=True),
}
"""All sets in order of appearance, those of other packages last. A set is released once its powers can be played."""

for _id, _outside in outside_sets().items():
    if _id in SETS:
        raise plugins.BadPlugin(f"two card sets are called {_id!r}: {SETS[_id].title} and {_outside.file.title}")
    SETS[_id] = CardSet(id=_id, slug=_id, title=_outside.file.title, universe=_outside.file.universe, released=True)


_written: Final[dict[str, tuple[Facts, ...]]] = {}
"""The sets of text files, which somebody who can read has made known."""


def add_set(its_set: CardSet, cards: tuple[Facts, ...]) -> None:
    """Make a set known that was read from a text file."""
    if its_set.id in SETS:
        raise plugins.BadPlugin(
            f"two card sets are called {its_set.id!r}: {SETS[its_set.id].title} and {its_set.title}"
        )
    SETS[its_set.id] = its_set
    _written[its_set.id] = cards
    for kept in (by_set, _by_id, all_facts, released_facts, _by_name, _by_number, teams):
        kept.cache_clear()


def set_title(card: Facts) -> str:
    """The title of the set a card is of."""
    return SETS[card.set].title if card.set in SETS else "Cards of your own"


class _File(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Facts]


@cache
def by_set(set_id: str) -> tuple[Facts, ...]:
    """All cards of a set in the order of their numbers."""
    if set_id not in SETS:
        raise UnknownCard("error-no-set-is-called-there-are", set=repr(set_id), sets=listed(SETS))
    its_set = SETS[set_id]
    if set_id in _written:
        return _written[set_id]
    if set_id in outside_sets():
        cards = outside_sets()[set_id].file.cards
        return tuple(msgspec.structs.replace(card, set=set_id, universe=its_set.universe) for card in cards)
    data = files(__package__).joinpath(its_set.slug.replace("-", "_") + ".json").read_bytes()
    cards = msgspec.json.decode(data, type=_File).cards
    return tuple(msgspec.structs.replace(card, set=set_id, universe=its_set.universe) for card in cards)


@cache
def _by_id(set_id: str) -> dict[str, Facts]:
    return {card.id: card for card in by_set(set_id)}


OWN: Final[dict[str, Facts]] = {}
"""Cards of people's own that are known now, by id."""


def exists(id: str) -> bool:
    """Whether any set has a card with this id."""
    if id in OWN:
        return True
    set_id = id.partition("/")[0]
    return set_id in SETS and id in _by_id(set_id)


def facts(id: str) -> Facts:
    """The printed facts of the card with this id ('mb/hulk-main-l1'), or UnknownCard."""
    set_id = id.partition("/")[0]
    card = _by_id(set_id).get(id) if set_id in SETS else OWN.get(id)
    if card is not None:
        return card
    raise UnknownCard("error-no-card-has-the-id", id=repr(id))


@cache
def all_facts() -> tuple[Facts, ...]:
    """Every card of every set, released or not."""
    return tuple(card for set_id in SETS for card in by_set(set_id))


@cache
def released_facts() -> tuple[Facts, ...]:
    """Every card that can be played now."""
    return tuple(card for set_id, its_set in SETS.items() if its_set.released for card in by_set(set_id))


@cache
def _by_name() -> dict[str, tuple[Facts, ...]]:
    names: dict[str, tuple[Facts, ...]] = {}
    for card in all_facts():
        names[card.name] = (*names.get(card.name, ()), card)
    return names


def by_name(name: str) -> tuple[Facts, ...]:
    """All cards with exactly this printed name: levels, supporting characters and other sets alike."""
    return _by_name().get(name, ())


@cache
def _by_number() -> dict[str, Facts]:
    return {card.number: card for card in all_facts() if card.number is not None}


def by_number(number: str) -> Facts | None:
    """The card with this print number ('MNB-003'), or None."""
    return _by_number().get(number.upper())


def levels_of(main: Facts) -> tuple[Facts, ...]:
    """All levels of a Main Character, lowest first; empty for other cards."""
    return tuple(facts(id) for id in main.levels)


@cache
def pile(name: str) -> dict[str, int]:
    """The cards of a pile that waits outside the game, with how many of each."""
    return {card.id: card.copies_in_box for card in all_facts() if card.pile == name}


@cache
def teams() -> tuple[str, ...]:
    """All teams, in order of appearance."""
    return tuple(dict.fromkeys(team for card in all_facts() for team in card.teams))
