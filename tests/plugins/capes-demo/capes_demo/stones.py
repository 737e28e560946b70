"""Stones: whoever takes the last one wins."""

from __future__ import annotations

from capes.simple import Chance, Position, SimpleGame


class Stones(SimpleGame):
    """Take one, two or three."""

    id = "stones"
    title = "Stones"
    players = (2, 3)

    def begin(self, seats: int, chance: Chance) -> Position:
        return {"stones": 12 + chance.below(9), "turn": 0, "seats": seats, "last": None}

    def turn(self, position: Position) -> int:
        return int(position["turn"])

    def moves(self, position: Position, seat: int) -> list[str]:
        return [f"take {n}" for n in range(1, min(3, position["stones"]) + 1)]

    def play(self, position: Position, seat: int, move: str, chance: Chance) -> str:
        taken = int(move.removeprefix("take "))
        position["stones"] -= taken
        position["turn"] = (seat + 1) % position["seats"]
        position["last"] = seat
        return f"takes {taken}, {position['stones']} left"

    def winners(self, position: Position) -> list[int] | None:
        return [position["last"]] if position["stones"] == 0 else None


GAME = Stones()
