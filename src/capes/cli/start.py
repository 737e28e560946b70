"""`capes start`: the shortest way into a game."""

from __future__ import annotations

import os
import socket
import sys
from typing import Annotated

from cyclopts import Parameter

from capes.cli import COMMANDS, is_here, make_app

PORT = 8000
FURTHER = 20
"""How many ports after the usual one are tried before any free one will do."""


def start(*words: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> None:
    """Start playing: in the browser at http://127.0.0.1:8000, or here in the terminal where there is no server.

    Takes what `capes serve` takes. Where nothing is said about it, a port that is taken is passed over for the next
    free one, and the browser is opened if there is one.

    capes start
    capes start --port 8123

    Parameters
    ----------
    words
        Options of `capes serve`.
    """
    serve = next(command for command in COMMANDS if command.name == "serve")
    if not is_here(serve):
        make_app()(["play", *words])
        return
    from capes.cli.serve import is_installed

    if not is_installed():
        print("the server is not part of this installation (pip install 'capes[server]'): playing here instead")
        make_app()(["play"])
        return
    given = {word.partition("=")[0] for word in words}
    more: list[str] = []
    if "--port" not in given:
        more += ["--port", str(free_port(PORT))]
    if not given & {"--browser", "--no-browser"} and has_browser():
        more.append("--browser")
    make_app()(["serve", *words, *more])


def free_port(usual: int) -> int:
    """The usual port, or the next free one, which is said."""
    port: int
    for port in (*range(usual, usual + FURTHER), 0):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
        if port != usual:
            print(f"port {usual} is taken; using {port or 'any free one'}", flush=True)
        return port
    return usual


def has_browser() -> bool:
    """Whether somebody sits before this machine's screen: a terminal that is looked at, and a display."""
    if not sys.stdout.isatty() or os.environ.get("CI") or os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
