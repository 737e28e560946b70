"""A view with match-ups: teams, who fights whom, Conditions, piles."""

from __future__ import annotations

from typing import Any

from capes.board.parts import Board, Cards, Row, Side, Tile


def brawl(view: dict[str, Any], names: tuple[str, ...], cards: Cards) -> Board:
    """The parts of a brawl."""
    board = Board(f"Turn {view['turn']}, {view['step_name'].lower()}, {names[view['current']]}'s turn", [])
    people = {person["n"]: person for person in view["characters"]}
    for player in sorted(view["players"], key=lambda player: bool(player["seat"] == view["seat"])):
        side = Side(player["seat"], names[player["seat"]], player["seat"] == view["seat"], bool(player["out"]))
        shown = player["hand"] if player["hand"] is not None else player["known"]
        side.hand = [card_tile(card, cards) for card in shown]
        side.hand_count = player["hand_count"]
        side.facts = holdings(player)
        if player["team"]:
            side.rows = [Row("Team", [fighter(people[n], people) for n in player["team"]])]
        board.sides.append(side)
    for pair in view["match_ups"]:
        one, two = people[pair["attacking"]], people[pair["attacked"]]
        blocked = "".join(f", thwarted by {tagged(people[n])}" for n in pair["thwarted_by"])
        board.fights.append(f"{one['name']} attacks {two['name']}{blocked}")
    if view["conditions"]:
        board.shared.append("Conditions: " + ", ".join(tagged(card) for card in view["conditions"]))
    if view["playing"]:
        board.shared.append("Being played: " + tagged(view["playing"]))
    piles = [] if view["pile_count"] is None else [f"Draw pile, {view['pile_count']}."]
    board.shared.append(" ".join([*piles, f"Discard pile, {len(view['discard'])}."]))
    return board


def tagged(card: dict[str, Any]) -> str:
    """A card with its number, by which commands refer to it."""
    return f"#{card['n']} {card['name']}"


def card_tile(card: dict[str, Any], cards: Cards) -> Tile:
    """A card in hand."""
    known = cards.get(str(card.get("face")), {})
    health = known.get("health")
    kind = known.get("attack_type") or known.get("type")
    figures = f"{health} Health" if health is not None else ""
    return Tile(card["n"], str(card["name"]), figures, [str(kind)] if kind else [], str(card.get("face") or ""))


def holdings(player: dict[str, Any]) -> list[str]:
    """What a player has beside hand and team."""
    facts = []
    start = player["start"]
    if start and start["chosen"]:
        facts.append("Face-down: " + (tagged(start["card"]) if start["card"] else "a Character"))
    return [*facts, f"Own pile, {player['pile_count']}"] if player["pile_side"] else facts


def fighter(person: dict[str, Any], people: dict[int, dict[str, Any]]) -> Tile:
    """One Character with what changes decisions."""
    tile = Tile(person["n"], str(person["name"]), face=str(person.get("face") or ""))
    tile.figures = f"{person['health']} of {person['printed']}"
    tile.down = bool(person["ko"])
    tile.notes = [*(["knocked out"] if tile.down else []), f"{person['side']}, {person['type']}"]
    for number, power in enumerate(person["powers"], 1):
        speed = "" if power["speed"] == "normal" else f" {power['speed']}"
        tile.notes.append(("> " if number == person["power"] else "") + f"{power['name']} {power['damage']}{speed}")
    action = person["action"]
    if action:
        tile.notes.append(f"{action['kind']}: " + ", ".join(people[n]["name"] for n in action["on"] if n in people))
    tile.notes += [f"{word} {person[word]}" for word in ("shield", "bonus") if person[word]]
    tile.notes += [word for word in ("cancelled", "blank") if person[word]]
    return tile
