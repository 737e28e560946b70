"""Choosing: characters, cards, rows, players, numbers, names; and effects made of effects."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.core.whole_numbers import WholeNumbers
from capes.vs.contract import questions, verbs
from capes.vs.contract.events import ChosePlayer, NamedCard
from capes.vs.rules.arrivals import may_enter
from capes.vs.rules.conditions import holds
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import answers, ask_for, does, splice, take_as_picked
from capes.vs.rules.idle import changes_nothing, is_pick_idle
from capes.vs.rules.people import cards_fitting, everyone, find_card, numbers_meant, people, players
from capes.vs.rules.plays import playable
from capes.vs.rules.quantities import number
from capes.vs.rules.sides import controls, enemies_of, seats_from
from capes.vs.state.card import Card, Resource
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
    PlayTwist,
    PutIntoPlay,
    Repeat,
)
from capes.vs.words.face import FACES, Face
from capes.vs.words.kinds import Effect
from capes.vs.words.oddities import RecruitFrom
from capes.vs.words.pronouns import IT, Chosen
from capes.vs.words.turn import Bind

NAMES: Final[dict[tuple[int, bool], list[Option]]] = {}
MADE_UP: Final = "test/"
"""How the ids of characters made up for a table begin."""


def candidates(state: State, task: Task, effect: Choose) -> list[int]:
    """The numbers of what may be picked."""
    if effect.where == "play":
        return [character.number for character in everyone(state, task, effect.which)]
    found = [card for _, _, card in cards_fitting(state, task, effect.which, effect.where, effect.whose)]
    return [card.number for card in found if may_be_used(state, task, effect, card)]


def may_be_used(state: State, task: Task, effect: Choose, card: Card | Resource) -> bool:
    """Of cards that are chosen to be played at once, only those that may be played are on offer."""
    for step in task.todo[task.at :]:
        if isinstance(step, PlayTwist | PutIntoPlay | RecruitFrom) and step.who in (IT, Chosen(effect.name)):
            if isinstance(step, PlayTwist):
                return playable(state, task.seat, card.face) >= 0
            owners = isinstance(step, PutIntoPlay) and step.owners
            return card.face.is_character and may_enter(state, card.owner if owners else task.seat, card)
    return True


@does(Choose)
def choose(state: State, task: Task, effect: Choose) -> None:
    """One pick at a time; what was picked is kept under the effect's name. Nothing to pick: nothing picked."""
    picks = task.numbers("picking")
    found = candidates(state, task, effect) if len(picks) < number(state, task, effect.count) else []
    if not effect.again:
        found = [at for at in found if at not in picks]
    if effect.different_names and picks:
        taken = [name_of(state, at) for at in picks]
        found = [at for at in found if name_of(state, at) not in taken]
    if effect.where == "play" and len(found) > 1 and not picks and is_pick_idle(state, task, effect, found):
        found = []
    if not found:
        finish_choice(task, effect, picks)
        return
    if len(found) == 1 and not effect.up_to:
        take_as_picked(task, effect, "pick", Option(verbs.PICK, found[0]))
        return
    options = [Option(verbs.PICK, at) for at in found]
    if effect.up_to:
        options.append(Option(verbs.DONE))
    seats = players(state, task, effect.by)
    ask_for(state, task, effect, seats[0] if seats else task.seat, questions.CHOOSE, options, "pick", task.source)


@answers(Choose)
def chosen(state: State, task: Task, effect: Choose) -> None:
    """One more is picked, or enough are."""
    picked = task.take_pick("pick")
    picks = task.numbers("picking")
    if picked.verb == verbs.PICK:
        task.keep("picking", (*picks, picked.card))
        choose(state, task, effect)
    else:
        finish_choice(task, effect, picks)


def finish_choice(task: Task, effect: Choose, picks: tuple[int, ...]) -> None:
    """What was picked is known from here on."""
    task.keep("picking", None)
    task.keep(effect.name, picks)
    if effect.name != "it":
        task.keep("it", picks)


def name_of(state: State, at: int) -> str:
    """The printed name of a character or card."""
    character = state.play.get(at)
    if character is not None:
        return character.face.name
    found = find_card(state, at)
    return "" if found is None else found.card.face.name


@does(ChooseRow)
def choose_row(state: State, task: Task, effect: ChooseRow) -> None:
    """A row of one enemy (or of yours); in a joint game a side has one front and one back row."""
    if effect.enemy:
        seats = enemies_of(state, task.seat)
        if state.setup.joint:
            seats = seats[:1]
    else:
        seats = [task.seat]
    options = [Option(verbs.ROW, text=row, seat=seat) for seat in seats for row in ("front", "back")]
    if options:
        ask(state, task.seat, questions.CHOOSE_ROW, options, effect.name, task.source)


