"""Whether something is so."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.rules.adjectives import fits, fits_card
from capes.vs.rules.people import cards_fitting, cards_meant, everyone, people, players
from capes.vs.rules.powers import has
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


def holds(state: State, ctx: Task, condition: Condition) -> bool:
    """Whether the condition holds now, for the power's player and character."""
    if isinstance(condition, PlainCondition):
        return _plain(state, ctx, condition.name)
    if isinstance(condition, There):
        if condition.different_names:
            return names_there(state, ctx, condition) >= condition.at_least
        return count(state, ctx, CountOf(condition.which, condition.where, condition.whose)) >= condition.at_least
    if isinstance(condition, Is):
        here = people(state, ctx, condition.who)
        if here:
            return any(fits(state, ctx, condition.which, c) for c in here)
        # A card that lies elsewhere: one that powered somebody up.
        return isinstance(condition.who, TheOther) and any(
            fits_card(state, ctx, condition.which, card.face, card.owner)
            for _, _, card in cards_meant(state, ctx, condition.who)
        )
    if isinstance(condition, IsNot):
        return not holds(state, ctx, condition.part)
    if isinstance(condition, Both):
        return all(holds(state, ctx, part) for part in condition.parts)
    if isinstance(condition, Either):
        return any(holds(state, ctx, part) for part in condition.parts)
    if isinstance(condition, AtLeast):
        return number(state, ctx, condition.left) >= number(state, ctx, condition.right)
    if isinstance(condition, HandEmpty):
        return all(not state.players[seat].hand for seat in players(state, ctx, condition.whose))
    if isinstance(condition, HasDone):
        return any(state.today.get(f"{condition.deed}:{c.number}", 0) > 0 for c in people(state, ctx, condition.who))
    if isinstance(condition, Done):
        kept = ctx.recall(condition.name)
        if isinstance(kept, Option):
            return kept.verb != "no"
        return bool(kept)
    if isinstance(condition, SomebodyWithout):
        return any(
            not any(controls(state, seat, c) and fits(state, ctx, condition.which, c) for c in state.play.values())
            for seat in players(state, ctx, condition.whose)
        )
    if isinstance(condition, OneTeam):
        mask = -1
        for c in everyone(state, ctx, condition.which):
            mask &= has(state, c).teams
        return mask > 0
    if isinstance(condition, SamePlayer):
        return players(state, ctx, condition.one) == players(state, ctx, condition.other)
    raise TypeError(condition)


def names_there(state: State, ctx: Task, condition: There) -> int:
    """How many different names there are among what fits."""
    if condition.where == "play":
        return len({c.face.name for c in everyone(state, ctx, condition.which)})
    found = cards_fitting(state, ctx, condition.which, condition.where, condition.whose)
    return len({card.face.name for _, _, card in found})


def _plain(state: State, ctx: Task, name: str) -> bool:
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
        return combat is not None and combat.first and attacks_for(state, combat.seat, ctx.seat)
    if name == "no attack":
        return attacks_made(state, ctx.seat) == 0
    if name == "your turn":
        return is_turn_of(state, ctx.seat)
    if name == "an enemy's turn":
        return is_enemy(state, ctx.seat, state.active)
    raise ValueError(name)
