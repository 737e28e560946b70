"""`capes lab`: data, tasks and scores for agents that learn."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import Any

from cyclopts import App
from rich.console import Console
from rich.table import Table

from capes.api.progress import progress
from capes.bots.study.pictures import check_writable
from capes.cli.records import read_record
from capes.cli.sim import polars
from capes.core.errors import BadSetup
from capes.lab.data import recorded_game, searched_game
from capes.lab.score import AGAINST, Score, score
from capes.lab.tasks import shipped, task
from capes.language.sentence import plain

lab = App(name="lab", help="Measure agents on frozen tasks, and make data to learn from.")


@lab.command
def tasks(*, json: bool = False) -> None:
    """List the tasks with what they measure and their checksums.

    capes lab tasks
    """
    known = shipped()
    if json:
        listed = [{"name": name, "says": one.says, "digest": one.digest} for name, one in known.tasks.items()]
        print(jsonlib.dumps({"version": known.version, "tasks": listed}))
        return
    table = Table("task", "measures", "checksum", title=f"tasks, version {known.version}")
    for name, one in known.tasks.items():
        table.add_row(name, one.says, one.digest)
    Console().print(table)


@lab.command(name="score")
def score_agent(
    agent: str,
    /,
    *,
    task: str = "mirror",
    games: int = 100,
    against: tuple[str, ...] = AGAINST,
    fraction: float = 0.1,
    seconds: float = 0.0,
    json: bool = False,
) -> None:
    """Measure an agent at a task: fixed seeds, every deal from every seat, 95 % intervals.

    capes lab score hero --task duel --games 40 --against rookie
    capes lab score my_bot:Lucky --task held-out-decks
    capes lab score text:my_agent:answer --task rules --games 50
    capes lab score ranker.npz --task duel --against glance --games 600
    capes lab score champion --task free-for-all --seconds 0.1 --fraction 100 --json

    Parameters
    ----------
    agent
        A level, `glance`, a bot as module:Class, a function from a text to a text as text:module:function, or the file
        of a ranker.
    task
        One of `capes lab tasks`.
    games
        Games against each level; positions or questions in tasks that have these.
    against
        The levels to meet; may be given several times.
    fraction
        How much of their normal thinking levels do: the effort class.
    seconds
        The longest thought of everybody, for scores at equal time.
    json
        Print the card to publish as data.
    """
    if games < 1:
        raise BadSetup(plain("at least one game must be played"))
    total = games * (len(against) if known(task) == "games" else 1)
    with progress(f"{agent} at {task}", total, json) as told:
        found = score(agent, task, games, against, fraction, seconds, told)
    if json:
        print(jsonlib.dumps(found.to_data()))
    else:
        tell(found)


def known(name: str) -> str:
    """The kind of a task."""
    return task(name).kind


def tell(found: Score) -> None:
    """A score as a table."""
    console = Console()
    table = Table("against", "games", "won", "95 % interval", "by chance")
    for level, share, chance in found.rows:
        low, high = share.interval
        table.add_row(level, str(share.games), f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}", f"{chance:.1%}")
    if found.rows:
        console.print(table)
    if not found.rows and found.mean is not None:
        console.print(f"Mean Brier score {found.mean:.4f} (0 is certain and right; 0.25 says one half of everything).")
    console.print(f"{found.agent} at {found.task}, task {found.digest}.")
    if found.given_up:
        console.print(f"{found.given_up} decisions were never answered.")


@lab.command
def data(
    output: Path,
    /,
    *,
    game: str = "duel",
    mode: str = "",
    games: int = 100,
    walks: int = 96,
    seed: int = 1,
    record: tuple[Path, ...] = (),
    json: bool = False,
) -> None:
    """Write games as Parquet, a row for every decision: options, pick, what the search thought, who won.

    capes lab data games.parquet --games 20
    capes lab data vs.parquet --game vs --games 10 --walks 200
    capes lab data mine.parquet --record game.json

    Parameters
    ----------
    output
        The file to write.
    game
        vs or duel.
    mode
        A mode of the game; its first one without.
    games
        How many games are played.
    walks
        How long the search thinks about every decision.
    seed
        The seed of the first game.
    record
        Records to take instead of playing; may be given several times.
    json
        Print what was written as data.
    """
    frames = polars()
    check_writable(output)
    rows: list[dict[str, Any]] = []
    with progress("games", len(record) or games, json) as told:
        for file in record:
            rows += recorded_game(read_record(file))
            told()
        for at in range(0 if record else games):
            rows += searched_game(game, {"mode": mode} if mode else {}, seed + at, walks)
            told()
    frames.DataFrame(rows).write_parquet(output)
    if json:
        print(jsonlib.dumps({"rows": len(rows), "games": len(record) or games, "file": str(output)}))
    else:
        print(f"{len(rows)} decisions of {len(record) or games} games in {output}.")


@lab.command(name="train")
def train_ranker(
    rows: Path,
    output: Path,
    /,
    *,
    epochs: int = 25,
    seed: int = 1,
    json: bool = False,
) -> None:
    """Train the baseline that ranks options as the search would, on a file of `capes lab data`.

    capes lab data games.parquet --games 300 --walks 40
    capes lab train games.parquet ranker.npz
    capes lab score ranker.npz --task duel --against glance --games 600

    Parameters
    ----------
    rows
        Games as Parquet, of one game.
    output
        Where the weights go (.npz).
    epochs
        How often every decision is looked at.
    seed
        The same seed gives the same weights.
    json
        Print the losses as data.
    """
    from capes.lab.ranker import Ranker, examples, train

    frames = polars()
    check_writable(output)
    if output.suffix != ".npz":
        raise BadSetup(plain(f"weights are kept in a file that ends in .npz, not {output.name!r}"))
    frame = frames.read_parquet(rows)
    games = frame["game"].unique().to_list()
    if len(games) != 1:
        raise BadSetup(plain(f"a ranker learns one game; {rows} has {', '.join(map(str, games)) or 'none'}"))
    ranker = Ranker(games[0], seed=seed)
    found = list(examples(frame.iter_rows(named=True), ranker.features))
    if not found:
        raise BadSetup(plain(f"{rows} has no decision the search has thought about; make it with `capes lab data`"))
    losses: list[float] = []
    with progress(f"{len(found)} decisions", epochs, json) as told:

        def heard(loss: float) -> None:
            losses.append(round(loss, 5))
            told()

        train(ranker, found, epochs, seed=seed, told=heard)
    ranker.save(output)
    if json:
        print(jsonlib.dumps({"decisions": len(found), "losses": losses, "file": str(output)}))
    else:
        print(f"{len(found)} decisions, loss {losses[0]} to {losses[-1]}, weights in {output}.")
