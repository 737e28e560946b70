"""Triggered powers: noticing what happens, waiting, and Reactions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from capes.core.task import Task
from capes.vs.contract.characters import Triggered
from capes.vs.rules.adjectives import fits
from capes.vs.rules.conditions import holds
from capes.vs.rules.derived import has, invalidate_character, invalidate_stats_and_checks, settle_powers
from capes.vs.rules.events import ref, tell
from capes.vs.rules.people import find_card, players
from capes.vs.rules.sides import is_enemy, side_of
from capes.vs.state.character import UP, Character
from capes.vs.state.modifier import AwaitedWhen, Modifier, Waiting
from capes.vs.state.state import State
from capes.vs.words.adjectives import ANYONE
from capes.vs.words.cues import (
    Appears,
    Attacks,
    BuildPhaseBegins,
    CombatEnds,
    CombatResolves,
    Draws,
    GainsAtk,
    GainsResource,
    HandEmpties,
    IsAttacked,
    IsGivenCounters,
    IsKOd,
    IsStunned,
    IsWounded,
    KOs,
    LeavesPlay,
    MainPhaseBegins,
    PlaysCard,
    PlaysPlotTwist,
    PowersUp,
    Recovers,
    Recruits,
    Strikes,
    Stuns,
    TurnBegins,
    TurnEnds,
    UsesSuperPower,
    Wounds,
)
from capes.vs.words.effects import GainXP
from capes.vs.words.face import CUES
from capes.vs.words.kinds import Which, Whose
from capes.vs.words.powers import Reaction, When
from capes.vs.words.pronouns import YOU, ControllerOf
from capes.vs.words.turn import OfferReaction, SendBack

AWAITED: Final = "awaited"
"""The kind of the context in which a delayed trigger is judged."""


@mypyc_attr(acyclic=True)
class Occurrence:
    """Something that happens, as cues see it."""

    __slots__ = ("about", "by", "number", "other", "player", "strike")

    def __init__(self, about: int, other: int, player: int, number: int, by: tuple[int, ...], strike: bool) -> None:
        self.about = about
        self.other = other
        self.player = player
        self.number = number
        self.by = by
        self.strike = strike


def _fits(state: State, context: Task, which: Which, number: int) -> bool:
    character = state.play.get(number)
    return character is not None and fits(state, context, which, character)


def _by(state: State, context: Task, which: Which, by: tuple[int, ...]) -> bool:
    return any(_fits(state, context, which, number) for number in by)


def is_shared(state: State, context: Task, whose: Whose) -> bool:
    """Whether 'you' is both teammates: on a character of a joint side (2HT-04).

    What waits after a power or plot twist was used (Await) is about the one who used it.
    """
    return state.setup.joint and context.kind != AWAITED and (whose == YOU or isinstance(whose, ControllerOf))


def doers(state: State, context: Task, whose: Whose) -> list[int]:
    """The seats whose doings a cue is about."""
    seats = players(state, context, whose)
    return [mate for seat in seats for mate in side_of(state, seat)] if is_shared(state, context, whose) else seats


def _player(state: State, context: Task, cue: Any, seen: Occurrence) -> bool:
    return seen.player in doers(state, context, cue.whose)


def _turn_player(state: State, context: Task, cue: Any, seen: Occurrence) -> bool:
    seats = players(state, context, cue.whose)
    if seen.player in seats:
        return True
    # A joint turn is each teammate's turn.
    setup = state.setup
    return setup.joint and any(setup.sides[seat] == setup.sides[seen.player] for seat in seats)


def _attacks(state: State, context: Task, cue: Attacks, seen: Occurrence) -> bool:
    combat = state.combat
    assert combat is not None
    if cue.others >= 0 and len(combat.attackers) - 1 != cue.others:
        return False
    if cue.team and len(combat.attackers) < 2:
        return False
    if cue.during is not None and not holds(state, context, cue.during):
        return False
    if not cue.each:
        fitting = [number for number in combat.attackers if _fits(state, context, cue.whom, number)]
        return bool(fitting) and fitting[0] == seen.about
    return _fits(state, context, cue.whom, seen.about)


def _is_attacked(state: State, context: Task, cue: IsAttacked, seen: Occurrence) -> bool:
    if cue.first and state.today.get(f"attacked:{seen.about}", 0) != 1:
        return False
    return _fits(state, context, cue.whom, seen.about)


def _stuns(state: State, context: Task, cue: Stuns, seen: Occurrence) -> bool:
    if cue.in_combat and not seen.strike:
        return False
    if cue.during is not None and not holds(state, context, cue.during):
        return False
    return _fits(state, context, cue.whom, seen.about) and _by(state, context, cue.by, seen.by)


def _strikes(state: State, context: Task, cue: Strikes, seen: Occurrence) -> bool:
    return _fits(state, context, cue.whom, seen.about) and _by(state, context, cue.by, seen.by)


def _wounds(state: State, context: Task, cue: Wounds, seen: Occurrence) -> bool:
    if cue.in_combat and not seen.strike:
        return False
    return _fits(state, context, cue.whom, seen.about) and _by(state, context, cue.by, seen.by)


def _is_wounded(state: State, context: Task, cue: IsWounded, seen: Occurrence) -> bool:
    if cue.during is not None and not holds(state, context, cue.during):
        return False
    return _fits(state, context, cue.whom, seen.about)


def _is_kod(state: State, context: Task, cue: IsKOd, seen: Occurrence) -> bool:
    if cue.during is not None and not holds(state, context, cue.during):
        return False
    return _fits(state, context, cue.whom, seen.about)


def _whom(state: State, context: Task, cue: Any, seen: Occurrence) -> bool:
    return _fits(state, context, cue.whom, seen.about)


def _is_stunned(state: State, context: Task, cue: IsStunned, seen: Occurrence) -> bool:
    return not (cue.unless_struck and seen.strike) and _fits(state, context, cue.whom, seen.about)


def _kos(state: State, context: Task, cue: KOs, seen: Occurrence) -> bool:
    return _fits(state, context, cue.whom, seen.about) and _by(state, context, cue.by, seen.by)


def _given_counters(state: State, context: Task, cue: IsGivenCounters, seen: Occurrence) -> bool:
    return seen.number * cue.sign > 0 and _fits(state, context, cue.whom, seen.about)


def _powers_up(state: State, context: Task, cue: PowersUp, seen: Occurrence) -> bool:
    if cue.first and sum(state.today.get(f"power-ups:{seat}", 0) for seat in side_of(state, seen.player)) != 1:
        return False  # a joint side powers up jointly (2HT-04)
    return _fits(state, context, cue.whom, seen.about)


def _uses(state: State, context: Task, cue: UsesSuperPower, seen: Occurrence) -> bool:
    if seen.player not in doers(state, context, cue.whose):
        return False
    return cue.by == ANYONE or _fits(state, context, cue.by, seen.about)


def _plays_twist(state: State, context: Task, cue: PlaysPlotTwist, seen: Occurrence) -> bool:
    seats = doers(state, context, cue.whose)
    counted = seats if is_shared(state, context, cue.whose) else [seen.player]
    if cue.first and sum(state.today.get(f"twists:{seat}", 0) for seat in counted) != 1:
        return False
    return seen.player in seats


def _recruits(state: State, context: Task, cue: Recruits, seen: Occurrence) -> bool:
    if cue.owned_by_enemy:
        recruited = state.play.get(seen.about)
        if recruited is None or not is_enemy(state, context.seat, recruited.owner):
            return False
    return seen.player in doers(state, context, cue.whose) and _fits(state, context, cue.whom, seen.about)


def _gains_resource(state: State, context: Task, cue: GainsResource, seen: Occurrence) -> bool:
    return (not cue.face_up or seen.number == 1) and seen.player in doers(state, context, cue.whose)


def _hand_empties(state: State, context: Task, cue: HandEmpties, seen: Occurrence) -> bool:
    return (not cue.by_leaving or seen.number == 1) and seen.player in doers(state, context, cue.whose)


def _always(state: State, context: Task, cue: Any, seen: Occurrence) -> bool:
    return True


MATCH: Final[dict[type, Callable[[State, Task, Any, Occurrence], bool]]] = {
    Appears: _whom,
    Attacks: _attacks,
    IsAttacked: _is_attacked,
    Strikes: _strikes,
    Stuns: _stuns,
    IsStunned: _is_stunned,
    IsKOd: _is_kod,
    KOs: _kos,
    Wounds: _wounds,
    IsWounded: _is_wounded,
    LeavesPlay: _whom,
    Recovers: _whom,
    IsGivenCounters: _given_counters,
    GainsAtk: _whom,
    PowersUp: _powers_up,
    UsesSuperPower: _uses,
    PlaysPlotTwist: _plays_twist,
    PlaysCard: _player,
    Recruits: _recruits,
    GainsResource: _gains_resource,
    Draws: _player,
    HandEmpties: _hand_empties,
    TurnBegins: _turn_player,
    BuildPhaseBegins: _turn_player,
    MainPhaseBegins: _turn_player,
    TurnEnds: _turn_player,
    CombatResolves: _always,
    CombatEnds: _always,
}


def gather(
    state: State,
    kind: type,
    about: int = 0,
    other: int = 0,
    player: int = -1,
    number: int = 0,
    by: tuple[int, ...] = (),
    strike: bool = False,
) -> list[Waiting]:
    """Every power that triggers on this, judged now; nothing is queued yet."""
    found: list[Waiting] = []
    seen: Occurrence | None = None
    settle_powers(state)
    bit = CUES.get(kind, 0)
    if state.derived.cues & bit:
        match = MATCH[kind]
        for character in state.everybody():
            if not character.has.cues & bit:
                continue
            for when in character.has.whens:
                if type(when.cue) is kind:
                    if seen is None:
                        seen = Occurrence(about, other, player, number, by, strike)
                    context = Task(
                        (), character.seat, character.number, "", {"that": about, "other": other, "player": player}
                    )
                    if match(state, context, when.cue, seen) and (when.if_ is None or holds(state, context, when.if_)):
                        found.append(
                            Waiting(when, character.number, character.seat, character.face.id, about, other, player)
                        )
    for modifier in state.modifiers:
        awaited = modifier.truth
        if isinstance(awaited, AwaitedWhen) and type(awaited.when.cue) is kind:
            if seen is None:
                seen = Occurrence(about, other, player, number, by, strike)
            found.extend(_awaited(state, modifier, awaited, seen))
    return found


def _awaited(state: State, modifier: Modifier, awaited: AwaitedWhen, seen: Occurrence) -> list[Waiting]:
    context = Task((), modifier.seat, modifier.source, AWAITED, dict(awaited.names))
    context.keep("that", seen.about)
    context.keep("other", seen.other)
    context.keep("player", seen.player)
    when = awaited.when
    if not MATCH[type(when.cue)](state, context, when.cue, seen) or (
        when.if_ is not None and not holds(state, context, when.if_)
    ):
        return []
    if awaited.once:
        state.modifiers.remove(modifier)
        invalidate_stats_and_checks(state)
    return [
        Waiting(
            when, modifier.source, modifier.seat, modifier.source_face, seen.about, seen.other, seen.player,
            names=awaited.names,
        )
    ]  # fmt: skip


def gather_own(state: State, kind: type, character: Character, by: tuple[int, ...] = ()) -> list[Waiting]:
    """What triggers on a character's own end; its own such powers work although it was face down just before."""
    if character.state == UP or not (character.face.up.whens or character.face.up.shapes_powers):
        return gather(state, kind, character.number, by[0] if by else 0, character.seat, by=by)
    was = character.state
    character.state = UP
    invalidate_character(state, character)
    found = gather(state, kind, character.number, by[0] if by else 0, character.seat, by=by)
    character.state = was
    invalidate_character(state, character)
    # Only its own powers get this look back; others' were judged with it face up, which no cue here minds.
    return found


