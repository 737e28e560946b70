"""Step 11: damage by A to C, in the groups D, E and F, then healing G (the algorithm of 1.5)."""

from __future__ import annotations

from typing import Final

from capes.duel.words import adjust as a
from capes.duel.words.abilities import AllDo, CannotBeReduced, IgnoresConditions, Survives
from capes.duel.words.effects import Heal, Hurt
from capes.duel.words.kinds import ATTACKING, GANG_UP, THWART
from capes.referee.duel.table import Position

GROUPS: Final = (("fast", "ranged"), ("normal",), ("slow",))

Blow = tuple[int, int, int]
"""Who, whom, how much."""


def speed(position: Position, number: int) -> str:
    """The speed of its attack this turn."""
    power = position.power(number)
    return position.s.quick[number] or (power.speed if power is not None else "")


def works(position: Position, number: int) -> bool:
    """A declared power that is not cancelled."""
    return position.s.power[number] != 0 and not position.s.cancelled[number]


def is_so(position: Position, truth: a.Truth | None, by: int, at: int, about: int) -> bool:
    """A statement about damage done by one Character to another, said of one of the two."""
    if truth is None:
        return True
    other = position.card(at if about == by else by)
    attacker = position.card(by)
    if isinstance(truth, a.AttackerIs):
        return truth.kind in (attacker.type, attacker.side)
    if isinstance(truth, a.AttackIs):
        return speed(position, by) in truth.speeds
    if isinstance(truth, a.OpponentIs):
        return truth.kind in (other.type, other.side)
    if isinstance(truth, a.InRole):
        return position.is_attacking(about) == (truth.role == ATTACKING)
    if isinstance(truth, a.OpponentsTurn):
        return position.s.owner[about] != position.s.current
    if isinstance(truth, a.TeammateDown):
        mates = position.s.teams[position.s.owner[about]]
        return any(mate != about and position.s.health[mate] <= 0 for mate in mates)
    assert isinstance(truth, a.OpponentHurt)
    number = at if about == by else by
    return position.s.health[number] < other.health


def amount(position: Position, word: a.Adjust) -> int:
    """How much a change comes to."""
    if word.per == a.OTHER_MATCH_UPS:
        return word.amount * min(word.most, len(position.pairs()) - 1)
    if word.per == a.CONDITIONS_IN_PLAY:
        return word.amount * min(word.most, len(position.s.conditions))
    return word.amount


def concerns(position: Position, word: a.Adjust, helper: int, about: int) -> bool:
    """Whether a declared power's change is about that Character (R40)."""
    same_team = position.s.owner[helper] == position.s.owner[about]
    if word.who == a.TEAM:
        return same_team
    if word.who == a.TEAMMATES:
        return same_team and helper != about
    if word.who == a.OPPOSING:
        return not same_team
    if word.who == a.CHOSEN:
        return position.s.target[helper] == about
    if word.who == a.OPPONENT:
        return position.opponent(helper) == about
    return helper == about


def total(position: Position, by: int, at: int, active: list[int]) -> int:
    """Printed damage with A, B, C, Interruptions and the price of an action; no rounding on the way (R39)."""
    power = position.power(by)
    assert power is not None
    less_not = position.has(by, CannotBeReduced)
    found = power.damage
    changes: list[int] = []
    for about, of in ((by, a.DEALT), (at, a.TAKEN)):  # A
        if position.is_blanked(about):
            continue
        for word in position.card(about).words:
            if isinstance(word, a.Adjust) and word.of == of and is_so(position, word.when, by, at, about):
                changes.append(amount(position, word))
    for helper in active:  # B
        helping = position.power(helper)
        if helping is None or not works(position, helper):
            continue
        for word in helping.does:
            if isinstance(word, a.Adjust):
                about = by if word.of == a.DEALT else at
                if concerns(position, word, helper, about) and is_so(position, word.when, by, at, about):
                    changes.append(amount(position, word))
    found += sum(change for change in changes if change > 0 or not less_not)
    if not position.has(by, IgnoresConditions):  # C
        card = position.card(by)
        kinds = (card.side, card.type, speed(position, by))
        for number in position.s.conditions:
            for said in position.card(number).words:
                if isinstance(said, AllDo) and said.kind in kinds:
                    found += said.amount
    return found + position.s.bonus[by] - (2 if position.s.action[by] else 0)


