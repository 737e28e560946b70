"""What happened. Logs, animations, screen readers and triggers read the same stream."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened, in the past tense; frozen.

    `known` is a bit mask of the seats that may learn the cards' identities (bit 0 for seat 0);
    EVERYBODY for public events. Others learn only that something of this kind happened.
    """

    __slots__ = ("amount", "card", "face", "known", "number", "other", "other_face", "seat", "text", "what")

    def __init__(
        self,
        what: str,
        seat: int = -1,
        card: int = 0,
        face: str = "",
        other: int = 0,
        other_face: str = "",
        number: int = 0,
        amount: int = 0,
        text: str = "",
        known: int = EVERYBODY,
    ) -> None:
        self.what: Final = what  # "Stunned"
        self.seat: Final = seat
        self.card: Final = card
        self.face: Final = face  # printed id, so that prose can name a card that has gone
        self.other: Final = other
        self.other_face: Final = other_face
        self.number: Final = number
        self.amount: Final = amount
        self.text: Final = text
        self.known: Final = known

    def known_to(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may learn whom or what this is about."""
        if self.known == EVERYBODY:
            return True
        return seat is not None and bool(self.known >> seat & 1)

    def as_data(self) -> dict[str, object]:
        """Plain data with what is set; for codecs and tests."""
        data: dict[str, object] = {"what": self.what}
        if self.seat != -1:
            data["seat"] = self.seat
        for field in ("card", "other", "number", "amount"):
            if getattr(self, field):
                data[field] = getattr(self, field)
        for field in ("face", "other_face", "text"):
            if getattr(self, field):
                data[field] = getattr(self, field)
        if self.known != EVERYBODY:
            data["known"] = self.known
        return data

    def __repr__(self) -> str:
        return f"Event({self.as_data()!r})"
