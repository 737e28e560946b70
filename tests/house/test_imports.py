"""Rooms import only what the house allows: one table, read off every import statement under src/."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"

IN_A_GAME = {
    "words": ("core",),
    "catalogue": ("core", "words"),
    "cards": ("core", "words", "catalogue"),
    "decks": ("core", "words", "catalogue"),
    "english": ("core", "words"),
    "state": ("core", "words"),
    "rules": ("core", "words", "state"),
    "view": ("core", "words", "english", "state", "rules"),
    "notation": ("core", "words", "state"),
}
"""The rooms of a game, each with what it may import: the core, and other rooms of the same game."""


def rooms_of(game: str) -> dict[str, tuple[str, ...]]:
    """The rows of one game: its rooms, the front door that joins them, and what stands before the door."""
    rows = {
        f"{game}.{room}": tuple("capes.core" if fine == "core" else f"{game}.{fine}" for fine in may)
        for room, may in IN_A_GAME.items()
    }
    door = ("capes.core", f"{game}.*")
    return {game: ("capes.core", f"{game}.game"), **rows, f"{game}.game": door, f"{game}.scenario": door}


MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "capes": (),
    "capes.core": (),
    "capes.games": ("capes.core",),
    **rooms_of("capes.vs"),
    "capes.vs.proofs": ("capes.vs.catalogue", "capes.vs"),  # which tests prove which card
    **rooms_of("capes.duel"),
    "capes.bots": ("capes.core", "capes.games"),
    "capes.table": ("capes.core", "capes.games"),
    "capes.server": ("capes.core", "capes.games", "capes.table", "capes.bots"),
    "capes.bench": ("capes.core", "capes.games", "capes.bots", "capes.vs.*"),  # measures from outside, as the cli does
    "capes.cli": ("capes.*",),
    "capes.__main__": ("capes.cli",),
}
"""Room -> what it may import besides itself; `.*` is the room with all inside it. A file belongs to the room with the
longest name that fits."""


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
