"""What may be played and used: plot twists, Super Powers, power-ups, and paying for them. The exact sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from capes.referee.reading import Pick
from capes.referee.sheet import NotJudged
from capes.referee.vs.meaning import holds, teams
from capes.referee.vs.powers import abilities, is_said, powers_in_ko, statements
from capes.referee.vs.table import Table, Voice, share_names
from capes.vs.state.character import STUNNED, UP, Character
from capes.vs.words.face import Face, power_key
from capes.vs.words.powers import Reaction, SuperPower, Twist
from capes.vs.words.truths import NoEnemyTwists, PowersUpWithAny


class Uses(NamedTuple):
    """What has been used: this turn by (character or card, power), in this game by (physical card, power)."""

    turn: frozenset[tuple[int, str]]
    game: frozenset[tuple[int, str]]


def twists(table: Table, seat: int, window: str) -> set[Pick]:
    """PLOT-01 to 04, 07, 09 to 12: the plot twists in hand that may be played now."""
    found: set[Pick] = set()
    if any(table.is_enemy(said.voice.seat, seat) for said in statements(table, NoEnemyTwists)):
        return found
    for card in table.state.players[seat].hand:
        printed = [power for power in card.face.powers if isinstance(power, Twist)]
        for at, twist in enumerate(printed):
            if (
                twist.window == window
                and (table.own_turn(seat) or (twist.any_turn and window == "Combat"))
                and needs_met(table, seat, card.face)
                and twist_condition(table, seat, twist)
            ):
                found.add(Pick("play", card.number, at))
    return found


def twist_condition(table: Table, seat: int, twist: Twist) -> bool:
    """What the twist itself asks for; in a Combat twist "your main" and "each" are those in the combat (PLOT-05)."""
    if twist.only_if is not None and twist.window == "Combat":
        raise NotJudged("a Combat twist with a condition")
    return holds(table, Voice(seat, 0), twist.only_if)


def needs_met(table: Table, seat: int, face: Face) -> bool:
    """As many different face-up members as the team's symbol is shown; a marked character for the MARVEL mark."""
    side = table.side(seat)
    for team in set(face.needs):
        members = [character for character in side if character.state == UP and team in teams(table, character)]
        if len(members) < face.needs.count(team):
            return False
    return not face.needs_mark or any(character.face.marked for character in side)


def power_ups(table: Table, seat: int, window: str) -> set[Pick]:
    """POWERUP-01 to 07: a character card discarded for a face-up character of its name on your side."""
    found: set[Pick] = set()
    if window not in ("Main", "Combat"):
        return found
    growing = [
        character
        for character in table.side(seat)
        if character.state == UP and (window == "Main" or table.fighting(character.number))
    ]
    for card in table.state.players[seat].hand:
        if card.face.kind in ("main", "supporting", "token"):
            for character in growing:
                if share_names(character.face.names, card.face.names) or is_said(table, PowersUpWithAny, character):
                    found.add(Pick("power up", card.number, character.number))
    return found


def supers(table: Table, seat: int, window: str, uses: Uses) -> set[Pick]:
    """SUPER-01 to 12: the Super Powers of your characters that may be used and paid for now."""
    found: set[Pick] = set()
    for character in table.side(seat):
        for power in abilities(table)[character.number].powers:
            if not isinstance(power, SuperPower) or power.window != window or power.zone != "play":
                continue
            key = power_key(power)
            if not may_use(table, seat, power) or is_used(power, key, character.number, character.body, uses):
                continue
            if window == "Combat" and not power.any_combat and not table.fighting(character.number):
                continue
            if power.while_stunned and character.state != STUNNED:
                continue
            if holds(table, Voice(seat, character.number), power.only_if) and can_pay(
                table, seat, power.cost, teams(table, character)
            ):
                found.add(Pick("use", character.number, 0, key))
    for card in table.state.players[seat].ko:
        if not card.face.works_from_ko:
            continue
        for power in powers_in_ko(table, card, seat):
            if not isinstance(power, SuperPower) or power.window != window or power.zone != "ko":
                continue
            key = power_key(power)
            if not may_use(table, seat, power) or is_used(power, key, card.number, card.body, uses):
                continue
            if window == "Combat" and not power.any_combat:
                continue
            nobodys: frozenset[str] = frozenset()  # LOC-03: a card in a KO pile is on nobody's side
            if holds(table, Voice(seat, card.number), power.only_if) and can_pay(table, seat, power.cost, nobodys):
                found.add(Pick("use", card.number, 0, key))
    return found


