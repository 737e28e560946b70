"""Effects on characters in play."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.characters import (
    ControlReturned,
    ControlTaken,
    DefenderReplaced,
    Given,
    PowerCancelled,
    RemovedFromGame,
)
from capes.vs.contract.events import PointsGained, ResourceLost
from capes.vs.rules.adjectives import card_matches
from capes.vs.rules.arrivals import (
    ask_row,
    can_change_side,
    change_side,
    is_fixed,
    keep_unique,
    move,
    named_row,
    picked_row,
)
from capes.vs.rules.clash import cancel_combat, leave_combat
from capes.vs.rules.derived import invalidate_powers, invalidate_statements, invalidate_stats_and_checks
from capes.vs.rules.durations import let_go
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import answers, ask_for, does, splice
from capes.vs.rules.levels import forget_deeds, gain_xp, set_status, turn_into
from capes.vs.rules.limits import cannot_be_kod
from capes.vs.rules.people import cards_meant, find_card, names_meant, people, players
from capes.vs.rules.quantities import cost_in_play, number
from capes.vs.rules.sides import arrive, controls, open_hands
from capes.vs.rules.stun import (
    Blow,
    add_counters,
    exhaust,
    freeze,
    heal,
    hide,
    ko_all,
    leave_play,
    ready,
    recover_all,
    remove_counters,
    stun_all,
    turn_up,
    wound_all,
)
from capes.vs.rules.zones import fresh, put_on_ko_pile, take_anywhere, take_resource
from capes.vs.state.aside import SetAside
from capes.vs.state.card import Card
from capes.vs.state.character import STUNNED, UP, AttackedPlayer, Character
from capes.vs.state.modifier import AwaitedWhen, Modifier
from capes.vs.state.state import State
from capes.vs.words.cues import CombatEnds
from capes.vs.words.effects import (
    END_OF_COMBAT,
    END_OF_GAME,
    KO,
    UNTIL_STUNNED,
    WHILE_SOURCE,
    Await,
    CancelCombat,
    CancelPower,
    Exhaust,
    Freeze,
    GainPoints,
    GainXP,
    Give,
    Heal,
    Hide,
    MakeMain,
    Move,
    PutCounter,
    Ready,
    Recover,
    Remember,
    RemoveCounters,
    RemoveFromGame,
    ReplaceDefender,
    Stun,
    SwitchPlaces,
    TakeControl,
    TurnCounters,
    TurnToLevel,
    TurnUp,
    Wound,
)
from capes.vs.words.face import face
from capes.vs.words.kinds import Truth, Who
from capes.vs.words.oddities import MustAttackNext
from capes.vs.words.powers import When
from capes.vs.words.pronouns import Each, That
from capes.vs.words.quantities import AtkOf
from capes.vs.words.truths import BaseStatsAre, HandsOpen, HasPrintedPowers, HasStats, Held
from capes.vs.words.turn import Announce, PickUnique, SendBack


@does(PutCounter)
def put_counter(state: State, task: Task, effect: PutCounter) -> None:
    times = number(state, task, effect.times)
    for character in people(state, task, effect.on):
        add_counters(state, character, effect.counter * times)


@does(RemoveCounters)
def take_counters(state: State, task: Task, effect: RemoveCounters) -> None:
    times = None if effect.times is None else number(state, task, effect.times)
    off = sum(remove_counters(state, character, effect.counter, times) for character in people(state, task, effect.off))
    task.keep("count", off)


@does(TurnCounters)
def turn_counters(state: State, task: Task, effect: TurnCounters) -> None:
    """All counters of one kind become as many of the other."""
    for character in people(state, task, effect.on):
        there = character.counters
        if there:
            sign = 1 if there > 0 else -1
            remove_counters(state, character, sign)
            add_counters(state, character, -there)


def whom(truth: Truth) -> Who | None:
    """The pronoun of a truth whose subjects are locked in when it is given."""
    meant = getattr(truth, "whom", None)
    return meant if isinstance(meant, Who) else None


def locked(state: State, task: Task, truth: Truth) -> Truth:
    """The truth with its quantities turned into numbers (STATS-10)."""
    if isinstance(truth, HasStats):
        return HasStats(truth.whom, number(state, task, truth.atk), number(state, task, truth.defense), truth.while_)
    if isinstance(truth, BaseStatsAre):
        return BaseStatsAre(truth.whom, number(state, task, truth.atk), number(state, task, truth.defense))
    if isinstance(truth, HasPrintedPowers):
        return HasPrintedPowers(truth.of, truth.whom, face_meant(state, task, truth.of))
    return truth


def face_meant(state: State, task: Task, who: Who) -> str:
    """The printed card a pronoun stands for; one that was KO'd is known by its card, wherever that is now."""
    kept = task.recall("face")
    if isinstance(who, That) and isinstance(kept, str):
        return kept
    return "".join([character.face.id for character in people(state, task, who)][:1])


