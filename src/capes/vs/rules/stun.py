"""Stunning, wounding, KO'ing and recovering: what happens to a character."""

from __future__ import annotations

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
from capes.vs.state.character import HIDDEN, STUNNED, UNKNOWN, UP, Character
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

Blow = tuple[Character, tuple[int, ...], bool, int, int]
"""A stun to come: victim, who does it, whether by a strike in combat, ATK and DEF compared (0, 0 for an effect)."""


def stun(state: State, character: Character, by: tuple[int, ...] = (), wound: bool = True) -> None:
    """Stun one character by an effect; without the wound it is a daze."""
    stun_all(state, [(character, by, False, 0, 0)], wound)


def stun_all(state: State, blows: list[Blow], wound: bool = True) -> None:
    """Stun several at the same moment: who triggers is judged before anybody is face down (COMBAT-32)."""
    blows = [blow for blow in blows if blow[0].state != STUNNED and blow[0].number in state.play]
    if not blows:
        return
    found: list[Waiting] = []
    wounded: list[Character] = []
    doomed: list[tuple[Character, tuple[int, ...]]] = []
    keeping = {c.number for c, _, _, _, _ in blows if keeps_counters(state, c)}
    spared = {c.number for c, _, strike, _, _ in blows if not wound or takes_no_wound(state, c, strike)}
    for c, by, strike, _, _ in blows:
        found.extend(gather(state, IsStunned, c.number, by[0] if by else 0, c.seat, by=by, strike=strike))
        if by:
            found.extend(gather(state, Stuns, c.number, by[0], c.seat, by=by, strike=strike))
            if c.number not in spared:
                found.extend(gather(state, Wounds, c.number, by[0], c.seat, by=by, strike=strike))
            for number in by:
                killer = state.play.get(number)
                if killer is None:
                    continue
                if is_enemy(state, killer.seat, c.seat):
                    state.today[f"stunned an enemy:{number}"] = 1
                if kos_what_it_stuns(state, killer, c, strike):
                    doomed.append((c, by))
        if c.number not in spared:
            found.extend(gather(state, IsWounded, c.number, 0, c.seat, by=by))
    # Who will be KO'd by this: what triggers on that sees everybody still face up, as it does for the stuns.
    condemned = [c for c, _ in doomed]
    early = {
        c.number: on_ko(state, c, by)
        for c, by, _, _, _ in blows
        if c in condemned or (c.number not in spared and c.wounds + 1 >= c.face.health and not cannot_be_kod(state, c))
    }
    for c, by, strike, attack, guard in blows:
        striker = state.play.get(by[0]) if by else None
        striking = ref(striker) if strike and striker is not None else None
        allies = tuple(ref(state.play[one]) for one in by[1:] if strike and one in state.play)
        tell(state, Stunned(c.seat, ref(c), striking, attack, guard, not wound, allies))
        turn_down(state, c, STUNNED, c.number in keeping)
        c.ready = False
        forget_when_stunned(state, c)
        if c.number not in spared:
            c.wounds += 1
            wounded.append(c)
            tell(state, Wounded(c.seat, ref(c), c.wounds))
        leave_combat(state, c.number)
    for c, _, _, _, _ in blows:
        invalidate_character(state, c)
    dead = [(c, _credit(blows, c)) for c in wounded if is_fatal(state, c)]
    # A stunned player is out (FAQ-20).
    dead.extend((c, by) for c, by, _, _, _ in blows if c.player >= 0 and all(c is not d for d, _ in dead))
    dead.extend((c, by) for c, by in doomed if all(c is not d for d, _ in dead) and not cannot_be_kod(state, c))
    queue(state, found)
    if dead:
        ko_all(state, dead, early)


def on_ko(state: State, c: Character, by: tuple[int, ...]) -> list[Waiting]:
    """What triggers on a character being KO'd, judged now."""
    found = gather_own(state, IsKOd, c, by)
    if by:
        # What was KO'd is kept by its card: it may be anywhere by the time the power resolves.
        fallen = (("face", c.face.id),)
        found.extend(named(one, fallen) for one in gather(state, KOs, c.number, by[0], c.seat, by=by))
    return found


def _credit(blows: list[Blow], c: Character) -> tuple[int, ...]:
    for victim, by, _, _, _ in blows:
        if victim is c:
            return by
    return ()


