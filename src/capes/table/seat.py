"""A place at the table while the match runs."""

from __future__ import annotations

from capes.table.terms import AutoPass, SeatTerms


class Seat:
    """Who sits here and whether they are there."""

    def __init__(self, number: int, terms: SeatTerms) -> None:
        self.number = number
        self.kind = terms.kind
        self.level = terms.level
        self.person = terms.person
        self.name = terms.name or f"Seat {number + 1}"
        self.conceded = False
        self.away_since: float | None = 0.0 if terms.kind == "human" else None
        self.auto_pass: AutoPass = "off"

    @property
    def here(self) -> bool:
        """Whether the player is connected; bots always are."""
        return self.away_since is None

    @property
    def plays(self) -> bool:
        """Whether a person still decides for this seat."""
        return self.kind == "human" and not self.conceded
