"""The protocol of games: all that bots, table, server and research code know of one, in parts by what they are for.

A state is opaque to them but for what `CoreState` promises (decision, result, news, copy). A *veil* is a state in
which everything the seat cannot know has been put in a canonical order, so it can be handed to a bot in another
process; `imagine` re-deals the unknown of a veil by a seed.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from capes.core.errors import BadSetup, Reason
from capes.core.event import Event
from capes.core.option import Option
from capes.core.seen import DecisionShown, Explanation, Preview, View
from capes.core.state import CoreState

S = TypeVar("S", bound=CoreState)
"""The kind of state a game plays on."""

Seen = TypeVar("Seen", bound=CoreState, contravariant=True)
"""The same, for a part that only takes states."""

SetupData = dict[str, Any]
"""A set-up as plain JSON data: mode, decks, options. Every game checks its own."""


class Mode:
    """A way to play: how many seats, and which seats are on one side."""

    def __init__(self, id: str, title: str, seats: tuple[int, ...], summary: str = "") -> None:
        self.id = id  # "duel", "ffa"
        self.title = title
        self.seats = seats  # player counts allowed, e.g. (3, 4)
        self.summary = summary


class Play(Protocol[S]):
    """Setting up and playing: the rules."""

    @property
    def rules_version(self) -> str:
        """A name for the rules as they are now: it differs where anything that decides rules differs."""

    def setup_form(self) -> dict[str, Any]:
        """What can be chosen before a game, as data a client can draw: modes, decks, options with defaults."""

    def check_setup(self, setup: SetupData) -> SetupData:
        """The set-up completed with defaults, or BadSetup with reasons."""

    def new_game(self, setup: SetupData, seed: int | str) -> S:
        """A fresh game, run up to its first decision. A text seed gives provable shuffles."""

    def pick(self, state: S, index: int, number: int | None = None) -> None:
        """Answer the pending decision. IllegalPick, StalePick or GameOver leave the state as it was."""

    def seats(self, state: S) -> int:
        """How many seats there are."""

    def side(self, state: S, seat: int) -> int:
        """Which side a seat plays for; teammates share one."""

    def revealed(self, before: S, after: S) -> bool:
        """Whether anything hidden or random came to light between two states, which rules out a free undo."""

    def out(self, state: S, seat: int) -> bool:
        """Whether the seat has left the game, while others play on."""

    def window(self, state: S) -> tuple[int, tuple[int, ...]] | None:
        """For a mere chance to act: the option that passes, and the seats whose things are at stake.

        None if the pending decision is anything else. From public facts alone: it steers auto-pass.
        """

    def idle(self, state: S) -> int | None:
        """Where the seat asked can decide nothing, the option to take for it; None where it can.

        From what that seat knows: where nobody may learn from it, the table answers by itself.
        """


class See(Protocol[Seen]):
    """What a seat may see, in data and in words."""

    def view(self, state: Seen, seat: int | None) -> View:
        """What the seat (None: a spectator) sees, built from nothing."""

    def options(self, state: Seen, seat: int | None) -> DecisionShown | None:
        """The pending decision for that seat: whose, why, and (for its owner) the options with labels."""

    def label(self, state: Seen, option: Option) -> str:
        """An option in words."""

    def prose(self, event: Event, seat: int | None, names: tuple[str, ...]) -> str:
        """An event as a sentence for that viewer ('' for events nobody needs to read)."""

    def why_not(self, state: Seen, seat: int, wish: str) -> list[Reason]:
        """Why a wish ('attack #12', 'play #40') cannot be had now; empty if it can."""

    def explain(self, state: Seen, seat: int | None, card: int) -> Explanation:
        """Any number on a card as its chain of causes."""

    def preview(self, state: Seen, seat: int | None) -> Preview | None:
        """What the running or proposed fight would come to, from what the seat knows."""

    def foresee(self, state: Seen, seat: int, attackers: tuple[int, ...], defender: int) -> Preview | None:
        """What a fight not yet declared would come to, shaped like `preview`; None if it cannot be."""


class Think(Protocol[S]):
    """What players that are programs go by."""

    def veil(self, state: S, seat: int) -> S:
        """The state with everything the seat cannot know put in canonical order, and chance forgotten."""

    def imagine(self, veiled: S, seat: int, seed: int) -> S:
        """A veiled state with the unknown dealt anew."""

    def worth(self, state: S, seat: int) -> float:
        """A quick guess from 0 (lost) to 1 (won) of how the seat's side stands."""

    def inclination(self, state: S, option: Option) -> float:
        """How promising an option looks at a glance, 0 to 1, for roll-outs and quick players."""

    def play_out(self, state: S, seed: int) -> None:
        """Play the state on to the end of the game, all sides by habit."""


