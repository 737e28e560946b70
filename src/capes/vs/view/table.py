"""The table from one seat: built from nothing, listing only what that seat may know."""

from __future__ import annotations

from capes.core.seen import CardShown, ResultShown
from capes.vs.contract.events import ROWS
from capes.vs.contract.seen import (
    COMBAT_KINDS,
    STANDINGS,
    AsideShown,
    CharacterShown,
    CombatShown,
    LevelShown,
    LookedShown,
    PileShown,
    PlayerShown,
    ResourceShown,
    TriggerShown,
    VsView,
)
from capes.vs.rules.conditions import is_melee
from capes.vs.rules.derived import atk, defense, has
from capes.vs.rules.quantities import base_stats
from capes.vs.rules.sides import active_seats, protectors, seats_from
from capes.vs.state.card import Card
from capes.vs.state.character import BACK, UP, AttackedPlayer, Character
from capes.vs.state.combat import Combat
from capes.vs.state.modifier import Waiting
from capes.vs.state.player import Player
from capes.vs.state.state import State
from capes.vs.view.notes import notes_on
from capes.vs.view.secrets import sees_hand, sees_looked, viewer_of
from capes.vs.words.face import FACES, Face, Faculties, teams_in

MELEE, AT_RANGE = COMBAT_KINDS
_teams: dict[int, list[str]] = {}


def view(state: State, seat: int | None) -> VsView:
    """What that seat (None: a spectator) sees."""
    viewer = viewer_of(seat)
    setup, result, combat = state.setup, state.result, state.combat
    task = state.agenda[-1] if state.agenda else None
    declaring = task.recall("group") if task is not None and task.kind == "declare" else None
    return VsView(
        game="vs",
        mode=setup.mode,
        edition=setup.edition,
        seat=seat,
        turn=state.turn,
        active=active_seats(state) if state.turn else [state.active],
        phase=state.phase,
        step=state.step,
        players=[player(state, each, viewer) for each in state.players],
        characters=[character(state, c) for c in state.characters],
        combat=None if combat is None else combat_data(state, combat),
        declaring=list(declaring) if isinstance(declaring, tuple) else [],
        waiting=[waiting(one) for one in state.waiting],
        playing=cards(state.limbo),
        looked=looked(state, viewer),
        removed=cards(state.removed),
        result=None if result is None else ResultShown(list(result.winners), result.why),
    )


def cards(listed: list[Card] | tuple[Card, ...]) -> list[CardShown]:
    """Cards the viewer may know."""
    return [CardShown(card.number, card.face.id) for card in listed]


def player(state: State, of: Player, viewer: int) -> PlayerShown:
    """One player's part: hands and face-down resources by face for those who may know them, counts for all."""
    own = of.seat == viewer
    open_hand = sees_hand(state, viewer, of.seat)
    return PlayerShown(
        seat=of.seat,
        side=of.side,
        out=of.out,
        main=of.main.id,
        hand=cards(of.hand) if open_hand else None,
        hand_count=len(of.hand),
        deck_count=len(of.deck),
        ko=cards(of.ko),
        resources=[ResourceShown(r.number, r.up, r.face.id if r.up or own else None) for r in of.resources],
        seen=sorted([r.face.id for r in of.resources if r.seen and not r.up]),
        points=of.points,
        aside=[AsideShown(face) for face in aside(state, of)],
        counters=of.counters,
        xp=[
            LevelShown(c.number, c.xp, level_up.xp, c.face.next_level)
            for c in state.characters
            if c.main_of == of.seat and c.face.next_level and (level_up := c.face.up.level_up) is not None
        ],
        piles=[PileShown(pile.name, len(pile.cards), [] if pile.secret else cards(pile.cards)) for pile in of.piles],
        known=sorted([card.face.id for card in of.hand if card.number in of.shown]) if of.shown else [],
    )


_levels: dict[str, tuple[str, ...]] = {}


def levels_of(main: Face) -> tuple[str, ...]:
    """The ids of all levels of a Main, from the one it starts with."""
    known = _levels.get(main.id)
    if known is None:
        found = [main.id]
        following = main.next_level
        while following and following not in found:
            found.append(following)
            there = FACES.get(following)
            following = there.next_level if there is not None else ""
        known = _levels[main.id] = tuple(found)
    return known


def aside(state: State, of: Player) -> list[str]:
    """The levels of the Main it started with that are not in play."""
    if of.main.many_mains:
        return []
    present = [c.face.printed_id for c in state.characters if c.original and c.owner == of.seat]
    return [id for id in levels_of(of.main) if id.partition("@")[0] not in present] if present else []


def teams_of(mask: int) -> list[str]:
    """The names of the teams of a mask."""
    known = _teams.get(mask)
    if known is None:
        known = _teams[mask] = list(teams_in(mask))
    return known


def has_lost_powers(c: Character, now: Faculties) -> bool:
    """Whether a face-up character lacks something printed on it."""
    printed = c.face.up
    if c.state != UP or now is printed:
        return False
    return (
        any(power not in now.supers for power in printed.supers)
        or any(power not in now.whens for power in printed.whens)
        or any(power not in now.always for power in printed.always)
        or any(keyword not in now.keywords for keyword in printed.keywords)
    )


def character(state: State, c: Character) -> CharacterShown:
    """A character in play: everything about it is public, stunned or not."""
    now = has(state, c)
    face = c.face
    return CharacterShown(
        n=c.number,
        face=face.id,
        name=face.name,
        owner=c.owner,
        side=state.setup.sides[c.seat],
        seat=c.seat,
        row=ROWS[c.row],
        state=STANDINGS[c.state],
        ready=c.ready,
        wounds=c.wounds,
        health=face.health,
        counters=c.counters,
        atk=atk(state, c),
        defense=defense(state, c),
        base=base_stats(state, c),
        main=c.main_of >= 0,
        level=face.level,
        xp=c.xp,
        keywords=[keyword.name for keyword in now.keywords],
        teams=teams_of(now.teams),
        equipment=cards(c.equipment),
        frozen=c.frozen > 0,
        lost_powers=has_lost_powers(c, now),
        protected_by=[p.number for p in protectors(state, c)] if c.row == BACK else [],
        used=[key.partition("|")[0] for number, key in state.used if number == c.number],
        notes=notes_on(state, c),
    )


def combat_data(state: State, combat: Combat) -> CombatShown:
    """Who attacks whom, and whose chance it is."""
    defender = state.play.get(combat.defender)
    attacked = defender.player if defender is not None and isinstance(defender, AttackedPlayer) else None
    order = seats_from(state, combat.chance)
    passed = order[len(order) - combat.passes :] if combat.passes else []
    return CombatShown(
        attackers=list(combat.attackers),
        defender=combat.defender if combat.defender and attacked is None else None,
        defender_seat=attacked,
        kind=MELEE if is_melee(state) else AT_RANGE,
        team=combat.team_start and len(combat.attackers) > 1,
        passed=passed,
        chance=None if combat.striking else combat.chance,
    )


def waiting(one: Waiting) -> TriggerShown:
    """A triggered power that has yet to happen."""
    return TriggerShown(one.source, one.source_face, one.power.name, one.seat)


def looked(state: State, viewer: int) -> LookedShown | None:
    """Cards taken off a deck to be looked at: by face for who looks, a count for the others."""
    if not state.looked:
        return None
    return LookedShown(
        seat=state.looker,
        count=len(state.looked),
        cards=cards(state.looked) if sees_looked(state, viewer) else None,
    )
