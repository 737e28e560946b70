"""The log says why: what changed a blow, whom an Interruption failed, and why somebody goes first."""

from __future__ import annotations

import pytest

from capes.core.event import CardRef, Event
from capes.duel.contract.events import Eliminated, GoesFirst, Struck, Won
from capes.duel.game import GAME
from tests.duel.scene import Scene

NAMES = ("Ann", "Ben")


def said(event: Event, language: str = "en") -> str:
    return GAME.prose(event, None, NAMES, language)


def test_a_blow_tells_what_was_printed_and_which_cards_changed_it() -> None:
    scene = Scene("duel\nstep 9, P1\nP1: Repo\nP2: Keystone\nfights: Repo > Keystone")
    scene.until(lambda state: any(isinstance(event, Struck) for event in state.news))

    blows = [event for event in scene.state.news if isinstance(event, Struck)]

    assert [(blow.damage, blow.printed, [card.face for card in blow.causes]) for blow in blows] == [
        (3, 4, ["keystone"]),
        (3, 3, []),
    ]
    assert said(blows[0]) == "Repo hits Keystone for 3 (4 printed, changed by Keystone)."
    assert said(blows[1]) == "Keystone hits Repo for 3."
    assert said(blows[0], "de") == "Repo trifft Keystone mit 3 (gedruckt 4, geändert durch Keystone)."


def test_an_interruption_without_effect_names_its_target() -> None:
    scene = Scene("duel\nstep 4, P1\nP1: Repo | hand: Emergency Medi-Kit\nP2: Keystone")
    scene.attack("Repo", "Keystone").asked("interrupt", 0).pick("Play Emergency Medi-Kit").pick("Repo")

    assert "Emergency Medi-kit changes nothing about Repo." in [said(event) for event in scene.state.news]


@pytest.mark.parametrize(
    ("tied", "text"),
    [
        (False, "Repo is the most villainous: Ann goes first."),
        (True, "On the same side, Repo is later in the alphabet: Ann goes first."),
    ],
)
def test_who_goes_first_is_told_with_the_true_reason(tied: bool, text: str) -> None:
    assert said(GoesFirst(0, CardRef(1, "repo"), tied)) == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Won(0, "all-out"), "Ann wins: every Character of the other side is knocked out."),
        (Won(0, "delay"), "Ann wins: the other side had two turns without a Character in play."),
        (Eliminated(1, "all-out"), "Ben is out of the game: every Character of that team is knocked out."),
        (Eliminated(1, "delay"), "Ben is out of the game: two turns without a Character in play."),
    ],
)
def test_the_last_line_is_true_of_whom_it_speaks(event: Event, text: str) -> None:
    assert said(event) == text
