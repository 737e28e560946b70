"""Paying power symbols: one Location for one symbol, turned face down in the row or discarded from hand."""

from __future__ import annotations

from typing import Final

from capes.core.errors import Reason
from capes.core.option import Option
from capes.core.task import Task
from capes.language.sentence import any_of
from capes.vs.contract import questions, verbs
from capes.vs.contract.events import Paid
from capes.vs.rules.derived import has
from capes.vs.rules.events import ref, tell
from capes.vs.rules.handlers import answers, ask_for, does, take_as_picked
from capes.vs.rules.people import find_card, players
from capes.vs.rules.sides import controls
from capes.vs.rules.zones import put_on_ko_pile, take_from_hand, turn_location
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import UP
from capes.vs.state.state import State
from capes.vs.words.effects import MayPay
from capes.vs.words.face import Face, symbols_mask
from capes.vs.words.turn import Pay

MASKS: Final[dict[str, int]] = {}

Source = tuple[str, int, Face]
"""How a Location would pay (turn or discard), its number, and what it is."""


def mask_of(symbol: str) -> int:
    """The bits of a symbol or of a choice of symbols."""
    mask = MASKS.get(symbol)
    if mask is None:
        mask = MASKS[symbol] = symbols_mask(symbol)
    return mask


def sources(state: State, seat: int) -> list[Source]:
    """The Locations a player could pay with: face up in the row first, then in hand."""
    player = state.players[seat]
    found: list[Source] = [
        (verbs.TURN, r.number, r.face) for r in player.resources if r.up and r.face.kind == "location"
    ]
    found.extend((verbs.DISCARD, card.number, card.face) for card in player.hand if card.face.kind == "location")
    return found


def pays(face: Face, need: int, teams: int) -> bool:
    """Whether a Location gives that symbol for a power of a member of those teams (LOC-02, 03)."""
    return face.symbol_mask & need != 0 and (not face.team_mask or face.team_mask & teams != 0)


def can_pay(found: list[Source], cost: tuple[str, ...], teams: int) -> bool:
    """Whether the whole cost can be paid, each Location covering one symbol."""
    if not cost:
        return True
    if len(cost) == 1:
        need = mask_of(cost[0])
        for source in found:
            if pays(source[2], need, teams):
                return True
        return False
    if len(found) < len(cost):
        return False
    need = mask_of(cost[0])
    tried: list[Face] = []
    for at, source in enumerate(found):
        if source[2] not in tried and pays(source[2], need, teams):
            tried.append(source[2])
            if can_pay(found[:at] + found[at + 1 :], cost[1:], teams):
                return True
    return False


def useless_locations(state: State, seat: int, cost: tuple[str, ...], teams: int) -> list[Reason]:
    """The player's own Locations that are no help with a cost, each with what stands against it."""
    player = state.players[seat]
    here: list[Card | Resource] = [*player.resources, *player.hand]
    found: list[Reason] = []
    for card in here:
        face = card.face
        if face.kind != "location":
            continue
        if isinstance(card, Resource) and not card.up:
            found.append(Reason("SUPER-08", "why-is-face-down-already", name=face.name))
            if card.seen:
                found.append(Reason("SUPER-07", "why-has-been-used-it-covers-one-symbol-of-one", name=face.name))
        elif not any(face.symbol_mask & mask_of(symbol) for symbol in cost):
            rule = "LOC-02" if face.team_mask else "LOC-01"
            found.append(Reason(rule, "why-gives", name=face.name, symbols=any_of(face.symbols)))
        elif face.team_mask and not face.team_mask & teams:
            found.append(wrong_team(face, isinstance(card, Resource)))
    return list({reason.sentence: reason for reason in found}.values())


def wrong_team(face: Face, in_row: bool) -> Reason:
    """A team's special Location serves its members only, from the row as from hand."""
    return Reason(
        "LOC-03" if in_row else "LOC-04", "why-pays-only-for-characters", name=face.name, teams=any_of(face.teams)
    )


