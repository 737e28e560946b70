"""The pending decision as data: the question for everybody, the options for who decides."""

from __future__ import annotations

from capes.core.option import Decision, Option
from capes.core.seen import DecisionShown, NumberRange, OptionShown
from capes.core.whole_numbers import WholeNumbers
from capes.language.sentence import Sentence
from capes.vs.contract import questions, verbs
from capes.vs.english.briefs import power_brief, purpose
from capes.vs.english.prompts import choice, question
from capes.vs.rules.derived import has
from capes.vs.state.state import State
from capes.vs.view.secrets import knows, name_of, viewer_of
from capes.vs.words.effects import Choose, May, OneOf
from capes.vs.words.kinds import Effect
from capes.vs.words.turn import Answered

BY_WORD = {questions.CHOOSE: Choose, questions.MAY: May, questions.CHOOSE_ONE: OneOf}
"""Questions that the asking word puts better than any table of questions."""


def options(state: State, seat: int | None) -> DecisionShown | None:
    """The decision for that viewer; others learn whose it is and why, without the options."""
    decision = state.decision
    if decision is None:
        return None
    viewer = viewer_of(seat)
    effect = asking_word(state, decision)

    def namer(number: int) -> str:
        return name_of(state, viewer, number)

    about = decision.about or twist_played(state)
    asked = Decision(decision.number, decision.seat, decision.why, decision.options, decision.name, about)
    shown = DecisionShown(
        number=decision.number,
        seat=decision.seat,
        why=decision.why,
        prompt=question(asked, namer, effect).data(),
        about=about if about and knows(state, viewer, about) else 0,
        purpose=_purpose(state, effect, namer(about) if about else ""),
    )
    if viewer != decision.seat:
        return shown
    listed = decision.options
    if isinstance(listed, WholeNumbers):
        shown.options = []
        shown.range = NumberRange(listed.first, listed.last)
        return shown
    shown.options = [
        OptionShown(
            i=at,
            verb=option.verb,
            card=option.card,
            text=option.text,
            number=option.number,
            seat=option.seat if option.seat >= 0 else None,
            label=choice(option, namer, effect).data(),
            brief=_brief(state, option),
        )
        for at, option in enumerate(listed)
    ]
    return shown


def _purpose(state: State, effect: Effect | None, about: str) -> str:
    """What a pick is for, in the words of what comes after it."""
    if not isinstance(effect, Choose):
        return ""
    task = state.agenda[-1]
    following = tuple(word for word in task.todo[task.at + 1 :] if isinstance(word, Effect))
    return purpose(effect, following, about)


def _brief(state: State, option: Option) -> str:
    """What the power does that this option uses, shortly."""
    user = state.play.get(option.card)
    if option.verb != verbs.USE or user is None:
        return ""
    now = has(state, user)
    found = (power for power, key in zip(now.supers, now.keys, strict=True) if key == option.text)
    return next(map(power_brief, found), "")


def asking_word(state: State, decision: Decision) -> Effect | None:
    """The word that asks, where its own wording says more: its answer is what comes next."""
    kind = BY_WORD.get(decision.why)
    if kind is None or not state.agenda:
        return None
    task = state.agenda[-1]
    following = task.todo[task.at] if task.at < len(task.todo) else None
    word = following.effect if isinstance(following, Answered) else None
    return word if isinstance(word, kind) else None


def twist_played(state: State) -> int:
    """The plot twist being carried out, or 0."""
    kept = state.agenda[-1].recall("twist") if state.agenda else None
    return kept if isinstance(kept, int) else 0


def choice_of(state: State, option: Option) -> Sentence:
    """What picking an option means, naming only what the seat that decides may know."""
    decision = state.decision
    viewer = -1 if decision is None else decision.seat
    effect = None if decision is None else asking_word(state, decision)
    return choice(option, lambda number: name_of(state, viewer, number), effect)
