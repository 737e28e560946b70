"""Why a wish cannot be had now, with the ruling behind it.

A wish is a verb and card numbers: "attack #5 #12", "play #40", "join #3", "declare #7 2 #9", "aid #1 #2",
"thwart #11 #5", "gang up #21 #22", "pick #4", "discard #60", "pass".
"""

from __future__ import annotations

import re
from typing import Final

from capes.core.errors import Reason
from capes.core.option import Decision
from capes.duel.contract import questions, verbs
from capes.duel.rules.attacks import must_attack
from capes.duel.rules.interruptions import can_be_carried_out, fits
from capes.duel.rules.powers import power_targets, usable_powers
from capes.duel.state.state import ACTED, FOUGHT, REPLACED, State, is_blank, last_active, opponent_of
from capes.duel.words.effects import Choose
from capes.duel.words.kinds import GRAY, HERO, TEAM_LIMIT, VILLAIN, WHEN_PLAYED

WISH: Final = re.compile(r"\s*([a-z]+(?: (?:up|now))?)((?:\s+#?\d+)*)\s*", re.IGNORECASE)


def why_not(state: State, seat: int, wish: str) -> list[Reason]:
    """The reasons against a wish; empty if it can be had now. An option's own key is a wish too."""
    asked = state.decision
    if asked is not None and asked.seat == seat and any(option.key == wish for option in asked.options):
        return []
    found = WISH.fullmatch(wish)
    if not found or not 0 <= seat < state.players:
        return [Reason("R10", "why-is-not-a-wish-say-a-verb-and-card-numbers", wish=repr(wish.strip()))]
    verb = found.group(1).lower()
    numbers = [int(number) for number in re.findall(r"\d+", found.group(2))]
    if any(number > state.deck.size for number in numbers):
        return [Reason("R10", "why-there-is-no-card-the-cards-are-1-to", number=max(numbers), most=state.deck.size)]
    decision = state.decision
    if decision is None:
        return [Reason("R3", "why-the-game-is-over")]
    if decision.seat == seat and is_offered(state, decision, verb, numbers):
        return []
    reasons = {
        verbs.ATTACK: _attack,
        verbs.JOIN: _join,
        verbs.PLAY: _play,
        verbs.DECLARE: _declare,
        verbs.AID: _action,
        verbs.THWART: _action,
        verbs.GANG_UP: _action,
        verbs.PICK: _pick,
        verbs.PASS: _pass,
    }
    reason = reasons[verb](state, seat, verb, numbers) if verb in reasons else []
    if not reason and decision.seat != seat:
        reason = [Reason("R10", "why-it-is-another-players-decision-now")]
    return reason or [Reason("R28", "why-something-else-has-to-be-decided-first")]


def is_offered(state: State, decision: Decision, verb: str, numbers: list[int]) -> bool:
    """Whether the pending decision offers this."""
    for option in decision.options:
        if option.verb != verb:
            continue
        if verb == verbs.DECLARE:
            wanted = [decision.about, option.number] + ([option.card] if option.card else [])
        elif verb == verbs.THWART:
            at = 2 * (option.number - 1)
            if numbers[:1] == [option.card] and (len(numbers) == 1 or numbers[1] in state.places[at : at + 2]):
                return True
            continue
        else:
            wanted = [number for number in (option.card, option.number) if number]
        if wanted == numbers or (verb == verbs.ATTACK and numbers and wanted[: len(numbers)] == numbers):
            return True
    return False


