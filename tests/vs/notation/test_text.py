"""Positions as lines: what is written can be read, and nonsense is named with its line."""

from __future__ import annotations

import pytest

from capes.core.errors import BadRecord, GameOver, IllegalPick
from capes.vs.game import GAME, new_game, position
from capes.vs.notation import picks, text
from tests.vs.tables import positions

TABLE = """\
vs duel documents
turn 5, P1, main phase
P1 main: mb/hulk-main-l1
P1 front: mb/hulk-main-l1 (wounds 1, +2, xp 3), mb/wolverine (exhausted), mb/colossus (of P2)
P1 back: mb/iron-man (stunned)
P1 hand: mb/thor, mb/open-fire (shown)
P1 resources: mb/fortress, mb/thor (down), mb/academy (seen)
P1 ko: mb/hawkeye
P1 deck: mb/hulk, mb/ant-man
P2 main: mb/storm-main-l1
P2 back: mb/storm-main-l1 (-1, frozen)
P2 hand: mb/beast
P2 deck: mb/cyclops
"""


def test_a_position_is_read_as_it_is_written() -> None:
    state = position(TABLE)

    hulk, wolverine, colossus, iron_man, storm = state.play.values()
    assert (hulk.wounds, hulk.counters, hulk.xp, hulk.main_of, hulk.row) == (1, 2, 3, 0, 0)
    assert not wolverine.ready
    assert (colossus.owner, colossus.seat) == (1, 0)
    assert (iron_man.state, iron_man.row) == (1, 1)
    assert (storm.counters, storm.frozen) == (-1, 1)
    assert [card.face.id for card in state.players[0].deck] == ["mb/ant-man", "mb/hulk"]  # the top is the end
    assert [(r.up, r.seen) for r in state.players[0].resources] == [(True, False), (False, False), (False, True)]
    assert state.players[0].shown == (state.players[0].hand[1].number,)
    assert state.decision is not None and (state.decision.seat, state.decision.why) == (0, "main phase")
    assert text.write(text.read(TABLE)) == TABLE


@pytest.mark.parametrize("mode", ["duel", "ffa", "2v2", "two-headed"])
def test_what_is_written_is_read_back(mode: str) -> None:
    count = 0
    for state in positions(range(2), 41, mode):
        if state.turn and state.result is None:
            written = text.write(state)
            assert text.write(text.read(written)) == written
            count += 1

    assert count > 5


def test_a_quiet_position_goes_on_as_it_was() -> None:
    count = 0
    for state in positions(range(6), 23):
        quiet = len(state.agenda) == 1 and not state.modifiers and not state.used and state.turn
        if not quiet or state.decision is None or state.decision.why not in ("resource step", "main phase"):
            continue
        other = position(text.write(state))
        assert other.decision is not None
        assert [(o.verb, o.text) for o in other.decision.options] == [(o.verb, o.text) for o in state.decision.options]
        for one, same in zip(state.play.values(), other.play.values(), strict=False):
            assert one.face.kind == same.face.kind or state.setup.seats == 2
        count += 1

    assert count > 5


def test_names_do_where_they_are_clear() -> None:
    state = position(TABLE.replace("mb/hawkeye", "Hawkeye"))

    assert state.players[0].ko[0].face.id == "mb/hawkeye"


def test_remarks_are_skipped() -> None:
    assert text.write(text.read(TABLE.replace("P1 ko", "# nothing here\nP1 ko"))) == TABLE


@pytest.mark.parametrize(
    ("was", "becomes", "problem"),
    [
        ("vs duel documents", "chess", "line 1: a position begins with 'vs'"),
        ("vs duel documents", "vs duel documents cheating", "line 1: 'cheating' is no option"),
        ("turn 5, P1, main phase", "turn five", "line 2: the second line is"),
        ("turn 5, P1, main phase", "turn 5, P3, main phase", "there is no P3"),
        ("mb/wolverine", "mb/nobody", "line 4: there is no card 'mb/nobody'"),
        ("mb/hawkeye", "Storm", "line 8: several cards are called 'Storm'"),
        ("exhausted", "asleep", "line 4: 'asleep' is no mark"),
        ("mb/wolverine (exhausted)", "mb/fortress", "line 4: Fortress is not a character"),
        ("of P2", "of P4", "line 4: there is no P4"),
        ("(down)", "(up)", "line 7: 'up' means nothing here"),
        ("P1 ko:", "P1 cellar:", "line 8: there is no line 'P1 cellar'"),
        ("P1 ko:", "P1 hand:", "line 8: 'P1 hand' is there twice"),
        ("P1 ko:", "P1 ko", "line 8: 'P1 ko mb/hawkeye' is neither"),
        ("P2 main: mb/storm-main-l1\n", "", "P2 has no main character"),
        ("P2", "P3", "every player from P1 on"),
        ("P1 ko: mb/hawkeye", "today: naps:0 3", "line 8: 'naps:0 3'"),
        ("P1 ko: mb/hawkeye", "P1 points: many", "line 8: a number is expected"),
    ],
)
def test_nonsense_is_named_with_its_line(was: str, becomes: str, problem: str) -> None:
    assert was in TABLE
    with pytest.raises(BadRecord, match=problem):
        text.read(TABLE.replace(was, becomes))


@pytest.mark.parametrize("nonsense", ["", "vs", "\n\n\n", "vs duel documents", "x" * 200_000])
def test_what_is_no_position_is_refused(nonsense: str) -> None:
    with pytest.raises(BadRecord):
        text.read(nonsense)


def test_before_the_first_turn_there_is_nothing_to_write() -> None:
    with pytest.raises(BadRecord, match="first turn"):
        text.write(new_game(seed=1))


def test_picks_go_by_verb_and_name() -> None:
    state = position(TABLE)
    assert state.decision is not None

    for index, option in enumerate(state.decision.options):
        assert picks.find(state, option.key) == index
    assert picks.find(state, "attack hulk") == picks.find(state, "Hulk")
    assert picks.find(state, "  End   Turn ") == len(state.decision.options) - 1


def test_every_option_can_be_written_and_found_again() -> None:
    for state in positions(range(3), 37):
        if state.decision is None:
            continue
        for index in range(min(len(state.decision.options), 30)):
            option = state.decision.options[index]
            found = state.decision.options[picks.find(state, picks.written(state, option))]
            assert picks.written(state, found) == picks.written(state, option)


def test_a_wrong_pick_lists_what_there_is() -> None:
    state = position(TABLE)
    before = GAME.fingerprint(state)

    with pytest.raises(IllegalPick, match="'attack Magneto' is not among attack Hulk"):
        picks.find(state, "attack Magneto")
    with pytest.raises(IllegalPick):
        picks.find(state, "")

    assert GAME.fingerprint(state) == before


def test_nothing_is_found_once_the_game_is_over() -> None:
    *_, state = positions(range(1), 10_000)

    with pytest.raises(GameOver):
        picks.find(state, "pass")
