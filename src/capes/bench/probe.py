"""One measurement of this engine in a process of its own: `python -m capes.bench.probe picks 40` prints JSON.

Which build is measured, plain or compiled, is whichever comes first on the path. Times are processor time, so that
what else runs on the machine matters little.
"""

from __future__ import annotations

import gc
import hashlib
import json
import random
import resource
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

STEP = 11


def importing(size: int) -> dict[str, Any]:
    """Seconds of importing both games with all cards, and the memory held afterwards."""
    began = time.process_time()
    from capes.games import game

    cards = len(game("vs").cards()) + len(game("duel").cards())
    seconds = time.process_time() - began
    return {"seconds": seconds, "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "cards": cards}


def decks() -> list[str]:
    """Every ready-made deck."""
    from capes.vs.game import GAME

    return [str(deck["id"]) for deck in GAME.setup_form()["decks"]]


def random_games(size: int) -> dict[str, Any]:
    """Random games with real decks: games and picks a second, and a checksum of everything that happened."""
    from capes.vs.game import GAME

    lists = decks()
    setups = [{"decks": [lists[n % len(lists)], lists[n * STEP % len(lists)]]} for n in range(size)]
    sums = hashlib.sha256()
    picks = 0
    GAME.new_game(setups[0], 0)
    gc.collect()
    began, clock = time.process_time(), time.perf_counter()
    for seed, setup in enumerate(setups):
        state, lot = GAME.new_game(setup, seed), random.Random(seed).random
        pick = GAME.pick
        while state.decision is not None:
            pick(state, int(lot() * min(len(state.decision.options), 1000)))
            picks += 1
        assert state.result is not None
        sums.update(f"{seed} {state.result.winners} {state.decided} {state.rng}".encode())
    seconds, wall = time.process_time() - began, time.perf_counter() - clock
    return {
        "games": size / seconds,
        "picks": picks / seconds,
        "checksum": sums.hexdigest()[:16],
        "wall": wall,
        "count": picks,
    }


def mid_games(count: int) -> list[Any]:
    """Positions from the middle of random games."""
    from capes.core.rng import Rng
    from capes.vs.game import GAME

    lists, seed = decks(), 0
    found: list[Any] = []
    while len(found) < count:
        seed += 1
        state = GAME.new_game({"decks": [lists[seed % len(lists)], lists[seed * STEP % len(lists)]]}, seed)
        chance = Rng(seed)
        for _ in range(180):
            if state.decision is not None:
                GAME.pick(state, chance.below(min(len(state.decision.options), 1000)))
        if state.decision is not None:
            found.append(state)
    return found


def copies(size: int) -> dict[str, Any]:
    """Microseconds and bytes of a copy of a mid-game state."""
    states = mid_games(20)
    gc.collect()
    gc.disable()
    began = time.process_time()
    for _ in range(size):
        for state in states:
            state.copy()
    micros = (time.process_time() - began) / size / len(states) * 1e6
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for state in states for _ in range(10)]
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return {"micros": micros, "kilobytes": held / len(kept) / 1024}


def searching(size: int) -> dict[str, Any]:
    """Walks a second of the tree search from the first decision, every walk ending in a whole game."""
    from capes.bots.search import Search
    from capes.core.sight import Sight
    from capes.vs.game import GAME

    lists = decks()
    walks, seconds = 0, 0.0
    for seed in range(4):
        sight = Sight(GAME, GAME.new_game({"decks": [lists[seed * 5], lists[seed * 7 + 1]]}, seed))
        began = time.process_time()
        Search(size, 0).explore(sight, seed=seed)
        seconds += time.process_time() - began
        walks += size
    return {"walks": walks / seconds}


def growth(size: int) -> dict[str, Any]:
    """Microseconds of a pick with few and with many characters and modifiers in play."""
    return {
        "few_characters": crowded(6, 0, size), "many_characters": crowded(24, 0, size),
        "few_modifiers": crowded(6, 4, size), "many_modifiers": crowded(6, 40, size),
    }  # fmt: skip


