"""Step 11: damage in three groups, then healing. No Interruptions (R12)."""

from __future__ import annotations

from typing import Final

from capes.core.state import beat
from capes.core.task import Task
from capes.duel.contract.events import Struck, Survived, Thwarted
from capes.duel.rules.handlers import does
from capes.duel.rules.verbs import absorb, heal, hurt, ref, tell
from capes.duel.state.state import State, in_play
from capes.duel.words.adjust import (
    CHOSEN,
    CONDITIONS_IN_PLAY,
    DEALT,
    OPPONENT,
    OPPOSING,
    OTHER_MATCH_UPS,
    SELF,
    TEAM,
    TEAMMATES,
    Adjust,
    AttackerIs,
    AttackIs,
    InRole,
    OpponentHurt,
    OpponentIs,
    OpponentsTurn,
    TeammateDown,
    Truth,
)
from capes.duel.words.kinds import ATTACKING, FAST, GANG_UP, NORMAL, RANGED, SLOW, THWART
from capes.duel.words.steps import DealDamage

Part = tuple[str, int, int]
"""Where a number comes from: a letter (P printed, A ability, B power, C Condition, I Interruption, X action,
G ganging up), the card it comes from, and how much."""

Blow = tuple[int, int, int]
"""Who strikes, whom, and how hard."""

GROUPS: Final = ((FAST, RANGED), (NORMAL,), (SLOW,))


def speed_of(state: State, card: int) -> str:
    """The speed of the power a Character uses."""
    return state.quick[card] or state.deck.speed[card][state.power[card]]


def standing_match_ups(state: State) -> int:
    """How many match-ups have not ended."""
    return sum(1 for at in range(0, len(state.places), 2) if state.places[at])


def holds(state: State, truth: Truth, by: int, at: int, subject: int) -> bool:
    """Whether a statement is true of damage done `by` one Character `at` another, said of `subject`."""
    deck = state.deck
    if isinstance(truth, AttackerIs):
        return truth.kind in (deck.type[by], deck.side[by])
    if isinstance(truth, AttackIs):
        return speed_of(state, by) in truth.speeds
    if isinstance(truth, OpponentIs):
        other = at if subject == by else by
        return truth.kind in (deck.type[other], deck.side[other])
    if isinstance(truth, InRole):
        return ((state.place[subject] - 1) % 2 == 0) == (truth.role == ATTACKING)
    if isinstance(truth, OpponentsTurn):
        return state.owner[subject] != state.current
    if isinstance(truth, TeammateDown):
        return any(mate != subject and state.health[mate] <= 0 for mate in state.teams[state.owner[subject]])
    assert isinstance(truth, OpponentHurt)
    other = at if subject == by else by
    return state.health[other] < deck.health[other]


def times(state: State, word: Adjust) -> int:
    """How much a change comes to."""
    if not word.per:
        return word.amount
    if word.per == OTHER_MATCH_UPS:
        count = standing_match_ups(state) - 1
    else:
        assert word.per == CONDITIONS_IN_PLAY
        count = len(state.conditions)
    return word.amount * min(count, word.most)


def reaches(state: State, word: Adjust, helper: int, subject: int) -> bool:
    """Whether a change by a declared power is about this Character."""
    who = word.who
    owner = state.owner
    if who == TEAM:
        return owner[subject] == owner[helper]
    if who == TEAMMATES:
        return subject != helper and owner[subject] == owner[helper]
    if who == OPPOSING:
        return owner[subject] != owner[helper]
    if who == CHOSEN:
        return subject == state.target[helper]
    if who == OPPONENT:
        place = state.place[helper]
        return place != 0 and state.places[(place - 1) ^ 1] == subject
    assert who == SELF
    return subject == helper


def helpers(state: State, active: list[int]) -> list[tuple[int, Adjust]]:
    """The changes made by all declared powers that work."""
    found: list[tuple[int, Adjust]] = []
    adjusts = state.deck.power_adjusts
    for card in active:
        power = state.power[card]
        if power and not state.cancelled[card]:
            for word in adjusts[card][power]:
                found.append((card, word))
    return found


