"""Which card is meant: by id, number, name, other spelling, or the nearest name, with every change told."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple
from uuid import UUID, uuid5

from capes.core.errors import BadDeck, Reason
from capes.language.sentence import any_of, listed
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.deck import Deck, clean_name, clean_notes
from capes.vs.decks.draft import Draft, Entry
from capes.vs.decks.nearness import Nearness

OCTGN_GAME: Final = UUID("d9d22574-b64d-4f4b-9726-092d35b778c9")
"""The fans' OCTGN game; our GUIDs of its cards are derived from it."""

UNSURE: Final = 40  # more names than this that nobody knows, and it is not a deck list
WORTH_SUGGESTING: Final = 55.0
CLOSE_ENOUGH: Final = 78.0
CLEARLY_CLOSER: Final = 2.0

_NUMBER = re.compile(r"^(mnb|mb|mcu1?|def|aff|af)[-: ]?0*(\d{1,3})([a-d]?)$", re.IGNORECASE)
_PREFIX: Final = {"mnb": "MNB", "mb": "MNB", "mcu": "MCU", "mcu1": "MCU", "def": "DEF", "aff": "AFF", "af": "AFF"}


class Match(NamedTuple):
    """The cards a line may mean, and how it was read if not letter by letter."""

    cards: tuple[Facts, ...]
    repair: str = ""


def fold(name: str) -> str:
    """Letters and digits alone: what is left of a name when spelling habits are put aside."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(char for char in plain if char.isalnum())


def guid(card: Facts) -> str:
    """The card's GUID in OCTGN files."""
    return str(uuid5(OCTGN_GAME, card.id))


@cache
def _guids() -> dict[str, Facts]:
    return {guid(card): card for card in catalogue.all_facts()}


@cache
def _names() -> dict[str, tuple[Facts, ...]]:
    return _indexed((card.name, card) for card in catalogue.all_facts())


@cache
def _other_names() -> dict[str, tuple[Facts, ...]]:
    """Aliases, AKA names, and the last part of ids, which tells cards of one name apart."""
    pairs = [(name, card) for card in catalogue.all_facts() for name in (*card.aliases, *card.aka)]
    pairs += [(card.id.partition("/")[2], card) for card in catalogue.all_facts() if not card.is_main]
    return _indexed(pairs)


@cache
def _known() -> dict[str, tuple[Facts, ...]]:
    return {**_other_names(), **_names()}


@cache
def _nearness() -> Nearness:
    return Nearness(_known())


def _indexed(pairs: Iterable[tuple[str, Facts]]) -> dict[str, tuple[Facts, ...]]:
    index: dict[str, tuple[Facts, ...]] = {}
    for name, card in pairs:
        key = fold(name)
        if card not in index.get(key, ()):
            index[key] = (*index.get(key, ()), card)
    return index


def by_key(key: str) -> Facts | None:
    """The card with this id, print number ('MNB-37', 'mb 37') or GUID, or None."""
    key = key.strip()
    if catalogue.exists(key.lower()):
        return catalogue.facts(key.lower())
    number = _NUMBER.match(key)
    if number:
        return catalogue.by_number(f"{_PREFIX[number[1].lower()]}-{int(number[2]):03}{number[3]}")
    return _guids().get(key.lower())


def candidates(name: str) -> Match:
    """Every card the name may mean; none if it is not even close to one."""
    card = by_key(name)
    if card is not None:
        return Match((card,))
    key = fold(name)
    if key in _names():
        return Match(_names()[key])
    if key in _other_names():
        found = _other_names()[key]
        return Match(found, "" if fold(found[0].id.partition("/")[2]) == key else _read_as(name, found[0].name))
    return Match(())


def nearest(name: str) -> tuple[Match, tuple[str, ...]]:
    """The card whose name is nearest, if one clearly is, and otherwise the names to suggest."""
    known = _known()
    ranked = _nearness().ranked(fold(name), 3, WORTH_SUGGESTING)
    shown = tuple(dict.fromkeys(known[near.name][0].name for near in ranked))
    if len(fold(name)) < 3 or not ranked or ranked[0].score < CLOSE_ENOUGH:
        return Match(()), shown
    best = known[ranked[0].name]
    for near in ranked[1:]:
        if ranked[0].score - near.score < CLEARLY_CLOSER and known[near.name][0].name != best[0].name:
            return Match(()), shown
    return Match(best, _read_as(name, best[0].name)), shown


def _read_as(name: str, meant: str) -> str:
    return f"'{clean_name(name)}' read as '{meant}'"


def choose(cards: tuple[Facts, ...], main: bool, universe: str, role: str = "") -> tuple[Facts, ...]:
    """The cards that fit the place best, all of them if several fit equally well."""
    as_main = role == "main" or (main and role != "supporting")
    tests: tuple[Callable[[Facts], bool], ...] = (
        lambda card: card.is_main == as_main,
        lambda card: as_main or (card.type != "token" and card.pile is None),
        lambda card: card.universe == universe,
        lambda card: not card.is_main or card.levels[0] == card.id,
        lambda card: catalogue.SETS[card.set].released,
    )
    for test in tests:
        cards = tuple(card for card in cards if test(card)) or cards
    return cards


