"""A view with match-ups as headed lists: teams, who fights whom, Conditions, piles."""

from __future__ import annotations

from typing import Any

from capes.core.game import View

Lines = list[str]


def brawl(view: View, names: tuple[str, ...]) -> Lines:
    """The table as lines of text, one's own team last, nearest to the eye; headings begin with '# '."""
    lines = [f"# Turn {view['turn']}, {view['step_name'].lower()}, {names[view['current']]}'s turn"]
    people = {person["n"]: person for person in view["characters"]}
    for player in sorted(view["players"], key=lambda player: bool(player["seat"] == view["seat"])):
        lines += [f"# {names[player['seat']]}" + (" (out)" if player["out"] else ""), holdings(player)]
        lines += [f"  {fighter(people[n], people)}" for n in player["team"]]
    for pair in view["match_ups"]:
        one, two = people[pair["attacking"]], people[pair["attacked"]]
        blocked = "".join(f", thwarted by {tagged(people[n])}" for n in pair["thwarted_by"])
        lines.append(f"# {one['name']} attacks {two['name']}{blocked}")
    if view["conditions"]:
        lines.append("Conditions: " + ", ".join(tagged(card) for card in view["conditions"]))
    if view["playing"]:
        lines.append("Being played: " + tagged(view["playing"]))
    piles = [] if view["pile_count"] is None else [f"Draw pile, {view['pile_count']}."]
    lines.append(" ".join([*piles, f"Discard pile, {len(view['discard'])}."]))
    return lines


def tagged(card: dict[str, Any]) -> str:
    """A card with its number, by which commands refer to it."""
    return f"#{card['n']} {card['name']}"


def holdings(player: dict[str, Any]) -> str:
    """A player's hand and pile."""
    shown = player["hand"] if player["hand"] is not None else player["known"]
    text = f"Hand, {player['hand_count']}" + (": " + ", ".join(tagged(card) for card in shown) if shown else "")
    start = player["start"]
    if start and start["chosen"]:
        text += ". Face-down: " + (tagged(start["card"]) if start["card"] else "a Character")
    return text + (f". Own pile, {player['pile_count']}" if player["pile_side"] else "")


def fighter(person: dict[str, Any], people: dict[int, dict[str, Any]]) -> str:
    """One Character with what changes decisions."""
    words = [f"{tagged(person)} ({person['side']}, {person['type']})", f"{person['health']} of {person['printed']}"]
    if person["ko"]:
        words.append("knocked out")
    for number, power in enumerate(person["powers"], 1):
        speed = "" if power["speed"] == "normal" else f" {power['speed']}"
        words.append(("> " if number == person["power"] else "") + f"{power['name']} {power['damage']}{speed}")
    action = person["action"]
    if action:
        words.append(f"{action['kind']}: " + ", ".join(people[n]["name"] for n in action["on"] if n in people))
    words += [f"{word} {person[word]}" for word in ("shield", "bonus") if person[word]]
    words += [word for word in ("cancelled", "blank") if person[word]]
    return ", ".join(words)
