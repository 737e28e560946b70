"""Scenarios under the referee's eye: every pick of a story is judged as it is made."""

from __future__ import annotations

from pathlib import Path

from msgspec import to_builtins

from capes import games
from capes.core.option import Option
from capes.referee.reading import pick_of
from capes.referee.sheet import Sheet
from capes.referee.vs.referee import Referee
from capes.vs.scenario import Scenario, read_file
from capes.vs.scenario.picks import Hand
from capes.vs.scenario.runner import Run
from capes.vs.state.state import State


def watch_file(path: Path, sheet: Sheet) -> None:
    """Play the scenarios of a file, each under a referee of its own."""
    for scenario in read_file(path):
        watch_scenario(scenario, sheet)


def watch_scenario(scenario: Scenario, sheet: Sheet) -> None:
    """Play one scenario; whether its checks hold is not asked here."""
    game = games.game("vs")
    watching: list[tuple[Referee, int]] = []

    class Watched(Hand):
        """A hand whose picks are judged."""

        def take(self, option: Option) -> None:
            before: State = self.state.copy()
            number = 0 if before.decision is None else before.decision.number
            if not watching or watching[-1][1] + 1 != number:  # a story may begin again from the start
                referee = Referee(sheet)
                referee.begin(before, to_builtins(game.view(before, None)))
            else:
                referee = watching[-1][0]
            watching.append((referee, number))
            super().take(option)
            referee.step(before, pick_of(option), self.state.news, self.state, to_builtins(game.view(self.state, None)))
            sheet.decisions += 1

    run = Run(scenario)
    run.hand = Watched
    run.go()
    sheet.games += 1
