"""An event as a sentence: its kind names the message, its fields are the arguments."""

from __future__ import annotations

from collections.abc import Callable

from capes.core.event import CardRef, Event
from capes.core.state import Result
from capes.language.catalogue import Reader, ending, needs
from capes.language.sentence import Argument, Card, Seat, Sentence, all_of

A_CARD = Sentence("a-card")
A_CHARACTER = Sentence("a-figure")


def fields_of(event: Event, wanted: frozenset[str], card: Callable[[str], Argument] = Card) -> dict[str, Argument]:
    """The fields of an event as arguments: `who` for its seat, cards by name, lists with their length, yes and no.

    Only those the message needs. `card` says how a printed card is spoken of.
    """
    args: dict[str, Argument] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name == "seat":
            args["who"] = Seat(value)
        elif name == "card" or isinstance(value, CardRef):
            args[name] = A_CARD if value is None else card(value.face)
            if name == "card":
                args["figure"] = A_CHARACTER if value is None else args[name]
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, str | int):
            args[name] = value
        elif isinstance(value, tuple | list):
            args[name] = all_of(card(one.face) if isinstance(one, CardRef) else Seat(int(one)) for one in value)
            args[f"{name}Count"] = len(value)
    return {name: value for name, value in args.items() if name in wanted}


def told(game: str, event: Event, form: str = "", card: Callable[[str], Argument] = Card, **more: Argument) -> Sentence:
    """The sentence of an event; `form` names another message of its kind, `more` what its fields do not say."""
    key = f"{game}-{type(event).__name__}{form}"
    return Sentence(key, **{**fields_of(event, needs(key), card), **more})


def ended(result: Result, names: tuple[str, ...], language: str = "en") -> str:
    """Who has won, and why, in words."""
    reader, winners = Reader(language, names=names), all_of(map(Seat, result.winners))
    won = Sentence("they-win", winners=winners, count=len(result.winners))
    why = reader.line(ending(result.why))
    return f"{reader.line(won)} {why}{'' if why.endswith(('.', '!')) else '.'}"
