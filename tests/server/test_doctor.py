"""`capes doctor` sees what is wrong with a place, says what to do, and changes nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from capes.cli.doctor import Finding, doctor, examine
from capes.core.errors import ToolError
from capes.server.settings import Settings
from capes.server.storage.database import open_database


def laid_out(folder: Path, address: str = "") -> Settings:
    """A database a server has been up on."""
    settings = Settings(data=folder, database=address)

    async def once() -> None:
        from capes.server.storage.upkeep import Upkeep

        database = await open_database(settings)
        await Upkeep(database).uptime(time.time())
        await database.close()

    asyncio.run(once())
    folder.chmod(0o700)
    if settings.file is not None:
        settings.file.chmod(0o600)
    return settings


def wrong(settings: Settings) -> dict[str, Finding]:
    return {finding.what: finding for finding in examine(settings) if finding.todo}


def test_a_place_that_is_well_has_nothing_to_do(tmp_path: Path, database_url: str) -> None:
    settings = laid_out(tmp_path, database_url)

    assert wrong(settings) == {}
    assert {"schema", "a server was up"} <= {finding.what for finding in examine(settings)}


def test_an_empty_place_is_well_and_stays_empty(tmp_path: Path, database_url: str) -> None:
    tmp_path.chmod(0o700)

    assert wrong(Settings(data=tmp_path, database=database_url)) == {}
    assert list(tmp_path.iterdir()) == []


def test_rights_that_let_others_in_are_said_with_the_command(tmp_path: Path) -> None:
    settings = laid_out(tmp_path)
    file = settings.file
    assert file is not None
    tmp_path.chmod(0o755)
    file.chmod(0o644)

    found = wrong(settings)

    assert found["rights of the folder"].todo == f"chmod 700 {tmp_path}"
    assert found["rights of the database"].todo == f"chmod 600 {file}"


def test_a_damaged_database_asks_for_a_backup(tmp_path: Path) -> None:
    settings = laid_out(tmp_path)
    file = settings.file
    assert file is not None
    with open(file, "r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xff" * 8192)

    assert "capes admin restore" in wrong(settings)["database"].todo


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "schema"),
        ("UPDATE uptime SET seen = 9e9", "a server was up"),
    ],
)
def test_a_newer_schema_and_a_clock_gone_back_are_seen(tmp_path: Path, change: str, what: str) -> None:
    settings = laid_out(tmp_path)
    assert settings.file is not None
    with sqlite3.connect(settings.file) as connection:
        connection.execute(change)
    connection.close()

    assert list(wrong(settings)) == [what]


def test_an_older_schema_is_told_and_left_as_it_is(tmp_path: Path) -> None:
    settings = laid_out(tmp_path)
    assert settings.file is not None
    with sqlite3.connect(settings.file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0003'")
    connection.close()

    found = {finding.what: finding for finding in examine(settings)}

    assert "brings it up to date" in found["schema"].found and not found["schema"].todo
    with sqlite3.connect(settings.file) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0003",)


def test_a_database_that_does_not_answer_is_one_finding(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(ToolError, match="1 thing needs"):
        doctor(data=tmp_path, database="postgresql://nobody@127.0.0.1:1/none")

    assert "!!  PostgreSQL" in capsys.readouterr().out
