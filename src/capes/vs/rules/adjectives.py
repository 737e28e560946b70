"""Which characters and cards fit an adjective."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from capes.core.task import Task
from capes.vs.rules.powers import has
from capes.vs.rules.sides import controls, is_enemy, is_protected
from capes.vs.state.card import Card
from capes.vs.state.character import BACK, FRONT, STUNNED, UP, Character
from capes.vs.state.state import State
from capes.vs.words.adjectives import (
    Affiliated,
    AppearedThisTurn,
    ControlledBy,
    CostsAtLeast,
    CostsAtMost,
    Fighting,
    InRow,
    LevelAtLeast,
    Named,
    NamedLike,
    Plain,
    Produces,
    SameAs,
    SharesTeam,
    StrongerThan,
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


def _is_attacking(state: State, ctx: Task, c: Character) -> bool:
    combat = state.combat
    return combat is not None and c.number in combat.attackers


def _is_defending(state: State, ctx: Task, c: Character) -> bool:
    combat = state.combat
    return combat is not None and c.number == combat.defender


def _protecting(state: State, ctx: Task, c: Character) -> bool:
    if c.state != UP or c.row != FRONT:
        return False
    return any(
        d.row == BACK and d.state == UP and d.player < 0 and controls(state, c.seat, d) for d in state.play.values()
    )


def _is_main(state: State, ctx: Task, c: Character) -> bool:
    return c.main_of >= 0


def _teams(state: State, c: Character) -> int:
    return has(state, c).teams


PLAIN: Final[dict[str, Test]] = {
    "anyone": lambda state, ctx, c: True,
    "anywhere": lambda state, ctx, c: True,
    "this": lambda state, ctx, c: c.number == ctx.source,
    "other": lambda state, ctx, c: c.number != ctx.source,
    "yours": lambda state, ctx, c: controls(state, ctx.seat, c),
    "enemy": lambda state, ctx, c: is_enemy(state, ctx.seat, c.seat),
    "main": _is_main,
    "supporting": lambda state, ctx, c: c.main_of < 0,
    "face-up": lambda state, ctx, c: c.state == UP,
    "face-down": lambda state, ctx, c: c.state != UP,
    "stunned": lambda state, ctx, c: c.state == STUNNED,
    "ready": lambda state, ctx, c: c.ready,
    "exhausted": lambda state, ctx, c: not c.ready,
    "wounded": lambda state, ctx, c: c.wounds > 0,
    "front row": lambda state, ctx, c: c.row == FRONT,
    "back row": lambda state, ctx, c: c.row == BACK,
    "attacking": _is_attacking,
    "defending": _is_defending,
    "in combat": lambda state, ctx, c: in_combat(state, c),
    "protected": lambda state, ctx, c: is_protected(state, c),
    "protecting": _protecting,
    "struck down": lambda state, ctx, c: state.combat is not None and c.number in state.combat.stunned,
    "frozen": lambda state, ctx, c: c.frozen > 0,
    "attacked lately": lambda state, ctx, c: c.attacked_in > state.players[ctx.seat].last_turn,
    "good": lambda state, ctx, c: _teams(state, c) & GOOD_MASK != 0,
    "evil": lambda state, ctx, c: _teams(state, c) & EVIL_MASK != 0,
    "character card": lambda state, ctx, c: True,
    "plot twist": lambda state, ctx, c: False,
    "location": lambda state, ctx, c: False,
    "basic location": lambda state, ctx, c: False,
    "equipment": lambda state, ctx, c: False,
}


def fits(state: State, ctx: Task, which: Which, c: Character) -> bool:
    """Whether a character in play fits, as seen by the power's player (ctx.seat) and its character (ctx.source)."""
    if isinstance(which, Plain):
        return PLAIN[which.name](state, ctx, c)
    if isinstance(which, AllOf):
        for part in which.parts:
            if isinstance(part, Plain):  # as above, written out: most adjectives come in such strings
                if not PLAIN[part.name](state, ctx, c):
                    return False
            elif not fits(state, ctx, part, c):
                return False
        return True
    if isinstance(which, AnyOf):
        for part in which.parts:
            if fits(state, ctx, part, c):
                return True
        return False
    if isinstance(which, Not):
        return not fits(state, ctx, which.part, c)
    if isinstance(which, Affiliated):
        return _teams(state, c) & team_bit(which.team) != 0
    if isinstance(which, InRow):
        return _in_row(state, ctx, which, c)
    if isinstance(which, WithCounter):
        return c.counters * which.sign > 0
    if isinstance(which, CostsAtMost | CostsAtLeast):
        from capes.vs.rules.quantities import cost_in_play, number

        cost = cost_in_play(state, c)
        if cost < 0:
            return False
        limit = number(state, ctx, which.cost)
        return cost <= limit if isinstance(which, CostsAtMost) else cost >= limit
    if isinstance(which, Named):
        return which.name in c.face.names
    if isinstance(which, With):
        return _with(state, c, which.keyword)
    if isinstance(which, NamedLike):
        return _named_like(state, ctx, which, c.face)
    if isinstance(which, SameAs):
        from capes.vs.rules.people import people

        return any(p.number == c.number for p in people(state, ctx, which.who))
    if isinstance(which, ControlledBy):
        from capes.vs.rules.people import players

        return any(controls(state, seat, c) for seat in players(state, ctx, which.whose))
    if isinstance(which, Fighting):
        return _fighting(state, ctx, which, c)
    if isinstance(which, AppearedThisTurn):
        return c.born == state.turn
    if isinstance(which, SharesTeam):
        return _teams(state, c) & teams_of(state, ctx, which) != 0
    if isinstance(which, LevelAtLeast):
        return c.face.level >= which.level
    if isinstance(which, StrongerThan):
        return _stronger(state, ctx, which, c)
    if isinstance(which, TwistTimed | Produces):
        return False
    raise TypeError(which)


