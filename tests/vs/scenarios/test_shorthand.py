"""Powers of test cards in a few words mean what the sentence of a card means."""

from __future__ import annotations

import pytest

from capes.vs.scenario import read
from capes.vs.scenario.cards import power
from capes.vs.scenario.figures import NotUnderstood
from capes.vs.words.adjectives import DEFENDING, ENEMY, FACE_UP
from capes.vs.words.effects import END_OF_COMBAT, Choose, Draw, Give, Stun
from capes.vs.words.powers import Always, Twist, When
from capes.vs.words.pronouns import IT
from capes.vs.words.truths import CannotStrikeBack, TakesNoWound

PAIRS = (
    ("Main: recover an enemy", "Main: an enemy character recovers."),
    ("Main: wound an enemy", "Main: put a wound on an enemy character."),
    ("Main: wound an enemy 2 times", "Main: put two wounds on an enemy character."),
    ("When it appears: heal 2 wounds from itself", "When Rhino appears, remove two wounds from Rhino."),
    ("Main: stun an enemy front-row character", "Main: stun an enemy character in the front row."),
    ("Main: your main gets +3 DEF", "Main: your main character gets +3 DEF this turn."),
    ("Main: switch the stats of an enemy", "Main: the ATK and DEF of an enemy character are exchanged this turn."),
    (
        "Main: an enemy loses its powers",
        "Main: an enemy character loses all keyword powers and Super Powers this turn.",
    ),
    (
        "Main: take control of an enemy this turn; draw a card",
        "Main: move an enemy character to your side. When the turn ends, it goes back. Draw a card.",
    ),
    (
        "Main: put a character from your KO pile into play in the front row",
        "Main: put a character card from your KO pile onto your side, in the front row.",
    ),
    ("Main: return an enemy to hand", "Main: put an enemy character into its owner's hand."),
    ("Main: make an enemy a resource", "Main: put an enemy character face down into its owner's resource row."),
    ("Main: move an enemy to the back row", "Main: move an enemy character to its back row."),
    ("Main: turn a character face up", "Main: turn a character face up again."),
    (
        "Combat: a character anywhere becomes the defender",
        "Combat: a character in or outside the combat replaces the defender in this combat and the two trade rows.",
    ),
    (
        "Combat any turn [Might Energy|Skill]: an attacker gets +4 ATK this combat",
        "Combat [Might][Energy or Skill] (any turn): an attacker gets +4 ATK this combat.",
    ),
    (
        "Main from the KO pile []: put itself into play in the front row",
        "Main (from your KO pile): put Rhino onto your side, in the front row.",
    ),
    (
        "Reaction [Skill] when an enemy uses a super power: cancel the power",
        "Reaction [Skill]: when an enemy player uses a Super Power, cancel that Super Power.",
    ),
    ("When it stuns an enemy: draw a card", "When Rhino stuns an enemy character in combat, draw a card."),
    (
        "When it attacks: stun an enemy; put one +1/+1 counter on itself",
        "When Rhino attacks, stun an enemy character. Put a +1/+1 counter on Rhino.",
    ),
    ("When the combat resolves: draw a card", "When this combat has been resolved, draw a card."),
    ("Level up 3: when it attacks", "Level Up (3): when Rhino attacks, Rhino gains 1 XP."),
    ("Always: each other character of yours gets +2/+0", "Each other character on your side has +2 ATK."),
)


@pytest.mark.parametrize(("shorthand", "sentence"), PAIRS)
def test_shorthand_means_the_sentence_of_a_card(shorthand: str, sentence: str) -> None:
    kind = "plot-twist" if shorthand.startswith(("Main:", "Combat:")) else ""
    assert power(shorthand, "Rhino", kind) == power(sentence, "Rhino", kind)


def test_words_are_spelled_after_what_they_wait_for() -> None:
    pad = "Combat any turn: Choose(DEFENDING), Give(TakesNoWound(IT), END_OF_COMBAT)"
    given = (Choose(DEFENDING), Give(TakesNoWound(IT), END_OF_COMBAT))
    assert power(pad, "Pad", "plot-twist") == Twist("Combat", given, any_turn=True)
    both = power("When it appears: Choose(ENEMY & FACE_UP), Stun(IT); draw a card", "Rhino")
    assert isinstance(both, When)
    assert both.do == (Choose(ENEMY & FACE_UP), Stun(IT), Draw())
    assert power("Always: CannotStrikeBack(DEFENDING & ENEMY)", "Rhino") == Always(CannotStrikeBack(DEFENDING & ENEMY))


def test_several_occasions_of_a_level_up_are_divided_by_semicolons() -> None:
    read_one = power("Level up 2: when it attacks; when Attacks(YOURS)", "Rhino")
    assert str(read_one).count("GainXP") == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When it appears: Stunn(IT)", "there is no word Stunn"),
        ("When it appears: ENEMY(IT)", "ENEMY is not a word to be filled in"),
        ("Always: Draw(1)", "'Draw(1)' is not a truth"),
        ("Always: CannotMove()", "say whom=SELF, Each"),
        ("When it appears: tickle an enemy", "I do not understand 'tickle'"),
        ("Main sometimes []: draw a card", "that is no note on when a power is used"),
    ],
)
def test_what_is_no_shorthand_either_is_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        power(text, "Rhino")
    assert why in str(refused.value)


def test_a_character_is_never_turned_like_a_location() -> None:
    (scenario,) = read(
        """
title: Hidden and shown again
P1:
  front: [Ant = 2/2]
  hand: ["Hide = twist Main: hide a character", "Show = twist Main: turn a character face up"]
story:
  - P1 plays Hide
  - "Ant: hidden"
  - P1 plays Show
  - "Ant: face up"
""",
        "table.yaml",
    )
    assert scenario.run().passed
