"""Statements that depend on something that changes without an event: what follows from them is never kept."""

from __future__ import annotations

from typing import Final

from capes.vs.words.adjectives import Affiliated, CostsAtLeast, CostsAtMost, LevelAtLeast, Named, NamedLike, Plain, With
from capes.vs.words.conditions import Both, Either, HandEmpty, Is, IsNot, There
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import AllOf, AnyOf, Not, Truth, Word
from capes.vs.words.pronouns import Chosen, Each, PlainPlayer, Remembered, Self, That, TheOther
from capes.vs.words.quantities import CountOf, HandSizeOf, TimesUsed
from capes.vs.words.truths import SHAPING, HasStats

UNSEEN: Final = ("hand", "deck")
"""Zones whose cards come and go without a number being told."""

STEADY: Final = (
    "anyone", "anywhere", "this", "other", "yours", "enemy", "main", "supporting", "face-up", "face-down", "stunned",
    "good", "evil", "character card",
)  # fmt: skip
"""Adjectives that change only where powers are computed again in any case."""

STEADY_WORDS: Final = (
    AllOf, AnyOf, Not, Affiliated, CostsAtLeast, CostsAtMost, LevelAtLeast, Named, NamedLike, With, Both, Either, Is,
    IsNot, There, Chosen, Each, PlainPlayer, Remembered, Self, That, TheOther, Keyword, *SHAPING,
)  # fmt: skip


def is_volatile(truth: Truth, settled: bool = False) -> bool:
    """Whether it depends on hands, decks or uses; if it shapes powers, on anything but sides, teams, names and faces.

    Where it is settled whom it is about, what it says of that is not read any more.
    """
    if settled and isinstance(truth, HasStats) and isinstance(truth.atk, int) and isinstance(truth.defense, int):
        return truth.while_ is not None and is_unseen_in(truth.while_)  # as below: nothing is given more often
    if isinstance(truth, SHAPING):
        return any(not is_steady(word) for word in words_in(truth, settled))
    return is_unseen_in(truth, settled)


def is_unseen_in(word: Word, settled: bool = False) -> bool:
    """Whether anything in it is read from where nobody tells."""
    return any(is_unseen(part) for part in words_in(word, settled))


def words_in(word: Word, settled: bool = False) -> list[Word]:
    """The word and all words it is made of; what keywords are made of is their own."""
    found = [word]
    if not isinstance(word, Keyword):
        for name in getattr(type(word), "__dataclass_fields__", ()):
            held = getattr(word, name)
            if settled and name == "whom":
                continue
            for part in held if isinstance(held, tuple) else (held,):
                if isinstance(part, Word):
                    found.extend(words_in(part))
    return found


def is_unseen(word: Word) -> bool:
    """Read from a hand, a deck or the tally of powers used."""
    if isinstance(word, There | CountOf | Each):
        return word.where in UNSEEN
    return isinstance(word, HandSizeOf | HandEmpty | TimesUsed)


def is_steady(word: Word) -> bool:
    """Changed only by what invalidates powers."""
    if isinstance(word, Plain):
        return word.name in STEADY
    if isinstance(word, There | Each):
        return word.where == "play"
    return isinstance(word, STEADY_WORDS)
