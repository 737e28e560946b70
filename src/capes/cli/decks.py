"""`capes decks` and `capes deck`: the ready-made decks, and checking, counting and converting one of your own."""

from __future__ import annotations

import json as jsonlib
import sys
from pathlib import Path
from typing import Annotated, TextIO

from cyclopts import App, Parameter

from capes.core.errors import BadDeck
from capes.language.sentence import plain
from capes.vs import catalogue
from capes.vs.decks import FORMATS, Deck, Reading, problems, read_deck, starter_deck, starter_decks, write_deck
from capes.vs.decks.count import count_deck
from capes.vs.decks.draft import BYTES
from capes.vs.decks.odds import deal_hands, odds_by_turn


def decks(*, json: bool = False) -> None:
    """The ready-made decks: every starter list with every Main Character of its team.

    capes decks
    capes deck show x-men-storm

    Parameters
    ----------
    json
        Print the decks as data.
    """
    ready = starter_decks()
    if json:
        print(jsonlib.dumps([{"slug": deck.slug, **deck.as_data()} for deck in ready], ensure_ascii=False, indent=1))
        return
    width = max(len(deck.slug) for deck in ready)
    for deck in ready:
        main = catalogue.facts(deck.main)
        hard = f", {main.difficulty}" if main.difficulty else ""
        print(f"{deck.slug:<{width}}  {deck.name}, {deck.size} cards, {main.universe}{hard}")


deck = App(name="deck", help="Check, count and convert a deck: a file, - for standard input, a link, or a starter.")

Source = Annotated[str, Parameter(allow_leading_hyphen=True)]
From = Annotated[str | None, Parameter(name="--from", help="Its format, if it is not recognised.")]


@deck.command
def check(source: Source, /, *, json: bool = False, format: From = None) -> None:
    """Say whether a deck is legal, and every reason why not. Exit code 1 if it is not.

    capes deck check my-deck.txt
    """
    reading = read_source(source, format)
    found = problems(reading.deck)
    if json:
        data = {
            "legal": not found,
            "format": reading.format,
            "deck": reading.deck.as_data(),
            "repairs": list(reading.repairs),
            "warnings": list(reading.warnings),
            "problems": [{"rule": each.rule, "text": each.text, "cards": list(each.cards)} for each in found],
        }
        print(jsonlib.dumps(data, ensure_ascii=False, indent=1))
    else:
        _tell(reading, sys.stdout)
        for reason in found:
            print(f"{reason.rule}: {reason.text}")
        print(f"{_title(reading.deck)}: {'not legal' if found else 'legal'}")
    if found:
        sys.exit(1)


@deck.command
def convert(
    source: Source,
    /,
    *,
    to: str | None = None,
    output: Annotated[Path | None, Parameter(name=["--output", "-o"])] = None,
    format: From = None,
) -> None:
    """Write a deck in another format: text, o8d, dek, tab, json or link.

    capes deck convert my-deck.txt --to o8d -o my-deck.o8d
    capes deck convert x-men-storm --to link

    Parameters
    ----------
    to
        The format; told by the ending of the output file if left out.
    output
        The file to write; standard output if left out.
    """
    wanted = to or _format_of(output)
    reading = read_source(source, format)
    text = write_deck(reading.deck, wanted)
    _tell(reading, sys.stderr)
    if output is None:
        print(text, end="" if text.endswith("\n") else "\n")
    else:
        output.write_text(text, encoding="utf-8")
        print(f"{output}: {_title(reading.deck)} as {FORMATS[wanted].title}", file=sys.stderr)


@deck.command
def show(source: Source, /, *, json: bool = False, format: From = None) -> None:
    """List a deck by type and cost.

    capes deck show avengers-hulk
    """
    reading = read_source(source, format)
    _tell(reading, sys.stderr)
    print(
        jsonlib.dumps(reading.deck.as_data(), ensure_ascii=False, indent=1) + "\n"
        if json
        else write_deck(reading.deck, "text"),
        end="",
    )


@deck.command
def count(source: Source, /, *, json: bool = False, format: From = None) -> None:
    """Count a deck: types, costs, teams, and symbols offered against symbols asked for.

    capes deck count guardians-groot
    """
    counted = count_deck(read_source(source, format).deck)
    if json:
        print(jsonlib.dumps(counted, ensure_ascii=False, indent=1))
        return
    for title, numbers in counted.items():
        print(f"{title}: " + (", ".join(f"{name} {number}" for name, number in numbers.items()) or "none"))


@deck.command
def odds(
    source: Source,
    /,
    *,
    turns: int = 8,
    second: bool = False,
    hands: int = 10_000,
    seed: int = 1,
    json: bool = False,
    format: From = None,
) -> None:
    """The chance of a Location and of a playable character turn by turn, and what opening hands hold.

    capes deck odds avengers-hulk

    Parameters
    ----------
    turns
        Up to which turn.
    second
        For the player who goes second, who draws on turn 1.
    hands
        How many opening hands to deal.
    seed
        The seed of the hands.
    json
        Print the figures as data.
    """
    if not 1 <= turns <= 25 or not 1 <= hands <= 1_000_000:
        raise BadDeck(plain("odds are told for 1 to 25 turns and 1 to 1,000,000 hands"))
    reading = read_source(source, format)
    table = odds_by_turn(reading.deck, turns, first=not second)
    dealt = deal_hands(reading.deck, hands, seed)
    if json:
        print(jsonlib.dumps({"turns": [each._asdict() for each in table], "hands": dealt._asdict()}))
        return
    _tell(reading, sys.stderr)
    print(_title(reading.deck))
    print("turn  a Location  a playable character")
    for each in table:
        print(f"{each.turn:>4}  {each.location:>10.1%}  {each.playable:>20.1%}")
    print(
        f"{dealt.hands} opening hands: {dealt.with_location:.1%} with a Location, {dealt.with_early_play:.1%} with a "
        f"character of cost 1 or 2, {dealt.keepable:.1%} with both"
    )


def read_source(source: str, format: str | None = None) -> Reading:
    """The deck in a file, on standard input ('-'), in a link, or the ready-made deck of that name."""
    if source == "-":
        return read_deck(sys.stdin.buffer.read(BYTES + 1), format)
    path = Path(source)
    if path.is_file():
        with path.open("rb") as file:
            return read_deck(file.read(BYTES + 1), format)
    if "d1-" in source:
        return read_deck(source, "link")
    if path.suffix or "/" in source:
        raise BadDeck(plain(f"there is no file {source!r}"))
    return Reading(starter_deck(source), format="starter")


def _format_of(output: Path | None) -> str:
    if output is not None:
        for name, format in FORMATS.items():
            if output.suffix == format.suffix:
                return name
    raise BadDeck(plain(f"say which format to write with --to: {', '.join(FORMATS)}"))


def _title(deck: Deck) -> str:
    main = catalogue.facts(deck.main).name if catalogue.exists(deck.main) else "no Main Character"
    return f"{deck.name or 'a deck'} ({main}, {deck.size} cards)"


def _tell(reading: Reading, stream: TextIO) -> None:
    for line in (*reading.repairs, *reading.warnings):
        print(line, file=stream)