def teams_for(state: State, number: int) -> int:
    """The teams of the character whose power is being paid for; a card in a KO pile is on nobody's side (LOC-03)."""
    character = state.play.get(number)
    return 0 if character is None else has(state, character).teams


def payment_options(state: State, seat: int, cost: tuple[str, ...], teams: int) -> list[Option]:
    """The Locations that can pay the first symbol and leave the rest payable."""
    found = sources(state, seat)
    need = mask_of(cost[0])
    options: list[Option] = []
    for at, (how, number, face) in enumerate(found):
        if pays(face, need, teams) and can_pay(found[:at] + found[at + 1 :], cost[1:], teams):
            options.append(Option(how, number))
    return options


@does(Pay)
def pay(state: State, task: Task, effect: Pay) -> None:
    """Pay one symbol after the other; a payment that leaves no choice is made without asking."""
    cost = effect.cost[task.count("paid") :]
    if not cost:
        return
    options = payment_options(state, task.seat, cost, teams_for(state, task.source))
    if len(options) == 1 or (options and _all_alike(state, options)):
        take_as_picked(task, effect, "payment", options[0])
    else:
        ask_for(state, task, effect, task.seat, questions.PAY, options, "payment", task.source)


@answers(Pay)
def symbol_paid(state: State, task: Task, effect: Pay) -> None:
    paid = task.count("paid")
    spend(state, task.seat, task.take_pick("payment"), effect.cost[paid])
    task.keep("paid", paid + 1)
    pay(state, task, effect)


def teams_of_side(state: State, seat: int) -> int | None:
    """The teams of a player's face-up characters, any of whom may pay; None without one."""
    masks = [
        has(state, character).teams
        for character in state.characters
        if character.state == UP and controls(state, seat, character)
    ]
    if not masks:
        return None
    teams = 0
    for mask in masks:
        teams |= mask
    return teams


def toll_options(state: State, seat: int, symbol: str, as_character: bool) -> list[Option]:
    """How a player could pay a symbol that is not the cost of an own Super Power (LOC-07)."""
    teams = teams_of_side(state, seat) if as_character else 0
    return [] if teams is None else payment_options(state, seat, (symbol,), teams)


@does(MayPay)
def may_pay(state: State, task: Task, effect: MayPay) -> None:
    """Ask one player after the other until somebody pays."""
    asked = task.numbers("asked")
    for seat in players(state, task, effect.by):
        if seat in asked:
            continue
        asked = (*asked, seat)
        options = toll_options(state, seat, effect.symbol, effect.as_character)
        # With cards in hand the question is asked in any case: others must not learn from its absence what they are.
        if options or state.players[seat].hand:
            task.keep("asked", asked)
            ask_for(state, task, effect, seat, questions.PAY, [*options, Option(verbs.NO)], "payment", task.source)
            return
    task.keep("asked", None)
    task.keep("paid", False)


@answers(MayPay)
def toll_paid(state: State, task: Task, effect: MayPay) -> None:
    picked = task.take_pick("payment")
    if picked.verb == verbs.NO:
        may_pay(state, task, effect)
        return
    spend(state, task.numbers("asked")[-1], picked, effect.symbol)
    task.keep("asked", None)
    task.keep("paid", True)


def _all_alike(state: State, options: list[Option]) -> bool:
    """Copies of one Location, all turned or all discarded: no choice worth asking for."""
    first = find_card(state, options[0].card)
    assert first is not None
    for option in options[1:]:
        found = find_card(state, option.card)
        assert found is not None
        if option.verb != options[0].verb or found.card.face is not first.card.face:
            return False
    return True


def spend(state: State, seat: int, option: Option, symbol: str) -> None:
    """Turn or discard one Location."""
    if option.verb == verbs.TURN:
        turned = turn_location(state, option.card, up=False)
        assert turned is not None
        tell(state, Paid(seat, ref(turned), symbol))
    else:
        card = take_from_hand(state, seat, option.card)
        assert card is not None
        tell(state, Paid(seat, ref(put_on_ko_pile(state, card)), symbol, True))
