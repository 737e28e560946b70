"""The rooms of the house: one table, from which the map, the import contracts and the rooms' own words are written.

`python -m tools.rooms` writes docs/map.md, pyproject.toml and the last line of every room's docstring anew;
tests/house/test_imports.py finds what differs, and holds every import to the same table.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
MAP, PROJECT = ROOT / "docs" / "map.md", ROOT / "pyproject.toml"
KEYS = "capes.language.sentence"
"""Keys with arguments: every room may make them. Saying them, `capes.language`, is for the rooms at the door."""


class Room(NamedTuple):
    """What lives in a room, and what it may import besides itself; `.*` is a room with all inside it."""

    what: str
    may: tuple[str, ...]


IN_A_GAME = {
    "contract": Room("what crosses rooms, as types: events as classes, verbs, questions", ("core",)),
    "words": Room("the language cards are written in: frozen data, no behaviour", ("core",)),
    "catalogue": Room(
        "printed facts of every set, as data, and the function that reads them", ("core", "plugins", "words")
    ),
    "cards": Room("the powers of the cards, one file per team and set", ("core", "plugins", "words", "catalogue")),
    "decks": Room("deck rules, starter decks, formats in and out, card search", ("core", "words", "catalogue")),
    "english": Room(
        "rules text, written from the words; sentences for events", ("core", "language", "contract", "words")
    ),
    "grammar": Room("English read back into words", ("core", "language", "words", "english")),
    "workshop": Room(
        "cards of people's own: texts read, checked, and made known for as long as a game needs them",
        ("core", "language", "plugins", "words", "catalogue", "cards", "decks", "english", "grammar"),
    ),
    "state": Room("where everything is, and `copy()`", ("core", "words")),
    "rules": Room(
        "how words act on state, one file per heading of the rulebook", ("core", "contract", "words", "state")
    ),
    "view": Room(
        "what a seat may see, and guessing what it may not",
        ("core", "language", "contract", "words", "english", "state", "rules"),
    ),
    "evaluation": Room(
        "how positions and options look at a glance, for bots", ("core", "contract", "words", "state", "rules")
    ),
    "notation": Room("positions and picks as text", ("core", "contract", "words", "state")),
}
"""The rooms of a game, each with what it may import: the core, and other rooms of the same game."""


BELOW = ("core", "language", "plugins")
"""Rooms below all games, which a game's rooms name without their house."""


def rooms_of(game: str) -> dict[str, Room]:
    """The rows of one game: its rooms, the front door that joins them, and what stands before the door."""
    rows = {
        f"{game}.{name}": Room(
            room.what, (KEYS, *(f"capes.{fine}" if fine in BELOW else f"{game}.{fine}" for fine in room.may))
        )
        for name, room in IN_A_GAME.items()
        if (ROOT / "src" / game.replace(".", "/") / name).is_dir()
    }
    door = ("capes.core", "capes.language", KEYS, "capes.plugins", f"{game}.*")
    if (ROOT / "src" / game.replace(".", "/") / "scenario").is_dir():
        may = (*door[:3], game, *(room for room in rows if not room.endswith((".evaluation", ".workshop"))))
        rows[f"{game}.scenario"] = Room("scenarios: a table, picks and what must be true, as text", may)
    rows[f"{game}.game"] = Room("the front door: joins cards to rules", door)
    return rows


