"""The catalogue: complete, consistent, and honest about its sources."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from capes.core.errors import UnknownCard
from capes.vs import catalogue
from capes.vs.catalogue import Facts

CARDS = catalogue.all_facts()


def test_every_set_has_all_its_cards() -> None:
    counted = {set_id: len(catalogue.by_set(set_id)) for set_id in catalogue.SETS}

    assert counted == {"mb": 112, "mcu": 62, "def": 57, "af": 54}
    assert len(catalogue.released_facts()) == sum(counted[one.id] for one in catalogue.SETS.values() if one.released)


def test_ids_are_unique_and_begin_with_their_set() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS)
    assert all(card.id.startswith(card.set + "/") for card in CARDS)


def test_print_numbers_are_unique() -> None:
    numbers = [card.number for card in CARDS if card.number]

    assert len(set(numbers)) == len(numbers)
    assert catalogue.by_number("mnb-003") == catalogue.facts("mb/hulk-main-l1")


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_has_the_figures_of_its_type(card: Facts) -> None:
    figures = (card.atk, card.defense, card.health)

    assert all(figure is not None for figure in figures) == card.is_character
    assert (card.cost is not None) == (card.type in ("supporting", "token"))
    assert (card.level is not None) == bool(card.levels) == card.is_main
    assert (card.produces is not None) == (card.type == "location")
    assert all((power.timing is not None) == bool(power.cost) for power in card.powers if power.kind == "super")
    xp = [power.xp for power in card.powers if power.kind == "level-up"]
    assert xp == ([] if card.level_up is None else [card.level_up])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_figure_of_a_card_has_a_known_source(card: Facts) -> None:
    data = catalogue.row(card)
    told = ["name", "type", "level", "cost", "atk", "def", "health", "teams", "keywords", "produces", "starter_deck"]
    needed = {field for field in told if data[field] not in (None, [], {})}
    needed |= {f"powers[{at}].kind" for at in range(len(card.powers))}
    needed |= {f"powers[{at}].cost" for at, power in enumerate(card.powers) if power.cost}
    needed |= {"level_up.xp"} if card.level_up is not None else set()

    assert needed <= set(card.provenance)
    assert {catalogue.grade(source) for source in card.provenance.values()} <= set(catalogue.GRADES)


def test_a_reader_can_tell_a_document_from_a_table_from_an_estimate() -> None:
    cosmo, killian = catalogue.facts("mb/cosmo"), catalogue.facts("mcu/killian")

    assert catalogue.grade(cosmo.provenance["atk"]) == "document"
    assert catalogue.grade(cosmo.provenance["def"]) == "public"
    assert catalogue.grade(killian.provenance["atk"]) == "estimate"
    assert killian.is_estimated and not cosmo.is_estimated


def test_levels_of_a_main_belong_together() -> None:
    for card in CARDS:
        levels = catalogue.levels_of(card)
        assert [level.level for level in levels] == list(range(1, len(levels) + 1))
        assert all(level.levels == card.levels for level in levels)

    assert catalogue.facts("mcu/bruce-banner-main-l1").counterpart == "mcu/hulk-main-l2"
    assert catalogue.facts("mb/hulk-main-l2").counterpart == "mb/hulk-main-l1"
    assert len(catalogue.facts("mcu/ultron-main-l1").levels) == 3
    assert catalogue.facts("mb/hulk").counterpart is None


def test_piles_come_with_their_cards() -> None:
    assert catalogue.pile("Behind the Camera") == {"mcu/trevor-slattery": 2, "mcu/the-ten-rings": 1}
    assert sum(catalogue.pile("Ultron Facility").values()) == 6
    assert catalogue.facts("mcu/mandarin").brings == "Behind the Camera"


def test_every_variant_names_a_power_of_its_card() -> None:
    for card in CARDS:
        assert {variant.power for variant in card.variants} <= {power.name for power in card.powers}


def test_the_errata_edition_changes_the_powers_the_ledger_lists() -> None:
    changed = {
        card.id for card in catalogue.by_set("mb") if any(variant.edition == "errata" for variant in card.variants)
    }

    assert changed == {
        "mb/cosmo", "mb/gamora", "mb/gamora-main-l2", "mb/hope-summers", "mb/rocket-main-l1", "mb/wolverine-main-l1",
    }  # fmt: skip


def test_names_find_all_cards_of_that_name() -> None:
    assert {card.id for card in catalogue.by_name("Thor")} == {
        "mb/thor", "mcu/thor", "mcu/thor-main-l1", "mcu/thor-main-l2",
    }  # fmt: skip
    assert catalogue.by_name("Nobody") == ()


def test_facts_are_frozen_plain_data() -> None:
    hulk = catalogue.facts("mb/hulk")

    with pytest.raises(AttributeError):
        hulk.cost = 1  # type: ignore[misc]
    assert msgspec.json.decode(msgspec.json.encode(hulk), type=Facts) == hulk
    assert not hasattr(hulk, "__dict__")


@pytest.mark.parametrize("id", ["mb/nobody", "xx/hulk", "", "hulk", "mb/", "mb"])
def test_an_unknown_id_is_a_clear_error(id: str) -> None:
    assert not catalogue.exists(id)
    with pytest.raises(UnknownCard, match="no card has the id"):
        catalogue.facts(id)


def test_an_unknown_set_is_a_clear_error() -> None:
    with pytest.raises(UnknownCard, match="mb, mcu"):
        catalogue.by_set("nope")


@pytest.mark.long  # a measurement
def test_all_cards_are_read_within_a_quarter_second() -> None:
    code = (
        "import time; start = time.process_time(); from capes.vs import catalogue; catalogue.all_facts();"
        "print(time.process_time() - start)"
    )
    seconds = float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout)

    assert seconds < 0.25
