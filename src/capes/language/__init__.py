"""Sentences for people, made in one place.

May call: keys of sentences.

What travels between rooms and over the wire is a `Sentence`: a key with named arguments. The catalogues, one folder per
language, say it in words; the browser reads the same files. Nothing here knows a game or a rule, and the rules make
sentences without ever saying them.

    >>> from capes.language import Sentence, say
    >>> say(Sentence("why-is-exhausted", name="Hulk")), say(Sentence("why-is-exhausted", name="Hulk"), "de")
    ('Hulk is exhausted', 'Hulk ist erschöpft')
"""

from capes.language.catalogue import LANGUAGES, Reader, say, speaks
from capes.language.sentence import Argument, Card, Listed, Name, Seat, Sentence, all_of, any_of, listed, plain

__all__ = [
    "Argument", "Card", "LANGUAGES", "Listed", "Name", "Reader", "Seat", "Sentence", "all_of", "any_of", "listed",
    "plain", "say", "speaks",
]  # fmt: skip
