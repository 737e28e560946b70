"""One match of any game: who may decide, what has been decided, and how it can be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from capes.core.errors import BadRecord, CapesError, GameOver
from capes.core.event import Event
from capes.core.game import Game
from capes.core.record import Record
from capes.core.state import CoreState
from capes.table.clock import Clock
from capes.table.entry import By, Entry, Kind, Notice, Outcome, Plan, Unit
from capes.table.errors import CardBug, NotYours, OutOfStep
from capes.table.fairness import client_seed, commitment, fairness_mark, game_seed
from capes.table.seat import Seat
from capes.table.terms import AutoPass, Terms

NEWS_KEPT = 64
"""How many changes a client may have missed and still be told the news of each."""
COPIES_KEPT = 12
"""How many earlier positions are kept ready for undo; older ones are played again from the picks."""
HAND_OVER = "hand over"
"""The verb that passes a question on to the partner: partners cannot earn time by passing it to and fro."""
GRACE = 10.0
"""Seconds after a restart before the clock of the decision's holder runs again."""


class Match:
    """A match under way. Changes are planned on a copy, kept by the caller, then made with `make`."""

    def __init__(self, game: Game, terms: Terms) -> None:
        self.game = game
        self.terms = terms
        self.seats = [Seat(number, seat) for number, seat in enumerate(terms.seats)]
        self.clock = None if terms.clock is None else Clock(terms.clock, len(self.seats))
        self.names = tuple(seat.name for seat in self.seats)
        self.client_seeds = [client_seed(seat.client_seed) for seat in terms.seats]  # what each added to the chance
        self.commit = commitment(terms.server_seed) if terms.server_seed else ""
        self.seed = terms.seed or game_seed(terms.server_seed, self.client_seeds, terms.table)
        self.state: CoreState = game.new_game(terms.setup, self.seed)
        self.opening: list[Event | Notice] = list(self.state.news)
        for pick in terms.start:
            game.pick(self.state, pick)
        self.seq = 0
        self.picks: list[int] = list(terms.start)
        self.units: list[Unit] = []
        self.marks: list[dict[str, object]] = []
        self.outcome: Outcome | None = None
        self.since = 0.0  # when the pending decision was posed
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self._known: dict[tuple[int, str], int] = {}  # (seat, message id) -> the seq it led to
        self._recent: deque[tuple[int, list[Event | Notice]]] = deque(maxlen=NEWS_KEPT)
        self._before: dict[int, CoreState] = {}  # pick count -> position, for undo

    # -- facts ----------------------------------------------------------------------------------------------------
    @property
    def holder(self) -> int | None:
        """The seat that must decide now; None when the match is over."""
        if self.outcome is not None or self.state.decision is None:
            return None
        return self.state.decision.seat

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.outcome is not None

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [seat.number for seat in self.seats if seat.kind == "human" and seat.person == person]

    def known(self, seat: int, msg: str) -> int | None:
        """The sequence number a message of this seat led to, if it has been carried out before."""
        return self._known.get((seat, msg)) if msg else None

    def remember(self, seat: int, msg: str) -> None:
        """A message that has been carried out without a change, so that a resend does not ask twice."""
        if msg:
            self._known[(seat, msg)] = self.seq

    def news_since(self, seq: int) -> list[Event | Notice] | None:
        """What happened after `seq`; None if that is too long ago to tell."""
        if seq >= self.seq:
            return []
        if not self._recent or self._recent[0][0] > seq + 1:
            return None
        if seq == self.seq - 1:  # by far the most frequent: a client that has missed nothing
            return self._recent[-1][1]
        return [item for at, items in self._recent if at > seq for item in items]

    # -- planning -------------------------------------------------------------------------------------------------
    def plan_start(self, now: float) -> Plan:
        """The deal."""
        return Plan(self._entry("start", -1, now), self.state, self.opening)

    def plan_picks(
        self,
        seat: int,
        picks: Sequence[tuple[int | None, int]],
        now: float,
        msg: str = "",
        seq: int | None = None,
        by: By = "player",
    ) -> Plan:
        """Answer decisions as `(decision number, option)`, all or none; typed errors leave everything as it was."""
        if self.over:
            raise GameOver("the game is over: nothing is left to decide")
        if seq is not None and seq != self.seq:
            raise OutOfStep(f"the table is at {self.seq}, not at {seq}")
        if not picks:
            raise CapesError("a message must carry at least one pick")
        if by == "player" and self.seats[seat].conceded:
            raise NotYours("this seat has conceded")
        state = self.game.copy(self.state)
        news: list[Event | Notice] = []
        passed_on = False
        for number, option in picks:
            decision = state.decision
            if decision is None:
                raise GameOver("the game is over before the last of these picks")
            if decision.seat != seat:
                raise NotYours(f"this decision belongs to {self.names[decision.seat]}")
            try:
                self.game.pick(state, option, number)
            except CapesError:
                raise
            except Exception as error:
                # One card's bug must not take the table down: the copy is dropped, the match is untouched.
                raise CardBug("a card failed while this was carried out; nothing has changed") from error
            news.extend(state.news)
            passed_on = decision.options[option].verb == HAND_OVER
        entry = self._entry("picks", seat, now, state, earns=not passed_on)
        entry.picks = [option for _, option in picks]
        entry.by = by
        entry.msg = msg
        return Plan(entry, state, news)

    def plan_concede(self, seat: int, now: float, msg: str = "", why: str = "conceded") -> Plan:
        """Leave for good; with more than two sides the others play on and the seat only passes."""
        if self.over:
            raise GameOver("the game is over: there is nothing to concede")
        if not self.seats[seat].plays:
            raise NotYours("this seat has conceded already")
        entry = self._entry("concede", seat, now)
        entry.msg = msg
        entry.why = why
        return Plan(entry, self.state, self._notices(entry))

    def plan_back_to(self, seat: int, kept: int, now: float, msg: str = "") -> Plan:
        """Take back every pick after the first `kept`; the undo policy decides whether it may be asked for."""
        state = self._before.get(kept) or self._fold(self.picks[:kept])
        entry = self._entry("undo", seat, now, state)
        entry.to = kept
        entry.msg = msg
        return Plan(entry, state, self._notices(entry))

    # -- making ---------------------------------------------------------------------------------------------------
    def make(self, plan: Plan, now: float) -> None:
        """Make a planned change that has been kept."""
        entry = plan.entry
        if entry.seq != self.seq + 1:
            raise OutOfStep(f"the table has moved on to {self.seq}")
        if entry.kind == "picks":
            self._remember_position()
            self.units.append(Unit(len(self.picks), entry.seat, entry.by))
            self.picks.extend(entry.picks)
        elif entry.kind == "undo":
            self.marks.append({"kind": "undo", "seat": entry.seat, "at": len(self.picks), "to": entry.to})
            del self.picks[entry.to :]
            self.units = [unit for unit in self.units if unit.start < entry.to]
            self._before = {kept: state for kept, state in self._before.items() if kept < entry.to}
        elif entry.kind == "concede":
            self.seats[entry.seat].conceded = True
            self.marks.append({"kind": "concede", "seat": entry.seat, "at": len(self.picks), "why": entry.why})
        self.state = plan.state
        self.seq = entry.seq
        self.undo_asked = None
        self.undo_agreed = set()
        self.remember(entry.seat, entry.msg)
        self._recent.append((entry.seq, plan.news))
        self.outcome = self._outcome()
        self.since = now
        holder = self.holder
        if self.clock is not None:
            if entry.clocks:
                self.clock.left = list(entry.clocks)
                self.clock.running = None
            if holder is None:
                self.clock.pause(now)
            else:
                self.clock.hand_to(holder, now)
        if holder is not None and self.seats[holder].auto_pass == "turn" and self.game.window(self.state) is None:
            self.seats[holder].auto_pass = "off"

    def resume(self, entries: Iterable[Entry], now: float) -> None:
        """Make again what the journal holds; BadRecord if it no longer fits the rules."""
        for entry in entries:
            try:
                state = self._again(entry)
            except CapesError as error:
                raise BadRecord(f"line {entry.seq} of the journal does not fit: {error}") from None
            if entry.ask != _ask(state):
                raise BadRecord(f"line {entry.seq} of the journal leads to another decision than it did")
            told: dict[str, list[Any]] = {"start": self.opening, "picks": state.news}
            self.make(Plan(entry, state, list(told.get(entry.kind) or self._notices(entry))), now)
        if self.clock is not None and self.holder is not None:
            self.clock.since = now + GRACE
        for seat in self.seats:
            if seat.kind == "human":
                seat.away_since = now

    def abandon(self, outcome: Outcome, now: float) -> None:
        """Nobody plays on: nothing can be decided any more."""
        self.outcome = outcome
        if self.clock is not None:
            self.clock.pause(now)

    def set_auto_pass(self, seat: int, auto_pass: AutoPass) -> None:
        """How mere chances to act are passed for this seat."""
        self.seats[seat].auto_pass = auto_pass

    # -- the record -----------------------------------------------------------------------------------------------
    def record(self) -> Record:
        """The match on paper. It holds the seed, so it may be shown only when the match is over."""
        marks: list[dict[str, object]] = [dict(mark) for mark in self.marks]
        if not self.terms.seed:
            marks.insert(0, fairness_mark(self.terms.server_seed, self.client_seeds, self.terms.table))
        if self.outcome is not None:
            marks.append({"kind": "outcome", "winners": list(self.outcome.winners), "why": self.outcome.why})
        marks.append({"kind": "seats", "names": list(self.names), "kinds": [seat.kind for seat in self.seats]})
        return Record(
            self.game.id, self.terms.setup, self.seed, list(self.picks), self.terms.rules_version, marks
        )

    # -- inside ---------------------------------------------------------------------------------------------------
    def _entry(self, kind: Kind, seat: int, now: float, state: CoreState | None = None, earns: bool = True) -> Entry:
        after = state or self.state
        clocks: list[float] = []
        if self.clock is not None:
            clocks = [round(self.clock.remaining(number, now), 3) for number in range(len(self.seats))]
            running = self.clock.running
            if earns and running is not None and (after.decision is None or after.decision.seat != running):
                clocks[running] += self.clock.terms.add
        return Entry(self.seq + 1, kind, seat, clocks=clocks, at=now, ask=_ask(after))

    def _notices(self, entry: Entry) -> list[Event | Notice]:
        """What an entry tells everybody beside the rules."""
        name = self.names[entry.seat]
        if entry.kind == "undo":
            return [Notice("Undone", entry.seat, f"{name} took back the last decision.")]
        if entry.kind == "concede":
            text = f"{name} ran out of time." if entry.why == "time" else f"{name} conceded."
            return [Notice("Conceded", entry.seat, text)]
        return []

    def _again(self, entry: Entry) -> CoreState:
        if entry.kind == "undo":
            return self._fold(self.picks[: entry.to])
        if entry.kind != "picks":
            return self.state
        state = self.game.copy(self.state)
        news: list[Event] = []
        for option in entry.picks:
            self.game.pick(state, option)
            news.extend(state.news)
        state.news = news
        return state

    def _fold(self, picks: Sequence[int]) -> CoreState:
        return Record(self.game.id, self.terms.setup, self.seed, list(picks)).play(self.game)

    def _remember_position(self) -> None:
        self._before[len(self.picks)] = self.state
        while len(self._before) > COPIES_KEPT:
            del self._before[next(iter(self._before))]  # positions are kept in the order of play

    def position_before(self, kept: int) -> CoreState:
        """The position after the first `kept` picks."""
        return self._before.get(kept) or self._fold(self.picks[:kept])

    def _outcome(self) -> Outcome | None:
        result = self.state.result
        if result is not None:
            return Outcome(tuple(result.winners), result.why)
        if not any(seat.conceded for seat in self.seats):
            return None
        # Whom the rules have put out stands no more: they need not concede, and cannot win by others doing so.
        out = {player["seat"] for player in self.game.view(self.state, None)["players"] if player.get("out")}
        stands = [seat.number for seat in self.seats if not seat.conceded and seat.number not in out]
        standing = {self.game.side(self.state, seat) for seat in stands}
        people = any(seat.plays for seat in self.seats)
        if len(standing) <= 1 or not people:
            winners = tuple(s.number for s in self.seats if self.game.side(self.state, s.number) in standing)
            last = next(mark["why"] for mark in reversed(self.marks) if mark["kind"] == "concede")
            return Outcome(winners, "time" if last == "time" else "conceded")
        return None


def _ask(state: CoreState) -> list[int]:
    decision = state.decision
    return [] if decision is None else [decision.number, decision.seat, len(decision.options)]