def queue(state: State, found: list[Waiting], moved: int = 0) -> None:
    """Let them wait; `moved` is where the character they are about has gone."""
    if not found:
        return
    state.needs_settling = True
    for waiting in found:
        if moved and waiting.about:
            waiting = Waiting(
                waiting.power, waiting.source, waiting.seat, waiting.source_face, waiting.about, waiting.other,
                waiting.player, moved, waiting.names,
            )  # fmt: skip
        state.waiting.append(waiting)


def named(waiting: Waiting, names: tuple[tuple[str, object], ...]) -> Waiting:
    """The same trigger with something kept under a name."""
    return Waiting(
        waiting.power, waiting.source, waiting.seat, waiting.source_face, waiting.about, waiting.other, waiting.player,
        waiting.moved, (*waiting.names, *names),
    )  # fmt: skip


def notice(
    state: State,
    kind: type,
    about: int = 0,
    other: int = 0,
    player: int = -1,
    number: int = 0,
    by: tuple[int, ...] = (),
    strike: bool = False,
) -> None:
    """Something happens: queue what triggers on it."""
    derived = state.derived
    if not state.modifiers and derived.powers_at == derived.powers_version and not derived.cues & CUES.get(kind, 0):
        return  # nobody listens for this, as mostly
    queue(state, gather(state, kind, about, other, player, number, by, strike))


