"""A worker: thinks for whoever started it, one question a line, at the lowest priority.

`python -m capes.bots.worker` reads JSON lines from standard input and answers on standard output. A question holds a
veiled position, so nothing a seat may not know ever enters this process.
"""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import time
from typing import Any, BinaryIO

import msgspec

from capes import engine
from capes.bots.advice import advise
from capes.bots.levels import make_bot
from capes.core.sight import Sight
from capes.games import game

NICE = 19


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The choice or the advice for one question; it has `seconds` from now."""
    deadline = time.monotonic() + float(question["seconds"])
    sight = Sight.from_data(game(question["game"]), question)
    seed = int(question["seed"])
    if question["ask"] == "advice":
        return {"advice": [one.to_data() for one in advise(sight, deadline=deadline, seed=seed)]}
    return {"option": make_bot(question["level"]).choose(sight, deadline, seed)}


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the other end closes; a question that fails is answered with what went wrong."""
    for line in questions:
        try:
            reply = {**answer(msgspec.json.decode(line)), "engine": engine.kind()}
        except Exception as error:  # whoever asked falls back to a glance and writes this down
            reply = {"error": f"{type(error).__name__}: {error}"}
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()
        gc.collect()


def main(games: list[str]) -> None:
    """Get ready, say so, and serve."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    for id in games:
        game(id)
    gc.freeze()
    gc.disable()  # collected between questions, so that no pause falls into a thought
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not look like an answer
    answers.write(b"{}\n")
    answers.flush()
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
