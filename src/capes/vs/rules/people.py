"""Who is meant by a pronoun: characters in play, cards elsewhere, players, rows, names."""

from __future__ import annotations

from typing import Final, NamedTuple

from capes.core.option import Option
from capes.core.task import Task
from capes.vs.contract import verbs
from capes.vs.rules.adjectives import fits, fits_card, in_combat, needs_anywhere
from capes.vs.rules.sides import enemies_of, mains_of, seats_from
from capes.vs.state.card import Card, Resource
from capes.vs.state.character import Character
from capes.vs.state.player import Player
from capes.vs.state.state import State
from capes.vs.words.kinds import Which, Who, Whose
from capes.vs.words.pronouns import (
    Chosen,
    ControllerOf,
    Each,
    OwnerOf,
    PlainPlayer,
    Remembered,
    Self,
    That,
    TheOther,
    TheRest,
    YourMain,
)

COMBAT_TWIST: Final = "combat twist"
"""The kind of task that is a Combat plot twist being carried out."""


def numbers_meant(state: State, context: Task, who: Who) -> tuple[int, ...]:
    """The arrival numbers a pronoun stands for."""
    if isinstance(who, Chosen):
        kept = context.recall(who.name)
        if isinstance(kept, tuple):
            return kept
        if isinstance(kept, Option):
            return (kept.card,) if kept.card else ()
        if isinstance(kept, int):
            return (kept,)
        return ()
    if isinstance(who, Self):
        return (context.source,)
    if isinstance(who, That | TheOther):
        kept = context.recall("that" if isinstance(who, That) else "other")
        return (kept,) if isinstance(kept, int) else ()
    if isinstance(who, Remembered):
        source = state.play.get(context.source)
        if source is None or source.memory is None:
            return ()
        kept_there = source.memory.get(who.name) or source.memory.get("?" + who.name)
        return kept_there if isinstance(kept_there, tuple) else ()
    if isinstance(who, TheRest):
        taken = context.recall("it")
        gone = taken if isinstance(taken, tuple) else ()
        return tuple(card.number for card in state.looked if card.number not in gone)
    return ()


def people(state: State, context: Task, who: Who) -> list[Character]:
    """The characters in play a pronoun stands for."""
    if isinstance(who, Each):
        return everyone(state, context, who.which) if who.where == "play" else []
    if isinstance(who, YourMain):
        mains = mains_of(state, context.seat)
        return [main for main in mains if in_combat(state, main)] if context.kind == COMBAT_TWIST else mains  # PLOT-05
    play = state.play
    found: list[Character] = []
    for number in numbers_meant(state, context, who):
        character = play.get(number)
        if character is not None:
            found.append(character)
    return found


def everyone(state: State, context: Task, which: Which) -> list[Character]:
    """Every character in play that fits. PLOT-05: a Combat twist sees only those in the combat, unless it says so."""
    limited = context.kind == COMBAT_TWIST and not needs_anywhere(which)
    return [
        character
        for character in state.everybody()
        if (not limited or in_combat(state, character)) and fits(state, context, which, character)
    ]


class Found(NamedTuple):
    """A card outside the rows: its zone, whose zone, and the card."""

    zone: str
    seat: int
    card: Card | Resource


def find_card(state: State, number: int) -> Found | None:
    """Where a card with that arrival number lies, outside the rows."""
    if number == 0:
        return None
    for player in state.players:
        found = find_with(player, number)
        if found is not None:
            return found
    for card in state.looked:
        if card.number == number:
            return Found("looked", state.looker, card)
    for card in state.removed:
        if card.number == number:
            return Found("removed", card.owner, card)
    return None


def find_with(player: Player, number: int) -> Found | None:
    """Where a card lies among those of one player."""
    for card in player.hand:
        if card.number == number:
            return Found("hand", player.seat, card)
    for card in player.ko:
        if card.number == number:
            return Found("ko", player.seat, card)
    for resource in player.resources:
        if resource.number == number:
            return Found("resources", player.seat, resource)
    for pile in player.piles:
        for card in pile.cards:
            if card.number == number:
                return Found("pile", player.seat, card)
    return None


def cards_meant(state: State, context: Task, who: Who) -> list[Found]:
    """The cards outside the rows a pronoun stands for; SELF follows a character to where it has just gone."""
    if isinstance(who, Each):
        return cards_fitting(state, context, who.which, who.where, who.whose) if who.where != "play" else []
    numbers = numbers_meant(state, context, who)
    if isinstance(who, Self | That):
        moved = context.recall("moved")
        about = context.recall("that")
        if isinstance(moved, int) and moved and (isinstance(who, Self) or about == context.source):
            numbers = (moved,)
    found: list[Found] = []
    for number in numbers:
        place = find_card(state, number)
        if place is not None:
            found.append(place)
    return found


def cards_fitting(state: State, context: Task, which: Which, where: str, whose: Whose) -> list[Found]:
    """The cards in a zone of those players that fit (looked-at cards have no zone but the looker's)."""
    if where == "looked":
        return [
            Found("looked", state.looker, looked)
            for looked in state.looked
            if fits_card(state, context, which, looked.face, looked.owner, None, looked.number)
        ]
    found: list[Found] = []
    for seat in players(state, context, whose):
        player = state.players[seat]
        if where == "resources":
            for r in player.resources:
                if fits_card(state, context, which, r.face, r.owner, r.up, r.number):
                    found.append(Found(where, seat, r))
        else:
            for card in player.hand if where == "hand" else player.ko:
                if fits_card(state, context, which, card.face, card.owner, None, card.number):
                    found.append(Found(where, seat, card))
    return found


def names_meant(state: State, context: Task, who: Who) -> tuple[str, ...]:
    """The card names a pronoun stands for: a name that was named, or the names of those characters and cards."""
    if isinstance(who, Chosen):
        kept = context.recall(who.name)
        if isinstance(kept, str):
            return (kept,)
    if isinstance(who, Remembered):
        source = state.play.get(context.source)
        if source is not None and source.memory is not None:
            kept_there = source.memory.get(who.name) or source.memory.get("?" + who.name)
            if isinstance(kept_there, str):
                return (kept_there,)
    names: list[str] = []
    for character in people(state, context, who):
        names.extend(character.face.names)
    if not names:
        for _, _, card in cards_meant(state, context, who):
            names.extend(card.face.names)
    return tuple(names)


def chosen_row(context: Task, who: Who) -> tuple[int, int] | None:
    """The row that was picked: whose side, and front or back."""
    if isinstance(who, Chosen):
        kept = context.recall(who.name)
        if isinstance(kept, Option) and kept.verb == verbs.ROW:
            return (kept.seat, 0 if kept.text == "front" else 1)
    return None


def players(state: State, context: Task, whose: Whose) -> list[int]:
    """The seats a player pronoun stands for."""
    if isinstance(whose, PlainPlayer):
        if whose.name == "you":
            return [context.seat]
        if whose.name == "that player":
            kept = context.recall("player")
            return [kept] if isinstance(kept, int) and kept >= 0 else []
        if whose.name == "each enemy":
            return enemies_of(state, context.seat)
        return seats_from(state, context.seat)
    if isinstance(whose, ControllerOf):
        seats = [character.seat for character in people(state, context, whose.who)]
        if not seats:
            kept_seat = context.recall("controller")
            if isinstance(kept_seat, int):
                seats = [kept_seat]
        return seats[:1]
    if isinstance(whose, OwnerOf):
        owners = [character.owner for character in people(state, context, whose.who)]
        if not owners:
            owners = [card.owner for _, _, card in cards_meant(state, context, whose.who)]
        return owners[:1]
    raise TypeError(whose)