def crowded(characters: int, modifiers: int, size: int) -> float:
    """Microseconds of a random pick at tables with so many plain characters and lasting modifiers in play."""
    from capes.core.rng import Rng
    from capes.vs.game import GAME
    from capes.vs.rules.derived import invalidate_powers
    from capes.vs.rules.sides import arrive
    from capes.vs.state.character import Character
    from capes.vs.state.modifier import Modifier
    from capes.vs.words.effects import END_OF_GAME
    from capes.vs.words.face import FACES
    from capes.vs.words.truths import HasStats

    plain = [face for face in FACES.values() if face.kind == "supporting" and not face.powers]
    picks, seconds = 0, 0.0
    for seed in range(size):
        state, chance = GAME.new_game({"decks": decks()[:2]}, seed), Rng(seed)
        while state.decision is not None and state.turn < 5:
            GAME.pick(state, chance.below(min(len(state.decision.options), 1000)))
        if state.decision is None:
            continue
        for at in range(characters - len(state.play)):
            face = plain[at % len(plain)]
            one = Character(arrive(state), face, at % 2, 9000 + at, at % 2, at // 2 % 2)
            state.put(one)
        somebody = tuple(state.play)
        for at in range(modifiers):
            meant = (somebody[at % len(somebody)],)
            truth = HasStats(atk=0, defense=1)
            state.modifiers.append(Modifier(arrive(state), truth, meant, END_OF_GAME, meant[0], at % 2, "", state.turn))
        invalidate_powers(state)
        began = time.process_time()
        for _ in range(60):
            if state.decision is not None:
                GAME.pick(state, chance.below(min(len(state.decision.options), 1000)))
                picks += 1
        seconds += time.process_time() - began
    return seconds / picks * 1e6


def turns(size: int) -> dict[str, Any]:
    """Walks a second that end with the turn and are evaluated, and how many picks a whole game in the head takes."""
    from capes.bots.levels import PICKS, TURNS
    from capes.bots.search import Search
    from capes.core.sight import Sight
    from capes.vs.game import GAME

    lists = decks()
    walks, seconds, picks = 0, 0.0, 0
    for seed in range(4):
        sight = Sight(GAME, GAME.new_game({"decks": [lists[seed * 5], lists[seed * 7 + 1]]}, seed))
        began = time.process_time()
        Search(size * 10, PICKS, TURNS).explore(sight, seed=seed)
        seconds += time.process_time() - began
        walks += size * 10
        world = sight.imagine(seed)
        before = world.decided
        sight.game.play_out(world, seed)
        picks += world.decided - before
    return {"walks": walks / seconds, "length": picks / 4}


def views(size: int) -> dict[str, Any]:
    """Microseconds of one seat's view with its encoding, and its size."""
    import msgspec

    from capes.vs.game import GAME

    encode, states, total = msgspec.json.Encoder().encode, mid_games(20), 0
    began = time.process_time()
    for _ in range(size):
        for state in states:
            total += len(encode(GAME.view(state, 0)))
    each = size * len(states)
    return {"micros": (time.process_time() - began) / each * 1e6, "kilobytes": total / each / 1000}


def starting(size: int) -> dict[str, Any]:
    """Processor time of `capes --help`, and of a server until it is ready."""
    import os
    import subprocess
    import tempfile

    def spent(words: list[str]) -> float:
        with tempfile.TemporaryDirectory() as data:
            command = [sys.executable, "-m", "capes", *words]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, "CAPES_DATA": data})
            assert process.stdout is not None
            for line in process.stdout:
                if b"Capes is ready" in line:
                    process.kill()
            _, _, used = os.wait4(process.pid, 0)
            process.returncode = 0
            return used.ru_utime + used.ru_stime

    serving = ["serve", "--port", "0"]
    return {"help": min(spent(["--help"]) for _ in range(3)), "serve": min(spent(serving) for _ in range(2))}


def serving(size: int) -> dict[str, Any]:
    """What a pick costs a server with two players at a table, and what travels to each."""
    from capes.bench.traffic import traffic

    return traffic(size)


PROBES: dict[str, Callable[[int], dict[str, Any]]] = {
    "import": importing, "games": random_games, "copies": copies, "search": searching, "growth": growth,
    "turns": turns, "views": views, "starting": starting, "traffic": serving,
}  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(PROBES[sys.argv[1]](int(sys.argv[2]))))
