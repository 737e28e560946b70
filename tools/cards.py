"""The card texts read into words: `python -m tools.cards` writes what the package loads, and says what cannot be read.

A file of cards has one block for each card: its id and name, its figures, then a power on each line.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from capes.vs import catalogue
from capes.vs.cards import FILES
from capes.vs.cards.card import card_of
from capes.vs.cards.ready import FILE
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.field_kinds import FILE as field_kinds_file
from capes.vs.grammar.reader import tries
from capes.vs.grammar.reading import figures_line, power_of_line
from capes.vs.grammar.sentences import FILE as sentences_file
from capes.vs.grammar.sentences import made, table
from capes.vs.words import Power
from capes.vs.words.face import FACES, Face
from capes.vs.words.packing import kinds, packed

ROOT = Path(__file__).resolve().parents[1] / "src" / "capes" / "vs" / "cards"


class Written(NamedTuple):
    """A card as its file gives it."""

    id: str
    name: str
    figures: str
    powers: tuple[str, ...]


def blocks(text: str) -> Iterator[Written]:
    """The cards of a file; lines that begin with # are notes."""
    for block in text.split("\n\n"):
        lines = [line.strip() for line in block.splitlines() if line.strip() and not line.startswith("#")]
        if lines:
            id, _, name = lines[0].partition("  ")
            yield Written(id, name, lines[1], tuple(lines[2:]))


def written() -> Iterator[Written]:
    """Every card of every file, in order."""
    for file in FILES:
        yield from blocks((ROOT / f"{file}.txt").read_text(encoding="utf-8"))


def bare(card: Written) -> Face:
    """The card without its powers: what others may say about it needs no more."""
    id, _, variant = card.id.partition("@")
    return card_of(catalogue.facts(id), (), variant)


def read() -> dict[str, tuple[Power, ...]]:
    """The powers of every card, read from its text."""
    cards = list(written())
    known = {card.id: bare(card) for card in cards}
    missing = {id: face for id, face in known.items() if id not in FACES}
    FACES.update(missing)
    try:
        return {card.id: powers_of(card, known[card.id]) for card in cards}
    finally:
        for id in missing:
            del FACES[id]


def powers_of(card: Written, face: Face) -> tuple[Power, ...]:
    """The powers of a card; its name and figures must be those of the catalogue."""
    if (card.name, card.figures) != (face.name, figures_line(face)):
        raise ValueError(f"{card.id} is printed as {face.name!r}, {figures_line(face)!r}")
    edition = card.id.partition("@")[2]
    return tuple(power_of_line(line, face, edition) for line in card.powers)


def text() -> str:
    """The file the package loads."""
    rows = [f"{json.dumps(id)}: {json.dumps(packed(powers), ensure_ascii=False)}" for id, powers in read().items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def field_kinds() -> str:
    """The annotations of every word's fields, from the sources: compiled classes have lost them."""
    own: dict[str, dict[str, str]] = {}
    bases: dict[str, list[str]] = {}
    for file in sorted((ROOT.parent / "words").glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                bases[node.name] = [ast.unparse(base) for base in node.bases]
                own[node.name] = {
                    ast.unparse(line.target): ast.unparse(line.annotation)
                    for line in node.body
                    if isinstance(line, ast.AnnAssign)
                }

    def all_of(name: str) -> dict[str, str]:
        return {field: kind for base in bases.get(name, ()) for field, kind in all_of(base).items()} | own.get(name, {})

    return json.dumps({name: all_of(name) for name in sorted(own) if name in kinds()}, indent=1) + "\n"


def sentences() -> str:
    """Every sentence of the grammar with the words it stands for: making them takes a second, loading them does not."""
    cards = {card.id: bare(card) for card in written()}
    missing = {id: face for id, face in cards.items() if id not in FACES}
    FACES.update(missing)
    try:
        found = made().sentences
    finally:
        for id in missing:
            del FACES[id]
    rows = [
        json.dumps([kind, one.tokens, packed(one.words)], ensure_ascii=False, separators=(",", ":"))
        for kind, several in found.items()
        for one in several
    ]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def main() -> None:
    """Write all three; the cards are read by the sentences just made."""
    (ROOT.parent / "grammar" / field_kinds_file).write_text(field_kinds(), encoding="utf-8")
    (ROOT.parent / "grammar" / sentences_file).write_text(sentences(), encoding="utf-8")
    table.cache_clear()
    tries.cache_clear()
    try:
        (ROOT / FILE).write_text(text(), encoding="utf-8")
    except (Unread, ValueError) as error:
        sys.exit(f"cards: {error}")


if __name__ == "__main__":
    main()
