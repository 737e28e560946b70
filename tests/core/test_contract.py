"""What holds for every game behind the protocol. A new game is tested here as soon as the registry can load it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import msgspec
import pytest

from capes.core.errors import BadRecord, BadSetup, CapesError, GameOver, IllegalPick, StalePick
from capes.core.event import CardRef, known_to, secrets_of, seen_by
from capes.core.game import Game
from capes.core.record import Record
from capes.core.rng import Rng
from capes.core.whole_numbers import WholeNumbers
from tests.core.walk import TABLES, checksum, load, random_index, sample, walk

NAMES = ("Ann", "Ben", "Cem", "Dot")


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def game(table: str) -> Game:
    return load(table)


@pytest.fixture
def every(game: Game) -> int:
    """How many picks lie between two positions looked at, so that a long game costs no more than a short one."""
    return 1 if game.id == "toy" else 25


@pytest.fixture
def seeds(table: str) -> range:
    """The random games looked at: several of every game, one in each of its further modes."""
    return range(1 if " " in table else 2)


def test_a_copy_plays_out_like_the_original(game: Game, every: int, seeds: range) -> None:
    for seed in seeds:
        other, copied_at = game.new_game({}, seed), 0
        for at, (state, index) in enumerate(walk(game, seed)):
            assert game.fingerprint(other) == game.fingerprint(state)
            if at - copied_at >= every:
                other, copied_at = state.copy(), at
            if index >= 0:
                game.pick(other, index)


def test_changing_a_copy_leaves_the_original_alone(game: Game, every: int, seeds: range) -> None:
    rng = Rng(1)
    for state in sample(game, seeds, every):
        before, other = game.fingerprint(state), state.copy()
        for _ in range(10):
            if other.decision is not None:
                game.pick(other, random_index(other, rng))

        assert game.fingerprint(state) == before


def test_games_end_and_have_a_result(game: Game, seeds: range) -> None:
    for seed in seeds:
        *_, (state, _) = walk(game, seed)

        assert state.decision is None
        assert state.result is not None
        assert all(0 <= seat < game.seats(state) for seat in state.result.winners)
        with pytest.raises(GameOver):
            game.pick(state, 0)


def test_somebody_can_always_pick(game: Game) -> None:
    for state, index in walk(game, 5):
        decision = state.decision
        assert (decision is None) == (index == -1)
        if decision is not None:
            assert len(decision.options) > 0
            assert 0 <= decision.seat < game.seats(state)
            if not isinstance(decision.options, WholeNumbers):
                keys = [option.key for option in decision.options]
                assert len(set(keys)) == len(keys)


def test_saved_and_loaded_is_the_same(game: Game, every: int, seeds: range) -> None:
    for state in sample(game, seeds, every):
        loaded = game.decode(json.loads(json.dumps(game.encode(state))))

        assert game.fingerprint(loaded) == game.fingerprint(state)
        for seat in range(game.seats(state)):
            assert game.view(loaded, seat) == game.view(state, seat)
            assert game.options(loaded, seat) == game.options(state, seat)


def test_a_loaded_position_plays_on_like_the_original(game: Game) -> None:
    positions = walk(game, 9)
    start = next(positions)[0]
    loaded = game.decode(json.loads(json.dumps(game.encode(start))))

    for state, index in walk(game, 9):
        assert game.fingerprint(loaded) == game.fingerprint(state)
        if index >= 0:
            game.pick(loaded, index)


@pytest.mark.parametrize("nonsense", [{}, {"decision": 7}, {"agenda": "x", "rng": None}])
def test_a_nonsense_position_is_refused(game: Game, nonsense: dict[str, object]) -> None:
    with pytest.raises(BadRecord):
        game.decode(nonsense)


def test_a_record_replays_to_the_same_position(game: Game) -> None:
    picks = [index for _, index in walk(game, 4)][:-1]
    *_, (end, _) = walk(game, 4)
    record = Record(game.id, game.check_setup({}), 4, picks, game.rules_version)

    read_back = Record.from_json(record.to_json())

    assert game.fingerprint(read_back.play(game)) == game.fingerprint(end)
    assert read_back.play(game).result == end.result


def test_a_record_that_does_not_fit_names_the_pick(game: Game) -> None:
    record = Record(game.id, {}, 4, [10**30])
    with pytest.raises(BadRecord, match="pick 1 of 1"):
        Record(game.id, {}, 4, [-1]).play(game)
    if not isinstance(getattr(game.new_game({}, 4).decision, "options", None), WholeNumbers):
        with pytest.raises(BadRecord, match="pick 1 of 1"):
            record.play(game)


def test_text_seeds_give_the_same_game_again_and_different_games_from_each_other(game: Game) -> None:
    first, again, other = (game.new_game({}, seed) for seed in ("a" * 64, "a" * 64, "b" * 64))

    assert game.fingerprint(first) == game.fingerprint(again)
    assert game.fingerprint(first) != game.fingerprint(other)


def test_illegal_and_stale_picks_change_nothing(game: Game, every: int, seeds: range) -> None:
    for state in sample(game, seeds, every):
        before, decision = game.fingerprint(state), state.decision
        with pytest.raises(IllegalPick):
            game.pick(state, -1)
        if decision is not None:
            with pytest.raises(StalePick):
                game.pick(state, 0, decision.number - 1)
            if not isinstance(decision.options, WholeNumbers) or decision.options.last is not None:
                with pytest.raises(IllegalPick):
                    game.pick(state, len(decision.options))

        assert game.fingerprint(state) == before


def test_bad_setups_are_refused(game: Game) -> None:
    with pytest.raises(BadSetup):
        game.new_game({"mode": "no such mode"}, 1)
    with pytest.raises(BadSetup):
        game.check_setup({"no such setting": 1})


def test_a_checked_setup_is_complete_and_stays_as_it_is(game: Game) -> None:
    setup = game.check_setup({})

    assert game.check_setup(setup) == setup
    assert json.loads(json.dumps(setup)) == setup
    assert game.fingerprint(game.new_game(setup, 3)) == game.fingerprint(game.new_game({}, 3))
    assert any(setup["mode"] == mode.id for mode in game.modes)


def test_what_a_seat_cannot_know_does_not_change_what_it_sees(game: Game, every: int, seeds: range) -> None:
    for state in sample(game, seeds, every):
        for seat in range(game.seats(state)):
            veiled = game.veil(state, seat)
            view, options, preview = game.view(state, seat), game.options(state, seat), game.preview(state, seat)
            assert game.view(veiled, seat) == view
            assert game.options(veiled, seat) == options
            for seed in seeds:
                imagined = game.imagine(veiled, seat, seed)
                assert game.view(imagined, seat) == view
                assert game.view(imagined, None) == game.view(state, None)
                assert game.options(imagined, seat) == options
                assert game.preview(imagined, seat) == preview
                assert game.fingerprint(game.veil(imagined, seat)) == game.fingerprint(veiled)


def test_an_imagined_game_can_be_played_to_its_end(game: Game) -> None:
    for seed, state in enumerate(sample(game, range(1), 60)):
        imagined, rng = game.imagine(game.veil(state, 0), 0, seed), Rng(seed)
        for _ in range(4000):
            if imagined.decision is None:
                break
            game.pick(imagined, random_index(imagined, rng))

        assert imagined.result is not None


def test_veiling_and_looking_leave_the_state_alone(game: Game, every: int) -> None:
    for state in sample(game, range(1), every):
        before = game.fingerprint(state)
        game.imagine(game.veil(state, 0), 0, 1)
        game.view(state, 0)
        game.options(state, 0)
        game.preview(state, 1)
        assert 0 <= game.worth(state, 0) <= 1

        assert game.fingerprint(state) == before


def test_everything_sent_is_json(game: Game, every: int, seeds: range) -> None:
    json.dumps(game.setup_form())
    for state in sample(game, seeds, every):
        for seat in (None, *range(game.seats(state))):
            for data in (game.view(state, seat), game.options(state, seat), game.preview(state, seat)):
                plain = msgspec.to_builtins(data)
                assert json.loads(msgspec.json.encode(data)) == json.loads(json.dumps(plain))


def test_only_the_owner_of_a_decision_sees_the_options(game: Game, every: int, seeds: range) -> None:
    for state in sample(game, seeds, every):
        for seat in (None, *range(game.seats(state))):
            data = game.options(state, seat)
            if state.decision is None:
                assert data is None
                continue
            assert data is not None
            assert (data.number, data.seat) == (state.decision.number, state.decision.seat)
            if seat != state.decision.seat:
                assert not data.options and not data.range
                continue
            assert data.options is not None
            if data.range is None:
                assert [option.i for option in data.options] == list(range(len(state.decision.options)))
                assert all(option.label for option in data.options)


def test_every_event_reads_as_a_sentence_and_hides_what_is_secret(game: Game) -> None:
    sentences = secrets = 0
    for state, _ in walk(game, 6):
        for event in state.news:
            for seat in (None, *range(game.seats(state))):
                sentence, data = game.prose(event, seat, NAMES), msgspec.to_builtins(seen_by(event, seat))
                assert sentence == sentence.strip()
                assert data["kind"] == type(event).__name__ and "known" not in data
                hidden = [getattr(event, name) for name in secrets_of(type(event))]
                if not known_to(event, seat):
                    secrets += len(hidden)
                    for card in hidden:
                        assert isinstance(card, CardRef)
                        assert card.face not in json.dumps(data) and card.face not in sentence
                sentences += bool(sentence)

    assert sentences > 10 and secrets > 5


def test_options_have_an_inclination_between_nothing_and_one(game: Game) -> None:
    for state, index in walk(game, 7):
        if state.decision is not None:
            assert 0 <= game.inclination(state, state.decision.options[index]) <= 1


def test_an_option_on_offer_has_no_reason_against_it(game: Game, every: int) -> None:
    for state in sample(game, range(1), every):
        if state.decision is not None:
            before = game.fingerprint(state)
            assert game.why_not(state, state.decision.seat, state.decision.options[0].key) == []
            assert game.fingerprint(state) == before


def test_a_wish_that_makes_no_sense_is_answered(game: Game) -> None:
    state = game.new_game({}, 1)
    assert state.decision is not None
    before = game.fingerprint(state)
    for wish in ("", "dance", "attack #99999", "play #x"):
        try:
            reasons = game.why_not(state, state.decision.seat, wish)
        except CapesError as error:
            assert str(error)
        else:
            assert all(reason.text for reason in reasons)

    assert game.fingerprint(state) == before


def test_nothing_comes_to_light_between_a_position_and_itself(game: Game, every: int) -> None:
    for state in sample(game, range(1), every):
        assert game.revealed(state, state.copy()) is False


def test_sides_are_numbered_and_cover_all_seats(game: Game) -> None:
    state = game.new_game({}, 1)

    assert len({game.side(state, seat) for seat in range(game.seats(state))}) >= 2


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_the_same_game_under_another_hash_seed(game: Game, table: str, hash_seed: str, seeds: range) -> None:
    path = os.pathsep.join(entry for entry in sys.path if entry)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-m", "tests.core.walk", table, *(str(seed) for seed in seeds)]

    printed = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=100).stdout

    assert printed.split() == [checksum(game, seed) for seed in seeds]
