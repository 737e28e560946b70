"""Choosing: characters, cards, rows, players, numbers, names; and effects made of effects."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.core.whole_numbers import WholeNumbers
from capes.vs.rules import events
from capes.vs.rules.conditions import holds
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.people import cards_fitting, everyone, find_card, numbers_meant, people, players
from capes.vs.rules.quantities import number
from capes.vs.rules.sides import controls, enemies_of, seats_from
from capes.vs.state.character import STUNNED
from capes.vs.state.state import State
from capes.vs.words.effects import (
    Choose,
    ChooseNumber,
    ChoosePlayer,
    ChooseRow,
    ForEach,
    ForEachPlayer,
    If,
    May,
    NameCard,
    OneOf,
    Repeat,
)
from capes.vs.words.face import FACES, Face
from capes.vs.words.kinds import Effect
from capes.vs.words.turn import Bind

NAMES: Final[dict[tuple[int, bool], list[Option]]] = {}
MADE_UP: Final = "test/"
"""How the ids of characters made up for a table begin."""


def splice(task: Task, effects: tuple[Effect, ...]) -> None:
    """Carry these out next, as part of the same task, so that picks made in them are known afterwards."""
    if effects:
        task.todo = task.todo[: task.at] + effects + task.todo[task.at :]


def candidates(state: State, task: Task, effect: Choose) -> list[int]:
    """The numbers of what may be picked."""
    if effect.where == "play":
        return [c.number for c in everyone(state, task, effect.which)]
    return [card.number for _, _, card in cards_fitting(state, task, effect.which, effect.where, effect.whose)]


@does(Choose)
def choose(state: State, task: Task, effect: Choose) -> None:
    """One pick at a time; what was picked is kept under the effect's name. Nothing to pick: nothing picked."""
    kept = task.recall("picking")
    picks: tuple[int, ...] = kept if isinstance(kept, tuple) else ()
    picked = task.recall("pick")
    wanted = number(state, task, effect.count)
    if isinstance(picked, Option):
        task.keep("pick", None)
        if picked.verb == "pick":
            picks = (*picks, picked.card)
            task.keep("picking", picks)
        else:
            wanted = len(picks)
    found = candidates(state, task, effect) if len(picks) < wanted else []
    if not effect.again:
        found = [n for n in found if n not in picks]
    if effect.different_names and picks:
        taken = [name_of(state, n) for n in picks]
        found = [n for n in found if name_of(state, n) not in taken]
    if not found:
        task.keep("picking", None)
        task.keep(effect.name, picks)
        if effect.name != "it":
            task.keep("it", picks)
        return
    stay(task)
    seats = players(state, task, effect.by)
    seat = seats[0] if seats else task.seat
    if len(found) == 1 and not effect.up_to:
        task.keep("pick", Option("pick", found[0]))
        return
    options = [Option("pick", n) for n in found]
    if effect.up_to:
        options.append(Option("done"))
    ask(state, seat, "choose", options, "pick", task.source)


def name_of(state: State, at: int) -> str:
    """The printed name of a character or card."""
    character = state.play.get(at)
    if character is not None:
        return character.face.name
    found = find_card(state, at)
    return "" if found is None else found[2].face.name


@does(ChooseRow)
def choose_row(state: State, task: Task, effect: ChooseRow) -> None:
    """A row of one enemy (or of yours); in a joint game a side has one front and one back row."""
    if effect.enemy:
        seats = enemies_of(state, task.seat)
        if state.setup.joint:
            seats = seats[:1]
    else:
        seats = [task.seat]
    options = [Option("row", text=row, number=seat + 1) for seat in seats for row in ("front", "back")]
    if options:
        ask(state, task.seat, "choose row", options, effect.name, task.source)


@does(ChoosePlayer)
def choose_player(state: State, task: Task, effect: ChoosePlayer) -> None:
    picked = task.recall("picked player")
    if isinstance(picked, Option):
        task.keep("picked player", None)
        task.keep("player", picked.number - 1)
        tell(state, events.CHOSE, task.seat, number=picked.number)
        return
    seats = enemies_of(state, task.seat) if effect.enemy else seats_from(state, task.seat)
    if effect.all_stunned:
        seats = [s for s in seats if all(c.state == STUNNED for c in state.play.values() if controls(state, s, c))]
    if not seats:
        task.keep("player", None)
        return
    stay(task)
    if len(seats) == 1:
        task.keep("picked player", Option("player", number=seats[0] + 1))
        return
    ask(
        state, task.seat, "choose player", [Option("player", number=s + 1) for s in seats], "picked player",
        task.source,
    )  # fmt: skip


