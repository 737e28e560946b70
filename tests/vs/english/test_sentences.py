"""Sentences that no card of the first sets says, read aloud once and kept."""

from __future__ import annotations

import pytest

from capes.vs.english import keyword_text, power_text
from capes.vs.words import (
    BACK_ROW,
    BUILD,
    CHARACTER_CARD,
    EACH_ENEMY,
    ENEMY,
    FLIGHT,
    INTELLECT,
    ITS_NEXT_TURN,
    LETHAL,
    LETHAL_ERRATA,
    LOOKED,
    MAIN,
    MINUS,
    OTHER,
    PLUS,
    READY,
    SELF,
    SKILL,
    STUNNED,
    SUPPORTING,
    THAT_PLAYER,
    THE_OTHER,
    THIS,
    WHILE_SOURCE,
    WOUNDED,
    YOUR_TURN,
    YOURS,
    Always,
    AtLeast,
    Attacks,
    Both,
    CancelPower,
    CannotBeAttacked,
    CannotReady,
    Choose,
    Chosen,
    CostsAtMost,
    CountersOn,
    Discard,
    Draw,
    Each,
    Equips,
    Face,
    ForEach,
    Freeze,
    Gains,
    Give,
    HandEmpties,
    HandEmpty,
    HandSizeOf,
    Has,
    HasStats,
    Heal,
    If,
    Is,
    IsGivenCounters,
    IsNot,
    IsStunned,
    KOs,
    LosesPowers,
    May,
    Named,
    Power,
    PutCounter,
    PutIntoHand,
    Reaction,
    Ready,
    Repeat,
    Reveal,
    SameAs,
    Search,
    Stun,
    SuperPower,
    SwitchPlaces,
    There,
    TurnBegins,
    UsesSuperPower,
    When,
    With,
    Wound,
    WoundsOn,
)
from capes.vs.words.kinds import Effect
from capes.vs.words.pronouns import IT

VALKYRIE = Face("test/valkyrie", "Valkyrie", "supporting")


def main(*do: Effect) -> SuperPower:
    return SuperPower("Test", MAIN, (SKILL,), do)