def parts(state: State, by: int, at: int, helping: list[tuple[int, Adjust]]) -> list[Part]:
    """The damage `by` does to `at` as its chain of causes: printed, then A, B, C, Interruptions, action."""
    deck = state.deck
    chain: list[Part] = [("P", by, deck.damage[by][state.power[by]])]
    blank = deck.blanks[at]
    stubborn = deck.unreduced[by] and not blank
    if not blank:
        for word in deck.doing[by]:
            if word.when is None or holds(state, word.when, by, at, by):
                amount = times(state, word)
                if amount:
                    chain.append(("A", by, amount))
    if not deck.blanks[by]:
        for word in deck.taking[at]:
            if word.when is None or holds(state, word.when, by, at, at):
                if not (stubborn and word.amount < 0):
                    chain.append(("A", at, word.amount))
    if helping:
        add_help(state, by, at, stubborn, helping, chain)
    if state.conditions and (blank or not deck.ignores_conditions[by]):
        add_conditions(state, by, chain)
    if state.bonus[by]:
        chain.append(("I", by, state.bonus[by]))
    if state.action[by]:
        chain.append(("X", by, -2))
    return chain


def add_help(
    state: State, by: int, at: int, stubborn: bool, helping: list[tuple[int, Adjust]], chain: list[Part]
) -> None:
    """What powers of others add to it or take from it."""
    for helper, word in helping:
        subject = by if word.of == DEALT else at
        if reaches(state, word, helper, subject):
            if word.when is None or holds(state, word.when, by, at, subject):
                if not (stubborn and word.amount < 0):
                    chain.append(("B", helper, word.amount))


def add_conditions(state: State, by: int, chain: list[Part]) -> None:
    """What the Conditions in play say of Characters and attacks of this kind."""
    deck = state.deck
    kinds = (deck.side[by], deck.type[by], speed_of(state, by))
    for card in state.conditions:
        said = deck.says[card]
        if said is not None and said.kind in kinds:
            chain.append(("C", card, said.amount))


def gang(state: State, card: int) -> list[int]:
    """The Villains ganging up with a Character, still there and not knocked out (R64)."""
    return [
        mate
        for mate in state.teams[state.owner[card]]
        if state.action[mate] == GANG_UP and state.action_on[mate] == card and state.health[mate] > 0
    ]


def thwarters(state: State) -> dict[int, list[int]]:
    """The Grays on each thwarted match-up, by the match-up's number."""
    found: dict[int, list[int]] = {}
    for team in state.teams:
        for card in team:
            if state.action[card] == THWART:
                found.setdefault(state.action_on[card] - 1, []).append(card)
    return found


def outside_damage(state: State, by: int, at: int, amount: int, helping: list[tuple[int, Adjust]]) -> int:
    """Fixed damage outside a match-up: no attack, so only what speaks of all damage changes it."""
    for helper, word in helping:
        if word.all_damage and reaches(state, word, helper, by if word.of == DEALT else at):
            if word.when is None or holds(state, word.when, by, at, at):
                amount += word.amount
    return max(0, amount)


@does(DealDamage)
def deal_damage(state: State, task: Task, word: DealDamage) -> None:
    """A to C are fixed before any damage; D, E and F look at knock-outs as they happen; then G (R41)."""
    state.step = 11
    active = [card for card in in_play(state) if state.health[card] > 0]
    helping = helpers(state, active)
    fighters = [card for card in active if state.place[card] and state.power[card] and not state.cancelled[card]]
    sums: dict[int, int] = {}
    causes: dict[int, list[int]] = {}
    for card in fighters:
        opponent = state.places[(state.place[card] - 1) ^ 1]
        total = 0
        for letter, source, amount in parts(state, card, opponent, helping):
            total += amount
            if letter != "P":
                causes.setdefault(card, []).append(source)
        sums[card] = total
    extra: list[Blow] = []
    for card in active:
        hit = state.deck.power_hurts[card][state.power[card]]
        target = state.target[card]
        if hit is not None and not state.cancelled[card] and state.owner[target] >= 0:
            extra.append((card, target, outside_damage(state, card, target, hit.amount, helping)))
    blocking = thwarters(state) if state.rules.more_actions else {}
    for group in GROUPS:
        deal_group(state, group, fighters, sums, extra if group[0] == FAST else [], blocking, causes)
        beat(state)
    for card in [card for card in active if state.health[card] > 0]:  # nobody healed here heals in turn
        healing(state, card)


