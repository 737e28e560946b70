"""Which of the optional rules are in force."""

from __future__ import annotations

from typing import Final

OPTION_NAMES: Final = ("help", "delay", "showdown", "more_actions", "picking_sides", "three_way", "poker_face")


class OptionalRules:
    """Switches set before the game; never changed."""

    __slots__ = ("delay", "help", "more_actions", "picking_sides", "poker_face", "showdown", "three_way")

    def __init__(
        self,
        help: bool = False,
        delay: bool = False,
        more_actions: bool = False,
        picking_sides: bool = False,
        three_way: bool = False,
        poker_face: bool = True,
        showdown: bool = False,
    ) -> None:
        self.help = help  # Maybe Help Will Arrive
        self.delay = delay  # Delay of Game
        self.showdown = showdown  # our own: a whole round without an attack, and the next player must attack
        self.more_actions = more_actions
        self.picking_sides = picking_sides
        self.three_way = three_way
        self.poker_face = poker_face  # ask even those who hold nothing to play, so that no pause tells of a hand

    def as_data(self) -> dict[str, bool]:
        """All switches by name."""
        return {name: bool(getattr(self, name)) for name in OPTION_NAMES}
