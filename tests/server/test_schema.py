"""The OpenAPI document says what the server does: schemathesis finds nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.process import OPEN_HANDED, ServerProcess

HOOKS = '''
import httpx
import schemathesis

BASE = {base!r}


@schemathesis.auth(refresh_interval=2)
class Guest:
    """A fresh guest whenever the last one has been logged out."""

    def get(self, case, context):
        with httpx.Client(base_url=BASE) as http:
            answer = http.post("/api/guest").json()
            return answer["csrf"], http.cookies["capes_session"]

    def set(self, case, data, context):
        case.headers = case.headers or {{}}
        case.headers["X-CSRF-Token"] = data[0]
        case.cookies = case.cookies or {{}}
        case.cookies["capes_session"] = data[1]
'''


def find_faults(server: ServerProcess, folder: Path, examples: int) -> subprocess.CompletedProcess[str]:
    """Run schemathesis with all its checks on a running server."""
    hooks = folder / "guest_hooks.py"
    hooks.write_text(HOOKS.format(base=server.base))
    words = [
        "run",
        f"{server.base}/schema/openapi.json",
        "--max-examples",
        str(examples),
        "--seed",
        "1",
        "--phases",
        "coverage,fuzzing",
        "--suppress-health-check",
        "all",
        "--no-color",
    ]
    return subprocess.run(
        [str(Path(sys.executable).with_name("schemathesis")), *words],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        cwd=folder,
        env={**os.environ, "SCHEMATHESIS_HOOKS": "guest_hooks", "PYTHONPATH": str(folder)},
    )


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", **OPEN_HANDED, requests_per_second=1e6, tables_per_person=10**6)
    server.start()

    done = find_faults(server, tmp_path, examples=3)

    server.stop()
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.anyio
async def test_the_document_lists_every_call_and_its_refusals(shared_server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=shared_server.base) as http:
        document = json.loads((await http.get("/schema")).content)

    assert document["openapi"].startswith("3.1")
    assert len(document["paths"]) > 25
    for path in document["paths"].values():
        for call in path.values():
            assert {"400", "401", "403", "404", "409", "429"} <= set(call["responses"])
    messages = document["components"]["schemas"]["SendBody"]["properties"]["messages"]["items"]
    assert len(messages["oneOf"]) == 15
