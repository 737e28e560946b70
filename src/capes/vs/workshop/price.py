"""A fair cost for a character of one's own: what printed supporting characters with such figures and powers cost.

A line is fitted through our printed supporting characters (least squares over figures, icons, keywords and powers).
How far it is off is measured by leaving each card out in turn and asking the others for its cost. It knows how many
powers a card has, not how good they are; no games are played for it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from capes.vs import catalogue
from capes.vs.words.face import Face, printed_faces
from capes.vs.words.keywords import FLIGHT, RANGED
from capes.vs.words.powers import Always, Has, Reaction, SuperPower, When

FEATURES: Final = 9
RIDGE: Final = 0.5  # keeps rare features from carrying more than a few cards can tell
CHEAPEST, DEAREST = 1, 10


def features(face: Face) -> list[float]:
    """What is counted on a character; the first is the same for all."""
    has = [power.keyword for power in face.powers if isinstance(power, Has)]
    supers = [power for power in face.powers if isinstance(power, SuperPower | Reaction)]
    return [
        1.0,
        float(face.atk),
        float(face.defense),
        float(face.health - 1),
        float(FLIGHT in has),
        float(RANGED in has),
        float(len([word for word in has if word not in (FLIGHT, RANGED)])),
        float(len(supers)),
        float(len([power for power in face.powers if isinstance(power, When | Always)])),
    ]


def solved(rows: list[list[float]], costs: list[float]) -> list[float]:
    """The weights that fit best."""
    size = FEATURES
    table = [
        [sum(row[i] * row[j] for row in rows) + (RIDGE if i == j and i else 0.0) for j in range(size)]
        + [sum(row[i] * cost for row, cost in zip(rows, costs, strict=True))]
        for i in range(size)
    ]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(table[row][at]))
        table[at], table[best] = table[best], table[at]
        table[at] = [value / table[at][at] for value in table[at]]
        for other in range(size):
            if other != at:
                share = table[other][at]
                table[other] = [a - share * b for a, b in zip(table[other], table[at], strict=True)]
    return [row[size] for row in table]


def guess(weights: list[float], row: list[float]) -> float:
    """What a character with those features would cost."""
    return sum(weight * value for weight, value in zip(weights, row, strict=True))


@cache
def fitted() -> tuple[list[float], float, tuple[tuple[str, str, int, tuple[float, ...]], ...]]:
    """The weights, how far off they are on average for a card they have not seen, and the cards."""
    faces = [face for face in printed_faces() if face.kind == "supporting" and face.cost >= 0 and "@" not in face.id]
    faces = [face for face in faces if catalogue.exists(face.id)]
    rows, costs = [features(face) for face in faces], [float(face.cost) for face in faces]
    off = []
    for at in range(len(faces)):
        without = solved(rows[:at] + rows[at + 1 :], costs[:at] + costs[at + 1 :])
        off.append(abs(guess(without, rows[at]) - costs[at]))
    known = tuple((face.id, face.name, face.cost, tuple(row)) for face, row in zip(faces, rows, strict=True))
    return solved(rows, costs), sum(off) / len(off), known


def price(face: Face) -> dict[str, Any] | None:
    """A fair cost, how far such guesses are off, and the printed cards most like it; None for other kinds of cards."""
    if face.kind != "supporting":
        return None
    weights, off, known = fitted()
    row = features(face)
    fair = min(max(guess(weights, row), CHEAPEST), DEAREST)
    peers = sorted(known, key=lambda one: sum((a - b) ** 2 for a, b in zip(one[3], row, strict=True)))[:3]
    return {
        "fair": round(fair, 1),
        "low": max(CHEAPEST, round(fair - off)),
        "high": min(DEAREST, round(fair + off)),
        "off": round(off, 1),
        "cards": len(known),
        "peers": [{"id": id, "name": name, "cost": cost} for id, name, cost, _ in peers],
    }
