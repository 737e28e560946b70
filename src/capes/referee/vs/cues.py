"""What must have triggered: counters for attacking (Berserker), and the XP that Level Up powers give."""

from __future__ import annotations

from typing import Final

from capes.referee.reading import Fact, asked, together
from capes.referee.sheet import NotJudged, Sheet
from capes.referee.vs.meaning import fits, holds
from capes.referee.vs.powers import abilities, is_said
from capes.referee.vs.replay import Replay
from capes.referee.vs.table import Table, Voice
from capes.vs.state.character import UP, AttackedPlayer, Character
from capes.vs.state.state import State
from capes.vs.words.cues import Attacks, IsAttacked, IsStunned, PlaysPlotTwist, Stuns, UsesSuperPower
from capes.vs.words.effects import GainXP, PutCounter
from capes.vs.words.kinds import Cue
from capes.vs.words.powers import LevelUp, When
from capes.vs.words.pronouns import SELF, YOU
from capes.vs.words.truths import CannotLevelUp

QUIET: Final = ("main phase", "combat chance", "resource step", "recruit step", "formation step", "after formation")
"""Questions at which nothing waits to be carried out."""


class Cues:
    """What must have triggered since the last pick."""

    def __init__(self) -> None:
        self.xp: dict[int, int] = {}
        self.counters: dict[int, int] = {}
        self.unclear: set[int] = set()
        self.exchange: Table | None = None  # everybody as before the first stun of an exchange (COMBAT-32)

    def before(self, replay: Replay, fact: Fact) -> None:
        """Judge what triggers on a stun, a twist or a power while everybody is as before it."""
        if fact.what == "Stunned":
            if self.exchange is None and not replay.murky:
                self.exchange = Table(replay.now.copy())
            self.look(replay, fact)
        elif fact.what in ("TwistPlayed", "PowerUsed"):
            self.look(replay, fact)
        if fact.what not in ("Stunned", "Wounded", "EquipmentLost", "LeftCombat"):
            self.exchange = None

    def after(self, replay: Replay, fact: Fact) -> None:
        """Judge what triggers on an attack once it has been declared."""
        if fact.what == "Attacked":
            self.look(replay, fact)

    def look(self, replay: Replay, fact: Fact) -> None:
        """Everybody with a power that waits for such a thing."""
        there = replay.now if self.exchange is None or fact.what != "Stunned" else self.exchange.state
        for character in [
            character
            for character in there.play.values()
            if not isinstance(character, AttackedPlayer) and character.state == UP
        ]:
            if not any(isinstance(power, LevelUp) for power in character.face.powers) and fact.what != "Attacked":
                continue
            try:
                table = replay.table() if there is replay.now else Table(there)
                self.xp_due(table, character, fact)
                if fact.what == "Attacked" and character.number in together(fact):
                    self.counters_due(table, character)
            except NotJudged:
                self.unclear.add(character.number)

    def xp_due(self, table: Table, character: Character, fact: Fact) -> None:
        """XP for this fact."""
        level_up = abilities(table)[character.number].level_up
        if level_up is None:
            return
        for when in level_up.when:
            times = met(table, character, when, fact)
            if times:
                gift = when.do[0]
                if len(when.do) > 1 or not isinstance(gift, GainXP) or not isinstance(gift.times, int):
                    raise NotJudged("XP by more than a plain gift")
                self.xp[character.number] = self.xp.get(character.number, 0) + times * gift.times

    def counters_due(self, table: Table, character: Character) -> None:
        """KW-01: +1/+1 counters for attacking."""
        for power in abilities(table)[character.number].powers:
            if isinstance(power, When) and power.cue == Attacks() and power.if_ is None:
                if power.do == (PutCounter(1, on=SELF),):
                    self.counters[character.number] = self.counters.get(character.number, 0) + 1

    def check(self, sheet: Sheet, before: State, after: State, facts: list[Fact]) -> None:
        """What was due was given, where nothing else was or is under way."""
        if after.result is not None or asked(after) not in QUIET or after.waiting or before.waiting:
            return
        if asked(before) not in (*QUIET, "declare attack", "strike back at", "pay"):
            return
        if any(fact.what in ("PlayerOut", "PowerCancelled", "TurnBegan") for fact in facts):
            return
        for number in {*self.xp, *(fact.card for fact in facts if fact.what == "XpGained")}:
            self.judge_xp(sheet, before, after, facts, number)
        for number, due in self.counters.items():
            if number in after.play and not any(f.what in ("Stunned", "CountersRemoved") for f in facts):
                put = sum(f.number for f in facts if f.what == "CountersPut" and f.card == number and f.number > 0)
                name = after.play[number].face.name
                sheet.holds("KW-01", f"{name} gets its counter for attacking", put >= due, f"{put} of {due}")

    def judge_xp(self, sheet: Sheet, before: State, after: State, facts: list[Fact], number: int) -> None:
        """LEVEL-01, 07: exactly the XP its Level Up power gives."""
        character = before.play.get(number)
        if character is None or number in self.unclear:
            sheet.skip("LEVEL-01", "powers are not clear")
            return
        whens = [when for power in character.face.powers if isinstance(power, LevelUp) for when in power.when]
        try:
            modelled = all(isinstance(when.cue, MODELLED) for when in whens) and bool(whens)
            if not modelled or is_said(Table(before), CannotLevelUp, character):
                raise NotJudged("XP for something else")
        except NotJudged as why:
            sheet.skip("LEVEL-01", why)
            return
        found = sum(f.number for f in facts if f.what == "XpGained" and f.card == number)
        levelled = any(f.what == "Levelled" and f.card == number for f in facts)
        due = self.xp.get(number, 0)
        if levelled and found < due:
            sheet.skip("LEVEL-01", "levelled in between")
            return
        sheet.same("LEVEL-01", f"XP gained by {character.face.name}", due, found)


