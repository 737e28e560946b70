"""Clocks that run only for who holds the decision."""

from __future__ import annotations

from math import inf

from capes.table.terms import ClockTerms


class Clock:
    """One Fischer clock per seat; at most one runs. Increments come when the decision is handed on."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.left = [terms.start] * seats
        self.running: int | None = None
        self.since = 0.0
        self.held: float | None = None  # since when the clocks stand still for everybody

    def remaining(self, seat: int, now: float) -> float:
        """Seconds the seat has left."""
        if seat != self.running:
            return self.left[seat]
        until = now if self.held is None else min(now, self.held)
        return max(0.0, self.left[seat] - max(0.0, until - self.since))

    def hold(self, now: float) -> None:
        """All clocks stand still."""
        if self.held is None:
            self.held = now

    def release(self, now: float) -> None:
        """They go on as if no time had passed."""
        if self.held is not None:
            self.since = max(self.since, min(now, self.since + now - self.held))
            self.held = None

    def hand_to(self, seat: int | None, now: float) -> None:
        """Stop whoever is running and start `seat` (None: nobody)."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.remaining(self.running, now) + self.terms.add
        self.running = seat
        self.since = now
        self.held = None if self.held is None else now

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
        return inf if self.held is not None else self.since + self.left[seat]
