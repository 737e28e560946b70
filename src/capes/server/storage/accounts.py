"""Queries for the life of an account: its password, its codes, everything it has, and its end."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from capes.server.storage.database import Database
from capes.server.storage.people import GONE, Person, SessionRow
from capes.server.storage.schema import (
    blocks,
    decks,
    follows,
    mutes,
    people,
    pushes,
    puzzle_tries,
    ratings,
    recovery,
    reports,
    results,
    seats,
    sessions,
    tables,
)
from capes.table.terms import Terms

NO_NAME = "N. N."
"""How those are called in old games who have left."""
OWN = (sessions, decks, mutes, ratings, blocks, follows, pushes, recovery, puzzle_tries)
"""What goes with its person."""


class AccountStore:
    """Accounts in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def change_secret(self, person: str, secret: str) -> None:
        """Another password."""
        await self.database.do(update(people).where(people.c.id == person).values(secret=secret))

    async def end_sessions(self, person: str, but: str = "") -> list[str]:
        """End every session of somebody but one; which."""
        mine = (sessions.c.person == person) & (sessions.c.id != but)
        async with self.database.write() as connection:
            ids = list((await connection.execute(select(sessions.c.id).where(mine))).scalars())
            await connection.execute(delete(sessions).where(mine))
        return ids

    async def set_codes(self, person: str, codes: list[str]) -> None:
        """New codes, known by their hashes; the old ones open nothing any more."""
        await self.database.do(
            delete(recovery).where(recovery.c.person == person),
            insert(recovery).values([{"person": person, "code": code} for code in codes]),
        )

    async def use_code(self, person: str, code: str, secret: str, session: SessionRow) -> list[str] | None:
        """A code opens the account once: a new password, and no session but a new one; None if it is none of theirs.

        Otherwise the sessions that have ended.
        """
        async with self.database.write() as connection:
            mine = (recovery.c.person == person) & (recovery.c.code == code)
            if not (await connection.execute(delete(recovery).where(mine))).rowcount:
                return None
            await connection.execute(update(people).where(people.c.id == person).values(secret=secret))
            own = sessions.c.person == person
            ids = list((await connection.execute(select(sessions.c.id).where(own))).scalars())
            await connection.execute(delete(sessions).where(own))
            await connection.execute(insert(sessions).values(**msgspec.structs.asdict(session)))
        return ids

    async def tables_of(self, person: str) -> list[tuple[str, str]]:
        """Every table somebody sits or sat at, with its state."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        async with self.database.read() as connection:
            found = (await connection.execute(select(tables.c.id, tables.c.state).where(tables.c.id.in_(mine)))).all()
        return [(row.id, row.state) for row in found]

    async def forget(self, person: str) -> None:
        """The games stay, the name goes: from the person, from every table, and all that was theirs alone."""
        nobody = {"name": NO_NAME, "look": "", "login": None, "secret": None, "kind": GONE, "talk": False, "feed": ""}
        async with self.database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**nobody))
            await connection.execute(update(seats).where(seats.c.person == person).values(name=NO_NAME))
            mine = select(seats.c.table_id).where(seats.c.person == person)
            rows = (await connection.execute(select(tables.c.id, tables.c.terms).where(tables.c.id.in_(mine)))).all()
            for row in rows:
                terms = msgspec.json.decode(row.terms, type=Terms)
                for seat in terms.seats:
                    seat.name = NO_NAME if seat.person == person else seat.name
                words = msgspec.json.encode(terms).decode()
                await connection.execute(update(tables).where(tables.c.id == row.id).values(terms=words))
            for own in OWN:
                await connection.execute(delete(own).where(own.c.person == person))
            for pairs in (blocks, follows, mutes):
                await connection.execute(delete(pairs).where(pairs.c.other == person))

    async def everything(self, person: Person) -> dict[str, Any]:
        """All that is kept about somebody, but for what would open their account."""
        own = {
            "decks": decks,
            "ratings": ratings,
            "results": results,
            "puzzles": puzzle_tries,
            "follows": follows,
            "blocks": blocks,
        }
        mine = select(seats.c.table_id).where(seats.c.person == person.id)
        hidden = ("secret", "feed")
        found: dict[str, Any] = {
            "person": {key: value for key, value in msgspec.structs.asdict(person).items() if key not in hidden}
        }
        async with self.database.read() as connection:

            async def rows(query: Any) -> list[dict[str, Any]]:
                return [dict(row._mapping) for row in (await connection.execute(query)).all()]

            for name, table in {**own, "mutes": mutes, "reports": reports}.items():
                found[name] = await rows(select(table).where(table.c.person == person.id))
            shown = [c for c in sessions.c if c.name not in ("key", "csrf", "person")]
            found["sessions"] = await rows(select(*shown).where(sessions.c.person == person.id))
            shown = [pushes.c.endpoint, pushes.c.created]
            found["notices"] = await rows(select(*shown).where(pushes.c.person == person.id))
            kept = [tables.c[name] for name in ("id", "game", "mode", "state", "outcome", "created", "touched")]
            found["games"] = await rows(select(*kept).where(tables.c.id.in_(mine)).order_by(tables.c.created))
        for deck in found["decks"]:
            deck["data"] = msgspec.json.decode(deck["data"])
        return found
