"""One card of somebody's own: its text read and checked, its printed card and its facts."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from functools import lru_cache
from typing import Any, Final, NamedTuple

from capes.language.sentence import Sentence
from capes.vs import catalogue
from capes.vs.catalogue import Facts, Produces
from capes.vs.catalogue import Power as PrintedPower
from capes.vs.english import briefs, card_brief, rules_lines
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.reading import ICONS, MOST_POWERS, read_card
from capes.vs.words.face import OWN, TEAMS, Face
from capes.vs.words.keywords import FLIGHT, RANGED
from capes.vs.words.powers import Equips, Has, LevelUp, Power, Reaction, SuperPower, Twist, When

LONGEST: Final = 3000
"""Characters of a card's text, all levels together."""
MOST_LINES: Final = 40
LONGEST_NAME: Final = 40
PRINTED_TEAMS: Final = tuple(TEAMS)
NAME: Final = re.compile(r"[^\W_](?:[^\W_]|[ .,'!?&:\-]){0,39}")
ID_LINE: Final = re.compile(r"\S+/\S+\s{2,}(\S.*)")
"""The first line of a card in our own files: its id and its name."""


TRAITS: Final = (
    "build", "look", "skin", "hair", "hairc", "gear", "collar", "panel", "emblem", "pose", "mood", "bg", "cape",
    "beard", "suit", "seed",
)  # fmt: skip
"""What can be said of a portrait; the page knows which values each can have."""
PORTRAIT: Final = "Portrait:"
TRAIT: Final = re.compile(r"([a-z]{2,8}) ([a-z0-9]{1,12})")


class OwnCard(NamedTuple):
    """A card of somebody's own: the text it was read from, and what is printed on each of its levels."""

    text: str
    faces: tuple[Face, ...]
    facts: tuple[Facts, ...]
    portraits: tuple[dict[str, str], ...]

    @property
    def id(self) -> str:
        """The id of the card, of a Main Character's first level."""
        return self.faces[0].id


def tidy(text: str) -> str:
    """A text as it is kept: comments, ids and needless blanks left out, levels divided by an empty line."""
    if len(text) > LONGEST * 2:
        raise Unread(text[:80], 0, Sentence("unread-card-long", most=LONGEST, count=len(text)))
    plain = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n").replace("\u2019", "'")
    for at, char in enumerate(plain):
        if char not in "\n\t" and unicodedata.category(char)[0] == "C":
            raise Unread(plain[:at], at, Sentence("unread-invisible"))
    blocks: list[list[str]] = [[]]
    for line in plain.split("\n"):
        kept = " ".join(line.split())
        if kept.startswith("#"):
            continue
        if not kept:
            blocks.append([])
            continue
        named = ID_LINE.fullmatch(line.strip()) if not blocks[-1] else None
        blocks[-1].append(named[1] if named else kept)
    for block in blocks:
        block.sort(key=is_portrait)  # after all that is read
    said = "\n\n".join("\n".join(block) for block in blocks if block)
    if not said:
        raise Unread("", 0, Sentence("unread-nothing"))
    if len(said) > LONGEST or said.count("\n") > MOST_LINES:
        raise Unread(said[:80], 0, Sentence("unread-card-long", most=LONGEST, count=len(said)))
    return said


def own_card(text: str) -> OwnCard:
    """The card a text says; Unread tells what is wrong with it. Nothing is made known."""
    return _own_card(tidy(text))