@does(ChooseNumber)
def choose_number(state: State, task: Task, effect: ChooseNumber) -> None:
    """Any whole number, or up to a limit (MCU-10)."""
    last = None if effect.up_to is None else number(state, task, effect.up_to)
    ask(state, task.seat, "choose number", WholeNumbers("number", 0, last), effect.name, task.source)


def card_names(state: State, characters: bool) -> list[Option]:
    """Every printed name there is, in order; of characters made up for a table only those that are at this one."""
    key = (len(FACES), characters)
    options = NAMES.get(key)
    if options is None:
        printed = [face for id, face in FACES.items() if not id.startswith(("vs/", MADE_UP))]
        names = {face.name for face in printed if face.is_character or not characters}
        options = NAMES[key] = [Option("name", text=name) for name in sorted(names)]
    known = {option.text for option in options}
    here = {
        face.name
        for face in faces_here(state)
        if face.id.startswith(MADE_UP) and (face.is_character or not characters) and face.name not in known
    }
    if not here:
        return options
    return [Option("name", text=name) for name in sorted(known | here)]


def faces_here(state: State) -> list[Face]:
    """The printed side of every card on the table, wherever it lies."""
    faces = [c.face for c in state.play.values()]
    faces.extend(card.face for zone in (state.removed, state.limbo, state.looked) for card in zone)
    for player in state.players:
        faces.extend(card.face for zone in (player.deck, player.hand, player.ko) for card in zone)
        faces.extend(resource.face for resource in player.resources)
    return faces


@does(NameCard)
def name_card(state: State, task: Task, effect: NameCard) -> None:
    """Any card at all, in play or not (FAQ-56, MCU-21)."""
    picked = task.recall("naming")
    if isinstance(picked, Option):
        task.keep("naming", None)
        task.keep(effect.name, picked.text)
        tell(state, events.NAMED, task.seat, text=picked.text)
        return
    stay(task)
    ask(state, task.seat, "name a card", card_names(state, effect.characters), "naming", task.source)


@does(May)
def may(state: State, task: Task, effect: May) -> None:
    picked = task.recall("may")
    if isinstance(picked, Option):
        task.keep("may", None)
        if picked.verb == "yes":
            splice(task, effect.do)
        return
    seats = players(state, task, effect.by)
    if not seats:
        return
    stay(task)
    ask(state, seats[0], "may", [Option("yes"), Option("no")], "may", task.source)


@does(OneOf)
def one_of(state: State, task: Task, effect: OneOf) -> None:
    picked = task.recall("mode")
    if isinstance(picked, Option):
        task.keep("mode", None)
        splice(task, effect.modes[picked.number - 1])
        return
    stay(task)
    options = [Option("mode", number=at + 1) for at in range(len(effect.modes))]
    ask(state, task.seat, "choose one", options, "mode", task.source)


@does(If)
def if_(state: State, task: Task, effect: If) -> None:
    splice(task, effect.then if holds(state, task, effect.condition) else effect.otherwise)


@does(ForEach)
def for_each(state: State, task: Task, effect: ForEach) -> None:
    numbers = [c.number for c in people(state, task, effect.who)] or list(numbers_meant(state, task, effect.who))
    rounds: tuple[Effect, ...] = ()
    for n in numbers:
        rounds = (*rounds, Bind(effect.name, (n,)), *effect.do)
    splice(task, rounds)


@does(ForEachPlayer)
def for_each_player(state: State, task: Task, effect: ForEachPlayer) -> None:
    rounds: tuple[Effect, ...] = ()
    for seat in players(state, task, effect.whose):
        rounds = (*rounds, Bind("player", player=seat), *effect.do)
    splice(task, rounds)


@does(Bind)
def bind(state: State, task: Task, effect: Bind) -> None:
    task.keep(effect.name, effect.player if effect.player >= 0 else effect.numbers)


@does(Repeat)
def repeat(state: State, task: Task, effect: Repeat) -> None:
    splice(task, effect.do * max(0, number(state, task, effect.times)))
