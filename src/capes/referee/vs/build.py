"""The Build Phase: which resources may be placed, who may be recruited, what may be borne, who may move."""

from __future__ import annotations

from capes.referee.reading import Pick
from capes.referee.sheet import NotJudged
from capes.referee.vs.meaning import fits_card
from capes.referee.vs.plays import needs_met
from capes.referee.vs.powers import abilities, is_said, statements
from capes.referee.vs.table import Table, share_names
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import UP
from capes.vs.words.face import Face
from capes.vs.words.truths import CannotMove, CostsLess, RecruitsFromKO


def resources(table: Table, seat: int, placed: bool) -> set[Pick]:
    """RESOURCE-01 to 03: one card of the hand face down, a Location in either way; nothing after the one."""
    found: set[Pick] = set()
    if not placed:
        for card in table.state.players[seat].hand:
            found.add(Pick("resource", card.number, 0, "down"))
            if card.face.kind == "location":
                found.add(Pick("resource", card.number, 0, "up"))
    return found


def cost(table: Table, seat: int, face: Face) -> int:
    """What a character costs its recruiter: the printed cost, less what somebody on that side says."""
    price = face.cost
    for said in statements(table, CostsLess):
        truth = said.truth
        assert isinstance(truth, CostsLess)
        if said.voice.seat == seat:
            if fits_card(table, said.voice, truth.which, face, seat):
                price -= truth.less
        elif table.setup.joint and not table.is_enemy(said.voice.seat, seat):
            raise NotJudged("a partner's discount")
    return max(0, price)


def is_barred(table: Table, seat: int, face: Face) -> bool:
    """UNIQUE-04, 06, 09: a card named like a Main of that side."""
    return any(
        character.main_of >= 0
        and table.controls(character.main_of, character)
        and share_names(character.face.names, face.names)
        and not (character.face.many_mains and face.many_mains)
        for character in table.side(seat)
    )


def recruits(table: Table, seat: int) -> set[Pick]:
    """RECRUIT-02, 03, EQUIP-01, 02, 06, 2V2-06: everything the points buy."""
    found: set[Pick] = set()
    points = table.state.players[seat].points
    for card in offered(table, seat):
        face = card.face
        if face.kind == "supporting" and cost(table, seat, face) <= points and not is_barred(table, seat, face):
            rows = ("front", "back")
            found.update(Pick("recruit", card.number, 0, row) for row in rows)
            if table.setup.recruit_to_mate:
                for mate in mates(table, seat):
                    if not is_barred(table, mate, face):
                        found.update(Pick("recruit", card.number, mate + 1, row) for row in rows)
        elif face.kind == "equipment" and face.cost <= points and needs_met(table, seat, face):
            bearers = [character for character in table.side(seat) if character.state == UP]
            found.update(Pick("equip", card.number, character.number) for character in bearers)
    if points:
        for character in table.side(seat):
            level_up = abilities(table)[character.number].level_up
            if level_up is not None and level_up.for_points and character.xp < level_up.xp:
                found.add(Pick("use", character.number, 0, f"{level_up.name}|Recruit"))
    return found


def mates(table: Table, seat: int) -> list[int]:
    """Teammates still in."""
    return [s for s in range(table.setup.seats) if s != seat and not table.is_enemy(s, seat) and table.is_in(s)]


def offered(table: Table, seat: int) -> list[Card | Resource]:
    """The hand, and what cards have opened besides."""
    player = table.state.players[seat]
    found: list[Card | Resource] = list(player.hand)
    if any(said.voice.seat == seat for said in statements(table, RecruitsFromKO)):
        found.extend(card for card in player.ko if card.face.kind == "supporting")
    opened = [int(key.rpartition(":")[2]) for key in table.state.today if key.startswith(f"may recruit:{seat}:")]
    for other in table.state.players:
        found.extend(card for card in other.ko if card.number in opened)
    return found


def moves(table: Table, seat: int, moved: frozenset[int]) -> set[Pick]:
    """FORMATION-01, 04: any of your characters, each once, but those that nothing may move."""
    return {
        Pick("move", character.number)
        for character in table.side(seat)
        if character.number not in moved and not is_said(table, CannotMove, character)
    }
