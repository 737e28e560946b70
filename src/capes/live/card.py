"""The public card of a table, as lobby, invitation and players see it."""

from __future__ import annotations

from capes.live.decks import decks_led
from capes.live.house import Row
from capes.table.entry import Outcome
from capes.table.fairness import commitment
from capes.table.messages import ClockAgreed, OutcomeShown, SeatShown, TableCard
from capes.table.terms import SeatTerms, Terms


def seat_card(at: int, seat: SeatTerms, here: bool = False) -> SeatShown:
    """A seat before the deal."""
    return SeatShown(at, seat.name, seat.kind, seat.level, side=at, here=here or seat.kind == "bot", conceded=False)


def outcome_card(outcome: Outcome | None) -> OutcomeShown | None:
    """How a match ended, if it did."""
    return None if outcome is None else OutcomeShown(list(outcome.winners), outcome.why)


def chosen(terms: Terms) -> dict[str, bool]:
    """The switches of the set-up."""
    options = terms.setup.get("options")
    return {str(key): bool(value) for key, value in options.items()} if isinstance(options, dict) else {}


def table_card(row: Row, watching: int = 0) -> TableCard:
    """The public card of a stored table."""
    terms = row.terms
    free = sum(seat.kind == "human" and not seat.person for seat in terms.seats)
    return TableCard(
        table=row.id,
        game=row.game,
        mode=row.mode,
        state=row.state,
        private=row.private,
        seats=[seat_card(at, seat) for at, seat in enumerate(terms.seats)],
        free=free,
        clock=None if terms.clock is None else ClockAgreed(terms.clock.start, terms.clock.add),
        rated=terms.rated,
        hotseat=terms.hotseat,
        spectators=terms.spectators,
        delay=terms.delay,
        watching=watching,
        created=row.created,
        touched=row.touched,
        outcome=outcome_card(row.outcome),
        prepared=terms.prepared,
        rematch=row.rematch or None,
        forked_from=terms.forked_from or None,
        commit=commitment(terms.server_seed),
        people=[seat.person for seat in terms.seats],
        mains=[deck.main for deck in decks_led(terms)],
        options=chosen(terms),
        edition=str(terms.setup.get("edition") or ""),
        choosing=[seat.choosing for seat in terms.seats],
        quick=terms.quick,
        chat=terms.chat,
        undo=terms.undo,
        days=terms.days,
        turn=0,
        holds=row.holds if row.state == "live" and row.holds >= 0 else None,
    )
