"""A game in forty lines: write how it begins, who may do what, and what comes of it; the protocol is filled in.

The position is a dictionary of JSON data, so copying, saving, sending and undo need nothing from the author. A game
with secrets says what a seat cannot see with `hide`, and how it might be with `guess`. docs/your-own-game.md
tells how.
"""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import MutableSequence, Sequence
from typing import Any

import msgspec

from capes.core.errors import BadRecord, BadSetup, Reason
from capes.core.event import Event, SeatEvent
from capes.core.game import GameDefaults, Mode, SetupData
from capes.core.loop import check_pick
from capes.core.option import Decision, Option
from capes.core.rng import MASK, Rng, mixed, roll, shuffle
from capes.core.seen import DecisionShown, Explanation, OptionShown, Preview, View
from capes.core.state import CoreState, Result
from capes.language.sentence import Name, Sentence, plain

Position = dict[str, Any]
"""Where everything is: JSON data, nothing else."""


class Said(SeatEvent, frozen=True):
    """What a player did, as the game tells it."""

    text: str


class SimplePlayer(msgspec.Struct):
    """Who sits there."""

    seat: int


class SimpleView(View):
    """What may be seen of a position."""

    position: Position
    players: list[SimplePlayer]
    result: list[int] | None


class SimpleState(CoreState):
    """A position with what the house keeps beside it."""

    def __init__(self, position: Position, seats: int) -> None:
        super().__init__()
        self.position = position
        self.seats = seats

    def copy(self) -> SimpleState:
        """The same position, to be changed by itself."""
        other = SimpleState(copy.deepcopy(self.position), self.seats)
        self.copy_core_to(other)
        return other


class Chance:
    """The game's own chance: the same seed gives the same game."""

    def __init__(self, state: CoreState) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return roll(self.state, n)

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """In place."""
        shuffle(self.state, cards)