@does(ChoosePlayer)
def choose_player(state: State, task: Task, effect: ChoosePlayer) -> None:
    seats = enemies_of(state, task.seat) if effect.enemy else seats_from(state, task.seat)
    if effect.all_stunned:
        seats = [
            s
            for s in seats
            if all(character.state == STUNNED for character in state.everybody() if controls(state, s, character))
        ]
    options = [Option(verbs.PLAYER, seat=seat) for seat in seats]
    if not options:
        task.keep("player", None)
    elif len(options) == 1:
        take_as_picked(task, effect, "picked player", options[0])
    else:
        ask_for(state, task, effect, task.seat, questions.CHOOSE_PLAYER, options, "picked player", task.source)


@answers(ChoosePlayer)
def player_chosen(state: State, task: Task, effect: ChoosePlayer) -> None:
    picked = task.take_pick("picked player")
    task.keep("player", picked.seat)
    tell(state, ChosePlayer(task.seat, picked.seat))


@does(ChooseNumber)
def choose_number(state: State, task: Task, effect: ChooseNumber) -> None:
    """Any whole number, or up to a limit (MCU-10)."""
    last = None if effect.up_to is None else number(state, task, effect.up_to)
    ask(state, task.seat, questions.CHOOSE_NUMBER, WholeNumbers(verbs.NUMBER, 0, last), effect.name, task.source)


def card_names(state: State, characters: bool) -> list[Option]:
    """Every printed name there is, in order; of characters made up for a table only those that are at this one."""
    key = (len(FACES), characters)
    options = NAMES.get(key)
    if options is None:
        printed = [face for id, face in FACES.items() if not id.startswith(("vs/", MADE_UP))]
        names = {face.name for face in printed if face.is_character or not characters}
        options = NAMES[key] = [Option(verbs.NAME, text=name) for name in sorted(names)]
    known = {option.text for option in options}
    here = {
        face.name
        for face in faces_here(state)
        if face.id.startswith(MADE_UP) and (face.is_character or not characters) and face.name not in known
    }
    if not here:
        return options
    return [Option(verbs.NAME, text=name) for name in sorted(known | here)]


def faces_here(state: State) -> list[Face]:
    """The printed side of every card on the table, wherever it lies."""
    faces = [character.face for character in state.characters]
    faces.extend(card.face for zone in (state.removed, state.limbo, state.looked) for card in zone)
    for player in state.players:
        faces.extend(card.face for zone in (player.deck, player.hand, player.ko) for card in zone)
        faces.extend(resource.face for resource in player.resources)
    return faces


@does(NameCard)
def name_card(state: State, task: Task, effect: NameCard) -> None:
    """Any card at all, in play or not (FAQ-56, MCU-21)."""
    names = card_names(state, effect.characters)
    ask_for(state, task, effect, task.seat, questions.NAME_A_CARD, names, "naming", task.source)


@answers(NameCard)
def card_named(state: State, task: Task, effect: NameCard) -> None:
    picked = task.take_pick("naming")
    task.keep(effect.name, picked.text)
    tell(state, NamedCard(task.seat, picked.text))


@does(May)
def may(state: State, task: Task, effect: May) -> None:
    seats = players(state, task, effect.by)
    if seats and not changes_nothing(state, task, effect.do):
        ask_for(
            state,
            task,
            effect,
            seats[0],
            questions.MAY,
            [Option(verbs.YES), Option(verbs.NO)],
            "may",
            task.source,
        )


@answers(May)
def may_or_not(state: State, task: Task, effect: May) -> None:
    if task.take_pick("may").verb == verbs.YES:
        splice(task, effect.do)


@does(OneOf)
def one_of(state: State, task: Task, effect: OneOf) -> None:
    options = [Option(verbs.MODE, number=at + 1) for at in range(len(effect.modes))]
    ask_for(state, task, effect, task.seat, questions.CHOOSE_ONE, options, "mode", task.source)


@answers(OneOf)
def mode_chosen(state: State, task: Task, effect: OneOf) -> None:
    splice(task, effect.modes[task.take_pick("mode").number - 1])


@does(If)
def if_(state: State, task: Task, effect: If) -> None:
    splice(task, effect.then if holds(state, task, effect.condition) else effect.otherwise)


@does(ForEach)
def for_each(state: State, task: Task, effect: ForEach) -> None:
    numbers = [character.number for character in people(state, task, effect.who)] or list(
        numbers_meant(state, task, effect.who)
    )
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