def notice_reactions(state: State, kind: type, about: int, player: int) -> None:
    """Something happens that Reactions may answer before it takes hold; those to a Reaction come before the others."""
    seen = Occurrence(about, 0, player, 0, (), False)
    depth = len(state.agenda)
    found: list[Waiting] = []
    for character in state.everybody():
        for power in has(state, character).supers:
            if isinstance(power, Reaction) and type(power.cue) is kind:
                context = Task((), character.seat, character.number)
                if MATCH[kind](state, context, power.cue, seen):
                    found.append(
                        Waiting(power, character.number, character.seat, character.face.id, about, 0, player, depth)
                    )
    state.reactions[:0] = found


def is_plain_xp(waiting: Waiting) -> bool:
    """A trigger that only gives XP, whatever comes before or after it."""
    power = waiting.power
    return (
        isinstance(power, When)
        and power.if_ is None
        and len(power.do) == 1
        and isinstance(power.do[0], GainXP)
        and isinstance(power.do[0].times, int)
    )


def is_return(waiting: Waiting) -> bool:
    """A stolen character that goes back: among such only, the order makes no difference."""
    return len(waiting.power.do) == 1 and isinstance(waiting.power.do[0], SendBack)


def told_apart(state: State, listed: list[Waiting]) -> list[str]:
    """What each is called in the question for their order: its name, with whom it is about where names are alike."""
    labels = [one.power.name for one in listed]
    for at, one in enumerate(listed):
        twins = [n for n, other in enumerate(listed) if _looks_like(state, one, other)]
        if len(twins) < 2:
            continue
        about = _name_of(state, one)
        alike = [n for n in twins if _name_of(state, listed[n]) == about]
        which = [word for word in (about, f"#{alike.index(at) + 1}" if len(alike) > 1 else "") if word]
        labels[at] = f"{one.power.name} ({' '.join(which)})" if one.power.name else " ".join(which)
    return labels


