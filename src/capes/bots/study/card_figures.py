"""What every card did in many games between bots: kept beside the code, made by `capes sim GAME --figures FILE`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from capes.bots.study.figures import Share
from capes.bots.study.sim import Sim, decks_in, points
from capes.core.errors import BadSetup
from capes.games import game as game_by_id
from capes.language.sentence import plain


def card_figures(found: Sim) -> dict[str, Any]:
    """Every card met: how those fared who drew and who played it, how often a drawn one was played, and on which turn.

    A seat of a game counts once, however many copies it drew or played.
    """
    games = [one.pairing for one in found.outcomes]
    drawn: dict[str, list[float]] = {}
    played: dict[str, list[float]] = {}
    used: dict[str, list[bool]] = {}
    turns: dict[str, list[int]] = {}
    for one in found.outcomes:
        for seat in range(len(one.pairing.bots)):
            score = points(one, seat)
            for card, counts in one.drawn.items():
                if counts[seat]:
                    drawn.setdefault(card, []).append(score)
                    used.setdefault(card, []).append(card in one.played and one.played[card][seat] > 0)
            for card, counts in one.played.items():
                if counts[seat]:
                    played.setdefault(card, []).append(score)
                    turns.setdefault(card, []).append(one.turn_played[card][seat])
    return {
        "game": found.game,
        "rules_version": game_by_id(found.game).rules_version,
        "games": len(found.outcomes),
        "seed": found.seed,
        "last": max((pairing.seed for pairing in games), default=found.seed),
        "bots": sorted({bot for pairing in games for bot in pairing.bots}),
        "decks": len({str(deck) for pairing in games for deck in decks_in(pairing)}),
        "cards": {
            card: {
                "when_drawn": share(drawn.get(card, [])),
                "when_played": share(played.get(card, [])),
                "used": share([float(it) for it in used.get(card, [])]),
                "turn": round(fmean(turns[card]), 1) if card in turns else None,
            }
            for card in sorted({*drawn, *played})
        },
    }


def share(scores: list[float]) -> dict[str, Any] | None:
    """Points out of games as data, or None without games."""
    return Share(sum(scores), len(scores)).to_data() if scores else None


def write(found: Sim, path: Path) -> None:
    """Write the figures down."""
    text = msgspec.json.format(msgspec.json.encode(card_figures(found)), indent=0)
    try:
        path.write_bytes(text + b"\n")
    except OSError as error:
        raise BadSetup(plain(f"{path} cannot be written: {error.strerror}")) from None


@cache
def kept_figures(game: str) -> dict[str, Any]:
    """The figures kept for a game; without any, a study of no games."""
    id = game_by_id(game).id
    file = files(__package__).joinpath(f"cards_{id}.json")
    if not file.is_file():
        return {"game": id, "games": 0, "cards": {}}
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes())
    return found
