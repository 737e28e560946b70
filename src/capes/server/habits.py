"""What somebody tends to get wrong, counted from judged games: what a coach would have them practise."""

from __future__ import annotations

from collections import Counter
from typing import Final

from capes.core.event import TurnBegan
from capes.core.game import Game
from capes.core.option import Decision
from capes.core.record import Record
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.live.shapes import HabitShown
from capes.puzzles.goals import Aim
from capes.puzzles.solver import Solver, Unsettled

COSTLY: Final = 0.04
"""A pick that gives away so much of the chance of winning counts as wrong."""
LOOK: Final = 800
"""Picks tried to see whether somebody could have won at once."""

MISSED, TWISTS, RECRUITS, IDLE = "missed-lethal", "wasted-cards", "over-recruiting", "idle-attackers"
HABITS: Final = (MISSED, TWISTS, RECRUITS, IDLE)
BY_VERB: Final = {"play": TWISTS, "recruit": RECRUITS}
PASSING: Final = ("end turn", "pass")


def habit_of(decision: Decision, pick: int) -> str:
    """Which habit a pick could be an instance of; '' for none."""
    verb = decision.options[pick].verb
    if verb in BY_VERB:
        return BY_VERB[verb]
    return IDLE if verb in PASSING and offers_attack(decision) else ""


def offers_attack(decision: Decision) -> bool:
    """Whether somebody could be attacked now."""
    return any(option.verb == "attack" for option in decision.options)


def could_win(game: Game, state: CoreState) -> bool:
    """Whether whoever decides can force the win in this turn; what takes long to see is not held against anybody."""
    assert state.decision is not None
    try:
        return Solver(Aim(game, state, state.decision.seat, "ko"), LOOK).proves(state)
    except Unsettled:
        return False


def missed_wins(game: Game, record: Record) -> list[tuple[int, int]]:
    """Turns in which a seat could have won at once and did not: the pick that gave it away, and whose."""
    found: list[tuple[int, int]] = []
    sure: tuple[int, int] | None = None  # at which pick a win was there, and whose
    looked: set[int] = set()  # seats whose first chance to attack in this turn has been looked at
    for at, state in enumerate(record.positions(game)):
        if any(isinstance(event, TurnBegan) for event in state.news) or state.result is not None:
            if sure is not None and (state.result is None or sure[1] not in state.result.winners):
                found.append(sure)
            sure = None
            looked.clear()
        decision = state.decision
        if decision is None or decision.seat in looked or not offers_attack(decision):
            continue
        looked.add(decision.seat)
        if sure is None and could_win(game, state):
            sure = (at, decision.seat)
    return found


def habits_in(text: str, lost: dict[int, float]) -> list[dict[str, list[int]]]:
    """The habits a judged game shows, seat by seat; `lost` is what each costly pick gave away. Runs in the worker."""
    record = Record.from_json(text)
    game = game_by_id(record.game)
    judged: list[tuple[int, str, float]] = []
    seats = 2
    for at, state in enumerate(record.positions(game)):
        seats = game.seats(state)
        decision = state.decision
        if decision is not None and at < len(record.picks) and len(decision.options) > 1:
            judged.append((decision.seat, habit_of(decision, record.picks[at]), lost.get(at, 0.0)))
    return counted(seats, judged, missed_wins(game, record) if seats == 2 else [])


def counted(
    seats: int, judged: list[tuple[int, str, float]], missed: list[tuple[int, int]]
) -> list[dict[str, list[int]]]:
    """For every seat how often each habit could have shown, and did: `{habit: [chances, times]}`."""
    chances: list[Counter[str]] = [Counter() for _ in range(seats)]
    times: list[Counter[str]] = [Counter() for _ in range(seats)]
    for seat, habit, lost in judged:
        if habit:
            chances[seat][habit] += 1
            times[seat][habit] += lost >= COSTLY
    for _, seat in missed:
        chances[seat][MISSED] += 1
        times[seat][MISSED] += 1
    return [{habit: [chances[seat][habit], times[seat][habit]] for habit in chances[seat]} for seat in range(seats)]


def shown(games: list[dict[str, list[int]]]) -> list[HabitShown]:
    """All that was counted of somebody, the worst habit first."""
    chances: Counter[str] = Counter()
    times: Counter[str] = Counter()
    for counts in games:
        for habit, (could, did) in counts.items():
            chances[habit] += could
            times[habit] += did
    rows = [HabitShown(habit, chances[habit], times[habit]) for habit in HABITS if chances[habit]]
    return sorted(rows, key=lambda row: (-row.times / row.chances, -row.times))
