"""Stunning, wounding, KO'ing and recovering: what happens to a character."""

from __future__ import annotations

from typing import NamedTuple

from capes.vs.contract.characters import (
    CountersPut,
    CountersRemoved,
    EquipmentLost,
    Exhausted,
    Frozen,
    Healed,
    Hidden,
    KOd,
    LeftPlay,
    Readied,
    Recovered,
    RemovedFromGame,
    Stunned,
    TurnedUp,
    Wounded,
)
from capes.vs.contract.events import ReturnedToHand, WentIntoDeck
from capes.vs.rules.clash import leave_combat
from capes.vs.rules.derived import (
    invalidate_character,
    invalidate_powers,
    invalidate_stats,
    invalidate_stats_and_checks,
)
from capes.vs.rules.durations import end_of_source, forget_when_stunned
from capes.vs.rules.ending import fall
from capes.vs.rules.events import ref, tell
from capes.vs.rules.limits import (
    cannot_be_kod,
    cannot_ready,
    cannot_receive,
    cannot_recover,
    kos_what_it_stuns,
    takes_no_wound,
)
from capes.vs.rules.sides import is_enemy
from capes.vs.rules.statements import said_of
from capes.vs.rules.triggers import gather, gather_own, named, notice, queue
from capes.vs.rules.zones import add_resource, add_to_pile, fresh, put_into_deck, put_into_hand, put_on_ko_pile
from capes.vs.state.card import Card
from capes.vs.state.character import HIDDEN, STUNNED, UNKNOWN, UP, AttackedPlayer, Character
from capes.vs.state.modifier import Waiting
from capes.vs.state.state import State
from capes.vs.words.cues import (
    IsGivenCounters,
    IsKOd,
    IsStunned,
    IsWounded,
    KOs,
    LeavesPlay,
    Recovers,
    Stuns,
    Wounds,
)
from capes.vs.words.truths import KeepsCounters


class Blow(NamedTuple):
    """A stun to come."""

    victim: Character
    by: tuple[int, ...]  # who does it
    strike: bool = False  # by a strike in combat, not by an effect
    attack: int = 0  # what was compared, for a strike
    defense: int = 0


def stun(state: State, character: Character, by: tuple[int, ...] = (), wound: bool = True) -> None:
    """Stun one character by an effect; without the wound it is a daze."""
    stun_all(state, [Blow(character, by)], wound)


def stun_all(state: State, blows: list[Blow], wound: bool = True) -> None:
    """Stun several at the same moment: who triggers is judged before anybody is face down (COMBAT-32)."""
    blows = [blow for blow in blows if blow.victim.state != STUNNED and blow.victim.number in state.play]
    if not blows:
        return
    found: list[Waiting] = []
    doomed: list[Character] = []
    keeping = {blow.victim.number for blow in blows if keeps_counters(state, blow.victim)}
    spared = {blow.victim.number for blow in blows if not wound or takes_no_wound(state, blow.victim, blow.strike)}
    for blow in blows:
        if judge_blow(state, blow, blow.victim.number not in spared, found):
            doomed.append(blow.victim)
    # Who will be KO'd by this: what triggers on that sees everybody still face up, as it does for the stuns.
    early = {
        blow.victim.number: on_ko(state, blow.victim, blow.by)
        for blow in blows
        if blow.victim in doomed or (blow.victim.number not in spared and is_fatal(state, blow.victim, 1))
    }
    for blow in blows:
        victim = blow.victim
        tell_stunned(state, blow, wound)
        turn_down(state, victim, STUNNED, victim.number in keeping)
        victim.ready = False
        forget_when_stunned(state, victim)
        if victim.number not in spared:
            victim.wounds += 1
            tell(state, Wounded(victim.seat, ref(victim), victim.wounds))
        leave_combat(state, victim.number)
    for blow in blows:
        invalidate_character(state, blow.victim)
    dead = killed(state, blows, spared, doomed)
    queue(state, found)
    if dead:
        ko_all(state, dead, early)


