"""What the compiled engine is worth in games won: Mastermind on it against Mastermind on plain Python, equal seconds.

python -m tests.bots.engines 200 --seconds 0.3 --game duel
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import msgspec

from capes.bots.arena import own_seed
from capes.bots.outside import command
from capes.bots.study.figures import Share
from capes.core.sight import Sight
from capes.games import game as game_by_id

LEVEL = "mastermind"


class Thinker:
    """A worker process on one of the engines; it has nobody to step back for."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.engine = ""

    def choose(self, sight: Sight, seed: int, seconds: float) -> int:
        """What it picks within so many seconds."""
        question = sight.to_data() | {"ask": "choice", "level": LEVEL, "seed": seed, "seconds": seconds}
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        self.process.stdin.flush()
        reply = msgspec.json.decode(self.process.stdout.readline())
        self.engine = reply["engine"]
        return int(reply["option"])


@contextmanager
def thinker(game: str, pure: bool) -> Iterator[Thinker]:
    """A worker that is ready, on plain Python or on the compiled engine."""
    words, environment = command([game], behind=False)
    environment["CAPES_PURE"] = "1" if pure else "0"
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield Thinker(process)
    finally:
        process.kill()
        process.wait()


def play(name: str, seed: int, players: list[Thinker], seconds: float) -> tuple[int, ...]:
    """A game between them, and who won."""
    game = game_by_id(name)
    form = game.setup_form()
    decks = [deck["id"] for deck in form.get("decks", [])]
    setup = {"decks": [decks[seed % len(decks)]] * 2} if decks else {}
    state = game.new_game(setup, seed)
    while state.decision is not None:
        decision, pick = state.decision, 0
        if len(decision.options) > 1:
            pick = players[decision.seat].choose(
                Sight(game, state), own_seed(seed, decision.seat, decision.number), seconds
            )
        game.pick(state, pick)
    assert state.result is not None
    winners: tuple[int, ...] = state.result.winners
    return winners


def main() -> None:
    """Play and say who won, with Wilson's interval; every deal twice with swapped seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--game", default="duel")
    parser.add_argument("--seed", type=int, default=9001)
    options = parser.parse_args()
    won = 0.0
    with ExitStack() as stack:
        fast, plain = (stack.enter_context(thinker(options.game, pure)) for pure in (False, True))
        for number in range(options.games):
            swapped = number % 2
            players = [plain, fast] if swapped else [fast, plain]
            winners = play(options.game, options.seed + number // 2, players, options.seconds)
            won += 0.5 if len(winners) != 1 else winners[0] == swapped
            print(f"{fast.engine} against {plain.engine}: {Share(won, number + 1)} of {number + 1} games", flush=True)


if __name__ == "__main__":
    main()