def stands_for_nobody(state: State, task: Task, truth: Truth) -> bool:
    """Base values or powers are to be those of a pick, and nothing could be picked: that part is skipped."""
    if isinstance(truth, HasPrintedPowers):
        return not face_meant(state, task, truth.of)
    if not isinstance(truth, BaseStatsAre) or not isinstance(truth.atk, AtkOf):
        return False
    return not people(state, task, truth.atk.who) and not cards_meant(state, task, truth.atk.who)


@does(Give)
def give(state: State, task: Task, effect: Give) -> None:
    """Whom and how much are settled now; the modifier then stands by itself (STATS-11)."""
    if stands_for_nobody(state, task, effect.truth) or is_too_late(state, effect.until):
        return
    truth = locked(state, task, effect.truth)
    meant = whom(truth)
    subjects: tuple[int, ...] = ()
    if meant is not None:
        characters = people(state, task, meant)
        if effect.until == UNTIL_STUNNED:  # who was stunned in the same exchange has lost it already
            characters = [character for character in characters if character.state != STUNNED]
        if not characters:
            return
        subjects = tuple(character.number for character in characters)
        if isinstance(truth, MustAttackNext):
            against = people(state, task, truth.against)
            if not against:
                return
            subjects = (subjects[0], against[0].number)
        more_atk = truth.atk if isinstance(truth, HasStats) and isinstance(truth.atk, int) else 0
        more_defense = truth.defense if isinstance(truth, HasStats) and isinstance(truth.defense, int) else 0
        for character in characters:
            tell(state, Given(task.seat, ref(character), type(truth).__name__, more_atk, more_defense))
    given = Modifier(
        arrive(state), truth, subjects, effect.until, task.source, task.seat, face_of(state, task), state.turn
    )
    state.modifiers.append(given)
    invalidate_statements(state, [given])
    if isinstance(truth, HandsOpen):
        open_hands(state)


def is_too_late(state: State, until: str) -> bool:
    """For a combat that is over already (a trigger before this one has cancelled it): it does not wait for the next."""
    return until == END_OF_COMBAT and state.combat is None


def face_of(state: State, task: Task) -> str:
    """The printed card a task comes from."""
    character = state.play.get(task.source)
    if character is not None:
        return character.face.id
    twist = task.recall("twist")
    for card in state.limbo:
        if card.number == twist:
            return card.face.id
    return ""


@does(Await)
def await_(state: State, task: Task, effect: Await) -> None:
    """Leave a delayed trigger behind, with the picks made so far."""
    when = effect.when
    assert isinstance(when, When)
    if is_too_late(state, effect.until):
        if isinstance(when.cue, CombatEnds):
            splice(task, when.do)  # the end it would have waited for has come
        return
    names = tuple(sorted((task.names or {}).items(), key=lambda item: item[0]))
    truth = AwaitedWhen(when, effect.once, names)
    state.modifiers.append(
        Modifier(arrive(state), truth, (), effect.until, task.source, task.seat, face_of(state, task), state.turn)
    )
    invalidate_stats_and_checks(state)


@does(GainXP)
def gain(state: State, task: Task, effect: GainXP) -> None:
    for character in people(state, task, effect.who):
        gain_xp(state, character, number(state, task, effect.times))
        if character.number == task.source and character.memory is not None:
            forget_deeds(state, character, task.todo)


