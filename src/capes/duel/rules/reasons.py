"""Why a wish cannot be had now, with the ruling behind it.

A wish is a verb and card numbers: "attack #5 #12", "play #40", "join #3", "declare #7 2 #9", "aid #1 #2",
"thwart #11 #5", "gang up #21 #22", "pick #4", "discard #60", "pass".
"""

from __future__ import annotations

import re
from typing import Final

from capes.core.errors import Reason
from capes.core.option import Decision
from capes.duel.rules.interruptions import can_be_carried_out, fits
from capes.duel.rules.powers import power_targets, usable_powers
from capes.duel.state.state import State, is_blank, last_active, opponent_of
from capes.duel.words.effects import Choose
from capes.duel.words.kinds import GRAY, HERO, TEAM_LIMIT, VILLAIN, WHEN_PLAYED

WISH: Final = re.compile(r"\s*([a-z]+(?: (?:up|now))?)((?:\s+#?\d+)*)\s*", re.IGNORECASE)


def why_not(state: State, seat: int, wish: str) -> list[Reason]:
    """The reasons against a wish; empty if it can be had now."""
    found = WISH.fullmatch(wish)
    if not found or not 0 <= seat < state.players:
        return [Reason("R10", f"{wish.strip()!r} is not a wish: say a verb and card numbers, as in 'attack #5 #12'")]
    verb = found.group(1).lower()
    numbers = [int(number) for number in re.findall(r"\d+", found.group(2))]
    if any(number > state.deck.size for number in numbers):
        return [Reason("R10", f"there is no card #{max(numbers)}; the cards are #1 to #{state.deck.size}")]
    decision = state.decision
    if decision is None:
        return [Reason("R3", "the game is over")]
    if decision.seat == seat and is_offered(state, decision, verb, numbers):
        return []
    reasons = {
        "attack": _attack,
        "join": _join,
        "play": _play,
        "declare": _declare,
        "aid": _action,
        "thwart": _action,
        "gang up": _action,
        "pick": _pick,
    }
    reason = reasons[verb](state, seat, verb, numbers) if verb in reasons else []
    if not reason and decision.seat != seat:
        reason = [Reason("R10", "it is another player's decision now")]
    return reason or [Reason("R28", "something else has to be decided first")]


def is_offered(state: State, decision: Decision, verb: str, numbers: list[int]) -> bool:
    """Whether the pending decision offers this."""
    for option in decision.options:
        if option.verb != verb:
            continue
        if verb == "declare":
            wanted = [decision.about, option.number] + ([option.card] if option.card else [])
        elif verb == "thwart":
            at = 2 * (option.number - 1)
            if numbers[:1] == [option.card] and (len(numbers) == 1 or numbers[1] in state.places[at : at + 2]):
                return True
            continue
        else:
            wanted = [number for number in (option.card, option.number) if number]
        if wanted == numbers or (verb == "attack" and numbers and wanted[: len(numbers)] == numbers):
            return True
    return False


def _named(state: State, card: int) -> str:
    return state.deck.name[card]


def _not_mine(state: State, seat: int, card: int) -> list[Reason]:
    if card > state.deck.last_character or state.owner[card] < 0:
        return [Reason("R8", f"{_named(state, card)} is not a Character in play")]
    if state.owner[card] != seat:
        return [Reason("R31", f"{_named(state, card)} is on another player's team")]
    return []


def _not_free(state: State, seat: int, card: int) -> list[Reason]:
    """Why a Character of one's own can neither attack nor act."""
    reasons = _not_mine(state, seat, card)
    if reasons:
        return reasons
    if state.health[card] <= 0:
        return [Reason("R18", f"{_named(state, card)} is knocked out")]
    if state.been[card] == 2:
        return [Reason("R16", f"{_named(state, card)} has already been in a match-up this turn")]
    if state.been[card] == 1:
        return [Reason("R56", f"{_named(state, card)} is taking an action and cannot attack or act again")]
    return []


def _whose_option(state: State, seat: int) -> list[Reason]:
    if not 4 <= state.step <= 6:
        return [Reason("R31", "attacks and actions belong to the attack chain")]
    if state.holder != seat:
        return [Reason("R31", "another player holds the option to attack")]
    return []


