"""What all writers share: the tables, what has been said so far, and clauses that can be bent to fit a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from capes.vs.english.blanks import SomeWho
from capes.vs.english.grammar import many, sentence_case, third
from capes.vs.english.people import Pronouns, pronouns_of
from capes.vs.words.kinds import Which, Who, Word
from capes.vs.words.pronouns import Chosen, Each, TheRest

W = TypeVar("W", bound=Word)
R = TypeVar("R")

SUBJECT: Final = "subject"
OBJECT: Final = "object"
POSSESSIVE: Final = "possessive"


@dataclass(frozen=True)
class Ref:
    """Somebody or something mentioned: the words, and whether verbs after them are plural."""

    text: str
    plural: bool = False


class Told:
    """What has been said so far within one power, so that pronouns can be used."""

    def __init__(self, name: str, pronouns: Pronouns | None = None) -> None:
        self.name: Final = name
        self.pronouns: Final = pronouns
        self.named = False  # whether the name has been said in this sentence or the one before
        self.fresh: dict[str, Ref] = {}  # picks not mentioned yet, with the words that introduce them
        self.picks: dict[str, Ref] = {}  # how to speak of picks that go by a name of their own
        self.several: set[str] = set()  # picks that may be more than one
        self.that = Ref("that character")
        self.that_is_self = False
        self.other = Ref("the other character")
        self.other_is_self = False
        self.kept = "card"  # what Kept counts: "counter removed this way"
        self.looked = "them"
        self.rest = Ref("the rest", plural=True)
        self.that_player = "that player"
        self.doer = "you"  # who was last asked to do something that may not happen
        self.hand_shown = False
        self.defender = ""  # whom somebody is about to replace, if not simply the defender
        self.combat = "this combat"  # "that combat" within what waits for an attack
        self.main_named = False  # your main character has just been spoken of
        self.beside = False  # somebody new stands in the same row as the one meant
        self.self_last = False  # the character itself was mentioned after the last pick
        self.until_stunned = False  # what is remembered is forgotten when the character is stunned
        self.there: Which | None = None  # who was just said to be there, so that one of them can be picked
        self.places: dict[str, str] = {}  # where picks were found, if not in play

    def self_ref(self, case: str) -> str:
        """The character the power is on: by name first, then he or she where that is known."""
        self.self_last = True
        if self.named and self.pronouns is not None:
            return self.pronouns[{SUBJECT: 0, OBJECT: 1, POSSESSIVE: 2}[case]]
        self.named = True
        return f"{self.name}'s" if case == POSSESSIVE else self.name

    def in_play(self, who: Who) -> bool:
        """Whether that pronoun means a character in play rather than a card elsewhere."""
        if isinstance(who, SomeWho):
            return who.in_play
        if isinstance(who, Chosen):
            return self.places.get(who.name, "play") == "play"
        if isinstance(who, Each):
            return who.where == "play"
        return not isinstance(who, TheRest)


def telling_of(name: str) -> Told:
    """A fresh telling about a character of that name."""
    return Told(name, pronouns_of(name))


@dataclass(frozen=True)
class Clause:
    """One thing said. Without subject it is an imperative to you; without verb it is a text that stands as it is."""

    verb: str = ""
    rest: str = ""
    subject: str = ""
    plural: bool = False
    time: str = ""
    tail: str = ""
    whole: str = ""  # finished text of one or more sentences, without the last full stop
    short: bool = True  # may share a sentence with a neighbour
    time_first: bool = False  # "this turn, ..." instead of "... this turn"

    @property
    def silent(self) -> bool:
        """Nothing to say."""
        return not self.verb and not self.whole

    @property
    def imperative(self) -> bool:
        """Addressed to you and free to be joined to another imperative."""
        return bool(self.verb) and not self.subject

    @property
    def simple(self) -> bool:
        """One subject and one verb, with nothing hanging on."""
        return bool(self.subject and self.verb) and not self.time_first and " and " not in self.text()

    def at(self, time: str) -> Clause:
        """The same for a time."""
        return replace(self, time=time)

    def _after_verb(self) -> str:
        parts = [part for part in (self.rest, "" if self.time_first else self.time) if part]
        text = " ".join(parts)
        glue = "" if self.tail.startswith((",", ":", ";")) or not self.tail else " "
        return (f" {text}" if text else "") + glue + self.tail

    def text(self) -> str:
        """As it is: "draw a card", "that player draws a card"."""
        if self.whole:
            return self.whole
        if not self.subject:
            return self.verb + self._after_verb()
        verb = many(self.verb) if self.plural else third(self.verb)
        lead = f"{self.time}, " if self.time_first and self.time else ""
        return f"{lead}{self.subject} {verb}{self._after_verb()}"

    def allowed_to(self, by: str) -> str:
        """As something somebody may do: "you may draw a card"."""
        if self.whole:
            return f"{by} may: {self.whole}"
        if not self.subject or self.subject == by:
            return f"{by} may {self.verb}{self._after_verb()}"
        return f"{by} may have {self.subject} {self.verb}{self._after_verb()}"


def whole(text: str) -> Clause:
    """A clause that is finished text."""
    return Clause(whole=text, short=False)


class Table(Generic[R]):
    """One writer per type of word."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.writers: dict[type[Word], Callable[[Any, Told], R]] = {}

    def says(self, *types: type[Word]) -> Callable[[Callable[[W, Told], R]], Callable[[W, Told], R]]:
        """Register the function under it as the writer of these words."""

        def register(writer: Callable[[W, Told], R]) -> Callable[[W, Told], R]:
            for each in types:
                self.writers[each] = writer
            return writer

        return register

    def write(self, word: Word, told: Told) -> R:
        """The word in English."""
        writer = self.writers.get(type(word))
        if writer is None:
            raise KeyError(f"no English for the {self.kind} {type(word).__name__}")
        return writer(word, told)


