"""Deck lists as text: plain lists people type, and the tab text of LackeyCCG."""

from __future__ import annotations

import re
from typing import Final

from capes.core.errors import BadDeck
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks.deck import Deck
from capes.vs.decks.draft import LINE_LENGTH, Draft, Entry, whole_count
from capes.vs.decks.names import by_key, fold, label

_ABOUT = re.compile(r"^(?:#+|//+|;)?\s*(name|title|deck name|deck|notes?|universe)\s*:[ \t]*(.*)$", re.IGNORECASE)
_MAIN = re.compile(r"^(?:main(?: character)?|hero|leader)\s*:\s*(\S.*)$", re.IGNORECASE)
_COMMENT = re.compile(r"^(?:#|//|;)")
_TRAILING = re.compile(r"\s+(?:#|//).*$")
_HEADING = re.compile(r"^(?:\[|=+|-+)?\s*([A-Za-z][A-Za-z '&/-]*?)\s*(?:\(\d+\))?\s*(?:\]|=+|-+|:)?$")
_COUNT_FIRST = re.compile(r"^(\d+)(?:\s*[x×*])?[ \t]+(\S.*)$", re.IGNORECASE)
_COUNT_TIGHT = re.compile(r"^(\d+)[x×*](\S.*)$", re.IGNORECASE)
_COUNT_LAST = re.compile(r"^(\S.*?)\s*(?:\s[x×*]\s?|[×*])\s*(\d+)$", re.IGNORECASE)
_KEYED = re.compile(r"^(.*?)\s*[\[(]\s*([a-z]{2,4}/[a-z0-9-]+|[a-z]{2,3}1?[-: ]?\d{1,3}[a-d]?)\s*[\])]$", re.IGNORECASE)
_ROLE = re.compile(
    r"^(.*?)[\s,]*[\[(]?\s*(?:(?:l(?:evel|vl)?\.?\s*[123]\s*)?(main(?: character)?)|l(?:evel|vl)?\.?\s*[123]"
    r"|(supporting(?: character)?))\s*[\])]?$",
    re.IGNORECASE,
)

MAIN_HEADINGS: Final = frozenset({"maincharacter", "maincharacters", "hero", "leader"})
PLAIN_HEADINGS: Final = frozenset(
    {
        "deck", "maindeck", "cards", "library", "characters", "supporting", "supportingcharacters",
        "supportingcharacter", "plottwists", "plottwist", "twists", "locations", "location", "basiclocations",
        "speciallocations", "equipment",
    }
)  # fmt: skip
OUTSIDE_HEADINGS: Final = frozenset(
    {"sideboard", "maybeboard", "side", "tokens", "token", "ultronfacility", "behindthecamera", "outside"}
)
HEADINGS: Final = MAIN_HEADINGS | PLAIN_HEADINGS | OUTSIDE_HEADINGS | {"main"}


def read_listing(text: str) -> Draft:
    """A typed list: '4 Wolverine', 'Main: Storm', headings, comments."""
    draft = Draft()
    notes: list[str] = []
    section = ""
    main_heading: list[Entry] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        about = _ABOUT.match(line)
        if about and not (fold(about[1]) == "deck" and not about[2]):
            _tell(draft, notes, about[1].lower(), about[2])
            continue
        if not line or _COMMENT.match(line):
            continue
        if len(line) > LINE_LENGTH:
            raise BadDeck("error-line-is-too-long-to-name-a-card-characters", number=number, count=len(line))
        line = " ".join(_TRAILING.sub("", line).split())
        named = _MAIN.match(line)
        if named and not named[1].isdigit():
            draft.entries.append(_entry(named[1], number, main=True))
            continue
        heading = _heading(line)
        if heading is not None:
            section = heading
            continue
        entry = _entry(line, number, main=section in MAIN_HEADINGS)
        if section in OUTSIDE_HEADINGS:
            draft.warnings.append(f"line {number}: {entry.name} left out, as it stands outside the sixty")
            continue
        if section == "main":
            main_heading.append(entry)
        draft.entries.append(entry)
    # "Main" heads the Main Character in some lists and the whole deck in others.
    if main_heading and sum(entry.count for entry in main_heading) <= 6:
        for entry in main_heading:
            entry.main = True
    draft.notes = "\n".join(notes)
    return draft


