"""Deck rules: each fault named by its ledger row."""

from __future__ import annotations

import msgspec
import pytest

from capes.core.errors import UnknownCard
from capes.vs import catalogue
from capes.vs.catalogue import Facts
from capes.vs.decks import Deck, is_legal, mains_for, problems, sample_decks, starter_deck, starter_decks, starter_lists

STORM = starter_deck("x-men-storm")


def changed(deck: Deck = STORM, main: str | None = None, **copies: int) -> Deck:
    """The deck with other copies; ids are written with _ for / and -."""
    known = {card.id.replace("/", "_").replace("-", "_"): card.id for card in catalogue.all_facts()}
    cards = dict(deck.cards) | {known[name]: count for name, count in copies.items()}
    return Deck(deck.name, deck.main if main is None else main, {id: n for id, n in cards.items() if n})


def rules(deck: Deck) -> list[str]:
    return [reason.rule for reason in problems(deck)]


def test_deck_08_the_starter_lists_are_legal_sixty_card_decks() -> None:
    boxed = ["Avengers", "X-Men", "Guardians", "Super Villains", "MCU Heroes", "MCU Villains"]
    assert list(starter_lists())[:6] == boxed
    assert {"Defenders", "Underworld"} <= set(starter_lists())
    for cards in starter_lists().values():
        assert sum(cards.values()) == 60
        assert max(cards.values()) <= 4


def test_every_starter_list_comes_with_every_main_of_its_team() -> None:
    decks = starter_decks()

    assert len(decks) == len({deck.slug for deck in decks}) == 10 + 4 * (len(starter_lists()) - 2)
    assert starter_deck("underworld-bullseye").cards == sample_decks()[1].cards
    assert all(is_legal(deck) for deck in decks)
    assert sum(deck.name.startswith("MCU") for deck in decks) == 10


def test_setup_01_a_deck_needs_a_main_character() -> None:
    assert rules(changed(main="")) == ["SETUP-01"]
    assert rules(changed(main="mb/nobody")) == ["SETUP-01"]
    assert rules(changed(main="mb/storm")) == ["SETUP-01"]
    assert rules(changed(main="mb/storm-main-l2")) == ["SETUP-01"]


@pytest.mark.parametrize(("copies", "text"), [(3, "59, 1 too few"), (5, "61, 1 too many")])
def test_deck_01_exactly_sixty_cards(copies: int, text: str) -> None:
    deck = changed(mb_uncanny_defense=copies)

    reasons = [reason for reason in problems(deck) if reason.rule == "DECK-01"]

    assert len(reasons) == 1 and text in reasons[0].text


def test_deck_01_teams_may_be_mixed() -> None:
    five_teams = {"mb/thor": 4, "mb/groot": 4, "mb/ronan": 4, "def/hellcat": 4, "mb/wolverine": 4}
    twists = [card.id for card in catalogue.by_set("mb") if card.type == "plot-twist"][:10]
    deck = Deck("mixed", "mb/storm-main-l1", five_teams | dict.fromkeys(twists, 4))

    assert problems(deck, unreleased=True) == []


def test_deck_01_unknown_cards_mains_and_nonsense_counts_are_refused() -> None:
    assert "DECK-01" in rules(Deck("", STORM.main, STORM.cards | {"mb/nobody": 1}))
    assert rules(changed(mb_hulk_main_l1=1, mb_thor=0, mb_wolverine=1)).count("DECK-01") == 1
    assert "DECK-01" in rules(Deck("", STORM.main, STORM.cards | {"mb/thor": 0}))
    assert "DECK-01" in rules(Deck("", STORM.main, STORM.cards | {"mb/thor": -1}))


def test_deck_02_four_copies_are_legal_and_five_are_not() -> None:
    four = changed(mb_squad_tactics=4)
    five = changed(mb_squad_tactics=5)

    assert "DECK-02" not in rules(four)
    assert "DECK-02: at most four copies of a card; there are 5 of Squad Tactics" in map(str, problems(five))


def test_deck_02_a_card_may_allow_fewer() -> None:
    murder = sample_decks()[1]
    cards = dict(murder.cards)
    cards["def/mary-walker-bloody"] += 1
    cards["def/carnage"] -= 1

    reasons = problems(Deck("", murder.main, cards), unreleased=True)

    assert [reason.rule for reason in reasons] == ["DECK-02"]
    assert "one copy" in reasons[0].text


