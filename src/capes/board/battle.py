"""A view with rows of characters: players, what they hold, and who fights whom."""

from __future__ import annotations

from typing import Any

from capes.board.parts import Board, Cards, Row, Side, Tile

STATES = {"lost_powers": "without powers", "frozen": "frozen"}


def battle(view: dict[str, Any], names: tuple[str, ...], cards: Cards) -> Board:
    """The parts of a battle."""
    now = " ".join(str(view[part]) for part in ("phase", "step") if view.get(part))
    board = Board(f"Turn {view.get('turn', '?')}, {now}".rstrip(" ,"), [])
    found = {character["n"]: character for character in view["characters"]}
    for player in sorted(view["players"], key=lambda player: bool(player["seat"] == view.get("seat"))):
        side = Side(player["seat"], names[player["seat"]], player["seat"] == view.get("seat"), bool(player.get("out")))
        side.hand = [card_tile(card, cards) for card in player.get("hand") or []]
        side.hand_count = player.get("hand_count", 0)
        side.facts = holdings(player, cards)
        order = ("front", "back") if side.own else ("back", "front")
        for name in order:
            here = [each for each in found.values() if each.get("seat") == side.seat and each.get("row") == name]
            if here:
                side.rows.append(Row(f"{name.capitalize()} row", [character_tile(each, cards) for each in here]))
        board.sides.append(side)
    combat = view.get("combat")
    if combat and not view.get("result"):
        attackers = ", ".join(tagged(found[n], cards) for n in combat.get("attackers", []) if n in found)
        seat = combat.get("defender_seat")
        stands = found.get(combat.get("defender"))
        defender = names[seat] if seat is not None else "nobody" if stands is None else tagged(stands, cards)
        board.fights = [f"{attackers or 'nobody'} against {defender}"]
    return board


def printed(card: dict[str, Any], cards: Cards) -> dict[str, Any]:
    """The printed card, whatever edition is played; nothing for a hidden one."""
    return cards.get(str(card.get("face")).partition("@")[0], {})


def name_of(card: dict[str, Any], cards: Cards) -> str:
    """A card's name, or the readable part of its printed id, or what is known of a hidden one."""
    if card.get("name"):
        return str(card["name"])
    known = printed(card, cards)
    if known:
        return str(known["name"])
    if card.get("face"):
        return str(card["face"]).rpartition("/")[2].replace("-", " ").title()
    return "a hidden card"


def tagged(card: dict[str, Any], cards: Cards) -> str:
    """A card with its number, by which commands refer to it."""
    return f"#{card['n']} {name_of(card, cards)}" if card.get("n") else name_of(card, cards)


def card_tile(card: dict[str, Any], cards: Cards) -> Tile:
    """A card out of play, with its printed figures."""
    known = printed(card, cards)
    cost, atk = known.get("cost"), known.get("atk")
    figures = f"{atk}/{known.get('def')}" if atk is not None else ""
    kind = str(known.get("type") or "").replace("-", " ")
    notes = [f"costs {cost}"] if cost is not None else []
    notes += [kind] if kind and kind != "supporting" else []
    notes += [str(word) for word in known.get("keywords") or []]
    return Tile(card.get("n") or 0, name_of(card, cards), figures, notes, str(card.get("face") or ""))


def character_tile(card: dict[str, Any], cards: Cards) -> Tile:
    """One character in play, with what changes decisions."""
    tile = Tile(
        card["n"], name_of(card, cards), f"{card.get('atk')}/{card.get('def')}", [], str(card.get("face") or "")
    )
    tile.main = bool(card.get("main"))
    tile.down = card.get("state") not in (None, "up")
    tile.spent = not card.get("ready", True)
    if card.get("main"):
        tile.notes.append(f"main level {card.get('level')}" if card.get("level") else "main")
    if card.get("wounds"):
        tile.notes.append(f"{card['wounds']} of {card.get('health')} wounds")
    if card.get("counters"):
        tile.notes.append(f"{card['counters']:+d} counter{'s' if abs(card['counters']) > 1 else ''}")
    if tile.down:
        tile.notes.append(str(card["state"]))
    if tile.spent:
        tile.notes.append("exhausted")
    tile.notes += [word for state, word in STATES.items() if card.get(state)]
    tile.notes += [str(keyword) for keyword in card.get("keywords") or []]
    tile.notes += [tagged(equipment, cards) for equipment in card.get("equipment") or []]
    return tile


def holdings(player: dict[str, Any], cards: Cards) -> list[str]:
    """What a player holds beside the hand: resources, piles, counters."""
    lines = []
    resources = player.get("resources") or []
    if resources:
        known = [card for card in resources if card.get("face")]
        shown = [f"{tagged(card, cards)}{'' if card.get('up') else ' (face down)'}" for card in known]
        hidden = len(resources) - len(known)
        shown += [f"{hidden} face down"] if hidden else []
        lines.append(f"Resources, {len(resources)} ({player.get('points', 0)} to spend): {', '.join(shown)}")
    lines.append(f"Deck, {player.get('deck_count', 0)}. KO pile, {len(player.get('ko') or [])}.")
    lines += [f"XP: {xp.get('have')} of {xp.get('need')}" for xp in player.get("xp") or [] if xp.get("need")]
    lines += [f"{pile['name']}, {pile['count']}" for pile in player.get("piles") or []]
    return lines
