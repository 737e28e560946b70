"""`capes play`: a game in the terminal, through the protocol alone."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from capes.cli.opponent import opponent
from capes.cli.records import read_record
from capes.cli.terminal import Terminal
from capes.core.errors import BadSetup
from capes.core.record import Record
from capes.games import game as load
from capes.language.sentence import plain


def play(
    game: str = "vs",
    /,
    *,
    mode: str = "",
    seed: int | None = None,
    bot: str = "rookie",
    deck: Annotated[list[str] | None, Parameter(negative=())] = None,
    seat: int = 0,
    record: Path | None = None,
    resume: Path | None = None,
) -> None:
    """Play in the terminal: every decision is a numbered list.

    Parameters
    ----------
    game
        Which game: vs or duel.
    mode
        A way to play it; without one, the usual one.
    seed
        The same seed deals the same game again; without one it is drawn.
    bot
        The level of the others: sidekick, rookie, hero, champion, mastermind; or random.
    deck
        A deck by name; given again, the decks of the next seats.
    seat
        Your seat, from 0.
    record
        Write the game to this file when you leave or it is over.
    resume
        Go on with a game from such a file.
    """
    if resume is not None:
        kept = read_record(resume)
    else:
        setup: dict[str, Any] = {}
        if mode:
            setup["mode"] = mode
        if deck:
            setup["decks"] = list(deck)
        kept = Record(game, setup, secrets.randbelow(2**32) if seed is None else seed, [])
    loaded = load(kept.game)
    if not kept.picks:
        kept.setup = loaded.check_setup(kept.setup)
    kept.rules_version = loaded.rules_version
    state = kept.play(loaded)
    if not 0 <= seat < loaded.seats(state):
        raise BadSetup(plain(f"there is no seat {seat}; the seats are 0 to {loaded.seats(state) - 1}"))
    if record is not None and not record.absolute().parent.is_dir():
        raise BadSetup(plain(f"the game cannot be kept in {record}: there is no folder {record.parent}"))
    if record is not None and record.is_dir():
        raise BadSetup(plain(f"the game cannot be kept in {record}: that is a folder; name a file in it"))
    choose = opponent(loaded, bot, kept.seed if isinstance(kept.seed, int) else 0)
    terminal = Terminal(loaded, state, kept, seat, choose)
    try:
        terminal.run()
    finally:
        if record is not None:
            terminal.save(record)
