"""`capes ladder`: rank the levels of the bots."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path

from rich.console import Console
from rich.table import Table

from capes.api.progress import progress
from capes.bots.study import ladder as study
from capes.bots.study.many import check_jobs
from capes.bots.study.pictures import check_path, check_writable, ladder_chart, save
from capes.core.errors import BadSetup
from capes.language.sentence import plain


def ladder(
    game: str = "vs",
    /,
    *levels: str,
    games: int = 100,
    fraction: float = 0.1,
    seconds: float = 0.0,
    everybody: bool = False,
    deck: tuple[str, ...] = (),
    seed: int = 1,
    jobs: int = 0,
    ray: str = "",
    keep: Path | None = None,
    json: bool = False,
    chart: Path | None = None,
) -> None:
    """Rank the levels of the bots: neighbours play each other, the top one plays random picks as well.

    Every deal is played twice with swapped seats, both with the same deck. The same seed gives the same games.

    capes ladder
    capes ladder duel --games 400 --fraction 0.2
    capes ladder vs hero champion --games 50 --chart ladder.svg
    capes ladder vs mastermind-1 mastermind --games 200 --seconds 0.1 --fraction 100

    Parameters
    ----------
    game
        vs or duel.
    levels
        The levels to rank; all without any. `random` is one too.
    games
        Games for every pair of levels.
    fraction
        How much of their normal thinking all of them do.
    seconds
        The longest thought of all of them, for matches at equal time; without, only their effort ends a thought.
    everybody
        Everybody plays everybody.
    deck
        A ready-made deck to play with; may be given several times. Without: all in turn.
    seed
        The seed of the first deal; the next has the next number.
    jobs
        Processes to play in; as many as there are cores without.
    ray
        Play on the Ray cluster at that address; `local` begins one on this machine. Same seeds, same games.
    keep
        A file for the games as they are played: begun again with the same file, the study goes on where it was.
    json
        Print the figures as data.
    chart
        Write a picture: .svg, .png or Vega-Lite .json.
    """
    if games < 1:
        raise BadSetup(plain("at least one game must be played"))
    if seconds < 0:
        raise BadSetup(plain("a thought takes some time: --seconds is above 0"))
    if chart is not None:
        check_path(chart)
    if keep is not None:
        check_writable(keep)
    check_jobs(jobs)
    pairs = study.steps(levels, everybody)
    with progress(f"ladder of {game}", games * len(pairs), json) as told:
        found = study.climb(game, pairs, games, seed, fraction, deck, jobs, told, seconds, ray, keep)
    if chart is not None:
        rungs = [(f"{rung.upper} over {rung.lower}", rung.share) for rung in found.rungs]
        save(ladder_chart(rungs, f"{game}: the ladder at {fraction:g} of normal thinking"), chart)
    if json:
        print(jsonlib.dumps(found.to_data()))
        return
    tell(found)


def tell(found: study.Ladder) -> None:
    """The ladder as tables."""
    console = Console()
    title = f"{found.game}, {found.fraction:g} of normal thinking"
    table = Table("level", "against", "games", "won", "95 % interval", title=title)
    for rung in found.rungs:
        low, high = rung.share.interval
        table.add_row(
            rung.upper, rung.lower, str(rung.share.games), f"{rung.share.rate:.1%}", f"{low:.1%} to {high:.1%}"
        )
    console.print(table)
    ranks = Table("level", "rating", "±")
    for one in found.ratings:
        ranks.add_row(one.level, f"{one.mu:.1f}", f"{one.sigma:.1f}")
    console.print(ranks)
    if found.interrupted:
        console.print("Interrupted: these are the games played until then.")
    for failure in found.failures[:5]:
        console.print(f"Failed, seed {failure.pairing.seed}: {failure.error}")
