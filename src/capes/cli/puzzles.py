"""`capes puzzles`: positions in which something can be forced: make them, list, show, solve and check them."""

from __future__ import annotations

import json as jsonlib
import time
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from capes.api.progress import progress
from capes.api.table import load
from capes.bots.study.many import check_jobs
from capes.core.errors import BadSetup
from capes.core.levels import level as level_by_id
from capes.games import game as game_by_id
from capes.language.sentence import plain
from capes.puzzles.goals import GOALS
from capes.puzzles.maker import chosen, deck_of
from capes.puzzles.proof import prove, told_line
from capes.puzzles.puzzle import Puzzle, find, from_file, shipped, write_puzzles
from capes.puzzles.solver import BUDGET, Unsettled
from capes.puzzles.themes import THEMES
from capes.puzzles.workshop import Job, Notes, grade_all, search_all

puzzles = App(name="puzzles", help="Positions in which the player to move can force something: find, show, solve.")

File = Annotated[Path | None, Parameter(help="A file of puzzles; those that come with the game without.")]


def of(file: Path | None) -> list[Puzzle]:
    """The puzzles of a file, or those that come with the game."""
    return list(shipped()) if file is None else from_file(file)


def one(id: str, file: Path | None) -> Puzzle:
    """A puzzle by its name."""
    if file is None:
        return find(id)
    named = [puzzle for puzzle in from_file(file) if puzzle.id == id]
    if not named:
        raise BadSetup(plain(f"{file} has no puzzle {id}"))
    return named[0]


@puzzles.command(name="list")
def list_(
    *,
    game: Literal["", "vs", "duel"] = "",
    goal: str = "",
    theme: str = "",
    grade: Literal["", "easy", "medium", "hard"] = "",
    file: File = None,
    json: bool = False,
) -> None:
    """The puzzles there are, easiest first.

    capes puzzles list --game vs --theme team-attack
    capes puzzles list --goal level --grade hard --json

    Parameters
    ----------
    game
        vs or duel; both without.
    goal
        ko, level or survive.
    theme
        What the solution shows: team-attack, power-up, flight ...
    grade
        easy, medium or hard.
    json
        Print them as data.
    """
    for name, value, known in (("goal", goal, GOALS), ("theme", theme, THEMES)):
        if value and value not in known:
            raise BadSetup(plain(f"there is no {name} {value!r}; there are {', '.join(known)}"))
    found = [
        puzzle
        for puzzle in of(file)
        if (not game or puzzle.game == game)
        and (not goal or puzzle.goal == goal)
        and (not theme or theme in puzzle.themes)
        and (not grade or puzzle.grade == grade)
    ]
    if json:
        print(jsonlib.dumps([summary(puzzle) for puzzle in found]))
        return
    console = Console(highlight=False)
    for puzzle in found:
        console.print(
            f"{puzzle.id:14} {puzzle.goal:8} {puzzle.rating:5} {puzzle.grade:7} {deck_of(puzzle):28} "
            f"{', '.join(puzzle.themes)}",
            soft_wrap=True,
        )
    console.print(f"{len(found)} puzzles")


def summary(puzzle: Puzzle) -> dict[str, object]:
    """A puzzle as data, without the game that leads to it."""
    kept = ("id", "game", "goal", "seat", "rating", "length", "branching", "bits", "solutions", "missed", "themes")
    return {**{name: getattr(puzzle, name) for name in kept}, "grade": puzzle.grade, "deck": deck_of(puzzle)}


@puzzles.command
def show(id: str, /, *, file: File = None, json: bool = False) -> None:
    """The position of a puzzle, and what is to be forced; not how.

    capes puzzles show vs-1a2b3c4d
    """
    puzzle = one(id, file)
    state = puzzle.position()
    game = game_by_id(puzzle.game)
    if json:
        data = {**summary(puzzle), "source": puzzle.source, "view": msgspec.to_builtins(game.view(state, puzzle.seat))}
        print(jsonlib.dumps(data))
        return
    console = Console(highlight=False, markup=False)
    console.print(load(puzzle.record).board(puzzle.seat))
    console.print(f"\nPlayer {puzzle.seat + 1}: {asked(puzzle)} ({puzzle.grade}, {puzzle.rating})")


def asked(puzzle: Puzzle) -> str:
    """What a puzzle asks for, in English."""
    if puzzle.goal == "level":
        return "level up this turn, whatever the rival does"
    if puzzle.goal == "survive":
        return "get through this turn, whatever the rival does"
    if puzzle.game == "duel":
        return "leave no rival Character standing this turn, whatever the rival does"
    return "KO the enemy Main this turn, whatever the rival does"


