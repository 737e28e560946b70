"""A card of somebody's own is read and checked like ours, or refused with one clear sentence."""

from __future__ import annotations

import json

import msgspec
import pytest

from capes.core.errors import BadRecord, BadSetup
from capes.core.game import SetupData
from capes.core.record import Record
from capes.core.rng import Rng
from capes.core.sight import Sight
from capes.language.catalogue import say
from capes.vs import catalogue
from capes.vs.game import GAME
from capes.vs.grammar.errors import Unread
from capes.vs.state.state import State
from capes.vs.words.face import FACES, TEAMS
from capes.vs.workshop import carried
from capes.vs.workshop.own import LONGEST, own_card, portrait, tidy
from capes.vs.workshop.trial import trial_setup

LISTENER = """Quiet Listener
Supporting Character, cost 3, 2/4, Health 1, Guardians, Ranged
When Quiet Listener appears, draw a card.
Lull - Main [Intellect]: exhaust an enemy character with cost 4 or less.
Portrait: hair braids, mood calm"""
COSMOS = """Captain Cosmos
Main Character, Level 1, 3/4, Health 5, Guardians, Flight
Nova - Main [Energy]: stun an enemy character with cost 2 or less.
Rise - Level Up (1): when Captain Cosmos stuns an enemy character, he gains 1 XP.

Captain Cosmos
Main Character, Level 2, 6/6, Health 5, Guardians, Flight
Nova - Main [Energy]: stun an enemy character with cost 4 or less."""


def setup_with(*texts: str) -> SetupData:
    """A set-up whose first deck uses these cards."""
    return trial_setup([own_card(text) for text in texts])


def play(state: State, seed: int, most: int) -> list[int]:
    """Random picks until the end, or so many."""
    chance = Rng(seed)
    picks: list[int] = []
    while state.decision is not None and len(picks) < most:
        picks.append(chance.below(min(len(state.decision.options), 1000)))
        GAME.pick(state, picks[-1])
    return picks


def test_a_card_is_known_by_what_it_says_and_not_by_its_blanks() -> None:
    card = own_card(LISTENER)

    assert card.id == own_card(f"# mine\n\n{LISTENER.replace(', ', ',  ')}\n").id
    assert card.id != own_card(LISTENER.replace("2/4", "2/5")).id
    assert (card.facts[0].cost, card.facts[0].atk, card.facts[0].ranged) == (3, 2, True)
    assert card.portraits == ({"hair": "braids", "mood": "calm"},)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Hulk\nSupporting Character, cost 2, 2/2, Health 1", "printed card called Hulk"),
        ("hülk\nSupporting Character, cost 2, 2/2, Health 1", "printed card called hülk"),
        ("<b>Bo</b>\nSupporting Character, cost 2, 2/2, Health 1", "a name begins with"),
        ("Bo\u202e\nSupporting Character, cost 2, 2/2, Health 1", "invisible"),
        ("Bo\nSupporting Character, cost 99, 2/2, Health 1", "cost 99 is out of range"),
        ("Bo\nSupporting Character, 2/2, Health 1", "needs a cost"),
        ("Bo\nSupporting Character, cost 2, 2/2", "needs Health"),
        ("Bo\nLocation", "needs the symbol"),
        ("Bo\nSupporting Character, cost 2, 2/2, Health 1, team Zorbs", "there is no team Zorbs"),
        ("Bo\nMain Character, Level 2, 2/2, Health 4", "only a Main Character has several levels"),
        ("Bo\nToken, 2/2, Health 1", "tokens cannot"),
        ("Bo\nSupporting Character, cost 2, 2/2, Health 1\nPortrait: hair <svg>", "says nothing about a portrait"),
        ("x" * 1_000_000, f"at most {LONGEST} characters"),
        ("Bo\nPlot Twist\nCombat: " + "(" * 2000, "do"),
        ("", "nothing to read"),
    ],
)
def test_what_cannot_be_a_card_is_refused_in_one_sentence(text: str, said: str) -> None:
    faces, teams = dict(FACES), list(TEAMS)

    with pytest.raises(Unread) as caught:
        own_card(text)

    assert said in say(caught.value.why)
    assert len(str(caught.value)) < 1200
    assert faces == FACES
    assert teams == TEAMS