def doer(task: Task) -> tuple[int, ...]:
    """The character that an effect counts as the work of."""
    return (task.source,) if task.source else ()


@does(Stun)
def stun(state: State, task: Task, effect: Stun) -> None:
    blows = [Blow(character, doer(task)) for character in people(state, task, effect.who)]
    stun_all(state, blows, effect.wound)


@does(Wound)
def wound(state: State, task: Task, effect: Wound) -> None:
    wound_all(state, people(state, task, effect.who), number(state, task, effect.times), doer(task))


@does(Heal)
def heal_(state: State, task: Task, effect: Heal) -> None:
    times = number(state, task, effect.times)
    for character in people(state, task, effect.who):
        heal(state, character, times)


@does(KO)
def ko(state: State, task: Task, effect: KO) -> None:
    """Characters in play, or cards out of a resource row."""
    characters = people(state, task, effect.who)
    for character in characters:
        task.keep(f"cost:{character.number}", max(0, cost_in_play(state, character)))
    ko_all(state, [(character, doer(task)) for character in characters if not cannot_be_kod(state, character)])
    for zone, seat, card in cards_meant(state, task, effect.who):
        if zone == "resources":
            resource = take_resource(state, card.number)
            if resource is not None:
                tell(state, ResourceLost(seat, ref(put_on_ko_pile(state, resource))))


@does(Ready)
def ready_(state: State, task: Task, effect: Ready) -> None:
    for character in people(state, task, effect.who):
        ready(state, character)


@does(Exhaust)
def exhaust_(state: State, task: Task, effect: Exhaust) -> None:
    for character in people(state, task, effect.who):
        exhaust(state, character)


@does(Freeze)
def freeze_(state: State, task: Task, effect: Freeze) -> None:
    for character in people(state, task, effect.who):
        freeze(state, character)


@does(Recover)
def recover_(state: State, task: Task, effect: Recover) -> None:
    recover_all(state, people(state, task, effect.who))


@does(Hide)
def hide_(state: State, task: Task, effect: Hide) -> None:
    for character in people(state, task, effect.who):
        hide(state, character)


@does(TurnUp)
def turn_up_(state: State, task: Task, effect: TurnUp) -> None:
    for character in people(state, task, effect.who):
        turn_up(state, character)


@does(Move)
def move_(state: State, task: Task, effect: Move) -> None:
    """TERM-14: already there: that part is skipped."""
    characters = movable(state, task, effect)
    row = named_row(effect.to)
    if row is not None:
        for character in characters:
            move(state, character, row)
    elif characters:
        ask_row(state, task, effect, characters[0].number)


@answers(Move)
def move_there(state: State, task: Task, effect: Move) -> None:
    row = picked_row(task)
    for character in movable(state, task, effect):
        move(state, character, row)


def movable(state: State, task: Task, effect: Move) -> list[Character]:
    """Those who are meant, and whom nothing holds in place."""
    return [character for character in people(state, task, effect.who) if not is_fixed(state, character)]


@does(SwitchPlaces)
def switch_places(state: State, task: Task, effect: SwitchPlaces) -> None:
    """TERM-17: one move for both; if either cannot, both stay."""
    ones, others = people(state, task, effect.one), people(state, task, effect.other)
    if ones and others:
        swap_rows(state, ones[0], others[0])


def swap_rows(state: State, one: Character, other: Character) -> bool:
    """Trade rows."""
    if is_fixed(state, one) or is_fixed(state, other) or one.row == other.row:
        return False
    one_row, other_row = one.row, other.row
    move(state, one, other_row)
    move(state, other, one_row)
    return True


@does(TakeControl)
def take_control(state: State, task: Task, effect: TakeControl) -> None:
    """To your side (or that of another player), each in the row you choose; not an appearance."""
    left = to_be_taken(state, task, effect)
    if not left:
        task.keep("taken", None)
        return
    row = named_row(effect.row)
    if row is None:
        ask_row(state, task, effect, left[0].number)
    else:
        take_over(state, task, effect, left[0], row)


@answers(TakeControl)
def take_into_row(state: State, task: Task, effect: TakeControl) -> None:
    row = picked_row(task)
    left = to_be_taken(state, task, effect)
    if left:
        take_over(state, task, effect, left[0], row)


