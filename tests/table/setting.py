"""Tables laid for tests."""

from __future__ import annotations

from typing import Any

from capes.core.option import Option
from capes.table.entry import Entry, Plan
from capes.table.match import Match
from capes.table.terms import SeatTerms, Terms, check_terms
from tests.table.rumble import RUMBLE


def terms(mode: str = "duel", seats: int = 2, bots: int = 0, **more: Any) -> Terms:
    """People first, then bots."""
    people = [SeatTerms("human", person=f"p{n}", name=f"Player {n}") for n in range(seats - bots)]
    programs = [SeatTerms("bot", "rookie", name=f"Bot {n}") for n in range(bots)]
    setup = {"mode": mode, "buggy": more.pop("buggy", False)}
    made = Terms("t1", "rumble", setup, people + programs, server_seed=more.pop("server_seed", "ab" * 64), **more)
    check_terms(RUMBLE, made)
    return made


class Kept:
    """A match and its journal."""

    def __init__(self, agreed: Terms) -> None:
        self.match = Match(RUMBLE, agreed)
        self.journal: list[Entry] = []
        self.now = 100.0
        self.keep(self.match.plan_start(self.now))
        for seat in self.match.seats:
            seat.away_since = None

    def keep(self, plan: Plan | None) -> None:
        assert plan is not None
        self.journal.append(plan.entry)
        self.match.make(plan, self.now)

    def option(self, verb: str, **of: int) -> int:
        """The index of an option of the pending decision."""
        decision = self.match.state.decision
        assert decision is not None
        return list(decision.options).index(Option(verb, card=of.get("card", 0), number=of.get("number", 0)))

    def pick(self, seat: int, verb: str, **of: int) -> None:
        self.keep(self.match.plan_picks(seat, [(None, self.option(verb, **of))], self.now))


def match(**more: Any) -> Kept:
    return Kept(terms(**more))
