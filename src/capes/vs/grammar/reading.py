"""The doors of the reader: a power, or a whole card as people print it."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, is_dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final

from capes.language.sentence import Sentence, listed
from capes.vs.english.briefs import card_brief, power_brief
from capes.vs.english.lines import power_name, power_text, rules_lines
from capes.vs.grammar.binding import bound
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.powers import Sentences
from capes.vs.grammar.rephrased import pointed, rephrased, settled
from capes.vs.grammar.tokens import tokens
from capes.vs.words.face import OWN, TEAMS, Face, printed_count, printed_faces, team_bit
from capes.vs.words.keywords import ERRATA, FLIGHT, KEYWORDS, RANGED, Keyword
from capes.vs.words.kinds import Word
from capes.vs.words.powers import SYMBOLS, Equips, Has, LevelUp, Power, Reaction, SuperPower, Twist, When

KINDS: Final = {
    "main character": "main", "main": "main", "supporting character": "supporting", "supporting": "supporting",
    "character": "supporting", "plot twist": "plot-twist", "twist": "plot-twist", "location": "location",
    "basic location": "location", "equipment": "equipment", "token": "token",
}  # fmt: skip
LONGEST_CARD: Final = 6000
MOST_POWERS: Final = 12
FIGURES: Final = {"atk": "ATK", "defense": "DEF", "health": "Health", "cost": "cost", "level": "level"}
MOST: Final = {"atk": 30, "defense": 30, "health": 20, "cost": 12, "level": 3}


@dataclass(frozen=True)
class Reading:
    """What was read: canonical text, the words, and the brief line."""

    text: str
    words: tuple[Power, ...]
    brief: str
    face: Face | None = None

    def as_data(self) -> dict[str, Any]:
        """For programs."""
        return {"text": self.text, "words": [str(word) for word in self.words], "brief": self.brief}


def read_power(text: str, name: str = "", own: str = "", kind: str = "", of_set: str = "") -> Power:
    """The power a text says; `own` is the name of the card it is on, `kind` what card that is."""
    twist = kind == "plot-twist"
    said = settled(text.strip())
    try:
        return _read_as_meant(said, name, own, twist, of_set)
    except Unread as error:
        for other in rephrased(said, own):
            try:
                return _read_as_meant(other, name, own, twist, of_set)
            except Unread:
                continue
        raise error


def _read_as_meant(text: str, name: str, own: str, twist: bool, of_set: str) -> Power:
    """The power; "it" is the last one spoken of, where there is somebody besides the character itself."""
    power, exact = _read_as_written(text, name, own, twist, of_set)
    if not exact and isinstance(power, When | Reaction) and (other := pointed(text)) != text:
        try:
            return _read_as_written(other, name, own, twist, of_set)[0]
        except Unread:
            pass
    return power


def _read_as_written(text: str, name: str, own: str, twist: bool, of_set: str) -> tuple[Power, bool]:
    """The power, and whether the text is letter by letter how a card would say it."""
    reader = Sentences(text, own, of_set)
    try:
        found = _readings(reader, name, twist)
    except RecursionError:
        raise Unread(text, reader.place(reader.furthest), Sentence("unread-tangled")) from None
    same = [row.key for row in tokens(text, own)]
    exact = [one for one in found if [row.key for row in tokens(written(one, own), own)] == same]
    if len(exact) > 1:
        ways = tuple(str(one) for one in exact[:2])
        raise Unread(text, 0, Sentence("unread-two-ways"), ways)
    if exact or found:
        return (exact or found)[0], bool(exact)
    raise _unread(reader)


def _readings(reader: Sentences, name: str, twist: bool) -> list[Power]:
    found: list[Power] = []
    for power, end in reader.power(name, twist):
        while reader.key(end) in (".", ")"):
            end += 1
        if end == len(reader.row):
            found.extend(one for one in bound(power) if one not in found)
    return found


def _unread(reader: Sentences) -> Unread:
    """Why it was not read."""
    at = reader.furthest
    expected = sorted(word for word in reader.expected if word.isalpha() or " " in word)
    said = reader.row[at].text if at < len(reader.row) else ""
    close = get_close_matches(said.casefold(), [word for word in expected if " " not in word], 1, 0.6) if said else []
    near = close[0] if close else nearest(reader.text)
    why = Sentence("unread-word", word=repr(said)) if said else Sentence("unread-unfinished")
    kinds = [word for word in expected if " " in word]
    return Unread(
        reader.text, reader.place(at), why, tuple([*kinds, *(w for w in expected if " " not in w)][:10]), near
    )


@lru_cache(maxsize=1)
def _known(count: int) -> tuple[tuple[frozenset[str], str], ...]:
    faces = [face for face in printed_faces() if not face.id.startswith(OWN)]  # what others write stays theirs
    lines = {power_text(power) for face in faces for power in face.powers if not isinstance(power, Has)}
    return tuple((frozenset(token.key for token in tokens(line)), line) for line in sorted(lines))


def nearest(text: str) -> str:
    """The sentence of a printed card that has most words in common with a text."""
    said = {token.key for token in tokens(text[:500])}
    best = max(_known(printed_count()), key=lambda known: len(known[0] & said) / len(known[0] | said), default=None)
    return best[1] if best is not None and len(best[0] & said) * 3 > len(said) else ""


def written(power: Power, own: str) -> str:
    """The power in the card's own words."""
    return power_text(power, Face("", own, "supporting") if own else None)


