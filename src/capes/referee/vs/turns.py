"""Turns as they are told: their order, the draw, the Recovery Phase, and the points of the Recruit Step."""

from __future__ import annotations

from typing import Final

from capes.referee.reading import Fact
from capes.referee.sheet import NotJudged, Sheet
from capes.referee.vs.ending import next_seat
from capes.referee.vs.powers import is_said
from capes.referee.vs.replay import BLOCKED, Replay
from capes.referee.vs.table import Table
from capes.vs.state.character import STUNNED, UP
from capes.vs.state.state import State
from capes.vs.words.truths import CannotReady, CannotRecover

PHASES: Final = ("draw", "recovery", "build", "main", "end")


def draws_due(state: State, turn: int, seat: int, first: int) -> int:
    """DRAW-01, 02, FFA-02, 2V2-03, 2HT-05: two cards, but for the first round's exceptions."""
    setup = state.setup
    if turn == 1:
        return 0
    if turn == 2 and setup.seats > 2 and not setup.joint:
        return 1
    return 2


def turn_began(sheet: Sheet, replay: Replay, fact: Fact, first: int | None) -> None:
    """TURN-01: whose turn it is."""
    now = replay.now
    if now.turn == 0:
        if first is not None:
            sheet.same("SETUP-02", "who takes the first turn", first, fact.seat)
        return
    row = {"2v2": "2V2-02", "two-headed": "2HT-02"}.get(now.setup.mode, "TURN-01")
    expected = next_seat(Table(now))
    if now.setup.joint:
        sides = now.setup.sides
        sheet.same(row, "which side's turn is next", sides[expected], sides[fact.seat])
    else:
        sheet.same(row, "whose turn is next", expected, fact.seat)
    sheet.same("TURN-01", "the number of the turn", now.turn + 1, fact.number)


def draw_phase(sheet: Sheet, replay: Replay, facts: list[Fact], at: int) -> None:
    """The draw that stands right before the Recovery Phase: exactly as many as are due and there."""
    now = replay.now
    since = max((n for n in range(at) if facts[n].what == "TurnBegan"), default=-1)
    between = facts[since + 1 : at]
    plain = since >= 0 and all(fact.what in ("Drew", "DrewCard", "Healed", "Triggered") for fact in between)
    row = {"ffa": "FFA-02", "2v2": "2V2-03", "two-headed": "2HT-05"}.get(now.setup.mode, "DRAW-02")
    row = row if now.turn <= len(now.players) else "DRAW-01"
    for seat in Table(now).active():
        due = draws_due(now, now.turn, seat, 0)
        drew = [fact.number for fact in between if fact.what == "Drew" and fact.seat == seat]
        earlier = sum(fact.what == "DrewCard" and fact.seat == seat for fact in facts[: since + 1])
        deck = len(now.players[seat].deck) - earlier
        if plain and not any(fact.what == "Triggered" for fact in between):
            sheet.same(row, f"cards drawn by seat {seat} in turn {now.turn}", min(due, deck), sum(drew))
        elif due and deck >= 10 and drew:
            sheet.holds(row, f"seat {seat} draws {due} in turn {now.turn}", due in drew, drew)
        else:
            sheet.skip(row, "powers resolved around the draw")


def recovery(sheet: Sheet, replay: Replay, facts: list[Fact], at: int) -> None:
    """RECOVERY-01, 02, 05 to 07: the active side's stunned characters recover, then all of it readies."""
    told = facts[at + 1 :]
    recovered: set[int] = set()
    readied: set[int] = set()
    for fact in told:
        if fact.what == "Recovered" and not readied:
            recovered.add(fact.card)
        elif fact.what == "Readied":
            readied.add(fact.card)
        elif fact.what not in ("Recovered", "Readied"):
            break
    try:
        table = replay.table()
        side = [
            character for character in table.people if any(table.controls(seat, character) for seat in table.active())
        ]
        expected = {
            character.number
            for character in side
            if character.state == STUNNED and not is_said(table, CannotRecover, character)
        }
        sheet.same("RECOVERY-01", "who recovers", expected, recovered)
        standing = [
            character
            for character in side
            if character.state == UP or character.number in expected or character.state not in (UP, STUNNED)
        ]
        held = {
            character.number
            for character in side
            if character.frozen == BLOCKED or is_said(table, CannotReady, character)
        }
        ready = {character.number for character in standing if not character.ready and character.number not in held}
        row = "RECOVERY-06" if any(character.frozen for character in side) else "RECOVERY-02"
        sheet.same(row, "who readies", ready, readied)
    except NotJudged as why:
        sheet.skip("RECOVERY-01", why)


def points(sheet: Sheet, before: State, facts: list[Fact], at: int) -> None:
    """RECRUIT-01, RESOURCE-04: a point for each resource, face up or down, on top of what cards gave."""
    fact = facts[at]
    if any(earlier.what in ("Triggered", "PowerUsed", "TwistPlayed") for earlier in facts[:at]):
        sheet.skip("RECRUIT-01", "powers resolved before")
        return
    player = before.players[fact.seat]
    count, had, known = len(player.resources), player.points, True
    for earlier in facts[:at]:
        if earlier.seat == fact.seat and earlier.what in ("ResourcePlaced", "ResourceAdded"):
            count += 1
        elif earlier.what == "ResourceLost" and earlier.seat == fact.seat:
            count -= 1
        elif earlier.what == "TurnBegan" or (earlier.what == "PointsGained" and earlier.seat == fact.seat):
            known = False
    if not known:
        sheet.skip("RECRUIT-01", "points gained before in the same breath")
        return
    sheet.same("RECRUIT-01", f"recruit points of seat {fact.seat}", had + count, fact.number)


def phases(sheet: Sheet, replay: Replay, fact: Fact) -> None:
    """TURN-01: phases come in their order."""
    now = replay.now
    if fact.text in PHASES and now.phase in PHASES:
        was, new = PHASES.index(now.phase), PHASES.index(fact.text)
        sheet.holds("TURN-01", f"the {fact.text} phase comes after the {now.phase} phase", new > was or was == new == 0)
