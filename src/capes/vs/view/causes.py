"""Any number on a card as its chain of causes."""

from __future__ import annotations

from capes.vs.contract.seen import CauseShown, PowerShown, TextLine, VsExplanation
from capes.vs.english.events import card_name
from capes.vs.english.keywords import keyword_text
from capes.vs.english.lines import rules_lines
from capes.vs.rules.derived import atk, defense, has
from capes.vs.rules.people import find_card
from capes.vs.rules.plays import is_used
from capes.vs.rules.sides import protectors
from capes.vs.rules.stats import chain_of
from capes.vs.state.character import AttackedPlayer, Character
from capes.vs.state.state import State
from capes.vs.view.notes import notes_on
from capes.vs.view.secrets import knows, viewer_of
from capes.vs.view.table import teams_of
from capes.vs.words.face import Face
from capes.vs.words.powers import Reaction, SuperPower


def explain(state: State, seat: int | None, number: int) -> VsExplanation:
    """All about a card the seat may know; its number alone for any other."""
    viewer = viewer_of(seat)
    c = state.play.get(number)
    if c is not None and not isinstance(c, AttackedPlayer):
        return explain_character(state, c)
    if c is not None or not knows(state, viewer, number):
        return VsExplanation(number)
    found = find_card(state, number)
    if found is not None:
        zone, owner, card = found
        return printed(number, zone, owner, card.face)
    for lying in (*state.limbo, *(card for each in state.characters for card in each.equipment)):
        if lying.number == number:
            return printed(number, "play", lying.owner, lying.face)
    return VsExplanation(number)


def printed(number: int, zone: str, seat: int, face: Face) -> VsExplanation:
    """Where a card lies and what stands on it."""
    lines = [TextLine(name, text) for name, text in rules_lines(face)]
    return VsExplanation(number, zone=zone, seat=seat, face=face.id, name=face.name, text=lines)


def explain_character(state: State, c: Character) -> VsExplanation:
    """Stats step by step, keywords with their meaning, what holds for it now and what it has used."""
    now = has(state, c)
    told = printed(c.number, "play", c.seat, c.face)
    told.atk = atk(state, c)
    told.defense = defense(state, c)
    told.chain = [
        CauseShown(step.what, step.source, card_name(step.source) if step.source else "", step.atk, step.defense)
        for step in chain_of(state, c)
    ]
    told.keywords = [TextLine(keyword.name, keyword_text(keyword)) for keyword in now.keywords]
    told.teams = teams_of(now.teams)
    told.notes = notes_on(state, c)
    told.protected_by = [p.number for p in protectors(state, c)]
    told.powers = [
        PowerShown(key, power.name, is_used(state, c.number, c.body, power, key))
        for power, key in zip(now.supers, now.keys, strict=True)
        if isinstance(power, SuperPower | Reaction)
    ]
    return told
