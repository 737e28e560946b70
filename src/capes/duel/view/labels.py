"""How picks and questions are called."""

from __future__ import annotations

import re

from capes.core.errors import IllegalPick
from capes.core.option import Decision, Option
from capes.duel.contract import questions, verbs
from capes.duel.state.state import State, opponent_of
from capes.duel.view.preview import explain_power
from capes.language.catalogue import say
from capes.language.sentence import Argument, Sentence, listed

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

PASSED = (questions.CONDITION, questions.CHARACTER, questions.ATTACK, questions.COUNTER_ATTACK)
"""Questions whose pass says what is not done."""
ON_ANOTHER = {verbs.ATTACK: "do-duel-attack", verbs.AID: "do-duel-aid", verbs.GANG_UP: "do-duel-gang-up"}
WITH_A_CARD = {
    verbs.PLAY: "do-duel-play",
    verbs.JOIN: "do-duel-join",
    verbs.DISCARD: "do-duel-discard",
    verbs.REMOVE: "do-duel-remove",
}
ABOUT_ITS_CARD = {
    questions.OUTSIDE_POWER: "ask-duel-outside-power",
    questions.REMOVE: "ask-duel-remove",
    questions.TARGET: "ask-duel-target",
}
ASKED = {
    questions.START: "ask-duel-start",
    questions.CONDITION: "ask-duel-condition",
    questions.CHARACTER: "ask-duel-character",
    questions.ATTACK: "ask-duel-attack",
    questions.COUNTER_ATTACK: "ask-duel-counter-attack",
    questions.DISCARD: "ask-duel-discard",
}


def declared(state: State, card: int, power: int, target: int) -> Sentence:
    """A power with the damage it will do as things stand, what is printed if that differs, and its target."""
    printed = state.deck.powers[card][power]
    name, speed, damage = printed.name, printed.speed, explain_power(state, card, power).damage
    differs: Argument = Sentence("do-duel-printed", printed=printed.damage) if damage != printed.damage else ""
    if not target:
        return Sentence("do-duel-declare", power=name, damage=damage, speed=speed, differs=differs)
    on = state.deck.name[target]
    return Sentence("do-duel-declare-on", power=name, damage=damage, speed=speed, differs=differs, target=on)


def choice(state: State, option: Option) -> Sentence:
    """What picking an option of the pending decision means."""
    name = state.deck.name
    verb = option.verb
    decision = state.decision
    if verb == verbs.PASS:
        why = decision.why if decision else ""
        return Sentence(f"do-duel-pass-{why}" if why in PASSED else "do-duel-pass")
    if verb == verbs.NOT_NOW:
        return Sentence("do-duel-not-now")
    if verb == verbs.DECLARE:
        return declared(state, decision.about if decision else 0, option.number, option.card)
    if verb in ON_ANOTHER:
        return Sentence(ON_ANOTHER[verb], card=name[option.card], target=name[option.number])
    if verb == verbs.THWART:
        at = 2 * (option.number - 1)
        one, two = name[state.places[at]], name[state.places[at + 1]]
        return Sentence("do-duel-thwart", card=name[option.card], one=one, two=two)
    return Sentence(WITH_A_CARD.get(verb, "do-duel-pick"), card=name[option.card])


def question(state: State, decision: Decision) -> Sentence:
    """The question a decision asks; the same for every viewer."""
    name = state.deck.name
    why, about = decision.why, decision.about
    if why == questions.INTERRUPT:
        return Sentence("ask-duel-interrupt", window=state.window)
    if why == questions.POWER:
        return Sentence("ask-duel-power", about=name[about], other=name[opponent_of(state, about)])
    if why in ASKED:
        return Sentence(ASKED[why])
    return Sentence(ABOUT_ITS_CARD[why], about=name[about])


def find(state: State, text: str) -> int:
    """The index of the option called that: label (with or without figures), key or card; IllegalPick lists all."""
    decision = state.decision
    if decision is None:
        raise IllegalPick("error-the-game-is-over-nothing-is-left-to-pick")
    wanted = text.strip().casefold()
    labels = [say(choice(state, option)) for option in decision.options]
    names = [state.deck.name[option.card] for option in decision.options]
    keys = [option.key for option in decision.options]
    short = [FIGURES.sub("", one) for one in labels]
    for called, said in ((labels, wanted), (keys, wanted), (names, wanted), (short, FIGURES.sub("", wanted))):
        hits = [at for at, name in enumerate(called) if name.casefold() == said]
        if hits and len({labels[at] for at in hits}) == 1:
            return hits[0]
    raise IllegalPick("error-is-not-among-the-options", text=repr(text), labels=listed(labels))