class SimpleGame(GameDefaults[SimpleState]):
    """What a game of one's own inherits. Needed: `begin`, `turn`, `moves`, `play` and `winners`."""

    id = "simple"
    title = "A simple game"
    players: Sequence[int] = (2,)
    rules_version = "1"

    # -- what the author writes -------------------------------------------------------------------------------------
    def begin(self, seats: int, chance: Chance) -> Position:
        """The position before the first move."""
        raise NotImplementedError

    def turn(self, position: Position) -> int:
        """The seat that moves."""
        raise NotImplementedError

    def moves(self, position: Position, seat: int) -> list[str]:
        """What the seat may do, in words; at least one thing."""
        raise NotImplementedError

    def play(self, position: Position, seat: int, move: str, chance: Chance) -> str:
        """Change the position, and tell what was done: 'takes 2 stones'."""
        raise NotImplementedError

    def winners(self, position: Position) -> list[int] | None:
        """The seats that have won, or None while the game goes on."""
        raise NotImplementedError

    def hide(self, position: Position, seat: int | None) -> Position:
        """The position as a seat (None: a spectator) may see it; everything lies open unless this is overridden."""
        return position

    def guess(self, position: Position, seat: int, chance: Rng) -> Position:
        """A hidden position with the unknown dealt anew: one way it might really be."""
        return position

    def promise(self, position: Position, seat: int) -> float:
        """How the seat stands, from 0 (lost) to 1 (won)."""
        return 0.5

    # -- what is filled in -------------------------------------------------------------------------------------------
    @property
    def modes(self) -> tuple[Mode, ...]:
        """One way to play."""
        return (Mode("usual", self.title, tuple(self.players)),)

    def setup_form(self) -> dict[str, Any]:
        """Nothing to choose but how many play."""
        modes = [{"id": "usual", "title": self.title, "seats": list(self.players)}]
        default = {"mode": "usual", "seats": self.players[0]}
        return {"modes": modes, "decks": [], "options": [], "default": default}

    def check_setup(self, setup: SetupData) -> SetupData:
        """The number of seats, or BadSetup."""
        unknown = sorted(set(setup) - {"mode", "seats", "players", "decks", "options"})
        if unknown:
            raise BadSetup(plain(f"{self.title} has no setting {unknown[0]!r}; it has mode and seats"))
        mode, seats = setup.get("mode") or "usual", setup.get("seats") or setup.get("players") or self.players[0]
        if mode != "usual":
            raise BadSetup(plain(f"{self.title} has no mode {mode!r}; its mode is usual"))
        if setup.get("decks") or setup.get("options"):
            raise BadSetup(plain(f"{self.title} has no decks and no options to choose"))
        if seats not in self.players:
            allowed = " or ".join(map(str, self.players))
            raise BadSetup(plain(f"{self.title} is for {allowed} players, not for {seats!r}"))
        return {"mode": "usual", "seats": seats}

    def new_game(self, setup: SetupData, seed: int | str) -> SimpleState:
        """Begin."""
        seats = self.check_setup(setup)["seats"]
        state = SimpleState({}, seats)
        if isinstance(seed, str):
            state.seed = seed
        else:
            state.rng = mixed(seed & MASK)
        state.position = self.begin(seats, Chance(state))
        self._ask(state)
        return state

    def _ask(self, state: SimpleState) -> None:
        winners = self.winners(state.position)
        if winners is not None:
            state.result = Result(tuple(winners), "the game is decided")
            return
        seat = self.turn(state.position)
        moves = self.moves(state.position, seat)
        state.decided += 1
        options = tuple(Option("do", text=move) for move in moves)
        state.decision = Decision(state.decided, seat, "your move", options)

    def pick(self, state: SimpleState, index: int, number: int | None = None) -> None:
        """Make a move."""
        option = check_pick(state, index, number)
        assert state.decision is not None
        seat = state.decision.seat
        state.decision = None
        state.news = [Said(seat, self.play(state.position, seat, option.text, Chance(state)))]
        self._ask(state)

    def seats(self, state: SimpleState) -> int:
        """As many as began."""
        return state.seats

    def side(self, state: SimpleState, seat: int) -> int:
        """Everybody plays for themselves."""
        return seat

    def revealed(self, before: SimpleState, after: SimpleState) -> bool:
        """Whether chance or another seat came into it."""
        one, other = before.decision, after.decision
        return before.rng != after.rng or one is None or other is None or one.seat != other.seat

    def view(self, state: SimpleState, seat: int | None) -> SimpleView:
        """What may be seen of the position."""
        seen = self.hide(copy.deepcopy(state.position), seat)
        players = [SimplePlayer(number) for number in range(state.seats)]
        result = list(state.result.winners) if state.result else None
        return SimpleView(self.id, "usual", seat, state.decided, seen, players, result)

    def options(self, state: SimpleState, seat: int | None) -> DecisionShown | None:
        """The moves, for the seat that has them."""
        decision = state.decision
        if decision is None:
            return None
        shown = DecisionShown(decision.number, decision.seat, decision.why, plain("Your move:").data(), 0)
        if seat == decision.seat:
            shown.options = [
                OptionShown(at, "do", 0, one.text, 0, plain(one.text).data()) for at, one in enumerate(decision.options)
            ]
        return shown

    def choice(self, state: SimpleState, option: Option) -> Sentence:
        """The move as the game words it."""
        return plain(option.text)

    def tell(self, event: Event, seat: int | None) -> Sentence:
        """The player's name and what was done."""
        assert isinstance(event, Said)
        return Sentence("somebody-did", player=Name(event.seat), what=event.text)

    def why_not(self, state: SimpleState, seat: int, wish: str) -> list[Reason]:
        """Whose turn it is, and what can be done."""
        decision = state.decision
        if decision is None:
            return [Reason("OVER", plain("the game is over"))]
        if decision.seat != seat:
            return [Reason("TURN", plain("it is not your turn"))]
        moves = [option.text for option in decision.options]
        if wish.removeprefix("do ") in moves:
            return []
        return [Reason("MOVES", plain(f"{wish!r} is no move now; the moves are {', '.join(moves)}"))]

    def explain(self, state: SimpleState, seat: int | None, card: int) -> Explanation:
        """No cards to explain."""
        raise BadRecord(plain(f"{self.title} has no card #{card}"))

    def preview(self, state: SimpleState, seat: int | None) -> Preview | None:
        """No fights."""
        return None

    def veil(self, state: SimpleState, seat: int) -> SimpleState:
        """What the seat sees, with chance forgotten."""
        veiled = state.copy()
        veiled.position = self.hide(veiled.position, seat)
        veiled.rng, veiled.seed = 0, ""
        return veiled

    def imagine(self, veiled: SimpleState, seat: int, seed: int) -> SimpleState:
        """One way it might be."""
        state, chance = veiled.copy(), Rng(seed)
        state.position = self.guess(state.position, seat, chance)
        state.rng = chance.rng
        return state

    def worth(self, state: SimpleState, seat: int) -> float:
        """Certain at the end, the game's own judgement before it."""
        if state.result is not None:
            return 1 / len(state.result.winners) if seat in state.result.winners else 0.0
        return self.promise(state.position, seat)

    def inclination(self, state: SimpleState, option: Option) -> float:
        """All moves look alike."""
        return 0.5

    def play_out(self, state: SimpleState, seed: int) -> None:
        """At random to the end."""
        chance = Rng(seed)
        while state.decision is not None:
            self.pick(state, chance.below(len(state.decision.options)))

    def encode(self, state: SimpleState) -> dict[str, Any]:
        """Everything as data."""
        decision, result = state.decision, state.result
        return {
            "position": copy.deepcopy(state.position), "seats": state.seats, "rng": state.rng, "seed": state.seed,
            "decided": state.decided,
            "decision": None if decision is None else [decision.seat, [option.text for option in decision.options]],
            "result": None if result is None else [list(result.winners), result.why],
        }  # fmt: skip

    def decode(self, data: dict[str, Any]) -> SimpleState:
        """Back from data."""
        try:
            state = SimpleState(copy.deepcopy(data["position"]), data["seats"])
            state.rng, state.seed, state.decided = data["rng"], data["seed"], data["decided"]
            if data["decision"] is not None:
                seat, moves = data["decision"]
                options = tuple(Option("do", text=move) for move in moves)
                state.decision = Decision(state.decided, seat, "your move", options)
            if data["result"] is not None:
                state.result = Result(tuple(data["result"][0]), data["result"][1])
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord(plain(f"this is not a position of {self.title}: {error!r}")) from None
        return state

    def fingerprint(self, state: SimpleState) -> str:
        """Equal exactly for equal positions."""
        return hashlib.sha256(json.dumps(self.encode(state), sort_keys=True).encode()).hexdigest()[:16]
