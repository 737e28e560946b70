"""A baseline that learns: ranks the options of a decision as the search would, from the encoder's numbers, in numpy.

A network of one hidden layer looks at every option by itself (its verb and the question, the printed card it is about,
the figures of its source and target, how it looks at a glance) and is trained to give the search's favourites the
highest scores.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from capes.bots.glance import best_at_a_glance
from capes.core.encoding import Specification
from capes.core.errors import BadSetup
from capes.core.sight import Sight
from capes.core.state import CoreState
from capes.games import game as game_by_id
from capes.lab.data import Row
from capes.lab.tensors import tables
from capes.language.sentence import plain

Floats = npt.NDArray[np.float32]
HIDDEN = 32
SHARPNESS = 0.05
"""An option that brings so much less is favoured 1/e as much."""

LARGE = 8.0
"""Figures are counted in steps of so many, and no further than four of them."""


class Features:
    """What the ranker sees of every option."""

    def __init__(self, game: str) -> None:
        self.encoder = game_by_id(game).encoder()
        self.specification: Specification = self.encoder.specification
        words = self.specification.vocabularies
        self.verbs, self.questions, self.faces = (len(words[name]) + 1 for name in ("verb", "question", "face"))
        sections = self.specification.sections
        self.option_columns = list(sections["options"].columns)
        self.entity_columns = len(sections["entities"].columns)
        self.question_at = sections["table"].columns.index("question")
        self.face_at = sections["entities"].columns.index("face")
        self.judge = game_by_id(game).judge()
        self.size = self.verbs + self.questions + self.faces + len(self.option_columns) + 2 * self.entity_columns + 2
        self.buffer = self.specification.buffer()

    def of(self, state: CoreState, seat: int) -> Floats:
        """A row for every option of the pending decision that has a row in the encoder's table."""
        decision = state.decision
        assert decision is not None
        self.encoder.write(state, seat, self.buffer, ())
        seen = tables(self.specification, self.buffer)
        count = min(len(decision.options), self.specification.sections["options"].rows)
        options = seen["options"][:count]
        entities = np.vstack([np.zeros((1, self.entity_columns), np.int16), seen["entities"]])  # row 0: none
        source = entities[options[:, self.option_columns.index("source")]]
        target = entities[options[:, self.option_columns.index("target")]]
        made = np.zeros((count, self.size), np.float32)
        rows = np.arange(count)
        made[rows, options[:, self.option_columns.index("verb")]] = 1
        made[:, self.verbs + int(seen["table"][0, self.question_at])] = 1
        made[rows, self.verbs + self.questions + source[:, self.face_at]] = 1
        figures = np.hstack([options, source, target]).astype(np.float32)
        made[:, self.verbs + self.questions + self.faces : -2] = np.clip(figures / LARGE, -4, 4)
        looks = np.array([self.judge.inclination(state, decision.options[at]) for at in range(count)], np.float32)
        made[:, -2] = 4 * looks
        made[:, -1] = looks >= looks.max()
        return made


class Ranker:
    """The network: scores for options, higher is better."""

    def __init__(self, game: str, weights: Sequence[Floats] = (), seed: int = 1) -> None:
        self.game = game
        self.features = Features(game)
        chance = np.random.default_rng(seed)
        size = self.features.size
        first = chance.normal(0, 1 / np.sqrt(size), (size, HIDDEN))
        fresh = [first, np.zeros(HIDDEN), chance.normal(0, 0.1, HIDDEN)]
        self.weights: list[Floats] = [np.asarray(one, np.float32) for one in (weights or fresh)]

    def scores(self, seen: Floats) -> Floats:
        """A score for every row."""
        first, bias, last = self.weights
        scored: Floats = np.maximum(seen @ first + bias, 0) @ last
        return scored

    def save(self, file: Path) -> None:
        """Keep the weights, with what they fit."""
        fits = json.dumps({"game": self.game, "encoder": self.features.specification.digest})
        np.savez_compressed(file, *self.weights, fits=np.array(fits))

    @staticmethod
    def load(file: Path) -> Ranker:
        """Read weights back; BadSetup if they are for another encoder."""
        try:
            with np.load(file, allow_pickle=False) as kept:
                fits = json.loads(str(kept["fits"]))
                weights = [kept[f"arr_{at}"] for at in range(3)]
        except (OSError, ValueError, KeyError) as error:
            raise BadSetup(plain(f"{file} holds no ranker: {error}")) from None
        made = Ranker(fits["game"], weights)
        if made.features.specification.digest != fits["encoder"]:
            raise BadSetup(plain(f"{file} was trained for another encoder ({fits['encoder']}); train it again"))
        return made


