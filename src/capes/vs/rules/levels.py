"""Levelling: XP, Level 2 and back, and changes of Main or Supporting status."""

from __future__ import annotations

from capes.core.task import Task
from capes.vs.contract.characters import Levelled, StatusChanged, XpGained
from capes.vs.rules.derived import invalidate_powers
from capes.vs.rules.events import ref, tell
from capes.vs.rules.limits import cannot_level
from capes.vs.rules.people import people
from capes.vs.rules.quantities import number
from capes.vs.rules.sides import arrive
from capes.vs.rules.stun import is_fatal, ko_all
from capes.vs.state.character import Character
from capes.vs.state.modifier import Waiting
from capes.vs.state.state import State
from capes.vs.words.effects import GainXP, Remember
from capes.vs.words.face import Face, face


def gain_xp(state: State, character: Character, amount: int) -> None:
    """Put XP on the next level's card; only a character that can level has a place for it."""
    level_up = character.face.up.level_up
    if level_up is None or amount <= 0 or not character.face.next_level:
        return
    if cannot_level(state, character):
        amount = min(amount, level_up.xp - character.xp)
        if amount <= 0:
            return
    character.xp += amount
    state.needs_settling = True
    tell(state, XpGained(character.seat, ref(character), amount, character.xp))


def forget_deeds(state: State, character: Character, did: tuple[object, ...]) -> None:
    """MCU-05: what a Level Up power has remembered is used up by the XP it gives for it."""
    level_up = character.face.up.level_up
    if level_up is None or character.memory is None or all(one.do != did for one in level_up.when):
        return
    deeds = {effect.name for one in level_up.when for effect in one.do if isinstance(effect, Remember)}
    if deeds:
        character.memory = {name: kept for name, kept in character.memory.items() if name not in deeds} or None
        invalidate_powers(state)


def level_if_due(state: State) -> bool:
    """Level 2 replaces Level 1 once the XP are there (LEVEL-02, 03); whether anybody levelled."""
    for character in state.characters:
        if character.xp:
            level_up = character.face.up.level_up
            if level_up is not None and character.xp >= level_up.xp and not cannot_level(state, character):
                turn_into(state, character, face(character.face.next_level, state.setup.edition))
                return True
    return False


def completes_level(state: State, waiting: Waiting) -> bool:
    """Whether a trigger that gives nothing but XP makes somebody level up."""
    xp = waiting.power.do[0]
    assert isinstance(xp, GainXP)
    context = Task((), waiting.seat, waiting.source, "", {"that": waiting.about, "other": waiting.other})
    amount = number(state, context, xp.times)
    for character in people(state, context, xp.who):
        level_up = character.face.up.level_up
        if level_up is not None and character.xp + amount >= level_up.xp and not cannot_level(state, character):
            return True
    return False


def turn_into(state: State, character: Character, to: Face) -> None:
    """Another card in its place: row, orientation, wounds, counters, Equipment and modifiers stay (LEVEL-04 to 06)."""
    former = character.face
    character.face = to
    character.xp = 0
    character.levelled = arrive(state)
    invalidate_powers(state)
    tell(state, Levelled(character.seat, ref(character), former.id, to.level))
    if is_fatal(state, character):
        ko_all(state, [(character, ())])  # WOUND-04: a drop in Health can KO


def set_status(state: State, character: Character, main_of: int) -> None:
    """Promote or demote; the status sticks to the card in every zone (MAIN-06)."""
    if character.main_of == main_of:
        return
    if state.status is None:
        state.status = {}
    state.status[character.body] = main_of
    character.main_of = main_of
    invalidate_powers(state)
    tell(state, StatusChanged(character.seat, ref(character), main_of >= 0))