def to_be_taken(state: State, task: Task, effect: TakeControl) -> list[Character]:
    """Those who are meant, can come, and have not been tried yet."""
    seats = players(state, task, effect.whose)
    tried = task.numbers("taken")
    return [
        character
        for character in people(state, task, effect.who)
        if seats
        and character.number not in tried
        and not controls(state, seats[0], character)
        and can_change_side(state, character, seats[0])
    ]


def take_over(state: State, task: Task, effect: TakeControl, character: Character, row: int) -> None:
    """One comes over; then the next is looked for."""
    former = character.seat
    task.keep("taken", (*task.numbers("taken"), character.number))
    splice(task, (effect,))
    change_side(state, character, players(state, task, effect.whose)[0], row)
    if effect.until == "turn":
        if character.stolen_from < 0:
            character.stolen_from = former
        state.today[f"stolen:{character.number}"] = 1
    elif effect.until != END_OF_GAME:
        held = Held(row=effect.row, to=character.owner if effect.until == WHILE_SOURCE else former)
        given = arrive(state), held, (character.number,), effect.until, task.source, task.seat, face_of(state, task)
        state.modifiers.append(Modifier(*given, state.turn))
    tell(state, ControlTaken(character.seat, ref(character)))


@does(SendBack)
def send_back(state: State, task: Task, effect: SendBack) -> None:
    """FAQ-36: the player moving it chooses its row; it leaves the combat, and stays if nothing may move it.

    It stays as well where it would stand beside a Main of its name: that effect is ignored (UNIQUE-05).
    """
    character = state.play.get(effect.number)
    if character is None or not controls(state, task.seat, character):
        return
    if not can_change_side(state, character, home_of(state, character, effect)):
        character.stolen_from = -1
        return
    row = named_row(effect.row)
    if row is None:
        ask_row(state, task, effect, effect.number)
    else:
        go_home(state, character, home_of(state, character, effect), row)


@answers(SendBack)
def send_into_row(state: State, task: Task, effect: SendBack) -> None:
    row = picked_row(task)
    character = state.play.get(effect.number)
    if (
        character is not None
        and controls(state, task.seat, character)
        and can_change_side(state, character, home_of(state, character, effect))
    ):
        go_home(state, character, home_of(state, character, effect), row)


def home_of(state: State, character: Character, effect: SendBack) -> int:
    """Where it goes back to: to its owner if the player it came from is out."""
    return character.owner if state.players[effect.to].out and not state.setup.joint else effect.to


def go_home(state: State, character: Character, to: int, row: int) -> None:
    """Back on the side it came from."""
    if not controls(state, to, character):
        leave_combat(state, character.number)
    let_go(state, character)
    character.seat = to
    character.row = row
    character.stolen_from = -1
    invalidate_powers(state)
    tell(state, ControlReturned(to, ref(character)))
    keep_unique(state, character)


@does(ReplaceDefender)
def replace_defender(state: State, task: Task, effect: ReplaceDefender) -> None:
    """FAQ-61, 62: the old defender leaves the combat, the new one takes its place; the two trade rows."""
    combat = state.combat
    if combat is None:
        return
    replacing = [
        character
        for character in people(state, task, effect.by)
        if character.state == UP and character.number not in combat.attackers
    ]
    if not replacing:
        return
    old = state.play.get(combat.defender)
    new = replacing[0]
    if old is None or new.number == old.number:
        return
    if not isinstance(old, AttackedPlayer) and old.row != new.row and (is_fixed(state, old) or is_fixed(state, new)):
        return  # TERM-17: the switch does not happen, and with it the replacement (open point 23)
    combat.defender = new.number
    swap_rows(state, old, new)
    if isinstance(old, AttackedPlayer):
        state.take(old.number)
    invalidate_powers(state)
    tell(state, DefenderReplaced(new.seat, ref(new), ref(old)))


@does(CancelCombat)
def cancel(state: State, task: Task, effect: CancelCombat) -> None:
    cancel_combat(state)