class RankerBot:
    """Picks what the ranker ranks highest: no search, no imagined tables."""

    def __init__(self, ranker: Ranker) -> None:
        self.ranker = ranker

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The option with the highest score; the first of equals."""
        return int(np.argmax(self.ranker.scores(self.ranker.features.of(sight.veiled, sight.seat))))


class Glance:
    """Picks what looks best by the game's own rule of thumb: what the ranker has to beat."""

    def choose(self, sight: Sight, deadline: float = inf, seed: int = 0) -> int:
        """The most promising option at a glance."""
        return best_at_a_glance(sight.game, sight.veiled)


class Example:
    """The options of one decision, and how much the search thought of each."""

    def __init__(self, seen: Floats, wanted: Floats) -> None:
        self.seen = seen
        self.wanted = wanted


def favour(row: Row) -> Floats:
    """How much the search favours each option: by what it brought, and nothing for what it never tried."""
    brought = np.where(np.asarray(row["visits"]) > 0, np.asarray(row["means"]) / SHARPNESS, -np.inf)
    wanted = np.exp(brought - brought.max())
    made: Floats = (wanted / wanted.sum()).astype(np.float32)
    return made


def examples(rows: Iterable[Row], features: Features) -> Iterator[Example]:
    """The decisions of games that were searched, each game replayed once; rows of a game follow each other."""
    state: CoreState | None = None
    seed, at = "", 0
    for row in rows:
        if not any(row["visits"]):
            continue
        game = game_by_id(row["game"])
        if state is None or row["seed"] != seed or row["at"] < at:
            seed, at = row["seed"], 0
            state = game.new_game(json.loads(row["setup"]), int(seed) if seed.isdecimal() else seed)
        for pick in list(row["picks"])[at : row["at"]]:
            game.pick(state, int(pick))
        at = row["at"]
        seen = features.of(game.veil(state, row["seat"]), row["seat"])
        if len(row["visits"]) == len(seen):
            yield Example(seen, favour(row))


def train(
    ranker: Ranker,
    found: Sequence[Example],
    epochs: int = 10,
    rate: float = 0.003,
    seed: int = 1,
    told: Callable[[float], None] = lambda loss: None,
) -> Ranker:
    """Make the scores agree with the search (cross-entropy over the options of a decision, Adam); `told` the loss."""
    chance = np.random.default_rng(seed)
    means = [np.zeros_like(one) for one in ranker.weights]
    squares = [np.zeros_like(one) for one in ranker.weights]
    step = 0
    for _ in range(epochs):
        total = 0.0
        order = chance.permutation(len(found))
        for start in range(0, len(order), 32):
            batch = [found[at] for at in order[start : start + 32]]
            loss, slopes = slope(ranker, batch)
            total += loss
            step += 1
            for weight, change, mean, square in zip(ranker.weights, slopes, means, squares, strict=True):
                mean += 0.1 * (change - mean)
                square += 0.001 * (change * change - square)
                weight -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
        told(total / max(1, len(found)))
    return ranker


def slope(ranker: Ranker, batch: Sequence[Example]) -> tuple[float, list[Any]]:
    """The loss of a batch, and which way it falls."""
    first, bias, last = ranker.weights
    changes = [np.zeros_like(one) for one in ranker.weights]
    loss = 0.0
    for example in batch:
        hidden = np.maximum(example.seen @ first + bias, 0)
        scored = hidden @ last
        likely = np.exp(scored - scored.max())
        likely /= likely.sum()
        loss -= float((example.wanted * np.log(likely + 1e-9)).sum())
        wrong = (likely - example.wanted) / len(batch)
        changes[2] += hidden.T @ wrong
        back = np.outer(wrong, last) * (hidden > 0)
        changes[0] += example.seen.T @ back
        changes[1] += back.sum(axis=0)
    return loss, changes
