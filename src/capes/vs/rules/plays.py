"""Plot twists, Super Powers and power-ups: what may be played or used now, and starting it."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import questions, verbs
from capes.vs.contract.characters import PoweredUp, PowerUsed, Triggered
from capes.vs.contract.events import TwistPlayed, WentIntoDeck
from capes.vs.rules.adjectives import in_combat
from capes.vs.rules.conditions import holds
from capes.vs.rules.derived import has, settle_powers, statements
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import answers, ask_for, does
from capes.vs.rules.limits import cannot_receive
from capes.vs.rules.open_hands import close_hands, closing_options
from capes.vs.rules.payment import Source, can_pay, sources, teams_for
from capes.vs.rules.people import COMBAT_TWIST
from capes.vs.rules.powers import powers_elsewhere, share_name, yours
from capes.vs.rules.sides import controls, is_enemy, is_turn_of, seats_from
from capes.vs.rules.statements import said_of
from capes.vs.rules.stun import add_counters
from capes.vs.rules.triggers import notice, notice_reactions, told_apart
from capes.vs.rules.zones import discard, fresh, put_into_deck, put_on_ko_pile, shuffle_deck, take_from_hand
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import STUNNED, UP, Character
from capes.vs.state.modifier import Waiting
from capes.vs.state.state import State
from capes.vs.words.cues import PlaysCard, PlaysPlotTwist, PowersUp, UsesSuperPower
from capes.vs.words.effects import CancelPower
from capes.vs.words.face import WINDOWS, Face, power_key, team_bit
from capes.vs.words.kinds import Effect
from capes.vs.words.powers import ONCE_PER_GAME, UNLIMITED, Power, Reaction, SuperPower, Twist
from capes.vs.words.truths import NoEnemyTwists, PowersUpWithAny
from capes.vs.words.turn import Announce, FinishTwist, OfferReaction, Pay, PickReaction


def play_options(state: State, seat: int, window: str) -> list[Option]:
    """Everything that player may play or use in that window now."""
    options: list[Option] = []
    add_plays(state, seat, window, options)
    return options


def add_plays(state: State, seat: int, window: str, options: list[Option]) -> None:
    """The same, put behind what else there is to pick."""
    player = state.players[seat]
    own = is_turn_of(state, seat)
    settle_powers(state)
    mine = yours(state, seat)
    if player.hand:
        hand_options(state, seat, window, own, mine, options)
    found: list[Source] | None = None
    bit = WINDOWS[window]
    for c in mine:
        if not c.has.windows & bit:
            continue
        for at, power in enumerate(c.has.supers):
            if isinstance(power, SuperPower) and power.window == window:
                key = c.has.keys[at]
                if is_open(state, seat, c, power, key, own):
                    if found is None:
                        found = sources(state, seat)
                    if can_pay(found, power.cost, c.has.teams):
                        options.append(Option(verbs.USE, c.number, key))
    from_ko = [card for card in player.ko if card.face.works_from_ko]
    if from_ko and is_used_from_ko(state, seat, bit):
        for card in from_ko:
            ko_options(state, seat, card, window, own, options)
    if window == "Main":
        options.extend(closing_options(state, seat))


def is_used_from_ko(state: State, seat: int, window: int) -> bool:
    """Whether a power used from the KO pile in that window is there to be had or copied: in that pile, or in play."""
    for card in state.players[seat].ko:
        if card.face.up.ko_windows & window:
            return True
    for c in state.characters:
        if c.has.ko_windows & window:
            return True
    return False


def ko_options(state: State, seat: int, card: Card, window: str, own: bool, options: list[Option]) -> None:
    """The Super Powers a card in the KO pile offers in that window."""
    for power in ko_powers(state, seat, card):
        key = power_key(power)
        if (
            power.window == window
            and is_open_from_ko(state, seat, card, power, own)
            and not is_used(state, card.number, card.body, power, key)
            and can_pay(sources(state, seat), power.cost, teams_for(state, card.number))
        ):
            options.append(Option(verbs.USE, card.number, key))


def is_open_from_ko(state: State, seat: int, card: Card | Resource, power: SuperPower, own: bool) -> bool:
    """Whether it may be used there in its window, use and payment apart: a card in a KO pile is in no combat."""
    fighting = power.window == "Combat"
    if (not own and not (power.any_turn and fighting)) or (fighting and not power.any_combat):
        return False
    return power.only_if is None or holds(state, Task((), seat, card.number), power.only_if)


def hand_options(state: State, seat: int, window: str, own: bool, mine: list[Character], options: list[Option]) -> None:
    """Plot twists that may be played, and cards that can power up somebody (in combat only those in it, POWERUP-03)."""
    ready_to_grow: list[Character] = []
    names: list[str] = []
    if window in ("Main", "Combat"):
        for c in mine:
            if c.state == UP and (window == "Main" or in_combat(state, c)):
                ready_to_grow.append(c)
                names.extend(c.face.names)
    anybody = bool(ready_to_grow) and bool(statements(state, PowersUpWithAny))
    blocked: bool | None = None
    bit = WINDOWS[window]
    for card in state.players[seat].hand:
        face = card.face
        if face.twist_windows & bit:
            if blocked is None:
                blocked = twists_blocked(state, seat)
            if not blocked:
                twist_options(state, seat, card, window, own, options)
        elif face.is_character and ready_to_grow and (anybody or face.name in names or len(face.names) > 1):
            for c in ready_to_grow:
                if powers_up_with(state, c, face):
                    options.append(Option(verbs.POWER_UP, card.number, number=c.number))


def is_all(state: State, seat: int, options: list[Option]) -> bool:
    """Nothing but passing is left, and everybody can see that: no card in hand, nothing to use."""
    return state.setup.brisk and len(options) == 1 and not state.players[seat].hand


def ko_powers(state: State, seat: int, card: Card) -> list[SuperPower]:
    """The Super Powers a card may use from the KO pile; one copied from several is had once."""
    found: list[SuperPower] = []
    for power in powers_elsewhere(state, card, seat):
        if isinstance(power, SuperPower) and power.zone == "ko" and power not in found:
            found.append(power)
    return found


def is_used(state: State, number: int, body: int, power: SuperPower | Reaction, key: str) -> bool:
    """Used up: once each turn, or once per game for the physical card (SUPER-09, 13)."""
    if power.uses == UNLIMITED:
        return False
    if power.uses == ONCE_PER_GAME and (body, key) in state.spent:
        return True
    return (number, key) in state.used


def is_open(state: State, seat: int, character: Character, power: SuperPower, key: str, own: bool) -> bool:
    """Whether a character's Super Power may be used in its window, payment apart."""
    if power.zone != "play":
        return False
    fighting = power.window == "Combat"
    if not own and not (power.any_turn and fighting):
        return False
    if fighting and not power.any_combat and not in_combat(state, character):
        return False
    if power.while_stunned and character.state != STUNNED:
        return False
    if is_used(state, character.number, character.body, power, key):
        return False
    return power.only_if is None or holds(state, Task((), seat, character.number), power.only_if)


