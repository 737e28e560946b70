"""A finished game judged piece by piece, by whoever has time for it."""

from __future__ import annotations

from itertools import islice
from typing import Any

from capes.bots.study.analysis import judge, outlooks
from capes.core.record import Record
from capes.games import game as game_by_id

WALKS = 80
"""How much is thought about every decision."""
PIECE = 10
"""Picks judged at one go: progress is told, and a stop obeyed, after each."""
MOST_PICKS = 3000
MOST_MOMENTS = 12

Data = dict[str, Any]


def chart_piece(text: str, first: int, last: int) -> list[Data]:
    """Points of the curve from one position up to another: the turn, and everybody's chance; runs in the worker."""
    record = Record.from_json(text)
    game = game_by_id(record.game)
    return [
        {
            "at": at,
            "turn": game.view(state, None).turn,
            "chance": [round(one, 4) for one in outlooks(game, state, at)],
        }
        for at, state in islice(enumerate(record.positions(game)), first, last)
    ]


def judge_piece(text: str, first: int, last: int, walks: int = WALKS) -> list[Data]:
    """Costly decisions from one position up to another; runs in the worker."""
    record = Record.from_json(text)
    game = game_by_id(record.game)
    moments: list[Data] = []
    for at, state in islice(enumerate(record.positions(game)), first, last):
        if at >= len(record.picks) or state.decision is None:
            continue
        pick = record.picks[at]
        moment = judge(game, state, pick, at + 1, walks) if 0 <= pick < len(state.decision.options) else None
        if moment is not None and moment.better is not None:
            moments.append({
                "at": at, "seat": moment.seat, "lost": round(moment.lost, 4), "chance": round(moment.chance, 4),
                "why": moment.why, "picked": moment.picked.data(), "better": moment.better.choice.data(),
            })  # fmt: skip
    return moments
