"""Errors a player can cause at a table."""

from __future__ import annotations

from capes.core.errors import CapesError


class NotYours(CapesError):
    """The decision, or the seat, belongs to somebody else."""


class OutOfStep(CapesError):
    """The sequence number is not the current one: the client must look again."""


class NoUndo(CapesError):
    """Undo is not possible, or not without asking."""


class CardBug(CapesError):
    """A program error while carrying out a pick: the pick is refused and the match stays as it was."""
