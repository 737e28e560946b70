"""Games as rows for learning: every decision with what the search thought of it, as a Parquet file.

A row has the seed and the place in its game and no tensors: these are made again by replaying (`replayed`), which costs
less than reading them from disk.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from capes.bots.arena import own_seed
from capes.bots.glance import on_offer
from capes.bots.levels import PICKS, TURNS
from capes.bots.search import Search
from capes.core.record import Record
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.games import game as game_by_id

Row = dict[str, Any]


def searched_game(game: str, setup: dict[str, Any], seed: int, walks: int) -> list[Row]:
    """A game in which every seat searches, decision by decision; forced picks have no row but are in the record."""
    rules = game_by_id(game)
    search = Search(walks, PICKS, TURNS)
    state = rules.new_game(rules.check_setup(setup), seed)
    picks: list[int] = []
    rows: list[Row] = []
    while state.decision is not None:
        decision = state.decision
        if len(decision.options) == 1:
            pick = 0
        else:
            sight = Sight(rules, state)
            chance = own_seed(seed, decision.seat, decision.number)
            pick, visits, means = thought(search, sight, chance)
            rows.append(
                {
                    "seed": seed, "at": len(picks), "seat": decision.seat, "question": decision.why,
                    "options": [option.key for option in on_offer(decision)], "pick": pick,
                    "visits": visits, "means": means,
                }
            )  # fmt: skip
        rules.pick(state, pick)
        picks.append(pick)
    return finished(rows, Record(game, setup, seed, picks, rules.rules_version), state)


def thought(search: Search, sight: Sight, seed: int) -> tuple[int, list[int], list[float]]:
    """What the search picks, how often it tried every option, and what each brought on average."""
    options = on_offer(sight.decision)
    judge = search.judgement(sight.game)
    if judge.is_beyond(sight.veiled):
        return search.choose(sight, seed=seed), [0] * len(options), [0.0] * len(options)
    root = search.explore(sight, seed=seed)
    nodes = [root.children[judge.alike(sight.veiled, option)] for option in options]
    standings = [node.standing for node in nodes]
    return standings.index(max(standings)), [node.visits for node in nodes], [round(node.mean, 5) for node in nodes]


def recorded_game(record: Record) -> list[Row]:
    """A game that was played, row by row; nobody's thoughts are known."""
    rules = game_by_id(record.game)
    rows: list[Row] = []
    state = None
    for at, state in enumerate(record.positions(rules)):
        decision = state.decision
        if decision is None or at >= len(record.picks) or len(decision.options) == 1:
            continue
        rows.append(
            {
                "seed": record.seed, "at": at, "seat": decision.seat, "question": decision.why,
                "options": [option.key for option in on_offer(decision)], "pick": record.picks[at],
                "visits": [], "means": [],
            }
        )  # fmt: skip
    assert state is not None
    return finished(rows, record, state)


def finished(rows: list[Row], record: Record, state: CoreState) -> list[Row]:
    """The rows with what every game has once: its record, its end, and whether the seat won."""
    winners = state.result.winners if state.result is not None else ()
    shared = {
        "game": record.game,
        "setup": json.dumps(record.setup, sort_keys=True),
        "picks": record.picks,
        "rules_version": record.rules_version,
        "fingerprint": game_by_id(record.game).fingerprint(state),
    }
    for row in rows:
        row["seed"] = str(row["seed"])
        row.update(shared)
        row["won"] = row["seat"] in winners
    return rows


def games_of(
    game: str, setup: dict[str, Any], seeds: Iterable[int], walks: int, told: Callable[[], None] = lambda: None
) -> Iterator[Row]:
    """The rows of many games."""
    for seed in seeds:
        yield from searched_game(game, setup, seed, walks)
        told()


def replayed(row: Row) -> CoreState:
    """The position a row is about, played again from its record."""
    rules = game_by_id(row["game"])
    seed = row["seed"]
    state: CoreState = rules.new_game(json.loads(row["setup"]), int(seed) if str(seed).isdecimal() else seed)
    for pick in list(row["picks"])[: row["at"]]:
        rules.pick(state, int(pick))
    return state
