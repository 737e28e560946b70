"""The server's side of the conversation, for the one page that runs it."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from capes.anywhere.books import Books, Player, StoredTable
from capes.anywhere.bridge import Bridge
from capes.anywhere.house import BrowserHouse, BrowserManners
from capes.anywhere.thinkers import PagePool
from capes.core.errors import BadRecord, CapesError
from capes.games import game as game_by_id
from capes.language.sentence import plain
from capes.live.errors import Clash, NoSession, NotFound, Refused, refused
from capes.live.names import made_up
from capes.live.replay import Replay, played_again
from capes.live.shapes import TableAnswer
from capes.live.table import LiveTable
from capes.live.wire import Hello, decoder, encode
from capes.table.fairness import commitment
from capes.table.match import Match
from capes.table.messages import Outgoing
from capes.table.terms import Terms, check_terms

GOING_AWAY = 1001


class Myself:
    """The one who plays here."""

    def __init__(self, player: Player) -> None:
        self.person = player

    @property
    def id(self) -> str:
        """The person's id."""
        return self.person.id


class Line:
    """The page at one table."""

    def __init__(self, host: Host, number: int, table: str, invite: str) -> None:
        self.host = host
        self.number = number
        self.id = str(number)
        self.me = host.me
        self.wanted = table
        self.invite = invite
        self.table: LiveTable | None = None
        self.open = True
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: Outgoing) -> None:
        """A message for the page."""
        self.send_bytes(encode(message))

    def send_bytes(self, data: bytes) -> None:
        """The same, encoded already."""
        if self.open:
            self.host.bridge.tell(self.number, data.decode())

    def close(self, code: int) -> None:
        """The line ends."""
        if self.open:
            self.open = False
            self.host.bridge.hang_up(self.number, code)

    async def listen(self) -> None:
        """Carry out one message after the other until the page hangs up."""
        while self.open:
            raw = await self.heard.get()
            if raw is None:
                break
            await self._one(raw)
        self.open = False
        await self.host.left(self)

    async def _one(self, raw: str) -> None:
        try:
            message = decoder.decode(raw)
        except msgspec.DecodeError as error:
            self.send(refused(Refused(plain(f"this message cannot be read: {error}")), None))
            return
        try:
            if self.table is not None:
                await self.table.receive(self, message)
            elif isinstance(message, Hello):
                table = await self.host.find(self.wanted)
                await table.attach(self, message, self.invite)
                self.table = table
            else:
                self.send(refused(Refused("error-say-hello-first"), None))
        except CapesError as error:
            self.send(refused(error, getattr(message, "id", None)))


class Host:
    """All tables of this browser, by id."""

    def __init__(self, bridge: Bridge, manners: BrowserManners | None = None) -> None:
        self.bridge = bridge
        self.books = Books(bridge)
        self.bots = PagePool(bridge)
        self.house = BrowserHouse(self.books, self.bots, manners)
        self.tables: dict[str, LiveTable] = {}
        self.lines: dict[int, Line] = {}
        self._listening: set[asyncio.Task[None]] = set()
        self._replay: tuple[str, Replay] | None = None

    async def start(self) -> None:
        """Open the books, and have the bots' worker started: nobody should wait for it later."""
        await self.books.open()
        self.bots.begin()

    async def stop(self) -> None:
        """Put every table down, and end the bots' worker."""
        for table in list(self.tables.values()):
            await table.close(GOING_AWAY)
        self.tables.clear()
        await self.bots.close()

    @property
    def me(self) -> Myself:
        """Who plays here."""
        if self.books.player is None:
            raise NoSession("error-no-session-ask-api-guest-for-one-first")
        return Myself(self.books.player)

    async def guest(self) -> Myself:
        """Who plays here; made up on the first visit."""
        if self.books.player is None:
            await self.books.keep_player(Player(secrets.token_hex(8), made_up()))
        return self.me

    # -- lines ----------------------------------------------------------------------------------------------------
    def dial(self, number: int, table: str, invite: str) -> None:
        """The page sits down at a table."""
        line = self.lines[number] = Line(self, number, table, invite)
        task = asyncio.ensure_future(line.listen())
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)

    def hear(self, number: int, message: str) -> None:
        """The page says something."""
        if number in self.lines:
            self.lines[number].heard.put_nowait(message)

    def hang_up(self, number: int) -> None:
        """The page leaves a table."""
        if number in self.lines:
            self.lines[number].heard.put_nowait(None)

    async def left(self, line: Line) -> None:
        """Nobody looks at the table any more: it is put down, and waits on its shelf."""
        self.lines.pop(line.number, None)
        table = line.table
        if table is None:
            return
        await table.detach(line)
        if not table.participants and self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
            await table.close(GOING_AWAY)

    # -- tables ---------------------------------------------------------------------------------------------------
    def row(self, id: str) -> StoredTable:
        """The stored table, or NotFound."""
        row = self.books.tables.get(id)
        if row is None:
            raise NotFound("error-there-is-no-such-table")
        return row

    async def find(self, id: str) -> LiveTable:
        """The table, taken from its shelf if need be."""
        table = self.tables.get(id)
        if table is None or table.dropped:
            table = LiveTable(self.house, self.row(id))
            self.tables[id] = table  # before anything is waited for: there must be one only
            try:
                await table.open()
            except BadRecord as error:
                del self.tables[id]
                raise Clash("error-this-game-was-begun-under-other-rules-and", error=error.sentence) from None
        return table

    async def open_table(self, terms: Terms) -> TableAnswer:
        """Check and keep a new table."""
        check_terms(game_by_id(terms.game), terms)
        now, invite = self.house.now(), secrets.token_urlsafe(12)
        await self.books.save(
            StoredTable(
                terms.table,
                terms.game,
                terms.mode,
                "open",
                terms.private,
                invite,
                terms,
                None,
                terms.rules_version,
                "",
                now,
                now,
            )
        )
        mine = [at for at, seat in enumerate(terms.seats) if seat.person == terms.host]
        return TableAnswer(terms.table, invite, mine[0] if mine else None, commitment(terms.server_seed))

    async def match_of(self, row: StoredTable) -> Match:
        """The match of a table that is over, made again from the journal."""
        if row.state not in ("over", "abandoned"):
            raise Clash("error-this-game-is-not-over-yet-its-record-would")
        entries = await self.books.entries(row.id)
        if not entries:
            raise Clash("error-this-table-was-closed-before-a-game-began")
        return played_again(row, entries, self.house.now())

    async def replay(self, row: StoredTable) -> Replay:
        """The replay, unfolded; one is kept."""
        if self._replay is None or self._replay[0] != row.id:
            self._replay = (row.id, Replay(await self.match_of(row)))
        return self._replay[1]
