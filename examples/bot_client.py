"""A bot in thirty lines: sits down at a table (or opens one against the house) and picks by chance.

python examples/bot_client.py http://127.0.0.1:8000 duel
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(url: str, body: object, **headers: str) -> tuple[dict[str, Any], str]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers.get("Set-Cookie") or "").split(";")[0]


async def play(base: str, game: str, table: str | None = None) -> list[int]:
    me, cookie = post(f"{base}/api/guest", None)
    signed = {"Cookie": cookie, "X-CSRF-Token": me["csrf"]}
    if table is None:
        table = post(f"{base}/api/tables", {"game": game, "seats": [{}, {"kind": "bot"}]}, **signed)[0]["table"]
    else:
        post(f"{base}/api/tables/{table}/join", {}, **signed)
    async with connect(f"{base.replace('http', 'ws', 1)}/ws/{table}", additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"t": "hello"}))
        async for text in socket:
            said = json.loads(text)
            if said["t"] == "state" and said["outcome"]:
                return list(said["outcome"]["winners"])
            if said["t"] == "state" and said["decision"] and "options" in said["decision"]:
                decision = said["decision"]
                option = random.randrange(len(decision["options"]) or 10)
                picks = [{"decision": decision["number"], "option": option}]
                await socket.send(json.dumps({"t": "pick", "id": str(said["seq"]), "seq": said["seq"], "picks": picks}))
            if said["t"] == "refused":
                await asyncio.sleep(0.2)
                await socket.send(json.dumps({"t": "hello"}))
    return []


if __name__ == "__main__":
    print("winners:", asyncio.run(play(*sys.argv[1:])))