@puzzles.command
def solve(id: str, /, *, file: File = None, budget: int = BUDGET, json: bool = False) -> None:
    """Solve a puzzle: every first pick that does it, and one proven line.

    capes puzzles solve vs-1a2b3c4d

    Parameters
    ----------
    budget
        How many picks may be tried.
    json
        Print it as data.
    """
    puzzle = one(id, file)
    state = puzzle.position()
    game = game_by_id(puzzle.game)
    solver = puzzle.solver(state, budget)
    began = time.perf_counter()
    try:
        holding = solver.solutions(state)
    except Unsettled:
        raise BadSetup(plain(f"not settled within {budget} picks; --budget allows more")) from None
    seconds = time.perf_counter() - began
    decision = state.decision
    assert decision is not None
    first = [game.label(state, decision.options[index]) for index in holding]
    line = told_line(puzzle)
    if json:
        told = [{"player": seat + 1, "pick": text} for seat, text in line]
        data = {"id": puzzle.id, "first": first, "line": told, "nodes": solver.total, "seconds": round(seconds, 3)}
        print(jsonlib.dumps(data))
        return
    console = Console(highlight=False, markup=False)
    console.print(f"{asked(puzzle).capitalize()}: {len(first)} of {len(decision.options)} first picks do it")
    for text in first:
        console.print(f"  {text}")
    console.print("One line:")
    for seat, text in line:
        console.print(f"  {'' if seat == puzzle.seat else '    rival: '}{text}")
    console.print(f"{solver.total} picks tried in {seconds:.2f} s")


@puzzles.command
def check(*ids: str, file: File = None, budget: int = BUDGET, json: bool = False) -> None:
    """Prove puzzles again by the rules as they are now; exit code 1 if one does not hold.

    capes puzzles check
    capes puzzles check --file mine.jsonl --json

    Parameters
    ----------
    ids
        Puzzles by name; all without any.
    budget
        How many picks may be tried for each.
    json
        Print what was found as data.
    """
    wanted = [one(id, file) for id in ids] or of(file)
    found, slow = [], 0
    with progress("puzzles", len(wanted), json) as told:
        for puzzle in wanted:
            began = time.perf_counter()
            found.append(prove(puzzle, budget))
            slow += time.perf_counter() - began > 5
            told()
    broken = [proof for proof in found if not proof.holds]
    if json:
        print(jsonlib.dumps({"puzzles": len(found), "slow": slow, "proofs": [proof.to_data() for proof in found]}))
    else:
        for proof in broken:
            print(f"{proof.puzzle.id}: {proof.why}")
        print(f"{len(found) - len(broken)} of {len(found)} puzzles hold; {slow} took more than 5 s")
    if broken:
        raise SystemExit(1)


@puzzles.command
def make(
    out: Path,
    /,
    *records: Path,
    game: Literal["vs", "duel"] = "vs",
    games: int = 100,
    seed: int = 1,
    bot: str = "hero",
    fraction: float = 0.25,
    keep: int = 0,
    jobs: int = 0,
) -> None:
    """Search simulated or recorded games for puzzles; called again, it goes on where it was.

    What is found is added to OUT. With --keep the best and most different of all found so far are graded by Champion
    and written to OUT.chosen.

    capes puzzles make found.jsonl --games 200
    capes puzzles make found.jsonl --game duel --games 200 --seed 1000
    capes puzzles make found.jsonl game1.json game2.json
    capes puzzles make found.jsonl --games 0 --keep 300

    Parameters
    ----------
    out
        Where the puzzles go, as lines of JSON.
    records
        Recorded games to be searched instead of simulated ones.
    game
        vs or duel.
    games
        How many games to simulate.
    seed
        The seed of the first.
    bot
        Who plays them.
    fraction
        How much of its normal thinking it does.
    keep
        How many puzzles to choose in the end; 0: none.
    jobs
        Processes to work in; as many as there are cores without.
    """
    check_jobs(jobs)
    level_by_id(bot)
    if records:
        todo = [Job(game, file=str(file)) for file in records]
    else:
        todo = [Job(game, number, bot, fraction) for number in range(seed, seed + games)]
    notes = Notes(out)
    problems: list[str] = []
    if todo:
        with progress("games", len(todo)) as told:
            problems = search_all(todo, notes, jobs, told)
    found = notes.puzzles()
    print(f"{len(found)} puzzles in {out}")
    if keep:
        best = chosen(found, keep)
        with progress("grading", len(best)) as told:
            best = grade_all(best, jobs, told)
        path = out.with_suffix(out.suffix + ".chosen")
        path.write_text(write_puzzles(best), encoding="utf-8")
        print(f"{len(best)} chosen, in {path}")
    for problem in problems:
        print(f"not searched: {problem}")
