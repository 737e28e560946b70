"""The Build Phase: Resource, Recruit and Formation Steps, with Build plays at any point of it."""

from __future__ import annotations

from typing import Final

from capes.core.option import Option
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules import events
from capes.vs.rules.adjectives import fits_card
from capes.vs.rules.arrivals import enter_play, is_fixed, main_named_like, move, row_number
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.levels import gain_xp
from capes.vs.rules.lines import lines
from capes.vs.rules.people import find_card
from capes.vs.rules.plays import is_all, meets_needs, perform, play_options
from capes.vs.rules.powers import has, yours
from capes.vs.rules.sides import active_seats, controls, reshape
from capes.vs.rules.stun import drop_equipment
from capes.vs.rules.triggers import notice
from capes.vs.rules.zones import add_resource, fresh, take_anywhere, take_from_hand
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import BACK, FRONT, UP
from capes.vs.state.state import State
from capes.vs.words.cues import BuildPhaseBegins, PlaysCard, Recruits
from capes.vs.words.face import Face
from capes.vs.words.truths import CostsLess, RecruitsFromKO
from capes.vs.words.turn import AfterFormation, BeginBuild, FormationStep, RecruitStep, ResourceStep

PLAYS: Final = ("play", "use", "power up")
HIRE: Final = "Recruit"
"""The window of spending recruit points on XP, as options name it."""

NEXT: Final = Option("next")

ON_TO_MAIN: Final = Option("main phase")


def turn_of(state: State, task: Task, step: str) -> int | None:
    """Whose go it is in this step: each for itself in a joint turn, in any order; None when all are through."""
    left = still_in(state, task, step)
    lead = task.recall(step + " lead")
    return lead if isinstance(lead, int) and lead in left else left[0] if left else None


def still_in(state: State, task: Task, step: str) -> list[int]:
    """The seats that are not through with this step."""
    kept = task.recall(step)
    through = kept if isinstance(kept, tuple) else ()
    return [seat for seat in active_seats(state) if seat not in through]


def finish(task: Task, step: str, seat: int) -> None:
    """This seat is through with the step."""
    kept = task.recall(step)
    task.keep(step, (*(kept if isinstance(kept, tuple) else ()), seat))


def step_aside(state: State, task: Task, step: str, seat: int) -> list[Option]:
    """In a joint turn the partner may go first."""
    left = still_in(state, task, step)
    return [option for option in hand_over(state, seat) if option.number - 1 in left]


@does(BeginBuild)
def begin_build(state: State, task: Task, effect: BeginBuild) -> None:
    state.phase = "build"
    tell(state, events.PHASE_BEGAN, state.active, text="build")
    notice(state, BuildPhaseBegins, player=state.active)


def answer(state: State, task: Task) -> Option | None:
    """The pick made in this step, taken once."""
    picked = task.recall("step")
    if isinstance(picked, Option):
        task.keep("step", None)
        return picked
    return None


def offer(
    state: State, task: Task, seat: int, why: str, options: list[Option], aside: list[Option] | None = None
) -> None:
    """Ask, unless everybody can see that only going on is left."""
    if is_all(state, seat, options):
        task.keep("step", options[0])
    else:
        ask(state, seat, why, [*options, *(aside or ())], "step")


@does(ResourceStep)
def resource_step(state: State, task: Task, effect: ResourceStep) -> None:
    """RESOURCE-01: at most one card from hand; Locations face up or down, everything else face down."""
    seat = turn_of(state, task, "resource")
    if seat is None:
        return
    state.step = "resource"
    picked = answer(state, task)
    stay(task)
    if picked is not None:
        if picked.verb == "next":
            finish(task, "resource", seat)
        elif picked.verb == "hand over":
            task.keep("resource lead", picked.number - 1)
        elif picked.verb == "resource":
            card = take_from_hand(state, seat, picked.card)
            assert card is not None
            add_resource(state, card, picked.text == "up", placed=True)
            state.today[f"resource:{seat}"] = 1
            notice(state, PlaysCard, player=seat)
            state.restless = True
        else:
            perform(state, seat, picked)
        return
    aside = step_aside(state, task, "resource", seat)
    offer(state, task, seat, "resource step", [*resource_options(state, seat), NEXT], aside)


