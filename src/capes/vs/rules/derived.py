"""What is computed from the state and kept: reading it, and saying that it is out of date.

Powers, statements, stats and standing checks are computed when asked for and kept in `state.derived` (and, per
character, in `has`, `atk` and `defense`) with the version they are good for. Whoever changes the state calls the verb
that names the change; docs/derived-state.md says what depends on what.

Powers depend on adjectives ("your X-Men"), adjectives on powers ("with Flight"), numbers on both. So nothing is
computed here: `powers`, `statements` and `stats` each register how, and everybody reads it through this module.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from capes.vs.state.character import UP, Character
from capes.vs.state.derived import STALE, Statement
from capes.vs.state.modifier import Modifier
from capes.vs.state.state import State
from capes.vs.words.face import Faculties
from capes.vs.words.keywords import Keyword
from capes.vs.words.truths import SHAPING

COMPUTED: Final[dict[str, Callable[..., None]]] = {}
"""How each derived thing is computed; filled in by the modules that know."""

F = TypeVar("F", bound=Callable[..., Any])


def computes(what: str) -> Callable[[F], F]:
    """Register how powers, statements or stats are computed."""

    def register(recipe: F) -> F:
        COMPUTED[what] = recipe
        return recipe

    return register


# -- reading ---------------------------------------------------------------------------------------------------------


def settle_powers(state: State) -> None:
    """Make sure that `character.has` may be read for everybody in play."""
    derived = state.derived
    if derived.powers_at != derived.powers_version:
        COMPUTED["powers"](state)


def has(state: State, character: Character) -> Faculties:
    """What the character has at this moment."""
    derived = state.derived
    if derived.powers_at != derived.powers_version:
        COMPUTED["powers"](state)
    return character.has


def has_keyword(state: State, character: Character, keyword: Keyword) -> bool:
    """Whether it has a keyword that the rules ask for."""
    derived = state.derived
    if derived.powers_at != derived.powers_version:
        COMPUTED["powers"](state)
    return character.has.bits & keyword.bit != 0


def settle_statements(state: State) -> None:
    """Make sure that the statements in force, and what follows from them, are those of now."""
    derived = state.derived
    if derived.statements_at != derived.powers_version:
        COMPUTED["statements"](state)


def statements(state: State, kind: type) -> tuple[Statement, ...]:
    """The statements of that kind in force, by timestamp."""
    derived = state.derived
    if derived.statements_at != derived.powers_version:
        COMPUTED["statements"](state)
    said = derived.statements
    return said.get(kind, ()) if said else ()


def atk(state: State, character: Character) -> int:
    """Present ATK; below 0 it reads as 0 (STATS-06)."""
    if character.stats_at != state.derived.version:
        COMPUTED["stats"](state, character)
    return character.atk if character.atk > 0 else 0


def defense(state: State, character: Character) -> int:
    """Present DEF."""
    if character.stats_at != state.derived.version:
        COMPUTED["stats"](state, character)
    return character.defense


# -- invalidating ----------------------------------------------------------------------------------------------------


def invalidate_stats(state: State) -> None:
    """Numbers may have changed; nobody can fall by it unless somebody stands weakly already."""
    derived = state.derived
    if derived.stable and derived.checked_at == derived.version:
        derived.checked_at += 1
    derived.version += 1


def invalidate_stats_and_checks(state: State) -> None:
    """Numbers may have changed, and somebody may have to be stunned or KO'd for it."""
    state.derived.version += 1


def invalidate_powers(state: State) -> None:
    """Powers may have changed, and with them everything else."""
    derived = state.derived
    derived.version += 1
    derived.powers_version += 1


def invalidate_shaped_powers(state: State) -> None:
    """Something has changed that powers depend on only where one shapes another; mostly none does."""
    derived = state.derived
    if derived.powers_shaped or derived.powers_at != derived.powers_version:
        invalidate_powers(state)
    else:
        invalidate_stats(state)


def invalidate_character(state: State, character: Character) -> None:
    """A character was turned over, came or went: where nothing shapes powers, only its own have changed."""
    derived = state.derived
    face = character.face
    now = face.up if character.state == UP else face.down
    if derived.powers_shaped or derived.powers_at != derived.powers_version or character.equipment or now.shapes_powers:
        invalidate_powers(state)
        return
    character.has = now
    derived.cues |= now.cues
    if face.up.standing:
        derived.statements_at = STALE
        derived.version += 1
    elif now.minds_atk or face.defense + character.counters <= 0 or character.wounds >= face.health:
        derived.version += 1
    else:
        invalidate_stats(state)


def invalidate_statements(state: State, changed: list[Modifier]) -> None:
    """These modifiers have come or gone; powers have changed only if one of them shapes powers."""
    for modifier in changed:
        if isinstance(modifier.truth, SHAPING):
            invalidate_powers(state)
            return
    state.derived.statements_at = STALE
    state.derived.version += 1


def invalidate_all(state: State) -> None:
    """Something in force depends on what changes without an event: nothing computed before is relied on."""
    derived = state.derived
    derived.powers_at = derived.statements_at = derived.checked_at = STALE
    for character in state.everybody():
        character.stats_at = STALE