def resolve(position: Position) -> list[Blow]:
    """Carry Step 11 out on the position; every blow that was dealt, in order of the groups."""
    s = position.s
    active = [number for number in position.everybody() if s.health[number] > 0]
    fighters = [number for number in active if position.opponent(number) and works(position, number)]
    sums = {number: total(position, number, position.opponent(number), active) for number in fighters}
    extra = [
        (number, s.target[number], outside(position, number, s.target[number], hit.amount, active))
        for number in active
        if works(position, number)
        for hit in hurts(position, number)
        if s.owner[s.target[number]] >= 0
    ]
    open_thwarts = {at: grays for at, _, _ in position.pairs() if (grays := thwarting(position, at))}
    dealt: list[Blow] = []
    for group in GROUPS:
        blows: list[Blow] = []
        for number in fighters:
            if number in sums and s.health[number] > 0 and speed(position, number) in group:
                gang = [
                    mate
                    for mate in s.teams[s.owner[number]]
                    if s.action[mate] == GANG_UP and s.action_on[mate] == number and s.health[mate] > 0
                ]
                blows.append((number, position.opponent(number), max(0, sums[number] + 2 * len(gang))))
        if group[0] == "fast":
            blows.extend(extra)
        for at, one, other in position.pairs():  # R63
            if at in open_thwarts and any(by in (one, other) and much >= 1 for by, _, much in blows):
                if any(s.health[gray] > 0 for gray in open_thwarts.pop(at)):
                    blows = [blow for blow in blows if blow[0] not in (one, other)]
                    sums.pop(one, None)
                    sums.pop(other, None)
        dealt.extend(blows)
        suffered: dict[int, int] = {}
        for _, at, much in blows:
            suffered[at] = suffered.get(at, 0) + much
        for number, much in suffered.items():
            suffer(position, number, much)
    heal(position, [number for number in active if s.health[number] > 0])
    return dealt


def outside(position: Position, by: int, at: int, fixed: int, active: list[int]) -> int:
    """Fixed damage outside a match-up is no attack: only powers that speak of all damage change it."""
    found = fixed
    for helper in active:
        power = position.power(helper)
        if power is None or not works(position, helper):
            continue
        for word in power.does:
            if isinstance(word, a.Adjust) and word.all_damage:
                about = by if word.of == a.DEALT else at
                if concerns(position, word, helper, about) and is_so(position, word.when, by, at, about):
                    found += amount(position, word)
    return max(0, found)


def hurts(position: Position, number: int) -> list[Hurt]:
    """Fixed extra damage of the declared power."""
    power = position.power(number)
    return [] if power is None else [word for word in power.does if isinstance(word, Hurt)]


def thwarting(position: Position, at: int) -> list[int]:
    """The Grays on a match-up."""
    s = position.s
    return [number for number in position.everybody() if s.action[number] == THWART and s.action_on[number] == at]


def suffer(position: Position, number: int, much: int) -> None:
    """All damage of a group at once: Force Field, then survival, then the slider (R43)."""
    left = position.absorb(number, much)
    before = position.s.health[number]
    if left <= 0:
        return
    for word in position.card(number).words:
        if isinstance(word, Survives) and not position.is_blanked(number):
            if before >= word.at_least and before - left <= 0:
                left = before - word.leaves
    position.hurt(number, left)


def heal(position: Position, healers: list[int]) -> None:
    """G: all healing powers of those still standing, together (R38, R45, R46)."""
    s = position.s
    for number in healers:
        power = position.power(number)
        if power is None or not works(position, number):
            continue
        for word in power.does:
            if isinstance(word, Heal):
                if word.whom == a.SELF:
                    if position.opponent(number):
                        position.heal(number, word.amount)
                elif s.owner[s.target[number]] >= 0:
                    position.heal(s.target[number], word.amount)
