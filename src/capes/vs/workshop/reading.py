"""A card as it is being written: every line read for itself, what is wrong with it, what could come next."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import Any, Final

from capes.language.sentence import Sentence
from capes.vs.english import keyword_text, power_text
from capes.vs.english.briefs import card_brief, power_brief
from capes.vs.english.lines import power_name
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.reading import KINDS, card_text, is_figures, named, powers_of_line
from capes.vs.words.face import Face, printed_count, printed_faces
from capes.vs.words.keywords import Keyword
from capes.vs.words.powers import (
    ONCE_PER_GAME,
    ONCE_PER_TURN,
    Has,
    LevelUp,
    Power,
    Reaction,
    SuperPower,
    Twist,
    When,
)
from capes.vs.workshop.colours import parts
from capes.vs.workshop.own import LONGEST, MOST_LINES, is_portrait, own_card, rows_of
from capes.vs.workshop.price import price
from capes.vs.workshop.trial import trial_setup

MOST_OFFERED: Final = 8
MOST_TRIED: Final = 30
LONGEST_OFFER: Final = 5
STARTS: Final = (
    "When {name} appears, ", "When {name} attacks, ", "When {name} is stunned, ", "Main [Might]: ", "Main [Energy]: ",
    "Combat [Skill]: ", "Build [Intellect]: ", "Your other characters get ",
)  # fmt: skip
TWIST_STARTS: Final = ("Combat (any turn): ", "Main: ", "Build: ", "Combat: ")


def read_page(text: str, line: int = -1, column: int = -1) -> dict[str, Any]:
    """All a page shows of a card that is being written; with a place, what could come next there."""
    answer: dict[str, Any] = {
        "id": "", "text": "", "words": [], "brief": "", "cards": [], "price": None, "setup": None, "error": None,
        "lines": [], "next": [],
    }  # fmt: skip
    if len(text) > LONGEST * 2:
        answer["error"] = Unread(text[:80], 0, Sentence("unread-card-long", most=LONGEST, count=len(text))).as_data()
        return answer
    card = None
    try:
        card = own_card(text)
    except Unread as error:
        answer["error"] = error.as_data()
    else:
        answer |= {
            "id": card.id,
            "text": "\n\n".join(card_text(face) for face in card.faces),
            "words": [str(word) for face in card.faces for word in face.powers],
            "brief": card_brief(card.faces[0]),
            "cards": rows_of(card),
            "price": price(card.faces[0]),
            "setup": trial_setup([card]),
        }
    rows = text.split("\n")[: MOST_LINES + 1]
    name, kind, heading = "", "", True
    for at, row in enumerate(rows):
        said = row.strip()
        if not said or said.startswith("#") or is_portrait(said):
            heading = heading or not said
            continue
        if heading:
            name, kind, heading = said.partition(" AKA ")[0], "", False
        elif is_figures(said):
            kind = next((KINDS[part] for part in re.split(r"\s*,\s*", said.casefold()) if part in KINDS), kind)
        else:
            answer["lines"].append({"line": at, **read_line(row, name, kind or "supporting")})
        if at == line and column >= 0:
            answer["next"] = offers(row[:column], name, kind or "supporting")
    if 0 <= line < len(rows) and not rows[line].strip():
        answer["next"] = offers("", name, kind or "supporting")
    if card is None:
        answer |= sketch(rows, {one["line"] for one in answer["lines"] if not one["ok"]})
    return answer


def sketch(rows: list[str], unread: set[int]) -> dict[str, Any]:
    """The card as far as it is understood: drawn and priced, though it cannot be played yet."""
    try:
        card = own_card("\n".join(row for at, row in enumerate(rows) if at not in unread))
    except Unread:
        return {}
    return {"cards": rows_of(card), "price": price(card.faces[0])}


def read_line(row: str, own: str, kind: str) -> dict[str, Any]:
    """One power as it is written: what it says, or how far it was understood."""
    begin = len(row) - len(row.lstrip())
    title, rest = named(row.strip())
    skipped = row.find(rest, begin) if title else begin
    try:
        powers = powers_of_line(row.strip(), own, kind)
    except Unread as error:
        at = begin + error.at
        data = error.as_data() | {"at": at, "understood": row[:at].rstrip()}
        spans = [part for part in shifted(row, skipped, own) if part[1] <= at]
        return {"ok": False, "text": "", "brief": "", "error": data, "spans": spans, "how": None, "reminders": []}
    face = Face("", own, kind)
    told = [(power_name(power), power_text(power, face)) for power in powers]
    said = ", ".join(f"{name} - {text}" if name and name != own else text for name, text in told)
    brief = "; ".join(power_brief(power) for power in powers)
    return {
        "ok": True, "text": said, "brief": brief, "error": None, "spans": shifted(row, skipped, own),
        "how": how(powers[0]).data(),
        "reminders": [
            {"name": power.keyword.name, "text": keyword_text(power.keyword)}
            for power in powers
            if isinstance(power, Has) and isinstance(power.keyword, Keyword)
        ],
    }  # fmt: skip


def how(power: Power) -> Sentence:
    """When and at what price the game will offer a power, or that it always holds."""
    if isinstance(power, SuperPower):
        once = power.uses if power.uses in (ONCE_PER_TURN, ONCE_PER_GAME) else "often"
        turn = "any" if power.any_turn else "own"
        return Sentence("how-super", window=power.window, uses=once, turn=turn, cost=" ".join(power.cost) or "none")
    if isinstance(power, Twist):
        return Sentence("how-twist", window=power.window, turn="any" if power.any_turn else "own")
    if isinstance(power, Reaction):
        return Sentence("how-reaction", cost=" ".join(power.cost) or "none")
    if isinstance(power, LevelUp):
        return Sentence("how-level-up", xp=power.xp)
    if isinstance(power, When):
        return Sentence("how-when")
    return Sentence("how-keyword" if isinstance(power, Has) else "how-always")


def shifted(row: str, skipped: int, own: str) -> list[tuple[int, int, str]]:
    """The parts of a line after the name of its power."""
    return [(begin + skipped, end + skipped, kind) for begin, end, kind in parts(row[skipped:], own)]


# -- what could come next --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def corpus(count: int) -> tuple[tuple[str, ...], ...]:
    """The sentences of the printed cards, word by word, with ~ for the card's own name."""
    lines = []
    for face in printed_faces():
        for power in face.powers:
            if not isinstance(power, Has):
                lines.append(tuple(power_text(power, Face("", "~", face.kind)).split()))
    return tuple(lines)


