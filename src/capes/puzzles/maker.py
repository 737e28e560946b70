"""Making puzzles: positions of played games in which a goal can be forced, the trivial and the alike left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from capes.bots.arena import Pairing, play
from capes.core.errors import CapesError
from capes.core.event import TurnBegan
from capes.core.game import Game
from capes.core.record import Record
from capes.core.rng import Rng
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.puzzles.goals import Aim, Goal
from capes.puzzles.grading import bits_of, critical, is_trivial
from capes.puzzles.puzzle import Puzzle, name_for
from capes.puzzles.solver import Solver, Unsettled

FIRST_LOOK: Final = 6_000
"""Picks tried at a position before the next one is looked at."""
PROOF: Final = 20_000
"""Picks a puzzle may take to be proven: half a minute of plain Python at most."""
FRESH: Final = 2
"""So many turns at the start of a game hold no puzzles."""


class Turn(NamedTuple):
    """One turn of a record: who is at it, and its decisions (how many picks were made before, and the position)."""

    number: int
    decisions: list[tuple[int, CoreState]]


def turns_of(game: Game, record: Record) -> Iterator[Turn]:
    """The turns of a game with its real choices."""
    number = 0
    decisions: list[tuple[int, CoreState]] = []
    for at, state in enumerate(record.positions(game)):
        if any(isinstance(event, TurnBegan) for event in state.news):
            yield Turn(number, decisions)
            number, decisions = number + 1, []
        if state.decision is not None and len(state.decision.options) > 1:
            decisions.append((at, state.copy()))
    yield Turn(number, decisions)


def find_puzzles(game: Game, record: Record, source: dict[str, Any]) -> list[Puzzle]:
    """The best puzzle of every goal in a game."""
    best: dict[Goal, Puzzle] = {}
    for turn in turns_of(game, record):
        if turn.number <= FRESH:
            continue
        won: set[int] = set()
        for goal, seat in goals_in(game, turn):
            if goal == "level" and seat in won:  # who can win at once is not asked to level up
                continue
            found = in_turn(game, record, turn, seat, goal, source)
            if found is not None:
                won.add(seat)
                if goal not in best or found.bits > best[goal].bits:
                    best[goal] = found
    return list(best.values())


def goals_in(game: Game, turn: Turn) -> list[tuple[Goal, int]]:
    """What could be asked in a turn, and of whom: who attacks may win or level up, who is attacked may hold out."""
    seats = Counter(state.decision.seat for _, state in turn.decisions if state.decision is not None)
    if not seats:
        return []
    busiest = seats.most_common(1)[0][0]
    found: list[tuple[Goal, int]] = []
    for seat in seats:
        found.append(("ko", seat))
        if game.id == "vs" and seat == busiest:
            found.append(("level", seat))
        if seat != busiest:
            found.append(("survive", seat))
    return found


def in_turn(game: Game, record: Record, turn: Turn, seat: int, goal: Goal, source: dict[str, Any]) -> Puzzle | None:
    """The hardest position of a turn from which the goal can be forced; later ones are looked at first."""
    mine = [
        (at, state)
        for at, state in turn.decisions
        if state.decision is not None and state.decision.seat == seat and not state.decision.about
    ]  # nobody begins in the middle of what a card asks
    if not mine or not is_near(game, mine[0][1], seat, goal):
        return None
    best: Puzzle | None = None
    solver = Solver(Aim(game, mine[0][1], seat, goal), FIRST_LOOK)
    failed = 0
    for at, state in reversed(mine):
        try:
            if not solver.proves(state):
                failed += 1
                if failed > 4:
                    break
                continue
            made = describe(solver, record, at, state, source)
        except Unsettled:
            failed += 1
            if failed > 4:
                break
            continue
        if made is not None and (best is None or made.bits > best.bits + 0.5):
            best = made
    return best


def is_near(game: Game, state: CoreState, seat: int, goal: Goal) -> bool:
    """Whether a look is worth it: nobody asks how a lost game is won at once, or how a safe one is held."""
    worth = game.worth(state, seat)
    return worth < 0.6 if goal == "survive" else worth > 0.3


def describe(
    solver: Solver, record: Record, at: int, state: CoreState, source: dict[str, Any], trivial: bool = False
) -> Puzzle | None:
    """A proven position as a puzzle; None if it is trivial and that is not wanted."""
    fresh = Solver(solver.aim, PROOF)
    line = fresh.line(state)
    if is_trivial(line) and not trivial:
        return None
    solutions = len(fresh.solutions(state))
    mine = critical(line) or [step for step in line if step.mine]
    aim = solver.aim
    return Puzzle(
        id=name_for(record.game, record.setup, record.seed, at, aim.seat, aim.goal),
        game=record.game, setup=record.setup, seed=record.seed, picks=record.picks[:at], seat=aim.seat, goal=aim.goal,
        line=[step.pick for step in line], solutions=solutions, length=len(mine),
        branching=round(sum(step.options for step in mine) / len(mine), 1), bits=round(bits_of(line), 2),
        nodes=fresh.total, source=source,
    )  # fmt: skip


def setups(game: Game, seed: int) -> dict[str, Any]:
    """Two different decks in turn, so that all of them come up equally often."""
    decks = [str(deck["id"]) for deck in game.setup_form().get("decks", [])]
    if len(decks) < 2:
        return {}
    first = seed % len(decks)
    other = (first + 1 + Rng(seed).below(len(decks) - 1)) % len(decks)
    return {"decks": [decks[first], decks[other]]}


def from_simulation(name: str, seed: int, bot: str, fraction: float) -> list[Puzzle]:
    """A game between bots, searched for puzzles."""
    game = game_by_id(name)
    setup = setups(game, seed)
    played = play(Pairing(name, setup, seed, (bot, bot), fraction))
    record = Record(name, setup, seed, played.picks)
    return find_puzzles(game, record, {"bots": bot, "fraction": fraction, "seed": seed})


def from_record(record: Record, called: str) -> list[Puzzle]:
    """A recorded game, searched for puzzles."""
    return find_puzzles(game_by_id(record.game), record, {"record": called})


# -- choosing --------------------------------------------------------------------------------------------------------


def likeness(puzzle: Puzzle) -> frozenset[str]:
    """What makes a puzzle the one it is: who is there, and what is done."""
    game = game_by_id(puzzle.game)
    state = puzzle.position()
    view = game.view(state, puzzle.seat)
    faces: list[str] = []
    for shown in getattr(view, "characters", []):
        faces.append(f"{shown.seat == puzzle.seat} {getattr(shown, 'face', '') or getattr(shown, 'name', '')}")
    if not faces:
        faces = [
            f"{seat == puzzle.seat} {card}" for seat, team in enumerate(getattr(state, "teams", [])) for card in team
        ]
    picks: list[str] = []
    for index in puzzle.line:
        decision = state.decision
        if decision is None or index >= len(decision.options):
            break
        if decision.seat == puzzle.seat:
            picks.append(decision.options[index].verb)
        game.pick(state, index)
        while state.decision is not None and len(state.decision.options) == 1:
            game.pick(state, 0)
    return frozenset([puzzle.goal, *faces, *(f"{at} {verb}" for at, verb in enumerate(picks))])


def is_asked_by_a_card(puzzle: Puzzle) -> bool:
    """Whether it begins in the middle of something."""
    decision = puzzle.position().decision
    return decision is not None and decision.about != 0


def overlap(one: frozenset[str], other: frozenset[str]) -> float:
    """How much two puzzles have in common, from 0 to 1."""
    return len(one & other) / max(1, len(one | other))


def chosen(candidates: list[Puzzle], most: int, alike: float = 0.7) -> list[Puzzle]:
    """So many different puzzles, spread over decks and goals; the hardest of each first."""
    rank: Counter[tuple[str, str]] = Counter()
    waiting: list[tuple[int, float, Puzzle]] = []
    for puzzle in sorted(candidates, key=lambda one: -one.bits):
        group = (deck_of(puzzle), puzzle.goal)
        waiting.append((rank[group], -puzzle.bits, puzzle))
        rank[group] += 1
    waiting.sort(key=lambda entry: (entry[0], entry[1], entry[2].id))
    kept: list[Puzzle] = []
    seen: list[frozenset[str]] = []
    for _, _, puzzle in waiting:
        if len(kept) >= most:
            break
        try:
            if is_asked_by_a_card(puzzle):
                continue
            mark = likeness(puzzle)
        except CapesError:
            continue
        if all(overlap(mark, other) < alike for other in seen):
            kept.append(puzzle)
            seen.append(mark)
    return kept


def deck_of(puzzle: Puzzle) -> str:
    """The deck the solver plays, or the game where there are none."""
    decks = puzzle.setup.get("decks") or []
    return str(decks[puzzle.seat]) if puzzle.seat < len(decks) else puzzle.game
