"""Games under the referee's eye: random ones from seeds, and recorded ones pick by pick."""

from __future__ import annotations

import dataclasses
from typing import Any, Final, Protocol

from msgspec import to_builtins

from capes import games
from capes.core.game import Game, SetupData
from capes.core.record import Record
from capes.core.rng import Rng
from capes.core.state import CoreState
from capes.referee.duel import referee as duel
from capes.referee.reading import Pick, pick_of, picks_of
from capes.referee.setups import setup as setup_for
from capes.referee.sheet import Sheet
from capes.referee.vs import referee as vs

LONGEST: Final = 3000
"""A random game is left after so many picks."""

IDLE: Final = ("pass", "next", "end turn", "main phase", "hand over", "no", "not now", "done")
"""What players do who want to get on; an eager player mostly picks something else."""


class Watcher(Protocol):
    """A referee of one game."""

    def begin(self, state: CoreState, view: dict[str, Any]) -> None:
        """The first position."""

    def step(self, before: CoreState, pick: Pick, news: list[Any], after: CoreState, view: dict[str, Any]) -> None:
        """One pick."""


def referee_of(game: str, sheet: Sheet) -> Watcher:
    """A fresh referee for that game."""
    return duel.Referee(sheet) if game == "duel" else vs.Referee(sheet)


class Match:
    """One game with its referee; disagreements carry where they were found."""

    def __init__(self, game: Game, setup: SetupData, seed: int | str, sheet: Sheet, state: CoreState | None = None):
        self.game, self.setup, self.seed, self.sheet = game, setup, seed, sheet
        self.picks: list[int] = []
        self.state = game.new_game(setup, seed) if state is None else state
        self.referee = referee_of(game.id, sheet)
        self.seen = len(sheet.disagreements)
        self.referee.begin(self.state, to_builtins(game.view(self.state, None)))
        self.sign()

    def pick(self, index: int) -> None:
        """Make a pick and have it judged."""
        before = self.state.copy()
        assert self.state.decision is not None
        picked = pick_of(self.state.decision.options[index])
        self.game.pick(self.state, index)
        self.picks.append(index)
        self.sheet.decisions += 1
        self.referee.step(before, picked, self.state.news, self.state, to_builtins(self.game.view(self.state, None)))
        self.sign()

    def sign(self) -> None:
        """Say where the new disagreements were found."""
        listed = self.sheet.disagreements
        for at in range(self.seen, len(listed)):
            listed[at] = dataclasses.replace(
                listed[at],
                pick=len(self.picks),
                seed=self.seed,
                mode=str(self.setup.get("mode", "")),
                game=self.game.id,
                setup=self.setup,
                picks=tuple(self.picks),
            )
        self.seen = len(listed)


def choose(match: Match, chance: Rng, eager: bool) -> int:
    """A random pick; an eager player takes a way to get on with the game one time in four."""
    assert match.state.decision is not None
    options = picks_of(match.state.decision)
    if eager and chance.below(4):
        busy = [at for at, option in enumerate(options) if option.verb not in IDLE]
        if busy:
            return busy[chance.below(len(busy))]
    return chance.below(len(options))


def play(game_id: str, mode: str, seed: int, sheet: Sheet, longest: int = LONGEST) -> Match:
    """The random game with that seed under watch, to its end or to the first disagreement."""
    match = Match(games.game(game_id), setup_for(game_id, mode, seed), seed, sheet)
    chance = Rng(seed)
    found = sum(sheet.wrong.values())
    while match.state.decision is not None and len(match.picks) < longest and sum(sheet.wrong.values()) == found:
        match.pick(choose(match, chance, eager=seed % 2 == 1))
    sheet.games += 1
    return match


def watch_record(record: Record, sheet: Sheet) -> Match:
    """A recorded game under watch, to its end or to the first disagreement."""
    game = games.game(record.game)
    match = Match(game, game.check_setup(record.setup), record.seed, sheet)
    found = sum(sheet.wrong.values())
    for index in record.picks:
        match.pick(index)
        if sum(sheet.wrong.values()) > found:
            break
    sheet.games += 1
    return match
