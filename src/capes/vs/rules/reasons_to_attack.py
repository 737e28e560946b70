"""Why not attack: the rule rows that stand against attackers, teams and targets."""

from __future__ import annotations

from capes.core.errors import Reason
from capes.vs.rules.attack import (
    Demand,
    allowed,
    can_complete,
    can_join,
    common_teams,
    demands,
    guards,
    may_team_up,
    met,
    player_targets,
    reaches,
    targets,
)
from capes.vs.rules.limits import cannot_attack, cannot_be_attacked, ignores_protection
from capes.vs.rules.powers import has_keyword, is_flier, is_ranged
from capes.vs.rules.sides import controls, is_enemy, is_turn_of, protectors
from capes.vs.rules.wishes import Wish
from capes.vs.state.character import BACK, HIDDEN, STUNNED, Character
from capes.vs.state.state import State
from capes.vs.words.keywords import DODGE, FLIGHT, GRAB


def unknown(wish: Wish) -> list[Reason]:
    """The card is not there to be used."""
    return [Reason("ZONE-10", f"there is no card #{wish.card} you could use here")]


def wrong_time_to_attack(state: State, seat: int) -> list[Reason]:
    """Attacks belong to one's own Main Phase, one at a time."""
    if state.combat is not None:
        return [Reason("ATTACK-21", "one combat must be over before the next attack is declared")]
    if not is_turn_of(state, seat):
        return [Reason("TURN-06", "you attack on your own turn")]
    if state.phase != "main":
        return [Reason("TURN-01", "attacks are made in the Main Phase")]
    return []


def reasons_as_attacker(state: State, seat: int, c: Character) -> list[Reason]:
    """Why that character cannot attack at all now."""
    name = c.face.name
    if not controls(state, seat, c):
        return [Reason("ATTACK-20", f"{name} is not on your side")]
    if c.state == STUNNED:
        return [Reason("STUN-02", f"{name} is stunned")]
    if c.state == HIDDEN:
        return [Reason("TERM-08", f"{name} is hidden")]
    if not c.ready:
        return [Reason("ATTACK-02", f"{name} is exhausted")]
    if c.row == BACK and not is_ranged(state, c):
        return [Reason("ATTACK-08", f"{name} is in the back row and does not have Ranged")]
    if cannot_attack(state, c):
        return [Reason("GOLDEN-02", f"an effect says that {name} cannot attack")]
    return []


