"""`capes cards` and `capes card`: search the cards, and read one with everything known about it."""

from __future__ import annotations

import json as jsonlib
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from capes.core.errors import BadQuery, UnknownCard
from capes.core.game import Game
from capes.games import GAMES, all_games, game
from capes.language.sentence import plain
from capes.vs import cards as powers
from capes.vs import catalogue
from capes.vs.catalogue import Facts, Variant
from capes.vs.decks import Query, pointed
from capes.vs.decks.names import by_key, candidates, nearest
from capes.vs.english import keyword_text, rules_lines
from capes.vs.grammar.reading import read as read_text
from capes.vs.words import FACES
from capes.vs.words.keywords import KEYWORDS

SHOWN = ("id", "set", "name", "type", "level", "cost", "atk", "def", "health", "teams", "text", "provenance")


def cards(
    query: Annotated[str, Parameter(allow_leading_hyphen=True)] = "",
    /,
    *,
    json: bool = False,
    game: str = "vs",
    unreleased: bool = False,
) -> None:
    """Search the cards.

    Words are looked for in names. Fields: t: team: kw: sym: set: is: o: power: timing: from: and the figures cost,
    atk, def, health, level, xp with = != < <= > >=. Join with a blank (and), or, - (not) and parentheses; /.../ is a
    pattern. docs/decks.md has the whole list.

    capes cards 'team:avengers cost<=4 kw:flight -is:main'
    capes cards 'atk>def or o:"when ~ appears"' --json

    Parameters
    ----------
    query
        What to look for; without it all cards are listed.
    json
        Print rows of data instead of a table.
    game
        Whose cards: vs or duel.
    unreleased
        Look through sets that cannot be played yet as well.
    """
    rows = _vs_rows(query, unreleased) if game == "vs" else _other_rows(game, query)
    if json:
        _print_json(rows)
    else:
        _print_table(rows)


card = App(name="card", help="One card with everything known about it; or a card of your own, read and tried.")

card.command("capes.cli.judge:try_card", name="test", help="Play a card of your own in random games: is it sound?")

Source = Annotated[str, Parameter(allow_leading_hyphen=True)]


@card.command
def read(source: Source, /, *, json: bool = False) -> None:
    """Read a card of your own, or just a power, written in English: its text, its words and its brief.

    capes card read my-card.txt
    echo 'Main [Might]: stun an enemy character with cost 3 or less' | capes card read -

    Parameters
    ----------
    source
        A text file, or - for standard input.
    json
        Print data instead: text, words and brief.
    """
    text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8", errors="replace")
    powers.load()
    found = read_text(text)
    if json:
        _print_json(found.as_data())
        return
    print(found.text)
    print(f"\nbrief: {found.brief}")
    for word in found.words:
        print(f"words: {word}")


@card.default
def show(name: str, /, *, json: bool = False, game: str = "") -> None:
    """One card with everything known about it: facts, text, keywords, rulings, and where each figure comes from.

    capes card mb/hulk-main-l1
    capes card 'Green Goblin'
    capes card Gaslight

    Parameters
    ----------
    name
        The card's id, print number or name.
    json
        Print data instead: an object for an id, a list for a name.
    game
        Whose card: vs, duel or another game's; without it all games are looked through.
    """
    others = [id for id in all_games() if id != "vs"] if not game else [] if game == "vs" else [game]
    rows = [row for id in others for row in _called(id, name)] if game or by_key(name) is None else []
    if rows and (game or not candidates(name).cards):
        if json:
            _print_json(rows)
            return
        print("\n\n".join(other_page(row) for row in rows))
        return
    if game not in ("", "vs"):
        raise UnknownCard(plain(f"no card of {game} is called {name!r}; capes cards --game {game} lists them"))
    exact = by_key(name)
    found = (exact,) if exact is not None else _by_name(name)
    if json:
        told = _told()
        rows = [_row(each, told) | {"rulings": _rulings(each)} for each in found]
        _print_json(rows[0] if exact is not None else rows)
        return
    for at, each in enumerate(found):
        if at:
            print()
        print(card_page(each))


def pages_of(name: str, game: str) -> list[str]:
    """What is printed of the cards a person at the table may mean."""
    if game != "vs":
        rows = _called(game, name)
        if not rows:
            raise UnknownCard(plain(f"no card of {game} is called {name!r}"))
        return [other_page(row) for row in rows]
    exact = by_key(name)
    return [card_page(each) for each in ((exact,) if exact is not None else _by_name(name))]


def _called(id: str, name: str) -> list[dict[str, Any]]:
    """The cards of a game with that id or name."""
    wanted = name.casefold()
    return [row for row in game(id).cards() if wanted in (str(row["id"]).casefold(), str(row["name"]).casefold())]


