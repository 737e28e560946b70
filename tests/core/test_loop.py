"""The loop, decisions, tasks, options and events."""

from __future__ import annotations

import msgspec
import pytest

from capes.core.errors import GameOver, IllegalPick, Reason, StalePick
from capes.core.event import CardRef, Event, SecretCard, SecretEvent, seen_by
from capes.core.loop import Between, Handlers, accept, check_pick, run
from capes.core.option import Option
from capes.core.state import CoreState, Result, ask
from capes.core.task import Task
from capes.language.sentence import plain


class Say:
    """An effect that leaves its text in the news."""

    def __init__(self, text: str) -> None:
        self.text = text


class Said(Event, frozen=True):
    text: str


class Drew(SecretEvent, frozen=True):
    card: SecretCard


class Ask:
    """An effect that asks seat 0 for yes or no."""


def say(state: CoreState, task: Task, effect: Say) -> None:
    state.news.append(Said(effect.text))


def ask_yes_or_no(state: CoreState, task: Task, effect: Ask) -> None:
    ask(state, 0, "agree", (Option("yes"), Option("no")), name="answer")


HANDLERS: Handlers = {Say: say, Ask: ask_yes_or_no}


def said(state: CoreState) -> list[str]:
    return [event.text for event in state.news if isinstance(event, Said)]


def table(*todo: object) -> CoreState:
    state = CoreState()
    state.agenda.append(Task(todo, seat=0))
    return state


def test_the_agenda_is_carried_out_from_the_top() -> None:
    state = table(Say("last"))
    state.agenda.append(Task((Say("first"), Say("second")), seat=0))

    run(state, HANDLERS)

    assert said(state) == ["first", "second", "last"]
    assert state.agenda == []


def test_the_only_pause_is_a_decision_and_the_pick_is_kept() -> None:
    state = table(Say("before"), Ask(), Say("after"))
    run(state, HANDLERS)
    assert said(state) == ["before"]
    task = state.agenda[-1]

    accept(state, check_pick(state, 1, number=1))
    run(state, HANDLERS)

    assert said(state) == ["after"]
    assert task.recall("answer") == Option("no")
    assert task.recall("something else") is None


def test_a_result_stops_everything() -> None:
    state = table(Say("never"))
    state.result = Result((1,), "conceded")

    run(state, HANDLERS)

    assert said(state) == []


def test_between_steps_a_game_may_look_after_its_checks() -> None:
    calls: list[int] = []
    state = table(Say("one"), Say("two"))

    class Noting(Between):
        def goes_on(self, state: CoreState) -> bool:
            calls.append(len(state.news))
            return True

    run(state, HANDLERS, Noting())

    assert calls[:3] == [0, 1, 2]


def test_between_steps_a_game_may_stop_the_loop() -> None:
    class UntilSomethingIsSaid(Between):
        def goes_on(self, state: CoreState) -> bool:
            return not state.news

    state = table(Say("one"), Say("two"))

    run(state, HANDLERS, UntilSomethingIsSaid())

    assert said(state) == ["one"]


def test_wrong_picks_name_the_problem() -> None:
    state = table(Ask())
    with pytest.raises(GameOver):
        check_pick(state, 0)
    run(state, HANDLERS)

    with pytest.raises(IllegalPick, match="option 2 does not exist; there are 2 options"):
        check_pick(state, 2)
    with pytest.raises(IllegalPick, match="option -1 does not exist"):
        check_pick(state, -1)
    with pytest.raises(StalePick, match="decision 7 is no longer pending; it is now decision 1"):
        check_pick(state, 0, number=7)


def test_asking_for_nothing_is_a_program_error() -> None:
    with pytest.raises(AssertionError, match="nothing to pick for 'agree'"):
        ask(CoreState(), 0, "agree", ())


def test_a_copied_task_goes_its_own_way() -> None:
    task = Task((Say("a"), Say("b")), seat=1, source=4, kind="turn")
    task.keep("it", Option("yes"))

    other = task.copy()
    other.keep("it", Option("no"))
    other.at = 1

    assert (task.at, task.recall("it")) == (0, Option("yes"))
    assert (other.todo, other.seat, other.source, other.kind) == (task.todo, 1, 4, "turn")


def test_options_are_told_apart_by_their_keys() -> None:
    assert Option("attack", card=12).key == "attack #12"
    assert Option("pay", card=3, number=2, text="energy").key == "pay #3 =2 energy"
    assert Option("pass") == Option("pass")
    assert Option("pass") != Option("pass", number=1)
    assert len({Option("pass"), Option("pass")}) == 1


def test_a_secret_event_is_known_to_its_seats_only() -> None:
    card = CardRef(5, "mb/hulk")
    event = Drew(1, card, known=0b10)

    assert seen_by(event, 1) == Drew(1, card)
    assert seen_by(event, 0) == seen_by(event, None) == Drew(1, None)
    assert seen_by(Drew(1, card), None) == Drew(1, card)
    assert msgspec.json.encode(seen_by(event, 0)) == b'{"kind":"Drew","seat":1,"card":null}'


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Drew(1, None).seat = 0  # type: ignore[misc]


def test_reasons_read_as_rule_and_sentence() -> None:
    reason = Reason("ATTACK-04", plain("protected by Hulk"), ("Hulk is in front",))

    assert str(reason) == "ATTACK-04: protected by Hulk"
    assert reason == Reason("ATTACK-04", plain("protected by Hulk"))
    assert Result((1,), "conceded") == Result((1,), "conceded")