def judge_blow(state: State, blow: Blow, wounds: bool, found: list[Waiting]) -> bool:
    """Add what triggers on one stun, note whose deed it is, and say whether who does it KO's what it stuns."""
    victim, by, strike = blow.victim, blow.by, blow.strike
    number, seat = victim.number, victim.seat
    found.extend(gather(state, IsStunned, number, by[0] if by else 0, seat, by=by, strike=strike))
    doomed = False
    if by:
        found.extend(gather(state, Stuns, number, by[0], seat, by=by, strike=strike))
        if wounds:
            found.extend(gather(state, Wounds, number, by[0], seat, by=by, strike=strike))
        for one in by:
            doer = state.play.get(one)
            if doer is not None:
                if is_enemy(state, doer.seat, seat):
                    state.today[f"stunned an enemy:{one}"] = 1
                doomed = kos_what_it_stuns(state, doer, victim, strike) or doomed
    if wounds:
        found.extend(gather(state, IsWounded, number, 0, seat, by=by))
    return doomed


def tell_stunned(state: State, blow: Blow, wound: bool) -> None:
    """The event of a stun; a strike names all who struck together."""
    striker = state.play.get(blow.by[0]) if blow.by else None
    striking = ref(striker) if blow.strike and striker is not None else None
    allies = tuple([ref(state.play[one]) for one in blow.by[1:] if blow.strike and one in state.play])
    victim = blow.victim
    tell(state, Stunned(victim.seat, ref(victim), striking, blow.attack, blow.defense, not wound, allies))


def killed(
    state: State, blows: list[Blow], spared: set[int], doomed: list[Character]
) -> list[tuple[Character, tuple[int, ...]]]:
    """Who of those just stunned is KO'd, and by whom: by the wound, as a player (FAQ-20), or by what stunned it."""
    dead: list[tuple[Character, tuple[int, ...]]] = []
    for blow in blows:
        if blow.victim.number not in spared and is_fatal(state, blow.victim):
            dead.append((blow.victim, blow.by))
    gone = [character for character, _ in dead]
    for blow in blows:
        if isinstance(blow.victim, AttackedPlayer) and blow.victim not in gone:
            dead.append((blow.victim, blow.by))
            gone.append(blow.victim)
    for blow in blows:
        if blow.victim in doomed and blow.victim not in gone and not cannot_be_kod(state, blow.victim):
            dead.append((blow.victim, blow.by))
            gone.append(blow.victim)
    return dead


def on_ko(state: State, character: Character, by: tuple[int, ...]) -> list[Waiting]:
    """What triggers on a character being KO'd, judged now."""
    found = gather_own(state, IsKOd, character, by)
    if by:
        # What was KO'd is kept by its card: it may be anywhere by the time the power resolves.
        fallen = (("face", character.face.id),)
        found.extend(named(one, fallen) for one in gather(state, KOs, character.number, by[0], character.seat, by=by))
    return found


def is_fatal(state: State, character: Character, more: int = 0) -> bool:
    """Wounds, with so many more, at least equal to Health, and nothing keeps it in play (KO-01, WOUND-04)."""
    return character.wounds + more >= character.face.health and not cannot_be_kod(state, character)


def turn_down(state: State, character: Character, to: int, keeps: bool) -> None:
    """Turn face down: Equipment goes, and so do +1/+1 and -1/-1 counters unless it keeps them."""
    character.state = to
    character.known_atk = UNKNOWN
    if character.counters and not keeps:
        character.counters = 0
        if isinstance(character, AttackedPlayer):
            state.players[character.player].counters = 0
    drop_equipment(state, character)


def keeps_counters(state: State, character: Character) -> bool:
    """Whether it keeps its +1/+1 counters when it is turned face down; judged while everybody is still up."""
    return character.counters > 0 and said_of(state, KeepsCounters, character)


