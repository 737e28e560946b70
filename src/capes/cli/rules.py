"""`capes rules`: the rules row by row, and the tests that prove each."""

from __future__ import annotations

import json as jsonlib
from difflib import get_close_matches
from typing import Annotated, Any

from cyclopts import Parameter

from capes.core.errors import ToolError
from capes.games import game as game_called
from capes.vs import ledger


class UnknownRow(ToolError):
    """There is no such rule row or topic."""


def rules(
    *wanted: Annotated[str, Parameter(show_default=False)],
    game: str = "vs",
    json: bool = False,
    uncovered: bool = False,
) -> None:
    """The rules, row by row, and the tests that prove each.

    capes rules ATTACK
    capes rules ATTACK-04 KW-06
    capes rules --uncovered

    Parameters
    ----------
    wanted
        Rows (ATTACK-04) or whole topics (ATTACK); without any, all rows.
    game
        Whose rules: vs or duel.
    json
        Print rows of data instead of text.
    uncovered
        Only rows that no test proves yet.
    """
    known = all_rows(game)
    rows = [row for row in chosen(known, wanted, game) if not (uncovered and row["tests"])]
    if json:
        print(jsonlib.dumps(rows, indent=1, ensure_ascii=False))
    else:
        print(page(rows, bare=uncovered and not rows))


def all_rows(id: str) -> list[dict[str, Any]]:
    """Every row of a game."""
    return ledger.rows() if id == "vs" else game_called(id).ledger()


def chosen(known: list[dict[str, Any]], wanted: tuple[str, ...], id: str) -> list[dict[str, Any]]:
    """The rows asked for, in the order asked; UnknownRow with suggestions for what is not there."""
    if not wanted:
        return known
    found: list[dict[str, Any]] = []
    for name in wanted:
        asked = name.strip().upper()
        some = [row for row in known if asked in (str(row["id"]).upper(), str(row["topic"]).upper())]
        if not some:
            names = sorted({str(row["id"]) for row in known} | {str(row["topic"]) for row in known})
            near = get_close_matches(asked, names, 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else ""
            raise UnknownRow(f"{id} has no rule row or topic {name!r}{hint}")
        found.extend(row for row in some if row not in found)
    return found


def page(rows: list[dict[str, Any]], bare: bool = False) -> str:
    """Rows as text: the rule, its example, where it comes from and what proves it."""
    if bare:
        return "Every row is proven by a test."
    lines: list[str] = []
    topic = None
    for row in rows:
        if row["topic"] != topic:
            topic = row["topic"]
            title = row.get("title")
            lines += ["", f"{topic} - {title}" if title else str(topic), ""]
        lines.append(f"{row['id']}  {row['rule']}" if row["rule"] else str(row["id"]))
        if row.get("scenario"):
            lines.append(f"    Example: {row['scenario']}")
        if row.get("source"):
            lines.append(f"    Source: {row['source']}")
        lines += [f"    Proof: {test}" for test in row["tests"]] or ["    Proof: none yet"]
    proven = sum(1 for row in rows if row["tests"])
    return "\n".join([*lines[1:], "", f"{len(rows)} {'row' if len(rows) == 1 else 'rows'}, {proven} proven by tests"])