def _attack(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    reasons = _whose_option(state, seat)
    if not numbers:
        return reasons
    reasons += _not_free(state, seat, numbers[0])
    if len(numbers) > 1:
        target = numbers[1]
        name = _named(state, target)
        if target > state.deck.last_character or state.owner[target] < 0:
            reasons.append(Reason("R8", f"{name} is not a Character in play"))
        elif state.owner[target] == seat:
            reasons.append(Reason("R31", f"{name} is on your own team"))
        elif state.health[target] <= 0:
            reasons.append(Reason("R18", f"{name} is knocked out and cannot be attacked"))
        elif state.been[target] == 2:
            reasons.append(Reason("R16", f"{name} has already been in a match-up this turn"))
    return reasons


def _join(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    reasons: list[Reason] = []
    if numbers and numbers[0] not in state.hands[seat]:
        return [Reason("R14", "that card is not in your hand")]
    if numbers and numbers[0] > state.deck.last_character:
        return [Reason("R28", f"{_named(state, numbers[0])} is not a Character")]
    if state.current != seat:
        reasons.append(Reason("R28", "Characters join on your own turn"))
    elif state.step > 3 or (state.step == 3 and state.window):
        reasons.append(Reason("R28", "the time for a Character is over: one a turn at most, before the attacks"))
    elif state.step < 3:
        reasons.append(Reason("R28", "Characters join after the Condition"))
    if len(state.teams[seat]) >= TEAM_LIMIT:
        reasons.append(Reason("R29", "five Characters are in play on your team; knocked-out ones count"))
    return reasons


def _play(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    if not numbers or numbers[0] not in state.hands[seat]:
        return [Reason("R14", "that card is not in your hand")]
    card = numbers[0]
    deck = state.deck
    if card <= deck.last_character:
        return _join(state, seat, verb, numbers)
    if card <= deck.last_condition:
        if state.current != seat:
            return [Reason("R28", "Conditions are played on your own turn")]
        if state.step != 2 or state.window:
            return [Reason("R28", "the time for a Condition is over: one a turn at most, before the Character")]
        return []
    if not state.window:
        rule = "R12" if state.step == 11 else "R9"
        return [Reason(rule, "nobody may interrupt right now")]
    if state.window not in deck.windows[card]:
        return [Reason("R9", f"{_named(state, card)} can be played only {WHEN_PLAYED[deck.windows[card]]}")]
    if not can_be_carried_out(state, seat, card):
        return [Reason("R13", f"there is nothing that {_named(state, card)} could be played on")]
    return []


def _declare(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    if not numbers:
        return [Reason("R33", "say whose power: 'declare #7 2'")]
    card = numbers[0]
    name = _named(state, card)
    reasons = _not_mine(state, seat, card)
    if reasons:
        return reasons
    power = numbers[1] if len(numbers) > 1 else 1
    if power not in (1, 2):
        return [Reason("R33", "a Character has two powers, 1 and 2")]
    if state.been[card] != 2:
        return [Reason("R8", f"{name} has not been in a match-up this turn")]
    if state.health[card] <= 0:
        return [Reason("R18", f"{name} is knocked out")]
    if state.power[card]:
        return [Reason("R33", f"{name} has declared a power already")]
    opponent = opponent_of(state, card)
    printed = state.deck.powers[card][power]
    if power == 2 and opponent and state.deck.first_power_only[opponent] and not state.deck.blanks[card]:
        return [Reason("R33", f"{_named(state, opponent)} leaves {name} only the first power")]
    if printed.outside and state.step > 7:
        return [Reason("R34", f"{printed.name} reaches outside the match-up and had to be declared before the others")]
    if not printed.outside and state.step < 9:
        return [Reason("R34", f"{printed.name} stays within the match-up and is declared later")]
    if not opponent and not printed.outside:
        return [Reason("R15", f"the match-up of {name} has ended")]
    if printed.target:
        allowed = power_targets(state, card, power)
        if len(numbers) < 3:
            return [Reason("R37", f"{printed.name} needs a target, named now")]
        if numbers[2] not in allowed:
            return [Reason("R37", f"{_named(state, numbers[2])} is not a target of {printed.name}")]
    if power not in usable_powers(state, card, printed.outside):
        return [Reason("R34", f"{name} cannot declare {printed.name} now")]
    return []


def _action(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    if not state.rules.more_actions:
        return [Reason("R57", "actions need the optional rule More Actions")]
    reasons = _whose_option(state, seat)
    if not numbers:
        return reasons
    card = numbers[0]
    reasons += _not_free(state, seat, card)
    wanted, rule = {"aid": (HERO, "R60"), "thwart": (GRAY, "R62"), "gang up": (VILLAIN, "R64")}[verb]
    if card <= state.deck.last_character and state.deck.side[card] != wanted:
        reasons.append(Reason(rule, f"only a {wanted} can {'render aid' if verb == 'aid' else verb}"))
    if verb != "aid" and not any(state.places):
        reasons.append(Reason("R58", f"there is no match-up to {'thwart' if verb == 'thwart' else 'gang up in'}"))
    if len(numbers) > 1:
        mate = numbers[1]
        name = _named(state, mate)
        standing = mate <= state.deck.last_character and state.place[mate] != 0
        mine = mate <= state.deck.last_character and state.owner[mate] == seat
        if verb == "aid" and not mine:
            reasons.append(Reason("R60", f"{name} is not on your team"))
        elif verb == "aid" and state.health[mate] > 0:
            reasons.append(Reason("R60", f"{name} is not knocked out"))
        elif verb == "thwart" and not standing:
            reasons.append(Reason("R62", f"{name} is in no match-up"))
        elif verb == "gang up" and not (mine and standing):
            reasons.append(Reason("R64", f"{name} is not a teammate in a match-up"))
    return reasons


def _pick(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    """Why a Character cannot be chosen for the Interruption being played."""
    task = state.agenda[-1] if state.agenda else None
    word = task.todo[task.at - 1] if task is not None and task.kind == "interruption" else None
    if not isinstance(word, Choose) or not numbers:
        return []
    card = numbers[0]
    if card > state.deck.last_character or state.owner[card] < 0:
        return [Reason("R13", f"{_named(state, card)} is not a Character in play")]
    if word.to_hand and state.deck.stays[card] and not is_blank(state, card):
        return [Reason("R14", f"{_named(state, card)} cannot be returned to a hand")]
    if word.not_last_active and last_active(state, card):
        return [Reason("R14", f"{_named(state, card)} is the last active Character of its team")]
    if not fits(state, seat, word, card):
        return [Reason("R13", f"{_named(state, card)} is not {word.state}, or not yours")]
    return []