ROOMS: dict[str, Room] = {
    "capes": Room(  # what it offers is loaded when it is used
        "the package: its version, the choice of the engine, and the names it offers",
        ("capes.engine", "capes.api", "capes.bots", "capes.core", "capes.games"),
    ),
    "capes.engine": Room("which engine runs, plain or compiled; asks the loop", ("capes.core",)),
    KEYS: Room("what travels instead of a sentence: a key with its facts", ()),
    "capes.language": Room("sentences for people: the catalogues of every language, and saying them", (KEYS,)),
    "capes.core": Room(
        "decisions, tasks, the one loop, chance, events, records, the `Game` protocol", (KEYS, "capes.language")
    ),
    "capes.plugins": Room("what other packages add: games, bots and card sets", ("capes.core",)),
    "capes.games": Room(
        "the names of the games; loads a game when first asked for", ("capes.plugins", "capes.core", KEYS)
    ),
    "capes.simple": Room("a game in forty lines: the protocol filled in for authors", ("capes.core", KEYS)),
    "capes.vs": Room("the trading card game", ("capes.core", "capes.plugins", "capes.vs.game")),
    **rooms_of("capes.vs"),
    "capes.vs.proofs": Room("which tests prove which card", ("capes.vs.catalogue", "capes.vs")),
    "capes.duel": Room("the second game: the same rooms, smaller", ("capes.core", "capes.plugins", "capes.duel.game")),
    **rooms_of("capes.duel"),
    "capes.board": Room("a seat's view of a table, drawn: in letters, as lists, as HTML", ("capes.core",)),
    "capes.bots": Room(
        "players that are programs",
        ("capes.plugins", "capes.engine", "capes.core", "capes.games", "capes.language", KEYS),
    ),
    "capes.table": Room(
        "one match: seats, clocks, undo, spectators, record", ("capes.plugins", "capes.core", "capes.games", KEYS)
    ),
    "capes.live": Room(
        "a table people sit at: seats, messages, telling, chores; journal, people and time are handed in",
        ("capes.core", "capes.games", "capes.table", "capes.bots", "capes.language", KEYS),
    ),
    "capes.anywhere": Room(
        "the house a browser is: tables, books and bots of a page without a server",
        (
            "capes.engine",
            "capes.core",
            "capes.games",
            "capes.table",
            "capes.live",
            "capes.bots",
            "capes.language",
            KEYS,
        ),
    ),
    "capes.puzzles": Room(  # it looks at tables to see whether a goal is reached, and knows no rule
        "positions in which something can be forced: the solver, the maker, and the puzzles that come with the game",
        (
            *("capes.core", "capes.games", "capes.bots", "capes.language"),
            *("capes.vs.state", "capes.vs.contract", "capes.duel.state", KEYS),
        ),
    ),
    "capes.server": Room(
        "network, accounts, storage",
        (
            *("capes", "capes.engine", "capes.core", "capes.games", "capes.table", "capes.live", "capes.bots"),
            *("capes.puzzles", "capes.language", KEYS),
        ),
    ),
    "capes.bench": Room(
        "how fast the engine is, beside other engines",
        ("capes.engine", "capes.core", "capes.games", "capes.bots", "capes.table", "capes.vs.*"),
    ),
    "capes.referee": Room(  # judges the rules, so it imports none of them
        "a second reading of the rules that watches games and says where it disagrees",
        ("capes.core", "capes.games", "capes.vs.words", "capes.vs.state", "capes.duel.words", "capes.duel.state"),
    ),
    "capes.api": Room(
        "what `import capes` offers: tables, bots, matches, cards and records",
        ("capes.core", "capes.games", "capes.board", "capes.bots", KEYS, "capes.language"),
    ),
    "capes.lab": Room(
        "training and measuring agents: environments for the libraries people use, tasks, data",
        ("capes", "capes.plugins", "capes.core", "capes.games", "capes.board", "capes.bots", KEYS, "capes.language"),
    ),
    "capes.cli": Room("the command `capes`, one module per command", ("capes.*",)),
    "capes.__main__": Room("`python -m capes`", ("capes.cli",)),
}
"""Every room, the foundation first. A file belongs to the room with the longest name that fits."""

BESIDE = (
    ("`web/`", "the browser client: draws views, offers options, knows no rules", "JSON of [protocol.md](protocol.md)"),
    ("`tests/`", "mirrors `src/`; `house/` watches the whole house", ""),
    ("`tools/`", "set-up, the compiled engine, the pages that are written", ""),
)


def place_of(room: str) -> str:
    """Where a room is, for the map."""
    path = "src/" + room.replace(".", "/")
    return f"`{path}/`" if (ROOT / path).is_dir() else f"`{path}.py`"


