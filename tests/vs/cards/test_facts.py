"""Every card says what the catalogue says: windows, symbols, any-turn, any-combat, XP, keywords and power names."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator

import pytest

from capes.vs import cards, catalogue
from capes.vs.cards.card import card
from capes.vs.catalogue import Facts
from capes.vs.words import (
    FACES,
    Always,
    Face,
    Has,
    Keyword,
    LevelUp,
    Power,
    Reaction,
    SuperPower,
    Twist,
    When,
    Word,
)
from capes.vs.words.powers import ONCE_PER_TURN

cards.load()

RELEASED = [facts.id for facts in catalogue.released_facts()]
FILES = [face for face in FACES.values() if catalogue.exists(face.printed_id)]
ICONS = ("Flight", "Ranged")
RETYPED = ("af/singularity@errata",)
"""Editions that make something else of a power: a keyword became a Reaction."""

USES = {"once-per-turn": ONCE_PER_TURN, None: ONCE_PER_TURN, "once-per-game": "game", "unlimited": "unlimited"}


def keyword_names(face: Face) -> list[str]:
    return [keyword.name for keyword in face.up.keywords if keyword.name not in ICONS]


def supers(face: Face) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = []
    for power in face.powers:
        if isinstance(power, SuperPower):
            found.append((power.name, power.window, power.cost, power.any_turn, power.any_combat, power.uses))
        elif isinstance(power, Reaction):
            # Without a printed symbol: a Reaction may be used on any turn (SUPER-14).
            found.append((power.name, "Reaction", power.cost, True, False, power.uses))
    return found


def printed_supers(facts: Facts) -> list[tuple[object, ...]]:
    return [
        (power.name, power.timing, power.cost, power.any_turn, power.any_combat, USES[power.uses])
        for power in facts.powers
        if power.kind == "super"
    ]


def power_name(power: Power) -> str:
    if isinstance(power, Has):
        assert isinstance(power.keyword, Keyword)
        return power.keyword.name
    assert isinstance(power, SuperPower | Reaction | When | Always | LevelUp)
    return power.name


def words_in(thing: object) -> Iterator[Word]:
    if isinstance(thing, Word):
        yield thing
        for field in dataclasses.fields(thing):
            yield from words_in(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from words_in(part)


def numbers_in(thing: object) -> set[int]:
    """Every whole number the words of a power say."""
    found: set[int] = set()
    for word in words_in(thing):
        for field in dataclasses.fields(word):
            value = getattr(word, field.name)
            if isinstance(value, int) and not isinstance(value, bool):
                found.add(abs(value))
    return found


def test_loading_twice_changes_nothing() -> None:
    before = dict(FACES)

    cards.load()

    assert before == FACES


def test_the_two_boxes_have_112_and_62_cards() -> None:
    count = Counter(id.partition("/")[0] for id in RELEASED if id in FACES)

    assert count["mb"] == 112
    assert count["mcu"] == 62


@pytest.mark.parametrize("id", RELEASED)
def test_the_printed_figures_are_those_of_the_catalogue(id: str) -> None:
    face, facts = FACES[id], catalogue.facts(id)

    assert (face.name, face.kind, face.universe) == (facts.name, facts.type, facts.universe)
    assert face.names == (facts.name, *facts.aka)
    assert face.level == (facts.level or 0)
    assert face.cost == (-1 if facts.cost is None else facts.cost)
    assert (face.atk, face.defense, face.health) == (facts.atk or 0, facts.defense or 0, facts.health or 0)
    assert face.teams == facts.teams
    assert face.symbols == (facts.produces.symbols if facts.produces else ())
    assert {icon for icon in ICONS if icon in {k.name for k in face.up.keywords}} == {
        icon for icon, printed in zip(ICONS, (facts.flight, facts.ranged), strict=True) if printed
    }


@pytest.mark.parametrize("face", FILES, ids=lambda face: face.id)
def test_super_powers_have_the_printed_names_windows_symbols_and_limits(face: Face) -> None:
    if face.id in RETYPED:
        assert [name for name, *_ in supers(face)] == list(catalogue.facts(face.printed_id).keywords)
    else:
        assert supers(face) == printed_supers(catalogue.facts(face.printed_id))


@pytest.mark.parametrize("face", FILES, ids=lambda face: face.id)
def test_keywords_are_the_printed_ones(face: Face) -> None:
    assert keyword_names(face) == ([] if face.id in RETYPED else list(catalogue.facts(face.printed_id).keywords))


@pytest.mark.parametrize("face", FILES, ids=lambda face: face.id)
def test_level_up_powers_have_the_printed_name_and_xp(face: Face) -> None:
    facts = catalogue.facts(face.printed_id)
    printed = [(power.name, power.xp) for power in facts.powers if power.kind == "level-up"]

    assert [(power.name, power.xp) for power in face.powers if isinstance(power, LevelUp)] == printed
    assert [xp for _, xp in printed] == ([] if facts.level_up is None else [facts.level_up])


@pytest.mark.parametrize("face", FILES, ids=lambda face: face.id)
def test_plot_twists_have_the_printed_window(face: Face) -> None:
    printed = [power for power in catalogue.facts(face.printed_id).powers if power.kind == "plot-twist"]

    assert [(twist.window, twist.any_turn) for twist in face.twists] == [(p.timing, p.any_turn) for p in printed]


@pytest.mark.parametrize("face", FILES, ids=lambda face: face.id)
def test_every_printed_power_has_words_and_no_word_lacks_a_printed_power(face: Face) -> None:
    facts = catalogue.facts(face.printed_id)
    printed = {power.name for power in facts.powers if power.kind != "plot-twist"}
    written = {power_name(power) for power in face.powers if not isinstance(power, Twist)} - set(ICONS)

    assert written == printed
    assert bool(face.twists) == any(power.kind == "plot-twist" for power in facts.powers)


@pytest.mark.parametrize("face", FILES, ids=lambda face: face.id)
def test_the_words_say_every_printed_figure(face: Face) -> None:
    facts = catalogue.facts(face.printed_id)
    for printed in facts.powers:
        if printed.keyword or printed.name == face.pile:
            continue
        mine = tuple(
            power
            for power in face.powers
            if (isinstance(power, Twist) if printed.kind == "plot-twist" else power_name(power) == printed.name)
        )
        said = numbers_in(mine) | {1}
        for figure in printed.figures:
            for number in figure.replace("+", "").replace("-", "").split("/"):
                assert number == "X" or int(number) in said | {0}, (face.id, printed.name, figure, said)


def test_an_edition_differs_from_the_default_in_powers_only() -> None:
    editions = [face for face in FILES if face.edition]

    assert {face.printed_id for face in editions} >= {
        facts.id for facts in catalogue.released_facts() if any(v.edition == "errata" for v in facts.variants)
    }
    for face in editions:
        default = FACES[face.printed_id]
        assert face.powers != default.powers
        assert (face.name, face.atk, face.defense, face.health) == (
            default.name,
            default.atk,
            default.defense,
            default.health,
        )


def test_levels_of_a_main_lead_to_each_other() -> None:
    for face in FILES:
        if face.next_level:
            assert FACES[face.next_level].previous_level == face.printed_id
            assert FACES[face.next_level].level == face.level + 1
        assert bool(face.next_level) == (face.up.level_up is not None)


def test_a_plot_twist_asks_for_its_team_symbols_or_the_mark() -> None:
    assert FACES["mb/extinguish"].needs == ("Super Villains",)
    assert FACES["mb/open-fire"].needs == ()
    assert FACES["mcu/hes-a-friend-from-work"].needs_mark
    assert FACES["mcu/hes-a-friend-from-work"].needs == ()
    assert FACES["mcu/baby-groot"].marked
    assert not FACES["mb/groot"].marked


def test_six_ultrons_are_one_main_and_five_of_them_wait_in_the_facility() -> None:
    ultron = FACES["mcu/ultron-main-l1"]

    assert ultron.many_mains
    assert ultron.pile == "Ultron Facility"
    assert sorted(FACES[id].level for id in ultron.pile_cards) == [1, 1, 2, 2, 3]
    assert FACES["mcu/ultron-main-l3"].many_mains and FACES["mcu/ultron-main-l3"].pile_cards == ()


def test_mandarin_brings_the_pile_behind_the_camera() -> None:
    mandarin = FACES["mcu/mandarin"]

    assert mandarin.pile == "Behind the Camera"
    assert Counter(mandarin.pile_cards) == {"mcu/trevor-slattery": 2, "mcu/the-ten-rings": 1}
    assert FACES["mcu/trevor-slattery"].pile == "Behind the Camera"


def test_a_card_written_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="written twice"):
        card("mb/ant-man")


def test_words_that_ask_for_other_xp_than_printed_are_refused() -> None:
    with pytest.raises(ValueError, match="levels up at 4 XP, not 5"):
        card("mb/hulk-main-l1", LevelUp(5, ()), variant="test")
    assert "mb/hulk-main-l1@test" not in FACES
