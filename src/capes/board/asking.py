"""Which option somebody means who types words."""

from __future__ import annotations

from collections.abc import Sequence


def meant(labels: Sequence[str], text: str) -> list[int]:
    """The options that fit best: called just so, else with these words in a row, else with all of them.

    >>> meant(["Attack Hulk", "Attack She-Hulk", "Pass"], "attack hulk")
    [0]
    >>> meant(["Attack Hulk", "Attack She-Hulk", "Pass"], "hulk")
    [0, 1]
    >>> meant(["Attack Hulk with Storm", "Pass"], "storm hulk")
    [0]
    """
    wanted = text.casefold().strip()
    told = [label.casefold() for label in labels]
    words = wanted.split()
    if not words:
        return []
    ways = (
        lambda label: label == wanted,
        lambda label: wanted in label,
        lambda label: all(word in label for word in words),
    )
    for way in ways:
        found = [at for at, label in enumerate(told) if way(label)]
        if found:
            return found
    return []