def _looks_like(state: State, one: Waiting, other: Waiting) -> bool:
    return one.power.name == other.power.name and one.source_face == other.source_face and one.seat == other.seat


def _name_of(state: State, waiting: Waiting) -> str:
    """The name of whom a trigger is about, if that is somebody else and everybody can see where it is."""
    about = state.play.get(waiting.about)
    if about is not None:
        return about.face.name if waiting.about != waiting.source else ""
    found = find_card(state, waiting.moved) if waiting.about != waiting.source else None
    return found.card.face.name if found is not None and found.zone == "ko" else ""


def task_of(waiting: Waiting) -> Task:
    """The task of a triggered power that begins to resolve."""
    names: dict[str, object] = dict(waiting.names)
    names["that"] = waiting.about
    names["other"] = waiting.other
    names["player"] = waiting.player
    names["moved"] = waiting.moved
    return Task(waiting.power.do, waiting.seat, waiting.source, "trigger", names)


def begin(state: State, waiting: Waiting) -> None:
    """Put a triggered power on top of the agenda, if its 'if' still holds."""
    power = waiting.power
    task = task_of(waiting)
    if isinstance(power, When):
        if power.if_ is not None and not holds(state, task, power.if_):
            return
        if power.name and not (power.do and isinstance(power.do[0], OfferReaction)):  # used or not, it will be told
            source = state.play.get(waiting.source)
            gone = find_card(state, waiting.moved) if waiting.about == waiting.source else None
            if source is not None:
                tell(state, Triggered(waiting.seat, ref(source), power.name))
            elif gone is not None:
                tell(state, Triggered(waiting.seat, ref(gone.card), power.name))
    state.agenda.append(task)
