"""How long what was given lasts: what ends with a combat, with a turn, or with the character that gave it."""

from __future__ import annotations

from capes.vs.rules.derived import invalidate_powers, invalidate_statements
from capes.vs.rules.triggers import queue
from capes.vs.state.character import UNKNOWN, Character
from capes.vs.state.modifier import Modifier, Waiting
from capes.vs.state.state import State
from capes.vs.words.cues import CombatEnds
from capes.vs.words.effects import UNTIL_STUNNED, WHILE_SOURCE
from capes.vs.words.powers import When
from capes.vs.words.truths import Held
from capes.vs.words.turn import SendBack


def expire(state: State, until: str) -> None:
    """Statements given until then end."""
    ended = [m for m in state.modifiers if m.until == until]
    if ended:
        state.modifiers = [m for m in state.modifiers if m.until != until]
        forget_atk(state)
        invalidate_statements(state, ended)
        give_back(state, ended)


def give_back(state: State, ended: list[Modifier]) -> None:
    """Whoever was held on another player's side until now will go back."""
    for m in ended:
        held = m.truth
        if isinstance(held, Held) and m.subjects[0] in state.play:
            character = state.play[m.subjects[0]]
            back = When(
                CombatEnds(), (SendBack(character.number, character.owner if held.to < 0 else held.to, held.row),)
            )
            queue(state, [Waiting(back, m.source, m.seat, m.source_face, character.number)])


def forget_atk(state: State) -> None:
    """An effect that ends may give ATK back, which is no gain: whoever minds begins anew."""
    for character in state.everybody():
        character.known_atk = UNKNOWN


def let_go(state: State, character: Character) -> None:
    """Whoever this character held on its player's side will go back to the owner."""
    holding = [
        m
        for m in state.modifiers
        if isinstance(m.truth, Held) and m.until == WHILE_SOURCE and m.source == character.number
    ]
    if holding:
        give_back(state, holding)
        state.modifiers = [m for m in state.modifiers if m not in holding]
        invalidate_powers(state)


def end_of_source(state: State, character: Character) -> None:
    """Statements that hang on this character being up end."""
    ended = [
        m
        for m in state.modifiers
        if (m.until == WHILE_SOURCE and m.source == character.number)
        or (m.until == UNTIL_STUNNED and character.number in m.subjects)
    ]
    if ended:
        give_back(state, ended)
        state.modifiers = [m for m in state.modifiers if m not in ended]
        # What was said of several until they are stunned holds for the others.
        state.modifiers.extend(
            m.without(character.number) for m in ended if m.until == UNTIL_STUNNED and len(m.subjects) > 1
        )
        invalidate_powers(state)


def forget_when_stunned(state: State, character: Character) -> None:
    """What lasts only until a character is stunned ends now, for good."""
    if character.memory is not None:
        character.memory = {name: kept for name, kept in character.memory.items() if not name.startswith("?")} or None
    end_of_source(state, character)