def reasons_to_attack(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not attack with these (and, if named, that one)."""
    found = wrong_time_to_attack(state, seat)
    group = [state.play[n] for n in wish.cards if n in state.play]
    if not group:
        return found or unknown(wish)
    for c in group:
        found.extend(reasons_as_attacker(state, seat, c))
    for at in range(1, len(group)):
        mate_reasons = reasons_as_mates(state, group[:at], group[at])
        if mate_reasons:
            return [*found, *mate_reasons]
    if found:
        return found
    guard = guards(state, seat)
    wanted = demands(state, seat, guard)
    if wish.at:
        if wish.at not in state.play:
            return [Reason("ATTACK-05", "the defender must be a character in play")]
        target = state.play[wish.at]
        found = reasons_against(state, seat, group, target)
        if not found and target not in allowed(state, seat, group, guard, wanted):
            found = [demand_reason(state, wanted, group, target.number)]
        return found
    if not targets(state, seat, group, guard) and not player_targets(state, seat, group):
        reachable = [
            reason
            for t in state.play.values()
            if is_enemy(state, seat, t.seat)
            for reason in reasons_against(state, seat, group, t)
        ]
        return reachable or [Reason("ATTACK-05", "there is no face-up enemy character to attack")]
    if wanted and not can_complete(state, seat, group, guard, wanted):
        return [demand_reason(state, wanted, group)]
    return []


def demand_reason(state: State, wanted: list[Demand], group: list[Character], target: int = 0) -> Reason:
    """The first attack of this turn has been spoken for: the first demand that this one leaves unmet."""
    bits = met(wanted, group, target)
    number, against = next(demand for at, demand in enumerate(wanted) if not bits >> at & 1)
    first = state.play[number].face.name
    if against:
        other = state.play[against].face.name
        return Reason("MCU-11", f"your first attack this turn must include {first} and be against {other}")
    return Reason("MCU-11", f"your first attack this turn must include {first}")


def reasons_as_mates(state: State, group: list[Character], mate: Character) -> list[Reason]:
    """Why a character cannot join a team attack."""
    name = mate.face.name
    if mate in group:
        return [Reason("ATTACK-13", f"{name} is attacking already")]
    if mate.row != group[0].row:
        return [Reason("ATTACK-14", f"{name} is in another row")]
    if mate.row == BACK and not all(is_ranged(state, c) for c in (*group, mate)):
        return [Reason("ATTACK-15", "in a ranged team attack every attacker must have Ranged")]
    if not may_team_up(state, [*group, mate]):
        if common_teams(state, group):
            return [Reason("ATTACK-13", f"{name} shares no team with {group[0].face.name}")]
        return [Reason("KW-20", f"{name} must share a team with everybody but a Mercenary's main character")]
    return []


def reasons_to_join(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not add that attacker to the attack being declared."""
    mate = state.play.get(wish.card)
    task = state.agenda[-1]
    if mate is None:
        return unknown(wish)
    if task.kind != "declare":
        return wrong_time_to_attack(state, seat) or [Reason("ATTACK-13", "no attack is being declared")]
    kept = task.recall("group")
    group = [state.play[n] for n in kept if n in state.play] if isinstance(kept, tuple) else []
    found = reasons_as_attacker(state, seat, mate)
    if group:
        found.extend(reasons_as_mates(state, group, mate))
    if not found and group and can_join(state, group, mate) and not targets(state, seat, [*group, mate]):
        return [Reason("ATTACK-16", f"with {mate.face.name} the team could reach nobody")]
    guard = guards(state, seat)
    wanted = demands(state, seat, guard)
    if not found and group and wanted and not can_complete(state, seat, [*group, mate], guard, wanted):
        return [demand_reason(state, wanted, [*group, mate])]
    return found


def reasons_to_target(state: State, seat: int, target: Character) -> list[Reason]:
    """Why not attack that character, with the attackers named so far or with anybody."""
    task = state.agenda[-1]
    if task.kind == "declare" and task.seat == seat:
        kept = task.recall("group")
        group = [state.play[n] for n in kept if n in state.play] if isinstance(kept, tuple) else []
        found = reasons_against(state, seat, group, target)
        guard = guards(state, seat)
        wanted = demands(state, seat, guard)
        if not found and wanted and target not in allowed(state, seat, group, guard, wanted):
            return [demand_reason(state, wanted, group, target.number)]
        return found
    found = wrong_time_to_attack(state, seat)
    if found:
        return found
    able = [c for c in state.play.values() if not reasons_as_attacker(state, seat, c)]
    if not able:
        return [Reason("ATTACK-02", "none of your characters can attack now")]
    for c in able:
        against = reasons_against(state, seat, [c], target)
        if not against:
            return [Reason("ATTACK-01", f"choose an attacker first: {c.face.name} can attack {target.face.name}")]
    return against


def reasons_against(state: State, seat: int, group: list[Character], target: Character) -> list[Reason]:
    """Why that group cannot attack that character."""
    name = target.face.name
    if not is_enemy(state, seat, target.seat):
        rule = "2V2-04" if target.seat != seat and not controls(state, seat, target) else "ATTACK-20"
        return [Reason(rule, f"{name} is not an enemy")]
    if target.state == STUNNED:
        return [Reason("ATTACK-05", f"{name} is stunned and cannot be attacked")]
    if target.state == HIDDEN:
        return [Reason("ATTACK-05", f"{name} is hidden and cannot be attacked")]
    if cannot_be_attacked(state, target):
        return [Reason("GOLDEN-02", f"an effect says that {name} cannot be attacked")]
    found: list[Reason] = []
    guard = guards(state, seat)[target.seat]
    for attacker in group:
        if reaches(state, attacker, target, guard, len(group) == 1):
            continue
        ranged = attacker.row == BACK
        if ranged and has_keyword(state, target, DODGE):
            found.append(Reason("KW-03", f"{name} has Dodge and cannot be the target of a ranged attack"))
        elif not ignores_protection(state, attacker, ranged, len(group) == 1):
            found.append(protection_reason(state, group, attacker, target))
    return found


def protection_reason(state: State, group: list[Character], attacker: Character, target: Character) -> Reason:
    """Who stands in the way, and why this attacker cannot pass."""
    shield = protectors(state, target)
    names = ", ".join(c.face.name for c in shield)
    who = attacker.face.name
    if is_flier(state, attacker):
        for c in shield:
            if has_keyword(state, c, FLIGHT):
                return Reason(
                    "ATTACK-06", f"{c.face.name} in front has Flight and protects {target.face.name}", (names,)
                )
            if has_keyword(state, c, GRAB):
                return Reason("KW-10", f"{c.face.name} in front Grabs fliers and protects {target.face.name}", (names,))
    if len(group) > 1 and any(is_flier(state, c) for c in group):
        return Reason("ATTACK-16", f"{target.face.name} is protected by {names}, and {who} does not fly", (names,))
    rule = "ATTACK-09" if attacker.row == BACK else "ATTACK-03"
    return Reason(rule, f"{target.face.name} is protected by {names}", (names,))
