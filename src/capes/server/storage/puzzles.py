"""Queries about puzzles: who tried which, and how hard each has turned out."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from capes.server.storage.database import Database
from capes.server.storage.people import Rating
from capes.server.storage.schema import puzzle_ratings, puzzle_tries, ratings


class Try(msgspec.Struct):
    """What came of somebody's first try."""

    person: str
    puzzle: str
    solved: bool
    at: float
    day: int


class PuzzleRating(msgspec.Struct):
    """How hard a puzzle has turned out, and how many tried and solved it at once."""

    puzzle: str
    mu: float
    sigma: float
    tries: int
    solved: int


class PuzzleStore:
    """Puzzles in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def tries_of(self, person: str) -> list[Try]:
        """All that somebody has tried."""
        query = select(puzzle_tries).where(puzzle_tries.c.person == person).order_by(puzzle_tries.c.at)
        async with self.database.read() as connection:
            return [Try(**row._mapping) for row in (await connection.execute(query)).all()]

    async def rating(self, puzzle: str) -> PuzzleRating | None:
        """How hard a puzzle is; None if nobody has tried it."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else PuzzleRating(**row._mapping)

    async def keep(self, first: Try, puzzle: PuzzleRating, person: Rating) -> bool:
        """A first try with the ratings it leads to; False if this person has tried it before."""
        build = sqlite_insert if self.database.sqlite else postgresql_insert
        async with self.database.write() as connection:
            new = build(puzzle_tries).values(**msgspec.structs.asdict(first)).on_conflict_do_nothing()
            if not (await connection.execute(new)).rowcount:
                return False
            for table, row, keys in (
                (puzzle_ratings, msgspec.structs.asdict(puzzle), ["puzzle"]),
                (ratings, msgspec.structs.asdict(person), ["person", "game", "mode"]),
            ):
                changed = {name: value for name, value in row.items() if name not in keys}
                kept = build(table).values(**row).on_conflict_do_update(index_elements=keys, set_=changed)
                await connection.execute(kept)
        return True

    async def mark_day(self, person: str, puzzle: str, day: int) -> None:
        """The puzzle of the day has been solved on that day, at whichever try."""
        change = (
            puzzle_tries.update()
            .where(puzzle_tries.c.person == person, puzzle_tries.c.puzzle == puzzle, puzzle_tries.c.day == 0)
            .values(day=day)
        )
        async with self.database.write() as connection:
            await connection.execute(change)