@does(CancelPower)
def cancel_power(state: State, task: Task, effect: CancelPower) -> None:
    """The Super Power reacted to never resolves; cost and use stand (SUPER-16)."""
    for at in range(len(state.agenda) - 1, -1, -1):
        other = state.agenda[at]
        if other is not task and other.kind == "super power":
            name = "".join(step.name for step in other.todo if isinstance(step, Announce))
            place = find_card(state, other.source)  # used from a KO pile
            about = state.play.get(other.source) or (None if place is None else place.card)
            tell(state, PowerCancelled(other.seat, None if about is None else ref(about), name))
            del state.agenda[at]
            return


@does(TurnToLevel)
def turn_to_level(state: State, task: Task, effect: TurnToLevel) -> None:
    for character in people(state, task, effect.who):
        if effect.face:
            to = effect.face
        elif effect.level < character.face.level:
            to = character.face.previous_level
        else:
            to = character.face.next_level
        if to and to != character.face.printed_id:
            turn_into(state, character, face(to, state.setup.edition))


@does(Remember)
def remember(state: State, task: Task, effect: Remember) -> None:
    source = state.play.get(task.source)
    if source is None:
        return
    key = "?" + effect.name if effect.until_stunned else effect.name
    kept: tuple[int, ...] | str = tuple(character.number for character in people(state, task, effect.who))
    if not kept:
        names = names_meant(state, task, effect.who)
        kept = names[0] if names else ()
    source.memory = {**(source.memory or {}), key: kept}
    invalidate_powers(state)


@does(MakeMain)
def make_main(state: State, task: Task, effect: MakeMain) -> None:
    """MAIN-05 to 08: it becomes your Main, and the one you had becomes a supporting character."""
    for character in people(state, task, effect.who):
        for old in list(state.characters):
            if old.main_of == task.seat and old.number != character.number and controls(state, task.seat, old):
                set_status(state, old, -1)
        set_status(state, character, task.seat)


@does(RemoveFromGame)
def remove_from_game(state: State, task: Task, effect: RemoveFromGame) -> None:
    """ZONE-05: set aside; counters and modifiers are gone, unless the power keeps them."""
    who = effect.who
    if isinstance(who, Each) and who.where == "deck":
        remove_from_decks(state, task, who)
        return
    gone: tuple[int, ...] = ()
    for character in people(state, task, who):
        kept = SetAside(0, character.counters, character.wounds, character.xp, character.main_of, character.original)
        at = leave_play(state, character, "removed")
        if effect.keep and at:
            gone = (*gone, at)
            state.aside = (*state.aside, kept._replace(card=at))
    if effect.keep:
        task.keep("it", gone)
        return
    for zone, _, card in cards_meant(state, task, effect.who):
        if zone != "removed":
            lifted = take_anywhere(state, card.number)
            if lifted is not None:
                new: Card = fresh(state, lifted)
                state.removed.append(new)
                tell(state, RemovedFromGame(new.owner, ref(new)))


def remove_from_decks(state: State, task: Task, who: Each) -> None:
    """Every card in those decks that fits."""
    for seat in players(state, task, who.whose):
        deck = state.players[seat].deck
        found = [card for card in deck if card_matches(state, task, who.which, card)]
        for card in found:
            deck.remove(card)
            new = fresh(state, card)
            state.removed.append(new)
            tell(state, RemovedFromGame(new.owner, ref(new)))


@does(GainPoints)
def gain_points(state: State, task: Task, effect: GainPoints) -> None:
    """Kept with those of the Recruit Step, and lost with them."""
    points = number(state, task, effect.times)
    state.players[task.seat].points += points
    tell(state, PointsGained(task.seat, points))


@does(PickUnique)
def pick_unique(state: State, task: Task, effect: PickUnique) -> None:
    """UNIQUE-02: their player picks which of the two is KO'd."""
    here = [at for at in effect.numbers if at in state.play]
    if len(here) > 1:
        ask_for(state, task, effect, task.seat, questions.WHICH_IS_KOD, [Option(verbs.PICK, at) for at in here], "it")


@answers(PickUnique)
def unique_picked(state: State, task: Task, effect: PickUnique) -> None:
    picked = task.take_pick("it")
    if all(at in state.play for at in effect.numbers):
        ko_all(state, [(state.play[picked.card], ())])
