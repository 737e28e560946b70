"""What a reader says when it cannot read: where, what was understood, what could stand there, what is near."""

from __future__ import annotations

from typing import Any

from capes.core.errors import ToolError
from capes.language.catalogue import say
from capes.language.sentence import Sentence


class Unread(ToolError):
    """A text that is not a sentence of the grammar."""

    def __init__(self, text: str, at: int, why: Sentence, expected: tuple[str, ...] = (), near: str = "") -> None:
        self.text, self.at, self.why, self.expected, self.near = text, at, why, expected, near
        super().__init__(self.message())

    @property
    def understood(self) -> str:
        """What was read before the place."""
        return self.text[: self.at].rstrip()

    def message(self) -> str:
        """All of it, for people."""
        line = self.text[: self.at].rsplit("\n", 1)[-1]
        start = max(0, len(line) - 60)
        shown = self.text[self.at - len(line) + start :].split("\n", 1)[0][:100]
        parts = [say(self.why), f"  {shown}", f"  {' ' * (len(line) - start)}^"]
        if self.expected:
            parts.append(f"here could stand: {', '.join(self.expected)}")
        if self.near:
            parts.append(f"did you mean: {self.near}")
        return "\n".join(parts)

    def as_data(self) -> dict[str, Any]:
        """For programs: the place, what was understood, why not more, what could stand there and what is near."""
        return {
            "at": self.at,
            "understood": self.understood[-200:],
            "why": self.why.data(),
            "error": say(self.why),
            "expected": list(self.expected),
            "near": self.near,
        }
