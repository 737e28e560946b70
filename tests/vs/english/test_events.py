"""Events as sentences: right for every viewer, and no secret told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from capes.core.event import CardRef, Event, SecretEvent, TurnBegan
from capes.language import LANGUAGES
from capes.language.catalogue import catalogue
from capes.vs import cards
from capes.vs.contract import characters, events
from capes.vs.contract.characters import Attacked, Struck, Stunned
from capes.vs.contract.events import Drew, FirstPlayer, GameOver, ResourcePlaced
from capes.vs.english.events import QUIET
from capes.vs.game import GAME

cards.load()
NAMES = ("Ann", "Rival")
WOLVERINE, SABRETOOTH, ICEMAN = CardRef(7, "mb/wolverine"), CardRef(9, "mb/sabretooth"), CardRef(8, "mb/iceman")
VALUES: dict[str, Any] = {
    "seat": 1, "card": WOLVERINE, "row": "front", "phase": "main", "where": "top", "to": "gone", "winners": (1,),
    "attackers": (WOLVERINE, ICEMAN), "strikers": (WOLVERINE,), "allies": (ICEMAN,), "former": "mb/storm-main-l1",
    "player": 0, "symbol": "Might", "power": "Smash", "name": "Storm", "why": "main", "truth": "CannotMove", "up": True,
    "discarded": True, "dazed": False, "main": True, "known": 2,
}  # fmt: skip
OTHERS = ("bearer", "defender", "struck", "by")


def kinds() -> list[type[Event]]:
    """Every kind of event, without those that only others are made from."""
    found = [one for module in (events, characters) for one in vars(module).values()]
    made = {one for one in found if isinstance(one, type) and issubclass(one, Event)}
    return sorted((one for one in made if not one.__subclasses__()), key=lambda one: one.__name__)


KINDS: list[type[Event]] = [*kinds(), TurnBegan]


def one_of(kind: type[Event]) -> Event:
    """An event of that kind, every field of which says something."""
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if kind is characters.DefenderReplaced and field.name == "former":
            fields[field.name] = SABRETOOTH
        elif kind is characters.PoweredUp and field.name == "discarded":
            fields[field.name] = WOLVERINE
        else:
            fields[field.name] = SABRETOOTH if field.name in OTHERS else VALUES.get(field.name, 4)
    return msgspec.convert(fields | {"kind": kind.__name__}, kind)


def test_every_kind_of_event_has_a_sentence_of_its_own() -> None:
    assert len(KINDS) > 60
    known = catalogue("en").known

    assert [kind.__name__ for kind in KINDS if kind not in QUIET and f"vs-{kind.__name__}" not in known] == []


def test_no_sentence_waits_for_an_event_that_never_happens() -> None:
    named = {f"vs-{kind.__name__}" for kind in KINDS}

    told = [key for key in catalogue("en").known if key.startswith("vs-")]

    assert [key for key in told if "-".join(key.split("-")[:2]) not in named] == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_well_to_everybody(kind: type[Event], viewer: int | None, language: str) -> None:
    text = GAME.prose(one_of(kind), viewer, NAMES, language)

    assert "{" not in text
    assert text == "" or (text[0].isupper() and text.endswith("."))
    assert "  " not in text and "None" not in text


def test_a_stun_names_both_and_the_numbers() -> None:
    event = Stunned(1, SABRETOOTH, by=WOLVERINE, attack=4, defense=4)

    assert GAME.prose(event, 0, NAMES) == "Wolverine stuns Sabretooth (4 against 4)."


def test_a_stun_by_a_team_names_all_who_struck() -> None:
    event = Stunned(1, SABRETOOTH, by=WOLVERINE, attack=5, defense=4, allies=(ICEMAN,))

    assert GAME.prose(event, 0, NAMES) == "Wolverine and Iceman stun Sabretooth (5 against 4)."


def test_a_stun_by_an_effect_is_told_without_a_stunner() -> None:
    assert GAME.prose(Stunned(1, SABRETOOTH), 0, NAMES) == "Sabretooth is stunned."
    assert GAME.prose(Stunned(1, SABRETOOTH, dazed=True), 0, NAMES) == "Sabretooth is dazed."


def test_the_viewer_is_you() -> None:
    drew = Drew(1, 2)

    assert GAME.prose(drew, 1, NAMES) == "You draw 2 cards."
    assert GAME.prose(drew, 0, NAMES) == "Rival draws 2 cards."
    assert GAME.prose(drew, None, NAMES) == "Rival draws 2 cards."


def test_who_begins_goes_first() -> None:
    begins = FirstPlayer(1)

    assert GAME.prose(begins, 1, NAMES) == "You go first."
    assert GAME.prose(begins, 0, NAMES) == "Rival goes first."


def test_a_face_down_resource_is_named_only_to_those_who_know_it() -> None:
    placed = ResourcePlaced(1, CardRef(12, "mb/hulk"), False, known=1 << 1)

    assert GAME.prose(placed, 1, NAMES) == "You place Hulk face down as a resource."
    assert GAME.prose(placed, 0, NAMES) == "Rival places a card face down as a resource."
    assert GAME.prose(placed, None, NAMES) == "Rival places a card face down as a resource."


@pytest.mark.parametrize("kind", [kind for kind in KINDS if issubclass(kind, SecretEvent)])
def test_nothing_secret_is_told(kind: type[Event]) -> None:
    secret = one_of(kind)

    assert "Wolverine" in GAME.prose(secret, 1, NAMES)
    for viewer in (0, None):
        assert "Wolverine" not in GAME.prose(secret, viewer, NAMES)


def test_a_team_attack_names_everybody_who_takes_part() -> None:
    attacked = Attacked(0, (WOLVERINE, ICEMAN), SABRETOOTH)
    struck = Struck(0, (WOLVERINE, ICEMAN), SABRETOOTH, 3, 5)

    assert GAME.prose(attacked, 1, NAMES) == "Wolverine and Iceman team attack Sabretooth."
    assert GAME.prose(struck, 1, NAMES) == "Wolverine and Iceman strike Sabretooth without stunning (3 against 5)."


def test_a_win_is_told_to_winner_and_loser() -> None:
    over = GameOver((1,), "main")

    assert GAME.prose(over, 1, NAMES).startswith("You win the game")
    assert GAME.prose(over, 0, NAMES).startswith("Rival wins the game")
