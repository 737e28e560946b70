"""Turn structure: from the start of a turn to the next player's."""

from __future__ import annotations

from capes.core.event import TurnBegan
from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.events import PhaseBegan, TurnEnded
from capes.vs.rules.arrivals import is_own_main
from capes.vs.rules.derived import has, invalidate_powers, invalidate_statements, invalidate_stats
from capes.vs.rules.durations import forget_atk, give_back
from capes.vs.rules.ending import lose, note_turn_without_attack
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import answers, ask_again, ask_for, does, skip_answer, splice
from capes.vs.rules.plays import perform, play_options
from capes.vs.rules.sides import active_seats, is_enemy, is_turn_of, seats_from
from capes.vs.rules.steps import hand_over, leading_seat
from capes.vs.rules.stun import ko_all, ready, recover_all
from capes.vs.rules.triggers import notice, notice_reactions, queue
from capes.vs.rules.zones import draw
from capes.vs.state.character import Character
from capes.vs.state.modifier import Modifier, Waiting
from capes.vs.state.state import State
from capes.vs.words.cues import TurnBegins, TurnEnds
from capes.vs.words.effects import (
    END_OF_TURN,
    END_OF_YOUR_NEXT_TURN,
    ITS_NEXT_TURN,
    NEXT_RECOVERY,
)
from capes.vs.words.face import WINDOWS
from capes.vs.words.powers import When
from capes.vs.words.truths import Held
from capes.vs.words.turn import (
    TURN,
    BeginTurn,
    DrawPhase,
    EndTurn,
    NextTurn,
    PickMain,
    RecoverAndReady,
    RecoveryPhase,
    SendBack,
)


def begin_first_turn(state: State) -> None:
    """Set-up is over."""
    state.agenda.insert(0, Task(TURN, state.active, 0, "turn"))


@does(BeginTurn)
def begin_turn(state: State, task: Task, effect: BeginTurn) -> None:
    """A turn begins: Mains are counted (MAIN-04, 05), then start-of-turn powers trigger, before the draw (TURN-02)."""
    state.turn += 1
    state.phase = "draw"
    state.step = ""
    state.used = ()
    state.today = {}
    invalidate_stats(state)  # some numbers depend on what was done or came this turn
    task.seat = state.active
    tell(state, TurnBegan(state.active, state.turn))
    for character in state.characters:
        if character.frozen == 1 and is_active(state, character):
            character.frozen = (
                2  # RECOVERY-06: this is the turn it does not ready in, from its beginning and wherever it goes
            )
    for seat in active_seats(state):
        if not has_own_main(state, seat) and any(character.main_of == seat for character in state.characters):
            lose(state, seat)
            if state.result is not None or state.players[state.active].out:
                return
    for seat in active_seats(state):
        if len(mains(state, seat)) > 1:
            state.agenda.append(Task((PickMain(),), seat, 0, "trigger"))
    notice(state, TurnBegins, player=state.active)


def has_own_main(state: State, seat: int) -> bool:
    """Whether a Main of that player is not in enemy hands."""
    return any(
        character.main_of == seat and not is_enemy(state, seat, character.seat) for character in state.characters
    )


def mains(state: State, seat: int) -> list[Character]:
    """The Mains a player controls, those that are many by their own text apart (MAIN-05).

    On a joint side each is counted for the teammate whose Main it is, whoever brought it there.
    """
    return [
        character
        for character in state.characters
        if character.main_of >= 0
        and not character.face.many_mains
        and (character.main_of if is_own_main(state, character) else character.seat) == seat
    ]


@does(PickMain)
def pick_main(state: State, task: Task, effect: PickMain) -> None:
    """MAIN-05: all but one are KO'd; their player picks which stays (open point 11)."""
    here = mains(state, task.seat)
    if len(here) > 1:
        ask_for(
            state,
            task,
            effect,
            task.seat,
            questions.KEEP_MAIN,
            [Option(verbs.PICK, character.number) for character in here],
            "it",
        )


@answers(PickMain)
def main_picked(state: State, task: Task, effect: PickMain) -> None:
    picked = task.take_pick("it")
    ko_all(state, [(character, ()) for character in mains(state, task.seat) if character.number != picked.card])


def first_draw(state: State, seat: int) -> int:
    """DRAW-02, FFA-02, 2V2-03, 2HT-05: how many cards the Draw Phase gives, with the first round's exceptions."""
    if state.setup.joint:
        return 0 if state.turn == 1 else 2
    if state.turn == 1:
        return 0
    if state.turn == 2 and state.setup.seats > 2:
        return 1
    return 2


@does(DrawPhase)
def draw_phase(state: State, task: Task, effect: DrawPhase) -> None:
    for seat in active_seats(state):
        draw(state, seat, first_draw(state, seat))


@does(RecoverAndReady)
def recover_and_ready(state: State, task: Task, effect: RecoverAndReady) -> None:
    """Recover, then ready (RECOVERY-01, 02); what triggers on that comes before anything is used."""
    state.phase = "recovery"
    tell(state, PhaseBegan(state.active, "recovery"))
    mine = [character for character in state.characters if is_active(state, character)]
    recover_all(state, mine)
    for character in mine:
        ready(state, character)


