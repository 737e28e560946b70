"""The exported folder behind a plain file server that can be cut off."""

from __future__ import annotations

import http.server
import threading
from functools import partial
from pathlib import Path
from typing import Any

from capes.cli.export import PARTS, export

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'"
)
UNDER = "club/games"
"""The folder is not at the root of its host."""


class Files(http.server.SimpleHTTPRequestHandler):
    """Files as they are, under the strictest policy the page can live with, workers included."""

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads it."""


class Site:
    """One exported folder, served."""

    def __init__(self, root: Path) -> None:
        assert (PARTS / ".ready").is_file(), "the parts of the site are not built: run `make site` first"
        self.folder = root / UNDER
        self.folder.parent.mkdir(parents=True)
        export("site", self.folder, json_=True)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(root)))
        self.url = f"http://127.0.0.1:{self.server.server_port}/{UNDER}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Nobody answers any more."""
        self.server.shutdown()
        self.server.server_close()