SENTENCES: list[tuple[Power, str]] = [
    (
        main(ForEach(Each(ENEMY & STUNNED), (Wound(),))),
        "Main [Skill]: for each stunned enemy character, put a wound on it.",
    ),
    (
        main(Repeat(2, (Choose(ENEMY), PutCounter(MINUS)))),
        "Main [Skill]: twice, put a -1/-1 counter on an enemy character.",
    ),
    (main(Repeat(WoundsOn(SELF), (Draw(),))), "Main [Skill]: for each wound Valkyrie has, draw a card."),
    (
        main(Choose(YOURS, "mine"), Choose(ENEMY, "theirs"), SwitchPlaces(Chosen("mine"), Chosen("theirs"))),
        "Main [Skill]: switch the rows of a character on your side and an enemy character.",
    ),
    (
        SuperPower("Test", MAIN, ("Energy|Might",), (Draw(),), uses="game"),
        "Main [Energy or Might] (once per game): draw a card.",
    ),
    (
        Reaction("Test", UsesSuperPower(EACH_ENEMY), (INTELLECT,), (CancelPower(),)),
        "Reaction [Intellect]: when an enemy player uses a Super Power, cancel that Super Power.",
    ),
    (
        Equips((Has(FLIGHT), When(Attacks(), (Draw(),))), 2, 1, True),
        "Unique. The equipped character has +2/+1 and Flight. When the equipped character attacks, draw a card.",
    ),
    (When(IsStunned(), (Stun(THE_OTHER),)), "When Valkyrie is stunned, stun the character that stunned her."),
    (
        When(IsStunned(OTHER & YOURS), (PutCounter(PLUS, on=SELF),)),
        "When another character on your side is stunned, put a +1/+1 counter on Valkyrie.",
    ),
    (
        When(Attacks(YOURS, each=False), (Draw(),)),
        "When one or more characters on your side attack, draw a card.",
    ),
    (When(IsGivenCounters(PLUS), (Draw(),)), "When one or more +1/+1 counters are put on Valkyrie, draw a card."),
    (
        When(HandEmpties(EACH_ENEMY), (Draw(1, THAT_PLAYER),)),
        "When an enemy player's hand is empty, that player draws a card.",
    ),
    (
        When(KOs(), (May((Discard(), Draw(2))),)),
        "When Valkyrie KOs an enemy character, you may discard a card and draw two cards.",
    ),
    (
        Always(Gains(FLIGHT, SELF, while_=There(YOURS & Named("Hulk")))),
        "Valkyrie has Flight while there is a character named Hulk on your side.",
    ),
    (
        Always(HasStats(Each(OTHER & YOURS), 1, while_=YOUR_TURN)),
        "Each other character on your side has +1 ATK on your turn.",
    ),
    (Always(CannotBeAttacked(YOURS & BACK_ROW)), "Characters on your side in the back row cannot be attacked."),
    (
        Always(HasStats(SELF, CountersOn(PLUS, Each(YOURS)))),
        "Valkyrie has +1 ATK for each +1/+1 counter on characters on your side.",
    ),
    (
        main(Choose(~YOURS & ~With("Flight")), Freeze()),
        "Main [Skill]: freeze a character without Flight that is not on your side.",
    ),
    (
        main(Choose(THIS | (YOURS & WOUNDED)), Heal(times=2)),
        "Main [Skill]: remove two wounds from Valkyrie or a wounded character on your side.",
    ),
    (
        SuperPower("Test", BUILD, (), (Search(CHARACTER_CARD & CostsAtMost(2), 2),)),
        "Build: search your deck for up to two character cards that cost 2 or less, reveal them, put them into your "
        "hand and shuffle your deck.",
    ),
    (
        main(If(IsNot(Is(SELF, READY)), (Ready(SELF),), (Draw(),))),
        "Main [Skill]: if Valkyrie is not ready, ready her. Otherwise, draw a card.",
    ),
    (
        main(Choose(ENEMY), Give(LosesPowers(IT), WHILE_SOURCE)),
        "Main [Skill]: an enemy character loses all keyword powers and Super Powers until Valkyrie is stunned or "
        "leaves play.",
    ),
    (
        main(Choose(ENEMY), Give(CannotReady(SameAs(IT)), ITS_NEXT_TURN)),
        "Main [Skill]: an enemy character cannot ready until the end of its controller's next turn.",
    ),
    (
        When(TurnBegins(), (Draw(),), if_=Both((Is(SELF, WOUNDED), HandEmpty()))),
        "When your turn begins, if Valkyrie is wounded and you have no card in hand, draw a card.",
    ),
    (
        When(TurnBegins(EACH_ENEMY), (Discard(1, THAT_PLAYER),), if_=AtLeast(HandSizeOf(THAT_PLAYER), 3)),
        "When an enemy player's turn begins, if the number of cards in that player's hand is 3 or more, that player "
        "discards a card.",
    ),
    (
        main(Reveal(1), Choose(where=LOOKED), PutIntoHand()),
        "Main [Skill]: reveal the top card of your deck. Put it into your hand.",
    ),
    (
        main(Choose(SUPPORTING, count=2, up_to=True), Stun()),
        "Main [Skill]: stun up to two supporting characters.",
    ),
]


@pytest.mark.parametrize("power, text", SENTENCES)
def test_a_power_reads_like_this(power: Power, text: str) -> None:
    assert power_text(power, VALKYRIE) == text


def test_without_a_card_a_power_speaks_of_this_character() -> None:
    assert power_text(main(Ready(SELF))) == "Main [Skill]: ready this character."


def test_another_edition_of_a_keyword_reads_as_its_own_words() -> None:
    whom = "a defending supporting character, KO that character."

    assert keyword_text(LETHAL) == f"When this character stuns {whom}"
    assert keyword_text(LETHAL_ERRATA) == f"When this character wounds {whom}"


KEYWORD_SENTENCES = {
    "Flight": "May attack the back row over a front row in which no enemy has Flight.",
    "Nullify": "When this character appears, choose an enemy character. The chosen character loses all keyword powers "
    "and Super Powers until this character is stunned or leaves play.",
    "Absorb Powers": "When this character KOs an enemy supporting character, it gains that character's printed keyword "
    "powers and Super Powers until it is stunned or leaves play.",
    "Stupid": "When this character attacks, an enemy player may pay [Intellect]. If they do, stun this character.",
    "Succumb to Poison": "When your turn ends, double the number of -1/-1 counters on each enemy character.",
    "Questionable Loyalty": "When your Build Phase begins, if there is a face-up enemy character with more ATK than "
    "each face-up character on your side, choose one. Move this character to that character's controller's back row.",
}


@pytest.mark.parametrize("name", KEYWORD_SENTENCES)
def test_a_keyword_says_how_long_whom_and_how_far(name: str) -> None:
    assert keyword_text(name) == KEYWORD_SENTENCES[name]
