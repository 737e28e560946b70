"""Handlers of the one-off words."""

from __future__ import annotations

from capes.core.option import Option
from capes.core.rng import shuffle
from capes.core.task import Task
from capes.vs.contract import endings, questions, verbs
from capes.vs.contract.events import CameToHand, Danced, DroppedOut, WonDance
from capes.vs.rules.adjectives import fits
from capes.vs.rules.arrivals import ask_row, enter_play, move, picked_row
from capes.vs.rules.attack import UNGUARDED, Reach, can_attack, is_reached
from capes.vs.rules.combat import begin_combat
from capes.vs.rules.ending import win
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import answers, ask_for, does, splice
from capes.vs.rules.limits import cannot_attack, cannot_be_attacked
from capes.vs.rules.people import numbers_meant, people
from capes.vs.rules.sides import controls, seats_from, side_of
from capes.vs.rules.stun import exhaust
from capes.vs.rules.zones import put_into_hand, take_from_pile
from capes.vs.state.card import Card
from capes.vs.state.character import BACK, FRONT, UP, Character
from capes.vs.state.player import Pile
from capes.vs.state.state import State
from capes.vs.words.adjectives import InRow
from capes.vs.words.effects import Move
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
        character.number
        for character in state.characters
        if controls(state, combat.victim_seat, character) and fits(state, task, effect.which, character)
    )
    for at, other in enumerate(state.agenda):
        if other.kind == "combat":
            again = Task((DeclareAgain(attackers[0].number, targets),), task.seat, attackers[0].number, "declare")
            state.agenda.insert(at, again)
            return


@does(DeclareAgain)
def declare_again(state: State, task: Task, effect: DeclareAgain) -> None:
    """Being exhausted and protection do not stop it; all else that bars an attack does (ATTACK-08, KW-03)."""
    attacker = state.play.get(effect.attacker)
    if attacker is None or not can_attack(state, attacker, even_exhausted=True):
        return
    reach = Reach(ranged=attacker.row == BACK, by_air=True, past_all=True)
    here = [state.play[n] for n in effect.targets if n in state.play]
    targets = [character.number for character in here if is_reached(state, reach, character, UNGUARDED)]
    if not targets:
        return
    options = [*(Option(verbs.DEFEND, n) for n in targets), Option(verbs.NO)]
    ask_for(state, task, effect, task.seat, questions.ATTACK_AGAIN, options, "it", effect.attacker)


@answers(DeclareAgain)
def declared_again(state: State, task: Task, effect: DeclareAgain) -> None:
    picked = task.take_pick("it")
    if picked.verb == verbs.DEFEND:
        begin_combat(state, task.seat, [effect.attacker], picked.card, exhausting=False)


@does(Rampage)
def rampage(state: State, task: Task, effect: Rampage) -> None:
    """Whole combats inside the power: neither protection nor being exhausted stops the next; melee by its text.

    Its player controls it throughout, so that its row stands for nothing but that it attacks in melee.
    """
    attackers = people(state, task, effect.who)
    if not attackers:
        return
    attacker = attackers[0]
    targets: list[Option] = []
    if attacker.state == UP and not cannot_attack(state, attacker):
        targets = [
            Option(verbs.DEFEND, other.number)
            for other in state.characters
            if other.state == UP
            and fits(state, task, InRow(effect.row), other)
            and not cannot_be_attacked(state, other)
        ]
    if targets:
        options = [*targets, Option(verbs.NO)]
        ask_for(state, task, effect, task.seat, questions.ATTACK_AGAIN, options, "next attack", attacker.number)
    else:
        end_rampage(state, task, effect, attacker)


@answers(Rampage)
def next_rampage(state: State, task: Task, effect: Rampage) -> None:
    picked = task.take_pick("next attack")
    attackers = people(state, task, effect.who)
    if not attackers:
        return
    if picked.verb == verbs.DEFEND:
        move(state, attackers[0], FRONT)
        splice(task, (effect,))
        begin_combat(state, task.seat, [attackers[0].number], picked.card)
    else:
        end_rampage(state, task, effect, attackers[0])


def end_rampage(state: State, task: Task, effect: Rampage, character: Character) -> None:
    """It is exhausted, and its player says in which row it ends up."""
    exhaust(state, character)
    if controls(state, task.seat, character):
        splice(task, (Move(effect.who, "either"),))


@does(DanceOff)
def dance_off(state: State, task: Task, effect: DanceOff) -> None:
    """MCU-03, 04: in turn, exhaust a ready character or drop out; the last one in wins."""
    dancers = list(task.numbers("dancers") or seats_from(state, task.seat))
    while len(dancers) > 1:
        seat = dancers[0]
        able = [
            character.number for character in state.characters if character.ready and controls(state, seat, character)
        ]
        if able:
            task.keep("dancers", tuple(dancers))
            options = [*(Option(verbs.DANCE, n) for n in able), Option(verbs.DROP_OUT)]
            ask_for(state, task, effect, seat, questions.DANCE, options, "dance", task.source)
            return
        tell(state, DroppedOut(dancers.pop(0)))
    task.keep("dancers", None)
    task.keep("player", dancers[0])
    tell(state, WonDance(dancers[0]))


@answers(DanceOff)
def danced(state: State, task: Task, effect: DanceOff) -> None:
    picked = task.take_pick("dance")
    first, *others = task.numbers("dancers")
    if picked.verb == verbs.DANCE:
        tell(state, Danced(first, ref(state.play[picked.card])))
        exhaust(state, state.play[picked.card])
        task.keep("dancers", (*others, first))
        splice(task, (effect,))  # who is stunned by that is stunned before the next one dances
    else:
        tell(state, DroppedOut(first))
        task.keep("dancers", tuple(others))
        dance_off(state, task, effect)


def pile_of(state: State, seat: int, name: str) -> Pile | None:
    """A pile beside the table."""
    for pile in state.players[seat].piles:
        if pile.name == name:
            return pile
    return None


@does(BringBack)
def bring_back(state: State, task: Task, effect: BringBack) -> None:
    """MCU-15: the lowest level there, ready, in the row chosen; of a joint side either teammate may have the pile."""
    lowest = lowest_in_pile(state, task, effect)
    if lowest is not None:
        ask_row(state, task, effect, lowest[1].number)


@answers(BringBack)
def brought_back(state: State, task: Task, effect: BringBack) -> None:
    row = picked_row(task)
    lowest = lowest_in_pile(state, task, effect)
    assert lowest is not None
    seat, card = lowest
    take_from_pile(state, seat, effect.pile, card.number)
    enter_play(state, card, seat, row)


def lowest_in_pile(state: State, task: Task, effect: BringBack) -> tuple[int, Card] | None:
    """Whose pile it is, and the card of the lowest level in it."""
    for seat in side_of(state, task.seat):
        pile = pile_of(state, seat, effect.pile)
        if pile is not None and pile.cards:
            return seat, min(pile.cards, key=lambda card: (card.face.level, card.number))
    return None


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
    tell(state, CameToHand(task.seat, ref(new), known=1 << task.seat))


@does(RecruitFrom)
def recruit_from(state: State, task: Task, effect: RecruitFrom) -> None:
    for at in numbers_meant(state, task, effect.who):
        state.today[f"may recruit:{task.seat}:{at}"] = 1


@does(WinGame)
def win_game(state: State, task: Task, effect: WinGame) -> None:
    win(state, task.seat, endings.CARD)
