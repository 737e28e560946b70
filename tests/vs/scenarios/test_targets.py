"""Stories say what happens: a target that is named is picked, and names mean one thing everywhere."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from capes.cli.scenario import saves
from capes.vs.scenario import BadScenario, read

ZAP = """
P1:
  hand: ["Zap = twist Main: stun an enemy"]
P2:
  front: [Wasp = 1/1]
"""


def failure(table: str, *story: str) -> str:
    """What is wrong with a story, or '' if it holds."""
    lines = "".join(f"\n  - {line!r}" for line in story)
    return read(f"{table.strip()}\nstory:{lines}\n", "my.yaml")[0].run().failure


def test_a_target_that_was_not_picked_is_an_error() -> None:
    said = failure(ZAP, "P1 plays Zap on Nobody At All", "Wasp: stunned")

    assert "'Nobody At All' was never picked ('Wasp' was)" in said
    assert failure(ZAP, "P1 plays Zap on Wasp", "Wasp: stunned") == ""


REACTING = """
P1:
  front: ["Cap = 1/1 {Smash = Main []: stun an enemy}"]
P2:
  front:
    - "Judge = 1/9 {Object - Reaction: when an enemy player uses a Super Power, cancel that Super Power.}"
    - Wasp = 1/1
"""


def test_a_target_waits_for_a_reaction_in_between() -> None:
    assert failure(REACTING, "P1 uses Smash on Wasp", "P2 picks no", "Wasp: stunned") == ""
    assert "is not possible" in failure(REACTING, "P1 uses Smash on Thor", "P2 picks no", "Wasp: stunned")
    assert "'Wasp' was never picked" in failure(REACTING, "P1 uses Smash on Wasp", "P2 uses Object", "Wasp: face up")
    assert "has not been picked when the story ends" in failure(REACTING, "P1 uses Smash on Wasp", "Wasp: face up")


ULTRONS = """
P1:
  front: [2 x Ultron = Swarm 2/2 h3]
P2:
  front: [D = 1/9]
"""


def test_an_ordinal_means_the_same_character_in_picks_and_checks() -> None:
    story = ("P1 attacks Ultron #1 -> D", "all pass", "Ultron #1: exhausted", "Ultron #2: ready")

    assert failure(ULTRONS, *story, "P1 attacks Ultron #2 -> D", "Ultron #2: exhausted") == ""
    assert "is not possible" in failure(ULTRONS, *story, "P1 attacks Ultron #1 -> D")


TWINS = """
P1:
  front: ["Groot = 1/1 {Grow = Main [Might]: draw a card} {Grow = Main [Skill]: put a +1/+1 counter on itself}"]
  resources: [Gym = location Might, Dojo = location Skill]
  deck: [3 x Spare = 1/1]
P2:
  front: [D = 1/9]
"""


def test_powers_of_one_name_are_told_apart() -> None:
    assert "may mean" in failure(TWINS, "P1 uses Grow", "P1: hand 1")
    assert failure(TWINS, "P1 uses Grow [Skill]", "Groot: 2/2", "P1: hand 0") == ""
    assert failure(TWINS, "P1 uses Grow (Main [Might])", "Groot: 1/1", "P1: hand 1") == ""


def test_a_power_nobody_has_is_a_mistake_and_not_a_refusal() -> None:
    said = failure(TWINS, "refused: P1 uses God of Thunder")

    assert "'God of Thunder' begins with no power of anybody here; the powers are Grow" in said


def test_words_after_a_powers_name_that_say_nothing_are_named() -> None:
    assert "what does 'hard' say?" in failure(TWINS, "P1 uses Grow [Skill] hard", "Groot: 2/2")


def test_a_scenario_needs_a_story() -> None:
    with pytest.raises(BadScenario, match=r"my\.yaml:1: .* has no story; write picks and checks"):
        read("P1:\n  front: [A = 4/4]\n", "my.yaml")[0].run()


def test_the_edition_reaches_test_cards() -> None:
    table = """
edition: {}
P1:
  front: [A = Lethal 5/5]
P2:
  front: [D = 1/4 h4]
  hand: ['Pad = twist {{Combat (any turn): a defender takes no wound when stunned this combat.}}']
"""
    story = ("P1 attacks A -> D", "P1 passes", "P2 plays Pad", "all pass")

    assert failure(table.format("errata"), *story, "D: stunned, no wounds, in play") == ""
    assert failure(table.format("documents"), *story, "D: in P2's KO pile") == ""


def test_the_main_phase_begins_where_the_file_says_so() -> None:
    table = 'P1:\n  front: ["A = 4/4 {When your main phase begins: put one +1/+1 counter on itself}"]\n'

    assert failure(f"phase: main\n{table}", "A: 1 +1/+1") == ""
    assert failure(table, "A: no counters") == ""


def test_names_may_hold_dots() -> None:
    table = "P1:\n  front: [Captain Marvel = 4/4 aka Ms. Marvel]\n  hand: [Ms. Marvel = 1/1]\n"

    assert failure(table, "P1 powers up Captain Marvel with Ms. Marvel", "Ms. Marvel: 5/5") == ""


def test_a_pile_can_be_laid_and_counted() -> None:
    table = "P1:\n  front: [mcu/ultron-main-l1]\n  pile: [2 x mcu/ultron-main-l1]\nP2:\n  front: [Z = 1/9]\n"

    assert failure(table, "P1: pile 2") == ""
    with pytest.raises(BadScenario, match="brings no pile"):
        failure("P1:\n  front: [Cap = Main 1/9]\n  pile: [Wasp = 1/1]\n", "P1: pile 1")


def test_a_card_may_have_used_its_power_of_the_game() -> None:
    table = """
P1:
  front: ["Cap = 1/1 {Once = Main once per game []: draw a card} (has used Once)"]
"""

    assert failure(table, "refused: P1 uses Once (SUPER-13)") == ""
    with pytest.raises(BadScenario, match="has no Super Power called 'Twice'"):
        failure(table.replace("has used Once", "has used Twice"), "P1: hand 0")


def test_switching_places_has_a_sentence() -> None:
    table = """
P1:
  front: [A = 2/2]
  back: [B = 3/3]
  hand: ["Trade = twist Main: switch the rows of your character in the front row and your character in the back row"]
"""

    assert failure(table, "P1 plays Trade on A, B", "A: back", "B: front") == ""


@pytest.mark.parametrize(
    ("power", "message"),
    [
        ("Always(CannotMove())", "say whom=SELF, Each"),
        ("Always(HandsOpen(SKILL))", "write Give"),
        ("Always(CostsLess(1, next_only=True))", "write Give"),
        ("When(Appears(), (Give(HasPowersOf(ENEMY)),))", "write Always"),
    ],
)
def test_a_statement_in_the_wrong_place_is_refused(power: str, message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        failure(f"P1:\n  front: ['A = 1/1 {{{power}}}']\n", "A: 1/1")


def test_a_file_that_is_saved_is_run_again(tmp_path: Path) -> None:
    file = tmp_path / "my.yaml"
    file.write_text("P1: {}\n")
    runs = saves((str(file),), pause=0)

    next(runs)
    file.write_text("P1: {front: [A = 1/1]}\n")
    file.touch()

    assert [None for _ in itertools.islice(runs, 1)] == [None]