def is_fatal(state: State, c: Character) -> bool:
    """Wounds at least equal to Health, and nothing keeps it in play (KO-01, WOUND-04)."""
    return c.wounds >= c.face.health and not cannot_be_kod(state, c)


def turn_down(state: State, c: Character, to: int, keeps: bool) -> None:
    """Turn face down: Equipment goes, and so do +1/+1 and -1/-1 counters unless it keeps them."""
    c.state = to
    c.known_atk = UNKNOWN
    if c.counters and not keeps:
        c.counters = 0
        if c.player >= 0:
            state.players[c.player].counters = 0
    drop_equipment(state, c)


def keeps_counters(state: State, c: Character) -> bool:
    """Whether it keeps its +1/+1 counters when it is turned face down; judged while everybody is still up."""
    return c.counters > 0 and said_of(state, KeepsCounters, c)


def drop_equipment(state: State, c: Character) -> None:
    """KO what it bears."""
    for card in c.equipment:
        tell(state, EquipmentLost(c.seat, ref(card), ref(c)))
        put_on_ko_pile(state, card)
    if c.equipment:
        c.equipment = ()
        invalidate_powers(state)


def wound(state: State, c: Character, times: int, by: tuple[int, ...] = ()) -> None:
    """Add wounds without stunning; a fatal one KO's."""
    wound_all(state, [c], times, by)


def wound_all(state: State, characters: list[Character], times: int, by: tuple[int, ...] = ()) -> None:
    """Wound several at the same moment."""
    if times <= 0:
        return
    for c in characters:
        notice(state, IsWounded, c.number, 0, c.seat, by=by)
        c.wounds += times
        tell(state, Wounded(c.seat, ref(c), c.wounds))
    invalidate_stats_and_checks(state)
    dead = [(c, by) for c in characters if is_fatal(state, c)]
    if dead:
        ko_all(state, dead)


def heal(state: State, c: Character, times: int) -> None:
    """Take wounds off."""
    if c.wounds and times > 0:
        c.wounds = max(0, c.wounds - times)
        invalidate_stats_and_checks(state)
        tell(state, Healed(c.seat, ref(c), c.wounds))


def add_counters(state: State, c: Character, amount: int) -> None:
    """Put +1/+1 (amount above 0) or -1/-1 counters on; opposite ones cancel in pairs (COUNTER-02)."""
    if amount == 0:
        return
    if not can_take_counters(state, c, 1 if amount > 0 else -1):
        return
    c.counters += amount
    if c.player >= 0:
        state.players[c.player].counters = c.counters  # FAQ-22
    invalidate_stats_and_checks(state)
    tell(state, CountersPut(c.seat, ref(c), amount))
    notice(state, IsGivenCounters, c.number, 0, c.seat, amount)


def can_take_counters(state: State, c: Character, sign: int) -> bool:
    """Whether it may receive counters of that kind: not while stunned (STUN-05), nor if somebody says so."""
    if c.state == STUNNED and not (sign > 0 and holds_counters_down(state, c)):
        return False  # the hidden are not stunned
    return not cannot_receive(state, c, sign)


def holds_counters_down(state: State, c: Character) -> bool:
    """Whether a stunned character may receive +1/+1 counters all the same."""
    return said_of(state, KeepsCounters, c)


def remove_counters(state: State, c: Character, sign: int, times: int | None = None) -> int:
    """Take counters of one kind off (all without `times`); how many came off."""
    there = c.counters * sign
    if there <= 0:
        return 0
    off = there if times is None else min(there, times)
    c.counters -= sign * off
    if c.player >= 0:
        state.players[c.player].counters = c.counters
    invalidate_stats_and_checks(state)
    tell(state, CountersRemoved(c.seat, ref(c), off * sign))
    return off


def ready(state: State, c: Character) -> bool:
    """Ready it; the stunned and the frozen cannot (RECOVERY-07)."""
    if c.ready or c.state == STUNNED or cannot_ready(state, c):
        return False
    c.ready = True
    invalidate_stats(state)
    tell(state, Readied(c.seat, ref(c)))
    return True


def exhaust(state: State, c: Character) -> None:
    """Exhaust it."""
    if c.ready:
        c.ready = False
        invalidate_stats(state)
        tell(state, Exhausted(c.seat, ref(c)))


