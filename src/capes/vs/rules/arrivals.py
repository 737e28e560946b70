"""Coming into play, changing sides and rows; uniqueness."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.characters import Appeared, Moved
from capes.vs.contract.events import ROWS
from capes.vs.rules.clash import leave_combat
from capes.vs.rules.derived import has_keyword, invalidate_character, invalidate_powers, invalidate_stats
from capes.vs.rules.durations import let_go
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import ask_for
from capes.vs.rules.limits import cannot_be_kod
from capes.vs.rules.powers import share_name
from capes.vs.rules.sides import arrive, controls, side_of
from capes.vs.rules.statements import said_of
from capes.vs.rules.stun import ko_all
from capes.vs.rules.triggers import notice
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, STUNNED, Character
from capes.vs.state.state import State
from capes.vs.words.cues import Appears
from capes.vs.words.face import Face
from capes.vs.words.keywords import EVOLUTIONARY_COCOON, SWARM
from capes.vs.words.kinds import Effect
from capes.vs.words.truths import CannotMove
from capes.vs.words.turn import PickUnique

ROW_OPTIONS: Final = (Option(verbs.ROW, text="front"), Option(verbs.ROW, text="back"))


def row_number(row: str) -> int:
    """Front or back as a number."""
    return FRONT if row == "front" else BACK


def named_row(row: str) -> int | None:
    """The row a power names, or None where somebody is asked for it."""
    return row_number(row) if row in ROWS else None


def ask_row(state: State, task: Task, effect: Effect, about: int, seat: int = -1) -> None:
    """Ask that player (or whoever decides in this task) for the row of a character or card."""
    ask_for(state, task, effect, seat if seat >= 0 else task.seat, questions.CHOOSE_ROW_FOR, ROW_OPTIONS, "row", about)


def picked_row(task: Task) -> int:
    """The row that was asked for."""
    return row_number(task.take_pick("row").text)


def main_named_like(state: State, seat: int, face: Face) -> Character | None:
    """A Main of that side with a name in common with the card (UNIQUE-04); Ultron's many Mains allow each other."""
    for character in state.characters:
        if (
            is_own_main(state, character)
            and controls(state, seat, character)
            and share_name(character.face, face)
            and not (face.many_mains and character.face.many_mains)
        ):
            return character
    return None


def is_own_main(state: State, character: Character) -> bool:
    """A Main on its own side, not in the hands of another player."""
    return character.main_of >= 0 and controls(state, character.main_of, character)


def is_main_for(state: State, seat: int, main_of: int) -> bool:
    """Whether a Main of that player is one of this seat's side: such a Main never has to give way to another there."""
    return main_of >= 0 and main_of in side_of(state, seat)


def may_enter(state: State, seat: int, card: Card | Resource) -> bool:
    """Whether the card may enter play on that side: not with a Main's name (UNIQUE-05), unless it is a Main there.

    Teammates of a joint side may both have begun with a Main of one name, and each of the two comes back.
    """
    return main_named_like(state, seat, card.face) is None or is_main_for(state, seat, main_status(state, card))


def main_status(state: State, card: Card | Resource) -> int:
    """Whose Main the card will be in play, -1 for a supporting character (MAIN-06)."""
    for kept in state.aside:
        if kept.card == card.number:
            return kept.main_of
    status = state.status
    if status is not None and card.body in status:
        return status[card.body]
    return card.owner if card.face.many_mains and card.face.kind == "main" else -1


def enter_play(
    state: State,
    card: Card | Resource,
    seat: int,
    row: int,
    stunned: bool = False,
    together: tuple[int, ...] | None = None,
) -> Character | None:
    """A lifted card enters play on that side; None if it may not, because it shares the Main's name.

    Of those who enter `together` what triggers on it is noticed by `settle_together`, when all are there.
    """
    if not may_enter(state, seat, card):
        return None
    face = card.face
    character = Character(arrive(state), face, card.owner, card.body, seat, row)
    character.born = state.turn
    character.main_of = main_status(state, card)
    character.original = face.many_mains and character.main_of >= 0
    if state.aside:
        take_back(state, character, card.number)
    state.put(character)
    invalidate_character(state, character)
    if stunned or has_keyword(state, character, EVOLUTIONARY_COCOON):
        character.state = STUNNED
        character.ready = False
        invalidate_character(state, character)
        # Judged as it comes in: a stunned newcomer has no appears powers of its own.
    tell(state, Appeared(seat, ref(character), ROWS[row]))
    keep_unique(state, character, together or ())
    if together is None and character.number in state.play:
        notice(state, Appears, character.number, 0, seat)
    return character