def _tell(draft: Draft, notes: list[str], what: str, value: str) -> None:
    if what.startswith("note"):
        notes.append(value)
    elif what == "universe":
        draft.universe = read_universe(value)
    else:
        draft.name = value


def read_universe(text: str) -> str:
    """'illustrated', 'photographic' or '' for anything else."""
    word = fold(text)
    return word if word in ("illustrated", "photographic") else ""


def _heading(line: str) -> str | None:
    """The section a heading opens, folded; None if the line is no heading."""
    match = _HEADING.match(line)
    if match is None:
        return None
    section = fold(match[1])
    if section in HEADINGS or line.endswith(":"):
        return section
    return None


def _entry(line: str, number: int, main: bool) -> Entry:
    count = 1
    first = _COUNT_FIRST.match(line) or _COUNT_TIGHT.match(line)
    last = None if first else _COUNT_LAST.match(line)
    if first:
        count, line = whole_count(first[1], f"line {number}"), first[2].strip()
    elif last:
        count, line = whole_count(last[2], f"line {number}"), last[1].strip()
    return entry_for(line, count, main, number)


def entry_for(text: str, count: int, main: bool, number: int = 0) -> Entry:
    """An entry for 'Storm', 'Storm (MNB-009)', 'Storm [mb/storm]' or 'Storm (Main)'."""
    text = " ".join(text[:LINE_LENGTH].split())
    if by_key(text) is not None:
        return Entry(count, "", text, main, number)
    keyed = _KEYED.match(text)
    key = ""
    if keyed:
        text, key = keyed[1], keyed[2]
    role = ""
    told = _ROLE.match(text)
    if told and told[1] and fold(told[1]) != fold(text):
        role = "supporting" if told[3] else "main"
        text = told[1]
    return Entry(count, text, key, main, number, role)


def write_text(deck: Deck) -> str:
    """The list as people type it."""
    universe = universe_of(deck)
    lines = [f"Name: {deck.name}"] if deck.name else []
    lines += [f"Notes: {line}".rstrip() for line in deck.notes.split("\n")] if deck.notes else []
    lines.append(f"Universe: {universe.title()}")
    if deck.main:
        lines.append(f"Main: {label(catalogue.facts(deck.main), True, universe)}")
    title = ""
    for card, count in deck.listed():
        if TITLES[card.type] != title:
            title = TITLES[card.type]
            lines += ["", f"# {title}"]
        lines.append(f"{count} {label(card, False, universe)}")
    return "\n".join(lines) + "\n"


def write_tab_text(deck: Deck) -> str:
    """LackeyCCG's text: count, tab, name, with zones as headings."""
    universe = universe_of(deck)
    lines = [f"// Name: {deck.name}"] if deck.name else []
    lines += [f"// Notes: {line}".rstrip() for line in deck.notes.split("\n")] if deck.notes else []
    lines.append(f"// Universe: {universe.title()}")
    if deck.main:
        lines += ["Main Character:", f"1\t{label(catalogue.facts(deck.main), True, universe)}"]
    lines.append("Deck:")
    lines += [f"{count}\t{label(card, False, universe)}" for card, count in deck.listed()]
    return "\n".join(lines) + "\n"


TITLES: Final = {
    "main": "Main Characters",
    "supporting": "Supporting characters",
    "equipment": "Equipment",
    "plot-twist": "Plot twists",
    "location": "Locations",
    "token": "Tokens",
}


def universe_of(deck: Deck) -> str:
    """The universe a written list is to be read in: that of the Main Character, or of the first card."""
    known: list[Facts] = [catalogue.facts(id) for id in (deck.main, *deck.cards) if id]
    return known[0].universe if known else "illustrated"
