"""Why not attack: the rule rows that stand against attackers, teams and targets."""

from __future__ import annotations

from capes.core.errors import Reason
from capes.language.sentence import listed
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
from capes.vs.rules.derived import has_keyword
from capes.vs.rules.limits import cannot_attack, cannot_be_attacked, ignores_protection
from capes.vs.rules.powers import is_flier, is_ranged
from capes.vs.rules.sides import controls, is_enemy, is_turn_of, protectors
from capes.vs.rules.wishes import Wish
from capes.vs.state.character import BACK, HIDDEN, STUNNED, Character
from capes.vs.state.state import State
from capes.vs.words.keywords import DODGE, FLIGHT, GRAB


def unknown(wish: Wish) -> list[Reason]:
    """The card is not there to be used."""
    return [Reason("ZONE-10", "why-there-is-no-card-you-could-use-here", number=wish.card)]


def wrong_time_to_attack(state: State, seat: int) -> list[Reason]:
    """Attacks belong to one's own Main Phase, one at a time."""
    if state.combat is not None:
        return [Reason("ATTACK-21", "why-one-combat-must-be-over-before-the-next")]
    if not is_turn_of(state, seat):
        return [Reason("TURN-06", "why-you-attack-on-your-own-turn")]
    if state.phase != "main":
        return [Reason("TURN-01", "why-attacks-are-made-in-the-main-phase")]
    return []


def reasons_as_attacker(state: State, seat: int, character: Character) -> list[Reason]:
    """Why that character cannot attack at all now."""
    name = character.face.name
    if not controls(state, seat, character):
        return [Reason("ATTACK-20", "why-is-not-on-your-side", name=name)]
    if character.state == STUNNED:
        return [Reason("STUN-02", "why-is-stunned", name=name)]
    if character.state == HIDDEN:
        return [Reason("TERM-08", "why-is-hidden", name=name)]
    if not character.ready:
        return [Reason("ATTACK-02", "why-is-exhausted", name=name)]
    if character.row == BACK and not is_ranged(state, character):
        return [Reason("ATTACK-08", "why-is-in-the-back-row-and-does-not-have-ranged", name=name)]
    if cannot_attack(state, character):
        return [Reason("GOLDEN-02", "why-an-effect-says-that-cannot-attack", name=name)]
    return []


