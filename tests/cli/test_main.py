"""The frame of the command: help, errors, and a start that loads only what is called."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from capes.cli import COMMANDS, is_here, main, make_app
from capes.core.errors import CapesError, Reason
from capes.language.sentence import plain


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    command = [sys.executable, "-m", "capes", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


def test_help_lists_every_command_with_an_example() -> None:
    shown = run("--help")

    assert shown.returncode == 0
    for command in COMMANDS:
        assert (command.example in shown.stdout) == is_here(command)


@pytest.mark.parametrize("command", [command.name for command in COMMANDS if is_here(command)])
def test_every_command_explains_itself(command: str) -> None:
    shown = run(command, "--help")

    assert shown.returncode == 0, shown.stderr
    assert f"capes {command}" in shown.stdout


def test_an_unknown_command_is_refused() -> None:
    shown = run("dance")

    assert shown.returncode != 0
    assert "dance" in shown.stdout + shown.stderr
    assert "Traceback" not in shown.stderr


def test_help_loads_no_command() -> None:
    script = "import sys; from capes.cli import make_app; make_app()\nassert 'capes.cli.play' not in sys.modules"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}

    assert subprocess.run([sys.executable, "-c", script], env=environment, timeout=60).returncode == 0


def test_an_error_with_reasons_is_told_and_exits_with_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise CapesError(plain("a deck has 60 cards"), (Reason("DECK-01", plain("this one has 59")),))

    monkeypatch.setattr("capes.cli.make_app", lambda: fail)

    with pytest.raises(SystemExit) as left:
        main([])

    assert left.value.code == 2
    assert capsys.readouterr().err == "capes: a deck has 60 cards\n  DECK-01: this one has 59\n"


def test_a_reader_that_goes_away_is_no_error() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    reader, writer = os.pipe()
    os.close(reader)

    shown = subprocess.run(
        [sys.executable, "-m", "capes", "--help"], env=environment, stdout=writer, stderr=subprocess.PIPE, timeout=60
    )
    os.close(writer)

    assert b"Traceback" not in shown.stderr
    assert b"Exception ignored" not in shown.stderr


def test_start_is_a_command_of_its_own() -> None:
    assert "start" in list(make_app())