def test_a_name_of_another_card_of_ones_own_changes_nobodys_reading() -> None:
    twist = "Poor Timing\nPlot Twist\nCombat (any turn): stun an enemy character."
    before = own_card(twist).faces[0].powers
    held = GAME.new_game(setup_with("Enemy Character\nSupporting Character, cost 1, 1/1, Health 1"), 1)

    assert own_card(twist.replace("Poor", "Bad")).faces[0].powers == before
    assert held.setup.cards


def test_a_record_carries_its_cards_and_a_replay_needs_nothing_else() -> None:
    full = GAME.check_setup(setup_with(LISTENER, COSMOS))
    state = GAME.new_game(full, 7)
    picks = play(state, 7, 400)
    text = Record("vs", full, 7, picks, GAME.rules_version).to_json()
    end = GAME.fingerprint(state)
    del state
    carried._recent.clear()
    assert not any("cosmos" in id for id in FACES)

    again = Record.from_json(text).play(GAME)

    assert GAME.fingerprint(again) == end


def test_cards_are_forgotten_with_the_last_game_that_needs_them() -> None:
    state: State | None = GAME.new_game(setup_with(COSMOS.replace("Cosmos", "Comet")), 3)
    copy = state.copy() if state is not None else None
    carried._recent.clear()
    state = None
    assert any("comet" in id for id in FACES)

    copy = None

    assert copy is None and not any("comet" in id for id in [*FACES, *catalogue.OWN])


def test_a_position_and_a_bots_sight_carry_the_cards() -> None:
    state = GAME.new_game(setup_with(LISTENER, COSMOS), 5)
    play(state, 5, 60)
    data = json.loads(json.dumps(GAME.encode(state)))

    assert GAME.fingerprint(GAME.decode(data)) == GAME.fingerprint(state)
    assert Sight(GAME, state).veiled.setup.cards == state.setup.cards  # type: ignore[attr-defined]
    with pytest.raises(BadRecord, match="cannot be read"):
        GAME.decode({**data, "cards": ["nonsense\nSupporting Character"]})


def test_a_view_tells_of_the_cards_it_shows_and_of_no_others() -> None:
    state = GAME.new_game(setup_with(LISTENER, COSMOS), 5)

    seen = {seat: msgspec.to_builtins(GAME.view(state, seat))["own"] for seat in (0, 1, None)}

    assert [row["name"] for row in seen[1]] == ["Captain Cosmos", "Captain Cosmos"]
    assert seen[None] == seen[1]
    in_hand = any(card.face.name == "Quiet Listener" for card in state.players[0].hand)
    assert any(row["name"] == "Quiet Listener" for row in seen[0]) == in_hand
    assert "own" not in msgspec.to_builtins(GAME.view(GAME.new_game({}, 5), 0))


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Bo", "a list of texts"),
        ([1], "a list of texts"),
        (["Bo\nSupporting Character"], "card 1 of your own cannot be read: Bo needs ATK and DEF"),
        ([LISTENER, "x" * 99_999], "card 2 of your own is too long"),
        ([LISTENER] * 1000, "at most 60"),
    ],
)
def test_a_set_up_with_bad_cards_is_refused(cards: object, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.check_setup({"cards": cards})


def test_a_set_up_keeps_only_the_cards_its_decks_use() -> None:
    given = setup_with(LISTENER)

    full = GAME.check_setup({**given, "cards": [LISTENER, COSMOS]})

    assert full["cards"] == [tidy(LISTENER)]
    assert GAME.check_setup(full) == full
    assert "cards" not in GAME.check_setup({"cards": [COSMOS]})


def test_a_deck_with_cards_that_nobody_sent_is_refused() -> None:
    given = setup_with(LISTENER.replace("Quiet", "Silent"))
    del given["cards"]

    with pytest.raises(BadSetup, match="no card has the id"):
        GAME.check_setup(given)


def test_a_card_of_ones_own_goes_with_either_universe_but_does_not_join_them() -> None:
    given = setup_with(LISTENER)
    cards = given["decks"][0]["cards"]
    other = next(card.id for card in catalogue.by_set("mcu") if card.type == "supporting")
    first = next(id for id, count in cards.items() if count >= 2 and id.startswith("mb/"))
    cards[first] -= 1
    cards[other] = 1

    with pytest.raises(BadSetup, match="cannot be mixed"):
        GAME.check_setup(given)


def test_a_portrait_is_told_in_traits() -> None:
    assert portrait("Bo\nPORTRAIT: hair mohawk,  mood grin") == {"hair": "mohawk", "mood": "grin"}
