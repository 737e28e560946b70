"""What must hold in every position: cards conserved, nobody standing who should be down, names unique, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

from capes.referee.reading import asked
from capes.referee.sheet import NotJudged, Sheet
from capes.referee.vs.meaning import holds
from capes.referee.vs.powers import abilities, is_about, is_said, statements
from capes.referee.vs.stats import attack, base, defense
from capes.referee.vs.table import Table, share_names
from capes.vs.state.character import STUNNED, UP, AttackedPlayer, Character
from capes.vs.state.state import State
from capes.vs.words.truths import CannotBeKOd, CannotLevelUp, KeepsCounters

UNSETTLED = ("which is KO'd", "keep main", "order triggers", "choose row for")
"""Questions asked while something that must hold is being settled."""


def check(sheet: Sheet, table: Table, bodies: list[int] | None) -> None:
    """Every standing rule for one position."""
    cards(sheet, table.state, bodies)
    if table.state.result is not None:
        return
    characters(sheet, table)
    if asked(table.state) not in UNSETTLED:
        names(sheet, table)
    seat = table.state.decision.seat if table.state.decision is not None else -1
    if seat >= 0:
        sheet.holds("FFA-07", f"seat {seat}, who is asked, is in the game", table.is_in(seat))


def bodies_of(state: State) -> list[int]:
    """Every physical card of a position, wherever it is; tokens and players under attack apart."""
    found: list[int] = []
    for player in state.players:
        for zone in (player.deck, player.hand, player.ko, *(pile.cards for pile in player.piles)):
            found.extend([card.body for card in zone])
        found.extend([resource.body for resource in player.resources])
    for zone in (state.limbo, state.looked, state.removed):
        found.extend([card.body for card in zone])
    for c in state.play.values():
        if not isinstance(c, AttackedPlayer) and c.face.kind != "token":
            found.append(c.body)
        found.extend([card.body for card in c.equipment])
    found.sort()
    return found


def cards(sheet: Sheet, state: State, bodies: list[int] | None) -> None:
    """ZONE-01, 02, 04, TERM-12, TOKEN-03: every card is somewhere once, and in its owner's zones."""
    if bodies is not None:
        there = bodies_of(state)
        if any(player.out for player in state.players):  # FFA-06: what players who are out owned has left the game
            extra = Counter(there) - Counter(bodies)
            sheet.same("ZONE-01", "no card is there twice or out of nowhere", Counter(), extra)
            if state.result is None:
                gone(sheet, state)
        elif there == bodies:
            sheet.judged["ZONE-01"] += 1
        else:
            lost, extra = Counter(bodies) - Counter(there), Counter(there) - Counter(bodies)
            sheet.same("ZONE-01", "cards lost, and cards there twice", ({}, {}), (dict(lost), dict(extra)))
    stray: list[str] = []
    tokens: list[str] = []
    rows: list[str] = []
    for player in state.players:
        seat = player.seat
        for zone in (player.hand, player.deck, player.ko):
            stray.extend([card.face.name for card in zone if card.owner != seat])
            tokens.extend([card.face.name for card in zone if card.face.kind == "token"])
        rows.extend([card.face.name for card in player.resources if card.owner != seat])
        tokens.extend([card.face.name for card in player.resources if card.face.kind == "token"])
        facing = [r.face.name for r in player.resources if r.up and r.face.kind != "location"]
        sheet.same("RESOURCE-02", f"resources of seat {seat} that lie face up and are no Locations", [], facing)
        sheet.holds("RECRUIT-02", f"seat {seat} has no debts", player.points >= 0, player.points)
    sheet.same("ZONE-02", "cards in hands, decks and KO piles of others than their owners", [], stray)
    sheet.same("ZONE-04", "cards in resource rows of others than their owners", [], rows)
    sheet.same("TOKEN-03", "tokens out of play", [], tokens)


def gone(sheet: Sheet, state: State) -> None:
    """FFA-06: all cards a player who is out owned have left the game."""
    for player in state.players:
        if player.out:
            left = [c.face.name for c in state.play.values() if c.owner == player.seat]
            held = [card.face.name for zone in (player.deck, player.hand, player.ko) for card in zone]
            held.extend(r.face.name for r in player.resources)
            sheet.same("FFA-06", f"cards of seat {player.seat}, who is out", [], left + held)


