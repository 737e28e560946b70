"""Prepared tables are games like any other, taken up in the middle."""

from __future__ import annotations

import pytest

from capes.core.errors import BadSetup
from capes.core.record import Record
from capes.core.rng import Rng
from capes.vs.game import GAME
from capes.vs.state.state import State

HEROES = {"lesson": "first-heroes"}
VILLAINS = {"lesson": "first-villains"}


def owned(state: State, seat: int) -> int:
    player = state.players[seat]
    zones = len(player.deck) + len(player.hand) + len(player.ko) + len(player.resources)
    return zones + sum(1 for c in state.play.values() if c.owner == seat)


@pytest.mark.parametrize("setup", [HEROES, VILLAINS], ids=["heroes", "villains"])
def test_a_lesson_begins_in_the_main_phase_with_whole_decks(setup: dict[str, object]) -> None:
    state = GAME.new_game(dict(setup), 7)

    assert state.decision is not None
    assert (state.decision.why, state.decision.seat) == ("main phase", 0)
    assert [owned(state, seat) for seat in (0, 1)] == [61, 61]


def test_no_hero_alone_is_enough_but_the_team_is() -> None:
    state = GAME.new_game(dict(HEROES), 7)
    mine = {c.face.name: c.number for c in state.play.values()}

    team = GAME.foresee(state, 0, (mine["Captain America"], mine["Black Panther"]), mine["Sabretooth"])

    for name in ("Captain America", "Black Panther"):
        alone = GAME.foresee(state, 0, (mine[name],), mine["Sabretooth"])
        assert alone is not None
        assert (alone.attack.against, alone.attack.outcome) == (4, "safe")
    assert team is not None
    assert (team.attack.total, team.attack.outcome) == (5, "stun")


def test_a_lesson_plays_on_to_the_end_and_replays_from_its_record() -> None:
    state = GAME.new_game(dict(HEROES), "text seed")
    rng, picks = Rng(3), []
    while state.decision is not None:
        picks.append(rng.below(min(len(state.decision.options), 99)))
        GAME.pick(state, picks[-1])

    again = Record("vs", GAME.check_setup(dict(HEROES)), "text seed", picks).play(GAME)

    assert state.result is not None
    assert GAME.fingerprint(again) == GAME.fingerprint(state)


def test_a_lesson_brings_the_decks_of_its_mains() -> None:
    assert GAME.check_setup(dict(HEROES))["decks"] == ["avengers-captain-america", "super-villains-green-goblin"]


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(BadSetup, match="no lesson 'flying'"):
        GAME.check_setup({"lesson": "flying"})
