"""A finished game, played again from its record."""

from __future__ import annotations

from typing import Any

from capes.core.event import Event
from capes.core.seen import View
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.live.house import Row
from capes.table.beats import followed
from capes.table.entry import Entry, Notice
from capes.table.match import Match
from capes.table.messages import BeatShown, News
from capes.table.picture import news_for, told_by_beats

EVERY = 8
"""Of so many positions one is kept; the others are played again from it when asked for."""


class Replay:
    """A finished game whose every position is at hand."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.news: list[list[Event | Notice]] = []
        self._kept: list[CoreState] = []
        for at, state in enumerate(match.record().positions(match.game)):
            if at % EVERY == 0:
                self._kept.append(state.copy())
            self.news.append(list(state.news))

    def position(self, at: int) -> CoreState:
        """The position after so many picks; not to be changed."""
        state = self._kept[at // EVERY]
        if at % EVERY:
            state = state.copy()
            for pick in self.match.picks[at - at % EVERY : at]:
                self.match.game.pick(state, pick)
        return state

    def frame(self, at: int, seat: int | None) -> dict[str, Any]:
        """One moment: as a seat saw it, or, without a seat, as everybody did."""
        match, game = self.match, self.match.game
        at = max(0, min(at, len(self.news) - 1))
        state = self.position(at)
        count = len(match.seats)
        views = None if seat is not None else [game.view(state, one) for one in range(count)]
        eyes = seat if seat is not None else (state.decision.seat if state.decision else None)
        view = game.view(state, seat)
        news, beats = self.way(at, seat, eyes, view)
        return {
            "picks": len(match.picks),
            "at": at,
            "view": view,
            "views": views,
            "decision": game.options(state, eyes),
            "picked": match.picks[at] if at < len(match.picks) else None,
            "preview": game.preview(state, eyes),
            "news": news,
            "beats": beats,
            "marks": [mark for mark in match.record().marks if mark.get("kind") != "fairness"],
            "names": list(match.names),
            "stored": False,
        }

    def way(self, at: int, seat: int | None, eyes: int | None, view: View) -> tuple[list[News], list[BeatShown]]:
        """What led to a moment, beat by beat: told to `eyes`, in pictures as the seat saw them."""
        if at == 0:
            return news_for(self.match, eyes, self.news[at]), []
        beats = followed(self.match.game, self.position(at - 1), self.match.picks[at - 1])
        return told_by_beats(self.match, eyes, beats, view, seat)

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """The whole game in sentences, each with the moment it belongs to."""
        lines: list[dict[str, Any]] = []
        for at, items in enumerate(self.news):
            told = news_for(self.match, seat, items)
            lines.extend({"at": at, "said": one.said, "event": one.event} for one in told if one.said)
        return lines


def played_again(row: Row, entries: list[Entry], now: float) -> Match:
    """The match of a table from its journal."""
    match = Match(game_by_id(row.game), row.terms)
    match.resume(entries, now)
    return match
