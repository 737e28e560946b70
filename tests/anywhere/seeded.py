"""Random games by seed, told by the fingerprint of where they end: the same wherever Python runs."""

from __future__ import annotations

import hashlib
import random

from capes.games import game as game_by_id


def games(first: int, last: int) -> dict[str, str]:
    """The end of every game with these seeds, by game and seed."""
    told: dict[str, str] = {}
    for id in ("vs", "duel"):
        game = game_by_id(id)
        setup = game.check_setup({})
        for seed in range(first, last):
            state, chance = game.new_game(setup, seed), random.Random(seed)
            way = hashlib.sha256()
            while state.decision is not None:
                pick = chance.randrange(len(state.decision.options))
                way.update(f"{state.decision.number}:{pick};".encode())
                game.pick(state, pick)
            told[f"{id} {seed}"] = f"{game.fingerprint(state)} {way.hexdigest()[:16]}"
    return told