# -- whole cards ----------------------------------------------------------------------------------------------------

POWER_START: Final = re.compile(
    r"(?:(?P<name>[^:\[\]]{1,60}?) (?:-|=|\u2013|\u2014) )?"
    r"(?P<text>(?:Main|Build|Combat|Recovery|Reaction|Level Up)\b\s*(?:[\[(:]|when\b|\d).*|(?:When|Whenever)\b.*)",
    re.DOTALL,
)
FIGURE: Final = (
    (re.compile(r"cost:? (\d+)|(\d+)-cost|c(\d+)", re.IGNORECASE), "cost"),
    (re.compile(r"(?:health|h):? ?(\d+)|(\d+) health", re.IGNORECASE), "health"),
    (re.compile(r"level:? (\d+)|l(\d)", re.IGNORECASE), "level"),
    (re.compile(r"(?:atk|attack):? (\d+)|(\d+) (?:atk|attack)", re.IGNORECASE), "atk"),
    (re.compile(r"(?:def|defense|defence):? (\d+)|(\d+) (?:def|defense|defence)", re.IGNORECASE), "defense"),
)


def read(text: str, of_set: str = "") -> Reading:
    """A whole card, or just a power."""
    if len(text) > LONGEST_CARD:
        raise Unread(text[:80], 0, Sentence("unread-card-long", most=LONGEST_CARD, count=len(text)))
    if not text.strip():
        raise Unread("", 0, Sentence("unread-nothing"))
    lines = [line.strip() for line in text.strip().splitlines() if line.strip() and not line.strip().startswith("#")]
    if len(lines) == 1:
        name, rest = named(lines[0])
        paid = name or any(part in rest.partition(":")[0].casefold() for part in ("[", *map(str.casefold, SYMBOLS)))
        power = read_power(rest, name, kind="" if paid else "plot-twist")
        return Reading(power_text(power), (power,), power_brief(power))
    face = read_card(lines, text, of_set)
    return Reading(card_text(face), face.powers, card_brief(face), face)


def named(line: str) -> tuple[str, str]:
    """The name of a power and its text."""
    match = POWER_START.fullmatch(line)
    if match is not None:
        return match["name"] or "", match["text"]
    for dash in (" - ", " = "):
        name, found, rest = line.partition(dash)
        if found and len(name) <= 60:
            return name, rest
    return "", line


