"""Finding characters, cards and players by the names a story uses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from capes.vs.rules.people import find_card
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import Character
from capes.vs.state.state import State

PLAYER: Final = re.compile(r"([PAB]\d)\b\s*(.*)", re.DOTALL)
WHOSE: Final = re.compile(r"([PAB]\d)'s (.+)")
ORDINAL: Final = re.compile(r"(.+) #(\d+)")

Thing = Character | Card | Resource


def name_of(state: State, number: int) -> str:
    """The printed name of whatever has that number, or ''."""
    thing = thing_of(state, number)
    return "" if thing is None else thing.face.name


def names_of(state: State, number: int) -> list[str]:
    """All that a card may be called by: its names and its id."""
    thing = thing_of(state, number)
    return [] if thing is None else [*thing.face.names, thing.face.id]


def thing_of(state: State, number: int) -> Thing | None:
    """The character or card with that number."""
    character = state.play.get(number)
    if character is not None:
        return character
    found = find_card(state, number)
    return None if found is None else found.card


def folded(name: str) -> str:
    """A name as it is compared: neither case nor a dot at its end matters (a sentence may end there)."""
    return name.strip().casefold().rstrip(".")


def led_by(words: str, names: Iterable[str]) -> tuple[str, str] | None:
    """The longest of these names that the words begin with, and the words after it: names may hold 'of' and 'on'.

    >>> led_by("Dust of Death of Red Skull on Wasp", ["Dust", "Dust of Death"])
    ('Dust of Death', 'of Red Skull on Wasp')
    """
    words = words.strip()
    low = words.casefold()
    for name in sorted(names, key=len, reverse=True):
        for form in (name.casefold(), folded(name)):
            if form and low.startswith(form) and (len(low) == len(form) or low[len(form)] in " ."):
                return name, words[len(form) :].strip(" .")
    return None


class Called:
    """A name taken apart: whose, what, and which of several of that name."""

    def __init__(self, text: str, labels: tuple[str, ...]) -> None:
        self.seat = -1
        self.which = 0
        name = text.strip()
        match = WHOSE.fullmatch(name)
        if match is not None and match[1] in labels:
            self.seat = labels.index(match[1])
            name = match[2]
        self.exact = folded(name)
        match = ORDINAL.fullmatch(name)
        self.stem = self.exact
        if match is not None:
            self.stem, self.which = folded(match[1]), int(match[2])

    def fits(self, thing: Thing | None) -> bool:
        """Whether something bears this name (which of several apart)."""
        if thing is None:
            return False
        seat = thing.seat if isinstance(thing, Character) else thing.owner
        if self.seat >= 0 and seat != self.seat:
            return False
        names = {thing.face.id.casefold(), *(folded(name) for name in thing.face.names)}
        return self.exact in names or self.stem in names

    def pick(self, things: list[Thing]) -> Thing | None:
        """The one meant among those that fit, which are in order of arrival."""
        exact = [one for one in things if self.exact in {folded(one.face.name), one.face.id.casefold()}]
        found = exact or things
        if not found:
            return None
        if self.which and not exact:
            return found[self.which - 1] if self.which <= len(found) else None
        return found[0]


def characters(state: State, text: str, labels: tuple[str, ...]) -> list[Character]:
    """The characters in play of that name."""
    called = Called(text, labels)
    found: list[Thing] = [character for character in state.play.values() if called.fits(character)]
    one = called.pick(found)
    if called.which or one is None:
        return [one] if isinstance(one, Character) else []
    same = [
        character for character in found if isinstance(character, Character) and character.face.name == one.face.name
    ]
    return same


def places(state: State, text: str, labels: tuple[str, ...]) -> list[str]:
    """Every place a card of that name lies: 'P1's KO pile', 'play', 'removed'."""
    called = Called(text, labels)
    found: list[str] = []
    if any(called.fits(character) for character in state.play.values()):
        found.append("play")
    for seat, player in enumerate(state.players):
        label = labels[seat]
        zones: list[tuple[str, list[Thing]]] = [
            ("hand", list(player.hand)), ("KO pile", list(player.ko)), ("resources", list(player.resources)),
            ("deck", list(player.deck)), ("pile", [card for pile in player.piles for card in pile.cards]),
        ]  # fmt: skip
        for zone, things in zones:
            if any(called.fits(thing) for thing in things):
                found.append(f"{label}'s {zone}")
        for character in state.play.values():
            if character.seat == seat and any(called.fits(card) for card in character.equipment):
                found.append("equipment")
    if any(called.fits(card) for card in state.removed):
        found.append("removed")
    if any(called.fits(card) for card in (*state.limbo, *state.looked)):
        found.append("limbo")
    return found


def everything(state: State) -> list[str]:
    """The names of all cards on the table, for suggestions."""
    found = {character.face.name for character in state.play.values()}
    for player in state.players:
        found.update(card.face.name for card in (*player.hand, *player.ko, *player.deck))
        found.update(resource.face.name for resource in player.resources)
    return sorted(found)
