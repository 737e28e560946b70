"""What a table has agreed on before the first pick, as data that can be kept."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from capes import plugins
from capes.core.errors import BadSetup
from capes.core.game import Game
from capes.core.levels import BY_ID, find
from capes.language.sentence import any_of, listed

Leaver = Literal["bot", "pass", "concede"]
AutoPass = Literal["off", "mine", "turn"]
PREPARED = ("cards", "lesson", "position", "start", "seed", "puzzle", "scenario")
"""What a set-up is prepared by."""


def levels() -> tuple[str, ...]:
    """The bots that may be asked to a table: ours, and those of installed packages."""
    return (*BY_ID, *plugins.offered("capes.bots"))


class ClockTerms(msgspec.Struct, frozen=True):
    """A Fischer clock: seconds at the start, and seconds added each time the decision is handed on."""

    start: float
    add: float = 0.0


class SeatTerms(msgspec.Struct):
    """Who sits here: a person, or a bot of some level."""

    kind: Literal["human", "bot"] = "human"
    level: str = ""
    person: str = ""
    name: str = ""
    client_seed: str = ""
    brought: bool = False  # whether the deck at this seat is its player's own, and goes with them
    laid: Any = None  # the deck that lay here before
    choosing: bool = False  # whether the player is still choosing a deck: nothing is dealt before


class Terms(msgspec.Struct):
    """The agreement: game, set-up, seats, clock and house rules."""

    table: str
    game: str
    setup: dict[str, Any]
    seats: list[SeatTerms]
    clock: ClockTerms | None = None
    rated: bool = False
    hotseat: bool = False
    private: bool = False
    spectators: bool = True
    delay: float = 0.0  # seconds a spectator's picture lags behind
    leaver: Leaver = "bot"
    patience: float = 60.0  # seconds an absent player's decision waits before the stand-in takes it
    give_up: float = 600.0  # seconds of absence after which the seat concedes
    undo: bool = True  # whether undo may be asked for at all
    chat: bool = False  # whether account holders may write free text
    days: float = 0.0  # days a move may take in a game by turns; 0: played in one sitting
    quick: bool = False  # whether a quick match laid it: strangers may be seated here
    host: str = ""
    server_seed: str = ""
    seed: int | str = ""  # the seed of a fork; otherwise made of server and client seeds
    start: list[int] = []  # picks made before this table took over (a fork)
    forked_from: str = ""
    rematch_of: str = ""
    rules_version: str = ""

    @property
    def prepared(self) -> bool:
        """Whether somebody can know the deal before it is made: a fork, a lesson, a position set up."""
        return bool(self.seed or self.start or self.forked_from or any(self.setup.get(key) for key in PREPARED))

    @property
    def mode(self) -> str:
        """The mode named by the set-up."""
        return str(self.setup.get("mode", ""))


def decks_of(terms: Terms) -> list[Any]:
    """The decks of the set-up, one for each seat; None where the game chooses."""
    given = terms.setup.get("decks")
    if given is not None and not isinstance(given, list):
        raise BadSetup("error-the-decks-of-a-set-up-are-a-list-one-for")
    decks = list(given or [])
    return decks + [None] * (len(terms.seats) - len(decks))


def check_standard(game: Game, terms: Terms) -> None:
    """A rated game begins as everybody knows it: no options but the usual, and nobody chooses a deck for others."""
    usual = game.check_setup({key: terms.setup[key] for key in ("mode", "seats") if key in terms.setup})
    for key, value in terms.setup.items():
        if key != "decks" and value != usual.get(key):
            raise BadSetup("error-a-rated-game-is-played-by-the-usual-rules", name=key)
    if terms.rematch_of:
        return
    decks, own = terms.setup.get("decks") or [], usual.get("decks") or []
    for at, seat in enumerate(terms.seats):
        if at < min(len(decks), len(own)) and not seat.person and decks[at] != own[at]:
            raise BadSetup("error-in-a-rated-game-everybody-brings-a-deck")


def check_terms(game: Game, terms: Terms) -> None:
    """Complete the set-up and refuse what cannot be played; BadSetup says why.

    In modes for several numbers of players the set-up's `seats` says how many; it is filled in here.
    """
    asked = terms.setup.get("mode") or game.modes[0].id
    mode = next((m for m in game.modes if m.id == asked), None)
    if mode is None:
        raise BadSetup(
            "error-has-no-mode-the-modes-are", game=game.title, mode=repr(asked), modes=listed(m.id for m in game.modes)
        )
    if len(terms.seats) not in mode.seats:
        raise BadSetup(
            "error-is-for-players-not-for",
            mode=mode.title,
            wanted=any_of(str(n) for n in mode.seats),
            count=len(terms.seats),
        )
    setup = dict(terms.setup)
    if len(mode.seats) > 1:
        setup["seats"] = len(terms.seats)
    terms.setup = game.check_setup(setup)
    laid = game.seats(game.new_game(terms.setup, 0))
    if laid != len(terms.seats):
        raise BadSetup("error-this-set-up-is-for-players-not-for", laid=laid, count=len(terms.seats))
    for seat in terms.seats:
        if seat.kind == "bot" and seat.level not in levels() and find(seat.level) is None:
            raise BadSetup(
                "error-there-is-no-bot-level-the-levels-are", level=repr(seat.level), levels=listed(levels())
            )
    if terms.clock is not None and not (10 <= terms.clock.start <= 86_400 and 0 <= terms.clock.add <= 600):
        raise BadSetup("error-a-clock-starts-with-10-seconds-to-24-hours")
    if terms.days and (terms.clock is not None or terms.hotseat):
        raise BadSetup("error-a-game-by-turns-has-no-clock")
    if terms.rated and (terms.hotseat or any(seat.kind == "bot" for seat in terms.seats)):
        raise BadSetup("error-only-games-between-people-on-their-own")
    if terms.rated and terms.prepared:
        raise BadSetup("error-a-prepared-game-cannot-be-rated")
    if terms.rated:
        check_standard(game, terms)
    if terms.prepared and not terms.hotseat:
        terms.private = True  # by invitation only: nobody sits down at a deal that others know
    if not 0 <= terms.delay <= 600:
        raise BadSetup("error-spectators-may-lag-at-most-600-seconds")
    terms.rules_version = game.rules_version