@lru_cache(maxsize=2000)
def _own_card(text: str) -> OwnCard:
    digest = hashlib.sha256(text.encode()).hexdigest()[:10]
    blocks = text.split("\n\n")
    read: list[Face] = []
    portraits: list[dict[str, str]] = []
    at = 0
    for block in blocks:
        lines = [line for line in block.split("\n") if not is_portrait(line)]
        try:
            portraits.append(portrait(block))
            read.append(read_card(lines, block, teams_known=PRINTED_TEAMS))
        except Unread as error:
            raise Unread(text, at + error.at, error.why, error.expected, error.near) from None
        at += len(block) + 2
    check(text, read)
    first = read[0]
    slug = re.sub(r"[^a-z0-9]+", "-", _plain(first.name)).strip("-")[:30].strip("-") or "card"
    stem = f"{OWN}{slug}-{digest}"
    ids = [stem if len(read) == 1 else f"{stem}-l{level}" for level in range(1, len(read) + 1)]
    faces = tuple(
        _face(face, id, ids[at + 1] if at + 1 < len(ids) else "", ids[at - 1] if at else "")
        for at, (face, id) in enumerate(zip(read, ids, strict=True))
    )
    return OwnCard(text, faces, tuple(_facts(face, tuple(ids)) for face in faces), tuple(portraits))


def is_portrait(line: str) -> bool:
    """Whether a line says how a character looks."""
    return line.casefold().startswith(PORTRAIT.casefold())


def portrait(block: str) -> dict[str, str]:
    """The traits of a portrait, from a line such as "Portrait: hair mohawk, mood grin"."""
    line = next((line for line in block.split("\n") if is_portrait(line)), PORTRAIT)
    found: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in line[len(PORTRAIT) :].casefold().split(","))):
        match = TRAIT.fullmatch(part)
        if match is None or match[1] not in TRAITS:
            raise Unread(block, block.find(line), Sentence("unread-portrait", part=part[:40]), TRAITS)
        found[match[1]] = match[2]
    return found


def _plain(name: str) -> str:
    """A name without accents and capitals, to compare by."""
    return "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c)).casefold()


@lru_cache(maxsize=1)
def _printed_names(count: int) -> frozenset[str]:
    return frozenset(_plain(name) for card in catalogue.all_facts() for name in (card.name, *card.aka))


def check(text: str, faces: list[Face]) -> None:
    """What a card of one's own must satisfy beyond being read."""
    first = faces[0]
    if not NAME.fullmatch(first.name):
        raise Unread(text, 0, Sentence("unread-name", most=LONGEST_NAME))
    printed = _printed_names(len(catalogue.SETS))
    for name in first.names:
        if _plain(name) in printed and not catalogue_own(name):
            raise Unread(text, 0, Sentence("unread-name-taken", name=name))
    if len(faces) > 1 and (
        any(face.kind != "main" or face.name != first.name for face in faces)
        or [face.level for face in faces] != list(range(1, len(faces) + 1))
        or len(faces) > 3
    ):
        raise Unread(text, text.find("\n\n") + 2, Sentence("unread-levels"))
    if first.kind == "main" and first.level != 1:
        raise Unread(text, 0, Sentence("unread-levels"))
    if first.kind == "token":
        raise Unread(text, 0, Sentence("unread-token"))
    for face in faces:
        _check_figures(text, face)
    if len(faces) > 1 and not all(_level_up(face) for face in faces[:-1]):
        raise Unread(text, 0, Sentence("unread-needs-level-up"))


def catalogue_own(name: str) -> bool:
    """Whether the cards of that name are all of people's own sets, which the server keeps as text."""
    return bool(found := catalogue.by_name(name)) and all(card.id.startswith(OWN) for card in found)


def _check_figures(text: str, face: Face) -> None:
    if face.is_character and face.health < 1:
        raise Unread(text, 0, Sentence("unread-needs-health", name=face.name))
    if face.kind in ("supporting", "equipment") and face.cost < 0:
        raise Unread(text, 0, Sentence("unread-needs-cost", name=face.name))
    if face.kind == "main" and face.cost >= 0:
        raise Unread(text, 0, Sentence("unread-main-has-no-cost", name=face.name))
    if face.kind == "location" and not face.symbols:
        raise Unread(text, 0, Sentence("unread-needs-symbol", name=face.name))
    if len(face.powers) > MOST_POWERS:
        raise Unread(text, 0, Sentence("unread-powers", most=MOST_POWERS))
    if not face.is_character and face.kind != "equipment" and any(power in ICONS for power in face.powers):
        raise Unread(text, 0, Sentence("unread-icons", name=face.name))
    for power in face.powers:
        name = getattr(power, "name", "") or ""
        if name and (len(name) > 60 or not NAME.match(name)):
            raise Unread(text, max(0, text.find(name)), Sentence("unread-power-name"))


