"""Positions with one plainly right idea, and the share of them that each level finds.

`python -m tests.bots.blunders` prints the table of docs/bots.md. Effort is counted in walks, never in time, so that
the shares are the same on every machine and on both engines.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

from capes.bots.levels import make_bot
from capes.core.levels import LEVELS
from capes.core.option import Option
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.duel.notation.text import read as read_duel
from capes.duel.rules.turn import play_on
from capes.games import game as game_by_id
from capes.vs.scenario import read
from capes.vs.state.state import State
from tests.duel.numbers import SCENARIO_DECK

Right = Callable[[CoreState, Option], bool]


class Blunder(NamedTuple):
    """A position that invites a blunder."""

    name: str
    game: str
    table: str
    right: Right
    first: str = ""  # an option picked before the question is asked, by its verb


def is_verb(*verbs: str) -> Right:
    """Right is one of these verbs."""
    return lambda state, option: option.verb in verbs


def holds_back(state: CoreState, option: Option) -> bool:
    """Nobody attacks who cannot stun anybody."""
    return option.verb != "attack"


def label(state: CoreState, option: Option) -> str:
    """A Duel option in words."""
    return str(game_by_id("duel").label(state, option))


def hits_main(state: CoreState, option: Option) -> bool:
    """The attack falls on the Main."""
    assert isinstance(state, State)
    return option.verb == "defend" and state.play[option.card].main_of >= 0


def joins(state: CoreState, option: Option) -> bool:
    """The Main is within reach of two attackers only."""
    return option.verb == "join"


BLUNDERS = (
    Blunder(
        "place the Location", "vs",
        """
        phase: resource
        turn: P1 turn 4
        P1: {front: [Own = main 2/4 h5], hand: [mb/training-ground, Giant = 7/7 c7], resources: 2, deck: [6 x 1/1]}
        P2: {front: [Other = main 2/4 h5], hand: [2 x 1/1], resources: 3, deck: [6 x 1/1]}
        """,
        is_verb("resource"),
    ),
    Blunder(
        "place a second copy", "vs",
        """
        phase: resource
        turn: P1 turn 3
        P1: {front: [Own = main 2/4 h5], hand: [3 x Brute = 3/3 c3], resources: 2, deck: [6 x 1/1]}
        P2: {front: [Other = main 2/4 h5], hand: [2 x 1/1], resources: 2, deck: [6 x 1/1]}
        """,
        is_verb("resource"),
    ),
    Blunder(
        "spend the points", "vs",
        """
        phase: recruit
        turn: P1 turn 4
        P1: {front: [Own = main 2/4 h5], hand: [Brute = 4/4 c4, Imp = 1/1 c1], points: 4, resources: 4, deck: [6 x 1/1]}
        P2: {front: [Other = main 2/4 h5, 3/3], hand: [1/1], resources: 4, deck: [6 x 1/1]}
        """,
        is_verb("recruit"),
    ),
    Blunder(
        "do not attack 1 into 4", "vs",
        """
        turn: P1 turn 4
        P1: {front: [Imp = 1/2], back: [Own = main 2/4 h5], resources: 3, deck: [6 x 1/1]}
        P2: {front: [Wall = 4/4, Other = main 3/5 h5], resources: 3, deck: [6 x 1/1]}
        """,
        holds_back,
    ),
    Blunder(
        "do not attack 2 into 5", "vs",
        """
        turn: P1 turn 5
        P1: {front: [Scout = 2/1], back: [Own = main 2/4 h5], hand: [Giant = 7/7 c7], resources: 4, deck: [6 x 1/1]}
        P2: {front: [Wall = 5/5], back: [Other = main 3/5 h5], resources: 4, deck: [6 x 1/1]}
        """,
        holds_back,
    ),
    Blunder(
        "join in", "vs",
        """
        turn: P1 turn 5
        P1: {front: [One = 3/3 Avengers, Two = 3/3 Avengers], back: [Own = main 2/4 h5], resources: 4, deck: [6 x 1/1]}
        P2: {front: [Other = main 1/6 h2], resources: 4, deck: [6 x 1/1]}
        """,
        joins, first="attack",
    ),
    Blunder(
        "finish now", "vs",
        """
        turn: P1 turn 7
        P1: {front: [Brute = 5/5, Imp = 1/1], back: [Own = main 2/4 h5], hand: [3 x 1/1], resources: 5, deck: [6 x 1/1]}
        P2: {front: [Other = main 3/4 h1], back: [4/4, 3/3], resources: 5, deck: [6 x 1/1]}
        """,
        is_verb("attack"),
    ),
    Blunder(
        "hit the Main", "vs",
        """
        turn: P1 turn 7
        P1: {front: [Brute = 5/5], back: [Own = main 2/4 h5], resources: 5, deck: [6 x 1/1]}
        P2: {front: [Other = main 3/4 h1, Imp = 1/1], resources: 5, deck: [6 x 1/1]}
        """,
        hits_main,
        first="attack",
    ),
    Blunder(
        "do not heal the healthy", "duel",
        """
        duel
        step 8, P1
        P1: Repo, Courier | hand: Emergency Medi-kit, Clarion
        P2: Keystone, Siege Engine
        fights: Repo > Keystone
        """,
        lambda state, option: "Medi-kit" not in label(state, option),
    ),
    Blunder(
        "do not send your own away", "duel",
        """
        duel
        step 8, P1
        P1: Repo, Courier | hand: Trapdoor
        P2: Keystone
        fights: Repo > Keystone
        """,
        lambda state, option: option.verb != "pick" or "Repo" not in label(state, option),
        first="play",
    ),
)  # fmt: skip


def table_of(blunder: Blunder) -> CoreState:
    """The position at the decision in question."""
    game = game_by_id(blunder.game)
    lines = "\n".join(line.strip() for line in blunder.table.strip().splitlines())
    state: CoreState
    if blunder.game == "duel":
        played = read_duel(SCENARIO_DECK, lines)  # what is right hangs on the numbers it was written with
        play_on(played)
        state = played
    else:
        state = read(lines)[0].table().state
    if blunder.first:
        assert state.decision is not None
        verbs = [option.verb for option in state.decision.options]
        game.pick(state, verbs.index(blunder.first))
    return state


def share(blunder: Blunder, level: str, fraction: float, tries: int) -> float:
    """How often a level finds the right idea."""
    state = table_of(blunder)
    game = game_by_id(blunder.game)
    decision = state.decision
    assert decision is not None
    found = 0
    for seed in range(tries):
        pick = make_bot(level, fraction).choose(Sight(game, state), seed=seed)
        found += blunder.right(state, decision.options[pick])
    return found / tries


def main(tries: int, fraction: float) -> None:
    """Print the table."""
    ids = [*(level.id for level in LEVELS), "mastermind-1"]
    print("| Position | " + " | ".join(ids) + " |\n|---|" + "--:|" * len(ids))
    for blunder in BLUNDERS:
        shares = [f"{share(blunder, id, fraction, tries):.0%}" for id in ids]
        print(f"| {blunder.name} | " + " | ".join(shares) + " |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, float(sys.argv[2]) if len(sys.argv) > 2 else 0.1)