def other_page(row: dict[str, Any]) -> str:
    """A card of any game on paper: name, figures, text, and where it comes from."""
    shown = ("side", "attack_type", "health", "timing", "copies")
    facts = [f"{field.replace('_', ' ').capitalize()} {row[field]}" for field in shown if row.get(field) is not None]
    lines = [f"{row['name']}  ({row['id']})", ", ".join([str(row.get("type", "card")).capitalize(), *facts])]
    texts = row.get("text", ())
    told = [line if isinstance(line, str) else _named(line.get("name", ""), line["text"]) for line in texts]
    lines += ["", *(f"  {line}" for line in told)] if told else []
    lines += ["", f"  {row['flavor']}"] if row.get("flavor") else []
    return "\n".join(lines)


def _by_name(name: str) -> tuple[Facts, ...]:
    match = candidates(name)
    suggestions: tuple[str, ...] = ()
    if not match.cards:
        match, suggestions = nearest(name)
    if not match.cards:
        hint = f"; did you mean {' or '.join(suggestions)}?" if suggestions else ""
        raise UnknownCard(plain(f"no card is called {name!r}{hint}"))
    if match.repair:
        print(match.repair, file=sys.stderr)
    return match.cards


# -- what the other rooms know ---------------------------------------------------------------------------------------


def _vs() -> Game | None:
    """The front door of vs, if it is part of this installation."""
    return game("vs") if find_spec(GAMES["vs"]) is not None else None


def _lines(card: Facts) -> list[tuple[str, str]]:
    """The generated text, line by line, each with the name of its power; none for sets without powers yet."""
    powers.load()
    face = FACES.get(card.id)
    return [] if face is None else rules_lines(face)


def text_of(card: Facts) -> str:
    """The generated rules text of a card."""
    return "\n".join(line for _, line in _lines(card))


def named_text(card: Facts) -> str:
    """The generated rules text as it is printed: each power's name before it."""
    return "\n".join(_named(name, line) for name, line in _lines(card))


def _named(name: str, line: str) -> str:
    return f"{name} - {line}" if name else line


def searched_text(card: Facts) -> str:
    """What `o:` looks through: the rules text, and what the card's keywords mean."""
    meanings = (text.replace("this character", card.name) for text in _keywords(card).values())
    return "\n".join([text_of(card), *meanings])


def _told() -> dict[str, dict[str, Any]]:
    """What the game tells of the proof of its cards (implemented, tests), by id."""
    front_door = _vs()
    return {} if front_door is None else {row["id"]: row for row in front_door.cards()}


