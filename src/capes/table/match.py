"""One match of any game: who may decide, what has been decided, and how it can be taken back."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import to_builtins

from capes.core.errors import CapesError, GameOver
from capes.core.event import Event
from capes.core.game import Game
from capes.core.option import HAND_OVER
from capes.core.record import Record
from capes.core.state import CoreState
from capes.table.beats import Follower
from capes.table.clock import Clock
from capes.table.entry import Beat, By, Entry, Kind, Notice, Outcome, Plan, Unit
from capes.table.errors import CardBug, NotYours, OutOfStep
from capes.table.fairness import client_seed, commitment, fairness_mark, game_seed
from capes.table.positions import Positions
from capes.table.resume import Snapshot, ask_of, resuming
from capes.table.seat import Seat
from capes.table.terms import AutoPass, Terms

NEWS_KEPT = 64
"""How many changes a client may have missed and still be told the news of each."""
FOLLOWED = 8
"""For how many of the last changes the positions on the way are kept; who missed more jumps to the present."""
Stake = tuple[Any, ...]
T = TypeVar("T")
IDLE_PICKS = 60
"""How many questions in a row are answered because nothing can be decided."""


def at_once(work: Generator[None, None, T]) -> T:
    """Carry work out to its end without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


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
        self._recent: deque[tuple[int, list[Beat]]] = deque(maxlen=NEWS_KEPT)
        self._passed: dict[int, Stake] = {}  # the chance to act each seat passed last
        self.watched = False  # whether anybody looks on: only then are the positions on the way kept
        self.positions = Positions(game, terms, self.seed)  # earlier ones, for undo

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

    def beats_since(self, seq: int) -> list[Beat] | None:
        """What happened after `seq`, beat by beat; None if that is too long ago to tell."""
        if seq >= self.seq:
            return []
        if not self._recent or self._recent[0][0] > seq + 1:
            return None
        if seq == self.seq - 1:  # by far the most frequent: a client that has missed nothing
            return self._recent[-1][1]
        return [beat for at, beats in self._recent if at > seq for beat in beats]

    def news_since(self, seq: int) -> list[Event | Notice] | None:
        """What happened after `seq`; None if that is too long ago to tell."""
        beats = self.beats_since(seq)
        return None if beats is None else [item for beat in beats for item in beat.news]

    @property
    def kept_news(self) -> list[Event | Notice]:
        """The last things that happened, for the log of who comes late or missed too much."""
        return [item for _, beats in self._recent for beat in beats for item in beat.news]

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
        return at_once(self.planning_picks(seat, picks, now, msg, seq, by))

    def planning_picks(
        self,
        seat: int,
        picks: Sequence[tuple[int | None, int]],
        now: float,
        msg: str = "",
        seq: int | None = None,
        by: By = "player",
    ) -> Generator[None, None, Plan]:
        """The same with a pause after every pick, for who has others to serve in between."""
        if self.over:
            raise GameOver("error-the-game-is-over-nothing-is-left-to-decide")
        if seq is not None and seq != self.seq:
            raise OutOfStep("error-the-table-is-at-not-at", now=self.seq, seq=seq)
        if not picks:
            raise CapesError("error-a-message-must-carry-at-least-one-pick")
        if by == "player" and self.seats[seat].conceded:
            raise NotYours("error-this-seat-has-conceded")
        state = self.state.copy()
        news: list[Event | Notice] = []
        follower = Follower(self.game, state) if self.watched else None
        passed_on = False
        for at, (number, option) in enumerate(picks):
            decision = state.decision
            if decision is None:
                raise GameOver("error-the-game-is-over-before-the-last-of-these")
            if decision.seat != seat:
                raise NotYours("error-this-decision-belongs-to", name=self.names[decision.seat])
            try:
                self.game.pick(state, option, number)
            except CapesError:
                raise
            except Exception as error:
                # One card's bug must not take the table down: the copy is dropped, the match is untouched.
                raise CardBug("error-a-card-failed-while-this-was-carried-out") from error
            news.extend(state.news)
            if follower is not None:
                follower.picked(state, last=at == len(picks) - 1)
            passed_on = decision.options[option].verb == HAND_OVER
            yield
        taken = [option for _, option in picks]
        state.watch = None
        state = yield from self._past_idle(state, taken, news, follower)
        entry = self._entry("picks", seat, now, state, earns=not passed_on)
        entry.picks = taken
        entry.by = by
        entry.msg = msg
        return Plan(entry, state, news, None if follower is None else follower.beats)

    @property
    def nothing_to_hide(self) -> bool:
        """Whether nothing is given away by what is not asked: against computers, and on one device."""
        return self.terms.hotseat or len({seat.person for seat in self.seats if seat.kind == "human"}) < 2

    def idle(self, state: CoreState) -> int | None:
        """The answer to a question that needs nobody: nothing can be decided, or it is a pass that was asked for."""
        decision = state.decision
        if decision is None or not self.nothing_to_hide:
            return None
        seat = self.seats[decision.seat]
        if not seat.plays or seat.auto_pass == "off":
            return None
        window = self.game.window(state)
        if window is not None and (seat.auto_pass == "turn" or seat.number not in window[1]):
            return window[0]
        if window is not None and self._passed.get(seat.number) == self._at_stake(state, seat.number):
            return window[0]
        return self.game.idle(state)

    def _at_stake(self, state: CoreState, seat: int) -> Stake:
        """What a pass was about: the turn, what could have been done, and what would come of doing nothing."""
        assert state.decision is not None
        options = [(option.verb, option.card, option.number, option.text) for option in state.decision.options]
        fight = to_builtins(self.game.preview(state, seat))
        return self.game.view(state, None).turn, options, _outcomes(fight)

    def _past_idle(
        self, state: CoreState, taken: list[int], news: list[Event | Notice], follower: Follower | None
    ) -> Generator[None, None, CoreState]:
        """The next position in which somebody has something to decide; the picks and news up to there are added."""
        for _ in range(IDLE_PICKS):
            pick = self.idle(state)
            if pick is None:
                break
            after = state.copy()
            if follower is not None:
                follower.follow(after)
            try:
                self.game.pick(after, pick)
            except Exception:
                break  # a failing card: the question is asked after all, and whoever answers it learns why
            if follower is not None:
                follower.picked(after, last=True)
            after.watch = None
            taken.append(pick)
            news.extend(after.news)
            state = after
            yield
        return state

    def plan_concede(self, seat: int, now: float, msg: str = "", why: str = "conceded") -> Plan:
        """Leave for good; with more than two sides the others play on and the seat only passes."""
        if self.over:
            raise GameOver("error-the-game-is-over-there-is-nothing-to")
        if self.seats[seat].conceded:
            raise NotYours("error-this-seat-has-conceded-already")
        entry = self._entry("concede", seat, now)
        entry.msg = msg
        entry.why = why
        return Plan(entry, self.state, self.notices(entry))

    def plan_back_to(self, seat: int, kept: int, now: float, msg: str = "") -> Plan:
        """Take back every pick after the first `kept`; the undo policy decides whether it may be asked for."""
        state = self.position_before(kept)
        entry = self._entry("undo", seat, now, state)
        entry.to = kept
        entry.msg = msg
        return Plan(entry, state, self.notices(entry))

    # -- making ---------------------------------------------------------------------------------------------------
    def make(self, plan: Plan, now: float) -> None:
        """Make a planned change that has been kept."""
        entry = plan.entry
        if entry.seq != self.seq + 1:
            raise OutOfStep("error-the-table-has-moved-on-to", now=self.seq)
        if entry.kind == "picks":
            if entry.by == "player" and self.nothing_to_hide:
                self.remember_pass(entry)
            self.positions.keep(len(self.picks), self.state)
        elif entry.kind == "undo":
            self.positions.drop(entry.to)
        self.book(entry)
        self.state = plan.state
        self.tell(entry.seq, plan.beats)
        self.settle(now)

    def resume(self, entries: Iterable[Entry], now: float, snapshot: Snapshot | None = None) -> None:
        """Make again what the journal holds; BadRecord if it no longer fits the rules."""
        for _ in resuming(self, list(entries), now, snapshot):
            pass

    def book(self, entry: Entry) -> None:
        """Note down what an entry changes beside the position."""
        if entry.kind == "picks":
            self.units.append(Unit(len(self.picks), entry.seat, entry.by))
            self.picks.extend(entry.picks)
        elif entry.kind == "undo":
            self.marks.append({"kind": "undo", "seat": entry.seat, "at": len(self.picks), "to": entry.to})
            del self.picks[entry.to :]
            while self.units and self.units[-1].start >= entry.to:
                self.units.pop()
        elif entry.kind == "concede":
            self.seats[entry.seat].conceded = True
            self.marks.append({"kind": "concede", "seat": entry.seat, "at": len(self.picks), "why": entry.why})
        self.seq = entry.seq
        self.remember(entry.seat, entry.msg)
        if self.clock is not None and entry.clocks:
            self.clock.left = list(entry.clocks)
            self.clock.running = None

    def settle(self, now: float) -> None:
        """Who must decide now, and whose clock runs, follow from position and notes."""
        self.undo_asked = None
        self.undo_agreed = set()
        self.outcome = self._outcome()
        self.since = now
        holder = self.holder
        if self.clock is not None:
            if holder is None:
                self.clock.pause(now)
            else:
                self.clock.hand_to(holder, now)
        if holder is not None and self.seats[holder].auto_pass == "turn" and self.game.window(self.state) is None:
            self.seats[holder].auto_pass = "off"

    def tell(self, seq: int, beats: list[Beat]) -> None:
        """News for clients who come back soon."""
        self._recent.append((seq, beats))
        if len(self._recent) > FOLLOWED:
            at, kept = self._recent[-1 - FOLLOWED]
            self._recent[-1 - FOLLOWED] = (at, [Beat(beat.news, None) for beat in kept])

    def forget_news(self) -> None:
        """Whoever missed anything up to here jumps to the present."""
        self._recent.clear()

    def abandon(self, outcome: Outcome, now: float) -> None:
        """Nobody plays on: nothing can be decided any more."""
        self.outcome = outcome
        if self.clock is not None:
            self.clock.pause(now)

    def credit(self, seconds: float, now: float) -> None:
        """The table could not take a pick for so long: it counts neither as thinking nor as being away."""
        if self.clock is not None:
            self.clock.credit(seconds, now)
        self.since = max(self.since, min(now, self.since + seconds))
        for seat in self.seats:
            if seat.away_since is not None:
                seat.away_since = max(seat.away_since, min(now, seat.away_since + seconds))

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
        return Record(self.game.id, self.terms.setup, self.seed, list(self.picks), self.terms.rules_version, marks)

    # -- inside ---------------------------------------------------------------------------------------------------
    def _entry(self, kind: Kind, seat: int, now: float, state: CoreState | None = None, earns: bool = True) -> Entry:
        after = state or self.state
        clocks: list[float] = []
        if self.clock is not None:
            clocks = [round(self.clock.remaining(number, now), 3) for number in range(len(self.seats))]
            running = self.clock.running
            if earns and running is not None and (after.decision is None or after.decision.seat != running):
                clocks[running] += self.clock.terms.add
        return Entry(self.seq + 1, kind, seat, clocks=clocks, at=now, ask=ask_of(after))

    def notices(self, entry: Entry) -> list[Event | Notice]:
        """What an entry tells everybody beside the rules."""
        if entry.kind == "undo":
            return [Notice("Undone", entry.seat)]
        if entry.kind == "concede":
            return [Notice("TimedOut" if entry.why == "time" else "Conceded", entry.seat)]
        return []

    def remember_pass(self, entry: Entry) -> None:
        """Who has passed a chance to act is not asked again in this turn while nothing about it has changed."""
        window = self.game.window(self.state)
        if window is not None and entry.picks[0] == window[0]:
            self._passed[entry.seat] = self._at_stake(self.state, entry.seat)

    def rebuilding(self, kept: int) -> Generator[None, None, None]:
        """Play the position after the first `kept` picks again, pick by pick, so that it is there when asked for."""
        yield from self.positions.rebuilding(self.picks, kept)

    def position_before(self, kept: int) -> CoreState:
        """The position after the first `kept` picks."""
        return self.positions.at(self.picks, kept)

    def _outcome(self) -> Outcome | None:
        result = self.state.result
        if result is not None:
            return Outcome(tuple(result.winners), result.why)
        if not any(seat.conceded for seat in self.seats):
            return None
        # Whom the rules have put out stands no more: they need not concede, and cannot win by others doing so.
        stands = [s.number for s in self.seats if not s.conceded and not self.game.out(self.state, s.number)]
        standing = {self.game.side(self.state, seat) for seat in stands}
        people = any(seat.plays for seat in self.seats)
        if len(standing) <= 1 or not people:
            winners = tuple(s.number for s in self.seats if self.game.side(self.state, s.number) in standing)
            last = next(mark["why"] for mark in reversed(self.marks) if mark["kind"] == "concede")
            return Outcome(winners, "time" if last == "time" else "conceded")
        return None


def _outcomes(preview: Any) -> list[Any]:
    """Who would fall and who would stand, without the figures that lead there."""
    if isinstance(preview, list):
        return [found for one in preview for found in _outcomes(one)]
    if not isinstance(preview, dict):
        return []
    own = [(preview.get("n") or preview.get("at"), preview["outcome"])] if "outcome" in preview else []
    return own + [found for one in preview.values() for found in _outcomes(one)]
