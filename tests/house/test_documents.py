"""Every command shown in README and docs is one the command line understands; those that can be run here are."""

from __future__ import annotations

import ast
import io
import json
import re
import shlex
from pathlib import Path

import pytest

from capes.cli import main, make_app, without_card_folders
from tests.house.test_imports import SOURCE

ROOT = SOURCE.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
RUN = ("README.md", "index.md", "play.md", "first-bot.md", "deck-study.md", "your-own-cards.md", "your-own-game.md")
"""Pages for newcomers: whoever types their commands from top to bottom meets no error."""
BLOCK = re.compile(r"^```\n(.*?)^```|((?:^    capes .*\n)+)", re.MULTILINE | re.DOTALL)


def commands(page: Path) -> list[list[str]]:
    """The `capes` commands in the blocks of a page, as lists of words."""
    found = []
    for fenced, indented in BLOCK.findall(page.read_text(encoding="utf-8")):
        for line in (fenced or indented).splitlines():
            if line.strip().startswith("capes ") and "|" not in line and "*" not in line:
                found.append(shlex.split(re.split(r"\s{3,}", line.strip())[0], comments=True)[1:])
    return found


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_every_command_is_understood(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("capes.plugins.add_card_folder", lambda folder: None)
    monkeypatch.setattr(Path, "is_dir", lambda self: True)
    for words in commands(page):
        without = without_card_folders(words)
        if without[-1].startswith("--") or without[-1] == "..." or not without:  # --help, --version
            continue
        make_app().parse_args(without, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("name", RUN)
def test_commands_for_newcomers_run(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if name == "first-bot.md":
        with pytest.raises(SystemExit):
            main(["new", "bot", "lucky"])
    page = next(page for page in PAGES if page.name == name)
    for words in commands(page):
        if words[0] in ("serve", "start", "admin") or "--cards" in words:  # tests/plugins plays with sets in folders
            continue
        if "--games" in words:
            words[words.index("--games") + 1] = "2"
        if words[0] in ("sim", "ladder"):
            words += ["--jobs", "1"]
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        with pytest.raises(SystemExit) as left:
            main(words)
        assert not left.value.code, f"{words}: {capsys.readouterr().err}"


@pytest.mark.parametrize("notebook", sorted((ROOT / "examples").glob("*.ipynb")), ids=lambda file: file.stem)
def test_notebooks_run(notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown: dict[str, object] = {"__name__": "__main__"}
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            parsed = ast.parse("".join(cell["source"]))
            last = parsed.body.pop() if isinstance(parsed.body[-1], ast.Expr) else None
            exec(compile(parsed, notebook.name, "exec"), shown)
            if isinstance(last, ast.Expr):  # what a notebook shows below the cell
                told = eval(compile(ast.Expression(last.value), notebook.name, "eval"), shown)
                assert told is None or getattr(told, "_repr_html_", told.__repr__)()


def test_there_are_four_notebooks_and_three_of_the_lab() -> None:
    assert len(list((ROOT / "examples").glob("*.ipynb"))) == 4 + 3
