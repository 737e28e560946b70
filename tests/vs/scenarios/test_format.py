"""The format: what docs/scenarios.md teaches works, and mistakes are named with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from capes.vs.rules.derived import atk, defense
from capes.vs.scenario import BadScenario, read
from capes.vs.scenario.cards import power, written
from capes.vs.words import (
    ATTACKING,
    END_OF_COMBAT,
    FEROCIOUS,
    FLIGHT,
    IT,
    OTHER,
    SELF,
    YOURS,
    Appears,
    Choose,
    Face,
    Give,
    HasStats,
    Ready,
    SuperPower,
    When,
)

DOCS = Path(__file__).parents[3] / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```yaml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example.split("\n")[0] for example in EXAMPLES])
def test_every_example_of_the_page_holds(example: str) -> None:
    for scenario in read(example, "docs/scenarios.md"):
        outcome = scenario.run()

        assert outcome.passed, outcome.failure
        assert outcome.checks


def failure(source: str) -> str:
    outcome = read(source, "my.yaml")[0].run()
    assert not outcome.passed
    return outcome.failure


TABLE = "P1:\n  front:\n    - Hulk = 4/4\nP2:\n  front:\n    - Rhino = 3/5\n  back:\n    - Wasp = 1/1\nstory:\n"


def test_a_wrong_pick_lists_the_possible_ones() -> None:
    message = failure(TABLE + "  - P1 attacks Hulk -> Wasp")

    assert message.startswith("my.yaml:10: ")
    assert "'Attack Rhino'" in message


def test_a_fact_that_does_not_hold_says_what_is_so() -> None:
    message = failure(TABLE + "  - P1 attacks Hulk -> Rhino\n  - all pass\n  - Rhino: stunned")

    assert message == "my.yaml:12: Rhino: stunned was expected, but it is not"


@pytest.mark.parametrize("fact", ["Rhino: 3/4", "Rhino: 1 wound", "P1: hand 2", "decision: P2", "result: P1 wins",
                                  "targets: Hulk -> Wasp", "choices: Rhino", "table: P2's turn", "Hulk: Flight",
                                  "Hulk: in P1's hand", "refused: P1 attacks Hulk -> Rhino", "tells: Hulk is stunned",
                                  "offered: P1 attacks Hulk -> Wasp",
                                  "sees: P2 Loki", "does not see: P2 Hulk"])  # fmt: skip
def test_every_kind_of_check_can_fail(fact: str) -> None:
    assert failure(f"{TABLE}  - {fact}").startswith("my.yaml:10: ")


def test_a_refusal_must_name_the_right_row() -> None:
    assert "ATTACK-03" in failure(TABLE + "  - refused: P1 attacks Hulk -> Wasp (ATTACK-06)")


def test_a_name_nobody_bears_is_a_mistake_and_not_a_refusal() -> None:
    assert "nobody is called" in failure(TABLE + "  - refused: P1 attacks Hulk -> Wsap (ATTACK-03)")


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "my.yaml:1: the file is empty"),
        ("- a\n", "my.yaml:1: a scenario is made of entries"),
        ("P1: {front: [Hulk = 4/4\n", "my.yaml:2: this is not YAML"),
        ("title: x\nPlayer: y\n", "my.yaml:2: 'Player' is no entry of a scenario"),
        ("P1:\n  frnt: [1/1]\n", "my.yaml:2: 'frnt' is no entry of a player"),
        ("P1:\n  front:\n    - Rhino = Ferocius 3/2 h2\n", "my.yaml:3: 'Ferocius' in 'Ferocius 3/2 h2'; did you"),
        ("P1:\n  front:\n    - Wolverin\n", "my.yaml:3: no card is called 'Wolverin'; did you mean Wolverine"),
        ("P1:\n  front:\n    - Rhino = 3/2 (sleeping)\n", "my.yaml:3: 'sleeping' is not how a character can stand"),
        ("P1:\n  front:\n    - Lab = location Energy\n", "my.yaml:3: Lab is no character"),
        ("P1:\n  front:\n    - 'Rhino = 3/2 {Main [Luck]: draw a card}'\n", "my.yaml:3: 'Luck' is no power symbol"),
        ("P1:\n  front:\n    - 'Rhino = 3/2 {Main [Might]: tickle an enemy}'\n", "my.yaml:3: I do not"),
        ("P1:\n  front:\n    - 'Rhino = 3/2 {When(Appears(), (Stunn(IT),))}'\n", "my.yaml:3: there is no word Stunn"),
        ("P1:\n  front:\n    - 'Rhino = 3/2 {When it appears: __import__(IT)}'\n", "my.yaml:3: I do not understand"),
        ("phase: lunch\n", "my.yaml:1: phase is one of"),
        ("turn: P3\n", "my.yaml:1: turn says whose it is"),
        ("mode: poker\n", "my.yaml:1: the modes are"),
        ("P1: {points: many}\n", "my.yaml:1: points is a whole number"),
        ("title: a\ntitle: b\n", "my.yaml:2: title is given twice"),
        ("variation: b\n", "my.yaml:1: a variation needs a scenario before it"),
        ("title: a\nstory:\n  - [a, b]\n", "my.yaml:3: a story is a list of picks and checks"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_with_file_and_line(source: str, message: str) -> None:
    with pytest.raises(BadScenario) as refused:
        for scenario in read(source, "my.yaml"):
            scenario.run()

    assert str(refused.value).startswith(message)


def first_column(header: str) -> list[str]:
    """What stands in backticks in the first column of a table of the page."""
    table = DOCS.read_text(encoding="utf-8").split(f"| {header} |", 1)[1].split("\n\n", 1)[0]
    rows = [row.replace("\\|", "/or/").split("|")[1] for row in table.split("\n")[2:]]
    return [found.replace("/or/", "|") for row in rows for found in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("sentence", first_column("Power"))
def test_every_sentence_of_the_page_is_understood(sentence: str) -> None:
    assert power(sentence, "Rhino")


CARD_LINES = re.findall(r"^    ([A-Z][\w ]* = .+)$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("line", CARD_LINES)
def test_every_card_of_the_page_is_understood(line: str) -> None:
    face = written(line, {}).face

    assert face.name == line.partition(" = ")[0]


def test_sentences_mean_the_words_they_say() -> None:
    smash = "Smash - Combat [Might][Energy or Skill] (any turn): an attacker gets +4 ATK this combat."
    assert power(smash, "Rhino") == SuperPower(
        "Smash", "Combat", ("Might", "Energy|Skill"),
        (Choose(ATTACKING), Give(HasStats(IT, 4, 0), END_OF_COMBAT)), any_turn=True,
    )  # fmt: skip
    assert power("When another friendly character appears: ready itself", "Rhino") == When(
        Appears(OTHER & YOURS), (Ready(SELF),)
    )


def test_a_line_makes_the_card_it_describes() -> None:
    known: dict[str, Face] = {}
    rhino = written("Rhino = Ferocious Flight 3/2 h2 c4 Super Villains X-Men aka Alex (stunned, 2 wounds)", known)

    face = rhino.face
    assert (face.name, face.names, face.kind) == ("Rhino", ("Rhino", "Alex"), "supporting")
    assert (face.atk, face.defense, face.health, face.cost) == (3, 2, 2, 4)
    assert set(face.teams) == {"Super Villains", "X-Men"}
    assert face.up.bits == FEROCIOUS.bit | FLIGHT.bit
    assert rhino.marks == ["stunned", "2 wounds"]
    assert written("Rhino", known).face is face
    assert written("mb/hulk", known).face.id == "mb/hulk"


def test_a_table_is_set_as_it_is_written() -> None:
    tabled = read(
        """
