"""Powers that set each other off for ever end the game, not the process that runs it."""

from __future__ import annotations

from capes.vs.contract import endings
from capes.vs.contract.events import GameOver
from capes.vs.words import PLUS, SELF, PutCounter, When
from capes.vs.words.cues import Attacks, IsGivenCounters
from tests.vs.cards.setting import Game, plain, side


def test_a_chain_of_powers_without_end_ends_the_game_and_the_fewest_wounds_decide() -> None:
    more = (PutCounter(PLUS, on=SELF),)
    snowball = plain("Snowball", 1, 9, powers=(When(Attacks(), more), When(IsGivenCounters(1), more)))
    game = Game(side(front=[snowball]), side(front=[plain("Wall", 1, 9)]))

    game.attacks("Snowball", on="Wall")

    assert game.result is not None and game.result.why == endings.ENDLESS
    assert game.result.winners == (0, 1)
    assert game.told(GameOver)
