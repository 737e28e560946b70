"""How good an agent is at a task: paired seats, fixed seeds, intervals, and a card to publish."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from capes import __version__, plugins
from capes.bots.arena import Outcome, Pairing, play
from capes.bots.bot import Bot
from capes.bots.levels import make_bot
from capes.bots.study.figures import Share
from capes.core.errors import BadSetup
from capes.games import game as game_by_id
from capes.lab.belief import Believer, by_imagining, knowing_nothing, scores
from capes.lab.questions import is_right, questions
from capes.lab.tasks import Task, task
from capes.lab.text import TextAgent
from capes.language.sentence import plain

AGAINST = ("rookie", "hero", "champion")
"""The yardsticks: every agent meets the same."""

READS = "text:"
"""What the name of an agent begins with that is a function from a text to a text."""


class Score(NamedTuple):
    """What came of a task."""

    agent: str
    task: str
    digest: str
    rows: list[tuple[str, Share, float]]  # against whom, games won, the share that chance alone would win
    mean: float | None  # for tasks with a score of their own: lower is better for beliefs, higher for questions
    longest: float  # the longest thought, in seconds
    given_up: int  # decisions a reader never answered

    def to_data(self) -> dict[str, Any]:
        """A card to publish: the figures, and everything they depend on."""
        described = task(self.task)
        game = game_by_id(described.game)
        return {
            "agent": self.agent,
            "task": self.task,
            "says": described.says,
            "task_digest": self.digest,
            "capes": __version__,
            "rules_version": game.rules_version,
            "encoder": game.encoder().specification.digest,
            "against": [{"level": level, **share.to_data(), "by_chance": chance} for level, share, chance in self.rows],
            "mean": self.mean,
            "longest_thought": round(self.longest, 4),
            "given_up": self.given_up,
        }


def deals(described: Task, games: int) -> Iterator[tuple[int, dict[str, Any], int]]:
    """Seed, set-up and the agent's seat of every game: each deal is played from every seat."""
    game = game_by_id(described.game)
    setup: dict[str, Any] = {"mode": described.mode} if described.mode else {}
    seats = game.seats(game.new_game(game.check_setup(setup), 1))
    first, last = described.seeds
    if games > (last - first + 1) * seats:
        raise BadSetup(plain(f"the task has {(last - first + 1) * seats} games; ask for no more"))
    for at in range(games):
        deal = at // seats
        decks = [described.decks[deal % len(described.decks)]] * seats if described.decks else []
        yield first + deal, {**setup, **({"decks": decks} if decks else {})}, at % seats


def agent_of(name: str, fraction: float) -> Bot:
    """The agent by its name: a level, `module:Class`, a reader as `text:module:function`, a ranker as its file.

    `glance` is the game's own rule of thumb, which every learner should beat first.
    """
    if name == "glance" or name.endswith(".npz"):
        from capes.lab.ranker import Glance, Ranker, RankerBot  # they need numpy

        return Glance() if name == "glance" else RankerBot(Ranker.load(Path(name)))
    if name.startswith(READS):
        return TextAgent(plugins.load("capes.bots", name.removeprefix(READS)))
    return make_bot(name, fraction)


def meet(
    described: Task, agent: str, level: str, games: int, fraction: float, seconds: float, told: Callable[[], None]
) -> tuple[list[tuple[Outcome, int]], int]:
    """Every game against one level, with the agent's seat; and how often a reader gave up."""
    given_up = 0
    found: list[tuple[Outcome, int]] = []
    for seed, setup, seat in deals(described, games):
        game = game_by_id(described.game)
        seats = game.seats(game.new_game(game.check_setup(setup), seed))
        names = tuple(agent if at == seat else level for at in range(seats))
        players = [agent_of(name, fraction) for name in names]
        pairing = Pairing(described.game, setup, seed, names, fraction, seconds=seconds)
        found.append((play(pairing, players), seat))
        given_up += sum(player.given_up for player in players if isinstance(player, TextAgent))
        told()
    return found, given_up


def won(outcomes: Sequence[tuple[Outcome, int]]) -> Share:
    """The agent's share: a win that is shared with partners counts whole, one shared with everybody in part."""
    wins = 0.0
    for outcome, seat in outcomes:
        if seat in outcome.winners:
            everybody = len(outcome.winners) == len(outcome.pairing.bots)
            wins += 1 / len(outcome.winners) if everybody else 1.0
    return Share(wins, len(outcomes))


def by_chance(described: Task, outcomes: Sequence[tuple[Outcome, int]]) -> float:
    """What a player as good as the others would win."""
    game = game_by_id(described.game)
    outcome = outcomes[0][0]
    state = game.new_game(game.check_setup(outcome.pairing.setup), outcome.pairing.seed)
    return 1 / len({game.side(state, seat) for seat in range(game.seats(state))})


def score(
    agent: str,
    name: str,
    games: int = 100,
    against: Sequence[str] = AGAINST,
    fraction: float = 0.1,
    seconds: float = 0.0,
    told: Callable[[], None] = lambda: None,
) -> Score:
    """Measure an agent: games against every yardstick, beliefs, or questions."""
    described = task(name)
    if described.kind == "belief":
        return score_beliefs(agent, name, described, games, told)
    if described.kind == "questions":
        return score_answers(agent, name, described, games, told)
    rows: list[tuple[str, Share, float]] = []
    longest, given_up = 0.0, 0
    for level in against:
        outcomes, refused = meet(described, agent, level, games, fraction, seconds, told)
        rows.append((level, won(outcomes), by_chance(described, outcomes)))
        longest = max(longest, *(outcome.slowest[seat] for outcome, seat in outcomes))
        given_up += refused
    return Score(agent, name, described.digest, rows, None, longest, given_up)


def believer_of(agent: str) -> Believer:
    """What an agent believes: its own `belief(sight, seat)` if it has one, else what all our bots do."""
    if agent == "random":
        return knowing_nothing
    if plugins.is_place(agent):
        found = plugins.load("capes.bots", agent)
        made = found() if isinstance(found, type) else found
        own: Believer | None = getattr(made, "belief", None)
        if own is not None:
            return own
    return by_imagining


def score_beliefs(agent: str, name: str, described: Task, games: int, told: Callable[[], None]) -> Score:
    """The mean Brier score over so many positions."""
    found = []
    for one in itertools.islice(scores(described, believer_of(agent)), games):
        found.append(one)
        told()
    return Score(agent, name, described.digest, [], sum(found) / len(found), 0.0, 0)


def score_answers(agent: str, name: str, described: Task, games: int, told: Callable[[], None]) -> Score:
    """The share of questions answered rightly, beside what always giving the first answer would get."""
    if not agent.startswith(READS):
        raise BadSetup(plain(f"this task is for agents that read: {READS}module:function, not {agent!r}"))
    answer: Callable[[str], str] = plugins.load("capes.bots", agent.removeprefix(READS))
    right = asked = first = 0
    for question in itertools.islice(questions(described), games):
        asked += 1
        right += is_right(question, answer(question.told))
        first += question.right in (*question.answers[:1], "0")
        told()
    rows = [("the engine", Share(right, asked), first / asked)]
    return Score(agent, name, described.digest, rows, right / asked, 0.0, 0)
