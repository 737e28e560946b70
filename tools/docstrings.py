"""For the documentation: examples in docstrings as blocks of code, which Markdown would take for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*)+", re.MULTILINE)
"""From a prompt to the next empty line."""


def fenced(text: str) -> str:
    """A docstring with every example in a block of its own.

    >>> fenced("Two.\\n\\n>>> 1 + 1\\n2\\n\\nMore.")
    'Two.\\n\\n```pycon\\n>>> 1 + 1\\n2\\n```\\n\\nMore.'
    """
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)


class Examples(griffe.Extension):
    """Used by mkdocs.yml."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Every function, class and module as it is read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
