"""A view as headed lists. Knows the shape of what is sent to clients, and no rules."""

from __future__ import annotations

from typing import Any

from capes.cli.brawl import brawl
from capes.core.game import View

Lines = list[str]


def board(view: View, names: tuple[str, ...]) -> Lines:
    """The table as lines of text; headings begin with '# '."""
    if "match_ups" in view:
        return brawl(view, names)
    if "characters" in view and "players" in view:
        return battle(view, names)
    return anything({key: value for key, value in view.items() if value is not None}, names)


def printed_name(card: dict[str, Any]) -> str:
    """A card's name, or the readable part of its printed id, or what is known of a hidden one."""
    if card.get("name"):
        return str(card["name"])
    if card.get("face"):
        return str(card["face"]).rpartition("/")[2].replace("-", " ").title()
    return "a hidden card"


def named(data: Any, cards: dict[str, str]) -> Any:
    """The same data with the printed name beside every printed id; an edition's mark does not change a name."""
    if isinstance(data, list):
        return [named(item, cards) for item in data]
    if not isinstance(data, dict):
        return data
    told = {key: named(value, cards) for key, value in data.items()}
    printed = cards.get(str(data.get("face")).partition("@")[0])
    return told if printed is None else {"name": printed, **told}


def tagged(card: dict[str, Any]) -> str:
    """A card with its number, by which commands refer to it."""
    number = f"#{card['n']} " if card.get("n") else ""
    return f"{number}{printed_name(card)}"


def listed(cards: list[dict[str, Any]]) -> str:
    """Cards in a row of text."""
    return ", ".join(tagged(card) for card in cards) or "none"


def battle(view: View, names: tuple[str, ...]) -> Lines:
    """A table with rows of characters: first the others' side, nearest to the eye one's own."""
    lines = [f"# Turn {view.get('turn', '?')}, {view.get('phase', '')} {view.get('step', '')}".rstrip(" ,")]
    players = sorted(view["players"], key=lambda player: player["seat"] == view.get("seat"))
    for player in players:
        lines += [f"# {names[player['seat']]}" + (" (out)" if player.get("out") else ""), *holdings(player)]
        for row in ("back", "front"):
            here = [c for c in view["characters"] if c.get("seat") == player["seat"] and c.get("row") == row]
            if here:
                lines.append(f"{row.capitalize()} row, {len(here)}:")
                lines += [f"  {character(c)}" for c in here]
    combat = view.get("combat")
    if combat and not view.get("result"):
        found = {c["n"]: c for c in view["characters"]}
        attackers = ", ".join(tagged(found[n]) for n in combat.get("attackers", []) if n in found)
        seat = combat.get("defender_seat")
        stands = found.get(combat.get("defender"))
        defender = names[seat] if seat is not None else "nobody" if stands is None else tagged(stands)
        lines += ["# Combat", f"{attackers or 'nobody'} against {defender}"]
    return lines


def holdings(player: dict[str, Any]) -> Lines:
    """What a player holds: hand, resources, piles, counters."""
    hand = player.get("hand")
    lines = [f"Hand, {player.get('hand_count', 0)}" + (f": {listed(hand)}" if hand else "")]
    resources = player.get("resources") or []
    if resources:
        shown = [f"{tagged(card)}{'' if card.get('up') else ' (face down)'}" for card in resources]
        lines.append(f"Resources, {len(resources)} ({player.get('points', 0)} to spend): {', '.join(shown)}")
    lines.append(f"Deck, {player.get('deck_count', 0)}. KO pile, {len(player.get('ko') or [])}.")
    lines += [f"XP: {xp.get('have')} of {xp.get('need')}" for xp in player.get("xp") or [] if xp.get("need")]
    lines += [f"{pile['name']}, {pile['count']}" for pile in player.get("piles") or []]
    return lines


def character(card: dict[str, Any]) -> str:
    """One character in play, with what changes decisions."""
    words = [tagged(card), f"{card.get('atk')}/{card.get('def')}"]
    if card.get("main"):
        words.append(f"main level {card.get('level')}" if card.get("level") else "main")
    if card.get("wounds"):
        words.append(f"{card['wounds']} of {card.get('health')} wounds")
    if card.get("counters"):
        words.append(f"{card['counters']:+d} counters")
    if card.get("state") not in (None, "up"):
        words.append(str(card["state"]))
    if not card.get("ready", True):
        words.append("exhausted")
    words += [word for word in ("frozen", "lost_powers") if card.get(word)]
    words += [str(keyword) for keyword in card.get("keywords") or []]
    words += [tagged(equipment) for equipment in card.get("equipment") or []]
    return ", ".join(words).replace("lost_powers", "without powers")


def anything(data: Any, names: tuple[str, ...], depth: int = 0) -> Lines:
    """Any JSON data as indented lines, lists of plain values on one line."""
    indent = "  " * depth
    if isinstance(data, dict):
        lines: Lines = []
        for key, value in data.items():
            title = str(key).replace("_", " ")
            if is_plain(value):
                lines.append(f"{indent}{title}: {plain(value)}")
            elif depth == 0:
                lines += [f"# {title.capitalize()}", *anything(value, names, depth + 1)]
            else:
                lines += [f"{indent}{title}:", *anything(value, names, depth + 1)]
        return lines
    if isinstance(data, list):
        lines = []
        for item in data:
            if isinstance(item, dict) and all(is_plain(value) for value in item.values()):
                lines.append(f"{indent}- {', '.join(fact(key, value, names) for key, value in item.items())}")
            elif is_plain(item):
                lines.append(f"{indent}- {plain(item)}")
            else:
                lines += [f"{indent}-", *anything(item, names, depth + 1)]
        return lines
    return [f"{indent}{plain(data)}"]


def fact(key: str, value: Any, names: tuple[str, ...]) -> str:
    """One entry of a short list item: `#12` for a number on the table, a player's name for a seat."""
    if key == "n":
        return f"#{value}"
    if key == "seat" and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return f"{key.replace('_', ' ')} {plain(value)}"


def is_plain(value: Any) -> bool:
    """Whether a value fits on a line."""
    if isinstance(value, list):
        return all(not isinstance(item, dict | list) for item in value)
    return not isinstance(value, dict) or not value


def plain(value: Any) -> str:
    """A value in words."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(plain(item) for item in value) or "none"
    return str(value) if value != {} else "none"