def resource_options(state: State, seat: int) -> list[Option]:
    """Cards that can become the resource of this turn, and Build plays."""
    options: list[Option] = []
    if not state.today.get(f"resource:{seat}", 0):
        for card in state.players[seat].hand:
            options.append(Option("resource", card.number, "down"))
            if card.face.kind == "location":
                options.append(Option("resource", card.number, "up"))
    options.extend(play_options(state, seat, "Build"))
    return options


def cost_for(state: State, seat: int, face: Face) -> int:
    """What a card costs its recruiter now."""
    cost = face.cost
    for line in lines(state, CostsLess):
        truth = line[1]
        assert isinstance(truth, CostsLess)
        if controls_line(state, seat, line[2].seat) and fits_card(state, line[2], truth.which, face, seat):
            cost -= truth.less
    return max(0, cost)


def controls_line(state: State, seat: int, giver: int) -> bool:
    """Whether something said by `giver` about 'you' is about that seat."""
    return seat == giver


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
        reshape(state)


@does(RecruitStep)
def recruit_step(state: State, task: Task, effect: RecruitStep) -> None:
    """RECRUIT-01: a point per resource when the step begins; spent on characters and Equipment; the rest is lost."""
    seat = turn_of(state, task, "recruit")
    if seat is None:
        return
    state.step = "recruit"
    player = state.players[seat]
    gain_by_resources(state, task)
    picked = answer(state, task)
    stay(task)
    if picked is not None:
        if picked.verb == "next":
            if player.points:
                tell(state, events.POINTS_LOST, seat, number=player.points)
            player.points = 0
            finish(task, "recruit", seat)
        elif picked.verb == "hand over":
            task.keep("recruit lead", picked.number - 1)
        elif picked.verb == "recruit":
            recruit(state, seat, picked)
        elif picked.verb == "equip":
            equip(state, seat, picked)
        elif picked.verb == "use" and picked.text.endswith(f"|{HIRE}"):
            player.points -= 1
            gain_xp(state, state.play[picked.card], 1)
        else:
            perform(state, seat, picked)
        return
    aside = step_aside(state, task, "recruit", seat)
    offer(state, task, seat, "recruit step", [*recruit_options(state, seat), NEXT], aside)


def gain_by_resources(state: State, task: Task) -> None:
    """A point per resource for each active player, once, as the step begins."""
    kept = task.recall("recruit begun")
    begun = kept if isinstance(kept, tuple) else ()
    late = [state.players[seat] for seat in active_seats(state) if seat not in begun]
    for player in late:
        player.points += len(player.resources)
        tell(state, events.POINTS_GAINED, player.seat, number=player.points)
    if late:
        task.keep("recruit begun", (*begun, *(player.seat for player in late)))


def recruitable(state: State, seat: int) -> list[Card | Resource]:
    """Cards that can be recruited from: the hand, and what effects have opened."""
    found: list[Card | Resource] = [*state.players[seat].hand]
    if any(line[2].seat == seat for line in lines(state, RecruitsFromKO)):
        found.extend(card for card in state.players[seat].ko if card.face.kind == "supporting")
    opened = f"may recruit:{seat}:"
    for key in state.today:
        if key.startswith(opened):
            place = find_card(state, int(key.rpartition(":")[2]))
            if place is not None and place[0] == "ko":
                found.append(place[2])
    return found


def recruit_options(state: State, seat: int) -> list[Option]:
    """What the points buy: characters into either row, Equipment onto a face-up character; and Build plays."""
    options: list[Option] = []
    points = state.players[seat].points
    for card in recruitable(state, seat):
        face = card.face
        if face.kind == "supporting":
            if cost_for(state, seat, face) <= points:
                if main_named_like(state, seat, face) is None:
                    options.append(Option("recruit", card.number, "front"))
                    options.append(Option("recruit", card.number, "back"))
                if state.setup.recruit_to_mate:
                    for mate in mates(state, seat):
                        if main_named_like(state, mate, face) is None:
                            options.append(Option("recruit", card.number, "front", mate + 1))
                            options.append(Option("recruit", card.number, "back", mate + 1))
        elif face.kind == "equipment" and face.cost <= points and meets_needs(state, seat, face):
            for c in state.play.values():
                if c.state == UP and c.player < 0 and controls(state, seat, c):
                    options.append(Option("equip", card.number, number=c.number))
    if points:
        options.extend(hire_options(state, seat))
    options.extend(play_options(state, seat, "Build"))
    return options


