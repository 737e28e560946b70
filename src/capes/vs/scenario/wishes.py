"""A sentence as a wish, so that the rules can say why it cannot be had."""

from __future__ import annotations

import re

from capes.core.errors import Reason
from capes.vs.rules.derived import has
from capes.vs.rules.reasons import why_not
from capes.vs.scenario.errors import CheckFailed
from capes.vs.scenario.names import PLAYER, Called, Thing, characters, everything, led_by
from capes.vs.scenario.picks import BARE, USE, power_forms
from capes.vs.state.state import State
from capes.vs.words.face import FACES, Face, power_key
from capes.vs.words.powers import Reaction, SuperPower


def own_card(state: State, seat: int, name: str, labels: tuple[str, ...]) -> int:
    """A card of that player's outside the rows, hand first; 0 if there is none."""
    called = Called(name, labels)
    player = state.players[seat]
    things: list[Thing] = [*player.hand, *player.resources, *player.ko]
    found = called.pick([thing for thing in things if called.fits(thing)])
    return 0 if found is None else found.number


def character(state: State, seat: int, name: str, labels: tuple[str, ...]) -> int:
    """A character in play of that name, the player's own first; a name nobody bears is a mistake of the writer."""
    found = characters(state, name, labels)
    if not found:
        raise CheckFailed(f"nobody is called {name!r} here; there are {', '.join(everything(state))}")
    own = [character for character in found if character.seat == seat]
    return (own or found)[0].number


def wish_of(state: State, seat: int, words: str, labels: tuple[str, ...]) -> str:
    """The wish a sentence expresses: 'attacks Hulk -> Rhino' is 'attack #12 -> #30'."""

    def someone(name: str) -> int:
        return character(state, seat, name, labels)

    def card(name: str) -> int:
        number = own_card(state, seat, name, labels)
        if not number:
            raise CheckFailed(f"{labels[seat]} has no card called {name!r}")
        return number

    match = re.fullmatch(r"attacks? (?:with )?(.+?)(?: ?-> ?(.+))?", words)
    if match is not None:
        group = " ".join(f"#{someone(name)}" for name in re.split(r", | and ", match[1]))
        if not match[2]:
            return f"attack {group}"
        if match[2] in labels:
            return f"attack {group} ={labels.index(match[2]) + 1}"
        called = characters(state, match[2], labels)
        target = [other for other in called if other.seat != seat] or called
        if not target:
            raise CheckFailed(f"nobody is called {match[2]!r} here")
        return f"attack {group} -> #{target[0].number}"
    match = re.fullmatch(r"plays? (.+)", words)
    if match is not None:
        player = state.players[seat]
        owned = [name for one in (*player.hand, *player.ko) for name in (*one.face.names, one.face.id)]
        led = led_by(match[1], owned)
        return f"play #{card(match[1].partition(' on ')[0] if led is None else led[0])}"
    match = re.fullmatch(r"uses? (.+)", words)
    if match is not None:
        return _wish_to_use(state, seat, match[1], labels)
    match = re.fullmatch(r"powers up (.+?) with (.+)", words)
    if match is not None:
        return f"power up #{card(match[2])} ={someone(match[1])}"
    match = re.fullmatch(r"(?:equips|recruits) (.+?) (?:on|onto) (.+)", words)
    if match is not None:
        return f"equip #{card(match[1])} ={someone(match[2])}"
    match = re.fullmatch(r"recruits? (.+?)(?: for ([PAB]\d))?(?: (?:in(?:to)? the )?(front|back)(?: row)?)?", words)
    if match is not None:
        mate = f" ={labels.index(match[2]) + 1}" if match[2] in labels else ""
        return f"recruit #{card(match[1])}{mate}"
    match = re.fullmatch(r"places? (.+?)(?: (?:face )?(up|down))?(?: as a resource)?", words)
    if match is not None:
        return f"resource #{card(match[1])} {match[2] or 'down'}"
    match = re.fullmatch(r"moves? (.+)", words)
    if match is not None:
        return f"move #{someone(match[1])}"
    match = re.fullmatch(r"pays with (.+)", words)
    if match is not None:
        return f"pay #{card(match[1])}"
    match = re.fullmatch(r"(?:picks?|chooses?) (.+)", words)
    if match is not None:
        return f"target #{someone(match[1])}"
    match = re.fullmatch(r"strikes? (?:back at )?(.+)", words)
    if match is not None:
        return f"strike #{someone(match[1])}"
    match = re.fullmatch(r"adds? (.+)", words)
    if match is not None:
        return f"join #{someone(match[1])}"
    return BARE.get(words, words)


def printed_supers(face: Face) -> list[SuperPower | Reaction]:
    """The Super Powers a card has in print, on its other levels too, whether or not it can use them now."""
    faces = [face, *(FACES[id] for id in (face.next_level, face.previous_level) if id)]
    return [power for one in faces for power in one.powers if isinstance(power, SuperPower | Reaction)]


def _wish_to_use(state: State, seat: int, words: str, labels: tuple[str, ...]) -> str:
    """The wish to use a power: its name may hold 'of' and 'on', and one of several of a name is told by its cost."""
    here = [power for character in state.play.values() for power in printed_supers(character.face)]
    here += [
        power
        for character in state.play.values()
        for power in has(state, character).supers
        if isinstance(power, SuperPower | Reaction)
    ]
    here += [power for card in state.players[seat].ko for power in printed_supers(card.face)]
    keys = {form: power for power in here for form in power_forms(power_key(power))}
    led = led_by(words, keys)
    if led is None:
        there = ", ".join(dict.fromkeys(power.name for power in here)) or "none"
        raise CheckFailed(f"{words!r} begins with no power of anybody here; the powers are {there}")
    more = USE.fullmatch(led[1])
    if more is None:
        raise CheckFailed(f"what does {led[1]!r} say? After the power's name stand 'of', 'on' and 'paying'")
    power = keys[led[0]]
    text = power.name if led[0] == power.name else power_key(power)
    return f"use #{_bearer(state, seat, power.name, more[1], labels)} {text}"


def _bearer(state: State, seat: int, power: str, name: str | None, labels: tuple[str, ...]) -> int:
    """The character with that Super Power: named, or the first of that player's who has it printed."""
    if name:
        found = characters(state, name, labels)
        if found:
            return found[0].number
        number = own_card(state, seat, name, labels)
        if number:
            return number
        raise CheckFailed(f"nobody is called {name!r} here")
    for character in state.play.values():
        if character.seat == seat and any(
            getattr(p, "name", "").casefold() == power.casefold() for p in character.face.up.supers
        ):
            return character.number
    for card in state.players[seat].ko:
        if any(one.name.casefold() == power.casefold() for one in printed_supers(card.face)):
            return card.number
    raise CheckFailed(f"{labels[seat]} has no character with the power {power!r}; say 'uses {power} of NAME'")


def reasons_against(state: State, sentence: str, labels: tuple[str, ...]) -> list[Reason]:
    """Why what the sentence says cannot be done now."""
    match = PLAYER.fullmatch(sentence)
    if match is None or match[1] not in labels:
        raise CheckFailed(f"{sentence!r}: say who would like to, as in 'P1 attacks Hulk -> Rhino'")
    seat = labels.index(match[1])
    return why_not(state, seat, wish_of(state, seat, match[2].strip(), labels))
