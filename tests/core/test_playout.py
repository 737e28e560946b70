"""Games played out by habit."""

from __future__ import annotations

from collections import Counter

from capes.core.loop import Handlers, accept, run
from capes.core.option import Option
from capes.core.playout import LOOKED_AT, play_out
from capes.core.state import CoreState, ask
from capes.core.task import Task
from capes.core.whole_numbers import WholeNumbers


class Ask:
    """An effect that asks seat 0 for one of three."""


class AskNumber:
    """An effect that asks for any whole number."""


def ask_for_one(state: CoreState, task: Task, effect: Ask) -> None:
    ask(state, 0, "choose", (Option("often"), Option("rarely"), Option("rarely", 2)), name=str(task.at))


def ask_number(state: CoreState, task: Task, effect: AskNumber) -> None:
    ask(state, 0, "number", WholeNumbers("number", 1), name=str(task.at))


HANDLERS: Handlers = {Ask: ask_for_one, AskNumber: ask_number}


def habit(state: CoreState, option: Option) -> int:
    return 8 if option.verb == "often" else 1


def table(*todo: object) -> CoreState:
    state = CoreState()
    state.agenda.append(Task(todo, seat=0))
    run(state, HANDLERS)
    return state


def picks_of(seed: int, *todo: object) -> list[Option]:
    """What was picked in a game played out."""
    state = table(*todo)
    picked: list[Option] = []

    def choose(state: CoreState, option: Option) -> None:
        picked.append(option)
        accept(state, option)
        run(state, HANDLERS)

    play_out(state, seed, habit, choose)
    assert state.decision is None and state.agenda == []
    return picked


def test_every_option_is_as_likely_as_its_habit() -> None:
    found = Counter(option.key for seed in range(40) for option in picks_of(seed, *[Ask()] * 50))
    assert sum(found.values()) == 2000
    assert 0.77 < found["often"] / 2000 < 0.83
    assert 0.08 < found["rarely"] / 2000 < 0.12 and 0.08 < found["rarely #2"] / 2000 < 0.12


def test_the_same_seed_plays_the_same_game() -> None:
    todo = [Ask()] * 20
    assert picks_of(7, *todo) == picks_of(7, *todo) != picks_of(8, *todo)


def test_an_endless_list_is_not_read_to_its_end() -> None:
    numbers = [option.number for seed in range(30) for option in picks_of(seed, AskNumber(), AskNumber())]
    assert max(numbers) <= LOOKED_AT and len(set(numbers)) > 10
