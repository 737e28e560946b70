"""Handlers of the one-off words."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.rng import shuffle
from capes.core.state import ask
from capes.core.task import Task
from capes.vs.rules import events
from capes.vs.rules.adjectives import fits
from capes.vs.rules.arrivals import enter_play, is_fixed, move
from capes.vs.rules.character_effects import row_for
from capes.vs.rules.combat import begin_combat
from capes.vs.rules.ending import win
from capes.vs.rules.events import tell
from capes.vs.rules.handlers import does, stay
from capes.vs.rules.limits import cannot_attack, cannot_be_attacked
from capes.vs.rules.people import numbers_meant, people
from capes.vs.rules.sides import controls, seats_from, side_of
from capes.vs.rules.stun import exhaust
from capes.vs.rules.zones import put_into_hand, take_from_pile
from capes.vs.state.character import FRONT, UP
from capes.vs.state.player import Pile
from capes.vs.state.state import State
from capes.vs.words.adjectives import InRow
from capes.vs.words.oddities import AttackAgain, BringBack, DanceOff, DrawFromPile, Rampage, RecruitFrom, WinGame
from capes.vs.words.turn import DeclareAgain


@does(AttackAgain)
def attack_again(state: State, task: Task, effect: AttackAgain) -> None:
    """FAQ-48: once the running combat is over, on somebody of the same player, protected or not."""
    combat = state.combat
    attackers = people(state, task, effect.who)
    if combat is None or not attackers:
        return
    targets = tuple(
        c.number
        for c in state.play.values()
        if c.player < 0 and controls(state, combat.victim_seat, c) and fits(state, task, effect.which, c)
    )
    for at, other in enumerate(state.agenda):
        if other.kind == "combat":
            again = Task((DeclareAgain(attackers[0].number, targets),), task.seat, attackers[0].number, "declare")
            state.agenda.insert(at, again)
            return


@does(DeclareAgain)
def declare_again(state: State, task: Task, effect: DeclareAgain) -> None:
    attacker = state.play.get(effect.attacker)
    here = [state.play[n] for n in effect.targets if n in state.play]
    targets = [c.number for c in here if c.state == UP and not cannot_be_attacked(state, c)]
    if attacker is None or attacker.state != UP or not targets or cannot_attack(state, attacker):
        return
    picked = task.recall("it")
    if not isinstance(picked, Option):
        stay(task)
        ask(
            state, task.seat, "attack again", [*(Option("defend", n) for n in targets), Option("no")],
            about=effect.attacker,
        )  # fmt: skip
        return
    if picked.verb == "defend":
        begin_combat(state, task.seat, [effect.attacker], picked.card, exhausting=False)


@does(Rampage)
def rampage(state: State, task: Task, effect: Rampage) -> None:
    """Whole combats inside the power: neither protection nor being exhausted stops the next; melee by its text.

    Its player controls it throughout, so that its row stands for nothing but that it attacks in melee.
    """
    attackers = people(state, task, effect.who)
    if not attackers:
        return
    c = attackers[0]
    picked = task.recall("next attack")
    task.keep("next attack", None)
    if isinstance(picked, Option) and picked.verb == "defend":
        move(state, c, FRONT)
        stay(task)
        begin_combat(state, task.seat, [c.number], picked.card)
        return
    targets: list[Option] = []
    if picked is None and task.recall("back") is None and c.state == UP and not cannot_attack(state, c):
        targets = [
            Option("defend", other.number)
            for other in state.play.values()
            if other.state == UP
            and fits(state, task, InRow(effect.row), other)
            and not cannot_be_attacked(state, other)
        ]
    if targets:
        stay(task)
        ask(state, task.seat, "attack again", [*targets, Option("no")], "next attack", c.number)
        return
    task.keep("back", True)
    exhaust(state, c)
    if controls(state, task.seat, c) and not is_fixed(state, c):
        to = row_for(state, task, "either", c.number)
        if to is not None:
            move(state, c, to)


@does(DanceOff)
def dance_off(state: State, task: Task, effect: DanceOff) -> None:
    """MCU-03, 04: in turn, exhaust a ready character or drop out; the last one in wins."""
    kept = task.recall("dancers")
    dancers = list(kept) if isinstance(kept, tuple) else seats_from(state, task.seat)
    picked = task.recall("dance")
    if isinstance(picked, Option):
        task.keep("dance", None)
        if picked.verb == "dance":
            tell(state, events.DANCED, dancers[0], state.play[picked.card])
            exhaust(state, state.play[picked.card])
            dancers.append(dancers.pop(0))
            task.keep("dancers", tuple(dancers))
            stay(task)  # who is stunned by that is stunned before the next one dances
            return
        else:
            tell(state, events.DROPPED_OUT, dancers.pop(0))
    while len(dancers) > 1:
        seat = dancers[0]
        able = [c.number for c in state.play.values() if c.ready and c.player < 0 and controls(state, seat, c)]
        if able:
            task.keep("dancers", tuple(dancers))
            stay(task)
            ask(state, seat, "dance", [*(Option("dance", n) for n in able), Option("drop out")], "dance", task.source)
            return
        tell(state, events.DROPPED_OUT, dancers.pop(0))
    task.keep("dancers", None)
    task.keep("player", dancers[0])
    tell(state, events.WON_DANCE, dancers[0])


def pile_of(state: State, seat: int, name: str) -> Pile | None:
    """A pile beside the table."""
    for pile in state.players[seat].piles:
        if pile.name == name:
            return pile
    return None


@does(BringBack)
def bring_back(state: State, task: Task, effect: BringBack) -> None:
    """MCU-15: the lowest level there, ready, in the row chosen; of a joint side either teammate may have the pile."""
    found = [(seat, pile_of(state, seat, effect.pile)) for seat in side_of(state, task.seat)]
    seat, pile = next(((seat, pile) for seat, pile in found if pile is not None and pile.cards), (0, None))
    if pile is None:
        return
    lowest = min(pile.cards, key=lambda card: (card.face.level, card.number))
    row = row_for(state, task, "either", lowest.number)
    if row is None:
        return
    take_from_pile(state, seat, effect.pile, lowest.number)
    enter_play(state, lowest, seat, row)


@does(DrawFromPile)
def draw_from_pile(state: State, task: Task, effect: DrawFromPile) -> None:
    """MCU-19: shuffled, one card unseen into hand."""
    pile = pile_of(state, task.seat, effect.pile)
    if pile is None or not pile.cards:
        return
    cards = list(pile.cards)
    shuffle(state, cards, f"pile {task.seat}")
    take_from_pile(state, task.seat, effect.pile, cards[0].number)
    new = put_into_hand(state, cards[0])
    tell(state, events.PUT_INTO_HAND, task.seat, new, known=1 << task.seat)


@does(RecruitFrom)
def recruit_from(state: State, task: Task, effect: RecruitFrom) -> None:
    for at in numbers_meant(state, task, effect.who):
        state.today[f"may recruit:{task.seat}:{at}"] = 1


@does(WinGame)
def win_game(state: State, task: Task, effect: WinGame) -> None:
    win(state, task.seat, "card")
