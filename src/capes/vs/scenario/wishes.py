"""A sentence as a wish, so that the rules can say why it cannot be had."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

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


class Speaker(NamedTuple):
    """Who wishes, and whom the names mean."""

    state: State
    seat: int
    labels: tuple[str, ...]

    def someone(self, name: str) -> int:
        """A character in play."""
        return character(self.state, self.seat, name, self.labels)

    def card(self, name: str) -> int:
        """A card of the speaker's own."""
        number = own_card(self.state, self.seat, name, self.labels)
        if not number:
            raise CheckFailed(f"{self.labels[self.seat]} has no card called {name!r}")
        return number


def _wish_to_attack(speaker: Speaker, names: str, target: str | None) -> str:
    group = " ".join(f"#{speaker.someone(name)}" for name in re.split(r", | and ", names))
    if not target:
        return f"attack {group}"
    if target in speaker.labels:
        return f"attack {group} ={speaker.labels.index(target) + 1}"
    called = characters(speaker.state, target, speaker.labels)
    meant = [other for other in called if other.seat != speaker.seat] or called
    if not meant:
        raise CheckFailed(f"nobody is called {target!r} here")
    return f"attack {group} -> #{meant[0].number}"


def _wish_to_play(speaker: Speaker, name: str) -> str:
    player = speaker.state.players[speaker.seat]
    owned = [called for one in (*player.hand, *player.ko) for called in (*one.face.names, one.face.id)]
    led = led_by(name, owned)
    return f"play #{speaker.card(name.partition(' on ')[0] if led is None else led[0])}"


def _wish_to_recruit(speaker: Speaker, name: str, mate: str | None, row: str | None) -> str:
    whose = f" ={speaker.labels.index(mate) + 1}" if mate in speaker.labels else ""
    return f"recruit #{speaker.card(name)}{whose}"


WISHES: Final[tuple[tuple[str, Callable[..., str]], ...]] = (
    (r"attacks? (?:with )?(.+?)(?: ?-> ?(.+))?", _wish_to_attack),
    (r"plays? (.+)", _wish_to_play),
    (r"uses? (.+)", lambda by, name: _wish_to_use(by.state, by.seat, name, by.labels)),
    (r"powers up (.+?) with (.+)", lambda by, whom, card: f"power up #{by.card(card)} ={by.someone(whom)}"),
    (
        r"(?:equips|recruits) (.+?) (?:on|onto) (.+)",
        lambda by, card, whom: f"equip #{by.card(card)} ={by.someone(whom)}",
    ),
    (r"recruits? (.+?)(?: for ([PAB]\d))?(?: (?:in(?:to)? the )?(front|back)(?: row)?)?", _wish_to_recruit),
    (
        r"places? (.+?)(?: (?:face )?(up|down))?(?: as a resource)?",
        lambda by, card, up: f"resource #{by.card(card)} {up or 'down'}",
    ),
    (r"moves? (.+)", lambda by, whom: f"move #{by.someone(whom)}"),
    (r"pays with (.+)", lambda by, card: f"pay #{by.card(card)}"),
    (r"(?:picks?|chooses?) (.+)", lambda by, whom: f"target #{by.someone(whom)}"),
    (r"strikes? (?:back at )?(.+)", lambda by, whom: f"strike #{by.someone(whom)}"),
    (r"adds? (.+)", lambda by, whom: f"join #{by.someone(whom)}"),
)
"""Sentences, and the wishes they express; the first that fits counts."""


def wish_of(state: State, seat: int, words: str, labels: tuple[str, ...]) -> str:
    """The wish a sentence expresses: 'attacks Hulk -> Rhino' is 'attack #12 -> #30'."""
    for pattern, wish in WISHES:
        match = re.fullmatch(pattern, words)
        if match is not None:
            return wish(Speaker(state, seat, labels), *match.groups())
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