def reasons_to_attack(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not attack with these (and, if named, that one)."""
    found = wrong_time_to_attack(state, seat)
    group = [state.play[n] for n in wish.cards if n in state.play]
    if not group:
        return found or unknown(wish)
    for character in group:
        found.extend(reasons_as_attacker(state, seat, character))
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
            return [Reason("ATTACK-05", "why-the-defender-must-be-a-character-in-play")]
        target = state.play[wish.at]
        found = reasons_against(state, seat, group, target)
        if not found and target not in allowed(state, seat, group, guard, wanted):
            found = [demand_reason(state, wanted, group, target.number)]
        return found
    if not targets(state, seat, group, guard) and not player_targets(state, seat, group):
        reachable = [
            reason
            for t in state.characters
            if is_enemy(state, seat, t.seat)
            for reason in reasons_against(state, seat, group, t)
        ]
        return reachable or [Reason("ATTACK-05", "why-there-is-no-face-up-enemy-character-to")]
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
        return Reason("MCU-11", "why-first-attack-must-include-and-be-against", first=first, other=other)
    return Reason("MCU-11", "why-first-attack-must-include", first=first)


def reasons_as_mates(state: State, group: list[Character], mate: Character) -> list[Reason]:
    """Why a character cannot join a team attack."""
    name = mate.face.name
    if mate in group:
        return [Reason("ATTACK-13", "why-is-attacking-already", name=name)]
    if mate.row != group[0].row:
        return [Reason("ATTACK-14", "why-is-in-another-row", name=name)]
    if mate.row == BACK and not all(is_ranged(state, character) for character in (*group, mate)):
        return [Reason("ATTACK-15", "why-in-a-ranged-team-attack-every-attacker-must")]
    if not may_team_up(state, [*group, mate]):
        if common_teams(state, group):
            strangers = [one for one in group if not common_teams(state, [one, mate])]
            if not strangers:
                return [Reason("ATTACK-17", "why-no-team-common-to-all", name=name)]
            return [Reason("ATTACK-13", "why-shares-no-team-with", name=name, other=strangers[0].face.name)]
        return [Reason("KW-20", "why-must-share-a-team-with-everybody-but-a", name=name)]
    return []


def reasons_to_join(state: State, seat: int, wish: Wish) -> list[Reason]:
    """Why not add that attacker to the attack being declared."""
    mate = state.play.get(wish.card)
    task = state.agenda[-1]
    if mate is None:
        return unknown(wish)
    if task.kind != "declare":
        return wrong_time_to_attack(state, seat) or [Reason("ATTACK-13", "why-no-attack-is-being-declared")]
    kept = task.recall("group")
    group = [state.play[n] for n in kept if n in state.play] if isinstance(kept, tuple) else []
    found = reasons_as_attacker(state, seat, mate)
    if group:
        found.extend(reasons_as_mates(state, group, mate))
    if not found and group and can_join(state, group, mate) and not targets(state, seat, [*group, mate]):
        return [Reason("ATTACK-16", "why-with-the-team-could-reach-nobody", name=mate.face.name)]
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
    able = [character for character in state.characters if not reasons_as_attacker(state, seat, character)]
    if not able:
        return [Reason("ATTACK-02", "why-none-of-your-characters-can-attack-now")]
    for character in able:
        against = reasons_against(state, seat, [character], target)
        if not against:
            return [
                Reason(
                    "ATTACK-01",
                    "why-choose-an-attacker-first-can-attack",
                    attacker=character.face.name,
                    name=target.face.name,
                )
            ]
    return against


def reasons_against(state: State, seat: int, group: list[Character], target: Character) -> list[Reason]:
    """Why that group cannot attack that character."""
    name = target.face.name
    if not is_enemy(state, seat, target.seat):
        rule = "2V2-04" if target.seat != seat and not controls(state, seat, target) else "ATTACK-20"
        return [Reason(rule, "why-is-not-an-enemy", name=name)]
    if target.state == STUNNED:
        return [Reason("ATTACK-05", "why-is-stunned-and-cannot-be-attacked", name=name)]
    if target.state == HIDDEN:
        return [Reason("ATTACK-05", "why-is-hidden-and-cannot-be-attacked", name=name)]
    if cannot_be_attacked(state, target):
        return [Reason("GOLDEN-02", "why-an-effect-says-that-cannot-be-attacked", name=name)]
    found: list[Reason] = []
    guard = guards(state, seat)[target.seat]
    for attacker in group:
        if reaches(state, attacker, target, guard, len(group) == 1):
            continue
        ranged = attacker.row == BACK
        if ranged and has_keyword(state, target, DODGE):
            found.append(Reason("KW-03", "why-has-dodge-and-cannot-be-the-target-of-a", name=name))
        elif not ignores_protection(state, attacker, ranged, len(group) == 1):
            found.append(protection_reason(state, group, attacker, target))
    return found


def protection_reason(state: State, group: list[Character], attacker: Character, target: Character) -> Reason:
    """Who stands in the way, and why this attacker cannot pass."""
    shield = protectors(state, target)
    names = listed(character.face.name for character in shield)
    who = attacker.face.name
    if is_flier(state, attacker):
        for character in shield:
            if has_keyword(state, character, FLIGHT):
                return Reason(
                    "ATTACK-06",
                    "why-in-front-has-flight-and-protects",
                    guard=character.face.name,
                    name=target.face.name,
                )
            if has_keyword(state, character, GRAB):
                return Reason(
                    "KW-10", "why-in-front-grabs-fliers-and-protects", guard=character.face.name, name=target.face.name
                )
    if len(group) > 1 and any(is_flier(state, character) for character in group):
        return Reason("ATTACK-16", "why-is-protected-by-and-does-not-fly", name=target.face.name, names=names, who=who)
    rule = "ATTACK-09" if attacker.row == BACK else "ATTACK-03"
    return Reason(rule, "why-is-protected-by", name=target.face.name, names=names)
