"""Snapshots, uptime, leases of processes, looks of names, pairs of rated games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make what is new; messages between processes do not outlive them."""
    op.add_column("people", sa.Column("look", sa.String(100), nullable=False, server_default=""))
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen = created")
    op.create_index("people_look", "people", ["look"])
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("up", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_host", "tables", ["host"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("rules_version", sa.String(100), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "rated_pairs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("one", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "one", "other"),
    )
    op.create_index("rated_pairs_people", "rated_pairs", ["one", "other", "at"])
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.drop_index("mail_process", "mail")
    op.drop_table("mail")
    op.create_table(
        "bus",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("bus_process", "bus", ["process", "id"])
