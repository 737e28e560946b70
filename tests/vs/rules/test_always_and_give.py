"""Every statement works as a continuous power and as something given for a time, or is refused there."""

from __future__ import annotations

import json
import textwrap
from dataclasses import dataclass

import pytest

from capes.vs.scenario import read
from capes.vs.words import effects, kinds, oddities, powers, truths
from capes.vs.words.adjectives import ANYONE
from capes.vs.words.pronouns import SELF

FOES = "front: [D = 9/2 h5 Flight]"


@dataclass(frozen=True)
class Trial:
    """A statement made by H (3/4, 9 Health) and a story whose last line holds only while it is true."""

    truth: str
    story: tuple[str, ...]
    mine: str = ""  # further lines of P1
    theirs: str = FOES
    helper: str = ""  # a power of H besides
    phase: str = ""
    before: str = ""  # who was there before H
    always: str = ""  # how the continuous power is written, if not plainly


def power(name: str, effect: str, window: str = "Main") -> str:
    """A Super Power of that name that costs nothing and does one thing."""
    return f'SuperPower("{name}", "{window}", (), ({effect},))'


ATTACK = ("P1 attacks H -> D", "all pass")
ME = "Each(YOURS & Named('H'))"
TRIALS = {
    "HasStats": Trial("HasStats(SELF, 2, 1)", ("H: 5/5",)),
    "BaseStatsAre": Trial("BaseStatsAre(SELF, 7, 8)", ("H: 7/8",)),
    "StatsSwitched": Trial("StatsSwitched(SELF)", ("H: 4/3",)),
    "StatsReset": Trial("StatsReset(SELF)", ("H: 3/4",), before="Old = 1/1 {Always(HasStats(Each(YOURS), 2, 0))}"),
    "Gains": Trial("Gains(FLIGHT, SELF)", ("H: Flight",)),
    "LosesPowers": Trial("LosesPowers(Each(ENEMY))", ("D: not Flight",)),
    "BelongsTo": Trial("BelongsTo('Avengers', YOURS)", ("H: Avengers",)),
    "CannotStrikeBack": Trial("CannotStrikeBack(DEFENDING & ENEMY)", (*ATTACK, "H: not stunned")),
    "CannotStrike": Trial("CannotStrike(ENEMY)", (*ATTACK, "H: not stunned")),
    "CannotBeStruck": Trial("CannotBeStruck(SELF)", (*ATTACK, "H: not stunned")),
    "CannotAttack": Trial("CannotAttack(YOURS)", ("refused: P1 attacks H -> D",)),
    "CannotBeAttacked": Trial("CannotBeAttacked(ENEMY)", ("refused: P1 attacks H -> D",)),
    "CannotReady": Trial(
        "CannotReady(YOURS)", ("P1 attacks H -> W", "all pass", "P1 uses Up", "H: exhausted"),
        theirs="front: [W = 0/1 h5]", helper=power("Up", "Ready(Each(YOURS))"),
    ),
    "CannotRecover": Trial(
        "CannotRecover(YOURS)", ("P1 uses Fix", "A: stunned"), "back: [A = 1/1 h5 (stunned)]",
        helper=power("Fix", "Recover(Each(YOURS & STUNNED))"),
    ),
    "CannotBeKOd": Trial("CannotBeKOd(SELF)", ("P1 uses End", "H: in play"), helper=power("End", f"KO({ME})")),
    "CannotLevelUp": Trial(
        "CannotLevelUp(YOURS)", ("P1 attacks M -> D", "M: level 1"),
        "back: ['M = Main Ranged 1/9 h9 {Level up 1: when it attacks} >> 5/5 h9']",
    ),
    "CannotReceive": Trial(
        "CannotReceive(PLUS, YOURS)", ("P1 uses Grow", "H: no counters"),
        helper=power("Grow", f"PutCounter(PLUS, on={ME})"),
    ),
    "TakesNoWound": Trial(
        "TakesNoWound(SELF)", ("P1 uses Trip", "H: stunned, no wounds"), helper=power("Trip", f"Stun({ME})")
    ),
    "KOsWhatItStuns": Trial(
        "KOsWhatItStuns(SELF)", ("P1 attacks H -> W", "all pass", "W: in P2's KO pile"), theirs="front: [W = 0/1 h5]"
    ),
    "StrikesDouble": Trial(
        "StrikesDouble(SELF)", ("P1 attacks H -> W", "all pass", "W: stunned"), theirs="front: [W = 0/6 h5]"
    ),
    "StunsWhatItStrikes": Trial(
        "StunsWhatItStrikes(SELF)", ("P1 attacks H -> W", "all pass", "W: stunned"), theirs="front: [W = 0/99 h5]"
    ),
    "IgnoresProtection": Trial(
        "IgnoresProtection(SELF)", ("offered: P1 attacks H -> B",), theirs="{front: [D = 9/9], back: [B = 1/1]}"
    ),
    "MustAttackFirst": Trial("MustAttackFirst(SELF)", ("refused: P1 attacks A -> D",), "back: [A = Ranged 1/1]"),
    "CostsLess": Trial(
        "CostsLess(2)", ("offered: P1 recruits C front",), "hand: [C = 2/2 c3]\npoints: 1", phase="recruit"
    ),
    "RecruitsFromKO": Trial(
        "RecruitsFromKO()", ("offered: P1 recruits C front",), "ko: [C = 2/2 c1]\npoints: 1", phase="recruit"
    ),
    "KeepsCounters": Trial(
        "KeepsCounters(SELF)", ("P1 uses Trip", "H: stunned, 2 +1/+1"), helper=power("Trip", f"Stun({ME})"),
        always="Always(KeepsCounters(SELF), while_stunned=True)",
    ),
    "CannotMove": Trial(
        "CannotMove(SELF)", ("P1 uses Shift", "H: front"), helper=power("Shift", f"Move({ME}, 'back')")
    ),
    "NoEnemyTwists": Trial(
        "NoEnemyTwists()", ("P1 attacks H -> D", "pass", "refused: P2 plays Punch"),
        theirs="{front: [D = 9/2 h5], hand: ['Punch = twist Combat any turn: a character gets +4 ATK this combat']}",
    ),
    "PowersUpWithAny": Trial("PowersUpWithAny(SELF)", ("offered: P1 powers up H with Z",), "hand: [Z = 1/1]"),
    "AttackPlayers": Trial(
        "AttackPlayers(SELF)", ("offered: P1 attacks H -> P2",), theirs="front: [D = 9/2 h5 (stunned)]"
    ),
}  # fmt: skip
ONLY_GIVEN = {"HasPrintedPowers", "HandsOpen", "Held", "MustAttackNext"}
ONLY_ALWAYS = {"HasPowersOf", "BlocksFlight", "ManyMains"}


