"""Whoever keeps tables: what a live table asks of the place it stands in, be that a server or a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from capes.core.game import Game
from capes.live.thinkers import Thinkers
from capes.table.entry import Entry, Outcome
from capes.table.resume import Snapshot
from capes.table.terms import Terms

if TYPE_CHECKING:
    from capes.live.table import LiveTable

T = TypeVar("T")


class Row(Protocol):
    """A table as it is kept."""

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
    holds: int


class Manners(Protocol):
    """How tables behave here."""

    @property
    def gather(self) -> float:
        """Seconds those who sat down are waited for before the deal."""

    @property
    def bot_beat(self) -> float:
        """Seconds before a bot's pick is made."""

    @property
    def bot_seconds(self) -> float:
        """Seconds a bot may think at most."""


class Log(Protocol):
    """Where a table writes down what happened, with facts by name."""

    def debug(self, event: str, **facts: Any) -> Any:
        """For whoever looks closely."""

    def info(self, event: str, **facts: Any) -> Any:
        """As it should be."""

    def warning(self, event: str, **facts: Any) -> Any:
        """Not as it should be."""

    def error(self, event: str, **facts: Any) -> Any:
        """A mistake of ours."""

    def exception(self, event: str, **facts: Any) -> Any:
        """The same, with where it happened."""


class Meter(Protocol):
    """What is counted and timed."""

    def resynced(self) -> None:
        """A client was brought up to date."""

    def kept(self, seconds: float) -> None:
        """An entry of a journal was kept, in so long."""

    def picked(self, by: str, count: int) -> None:
        """Picks were made."""

    def answered(self, seconds: float) -> None:
        """A client's pick was carried out, in so long."""

    def card_failed(self) -> None:
        """A card did not do what it says."""

    def refused(self, kind: str) -> None:
        """Something was refused."""


class Kept(NamedTuple):
    """A position that goes into the books with an entry, so that not everything need be played again."""

    rules_version: str
    seq: int
    picks: int
    data: str


class House(Protocol):
    """Time, journal, books, people and bots of the place a table stands in."""

    bots: Thinkers
    verbose: bool  # whether every change is written down

    @property
    def settings(self) -> Manners:
        """How tables behave here."""

    @property
    def meter(self) -> Meter:
        """What is counted."""

    def log(self, table: str) -> Log:
        """Where this table writes down what happened."""

    def now(self) -> float:
        """Seconds since 1970 that never jump."""

    def owes(self, table: LiveTable) -> bool:
        """Whether nothing may be held against anybody: the house itself could not take a pick, and gives that back."""

    # -- the books ------------------------------------------------------------------------------------------------
    async def load(self, table: str, game: Game) -> tuple[list[Entry], Snapshot | None]:
        """The journal of a table, and the last position kept if it is of the same rules."""

    async def append(self, table: str, entry: Entry, kept: Kept | None = None) -> None:
        """Done when the entry is where it outlives everything; Moved if the table is in other hands now."""

    async def deal(self, terms: Terms, entry: Entry, now: float) -> None:
        """The same for a game's first entry: the table is live from then on, with these terms."""

    async def keep_terms(self, terms: Terms, state: str, now: float) -> None:
        """Who sits where has changed."""

    async def set_state(self, table: str, state: str, outcome: Outcome | None, now: float) -> None:
        """The table has come to an end without a winner."""

    async def finish(self, table: LiveTable) -> None:
        """The match is over: close its books; safe to do twice."""

    async def beside(self, work: Callable[..., T], *args: Any) -> T:
        """Have something long done where it holds nobody up."""

    # -- people ---------------------------------------------------------------------------------------------------
    async def muted_by(self, person: str) -> set[str]:
        """Whom somebody does not want to read."""

    async def mute(self, person: str, other: str, on: bool) -> None:
        """Read somebody no more, or again."""

    async def vacation_of(self, person: str) -> float:
        """Until when somebody has days off; 0 for not at all."""

    def may_report(self, person: str) -> bool:
        """Whether somebody may send a report now."""

    async def report(self, id: str, kind: str, table: str, person: str, text: str, body: str) -> None:
        """Keep a report."""

    # -- trouble --------------------------------------------------------------------------------------------------
    def too_much(self, kind: str) -> None:
        """Somebody asked for more than they may."""

    def failed(self, log: Log, verb: str, error: Exception) -> None:
        """A message could not be carried out for a reason that is not its sender's."""
