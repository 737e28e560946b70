"""Cards to look up: one with everything known about it, or those that fit a query."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from capes.board.html import picture
from capes.games import game as game_by_id

COLUMNS = ("name", "type", "cost", "atk", "def", "health", "teams", "side", "attack_type", "text")


PICTURED = 60
"""How many cards of a long list are shown with their pictures."""


class Card:
    """A printed card: its facts as attributes or by name, its text, and where each figure comes from.

    >>> hulk = cards("hulk is:main level:1")[0]
    >>> hulk.name, hulk.atk, hulk["health"]
    ('Hulk', 3, 6)
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __getitem__(self, fact: str) -> Any:
        return self.data[fact]

    def __getattr__(self, fact: str) -> Any:
        if fact.startswith("__") or fact not in self.data:
            raise AttributeError(f"a card of this game has no {fact!r}; its facts are {', '.join(self.data)}")
        return self.data[fact]

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.data]

    @property
    def text(self) -> str:
        """The rules text."""
        lines = (line if isinstance(line, dict) else {"text": line} for line in self.data.get("text", ()))
        return "\n".join(f"{line['name']}: {line['text']}" if line.get("name") else str(line["text"]) for line in lines)

    def __str__(self) -> str:
        figures = [
            f"{name} {_cell(self.data[name])}" for name in COLUMNS[1:-1] if self.data.get(name) not in (None, [])
        ]
        return "\n".join(filter(None, [f"{self.data['name']} ({self.data['id']})", ", ".join(figures), self.text]))

    def __repr__(self) -> str:
        return f"<Card {self.data['id']} {self.data['name']!r}>"

    def _repr_html_(self) -> str:
        return Cards([self])._repr_html_()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.data["id"])


class Cards(list[Card]):
    """A list of cards that prints as a table."""

    @property
    def columns(self) -> list[str]:
        """The facts at least one of them has."""
        return [name for name in COLUMNS[:-1] if any(card.data.get(name) not in (None, []) for card in self)]

    def rows(self) -> list[list[str]]:
        """The facts as texts, the heading first."""
        return [self.columns, *([_cell(card.data.get(name)) for name in self.columns] for card in self)]

    def __repr__(self) -> str:
        if not self:
            return "no cards"
        rows = self.rows()
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{name}</th>" for name in ("", *self.columns, "text"))
        rows = []
        for at, (row, card) in enumerate(zip(self.rows()[1:], self, strict=True)):
            face = f"<div style='width:96px'>{picture(card.data['id'])}</div>" if at < PICTURED else ""
            cells = "".join(f"<td>{escape(cell)}</td>" for cell in (*row, card.text))
            rows.append(f"<tr><td>{face}</td>{cells}</tr>")
        return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def cards(query: str = "", game: str = "vs") -> Cards:
    """The cards that fit a query, all without one.

    >>> cards("team:x-men cost<=1")
    name    type        cost  atk  def  health  teams
    ...
    >>> cards("gaslight", game="duel")[0].side
    'Gray'
    """
    chosen = game_by_id(game)
    known = {str(card["id"]): card for card in chosen.cards()}
    found: Iterable[str] = chosen.search(query) if query.strip() else known
    return Cards(Card(known[id]) for id in found if id in known)


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
