"""The front door: set-ups, whole games, counted positions, bad input, undo, and what people look up."""

from __future__ import annotations

from collections import Counter

import pytest

from capes.core.errors import BadQuery, BadSetup, GameOver, IllegalPick, StalePick
from capes.core.record import Record
from capes.core.rng import Rng
from capes.vs import decks
from capes.vs.game import GAME, begin, new_game, pick, position, random_game
from capes.vs.rules import engine
from capes.vs.state.state import Setup, State
from capes.vs.words.face import FACES, Face
from capes.vs.words.keywords import FEROCIOUS, FLIGHT, RANGED
from capes.vs.words.powers import Has
from tests.vs.tables import DECKS, random_table, walk


def vanilla(name: str, cost: int, attack: int, guard: int, *keywords: Has, kind: str = "supporting") -> Face:
    """A test card, known to the codec."""
    id = f"test/{name.lower().replace(' ', '-')}"
    made = Face(
        id, name, kind, powers=keywords, cost=cost, atk=attack, defense=guard, health=5 if kind == "main" else 1,
        teams=("Avengers",), level=1 if kind == "main" else 0,
    )  # fmt: skip
    return FACES.setdefault(id, made)


MAIN = vanilla("Captain", 0, 3, 3, kind="main")
RIVAL = vanilla("Rival", 0, 3, 3, kind="main")
SOLDIERS = [
    vanilla("Private", 1, 1, 1),
    vanilla("Bowman", 2, 2, 1, Has(RANGED)),
    vanilla("Flier", 2, 1, 2, Has(FLIGHT)),
    vanilla("Brute", 3, 4, 2, Has(FEROCIOUS)),
    vanilla("Wall", 3, 1, 5),
    vanilla("Giant", 5, 6, 6),
]


def small_game(seed: int, copies: int = 4) -> State:
    """Two decks of test characters."""
    deck = [soldier for soldier in SOLDIERS for _ in range(copies)]
    return begin(Setup("duel", (0, 1)), [MAIN, RIVAL], [deck, deck], seed)


def bodies(state: State) -> Counter[int]:
    """How many physical cards every owner has on the table, tokens and attacked players aside."""
    found: Counter[int] = Counter()
    for c in state.characters:
        if c.body > 0 and c.face.kind != "token":
            found[c.owner] += 1
        found.update(card.owner for card in c.equipment)
    for player in state.players:
        found.update(card.owner for card in (*player.deck, *player.hand, *player.ko))
        found.update(resource.owner for resource in player.resources)
        found.update(card.owner for pile in player.piles for card in pile.cards)
    found.update(card.owner for card in (*state.limbo, *state.removed, *state.looked))
    return found


# -- setting up ------------------------------------------------------------------------------------------------------


def test_a_set_up_is_completed_with_defaults() -> None:
    full = GAME.check_setup({})

    assert (full["mode"], full["edition"]) == ("duel", "documents")
    assert len(full["decks"]) == 2
    assert full["options"] == {"recruit_to_mate": False, "shared_hands": False}


@pytest.mark.parametrize(
    ("mode", "count", "sides"),
    [("duel", 2, (0, 1)), ("ffa", 3, (0, 1, 2)), ("ffa", 4, (0, 1, 2, 3)), ("2v2", 4, (0, 1, 0, 1)),
     ("two-headed", 4, (0, 1, 0, 1))],
)  # fmt: skip
def test_every_mode_seats_its_players(mode: str, count: int, sides: tuple[int, ...]) -> None:
    state = GAME.new_game({"mode": mode, "decks": DECKS[:count]}, 1)

    assert GAME.seats(state) == count
    assert tuple(GAME.side(state, seat) for seat in range(count)) == sides


def test_a_seat_without_a_deck_gets_a_starter() -> None:
    full = GAME.check_setup({"mode": "2v2", "decks": [None, "avengers-hulk"]})

    assert len(full["decks"]) == 4
    assert full["decks"][1] == "avengers-hulk"


def test_decks_are_taken_as_slug_link_or_data() -> None:
    storm = decks.starter_deck("x-men-storm")
    by_data = GAME.check_setup({"decks": [{"main": storm.main, "cards": dict(storm.cards)}, "avengers-hulk"]})
    by_link = GAME.check_setup({"decks": [decks.write_deck(storm, "link"), "avengers-hulk"]})

    assert by_data["decks"][0]["cards"] == by_link["decks"][0]["cards"] == dict(sorted(storm.cards.items()))
    assert GAME.new_game(by_link, 5).players[0].main.id == storm.main


