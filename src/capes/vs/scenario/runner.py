"""Running scenarios: set the table, make the picks, judge what must be true, and tell the story."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from capes.language.catalogue import Reader
from capes.vs.english import card_name, tell
from capes.vs.ledger import named_rows
from capes.vs.scenario.checks import Checker
from capes.vs.scenario.errors import BadScenario, CheckFailed, PickFailed
from capes.vs.scenario.picks import Hand, Promise
from capes.vs.scenario.reader import Text, Tree, documents, line_of, sentences, text
from capes.vs.scenario.table import Tabled, set_scene
from capes.vs.state.state import State

AGAIN: Final = ("again", "from the start")


@dataclass
class Told:
    """One line of a story: a pick made, a sentence of what happened, a fact that held, or what went wrong."""

    kind: str  # pick, event, check, again, failure
    text: str
    line: int = 0

    def as_data(self) -> dict[str, Any]:
        """Plain data."""
        return {"kind": self.kind, "text": self.text, "line": self.line}


@dataclass
class Outcome:
    """A scenario that was run."""

    file: str
    title: str
    rows: list[str]
    passed: bool = True
    story: list[Told] = field(default_factory=list)
    failure: str = ""  # with file and line
    checks: int = 0

    def as_data(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "file": self.file, "title": self.title, "rows": self.rows, "passed": self.passed, "failure": self.failure,
            "checks": self.checks, "story": [told.as_data() for told in self.story],
        }  # fmt: skip


@dataclass
class Scenario:
    """One scenario of a file, ready to run."""

    file: str
    entries: dict[Text, Tree]

    @property
    def title(self) -> str:
        """What it shows, in a sentence."""
        for key in ("variation", "title"):
            value = self.entries.get(text(key, 0))
            if isinstance(value, str):
                return str(value)
        return Path(self.file).stem

    @property
    def rows(self) -> list[str]:
        """The rule rows it shows: given, or named by the file."""
        given = self.entries.get(text("rows", 0))
        if given is not None:
            return [str(row).strip() for line in sentences(given) for row in line.split(",")]
        return list(dict.fromkeys(named_rows(Path(self.file).name)))

    def table(self) -> Tabled:
        """The table as it is set, at its first decision."""
        return set_scene(self.entries, self.file)

    def run(self) -> Outcome:
        """Play it through. A fact that does not hold ends it; a file that cannot be read raises BadScenario."""
        return Run(self).go()


class Run:
    """One scenario being played; `hand` makes its picks."""

    hand: type[Hand] = Hand

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.outcome = Outcome(scenario.file, scenario.title, scenario.rows)
        self.tabled = scenario.table()
        self.labels = self.tabled.seating.labels
        self.state: State = self.tabled.state
        self.told: list[str] = []
        self.promises: list[Promise] = []  # targets named in the story that have not been picked yet
        self.listen(self.state)

    def listen(self, state: State) -> None:
        """Keep what has just happened as sentences."""
        reader = Reader(names=self.labels, card_name=card_name)
        for event in state.news:
            said = reader.line(tell(event, None))
            if said:
                self.told.append(said)
                self.outcome.story.append(Told("event", said))

    def go(self) -> Outcome:
        """Every line of the story in turn."""
        lines = list(steps(self.scenario))
        if not lines:
            raise BadScenario(
                f"{self.scenario.file}:{line_of(self.scenario.entries) or 1}: {self.scenario.title!r} has no story; "
                "write picks and checks: 'story: [P1 attacks Hulk -> Rhino, all pass, \"Rhino: stunned\"]'"
            )
        for kind, line in lines:
            try:
                self.step(kind, line)
            except (PickFailed, CheckFailed) as error:
                self.fail(line, str(error))
                break
        if self.outcome.passed and self.promises:
            promise = self.promises[-1]
            self.fail(lines[-1][1], f"{promise.wanted!r}: {promise.names[0]!r} has not been picked when the story ends")
        return self.outcome

    def fail(self, line: Text, message: str) -> None:
        """What the story says does not come to pass."""
        self.outcome.passed = False
        self.outcome.failure = f"{self.scenario.file}:{line.line}: {message}"
        self.outcome.story.append(Told("failure", message, line.line))

    def step(self, kind: str, line: Text) -> None:
        """One pick or one check."""
        if kind == "pick":
            if line in AGAIN:
                self.tabled = self.scenario.table()
                self.state = self.tabled.state
                self.told = []
                self.promises = []
                self.outcome.story.append(Told("again", "Again, from the start.", line.line))
                self.listen(self.state)
                return
            self.outcome.story.append(Told("pick", str(line), line.line))
            trial = self.state.copy()
            self.hand(trial, self.labels, self.listen, self.promises).say(line)
            self.state = trial
            return
        subject, _, facts = line.partition(": ")
        self.check(subject, facts)
        self.outcome.checks += 1
        self.outcome.story.append(Told("check", str(line), line.line))

    def check(self, subject: str, facts: str) -> None:
        """One thing that must be true."""
        checker = Checker(self.state, self.labels, self.told)
        name = subject.strip()
        if name in self.labels:
            checker.player(name, facts)
        elif name == "table":
            checker.table(facts)
        elif name == "decision":
            checker.decision(facts)
        elif name == "choices":
            checker.choices(facts)
        elif name == "targets":
            checker.attack_targets(facts)
        elif name == "offered":
            checker.offered(facts)
        elif name == "refused":
            checker.refused(facts)
        elif name == "result":
            checker.result(facts)
        elif name in ("sees", "does not see"):
            checker.sees(facts, name == "sees")
        elif name == "tells":
            checker.tells(re.split(r";\s*", facts))
        elif name == "does not tell":
            checker.silent_about(re.split(r";\s*", facts))
        else:
            checker.about(name, facts)


def steps(scenario: Scenario) -> Iterator[tuple[str, Text]]:
    """The story line by line: texts are picks, entries with a colon are checks."""
    story = scenario.entries.get(text("story", 0), [])
    items: list[Tree] = story if isinstance(story, list) else [story]
    for item in items:
        if isinstance(item, Text):
            # A sentence that had to be quoted because of its colons is still a check.
            yield ("check" if re.match(r"[^:]+: ", item) else "pick"), item
        elif isinstance(item, dict):
            for key, value in item.items():
                found = sentences(value)
                if not found:
                    raise BadScenario(f"{scenario.file}:{key.line}: nothing is said about {str(key)!r}")
                for fact in found:
                    yield "check", text(f"{key}: {fact}", fact.line)
        else:
            raise BadScenario(f"{scenario.file}:{line_of(item)}: a story is a list of picks and checks")


def read(source: str, file: str = "scenario") -> list[Scenario]:
    """The scenarios of a text; one with `variation:` begins where the first of the file does."""
    found: list[Scenario] = []
    first: dict[Text, Tree] | None = None
    for entries in documents(source, file):
        if text("variation", 0) in entries:
            if first is None:
                raise BadScenario(f"{file}:{line_of(entries)}: a variation needs a scenario before it")
            entries = merged(first, entries)
        else:
            first = entries
        found.append(Scenario(file, entries))
    return found


def merged(first: dict[Text, Tree], then: dict[Text, Tree]) -> dict[Text, Tree]:
    """A variation: what it gives replaces what was there, entry by entry within a player."""
    whole = {key: value for key, value in first.items() if key not in ("story", "variation")}
    for key, value in then.items():
        before = whole.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            whole[key] = {**before, **value}
        else:
            whole[key] = value
    return whole


def read_file(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadScenario(f"{path}:1: this is not text: {error.reason}") from None
    return read(source, str(path))


def shipped(name: str = "") -> list[Path]:
    """The scenario files that come with the game: all, or those of a row or topic ('ATTACK-03', 'ATTACK').

    >>> [path.name for path in shipped("attack-03")]
    ['ATTACK-03.yaml']
    """
    folder = Path(str(files("capes.vs").joinpath("rule_examples")))
    wanted = name.upper()
    return [
        path
        for path in sorted(folder.glob("*.yaml"))
        if not wanted or path.stem.upper() == wanted or path.stem.upper().startswith(f"{wanted}-")
    ]


def run_file(path: Path) -> list[Outcome]:
    """Run all scenarios of a file."""
    return [scenario.run() for scenario in read_file(path)]


__all__ = ["Outcome", "Scenario", "Told", "read", "read_file", "run_file", "shipped"]
