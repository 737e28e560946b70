"""Many games between two players, and what they show."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from capes.api.players import Player, as_bot, name_of
from capes.api.progress import progress
from capes.bots.arena import Outcome, Pairing, play
from capes.bots.study.figures import Share
from capes.bots.study.ladder import decks_of, mirrored
from capes.bots.study.many import play_many
from capes.bots.study.pictures import save, share_chart
from capes.games import game as game_by_id

FEW = 30
"""Below so many games a share says little."""


class Match:
    """What came of a match: a share of wins with its interval for each player, and every game to look at."""

    def __init__(
        self, game: str, names: tuple[str, str], outcomes: list[tuple[Outcome, int]], failures: list[str]
    ) -> None:
        self.game = game
        self.names = names
        self.outcomes = [outcome for outcome, _ in outcomes]
        self.failures = failures
        count = len(outcomes)
        won = [0.0, 0.0]
        for outcome, first in outcomes:
            for seat in outcome.winners:
                won[(seat + first) % 2] += 1 / len(outcome.winners)
        self.shares = {name: Share(wins, count) for name, wins in zip(self._told_apart(), won, strict=True)}
        began = sum(1 / len(one.winners) for one in self.outcomes if one.first in one.winners)
        self.first_player = Share(began, count)

    def _told_apart(self) -> tuple[str, str]:
        one, two = self.names
        return (one, two) if one != two else (f"{one} (1)", f"{two} (2)")

    @property
    def share(self) -> Share:
        """How the first player fared."""
        return next(iter(self.shares.values()))

    def __repr__(self) -> str:
        count = self.share.games
        wide = max(6, *map(len, self.shares))
        lines = [f"{count} games of {game_by_id(self.game).title}", f"{'player':<{wide}}   won    95 % interval"]
        for name, share in self.shares.items():
            low, high = share.interval
            lines.append(f"{name:<{wide}}  {share.rate:>6.1%}  {low:.1%} to {high:.1%}")
        lines.append(f"Whoever begins wins {self.first_player.rate:.1%}.")
        if count < FEW:
            lines.append(f"{count} games are too few to tell more than a landslide.")
        lines += [f"Failed: {failure}" for failure in self.failures[:5]]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = []
        for name, share in self.shares.items():
            low, high = share.interval
            bar = (
                "<div style='position:relative;width:22em;height:1.1em;background:#8884'>"
                f"<div style='position:absolute;inset:0 auto 0 0;width:{share.rate:.1%};background:#0072B2'></div>"
                f"<div style='position:absolute;top:45%;height:2px;left:{low:.1%};width:{high - low:.1%};"
                "background:#E69F00'></div>"
                "</div>"
            )
            cells = (escape(name), f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}", bar)
            rows.append(f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>")
        few = (
            f"<p>{self.share.games} games are too few to tell more than a landslide.</p>"
            if self.share.games < FEW
            else ""
        )
        caption = f"{self.share.games} games of {escape(game_by_id(self.game).title)}"
        head = "<tr><th>player</th><th>won</th><th>95 % interval</th><th></th></tr>"
        return f"<table><caption>{caption}</caption>{head}{''.join(rows)}</table>{few}"

    def chart(self, file: str | Path | None = None) -> Any:
        """The shares as an Altair chart; kept in a file ending in .svg, .png or .json if one is named."""
        drawn = share_chart(self.shares, f"{self.share.games} games of {game_by_id(self.game).title}")
        if file is not None:
            save(drawn, Path(file))
        return drawn

    def to_data(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "game": self.game,
            "players": {name: share.to_data() for name, share in self.shares.items()},
            "first_player": self.first_player.to_data(),
            "failures": self.failures,
        }


def match(
    one: Player,
    two: Player,
    *,
    games: int = 100,
    game: str = "vs",
    decks: Sequence[str] = (),
    seed: int = 1,
    fraction: float = 1.0,
    jobs: int = 1,
) -> Match:
    """Two players, many games: every deal is played twice with swapped seats, both with the same deck.

    Each deck of `decks` in turn, or every ready-made one. Players given by name can play in several processes (`jobs`).

    >>> match("rookie", lambda sight: 0, games=4, game="duel")
    4 games of Duel
    player     won    95 % interval
    rookie    ...
    <lambda>  ...
    Whoever begins wins ...%.
    4 games are too few to tell more than a landslide.
    """
    if games < 1:
        raise ValueError("at least one game must be played")
    names = (name_of(one), name_of(two))
    lists = list(decks) or decks_of(game)
    todo = []
    for at in range(games):
        seats = names if at % 2 == 0 else names[::-1]
        todo.append(Pairing(game, mirrored(at // 2, lists), seed + at // 2, seats, fraction, str(at % 2)))
    outcomes: list[tuple[Outcome, int]] = []
    failures: list[str] = []
    with progress(f"{names[0]} against {names[1]}", games) as told:
        if jobs != 1 and isinstance(one, str) and isinstance(two, str):
            played = play_many(todo, jobs, told)
            outcomes = [(outcome, int(outcome.pairing.tag)) for outcome in played.outcomes]
            failures = [failure.error for failure in played.failures]
        else:
            chosen = (as_bot(one, fraction), as_bot(two, fraction))
            for at, pairing in enumerate(todo):
                outcomes.append((play(pairing, chosen if at % 2 == 0 else chosen[::-1]), at % 2))
                told()
    return Match(game, names, outcomes, failures)
