"""Whether something is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import verbs
from capes.vs.rules.adjectives import fits, fits_card
from capes.vs.rules.derived import has
from capes.vs.rules.people import cards_fitting, cards_meant, everyone, people, players
from capes.vs.rules.quantities import count, number
from capes.vs.rules.sides import controls, is_enemy, is_turn_of
from capes.vs.state.character import BACK, FRONT
from capes.vs.state.state import State
from capes.vs.words.conditions import (
    AtLeast,
    Both,
    Done,
    Either,
    HandEmpty,
    HasDone,
    Is,
    IsNot,
    OneTeam,
    PlainCondition,
    SamePlayer,
    SomebodyWithout,
    There,
)
from capes.vs.words.kinds import Condition
from capes.vs.words.pronouns import TheOther
from capes.vs.words.quantities import CountOf


def is_ranged_combat(state: State) -> bool:
    """Ranged while every attacker is in the back row (open point 10: melee while one is in front)."""
    combat = state.combat
    if combat is None:
        return False
    rows = [state.play[n].row for n in combat.attackers if n in state.play]
    return bool(rows) and FRONT not in rows and BACK in rows


def is_melee(state: State) -> bool:
    """A combat with a front-row attacker."""
    return state.combat is not None and not is_ranged_combat(state)


def attacks_for(state: State, one: int, other: int) -> bool:
    """Whether an attack one player declares is the other's as well: a joint side attacks jointly (2HT-03)."""
    return one == other or (state.setup.joint and not is_enemy(state, one, other))


def attacks_made(state: State, seat: int) -> int:
    """How many attacks that player has made this turn."""
    if not state.setup.joint:
        return state.today.get(f"attacks:{seat}", 0)
    seats = range(state.setup.seats)
    return sum(state.today.get(f"attacks:{other}", 0) for other in seats if attacks_for(state, other, seat))


def holds(state: State, context: Task, condition: Condition) -> bool:
    """Whether the condition holds now, for the power's player and character."""
    return HOLDS[type(condition)](state, context, condition)


def plain(state: State, context: Task, condition: PlainCondition) -> bool:
    return _plain(state, context, condition.name)


def there(state: State, context: Task, condition: There) -> bool:
    if condition.different_names:
        return names_there(state, context, condition) >= condition.at_least
    return count(state, context, CountOf(condition.which, condition.where, condition.whose)) >= condition.at_least


def is_so(state: State, context: Task, condition: Is) -> bool:
    here = people(state, context, condition.who)
    if here:
        return any(fits(state, context, condition.which, character) for character in here)
    # A card that lies elsewhere: one that powered somebody up.
    return isinstance(condition.who, TheOther) and any(
        fits_card(state, context, condition.which, card.face, card.owner)
        for _, _, card in cards_meant(state, context, condition.who)
    )


def is_not(state: State, context: Task, condition: IsNot) -> bool:
    return not holds(state, context, condition.part)


def both(state: State, context: Task, condition: Both) -> bool:
    return all(holds(state, context, part) for part in condition.parts)


def either(state: State, context: Task, condition: Either) -> bool:
    return any(holds(state, context, part) for part in condition.parts)


def at_least(state: State, context: Task, condition: AtLeast) -> bool:
    return number(state, context, condition.left) >= number(state, context, condition.right)


def hand_empty(state: State, context: Task, condition: HandEmpty) -> bool:
    return all(not state.players[seat].hand for seat in players(state, context, condition.whose))


def has_done(state: State, context: Task, condition: HasDone) -> bool:
    doers = people(state, context, condition.who)
    return any(state.today.get(f"{condition.deed}:{character.number}", 0) > 0 for character in doers)


def done(state: State, context: Task, condition: Done) -> bool:
    kept = context.recall(condition.name)
    if isinstance(kept, Option):
        return kept.verb != verbs.NO
    return bool(kept)


def somebody_without(state: State, context: Task, condition: SomebodyWithout) -> bool:
    return any(
        not any(
            controls(state, seat, character) and fits(state, context, condition.which, character)
            for character in state.everybody()
        )
        for seat in players(state, context, condition.whose)
    )


def one_team(state: State, context: Task, condition: OneTeam) -> bool:
    mask = -1
    for character in everyone(state, context, condition.which):
        mask &= has(state, character).teams
    return mask > 0


def same_player(state: State, context: Task, condition: SamePlayer) -> bool:
    return players(state, context, condition.one) == players(state, context, condition.other)


HOLDS: Final[dict[type, Callable[[State, Task, Any], bool]]] = {
    AtLeast: at_least,
    Both: both,
    Done: done,
    Either: either,
    HandEmpty: hand_empty,
    HasDone: has_done,
    Is: is_so,
    IsNot: is_not,
    OneTeam: one_team,
    PlainCondition: plain,
    SamePlayer: same_player,
    SomebodyWithout: somebody_without,
    There: there,
}


def names_there(state: State, context: Task, condition: There) -> int:
    """How many different names there are among what fits."""
    if condition.where == "play":
        return len({character.face.name for character in everyone(state, context, condition.which)})
    found = cards_fitting(state, context, condition.which, condition.where, condition.whose)
    return len({card.face.name for _, _, card in found})


def _plain(state: State, context: Task, name: str) -> bool:
    combat = state.combat
    if name == "team attack":
        return combat is not None and combat.team_start and len(combat.attackers) > 1
    if name == "solo attack":
        return combat is not None and combat.solo_start and len(combat.attackers) == 1
    if name == "solo now":
        return combat is not None and len(combat.attackers) == 1
    if name == "melee":
        return is_melee(state)
    if name == "ranged combat":
        return is_ranged_combat(state)
    if name == "first attack":
        return combat is not None and combat.first and attacks_for(state, combat.seat, context.seat)
    if name == "no attack":
        return attacks_made(state, context.seat) == 0
    if name == "your turn":
        return is_turn_of(state, context.seat)
    if name == "an enemy's turn":
        return is_enemy(state, context.seat, state.active)
    raise ValueError(name)