EFFECTS: Final[Table[Clause]] = Table("effect")
CUES: Final[Table[str]] = Table("cue")
QUANTITIES: Final[Table[Measure]] = Table("quantity")
CONDITIONS: Final[Table[str]] = Table("condition")
TRUTHS: Final[Table[Clause]] = Table("truth")
POWERS: Final[Table[str]] = Table("power")


@dataclass(frozen=True)
class Measure:
    """A quantity: "wound he has" for what can be counted one by one, and "the number of wounds he has"."""

    amount: str
    each: str = ""


def _shortened(text: str, verb: str, before: str) -> str:
    """An imperative joined to one with the same verb, without it where that stays clear."""
    rest = text[len(verb) + 1 :]
    counters = " counter on " in rest or " counters on " in rest
    clear = (
        verb in ("KO", "choose", "stun", "ready", "exhaust") or rest.startswith(("the rest", "the other")) or counters
    )
    if verb == before and clear:
        return rest
    return text


def paragraph(clauses: list[Clause], inside: bool = False) -> str:
    """Clauses as sentences; short imperatives share one. The last full stop is left to the caller.

    Inside a sentence (what is done if, for each, the next time) parts are divided by semicolons: the stop ends it all.
    """
    sentences: list[str] = []
    run: list[str] = []
    subject = ""  # of the last sentence, if another verb may be added to it
    verb = ""  # of the last imperative

    def flush() -> None:
        if run:
            sentences.append(" and ".join(run) if len(run) < 3 else f"{', '.join(run[:-1])} and {run[-1]}")
            run.clear()

    for clause in clauses:
        if clause.silent:
            continue
        text = clause.text()
        if subject and clause.subject == subject and clause.simple:
            sentences[-1] += " and " + text[len(subject) + 1 :]
            subject = ""
            continue
        subject = clause.subject if clause.simple else ""
        joinable = clause.imperative and clause.short and " and " not in text and "," not in text
        if not joinable or len(run) == 2 or sum(map(len, run)) + len(text) > 110:
            flush()
        if joinable:
            run.append(_shortened(text, clause.verb, verb) if run else text)
            verb = clause.verb
        else:
            sentences.append(text)
    flush()
    if inside:
        return "; ".join(sentences)
    return ". ".join([*sentences[:1], *(sentence_case(sentence) for sentence in sentences[1:])])