def statements() -> dict[str, type[kinds.Truth]]:
    """Every statement cards can make."""
    found = [one for module in (truths, oddities) for one in vars(module).values() if isinstance(one, type)]
    return {one.__name__: one for one in found if issubclass(one, kinds.Truth) and one is not kinds.Truth}


def holds(trial: Trial, power: str, first: tuple[str, ...] = ()) -> bool:
    """Whether the story comes true when H has that power; all but its last line must in any case."""
    abilities = "".join(f" {{{one}}}" for one in (power, trial.helper) if one)
    marks = " (2 +1/+1)" if trial.always else ""
    mine = "\n".join(f"  {line}" for line in trial.mine.split("\n") if line)
    foes = trial.theirs if trial.theirs.startswith("{") else f"\n  {trial.theirs}"
    lines = "".join(f"\n  - {line!r}" for line in (*first, *trial.story))
    front = [one for one in (trial.before, f"H = 3/4 h9{abilities}{marks}") if one]
    table = f"P1:\n{mine}\n  front: {json.dumps(front)}\nP2: {foes}"
    phase = f"phase: {trial.phase}\n" if trial.phase else ""
    outcome = read(f"{phase}{textwrap.dedent(table)}\nstory:{lines}\n", "trial.yaml")[0].run()
    if not outcome.passed:
        assert outcome.checks == 0 and len([told for told in outcome.story if told.kind == "pick"]) == (
            len(first) + len(trial.story) - 1
        ), outcome.failure  # only what is to be shown may fail
    return outcome.passed


@pytest.mark.parametrize("name", TRIALS)
def test_a_statement_changes_something_always_and_given(name: str) -> None:
    trial = TRIALS[name]
    window = "Build" if trial.phase else "Main"
    given = power("Begin", f"Give({trial.truth}, END_OF_TURN)", window)

    assert not holds(trial, "")
    assert holds(trial, trial.always or f"Always({trial.truth})")
    assert holds(trial, given, ("P1 uses Begin",))


def test_every_statement_is_tried_or_refused() -> None:
    assert set(statements()) == set(TRIALS) | ONLY_GIVEN | ONLY_ALWAYS


def made(kind: type[kinds.Truth]) -> kinds.Truth:
    """A statement of that kind, whatever it says."""
    wanted = {"which": ANYONE, "ended_by": "Skill", "pile": "Ultron Facility", "against": SELF, "whom": SELF}
    fields = kind.__dataclass_fields__
    return kind(**{name: value for name, value in wanted.items() if name in fields})


@pytest.mark.parametrize("name", sorted(ONLY_GIVEN))
def test_what_holds_for_a_time_is_no_continuous_power(name: str) -> None:
    with pytest.raises(ValueError, match="write Give"):
        powers.Always(made(statements()[name]))


@pytest.mark.parametrize("name", sorted(ONLY_ALWAYS))
def test_what_is_read_afresh_cannot_be_given(name: str) -> None:
    with pytest.raises(ValueError, match="write Always"):
        effects.Give(made(statements()[name]))
