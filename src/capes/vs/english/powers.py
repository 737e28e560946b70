"""Powers as lines of rules text."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from capes.vs.english.choosing import tell
from capes.vs.english.conditions import so
from capes.vs.english.cues import when
from capes.vs.english.grammar import listing, sentence_case
from capes.vs.english.quantities import stats
from capes.vs.english.telling import OBJECT, POWERS, Told
from capes.vs.english.truths import statement
from capes.vs.words.adjectives import ANYONE
from capes.vs.words.conditions import Is
from capes.vs.words.effects import Remember
from capes.vs.words.keywords import Keyword
from capes.vs.words.kinds import Condition, Effect
from capes.vs.words.powers import (
    ONCE_PER_GAME,
    UNLIMITED,
    Always,
    Equips,
    Has,
    LevelUp,
    Reaction,
    SuperPower,
    Twist,
    When,
)
from capes.vs.words.pronouns import Remembered
from capes.vs.words.truths import KeepsCounters

USES: Final = {ONCE_PER_GAME: "once per game", UNLIMITED: "any number of times per turn"}


def symbols(cost: tuple[str, ...]) -> str:
    """What a power costs: "[Might][Might]"; a choice is "[Energy or Might]"."""
    return "".join(f"[{listing(symbol.split('|'), 'or')}]" for symbol in cost)


def _headed(head: str, notes: list[str], body: str) -> str:
    note = f" ({', '.join(notes)})" if notes else ""
    return f"{head}{note}: {body}"


def _only(condition: Condition | None, verb: str, told: Told) -> str:
    return "" if condition is None else f". {verb} this only if {so(condition, told)}"


@POWERS.says(SuperPower)
def _super(power: SuperPower, told: Told) -> str:
    notes = ["once per turn, no cost"] if power.keyword else []
    if power.any_turn:
        notes.append("any turn")
    if power.any_combat:
        notes.append("any combat")
    if power.uses in USES:
        notes.append(USES[power.uses])
    if power.zone == "ko":
        notes.append("from your KO pile")
    if power.while_stunned:
        notes.append("while stunned")
    head = f"{power.window} {symbols(power.cost)}".strip()
    return _headed(head, notes, f"{tell(power.do, told)}{_only(power.only_if, 'Use', told)}.")


@POWERS.says(Reaction)
def _reaction(power: Reaction, told: Told) -> str:
    notes = [USES[power.uses]] if power.uses in USES else []
    head = f"Reaction {symbols(power.cost)}".strip()
    return _headed(head, notes, f"when {when(power.cue, told)}, {tell(power.do, told)}.")


@POWERS.says(Twist)
def _twist(power: Twist, told: Told) -> str:
    notes = ["any turn"] if power.any_turn else []
    return _headed(power.window, notes, f"{tell(power.do, told)}{_only(power.only_if, 'Play', told)}.")


def _triggered(cue: str, condition: Condition | None, do: tuple[Effect, ...], told: Told) -> str:
    only = "" if condition is None else f" if {so(condition, told)},"
    return f"when {cue},{only} {tell(do, told)}"


@POWERS.says(When)
def _when(power: When, told: Told) -> str:
    return f"{sentence_case(_triggered(when(power.cue, told), power.if_, power.do, told))}."


@POWERS.says(Always)
def _always(power: Always, told: Told) -> str:
    says_so = isinstance(power.truth, KeepsCounters)
    note = " (This also works while stunned.)" if power.while_stunned and not says_so else ""
    return f"{sentence_case(statement(power.truth, told).text())}.{note}"


def _journey(power: LevelUp, told: Told) -> list[str]:
    """Deeds that count only one after the other, as one sentence; empty if they are not such a chain."""
    steps = power.when
    if len(steps) < 2 or steps[0].if_ is not None:
        return []
    for step, following in pairwise(steps):
        kept = step.do[0]
        if step.do != (kept,) or not isinstance(kept, Remember) or following.if_ != Is(Remembered(kept.name), ANYONE):
            return []
    deeds = [when(step.cue, told) for step in steps]
    me = deeds[0].partition(" ")[0]
    later = ["", *["later "] * (len(deeds) - 2), "later still "]
    said = [f"{word}{deed.partition(' ')[2]}" for word, deed in zip(later, deeds, strict=True)]
    return [f"when {me} {listing(said)}, with or without other attacks in between, {tell(steps[-1].do, told)}."]


@POWERS.says(LevelUp)
def _level_up(power: LevelUp, told: Told) -> str:
    whens = _journey(power, told) or [
        f"{_triggered(when(one.cue, told), one.if_, one.do, told)}." for one in power.when
    ]
    if power.for_points:
        me = told.self_ref(OBJECT)
        whens.append(f"in your Recruit Step you may spend recruit points on {me}, 1 XP for each point.")
    return f"Level Up ({power.xp}): {' '.join([*whens[:1], *map(sentence_case, whens[1:])])}".rstrip(": ")


@POWERS.says(Has)
def _has(power: Has, told: Told) -> str:
    assert isinstance(power.keyword, Keyword)
    return power.keyword.name


@POWERS.says(Equips)
def _equips(power: Equips, told: Told) -> str:
    gifts = []
    if power.atk or power.defense:
        gifts.append(stats(power.atk, power.defense, told)[0])
    gifts.extend(one.keyword.name for one in power.powers if isinstance(one, Has) and isinstance(one.keyword, Keyword))
    lines = ["Unique."] if power.unique else []
    if gifts:
        lines.append(f"The equipped character has {listing(gifts)}.")
    bearer = Told("the equipped character")
    lines.extend(POWERS.write(one, bearer) for one in power.powers if not isinstance(one, Has))
    return " ".join(lines)
