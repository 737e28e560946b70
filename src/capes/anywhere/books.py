"""Where everything is kept: tables, journals, decks and who plays here, on the browser's own shelves."""

from __future__ import annotations

from typing import Any

import msgspec

from capes.anywhere.bridge import Bridge
from capes.core.game import Game
from capes.live.house import Kept
from capes.live.shapes import KeptDeck
from capes.table.entry import Entry, Outcome
from capes.table.resume import Snapshot
from capes.table.terms import Terms

TABLES, JOURNAL, POSITIONS, DECKS, JUDGED, SELF = "tables", "journal", "positions", "decks", "judged", "self"
SHELVES = (TABLES, JOURNAL, POSITIONS, DECKS, JUDGED, SELF)
FORMAT = "capes-everything-1"
encoder = msgspec.json.Encoder()
Change = tuple[str, str, str | None]
"""A shelf, a key, and what stands there from now on."""


class StoredTable(msgspec.Struct):
    """One table as kept."""

    id: str
    game: str
    mode: str
    state: str
    private: bool
    invite: str
    terms: Terms
    outcome: Outcome | None
    rules_version: str
    rematch: str
    created: float
    touched: float
    holds: int = -1


class Player(msgspec.Struct):
    """Whose browser this is."""

    id: str
    name: str
    kind: str = "guest"
    talk: bool = False  # there is nobody to write to


class Everything(msgspec.Struct, forbid_unknown_fields=True):
    """All that is kept, as one file."""

    format: str
    shelves: dict[str, list[tuple[str, str]]]


def _text(value: Any) -> str:
    return encoder.encode(value).decode()


def _key(table: str, seq: int) -> str:
    return f"{table}/{seq:08d}"  # in order as text, too


class Books:
    """Tables in memory as they are on the shelves; nothing is believed to be kept before it is."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.tables: dict[str, StoredTable] = {}
        self.player: Player | None = None

    async def open(self) -> None:
        """Read what tables there are, and who plays here."""
        rows = await self._read(TABLES)
        self.tables = {id: msgspec.json.decode(text, type=StoredTable) for id, text in rows}
        found = await self._read(SELF)
        self.player = msgspec.json.decode(found[0][1], type=Player) if found else None

    async def _read(self, shelf: str, first: str = "") -> list[tuple[str, str]]:
        return msgspec.json.decode(await self.bridge.read(shelf, first), type=list[tuple[str, str]])

    async def _keep(self, *changes: Change) -> None:
        await self.bridge.keep(_text(changes))

    # -- people and decks -----------------------------------------------------------------------------------------
    async def keep_player(self, player: Player) -> None:
        """Who plays here, or goes by another name."""
        await self._keep((SELF, "player", _text(player)))
        self.player = player

    async def decks(self, game: str) -> list[KeptDeck]:
        """The decks kept here, the newest first."""
        found = [msgspec.json.decode(text, type=KeptDeck) for _, text in await self._read(DECKS)]
        return sorted((deck for deck in found if not game or deck.game == game), key=lambda deck: -deck.edited)

    async def keep_deck(self, deck: KeptDeck) -> None:
        """A deck, new or changed."""
        await self._keep((DECKS, deck.id, _text(deck)))

    async def drop_deck(self, id: str) -> None:
        """A deck is kept no longer."""
        await self._keep((DECKS, id, None))

    # -- tables ---------------------------------------------------------------------------------------------------
    async def save(self, row: StoredTable) -> None:
        """A table, new or changed."""
        await self._keep((TABLES, row.id, _text(row)))
        self.tables[row.id] = row

    async def append(self, table: str, entry: Entry, kept: Kept | None, row: StoredTable | None = None) -> None:
        """A line of a journal, with what changes with it."""
        changes: list[Change] = [(JOURNAL, _key(table, entry.seq), _text(entry))]
        if kept is not None:
            changes.append((POSITIONS, table, _text(kept)))
        if row is not None:
            changes.append((TABLES, row.id, _text(row)))
        await self._keep(*changes)

    async def entries(self, table: str) -> list[Entry]:
        """The journal of a table in order."""
        return [msgspec.json.decode(text, type=Entry) for _, text in await self._read(JOURNAL, f"{table}/")]

    async def load(self, table: str, game: Game) -> tuple[list[Entry], Snapshot | None]:
        """The journal of a table, and the last position kept if it is of the same rules."""
        entries = await self.entries(table)
        for key, text in await self._read(POSITIONS, table):
            kept = msgspec.json.decode(text, type=Kept)
            if key == table and kept.rules_version == game.rules_version:
                return entries, Snapshot(kept.seq, kept.picks, game.decode(msgspec.json.decode(kept.data)["state"]))
        return entries, None

    async def judgement(self, table: str) -> str | None:
        """The judgement kept of a finished game."""
        return next((text for key, text in await self._read(JUDGED, table) if key == table), None)

    async def keep_judgement(self, table: str, data: str) -> None:
        """The judgement of a finished game."""
        await self._keep((JUDGED, table, data))

    # -- all of it ------------------------------------------------------------------------------------------------
    async def everything(self) -> Everything:
        """All that is kept here."""
        return Everything(FORMAT, {shelf: await self._read(shelf) for shelf in SHELVES})

    async def take_over(self, all: Everything) -> int:
        """Keep what another browser has kept, beside what is here; how many tables were new."""
        new = [id for id, _ in all.shelves.get(TABLES, []) if id not in self.tables]
        changes: list[Change] = []
        for shelf, rows in all.shelves.items():
            for key, text in rows:
                of_new = key.partition("/")[0] in new
                if shelf == DECKS or (shelf in (TABLES, JOURNAL, POSITIONS, JUDGED) and of_new):
                    changes.append((shelf, key, text))
        if self.player is None:
            changes += [(SELF, key, text) for key, text in all.shelves.get(SELF, [])]
        await self._keep(*changes)
        await self.open()
        return len(new)