def may_use(table: Table, seat: int, power: SuperPower) -> bool:
    """Your own turn, or any turn for a Combat power with that symbol (SUPER-04, TERM-02)."""
    return table.own_turn(seat) or (power.any_turn and power.window == "Combat")


def is_used(power: SuperPower | Reaction, key: str, number: int, body: int, uses: Uses) -> bool:
    """SUPER-09 to 11, 13: once each turn for a character and power, or once a game for the card."""
    if power.uses == "unlimited":
        return False
    return (number, key) in uses.turn or (power.uses == "game" and (body, key) in uses.game)


# -- payment ---------------------------------------------------------------------------------------------------------

Source = tuple[str, int, Face]
"""How a Location would pay (turned face down or discarded), its number, and what it is."""


def sources(table: Table, seat: int) -> list[Source]:
    """SUPER-05, 08: your face-up Locations, and Locations in your hand."""
    player = table.state.players[seat]
    found: list[Source] = [("turn", r.number, r.face) for r in player.resources if r.up and r.face.kind == "location"]
    found.extend(("discard", card.number, card.face) for card in player.hand if card.face.kind == "location")
    return found


def gives(face: Face, symbol: str, member: frozenset[str]) -> bool:
    """LOC-01 to 04: it has the symbol, and a special Location serves members of its team only."""
    wanted = set(symbol.split("|"))
    return not wanted.isdisjoint(face.symbols) and (not face.teams or not member.isdisjoint(face.teams))


def payable(found: list[Source], cost: tuple[str, ...], member: frozenset[str]) -> bool:
    """SUPER-06, 07: the whole cost, one Location for one symbol."""
    if not cost:
        return True
    tried: set[str] = set()
    for at, (_, _, face) in enumerate(found):
        if face.id not in tried and gives(face, cost[0], member):
            tried.add(face.id)
            if payable(found[:at] + found[at + 1 :], cost[1:], member):
                return True
    return False


def can_pay(table: Table, seat: int, cost: tuple[str, ...], member: frozenset[str]) -> bool:
    """Whether a player can pay a cost for a power of a member of those teams."""
    return payable(sources(table, seat), cost, member)


def payments(table: Table, seat: int, cost: tuple[str, ...], member: frozenset[str]) -> set[Pick]:
    """The Locations that may pay the next symbol and leave the rest payable."""
    found = sources(table, seat)
    return {
        Pick(how, number)
        for at, (how, number, face) in enumerate(found)
        if gives(face, cost[0], member) and payable(found[:at] + found[at + 1 :], cost[1:], member)
    }


def find_power(table: Table, seat: int, number: int, key: str) -> SuperPower | Reaction | None:
    """The power an option speaks of, on a character or on a card in the KO pile."""
    found: Iterable[object] = ()
    if number in table.state.play:
        found = abilities(table)[number].powers
    else:
        cards = [card for card in table.state.players[seat].ko if card.number == number]
        found = [power for card in cards for power in powers_in_ko(table, card, seat)]
    for power in found:
        if isinstance(power, SuperPower | Reaction) and power_key(power) == key:
            return power
    return None


def member_of(table: Table, seat: int, number: int) -> frozenset[str]:
    """The teams of the character (or card in the KO pile) whose power is used."""
    character: Character | None = table.state.play.get(number)
    if character is not None:
        return teams(table, character)
    for card in table.state.players[seat].ko:
        if card.number == number:
            return frozenset()
    raise NotJudged("a power whose card has gone")