def freeze(state: State, c: Character) -> None:
    """Exhaust it; it cannot ready during its controller's next turn (TERM-06)."""
    c.ready = False
    if not c.frozen:  # freezing again does nothing more
        c.frozen = 1
    invalidate_stats(state)
    tell(state, Frozen(c.seat, ref(c)))


def recover_all(state: State, characters: list[Character]) -> None:
    """Turn stunned characters face up at the same moment; they stay exhausted (RECOVERY-03)."""
    able = [c for c in characters if c.state == STUNNED and not cannot_recover(state, c)]
    for c in able:
        c.state = UP
        state.today[f"recovered:{c.number}"] = 1
        invalidate_character(state, c)
        tell(state, Recovered(c.seat, ref(c)))
    for c in able:
        notice(state, Recovers, c.number, 0, c.seat)


def hide(state: State, c: Character) -> None:
    """Face down but ready; counters and Equipment go, no wound (TERM-08)."""
    if c.state != UP:
        return
    turn_down(state, c, HIDDEN, keeps_counters(state, c))
    c.ready = True
    invalidate_character(state, c)
    tell(state, Hidden(c.seat, ref(c)))
    leave_combat(state, c.number)


def turn_up(state: State, c: Character) -> None:
    """A hidden character shows itself again."""
    if c.state == HIDDEN:
        c.state = UP
        invalidate_character(state, c)
        tell(state, TurnedUp(c.seat, ref(c)))


def ko(state: State, c: Character, by: tuple[int, ...] = ()) -> None:
    """KO one character directly, whatever its wounds (KO-02)."""
    if not cannot_be_kod(state, c):
        ko_all(state, [(c, by)])


def ko_all(
    state: State, dead: list[tuple[Character, tuple[int, ...]]], early: dict[int, list[Waiting]] | None = None
) -> None:
    """KO several at the same moment; `early`: what triggers on it, where that was judged before."""
    found: list[tuple[list[Waiting], Character]] = []
    fallen: list[int] = []
    for c, by in dead:
        judged = None if early is None else early.get(c.number)
        found.append((on_ko(state, c, by) if judged is None else judged, c))
    for waiting, c in found:
        if c.number not in state.play:
            continue
        tell(state, KOd(c.seat, ref(c)))
        if c.player >= 0:
            fallen.append(c.player)
            leave_play(state, c, "gone")
            continue
        moved = leave_play(state, c, "ko")
        queue(state, waiting, moved)
        if c.main_of >= 0 and not any(d.main_of == c.main_of for d in state.characters):
            fallen.append(c.main_of)
    if fallen:
        fall(state, fallen)


def leave_play(state: State, c: Character, to: str) -> int:
    """Take a character out of play to its owner's zone; the number it has there, or 0."""
    number = c.number
    queue(state, gather_own(state, LeavesPlay, c))
    drop_equipment(state, c)
    end_of_source(state, c)
    leave_combat(state, number)
    state.take(number)
    invalidate_character(state, c)
    card = Card(number, c.face, c.owner, c.body)
    if c.player >= 0 or c.face.kind == "token":
        if c.face.kind == "token":
            tell(state, LeftPlay(c.owner, ref(card), "gone"))
        return 0  # TOKEN-03
    if c.face.many_mains and c.main_of >= 0 and to == "ko":
        back = fresh(state, card)
        add_to_pile(state, c.owner, c.face.pile, back)  # MCU-16
        return back.number
    if c.original and c.main_of < 0:
        to = "removed"  # MAIN-09
    if to == "ko":
        return put_on_ko_pile(state, card).number
    if to == "hand":
        new = put_into_hand(state, card, shown=True)
        tell(state, ReturnedToHand(c.owner, ref(new)))
        return new.number
    if to in ("bottom", "top"):
        put_into_deck(state, card, to)
        tell(state, WentIntoDeck(c.owner, ref(card), "top" if to == "top" else "bottom"))
        return 0
    if to == "resources":
        tell(state, LeftPlay(c.owner, ref(card), "resources"))
        return add_resource(state, card, False, seen=True).number
    if to == "removed":
        new = fresh(state, card)
        state.removed.append(new)
        tell(state, RemovedFromGame(c.owner, ref(new)))
        return new.number
    return 0
