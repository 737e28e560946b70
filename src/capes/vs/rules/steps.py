"""The Build Phase: Resource, Recruit and Formation Steps, with Build plays at any point of it."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.characters import Equipped
from capes.vs.contract.events import ROWS, PhaseBegan, PointsGained, PointsLost, Recruited
from capes.vs.rules.adjectives import fits_card
from capes.vs.rules.arrivals import enter_play, is_fixed, may_enter, move, row_number
from capes.vs.rules.derived import has, invalidate_powers, statements
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import answers, ask_again, ask_for, does, skip_answer, take_as_picked
from capes.vs.rules.levels import gain_xp
from capes.vs.rules.people import find_card
from capes.vs.rules.plays import add_plays, is_all, meets_needs, perform, play_options
from capes.vs.rules.powers import yours
from capes.vs.rules.sides import active_seats, controls, side_of
from capes.vs.rules.statements import GIVEN
from capes.vs.rules.stun import drop_equipment
from capes.vs.rules.triggers import notice
from capes.vs.rules.zones import add_resource, fresh, take_anywhere, take_from_hand
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, UP
from capes.vs.state.state import State
from capes.vs.words.cues import BuildPhaseBegins, PlaysCard, Recruits
from capes.vs.words.face import Face
from capes.vs.words.kinds import Effect
from capes.vs.words.truths import CostsLess, RecruitsFromKO
from capes.vs.words.turn import AfterFormation, BeginBuild, FormationStep, RecruitStep, ResourceStep

HIRE: Final = "Recruit"
"""The window of spending recruit points on XP, as options name it."""

NEXT: Final = Option(verbs.NEXT)

ON_TO_MAIN: Final = Option(questions.MAIN_PHASE)


def turn_of(state: State, task: Task, step: str) -> int | None:
    """Whose go it is in this step: each for itself in a joint turn, in any order; None when all are through."""
    if not state.setup.joint:
        return None if state.active in task.numbers(step) else state.active
    left = still_in(state, task, step)
    lead = task.recall(step + " lead")
    return lead if isinstance(lead, int) and lead in left else left[0] if left else None


def still_in(state: State, task: Task, step: str) -> list[int]:
    """The seats that are not through with this step."""
    through = task.numbers(step)
    return [seat for seat in active_seats(state) if seat not in through]


def finish(task: Task, step: str, seat: int) -> None:
    """This seat is through with the step."""
    task.keep(step, (*task.numbers(step), seat))


def step_aside(state: State, task: Task, step: str, seat: int) -> list[Option]:
    """In a joint turn the partner may go first."""
    if not state.setup.joint:
        return []
    left = still_in(state, task, step)
    return [option for option in hand_over(state, seat) if option.seat in left]


@does(BeginBuild)
def begin_build(state: State, task: Task, effect: BeginBuild) -> None:
    state.phase = "build"
    tell(state, PhaseBegan(state.active, "build"))
    notice(state, BuildPhaseBegins, player=state.active)


def leading_seat(state: State, task: Task) -> int:
    """Who decides for a joint turn at this moment; otherwise the player whose turn it is."""
    if not state.setup.joint:
        return state.active
    lead = task.recall("lead")
    return lead if isinstance(lead, int) else active_seats(state)[0]


def offer(
    state: State,
    task: Task,
    effect: Effect,
    seat: int,
    why: str,
    options: list[Option],
    aside: list[Option] | None = None,
) -> None:
    """Ask, unless everybody can see that only going on is left."""
    if is_all(state, seat, options):
        take_as_picked(task, effect, "step", options[0])
    else:
        if aside:
            options.extend(aside)
        ask_for(state, task, effect, seat, why, options, "step")


@does(ResourceStep)
def resource_step(state: State, task: Task, effect: ResourceStep) -> None:
    """RESOURCE-01: at most one card from hand; Locations face up or down, everything else face down."""
    seat = turn_of(state, task, "resource")
    if seat is None:
        skip_answer(task)
        return
    state.step = "resource"
    aside = step_aside(state, task, "resource", seat)
    options = resource_options(state, seat)
    options.append(NEXT)
    offer(state, task, effect, seat, questions.RESOURCE_STEP, options, aside)


@answers(ResourceStep)
def resource_play(state: State, task: Task, effect: ResourceStep) -> None:
    seat = turn_of(state, task, "resource")
    picked = task.take_pick("step")
    if seat is None:
        return
    ask_again(task)
    if picked.verb == verbs.NEXT:
        finish(task, "resource", seat)
    elif picked.verb == verbs.HAND_OVER:
        task.keep("resource lead", picked.seat)
    elif picked.verb == verbs.RESOURCE:
        card = take_from_hand(state, seat, picked.card)
        assert card is not None
        add_resource(state, card, picked.text == "up", placed=True)
        state.today[f"resource:{seat}"] = 1
        notice(state, PlaysCard, player=seat)
        state.needs_settling = True
    else:
        perform(state, seat, picked)


def resource_options(state: State, seat: int) -> list[Option]:
    """Cards that can become the resource of this turn, and Build plays."""
    options: list[Option] = []
    if not state.today.get(f"resource:{seat}", 0):
        for card in state.players[seat].hand:
            options.append(Option(verbs.RESOURCE, card.number, "down"))
            if card.face.kind == "location":
                options.append(Option(verbs.RESOURCE, card.number, "up"))
    add_plays(state, seat, "Build", options)
    return options


def cost_for(state: State, seat: int, face: Face) -> int:
    """What a card costs its recruiter now."""
    cost = face.cost
    for statement in statements(state, CostsLess):
        truth = statement.truth
        assert isinstance(truth, CostsLess)
        says = statement.context
        if is_for_seat(state, says, seat) and fits_card(state, says, truth.which, face, seat):
            cost -= truth.less
    return max(0, cost)


def is_for_seat(state: State, context: Task, seat: int) -> bool:
    """Whether a statement about 'you' is about that seat: said by a character of a joint side, about both (2HT-04)."""
    return seat == context.seat or (context.kind != GIVEN and seat in side_of(state, context.seat))


def use_up_discount(state: State, seat: int, face: Face) -> None:
    """A discount for the next character recruited is gone once it was used."""
    kept = [
        m
        for m in state.modifiers
        if not (
            isinstance(m.truth, CostsLess)
            and m.truth.next_only
            and m.seat == seat
            and fits_card(state, Task((), m.seat, m.source), m.truth.which, face, seat)
        )
    ]
    if len(kept) != len(state.modifiers):
        state.modifiers = kept
        invalidate_powers(state)


@does(RecruitStep)
def recruit_step(state: State, task: Task, effect: RecruitStep) -> None:
    """RECRUIT-01: a point per resource when the step begins; spent on characters and Equipment; the rest is lost."""
    seat = turn_of(state, task, "recruit")
    if seat is None:
        skip_answer(task)
        return
    state.step = "recruit"
    gain_by_resources(state, task)
    aside = step_aside(state, task, "recruit", seat)
    options = recruit_options(state, seat)
    options.append(NEXT)
    offer(state, task, effect, seat, questions.RECRUIT_STEP, options, aside)


@answers(RecruitStep)
def recruit_play(state: State, task: Task, effect: RecruitStep) -> None:
    seat = turn_of(state, task, "recruit")
    picked = task.take_pick("step")
    if seat is None:
        return
    ask_again(task)
    player = state.players[seat]
    if picked.verb == verbs.NEXT:
        if player.points:
            tell(state, PointsLost(seat, player.points))
        player.points = 0
        finish(task, "recruit", seat)
    elif picked.verb == verbs.HAND_OVER:
        task.keep("recruit lead", picked.seat)
    elif picked.verb == verbs.RECRUIT:
        recruit(state, seat, picked)
    elif picked.verb == verbs.EQUIP:
        equip(state, seat, picked)
    elif picked.verb == verbs.USE and picked.text.endswith(f"|{HIRE}"):
        player.points -= 1
        gain_xp(state, state.play[picked.card], 1)
    else:
        perform(state, seat, picked)


def gain_by_resources(state: State, task: Task) -> None:
    """A point per resource for each active player, once, as the step begins."""
    begun = task.numbers("recruit begun")
    late = [state.players[seat] for seat in active_seats(state) if seat not in begun]
    for player in late:
        player.points += len(player.resources)
        tell(state, PointsGained(player.seat, player.points))
    if late:
        task.keep("recruit begun", (*begun, *(player.seat for player in late)))


def recruitable(state: State, seat: int) -> list[Card | Resource]:
    """Cards that can be recruited from: the hand, and what effects have opened."""
    found: list[Card | Resource] = [*state.players[seat].hand]
    if any(is_for_seat(state, statement.context, seat) for statement in statements(state, RecruitsFromKO)):
        found.extend(card for card in state.players[seat].ko if card.face.kind == "supporting")
    opened = f"may recruit:{seat}:"
    for key in state.today:
        if key.startswith(opened):
            place = find_card(state, int(key.rpartition(":")[2]))
            if place is not None and place.zone == "ko":
                found.append(place.card)
    return found


def recruit_options(state: State, seat: int) -> list[Option]:
    """What the points buy: characters into either row, Equipment onto a face-up character; and Build plays."""
    options: list[Option] = []
    points = state.players[seat].points
    for card in recruitable(state, seat):
        face = card.face
        if face.kind == "supporting":
            # UNIQUE-04: a card named like one's own Main is not played at all, for a teammate neither.
            if cost_for(state, seat, face) <= points and may_enter(state, seat, card):
                options.append(Option(verbs.RECRUIT, card.number, "front"))
                options.append(Option(verbs.RECRUIT, card.number, "back"))
                if state.setup.recruit_to_mate:
                    for mate in mates(state, seat):
                        if may_enter(state, mate, card):
                            options.append(Option(verbs.RECRUIT, card.number, "front", seat=mate))
                            options.append(Option(verbs.RECRUIT, card.number, "back", seat=mate))
        elif face.kind == "equipment" and face.cost <= points and meets_needs(state, seat, face):
            for character in state.characters:
                if character.state == UP and controls(state, seat, character):
                    options.append(Option(verbs.EQUIP, card.number, number=character.number))
    if points:
        options.extend(hire_options(state, seat))
    add_plays(state, seat, "Build", options)
    return options


def hire_options(state: State, seat: int) -> list[Option]:
    """Characters on whom recruit points may be spent for XP, one after the other."""
    options: list[Option] = []
    for character in state.characters:
        level_up = has(state, character).level_up
        if (
            level_up is not None
            and level_up.for_points
            and character.xp < level_up.xp
            and controls(state, seat, character)
        ):
            options.append(Option(verbs.USE, character.number, f"{level_up.name}|{HIRE}"))
    return options


def mates(state: State, seat: int) -> list[int]:
    """Teammates still in."""
    sides = state.setup.sides
    return [s for s, p in enumerate(state.players) if s != seat and sides[s] == sides[seat] and not p.out]


def recruit(state: State, seat: int, option: Option) -> None:
    """Pay its cost and put it into the row chosen."""
    card = take_anywhere(state, option.card)
    assert card is not None
    player = state.players[seat]
    cost = cost_for(state, seat, card.face)
    player.points -= cost
    use_up_discount(state, seat, card.face)
    to = option.seat if option.seat >= 0 else seat
    row = row_number(option.text)
    character = enter_play(state, card, to, row)
    assert character is not None
    tell(state, Recruited(seat, ref(character), cost, ROWS[row]))
    notice(state, Recruits, character.number, 0, seat)
    notice(state, PlaysCard, character.number, 0, seat)
    state.needs_settling = True


def equip(state: State, seat: int, option: Option) -> None:
    """Pay its cost and attach it; a new one KO's the older (EQUIP-05)."""
    card = take_from_hand(state, seat, option.card)
    assert card is not None
    state.players[seat].points -= card.face.cost
    bearer = state.play[option.number]
    drop_equipment(state, bearer)
    equips = card.face.equips
    if equips is not None and equips.unique:
        for character in state.characters:
            if controls(state, seat, character) and any(old.face is card.face for old in character.equipment):
                drop_equipment(state, character)
    worn = fresh(state, card)
    bearer.equipment = (worn,)
    invalidate_powers(state)
    tell(state, Equipped(seat, ref(worn), ref(bearer)))
    notice(state, PlaysCard, player=seat)
    state.needs_settling = True