def test_a_deck_of_59_is_refused_with_the_rule() -> None:
    storm = decks.starter_deck("x-men-storm")
    cards = dict(storm.cards)
    cards[next(iter(cards))] -= 1

    with pytest.raises(BadSetup, match="60 cards; this one has 59") as refused:
        GAME.check_setup({"decks": [{"main": storm.main, "cards": cards}]})

    assert [reason.rule for reason in refused.value.reasons] == ["DECK-01"]


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"mode": "chess"}, "no mode 'chess'"),
        ({"mode": "duel", "decks": DECKS[:3]}, "2 players, not 3"),
        ({"mode": "ffa", "seats": 5}, "3 or 4 players"),
        ({"decks": "x-men-storm"}, "a list"),
        ({"decks": ["x-men-strom"]}, "did you mean x-men-storm"),
        ({"decks": [17]}, "starter's name"),
        ({"decks": [{"main": 3}]}, "not a deck"),
        ({"edition": "2015"}, "no edition"),
        ({"options": {"cheat": True}}, "no option 'cheat'"),
        ({"options": {"shared_hands": 1}}, "on or off"),
        ({"speed": 3}, "no 'speed'"),
    ],
)
def test_a_bad_set_up_is_refused_by_name(setup: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        GAME.new_game(setup, 1)


def test_an_empty_or_odd_seed_is_refused() -> None:
    for seed in ("", 1.5, None, True):
        with pytest.raises(BadSetup, match="seed"):
            GAME.new_game({}, seed)  # type: ignore[arg-type]


def test_the_form_lists_modes_decks_and_options() -> None:
    form = GAME.setup_form()

    assert [mode["id"] for mode in form["modes"]] == ["duel", "ffa", "2v2", "two-headed"]
    assert {deck["id"] for deck in form["decks"]} == set(DECKS)
    assert all(option["default"] is False for option in form["options"])
    assert GAME.check_setup(form["default"]) == form["default"]


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["duel", "ffa", "2v2", "two-headed"])
def test_random_games_finish_with_every_card_somewhere(mode: str) -> None:
    for seed in range(4):
        state = random_table(seed, mode)
        expected = bodies(state) + Counter(range(state.setup.seats))  # the Mains wait in the box
        last: State | None = None
        for last, _ in walk(state, seed):
            if last.decision is None or last.decision.number % 20 or last.turn == 0:
                continue
            out = {player.seat for player in last.players if player.out}
            assert {o: n for o, n in bodies(last).items() if o not in out} == {
                o: n for o, n in expected.items() if o not in out
            }

        assert last is not None and last.result is not None


@pytest.mark.parametrize("seed", range(3))
def test_small_decks_of_test_characters_finish_too(seed: int) -> None:
    *_, (state, _) = walk(small_game(seed), seed)

    assert state.result is not None
    assert bodies(state) == {0: 25, 1: 25}


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_five_thousand_random_games_finish_with_every_card_somewhere() -> None:
    for seed in range(5000):
        state = small_game(seed, 10) if seed % 2 else random_table(seed)
        before = bodies(state) + Counter(range(2))
        *_, (state, _) = walk(state, seed)

        assert state.result is not None
        assert bodies(state) == before


def test_a_record_replays_to_the_same_position() -> None:
    picks = [index for _, index in walk(random_table(9), 9)][:-1]
    *_, (end, _) = walk(random_table(9), 9)
    setup = GAME.check_setup(
        {"decks": [DECKS[(45 + 3) % len(DECKS)], DECKS[(45 + 14) % len(DECKS)]], "edition": "documents"}
    )

    record = Record.from_json(Record("vs", setup, 9, picks, GAME.rules_version).to_json())

    assert GAME.fingerprint(record.play(GAME)) == GAME.fingerprint(end)


def test_a_text_seed_deals_the_same_cards_again() -> None:
    one, again, other = (new_game(seed=seed) for seed in ("ab" * 32, "ab" * 32, "cd" * 32))
    for state in (one, again, other):
        for name in ("first =1", "front", "front"):
            pick(state, name)

    assert [card.face.id for card in one.players[0].hand] == [card.face.id for card in again.players[0].hand]
    assert [card.face.id for card in one.players[0].hand] != [card.face.id for card in other.players[0].hand]


# -- counted positions -----------------------------------------------------------------------------------------------


def count(state: State, depth: int) -> int:
    """How many runs of picks of that length there are (shorter ones where the game ends)."""
    if depth == 0 or state.decision is None:
        return 1
    total = 0
    for index in range(len(state.decision.options)):
        other = state.copy()
        engine.pick(other, index)
        total += count(other, depth - 1)
    return total


