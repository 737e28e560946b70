"""What the fight would come to, and any number as its chain of causes; from public facts alone."""

from __future__ import annotations

from capes.core.task import Task
from capes.duel.contract.seen import (
    Blow,
    DamageCause,
    DuelExplanation,
    DuelPreview,
    FateShown,
    HealthShown,
    PowerExplained,
)
from capes.duel.rules.attacks import match_up
from capes.duel.rules.damage import GROUPS, Part, deal_damage, gang, helpers, parts, speed_of
from capes.duel.rules.powers import match_up_options
from capes.duel.state.state import FOUGHT, State, in_play, is_blank, opponent_of
from capes.duel.words.steps import DealDamage

LETTERS = {
    "P": "printed",
    "A": "ability",
    "B": "power",
    "C": "Condition",
    "I": "Interruptions",
    "X": "taking an action",
    "G": "ganging up",
}


def guessed(state: State) -> tuple[State, list[int]]:
    """A copy in which whoever has declared nothing uses the first power it may; and who those are."""
    other = state.copy()
    open_choices: list[int] = []
    for card in in_play(other):
        if other.place[card] and not other.power[card]:
            other.power[card] = match_up_options(other, card)[0].number
            open_choices.append(card)
    return other, open_choices


def chain(state: State, by: int) -> list[Part]:
    """The damage a Character would do now, with Villains ganging up."""
    active = [card for card in in_play(state) if state.health[card] > 0]
    found = parts(state, by, opponent_of(state, by), helpers(state, active))
    return found + [("G", mate, 2) for mate in gang(state, by)]


def preview(state: State) -> DuelPreview | None:
    """Every blow of the running match-ups and everybody's Health afterwards; None without a fight."""
    if not any(state.places) or state.step > 11 or (state.step == 11 and state.decision is None):
        return None
    before, open_choices = guessed(state)
    fighters = [card for card in in_play(before) if before.place[card] and not before.cancelled[card]]
    blows = [
        Blow(
            by=card,
            at=opponent_of(before, card),
            power=before.power[card],
            declared=card not in open_choices,
            damage=max(0, sum(part[2] for part in chain(before, card))),
            speed=speed_of(before, card),
            group=next("DEF"[at] for at, group in enumerate(GROUPS) if speed_of(before, card) in group),
        )
        for card in fighters
    ]
    after = before.copy()
    deal_damage(after, Task((), 0), DealDamage())
    people = [
        FateShown(card, state.health[card], after.health[card], outcome(state.health[card], after.health[card]))
        for card in in_play(state)
        if state.place[card] or after.health[card] != state.health[card]
    ]
    name = state.deck.name
    unknown = [f"{name[card]} has not declared a power" for card in open_choices]
    return DuelPreview(blows, people, unknown)


def outcome(before: int, after: int) -> str:
    """In one word, what a fight does to a Character."""
    if after <= 0:
        return "ko" if before > 0 else "down"
    if before <= 0:
        return "up"
    return "hurt" if after < before else "healed" if after > before else "safe"


def foresee(state: State, card: int, target: int) -> DuelPreview | None:
    """The preview if this Character attacked that one now; None if it may not."""
    people = in_play(state)
    if card not in people or target not in people or state.owner[card] == state.owner[target]:
        return None
    if state.health[card] <= 0 or state.health[target] <= 0 or state.been[card] or state.been[target] >= FOUGHT:
        return None
    if state.step > 6:
        return None
    other = state.copy()
    other.holder = state.owner[card]
    match_up(other, card, target)
    return preview(other)


def explain(state: State, card: int) -> DuelExplanation:
    """Health, and the damage of each power as its chain of causes."""
    deck = state.deck
    told = DuelExplanation(card, face=deck.id[card], name=deck.name[card])
    if card > deck.last_character or state.owner[card] < 0:
        return told
    told.health = HealthShown(state.health[card], deck.health[card], deck.floor[card])
    told.blank = is_blank(state, card)
    told.powers = [explain_power(state, card, power) for power in (1, 2)]
    return told


def explain_power(state: State, card: int, power: int) -> PowerExplained:
    """The damage of one power of a Character in play, with its causes where it fights."""
    deck = state.deck
    causes: list[Part] = [("P", card, deck.damage[card][power])]
    if state.place[card]:
        other, _ = guessed(state)
        other.power[card] = power
        causes = chain(other, card)
    return PowerExplained(
        name=deck.powers[card][power].name,
        printed=deck.damage[card][power],
        damage=max(0, sum(part[2] for part in causes)),
        causes=[DamageCause(LETTERS[letter], source, deck.name[source], amount) for letter, source, amount in causes],
    )
