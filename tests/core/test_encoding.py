"""Positions as numbers: what a seat cannot know leaves no trace, and nothing it can choose is lost."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import pytest

from capes.core.encoding import Specification
from capes.core.event import Event
from capes.core.game import Game
from capes.core.rng import Rng
from capes.core.state import CoreState
from capes.vs.contract.seen import VsView
from tests.core.walk import load

TABLES = ("vs", "vs ffa", "vs 2v2", "vs two-headed", "duel", "duel three-way")


def walked(game: Game, seed: int, every: int) -> Iterator[tuple[CoreState, list[Event]]]:
    """Positions of a random game with what has happened lately."""
    state, chance = game.new_game({}, seed), Rng(seed)
    lately: list[Event] = []
    at = 0
    while state.decision is not None:
        lately = [*lately, *state.news][-20:]
        if at % every == 0:
            yield state, lately
        at += 1
        game.pick(state, chance.below(min(len(state.decision.options), 50)))
    yield state, lately


def rows(specification: Specification, buffer: bytearray, name: str) -> list[tuple[int, ...]]:
    """The rows of a section."""
    section = specification.sections[name]
    form = struct.Struct(f"<{len(section.columns)}h")
    return [form.unpack_from(buffer, section.start + at * section.width) for at in range(section.rows)]


def row(specification: Specification, buffer: bytearray, name: str, at: int = 0) -> dict[str, int]:
    """One row with its columns by name."""
    return dict(zip(specification.sections[name].columns, rows(specification, buffer, name)[at], strict=True))


@pytest.mark.parametrize("name", TABLES)
def test_hidden_cards_dealt_anew_give_the_same_numbers(name: str) -> None:
    game = load(name)
    encoder = game.encoder()
    here, there = encoder.specification.buffer(), encoder.specification.buffer()
    differ = 0
    for state, lately in walked(game, 3, 23):
        for seat in range(game.seats(state)):
            encoder.write(state, seat, here, lately)
            veiled = game.veil(state, seat)
            for seed in range(2):
                other = game.imagine(veiled, seat, seed)
                differ += game.fingerprint(other) != game.fingerprint(state)
                encoder.write(other, seat, there, lately)
                assert here == there
    assert differ > 20  # the deals were different ones


@pytest.mark.parametrize("name", TABLES)
def test_options_can_be_told_apart_and_all_have_room(name: str) -> None:
    game = load(name)
    encoder = game.encoder()
    buffer = encoder.specification.buffer()
    alike = total = 0
    for state, lately in walked(game, 5, 1):
        decision = state.decision
        if decision is None:
            continue
        assert encoder.write(state, decision.seat, buffer, lately) == 0
        asked = row(encoder.specification, buffer, "table")["options"]
        assert asked == len(decision.options)
        written = rows(encoder.specification, buffer, "options")
        assert not any(any(numbers) for numbers in written[asked:])
        alike += asked - len(set(written[:asked]))
        total += asked
    assert alike <= total * 0.005


def test_a_position_is_written_as_it_stands() -> None:
    game = load("vs")
    encoder = game.encoder()
    specification = encoder.specification
    buffer = specification.buffer()
    faces = specification.vocabularies["face"]
    for state, lately in walked(game, 9, 40):
        encoder.write(state, 0, buffer, lately)
        view = game.view(state, 0)
        assert isinstance(view, VsView)
        entities = [
            dict(zip(specification.sections["entities"].columns, numbers, strict=True))
            for numbers in rows(specification, buffer, "entities")
        ]
        for shown, entity in zip(view.characters, entities, strict=False):
            assert faces[entity["face"] - 1] == shown.face
            assert (entity["atk"], entity["def"], entity["wounds"]) == (shown.atk, shown.defense, shown.wounds)
            assert entity["seat"] == (shown.seat % 2) + 1
            assert bool(entity["ready"]) is shown.ready
        mine = [one for one in entities if one["zone"] == 2 and one["seat"] == 1]
        assert [faces[one["face"] - 1] for one in mine] == [card.face for card in view.players[0].hand or ()]
        assert not [one for one in entities if one["zone"] == 2 and one["seat"] == 2 and not one["marks"] & 64]
        player = row(specification, buffer, "players", 1)
        assert (player["hand"], player["deck"]) == (view.players[1].hand_count, view.players[1].deck_count)


def test_the_digest_tells_specifications_apart() -> None:
    vs, duel = load("vs").encoder().specification, load("duel").encoder().specification
    assert vs.digest != duel.digest
    assert vs.digest == load("vs").encoder().specification.digest
    other = Specification("vs", vs.version + 1, (), vs.vocabularies)
    assert other.digest != vs.digest