SETTLED = """
vs duel documents
turn 7, P1, {step}
P1 main: test/captain
P1 front: test/captain, test/brute
P1 back: test/bowman
P1 hand: test/private, test/wall
P1 resources: test/giant (down), test/giant (down), test/giant (down)
P1 deck: test/giant
P2 main: test/rival
P2 front: test/wall
P2 back: test/rival, test/flier
P2 hand: test/flier, test/wall
P2 resources: test/giant (down)
P2 deck: test/giant
"""


@pytest.mark.parametrize(
    ("step", "counts"),
    [
        ("resource step", (3, 7, 15, 55)),
        ("recruit step", (5, 9, 41, 146)),
        ("formation step", (5, 17, 44, 87)),
        ("main phase", (4, 9, 9, 20)),
    ],
)
def test_positions_are_counted(step: str, counts: tuple[int, ...]) -> None:
    state = position(SETTLED.format(step=step))

    assert tuple(count(state, depth) for depth in (1, 2, 3, 4)) == counts


def test_the_opening_is_counted() -> None:
    state = small_game(1)

    assert tuple(count(state, depth) for depth in (1, 2, 3, 4, 5)) == (2, 4, 8, 16, 32)


# -- bad input -------------------------------------------------------------------------------------------------------


def test_a_bad_pick_is_refused_and_changes_nothing() -> None:
    state = position(SETTLED.format(step="main phase"))
    assert state.decision is not None
    before = GAME.fingerprint(state)

    with pytest.raises(IllegalPick, match="99"):
        GAME.pick(state, 99)
    with pytest.raises(IllegalPick):
        GAME.pick(state, -1)
    with pytest.raises(StalePick):
        GAME.pick(state, 0, state.decision.number + 1)
    with pytest.raises(IllegalPick, match="attack Captain"):
        pick(state, "attack Godzilla")

    assert GAME.fingerprint(state) == before


def test_a_finished_game_takes_no_pick() -> None:
    state = random_game(seed=2)
    before = GAME.fingerprint(state)

    with pytest.raises(GameOver):
        GAME.pick(state, 0)
    with pytest.raises(GameOver):
        pick(state, "pass")

    assert GAME.fingerprint(state) == before


# -- undo ------------------------------------------------------------------------------------------------------------


def after(state: State, *names: str) -> State:
    other = state.copy()
    for name in names:
        pick(other, name)
    return other


def test_resources_formation_and_attackers_can_be_taken_back_freely() -> None:
    resource, formation = (position(SETTLED.format(step=f"{step} step")) for step in ("resource", "formation"))
    main = position(SETTLED.format(step="main phase"))

    assert not GAME.revealed(resource, after(resource, "resource Wall down"))
    assert not GAME.revealed(resource, after(resource, "resource Wall down", "next", "recruit Private back"))
    assert not GAME.revealed(formation, after(formation, "move Bowman"))
    assert not GAME.revealed(main, after(main, "attack Captain", "join Brute"))


def test_a_declared_attack_passed_on_or_a_drawn_card_cannot() -> None:
    main = position(SETTLED.format(step="main phase"))

    assert GAME.revealed(main, after(main, "attack Captain", "defend Wall", "pass"))
    assert GAME.revealed(main, after(main, "end turn"))


# -- windows, foresight, reasons -------------------------------------------------------------------------------------


def test_a_chance_to_act_says_how_to_pass_and_whose_fight_it_is() -> None:
    main = position(SETTLED.format(step="main phase"))
    fight = after(main, "attack Captain", "defend Wall")

    assert GAME.window(main) is None
    window = GAME.window(fight)
    assert window is not None and fight.decision is not None
    assert fight.decision.options[window[0]].verb == "pass"
    assert window[1] == (0, 1)


def test_a_fight_is_foreseen_before_it_is_declared() -> None:
    main = position(SETTLED.format(step="main phase"))
    number = {c.face.name: c.number for c in main.play.values()}

    seen = GAME.foresee(main, 0, (number["Captain"], number["Brute"]), number["Wall"])

    assert seen is not None
    assert (seen.attack.total, seen.attack.against) == (7, 5)
    assert GAME.foresee(main, 0, (number["Captain"],), number["Rival"]) is None  # protected
    assert GAME.foresee(main, 1, (number["Wall"],), number["Captain"]) is None  # not that player's turn


