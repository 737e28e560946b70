"""Records how a game is told to a client by changes, beside the whole messages: what `changes.test.ts` proves equal.

Run from the repository: `python web/record_changes.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from capes.core.rng import Rng
from capes.games import game
from capes.table.match import Match
from capes.table.picture import change_of, picture
from capes.table.terms import SeatTerms, Terms, check_terms

TARGET = Path(__file__).parent / "src" / "fixtures" / "changes.json"
SKIPPED, STEPS = 46, 9


def main() -> None:
    """Play a game at random and write down some picks of its middle."""
    vs = game("vs")
    seats = [SeatTerms("human", person=name, name=name) for name in ("Ann", "Ben")]
    terms = Terms("t", "vs", {}, seats, server_seed="cd" * 64)
    check_terms(vs, terms)
    match, chance = Match(vs, terms), Rng(3)
    match.make(match.plan_start(0.0), 0.0)
    match.watched = True
    told: list[Any] = []
    last = None
    for at in range(SKIPPED + STEPS):
        assert match.holder is not None and match.state.decision is not None
        pick = chance.below(len(match.state.decision.options))
        match.make(match.plan_picks(match.holder, [(None, pick)], 0.0), 0.0)
        if at < SKIPPED:
            continue
        now = picture(match, 0, 0.0, match.beats_since(match.seq - 1))
        told.append(msgspec.to_builtins({"whole": now, "change": None if last is None else change_of(last, now)}))
        last = now
    TARGET.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
