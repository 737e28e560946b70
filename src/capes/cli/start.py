"""`capes start`: the shortest way into a game."""

from __future__ import annotations

from capes.cli import COMMANDS, is_here, make_app


def start() -> None:
    """Start playing: in the browser at http://127.0.0.1:8000, or here in the terminal where there is no server."""
    serve = next(command for command in COMMANDS if command.name == "serve")
    make_app()(["serve"] if is_here(serve) else ["play"])
