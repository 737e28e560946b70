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
from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.bots.outside import own_bot
from capes.bots.search import Search
from capes.core.sight import Sight
from capes.games import game

NICE = 19
BOT = "--bot="
"""The bot of another package this process belongs to."""
KEEN = "--keen"
"""Somebody waits for this process alone: it does not step back for others."""

_own: dict[str, Bot] = {}
_bots: dict[str, Bot] = {}
"""Ours by level: what one remembers of its earlier thoughts is found by what a seat knows, so all tables share them."""


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The choice or the advice for one question; it has `seconds` from now."""
    if question["ask"] == "new":
        _own.update({id: own_bot(id) for id in _own})
        return {}
    deadline = time.monotonic() + float(question["seconds"])
    sight = Sight.from_data(game(question["game"]), question)
    seed = int(question["seed"])
    if question["ask"] == "advice":
        return {"advice": [one.to_data() for one in advise(sight, deadline=deadline, seed=seed)]}
    level = question["level"]
    bot = _own.get(level) or _bots.get(level)
    if bot is None:
        bot = _bots[level] = make_bot(level)
    part, parts = question.get("part", (0, 1))
    if parts > 1 and isinstance(bot, Search):
        return {"tally": bot.part(sight, deadline, seed, part, parts)}
    return {"option": bot.choose(sight, deadline, seed)}


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


def main(words: list[str]) -> None:
    """Get ready, say so, and serve."""
    if KEEN in words:
        words = [word for word in words if word != KEEN]
    else:
        with contextlib.suppress(OSError, AttributeError):
            os.nice(NICE)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not look like an answer
    for id in words:
        if not id.startswith(BOT):
            game(id)
            continue
        try:
            _own[id.removeprefix(BOT)] = own_bot(id.removeprefix(BOT))
        except Exception as error:
            answers.write(msgspec.json.encode({"error": str(error)}) + b"\n")
            return
    gc.freeze()
    gc.disable()  # collected between questions, so that no pause falls into a thought
    answers.write(b"{}\n")
    answers.flush()
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
