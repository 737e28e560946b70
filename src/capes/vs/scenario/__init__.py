"""Scenarios: a table, picks and what must be true, written in a small text format.

Lives here: reading the format, test cards written on a line, picking by sentences, checking, telling the story.
Does not live here: rules of the game, the scenario files themselves (capes/vs/rule_examples).
May call: core, language, vs, contract, words, catalogue, cards, decks, english, grammar, state, rules, view, notation.

    >>> from capes.vs.scenario import read
    >>> outcome = read('''
    ... P1: {front: [Hulk = 4/4]}
    ... P2: {front: [Rhino = 3/2 h2]}
    ... story:
    ...   - P1 attacks Hulk -> Rhino
    ...   - all pass
    ...   - Rhino: stunned, 1 wound
    ... ''')[0].run()
    >>> outcome.passed, [told.text for told in outcome.story if 'stuns' in told.text]
    (True, ['Hulk stuns Rhino (4 against 2).'])
"""

from capes.vs.scenario.errors import BadScenario, CheckFailed, PickFailed
from capes.vs.scenario.runner import Outcome, Scenario, Told, read, read_file, run_file, shipped
from capes.vs.scenario.writer import written_position

__all__ = [
    "BadScenario", "CheckFailed", "Outcome", "PickFailed", "Scenario", "Told", "read", "read_file", "run_file",
    "shipped", "written_position",
]  # fmt: skip