@lru_cache(maxsize=1)
def following(count: int) -> dict[tuple[str, ...], Counter[str]]:
    """Which word follows one, two or three others, and how often."""
    found: dict[tuple[str, ...], Counter[str]] = {}
    for line in corpus(count):
        for at in range(1, len(line)):
            for size in (1, 2, 3):
                if at >= size:
                    key = tuple(plain_word(word) for word in line[at - size : at])
                    found.setdefault(key, Counter())[line[at]] += 1
    return found


def plain_word(word: str) -> str:
    """A word to compare by: symbols and figures are all alike."""
    return re.sub(r"\d+", "1", re.sub(r"(?:\[[^\]]*\])+", "[]", word.casefold()))


def offers(before: str, own: str, kind: str) -> list[dict[str, Any]]:
    """What could be written next, each with how often printed cards say so."""
    title, rest = named(before.lstrip())
    rest = rest if title else before.lstrip()
    if not rest.strip():
        starts = TWIST_STARTS if kind == "plot-twist" else STARTS
        return [{"text": start.format(name=own), "replace": len(rest), "used": 0} for start in starts]
    partial = re.search(r"[^\s\[(]*$", rest)
    begun = partial[0] if partial else ""
    head = rest[: len(rest) - len(begun)]
    words = [plain_word(word) for word in (head.replace(own, "~") if own else head).split()]
    found: Counter[str] = Counter()
    for size in (3, 2, 1):
        for word, times in following(printed_count()).get(tuple(words[-size:]), Counter()).items():
            if word.casefold().startswith(begun.casefold()) and len(words) >= size:
                found[phrase(words[-2:], word)] += times * size**3
    offered: list[dict[str, Any]] = []
    for said, _ in found.most_common(MOST_TRIED):
        text = said.replace("~", own)
        if text.casefold() != begun.casefold() and could_stand(head + text, own, kind):
            offered.append({"text": text, "replace": len(begun), "used": used(said)})
        if len(offered) == MOST_OFFERED:
            break
    return offered


def phrase(before: list[str], word: str) -> str:
    """A word with those that nearly always follow it."""
    said, context = [word], [*before, plain_word(word)]
    table = following(printed_count())
    while len(said) < LONGEST_OFFER and said[-1][-1] not in ".,:":
        after = table.get(tuple(context[-3:]), Counter())
        likely = after.most_common(1)
        if not likely or likely[0][1] < 0.6 * sum(after.values()):
            break
        said.append(likely[0][0])
        context.append(plain_word(likely[0][0]))
    return " ".join(said)


@lru_cache(maxsize=4096)
def used(said: str) -> int:
    """How many sentences of the printed cards have those words."""
    return sum(f" {said} " in f" {' '.join(line)} " for line in corpus(printed_count()))


def could_stand(text: str, own: str, kind: str) -> bool:
    """Whether a line that begins so can still become a sentence."""
    try:
        powers_of_line(text, own, kind)
    except Unread as error:
        return error.at >= len(text.rstrip().rstrip(".,:"))
    return True
