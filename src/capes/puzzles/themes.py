"""What a line shows, in a word or two: read off its picks and off what happens."""

from __future__ import annotations

from typing import Final

from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.puzzles.puzzle import Puzzle

BY_VERB: Final = {
    "vs": {
        "join": "team-attack", "power up": "power-up", "play": "plot-twist", "use": "super-power",
        "recruit": "recruit-first", "move": "formation", "equip": "equipment",
    },
    "duel": {
        "play": "interruption", "declare": "right-power", "join": "newcomer", "attack": "match-up",
    },
}  # fmt: skip
"""Our picks."""

BY_EVENT: Final = {"Levelled": "level-up-first", "Healed": "healing", "DefenderReplaced": "stand-in"}
"""What happens on our way; a level gained is a theme of its own only where it is not the goal."""

BY_LOOKS: Final = ("flight", "ranged", "against-a-defence")
THEMES: Final = tuple(
    sorted({theme for verbs in BY_VERB.values() for theme in verbs.values()} | {*BY_EVENT.values(), *BY_LOOKS})
)


def themes_of(puzzle: Puzzle) -> list[str]:
    """The themes of a puzzle's line."""
    state = puzzle.position()
    found: set[str] = set()
    for index in puzzle.line:
        decision = state.decision
        if decision is None:
            break
        mine = decision.seat == puzzle.seat
        option = decision.options[index]
        if mine:
            found.update(filter(None, [BY_VERB.get(puzzle.game, {}).get(option.verb)]))
            if option.verb == "attack":
                found.update(reach(state, option.card))
        elif option.verb in ("play", "power up", "use"):
            found.add("against-a-defence")
        advance(puzzle.game, state, index, found)
    if puzzle.goal == "level":
        found.discard("level-up-first")
    if puzzle.game == "duel" and len(found) > 1:
        found.discard("match-up")
    return sorted(found)


def advance(name: str, state: CoreState, index: int, found: set[str]) -> None:
    """Carry a pick out, and all that leaves nothing to decide."""
    game = game_by_id(name)
    pick = index
    while True:
        game.pick(state, pick)
        found.update(filter(None, (BY_EVENT.get(type(event).__name__) for event in state.news)))
        if state.decision is None or len(state.decision.options) != 1:
            return
        pick = 0


def reach(state: CoreState, attacker: int) -> list[str]:
    """How an attacker of Vs. gets at its target."""
    character = getattr(state, "play", {}).get(attacker)
    if character is None:
        return []
    names = {keyword.name for keyword in character.has.keywords}
    return [theme for theme, name in (("flight", "Flight"), ("ranged", "Ranged")) if name in names]
