"""The catalogues: every sentence in every language, and what a reader is told."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from capes.language.fluent import Message, Value, arguments, fill, read, split
from capes.language.sentence import Argument, Card, Listed, Name, Seat, Sentence

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
DEFAULT: Final = "en"
PAGE: Final = "page.ftl"  # what the browser's page says for itself; nobody else needs it
CardNames = Callable[[str], str]


def speaks(wanted: str) -> str | None:
    """The language meant by a name such as "de", "de-AT" or "Deutsch"; None if there is none."""
    low = wanted.strip().casefold()
    for id, name in LANGUAGES.items():
        if low in (id, name.casefold()) or low.partition("-")[0].partition("_")[0] == id:
            return id
    return None


class Catalogue:
    """The messages of one language; each is read when it is first asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bodies: dict[str, str] = {}
        folder = files("capes.language") / language
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".ftl") and file.name != PAGE:
                self._bodies.update(split(file.read_text(encoding="utf-8")))
        self.known = frozenset(self._bodies)
        self._read: dict[str, Message] = {}

    def source(self, key: str) -> str:
        """The words of a message as they stand in the file."""
        return self._bodies[key]

    def message(self, key: str) -> Message | None:
        """The message of that key, if there is one."""
        if key not in self._read:
            if key not in self._bodies:
                return None
            self._read[key] = read(self._bodies[key])
        return self._read[key]


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, loaded once."""
    return Catalogue(language if language in LANGUAGES else DEFAULT)


@cache
def needs(key: str) -> frozenset[str]:
    """The arguments a message takes, and whom it is about where that decides how it is said."""
    messages = catalogue(DEFAULT)
    message = messages.message(key)
    if message is None:
        return frozenset()
    return frozenset(arguments(message, messages.message)) | (
        frozenset(("who",)) if message.attributes else frozenset()
    )


def id_as_name(id: str) -> str:
    """A printed card by its id alone, made readable."""
    return id.partition("@")[0].rpartition("/")[2].replace("-", " ").title()


class Reader:
    """Somebody who is told things: a language, a seat (None: nobody's), the players' names, and the cards' names."""

    def __init__(
        self,
        language: str = DEFAULT,
        seat: int | None = None,
        names: tuple[str, ...] = (),
        card_name: CardNames = id_as_name,
    ) -> None:
        self.catalogue = catalogue(language)
        self.seat = seat
        self.names = names
        self.card_name = card_name

    def say(self, sentence: Sentence) -> str:
        """The sentence in this reader's words; an unknown key shows itself.

        A message's `you` is said where the one it is about, `who`, is the reader.
        """
        message = self.catalogue.message(sentence.key)
        if message is None:
            return sentence.key
        who = sentence.args.get("who")
        pattern = message.value
        if isinstance(who, Seat) and who.number == self.seat:
            pattern = message.attributes.get("you", pattern)
        values = {name: self.value(argument) for name, argument in sentence.args.items()}
        return fill(pattern, values, self.catalogue.message)

    def line(self, sentence: Sentence | None) -> str:
        """The sentence on its own, with a capital; '' where there is nothing to say."""
        return "" if sentence is None else capital(self.say(sentence))

    def value(self, argument: Argument) -> Value:
        """An argument as text or number."""
        if isinstance(argument, Sentence):
            return self.say(argument)
        if isinstance(argument, Seat):
            return self.player(argument.number)
        if isinstance(argument, Name):
            return self.name(argument.number)
        if isinstance(argument, Card):
            return self.card_name(argument.id)
        if isinstance(argument, Listed):
            return self.listing(argument)
        return argument

    def player(self, seat: int) -> str:
        """You, or a name."""
        return self.say(Sentence("the-reader")) if seat == self.seat else self.name(seat)

    def name(self, seat: int) -> str:
        """What a player is called."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say(Sentence("player-n", number=seat + 1))

    def listing(self, listed: Listed) -> str:
        """Commas, and the last two joined by the list's own word."""
        items = [str(self.value(item)) for item in listed.items]
        if not listed.join or len(items) < 2:
            return ", ".join(items)
        last = Sentence(f"joined-by-{listed.join}", first=", ".join(items[:-1]), last=items[-1])
        return self.say(last)


@cache
def _reader(language: str) -> Reader:
    return Reader(language)


def say(sentence: Sentence, language: str = DEFAULT) -> str:
    """A sentence for somebody who sits nowhere."""
    return _reader(language).say(sentence)


def ending(why: str) -> Sentence:
    """Why a game is over, said in full; a game of another package puts it in its own words."""
    return Sentence(f"over-{why}") if f"over-{why}" in catalogue(DEFAULT).known else Sentence("plain", text=why)


def capital(text: str) -> str:
    """A sentence on its own begins with a capital, and a name's own full stop is enough at its end."""
    return text[:1].upper() + (text[1:-1] if text.endswith("..") else text[1:])
