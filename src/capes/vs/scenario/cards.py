"""Test cards written on one line: `Rhino = Ferocious 3/2 h2 Avengers {Main [Might]: draw a card} (stunned)`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final

from capes.language.catalogue import say
from capes.vs import cards as printed_cards
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.reading import in_edition, named, read_power
from capes.vs.scenario.expressions import NotAWord, expression
from capes.vs.scenario.figures import NotUnderstood, keyword, stats, symbols
from capes.vs.scenario.shorthand import Misspelled, NoShorthand, costs, expand
from capes.vs.words.face import FACES, TEAMS, Face
from capes.vs.words.keywords import KEYWORDS
from capes.vs.words.powers import Equips, Has, LevelUp, Power, Reaction, SuperPower

KINDS: Final = {
    "main": "main", "token": "token", "location": "location", "twist": "plot-twist", "equipment": "equipment",
}  # fmt: skip
OCCASION: Final = re.compile(r"when [^,.]*:|level up \d|always:", re.IGNORECASE)
"""How shorthand begins: a card has a comma after what a power waits for."""
ENOUGH_HEALTH: Final = 99
"""Health of a test character whose Health does not matter."""


@dataclass
class Written:
    """A card as a line gives it: what is printed, and how it stands on the table."""

    face: Face
    marks: list[str] = field(default_factory=list)  # the words in brackets: stunned, 2 wounds ...
    times: int = 1


def brackets(line: str, opening: str, closing: str) -> tuple[str, list[str]]:
    """The line without its bracketed parts, and these; brackets may hold brackets."""
    outside: list[str] = []
    inside: list[str] = []
    depth = 0
    for char in line:
        if char == opening:
            depth += 1
            if depth == 1:
                inside.append("")
                continue
        elif char == closing and depth:
            depth -= 1
            if depth == 0:
                continue
        if depth:
            inside[-1] += char
        else:
            outside.append(char)
    if depth:
        raise NotUnderstood(f"{opening} without {closing} in {line!r}")
    return "".join(outside).strip(), inside


def loaded() -> None:
    """The printed cards are known."""
    printed_cards.load()


def printed(name: str, edition: str = "documents") -> Face | None:
    """A printed card by id or name; of several of one name the supporting character."""
    loaded()
    found = FACES.get(f"{name}@{edition}") or FACES.get(name)
    if found is not None:
        return found
    folded = name.casefold()
    named = [face for face in FACES.values() if face.name.casefold() == folded and not face.id.startswith("test/")]
    named = [face for face in named if edition in (face.edition or "documents") or "@" not in face.id]
    for kind in ("supporting", "main"):
        for face in named:
            if face.kind == kind:
                return face
    return named[0] if named else None


def _split_marks(line: str) -> tuple[str, list[str]]:
    """Take the last round brackets off the line: how the card stands."""
    match = re.search(r"\s\(([^()]*)\)\s*$", line)
    if match is None:
        return line.strip(), []
    marks = [mark.strip() for mark in re.split(r"[,;]", match[1]) if mark.strip()]
    return line[: match.start()].strip(), marks


def written(line: str, known: dict[str, Face], edition: str = "documents") -> Written:
    """A card on a line: a name defined before, a printed card, or a test card with its definition."""
    rest, marks = _split_marks(line)
    times = 1
    many = re.fullmatch(r"(\d+) x (.+)", rest)
    if many is not None:
        times, rest = int(many[1]), many[2].strip()
    if rest in known:
        return Written(known[rest], marks, times)
    match = re.match(r"([^={}\[\]]+?) = (.+)", rest, re.DOTALL)
    if match is not None:
        face = define(match[1].strip(), match[2].strip(), edition)
        known[face.name] = face
        return Written(face, marks, times)
    found = printed(rest, edition)
    if found is not None:
        return Written(found, marks, times)
    if re.search(r"\d+/\d+", rest):
        face = define(_plain_name(rest, known), rest, edition)
        known[face.name] = face
        return Written(face, marks, times)
    names = [*known, *(face.name for face in FACES.values())]
    near = get_close_matches(rest, names, 2)
    hint = f"did you mean {' or '.join(near)}?" if near else "a test card needs figures: Rhino = 3/2 h2 Avengers"
    raise NotUnderstood(f"no card is called {rest!r}; {hint}")


def _plain_name(line: str, known: dict[str, Face]) -> str:
    """A test character without a name is called by its figures."""
    match = re.search(r"\d+/\d+", line)
    assert match is not None
    base = match[0]
    name, at = base, 1
    while name in known:
        at += 1
        name = f"{base} #{at}"
    return name


def power(text: str, own: str, kind: str = "") -> Power:
    """One power of a test card in a sentence, its name before it if it has one: 'Smash - Main [Might]: ...'.

    What no sentence says is spelled in words: 'Always(NoEnemyTwists())'. Shorthand is understood as well.
    """
    if re.match(r"[A-Z]\w*\(", text):
        try:
            spelled = expression(text)
        except NotAWord as error:
            raise NotUnderstood(str(error)) from None
        if isinstance(spelled, Power):
            return spelled
        raise NotUnderstood(f"{text!r} is not a power")
    name, rest = named(re.sub(r"\bitself\b", "this character", text.strip()))
    rest = re.sub(r"\[[^\]]*\|[^\]]*\]", lambda either: costs(either[0]).strip(), rest)
    found = _read(text, rest, name, own, kind)
    usual = {SuperPower: "Power", Reaction: "Reaction", LevelUp: "Level Up"}.get(type(found), "")
    return replace(found, name=usual) if usual and not name else found  # type: ignore[call-arg]


def _read(text: str, rest: str, name: str, own: str, kind: str) -> Power:
    """The power, read as a sentence or as shorthand, whichever it looks like first."""
    readers = [expand, read_power] if OCCASION.match(rest) else [read_power, expand]
    unread: Unread | None = None
    for reader in readers:
        try:
            return reader(rest, name, own, kind)
        except Misspelled as wrong:
            raise NotUnderstood(str(wrong)) from None
        except Unread as error:
            unread = unread if unread is not None and reader is expand else error
        except NoShorthand:
            continue
    assert unread is not None
    why = f"{say(unread.why)}: {unread.text[unread.at :][:40]!r} in {text!r}{_hint(unread)}"
    raise NotUnderstood(why) from None


def _hint(error: Unread) -> str:
    return f"; did you mean {error.near!r}?" if error.near else ""


def define(name: str, text: str, edition: str = "documents") -> Face:
    """A test card: its kind, keywords, figures, teams and powers; `>> 4/8 h6` adds the next level of a Main."""
    levels = text.split(">>")
    faces: list[Face] = []
    following = ""
    for at in range(len(levels) - 1, -1, -1):
        level = at + 1 if len(levels) > 1 else 1
        part = levels[at].strip()
        if at and not re.match(r"main\b", part, re.IGNORECASE):
            part = f"Main {part}"
        given = text if edition == "documents" else f"{text} @{edition}"
        previous = _id(name, given, level - 1) if at else ""
        face = _define(name, part, _id(name, given, level), level, following, previous, edition)
        following = face.id
        faces.append(face)
    return faces[-1]


def _id(name: str, text: str, level: int) -> str:
    slug = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "card"
    mark = blake2b(f"{name}={text}".encode(), digest_size=3).hexdigest()
    return f"test/{slug}-{mark}" + (f"-l{level}" if level > 1 else "")


def _define(name: str, text: str, id: str, level: int, following: str, previous: str, edition: str) -> Face:
    if id in FACES:
        return FACES[id]
    rest, inside = brackets(text, "{", "}")
    kind = "supporting"
    head = re.match(r"(main|token|location|twist|equipment)\b\s*", rest, re.IGNORECASE)
    if head is not None:
        kind = KINDS[head[1].casefold()]
        rest = rest[head.end() :]
    powers: list[Power] = []
    produced: tuple[str, ...] = ()
    figures: dict[str, int] = {}
    if kind == "plot-twist":
        marked = re.match(r"MARVEL\b", rest) is not None
        rest, needs = _twist_needs(rest)
        clauses = inside or [rest]
        powers.extend(in_edition(power(clause, name, kind), edition) for clause in clauses)
        face = Face(id, name, kind, powers=tuple(powers), needs=needs, needs_mark=marked)
        FACES[id] = face
        return face
    powers.extend(in_edition(power(clause, name, kind), edition) for clause in inside)
    if kind == "location":
        teams, rest = _teams(rest)
        produced = symbols(rest)
        face = Face(id, name, kind, symbols=produced, teams=teams, powers=tuple(powers))
        FACES[id] = face
        return face
    aka: tuple[str, ...] = ()
    match = re.search(r"\baka ([A-Z][\w.' -]*)$", rest)
    if match is not None:
        aka = tuple(part.strip() for part in match[1].split(" aka "))
        rest = rest[: match.start()].strip()
    if kind == "equipment":
        return _equipment(name, id, rest, powers)
    found, rest = _keywords(rest)
    teams, rest = _teams(rest)
    marked, universe = False, "illustrated"
    for word in rest.split():
        low = word.casefold()
        if re.fullmatch(r"\d+/\d+", word):
            atk, defense = word.split("/")
            figures["atk"], figures["defense"] = int(atk), int(defense)
        elif re.fullmatch(r"h\d+", low):
            figures["health"] = int(low[1:])
        elif re.fullmatch(r"c\d+", low):
            figures["cost"] = int(low[1:])
        elif low == "marvel":
            marked, universe = True, "photographic"
        else:
            near = get_close_matches(word, [*KEYWORDS, *TEAMS], 1)
            hint = f"; did you mean {near[0]}?" if near else "; say keywords, 3/2, h2 (Health), c4 (cost) and teams"
            raise NotUnderstood(f"{word!r} in {text!r}{hint}")
    if "atk" not in figures:
        raise NotUnderstood(f"{name} needs ATK and DEF, such as 3/2")
    face = Face(
        id, name, kind, powers=(*(Has(in_edition(KEYWORDS[one], edition)) for one in found), *powers), aka=aka,
        level=level if kind == "main" else 0, cost=figures.get("cost", -1 if kind == "main" else 1),
        atk=figures["atk"], defense=figures["defense"], health=figures.get("health", ENOUGH_HEALTH), teams=teams,
        next_level=following, previous_level=previous, marked=marked, universe=universe,
    )  # fmt: skip
    FACES[id] = face
    return face


def _equipment(name: str, id: str, rest: str, powers: list[Power]) -> Face:
    cost, atk, defense, unique = 1, 0, 0, False
    teams, rest = _teams(rest)
    for word in rest.split():
        if re.fullmatch(r"c\d+", word):
            cost = int(word[1:])
        elif word.casefold() == "unique":
            unique = True
        else:
            atk, defense = stats(word)
    face = Face(id, name, "equipment", powers=(Equips(tuple(powers), atk, defense, unique),), cost=cost, needs=teams)
    FACES[id] = face
    return face


def _twist_needs(rest: str) -> tuple[str, tuple[str, ...]]:
    """The teams a twist needs stand before its window: 'twist Avengers Avengers Main: ...'."""
    head, colon, todo = rest.partition(":")
    teams: list[str] = []
    again = True
    while again:
        again = False
        for known in sorted(TEAMS, key=len, reverse=True):
            if head.casefold().startswith(known.casefold()):
                teams.append(known)
                head = head[len(known) :].strip()
                again = True
    if head.startswith("MARVEL"):
        head = head.removeprefix("MARVEL").strip()
    return f"{head}{colon}{todo}", tuple(teams)


def _keywords(rest: str) -> tuple[list[str], str]:
    found: list[str] = []
    for known in sorted(KEYWORDS, key=len, reverse=True):
        pattern = rf"(?<![\w-]){re.escape(known)}(?![\w-])"
        if re.search(pattern, rest, re.IGNORECASE):
            name = keyword(known)
            assert name is not None
            found.append(name)
            rest = re.sub(pattern, " ", rest, flags=re.IGNORECASE)
    return found, rest


def _teams(rest: str) -> tuple[tuple[str, ...], str]:
    found: list[str] = []
    for known in sorted(TEAMS, key=len, reverse=True):
        pattern = rf"(?<![\w-]){re.escape(known)}(?![\w-])"
        if re.search(pattern, rest, re.IGNORECASE):
            found.append(known)
            rest = re.sub(pattern, " ", rest, flags=re.IGNORECASE)
    return tuple(found), rest