def _level_up(face: Face) -> LevelUp | None:
    return next((power for power in face.powers if isinstance(power, LevelUp)), None)


def _face(face: Face, id: str, next_level: str, previous_level: str) -> Face:
    """The card as it was read, under its own id and with its levels."""
    return Face(
        id, face.name, face.kind, powers=face.powers, aka=face.names[1:], level=face.level, cost=face.cost,
        atk=face.atk, defense=face.defense, health=face.health, teams=face.teams, symbols=face.symbols,
        universe="own", next_level=next_level, previous_level=previous_level, needs=face.needs,
    )  # fmt: skip


def _facts(face: Face, levels: tuple[str, ...]) -> Facts:
    """What is printed on it, as for any other card."""
    has = [power.keyword for power in face.powers if isinstance(power, Has)]
    equips = face.equips
    level_up = _level_up(face)
    bonus = equips is not None and (equips.atk or equips.defense)
    return Facts(
        id=face.id,
        set="own",
        universe="own",
        name=face.name,
        aka=face.names[1:],
        type=face.kind,  # type: ignore[arg-type]
        level=face.level or None,
        levels=levels if face.kind == "main" else (),
        cost=None if face.cost < 0 else face.cost,
        atk=face.atk if face.is_character else equips.atk if equips is not None and bonus else None,
        defense=face.defense if face.is_character else equips.defense if equips is not None and bonus else None,
        health=face.health if face.is_character else None,
        teams=face.teams or face.needs,
        flight=FLIGHT in has,
        ranged=RANGED in has,
        keywords=tuple(word.name for word in has if word not in (FLIGHT, RANGED)),  # type: ignore[attr-defined]
        produces=Produces(symbols=face.symbols) if face.symbols else None,
        level_up=None if level_up is None else level_up.xp,
        powers=tuple(_power(power) for power in face.powers if not isinstance(power, Has | Equips)),
    )


def _power(power: Power) -> PrintedPower:
    name = getattr(power, "name", None) or None
    if isinstance(power, SuperPower):
        return PrintedPower(
            name=name, kind="super", timing=power.window, any_turn=power.any_turn, any_combat=power.any_combat,  # type: ignore[arg-type]
            cost=power.cost,
        )  # fmt: skip
    if isinstance(power, Reaction):
        return PrintedPower(name=name, kind="super", timing="Reaction", cost=power.cost)
    if isinstance(power, Twist):
        return PrintedPower(name=name, kind="plot-twist", timing=power.window, any_turn=power.any_turn)  # type: ignore[arg-type]
    if isinstance(power, LevelUp):
        return PrintedPower(name=name, kind="level-up", xp=power.xp)
    return PrintedPower(name=name, kind="trigger" if isinstance(power, When) else "static")


def rows_of(card: OwnCard) -> list[dict[str, Any]]:
    """A card as a page draws it, level by level."""
    return [
        shown(face, facts) | {"portrait": portrait}
        for face, facts, portrait in zip(card.faces, card.facts, card.portraits, strict=True)
    ]


def shown(face: Face, facts: Facts) -> dict[str, Any]:
    """A card as any other card is listed."""
    told = zip(rules_lines(face), briefs(face), strict=True)
    return catalogue.row(facts) | {
        "text": [{"name": name, "text": text, "brief": brief} for (name, text), brief in told],
        "brief": card_brief(face),
        "editions": [],
        "counterpart": facts.counterpart,
        "set_title": catalogue.set_title(facts),
        "in_decks": [],
        "implemented": True,
        "tests": [],
    }
