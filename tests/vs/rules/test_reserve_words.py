"""Words that no card of the playable sets needs yet do what they say."""

from __future__ import annotations

import pytest

from capes.core.task import Task
from capes.vs.game import position
from capes.vs.rules import engine
from capes.vs.rules.conditions import holds
from capes.vs.rules.people import everyone, people, players
from capes.vs.rules.quantities import number
from capes.vs.state.character import Character
from capes.vs.state.state import State
from capes.vs.words.adjectives import ANYONE, YOURS, AppearedThisTurn
from capes.vs.words.conditions import AtLeast, Either
from capes.vs.words.effects import PLUS, PutCounter, ShuffleDeck
from capes.vs.words.kinds import Effect
from capes.vs.words.pronouns import SELF, OwnerOf, YourMain
from capes.vs.words.quantities import XpNeed

TABLE = """
vs duel documents
turn 5, P1, recruit step
P1 main: mb/hulk-main-l1
P1 front: mb/hulk-main-l1 (xp 1), mb/colossus (of P2)
P1 hand: mb/ant-man
P1 resources: mb/thor (down), mb/thor (down), mb/thor (down), mb/thor (down)
P1 deck: mb/hawkeye, mb/thor, mb/ant-man, mb/iron-man, mb/hulk, mb/daredevil
P2 main: mb/storm-main-l1
P2 front: mb/storm-main-l1
P2 deck: mb/cyclops, mb/beast
"""


@pytest.fixture
def table() -> State:
    return position(TABLE)


def named(state: State, name: str) -> Character:
    return next(c for c in state.play.values() if c.face.name == name)


def do(state: State, *effects: Effect) -> None:
    """Carry out effects for the first player, then ask what was being asked."""
    state.decision = None
    state.agenda[-1].at -= 1  # from the answer back to the question
    state.agenda.append(Task(effects, 0, named(state, "Colossus").number, "trigger"))
    engine.go(state)


def test_who_appeared_this_turn_is_told_from_those_who_were_there(table: State) -> None:
    recruit = next(at for at, o in enumerate(table.decision.options) if o.verb == "recruit") if table.decision else 0
    engine.pick(table, recruit)

    fresh = everyone(table, Task((), 0), AppearedThisTurn() & YOURS)

    assert [c.face.name for c in fresh] == ["Ant-Man"]
    assert len(everyone(table, Task((), 0), ANYONE)) == 4


def test_either_holds_if_one_of_them_does(table: State) -> None:
    yes, no = AtLeast(2, 1), AtLeast(1, 2)

    assert holds(table, Task((), 0), Either((no, yes)))
    assert not holds(table, Task((), 0), Either((no, no)))


def test_the_owner_of_a_stolen_character_is_not_who_controls_it(table: State) -> None:
    colossus = named(table, "Colossus")

    assert players(table, Task((), 0, colossus.number), OwnerOf(SELF)) == [1]


def test_a_deck_is_shuffled_and_keeps_its_cards(table: State) -> None:
    before = [card.face.id for card in table.players[0].deck]
    other_deck = [card.face.id for card in table.players[1].deck]

    do(table, ShuffleDeck())

    after = [card.face.id for card in table.players[0].deck]
    assert sorted(after) == sorted(before)
    assert after != before
    assert [card.face.id for card in table.players[1].deck] == other_deck


def test_the_xp_needed_are_those_of_the_whole_level(table: State) -> None:
    hulk = named(table, "Hulk")

    assert number(table, Task((), 0, hulk.number), XpNeed(SELF)) == 4


def test_your_main_is_found_from_any_power_of_yours(table: State) -> None:
    assert people(table, Task((), 0), YourMain()) == [named(table, "Hulk")]

    do(table, PutCounter(PLUS, on=YourMain()))

    assert named(table, "Hulk").counters == 1
    assert named(table, "Storm").counters == 0