def take_back(state: State, character: Character, number: int) -> None:
    """Who comes back from aside has what was kept."""
    for kept in state.aside:
        if kept.card == number:
            _, character.counters, character.wounds, character.xp, character.main_of, character.original = kept
            state.aside = tuple([other for other in state.aside if other.card != number])
            return


def keep_unique(state: State, newcomer: Character, together: tuple[int, ...] = ()) -> None:
    """One character per name per side: the one already there is KO'd (UNIQUE-01, 03); Swarm apart.

    A Main on its own side gives way to nobody (UNIQUE-04). A namesake that comes there although it may not, because the
    player who had it is out, is KO'd itself (open point 21).
    """
    if not is_own_main(state, newcomer) and main_named_like(state, newcomer.seat, newcomer.face) is not None:
        ko_all(state, [(newcomer, ())])
        return
    if has_keyword(state, newcomer, SWARM) or newcomer.face.many_mains:
        return
    older = [
        character
        for character in state.characters
        if character.number != newcomer.number
        and character.number not in together
        and not is_own_main(state, character)
        and not cannot_be_kod(state, character)  # open point 22
        and controls(state, newcomer.seat, character)
        and share_name(character.face, newcomer.face)
        and not has_keyword(state, character, SWARM)
    ]
    if older:
        ko_all(state, [(character, ()) for character in older])


def outlived(state: State, spared: Character) -> list[Character]:
    """Who stayed beside a namesake because it could not be KO'd, and now can be (open point 22): the older of two."""
    if spared.main_of >= 0 or spared.face.many_mains or has_keyword(state, spared, SWARM):
        return []
    older: list[Character] = []
    for c in state.play.values():
        if c.number != spared.number and c.main_of < 0 and controls(state, spared.seat, c):
            if share_name(c.face, spared.face) and not has_keyword(state, c, SWARM):
                first = c if c.number < spared.number else spared
                if not cannot_be_kod(state, first):
                    older.append(first)
    return older


def settle_together(state: State, numbers: tuple[int, ...]) -> None:
    """Those who arrived together appear; of each two of a name their player picks which is KO'd (UNIQUE-02)."""
    here = [state.play[n] for n in numbers if n in state.play]
    for one in here:
        notice(state, Appears, one.number, 0, one.seat)
    for at, one in enumerate(here):
        for other in here[at + 1 :]:
            if (
                share_name(one.face, other.face)
                and controls(state, one.seat, other)
                and not has_keyword(state, one, SWARM)
                and not has_keyword(state, other, SWARM)
                and not one.face.many_mains
            ):
                state.agenda.append(Task((PickUnique((one.number, other.number)),), one.seat, 0, "trigger"))


def move(state: State, character: Character, row: int) -> bool:
    """To the other row of its side."""
    if character.row == row or is_fixed(state, character):
        return False
    character.row = row
    invalidate_stats(state)
    tell(state, Moved(character.seat, ref(character), ROWS[row]))
    return True


def is_fixed(state: State, character: Character) -> bool:
    """Somebody says that nothing may move it."""
    return said_of(state, CannotMove, character)


def can_change_side(state: State, character: Character, seat: int) -> bool:
    """Whether it may come under that player's control: not with the Main's name (UNIQUE-05), nor held in place."""
    return (
        controls(state, seat, character)
        or main_named_like(state, seat, character.face) is None
        or is_main_for(state, seat, character.main_of)
    ) and not is_fixed(state, character)


def change_side(state: State, character: Character, seat: int, row: int) -> None:
    """Under another player's control, in that player's row; not an appearance (TERM-03)."""
    if not controls(state, seat, character):
        leave_combat(state, character.number)
        let_go(state, character)
    character.seat = seat
    character.row = row
    invalidate_powers(state)
    keep_unique(state, character)
