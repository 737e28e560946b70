"""Queries about people, sessions, ratings, mutes and reports."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError

from capes.server.storage.database import Database
from capes.server.storage.schema import blocks, follows, mutes, people, rated, rated_pairs, ratings, reports, sessions

GONE = "gone"
"""The kind of somebody who has deleted the account: their games stay, their name does not."""


Tie = Literal["block", "follow"]
TIES: dict[Tie, Any] = {"block": blocks, "follow": follows}


class Person(msgspec.Struct):
    """Somebody known here."""

    id: str
    name: str
    kind: str
    login: str | None
    secret: str | None
    created: float
    look: str = ""  # what the name looks like, for names that are taken for one another
    seen: float = 0.0
    talk: bool = False  # whether free text is wanted
    feed: str = ""  # what opens the person's feed
    vacation: float = 0.0  # until when games by turns wait
    vacation_days: float = 0.0  # taken in that year
    vacation_year: int = 0


class SessionRow(msgspec.Struct):
    """A browser or a program that acts for somebody."""

    key: str
    id: str
    person: str
    csrf: str
    scopes: str
    label: str
    created: float
    seen: float


class Rating(msgspec.Struct):
    """How strong somebody is in one mode, and how sure we are."""

    person: str
    game: str
    mode: str
    mu: float
    sigma: float
    games: int


def points(mu: float) -> float:
    """A rating on the scale people know."""
    return 1500 + 40 * (mu - 25)


def points_apart(sigma: float) -> float:
    """A distance between ratings on the same scale."""
    return 40 * sigma


class PeopleStore:
    """People in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def _upsert(self, table: Any) -> Any:
        return (sqlite_insert if self.database.sqlite else postgresql_insert)(table)

    async def add(self, person: Person, session: SessionRow) -> None:
        """A new guest with the first session."""
        await self.database.do(
            insert(people).values(**msgspec.structs.asdict(person)),
            insert(sessions).values(**msgspec.structs.asdict(session)),
        )

    async def get(self, id: str) -> Person | None:
        """One person by id."""
        return await self._person(people.c.id == id)

    async def by_login(self, login: str) -> Person | None:
        """One account by its login."""
        return await self._person(people.c.login == login)

    async def _person(self, condition: Any) -> Person | None:
        async with self.database.read() as connection:
            found = (await connection.execute(select(people).where(condition))).first()
        return None if found is None else Person(**found._mapping)

    async def rename(self, id: str, name: str, look: str) -> None:
        """A new name."""
        async with self.database.write() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(name=name, look=look))

    async def set_talk(self, id: str, on: bool) -> None:
        """Whether somebody wants free text."""
        await self.database.do(update(people).where(people.c.id == id).values(talk=on))

    async def set_vacation(self, id: str, until: float, days: float, year: int) -> None:
        """Days off until then; how many have been taken in the year."""
        values = {"vacation": until, "vacation_days": days, "vacation_year": year}
        await self.database.do(update(people).where(people.c.id == id).values(**values))

    async def set_feed(self, id: str, key: str) -> None:
        """What opens somebody's feed."""
        await self.database.do(update(people).where(people.c.id == id).values(feed=key))

    async def by_feed(self, key: str) -> Person | None:
        """Whose feed a key opens."""
        return await self._person((people.c.feed == key) & (people.c.feed != ""))

    async def named_like(self, look: str, but: str) -> bool:
        """Whether an account holder, or another guest who chose it, goes by such a name."""
        query = select(people.c.id).where(people.c.look == look, people.c.id != but, people.c.look != "").limit(1)
        async with self.database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def make_account(self, id: str, login: str, secret: str, session: SessionRow) -> set[str] | None:
        """Turn a guest into an account holder, history and all, whose only session is a new one.

        The sessions there were before; None if the login is taken.
        """
        try:
            async with self.database.write() as connection:
                await connection.execute(
                    update(people).where(people.c.id == id).values(login=login, secret=secret, kind="account")
                )
                mine = select(sessions.c.id).where(sessions.c.person == id)
                earlier = set((await connection.execute(mine)).scalars())
                await connection.execute(delete(sessions).where(sessions.c.person == id))
                await connection.execute(insert(sessions).values(**msgspec.structs.asdict(session)))
        except IntegrityError:
            return None
        return earlier

    async def add_session(self, session: SessionRow) -> None:
        """One more browser or program."""
        async with self.database.write() as connection:
            await connection.execute(insert(sessions).values(**msgspec.structs.asdict(session)))

    async def session(self, key: str) -> tuple[SessionRow, Person] | None:
        """Who acts with this key."""
        async with self.database.read() as connection:
            found = (await connection.execute(select(sessions).where(sessions.c.key == key))).first()
        if found is None:
            return None
        row = SessionRow(**found._mapping)
        person = await self.get(row.person)
        return None if person is None else (row, person)

    async def touch_session(self, key: str, now: float) -> None:
        """The session is in use."""
        async with self.database.write() as connection:
            await connection.execute(update(sessions).where(sessions.c.key == key).values(seen=now))
            mine = select(sessions.c.person).where(sessions.c.key == key).scalar_subquery()
            await connection.execute(update(people).where(people.c.id == mine).values(seen=now))

    async def sessions_of(self, person: str) -> list[SessionRow]:
        """Every session of a person."""
        query = select(sessions).where(sessions.c.person == person).order_by(sessions.c.created)
        async with self.database.read() as connection:
            return [SessionRow(**row._mapping) for row in (await connection.execute(query)).all()]

    async def revoke(self, person: str, id: str) -> bool:
        """End one session."""
        async with self.database.write() as connection:
            done = await connection.execute(delete(sessions).where(sessions.c.person == person, sessions.c.id == id))
        return bool(done.rowcount)

    async def ratings_of(self, persons: list[str], game: str = "", mode: str = "") -> list[Rating]:
        """Ratings of some people, of one mode if named."""
        query = select(ratings).where(ratings.c.person.in_(persons))
        if game:
            query = query.where(ratings.c.game == game, ratings.c.mode == mode)
        async with self.database.read() as connection:
            return [Rating(**row._mapping) for row in (await connection.execute(query)).all()]

    async def leaders(self, game: str, mode: str, limit: int) -> list[tuple[Rating, str]]:
        """The strongest people of a mode with their names, by what we are sure of."""
        query = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person)
            .where(ratings.c.game == game, ratings.c.mode == mode)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(limit)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [(Rating(r.person, r.game, r.mode, r.mu, r.sigma, r.games), r.name) for r in rows]

    async def rated_together(self, one: str, other: str, since: float) -> int:
        """How many rated games two people have played against each other since then."""
        pair = sorted((one, other))
        query = select(func.count()).select_from(rated_pairs)
        query = query.where(rated_pairs.c.one == pair[0], rated_pairs.c.other == pair[1], rated_pairs.c.at > since)
        async with self.database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def rate(self, table: str, now: float, new: list[Rating]) -> bool:
        """Keep new ratings; False if this game has been counted already."""
        try:
            async with self.database.write() as connection:
                await connection.execute(insert(rated).values(table_id=table, at=now))
                names = sorted({rating.person for rating in new})
                pairs = [
                    {"table_id": table, "one": one, "other": other, "at": now} for one, other in combinations(names, 2)
                ]
                if pairs:
                    await connection.execute(insert(rated_pairs), pairs)
                for rating in new:
                    row = msgspec.structs.asdict(rating)
                    await connection.execute(
                        self._upsert(ratings)
                        .values(**row)
                        .on_conflict_do_update(
                            index_elements=["person", "game", "mode"],
                            set_={"mu": rating.mu, "sigma": rating.sigma, "games": rating.games},
                        )
                    )
        except IntegrityError:
            return False
        return True

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Whether `person` no longer wants to read what `other` says."""
        async with self.database.write() as connection:
            if on:
                await connection.execute(
                    self._upsert(mutes).values(person=person, other=other).on_conflict_do_nothing()
                )
            else:
                await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.other == other))

    async def muted_by(self, person: str) -> set[str]:
        """Whom somebody has muted."""
        async with self.database.read() as connection:
            return set((await connection.execute(select(mutes.c.other).where(mutes.c.person == person))).scalars())

    async def tie(self, kind: Tie, person: str, other: str, now: float | None) -> None:
        """Somebody blocks or follows somebody from now on; with None no longer."""
        pairs = TIES[kind]
        async with self.database.write() as connection:
            if now is None:
                await connection.execute(delete(pairs).where(pairs.c.person == person, pairs.c.other == other))
            else:
                row = self._upsert(pairs).values(person=person, other=other, at=now)
                await connection.execute(row.on_conflict_do_nothing())

    async def tied(self, kind: Tie, person: str) -> list[Person]:
        """Whom somebody blocks or follows, the latest first."""
        pairs = TIES[kind]
        query = select(people).join(pairs, pairs.c.other == people.c.id).where(pairs.c.person == person)
        async with self.database.read() as connection:
            rows = (await connection.execute(query.order_by(pairs.c.at.desc()))).all()
        return [Person(**row._mapping) for row in rows]

    async def kept_apart(self, person: str) -> set[str]:
        """Everybody whom somebody has blocked, or who has blocked them."""
        query = select(blocks.c.other).where(blocks.c.person == person)
        query2 = select(blocks.c.person).where(blocks.c.other == person)
        async with self.database.read() as connection:
            return set((await connection.execute(query.union(query2))).scalars())

    async def ties(self, person: str, other: str) -> tuple[bool, bool]:
        """Whether somebody follows and whether they have blocked somebody else."""
        async with self.database.read() as connection:
            followed, blocked = [
                (await connection.execute(select(pair.c.at).where(pair.c.person == person, pair.c.other == other)))
                for pair in (follows, blocks)
            ]
        return followed.first() is not None, blocked.first() is not None

    async def report(self, id: str, kind: str, table: str, person: str, text: str, body: str, now: float) -> None:
        """Keep a report for whoever looks after the server."""
        async with self.database.write() as connection:
            await connection.execute(
                insert(reports).values(id=id, kind=kind, table_id=table, person=person, text=text, body=body, at=now)
            )

    async def reports(self, limit: int) -> list[dict[str, Any]]:
        """The newest reports."""
        async with self.database.read() as connection:
            rows = (await connection.execute(select(reports).order_by(reports.c.at.desc()).limit(limit))).all()
        return [dict(row._mapping) for row in rows]
