"""New tables from what people ask for: opened, played again, gone on from a moment; and who may see which."""

from __future__ import annotations

import secrets

import msgspec

from capes.live.errors import Clash, Forbidden, Refused
from capes.live.house import Row
from capes.live.names import BOT_NAMES
from capes.live.participant import Somebody
from capes.live.shapes import ForkBody, SeatBody, TableBody
from capes.table.fairness import new_server_seed
from capes.table.match import Match
from capes.table.messages import TableCard
from capes.table.terms import ClockTerms, SeatTerms, Terms, decks_of


def new_id() -> str:
    """The address of a new table."""
    return secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def lay_seats(bodies: list[SeatBody], me: Somebody, hotseat: bool, seat: int | None) -> list[SeatTerms]:
    """The seats of a new table with whoever opened it in one (or, on one device, in all) of them."""
    seats: list[SeatTerms] = []
    for at, body in enumerate(bodies):
        if body.kind == "bot":
            seats.append(SeatTerms("bot", body.level or "rookie", name=BOT_NAMES[at % len(BOT_NAMES)]))
        else:
            seats.append(SeatTerms("human"))
    people = [at for at, one in enumerate(seats) if one.kind == "human"]
    if seat is not None and seat not in people:
        raise Refused("error-that-seat-is-not-for-a-person")
    mine = people if hotseat else ([seat] if seat is not None else people[:1])
    for at in mine:
        seats[at].person = me.id
        seats[at].name = f"{me.person.name} ({at + 1})" if hotseat and len(mine) > 1 else me.person.name
    return seats


def terms_from(body: TableBody, me: Somebody) -> Terms:
    """A request as terms."""
    setup = dict(body.setup)
    if body.lesson:
        setup["lesson"] = body.lesson
    bodies = body.seats or [SeatBody(), SeatBody()]
    seats = lay_seats(bodies, me, body.hotseat, body.seat)
    terms = Terms(
        new_id(),
        body.game,
        setup,
        seats,
        clock=None if body.clock is None else ClockTerms(body.clock.start, body.clock.add),
        rated=body.rated,
        hotseat=body.hotseat,
        private=body.private,
        spectators=body.spectators,
        delay=body.delay,
        leaver=body.leaver,
        undo=body.undo,
        chat=body.chat,
        days=body.days,
        host=me.id,
        server_seed=new_server_seed(),
    )
    if body.deck is not None:
        decks, mine = decks_of(terms), next((at for at, seat in enumerate(seats) if seat.person == me.id), 0)
        seats[mine].brought, seats[mine].laid = True, decks[mine]
        decks[mine] = body.deck
        setup["decks"] = decks
    return terms


def rematch_terms(row: Row) -> Terms:
    """The same people in the same seats, a new game."""
    terms = msgspec.json.decode(msgspec.json.encode(row.terms), type=Terms)
    terms.table = new_id()
    terms.server_seed, terms.seed, terms.start, terms.rematch_of = new_server_seed(), "", [], row.id
    terms.forked_from = ""
    for seat in terms.seats:
        seat.client_seed, seat.choosing = "", False
    return terms


def fork_terms(row: Row, match: Match, body: ForkBody, me: Somebody) -> Terms:
    """A new table that starts from a moment of a game that is over."""
    if body.at > len(match.picks):
        raise Refused("error-this-game-has-picks", count=len(match.picks))
    if body.at == len(match.picks) and match.state.decision is None:
        raise Refused("error-the-game-is-over-at-that-moment-nothing-is")
    bodies = body.seats or [SeatBody()] + [SeatBody("bot", "rookie")] * (len(row.terms.seats) - 1)
    if len(bodies) != len(row.terms.seats):
        raise Refused("error-this-game-is-for-players", count=len(row.terms.seats))
    return Terms(
        new_id(),
        row.game,
        row.terms.setup,
        lay_seats(bodies, me, body.hotseat, None),
        hotseat=body.hotseat,
        private=True,  # by invitation only: its deal is known
        host=me.id,
        server_seed=new_server_seed(),
        seed=match.seed,
        start=match.picks[: body.at],
        forked_from=row.id,
    )


def still_running(row: Row, me: Somebody | None, now: float) -> bool:
    """Whether a game that is over still goes on for this viewer: who lags behind has not seen the end yet."""
    mine = me is not None and any(seat.person == me.id for seat in row.terms.seats)
    return row.state == "over" and not mine and now - row.touched < row.terms.delay


def as_seen_from(row: Row, me: Somebody | None, card: TableCard, now: float) -> TableCard:
    """The card without an outcome, a turn or a decision this viewer has not seen yet."""
    if still_running(row, me, now):
        card.state, card.outcome = "live", None
    if row.terms.delay and not (me is not None and any(seat.person == me.id for seat in row.terms.seats)):
        card.turn, card.holds = 0, None
    return card


def check_finished(row: Row, me: Somebody | None, now: float) -> None:
    """Records are shown when the game is over, for everybody who asks."""
    if still_running(row, me, now):
        raise Clash("error-this-game-is-not-over-yet-its-record-would")


def check_may_see(row: Row, me: Somebody | None, invite: str) -> None:
    """Private tables open only to those who sit there and those who hold the invitation."""
    mine = me is not None and any(seat.person == me.id for seat in row.terms.seats)
    if row.private and not mine and invite != row.invite:
        raise Forbidden("error-this-table-is-private-its-invitation-opens")
