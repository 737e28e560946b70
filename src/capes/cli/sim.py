"""`capes sim`: play many games between decks and bots."""

from __future__ import annotations

import json as jsonlib
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from capes.api.progress import progress
from capes.bots.study import card_figures
from capes.bots.study import sim as study
from capes.bots.study.many import check_jobs
from capes.bots.study.pictures import NoPictures, check_path, check_writable, heat_map, save
from capes.core.errors import BadSetup
from capes.games import game as load
from capes.language.sentence import plain


def sim(
    game: str = "vs",
    /,
    *decks: str,
    games: int = 1000,
    bot: tuple[str, ...] = ("rookie",),
    mode: str = "",
    option: tuple[str, ...] = (),
    fraction: float = 1.0,
    every_card: bool = False,
    habits: bool = False,
    seed: int = 1,
    jobs: int = 0,
    ray: str = "",
    keep: Path | None = None,
    json: bool = False,
    parquet: Path | None = None,
    chart: Path | None = None,
    figures: Path | None = None,
) -> None:
    """Play many games between decks and bots on all cores; Ctrl-C reports what has been played.

    Win rates come with 95 % intervals; the seed of game n is SEED + n, so every game can be played again.

    capes sim --games 1000
    capes sim vs avengers-hulk x-men-storm --games 400 --chart decks.svg
    capes sim duel --bot sidekick --bot hero --games 200 --fraction 0.2
    capes sim vs --mode ffa --games 50 --parquet games.parquet
    capes sim vs --every-card --bot hero --fraction 0.1
    capes sim duel --bot champion --games 40 --habits
    capes sim duel --mode three-way --option all --bot champion --games 200 --fraction 0.1
    capes sim vs --games 100000 --ray auto --keep games.jsonl

    Parameters
    ----------
    game
        vs or duel.
    decks
        Ready-made decks by their ids (`capes decks` lists them); all without any.
    games
        How many games.
    bot
        A level, or `random`; may be given several times: every deck is played by each.
    mode
        A mode of the game; its first one without.
    option
        An optional rule: `delay`, `help=off`, or `all` of them; may be given several times.
    fraction
        How much of their normal thinking the bots do.
    every_card
        Decks join that hold the cards of no ready-made deck.
    habits
        Count what the bots got plainly wrong: resources skipped, hopeless attacks, points unspent, cards wasted.
    seed
        The seed of the first game.
    jobs
        Processes to play in; as many as there are cores without.
    ray
        Play on the Ray cluster at that address; `local` begins one on this machine. Same seeds, same games.
    keep
        A file for the games as they are played: begun again with the same file, the study goes on where it was.
    json
        Print all figures as data.
    parquet
        Write one row per game.
    chart
        Write the heat map of who beats whom: .svg, .png or Vega-Lite .json.
    figures
        Write what every card did as JSON: the figures of the card pages.
    """
    if games < 1:
        raise BadSetup(plain("at least one game must be played"))
    if chart is not None:
        check_path(chart)
    frames = None if parquet is None else polars()
    for file in filter(None, (parquet, figures, keep)):
        check_writable(file)
    check_jobs(jobs)
    todo = study.pairings(game, games, decks, bot, seed, fraction, mode, every_card, habits, option)
    with progress(f"games of {game}", games, json) as told:
        found = study.simulate(game, todo, seed, jobs, told, ray, keep)
    if frames is not None and parquet is not None:
        frames.DataFrame(found.rows()).write_parquet(parquet)
    if chart is not None:
        titles = {str(deck["id"]): str(deck.get("title") or deck["name"]) for deck in load(game).setup_form()["decks"]}
        title = f"{load(game).title}: games the row wins against the column, in per cent"
        save(heat_map(found.matrix, title, titles), chart)
    if figures is not None:
        card_figures.write(found, figures)
    if json:
        print(jsonlib.dumps(found.to_data()))
    else:
        tell(found)


def polars() -> Any:
    """Polars, or one clear sentence."""
    try:
        import polars as frames
    except ImportError:
        raise NoPictures("Parquet files need the extra 'lab': pip install 'capes[lab]'") from None
    return frames


def tell(found: study.Sim) -> None:
    """The figures as tables."""
    console = Console()
    if not found.outcomes:
        console.print("No game was played to its end.")
    else:
        title = f"{len(found.outcomes)} games from seed {found.seed}"
        decks = Table("who", "games", "won", "95 % interval", title=title)
        for name, share in sorted(found.entrants.items(), key=lambda item: -item[1].rate):
            low, high = share.interval
            decks.add_row(name, str(share.games), f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}")
        if found.entrants:
            console.print(decks)
        else:
            console.print(f"{title}.")
        turns = sorted(found.turns)
        console.print(f"Who begins wins {found.first_player}.")
        early = f"over by turn {study.EARLY} {found.over_by(study.EARLY)}"
        console.print(f"Turns: {turns[len(turns) // 2]} in the middle, {turns[0]} to {turns[-1]}; {early}.")
        if found.stalls:
            console.print(f"Longest stall: {max(found.stalls)} turns in which nobody fell, got up, came or went.")
        if found.camps:
            console.print("Won: " + ", ".join(f"{camp} {share}" for camp, share in found.camps.items()) + ".")
        tell_habits(console, found)
        tell_cards(console, found)
    if found.interrupted:
        console.print("Interrupted: these are the games played until then.")
    for failure in found.failures[:5]:
        console.print(f"Failed, seed {failure.pairing.seed}: {failure.error}")


def tell_habits(console: Console, found: study.Sim) -> None:
    """What the bots got plainly wrong, if it was counted."""
    table = Table("bot", "what", "chances", "share", "95 % interval", title="Habits")
    for bot, shares in found.habits().items():
        for what, share in shares.items():
            low, high = share.interval
            table.add_row(bot, what, str(share.games), f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}")
    if table.row_count:
        console.print(table)


def tell_cards(console: Console, found: study.Sim) -> None:
    """The cards that go with winning and losing, and those nobody played."""
    cards = found.cards()
    known = sorted((card for card in cards if card.when_played.games >= 10), key=lambda card: -card.when_played.rate)
    table = Table("card", "drawn", "won when drawn", "played", "won when played", title="Cards, best and worst")
    shown = known if len(known) <= 16 else known[:8] + known[-8:]
    for card in shown:
        drawn = f"{card.when_drawn.rate:.0%}" if card.when_drawn.games else "-"
        low, high = card.when_played.interval
        played = f"{card.when_played.rate:.0%} ({low:.0%} to {high:.0%})"
        table.add_row(card.name, str(card.drawn), drawn, str(card.played), played)
    if known:
        console.print(table)
    never = [card for card in cards if not card.played]
    if not never:
        console.print(f"All {len(cards)} cards were played.")
        return
    tell_names(console, "Drawn but never played", [card.name for card in never if card.drawn])
    tell_names(console, "Never met", [card.name for card in never if not card.drawn])


def tell_names(console: Console, what: str, names: list[str]) -> None:
    """A list of cards, cut where it gets long."""
    if names:
        more = " ..." if len(names) > 20 else ""
        console.print(f"{what} ({len(names)}): {', '.join(names[:20])}{more}")
