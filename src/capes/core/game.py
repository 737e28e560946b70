"""The protocol of games: all that bots, table, server and research code know of one, in parts by what they are for.

A state is opaque to them but for what `CoreState` promises (decision, result, news, copy). A *veil* is a state in
which everything the seat cannot know has been put in a canonical order, so it can be handed to a bot in another
process; `imagine` re-deals the unknown of a veil by a seed.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from capes.core.encoding import Encoder
from capes.core.errors import BadSetup, Reason
from capes.core.event import Event
from capes.core.judge import Judge, Slip
from capes.core.option import Option
from capes.core.seen import DecisionShown, Explanation, Preview, View
from capes.core.state import CoreState
from capes.language.catalogue import Reader, id_as_name
from capes.language.sentence import Sentence

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

    def camp(self, state: S, seat: int) -> str:
        """What a seat plays as where that differs without decks of one's own, such as Hero; '' where it does not."""

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

    def choice(self, state: Seen, option: Option) -> Sentence:
        """What picking an option means."""

    def tell(self, event: Event, seat: int | None) -> Sentence | None:
        """An event as that viewer may learn of it; None for events nobody needs to read."""

    def card_name(self, id: str) -> str:
        """What a printed card is called."""

    def label(self, state: Seen, option: Option) -> str:
        """An option in English words, as `GameDefaults` says it for every game."""

    def prose(self, event: Event, seat: int | None, names: tuple[str, ...], language: str = "en") -> str:
        """An event in words for that viewer ('' for events nobody needs to read), said by `GameDefaults`."""

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

    def alike(self, state: S, option: Option) -> Option:
        """What stands for all options of the pending decision that are the same for all purposes.

        Two options are alike exactly if the same stands for them; what stands for a card nobody has seen says which
        card it is and not which copy, so that it means the same on every imagined table.
        """

    def judge(self, style: str = "") -> Judge:
        """The judgement of that style, for a search; BadSetup if there is no such style."""

    def slips(self, state: S, index: int) -> list[Slip]:
        """What a pick of the pending decision could have got plainly wrong, each with whether it did."""

    def play_out(self, state: S, seed: int) -> None:
        """Play the state on to the end of the game, all sides by habit."""

    def encoder(self) -> Encoder[S]:
        """What writes a seat's knowledge as numbers, for learning programs; NotImplementedError if a game has none."""


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

    def read_card(self, text: str, line: int = -1, column: int = -1) -> dict[str, Any]:
        """A card of somebody's own as it is being written: what was understood, and what could come next at a place."""

    def price_setups(self, text: str) -> list[tuple[str, SetupData]]:
        """Set-ups of games that show what a card of somebody's own is worth, each named by its cost."""

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
    """The answers of a game without reference books, windows or fights; games inherit and override.

    Sentences are said here for every game, from the keys that its `choice` and `tell` give.
    """

    def choice(self, state: S, option: Option) -> Sentence:
        """What picking an option means."""
        raise NotImplementedError

    def tell(self, event: Event, seat: int | None) -> Sentence | None:
        """An event as that viewer may learn of it."""
        raise NotImplementedError

    def card_name(self, id: str) -> str:
        """What a printed card is called: its id, made readable."""
        return id_as_name(id)

    def label(self, state: S, option: Option) -> str:
        """An option in words."""
        return Reader(card_name=self.card_name).line(self.choice(state, option))

    def prose(self, event: Event, seat: int | None, names: tuple[str, ...], language: str = "en") -> str:
        """An event in words for that viewer."""
        return Reader(language, seat, names, self.card_name).line(self.tell(event, seat))

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

    def read_card(self, text: str, line: int = -1, column: int = -1) -> dict[str, Any]:
        """No cards of one's own: always refused."""
        raise BadSetup("error-this-game-is-not-played-with-decks-of-ones")

    def price_setups(self, text: str) -> list[tuple[str, SetupData]]:
        """No cards of one's own: always refused."""
        raise BadSetup("error-this-game-is-not-played-with-decks-of-ones")

    def write_deck(self, deck: dict[str, Any], format: str) -> str:
        """No decks: always refused."""
        raise BadSetup("error-this-game-is-not-played-with-decks-of-ones")

    def out(self, state: S, seat: int) -> bool:
        """Nobody leaves before the end."""
        return False

    def camp(self, state: S, seat: int) -> str:
        """Everybody plays as everybody does."""
        return ""

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

    def encoder(self) -> Encoder[S]:
        """No numbers for learning programs."""
        raise NotImplementedError("this game does not write its positions as numbers")

    def alike(self, state: S, option: Option) -> Option:
        """Every option is like no other."""
        return option

    def judge(self, style: str = "") -> Judge:
        """One judgement for all styles."""
        return Judge(self)

    def slips(self, state: S, index: int) -> list[Slip]:
        """Nothing is plainly wrong."""
        return []
