"""A match on paper: set-up, seed and picks. Playing it again gives the same match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from capes.core.errors import BadRecord, CapesError
from capes.core.game import Game, SetupData
from capes.core.state import CoreState

FORMAT: Final = 1


class Record:
    """Set-up, seed and picks (option indices in order); `marks` holds what happened beside the rules (undo, say)."""

    def __init__(
        self,
        game: str,
        setup: SetupData,
        seed: int | str,
        picks: list[int],
        rules_version: str = "",
        marks: list[dict[str, Any]] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.picks = picks
        self.rules_version = rules_version
        self.marks = marks or []

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps(
            {
                "capes": FORMAT,
                "game": self.game,
                "rules_version": self.rules_version,
                "setup": self.setup,
                "seed": self.seed,
                "picks": self.picks,
                "marks": self.marks,
            },
            separators=(",", ":"),
        )

    @staticmethod
    def from_json(text: str | bytes) -> Record:
        """Read a record back; BadRecord says what is wrong with the text."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(f"this is not a record: {error}") from None
        if not isinstance(data, dict):
            raise BadRecord("this is not a record: a JSON object is expected")
        if data.get("capes") != FORMAT:
            raise BadRecord(f"record format {data.get('capes')!r} is not known here; this version reads {FORMAT}")
        for field, kind in (("game", str), ("setup", dict), ("picks", list)):
            if not isinstance(data.get(field), kind):
                raise BadRecord(f"the record's {field!r} is missing or not a {kind.__name__}")
        if not isinstance(data.get("seed"), int | str) or isinstance(data.get("seed"), bool):
            raise BadRecord("the record's 'seed' must be a number or a text")
        if not all(isinstance(pick, int) and not isinstance(pick, bool) for pick in data["picks"]):
            raise BadRecord("the record's 'picks' must be whole numbers")
        marks = data.get("marks", [])
        if not isinstance(marks, list):
            raise BadRecord("the record's 'marks' must be a list")
        return Record(
            data["game"], data["setup"], data["seed"], data["picks"], str(data.get("rules_version", "")), marks
        )

    def play(self, game: Game) -> CoreState:
        """The position after the last pick; BadRecord names the pick that does not fit."""
        state = None
        for state in self.positions(game):  # noqa: B007 - the last one is wanted
            pass
        assert state is not None
        return state

    def positions(self, game: Game) -> Iterator[CoreState]:
        """The position before the first pick and after each; one state that moves on, so copy what you keep."""
        if game.id != self.game:
            raise BadRecord(f"this is a record of {self.game!r}, not of {game.id!r}")
        state = game.new_game(self.setup, self.seed)
        yield state
        for at, pick in enumerate(self.picks):
            try:
                game.pick(state, pick)
            except CapesError as error:
                raise BadRecord(f"pick {at + 1} of {len(self.picks)} does not fit: {error}") from None
            yield state
