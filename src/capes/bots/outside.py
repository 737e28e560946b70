"""Bots of other packages: each thinks in a process of its own, which is told only what its seat may know."""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from math import inf
from typing import IO, TYPE_CHECKING, Any, Final

from capes import plugins
from capes.bots.bot import Bot
from capes.core.sight import Sight

if TYPE_CHECKING:
    import subprocess

START: Final = 120.0
"""Seconds a bot may take to be loaded."""
LONGEST: Final = 600.0
"""Seconds after which a bot without a deadline is taken for stuck."""
SECONDS: Final = 1.2
"""How long a bot of another package thinks in a live game."""
GRACE: Final = 0.25
"""Seconds past a deadline in which an answer still counts."""


class BotFailed(plugins.BadPlugin):
    """A bot of another package died, hung or picked what cannot be picked."""


def is_outside(id: str) -> bool:
    """Whether a bot comes from another package: by the name it has there, or by its place in a module."""
    return plugins.is_place(id) or id in plugins.offered("capes.bots")


def own_bot(id: str) -> Bot:
    """The bot itself; only for the process that is its own."""
    found = plugins.load("capes.bots", id)
    bot = found() if isinstance(found, type) or not hasattr(found, "choose") else found
    if not hasattr(bot, "choose"):
        raise plugins.BadPlugin(f"{id}: a bot has a method `choose`, and {type(bot).__name__} has none")
    made: Bot = bot
    return made


def command(games: Sequence[str] = (), bot: str = "", behind: bool = True) -> tuple[list[str], dict[str, str]]:
    """How a process that thinks is started, and in which environment; `behind` leaves the processor to others."""
    here = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    path = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    words = [
        sys.executable,
        "-m",
        "capes.bots.worker",
        *games,
        *([f"--bot={bot}"] if bot else []),
        *([] if behind else ["--keen"]),
    ]
    return words, {**os.environ, "PYTHONPATH": path}


class Outside:
    """A bot of another package in its own process, as a bot."""

    def __init__(self, id: str) -> None:
        import subprocess  # whoever plays with our own bots alone does not wait for it

        self.id = id
        words, environment = command(bot=id, behind=False)
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, bufsize=0
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self.questions: IO[bytes] = self.process.stdin
        self.replies: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=_read, args=(self.process.stdout, self.replies), daemon=True).start()
        self.end = weakref.finalize(self, _end, self.process)
        ready = self._reply(START)
        if "error" in ready:
            self.end()
            raise BotFailed(str(ready["error"]))

    def put_back(self) -> None:
        """The game is over: the process waits for the next one, which begins with a fresh bot."""
        if self.process.poll() is None:
            IDLE.setdefault(self.id, []).append(self)

    def begin(self) -> None:
        """A fresh bot in the same process."""
        self.questions.write(b'{"ask": "new"}\n')
        if "error" in self._reply(START):
            self.end()
            raise BotFailed(f"{self.id}: it cannot be made anew")

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """What it picks; whatever else it does ends its process and is said."""
        seconds = min(LONGEST, deadline - time.monotonic())
        question = {**sight.to_data(), "ask": "choice", "level": self.id, "seed": seed, "seconds": seconds}
        try:
            self.questions.write(json.dumps(question).encode() + b"\n")
        except OSError:
            raise BotFailed(f"{self.id}: its process has ended") from None
        reply = self._reply(max(0.0, seconds) + GRACE)
        option = reply.get("option")
        if "error" in reply:
            raise BotFailed(f"{self.id}: {reply['error']}")
        if not isinstance(option, int) or not 0 <= option < len(sight.decision.options):
            raise BotFailed(f"{self.id}: {option!r} is not among its {len(sight.decision.options)} options")
        return option

    def _reply(self, seconds: float) -> dict[str, Any]:
        try:
            line = self.replies.get(timeout=seconds)
        except queue.Empty:
            self.end()
            raise BotFailed(f"{self.id}: no answer after {seconds:.0f} s") from None
        if not line:
            raise BotFailed(f"{self.id}: its process has ended")
        reply: dict[str, Any] = json.loads(line)
        return reply


IDLE: dict[str, list[Outside]] = {}
"""Processes whose game is over, by bot. Two seats never share one: they would tell each other what they see."""


def outside_bot(id: str) -> Outside:
    """A bot of another package, in a process that is its own while it plays."""
    waiting = IDLE.get(id)
    if not waiting:
        return Outside(id)
    bot = waiting.pop()
    bot.begin()
    return bot


def _read(pipe: IO[bytes], replies: queue.Queue[bytes]) -> None:
    rest = b""
    while part := pipe.read(65536):
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            replies.put(line)
    pipe.close()  # by whoever reads it: closed under a reader, its number could be another pipe's by then
    replies.put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()
    if process.stdin is not None:
        process.stdin.close()