def hire_options(state: State, seat: int) -> list[Option]:
    """Characters on whom recruit points may be spent for XP, one after the other."""
    options: list[Option] = []
    for c in state.play.values():
        level_up = has(state, c).level_up
        if level_up is not None and level_up.for_points and c.xp < level_up.xp and controls(state, seat, c):
            options.append(Option("use", c.number, f"{level_up.name}|{HIRE}"))
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
    to = option.number - 1 if option.number else seat
    character = enter_play(state, card, to, row_number(option.text))
    assert character is not None
    tell(state, events.RECRUITED, seat, character, number=cost, text=option.text)
    notice(state, Recruits, character.number, 0, seat)
    notice(state, PlaysCard, character.number, 0, seat)
    state.restless = True


def equip(state: State, seat: int, option: Option) -> None:
    """Pay its cost and attach it; a new one KO's the older (EQUIP-05)."""
    card = take_from_hand(state, seat, option.card)
    assert card is not None
    state.players[seat].points -= card.face.cost
    bearer = state.play[option.number]
    drop_equipment(state, bearer)
    equips = card.face.equips
    if equips is not None and equips.unique:
        for c in state.play.values():
            if controls(state, seat, c) and any(old.face is card.face for old in c.equipment):
                drop_equipment(state, c)
    worn = fresh(state, card)
    bearer.equipment = (worn,)
    reshape(state)
    tell(state, events.EQUIPPED, seat, worn, bearer)
    notice(state, PlaysCard, player=seat)
    state.restless = True


@does(FormationStep)
def formation_step(state: State, task: Task, effect: FormationStep) -> None:
    """FORMATION-01: any characters between the rows, each once; jointly in a joint turn."""
    state.step = "formation"
    picked = answer(state, task)
    lead = task.recall("lead")
    seat = lead if isinstance(lead, int) else active_seats(state)[0]
    kept = task.recall("formed")
    formed = kept if isinstance(kept, tuple) else ()
    if picked is not None:
        if picked.verb == "next":
            return
        if picked.verb == "main phase":
            task.keep("skip", True)
            return
        stay(task)
        if picked.verb == "hand over":
            task.keep("lead", picked.number - 1)
        elif picked.verb == "move":
            c = state.play[picked.card]
            task.keep("formed", (*formed, picked.card))
            move(state, c, BACK if c.row == FRONT else FRONT)
        else:
            perform(state, seat, picked)
        return
    stay(task)
    movable = [c for c in yours(state, seat) if c.number not in formed and not is_fixed(state, c)]
    options = [Option("move", c.number) for c in movable]
    options.extend(play_options(state, seat, "Build"))
    options.append(NEXT)
    options.append(ON_TO_MAIN)
    ask(state, seat, "formation step", [*options, *hand_over(state, seat)], "step")


def hand_over(state: State, seat: int) -> list[Option]:
    """In a joint turn the decision may be handed to the partner."""
    if not state.setup.joint:
        return []
    return [Option("hand over", number=mate + 1) for mate in active_seats(state) if mate != seat]


@does(AfterFormation)
def after_formation(state: State, task: Task, effect: AfterFormation) -> None:
    """PLOT-01: Build plays are still possible once the three steps are over."""
    state.step = ""
    if task.recall("skip") is not None:
        task.keep("skip", None)
        return
    picked = answer(state, task)
    lead = task.recall("lead")
    seat = lead if isinstance(lead, int) else active_seats(state)[0]
    if picked is not None:
        if picked.verb == "main phase":
            return
        stay(task)
        if picked.verb == "hand over":
            task.keep("lead", picked.number - 1)
        else:
            perform(state, seat, picked)
        return
    stay(task)
    options = play_options(state, seat, "Build")
    options.append(ON_TO_MAIN)
    offer(state, task, seat, "after formation", [*options, *hand_over(state, seat)])