@does(FormationStep)
def formation_step(state: State, task: Task, effect: FormationStep) -> None:
    """FORMATION-01: any characters between the rows, each once; jointly in a joint turn."""
    state.step = "formation"
    seat = leading_seat(state, task)
    formed = task.numbers("formed")
    movable = [
        character
        for character in yours(state, seat)
        if character.number not in formed and not is_fixed(state, character)
    ]
    options = [Option(verbs.MOVE, character.number) for character in movable]
    add_plays(state, seat, "Build", options)
    options.append(NEXT)
    options.append(ON_TO_MAIN)
    if state.setup.joint:
        options.extend(hand_over(state, seat))
    ask_for(state, task, effect, seat, questions.FORMATION_STEP, options, "step")


@answers(FormationStep)
def formation_play(state: State, task: Task, effect: FormationStep) -> None:
    picked = task.take_pick("step")
    if picked.verb == verbs.NEXT:
        return
    if picked.verb == verbs.MAIN_PHASE:
        task.keep("skip", True)
        return
    ask_again(task)
    if picked.verb == verbs.HAND_OVER:
        task.keep("lead", picked.seat)
    elif picked.verb == verbs.MOVE:
        character = state.play[picked.card]
        task.keep("formed", (*task.numbers("formed"), picked.card))
        move(state, character, BACK if character.row == FRONT else FRONT)
    else:
        perform(state, leading_seat(state, task), picked)


def hand_over(state: State, seat: int) -> list[Option]:
    """In a joint turn the decision may be handed to the partner."""
    if not state.setup.joint:
        return []
    return [Option(verbs.HAND_OVER, seat=mate) for mate in active_seats(state) if mate != seat]


@does(AfterFormation)
def after_formation(state: State, task: Task, effect: AfterFormation) -> None:
    """PLOT-01: Build plays are still possible once the three steps are over."""
    state.step = ""
    if task.recall("skip") is not None:
        task.keep("skip", None)
        skip_answer(task)
        return
    seat = leading_seat(state, task)
    options = play_options(state, seat, "Build")
    options.append(ON_TO_MAIN)
    offer(state, task, effect, seat, questions.AFTER_FORMATION, [*options, *hand_over(state, seat)])


@answers(AfterFormation)
def late_build_play(state: State, task: Task, effect: AfterFormation) -> None:
    picked = task.take_pick("step")
    if picked.verb == verbs.MAIN_PHASE:
        return
    ask_again(task)
    if picked.verb == verbs.HAND_OVER:
        task.keep("lead", picked.seat)
    else:
        perform(state, leading_seat(state, task), picked)
