"""Rooms import only what the house allows: the table of tools/rooms.py, held against every import under src/."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.rooms import ROOMS, layers, pages

SOURCE = Path(__file__).resolve().parents[2] / "src"

MAY_IMPORT = {name: room.may for name, room in ROOMS.items()}


def within(module: str, room: str) -> bool:
    """Whether a module is the room or lives in it."""
    return module == room or module.startswith(room + ".")


def room_of(module: str) -> str:
    """The room with the longest name that holds the module."""
    return max((room for room in MAY_IMPORT if within(module, room)), key=len)


def imports(file: Path, module: str) -> Iterator[str]:
    """Every module of ours a file imports, wherever in the file it does so."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if within(name.name, "capes"))
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*parents, base] if base else parents)
            if not within(base, "capes"):
                continue
            for name in node.names:
                # `from capes.vs import rules` means the room, `from capes.vs.game import GAME` a name in a module.
                below = SOURCE.joinpath(*base.split("."), name.name)
                is_module = below.is_dir() or below.with_suffix(".py").exists()
                yield f"{base}.{name.name}" if is_module else base


def modules() -> Iterator[tuple[Path, str]]:
    """Every file of the package with its dotted name."""
    for file in sorted((SOURCE / "capes").rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        yield file, ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def allowed(room: str, wanted: str) -> bool:
    """Whether a file of the room may import that module."""
    return room_of(wanted) in (room, *MAY_IMPORT[room]) or any(
        within(wanted, fine.removesuffix(".*")) for fine in MAY_IMPORT[room] if fine.endswith(".*")
    )


def test_rooms_import_only_downwards() -> None:
    wrong = [
        f"{module} imports {wanted}: {room_of(module)} may import {', '.join(MAY_IMPORT[room_of(module)]) or 'nothing'}"
        for file, module in modules()
        for wanted in imports(file, module)
        if not allowed(room_of(module), wanted)
    ]

    assert wrong == []


def test_rules_import_at_the_top_of_the_file_only() -> None:
    """An import inside a function hides a circle: what two modules need of each other belongs below both."""
    hidden = [
        f"{module}, line {node.lineno}"
        for file, module in modules()
        if any(within(module, room) for room in ("capes.core", "capes.vs.rules", "capes.vs.state", "capes.duel.rules"))
        for scope in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(scope, ast.FunctionDef)
        for node in ast.walk(scope)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]

    assert hidden == []


def test_every_room_is_in_the_table() -> None:
    rooms = {module for file, module in modules() if file.name == "__init__.py" and module.count(".") <= 2}
    games = {room for room in rooms if within(room, "capes.vs") or within(room, "capes.duel")}

    assert {room for room in rooms if room.count(".") <= 1} | games <= set(MAY_IMPORT)


def test_every_room_says_what_lives_there() -> None:
    silent = [
        module
        for file, module in modules()
        if file.name == "__init__.py" and not ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    ]

    assert silent == []


def test_the_table_tells_up_from_down() -> None:
    assert allowed("capes.vs.rules", "capes.vs.state.zones")
    assert allowed("capes.vs.game", "capes.vs.cards.marvel_battles")
    assert not allowed("capes.vs.state", "capes.vs.rules.combat")
    assert not allowed("capes.core", "capes.games")
    assert not allowed("capes.table", "capes.vs.game")
    assert not allowed("capes.duel.rules", "capes.vs.rules")
    assert not allowed("capes.bots", "capes.vs.state")
    assert allowed("capes.referee", "capes.vs.state.character")
    assert not allowed("capes.referee", "capes.vs.rules.stats")
    assert not allowed("capes.referee", "capes.vs.game")


@pytest.mark.parametrize("page", pages(), ids=lambda page: "/".join(page.parts[-3:]))
def test_what_is_written_from_the_table_is_up_to_date(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == pages()[page], "`make ledger` writes it anew"


def test_every_room_says_whom_it_may_call() -> None:
    rooms = [file for file, module in modules() if file.name == "__init__.py" and module in ROOMS]

    silent = [str(file) for file in rooms if "\nMay call: " not in file.read_text(encoding="utf-8")]

    assert silent == [str(SOURCE / "capes/__init__.py")]


def test_layers_go_from_the_door_down_to_the_foundation() -> None:
    house = layers("capes")

    assert house[0] == "(__main__)" and house[1] == "(cli)" and house[-1] == "(language)"
    level = {name.strip(" ()"): at for at, layer in enumerate(layers("capes.vs")) for name in layer.split("|")}
    assert level["game"] < level["view"] < level["rules"] < level["state"] < level["words"]
