"""What some picks must come to, whatever else happens: recruiting, resources, power-ups, setting up."""

from __future__ import annotations

from capes.referee.reading import Fact, Pick, asked
from capes.referee.sheet import NotJudged, Sheet
from capes.referee.vs import build
from capes.referee.vs.powers import prints
from capes.referee.vs.table import Table
from capes.vs.state.character import BACK, FRONT
from capes.vs.state.state import State


def check(sheet: Sheet, table: Table, pick: Pick, facts: list[Fact], after: State) -> None:
    """What the pick must have done."""
    before = table.state
    seat = before.decision.seat if before.decision is not None else 0
    why = asked(before)
    if pick.verb == "recruit":
        recruited(sheet, table, pick, facts, after, seat)
    elif pick.verb == "resource" and why == "resource step":
        placed(sheet, before, pick, facts, after, seat)
    elif pick.verb == "next" and why == "recruit step" and not any(f.what == "PointsGained" for f in facts):
        sheet.same("RECRUIT-04", f"points of seat {seat} after the step", 0, after.players[seat].points)
    elif pick.verb == "power up":
        powered_up(sheet, before, pick, facts)
    elif why == "keep hand" and after.phase == "setup":
        player = after.players[seat]
        sheet.same("SETUP-05", f"hand and deck of seat {seat}", (7, 53), (len(player.hand), len(player.deck)))
    elif why == "place main":
        rows = [character.row for character in after.play.values() if character.main_of == seat]
        sheet.same("SETUP-03", f"Mains of seat {seat}, placed", [FRONT if pick.text == "front" else BACK], rows)
        sheet.same("SETUP-03", f"cards in hand of seat {seat} before", 0, len(before.players[seat].hand))


def placed(sheet: Sheet, before: State, pick: Pick, facts: list[Fact], after: State, seat: int) -> None:
    """RESOURCE-01, 02: one resource more, lying the way it was placed."""
    gained = sum(f.what in ("ResourcePlaced", "ResourceAdded") and f.seat == seat for f in facts)
    lost = sum(f.what == "ResourceLost" and f.seat == seat for f in facts)
    due = len(before.players[seat].resources) + gained - lost
    sheet.same("RESOURCE-01", "resources after placing one", due, len(after.players[seat].resources))
    told = [f.number for f in facts if f.what == "ResourcePlaced"]
    sheet.same("RESOURCE-02", "the card is placed the way chosen", [int(pick.text == "up")], told)


def powered_up(sheet: Sheet, before: State, pick: Pick, facts: list[Fact]) -> None:
    """POWERUP-01: one +1/+1 counter, and the card is discarded."""
    character = before.play[pick.number]
    told = [f for f in facts if f.what == "PoweredUp"]
    sheet.same("POWERUP-01", "who is powered up", [character.number], [f.card for f in told])
    grown = [(f.card, f.number) for f in facts if f.what == "CountersPut"][:1]
    if grown:
        sheet.same("POWERUP-01", f"counter for powering up {character.face.name}", [(character.number, 1)], grown)
    else:
        sheet.skip("POWERUP-01", "no counter could be received")


def recruited(sheet: Sheet, table: Table, pick: Pick, facts: list[Fact], after: State, seat: int) -> None:
    """RECRUIT-02, 03, ZONE-09: its cost is paid, and it stands ready in the row chosen."""
    card = next((card for card in build.offered(table, seat) if card.number == pick.card), None)
    told = [f for f in facts if f.what == "Recruited"]
    if card is None or not told:
        sheet.disagree("RECRUIT-02", "a character is recruited", "Recruited", [f.what for f in facts])
        return
    name = card.face.name
    try:
        price = build.cost(table, seat, card.face)
        sheet.same("RECRUIT-02", f"points paid for {name}", price, told[0].number)
        still = after.decision is not None and after.decision.seat == seat and asked(after) == "recruit step"
        if still and not any(f.what == "PointsGained" for f in facts):
            left = table.state.players[seat].points - price
            sheet.same("RECRUIT-02", "points left", left, after.players[seat].points)
    except NotJudged as why:
        sheet.skip("RECRUIT-02", why)
    sheet.same("RECRUIT-03", f"row of {name}", pick.text, told[0].text)
    character = after.play.get(told[0].card)
    if character is not None and len(facts) == 2:
        sheet.same(
            "ZONE-09", f"{name} comes in ready", not prints(character.face, "Evolutionary Cocoon"), character.ready
        )
