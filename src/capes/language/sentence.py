"""What is said, before it is said in any language: a key and its arguments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias


class Seat:
    """A player as an argument: the reader's own "you", or the player's name."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.number == other.number

    def __hash__(self) -> int:
        return hash(("seat", self.number))

    def __repr__(self) -> str:
        return f"Seat({self.number})"


class Name:
    """A player by name, the reader too: for sentences that only say "she did"."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.number == other.number

    def __hash__(self) -> int:
        return hash(("name", self.number))

    def __repr__(self) -> str:
        return f"Name({self.number})"


class Card:
    """A printed card as an argument, by its id; every language has its name."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.id == other.id

    def __hash__(self) -> int:
        return hash(("card", self.id))

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


class Listed:
    """Several arguments in a row; `join` is "and", "or", or "" for commas alone."""

    __slots__ = ("items", "join")

    def __init__(self, items: Iterable[Argument], join: str = "") -> None:
        self.items = tuple(items)
        self.join = join

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and (self.items, self.join) == (other.items, other.join)

    def __hash__(self) -> int:
        return hash((self.items, self.join))

    def __repr__(self) -> str:
        return f"Listed({self.items!r}, {self.join!r})"


class Sentence:
    """A key of the catalogues with the arguments its message names.

    >>> Sentence("why-is-exhausted", name="Hulk").data()
    {'key': 'why-is-exhausted', 'args': {'name': 'Hulk'}}
    """

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Argument) -> None:
        self.key = key
        self.args: dict[str, Argument] = args

    def data(self) -> dict[str, Any]:
        """The sentence as JSON data."""
        return {"key": self.key, "args": {name: argument_data(value) for name, value in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and (self.key, self.args) == (other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.key, tuple(self.args.items())))

    def __repr__(self) -> str:
        return f"Sentence({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.args.items())])})"


Argument: TypeAlias = "str | int | float | Sentence | Seat | Name | Card | Listed"


def listed(items: Iterable[Argument]) -> Listed:
    """One, two, three."""
    return Listed(items)


def any_of(items: Iterable[Argument]) -> Listed:
    """One or another."""
    return Listed(items, "or")


def all_of(items: Iterable[Argument]) -> Listed:
    """One and another."""
    return Listed(items, "and")


def plain(text: str) -> Sentence:
    """Words that are the same in every language: what a program said, a tool's message for whoever runs it."""
    return Sentence("plain", text=text)


def argument_data(value: Argument) -> Any:
    """An argument as JSON data: text and numbers as they are, anything else an object that says what it is."""
    if isinstance(value, Sentence):
        return value.data()
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Name):
        return {"name": value.number}
    if isinstance(value, Card):
        return {"card": value.id}
    if isinstance(value, Listed):
        return {"list": [argument_data(item) for item in value.items], "join": value.join}
    return value


def sentence_of(data: Any) -> Sentence:
    """A sentence back from its JSON data; what is none is shown as plain words."""
    if not isinstance(data, dict) or not isinstance(data.get("key"), str) or not isinstance(data.get("args"), dict):
        return plain(str(data))
    return Sentence(data["key"], **{str(name): _argument_of(value) for name, value in data["args"].items()})


def _argument_of(value: Any) -> Argument:
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, dict):
        if isinstance(value.get("seat"), int):
            return Seat(value["seat"])
        if isinstance(value.get("name"), int):
            return Name(value["name"])
        if isinstance(value.get("card"), str):
            return Card(value["card"])
        if isinstance(value.get("list"), list):
            return Listed([_argument_of(item) for item in value["list"]], str(value.get("join", "")))
    return sentence_of(value)
