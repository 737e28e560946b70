"""Numbers and powers are kept once computed; they are never older than what they depend on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from capes.core.rng import Rng
from capes.core.whole_numbers import WholeNumbers
from capes.vs.rules import engine
from capes.vs.rules.derived import atk, defense, has
from capes.vs.rules.table import set_table
from capes.vs.state.codec import decode, encode
from capes.vs.state.state import Setup, State
from capes.vs.words.adjectives import (
    ATTACKING,
    BACK_ROW,
    CHARACTER_CARD,
    ENEMY,
    EXHAUSTED,
    FRONT_ROW,
    OTHER,
    READY,
    WOUNDED,
    YOURS,
    AppearedThisTurn,
    WithCounter,
)
from capes.vs.words.conditions import NO_ATTACK, YOUR_TURN, HandEmpty, Is, There
from capes.vs.words.face import FACES, Face, face
from capes.vs.words.keywords import FLIGHT, RANGED
from capes.vs.words.kinds import Truth
from capes.vs.words.powers import Always
from capes.vs.words.pronouns import EACH_ENEMY, SELF, Each
from capes.vs.words.quantities import CountOf, HandSizeOf
from capes.vs.words.truths import BelongsTo, Gains, HasPowersOf, HasStats, LosesPowers, StatsSwitched
from tests.vs.cards.setting import Game, plain, side

TRUTHS: tuple[Truth, ...] = (
    HasStats(SELF, HandSizeOf(), HandSizeOf(EACH_ENEMY)),
    HasStats(SELF, CountOf(CHARACTER_CARD, "deck"), 0),
    HasStats(SELF, 2, -1, HandEmpty()),
    HasStats(SELF, 2, 2, NO_ATTACK),
    HasStats(Each(AppearedThisTurn()), 1, 1),
    StatsSwitched(Each(ENEMY & AppearedThisTurn())),
    Gains(FLIGHT, SELF, YOUR_TURN),
    Gains(FLIGHT, SELF, There(YOURS & OTHER & READY)),
    Gains(RANGED, Each(YOURS & BACK_ROW)),
    Gains(FLIGHT, Each(YOURS & ATTACKING)),
    LosesPowers(Each(ENEMY & EXHAUSTED)),
    LosesPowers(Each(ENEMY & WithCounter(1))),
    BelongsTo("X-Men", YOURS & WOUNDED),
    HasPowersOf(YOURS & OTHER & FRONT_ROW),
)
MODES = (Setup("duel", (0, 1)), Setup("ffa", (0, 1, 2)), Setup("2v2", (0, 1, 0, 1)), Setup("two-headed", (0, 1, 0, 1)))


@pytest.fixture
def volatile() -> Iterator[list[Face]]:
    """A character for each of these statements, known by name while the test lasts."""
    made = [
        Face(
            f"test/volatile-{at}", f"Volatile {at}", "supporting", powers=(Always(truth),), cost=1 + at % 2,
            atk=1 + at % 4, defense=2 + at % 3, health=2, teams=(("X-Men",), ("Avengers",))[at % 2],
        )
        for at, truth in enumerate(TRUTHS)
    ]  # fmt: skip
    FACES.update({one.id: one for one in made})
    yield made
    for one in made:
        del FACES[one.id]


def is_as_new(state: State) -> None:
    """Everybody's numbers, keywords and teams are those of a copy for which nothing was computed before."""
    kept, new = state.copy(), decode(encode(state))
    for number, c in kept.play.items():
        other = new.play[number]
        assert (atk(kept, c), defense(kept, c)) == (atk(new, other), defense(new, other)), c
        assert (has(kept, c).powers, has(kept, c).teams) == (has(new, other).powers, has(new, other).teams), c


@pytest.mark.parametrize("setup", MODES, ids=[setup.mode for setup in MODES])
def test_what_was_computed_is_never_out_of_date(setup: Setup, volatile: list[Face]) -> None:
    rng = Rng(5)
    mains = [face(id) for id in ("mb/storm-main-l1", "mb/hulk-main-l1", "mb/rocket-main-l1", "mb/loki-main-l1")]
    decks = [[volatile[rng.below(len(volatile))] for _ in range(60)] for _ in setup.sides]
    state = set_table(setup, mains[: setup.seats], decks, 3)
    engine.go(state)
    for _ in range(220):
        if state.decision is None:
            break
        is_as_new(state)
        new = decode(encode(state))
        options = state.decision.options
        at = rng.below(9 if isinstance(options, WholeNumbers) else len(options))
        engine.pick(state, at)
        engine.pick(new, at)
        assert encode(state) == encode(new), "a position that was saved and loaded plays on the same"


def test_stats_01_a_continuous_bonus_follows_the_hand() -> None:
    holder = plain("Holder", 1, 3, powers=(Always(HasStats(SELF, HandSizeOf())),))
    game = Game(side(front=[holder], hand=[plain("Spare", cost=9)] * 2), phase="draw")
    assert game.stats("Holder") == (5, 3)

    game.picks("resource", "Spare")

    assert game.stats("Holder") == (4, 3)


def test_stun_09_a_def_that_falls_with_the_hand_stuns_at_once() -> None:
    holder = plain("Holder", 1, 1, powers=(Always(HasStats(SELF, 0, -1, HandEmpty())),))
    game = Game(side(front=[holder], hand=[plain("Spare", cost=9)], deck=[]), phase="resource")

    game.picks("resource", "Spare")

    assert game.stunned("Holder")


def test_attack_08_a_keyword_held_in_one_row_goes_with_the_row() -> None:
    archer = plain("Archer", 2, 2, powers=(Always(Gains(RANGED, SELF, Is(SELF, BACK_ROW))),))
    game = Game(side(front=[archer]), side(front=[plain("Foe", 1, 1)]), phase="formation")
    assert game.keywords("Archer") == []

    game.picks("move", "Archer").picks("main phase")

    assert game.keywords("Archer") == ["Ranged"]
    assert game.can_attack("Archer", on="Foe")