turn: P2 turn 6
phase: recruit
cards:
  Sword: equipment c2 +2/+0 {Flight}
P1:
  back:
    - Loki = Main 1/6 h7 {Level up 3: when it attacks} >> 4/8 h6 (level 2, 2 wounds, 1 -1/-1, with Sword, exhausted)
  ko: [2 x Ant = 1/1]
P2:
  front:
    - Rhino = 3/3 (frozen, owned by P1, +2/+2 this turn, new)
  hand: [Ant, Wasp = 1/2]
  deck: [Top = 1/1, Next = 2/2]
  resources:
    - Lab = location Energy
    - Gym = location Might (face down)
    - Ant
""",
        "my.yaml",
    )[0].table()
    state = tabled.state
    loki, rhino = state.play.values()

    assert (state.active, state.turn, state.phase, state.step) == (1, 6, "build", "recruit")
    assert (loki.face.level, loki.wounds, loki.counters, loki.ready, loki.row) == (2, 2, -1, False, 1)
    assert (loki.main_of, loki.original, state.players[0].main.level) == (0, True, 1)
    assert [card.face.name for card in loki.equipment] == ["Sword"]
    assert (atk(state, loki), defense(state, loki)) == (5, 7)
    assert (rhino.seat, rhino.owner, rhino.frozen, rhino.born) == (1, 0, 1, 6)
    assert (atk(state, rhino), defense(state, rhino)) == (5, 5)
    two = state.players[1]
    assert [card.face.name for card in two.hand] == ["Ant", "Wasp"]
    assert [card.face.name for card in reversed(two.deck)] == ["Top", "Next"]
    assert [(r.face.name, r.up) for r in two.resources] == [("Lab", True), ("Gym", False), ("Ant", False)]
    assert two.points == 3
    assert len(state.players[0].ko) == 2
