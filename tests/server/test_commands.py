"""capes serve, admin and verify: one clear sentence and a non-zero exit for everything that goes wrong."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from capes.cli.admin import call
from capes.core.errors import CapesError
from tests.server.client import Visitor
from tests.server.process import ROOT, ServerProcess

pytestmark = pytest.mark.anyio


def capes(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, run as a user would."""
    code = "from tests.table.rumble import RUMBLE; from capes.games import register; register(RUMBLE); "
    code += "from capes.cli import main; import sys; main(sys.argv[1:])"
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
    )


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]

        done = capes("serve", "--port", str(port), "--data", str(tmp_path))

    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    assert f"port {port} on 127.0.0.1 is in use" in done.stderr


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    done = capes("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))

    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    assert "cannot be written to" in done.stderr


def test_a_newer_database_is_one_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "capes.db") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")

    done = capes("serve", "--port", "0", "--data", str(tmp_path))

    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    assert "newer than this version" in done.stderr


def test_a_second_server_on_the_same_folder_is_refused(server: ServerProcess) -> None:
    done = capes("serve", "--port", "0", "--data", str(server.data))

    assert done.returncode == 2 and "another Capes server uses the data folder" in done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--database", "mysql://here/capes"), "'mysql://here/capes' is not a database address"),
        (("--messages-per-second", "0"), "--messages-per-second must be more than 0"),
        (("--bot-workers", "-1"), "--bot-workers cannot be less than 0"),
    ],
)
def test_settings_that_cannot_work_are_one_sentence(tmp_path: Path, words: tuple[str, str], sentence: str) -> None:
    done = capes("serve", "--port", "0", "--data", str(tmp_path), *words)

    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    assert sentence in done.stderr


def test_help_names_every_setting() -> None:
    from capes.server.settings import Settings, flag

    text = capes("serve", "--help").stdout

    missing = [name for name in vars(Settings()) if f"--{flag(name)}" not in text]
    assert missing == []


async def test_admin_lists_ends_and_reads_reports(server: ServerProcess) -> None:
    one = await Visitor(server.base).arrive()
    table = (await one.table(seats=[{}, {"kind": "bot"}], setup={"buggy": True}))["table"]
    seated = await one.sit(table)
    await seated.hear("state")
    await seated.pick(seated.index("fail"))

    listed = call(server.base, server.data, "/tables?state=live")
    reports = call(server.base, server.data, "/reports")
    done = capes("admin", "end", table, "--url", server.base, "--data", str(server.data))
    over = await seated.hear("over")

    assert [card["table"] for card in listed] == [table]
    assert "this card is broken" in reports[0]["text"] and "ZeroDivisionError" in reports[0]["body"]
    assert done.returncode == 0 and "ended" in over["why"]
    with pytest.raises(CapesError, match="no such table"):
        call(server.base, server.data, "/tables/nothing/end", "POST")
    await one.close()


@pytest.mark.parametrize("url", ["http://127.0.0.1:9", "nonsense"])
def test_admin_without_a_server_is_one_sentence(tmp_path: Path, url: str) -> None:
    (tmp_path / "admin.token").write_text("x")

    done = capes("admin", "games", "--url", url, "--data", str(tmp_path))

    assert done.returncode == 2 and "no server answers" in done.stderr


async def test_verify_proves_a_record_and_refuses_a_forged_one(server: ServerProcess, tmp_path: Path) -> None:
    one = await Visitor(server.base).arrive()
    table = (await one.table(seats=[{}, {"kind": "bot"}]))["table"]
    seated = await one.sit(table)
    await seated.hear("state")
    await seated.say({"t": "concede", "id": "c"})
    await seated.hear("over")
    text = (await one.http.get(f"/api/tables/{table}/record")).text
    good, forged = tmp_path / "good.json", tmp_path / "forged.json"
    good.write_text(text)
    data = json.loads(text)
    data["seed"] = "another deal"
    forged.write_text(json.dumps(data))

    proved, refused = capes("verify", str(good)), capes("verify", str(forged))

    assert proved.returncode == 0 and "committed to before the deal" in proved.stdout
    assert refused.returncode == 2 and "seed was not made" in refused.stderr
    await one.close()


def test_what_is_no_text_at_all_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")

    done = capes("verify", str(file))

    assert done.returncode == 2 and done.stderr.startswith(f"capes: {file}: this is not a record")
