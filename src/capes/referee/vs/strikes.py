"""Combat resolved: who strikes whom in which step, with what, and who is stunned by it. Exact, by the COMBAT rows."""

from __future__ import annotations

from typing import NamedTuple

from capes.referee.vs.meaning import fits, holds, keywords
from capes.referee.vs.powers import is_about, is_said, statements
from capes.referee.vs.stats import attack, defense
from capes.referee.vs.table import Table
from capes.vs.state.character import Character
from capes.vs.words.truths import (
    CannotBeStruck,
    CannotStrike,
    CannotStrikeBack,
    StrikesDouble,
    StunsWhatItStrikes,
)


class Strike(NamedTuple):
    """One strike: who (all attackers of a step strike as one), whom, the ATK and DEF compared, whether it stuns."""

    by: frozenset[int]
    at: int
    atk: int
    guard: int
    stuns: bool


class Clash:
    """What a running combat has come to, from one step to the next."""

    def __init__(self, split: bool) -> None:
        self.split = split  # two steps: some, but not all, are Ferocious in a melee
        self.step = 1 if split else 2
        self.struck: set[int] = set()
        self.lent = 0  # COMBAT-16, 17: what the Ferocious attackers struck with


def fighters(table: Table) -> tuple[list[Character], Character | None]:
    """The attackers and the defender still in the combat."""
    combat = table.state.combat
    assert combat is not None
    play = table.state.play
    return [play[n] for n in combat.attackers if n in play], play.get(combat.defender)


def begin(table: Table) -> Clash:
    """COMBAT-10, 14, 19, 21: Ferocious matters in melee, and only where not everybody has it."""
    attackers, defender = fighters(table)
    everybody = [*attackers, *([defender] if defender is not None else [])]
    fierce = [character for character in everybody if "Ferocious" in keywords(table, character)]
    return Clash(table.is_melee() and 0 < len(fierce) < len(everybody))


def is_due(table: Table, clash: Clash, character: Character) -> bool:
    """Whether it is a character's time to strike, having 1 ATK or more (COMBAT-06)."""
    if character.number in clash.struck:
        return False
    return (clash.step == 2 or "Ferocious" in keywords(table, character)) and attack(table, character) >= 1


def strikes_back(table: Table, clash: Clash, defender: Character) -> bool:
    """ATTACK-10, COMBAT-09: against a ranged attack only with Ranged."""
    return is_due(table, clash, defender) and (table.is_melee() or "Ranged" in keywords(table, defender))


def strikes_everybody(table: Table, attackers: list[Character], defender: Character) -> bool:
    """KW-22, 23: Monstrous, defending against a melee team attack."""
    return len(attackers) > 1 and table.is_melee() and "Monstrous" in keywords(table, defender)


def is_barred(table: Table, striker: Character, struck: Character, back: bool) -> bool:
    """Whether somebody says that this strike does not happen."""
    for kind in (CannotStrikeBack, CannotStrike) if back else (CannotStrike,):
        for said in statements(table, kind):
            truth = said.truth
            assert isinstance(truth, CannotStrikeBack | CannotStrike)
            if (
                (not said.subjects or striker.number in said.subjects)
                and fits(table, said.voice, truth.whom, striker)
                and fits(table, said.voice, truth.at, struck)
                and holds(table, said.voice, truth.during)
            ):
                return True
    return any(is_about(table, said, getattr(said.truth, "whom"), struck) for said in statements(table, CannotBeStruck))  # noqa: B009


def question(table: Table, clash: Clash) -> tuple[int, set[int]] | None:
    """COMBAT-08, 15, KW-16: who is asked which attacker is struck back, and among whom; None if nothing is asked."""
    attackers, defender = fighters(table)
    if defender is None or len(attackers) < 2 or not strikes_back(table, clash, defender):
        return None
    if strikes_everybody(table, attackers, defender):
        return None
    if all(is_barred(table, defender, character, back=True) for character in attackers):
        return None
    leaders = [character for character in attackers if "Leader" in keywords(table, character)]
    chooser = leaders[0].seat if leaders else defender.seat
    return chooser, {character.number for character in attackers}


def value(table: Table, character: Character, at: Character, attacking: bool) -> int:
    """The ATK a strike counts for: doubled once by what doubles it (KW-05)."""
    fearless = attacking and at.main_of >= 0 and "Fearless" in keywords(table, character)
    return attack(table, character) * (2 if fearless or is_said(table, StrikesDouble, character) else 1)


def exchange(table: Table, clash: Clash, chosen: int) -> list[Strike]:
    """The strikes of this step, all at the same time; who has struck is kept in `clash`."""
    attackers, defender = fighters(table)
    if defender is None or not attackers:
        return []
    found: list[Strike] = []
    strikers = [
        character
        for character in attackers
        if is_due(table, clash, character) and not is_barred(table, character, defender, back=False)
    ]
    own = sum(value(table, character, defender, attacking=True) for character in strikers)
    if strikers:
        total, guard = own + clash.lent, defense(table, defender)
        sure = any(is_said(table, StunsWhatItStrikes, character) for character in strikers)
        by = frozenset(character.number for character in strikers)
        found.append(Strike(by, defender.number, total, guard, total >= guard or sure))
    back = strikes_back(table, clash, defender)
    if back:
        everybody = strikes_everybody(table, attackers, defender)
        only = attackers[0].number if len(attackers) == 1 else chosen
        for character in attackers:
            if (everybody or character.number == only) and not is_barred(table, defender, character, back=True):
                blow, guard = value(table, defender, character, attacking=False), defense(table, character)
                sure = is_said(table, StunsWhatItStrikes, defender)
                found.append(
                    Strike(frozenset((defender.number,)), character.number, blow, guard, blow >= guard or sure)
                )
    clash.struck.update(character.number for character in strikers)
    if back:
        clash.struck.add(defender.number)
    if clash.step == 1:
        clash.lent += own
    return found
