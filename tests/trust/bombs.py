"""T8 and T9: decks that are bombs, and text that wants to be a program."""

from __future__ import annotations

import io
import json
import time
import zipfile
from typing import Any
from urllib.parse import quote

from tests.server.client import Visitor
from tests.server.process import ServerProcess
from tests.trust.wires import resident


def bombs() -> dict[str, str]:
    """What somebody might upload as a deck."""
    lol = "".join(
        f'<!ENTITY lol{n} "{"&lol" + str(n - 1) + ";" if n else "lol"}{"&lol" + str(n - 1) + ";" if n else ""}">'
        for n in range(30)
    )
    nested = b"x" * 1000
    for _ in range(5):
        held = io.BytesIO()
        with zipfile.ZipFile(held, "w") as archive:
            archive.writestr("deck.txt", nested)
        nested = held.getvalue()
    return {
        "billion laughs": f'<?xml version="1.0"?><!DOCTYPE lolz [{lol}]><deck>&lol29;</deck>',
        "external entity": '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><deck>&x;</deck>',
        "ten megabytes in a line": "x" * 10_000_000,
        "a hundred thousand names": "1 Fist 1\n" * 100_000,
        "just above the lines": "1 Fist 1\n" * 501,
        "just above the bytes": "y" * (64 * 1024 + 1),
        "one long line": "z" * 5000,
        "zip in zip in zip": nested.decode("latin-1"),
        "gzip": "\x1f\x8b\x08" + "a" * 100,
        "nul": "4 Fist 1\x00\n",
        "many tags in one line": "<deck>" + "<card/>" * 2000 + "</deck>",
        "surrogate": "4 Fist \ud800",
    }


async def bombs_are_refused(server: ServerProcess) -> dict[str, Any]:
    """Every bomb is refused at once and costs next to no memory."""
    one = await Visitor(server.base).arrive()
    await one.post("/api/decks/read", {"game": "rumble", "text": "4 Fist 1"})
    before, slowest, refused = resident(server), 0.0, 0
    corpus = bombs()
    for name, text in corpus.items():
        body = json.dumps({"game": "rumble", "text": text}).encode()
        fastest = 9.0
        for _ in range(3):
            began = time.perf_counter()
            answer = await one.http.post(
                "/api/decks/read", content=body, headers={"Content-Type": "application/json", "X-CSRF-Token": one.csrf}
            )
            fastest = min(fastest, time.perf_counter() - began)
            assert 400 <= answer.status_code < 500, (name, answer.status_code, answer.text[:200])
            assert answer.json()["error"], name
        refused += 1
        slowest = max(slowest, fastest)
    growth = resident(server) - before
    await one.close()
    return {"bombs": len(corpus), "refused": refused, "slowest ms": round(slowest * 1000, 1), "growth MB": growth}


SCRIPTS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "{{constructor}}",
    '"><svg/onload=alert(1)>',
    "' onmouseover=alert(1) '",
    "‮gnp.exe",
    "a\u200bb",
    "Z͓͔͕͖͑͒͗͛algo",
    "<b>bold</b>",
    "\ufeffname",
    "name\x07",
    "%3Cscript%3E",
    "&lt;script&gt;",
    "</title><script>alert(1)</script>",
)


async def text_stays_text(server: ServerProcess) -> dict[str, Any]:
    """Whatever is written comes back as JSON text or not at all; no page of the server carries it."""
    one = await Visitor(server.base).arrive()
    tried = 0
    for script in SCRIPTS:
        answer = await one.patch("/api/me", {"name": script})
        tried += 1
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"
        if answer.status_code == 200:
            name = answer.json()["name"]
            assert len(name) <= 24 * 4 and not any(sign in name for sign in "\u202e\u200b\ufeff\x07\n")
        else:
            assert answer.status_code == 409, answer.text
        table = (await one.table())["table"]
        card = await one.http.get(f"/api/tables/{table}")
        assert card.headers["content-type"].startswith("application/json")
        spelled = quote(script, safe="")
        for path in (f"/join/{spelled}", f"/{spelled}", f"/api/tables/{spelled}", f"/replay/{table}?at={spelled}"):
            page = await one.http.get(path)
            assert "default-src 'self'" in page.headers["content-security-policy"]
            if page.headers["content-type"].startswith("text/html"):
                assert script not in page.text or len(script) < 4
        await one.post(f"/api/tables/{table}/leave")
    await one.close()
    return {"texts": tried, "executed": 0}
