"""Queries about games played: one row for every seat of every finished game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import and_, func, or_, select

from capes.server.storage.database import Database
from capes.server.storage.schema import results, seats, tables
from capes.server.storage.tables import TableRow, row_of
from capes.server.storage.writer import Change

Ending = Literal["", "going", "won", "lost"]
Against = Literal["", "people", "bots"]


MOST = 2000
"""Results of one person that are looked at together."""


class Result(msgspec.Struct):
    """How one game ended for one seat."""

    table_id: str
    seat: int
    person: str
    game: str
    mode: str
    won: bool
    people: bool
    deck: str
    main: str
    turns: int
    at: float
    rating: float | None = None
    moved: float | None = None
    cards: str = ""


class Wanted(msgspec.Struct):
    """Which games are asked for."""

    game: str = ""
    mode: str = ""
    ending: Ending = ""
    against: Against = ""
    deck: str = ""
    name: str = ""  # of somebody who sat there
    public: bool = False  # only what everybody may know of


def result_kept(result: Result) -> Change:
    """A game is over for a seat; the first word counts."""
    columns = ", ".join(result.__struct_fields__)
    marks = ", ".join(f":{name}" for name in result.__struct_fields__)
    return f"INSERT INTO results ({columns}) VALUES ({marks}) ON CONFLICT DO NOTHING", msgspec.structs.asdict(result)


def cards_kept(table: str, seat: int, cards: dict[str, int]) -> Change:
    """Which cards a seat has played."""
    values = {"cards": msgspec.json.encode(cards).decode(), "table": table, "seat": seat}
    return "UPDATE results SET cards = :cards WHERE table_id = :table AND seat = :seat", values


class ResultStore:
    """Games played, in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def games_of(
        self, person: str, wanted: Wanted, limit: int, offset: int
    ) -> list[tuple[TableRow, Result | None]]:
        """The tables somebody sits or sat at, newest first, each with how it ended for the first of their seats."""
        mine = select(func.min(seats.c.seat)).where(seats.c.table_id == tables.c.id, seats.c.person == person)
        at = mine.correlate(tables).scalar_subquery()
        query = (
            select(tables, *(column.label(f"result_{column.name}") for column in results.c))
            .select_from(tables.outerjoin(results, and_(results.c.table_id == tables.c.id, results.c.seat == at)))
            .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)))
            .where(or_(tables.c.state != "abandoned", tables.c.seq > 0))  # nobody came: that was no game
        )
        for condition in conditions(person, wanted):
            query = query.where(condition)
        query = query.order_by(tables.c.touched.desc()).limit(limit).offset(offset)
        async with self.database.read() as connection:
            found = (await connection.execute(query)).all()
        return [split(one) for one in found]

    async def of_person(self, person: str, game: str = "", public: bool = False) -> list[Result]:
        """The results of somebody, oldest first; of very many the newest."""
        query = select(results).where(results.c.person == person)
        query = query.order_by(results.c.at.desc(), results.c.table_id.desc()).limit(MOST)
        if game:
            query = query.where(results.c.game == game)
        if public:
            query = query.where(open_to_all())
        async with self.database.read() as connection:
            return [Result(**row._mapping) for row in (await connection.execute(query)).all()][::-1]

    async def best_of(self, person: str, public: bool, limit: int = 5) -> list[tuple[TableRow, Result | None]]:
        """The wins against the strongest: by the rating of who lost, people before bots, the newest first of equals."""
        other = results.alias("other")
        strongest = select(func.max(other.c.rating)).where(
            other.c.table_id == results.c.table_id, other.c.person != person, other.c.rating.is_not(None)
        )
        rating = strongest.correlate(results).scalar_subquery()
        query = (
            select(tables, *(column.label(f"result_{column.name}") for column in results.c))
            .select_from(results.join(tables, tables.c.id == results.c.table_id))
            .where(results.c.person == person, results.c.won.is_(True), tables.c.state == "over")
            .order_by(func.coalesce(rating, 0.0).desc(), results.c.people.desc(), results.c.at.desc())
            .limit(limit)
        )
        if public:
            query = query.where(tables.c.private.is_(False))
        async with self.database.read() as connection:
            return [split(one) for one in (await connection.execute(query)).all()]


def open_to_all() -> Any:
    """Results everybody may know of: those of tables for everybody, and those that counted for ratings."""
    visible = select(tables.c.id).where(tables.c.private.is_(False))
    return or_(results.c.table_id.in_(visible), results.c.rating.is_not(None))


def conditions(person: str, wanted: Wanted) -> list[Any]:
    """What a row must satisfy."""
    found: list[Any] = []
    if wanted.game:
        found.append(tables.c.game == wanted.game)
    if wanted.mode:
        found.append(tables.c.mode == wanted.mode)
    if wanted.deck:
        found.append(or_(results.c.deck == wanted.deck, results.c.main == wanted.deck))
    if wanted.ending == "going":
        found.append(tables.c.state.in_(("open", "live")))
    elif wanted.ending:
        found.append(results.c.won.is_(wanted.ending == "won"))
    if wanted.public:
        found.append(and_(tables.c.private.is_(False), tables.c.state == "over"))
    others = select(seats.c.table_id).where(seats.c.kind == "human", seats.c.person != person, seats.c.person != "")
    if wanted.against:
        found.append(tables.c.id.in_(others) if wanted.against == "people" else tables.c.id.not_in(others))
    if wanted.name:
        like = func.lower(seats.c.name).contains(wanted.name.lower(), autoescape=True)
        found.append(tables.c.id.in_(select(seats.c.table_id).where(like, seats.c.person != person)))
    return found


def split(found: Any) -> tuple[TableRow, Result | None]:
    """A row of both tables."""
    data = dict(found._mapping)
    ended = {name: data.pop(f"result_{name}") for name in Result.__struct_fields__}
    return row_of(data), None if ended["table_id"] is None else Result(**ended)
