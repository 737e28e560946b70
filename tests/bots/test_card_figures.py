"""What every card did: counted from games, written down, and kept beside the code."""

from __future__ import annotations

import json
from pathlib import Path

from capes.bots.arena import Outcome, Pairing
from capes.bots.study.card_figures import card_figures, kept_figures, write
from capes.bots.study.sim import Sim
from capes.games import game as game_by_id


def outcome(seed: int, winner: int, drawn: dict[str, list[int]], played: dict[str, list[int]]) -> Outcome:
    """A game of two bots that went this way."""
    pairing = Pairing("vs", {"decks": ["a", "b"]}, seed, ("rookie", "rookie"))
    turns = {card: [3 * bool(count) for count in counts] for card, counts in played.items()}
    return Outcome(pairing, (winner,), "knocked out", 0, 9, [], drawn, played, [0.0, 0.0], turns)


def test_a_seat_counts_once_for_every_card_it_drew_or_played(tmp_path: Path) -> None:
    games = [
        outcome(7, 0, {"mb/thor": [3, 1]}, {"mb/thor": [2, 0]}),
        outcome(8, 1, {"mb/thor": [1, 0]}, {}),
    ]

    found = card_figures(Sim("vs", 7, games, [], False))

    assert (found["games"], found["seed"], found["last"], found["bots"], found["decks"]) == (2, 7, 8, ["rookie"], 2)
    thor = found["cards"]["mb/thor"]
    assert (thor["when_drawn"]["wins"], thor["when_drawn"]["games"]) == (1, 3)
    assert (thor["when_played"]["wins"], thor["when_played"]["games"]) == (1, 1)
    assert (thor["used"]["wins"], thor["used"]["games"], thor["turn"]) == (1, 3, 3.0)
    write(Sim("vs", 7, games, [], False), tmp_path / "cards.json")
    assert json.loads((tmp_path / "cards.json").read_text()) == found


def test_the_figures_kept_are_of_cards_there_are() -> None:
    kept = kept_figures("vs")
    known = {card["id"] for card in game_by_id("vs").cards()}

    assert kept["games"] > 4000 and kept["bots"] == ["rookie"] and kept["decks"] == 42
    assert set(kept["cards"]) <= known
    assert len(kept["cards"]) > 0.95 * len(known)
    for figures in kept["cards"].values():
        for share in (figures["when_drawn"], figures["when_played"], figures["used"]):
            assert share is None or 0 <= share["low"] <= share["rate"] <= share["high"] <= 1
    assert kept_figures("duel") == {"game": "duel", "games": 0, "cards": {}}
