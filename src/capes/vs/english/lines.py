"""A printed card's rules text, line by line."""

from __future__ import annotations

from capes.vs.english.conditions import so
from capes.vs.english.grammar import article, counted, listing
from capes.vs.english.powers import symbols
from capes.vs.english.telling import POWERS, telling_of
from capes.vs.words.face import Face
from capes.vs.words.kinds import Condition
from capes.vs.words.powers import Has, Power


def power_text(power: Power, face: Face | None = None) -> str:
    """One power as a line; without a card it speaks of "this character"."""
    return POWERS.write(power, telling_of("this character" if face is None else face.name))


def condition_text(condition: Condition, name: str) -> str:
    """What a power of that character asks for, as a clause."""
    return so(condition, telling_of(name))


def power_name(power: Power) -> str:
    """The name printed above a power, or ''."""
    return "" if isinstance(power, Has) else str(getattr(power, "name", ""))


def needs_text(face: Face) -> str:
    """What must stand on your side for the card to be played, or ''."""
    if face.needs_mark:
        return "Needs a character with the MARVEL mark on your side."
    if not face.needs:
        return ""
    counts = {team: face.needs.count(team) for team in face.needs}
    wanted = [counted(count, f"face-up {team} character") for team, count in counts.items()]
    return f"Needs {listing(wanted)} on your side."


def location_text(face: Face) -> str:
    """What a Location pays for, or ''."""
    if not face.symbols:
        return ""
    gives = listing([symbols((symbol,)) for symbol in face.symbols], "or")
    team = f" of {article(listing(face.teams, 'or'))} character" if face.teams else ""
    return f"Pays {gives} for a Super Power{team}."


def rules_lines(face: Face) -> list[tuple[str, str]]:
    """Every line with the name of its power ('' where it has none)."""
    extra = [("", line) for line in (needs_text(face), location_text(face)) if line]
    return [*extra, *((power_name(power), power_text(power, face)) for power in face.powers)]


def rules_text(face: Face) -> list[str]:
    """The rules text of a card, one line per power."""
    return [line for _, line in rules_lines(face)]