@does(RecoveryPhase)
def recovery_phase(state: State, task: Task, effect: RecoveryPhase) -> None:
    """Super Powers of the Recovery window; who has one is public, so asking only then tells nobody anything."""
    if not any(
        has(state, character).windows & WINDOWS["Recovery"] and is_active(state, character)
        for character in state.characters
    ):
        skip_answer(task)
        end_of_recovery(state)
        return
    seat = leading_seat(state, task)
    options = [*play_options(state, seat, "Recovery"), Option(verbs.NEXT), *hand_over(state, seat)]
    ask_for(state, task, effect, seat, questions.RECOVERY_PHASE, options, "recovery")


@answers(RecoveryPhase)
def recovery_play(state: State, task: Task, effect: RecoveryPhase) -> None:
    picked = task.take_pick("recovery")
    if picked.verb == verbs.NEXT:
        end_of_recovery(state)
        return
    ask_again(task)
    if picked.verb == verbs.HAND_OVER:
        task.keep("lead", picked.seat)
    else:
        perform(state, leading_seat(state, task), picked)


def end_of_recovery(state: State) -> None:
    """What was given until its giver's next Recovery Phase ends with it."""
    seats = active_seats(state)
    over = [m for m in state.modifiers if m.until == NEXT_RECOVERY and m.seat in seats]
    if over:
        state.modifiers = [m for m in state.modifiers if m not in over]
        invalidate_powers(state)
        give_back(state, over)


def is_active(state: State, character: Character) -> bool:
    """Whether the character is on the active side."""
    return is_turn_of(state, character.seat)


@does(EndTurn)
def end_turn(state: State, task: Task, effect: EndTurn) -> None:
    """End-of-turn powers trigger after the Main Phase and before the next turn (TURN-05)."""
    state.phase = "end"
    state.step = ""
    return_stolen(state)
    notice(state, TurnEnds, player=state.active)
    notice_reactions(state, TurnEnds, 0, state.active)


def return_stolen(state: State) -> bool:
    """Going back is one of the effects of the turn's end, ordered with the others (TIMING-03); whether anybody does."""
    found: list[Waiting] = []
    for character in state.characters:
        if character.stolen_from >= 0 and state.today.get(f"stolen:{character.number}", 0) == 1:
            state.today[f"stolen:{character.number}"] = 0
            back = When(TurnEnds(), (SendBack(character.number, character.stolen_from),))
            found.append(Waiting(back, character.number, character.seat, character.face.id, character.number))
    queue(state, found)
    held = [m for m in state.modifiers if isinstance(m.truth, Held) and is_over(state, m, active_seats(state))]
    if held:
        state.modifiers = [m for m in state.modifiers if m not in held]
        give_back(state, held)
    return bool(found) or bool(held)


@does(NextTurn)
def next_turn(state: State, task: Task, effect: NextTurn) -> None:
    """What lasted for this turn ends; the next player begins."""
    if return_stolen(state):  # taken as the turn was ending
        splice(task, (effect,))  # looked at once more, when all this is done
        return
    lead = active_seats(state)
    over = [m for m in state.modifiers if is_over(state, m, lead)]
    if over:
        # Whoever is stunned or KO'd by losing what ends now is so in this turn, and what triggers on it resolves in it.
        state.modifiers = [m for m in state.modifiers if m not in over]
        forget_atk(state)
        invalidate_statements(state, over)
        give_back(state, over)
        splice(task, (effect,))  # looked at once more, when all this is done
        return
    tell(state, TurnEnded(state.active))
    for character in state.characters:
        if character.frozen == 2:
            character.frozen = 0
    attacked = any(state.today.get(f"attacks:{seat}", 0) for seat in range(state.setup.seats))
    note_turn_without_attack(state, state.active, attacked)
    if state.result is not None:
        return
    for seat in lead:
        state.players[seat].last_turn = state.turn
        state.players[seat].points = 0
    state.active = following(state)
    invalidate_stats(state)  # some numbers depend on whose turn it is
    task.todo = TURN
    task.at = 0
    task.names = None
    task.seat = state.active


def is_over(state: State, given: Modifier, lead: list[int]) -> bool:
    """Whether a statement given for a time ends with this turn of those seats."""
    if given.until == END_OF_TURN:
        return True
    if given.turn == state.turn:
        return False
    if given.until == END_OF_YOUR_NEXT_TURN:
        return given.seat in lead
    if given.until != ITS_NEXT_TURN:
        return False
    about = state.play.get(given.subjects[0]) if given.subjects else None
    return about is None or is_active(state, about)


def following(state: State) -> int:
    """Whose turn is next: to the left; in a joint game the other side."""
    order = seats_from(state, (state.active + 1) % state.setup.seats)
    if not state.setup.joint:
        return order[0]
    side = state.setup.sides[state.active]
    for seat in order:
        if state.setup.sides[seat] != side:
            return seat
    return order[0]
