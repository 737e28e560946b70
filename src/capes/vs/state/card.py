"""Cards outside the front and back rows: small immutable values, shared by all copies of a state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.vs.words.face import Face


@mypyc_attr(acyclic=True)
class Card:
    """A card in a hand, deck, pile or attached to a character.

    `number` is its arrival number in this zone (0 in a deck, where nobody may tell cards apart); `body` is the physical
    card, which once-per-game marks and promotions follow and nobody is ever shown.
    """

    __slots__ = ("body", "face", "number", "owner")

    def __init__(self, number: int, face: Face, owner: int, body: int) -> None:
        self.number: Final = number
        self.face: Final = face
        self.owner: Final = owner
        self.body: Final = body

    def __repr__(self) -> str:
        return f"<card #{self.number} {self.face.id}>"


@mypyc_attr(acyclic=True)
class Resource:
    """A card in a resource row, face up or face down. `seen`: everybody knows that it lies in the row face down."""

    __slots__ = ("body", "face", "number", "owner", "seen", "up")

    def __init__(self, number: int, face: Face, owner: int, body: int, up: bool, seen: bool = False) -> None:
        self.number: Final = number
        self.face: Final = face
        self.owner: Final = owner
        self.body: Final = body
        self.up: Final = up
        self.seen: Final = seen

    def __repr__(self) -> str:
        return f"<resource #{self.number} {self.face.id}{'' if self.up else ' face down'}>"