def test_why_not_names_the_rule() -> None:
    main = position(SETTLED.format(step="main phase"))
    number = {c.face.name: c.number for c in main.play.values()}

    assert GAME.why_not(main, 0, f"attack #{number['Captain']}") == []
    reasons = GAME.why_not(main, 0, f"attack #{number['Captain']} -> #{number['Rival']}")
    assert any("Wall" in reason.text for reason in reasons)


# -- looking things up -----------------------------------------------------------------------------------------------


def test_cards_keywords_and_rules_can_be_looked_up() -> None:
    cards = {card["id"]: card for card in GAME.cards()}
    keywords = {keyword["name"]: keyword["text"] for keyword in GAME.keywords()}

    assert cards["mb/hulk-main-l1"]["counterpart"] == "mb/hulk-main-l2"
    assert any("Smash" in line["name"] for line in cards["mb/hulk-main-l1"]["text"])
    assert "Ferocious" in keywords
    assert GAME.ledger()[0]["id"] == "SETUP-01"


def test_cards_are_searched_and_mistakes_pointed_at() -> None:
    assert "mb/hulk" in GAME.search("hulk is:character")
    assert "mb/hulk-main-l1" in GAME.search('o:"+1/+1 counter" is:main team:avengers')
    with pytest.raises(BadQuery):
        GAME.search("cost<=")


def test_a_deck_list_is_read_with_its_problems() -> None:
    read = GAME.read_deck("Main: Storm\n4 Wolverene\n")

    assert read["deck"]["main"] == "mb/storm-main-l1"
    assert any("Wolverine" in change for change in read["changes"])
    assert read["problems"][0]["rule"] == "DECK-01"


def test_the_doors_for_python_open() -> None:
    from capes import vs

    state = vs.new_game("x-men-storm", "avengers-hulk", seed=3)
    vs.pick(state, "first =2")

    assert state.active == 1
    assert vs.GAME is GAME
    assert vs.random_game(seed=5).result is not None
    with pytest.raises(AttributeError):
        vs.no_such_door  # noqa: B018 - the missing door is what is tested


def test_the_quick_eye_prefers_the_better_attack() -> None:
    main = position(SETTLED.format(step="main phase"))
    declaring = after(main, "attack Brute")
    assert declaring.decision is not None
    eyes = {option.verb: GAME.inclination(declaring, option) for option in declaring.decision.options}

    assert eyes["defend"] < eyes["join"]  # 4 against 5 alone does nothing
    together = after(main, "attack Brute", "join Captain")
    assert together.decision is not None
    assert GAME.inclination(together, together.decision.options[0]) > eyes["join"]


def test_worth_follows_the_main_characters_health() -> None:
    fair = position(SETTLED.format(step="main phase"))
    hurt = position(SETTLED.format(step="main phase").replace("back: test/rival", "back: test/rival (wounds 4)"))

    assert 0 < GAME.worth(fair, 0) < GAME.worth(hurt, 0) < 1
    assert GAME.worth(hurt, 0) + GAME.worth(hurt, 1) == pytest.approx(1)
    *_, (over, _) = walk(small_game(4), 4)
    assert over.result is not None
    assert {GAME.worth(over, 0), GAME.worth(over, 1)} <= {0.0, 0.5, 1.0}


def test_quick_players_beat_random_ones() -> None:
    won = 0
    for seed in range(12):
        state, rng = random_table(seed), Rng(seed)
        while state.decision is not None:
            options = list(state.decision.options[:40])
            index = rng.below(len(options))
            if state.decision.seat == seed % 2:
                eyes = [GAME.inclination(state, option) + rng.below(100) / 1000 for option in options]
                index = eyes.index(max(eyes))
            GAME.pick(state, index)
        assert state.result is not None
        won += state.result.winners == (seed % 2,)

    assert won >= 10


def test_a_card_says_how_it_reads_in_another_edition() -> None:
    rows = {row["id"]: row for row in GAME.cards()}

    cosmo, hulk = rows["mb/cosmo"]["editions"], rows["mb/hulk"]["editions"]

    assert hulk == [] and [one["edition"] for one in cosmo] == ["errata"]
    assert [line["text"] for line in cosmo[0]["text"]] == ["Ranged", "Nullify"]
    assert set(cosmo[0]["keywords"]) == {"Nullify"} and cosmo[0]["keywords"]["Nullify"].endswith("this turn.")
    shown = {f"{id}@{one['edition']}" for id, row in rows.items() for one in row["editions"]}
    assert shown == {id for id in FACES if "@" in id}, "every card a table may name can be drawn"
