"""Coming into play, changing sides and rows; uniqueness."""

from __future__ import annotations

from typing import Final

from capes.core.task import Task
from capes.vs.rules import events
from capes.vs.rules.clash import leave_combat
from capes.vs.rules.events import tell
from capes.vs.rules.lines import lines
from capes.vs.rules.powers import has_keyword, share_name
from capes.vs.rules.sides import arrive, controls, nudge, reshape, turned
from capes.vs.rules.stun import ko_all, let_go
from capes.vs.rules.triggers import notice
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, STUNNED, Character
from capes.vs.state.state import State
from capes.vs.words.cues import Appears
from capes.vs.words.face import Face
from capes.vs.words.keywords import EVOLUTIONARY_COCOON, SWARM
from capes.vs.words.truths import CannotMove
from capes.vs.words.turn import PickUnique

ROWS: Final = ("front", "back")


def row_number(row: str) -> int:
    """Front or back as a number."""
    return FRONT if row == "front" else BACK


def main_named_like(state: State, seat: int, face: Face) -> Character | None:
    """A Main of that side with a name in common with the card (UNIQUE-04); Ultron's many Mains allow each other."""
    for c in state.play.values():
        if (
            c.main_of >= 0
            and controls(state, c.main_of, c)
            and controls(state, seat, c)
            and share_name(c.face, face)
            and not (face.many_mains and c.face.many_mains)
        ):
            return c
    return None


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
    face = card.face
    if main_named_like(state, seat, face) is not None:
        return None
    character = Character(arrive(state), face, card.owner, card.body, seat, row)
    character.born = state.turn
    status = state.status
    if status is not None and card.body in status:
        character.main_of = status[card.body]
    elif face.many_mains and face.kind == "main":
        character.main_of = card.owner
        character.original = True
    if state.aside:
        take_back(state, character, card.number)
    state.play[character.number] = character
    turned(state, character)
    if stunned or has_keyword(state, character, EVOLUTIONARY_COCOON):
        character.state = STUNNED
        character.ready = False
        turned(state, character)
        # Judged as it comes in: a stunned newcomer has no appears powers of its own.
    tell(state, events.APPEARED, seat, character, text=ROWS[row])
    keep_unique(state, character, together or ())
    if together is None and character.number in state.play:
        notice(state, Appears, character.number, 0, seat)
    return character


def take_back(state: State, character: Character, number: int) -> None:
    """Who comes back from aside has what was kept."""
    for kept in state.aside:
        if kept[0] == number:
            _, character.counters, character.wounds, character.xp, character.main_of, character.original = kept
            state.aside = tuple([other for other in state.aside if other[0] != number])
            return


def keep_unique(state: State, newcomer: Character, together: tuple[int, ...] = ()) -> None:
    """One character per name per side: the one already there is KO'd (UNIQUE-01, 03); Swarm apart."""
    if has_keyword(state, newcomer, SWARM) or newcomer.face.many_mains:
        return
    older = [
        c
        for c in state.play.values()
        if c.number != newcomer.number
        and c.player < 0
        and c.number not in together
        and controls(state, newcomer.seat, c)
        and share_name(c.face, newcomer.face)
        and not has_keyword(state, c, SWARM)
    ]
    if older:
        ko_all(state, [(c, ()) for c in older])


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


def move(state: State, c: Character, row: int) -> bool:
    """To the other row of its side."""
    if c.row == row or is_fixed(state, c):
        return False
    c.row = row
    nudge(state)
    tell(state, events.MOVED, c.seat, c, text=ROWS[row])
    return True


def is_fixed(state: State, c: Character) -> bool:
    """Somebody says that nothing may move it."""
    held = lines(state, CannotMove)
    return bool(held) and any(c.number in line[3] for line in held)


def can_change_side(state: State, c: Character, seat: int) -> bool:
    """Whether it may come under that player's control: not with the Main's name (UNIQUE-05), nor held in place."""
    return (main_named_like(state, seat, c.face) is None or controls(state, seat, c)) and not is_fixed(state, c)


def change_side(state: State, c: Character, seat: int, row: int) -> None:
    """Under another player's control, in that player's row; not an appearance (TERM-03)."""
    if not controls(state, seat, c):
        leave_combat(state, c.number)
        let_go(state, c)
    c.seat = seat
    c.row = row
    reshape(state)
    keep_unique(state, c)
