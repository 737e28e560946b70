"""Declaring attacks: who may attack whom, alone or as a team."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import verbs
from capes.vs.rules.conditions import attacks_made
from capes.vs.rules.derived import has, has_keyword, settle_powers, statements
from capes.vs.rules.limits import cannot_attack, cannot_be_attacked, ignores_protection
from capes.vs.rules.sides import controls, enemies_of
from capes.vs.rules.statements import is_about
from capes.vs.state.character import BACK, FRONT, STUNNED, UP, AttackedPlayer, Character
from capes.vs.state.state import State
from capes.vs.words.keywords import DODGE, FLIGHT, GRAB, MERCENARY, RANGED
from capes.vs.words.oddities import AttackPlayers, MustAttackNext
from capes.vs.words.truths import BlocksFlight, MustAttackFirst

BLOCKS: Final = FLIGHT.bit | GRAB.bit


@mypyc_attr(acyclic=True)
class Guard:
    """What stands before an opponent's back row."""

    __slots__ = ("flight_blocked", "front")

    def __init__(self, front: bool, flight_blocked: bool) -> None:
        self.front = front  # a face-up character in front
        self.flight_blocked = flight_blocked  # one of them has Flight or Grab


def guards(state: State, seat: int) -> dict[int, Guard]:
    """The guard of each enemy, judged per opponent (FFA-04); teammates of a joint side share theirs."""
    found: dict[int, Guard] = {}
    settle_powers(state)
    for enemy in enemies_of(state, seat):
        front = False
        blocked = False
        for character in state.characters:
            if character.row == FRONT and character.state == UP and controls(state, enemy, character):
                front = True
                if character.has.bits & BLOCKS or any(
                    isinstance(always.truth, BlocksFlight) for always in character.has.always
                ):
                    blocked = True
                    break
        found[enemy] = Guard(front, blocked)
    return found


UNGUARDED: Final = Guard(front=False, flight_blocked=False)


def can_attack(state: State, character: Character, even_exhausted: bool = False) -> bool:
    """Ready, face up, in a row it can attack from, and nobody forbids it."""
    return (
        (character.ready or even_exhausted)
        and character.state == UP
        and not isinstance(character, AttackedPlayer)
        and (character.row == FRONT or has_keyword(state, character, RANGED))
        and not cannot_attack(state, character)
    )


@mypyc_attr(acyclic=True)
class Reach:
    """How far a group of attackers can reach: as far as the one that reaches least."""

    __slots__ = ("by_air", "past_all", "ranged")

    def __init__(self, ranged: bool, by_air: bool, past_all: bool) -> None:
        self.ranged = ranged  # one of them attacks from the back row
        self.by_air = by_air  # past a guard that does not block Flight
        self.past_all = past_all  # past any guard


def reach_of(state: State, group: list[Character], solo: bool) -> Reach:
    """What the group can do about guards, alone or as part of a team."""
    ranged = False
    by_air = True
    past_all = True
    for attacker in group:
        is_back = attacker.row == BACK
        ranged = ranged or is_back
        if not ignores_protection(state, attacker, is_back, solo):
            past_all = False
            if not has(state, attacker).bits & FLIGHT.bit:
                by_air = False
    return Reach(ranged, by_air, past_all)


def is_reached(state: State, reach: Reach, target: Character, guard: Guard) -> bool:
    """Whether attackers of that reach can attack that character."""
    if target.state != UP or isinstance(target, AttackedPlayer):
        return False
    if target.row == BACK and guard.front and not reach.past_all and (guard.flight_blocked or not reach.by_air):
        return False
    if reach.ranged and has(state, target).bits & DODGE.bit:
        return False
    return not cannot_be_attacked(state, target)


def reaches(state: State, attacker: Character, target: Character, guard: Guard, solo: bool = True) -> bool:
    """Whether that attacker can attack that character, alone or as part of a team."""
    return is_reached(state, reach_of(state, [attacker], solo), target, guard)


def targets(state: State, seat: int, group: list[Character], guard: dict[int, Guard] | None = None) -> list[Character]:
    """Whom all of the group can attack."""
    if guard is None:
        guard = guards(state, seat)
    found: list[Character] = []
    reach = reach_of(state, group, len(group) == 1)
    for target in state.characters:
        before = guard.get(target.seat)  # enemies only have one
        if before is not None and is_reached(state, reach, target, before):
            found.append(target)
    return found


def has_target(state: State, group: list[Character], guard: dict[int, Guard]) -> bool:
    """Whether there is anybody all of the group can attack."""
    reach = reach_of(state, group, len(group) == 1)
    for target in state.characters:
        before = guard.get(target.seat)
        if before is not None and is_reached(state, reach, target, before):
            return True
    return False


def player_targets(state: State, seat: int, group: list[Character]) -> list[int]:
    """Enemy players that can be attacked: by one alone who may, while all their characters are stunned (FAQ-20, 24)."""
    if len(group) != 1 or not any(
        is_about(state, statement, truth.whom, group[0])
        for statement in statements(state, AttackPlayers)
        if isinstance(truth := statement.truth, AttackPlayers)
    ):
        return []
    found: list[int] = []
    for enemy in enemies_of(state, seat):
        side = [character for character in state.characters if controls(state, enemy, character)]
        if all(character.state == STUNNED for character in side):
            found.append(enemy)
    return found


def common_teams(state: State, group: list[Character]) -> int:
    """The teams that all of them share."""
    mask = -1
    for character in group:
        mask &= has(state, character).teams
    return mask


