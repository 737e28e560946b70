"""What-if: what the running or a proposed combat would come to if everybody passed from here on.

Played out by the rules themselves on a copy; the caller hands in a state that holds only what the viewer knows.
"""

from __future__ import annotations

from typing import Final

from capes.core.event import Event
from capes.core.option import Option
from capes.vs.contract import questions, verbs
from capes.vs.contract.characters import KOd, Levelled, Struck, Stunned
from capes.vs.contract.events import PlayerOut
from capes.vs.contract.seen import AttackOutlook, Strike, StrikeBack, VsPreview
from capes.vs.rules.engine import choose
from capes.vs.state.state import State

LIMIT: Final = 40


def pass_on(state: State) -> list[Event]:
    """Everybody passes until a real choice, or the end of the combat, comes up; what happened on the way."""
    news: list[Event] = []
    for _ in range(LIMIT):
        decision = state.decision
        if decision is None or state.combat is None or decision.why != questions.COMBAT_CHANCE:
            break
        choose(state, decision.options[len(decision.options) - 1])
        news.extend(state.news)
    return news


def proposed(state: State, attackers: tuple[int, ...], defender: int) -> State | None:
    """A copy in which that attack has been declared; None if it cannot be now."""
    other = state.copy()
    wanted = [Option(verbs.ATTACK, attackers[0])] if other.agenda[-1].kind != "declare" else []
    named = other.agenda[-1].recall("group") if other.agenda[-1].kind == "declare" else ()
    already = named if isinstance(named, tuple) else ()
    wanted.extend(Option(verbs.JOIN, n) for n in attackers if n not in already and (already or n != attackers[0]))
    wanted.append(Option(verbs.DEFEND, defender))
    for option in wanted:
        decision = other.decision
        if decision is None or option not in decision.options:
            return None
        choose(other, option)
    return other


def preview(state: State) -> VsPreview | None:
    """The outlook of the running combat."""
    if state.combat is None or state.result is not None:
        return None
    return outlook(state.copy())


def foresee(state: State, attackers: tuple[int, ...], defender: int) -> VsPreview | None:
    """The outlook of an attack not yet declared; None if it cannot be declared now."""
    if not attackers or state.decision is None or state.combat is not None:
        return None
    other = proposed(state, attackers, defender)
    return None if other is None or other.combat is None else outlook(other)


def outlook(state: State) -> VsPreview:
    """Play the combat out; a choice of whom to strike back is followed both ways."""
    combat = state.combat
    attacking = combat.seat if combat is not None else -1  # asked now: playing it out may end the combat
    news = pass_on(state)
    steps: list[Strike] = []
    back: list[StrikeBack] = []
    unknown: list[str] = []
    branches = [(state, news)]
    decision = state.decision
    if decision is not None and decision.why == questions.STRIKE_BACK_AT:
        unknown.append("strike back")
        branches = []
        for option in decision.options:
            other = state.copy()
            choose(other, option)
            branches.append((other, [*news, *other.news, *pass_on(other)]))
    elif decision is not None and state.combat is not None and decision.why != questions.COMBAT_CHANCE:
        unknown.append(decision.why)
    levels: set[int] = set()
    chooser = decision.seat if decision is not None and decision.why == questions.STRIKE_BACK_AT else None
    for at, (branch, told) in enumerate(branches):
        fates = fates_in(told)
        for event in told:
            if isinstance(event, Struck):
                by, outcome = [card.n for card in event.strikers], outcome_of(event, fates)
                if event.seat == attacking or attacking < 0:
                    if at == 0:
                        steps.append(Strike(by, event.struck.n, event.attack, event.defense, outcome))
                else:
                    line = StrikeBack(by, event.struck.n, event.attack, event.defense, outcome, chooser)
                    if line not in back:
                        back.append(line)
            elif isinstance(event, Levelled):
                levels.add(event.card.n)
        if branch.combat is not None and branch.result is None and branch.decision is not None:
            why = branch.decision.why
            if why not in (questions.COMBAT_CHANCE, questions.STRIKE_BACK_AT) and why not in unknown:
                unknown.append(why)
    last = steps[-1] if steps else None
    return VsPreview(
        attack=AttackOutlook(
            total=last.atk if last else 0,
            against=last.defense if last else 0,
            outcome=last.outcome if last else "none",
            steps=steps,
        ),
        back=back,
        unknown=unknown,
        levels=sorted(levels),
    )


def fates_in(told: list[Event]) -> dict[int, str]:
    """Who would be stunned or KO'd."""
    fates: dict[int, str] = {}
    for event in told:
        if isinstance(event, Stunned):
            fates[event.card.n] = "stun"
        elif isinstance(event, KOd):
            fates[event.card.n] = "ko"
        elif isinstance(event, PlayerOut):
            for card, fate in fates.items():
                if fate == "ko":
                    fates[card] = "main-ko"
    return fates


def outcome_of(event: Struck, fates: dict[int, str]) -> str:
    """In one word, what a strike does."""
    return fates.get(event.struck.n, "stun") if event.attack >= event.defense else "safe"
