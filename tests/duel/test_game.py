"""The front door: set-ups, picks, records, positions, quick judgement."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from capes.core.errors import BadRecord, BadSetup, GameOver, IllegalPick, StalePick
from capes.core.event import seen_by
from capes.core.record import Record
from capes.core.rng import Rng
from capes.duel.game import GAME, pick, position, random_game, start
from capes.duel.notation.text import write
from capes.duel.rules.turn import answer, options_now
from capes.duel.view.labels import find
from capes.language import say
from capes.language.sentence import sentence_of
from tests.duel.scene import Scene, names


@pytest.mark.parametrize(
    "setup, word",
    [
        ({"player": 2}, "'player'"),
        ({"players": 4}, "2 or 3 players"),
        ({"players": True}, "2 or 3 players"),
        ({"mode": "solo"}, "no mode 'solo'"),
        ({"options": {"hlep": True}}, "'hlep'"),
        ({"options": {"help": 1}}, "true or false"),
        ({"options": []}, "switches"),
        ({"players": 2, "options": {"three_way": True}}, "not clear"),
        ({"mode": "three-way", "players": 2}, "not clear"),
        ({"sides": ["Hero", "Villain"]}, "picking_sides"),
        ({"sides": ["Hero", "Hero"], "options": {"picking_sides": True}}, "pile of each seat"),
        ({"colours": ["red", "red"]}, "different"),
        ({"colours": ["red"]}, "different"),
        ([], "JSON object"),
    ],
)
def test_a_bad_set_up_is_refused_with_a_sentence(setup: Any, word: str) -> None:
    with pytest.raises(BadSetup, match=word.replace("(", r"\(")):
        GAME.check_setup(setup)


@pytest.mark.parametrize(
    "setup, players",
    [
        ({}, 2),
        ({"players": 3}, 3),
        ({"mode": "three-way"}, 3),
        ({"options": {"three_way": True}}, 3),
        ({"options": {"three_way": False}}, 2),
        ({"players": 3, "options": {"three_way": True}}, 3),
    ],
)
def test_a_set_up_is_completed(setup: dict[str, Any], players: int) -> None:
    full = GAME.check_setup(setup)

    assert full["players"] == players and full["options"]["three_way"] == (players == 3)
    assert GAME.check_setup(full) == full
    assert GAME.seats(GAME.new_game(full, 1)) == players


@pytest.mark.parametrize("seed", [True, "", 1.5, None])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadSetup):
        GAME.new_game({}, seed)


def test_the_form_lists_modes_and_switches_with_defaults() -> None:
    form = GAME.setup_form()

    assert [mode["id"] for mode in form["modes"]] == [mode.id for mode in GAME.modes] == ["two-way", "three-way"]
    assert [option["id"] for option in form["options"]][:6] == [
        "help",
        "delay",
        "showdown",
        "more_actions",
        "picking_sides",
        "three_way",
    ]
    assert json.loads(json.dumps(form)) == form


def test_a_text_seed_deals_the_same_again_and_another_text_differently() -> None:
    one, two, other = (GAME.new_game({}, seed) for seed in ("abc", "abc", "abd"))

    assert one.hands == two.hands and one.hands != other.hands


def test_bad_picks_change_nothing() -> None:
    state = start(4)
    before = GAME.fingerprint(state)

    for index, number, error in ((99, None, IllegalPick), (-1, None, IllegalPick), (0, 77, StalePick)):
        with pytest.raises(error):
            GAME.pick(state, index, number)
        assert GAME.fingerprint(state) == before

    done = random_game(4)
    with pytest.raises(GameOver):
        GAME.pick(done, 0)


def test_a_record_plays_again_to_the_same_position() -> None:
    for players in (2, 3):
        setup = {"players": players, "options": {"more_actions": True, "help": True}}
        state, chance, picks = GAME.new_game(setup, 11), Rng(3), []
        while state.decision is not None:
            picks.append(chance.below(len(state.decision.options)))
            GAME.pick(state, picks[-1])

        record = Record.from_json(Record("duel", setup, 11, picks, GAME.rules_version).to_json())

        assert GAME.fingerprint(record.play(GAME)) == GAME.fingerprint(state)


def test_a_copy_and_a_loaded_position_play_out_alike() -> None:
    state, chance = start(8, 3, more_actions=True, help=True, picking_sides=True), Rng(8)
    while state.decision is not None:
        index = chance.below(len(state.decision.options))
        copy = state.copy()
        loaded = GAME.decode(json.loads(json.dumps(GAME.encode(state))))
        assert loaded.decision is not None
        assert list(options_now(state)) == list(state.decision.options) == list(loaded.decision.options)
        for other in (state, copy, loaded):
            GAME.pick(other, index)
        assert GAME.fingerprint(copy) == GAME.fingerprint(state) == GAME.fingerprint(loaded)


def test_every_field_is_copied_and_none_is_shared() -> None:
    state = start(8, 3, more_actions=True, picking_sides=True)
    copy = state.copy()

    fields = [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]
    assert len(fields) > 40
    for name in fields:
        value = getattr(state, name)
        if isinstance(value, list):
            assert getattr(copy, name) is not value, name
        if name not in ("news", "agenda"):
            assert getattr(copy, name) == value, name


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.clear(),
        lambda data: data.update(duel=99),
        lambda data: data.pop("hands"),
        lambda data: data.update(players=7),
        lambda data: data.update(hands=[[1], [1]]),
        lambda data: data["health"].append(3),
        lambda data: data["health"].__setitem__(data["teams"][0][0], 99),
        lambda data: data.update(agenda=[{"kind": "nonsense"}]),
        lambda data: data["agenda"][0].update(at=99),
        lambda data: data.update(decision=[1, 0, "nonsense", "it", 0]),
        lambda data: data.update(decision=None),
        lambda data: data["options"].pop("help"),
        lambda data: data.update(piles=[[], []]),
        lambda data: data.update(turn="x"),
    ],
)
def test_a_spoiled_position_is_refused(spoil: Any) -> None:
    state = start(5)
    answer(state, 0)
    answer(state, 0)
    data = json.loads(json.dumps(GAME.encode(state)))
    spoil(data)

    with pytest.raises(BadRecord):
        GAME.decode(data)


def test_a_position_can_be_written_and_read() -> None:
    scene = Scene("""
        duel, help, more actions
        step 4, P2
        P1: Repo 5, Dark -1 | hand: Trapdoor, Emergency Medi-kit, Emergency Medi-kit
        P2: Keystone | hand: Clarion
        conditions: Crime Wave
        pile: Sidebet, Head Start, ...
    """)

    text = write(scene.state)
    again = Scene(text).state

    assert write(again) == text
    assert again.hands == scene.state.hands and again.health == scene.state.health
    assert names(again.piles[0]) == names(scene.state.piles[0]) and again.current == 1
    assert names(again.piles[0])[-2:] == ["Head Start", "Sidebet"]


@pytest.mark.parametrize(
    "text, word",
    [
        ("", "begins with"),
        ("vs\nP1: Repo", "begins with"),
        ("duel, chess\nP1: Repo", "'chess'"),
        ("duel\nP1: Nobody", "no card 'Nobody'"),
        ("duel\nP1: Repo\nP2: Repo", "already"),
        ("duel\nP1: Repo 12\nP2: Dark", "Health 12"),
        ("duel\nP1: Crime Wave", "not a Character"),
        ("duel\nP1: Repo | cards: Dark", "'hand:'"),
        ("duel\nP1: Repo\nP1: Dark", "twice"),
        ("duel\nP1: Repo\nweather: fine", "'weather'"),
        ("duel\nconditions: Repo", "not a Condition"),
        ("duel\nP1: Repo\nP2: Dark\nfights: Repo Dark", "not a fight"),
        ("duel\nP1: Repo, Tude\nP2: Dark\nfights: Repo > Tude", "teammates"),
        ("duel\nP1: Repo 0\nP2: Dark\nfights: Repo > Dark", "knocked out"),
        ("duel\nP1: Repo\nP2: Dark\nfights: Repo > Tude", "'Tude' is not in play"),
        ("duel\nstep 4, P3\nP1: Repo", "no P3"),
    ],
)
def test_a_position_that_cannot_be_read_is_refused(text: str, word: str) -> None:
    with pytest.raises(BadRecord, match=word):
        position(text)


def test_picks_by_name() -> None:
    state = position("duel\nstep 4, P1\nP1: Repo, Dark\nP2: Keystone")
    with pytest.raises(IllegalPick, match="is not among"):
        find(state, "Repo attacks Sidebet")

    pick(state, "repo attacks keystone")

    assert state.places == [14, 5]


def test_quick_judgement_stays_between_0_and_1_and_knows_who_won() -> None:
    for seed in range(4):
        players = 2 + seed % 2
        state, chance = start(seed, players, more_actions=True, help=True), Rng(seed)
        while state.decision is not None:
            assert all(0 <= GAME.worth(state, seat) <= 1 for seat in range(players))
            assert all(0 <= GAME.inclination(state, option) <= 1 for option in state.decision.options)
            answer(state, chance.below(len(state.decision.options)))
        assert state.result is not None
        assert sum(GAME.worth(state, seat) for seat in range(players)) == pytest.approx(1)


def test_following_the_inclination_beats_random_play() -> None:
    won = 0
    for seed in range(60):
        state, chance = start(seed), Rng(seed)
        keen = seed % 2
        while state.decision is not None:
            options = state.decision.options
            if state.decision.seat == keen:
                weights = [GAME.inclination(state, option) for option in options]
                answer(state, weights.index(max(weights)))
            else:
                answer(state, chance.below(len(options)))
        assert state.result is not None
        won += state.result.winners == (keen,)

    assert won >= 42


def test_foresee_shows_an_attack_before_it_is_made() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo\nP2: Sidebet 4, Dark -1")
    before = GAME.fingerprint(scene.state)

    seen = GAME.foresee(scene.state, 0, (14,), 16)

    assert seen is not None
    assert [(one.n, one.health, one.outcome) for one in seen.after] == [(14, 7, "hurt"), (16, -1, "ko")]
    assert GAME.foresee(scene.state, 0, (14,), 24) is None
    assert GAME.foresee(scene.state, 0, (14, 16), 24) is None
    assert GAME.fingerprint(scene.state) == before


def test_every_option_has_a_label_and_every_event_a_sentence() -> None:
    for players in (2, 3):
        state, chance = start(17, players, more_actions=True, help=True), Rng(17)
        while state.decision is not None:
            labels = [GAME.label(state, option) for option in state.decision.options]
            assert all(labels)
            data = GAME.options(state, state.decision.seat)
            assert data is not None and data.options is not None
            assert [say(sentence_of(one.label)) for one in data.options] == labels and data.prompt
            answer(state, chance.below(len(state.decision.options)))
            for event in state.news:
                for seat in (None, *range(players)):
                    assert GAME.prose(event, seat, ("Ann", "Bob", "Cem")).endswith((".", "!"))
                    assert msgspec.json.encode(seen_by(event, seat))


def test_what_is_offered_is_never_refused_with_reasons() -> None:
    for seed in range(3):
        state, chance = start(seed, 3, more_actions=True), Rng(seed)
        while state.decision is not None:
            for option in state.decision.options:
                numbers = [option.card, option.number]
                if option.verb == "declare":
                    numbers = [state.decision.about, option.number, option.card]
                elif option.verb == "thwart":
                    numbers = [option.card, state.places[2 * option.number - 2]]
                wish = " ".join([option.verb, *(f"#{one}" for one in numbers if one)])
                assert GAME.why_not(state, state.decision.seat, wish) == [], wish
            answer(state, chance.below(len(state.decision.options)))
