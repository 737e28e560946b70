"""Clocks that run only for who holds the decision."""

from __future__ import annotations

from capes.table.terms import ClockTerms


class Clock:
    """One Fischer clock per seat; at most one runs. Increments come when the decision is handed on."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.left = [terms.start] * seats
        self.running: int | None = None
        self.since = 0.0

    def remaining(self, seat: int, now: float) -> float:
        """Seconds the seat has left."""
        if seat != self.running:
            return self.left[seat]
        return max(0.0, self.left[seat] - max(0.0, now - self.since))

    def hand_to(self, seat: int | None, now: float) -> None:
        """Stop whoever is running and start `seat` (None: nobody)."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.remaining(self.running, now) + self.terms.add
        self.running = seat
        self.since = now

    def pause(self, now: float) -> None:
        """Stop without an increment: nobody can act (the server is about to stop, the game is over)."""
        if self.running is not None:
            self.left[self.running] = self.remaining(self.running, now)
        self.running = None

    def credit(self, seconds: float, now: float) -> None:
        """Time in which nobody could act does not count."""
        if self.running is not None:
            self.since = max(self.since, min(now, self.since + seconds))

    def falls_at(self, seat: int) -> float:
        """When the seat's time runs out if it goes on holding the decision."""
        return self.since + self.left[seat]