def deal_group(
    state: State,
    group: tuple[str, ...],
    fighters: list[int],
    sums: dict[int, int],
    also: list[Blow],
    blocking: dict[int, list[int]],
    causes: dict[int, list[int]],
) -> None:
    """All damage of one group, at the same moment; `sums` and `blocking` lose what a thwart stops or outlives."""
    health = state.health
    actions = state.rules.more_actions
    striking: list[Blow] = []
    for card in fighters:
        if card in sums and health[card] > 0 and speed_of(state, card) in group:
            amount = sums[card]
            if actions:
                mates = gang(state, card)
                amount += 2 * len(mates)
                causes.setdefault(card, []).extend(mates)
            striking.append((card, state.places[(state.place[card] - 1) ^ 1], max(0, amount)))
    if not striking and not also:
        return
    if blocking:
        stopped = thwart(state, striking + also, sums, blocking)
        if stopped:
            striking = [blow for blow in striking if blow[0] not in stopped]
            also = [blow for blow in also if blow[0] not in stopped]
    taken: dict[int, int] = {}
    for by, at, amount in striking:
        changed = tuple([ref(state, card) for card in dict.fromkeys(causes.get(by, ()))])
        printed = state.deck.damage[by][state.power[by]]
        told = Struck(state.owner[by], ref(state, by), ref(state, at), state.power[by], amount, printed, changed)
        tell(state, told)
        taken[at] = taken.get(at, 0) + amount
    for by, at, amount in also:
        tell(state, Struck(state.owner[by], ref(state, by), ref(state, at), state.power[by], amount, amount))
        taken[at] = taken.get(at, 0) + amount
    for card, amount in taken.items():
        take(state, card, amount)


def take(state: State, card: int, amount: int) -> None:
    """Damage of one group arrives: Force Field first, then an ability to survive (R43)."""
    left = absorb(state, card, amount)
    if not left:
        return
    survives = state.deck.survives[card]
    before = state.health[card]
    if survives is not None and before >= survives.at_least and before - left <= 0:
        place = state.place[card]
        if not place or not state.deck.blanks[state.places[(place - 1) ^ 1]]:
            tell(state, Survived(state.owner[card], ref(state, card)))
            left = before - survives.leaves
    hurt(state, card, left)


def thwart(state: State, blows: list[Blow], sums: dict[int, int], blocking: dict[int, list[int]]) -> set[int]:
    """Whose damage is stopped. The first damage of a match-up decides for the whole turn (R63)."""
    stopped: set[int] = set()
    for at in list(blocking):
        pair = state.places[2 * at : 2 * at + 2]
        if not any(amount >= 1 and by in pair for by, _, amount in blows):
            continue
        grays = blocking.pop(at)
        standing = [gray for gray in grays if state.health[gray] > 0]
        if standing:
            between = ref(state, pair[0]), ref(state, pair[1])
            tell(state, Thwarted(state.owner[standing[0]], ref(state, standing[0]), between))
            for card in pair:
                stopped.add(card)
                sums.pop(card, None)
    return stopped


def healing(state: State, card: int) -> None:
    """The healing power of a Character that was not knocked out; the target may be (R38, R46)."""
    power = state.power[card]
    word = state.deck.power_heals[card][power]
    if word is None or state.cancelled[card]:
        return
    if word.whom == SELF:
        # A power of the match-up needs its match-up.
        if state.place[card]:
            heal(state, card, word.amount)
    elif state.owner[state.target[card]] >= 0:
        heal(state, state.target[card], word.amount)
