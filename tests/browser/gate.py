"""A gate between browser and server that behaves like bad networks do."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator

PIECE = 65_536


class Gate:
    """Passes everything on, unless told to stop sockets, to hold answers back, or to cut everybody off."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.sockets = True
        self.answers = threading.Event()
        self.answers.set()
        self.refused = 0
        self._open = True
        self._lines: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        threading.Thread(target=self._welcome, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def shut(self) -> None:
        """Cut everybody off and let nobody in."""
        self._open = False
        for line in list(self._lines):
            self._drop(line)

    def open(self) -> None:
        self._open = True

    def close(self) -> None:
        self.shut()
        self.answers.set()
        self._listener.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self._listener.accept()
                if self._open:
                    threading.Thread(target=self._serve, args=(line,), daemon=True).start()
                else:
                    line.close()

    def _serve(self, line: socket.socket) -> None:
        """One connection; browsers open one of its own for a WebSocket, so its first words tell."""
        self._lines.add(line)
        try:
            first = line.recv(PIECE)
            if not self.sockets and b"upgrade: websocket" in first.lower():
                self.refused += 1
                line.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            with socket.create_connection(("127.0.0.1", self.target)) as behind:
                self._lines.add(behind)
                threading.Thread(target=self._answers, args=(behind, line), daemon=True).start()
                while first:
                    behind.sendall(first)
                    first = line.recv(PIECE)
                self._lines.discard(behind)
        except OSError:
            return
        finally:
            self._drop(line)

    def _answers(self, behind: socket.socket, line: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while piece := behind.recv(PIECE):
                self.answers.wait()
                line.sendall(piece)
        self._drop(line)

    def _drop(self, line: socket.socket) -> None:
        self._lines.discard(line)
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        line.close()


@contextlib.contextmanager
def gate_before(port: int) -> Iterator[Gate]:
    """A gate that is gone afterwards."""
    made = Gate(port)
    try:
        yield made
    finally:
        made.close()
