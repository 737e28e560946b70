"""The public card of a table, as lobby, invitation and players see it."""

from __future__ import annotations

from typing import Any

from capes.server.storage.tables import TableRow
from capes.table.fairness import commitment
from capes.table.messages import SeatShown
from capes.table.terms import SeatTerms


def seat_card(at: int, seat: SeatTerms, here: bool = False) -> SeatShown:
    """A seat before the deal."""
    return SeatShown(at, seat.name, seat.kind, seat.level, side=at, here=here or seat.kind == "bot", conceded=False)


def table_card(row: TableRow, watching: int = 0) -> dict[str, Any]:
    """The public card of a stored table."""
    terms = row.terms
    free = sum(seat.kind == "human" and not seat.person for seat in terms.seats)
    return {
        "table": row.id,
        "game": row.game,
        "mode": row.mode,
        "state": row.state,
        "private": row.private,
        "seats": [seat_card(at, seat) for at, seat in enumerate(terms.seats)],
        "free": free,
        "clock": None if terms.clock is None else {"start": terms.clock.start, "add": terms.clock.add},
        "rated": terms.rated,
        "hotseat": terms.hotseat,
        "spectators": terms.spectators,
        "delay": terms.delay,
        "watching": watching,
        "created": row.created,
        "touched": row.touched,
        "outcome": None if row.outcome is None else {"winners": list(row.outcome.winners), "why": row.outcome.why},
        "prepared": terms.prepared,
        "rematch": row.rematch or None,
        "forked_from": terms.forked_from or None,
        "commit": commitment(terms.server_seed),
    }
