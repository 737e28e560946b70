"""Where a figure comes from, and how far it can be trusted."""

from __future__ import annotations

from typing import Final, NamedTuple


class Source(NamedTuple):
    """A kind of source: how far it can be trusted, and in words."""

    grade: str
    words: str


GRADES: Final = ("document", "public", "estimate")
"""From surest to least sure: an official document, a public table or picture of the card, our own estimate."""

SOURCES: Final[dict[str, Source]] = {
    "rulebook": Source("document", "a rulebook"),
    "faq": Source("document", "the official questions and answers"),
    "scan": Source("public", "a picture of the printed card"),
    "public-table": Source("public", "a public card table"),
    "wiki": Source("public", "a public wiki"),
    "estimate": Source("estimate", "an estimate; correct it when you know better"),
}


def grade(source: str) -> str:
    """'document', 'public' or 'estimate'."""
    return SOURCES[source].grade


def source_words(source: str) -> str:
    """The source in words, for people."""
    return SOURCES[source].words
