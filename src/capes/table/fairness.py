"""Provable chance: the server commits to its seed before the seats add theirs, and shows it when the game is over.

It proves that the cards were not dealt anew; it cannot prove that nobody who runs the server looked.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

from capes.core.errors import BadRecord
from capes.core.game import Game
from capes.core.record import Record

NO_SEED = "0" * 64
SEED = re.compile(r"[0-9a-f]{64}\Z")


def new_server_seed() -> str:
    """512 fresh bits, as hex."""
    return secrets.token_hex(64)


def commitment(server_seed: str) -> str:
    """What is published before the deal."""
    return hashlib.sha256(bytes.fromhex(server_seed)).hexdigest()


def client_seed(text: str | None) -> str:
    """A seat's own seed (256 bits as hex); zeros for bots, absent players and what is not a seed."""
    return text if text is not None and SEED.match(text) else NO_SEED


def game_seed(server_seed: str, client_seeds: list[str], table: str) -> str:
    """The text seed that every shuffle and roll of the game is read from.

    >>> game_seed("00" * 64, ["00" * 32, "ff" * 32], "demo")[:32]
    '89f78d8652fbe00e096e3449f1dd88c1'
    """
    text = "|".join([server_seed, *client_seeds, table])
    return hashlib.sha3_512(text.encode()).hexdigest()


def fairness_mark(server_seed: str, client_seeds: list[str], table: str) -> dict[str, Any]:
    """What a finished record says so that anybody can check it."""
    return {
        "kind": "fairness",
        "commit": commitment(server_seed),
        "server_seed": server_seed,
        "client_seeds": client_seeds,
        "table": table,
    }


def verify(record: Record, game: Game) -> dict[str, Any]:
    """Check commitment, seed and every pick of a record; BadRecord says what does not hold."""
    mark = next((m for m in record.marks if isinstance(m, dict) and m.get("kind") == "fairness"), None)
    if mark is None:
        raise BadRecord("error-this-record-carries-no-commitment-so-there")
    try:
        server_seed, seeds, table = str(mark["server_seed"]), [str(s) for s in mark["client_seeds"]], str(mark["table"])
        kept = commitment(server_seed) == mark["commit"]
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("error-the-records-commitment-cannot-be-read", error=str(error)) from None
    if not kept:
        raise BadRecord("error-the-servers-seed-does-not-match-the")
    if game_seed(server_seed, seeds, table) != record.seed:
        raise BadRecord("error-the-games-seed-was-not-made-of-the")
    state = record.play(game)
    return {
        "table": table,
        "game": record.game,
        "picks": len(record.picks),
        "commit": mark["commit"],
        "result": None if state.result is None else {"winners": list(state.result.winners), "why": state.result.why},
        "fingerprint": game.fingerprint(state),
    }