def test_deck_03_universes_are_not_mixed_and_the_main_counts() -> None:
    assert rules(changed(mb_wolverine=1, mcu_killian=1))[-1] == "DECK-03"
    assert rules(changed(main="mcu/thor-main-l1")) == ["DECK-03"]
    assert "DECK-03" in rules(changed(main="", mcu_killian=1))


def _location(id: str, name: str, symbol: str) -> Facts:
    like = catalogue.facts("mb/laboratory")
    return msgspec.structs.replace(like, id=id, name=name, produces=catalogue.Produces(symbols=(symbol,)))


def test_deck_05_basic_locations_with_one_symbol_are_one_card_with_one_name() -> None:
    extra = {
        "t/lab": _location("t/lab", "Laboratory", "Energy"),
        "t/plant": _location("t/plant", "Power Plant", "Energy"),
    }

    def lookup(id: str) -> Facts:
        return extra[id] if id in extra else catalogue.facts(id)

    def faults(**copies: int) -> list[str]:
        cards = {id: count for id, count in STORM.cards.items() if id != "mb/wolverine"}
        deck = Deck("", STORM.main, cards | {f"t/{name}": count for name, count in copies.items()})
        return [reason.text for reason in problems(deck, lookup=lookup) if reason.rule == "DECK-05"]

    assert faults(lab=1) == []
    assert faults(lab=2) == ["basic Locations with Energy count as one card: at most four together, not 5"]
    assert faults(plant=1) == [
        "basic Locations with Energy must all have one name; there are Laboratory and Power Plant"
    ]


def test_deck_06_piles_are_outside_the_sixty() -> None:
    villains = starter_deck("mcu-villains-ultron")

    assert "mcu/mandarin" in villains.cards and is_legal(villains)
    assert "DECK-06" in rules(changed(villains, mcu_trevor_slattery=1))


def test_deck_07_supporting_cards_named_like_the_main_are_allowed() -> None:
    wolverines = STORM.cards["mb/wolverine"]
    deck = changed(starter_deck("x-men-wolverine"), mb_wolverine=4, mb_cable=STORM.cards["mb/cable"] + wolverines - 4)

    assert deck.main == "mb/wolverine-main-l1" and deck.cards["mb/wolverine"] == 4
    assert is_legal(deck)


def test_token_01_a_token_is_refused() -> None:
    champions = sample_decks()[3]
    deck = Deck("", champions.main, champions.cards | {"af/demon-goblin": 1})

    assert "TOKEN-01" in [reason.rule for reason in problems(deck, unreleased=True)]


def test_mcu_02_hulk_is_no_starting_main() -> None:
    deck = Deck("", "mcu/hulk-main-l2", starter_deck("mcu-heroes-thor").cards)

    assert list(map(str, problems(deck))) == ["MCU-02: Hulk has no Level 1 Main Character; start as Bruce Banner"]


def test_ultron_starts_at_level_one() -> None:
    cards = starter_deck("mcu-villains-loki").cards

    assert is_legal(Deck("", "mcu/ultron-main-l1", cards))
    assert rules(Deck("", "mcu/ultron-main-l3", cards)) == ["SETUP-01"]


def test_sample_decks_are_legal_once_their_sets_are_released(monkeypatch: pytest.MonkeyPatch) -> None:
    for deck in sample_decks():
        assert problems(deck, unreleased=True) == []
    coming = msgspec.structs.replace(catalogue.SETS["def"], released=False)
    monkeypatch.setitem(catalogue.SETS, "def", coming)
    assert any("cannot be played yet" in reason.text for reason in problems(sample_decks()[0]))


def test_every_main_of_the_universe_may_lead_a_deck_its_team_first() -> None:
    mains = mains_for(starter_deck("guardians-groot"))

    assert len(mains) == 4 * (len(starter_lists()) - 2)
    assert {main.name for main in mains[:4]} == {"Rocket", "Star-Lord", "Gamora", "Groot"}
    assert all(is_legal(Deck("", main.id, starter_lists()["Guardians"])) for main in mains)


def test_listing_an_unknown_card_is_a_clear_error() -> None:
    with pytest.raises(UnknownCard, match="mb/nobody"):
        Deck("", "", {"mb/nobody": 1}).listed()
