"""Picks by name: "attack Hulk", "recruit Wasp front", "pass"; and an option as such a text."""

from __future__ import annotations

from itertools import islice

from capes.core.errors import GameOver, IllegalPick
from capes.core.option import Option
from capes.language.sentence import plain
from capes.vs.contract import verbs
from capes.vs.state.state import State

SHOWN = 40
"""So many options are listed when a pick does not fit."""


def name_of(state: State, number: int) -> str:
    """The printed name of a card or character by its number, or ''."""
    character = state.play.get(number)
    if character is not None:
        return character.face.name
    for player in state.players:
        for card in (*player.hand, *player.ko, *(card for pile in player.piles for card in pile.cards)):
            if card.number == number:
                return card.face.name
        for resource in player.resources:
            if resource.number == number:
                return resource.face.name
    for card in (*state.looked, *state.limbo, *state.removed):
        if card.number == number:
            return card.face.name
    return ""


def written(state: State, option: Option) -> str:
    """An option as text: its verb, the card's name, another card's name or a number, and the rest."""
    parts = [option.verb]
    if option.card:
        parts.append(name_of(state, option.card) or f"#{option.card}")
    if option.number:
        other = name_of(state, option.number) if option.verb in (verbs.POWER_UP, verbs.EQUIP) else ""
        parts.append(other or f"={option.number}")
    if option.seat >= 0:
        parts.append(f"={option.seat + 1}")
    if option.text:
        parts.append(option.text)
    return " ".join(parts)


def find(state: State, text: str) -> int:
    """The index of the option called that: its key or its text, with or without the verb; IllegalPick lists them."""
    decision = state.decision
    if decision is None:
        raise GameOver(plain("the game is over: nothing is left to pick"))
    wanted = " ".join(text.casefold().split())
    options = list(islice(decision.options, 1000))
    called = [written(state, option) for option in options]
    for names in (
        [option.key for option in options],
        called,
        [name.removeprefix(option.verb).strip() for name, option in zip(called, options, strict=True)],
        [option.text.partition("|")[0] for option in options],
    ):
        hits = [at for at, name in enumerate(names) if wanted and name.casefold() == wanted]
        if hits:
            return hits[0]
    shown = ", ".join(called[:SHOWN]) + (", ..." if len(called) > SHOWN else "")
    raise IllegalPick(plain(f"{text!r} is not among {shown}"))