def characters(sheet: Sheet, table: Table) -> None:
    """Counters, Equipment, wounds and DEF of everybody in play."""
    for c in table.state.play.values():
        name = c.face.name
        if c.state == STUNNED:
            sheet.holds("STUN-01", f"{name} is stunned, so exhausted", not c.ready)
            sheet.same("STUN-01", f"Equipment of the stunned {name}", 0, len(c.equipment))
            if c.counters:
                try:
                    keeps = c.counters > 0 and is_said(table, KeepsCounters, c)
                    sheet.holds("COUNTER-03", f"{name} is stunned, so without counters", keeps, c.counters)
                except NotJudged as why:
                    sheet.skip("COUNTER-03", why)
            else:
                sheet.same("COUNTER-03", f"counters on the stunned {name}", 0, c.counters)
        sheet.holds("EQUIP-05", f"{name} bears one Equipment at most", len(c.equipment) <= 1)
        try:
            if c.wounds >= c.face.health and not isinstance(c, AttackedPlayer):
                wounds = f"{c.wounds} of {c.face.health}"
                sheet.holds("KO-01", f"{name} has wounds below its Health", stays_in_play(table, c), wounds)
            else:
                sheet.judged["KO-01"] += 1
            if c.state == UP:
                sheet.holds("STUN-09", f"{name} stands with DEF above 0", defense(table, c) > 0, defense(table, c))
            level_up = c.face.up.level_up
            if level_up is not None and c.xp >= level_up.xp and asked(table.state) in ("main phase", "combat chance"):
                kept = is_said(table, CannotLevelUp, c)
                sheet.holds("LEVEL-02", f"{name} has levelled up", kept, f"{c.xp} of {level_up.xp} XP")
        except NotJudged as why:
            sheet.skip("STUN-09", why)


def stays_in_play(table: Table, character: Character) -> bool:
    """Whether somebody says that it cannot be KO'd, and that is so now."""
    for said in statements(table, CannotBeKOd):
        truth = said.truth
        assert isinstance(truth, CannotBeKOd)
        if is_about(table, said, truth.whom, character) and holds(table, said.voice, truth.while_):
            return True
    return False


def names(sheet: Sheet, table: Table) -> None:
    """UNIQUE-01 to 09: one of a name on a side, Swarm and Ultron apart; nobody but the Main has the Main's name."""
    for at, one in enumerate(table.people):
        for other in table.people[at + 1 :]:
            if not table.controls(one.seat, other):
                continue
            if not share_names(one.face.names, other.face.names):
                sheet.judged["UNIQUE-01"] += 1
                continue
            try:
                fine = may_share(table, one, other)
            except NotJudged as why:
                sheet.skip("UNIQUE-01", why)
                continue
            sheet.holds("UNIQUE-01", f"only one {one.face.name} on a side", fine, "two")


def may_share(table: Table, one: Character, other: Character) -> bool:
    """Whether two of a name may stand side by side."""
    if one.face.many_mains and other.face.many_mains:
        return True
    if any(stays_in_play(table, c) for c in (one, other)):
        return True  # GOLDEN-02: what cannot be KO'd gives way to nobody
    mains = [c for c in (one, other) if c.main_of >= 0]
    if len(mains) == 2 and table.setup.joint:
        return True  # each partner began with a Main of that name
    if any("Swarm" in abilities(table)[c.number].keywords for c in (one, other)):
        return not mains or all(c.main_of < 0 or not table.controls(c.main_of, c) for c in (one, other))
    return False


def shown(sheet: Sheet, table: Table, view: dict[str, Any]) -> None:
    """The numbers, keywords and teams everybody is shown, against the chain (STATS) and the powers of the moment."""
    for data in view["characters"]:
        c = table.state.play.get(data["n"])
        if c is None or isinstance(c, AttackedPlayer):
            continue
        name = c.face.name
        try:
            numbers = (attack(table, c), defense(table, c))
            sheet.same("STATS-01", f"ATK and DEF of {name}", numbers, (data["atk"], data["def"]))
            sheet.same("STATS-08", f"base ATK and DEF of {name}", tuple(base(table, c)), data["base"])
        except NotJudged as why:
            sheet.skip("STATS-01", why)
        try:
            now = abilities(table)[c.number]
            row = "TERM-09" if c.state == UP else "STUN-03"
            sheet.same(row, f"keywords of {name}", now.keywords, frozenset(data["keywords"]))
            sheet.same("STUN-04", f"teams of {name}", now.teams, frozenset(data["teams"]))
            guards = {guard.number for guard in table.guards(c)}
            sheet.same("TERM-13", f"who protects {name}", guards, set(data["protected_by"]))
        except NotJudged as why:
            sheet.skip("TERM-09", why)
