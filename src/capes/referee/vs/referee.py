"""The referee of Vs.: watches a game pick by pick, with a memory of its own for what a position does not show."""

from __future__ import annotations

from typing import Any, Final

from capes.core.state import CoreState
from capes.referee.reading import Fact, Pick, asked, facts_of, picks_of, together
from capes.referee.sheet import NotJudged, Sheet
from capes.referee.vs import attacks, build, cues, ending, outcomes, plays, standing, strikes, turns
from capes.referee.vs.plays import Uses
from capes.referee.vs.replay import Replay
from capes.referee.vs.table import Table
from capes.vs.state.state import State

WINDOWS: Final = {
    "resource step": "Build", "recruit step": "Build", "formation step": "Build", "after formation": "Build",
    "main phase": "Main", "combat chance": "Combat", "recovery phase": "Recovery",
}  # fmt: skip
FREE: Final = ("next", "main phase", "end turn", "pass", "hand over")


class Referee:
    """One game under watch."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.used: set[tuple[int, str]] = set()
        self.spent: set[tuple[int, str]] = set()
        self.placed: set[int] = set()
        self.moved: set[int] | None = set()
        self.group: tuple[int, ...] = ()
        self.paying: tuple[int, str, tuple[str, ...], frozenset[str], int] | None = None
        self.clash: strikes.Clash | None = None
        self.chance: int | None = None
        self.passes = 0
        self.first: int | None = None
        self.bodies: Any = None
        self.declined: set[int] = set()
        self.attacked = False
        self.judged = 0  # how many facts of this pick have been judged as strikes

    # -- the doors ------------------------------------------------------------------------------------------------
    def begin(self, state: CoreState, view: dict[str, Any]) -> None:
        """The first position seen."""
        assert isinstance(state, State)
        self.used, self.spent = set(state.used), set(state.spent)
        self.placed = {seat for seat in range(state.setup.seats) if state.today.get(f"resource:{seat}")}
        self.moved = None if state.step == "formation" else set()
        self.declined = set(state.declined)
        self.attacked = any(key.startswith("attacks:") and count for key, count in state.today.items())
        if state.combat is not None:
            self.chance, self.passes = state.combat.chance, state.combat.passes
        self.bodies = standing.bodies_of(state) if state.phase != "setup" else None
        self.position(Table(state), view)

    def step(
        self, before: CoreState, pick: Pick, news: list[Any], after: CoreState, view: dict[str, Any] | None
    ) -> None:
        """One pick: what was told, and what came of it."""
        assert isinstance(before, State) and isinstance(after, State)
        facts = facts_of(news)
        table = Table(before)
        replay = Replay(self.sheet, before, after)
        self.note_pick(table, pick)
        self.judged = 0
        due = cues.Cues()
        for at, fact in enumerate(facts):
            self.watch(table, replay, pick, facts, at)
            due.before(replay, fact)
            replay.carry_out(fact)
            due.after(replay, fact)
            self.remember(replay, fact)
        replay.compare()
        outcomes.check(self.sheet, table, pick, facts, after)
        due.check(self.sheet, before, after, facts)
        if self.bodies is None and after.phase != "setup":
            self.bodies = standing.bodies_of(after)
        ending.check(self.sheet, before, after, facts, ending.decks_empty(before))
        self.position(Table(after), view)

    # -- positions ------------------------------------------------------------------------------------------------
    def position(self, table: Table, view: dict[str, Any] | None) -> None:
        """What must hold now, and the question that is asked: exactly the legal options."""
        standing.check(self.sheet, table, self.bodies)
        if view is not None:
            standing.shown(self.sheet, table, view)
        decision = table.state.decision
        if decision is None:
            return
        why, seat, found = asked(table.state), decision.seat, set(picks_of(decision))
        if why in WINDOWS:
            self.window(table, why, seat, found)
        elif why == "declare attack":
            self.declaration(table, seat, found)
        elif why == "strike back at":
            self.strike_back(table, seat, found)
        elif why == "pay" and self.paying is not None and Pick("no") not in found:
            self.payment(table, seat, found)

    def window(self, table: Table, why: str, seat: int, found: set[Pick]) -> None:
        """A chance to do something: whose it is, and all that may be done."""
        sheet, window = self.sheet, WINDOWS[why]
        if why == "combat chance":
            if self.chance is not None:
                sheet.same("COMBAT-02" if table.setup.seats == 2 else "FFA-05", "whose chance it is", self.chance, seat)
        else:
            sheet.holds("TURN-06", f"{why}: the active player is asked", table.own_turn(seat), seat)
        uses = Uses(frozenset(self.used), frozenset(self.spent))
        told = {p for p in found if p.verb == "use" and not p.text.endswith("|Recruit") and not p.number}
        self.exact("SUPER-01", f"{why}: Super Powers", lambda: plays.supers(table, seat, window, uses), told)
        self.exact("PLOT-01", f"{why}: plot twists", lambda: plays.twists(table, seat, window), of(found, "play"))
        grown = of(found, "power up")
        self.exact("POWERUP-03", f"{why}: power-ups", lambda: plays.power_ups(table, seat, window), grown)
        if why == "resource step":
            due = build.resources(table, seat, seat in self.placed)
            sheet.same("RESOURCE-01", "what may be placed", due, of(found, "resource"))
        else:
            sheet.same("TURN-03", f"{why}: no resource may be placed", set(), of(found, "resource"))
        hiring = of(found, "recruit") | of(found, "equip") | {p for p in found if p.text.endswith("|Recruit")}
        if why == "recruit step":
            self.exact("RECRUIT-02", "what may be recruited", lambda: build.recruits(table, seat), hiring)
        else:
            sheet.same("TURN-03", f"{why}: nobody may be recruited", set(), hiring)
        if why == "formation step" and self.moved is not None:
            moved = frozenset(self.moved)
            self.exact("FORMATION-01", "who may move", lambda: build.moves(table, seat, moved), of(found, "move"))
        elif why != "formation step":
            sheet.same("FORMATION-03", f"{why}: nobody moves", set(), of(found, "move"))
        if why == "main phase":
            self.exact("ATTACK-01", "who may attack", lambda: attacks.starters(table, seat), numbers(found, "attack"))
        else:
            sheet.same("ATTACK-21", f"{why}: no attack", set(), of(found, "attack"))
        verbs = {p.verb for p in found} - {"use", "play", "power up", "resource", "recruit", "equip", "move", "attack"}
        sheet.holds("TURN-04", f"{why}: nobody is forced to act", bool(verbs & set(FREE)), sorted(verbs))

    def exact(self, row: str, what: str, legal: Any, found: set[Any]) -> None:
        """The exact set of legal things, or not judged."""
        try:
            self.sheet.same(row, what, legal(), found)
        except NotJudged as why:
            self.sheet.skip(row, why)

    def declaration(self, table: Table, seat: int, found: set[Pick]) -> None:
        """ATTACK-03 to 17: who may be named as defender, who may join."""
        if not self.group:
            self.sheet.skip("ATTACK-03", "the attackers named so far are not known")
            return
        defenders = {p.card if p.card else -p.number for p in found if p.verb == "defend"}
        try:
            may_defend, may_join = attacks.declarations(table, seat, self.group)
        except NotJudged as why:
            self.sheet.skip("ATTACK-03", why)
            return
        names = " and ".join(table.state.play[number].face.name for number in self.group)
        self.sheet.same("ATTACK-03", f"whom {names} may attack", may_defend, defenders)
        self.sheet.same("ATTACK-13", f"who may join {names}", may_join, numbers(found, "join"))

    def strike_back(self, table: Table, seat: int, found: set[Pick]) -> None:
        """COMBAT-08, KW-16: who chooses, and among whom."""
        if self.clash is None:
            self.sheet.skip("COMBAT-08", "the strikes so far are not known")
            return
        try:
            due = strikes.question(table, self.clash)
            if due is None and self.clash.step == 1 and not strikes.exchange(table, self.clash, 0):
                self.clash.step = 2  # nobody could strike in the first step, so nothing was told of it
                due = strikes.question(table, self.clash)
        except NotJudged as why:
            self.sheet.skip("COMBAT-08", why)
            return
        self.sheet.same("COMBAT-08", "who is asked whom to strike back", due, (seat, {p.card for p in found}))

    def payment(self, table: Table, seat: int, found: set[Pick]) -> None:
        """SUPER-05 to 08, LOC-01 to 04: what may pay the next symbol."""
        assert self.paying is not None
        _, _, cost, member, paid = self.paying
        self.exact("SUPER-05", "what may pay", lambda: plays.payments(table, seat, cost[paid:], member), found)

    # -- picks and facts ------------------------------------------------------------------------------------------
    def note_pick(self, table: Table, pick: Pick) -> None:
        """What the pick itself settles."""
        why = asked(table.state)
        decision = table.state.decision
        seat = decision.seat if decision is not None else 0
        if why == "go first":
            self.first = pick.number - 1
        if pick.verb == "attack":
            self.group = (pick.card,)
        elif pick.verb == "join":
            self.group = (*self.group, pick.card)
        elif pick.verb == "move" and self.moved is not None:
            self.moved.add(pick.card)
        elif pick.verb == "resource" and why == "resource step":
            self.placed.add(seat)
        if why == "combat chance" and pick.verb != "pass" and self.chance is not None:
            self.passes = 0
            self.chance = following(table, self.chance)
        if pick.verb == "use" and not pick.number and not pick.text.endswith("|Recruit"):
            self.paying = None
            try:
                power = plays.find_power(table, seat, pick.card, pick.text)
                if power is not None:
                    self.paying = (pick.card, pick.text, power.cost, plays.member_of(table, seat, pick.card), 0)
                    if getattr(power, "keyword", False):
                        self.used.add((pick.card, pick.text))
            except NotJudged:
                pass

    def watch(self, table: Table, replay: Replay, pick: Pick, facts: list[Fact], at: int) -> None:
        """Judge one fact as it happens; the copy stands just before it."""
        fact, sheet = facts[at], self.sheet
        if fact.what == "TurnBegan":
            turns.turn_began(sheet, replay, fact, self.first)
        elif fact.what == "PhaseBegan":
            turns.phases(sheet, replay, fact)
            if fact.text == "recovery":
                turns.draw_phase(sheet, replay, facts, at)
                turns.recovery(sheet, replay, facts, at)
        elif fact.what == "PointsGained":
            turns.points(sheet, table.state, facts, at)
        elif fact.what == "Attacked" and self.group and table.state.decision is not None:
            if asked(table.state) == "declare attack":
                sheet.same("ATTACK-13", "who attacks together", set(self.group), set(together(fact)))
        elif fact.what == "Passed" and self.chance is not None:
            row = "COMBAT-02" if table.setup.seats == 2 else "FFA-05"
            sheet.same(row, "who passes", self.chance, fact.seat)
        elif fact.what == "Struck" and self.chance is not None:
            sheet.disagree("COMBAT-03", "all players pass before strikes", "more passes", f"{self.passes} passes")
        elif fact.what == "Struck" and at >= self.judged:
            self.strike(replay, pick, facts, at)
        elif fact.what == "CombatResolved":
            self.resolved(replay)
        elif fact.what == "Paid" and self.paying is not None:
            self.paid(table, replay, fact)
        elif fact.what == "PowerUsed" and self.paying is not None and fact.card == self.paying[0]:
            sheet.same("SUPER-06", f"symbols paid for {fact.text}", len(self.paying[2]), self.paying[4])

    def paid(self, table: Table, replay: Replay, fact: Fact) -> None:
        """One symbol paid by one Location that gives it."""
        assert self.paying is not None
        number, key, cost, member, paid = self.paying
        self.paying = (number, key, cost, member, paid + 1)
        if paid < len(cost):
            from capes.vs.words.face import FACES

            face = FACES[fact.face]
            fine = face.kind == "location" and plays.gives(face, cost[paid], member)
            self.sheet.holds("LOC-01", f"{face.name} pays {cost[paid]}", fine, f"{face.symbols} of {face.teams}")

    def strike(self, replay: Replay, pick: Pick, facts: list[Fact], at: int) -> None:
        """The strikes of a step, and who is stunned by them."""
        told: list[Fact] = []
        for fact in facts[at:]:
            if fact.what != "Struck":
                break
            told.append(fact)
        self.judged = at + len(told)
        clash = self.clash
        if clash is None or replay.now.combat is None:
            self.sheet.skip("COMBAT-05", replay.murky or "the strikes so far are not known")
            return
        try:
            table = replay.table()
            chosen = pick.card if pick.verb == "strike" else 0
            if clash.step == 1:
                fierce = strikes.exchange(table, clash, chosen)
                clash.step = 2
                expected = fierce or strikes.exchange(table, clash, chosen)
                told = told[: len(fierce)] if fierce else told
                self.judged = at + len(told)
            else:
                expected = strikes.exchange(table, clash, chosen)
        except NotJudged as why:
            self.sheet.skip("COMBAT-05", why)
            self.clash = None
            return
        row = "COMBAT-11" if clash.split else "COMBAT-07" if len(replay.now.combat.attackers) > 1 else "COMBAT-05"
        wanted = {(one.by, one.at, one.atk, one.guard) for one in expected}
        found = {(frozenset(together(fact)), fact.other, fact.number, fact.amount) for fact in told}
        if self.sheet.same(row, "the strikes (who, at whom, ATK, DEF)", wanted, found):
            down = {one.at for one in expected if one.stuns}
            hit: set[int] = set()
            for fact in facts[at + len(told) :]:
                if fact.what == "Stunned" and fact.other:
                    hit.add(fact.card)
                elif fact.what not in ("Wounded", "EquipmentLost", "LeftCombat"):
                    break
            self.sheet.same(row, "who is stunned by strikes", down, hit)

    def resolved(self, replay: Replay) -> None:
        """COMBAT-06, 12: no strike that was due has been left out."""
        clash = self.clash
        if clash is None or replay.now.combat is None:
            return
        try:
            table = replay.table()
            attackers, defender = strikes.fighters(table)
            if defender is not None and attackers:
                left = strikes.exchange(table, clash, 0)
                left = [one for one in left if one.at == defender.number or len(attackers) == 1]
                if clash.step == 1:
                    clash.step = 2
                    left += [one for one in strikes.exchange(table, clash, 0) if one.at == defender.number]
                self.sheet.same("COMBAT-12", "strikes left out", [], left)
        except NotJudged as why:
            self.sheet.skip("COMBAT-12", why)
        self.clash = None

    def remember(self, replay: Replay, fact: Fact) -> None:
        """What a fact settles for later."""
        if fact.what == "TurnBegan":
            self.used, self.placed, self.moved = set(), set(), set()
            self.chance, self.clash, self.attacked = None, None, False
        elif fact.what == "Attacked":
            self.chance, self.passes, self.clash, self.attacked = fact.seat, 0, None, True
        elif fact.what == "Passed" and self.chance is not None:
            table = Table(replay.now)
            self.passes += 1
            self.chance = following(table, self.chance)
            if self.passes >= len(table.round_from(table.state.active)):
                self.chance = None
                try:
                    if replay.now.combat is not None:
                        self.clash = strikes.begin(replay.table())
                except NotJudged as why:
                    self.sheet.skip("COMBAT-11", why)
        elif fact.what in ("CombatCancelled", "CombatResolved"):
            self.chance, self.clash, self.group = None, None, ()
        elif fact.what == "PlayerOut" and self.chance is not None:
            self.chance = None
        elif fact.what == "PowerUsed" and self.paying is not None and fact.card == self.paying[0]:
            self.used.add((fact.card, self.paying[1]))
            body = replay.now.play.get(fact.card)
            cards = [card.body for player in replay.now.players for card in player.ko if card.number == fact.card]
            for one in ([body.body] if body is not None else cards)[:1]:
                self.spent.add((one, self.paying[1]))
            self.paying = None


def of(found: set[Pick], verb: str) -> set[Pick]:
    """The options of one verb."""
    return {pick for pick in found if pick.verb == verb}


def numbers(found: set[Pick], verb: str) -> set[int]:
    """The characters the options of one verb are about."""
    return {pick.card for pick in found if pick.verb == verb}


def following(table: Table, seat: int) -> int:
    """The next player to the left who is in."""
    order = table.round_from(seat)
    return order[1 % len(order)] if order[0] == seat else order[0]