def _pass(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    decision = state.decision
    if decision is not None and decision.why == questions.ATTACK and decision.seat == seat and must_attack(state):
        return [Reason("R74", "why-nobody-has-attacked-for-a-whole-round")]
    return []


def _named(state: State, card: int) -> str:
    return state.deck.name[card]


def _not_mine(state: State, seat: int, card: int) -> list[Reason]:
    if card > state.deck.last_character or state.owner[card] < 0:
        return [Reason("R8", "why-is-not-a-character-in-play", name=_named(state, card))]
    if state.owner[card] != seat:
        return [Reason("R31", "why-is-on-another-players-team", name=_named(state, card))]
    return []


def _not_free(state: State, seat: int, card: int) -> list[Reason]:
    """Why a Character of one's own can neither attack nor act."""
    reasons = _not_mine(state, seat, card)
    if reasons:
        return reasons
    if state.health[card] <= 0:
        return [Reason("R18", "why-is-knocked-out", name=_named(state, card))]
    if state.been[card] == REPLACED:
        return [Reason("R71", "why-a-double-has-taken-the-place-of-this-turn", name=_named(state, card))]
    if state.been[card] == FOUGHT:
        return [Reason("R16", "why-has-already-been-in-a-match-up-this-turn", name=_named(state, card))]
    if state.been[card] == ACTED:
        return [Reason("R56", "why-is-taking-an-action-and-cannot-attack-or", name=_named(state, card))]
    return []


def _whose_option(state: State, seat: int) -> list[Reason]:
    if not 4 <= state.step <= 6:
        return [Reason("R31", "why-attacks-and-actions-belong-to-the-attack")]
    if state.holder != seat:
        return [Reason("R31", "why-another-player-holds-the-option-to-attack")]
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
            reasons.append(Reason("R8", "why-is-not-a-character-in-play", name=name))
        elif state.owner[target] == seat:
            reasons.append(Reason("R31", "why-is-on-your-own-team", name=name))
        elif state.health[target] <= 0:
            reasons.append(Reason("R18", "why-is-knocked-out-and-cannot-be-attacked", name=name))
        elif state.been[target] == REPLACED:
            reasons.append(Reason("R71", "why-a-double-has-taken-the-place-of-this-turn", name=name))
        elif state.been[target] == FOUGHT:
            reasons.append(Reason("R16", "why-has-already-been-in-a-match-up-this-turn", name=name))
    return reasons


def _join(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    reasons: list[Reason] = []
    if numbers and numbers[0] not in state.hands[seat]:
        return [Reason("R14", "why-that-card-is-not-in-your-hand")]
    if numbers and numbers[0] > state.deck.last_character:
        return [Reason("R28", "why-is-not-a-character", name=_named(state, numbers[0]))]
    if state.current != seat:
        reasons.append(Reason("R28", "why-characters-join-on-your-own-turn"))
    elif state.step > 3 or (state.step == 3 and state.window):
        reasons.append(Reason("R28", "why-the-time-for-a-character-is-over-one-a-turn"))
    elif state.step < 3:
        reasons.append(Reason("R28", "why-characters-join-after-the-condition"))
    if len(state.teams[seat]) >= TEAM_LIMIT:
        reasons.append(Reason("R29", "why-five-characters-are-in-play-on-your-team"))
    return reasons


def _play(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    if not numbers or numbers[0] not in state.hands[seat]:
        return [Reason("R14", "why-that-card-is-not-in-your-hand")]
    card = numbers[0]
    deck = state.deck
    if card <= deck.last_character:
        return _join(state, seat, verb, numbers)
    if card <= deck.last_condition:
        if state.current != seat:
            return [Reason("R28", "why-conditions-are-played-on-your-own-turn")]
        if state.step < 2:
            return [Reason("R28", "why-conditions-come-after-the-draw")]
        if state.step != 2 or state.window:
            return [Reason("R28", "why-the-time-for-a-condition-is-over-one-a-turn")]
        return []
    if not state.window:
        rule = "R12" if state.step == 11 else "R9"
        return [Reason(rule, "why-nobody-may-interrupt-right-now")]
    if state.window not in deck.windows[card]:
        return [Reason("R9", "why-can-be-played-only", name=_named(state, card), when=WHEN_PLAYED[deck.windows[card]])]
    if not can_be_carried_out(state, seat, card):
        return [Reason("R13", "why-there-is-nothing-that-could-be-played-on", name=_named(state, card))]
    return []


def _declare(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    if not numbers:
        return [Reason("R33", "why-say-whose-power-declare-7-2")]
    card = numbers[0]
    name = _named(state, card)
    reasons = _not_mine(state, seat, card)
    if reasons:
        return reasons
    power = numbers[1] if len(numbers) > 1 else 1
    if power not in (1, 2):
        return [Reason("R33", "why-a-character-has-two-powers-1-and-2")]
    if state.been[card] == REPLACED:
        return [Reason("R71", "why-a-double-has-taken-the-place-of-this-turn", name=name)]
    if state.been[card] != FOUGHT:
        return [Reason("R8", "why-has-not-been-in-a-match-up-this-turn", name=name)]
    if state.health[card] <= 0:
        return [Reason("R18", "why-is-knocked-out", name=name)]
    if state.power[card]:
        return [Reason("R33", "why-has-declared-a-power-already", name=name)]
    opponent = opponent_of(state, card)
    printed = state.deck.powers[card][power]
    if power == 2 and opponent and state.deck.first_power_only[opponent] and not state.deck.blanks[card]:
        return [Reason("R33", "why-leaves-only-the-first-power", opponent=_named(state, opponent), name=name)]
    if printed.outside and state.step > 7:
        return [Reason("R34", "why-reaches-outside-the-match-up-and-had-to-be", power=printed.name)]
    if not printed.outside and state.step < 9:
        return [Reason("R34", "why-stays-within-the-match-up-and-is-declared", power=printed.name)]
    if not opponent and not printed.outside:
        return [Reason("R15", "why-the-match-up-of-has-ended", name=name)]
    if printed.target:
        reasons = _no_target(state, card, power, numbers[2:])
    if not reasons and power not in usable_powers(state, card, printed.outside):
        return [Reason("R34", "why-cannot-declare-now", name=name, power=printed.name)]
    return reasons


def _no_target(state: State, card: int, power: int, named: list[int]) -> list[Reason]:
    """Why a power that needs a target cannot have the one named."""
    name = state.deck.powers[card][power].name
    if not named:
        return [Reason("R37", "why-needs-a-target-named-now", power=name)]
    if named[0] not in power_targets(state, card, power):
        return [Reason("R37", "why-is-not-a-target-of", name=_named(state, named[0]), power=name)]
    return []


def _action(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    if not state.rules.more_actions:
        return [Reason("R57", "why-actions-need-the-optional-rule-more-actions")]
    reasons = _whose_option(state, seat)
    if not numbers:
        return reasons
    card = numbers[0]
    reasons += _not_free(state, seat, card)
    wanted, rule = {"aid": (HERO, "R60"), "thwart": (GRAY, "R62"), "gang up": (VILLAIN, "R64")}[verb]
    if card <= state.deck.last_character and state.deck.side[card] != wanted:
        reasons.append(Reason(rule, "why-only-a-can", verb=verb))
    if verb != verbs.AID and not any(state.places):
        reasons.append(Reason("R58", "why-there-is-no-match-up-to", verb=verb))
    if len(numbers) > 1:
        mate = numbers[1]
        name = _named(state, mate)
        standing = mate <= state.deck.last_character and state.place[mate] != 0
        mine = mate <= state.deck.last_character and state.owner[mate] == seat
        if verb == verbs.AID and not mine:
            reasons.append(Reason("R60", "why-is-not-on-your-team", name=name))
        elif verb == verbs.AID and state.health[mate] > 0:
            reasons.append(Reason("R60", "why-is-not-knocked-out", name=name))
        elif verb == verbs.THWART and not standing:
            reasons.append(Reason("R62", "why-is-in-no-match-up", name=name))
        elif verb == verbs.GANG_UP and not (mine and standing):
            reasons.append(Reason("R64", "why-is-not-a-teammate-in-a-match-up", name=name))
    return reasons


def _pick(state: State, seat: int, verb: str, numbers: list[int]) -> list[Reason]:
    """Why a Character cannot be chosen for the Interruption being played."""
    task = state.agenda[-1] if state.agenda else None
    word = task.todo[task.at - 1] if task is not None and task.kind == "interruption" else None
    if not isinstance(word, Choose) or not numbers:
        return []
    card = numbers[0]
    if card > state.deck.last_character or state.owner[card] < 0:
        return [Reason("R13", "why-is-not-a-character-in-play", name=_named(state, card))]
    if word.to_hand and state.deck.stays[card] and not is_blank(state, card):
        return [Reason("R14", "why-cannot-be-returned-to-a-hand", name=_named(state, card))]
    if word.not_last_active and last_active(state, card):
        return [Reason("R14", "why-is-the-last-active-character-of-its-team", name=_named(state, card))]
    if not fits(state, seat, word, card):
        return [Reason("R13", "why-is-not-or-not-yours", name=_named(state, card), state=word.state.replace(" ", "-"))]
    return []
