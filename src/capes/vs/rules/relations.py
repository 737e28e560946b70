"""Adjectives that compare a character or card with others: with a pick, a row, a cost, a team, somebody's strength."""

from __future__ import annotations

from capes.core.task import Task
from capes.vs.rules.adjectives import CARD_FITS, FITS
from capes.vs.rules.derived import atk, has
from capes.vs.rules.people import chosen_row, everyone, names_meant, numbers_meant, people, players
from capes.vs.rules.quantities import cost_in_play, number
from capes.vs.rules.sides import controls
from capes.vs.state.character import AttackedPlayer, Character
from capes.vs.state.state import State
from capes.vs.words.adjectives import (
    ControlledBy,
    CostsAtLeast,
    CostsAtMost,
    Fighting,
    InRow,
    NamedLike,
    SameAs,
    SharesTeam,
    StrongerThan,
)
from capes.vs.words.face import Face


def costs_at_most(state: State, context: Task, which: CostsAtMost, character: Character) -> bool:
    """A Main has no cost, so it costs neither at most nor at least anything."""
    cost = cost_in_play(state, character)
    return 0 <= cost <= number(state, context, which.cost)


def costs_at_least(state: State, context: Task, which: CostsAtLeast, character: Character) -> bool:
    cost = cost_in_play(state, character)
    return cost >= 0 and cost >= number(state, context, which.cost)


def is_in_row(state: State, context: Task, which: InRow, character: Character) -> bool:
    """In the row that was picked."""
    row = chosen_row(context, which.row)
    if row is None:
        return False
    seat, at = row
    return character.row == at and not isinstance(character, AttackedPlayer) and controls(state, seat, character)


def is_same(state: State, context: Task, which: SameAs, character: Character) -> bool:
    return any(meant.number == character.number for meant in people(state, context, which.who))


def is_controlled(state: State, context: Task, which: ControlledBy, character: Character) -> bool:
    return any(controls(state, seat, character) for seat in players(state, context, which.whose))


def is_named_like(state: State, context: Task, which: NamedLike, character: Character) -> bool:
    return shares_names(state, context, which, character.face)


def shares_names(state: State, context: Task, which: NamedLike, face: Face) -> bool:
    """Whether a card has one of the names meant."""
    return any(name in face.names for name in names_meant(state, context, which.who))


def is_fighting(state: State, context: Task, which: Fighting, character: Character) -> bool:
    """On the other side of the running combat than somebody meant."""
    combat = state.combat
    if combat is None:
        return False
    for meant in people(state, context, which.who):
        if meant.number == combat.defender and character.number in combat.attackers:
            return True
        if meant.number in combat.attackers and character.number == combat.defender:
            return True
    return False


def shares_team(state: State, context: Task, which: SharesTeam, character: Character) -> bool:
    return has(state, character).teams & teams_of(state, context, which) != 0


def teams_of(state: State, context: Task, which: SharesTeam) -> int:
    """All teams of those a team may be shared with; a stunned character keeps its teams."""
    teams = 0
    for meant in people(state, context, which.who):
        teams |= has(state, meant).teams
    return teams


def is_stronger(state: State, context: Task, which: StrongerThan, character: Character) -> bool:
    own = atk(state, character)
    return all(own > atk(state, other) for other in everyone(state, context, which.which))


FITS[ControlledBy] = is_controlled
FITS[CostsAtLeast] = costs_at_least
FITS[CostsAtMost] = costs_at_most
FITS[Fighting] = is_fighting
FITS[InRow] = is_in_row
FITS[NamedLike] = is_named_like
FITS[SameAs] = is_same
FITS[SharesTeam] = shares_team
FITS[StrongerThan] = is_stronger


def card_costs_at_most(state: State, context: Task, which: CostsAtMost, face: Face, at: int) -> bool:
    return 0 <= face.cost <= number(state, context, which.cost)


def card_costs_at_least(state: State, context: Task, which: CostsAtLeast, face: Face, at: int) -> bool:
    return face.cost >= 0 and face.cost >= number(state, context, which.cost)


def card_is_named_like(state: State, context: Task, which: NamedLike, face: Face, at: int) -> bool:
    return shares_names(state, context, which, face)


def card_shares_team(state: State, context: Task, which: SharesTeam, face: Face, at: int) -> bool:
    return face.team_mask & teams_of(state, context, which) != 0


def card_is_same(state: State, context: Task, which: SameAs, face: Face, at: int) -> bool:
    return at != 0 and at in numbers_meant(state, context, which.who)


CARD_FITS[CostsAtLeast] = card_costs_at_least
CARD_FITS[CostsAtMost] = card_costs_at_most
CARD_FITS[NamedLike] = card_is_named_like
CARD_FITS[SameAs] = card_is_same
CARD_FITS[SharesTeam] = card_shares_team
