"""Any number on a card as its chain of causes."""

from __future__ import annotations

from typing import Any

from capes.vs.english.events import card_name
from capes.vs.english.keywords import keyword_text
from capes.vs.english.lines import rules_lines
from capes.vs.rules.derived import atk, defense, has
from capes.vs.rules.people import find_card
from capes.vs.rules.plays import is_used
from capes.vs.rules.sides import protectors
from capes.vs.rules.stats import chain_of
from capes.vs.state.character import Character
from capes.vs.state.state import State
from capes.vs.view.notes import notes_on
from capes.vs.view.secrets import knows, viewer_of
from capes.vs.view.table import teams_of
from capes.vs.words.face import Face
from capes.vs.words.powers import Reaction, SuperPower


def explain(state: State, seat: int | None, number: int) -> dict[str, Any]:
    """All about a card the seat may know; its number alone for any other."""
    viewer = viewer_of(seat)
    c = state.play.get(number)
    if c is not None and c.player < 0:
        return explain_character(state, c)
    if c is not None or not knows(state, viewer, number):
        return {"n": number}
    found = find_card(state, number)
    if found is not None:
        zone, owner, card = found
        return {"n": number, "zone": zone, "seat": owner} | printed(card.face)
    for lying in (*state.limbo, *(card for each in state.characters for card in each.equipment)):
        if lying.number == number:
            return {"n": number, "zone": "play", "seat": lying.owner} | printed(lying.face)
    return {"n": number}


def printed(face: Face) -> dict[str, Any]:
    """What stands on the card."""
    return {
        "face": face.id,
        "name": face.name,
        "text": [{"name": name, "text": text} for name, text in rules_lines(face)],
    }


def explain_character(state: State, c: Character) -> dict[str, Any]:
    """Stats step by step, keywords with their meaning, what holds for it now and what it has used."""
    now = has(state, c)
    return {
        "n": c.number,
        "zone": "play",
        "seat": c.seat,
        **printed(c.face),
        "atk": atk(state, c),
        "def": defense(state, c),
        "chain": [
            {
                "what": step.what,
                "source": step.source,
                "name": card_name(step.source) if step.source else "",
                "atk": step.atk,
                "def": step.defense,
            }
            for step in chain_of(state, c)
        ],
        "keywords": [{"name": keyword.name, "text": keyword_text(keyword)} for keyword in now.keywords],
        "teams": teams_of(now.teams),
        "notes": notes_on(state, c),
        "protected_by": [p.number for p in protectors(state, c)],
        "powers": [
            {"key": key, "name": power.name, "used": is_used(state, c.number, c.body, power, key)}
            for power, key in zip(now.supers, now.keys, strict=True)
            if isinstance(power, SuperPower | Reaction)
        ],
    }
