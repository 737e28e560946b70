"""What can be wrong with a scenario, and where."""

from __future__ import annotations

from capes.core.errors import ToolError


class BadScenario(ToolError):
    """The file cannot be read as a scenario; the message begins with file and line."""


class PickFailed(ToolError):
    """A pick of the story is not among the options."""


class CheckFailed(ToolError):
    """Something that must be true is not."""
