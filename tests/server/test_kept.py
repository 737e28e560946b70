"""Answers that stay the same are compressed and tagged once; backups can be put back."""

from __future__ import annotations

import gzip
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, Response, get
from litestar.testing import TestClient

from capes.core.errors import CapesError
from capes.server.api.kept import FOREVER, Kept, kept_file
from capes.server.api.pages import STATIC, neutral
from capes.server.settings import Settings
from capes.server.storage.backup import back_up, look_through, restore

KEPT = Kept(b"[" + b"1," * 5000 + b"1]", "application/json")


@get("/")
async def listing(request: Request[Any, Any, Any]) -> Response[Any]:
    """A long list."""
    return KEPT.answer(request)


def test_a_long_answer_is_sent_small_once_and_then_not_at_all() -> None:
    with TestClient(Litestar([listing])) as client:
        first = client.get("/", headers={"accept-encoding": "gzip"})
        plain = client.get("/", headers={"accept-encoding": "identity"})
        again = client.get("/", headers={"if-none-match": first.headers["etag"]})

    assert first.headers["content-encoding"] == "gzip" and int(first.headers["content-length"]) < 1000
    assert first.content == plain.content == KEPT.body and "content-encoding" not in plain.headers
    assert again.status_code == 304 and again.content == b""
    assert gzip.decompress(KEPT.smaller["gzip"]) == KEPT.body


def test_a_file_is_sent_as_the_build_compressed_it(tmp_path: Path) -> None:
    file = tmp_path / "page.js"
    for name, said in (("page.js", b"plain" * 300), ("page.js.br", b"as brotli"), ("page.js.gz", b"as gzip")):
        (tmp_path / name).write_bytes(said)
    os.utime(file, (1, 1))

    kept = kept_file(file, "text/javascript", FOREVER)
    os.utime(tmp_path / "page.js.br", (0, 0))
    rebuilt = kept_file(file, "text/javascript", FOREVER)

    assert list(kept.smaller.items()) == [("br", b"as brotli"), ("gzip", b"as gzip")]
    assert list(rebuilt.smaller) == ["gzip"]


def test_a_host_may_ask_for_neutral_portraits(tmp_path: Path) -> None:
    front = tmp_path / "index.html"
    front.write_text('<!doctype html>\n<html lang="en"><body></body></html>', encoding="utf-8")

    assert b'<html data-portraits="neutral" lang="en">' in neutral(front).content
    assert Settings().portraits == "named"


def test_what_the_build_left_is_what_the_file_says() -> None:
    packed = sorted(STATIC.rglob("*.gz"))

    assert packed, "the client has been built without its compressed forms"
    for file in packed:
        assert gzip.decompress(file.read_bytes()) == file.with_suffix("").read_bytes()
        assert file.with_suffix(".br").stat().st_size < file.stat().st_size


def a_database(folder: Path) -> Settings:
    settings = Settings(data=folder)
    folder.mkdir()
    connection = sqlite3.connect(folder / "capes.db")
    for name in ("people", "tables", "journal"):
        connection.execute(f"CREATE TABLE {name} (id TEXT)")
    connection.executemany("INSERT INTO journal VALUES (?)", [(str(at),) for at in range(5000)])
    connection.commit()
    connection.close()
    return settings


def test_a_backup_is_looked_through_kept_private_and_put_back(tmp_path: Path) -> None:
    settings = a_database(tmp_path / "data")
    copy = tmp_path / "copy.db"

    found = back_up(settings, copy)
    elsewhere = Settings(database=f"sqlite:///{tmp_path / 'new' / 'games.db'}")
    restore(elsewhere, copy)

    assert found["journal"] == 5000 and stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert elsewhere.file is not None and look_through(elsewhere.file)["journal"] == 5000
    with pytest.raises(CapesError, match="exists already"):
        back_up(settings, copy)
    with pytest.raises(CapesError, match="exists already"):
        restore(settings, copy)


def test_a_damaged_backup_is_not_put_back(tmp_path: Path) -> None:
    settings = a_database(tmp_path / "data")
    copy = tmp_path / "copy.db"
    back_up(settings, copy)
    data = bytearray(copy.read_bytes())
    data[8192:12288] = b"\xff" * 4096
    copy.write_bytes(data)

    with pytest.raises(CapesError, match="damaged"):
        restore(Settings(data=tmp_path / "new"), copy)
