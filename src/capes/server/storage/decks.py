"""Queries about the decks people keep."""

from __future__ import annotations

from sqlalchemy import delete, func, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from capes.server.storage.database import Database
from capes.server.storage.schema import decks


class DeckStore:
    """Decks in the database; each belongs to one person and is a document of the client's own."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str, game: str = "") -> list[str]:
        """The decks of a person, newest first."""
        query = select(decks.c.data).where(decks.c.person == person).order_by(decks.c.edited.desc(), decks.c.id)
        if game:
            query = query.where(decks.c.game == game)
        async with self.database.read() as connection:
            return list((await connection.execute(query)).scalars().all())

    async def count(self, person: str, but: str) -> int:
        """How many decks a person keeps beside one."""
        query = select(func.count()).select_from(decks).where(decks.c.person == person, decks.c.id != but)
        async with self.database.read() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def put(self, person: str, id: str, game: str, edited: float, data: str) -> bool:
        """Keep a deck; False if the one kept was edited later."""
        build = (sqlite_insert if self.database.sqlite else postgresql_insert)(decks)
        row = {"person": person, "id": id, "game": game, "edited": edited, "data": data}
        change = build.values(**row).on_conflict_do_update(
            index_elements=["person", "id"],
            set_={"game": game, "edited": edited, "data": data},
            where=decks.c.edited <= edited,
        )
        async with self.database.write() as connection:
            done = await connection.execute(change)
        return bool(done.rowcount)

    async def remove(self, person: str, id: str) -> bool:
        """Keep a deck no longer."""
        async with self.database.write() as connection:
            done = await connection.execute(delete(decks).where(decks.c.person == person, decks.c.id == id))
        return bool(done.rowcount)
