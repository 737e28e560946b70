"""T4, T6, T10, T11 and T15 at the table: games end, chance is provable, refolds agree, failing cards harm nobody."""

from __future__ import annotations

import hashlib
import math
import os
import random
import secrets
import subprocess
import sys
from typing import Any

import msgspec

from capes.core.errors import CapesError
from capes.core.record import Record
from capes.core.rng import shuffle
from capes.table.errors import CardBug
from capes.table.fairness import new_server_seed, verify
from tests.server.process import ROOT, SOURCE
from tests.trust.games import LONGEST, choices, fresh, here, play_out, random_pick, tables


def games_end(games: int, seed: int) -> dict[str, int]:
    """Random games of every kind: no exception, no position without an actor, an end."""
    rng = random.Random(seed)
    picks = 0
    modes: set[tuple[str, str]] = set()
    decks: set[str] = set()
    for number, match in enumerate(tables(rng)):
        if number == games:
            break
        play_out(match, rng)
        assert match.outcome is not None
        picks += len(match.picks)
        modes.add((match.game.id, match.terms.mode))
        decks.update(match.terms.setup.get("decks") or [])
    return {"games": games, "modes": len(modes), "decks": len(decks), "picks": picks, "stuck": 0}


def shuffles_prove(games: int, seed: int) -> dict[str, int]:
    """Finished games whose records prove their shuffles, and whose forgeries do not."""
    rng = random.Random(seed)
    for number, match in enumerate(tables(rng)):
        if number == games:
            break
        play_out(match, rng)
        record = Record.from_json(match.record().to_json())
        facts = verify(record, match.game)
        assert facts["fingerprint"] == match.game.fingerprint(match.state)
        record.marks[0]["server_seed"] = new_server_seed()
        try:
            verify(record, match.game)
        except CapesError:
            continue
        raise AssertionError("a forged record was believed")
    return {"games": games, "verified": games}


class Chance:
    """Chance as a state carries it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.rng = 0


def chi_square_p(shuffles: int, cards: int = 60) -> float:
    """The chance of a spread like this of where the top card ends up, if every place is as likely."""
    chance = Chance(new_server_seed())
    where = [0] * cards
    pile = list(range(cards))
    for _ in range(shuffles):
        shuffle(chance, pile)
        where[pile.index(0)] += 1
    expected = shuffles / cards
    chi = sum((count - expected) ** 2 / expected for count in where)
    # Wilson-Hilferty: chi-square by the normal distribution.
    freedom = cards - 1
    z = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / (2 / (9 * freedom)) ** 0.5
    return 0.5 * math.erfc(z / math.sqrt(2))


def fold_all(games: int, seed: int) -> str:
    """One hash over every position of many games; run in processes with different hash seeds."""
    rng = random.Random(seed)
    digest = hashlib.sha256()
    kinds = [(one, mode, seats) for one in here() for mode in one.modes for seats in mode.seats]
    for number in range(games):
        one, mode, seats = kinds[number % len(kinds)]
        match = fresh(one, mode.id, seats, f"t{number}", f"{number:0128x}", choices(one, seats, rng))
        state = match.state
        for _ in range(LONGEST):
            digest.update(msgspec.json.encode(one.encode(state)))  # every bit of it, in the order it comes
            if state.decision is None:
                break
            one.pick(state, rng.randrange(min(len(state.decision.options), 1000)))
        assert state.result is not None
    return digest.hexdigest()


def folds_agree(games: int, processes: int, seed: int) -> dict[str, Any]:
    """The same games folded under different hash seeds give the same positions at every step."""
    path = os.pathsep.join([str(SOURCE), str(ROOT)])
    code = f"from tests.trust.progress import fold_all; print(fold_all({games}, {seed}))"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": str(secrets.randbelow(2**32))},
        )
        for _ in range(processes)
    ]
    found = {one.communicate()[0].strip() for one in running}
    assert all(one.returncode == 0 for one in running)
    assert len(found) == 1, "the same picks led to different positions"
    return {"games": games, "processes": processes, "differences": 0}


class Failing:
    """A game with a bug somewhere: raises in the middle of a pick, after the state has been changed."""

    def __init__(self, inner: Any, rng: random.Random, share: float) -> None:
        self.inner = inner
        self.rng = rng
        self.share = share

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def pick(self, state: Any, index: int, number: int | None = None) -> None:
        self.inner.pick(state, index, number)
        if self.rng.random() < self.share:
            raise ZeroDivisionError("a card is broken")


def failing_cards_harm_nobody(games: int, seed: int) -> dict[str, int]:
    """Every failure leaves the position as it was, and the game can be played on."""
    rng = random.Random(seed)
    failures = 0
    for number, match in enumerate(tables(rng)):
        if number == games:
            break
        match.game = Failing(match.game, rng, 0.2)
        for _ in range(60):
            if match.over:
                break
            before, seq = match.game.fingerprint(match.state), match.seq
            try:
                random_pick(match, rng)
            except CardBug:
                failures += 1
                assert (match.game.fingerprint(match.state), match.seq) == (before, seq)
    assert failures > 0
    return {"games": games, "failures": failures, "changed": 0}
