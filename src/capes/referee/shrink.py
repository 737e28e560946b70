"""A disagreement made small: the shortest run of picks, and the barest position, that still show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

from capes import games
from capes.core.game import Game
from capes.core.record import Record
from capes.core.state import CoreState
from capes.referee.games import Match
from capes.referee.reading import pick_of
from capes.referee.sheet import Disagreement, Sheet
from capes.vs.state.state import State

WHOLE: Final = slice(None)


class Case(NamedTuple):
    """A small case: what is disagreed about, the game up to there, and the bare position before the last pick."""

    disagreement: Disagreement
    record: Record
    position: dict[str, Any]
    pick: int
    label: str
    removed: int  # so many cards and statements were not needed


def position_before(game: Game, found: Disagreement) -> CoreState:
    """The position before the pick that showed it."""
    state: CoreState = game.new_game(found.setup, found.seed)
    for index in found.picks[:-1]:
        game.pick(state, index)
    return state


def still_shows(game: Game, state: CoreState, index: int, row: str) -> bool:
    """Whether the pick from that position shows a disagreement of that row and nothing else goes wrong before."""
    sheet = Sheet()
    try:
        match = Match(game, {}, 0, sheet, state)
        if sheet.wrong:
            return False
        match.pick(index)
    except Exception:
        return False
    return sheet.wrong[row] > 0


def shrink(found: Disagreement) -> Case:
    """Take away what is not needed, as long as the disagreement stays."""
    game = games.game(found.game)
    record = Record(found.game, dict(found.setup), found.seed, list(found.picks), game.rules_version)
    if not found.picks:
        state = game.new_game(found.setup, found.seed)
        return Case(found, record, game.encode(state), -1, "", 0)
    state, index = position_before(game, found), found.picks[-1]
    removed = 0
    if isinstance(state, State) and still_shows(game, state.copy(), index, found.row):
        for strip in candidates(state):
            smaller = state.copy()
            assert isinstance(smaller, State)
            try:
                strip(smaller)
                smaller = game.decode(game.encode(smaller))  # nothing worked out before is kept
            except Exception:
                continue
            if still_shows(game, smaller.copy(), index, found.row):
                state = smaller
                removed += 1
    assert state.decision is not None
    picked = pick_of(state.decision.options[index])
    label = game.label(state, state.decision.options[index]) or str(picked)
    return Case(found, record, game.encode(state), index, label, removed)


Strip = Callable[[State], None]


def candidates(state: State) -> Iterator[Strip]:
    """What might be left out of a position, the largest pieces first."""
    seats = range(state.setup.seats)
    for seat in seats:
        for zone in ("ko", "hand", "resources"):
            yield partial(emptied, seat, zone)
        yield partial(short_deck, seat)
    yield partial(unsaid, WHOLE)
    for number in state.play:
        yield partial(without, number)
    for seat in seats:
        for zone in ("hand", "resources"):
            for at in reversed(range(len(getattr(state.players[seat], zone)))):
                yield partial(emptied, seat, zone, which=slice(at, at + 1))
    for at in reversed(range(len(state.modifiers))):
        yield partial(unsaid, slice(at, at + 1))
    for number in state.play:
        yield partial(bare, number)


def emptied(seat: int, zone: str, state: State, *, which: slice = WHOLE) -> None:
    """A zone of a player without some or all of its cards."""
    del getattr(state.players[seat], zone)[which]


def short_deck(seat: int, state: State) -> None:
    """A deck of its top four cards."""
    del state.players[seat].deck[:-4]


def unsaid(which: slice, state: State) -> None:
    """Without some or all statements given for a time."""
    del state.modifiers[which]


def without(number: int, state: State) -> None:
    """Without a character."""
    state.take(number)


def bare(number: int, state: State) -> None:
    """Nothing on a character."""
    character = state.play[number]
    character.wounds, character.counters, character.equipment = 0, 0, ()
