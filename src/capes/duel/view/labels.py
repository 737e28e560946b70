"""How picks and questions are called."""

from __future__ import annotations

import re

from capes.core.errors import IllegalPick
from capes.core.option import Decision, Option
from capes.duel.contract import questions, verbs
from capes.duel.state.state import State, opponent_of
from capes.duel.view.preview import explain_power
from capes.duel.words.kinds import WINDOW_NAMES
from capes.language.sentence import listed

STEP_NAMES = (
    "Set-up",
    "Draw",
    "Condition",
    "Character",
    "Attack",
    "Counter-attack",
    "Further attacks",
    "Powers that reach outside",
    "Interruptions",
    "Attacking powers",
    "Attacked powers",
    "Damage",
    "Interruptions",
    "Cleaning up",
    "Discarding",
    "Knock-out check",
    "Next player",
    "Count",
)

FIGURES = re.compile(r" \([^)]*\)")  # what a power would do, which need not be said to pick it

PASSES = {
    questions.CONDITION: "No Condition",
    questions.CHARACTER: "No Character",
    questions.ATTACK: "No attack",
    questions.COUNTER_ATTACK: "No further attack",
    questions.INTERRUPT: "Pass",
}


def power_label(state: State, card: int, power: int, target: int) -> str:
    """A power with the damage it will do as things stand, what is printed if that differs, and its target."""
    printed = state.deck.powers[card][power]
    damage = explain_power(state, card, power).damage
    speed = "" if printed.speed == "normal" else f" {printed.speed}"
    differs = f", printed {printed.damage}" if damage != printed.damage else ""
    label = f"{printed.name} ({damage}{speed}{differs})"
    return f"{label} on {state.deck.name[target]}" if target else label


def label(state: State, option: Option) -> str:
    """An option of the pending decision in words."""
    name = state.deck.name
    verb = option.verb
    decision = state.decision
    if verb == verbs.PASS:
        return PASSES.get(decision.why if decision else "", "Pass")
    if verb == verbs.NOT_NOW:
        return "Not now"
    if verb == verbs.DECLARE:
        return power_label(state, decision.about if decision else 0, option.number, option.card)
    if verb == verbs.ATTACK:
        return f"{name[option.card]} attacks {name[option.number]}"
    if verb == verbs.AID:
        return f"{name[option.card]} renders aid to {name[option.number]}"
    if verb == verbs.GANG_UP:
        return f"{name[option.card]} gangs up with {name[option.number]}"
    if verb == verbs.THWART:
        at = 2 * (option.number - 1)
        return f"{name[option.card]} thwarts {name[state.places[at]]} against {name[state.places[at + 1]]}"
    if verb == verbs.PLAY:
        return f"Play {name[option.card]}"
    if verb == verbs.JOIN:
        return f"Put {name[option.card]} in play"
    if verb == verbs.DISCARD:
        return f"Discard {name[option.card]}"
    if verb == verbs.REMOVE:
        return f"Remove {name[option.card]}"
    return name[option.card]


def prompt(state: State, decision: Decision) -> str:
    """The question a decision asks; the same for every viewer."""
    name = state.deck.name
    why, about = decision.why, decision.about
    if why == questions.START:
        return "Which Character do you start with?"
    if why == questions.CONDITION:
        return "Put a Condition in play?"
    if why == questions.CHARACTER:
        return "Put a Character in play?"
    if why == questions.ATTACK:
        return "Attack?"
    if why == questions.COUNTER_ATTACK:
        return "Attack in return?"
    if why == questions.INTERRUPT:
        return f"Interrupt, {WINDOW_NAMES[state.window]}?"
    if why == questions.OUTSIDE_POWER:
        return f"Does {name[about]} use a power that reaches outside the match-up?"
    if why == questions.POWER:
        return f"Which power does {name[about]} use against {name[opponent_of(state, about)]}?"
    if why == questions.REMOVE:
        return f"Which Condition does {name[about]} take away?"
    if why == questions.DISCARD:
        return "Which card do you discard?"
    return f"What is {name[about]} played on?"


def find(state: State, text: str) -> int:
    """The index of the option called that: label (with or without figures), key or card; IllegalPick lists all."""
    decision = state.decision
    if decision is None:
        raise IllegalPick("error-the-game-is-over-nothing-is-left-to-pick")
    wanted = text.strip().casefold()
    labels = [label(state, option) for option in decision.options]
    names = [state.deck.name[option.card] for option in decision.options]
    keys = [option.key for option in decision.options]
    short = [FIGURES.sub("", one) for one in labels]
    for called, said in ((labels, wanted), (keys, wanted), (names, wanted), (short, FIGURES.sub("", wanted))):
        hits = [at for at, name in enumerate(called) if name.casefold() == said]
        if hits and len({labels[at] for at in hits}) == 1:
            return hits[0]
    raise IllegalPick("error-is-not-among-the-options", text=repr(text), labels=listed(labels))
