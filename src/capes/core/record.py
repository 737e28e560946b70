"""A match on paper: set-up, seed and picks. Playing it again gives the same match."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from capes.core.errors import BadRecord, CapesError
from capes.core.game import GameOf, S, SetupData

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
            raise BadRecord("error-this-is-not-a-record", error=str(error)) from None
        if not isinstance(data, dict):
            raise BadRecord("error-this-is-not-a-record-a-json-object-is")
        if data.get("capes") != FORMAT:
            raise BadRecord("error-record-format-is-not-known-here-this", format=repr(data.get("capes")), known=FORMAT)
        for field, kind in (("game", str), ("setup", dict), ("picks", list)):
            if not isinstance(data.get(field), kind):
                raise BadRecord("error-the-records-is-missing-or-not-a", field=repr(field), kind=kind.__name__)
        if not isinstance(data.get("seed"), int | str) or isinstance(data.get("seed"), bool):
            raise BadRecord("error-the-records-seed-must-be-a-number-or-a-text")
        if not all(isinstance(pick, int) and not isinstance(pick, bool) for pick in data["picks"]):
            raise BadRecord("error-the-records-picks-must-be-whole-numbers")
        marks = data.get("marks", [])
        if not isinstance(marks, list):
            raise BadRecord("error-the-records-marks-must-be-a-list")
        return Record(
            data["game"], data["setup"], data["seed"], data["picks"], str(data.get("rules_version", "")), marks
        )

    def play(self, game: GameOf[S]) -> S:
        """The position after the last pick; BadRecord names the pick that does not fit."""
        state = None
        for state in self.positions(game):  # noqa: B007 - the last one is wanted
            pass
        assert state is not None
        return state

    def positions(self, game: GameOf[S]) -> Iterator[S]:
        """The position before the first pick and after each; one state that moves on, so copy what you keep."""
        if game.id != self.game:
            raise BadRecord("error-this-is-a-record-of-not-of", game=repr(self.game), wanted=repr(game.id))
        state = game.new_game(self.setup, self.seed)
        yield state
        for at, pick in enumerate(self.picks):
            try:
                game.pick(state, pick)
            except CapesError as error:
                raise BadRecord(
                    "error-pick-of-does-not-fit", pick=at + 1, count=len(self.picks), error=error.sentence
                ) from None
            yield state