def may_team_up(state: State, group: list[Character]) -> bool:
    """One single affiliation common to all (ATTACK-17); a Mercenary needs none with a Main (KW-20)."""
    if len(group) < 2 or common_teams(state, group):
        return True
    mercenaries = [
        character for character in group if character.main_of < 0 and has_keyword(state, character, MERCENARY)
    ]
    mains = [character for character in group if character.main_of >= 0]
    if not mercenaries or not mains:
        return False
    supporting = [character for character in group if character.main_of < 0]
    rest = [character for character in group if character not in mercenaries]
    return all(len(part) < 2 or common_teams(state, part) != 0 for part in (supporting, rest))


Demand = tuple[int, int]
"""A character that must be among the first attack's attackers, and whom it must attack (0: anybody)."""


def demands(state: State, seat: int, guard: dict[int, Guard]) -> list[Demand]:
    """What the first attack of the turn must be like; demands that cannot be met do nothing (MCU-12)."""
    if attacks_made(state, seat):
        return []
    found: list[Demand] = []
    for statement in statements(state, MustAttackFirst):
        must = statement.truth
        assert isinstance(must, MustAttackFirst)
        for character in state.characters:
            if (
                controls(state, seat, character)
                and is_about(state, statement, must.whom, character)
                and _able(state, seat, character, guard)
            ):
                found.append((character.number, 0))
    for modifier in state.modifiers:
        if isinstance(modifier.truth, MustAttackNext) and modifier.turn < state.turn:
            one = state.play.get(modifier.subjects[0])
            other = state.play.get(modifier.subjects[1])
            if (
                one is not None
                and other is not None
                and controls(state, seat, one)
                and can_attack(state, one)
                and any(t.number == other.number for t in targets(state, seat, [one], guard))
            ):
                found.append((one.number, other.number))
    return found


def _able(state: State, seat: int, character: Character, guard: dict[int, Guard]) -> bool:
    return can_attack(state, character) and has_target(state, [character], guard)


def met(wanted: list[Demand], group: list[Character], target: int) -> int:
    """Which of the demands an attack meets, a bit for each."""
    numbers = [character.number for character in group]
    bits = 0
    for at, (number, against) in enumerate(wanted):
        if number in numbers and against in (0, target):
            bits |= 1 << at
    return bits


def wider(state: State, group: list[Character], wanted: list[Demand]) -> list[list[Character]]:
    """The group, and the group with any who are demanded as well and can join it."""
    found = [group]
    for number in dict.fromkeys(number for number, _ in wanted):
        character = state.play[number]
        for smaller in list(found):
            if character not in smaller and (
                can_join(state, smaller, character) if smaller else can_attack(state, character)
            ):
                found.append([*smaller, character])
    return found


def allowed(
    state: State, seat: int, group: list[Character], guard: dict[int, Guard], wanted: list[Demand]
) -> list[Character]:
    """The targets left by the demands on the first attack: as many are met as can be met together."""
    found = targets(state, seat, group, guard)
    if not wanted:
        return found
    best = {
        met(wanted, able, target.number)
        for able in wider(state, [], wanted)
        if able
        for target in targets(state, seat, able, guard)
    }
    left: list[Character] = []
    for target in found:
        bits = met(wanted, group, target.number)
        if bits and not any(more != bits and more & bits == bits for more in best):
            left.append(target)
    return left


def can_complete(
    state: State, seat: int, group: list[Character], guard: dict[int, Guard], wanted: list[Demand]
) -> bool:
    """Whether an attack begun with this group can still be declared."""
    if not wanted:
        return has_target(state, group, guard) or bool(player_targets(state, seat, group))
    return any(allowed(state, seat, bigger, guard, wanted) for bigger in wider(state, group, wanted))


def can_join(state: State, group: list[Character], mate: Character) -> bool:
    """Whether one more may join a team attack: ready, same row, common team."""
    return (
        mate not in group
        and mate.row == group[0].row
        and can_attack(state, mate)
        and may_team_up(state, [*group, mate])
    )


def attack_options(state: State, seat: int) -> list[Option]:
    """The characters that can begin an attack now."""
    found: list[Option] = []
    guard: dict[int, Guard] | None = None
    wanted: list[Demand] = []
    for character in state.characters:
        if (
            character.ready
            and character.state == UP
            and controls(state, seat, character)
            and can_attack(state, character)
        ):
            if guard is None:
                guard = guards(state, seat)
                wanted = demands(state, seat, guard)
            if can_complete(state, seat, [character], guard, wanted):
                found.append(Option(verbs.ATTACK, character.number))
    return found


def declare_options(state: State, seat: int, group: list[Character]) -> list[Option]:
    """Name the defender, or add another attacker."""
    guard = guards(state, seat)
    wanted = demands(state, seat, guard)
    found = [Option(verbs.DEFEND, t.number) for t in allowed(state, seat, group, guard, wanted)]
    if not wanted:
        found.extend(Option(verbs.DEFEND, seat=enemy) for enemy in player_targets(state, seat, group))
    for mate in state.characters:
        if (
            mate.ready
            and controls(state, seat, mate)
            and can_join(state, group, mate)
            and (not wanted or can_complete(state, seat, [*group, mate], guard, wanted))
            and has_target(state, [*group, mate], guard)
        ):
            found.append(Option(verbs.JOIN, mate.number))
    return found


def group_of(state: State, task: Task) -> list[Character]:
    """The attackers named so far in a declaration."""
    kept = task.recall("group")
    assert isinstance(kept, tuple)
    return [state.play[number] for number in kept]
