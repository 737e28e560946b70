"""The cards of people's own that a set-up carries: read, made known, and forgotten when no game needs them."""

from __future__ import annotations

import threading
import weakref
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from capes.core.errors import BadSetup
from capes.core.game import SetupData
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.grammar.errors import Unread
from capes.vs.words.face import FACES, OWN, forget_own, know_own
from capes.vs.workshop.own import LONGEST, OwnCard, own_card

MOST: Final = 60
"""Different cards of people's own in one game."""
KEPT: Final = 64
"""So many groups of cards are kept known after their last game, for the next."""

_lock: Final = threading.RLock()
_texts: Final[dict[str, str]] = {}
_portraits: Final[dict[str, dict[str, str]]] = {}
_recent: Final[OrderedDict[tuple[str, ...], Known]] = OrderedDict()
_alive: Final[weakref.WeakValueDictionary[tuple[str, ...], Known]] = weakref.WeakValueDictionary()


class Known:
    """Cards that are known as long as somebody holds this."""

    def __init__(self, cards: tuple[OwnCard, ...]) -> None:
        self.cards = cards
        ids = []
        for card in cards:
            for face, facts, portrait in zip(card.faces, card.facts, card.portraits, strict=True):
                know_own(face)
                catalogue.OWN.setdefault(face.id, facts)
                _texts[face.id] = card.text
                _portraits[face.id] = portrait
                ids.append(face.id)
        weakref.finalize(self, _forget, tuple(ids)).atexit = False

    @property
    def texts(self) -> tuple[str, ...]:
        """What they were read from."""
        return tuple(card.text for card in self.cards)


def _forget(ids: tuple[str, ...]) -> None:
    with _lock:
        for id in ids:
            forget_own(id)
            if id not in FACES:
                catalogue.OWN.pop(id, None)
                _texts.pop(id, None)
                _portraits.pop(id, None)


def known(texts: Iterable[str]) -> Known:
    """Make the cards of these texts known; whoever holds the answer keeps them so."""
    key = tuple(texts)
    with _lock:
        found = _alive.get(key)
        if found is None:
            found = _alive[key] = Known(tuple(own_card(text) for text in key))
        _recent[key] = found
        _recent.move_to_end(key)
        while len(_recent) > KEPT:
            _recent.popitem(last=False)
        return found


def read_texts(given: object) -> list[OwnCard]:
    """The cards a set-up names as texts; BadSetup says which cannot be read."""
    if not isinstance(given, list) or not all(isinstance(text, str) for text in given):
        raise BadSetup("error-the-cards-of-a-set-up-are-a-list-of-texts")
    if len(given) > MOST * 4:
        raise BadSetup("error-a-game-has-at-most-own-cards", most=MOST)
    cards: list[OwnCard] = []
    for at, text in enumerate(given):
        if len(text) > LONGEST * 2:
            raise BadSetup("error-own-card-too-long", number=at + 1, most=LONGEST)
        try:
            cards.append(own_card(text))
        except Unread as error:
            raise BadSetup("error-own-card-cannot-be-read", number=at + 1, why=error.why) from None
    return cards


class Carried:
    """The cards of people's own that come with a set-up, and those the server knows, by id."""

    def __init__(self, setup: SetupData) -> None:
        self.cards = read_texts(setup.get("cards") or [])
        self.by_id: dict[str, tuple[OwnCard, Facts]] = {
            facts.id: (card, facts) for card in self.cards for facts in card.facts
        }

    def facts(self, id: str) -> Facts:
        """The facts of a card of the set-up, or of any other."""
        mine = self.by_id.get(id)
        return mine[1] if mine is not None else catalogue.facts(id)

    def used(self, full: SetupData) -> list[str]:
        """The texts of the cards its decks are made of, each once and in order."""
        texts: set[str] = set()
        for wanted in full["decks"]:
            if isinstance(wanted, str):
                continue
            for id in (wanted["main"], *wanted["cards"]):
                if id.startswith(OWN):
                    texts.add(self.by_id[id][0].text if id in self.by_id else _texts[id])
        if len(texts) > MOST:
            raise BadSetup("error-a-game-has-at-most-own-cards", most=MOST)
        return sorted(texts)


def portrait_of(id: str) -> dict[str, str]:
    """How a card that is known looks."""
    return _portraits.get(id, {})