def label(card: Facts, main: bool, universe: str) -> str:
    """The shortest way to write the card that is read back as this very card."""
    if choose(candidates(card.name).cards, main, universe) == (card,):
        return card.name
    return f"{card.name} ({card.number})" if card.number else f"{card.name} [{card.id}]"


def _nobody(name: str, line: int, suggestions: tuple[str, ...]) -> Reason:
    """No card is called so: where it stands and what may be meant, as far as is known."""
    if suggestions:
        near = any_of(suggestions)
        return Reason("DECK-01", "why-no-card-is-called-did-you-mean", name=name, line=line, near=near)
    return Reason("DECK-01", "why-no-card-is-called", name=name, line=line)


class Names:
    """Turns one draft into a deck, keeping account of what was changed."""

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.repairs: list[str] = []
        self.warnings: list[str] = list(draft.warnings)
        self.unknown: list[Reason] = []
        self.unknown_names: list[str] = []
        self.unsure = 0

    def deck(self) -> Deck:
        """The deck that is meant, or BadDeck naming every line that nobody can place."""
        matches = [(entry, self.match(entry)) for entry in self.draft.entries]
        if self.unknown:
            names = listed(f"'{name}'" for name in self.unknown_names[:5])
            more = len(self.unknown) - 5
            if more > 0:
                raise BadDeck("error-no-card-is-called-and-more", tuple(self.unknown), names=names, more=more)
            raise BadDeck("error-no-card-is-called", tuple(self.unknown), names=names)
        if not matches:
            raise BadDeck("error-there-is-no-card-in-this-list")
        universe = self.draft.universe or self.universe(matches)
        mains: list[Facts] = []
        cards: dict[str, int] = {}
        for entry, match in matches:
            card = self.settle(entry, match, universe)
            if entry.main or (card.is_main and entry.role == "main"):
                mains.append(card)
            elif card.is_main and self.is_lone_main(card, entry, matches):
                mains.append(card)
                self.repairs.append(f"{card.name} taken as the Main Character")
            else:
                if card.id in cards:
                    self.repairs.append(f"{card.name} stands in the list twice; put together")
                cards[card.id] = cards.get(card.id, 0) + entry.count
        main = self.main(mains, cards)
        return Deck(clean_name(self.draft.name), main, cards, clean_notes(self.draft.notes))

    def match(self, entry: Entry) -> Match:
        """The cards an entry may mean; if none, a reason is noted."""
        where = f"line {entry.line}: " if entry.line else ""
        by_hint = by_key(entry.key) if entry.key else None
        if by_hint is not None:
            if entry.name and fold(entry.name) != fold(by_hint.name):
                found = candidates(entry.name).cards
                if by_hint not in found:
                    told = f"{where}{clean_name(entry.key)} is {by_hint.name}, not '{clean_name(entry.name)}'"
                    self.warnings.append(f"{told}; read as {by_hint.name}")
            return Match((by_hint,))
        match = candidates(entry.name)
        suggestions: tuple[str, ...] = ()
        if not match.cards:
            self.unsure += 1
            if self.unsure > UNSURE:
                raise BadDeck("error-this-does-not-look-like-a-deck-list-hardly")
            match, suggestions = nearest(entry.name)
        if not match.cards:
            name = clean_name(entry.name or entry.key)
            self.unknown_names.append(name)
            self.unknown.append(_nobody(name, entry.line, suggestions))
        elif match.repair:
            self.repairs.append(where + match.repair)
        return match

    def universe(self, matches: list[tuple[Entry, Match]]) -> str:
        """The universe most cards belong to, counting those that exist in one universe only."""
        votes: Counter[str] = Counter()
        for entry, match in matches:
            universes = {card.universe for card in match.cards}
            if len(universes) == 1:
                votes[universes.pop()] += entry.count
        return votes.most_common(1)[0][0] if votes else "illustrated"

    def settle(self, entry: Entry, match: Match, universe: str) -> Facts:
        """The one card an entry means here; a warning if others would have fitted as well."""
        fitting = choose(match.cards, entry.main, universe, entry.role)
        if len(fitting) > 1:
            others = ", ".join(card.id for card in fitting[1:])
            self.warnings.append(f"{fitting[0].name} could be several cards; read as {fitting[0].id}, not {others}")
        return fitting[0]

    def is_lone_main(self, card: Facts, entry: Entry, matches: list[tuple[Entry, Match]]) -> bool:
        """A Main Character among the cards of a list that names none elsewhere."""
        named = any(other.main or other.role == "main" for other, _ in matches)
        return not named and entry.count <= card.copies_in_box

    def main(self, mains: list[Facts], cards: dict[str, int]) -> str:
        """The id of the Main Character to start with; other levels of it go without saying."""
        if not mains:
            self.warnings.append("no Main Character is named")
            return ""
        first = mains[0]
        for other in mains[1:]:
            if not (first.is_main and other.id in first.levels):
                self.warnings.append(f"{other.name} left out: a deck has one Main Character, here {first.name}")
        if any(card.id == lowest for card in mains for lowest in first.levels[:1]):
            return first.levels[0]
        if first.is_main and catalogue.facts(first.levels[0]).name == first.name:
            self.repairs.append(f"{first.name} Level {first.level} read as Level 1, with which the game begins")
            return first.levels[0]
        return first.id