def _row(card: Facts, told: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """One row of `capes cards --json`."""
    more = told.get(card.id, {})
    facts = catalogue.row(card) | {"text": named_text(card)}
    first = {field: facts.pop(field) for field in SHOWN}
    proof = {"implemented": bool(more.get("implemented", False)), "tests": list(more.get("tests", ()))}
    return first | proof | facts


def _vs_rows(query: str, unreleased: bool) -> list[dict[str, Any]]:
    told = _told()
    pool = catalogue.all_facts() if unreleased else catalogue.released_facts()
    try:
        found = Query(query).cards(pool, searched_text)
    except BadQuery as mistake:
        print(pointed(query, mistake), file=sys.stderr)
        sys.exit(2)
    return [_row(each, told) for each in found]


def _other_rows(id: str, query: str) -> list[dict[str, Any]]:
    other = game(id)
    rows = {row["id"]: row for row in other.cards()}
    if not query:
        return list(rows.values())
    try:
        return [rows[found] for found in other.search(query)]
    except BadQuery as mistake:
        print(pointed(query, mistake), file=sys.stderr)
        sys.exit(2)


# -- one card on paper -----------------------------------------------------------------------------------------------


def card_page(card: Facts) -> str:
    """Everything known about a card, as text."""
    parts = [_head(card), _text(card)]
    parts += [_section("Keywords", _keywords(card)), _section("Rulings", _rulings(card))]
    parts.append(_section("Other editions", {each.power: _edition(card, each) for each in card.variants}))
    parts.append("\n".join(["Notes", *(f"  {note}" for note in card.notes)]) if card.notes else "")
    parts.append(_provenance(card))
    return "\n\n".join(part for part in parts if part)


def _head(card: Facts) -> str:
    number = f", {card.number}" if card.number else ""
    kind = {"main": f"Main Character, Level {card.level}", "supporting": "Supporting Character"}.get(
        card.type, card.type.replace("-", " ").capitalize()
    )
    figures = [("Cost", card.cost), ("ATK", card.atk), ("DEF", card.defense), ("Health", card.health)]
    stats = "  ".join(f"{name} {value}" for name, value in figures if value is not None)
    icons = [name for name, has in (("Flight", card.flight), ("Ranged", card.ranged)) if has]
    lines = [
        f"{card.name}{' AKA ' + ', '.join(card.aka) if card.aka else ''}  ({card.id}{number})",
        ", ".join([kind, *([f"{card.subtype}"] if card.subtype else []), *card.teams])
        + f"; {catalogue.set_title(card)}, {card.universe}",
    ]
    if stats:
        lines.append("  ".join([stats, *icons]))
    if card.level_up is not None:
        lines.append(f"Levels up at {card.level_up} XP")
    if card.produces is not None:
        whose = f" for {card.produces.team} characters" if card.produces.team else ""
        lines.append(f"Gives {' or '.join(card.produces.symbols)}{whose}")
    return "\n".join(lines)


def _text(card: Facts) -> str:
    """The rules text; for a card without one, what the facts say of its powers."""
    lines = [f"  {_named(name, line)}" for name, line in _lines(card)]
    if lines:
        return "\n".join(lines)
    for power in card.powers:
        cost = "".join(f"[{symbol.replace('|', ' or ')}]" for symbol in power.cost)
        window = f"{power.timing} {cost}".strip() if power.timing else power.kind
        turn = ", any turn" if power.any_turn else ""
        lines.append(f"  {window}{turn}: {power.name or card.name}")
    return "\n".join(lines)


def _keywords(card: Facts) -> dict[str, str]:
    icons = [name for name, has in (("Flight", card.flight), ("Ranged", card.ranged)) if has]
    printed = dict.fromkeys([*icons, *card.keywords])
    return {word: keyword_text(word) if word in KEYWORDS else "" for word in printed}


def _rulings(card: Facts) -> dict[str, str]:
    front_door = _vs()
    known = {} if front_door is None else {row["id"]: str(row["rule"]) for row in front_door.ledger()}
    return {row: known.get(row, "") for row in card.rulings}


def _edition(card: Facts, variant: Variant) -> str:
    """What is known of another edition, and how the power reads there if it can be played."""
    known = "; ".join(filter(None, (variant.edition, variant.version, variant.status)))
    edition = "errata" if variant.edition == "replacement" else variant.edition
    face = FACES.get(f"{card.id}@{edition}")
    if face is None:
        return known
    keywords = [keyword_text(keyword) for keyword in face.up.keywords if keyword.name == variant.power]
    read = [text for name, text in rules_lines(face) if name == variant.power] or keywords
    return f"{known}. {' '.join(read)}"


def _section(title: str, pairs: dict[str, str]) -> str:
    if not pairs:
        return ""
    return "\n".join([title, *(f"  {name}: {text}" if text else f"  {name}" for name, text in pairs.items())])


def _provenance(card: Facts) -> str:
    """Every figure with its source, as a table."""
    data = catalogue.row(card)
    rows = [
        (field, _value(data, field), catalogue.grade(source), catalogue.source_words(source))
        for field, source in card.provenance.items()
    ]
    readings = [f"  {power.name}: {power.reading}" for power in card.powers if power.reading]
    return "\n".join(["Where each figure comes from", *_columns(rows, "  "), *readings])


def _value(data: dict[str, Any], field: str) -> str:
    """The printed value of 'atk' or 'powers[0].cost'; effects are told by the text above."""
    if field.endswith(".effect"):
        return ""
    if field == "level_up.xp":
        return str(data["level_up"])
    if field.startswith("powers["):
        at, _, field = field.removeprefix("powers[").partition("].")
        data = data["powers"][int(at)]
    value = data[field]
    if isinstance(value, dict):
        value = [f"{key} {inner}" for key, inner in value.items() if inner is not None]
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


# -- printing --------------------------------------------------------------------------------------------------------


def _print_json(data: object) -> None:
    print(jsonlib.dumps(data, ensure_ascii=False, indent=1))


def _print_table(rows: list[dict[str, Any]]) -> None:
    known = ("id", "name", "type", "level", "cost", "atk", "def", "health", "teams")
    fields = [field for field in known if any(row.get(field) is not None for row in rows)]
    body = [tuple(_cell(row.get(field)) for field in fields) for row in rows]
    if body:
        print("\n".join(_columns([fields, *body], "")))
    print(f"{len(rows)} card{'' if len(rows) == 1 else 's'}", file=sys.stderr)


def _cell(value: object) -> str:
    if value is None:
        return "-"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _columns(rows: Sequence[Sequence[str]], indent: str) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = ([cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in rows)
    return [(indent + "  ".join(cells)).rstrip() for cells in padded]