def twists_blocked(state: State, seat: int) -> bool:
    """Somebody says that this player may not play plot twists now."""
    return any(is_enemy(state, statement.context.seat, seat) for statement in statements(state, NoEnemyTwists))


def twist_options(state: State, seat: int, card: Card, window: str, own: bool, options: list[Option]) -> None:
    """The ways a plot twist in hand may be played in that window."""
    face = card.face
    for at, twist in enumerate(face.twists):
        if (
            twist.window == window
            and (own or (twist.any_turn and window == "Combat"))
            and meets_needs(state, seat, face)
            and (twist.only_if is None or holds(state, Task((), seat, 0, COMBAT_TWIST), twist.only_if))
        ):
            options.append(Option(verbs.PLAY, card.number, number=at))


def meets_needs(state: State, seat: int, face: Face) -> bool:
    """PLOT-07, 09, 10: as many different face-up members as the team's symbol is shown, or a marked character."""
    if not face.needs and not face.needs_mark:
        return True
    if face.needs_mark and not any(c.face.marked and controls(state, seat, c) for c in state.characters):
        return False
    for team in face.needs:
        bit = team_bit(team)
        wanted = face.needs.count(team)
        for c in state.characters:
            if c.state == UP and controls(state, seat, c) and has(state, c).teams & bit:
                wanted -= 1
                if wanted == 0:
                    break
        if wanted > 0:
            return False
    return True


def playable(state: State, seat: int, face: Face) -> int:
    """Which of its modes a plot twist could be played in now, -1 for none."""
    window = "Combat" if state.combat is not None else "Main"
    context = Task((), seat, 0, COMBAT_TWIST)
    if meets_needs(state, seat, face) and not twists_blocked(state, seat):
        for at, twist in enumerate(face.twists):
            if twist.window == window and (twist.only_if is None or holds(state, context, twist.only_if)):
                return at
    return -1


def powers_up_with(state: State, character: Character, face: Face) -> bool:
    """Whether a card can power up that character: a shared name, or a power that says any character will do."""
    return share_name(character.face, face) or (face.is_character and said_of(state, PowersUpWithAny, character))


