"""Who is meant by a pronoun: picks are tied to what speaks of them, and readings in which nobody is meant fall away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from itertools import pairwise
from typing import Any, Final

from capes.vs.english.choosing import brief_of, mentions
from capes.vs.grammar.sentences import parts_of
from capes.vs.words import effects as e
from capes.vs.words.adjectives import ANYONE, DEFENDING, THIS, Plain, SameAs
from capes.vs.words.conditions import Both, Done, Is, IsNot, SamePlayer, There
from capes.vs.words.cues import Attacks
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import Cue, Which, Word
from capes.vs.words.oddities import DanceOff
from capes.vs.words.powers import LevelUp, SuperPower, When
from capes.vs.words.pronouns import IT, SELF, THAT_PLAYER, Chosen, Each, Remembered, That, TheOther, TheRest
from capes.vs.words.quantities import AtkOf, CountOf, Excess, TimesUsed
from capes.vs.words.truths import CannotReady

THERE: Final = Plain("(there)")
"""Who was just said to be there: "if there is a defender, stun one"."""

DONE: Final = {
    e.Discard: "discarded",
    e.MayPay: "paid",
    e.DiscardHand: "count",
    e.PutIntoDeck: "count",
    e.RemoveCounters: "count",
}


class Nobody(ValueError):
    """A pronoun that means nobody."""


@dataclass
class Said:
    """What has been said so far in a power."""

    picks: dict[str, e.Choose | None] = field(default_factory=dict)
    looked: bool = False
    player: bool = False
    cue: Cue | None = None
    there: Which | None = None
    done: str = "done"
    renamed: dict[e.Choose, str] = field(default_factory=dict)


def bound(power: Any) -> Iterator[Any]:
    """The readings of a power in which every pronoun means somebody."""
    said = Said()
    try:
        yield _word(power, said)
    except Nobody:
        return


def _word(word: Any, said: Said) -> Any:
    if isinstance(word, tuple):
        return _row(word, said)
    if isinstance(word, Keyword) or not (isinstance(word, Word) and is_dataclass(word)):
        return word
    if type(word).__name__ == "Introduced" or means_nobody(word, said) or said_otherwise(word, said):
        raise Nobody
    if isinstance(word, SameAs) and isinstance(word.who, Each) and word.who.where == "play":
        return _word(word.who.which, said)
    if isinstance(word, That | TheOther):
        return word
    if isinstance(word, Which) and word == THERE:
        return said.there
    if isinstance(word, Chosen):
        return _chosen(word, said)
    if isinstance(word, e.PutIntoHand) and word.at_random:
        return word  # nobody is spoken of
    if isinstance(word, LevelUp):
        return replace(word, when=tuple(_word(one, Said()) for one in word.when))
    if isinstance(word, Done):
        return Done(said.done)
    return _parts(_amended(word, said), said)


def means_nobody(word: Word, said: Said) -> bool:
    """A pronoun for somebody who has not been spoken of."""
    if isinstance(word, That):
        return said.cue is None or getattr(said.cue, "whom", getattr(said.cue, "by", None)) in (None, THIS)
    if isinstance(word, TheOther):
        return said.cue is None
    if isinstance(word, TheRest):
        return not said.looked
    if word == THERE:
        return said.there is None
    return word == THAT_PLAYER and not said.player and said.cue is None


def said_otherwise(word: Word, said: Said) -> bool:
    """Words that read as others do: the plainer ones are meant."""
    if isinstance(word, Each):
        return word.which == THIS or (word.which == DEFENDING and isinstance(said.cue, Attacks))
    if isinstance(word, CountOf):
        return word.which == ANYONE and word.where == "hand"
    if isinstance(word, e.Give) and word.until in ("while source", "until stunned"):
        return (getattr(word.truth, "whom", None) == SELF) != (word.until == "until stunned")
    if isinstance(word, e.Discard):
        return word.which in (ANYONE, THIS) or isinstance(word.who, Each)
    if isinstance(word, e.DiscardHand | CannotReady):
        return getattr(word, "which", None) == ANYONE or getattr(word, "whom", None) == THIS
    if isinstance(word, e.ForEach):
        return isinstance(word.do[0], e.Choose) or not mentions(word.do[0], word.name)
    if isinstance(word, e.TurnLocation):  # a character on the table is turned face up again
        about = said.picks.get(word.who.name) if isinstance(word.who, Chosen) else word.who
        return getattr(about, "where", "") == e.PLAY
    if isinstance(word, Remembered):
        return word.name == "named" and word.name in said.picks
    return word == SameAs(SELF) or (isinstance(word, IsNot) and isinstance(word.part, Is))


def _amended(word: Any, said: Said) -> Any:
    """The word with what its sentence leaves unsaid because it cannot be otherwise."""
    if isinstance(word, e.Choose) and isinstance(word.which, SameAs) and isinstance(word.which.who, Chosen):
        name = _chosen(word.which.who, said).name
        for one in said.picks.values():
            if one and name in (one.name, said.renamed.get(one)):
                return replace(word, where=one.where, whose=one.whose)
    if isinstance(word, e.Remember) and word.name == "named":
        return replace(word, who=Chosen("named"))
    if isinstance(word, Excess) and isinstance(word.over, AtkOf):
        return replace(word, over=replace(word.over, below_zero=True))
    if isinstance(word, SuperPower) and any(isinstance(one, TimesUsed) for one in parts_of(word.do)):
        return replace(word, counted=True)
    return word


def has_done(condition: Any) -> bool:
    """Whether it asks if something was done."""
    return isinstance(condition, Done | SamePlayer) or (
        isinstance(condition, Both) and any(map(has_done, condition.parts))
    )


def _parts(word: Any, said: Said) -> Any:
    if isinstance(word, When):
        inner = Said(dict(said.picks), said.looked, said.player, said.cue, renamed=said.renamed)
        cue = _word(word.cue, inner)
        inner.cue = cue
        if word.if_ is None and isinstance(word.do[0], e.If) and not word.do[0].otherwise:
            raise Nobody  # "when ..., if ..." asks twice: as it happens and as it is carried out
        return replace(word, cue=cue, if_=_word(word.if_, inner), do=_word(word.do, inner))
    if isinstance(word, e.ForEach):
        who = _word(word.who, said)
        said.picks[word.name] = None
        return replace(word, who=who, do=_word(word.do, said))
    if isinstance(word, e.ForEachPlayer):
        inner = Said(dict(said.picks), said.looked, True, said.cue, renamed=said.renamed)
        return replace(word, do=_word(word.do, inner))
    changed = {}
    for one in fields(word):
        if isinstance(getattr(word, one.name), Cue):
            said.cue = getattr(word, one.name)
    for one in sorted(fields(word), key=lambda one: one.name != "cue"):
        changed[one.name] = _word(getattr(word, one.name), said)
    made = replace(word, **changed)
    _learn(made, said)
    return made


def _learn(word: Word, said: Said) -> None:
    """What can be spoken of after a word."""
    if isinstance(word, e.Choose):
        if word.where == "looked" and not said.looked:
            raise Nobody
        said.picks["it"] = said.picks[word.name] = word
    elif isinstance(word, e.Search | e.ChooseRow | e.RemoveFromGame):
        said.picks["it"] = None
    elif isinstance(word, e.Look | e.Reveal):
        said.looked = True
        said.picks["looked"] = None
        if isinstance(word, e.Reveal) and word.until is not None:
            said.picks["it"] = None
    elif isinstance(word, e.NameCard):
        said.picks["named"] = None
    elif isinstance(word, e.Discard):
        said.picks["discarded"] = None
    elif isinstance(word, e.ChoosePlayer | DanceOff):
        said.player = True
    elif isinstance(word, There):
        said.there = word.which
    said.done = DONE.get(type(word), said.done)


def _chosen(word: Chosen, said: Said) -> Chosen:
    if word == IT or word.name in said.picks:
        if word.name not in said.picks:
            raise Nobody
        return word
    for pick in reversed([one for one in said.picks.values() if one is not None]):
        if word.name == brief_of(pick) and not (word.name.startswith("that ") and pick is said.picks.get("it")):
            said.renamed[pick] = word.name
            return word
    raise Nobody


def _row(row: tuple[Any, ...], said: Said) -> tuple[Any, ...]:
    for before, after in pairwise(row):
        if isinstance(before, e.May) and isinstance(after, e.If) and has_done(after.condition) and not after.otherwise:
            raise Nobody  # what is done if you do belongs to what you may
    done = tuple(_word(one, said) for one in row)
    if said.renamed:
        done = tuple(
            replace(one, name=said.renamed[one]) if isinstance(one, e.Choose) and one in said.renamed else one
            for one in done
        )
    return done
