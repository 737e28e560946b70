"""A combat under way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

CANCELLED: Final = "cancelled"
RESOLVED: Final = "resolved"


@mypyc_attr(acyclic=True)
class Combat:
    """Who attacks whom, and what has happened so far. Refers to characters by number."""

    __slots__ = (
        "attackers", "chance", "defender", "first", "back_at", "outcome", "passes", "seat", "solo_start", "started",
        "striking", "strike_values", "stunned", "team_start", "victim_row", "victim_seat",
    )  # fmt: skip

    def __init__(self, seat: int, attackers: list[int], defender: int, first: bool) -> None:
        self.seat = seat  # who attacks
        self.attackers = attackers  # those still in the combat
        self.started = tuple(attackers)
        self.defender = defender  # 0 once it has left the combat
        self.team_start = len(attackers) > 1
        self.solo_start = len(attackers) == 1
        self.first = first  # the first attack of this player's turn
        self.chance = seat  # whose chance to act it is
        self.passes = 0
        self.back_at = 0  # the attacker chosen to be struck back
        self.strike_values = 0  # what the Ferocious struck with, for the second step's total
        self.stunned: tuple[int, ...] = ()  # stunned by strikes in this combat
        self.striking = False  # strikes have begun: an emptied side concludes the combat, it does not cancel it
        self.outcome = ""
        self.victim_row = -1  # where the defender stood when combat began, and whose it was
        self.victim_seat = -1

    def copy(self) -> Combat:
        """Field by field."""
        other = Combat(self.seat, self.attackers[:], self.defender, self.first)
        other.started = self.started
        other.team_start = self.team_start
        other.solo_start = self.solo_start
        other.first = self.first
        other.chance = self.chance
        other.passes = self.passes
        other.back_at = self.back_at
        other.strike_values = self.strike_values
        other.stunned = self.stunned
        other.striking = self.striking
        other.outcome = self.outcome
        other.victim_row = self.victim_row
        other.victim_seat = self.victim_seat
        return other