def _stronger(state: State, ctx: Task, which: StrongerThan, c: Character) -> bool:
    from capes.vs.rules.people import everyone
    from capes.vs.rules.stats import atk

    own = atk(state, c)
    return all(own > atk(state, other) for other in everyone(state, ctx, which.which))


def teams_of(state: State, ctx: Task, which: SharesTeam) -> int:
    """All teams of those a team may be shared with; a stunned character keeps its teams."""
    from capes.vs.rules.people import people

    teams = 0
    for c in people(state, ctx, which.who):
        teams |= _teams(state, c)
    return teams


def _in_row(state: State, ctx: Task, which: InRow, c: Character) -> bool:
    from capes.vs.rules.people import chosen_row

    row = chosen_row(ctx, which.row)
    if row is None:
        return False
    seat, at = row
    return c.row == at and c.player < 0 and controls(state, seat, c)


def _with(state: State, c: Character, keyword: str) -> bool:
    return any(k.name == keyword for k in has(state, c).keywords)


def _named_like(state: State, ctx: Task, which: NamedLike, face: Face) -> bool:
    from capes.vs.rules.people import names_meant

    return any(name in face.names for name in names_meant(state, ctx, which.who))


def _fighting(state: State, ctx: Task, which: Fighting, c: Character) -> bool:
    from capes.vs.rules.people import people

    combat = state.combat
    if combat is None:
        return False
    for p in people(state, ctx, which.who):
        if p.number == combat.defender and c.number in combat.attackers:
            return True
        if p.number in combat.attackers and c.number == combat.defender:
            return True
    return False


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
    state: State, ctx: Task, which: Which, face: Face, owner: int, up: bool | None = None, number: int = 0
) -> bool:
    """Whether a card outside the rows fits; `up` for cards of a resource row, `number` where one is meant by itself."""
    if isinstance(which, Plain):
        return _card_plain(which.name, face, ctx.seat, owner, state, up)
    if isinstance(which, AllOf):
        for part in which.parts:
            if not fits_card(state, ctx, part, face, owner, up, number):
                return False
        return True
    if isinstance(which, AnyOf):
        for part in which.parts:
            if fits_card(state, ctx, part, face, owner, up, number):
                return True
        return False
    if isinstance(which, Not):
        return not fits_card(state, ctx, which.part, face, owner, up, number)
    if isinstance(which, Affiliated):
        return which.team in TEAMS and face.team_mask & team_bit(which.team) != 0
    if isinstance(which, Named):
        return which.name in face.names
    if isinstance(which, CostsAtMost | CostsAtLeast):
        from capes.vs.rules.quantities import number as worth

        if face.cost < 0:
            return False
        limit = worth(state, ctx, which.cost)
        return face.cost <= limit if isinstance(which, CostsAtMost) else face.cost >= limit
    if isinstance(which, NamedLike):
        return _named_like(state, ctx, which, face)
    if isinstance(which, SharesTeam):
        return face.team_mask & teams_of(state, ctx, which) != 0
    if isinstance(which, SameAs):
        from capes.vs.rules.people import numbers_meant

        return number != 0 and number in numbers_meant(state, ctx, which.who)
    if isinstance(which, TwistTimed):
        return any(t.window == which.window and (t.any_turn or not which.any_turn) for t in face.twists)
    if isinstance(which, Produces):
        return which.symbol in face.symbols
    if isinstance(which, LevelAtLeast):
        return face.level >= which.level
    if isinstance(which, With):
        return any(k.name == which.keyword for k in face.up.keywords)
    return False


def needs_anywhere(which: Which) -> bool:
    """Whether the adjectives lift the limit to characters in the combat."""
    if isinstance(which, Plain):
        return which.name == "anywhere"
    if isinstance(which, AllOf | AnyOf):
        return any(needs_anywhere(part) for part in which.parts)
    return False


def card_matches(state: State, ctx: Task, which: Which, card: Card) -> bool:
    """Whether a card in hand, deck or pile fits."""
    return fits_card(state, ctx, which, card.face, card.owner, None, card.number)