def read_card(lines: list[str], text: str, of_set: str = "", teams_known: tuple[str, ...] = ()) -> Face:
    """A card: its name, a line or lines of figures, then a power on each line; of no teams but those, if any."""
    name, _, aka = lines[0].rstrip(":").partition(" AKA ")
    figures: dict[str, int] = {}
    found: dict[str, Any] = {"kind": "", "teams": [], "symbols": [], "powers": []}
    rows = lines[1:]
    while rows and _figures(rows[0], figures, found):
        rows.pop(0)
    kind = str(found["kind"]) or ("supporting" if "atk" in figures else "plot-twist")
    if len(rows) > MOST_POWERS:
        raise Unread(text, text.find(rows[MOST_POWERS]), Sentence("unread-powers", most=MOST_POWERS))
    powers: list[Power] = list(found["powers"])
    for row in rows:
        powers.extend(_row_powers(row, name, kind, of_set, text))
    check(name, kind, figures, powers, text)
    if kind == "equipment":
        powers = [Equips(tuple(powers), figures.pop("atk", 0), figures.pop("defense", 0))]
    teams = tuple(found["teams"])
    slug = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "card"
    level = figures.get("level", 1 if kind == "main" else 0)
    for team in teams:
        if teams_known and team not in teams_known:
            at = max(0, text.find(team))
            raise Unread(text, at, Sentence("unread-team", team=team, teams=listed(teams_known)), teams_known)
        team_bit(team)
    needs = teams if kind in ("plot-twist", "equipment") else ()
    return Face(
        f"own/{slug}" + (f"-l{level}" if level > 1 else ""), name, kind, powers=tuple(powers),
        aka=tuple(one for one in aka.split(" AKA ") if one), level=level, cost=figures.get("cost", -1),
        atk=figures.get("atk", 0), defense=figures.get("defense", 0), health=figures.get("health", 0),
        teams=teams, symbols=tuple(found["symbols"]), needs=needs,
    )  # fmt: skip


def _figures(line: str, figures: dict[str, int], found: dict[str, Any]) -> bool:
    """Whether a line is figures, kinds, teams, icons and symbols; they are kept."""
    parts = [
        part.strip().rstrip(".")
        for part in re.split(r",|;|\||\u2022|\u00b7| - |/(?=\s)|(?<=\s)/", line)
        if part.strip()
    ]
    kept: list[tuple[str, Any]] = []
    for part in parts:
        low = part.casefold()
        team = next((one for one in TEAMS if one.casefold() == low), None)
        both = re.fullmatch(r"(\d+)\s*/\s*(\d+)", part)
        paid = re.fullmatch(r"(?:pays )?((?:\[\w+\](?: or | )?)+)", part, re.IGNORECASE)
        symbols = [one.capitalize() for one in re.findall(r"\w+", paid[1]) if one != "or"] if paid else []
        if low in KINDS:
            kept.append(("kind", KINDS[low]))
        elif team is not None:
            kept.append(("teams", team))
        elif both is not None:
            kept.extend((("atk", int(both[1])), ("defense", int(both[2]))))
        elif low in ("flight", "ranged"):
            kept.append(("powers", Has(FLIGHT if low == "flight" else RANGED)))
        elif symbols and all(one in SYMBOLS for one in symbols):
            kept.extend(("symbols", one) for one in symbols)
        elif low.startswith("team ") and len(part) < 40:
            kept.append(("teams", part[5:].strip()))
        else:
            figure = next(((m, name) for regex, name in FIGURE if (m := regex.fullmatch(part))), None)
            if figure is None:
                return False
            kept.append((figure[1], int(next(one for one in figure[0].groups() if one))))
    for name, value in kept:
        if name in ("teams", "symbols", "powers"):
            found[name].append(value)
        elif name == "kind":
            found["kind"] = value
        else:
            figures[name] = value
    return bool(kept)


def is_figures(line: str) -> bool:
    """Whether a line is figures, kinds, teams, icons and symbols."""
    return _figures(line, {}, {"kind": "", "teams": [], "symbols": [], "powers": []})


def powers_of_line(line: str, own: str, kind: str) -> list[Power]:
    """The powers on a line of a card that is called so; Unread tells the place in the line."""
    return _row_powers(line, own, kind, "", line)


def in_edition(word: Any, edition: str) -> Any:
    """A power with the keywords as that edition prints them."""
    if edition in ("", "documents"):
        return word
    if isinstance(word, Keyword):
        return ERRATA.get(word.name, word)
    if isinstance(word, tuple):
        return tuple(in_edition(part, edition) for part in word)
    if isinstance(word, Word) and is_dataclass(word):
        parts = {one.name: getattr(word, one.name) for one in fields(word)}
        changed = {name: in_edition(part, edition) for name, part in parts.items()}
        return word if changed == parts else replace(word, **changed)
    return word