class Keep(Protocol[S]):
    """Positions as data."""

    def encode(self, state: S) -> dict[str, Any]:
        """The position as JSON data."""

    def decode(self, data: dict[str, Any]) -> S:
        """The position back, or BadRecord."""

    def fingerprint(self, state: S) -> str:
        """A short hash equal exactly for equal positions."""


class LookUp(Protocol):
    """Reference books, the same in every position; `GameDefaults` has the answers of a game that has none."""

    def cards(self) -> list[dict[str, Any]]:
        """Every card as JSON data, at least `id` and `name`."""

    def ledger(self) -> list[dict[str, Any]]:
        """Every rule row as JSON data: `id`, `topic`, `rule`, `scenario`, `tests`."""

    def keywords(self) -> list[dict[str, Any]]:
        """Every keyword as JSON data: `name`, `text`."""

    def search(self, query: str) -> list[str]:
        """The ids of the cards that fit a query, in order; BadQuery names the column of a mistake."""

    def read_deck(self, text: str) -> dict[str, Any]:
        """A deck in any known format as data: `deck` (fit for a set-up), `changes` made, `problems` found."""

    def write_deck(self, deck: dict[str, Any], format: str) -> str:
        """A deck as `read_deck` gives it, written in one of the game's formats."""


class GameOf(Play[S], See[S], Think[S], Keep[S], LookUp, Protocol[S]):
    """One game, as everybody outside its room sees it, with states of its own kind."""

    id: str
    title: str
    modes: tuple[Mode, ...]


Game: TypeAlias = GameOf[Any]
"""Some game, for rooms that serve them all: they hand every game the states it made, whatever their kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameDefaults(Generic[S]):
    """The answers of a game without reference books, windows or fights; games inherit and override."""

    def cards(self) -> list[dict[str, Any]]:
        """No cards to look up."""
        return []

    def ledger(self) -> list[dict[str, Any]]:
        """No rule rows."""
        return []

    def keywords(self) -> list[dict[str, Any]]:
        """No keywords."""
        return []

    def search(self, query: str) -> list[str]:
        """The ids of the cards whose name contains the query."""
        wanted = query.strip().casefold()
        return [str(card["id"]) for card in self.cards() if wanted in str(card["name"]).casefold()]

    def read_deck(self, text: str) -> dict[str, Any]:
        """No decks: always refused."""
        raise BadSetup("error-this-game-is-not-played-with-decks-of-ones")

    def write_deck(self, deck: dict[str, Any], format: str) -> str:
        """No decks: always refused."""
        raise BadSetup("error-this-game-is-not-played-with-decks-of-ones")

    def out(self, state: S, seat: int) -> bool:
        """Nobody leaves before the end."""
        return False

    def window(self, state: S) -> tuple[int, tuple[int, ...]] | None:
        """No mere chances to act."""
        return None

    def idle(self, state: S) -> int | None:
        """The only option there is."""
        decision = state.decision
        return 0 if decision is not None and len(decision.options) == 1 else None

    def foresee(self, state: S, seat: int, attackers: tuple[int, ...], defender: int) -> Preview | None:
        """No fights."""
        return None