def drop_equipment(state: State, character: Character) -> None:
    """KO what it bears."""
    for card in character.equipment:
        tell(state, EquipmentLost(character.seat, ref(card), ref(character)))
        put_on_ko_pile(state, card)
    if character.equipment:
        character.equipment = ()
        invalidate_powers(state)


def wound(state: State, character: Character, times: int, by: tuple[int, ...] = ()) -> None:
    """Add wounds without stunning; a fatal one KO's."""
    wound_all(state, [character], times, by)


def wound_all(state: State, characters: list[Character], times: int, by: tuple[int, ...] = ()) -> None:
    """Wound several at the same moment."""
    if times <= 0:
        return
    for character in characters:
        notice(state, IsWounded, character.number, 0, character.seat, by=by)
        character.wounds += times
        tell(state, Wounded(character.seat, ref(character), character.wounds))
    invalidate_stats_and_checks(state)
    dead = [(character, by) for character in characters if is_fatal(state, character)]
    if dead:
        ko_all(state, dead)


def heal(state: State, character: Character, times: int) -> None:
    """Take wounds off."""
    if character.wounds and times > 0:
        character.wounds = max(0, character.wounds - times)
        invalidate_stats_and_checks(state)
        tell(state, Healed(character.seat, ref(character), character.wounds))


def add_counters(state: State, character: Character, amount: int) -> None:
    """Put +1/+1 (amount above 0) or -1/-1 counters on; opposite ones cancel in pairs (COUNTER-02)."""
    if amount == 0:
        return
    if not can_take_counters(state, character, 1 if amount > 0 else -1):
        return
    character.counters += amount
    if isinstance(character, AttackedPlayer):
        state.players[character.player].counters = character.counters  # FAQ-22
    invalidate_stats_and_checks(state)
    tell(state, CountersPut(character.seat, ref(character), amount))
    notice(state, IsGivenCounters, character.number, 0, character.seat, amount)


def can_take_counters(state: State, character: Character, sign: int) -> bool:
    """Whether it may receive counters of that kind: not while stunned (STUN-05), nor if somebody says so."""
    if character.state == STUNNED and not (sign > 0 and holds_counters_down(state, character)):
        return False  # the hidden are not stunned
    return not cannot_receive(state, character, sign)


def holds_counters_down(state: State, character: Character) -> bool:
    """Whether a stunned character may receive +1/+1 counters all the same."""
    return said_of(state, KeepsCounters, character)


def remove_counters(state: State, character: Character, sign: int, times: int | None = None) -> int:
    """Take counters of one kind off (all without `times`); how many came off."""
    there = character.counters * sign
    if there <= 0:
        return 0
    off = there if times is None else min(there, times)
    character.counters -= sign * off
    if isinstance(character, AttackedPlayer):
        state.players[character.player].counters = character.counters
    invalidate_stats_and_checks(state)
    tell(state, CountersRemoved(character.seat, ref(character), off * sign))
    return off


def ready(state: State, character: Character) -> bool:
    """Ready it; the stunned and the frozen cannot (RECOVERY-07)."""
    if character.ready or character.state == STUNNED or cannot_ready(state, character):
        return False
    character.ready = True
    invalidate_stats(state)
    tell(state, Readied(character.seat, ref(character)))
    return True


def exhaust(state: State, character: Character) -> None:
    """Exhaust it."""
    if character.ready:
        character.ready = False
        invalidate_stats(state)
        tell(state, Exhausted(character.seat, ref(character)))


def freeze(state: State, character: Character) -> None:
    """Exhaust it; it cannot ready during its controller's next turn (TERM-06)."""
    character.ready = False
    if not character.frozen:  # freezing again does nothing more
        character.frozen = 1
    invalidate_stats(state)
    tell(state, Frozen(character.seat, ref(character)))