def said(room: str) -> str:
    """What a room may import, in words: rooms of the same game by their own name."""
    house, _, _ = room.rpartition(".")
    names = [fine for fine in ROOMS[room].may if fine != KEYS]
    if "capes.*" in names:
        return "every room"
    if f"{house}.*" in names:
        names = [f"every room of {house.rpartition('.')[2]}", *(name for name in names if name != f"{house}.*")]
    short = [name.removeprefix(f"{house}.").removeprefix("capes.") for name in names]
    return ", ".join(short) or ("keys of sentences" if KEYS in ROOMS[room].may else "nothing of ours")


def map_rows() -> str:
    """The table of docs/map.md."""
    lines = ["| Room | What lives there | May import |", "|---|---|---|"]
    lines += [f"| {place_of(name)} | {room.what} | {said(name)} |" for name, room in ROOMS.items()]
    lines += [f"| {' | '.join(row)} |" for row in BESIDE]
    return "\n".join(lines)


def layers(container: str) -> list[str]:
    """The rooms directly inside a container, from the top down; those of one layer do not know each other."""
    inside = [name for name in ROOMS if name.rpartition(".")[0] == container]

    def named(wanted: str) -> list[str]:
        within = wanted.removesuffix(".*")
        if within in (container, "capes") and wanted.endswith(".*"):
            return inside
        return [name for name in inside if within == name or within.startswith(name + ".")]

    below = {name: {low for fine in ROOMS[name].may for low in named(fine)} - {name} for name in inside}
    for name in inside:  # who may import everything of the container is known to nobody in it
        below[name] -= {other for other in inside if name in below[other]}
    depth: dict[str, int] = {}

    def deep(name: str) -> int:
        if name not in depth:
            depth[name] = 1 + max((deep(low) for low in below[name]), default=-1)
        return depth[name]

    found: dict[int, list[str]] = {}
    for name in inside:
        found.setdefault(deep(name), []).append(name.rpartition(".")[2])
    return [" | ".join(f"({name})" for name in found[level]) for level in sorted(found, reverse=True)]


def contracts() -> str:
    """The layers of pyproject.toml."""
    told = []
    for container, what in (("capes", "the house"), ("capes.vs", "Vs."), ("capes.duel", "Duel")):
        listed = "\n".join(f"    {json.dumps(layer)}," for layer in layers(container))
        told.append(
            f'[[tool.importlinter.contracts]]\nname = "Rooms of {what}, from the door down to the foundation"\n'
            f'type = "layers"\ncontainers = ["{container}"]\nlayers = [\n{listed}\n]'
        )
    return "\n\n".join(told)


def between(text: str, mark: str, new: str, comment: tuple[str, str]) -> str:
    """The text with what stands between two marks replaced."""
    begin, end = (f"{comment[0]}{which}{mark}{comment[1]}" for which in ("", "end of "))
    before, found, rest = text.partition(begin)
    _, also, after = rest.partition(end)
    if not found or not also:
        raise ValueError(f"the marks {begin!r} and {end!r} are missing")
    return f"{before}{begin}\n{new}\n{end}{after}"


def docstrings() -> dict[Path, str]:
    """Every room's own file with the line that says whom it may call."""
    found = {}
    for name in ROOMS:
        file = ROOT / "src" / name.replace(".", "/") / "__init__.py"
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            found[file] = re.sub(r"^May call: [^\n]*$", f"May call: {said(name)}.", text, count=1, flags=re.MULTILINE)
    return found


def pages() -> dict[Path, str]:
    """Everything that is written from the table."""
    return {
        MAP: between(MAP.read_text(encoding="utf-8"), "rooms", map_rows(), ("<!-- ", " -->")),
        PROJECT: between(PROJECT.read_text(encoding="utf-8"), "rooms", contracts(), ("# ", ", by tools/rooms.py")),
        **docstrings(),
    }


if __name__ == "__main__":
    for page, text in pages().items():
        page.write_text(text, encoding="utf-8")
