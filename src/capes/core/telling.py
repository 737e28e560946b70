"""An event as a sentence: its kind names the message, its fields are the arguments."""

from __future__ import annotations

from capes.core.event import CardRef, Event
from capes.language.sentence import Argument, Card, Seat, Sentence, all_of

A_CARD = Sentence("a-card")
A_CHARACTER = Sentence("a-figure")


def card_or(card: CardRef | None, otherwise: Sentence) -> Argument:
    """A card by its name, or what is said of one the reader may not know."""
    return otherwise if card is None else Card(card.face)


def fields_of(event: Event) -> dict[str, Argument]:
    """The fields of an event as arguments: `who` for its seat, cards by name, lists with their length, yes and no."""
    args: dict[str, Argument] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name == "seat":
            args["who"] = Seat(value)
        elif name == "card" or isinstance(value, CardRef):
            args[name] = card_or(value, A_CARD)
            if name == "card":
                args["figure"] = card_or(value, A_CHARACTER)
        elif isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, str | int):
            args[name] = value
        elif isinstance(value, tuple | list):
            args[name] = all_of(Card(one.face) if isinstance(one, CardRef) else Seat(int(one)) for one in value)
            args[f"{name}Count"] = len(value)
    return args


def told(game: str, event: Event, form: str = "", **more: Argument) -> Sentence:
    """The sentence of an event; `form` names another message of its kind, `more` what its fields do not say."""
    return Sentence(f"{game}-{type(event).__name__}{form}", **{**fields_of(event), **more})
