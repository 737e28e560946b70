"""The other engines, measured the same way: `python -m capes.bench.peers openspiel 40` prints JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def openspiel(size: int) -> dict[str, Any]:
    """OpenSpiel's gin_rummy: actions applied a second in random games, one clone, walks of its C++ search."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    chance = random.Random(1)
    applied, seconds = 0, 0.0
    middle: list[Any] = []
    for _ in range(size):
        began = time.process_time()
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            applied += 1
            if applied % 97 == 0 and len(middle) < 20:
                middle.append(state.clone())
        seconds += time.process_time() - began
    began = time.process_time()
    for _ in range(size * 5):
        for state in middle:
            state.clone()
    clone = (time.process_time() - began) / (size * 5 * len(middle)) * 1e6
    return {
        "applied": applied / seconds,
        "games": size / seconds,
        "clone": clone,
        "length": applied / size,
        "walks": ismcts(pyspiel, game, size),
    }


def ismcts(pyspiel: Any, game: Any, size: int) -> float:
    """Walks a second of the C++ information-set search from the first decision after the deal."""
    chance = random.Random(2)
    seconds, walks = 0.0, 0
    for seed in range(4):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        rollout = pyspiel.RandomRolloutEvaluator(1, seed + 1)
        bot = pyspiel.ISMCTSBot(seed + 1, rollout, 1.4, size * 5, -1, best, False, False)
        began = time.process_time()
        bot.step(state)
        seconds += time.process_time() - began
        walks += size * 5
    return walks / seconds


def rlcard(size: int) -> dict[str, Any]:
    """RLCard's gin-rummy: random games and steps a second."""
    import rlcard as peer
    from rlcard.agents import RandomAgent

    env = peer.make("gin-rummy", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    began = time.process_time()
    for _ in range(size):
        env.run(is_training=False)
    seconds = time.process_time() - began
    return {"games": size / seconds, "steps": env.timestep / seconds}


PEERS: dict[str, Callable[[int], dict[str, Any]]] = {"openspiel": openspiel, "rlcard": rlcard}


if __name__ == "__main__":
    print(json.dumps(PEERS[sys.argv[1]](int(sys.argv[2]))))
