"""What has been given to a character for a time, in words."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from capes.vs.english.events import card_name
from capes.vs.english.grammar import sentence_case
from capes.vs.english.telling import telling_of
from capes.vs.english.truths import given
from capes.vs.state.character import Character
from capes.vs.state.modifier import AwaitedWhen
from capes.vs.state.state import State
from capes.vs.words.kinds import Truth, Who
from capes.vs.words.pronouns import SELF


@lru_cache(maxsize=4096)
def note(truth: Truth, name: str, until: str, source_face: str) -> str:
    """One statement about a character of that name: "Hulk has +3/+3 this turn (Smash)."""
    if isinstance(getattr(truth, "whom", None), Who):
        truth = replace(truth, whom=SELF)  # type: ignore[call-arg]
    text = sentence_case(given(truth, telling_of(name), until).text())
    return f"{text} ({card_name(source_face)})" if source_face else text


def notes_on(state: State, c: Character) -> list[str]:
    """What resolved effects say about that very character."""
    number = c.number
    return [
        note(m.truth, c.face.name, m.until, m.source_face)
        for m in state.modifiers
        if number in m.subjects and not isinstance(m.truth, AwaitedWhen)
    ]
