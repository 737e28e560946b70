"""Saved and loaded is the same, in every mode; nonsense is refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from capes.core.errors import BadRecord
from capes.core.rng import Rng
from capes.vs.rules import engine
from capes.vs.rules.combat import attack_player
from capes.vs.state.character import AttackedPlayer, Character
from capes.vs.state.codec import (
    PLAIN_CHARACTER,
    PLAIN_COMBAT,
    PLAIN_PLAYER,
    PLAIN_STATE,
    decode,
    encode,
    fingerprint,
)
from capes.vs.state.combat import Combat
from capes.vs.state.player import Player
from capes.vs.state.state import State
from capes.vs.words.face import FACES
from tests.vs.tables import fields_of, positions, random_index


def reloaded(state: State) -> State:
    return decode(json.loads(json.dumps(encode(state))))


@pytest.mark.parametrize("mode", ["duel", "ffa", "2v2", "two-headed"])
def test_saved_and_loaded_is_the_same_and_plays_on_the_same(mode: str) -> None:
    rng = Rng(11)
    for state in positions(range(3), 41 if mode == "duel" else 131, mode):
        loaded = reloaded(state)
        assert fingerprint(loaded) == fingerprint(state)
        for _ in range(12):
            if state.decision is None:
                break
            index = random_index(state, rng)
            engine.pick(state, index)
            engine.pick(loaded, index)
            assert fingerprint(loaded) == fingerprint(state)


def test_what_was_computed_does_not_show_in_the_fingerprint() -> None:
    for state in positions(range(2), 51):
        before = fingerprint(state)
        derived = state.derived
        checked, told = derived.checked_at == derived.version, derived.told_empty()
        derived.version += 5
        derived.powers_version += 5
        if checked:
            derived.checked_at = derived.version
        if told:
            derived.empty_hands_at = derived.version

        assert fingerprint(state) == before


def a_position() -> dict[str, Any]:
    state = next(state for state in positions(range(1), 60) if state.turn > 2)
    data: dict[str, Any] = json.loads(json.dumps(encode(state)))
    return data


def test_every_part_of_a_position_is_needed() -> None:
    whole = a_position()
    for part in whole:
        data = dict(whole)
        del data[part]
        with pytest.raises(BadRecord):
            decode(data)


@pytest.mark.parametrize(
    ("part", "value", "problem"),
    [
        ("vs", 99, "format 2"),
        ("players", [], "seats"),
        ("agenda", "x", "cannot be read"),
        ("agenda", [[[{"w": ["Teleport", 3]}], 0, 0, 0, "turn", None]], "Teleport"),
        ("agenda", [[[], 7, 0, 0, "turn", None]], "beyond its end"),
        ("play", [{"face": "mb/nobody", "plain": []}], "there is no card 'mb/nobody'"),
        ("today", [["resource:0", "one"]], "whole number"),
        ("decision", None, "nobody has won"),
        ("decision", [3, 9, "main phase", "act", 0, []], "nobody is there to decide"),
        ("limbo", [[5, "mb/hulk", 0]], "cannot be read"),
        ("plain", [1, 2], "missing"),
    ],
)
def test_nonsense_is_refused_by_name(part: str, value: object, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        decode(a_position() | {part: value})


def test_a_card_cannot_be_in_two_places() -> None:
    data = a_position()
    data["removed"] = [data["players"][0]["deck"][0]]

    with pytest.raises(BadRecord, match="two places"):
        decode(data)


@pytest.mark.parametrize("nonsense", [None, 3, "vs", [], {"vs": 1}])
def test_what_is_no_position_at_all_is_refused(nonsense: object) -> None:
    with pytest.raises(BadRecord):
        decode(nonsense)


COMPUTED = {
    "has", "atk", "attacked", "characters", "defense", "stats_at", "derived", "news", "watch",
}  # fmt: skip
"""What a loaded position computes again."""

APART = {
    Character: {"face", "equipment", "memory"},
    Combat: {"attackers", "started", "stunned"},
    Player: {"seat", "main", "deck", "hand", "ko", "resources", "piles", "shown", "tally"},
    State: {
        "setup", "players", "play", "combat", "modifiers", "waiting", "reactions", "removed", "aside", "limbo",
        "looked", "used", "spent", "today", "status", "declined", "hand_left", "agenda", "decision", "result",
    },
}  # fmt: skip
"""Fields that are more than a number, a text or a truth, each written in its own way."""


def test_a_player_under_attack_is_kept_apart_from_the_characters() -> None:
    state = next(state for state in positions(range(2), 7) if state.combat is None and state.turn > 2)
    attacked = attack_player(state, 1)

    for other in (decode(encode(state)), state.copy()):
        assert other.attacked is not None and other.attacked is not attacked
        assert (other.attacked.player, list(other.play)) == (1, list(state.play))
        assert [c.number for c in other.characters] == [c.number for c in state.characters]
        assert fingerprint(other) == fingerprint(state)
        other.take(attacked.number)
        assert other.attacked is None and len(other.play) == len(other.characters)
    assert attacked in state.everybody() and attacked not in state.characters


def test_every_field_is_saved() -> None:
    state = next(state for state in positions(range(2), 7) if state.combat is not None)
    attacked = AttackedPlayer(1, FACES["vs/player"], 0)  # has every field of a character, and whom it is
    things = {Character: attacked, Combat: state.combat, Player: state.players[0], State: state}
    plain = {
        Character: PLAIN_CHARACTER, Combat: PLAIN_COMBAT, Player: PLAIN_PLAYER, State: PLAIN_STATE,
    }  # fmt: skip

    for kind, thing in things.items():
        assert set(fields_of(thing)) - COMPUTED == set(plain[kind]) | APART[kind], kind.__name__
