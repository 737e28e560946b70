"""What the table does by itself: bots' turns, asked-for passes, fallen flags and players who have left."""

from __future__ import annotations

from collections.abc import Generator

from capes.core.errors import CapesError
from capes.core.sight import Sight
from capes.table.entry import By, Chore, Plan
from capes.table.match import Match, at_once
from capes.table.player import AutoPasser, Glance
from capes.table.undo import rivals

DAY = 86400.0
BEAT = 0.5
"""Seconds every asked-for pass waits, whatever is in the hand: an instant one would tell something."""
IDLE = 900.0
"""Seconds a present player without a clock may hold up other people before counting as away."""


def arrived(match: Match, seat: int) -> None:
    """The player is connected."""
    if match.seats[seat].kind == "human":
        match.seats[seat].away_since = None


def gone(match: Match, seat: int, now: float) -> None:
    """The player's last connection closed."""
    if match.seats[seat].kind == "human" and match.seats[seat].away_since is None:
        match.seats[seat].away_since = now


def chore(match: Match, bot_beat: float = 0.0) -> Chore | None:
    """The next thing to do without any message, with its time; None while only people can move the match on."""
    holder = match.holder
    if holder is None:
        return None
    seat = match.seats[holder]
    if not seat.plays:
        return Chore("bot", holder, match.since + bot_beat)
    due: list[Chore] = []
    window = match.game.window(match.state) if seat.auto_pass != "off" else None
    if match.idle(match.state) is not None:
        due.append(Chore("auto-pass", holder, match.since))
    elif window is not None and (seat.auto_pass == "turn" or holder not in window[1]):
        due.append(Chore("auto-pass", holder, match.since + BEAT))
    if match.terms.days:
        if rivals(match, holder):
            due.append(Chore("flag", holder, match.since + match.terms.days * DAY))
        return min(due, key=lambda one: one.at, default=None)
    if match.clock is not None and match.clock.held is None:
        due.append(Chore("flag", holder, match.clock.falls_at(holder)))
    if rivals(match, holder):
        due.extend(_leaver_chores(match, holder))
    return min(due, key=lambda one: one.at, default=None)


def _leaver_chores(match: Match, holder: int) -> list[Chore]:
    terms = match.terms
    away = match.seats[holder].away_since
    if away is None:
        if match.clock is None and match.terms.leaver != "concede":
            return [Chore("stand-in", holder, match.since + IDLE)]
        return []
    give_up = Chore("give-up", holder, away + (terms.patience if terms.leaver == "concede" else terms.give_up))
    if terms.leaver == "concede":
        return [give_up]
    # Patience is spent once per absence: later decisions of the same absence wait only a beat.
    return [give_up, Chore("stand-in", holder, max(away + terms.patience, match.since + BEAT))]


def sight(match: Match, seat: int, level: str = "", seconds: float = 1.0) -> Sight:
    """What a program playing for this seat may go by."""
    decision = match.state.decision
    assert decision is not None
    chance = own_chance(match.terms.table, decision.number, seat)
    return Sight(match.game, match.state, seat, level, chance, seconds, f"{match.terms.table} {seat}")


def own_chance(table: str, number: int, seat: int) -> int:
    """A seed for a program's own chance that has nothing to do with the cards."""
    value = 1469598103934665603
    for byte in f"{table}|{number}|{seat}".encode():
        value = (value ^ byte) * 1099511628211 & 0xFFFFFFFFFFFFFFFF
    return value


def plan_chore(match: Match, due: Chore, now: float, choice: int | None = None) -> Plan:
    """Carry out a chore; `choice` is what a bot elsewhere has chosen for it."""
    return at_once(planning_chore(match, due, now, choice))


def planning_chore(match: Match, due: Chore, now: float, choice: int | None = None) -> Generator[None, None, Plan]:
    """The same with a pause after every pick."""
    if due.seat != match.holder:
        raise CapesError("error-this-chore-is-no-longer-due")
    if due.kind == "flag":
        return match.plan_concede(due.seat, now, why="time")
    if due.kind == "give-up":
        return match.plan_concede(due.seat, now, why="left")
    if due.kind == "auto-pass":
        idle = match.idle(match.state)
        if idle is not None:
            return (yield from match.planning_picks(due.seat, [(None, idle)], now, by="auto-pass"))
        window = match.game.window(match.state)
        if window is None:
            raise CapesError("error-there-is-nothing-to-pass")
        return (yield from match.planning_picks(due.seat, [(None, window[0])], now, by="auto-pass"))
    if choice is None:
        look = sight(match, due.seat, match.seats[due.seat].level)
        passive = due.kind == "stand-in" and match.terms.leaver == "pass"
        choice = AutoPasser().choose(look) if passive else Glance().choose(look)
    by: By = "bot" if due.kind == "bot" else "stand-in"
    return (yield from match.planning_picks(due.seat, [(None, choice)], now, by=by))
