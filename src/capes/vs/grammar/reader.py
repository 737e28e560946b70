"""Text to words: the sentences of the table matched from left to right, every way that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from capes.language.sentence import Sentence
from capes.vs.english.blanks import NUMBER, OPEN
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.sentences import Sentence as Said
from capes.vs.grammar.sentences import filled, parts_of, table
from capes.vs.grammar.tokens import LONGEST_TEXT, Token, tokens
from capes.vs.words.adjectives import SameAs
from capes.vs.words.effects import Choose
from capes.vs.words.kinds import Who, Word
from capes.vs.words.pronouns import IT

MOST_STEPS: Final = 400_000
"""How many steps a reading may take: no text takes longer than its share."""

Found = list[tuple[Any, int]]
"""What can be read at a place, each with the place after it."""


@dataclass(frozen=True)
class Introduced(Who):
    """Somebody picked where first spoken of: "stun an enemy character"."""

    choose: Choose


@dataclass
class Node:
    """A place in the table of sentences: what may come next, and what has been said if it ends here."""

    words: dict[str, Node] = field(default_factory=dict)
    holes: dict[tuple[str, ...], Node] = field(default_factory=dict)
    said: list[tuple[Said, tuple[str, ...]]] = field(default_factory=list)  # the sentence, and the fields of its holes


@lru_cache(maxsize=1)
def tries() -> dict[str, Node]:
    """The table of sentences by their beginnings."""
    roots: dict[str, Node] = {}
    for kind, found in table().sentences.items():
        root = roots.setdefault(kind, Node())
        for sentence in found:
            node, names = root, []
            for token in sentence.tokens:
                if token.startswith(OPEN):
                    name, *hole = token[1:-1].split("|")
                    names.append(
                        name
                        if hole[0]
                        not in ("text", "face", "keyword", "keyword name", "team", "symbol", "window", "until", "names")
                        else token
                    )
                    node = node.holes.setdefault(tuple(hole), Node())
                elif token.isdigit() and int(token) >= NUMBER:
                    names.append(token)
                    node = node.holes.setdefault(("number",), Node())
                else:
                    node = node.words.setdefault(token, Node())
            node.said.append((sentence, tuple(names)))
    return roots


class Reader:
    """One text being read."""

    def __init__(self, text: str, own: str = "", of_set: str = "") -> None:
        if len(text) > LONGEST_TEXT:
            raise Unread(text, LONGEST_TEXT, Sentence("unread-text-long", most=LONGEST_TEXT))
        self.text = text
        self.set = of_set  # the set the card is of: its cards are meant first
        self.row: list[Token] = tokens(text, own)
        self.keys: list[str] = [token.key for token in self.row]
        self.steps = 0
        self.furthest = 0
        self.expected: set[str] = set()
        self._kept: dict[tuple[Any, ...], Found] = {}

    # -- moving along ----------------------------------------------------------------------------------------------

    def key(self, at: int) -> str:
        """The token at a place, '' after the end."""
        return self.keys[at] if at < len(self.keys) else ""

    def step(self, at: int, wanted: str) -> None:
        """Count a step, and remember how far anybody came and what was wanted there."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Unread(self.text, self.place(self.furthest), Sentence("unread-tangled"))
        if at > self.furthest:
            self.furthest, self.expected = at, set()
        if at == self.furthest:
            self.expected.add(wanted)

    def place(self, at: int) -> int:
        """The character a token begins at."""
        return self.row[at].at if at < len(self.row) else len(self.text)

    def words(self, at: int, *phrase: str) -> int:
        """The place after these words, or -1."""
        for word in phrase:
            self.step(at, word)
            if self.key(at) != word:
                return -1
            at += 1
        return at

    def phrase(self, at: int, text: str) -> int:
        """The place after a phrase, or -1."""
        return self.words(at, *text.split())

    def once(self, what: str, at: int, *more: Any, by: Callable[..., Iterable[tuple[Any, int]]]) -> Found:
        """What is read at a place, read only once."""
        key = (what, at, *more)
        known = self._kept.get(key)
        if known is None:
            self._kept[key] = []  # whoever comes back to the same place finds nothing: no sentence begins with itself
            known = self._kept[key] = distinct(by(at, *more))
        return known

    # -- sentences of the table ------------------------------------------------------------------------------------

    def say(self, kind: str, at: int) -> Found:
        """Everything of a kind that can be read here."""
        return self.once(kind, at, by=lambda at: self._walk(tries()[kind], at, ()))

    def _walk(self, node: Node, at: int, values: tuple[Any, ...]) -> Iterable[tuple[Any, int]]:
        for sentence, names in node.said:
            made = self._fill(sentence.words, names, values)
            if made is not None:
                yield made, at
        key = self.key(at)
        for word in node.words if at >= self.furthest else ():
            self.step(at, word)
        self.steps += 1
        following = node.words.get(key)
        if following is not None:
            yield from self._walk(following, at + 1, values)
        for hole, after in node.holes.items():
            for value, end in self.hole(hole, at):
                yield from self._walk(after, end, (*values, value))

    def _fill(self, words: Any, names: tuple[str, ...], values: tuple[Any, ...]) -> Any:
        given: dict[str, Any] = {}
        for name, value in zip(names, values, strict=True):
            known = given.setdefault(name, value)
            if name and known != value and not (isinstance(known, Introduced) and value == IT):
                return None
        try:
            made = filled(words, given)
        except (ValueError, TypeError):
            return None
        return None if misplaced(made) else made

    def hole(self, hole: tuple[str, ...], at: int) -> Found:
        """What can stand in a hole."""
        raise NotImplementedError


def distinct(found: Iterable[tuple[Any, int]]) -> Found:
    """Each reading once."""
    seen: dict[tuple[Any, int], None] = {}
    for value, end in found:
        seen.setdefault((value, end), None)
    return list(seen)


def misplaced(words: Any) -> bool:
    """Whether somebody is picked where adjectives are meant: only whom something is said of is picked."""
    return any(
        name != "whom" and isinstance(value := getattr(word, name), SameAs) and isinstance(value.who, Introduced)
        for word in parts_of(words)
        for name in getattr(word, "__dataclass_fields__", ())
    )


def introduced(word: Any) -> list[Choose]:
    """The picks a word introduces, in order."""
    if isinstance(word, Introduced):
        return [word.choose]
    if isinstance(word, tuple):
        return [pick for part in word for pick in introduced(part)]
    if isinstance(word, Word) and hasattr(word, "__dataclass_fields__"):
        return [pick for name in word.__dataclass_fields__ for pick in introduced(getattr(word, name))]
    return []
