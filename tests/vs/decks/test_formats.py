"""Every format gives back the deck that was written."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from capes.core.errors import BadDeck
from capes.vs import catalogue
from capes.vs.decks import (
    FORMATS,
    Deck,
    problems,
    read_deck,
    sample_decks,
    sniff,
    starter_deck,
    starter_decks,
    write_deck,
)
from capes.vs.decks.link import _short
from tests.vs.decks.strategies import legal_decks

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]


@settings(max_examples=40, deadline=None, suppress_health_check=SLOW_IS_FINE)
@given(deck=legal_decks(), format=st.sampled_from(sorted(FORMATS)))
def test_any_legal_deck_comes_back_from_any_format(deck: Deck, format: str) -> None:
    assert problems(deck, unreleased=True) == []

    reading = read_deck(write_deck(deck, format))

    assert reading.deck == deck
    assert reading.format == format
    assert reading.repairs == reading.warnings == ()


@pytest.mark.long
@settings(max_examples=2000, deadline=None, suppress_health_check=SLOW_IS_FINE)
@given(deck=legal_decks())
def test_any_legal_deck_comes_back_from_every_format(deck: Deck) -> None:
    for format in FORMATS:
        assert read_deck(write_deck(deck, format).encode()).deck == deck


@pytest.mark.parametrize("format", sorted(FORMATS))
@pytest.mark.parametrize("deck", [*starter_decks(), *sample_decks()], ids=lambda deck: deck.slug)
def test_ready_made_decks_come_back_from_every_format(deck: Deck, format: str) -> None:
    assert read_deck(write_deck(deck, format)).deck == deck


def test_no_two_cards_share_a_short_hash_in_links() -> None:
    assert len({_short(card.id) for card in catalogue.all_facts()}) == len(catalogue.all_facts())


def test_links_made_long_ago_stay_readable() -> None:
    payload = (
        "d1-O8iWBAQDUbKCbIRrb9vlAwbkQdn3wIjpaECMy2isvpyPva0CDSRrtxv65eE4gnNNbr9l9gs-g9DjTOYBpg12v3kl1WnvEnyS5Nol-QEE"
        "40lm9S0yZ2Zroh8JDkF2ZW5nZXJzOiBIdWxrAKeii_g"
    )

    assert read_deck(payload).deck == starter_deck("avengers-hulk")
    assert read_deck(f"https://play.example/decks#{payload}").deck == starter_deck("avengers-hulk")
    assert len(payload) < 200


@pytest.mark.parametrize("at", range(3, 140, 9))
def test_a_link_with_one_letter_changed_is_refused(at: int) -> None:
    payload = write_deck(starter_deck("avengers-hulk"), "link")
    broken = payload[:at] + ("A" if payload[at] != "A" else "B") + payload[at + 1 :]

    with pytest.raises(BadDeck, match="damaged"):
        read_deck(broken)


@pytest.mark.parametrize("payload", ["d1-", "d1-AAAA", "d1-A", "https://play.example/#d1-abc"])
def test_a_broken_link_is_one_clear_sentence(payload: str) -> None:
    with pytest.raises(BadDeck):
        read_deck(payload)


def test_a_link_of_a_later_version_says_so() -> None:
    with pytest.raises(BadDeck, match="newer version"):
        read_deck("d2-AAAAAAAAAA")


def test_octgn_files_never_have_an_empty_id() -> None:
    text = write_deck(starter_deck("mcu-villains-ultron"), "o8d")

    assert 'id=""' not in text
    assert 'game="d9d22574-b64d-4f4b-9726-092d35b778c9"' in text


def test_an_octgn_file_of_another_hand_is_read_by_name() -> None:
    reading = read_deck(
        """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
        <deck game="d9d22574-b64d-4f4b-9726-092d35b778c9">
          <section name="Main" shared="False">
            <card qty="4" id="11111111-2222-3333-4444-555555555555">Wolverine</card>
            <card qty="3" id="">Cyclops</card>
          </section>
          <section name="Main Character"><card qty="1" id="">Storm</card><card qty="1" id="">Storm</card></section>
          <notes><![CDATA[fast & loose]]></notes>
        </deck>"""
    )

    assert reading.format == "o8d"
    assert reading.deck == Deck("", "mb/storm-main-l1", {"mb/wolverine": 4, "mb/cyclops": 3}, "fast & loose")


def test_a_lackey_file_counts_one_card_element_for_each_copy() -> None:
    reading = read_deck(
        '<deck version="0.8"><meta><game>vs</game></meta>'
        '<superzone name="Deck"><card><name id="">Wolverine</name></card><card><name id="">Wolverine</name></card>'
        '<card><name id="">Thor</name></card></superzone>'
        '<superzone name="Main Character"><card><name id="">Hulk</name></card></superzone></deck>'
    )

    assert reading.format == "dek"
    assert reading.deck == Deck("", "mb/hulk-main-l1", {"mb/wolverine": 2, "mb/thor": 1})


def test_lackey_text_has_tabs_and_zones() -> None:
    reading = read_deck("4\tWolverine\n2\tThor\nMain Character:\n1\tHulk\nSideboard:\n3\tStorm\n")

    assert reading.format == "tab"
    assert reading.deck == Deck("", "mb/hulk-main-l1", {"mb/wolverine": 4, "mb/thor": 2})
    assert "Storm left out" in reading.warnings[0]


@pytest.mark.parametrize(
    "cards",
    [
        '{"mb/wolverine": 4}',
        '{"Wolverine": 4}',
        '[{"id": "mb/wolverine", "count": 4}]',
        '[{"name": "Wolverine", "qty": "4"}]',
        '["4 Wolverine"]',
    ],
)
def test_json_takes_cards_in_several_shapes(cards: str) -> None:
    assert read_deck(f'{{"main": "Hulk", "cards": {cards}}}').deck == Deck("", "mb/hulk-main-l1", {"mb/wolverine": 4})


@pytest.mark.parametrize(
    "text",
    [
        '{"cards": 7}', '{"cards": {"mb/thor": 0}}', '{"cards": {"mb/thor": 1.5}}', '{"cards": {"mb/thor": true}}',
        '{"cards": [7]}', '{"cards": [{}]}', '{"cards": [{"id": 7}]}', '{"main": 7, "cards": {}}', "{", "[[]]",
        '{"version": 9, "cards": {"mb/thor": 1}}', '{"name": 7, "cards": {"mb/thor": 1}}', '{"cards": {}}',
        "<deck/>", "<other/>", "<deck><section><card qty='x'>Thor</card></section></deck>", "<deck",
        '<deck><superzone name="Deck"><card/></superzone></deck>', '<other><superzone/></other>',
    ],
)  # fmt: skip
def test_what_is_no_deck_is_one_clear_sentence(text: str) -> None:
    with pytest.raises(BadDeck) as caught:
        read_deck(text)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 200


def test_an_unknown_format_names_the_known_ones() -> None:
    with pytest.raises(BadDeck, match="text, o8d, dek, tab, json, link"):
        write_deck(starter_deck("x-men-storm"), "pdf")
    with pytest.raises(BadDeck, match="text, o8d"):
        read_deck("4 Thor", hint="pdf")


def test_the_format_is_recognised_and_can_be_said() -> None:
    assert sniff("  {}") == "json"
    assert sniff("4 Thor") == "text"
    assert read_deck("4 Thor", hint="tab").format == "tab"
