"""Which attacks may be declared: who, together with whom, against whom. The exact sets, by the ATTACK rows."""

from __future__ import annotations

from itertools import combinations

from capes.referee.vs.meaning import attacks_made, keywords, teams
from capes.referee.vs.powers import is_about, is_said, statements
from capes.referee.vs.table import Table
from capes.vs.state.character import BACK, FRONT, STUNNED, UP, AttackedPlayer, Character
from capes.vs.words.oddities import AttackPlayers, MustAttackNext
from capes.vs.words.truths import BlocksFlight, CannotAttack, CannotBeAttacked, IgnoresProtection, MustAttackFirst

Attack = tuple[frozenset[int], int]
"""The attackers and the defender (a player under attack: minus one, minus the seat)."""


def is_able(table: Table, character: Character) -> bool:
    """ATTACK-01, 02, 08: ready, face up, in front or with Ranged, and nothing forbids it."""
    return (
        not isinstance(character, AttackedPlayer)
        and character.state == UP
        and character.ready
        and (character.row == FRONT or "Ranged" in keywords(table, character))
        and not is_said(table, CannotAttack, character)
    )


def blocks_fliers(table: Table, character: Character) -> bool:
    """ATTACK-07, KW-10: a front-row character that has Flight now, or that cannot be flown over."""
    says_so = any(said.voice.source == character.number for said in statements(table, BlocksFlight))
    return "Flight" in keywords(table, character) or says_so


def gets_past(table: Table, attacker: Character, guards: list[Character], solo: bool) -> bool:
    """Whether guards do not stop that attacker: nobody there, no protection for it, or a free way through the air."""
    if not guards:
        return True
    ranged = attacker.row == BACK
    for said in statements(table, IgnoresProtection):
        truth = said.truth
        assert isinstance(truth, IgnoresProtection)
        fitting = truth.ranged if ranged else truth.melee
        if fitting and (solo or not truth.solo) and is_about(table, said, truth.whom, attacker):
            return True
    return "Flight" in keywords(table, attacker) and not any(blocks_fliers(table, character) for character in guards)


def can_be_named(table: Table, seat: int, group: list[Character], target: Character) -> bool:
    """Whether that character may be named as the defender (ATTACK-03 to 07, 09, 12, 16, 20; KW-03)."""
    if isinstance(target, AttackedPlayer) or target.state != UP or not table.is_enemy(seat, target.seat):
        return False
    if is_said(table, CannotBeAttacked, target):
        return False
    if any(character.row == BACK for character in group) and "Dodge" in keywords(table, target):
        return False
    guards = table.guards(target)
    return all(gets_past(table, character, guards, len(group) == 1) for character in group)


def targets(table: Table, seat: int, group: list[Character]) -> list[int]:
    """Everybody the group may attack; players under attack as negative numbers."""
    found = [character.number for character in table.people if can_be_named(table, seat, group, character)]
    if len(group) == 1 and is_said(table, AttackPlayers, group[0]):  # FAQ-20, 24
        for enemy in table.enemies(seat):
            if all(character.state == STUNNED for character in table.side(enemy)):
                found.append(-1 - enemy)
    return found


def is_team(table: Table, group: list[Character]) -> bool:
    """ATTACK-13, 14, 17: one row and one team common to all; KW-20 for a Mercenary beside a Main."""
    if len(group) < 2:
        return True
    if len({character.row for character in group}) > 1:
        return False
    if common(table, group):
        return True
    hired = [character for character in group if character.main_of < 0 and "Mercenary" in keywords(table, character)]
    mains = [character for character in group if character.main_of >= 0]
    if not hired or not mains:
        return False
    supporting = [character for character in group if character.main_of < 0]
    rest = [character for character in group if character not in hired]
    return all(len(part) < 2 or bool(common(table, part)) for part in (supporting, rest))


def common(table: Table, group: list[Character]) -> frozenset[str]:
    """The teams all of them belong to."""
    return frozenset.intersection(*(teams(table, character) for character in group))


# -- what the first attack of a turn must be like --------------------------------------------------------------------

Demand = tuple[int, int]
"""Who must be among the attackers, and whom they must attack (0: anybody)."""


def demands(table: Table, seat: int) -> list[Demand]:
    """Demands on the first attack of the turn that can be met (MCU-11, 12)."""
    if attacks_made(table, seat):
        return []
    found: list[Demand] = []
    for said in statements(table, MustAttackFirst):
        must = said.truth
        assert isinstance(must, MustAttackFirst)
        for character in table.side(seat):
            if (
                is_about(table, said, must.whom, character)
                and is_able(table, character)
                and somebody(table, seat, character)
            ):
                found.append((character.number, 0))
    for said in statements(table, MustAttackNext):
        given = next(m for m in table.state.modifiers if m.truth is said.truth and m.stamp == said.stamp)
        one, other = (table.state.play.get(number) for number in said.subjects[:2])
        if given.turn < table.state.turn and one is not None and other is not None:
            if table.controls(seat, one) and is_able(table, one) and can_be_named(table, seat, [one], other):
                found.append((one.number, other.number))
    return found


def somebody(table: Table, seat: int, character: Character) -> bool:
    """Whether there is a character it could attack alone."""
    return any(can_be_named(table, seat, [character], target) for target in table.people)


def met(wanted: list[Demand], attack: Attack) -> frozenset[Demand]:
    """The demands an attack meets."""
    return frozenset((who, whom) for who, whom in wanted if who in attack[0] and whom in (0, attack[1]))


def every_attack(table: Table, seat: int) -> list[Attack]:
    """All legal attacks, demands apart."""
    able = [character for character in table.side(seat) if is_able(table, character)]
    found: list[Attack] = []
    for size in range(1, len(able) + 1):
        for group in combinations(able, size):
            if is_team(table, list(group)):
                numbers = frozenset(character.number for character in group)
                found.extend((numbers, target) for target in targets(table, seat, list(group)))
    return found


def demanded(table: Table, seat: int, wanted: list[Demand]) -> list[Attack]:
    """The attacks that meet as many demands as can be met together."""
    attacks = [attack for attack in every_attack(table, seat) if attack[1] > 0]
    best = {met(wanted, attack) for attack in attacks}
    return [
        attack for attack in attacks if met(wanted, attack) and not any(met(wanted, attack) < more for more in best)
    ]


def starters(table: Table, seat: int) -> set[int]:
    """The characters that may begin an attack now."""
    wanted = demands(table, seat)
    if wanted:
        return {number for attackers, _ in demanded(table, seat, wanted) for number in attackers}
    return {
        character.number
        for character in table.side(seat)
        if is_able(table, character) and targets(table, seat, [character])
    }


def declarations(table: Table, seat: int, numbers: tuple[int, ...]) -> tuple[set[int], set[int]]:
    """For the attackers named so far: who may be named as defender, and who may join."""
    group = [table.state.play[number] for number in numbers]
    able = [
        character
        for character in table.side(seat)
        if character not in group and is_able(table, character) and is_team(table, [*group, character])
    ]
    wanted = demands(table, seat)
    if wanted:
        fine = demanded(table, seat, wanted)
        named = set(numbers)
        defenders = {target for attackers, target in fine if attackers == named}
        return defenders, {
            character.number
            for character in able
            if any({*named, character.number} <= attackers for attackers, _ in fine)
        }
    joining = {character.number for character in able if any(t > 0 for t in targets(table, seat, [*group, character]))}
    return set(targets(table, seat, group)), joining
