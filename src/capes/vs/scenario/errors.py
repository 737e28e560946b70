"""What can be wrong with a scenario, and where."""

from __future__ import annotations

from capes.core.errors import CapesError


class BadScenario(CapesError):
    """The file cannot be read as a scenario; the message begins with file and line."""


class PickFailed(CapesError):
    """A pick of the story is not among the options."""


class CheckFailed(CapesError):
    """Something that must be true is not."""
