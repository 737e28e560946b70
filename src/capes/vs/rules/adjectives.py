"""Which characters and cards fit an adjective."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.core.task import Task
from capes.vs.rules.derived import has
from capes.vs.rules.sides import controls, is_enemy, is_protected
from capes.vs.state.card import Card
from capes.vs.state.character import BACK, FRONT, STUNNED, UP, Character
from capes.vs.state.state import State
from capes.vs.words.adjectives import (
    Affiliated,
    AppearedThisTurn,
    LevelAtLeast,
    Named,
    Plain,
    Produces,
    TwistTimed,
    With,
    WithCounter,
)
from capes.vs.words.face import EVIL_MASK, GOOD_MASK, TEAMS, Face, team_bit
from capes.vs.words.kinds import AllOf, AnyOf, Not, Which

Test = Callable[[State, Task, Character], bool]


def in_combat(state: State, character: Character) -> bool:
    """Attacking or defending at this moment."""
    combat = state.combat
    return combat is not None and (character.number == combat.defender or character.number in combat.attackers)


def _is_attacking(state: State, context: Task, character: Character) -> bool:
    combat = state.combat
    return combat is not None and character.number in combat.attackers


def _is_defending(state: State, context: Task, character: Character) -> bool:
    combat = state.combat
    return combat is not None and character.number == combat.defender


def _protecting(state: State, context: Task, character: Character) -> bool:
    if character.state != UP or character.row != FRONT:
        return False
    return any(d.row == BACK and d.state == UP and controls(state, character.seat, d) for d in state.characters)


def _is_main(state: State, context: Task, character: Character) -> bool:
    return character.main_of >= 0


def _teams(state: State, character: Character) -> int:
    return has(state, character).teams


PLAIN: Final[dict[str, Test]] = {
    "anyone": lambda state, context, character: True,
    "anywhere": lambda state, context, character: True,
    "this": lambda state, context, character: character.number == context.source,
    "other": lambda state, context, character: character.number != context.source,
    "yours": lambda state, context, character: controls(state, context.seat, character),
    "enemy": lambda state, context, character: is_enemy(state, context.seat, character.seat),
    "main": _is_main,
    "supporting": lambda state, context, character: character.main_of < 0,
    "face-up": lambda state, context, character: character.state == UP,
    "face-down": lambda state, context, character: character.state != UP,
    "stunned": lambda state, context, character: character.state == STUNNED,
    "ready": lambda state, context, character: character.ready,
    "exhausted": lambda state, context, character: not character.ready,
    "wounded": lambda state, context, character: character.wounds > 0,
    "front row": lambda state, context, character: character.row == FRONT,
    "back row": lambda state, context, character: character.row == BACK,
    "attacking": _is_attacking,
    "defending": _is_defending,
    "in combat": lambda state, context, character: in_combat(state, character),
    "protected": lambda state, context, character: is_protected(state, character),
    "protecting": _protecting,
    "struck down": lambda state, context, character: (
        state.combat is not None and character.number in state.combat.stunned
    ),
    "frozen": lambda state, context, character: character.frozen > 0,
    "attacked lately": lambda state, context, character: character.attacked_in > state.players[context.seat].last_turn,
    "good": lambda state, context, character: _teams(state, character) & GOOD_MASK != 0,
    "evil": lambda state, context, character: _teams(state, character) & EVIL_MASK != 0,
    "character card": lambda state, context, character: True,
    "plot twist": lambda state, context, character: False,
    "location": lambda state, context, character: False,
    "basic location": lambda state, context, character: False,
    "equipment": lambda state, context, character: False,
}


def fits(state: State, context: Task, which: Which, character: Character) -> bool:
    """Whether a character in play fits, as seen by the power's player (`context.seat`) and character (`.source`)."""
    if isinstance(which, Plain):
        return PLAIN[which.name](state, context, character)
    if isinstance(which, AllOf):
        for part in which.parts:
            if isinstance(part, Plain):  # as above, written out: most adjectives come in such strings
                if not PLAIN[part.name](state, context, character):
                    return False
            elif not fits(state, context, part, character):
                return False
        return True
    if isinstance(which, AnyOf):
        for part in which.parts:
            if fits(state, context, part, character):
                return True
        return False
    if isinstance(which, Not):
        return not fits(state, context, which.part, character)
    if isinstance(which, Affiliated):
        return has(state, character).teams & team_bit(which.team) != 0
    return FITS[type(which)](state, context, which, character)


