"""What one effect does to several characters happens to all of them, and at the same moment."""

from __future__ import annotations

import pytest

from capes.vs.words.adjectives import CHARACTER_CARD, ENEMY, FRONT_ROW, OTHER, SUPPORTING, YOURS, Named
from capes.vs.words.cues import Recovers, Strikes
from capes.vs.words.effects import (
    KO_PILE,
    PLUS,
    UNTIL_STUNNED,
    Choose,
    Give,
    Hide,
    PutCounter,
    PutIntoPlay,
    Stun,
    TakeControl,
)
from capes.vs.words.face import Face
from capes.vs.words.keywords import FEROCIOUS, I_AM_GROOT, INSPIRE, MAGNETIC_SUPPRESSION
from capes.vs.words.kinds import Effect
from capes.vs.words.powers import MAIN, Always, Has, Twist, When
from capes.vs.words.pronouns import SELF, Each
from capes.vs.words.truths import HasStats, LosesPowers
from tests.vs.cards.setting import Game, at, plain, side

MUSE = plain("Muse", 1, 1, powers=(Has(INSPIRE),))
PAL = plain("Pal", 1, 1)
RAISE_ALL = PutIntoPlay(Each(CHARACTER_CARD, where=KO_PILE))


def twist(name: str, *do: Effect) -> Face:
    return Face(f"test/{name}", name, "plot-twist", powers=(Twist(MAIN, do),))


def in_front(game: Game) -> Game:
    while game.why == "choose row for":
        game.picks("front")
    return game


@pytest.mark.covers("KW-13", "TERM-03")
@pytest.mark.parametrize("pile", [(MUSE, PAL), (PAL, MUSE)], ids=["first", "last"])
def test_who_arrives_together_with_an_inspiring_character_is_inspired(pile: tuple[Face, ...]) -> None:
    game = Game(side(hand=[twist("Raise", RAISE_ALL)], ko=pile))

    in_front(game.plays("Raise"))

    assert game["Pal"].counters == 1
    assert game["Muse"].counters == 0


@pytest.mark.covers("UNIQUE-05", "UNIQUE-02")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_one_named_like_the_main_stays_away_and_the_others_come(place: int) -> None:
    pile = [PAL, PAL]
    pile.insert(place, plain("Chief", 1, 1))
    game = Game(side(plain("Chief", 0, 9, 9, kind="main"), front=[MUSE], hand=[twist("Raise", RAISE_ALL)], ko=pile))

    in_front(game.plays("Raise"))
    assert (game.why, len(game.decision.options)) == ("which is KO'd", 2)
    game.choose(game.decision.options[0])
    game.until("main phase")

    assert game["Pal"].counters == 1
    assert sorted(game.ko()) == ["Chief", "Pal", "Raise"]


@pytest.mark.covers("TERM-04", "FAQ-36")
def test_all_who_are_taken_come_and_all_go_back() -> None:
    take = twist("Take", TakeControl(Each(ENEMY & SUPPORTING)))
    game = Game(side(hand=[take]), side(front=[plain("One"), plain("Two")]))

    in_front(game.plays("Take"))
    assert [game[name].seat for name in ("One", "Two")] == [0, 0]
    in_front(game.ends_turn())

    assert [game[name].seat for name in ("One", "Two")] == [1, 1]


@pytest.mark.covers("UNIQUE-05")
def test_no_row_is_asked_for_who_cannot_come() -> None:
    take = twist("Take", Choose(ENEMY & SUPPORTING), TakeControl())
    game = Game(side(plain("Chief", 0, 9, 9, kind="main"), hand=[take]), side(front=[plain("Chief", 1, 1)]))

    game.plays("Take")

    assert game.why == "main phase"
    assert game["enemy Chief"].seat == 1


@pytest.mark.covers("STUN-10")
def test_what_lasts_until_stunned_ends_for_the_stunned_one_only() -> None:
    buff = twist("Buff", Give(HasStats(Each(YOURS & FRONT_ROW), 2, 0), UNTIL_STUNNED))
    knock = twist("Knock", Choose(Named("One")), Stun())
    game = Game(side(front=[plain("One", 1, 3), plain("Two", 1, 3)], hand=[buff, knock]))

    game.plays("Buff").plays("Knock")

    assert game.stats("One") == (1, 3)
    assert game.stats("Two") == (3, 3)


@pytest.mark.covers("RECOVERY-01", "KW-18")
@pytest.mark.parametrize("freed", [True, False], ids=["before", "after"])
def test_nobody_recovers_because_another_has_just_recovered(freed: bool) -> None:
    silencer = plain("Silencer", 0, 9, 9, kind="main", powers=(Always(LosesPowers(Each(ENEMY))),))
    ward = plain("Ward", 1, 3)
    magnet = plain("Magnet", 1, 9, powers=(Has(MAGNETIC_SUPPRESSION),))
    game = Game(
        side(at(silencer, stunned=freed), front=[at(ward, stunned=True)]), side(front=[magnet]), phase="recovery"
    )

    assert not game.stunned("Silencer")
    assert game.stunned("Ward") is freed


@pytest.mark.covers("RECOVERY-01", "TIMING-02")
def test_who_recovers_together_sees_the_others_recover() -> None:
    keen = plain("Keen", 1, 5, powers=(When(Recovers(YOURS & OTHER), (PutCounter(PLUS, on=SELF),)),))
    people = [at(plain("One", 1, 3), stunned=True), at(keen, stunned=True), at(plain("Two", 1, 3), stunned=True)]
    game = Game(side(front=people), phase="recovery").until("main phase")

    assert game["Keen"].counters == 2


@pytest.mark.covers("TERM-08", "STUN-05")
def test_the_hidden_are_not_stunned_and_receive_counters() -> None:
    grow = twist("Grow", PutCounter(PLUS, on=Each(YOURS)))
    game = Game(side(front=[at(plain("Shade", 1, 2), hidden=True)], hand=[grow]))

    game.plays("Grow")

    assert game.stats("Shade") == (2, 3)


@pytest.mark.covers("TERM-08", "STUN-09")
def test_who_has_no_def_without_its_powers_is_stunned_when_hidden() -> None:
    groot = plain("Groot", 0, 0, powers=(Has(I_AM_GROOT),))
    game = Game(side(front=[groot], resources=3, hand=[twist("Vanish", Choose(Named("Groot")), Hide())]))

    game.plays("Vanish")

    assert game.stunned("Groot")
    assert game["Groot"].wounds == 1


@pytest.mark.covers("COMBAT-06", "COMBAT-13")
def test_every_attacker_that_strikes_is_noticed_before_the_next_step() -> None:
    eager = (When(Strikes(), (PutCounter(PLUS, on=SELF),)),)
    wolf = plain("Wolf", 1, 9, team="X-Men", powers=(Has(FEROCIOUS), *eager))
    ram = plain("Ram", 2, 9, team="X-Men", powers=eager)
    idler = plain("Idler", 0, 9, team="X-Men", powers=eager)
    game = Game(side(front=[wolf, ram, idler]), side(front=[plain("Ox", 1, 4)]))

    game.fights("Wolf", "Ram", "Idler", on="Ox").picks("Wolf").until("main phase")

    assert [game[name].counters for name in ("Wolf", "Ram", "Idler")] == [1, 1, 0]
    assert not game.stunned("Ox")