def perform(state: State, seat: int, option: Option) -> None:
    """Start what was picked among the plays."""
    if option.verb == verbs.PLAY:
        card = take_from_hand(state, seat, option.card)
        assert card is not None
        play_twist(state, seat, card, option.number)
    elif option.verb == verbs.USE and option.number:
        close_hands(state, seat, option.number)
    elif option.verb == verbs.USE:
        use_power(state, seat, option.card, option.text)
    elif option.verb == verbs.POWER_UP:
        power_up(state, seat, option.card, option.number)
    else:
        raise ValueError(option)


def play_twist(state: State, seat: int, card: Card, at: int, then: str = "ko") -> None:
    """Carry out a plot twist; it goes to the KO pile afterwards (PLOT-06)."""
    twist: Twist = card.face.twists[at]
    card = fresh(state, card)  # the number it had in hand would tell when it was drawn
    state.limbo.append(card)
    tell(state, TwistPlayed(seat, ref(card)))
    # TIMING-09: who triggers on it is judged now, and resolves after it.
    played = f"twists:{seat}"
    state.today[played] = state.today.get(played, 0) + 1
    notice(state, PlaysPlotTwist, player=seat)
    notice(state, PlaysCard, player=seat)
    todo: tuple[Effect, ...] = (*twist.do, FinishTwist(card.number, then))
    kind = COMBAT_TWIST if twist.window == "Combat" else "twist"
    state.agenda.append(Task(todo, seat, 0, kind, {"twist": card.number}))
    notice_reactions(state, PlaysPlotTwist, 0, seat)


@does(FinishTwist)
def finish_twist(state: State, task: Task, effect: FinishTwist) -> None:
    for at, card in enumerate(state.limbo):
        if card.number == effect.number:
            del state.limbo[at]
            if effect.then == "shuffle":
                put_into_deck(state, card, "bottom")
                tell(state, WentIntoDeck(card.owner, ref(card), "shuffle"))
                shuffle_deck(state, card.owner)
            else:
                put_on_ko_pile(state, card)
            break
    state.needs_settling = True


def find_power(state: State, seat: int, number: int, key: str) -> SuperPower | Reaction:
    """The Super Power an option speaks of."""
    found: list[Power] = []
    character = state.play.get(number)
    if character is not None:
        found.extend(has(state, character).supers)
    else:
        for card in state.players[seat].ko:
            if card.number == number:
                found.extend(ko_powers(state, seat, card))
    for power in found:
        if isinstance(power, SuperPower | Reaction) and power_key(power) == key:
            return power
    raise LookupError(key)


def use_power(state: State, seat: int, number: int, key: str) -> None:
    """Pay, announce, carry out."""
    power = find_power(state, seat, number, key)
    if isinstance(power, SuperPower) and power.keyword:
        use_keyword(state, seat, number, power)
        return
    counted = isinstance(power, SuperPower) and power.counted
    todo = (Pay(power.cost), Announce(key, power.name, power.uses == ONCE_PER_GAME, counted), *power.do)
    state.agenda.append(Task(todo, seat, number, "super power"))


def use_keyword(state: State, seat: int, number: int, power: SuperPower) -> None:
    """A keyword power used like an action: once each turn, and nothing that minds Super Powers minds it."""
    state.used = (*state.used, (number, power_key(power)))
    tell(state, Triggered(seat, ref(state.play[number]), power.name))
    state.agenda.append(Task(power.do, seat, number, "trigger"))


@does(Announce)
def announce(state: State, task: Task, effect: Announce) -> None:
    """The use counts from now on, whether or not it is cancelled (SUPER-16)."""
    state.used = (*state.used, (task.source, effect.key))
    character = state.play.get(task.source)
    about: Character | Card | None = character
    if character is None:
        for card in state.players[task.seat].ko:
            if card.number == task.source:
                about = card
    if about is not None:
        if effect.once_per_game:
            state.spent = (*state.spent, (about.body, effect.key))
        tell(state, PowerUsed(task.seat, ref(about), effect.name))
    if effect.counted:
        player = state.players[task.seat]
        player.tally = (*player.tally, effect.name)
    used = f"powers:{task.seat}"
    state.today[used] = state.today.get(used, 0) + 1
    notice(state, UsesSuperPower, task.source, 0, task.seat)
    notice_reactions(state, UsesSuperPower, task.source, task.seat)
    state.needs_settling = True


def power_up(state: State, seat: int, card: int, number: int) -> None:
    """Discard a card of its name to put a +1/+1 counter on it (POWERUP-01)."""
    character = state.play[number]
    discarded = discard(state, seat, card)
    assert discarded is not None
    tell(state, PoweredUp(seat, ref(character), ref(discarded)))
    if not cannot_receive(state, character, 1):
        add_counters(state, character, 1)
    ups = f"power-ups:{seat}"
    state.today[ups] = state.today.get(ups, 0) + 1
    notice(state, PowersUp, number, discarded.number, seat)
    state.needs_settling = True