def _with(state: State, context: Task, which: With, character: Character) -> bool:
    return any(keyword.name == which.keyword for keyword in has(state, character).keywords)


FITS: Final[dict[type, Callable[[State, Task, Any, Character], bool]]] = {
    AppearedThisTurn: lambda state, context, which, character: character.born == state.turn,
    LevelAtLeast: lambda state, context, which, character: character.face.level >= which.level,
    Named: lambda state, context, which, character: which.name in character.face.names,
    Produces: lambda state, context, which, character: False,
    TwistTimed: lambda state, context, which, character: False,
    With: _with,
    WithCounter: lambda state, context, which, character: character.counters * which.sign > 0,
}
"""Whether a character in play fits, by kind of adjective; `relations` adds those that compare it with others."""


def _card_plain(name: str, face: Face, seat: int, owner: int, state: State, up: bool | None) -> bool:
    if name in ("anyone", "anywhere", "other"):
        return True
    if name == "character card":
        return face.is_character
    if name == "supporting":
        return face.kind in ("supporting", "token")
    if name == "main":
        return face.kind == "main"
    if name == "plot twist":
        return face.kind == "plot-twist"
    if name == "location":
        return face.kind == "location"
    if name == "basic location":
        return face.kind == "location" and not face.teams
    if name == "equipment":
        return face.kind == "equipment"
    if name == "face-up":
        return up is True
    if name == "face-down":
        return up is False
    if name == "yours":
        return owner == seat
    if name == "enemy":
        return is_enemy(state, seat, owner)
    if name == "good":
        return face.team_mask & GOOD_MASK != 0
    if name == "evil":
        return face.team_mask & EVIL_MASK != 0
    return False


def fits_card(
    state: State, context: Task, which: Which, face: Face, owner: int, up: bool | None = None, number: int = 0
) -> bool:
    """Whether a card outside the rows fits; `up` for cards of a resource row, `number` where one is meant by itself."""
    if isinstance(which, Plain):
        return _card_plain(which.name, face, context.seat, owner, state, up)
    if isinstance(which, AllOf):
        for part in which.parts:
            if not fits_card(state, context, part, face, owner, up, number):
                return False
        return True
    if isinstance(which, AnyOf):
        for part in which.parts:
            if fits_card(state, context, part, face, owner, up, number):
                return True
        return False
    if isinstance(which, Not):
        return not fits_card(state, context, which.part, face, owner, up, number)
    judged = CARD_FITS.get(type(which))
    return judged is not None and judged(state, context, which, face, number)


def _twist_timed(state: State, context: Task, which: TwistTimed, face: Face, number: int) -> bool:
    return any(twist.window == which.window and (twist.any_turn or not which.any_turn) for twist in face.twists)


def _card_affiliated(state: State, context: Task, which: Affiliated, face: Face, number: int) -> bool:
    return which.team in TEAMS and face.team_mask & team_bit(which.team) != 0


CARD_FITS: Final[dict[type, Callable[[State, Task, Any, Face, int], bool]]] = {
    Affiliated: _card_affiliated,
    LevelAtLeast: lambda state, context, which, face, number: face.level >= which.level,
    Named: lambda state, context, which, face, number: which.name in face.names,
    Produces: lambda state, context, which, face, number: which.symbol in face.symbols,
    TwistTimed: _twist_timed,
    With: lambda state, context, which, face, number: any(k.name == which.keyword for k in face.up.keywords),
}
"""Whether a card outside the rows fits, by kind of adjective; what is not here fits none."""


def needs_anywhere(which: Which) -> bool:
    """Whether the adjectives lift the limit to characters in the combat."""
    if isinstance(which, Plain):
        return which.name == "anywhere"
    if isinstance(which, AllOf | AnyOf):
        return any(needs_anywhere(part) for part in which.parts)
    return False


def card_matches(state: State, context: Task, which: Which, card: Card) -> bool:
    """Whether a card in hand, deck or pile fits."""
    return fits_card(state, context, which, card.face, card.owner, None, card.number)