def recover_all(state: State, characters: list[Character]) -> None:
    """Turn stunned characters face up at the same moment; they stay exhausted (RECOVERY-03)."""
    able = [
        character for character in characters if character.state == STUNNED and not cannot_recover(state, character)
    ]
    for character in able:
        character.state = UP
        state.today[f"recovered:{character.number}"] = 1
        invalidate_character(state, character)
        tell(state, Recovered(character.seat, ref(character)))
    for character in able:
        notice(state, Recovers, character.number, 0, character.seat)


def hide(state: State, character: Character) -> None:
    """Face down but ready; counters and Equipment go, no wound (TERM-08)."""
    if character.state != UP:
        return
    turn_down(state, character, HIDDEN, keeps_counters(state, character))
    character.ready = True
    invalidate_character(state, character)
    tell(state, Hidden(character.seat, ref(character)))
    leave_combat(state, character.number)


def turn_up(state: State, character: Character) -> None:
    """A hidden character shows itself again."""
    if character.state == HIDDEN:
        character.state = UP
        invalidate_character(state, character)
        tell(state, TurnedUp(character.seat, ref(character)))


def ko(state: State, character: Character, by: tuple[int, ...] = ()) -> None:
    """KO one character directly, whatever its wounds (KO-02)."""
    if not cannot_be_kod(state, character):
        ko_all(state, [(character, by)])


def ko_all(
    state: State, dead: list[tuple[Character, tuple[int, ...]]], early: dict[int, list[Waiting]] | None = None
) -> None:
    """KO several at the same moment; `early`: what triggers on it, where that was judged before."""
    found: list[tuple[list[Waiting], Character]] = []
    fallen: list[int] = []
    for character, by in dead:
        judged = None if early is None else early.get(character.number)
        found.append((on_ko(state, character, by) if judged is None else judged, character))
    for waiting, character in found:
        if character.number not in state.play:
            continue
        tell(state, KOd(character.seat, ref(character)))
        if isinstance(character, AttackedPlayer):
            fallen.append(character.player)
            leave_play(state, character, "gone")
            continue
        moved = leave_play(state, character, "ko")
        queue(state, waiting, moved)
        if character.main_of >= 0 and not any(d.main_of == character.main_of for d in state.characters):
            fallen.append(character.main_of)
    if fallen:
        fall(state, fallen)


def leave_play(state: State, character: Character, to: str) -> int:
    """Take a character out of play to its owner's zone; the number it has there, or 0."""
    number = character.number
    queue(state, gather_own(state, LeavesPlay, character))
    drop_equipment(state, character)
    end_of_source(state, character)
    leave_combat(state, number)
    state.take(number)
    invalidate_character(state, character)
    card = Card(number, character.face, character.owner, character.body)
    if isinstance(character, AttackedPlayer) or character.face.kind == "token":
        if character.face.kind == "token":
            tell(state, LeftPlay(character.owner, ref(card), "gone"))
        return 0  # TOKEN-03
    if character.face.many_mains and character.main_of >= 0 and to == "ko":
        back = fresh(state, card)
        add_to_pile(state, character.owner, character.face.pile, back)  # MCU-16
        return back.number
    if character.original and character.main_of < 0:
        to = "removed"  # MAIN-09
    if to == "ko":
        return put_on_ko_pile(state, card).number
    if to == "hand":
        new = put_into_hand(state, card, shown=True)
        tell(state, ReturnedToHand(character.owner, ref(new)))
        return new.number
    if to in ("bottom", "top"):
        put_into_deck(state, card, to)
        tell(state, WentIntoDeck(character.owner, ref(card), "top" if to == "top" else "bottom"))
        return 0
    if to == "resources":
        tell(state, LeftPlay(character.owner, ref(card), "resources"))
        return add_resource(state, card, False, seen=True).number
    if to == "removed":
        new = fresh(state, card)
        state.removed.append(new)
        tell(state, RemovedFromGame(character.owner, ref(new)))
        return new.number
    return 0
