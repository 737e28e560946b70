"""A card's figures with their causes, and what a fight would come to, in lines of words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from capes.board.lists import anything


def explained(data: dict[str, Any]) -> list[str]:
    """Where the figures on a card come from; of a game from elsewhere, whatever it tells.

    >>> explained({"n": 7, "name": "Hulk", "atk": 4, "def": 4, "chain": [
    ...     {"what": "base", "name": "Hulk", "atk": 3, "def": 3}, {"what": "counters", "atk": 4, "def": 4}]})
    ['#7 Hulk', '  4/4: base 3/3 (Hulk), then counters 4/4']
    """
    if "name" not in data or "n" not in data:
        return anything(data, ())
    lines = [f"#{data['n']} {data['name']}"]
    if "atk" in data:
        steps = [step_of(step) for step in data.get("chain") or []]
        lines.append(f"  {data['atk']}/{data['def']}" + (f": {', then '.join(steps)}" if steps else ""))
    health = data.get("health")
    if isinstance(health, dict):
        lines.append(f"  Health {health['now']} of {health['printed']}, knocked out at 0 or below")
    for power in data.get("powers") or []:
        if "causes" in power:
            causes = ", ".join(f"{cause['amount']:+d} {cause['why']} ({cause['name']})" for cause in power["causes"])
            lines.append(f"  {power['name']} {power['damage']}: {causes.removeprefix('+')}")
        elif power.get("used"):
            lines.append(f"  {power['name']} has been used")
    for text in data.get("text") or []:
        told = text if isinstance(text, dict) else {"text": text}
        lines.append("  " + (f"{told['name']}: {told['text']}" if told.get("name") else str(told["text"])))
    for keyword in data.get("keywords") or []:
        if isinstance(keyword, dict):
            lines.append(f"  {keyword['name']}: {keyword['text']}")
    return lines + [f"  {note}" for note in data.get("notes") or []]


def step_of(step: dict[str, Any]) -> str:
    """One step of a chain of causes."""
    name = f" ({step['name']})" if step.get("name") else ""
    return f"{step['what']} {step['atk']}/{step['def']}{name}"


def foretold(data: dict[str, Any], name: Callable[[int], str]) -> list[str]:
    """What a fight would come to; `name` tells the card of a number."""
    if "attack" in data:
        lines = [fight_step(step, name) for step in data["attack"].get("steps") or []]
        lines += [f"Back: {fight_step(step, name)}" for step in data.get("back") or []]
    elif "after" in data:
        lines = [f"{name(blow['by'])} hits {name(blow['at'])} for {blow['damage']}" for blow in data.get("blows") or []]
        lines += [f"{name(one['n'])}: {one['before']} to {one['health']} Health" for one in data["after"]]
    else:
        return anything(data, ())
    return [*lines, *(f"Not known yet: {unknown}" for unknown in data.get("unknown") or [])]


def fight_step(step: dict[str, Any], name: Callable[[int], str]) -> str:
    """One strike: who, against whom, with which figures, and what comes of it."""
    by = " and ".join(name(number) for number in step["by"]) or "nobody"
    return f"{by} with {step['atk']} against {name(step['at'])} with {step['def']}: {step['outcome']}"
