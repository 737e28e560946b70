"""What agents read is what their seat knows, and what they answer is taken or refused with the reason."""

from __future__ import annotations

import random

import pytest

from capes import Table
from capes.core.sight import Sight
from capes.games import game as game_by_id
from capes.lab.episode import Episode
from capes.lab.text import Refused, TextAgent, knowledge, situation, understood

TABLES = [("vs", {"mode": "duel"}), ("vs", {"mode": "ffa"}), ("vs", {"mode": "two-headed"}), ("duel", {})]


def played(game: str, setup: dict[str, str], picks: int, seed: int) -> Episode:
    """A game some random picks on."""
    episode, chance = Episode(game, dict(setup), seed), random.Random(seed)
    while not episode.done and episode.picks < picks:
        episode.pick(chance.randrange(episode.choices))
    return episode


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_hidden_cards_dealt_anew_give_the_same_text(game: str, setup: dict[str, str]) -> None:
    rules = game_by_id(game)
    texts = 0
    for seed in (3, 4, 5):
        episode = played(game, setup, 25 * seed, seed)
        if episode.done:
            continue
        for seat in range(episode.seats):
            veiled = rules.veil(episode.state, seat)
            told = situation(rules, episode.state, seat)
            for deal in (1, 2, 3):
                assert situation(rules, rules.imagine(veiled, seat, deal), seat) == told
                texts += 1
    assert texts


def test_a_text_has_table_cards_and_numbered_options() -> None:
    episode = played("vs", {}, 70, 5)

    told = knowledge(episode, episode.seat)

    decision = episode.state.decision
    assert decision is not None
    assert "# What the cards do" in told and "Front row" in told
    assert f"\n{len(decision.options)}. " in told
    assert "Ferocious (" in told or "Flight (" in told  # keywords say what they mean
    assert len(told) < 8000


def test_an_answer_is_taken_by_number_by_words_and_from_the_end_of_a_longer_text() -> None:
    table = Table("vs", seed=7)
    state, game = table.state, table.game

    assert understood(game, state, 0, "2") == 1
    assert understood(game, state, 0, " **2.** ") == 1
    assert understood(game, state, 0, "2. Player 1 goes first") == 1
    assert understood(game, state, 0, "Let me think: it is better to begin.\nplayer 1 goes first\n") == 1


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("9", "there is no option 9; the options are 1 to 2"),
        ("goes first", "say which, best by its number"),
        ("attack #1", "TURN-01: attacks are made in the Main Phase"),
        ("sing a song", "answer with a number from 1 to 2"),
        ("", "answer with a number from 1 to 2"),
    ],
)
def test_a_refused_answer_gets_the_reason(answer: str, reason: str) -> None:
    table = Table("vs", seed=7)
    with pytest.raises(Refused, match=reason):
        understood(table.game, table.state, 0, answer)


def test_an_agent_that_answers_wrongly_is_told_and_may_try_again() -> None:
    answers = iter(["fly", "1"])
    agent = TextAgent(lambda told: next(answers))

    assert agent.choose(Sight(game_by_id("vs"), Table("vs", seed=7).state)) == 0

    first, second = agent.transcript
    assert first.refused and not second.refused
    assert "You answered 'fly', but" in second.told
    assert agent.given_up == 0


def test_an_agent_that_never_answers_picks_the_first_option_and_is_counted() -> None:
    agent = TextAgent(lambda told: "no idea")

    assert agent.choose(Sight(game_by_id("duel"), Table("duel", seed=7).state)) == 0
    assert (agent.given_up, len(agent.transcript)) == (1, 3)


def test_a_transcript_is_a_record() -> None:
    agent = TextAgent(lambda told: "1")
    table = Table("duel", seed=7).play(agent, "random")

    again = table.record.play(table.game)

    assert again.result == table.state.result
    assert len(agent.transcript) > 3