def offer_reactions(state: State) -> None:
    """Let the Reactions whose condition was just met be used, each by its player, before anything goes on."""
    waiting = state.reactions[0]
    state.agenda.append(
        Task(
            (PickReaction(), OfferReaction()), waiting.seat, waiting.source, "reaction offer",
            {"that": waiting.about, "player": waiting.player},
        )
    )  # fmt: skip


def is_moot(state: State, waiting: Waiting, reaction: Reaction) -> bool:
    """What it would cancel has been cancelled already; its own offer is one task more than there were."""
    return len(state.agenda) <= waiting.moved and any(isinstance(effect, CancelPower) for effect in reaction.do)


def is_live(state: State, waiting: Waiting) -> bool:
    """Whether a Reaction can still be used: its character has it, and there is something left to answer."""
    reaction = waiting.power
    character = state.play.get(waiting.source)
    return (
        isinstance(reaction, Reaction)
        and character is not None
        and reaction in has(state, character).supers
        and not is_used(state, waiting.source, character.body, reaction, power_key(reaction))
        and not is_moot(state, waiting, reaction)
    )


@does(PickReaction)
def pick_reaction(state: State, task: Task, effect: PickReaction) -> None:
    """TIMING-03: of several Reactions to one thing the player whose turn it is says which comes next."""
    depth = state.reactions[0].moved
    state.reactions = [one for one in state.reactions if one.moved != depth or is_live(state, one)]
    here = [(at, one) for at, one in enumerate(state.reactions) if one.moved == depth]
    if sum(may_be_paid(state, one) for _, one in here) > 1:
        labels = told_apart(state, [one for _, one in here])
        options = [
            Option(verbs.RESOLVE, one.source, label, at + 1) for label, (at, one) in zip(labels, here, strict=True)
        ]
        ask_for(state, task, effect, seats_from(state, state.active)[0], questions.ORDER_TRIGGERS, options, "trigger")
    elif here:
        take_up(task, state.reactions.pop(here[0][0]))


@answers(PickReaction)
def reaction_picked(state: State, task: Task, effect: PickReaction) -> None:
    take_up(task, state.reactions.pop(task.take_pick("trigger").number - 1))


def take_up(task: Task, waiting: Waiting) -> None:
    """This Reaction is the one that is offered."""
    assert isinstance(waiting.power, Reaction)
    task.source = waiting.source
    task.seat = waiting.seat
    task.keep("key", power_key(waiting.power))


def may_be_paid(state: State, waiting: Waiting) -> bool:
    """Whether a Reaction can be paid for as far as the others can tell, who do not know hands."""
    reaction, character = waiting.power, state.play[waiting.source]
    assert isinstance(reaction, Reaction)
    return bool(payers(state, waiting.seat, character, reaction.cost))


def payers(state: State, seat: int, character: Character, cost: tuple[str, ...]) -> list[int]:
    """Who may be able to pay for a character's Reaction, hands unseen: its player, of a joint side both (2HT-04)."""
    return [
        able
        for able in seats_from(state, seat)
        if controls(state, able, character) and (state.players[able].hand or pays_for(state, able, character, cost))
    ]


def pays_for(state: State, seat: int, character: Character, cost: tuple[str, ...]) -> bool:
    """Whether that player can really pay."""
    return can_pay(sources(state, seat), cost, has(state, character).teams)


@does(OfferReaction)
def offer_reaction(state: State, task: Task, effect: OfferReaction) -> None:
    """Whoever may have the means is asked, so that being asked tells nothing of a hand."""
    key = effect.key or task.recall("key")
    character = state.play.get(task.source)
    if not isinstance(key, str) or character is None or key not in has(state, character).keys:
        return
    reaction = find_power(state, task.seat, task.source, key)
    if is_used(state, task.source, character.body, reaction, key):
        return
    asked = task.numbers("asked")
    for seat in payers(state, task.seat, character, reaction.cost):
        if seat not in asked:
            task.keep("asked", (*asked, seat))
            task.seat = seat
            use = [Option(verbs.USE, task.source, key)] if pays_for(state, seat, character, reaction.cost) else []
            ask_for(state, task, effect, seat, questions.REACT, [*use, Option(verbs.NO)], "react", task.source)
            return


@answers(OfferReaction)
def reacted(state: State, task: Task, effect: OfferReaction) -> None:
    picked = task.take_pick("react")
    if picked.verb != verbs.USE:
        offer_reaction(state, task, effect)
        return
    power = find_power(state, task.seat, picked.card, picked.text)
    todo = (Pay(power.cost), Announce(picked.text, power.name, power.uses == ONCE_PER_GAME), *power.do)
    about = {name: task.recall(name) for name in ("that", "other", "player")}
    state.agenda.append(Task(todo, task.seat, task.source, "super power", about))