def power_of_line(line: str, face: Face, edition: str = "") -> Power:
    """A power on a line of a card of ours, with its name before it if it has one."""
    name, rest = ("", line) if line in KEYWORDS else named(line)
    power: Power = in_edition(read_power(rest, name, face.name, face.kind, face.id.partition("/")[0]), edition)
    return power


def _row_powers(row: str, own: str, kind: str, of_set: str, text: str) -> list[Power]:
    """The powers of a line: keywords divided by commas, or one power with or without a name."""
    words = [part.strip().rstrip(".").casefold() for part in row.split(",")]
    known = {name.casefold(): keyword for name, keyword in KEYWORDS.items()}
    if all(word in known for word in words):
        return [Has(known[word]) for word in words]
    name, rest = named(row)
    try:
        power = read_power(rest, name, own, kind, of_set)
    except Unread as error:
        at = text.find(rest)
        raise Unread(text, max(at, 0) + error.at, error.why, error.expected, error.near) from None
    if isinstance(power, SuperPower) and not power.name:
        power = SuperPower(**{**vars_of(power), "name": own})
    return [power]


def vars_of(power: Power) -> dict[str, Any]:
    """The fields of a power."""
    return {name: getattr(power, name) for name in type(power).__dataclass_fields__}


def check(name: str, kind: str, figures: dict[str, int], powers: list[Power], text: str) -> None:
    """What every card must satisfy, ours or not."""
    if len(name) > 40:
        raise Unread(text, 0, Sentence("unread-name-long", most=40))
    for figure, value in figures.items():
        if value > MOST[figure]:
            raise Unread(text, 0, Sentence("unread-figure", figure=FIGURES[figure], value=value, most=MOST[figure]))
    if kind in ("main", "supporting", "token") and "atk" not in figures:
        raise Unread(text, len(name), Sentence("unread-needs-figures", name=name), ("3/2, cost 2, Health 1",))
    if any(isinstance(power, SuperPower) and not power.cost for power in powers):
        raise Unread(text, 0, Sentence("unread-super-power-cost"))
    if kind == "plot-twist" and not any(isinstance(power, Twist) for power in powers):
        raise Unread(text, 0, Sentence("unread-twist-line"))
    if any(isinstance(power, LevelUp) for power in powers) and kind != "main":
        raise Unread(text, 0, Sentence("unread-only-main-levels"))


ICONS: Final = (Has(FLIGHT), Has(RANGED))
NAMES_OF_KINDS: Final = {
    "main": "Main Character", "supporting": "Supporting Character", "plot-twist": "Plot Twist",
    "location": "Location", "equipment": "Equipment", "token": "Token",
}  # fmt: skip


def figures_line(face: Face) -> str:
    """Kind, figures, icons, teams and symbols of a card."""
    head = [NAMES_OF_KINDS[face.kind]]
    if face.level:
        head.append(f"Level {face.level}")
    if face.cost >= 0:
        head.append(f"cost {face.cost}")
    if face.is_character:
        head.append(f"{face.atk}/{face.defense}")
        head.append(f"Health {face.health}")
    elif face.equips is not None and (face.equips.atk or face.equips.defense):
        head.append(f"{face.equips.atk}/{face.equips.defense}")
    head.extend(face.teams or face.needs)
    if face.symbols:
        head.append(" or ".join(f"[{symbol}]" for symbol in face.symbols))
    powers = face.powers if face.equips is None else face.equips.powers
    head.extend(power_text(power) for power in powers if power in ICONS)
    return ", ".join(head)


def card_text(face: Face) -> str:
    """A card as it is written in a file; reading it gives the card again."""
    lines = [" AKA ".join(face.names), figures_line(face)]
    powers = face.powers if face.equips is None else face.equips.powers
    for power in powers:
        if power in ICONS:
            continue
        name = power_name(power)
        line = power_text(power, face if face.equips is None else None)  # the equipped character speaks
        lines.append(f"{name} - {line}" if name and name != face.name else line)
    return "\n".join(lines)


__all__ = ["Reading", "Unread", "card_text", "read", "read_card", "read_power", "rules_lines"]
