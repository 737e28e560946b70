"""`capes play`: a game in the terminal, through the protocol alone."""

from __future__ import annotations

import os
import secrets
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from capes.cli.opponent import opponent
from capes.cli.records import read_record
from capes.cli.terminal import Terminal, names_for
from capes.core.errors import BadSetup
from capes.core.game import Game
from capes.core.record import Record
from capes.games import game as load
from capes.language.sentence import plain as said

Several = Annotated[list[str] | None, Parameter(negative=())]


def play(
    game: str = "vs",
    /,
    *,
    mode: str = "",
    players: int | None = None,
    seed: int | None = None,
    bot: str = "rookie",
    deck: Several = None,
    option: Several = None,
    edition: str = "",
    colour: Several = None,
    seat: int = 0,
    plain: bool = False,
    record: Path | None = None,
    resume: Path | None = None,
) -> None:
    """Play in the terminal against bots: a table on the whole screen, or lines with --plain.

    capes play vs --deck x-men-storm --deck avengers-hulk --edition errata
    capes play duel --option more_actions --option no-poker_face --bot champion
    capes play duel --mode three-way --colour green
    capes play vs --bot my_bots:Lucky --plain --record game.json

    Parameters
    ----------
    game
        Which game: vs, duel, or one of an installed package.
    mode
        A way to play it; without one, the usual one.
    players
        How many play, where a mode leaves a choice.
    seed
        The same seed deals the same game again; without one it is drawn.
    bot
        The others: sidekick, rookie, hero, champion, mastermind or random; a bot of a package, or module:Class.
    deck
        A deck by name; given again, the decks of the next seats.
    option
        An optional rule to play with, or without (no-NAME); may be given several times.
    edition
        Which texts of the cards, where a game has several.
    colour
        Your colour; given again, those of the next seats.
    seat
        Your seat, from 0.
    plain
        Lines of text instead of the whole screen (which needs capes[screen]); so it is where there is no terminal.
    record
        Write the game to this file when you leave or it is over.
    resume
        Go on with a game from such a file.
    """
    if resume is not None:
        kept = read_record(resume)
        loaded = load(kept.game)
    else:
        loaded = load(game)
        setup = chosen(loaded, mode, players, deck, option, edition, colour)
        kept = Record(game, setup, secrets.randbelow(2**32) if seed is None else seed, [])
    if not kept.picks:
        kept.setup = loaded.check_setup(kept.setup)
    kept.rules_version = loaded.rules_version
    state = kept.play(loaded)
    if not 0 <= seat < loaded.seats(state):
        raise BadSetup(said(f"there is no seat {seat}; the seats are 0 to {loaded.seats(state) - 1}"))
    if record is not None and not record.absolute().parent.is_dir():
        raise BadSetup(said(f"the game cannot be kept in {record}: there is no folder {record.parent}"))
    if record is not None and record.is_dir():
        raise BadSetup(said(f"the game cannot be kept in {record}: that is a folder; name a file in it"))
    choose = opponent(loaded, bot, kept.seed if isinstance(kept.seed, int) else 0)
    if not plain and has_screen() and not can_draw():
        print("Lines of text, as --plain; for a table on the whole screen: pip install 'capes[screen]'\n")
        plain = True
    if not plain and has_screen():
        from capes.api.table import Table
        from capes.cli.screen import TableApp

        names = names_for(loaded, state, seat)
        table = Table(kept.game, seed=kept.seed, picks=kept.picks, names=names, viewer=seat, **kept.setup)
        app = TableApp(table, seat, choose, record)
        try:
            app.run()
        finally:
            if record is not None:
                app.table.save(record)
        return
    terminal = Terminal(loaded, state, kept, seat, choose)
    try:
        terminal.run()
    finally:
        if record is not None:
            terminal.save(record)


def has_screen() -> bool:
    """Whether somebody sits before a terminal that can be drawn on."""
    if os.environ.get("TERM", "") in ("", "dumb") and os.name != "nt":
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_draw() -> bool:
    """Whether what draws the table on the whole screen is installed."""
    return find_spec("textual") is not None


def chosen(
    game: Game,
    mode: str,
    players: int | None,
    decks: list[str] | None,
    options: list[str] | None,
    edition: str,
    colours: list[str] | None,
) -> dict[str, Any]:
    """The set-up the flags ask for; what a game does not have is refused with what it has."""
    form = game.setup_form()
    setup: dict[str, Any] = {}
    if mode:
        setup["mode"] = mode
    if players is not None:
        setup["players" if "players" in form.get("default", {}) else "seats"] = players
    if decks:
        setup["decks"] = list(decks)
    known = [str(one["id"]) for one in form.get("options") or [] if isinstance(one, dict)]
    if options:
        wanted = {name.removeprefix("no-").replace("-", "_"): not name.startswith("no-") for name in options}
        wrong = next((name for name in wanted if name not in known), None)
        if wrong is not None:
            there = f"its options are {', '.join(known)}" if known else "it has none"
            raise BadSetup(said(f"{game.title} has no option {wrong!r}; {there}"))
        setup["options"] = wanted
    editions = [str(one["id"]) for one in form.get("editions") or []]
    if edition:
        if edition not in editions:
            there = f"its editions are {', '.join(editions)}" if editions else "it has one only"
            raise BadSetup(said(f"{game.title} has no edition {edition!r}; {there}"))
        setup["edition"] = edition
    if colours:
        palette = [str(colour) for colour in form.get("colours") or []]
        wrong = next((colour for colour in colours if colour not in palette), None)
        if wrong is not None:
            raise BadSetup(said(f"there is no colour {wrong!r}; the colours are {', '.join(palette) or 'none here'}"))
        rest = [colour for colour in palette if colour not in colours]
        seats = next((m.seats[0] for m in game.modes if m.id == (mode or form["default"]["mode"])), 2)
        setup["colours"] = [*colours, *rest][: max(players or seats, len(colours))]
    return setup