MODELLED: Final = (Attacks, IsAttacked, IsStunned, PlaysPlotTwist, Stuns, UsesSuperPower)


def is_you(table: Table, seat: int, other: int) -> bool:
    """Whether what that player does is done by "you"; two-headed partners act as one (2HT-04)."""
    return seat == other or (table.setup.joint and not table.is_enemy(seat, other))


def met(table: Table, character: Character, when: When, fact: Fact) -> int:
    """How often a power triggers on that fact."""
    voice = Voice(character.seat, character.number)
    if not holds(table, voice, when.if_):
        return 0
    cue: Cue = when.cue
    play = table.state.play
    if fact.what == "Attacked" and isinstance(cue, Attacks):
        group = [play[number] for number in together(fact)]
        if cue.others not in (-1, len(group) - 1) or (cue.team and len(group) < 2):
            return 0
        fitting = [one for one in group if fits(table, voice, cue.whom, one)]
        return (len(fitting) if cue.each else min(1, len(fitting))) if holds(table, voice, cue.during) else 0
    if fact.what == "Attacked" and isinstance(cue, IsAttacked):
        if cue.first:
            raise NotJudged("the first attack on somebody")
        return int(fact.other in play and fits(table, voice, cue.whom, play[fact.other]))
    if fact.what == "Stunned" and isinstance(cue, IsStunned):
        victim = play.get(fact.card)
        struck = cue.unless_struck and fact.other != 0
        return int(victim is not None and fits(table, voice, cue.whom, victim) and not struck)
    if fact.what == "Stunned" and isinstance(cue, Stuns):
        victim = play.get(fact.card)
        if not fact.other:
            if cue.in_combat:
                return 0
            raise NotJudged("a stun by a power")
        combat = table.state.combat
        team = combat.attackers if combat is not None and fact.other in combat.attackers else []
        credit = list(team) or [fact.other]  # COMBAT-31: every attacker that is not face down
        able = [play[n] for n in credit if n in play and play[n].state == UP and fits(table, voice, cue.by, play[n])]
        hit = victim is not None and fits(table, voice, cue.whom, victim) and holds(table, voice, cue.during)
        return len(able) if hit else 0
    if fact.what == "TwistPlayed" and isinstance(cue, PlaysPlotTwist) and cue.whose == YOU:
        yours = [seat for seat in range(table.setup.seats) if is_you(table, character.seat, seat)]
        so_far = sum(table.state.today.get(f"twists:{seat}", 0) for seat in yours)
        return int(fact.seat in yours and not (cue.first and so_far))
    if fact.what == "PowerUsed" and isinstance(cue, UsesSuperPower) and cue.whose == YOU:
        user = play.get(fact.card)
        return int(is_you(table, character.seat, fact.seat) and (user is None or fits(table, voice, cue.by, user)))
    return 0
