"""What keeps people coming back: results of every seat, blocks, friends, recovery codes, notices, whose turn it is."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

AT_ONCE = 500


def upgrade() -> None:
    """Make what is new, and write down how the games that are over ended for each seat."""
    op.add_column("tables", sa.Column("holds", sa.Integer, nullable=False, server_default="-1"))
    for column in (
        sa.Column("talk", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("feed", sa.String(64), nullable=False, server_default=""),
        sa.Column("vacation", sa.Float, nullable=False, server_default="0"),
        sa.Column("vacation_days", sa.Float, nullable=False, server_default="0"),
        sa.Column("vacation_year", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("people", column)
    op.create_index("people_feed", "people", ["feed"])
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("mode", sa.String(30), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("people", sa.Boolean, nullable=False),
        sa.Column("deck", sa.String(200), nullable=False),
        sa.Column("main", sa.String(60), nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
        sa.Column("rating", sa.Float),
        sa.Column("moved", sa.Float),
        sa.Column("cards", sa.Text, nullable=False, server_default=""),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("results_person", "results", ["person", "at"])
    for name in ("blocks", "follows"):
        op.create_table(
            name,
            sa.Column("person", sa.String(32), nullable=False),
            sa.Column("other", sa.String(32), nullable=False),
            sa.Column("at", sa.Float, nullable=False),
            sa.PrimaryKeyConstraint("person", "other"),
        )
        op.create_index(f"{name}_other", name, ["other"])
    op.create_table(
        "recovery",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", "code"),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(500), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("pushes_person", "pushes", ["person"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(30), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    write_results(results)


def write_results(results: sa.Table) -> None:
    """One row for every seat of every finished game; how many turns it took is not known any more."""
    connection = op.get_bind()
    tables = sa.table(
        "tables", *(sa.column(name) for name in ("id", "game", "mode", "terms", "outcome", "touched", "state"))
    )
    ids = list(connection.execute(sa.select(tables.c.id).where(tables.c.state == "over")).scalars())
    for begin in range(0, len(ids), AT_ONCE):
        some = sa.select(tables).where(tables.c.id.in_(ids[begin : begin + AT_ONCE]))
        rows = [row for found in connection.execute(some).all() for row in rows_of(found)]
        if rows:
            connection.execute(results.insert(), rows)


def rows_of(found: Any) -> list[dict[str, Any]]:
    """The rows of one game; none where nobody knows how it ended."""
    terms, outcome = json.loads(found.terms), json.loads(found.outcome or "{}")
    seats = terms.get("seats", [])
    decks = terms.get("setup", {}).get("decks") or []
    humans = {seat.get("person") for seat in seats if seat.get("kind") == "human"}
    rows: list[dict[str, Any]] = []
    for at, seat in enumerate(seats):
        if outcome.get("why") is None or not seat.get("person"):
            continue
        deck = decks[at] if at < len(decks) else ""
        name, main = (
            (deck.get("deck") or deck.get("name") or "", deck.get("main") or "")
            if isinstance(deck, dict)
            else (deck or "", "")
        )
        rows.append(
            {
                "table_id": found.id, "seat": at, "person": seat["person"], "game": found.game, "mode": found.mode,
                "won": at in outcome.get("winners", []), "people": len(humans) > 1, "deck": str(name)[:200],
                "main": str(main)[:60], "turns": 0, "rating": None, "moved": None, "cards": "", "at": found.touched,
            }
        )  # fmt: skip
    return rows
