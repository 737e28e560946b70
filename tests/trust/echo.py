"""The bare stack: a WebSocket that answers everything with one picture; what G8 is measured against."""

from __future__ import annotations

import sys
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


def main() -> None:
    """Serve on the port given, answering with the text on standard input."""
    port, answer = int(sys.argv[1]), sys.stdin.read()

    @websocket("/ws/{table:str}")
    async def echo(socket: WebSocket[Any, Any, Any], table: str) -> None:
        await socket.accept()
        while True:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            await socket.send({"type": "websocket.send", "bytes": None, "text": answer})

    app = Litestar([echo], openapi_config=None)
    uvicorn.run(app, port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error")


if __name__ == "__main__":
    main()
