"""Sets of one's own: text files in a folder, one set in each, written like ours."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from capes import plugins
from capes.language.catalogue import say
from capes.vs import catalogue
from capes.vs.catalogue import CardSet, Facts
from capes.vs.grammar.errors import Unread
from capes.vs.workshop.carried import Known
from capes.vs.workshop.own import OwnCard, own_card, tidy

LARGEST_FILE: Final = 500_000
MOST_CARDS: Final = 400
MOST_FILES: Final = 50

_held: list[Known] = []


def texts_of(text: str) -> list[tuple[int, str]]:
    """The cards of a set's text, each with its line; the levels of a Main Character are one."""
    found: list[tuple[int, str]] = []
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.strip() and not line.lstrip().startswith("#"):
            block.append(line)
            continue
        if block:
            said, level = "\n".join(block), re.search(r"\bLevel [23]\b", "\n".join(block[:3]))
            if level and found:
                found[-1] = (found[-1][0], f"{found[-1][1]}\n\n{said}")
            else:
                found.append((number - len(block), said))
        block = []
    return found


def read_set(file: Path) -> list[OwnCard]:
    """The cards of a file; BadPlugin says in which line what is wrong."""
    if file.stat().st_size > LARGEST_FILE:
        raise plugins.BadPlugin(f"{file}: a set has at most {LARGEST_FILE} bytes")
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise plugins.BadPlugin(f"{file}: a set is text in UTF-8") from None
    rows = texts_of(text)
    if len(rows) > MOST_CARDS:
        raise plugins.BadPlugin(f"{file}: a set has at most {MOST_CARDS} cards, this has {len(rows)}")
    cards: dict[str, OwnCard] = {}
    for line, said in rows:
        try:
            card = own_card(said)
        except Unread as error:
            place = line + error.text[: error.at].count("\n")
            hint = f"; did you mean: {error.near}" if error.near else ""
            raise plugins.BadPlugin(f"{file}, line {place}: {say(error.why)}{hint}") from None
        if card.facts[0].name in cards:
            raise plugins.BadPlugin(f"{file}, line {line}: {card.facts[0].name} is there twice")
        cards[card.facts[0].name] = card
    return list(cards.values())


def title_of(file: Path) -> str:
    """The title of a set: its first line, if that is a comment."""
    with file.open(encoding="utf-8-sig", errors="replace") as lines:
        first = lines.readline(200).strip()
    return first.lstrip("# ").rstrip(".") if first.startswith("#") and first.strip("# .") else file.stem


@cache
def load_sets() -> None:
    """Make known the sets of every folder that was named with --cards."""
    for folder in plugins.card_folders():
        files = sorted(Path(folder).glob("*.txt"))
        if len(files) > MOST_FILES:
            raise plugins.BadPlugin(f"{folder}: a folder has at most {MOST_FILES} sets")
        for file in files:
            add(file)


def add(file: Path) -> None:
    """Make a set known, whole or not at all."""
    id = re.sub(r"[^a-z0-9]+", "-", file.stem.casefold()).strip("-") or "own"
    cards = read_set(file)
    of_set = tuple(card._replace(facts=tuple(_of_set(facts, id) for facts in card.facts)) for card in cards)
    catalogue.add_set(
        CardSet(id=id, slug=id, title=title_of(file), universe="own", released=True),
        tuple(facts for card in of_set for facts in card.facts),
    )
    _held.append(Known(of_set))


def _of_set(facts: Facts, id: str) -> Facts:
    return msgspec.structs.replace(facts, set=id)


__all__ = ["add", "load_sets", "read_set", "texts_of", "tidy", "title_of"]
