"""The cards: every word says what the catalogue says, reads as text and is carried out."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections import Counter
from typing import Any

import pytest

from capes.duel.cards.deck import DECK
from capes.duel.catalogue.read import facts
from capes.duel.english.cards import rules_text, said
from capes.duel.game import GAME
from capes.duel.rules.handlers import HANDLERS
from capes.duel.words import abilities, adjust, effects, steps
from capes.duel.words.abilities import (
    AllDo,
    BlanksOpponent,
    CannotBeReduced,
    CannotBeReturned,
    IgnoresConditions,
    OpponentUsesFirstPower,
    Survives,
)
from capes.duel.words.adjust import (
    CHOSEN,
    CONDITIONS_IN_PLAY,
    OPPOSING,
    OTHER_MATCH_UPS,
    SELF,
    Adjust,
    AttackerIs,
    AttackIs,
    InRole,
    OpponentHurt,
    OpponentIs,
    OpponentsTurn,
    TeammateDown,
)
from capes.duel.words.effects import (
    ACTIVE,
    DECLARED,
    FREE,
    IN_PLAY,
    KNOCKED_OUT,
    MATCHED_UP,
    ONE_OF_TEAM,
    ONE_TEAMMATE,
    OTHER_OPPOSING,
    YOURS,
    AtEndOfTurn,
    Choose,
    Draw,
    Heal,
    Hurt,
    WhenPutInPlay,
)
from capes.duel.words.kinds import CHARACTER, CONDITION, INTERRUPTION, SIDES
from capes.duel.words.printed import Printed
from capes.duel.words.steps import SETUP, TURN

CARDS = DECK.faces
IDS = [card.id for card in CARDS]


def circumstances(truth: object) -> dict[str, Any]:
    """When an adjustment counts, in the terms of the catalogue."""
    when: dict[str, Any] = {}
    if isinstance(truth, AttackerIs):
        when["attacker_side" if truth.kind in SIDES else "attacker_type"] = truth.kind
    elif isinstance(truth, AttackIs):
        when["attack_speed"] = list(truth.speeds)
    elif isinstance(truth, OpponentIs):
        when["opponent_side" if truth.kind in SIDES else "opponent_type"] = truth.kind
    elif isinstance(truth, InRole):
        when["role"] = truth.role
    elif isinstance(truth, OpponentsTurn):
        when["turn"] = "opponent"
    elif isinstance(truth, TeammateDown):
        when["has_knocked_out_teammate"] = True
    elif isinstance(truth, OpponentHurt):
        when["opponent_below_full_health"] = True
    return when


def as_facts(word: object) -> dict[str, Any] | None:
    """A word of a Character in the terms of the catalogue."""
    if isinstance(word, Adjust):
        who = {OPPOSING: "opposing-team", CHOSEN: "chosen-opposing-character"}.get(word.who, word.who)
        fact: dict[str, Any] = {"op": "modify_damage", "direction": word.of, "who": who, "amount": word.amount}
        when = circumstances(word.when)
        if word.per:
            per = {OTHER_MATCH_UPS: "other-match-up", CONDITIONS_IN_PLAY: "condition-in-play"}[word.per]
            when |= {"per": per, "max": word.most}
        if when:
            fact["when"] = when
        if word.who == CHOSEN:
            fact["target"] = "one-other-opposing-character-in-a-match-up"
        return fact
    if isinstance(word, Heal):
        target = {SELF: "self", ONE_TEAMMATE: "one-teammate", ONE_OF_TEAM: "one-team-character"}[word.whom]
        return {
            "op": "heal",
            "amount": word.amount,
            "target": target,
            "may_target_knocked_out": word.whom != SELF,
            "timing": "step-11G",
        }
    if isinstance(word, Hurt):
        assert word.whom == OTHER_OPPOSING
        return {
            "op": "damage",
            "amount": word.amount,
            "target": "one-other-opposing-character",
            "timing": "step-11D",
            "adjustable": False,
        }
    if isinstance(word, AtEndOfTurn):
        (effect,) = word.do
        fact = as_facts(effect) or {}
        return fact | {"timing": "step-13-own-turn"}
    if isinstance(word, WhenPutInPlay):
        (effect,) = word.do
        assert isinstance(effect, Draw)
        return {"op": "draw", "amount": effect.amount, "timing": "when-put-in-play-step-3"}
    if isinstance(word, Survives):
        return {"op": "survive_knockout", "health_before_at_least": word.at_least, "leaves_health": word.leaves}
    if isinstance(word, CannotBeReduced):
        return {"op": "damage_cannot_be_reduced_by", "sources": ["ability", "power"]}
    plain = {
        IgnoresConditions: "ignore_conditions",
        BlanksOpponent: "negate_opponent_ability",
        OpponentUsesFirstPower: "opponent_first_power_only",
        CannotBeReturned: "cannot_be_returned_to_hand",
    }
    return {"op": plain[type(word)]}


def test_the_deck_has_sixty_six_cards() -> None:
    kinds = [card.kind for card in DECK.cards[1:]]

    assert DECK.size == 66 == sum(card.copies for card in CARDS)
    assert (kinds.count(CHARACTER), kinds.count(CONDITION), kinds.count(INTERRUPTION)) == (30, 16, 20)
    assert set(IDS) == set(facts())


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == CHARACTER], ids=lambda card: card.id)
def test_a_characters_words_say_what_the_catalogue_says(card: Printed) -> None:
    fact = facts()[card.id]

    assert [as_facts(word) for word in card.words] == [fact["ability"]]
    for power, printed in zip(card.powers, fact["powers"], strict=True):
        assert [as_facts(word) for word in power.does] == ([printed["does"]] if printed["does"] else [])
        assert power.outside == (printed["declare"] == 7)


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == CONDITION], ids=lambda card: card.id)
def test_a_conditions_words_say_what_the_catalogue_says(card: Printed) -> None:
    fact = facts()[card.id]
    (number,) = DECK.numbers(card.id)
    said_of = card.says

    assert isinstance(said_of, AllDo) and said_of.amount == fact["delta"]
    assert {DECK.about(number): said_of.kind} == {
        key: value if isinstance(value, str) else value[0] for key, value in fact["affects"].items()
    }
    assert (DECK.id[DECK.opposite[number]] or None) == fact["opposite"]
    assert (card.removes or None) == fact["removes"]


STATES = {
    IN_PLAY: "any",
    ACTIVE: "active",
    KNOCKED_OUT: "knocked-out",
    MATCHED_UP: "in-match-up",
    DECLARED: "power-declared",
    FREE: "active-uncommitted",
}


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == INTERRUPTION], ids=lambda card: card.id)
def test_an_interruptions_words_say_what_the_catalogue_says(card: Printed) -> None:
    fact = facts()[card.id]
    choices = [word for word in card.words if isinstance(word, Choose)]
    targets = [target for target in fact["targets"] for _ in range(target.get("count", 1))]

    assert card.timing == fact["timing"]
    if targets and targets[0]["what"] == "condition":
        assert not choices
    else:
        assert [STATES[word.state] for word in choices] == [target["state"] for target in targets]
        assert [word.whose == YOURS for word in choices] == [target["controller"] == "self" for target in targets]
        assert any(word.not_last_active for word in choices) == any("except" in target for target in targets)
    number = fact["does"].get("amount", fact["does"].get("value"))
    if number is not None:
        assert str(number) in rules_text(card)[0]


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_every_number_and_speed_of_a_card_is_in_its_text(card: Printed) -> None:
    text = " ".join(rules_text(card))

    for power in card.powers:
        assert f"{power.name} {power.damage}" in text
        assert power.speed == "normal" or f"({power.speed})" in text
        assert ("Resolves after all others." in text) == any(p.speed == "slow" for p in card.powers)
        assert ("Declare in Step 7" in text) == any(p.outside for p in card.powers)
    for number in re.findall(r"amount': (-?\d+)", str(facts()[card.id])):
        assert number.lstrip("-") in text


def test_conditions_persist_and_interruptions_are_instant_and_say_so() -> None:
    for card in CARDS:
        text = " ".join(rules_text(card))
        assert ("Persistent effect: " in text) == (card.kind == CONDITION)
        assert text.startswith("Instant effect. ") == (card.kind == INTERRUPTION)


def test_the_texts_are_all_different_except_where_the_words_are_the_same() -> None:
    texts = {tuple(rules_text(card)) for card in CARDS}

    assert len(texts) == len(CARDS)


def words_of(module: object) -> list[type]:
    return [
        thing
        for _, thing in inspect.getmembers(module, inspect.isclass)
        if dataclasses.is_dataclass(thing) and thing.__module__ == getattr(module, "__name__", "")
    ]


def used() -> set[type]:
    """Every kind of word in cards and turns, also inside other words."""
    found: set[type] = set()
    todo: list[object] = [*SETUP, *TURN]
    for card in CARDS:
        todo += [*card.words, *(word for power in card.powers for word in power.does)]
    while todo:
        word = todo.pop()
        found.add(type(word))
        if isinstance(word, Adjust) and word.when is not None:
            todo.append(word.when)
        if isinstance(word, AtEndOfTurn | WhenPutInPlay):
            todo += word.do
    return found


def test_every_word_is_used_and_every_step_has_a_handler() -> None:
    words = {word for module in (abilities, adjust, effects, steps) for word in words_of(module)}

    assert words - used() == {steps.DiscardPlayed}
    assert set(words_of(steps)) <= set(HANDLERS)


def test_every_effect_of_an_interruption_has_a_handler_and_english() -> None:
    for card in CARDS:
        if card.kind == INTERRUPTION:
            for word in card.words:
                assert type(word) in HANDLERS
                assert type(word) in (Choose, effects.ChooseCondition) or said(word)


def test_cards_as_data_carry_text_and_provenance() -> None:
    data = {card["id"]: card for card in GAME.cards()}

    assert data["mal-suerte"]["provenance"]["rulebook"][0] == "name"
    assert data["clarion"]["provenance"]["rulebook"] == []
    assert data["nimbus"]["text"][1].startswith("Silver Lining 2: ")
    assert GAME.search("umlaut") == ["umlaut"]
    assert {"fast", "thwart"} <= {word["name"] for word in GAME.keywords()}


def test_the_numbers_are_varied() -> None:
    people = [card for card in CARDS if card.kind == CHARACTER]
    first = Counter(card.powers[0].damage for card in people)
    assert len(first) >= 4 and max(first.values()) <= len(people) // 2, first
    assert len({card.health for card in people}) >= 7
    assert len({tuple(power.damage for power in card.powers) for card in people}) >= 15


def test_the_rulebooks_own_numbers_are_never_tuned() -> None:
    mal_suerte = facts()["mal-suerte"]
    assert (mal_suerte["health"], [power["damage"] for power in mal_suerte["powers"]]) == (10, [4, 6])
    assert mal_suerte["ability"]["amount"] == -1
    assert facts()["bonesnapper"]["ability"]["amount"] == 3
    assert facts()["riposte"]["powers"][1]["does"]["amount"] == 1
    assert [facts()[id]["delta"] for id in ("nearby-utilities", "unstable-terrain")] == [1, -1]
    assert "Choose a Character: it heals 5." in rules_text(DECK.by_id["emergency-medi-kit"])[0]
