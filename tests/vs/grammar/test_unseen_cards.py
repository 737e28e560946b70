"""Twenty cards in plain English, written from the help page alone: how each is read."""

from __future__ import annotations

import pytest

from capes.vs import cards
from capes.vs.grammar.errors import Unread
from capes.vs.grammar.reading import card_text
from capes.vs.workshop.own import own_card

cards.load()

CARDS = """
Copper Saint
Supporting Character, cost 3, 2/4, Health 1, Defenders
Shield Wall - Combat [Skill] (any turn): a defender on your side gets +0/+3 this combat.

Lady Static
Supporting Character, cost 4, 4/3, Health 1, Femme Fatales, Ranged
Short Circuit - Main [Energy]: exhaust an enemy character that costs 4 or less.
When Lady Static stuns an enemy character, draw a card.

Brother Moss
Supporting Character, cost 5, 5/6, Health 2, Guardians
When your turn ends, if Brother Moss is face up, put a +1/+1 counter on it.

Pocket Thief
Supporting Character, cost 1, 1/1, Health 1, Underworld
When Pocket Thief appears, each enemy player discards a card at random.

Marching Orders
Plot Twist, Avengers
Main: ready each Avengers character on your side.

Sinkhole
Plot Twist
Combat (any turn): the attacker gets -4 ATK this combat. Draw a card.

Second Wind
Plot Twist
Recovery: up to two stunned characters on your side recover.

Clock Tower
Location, [Intellect] or [Skill]

The Warden
Main Character, Level 1, 3/6, Health 5, Defenders
Lockdown - Main [Might]: an enemy supporting character cannot attack this turn.
Level Up (3): when The Warden stuns an enemy character, The Warden gains 1 XP.

Blood Hound
Supporting Character, cost 2, 3/2, Health 1, Super Villains
Blood Hound has +2 ATK while there is a wounded enemy character.

Star Pupil
Supporting Character, cost 2, 1/3, Health 1, X-Men
Study - Build [Intellect] (once per game): draw two cards.
Star Pupil has +1/+1 for each other X-Men character on your side.

Paper Tiger
Supporting Character, cost 3, 6/1, Health 1, A-Force
Berserker
When Paper Tiger attacks, put a -1/-1 counter on Paper Tiger.

Grave Bell
Supporting Character, cost 4, 3/4, Health 1, Underworld
Whenever a character is KO'd, you may put a character card from your KO pile into your hand.

Wrecking Kid
Supporting Character, cost 3, 4/3, Health 1, MCU Heroes
Smash Up - Main [Might]: choose one: KO a stunned enemy supporting character; or put two wounds on an enemy character.

Sky Courier
Supporting Character, cost 2, 2/2, Health 1, MCU Heroes, Flight
When Sky Courier appears, search your deck for a plot twist, reveal it, put it into your hand and shuffle your deck.

Mirror Shard
Equipment, cost 2, 1/2
Flight
When this character attacks, draw a card.

Iron Will
Plot Twist
Combat (any turn): if a character on your side is in the combat, it takes no wound when stunned this combat.

Twin Fangs
Supporting Character, cost 6, 6/5, Health 1, Super Villains
Venom - Combat [Might]: put two -1/-1 counters on a defender.
When an enemy character recovers, put a -1/-1 counter on it.

Old Oracle
Supporting Character, cost 3, 1/5, Health 1, Avengers
Foresight - Build [Energy or Intellect]: look at the top three cards of your deck. \
Put one of them into your hand and the rest on the bottom of your deck in any order.
At the start of your turn, if you have no cards in hand, draw two cards.
"""
MEANT = {
    "Copper Saint": "Shield Wall - Combat [Skill] (any turn): a defender on your side gets +3 DEF this combat.",
    "Brother Moss": "When your turn ends, if Brother Moss is face up, put a +1/+1 counter on Brother Moss.",
    "Sinkhole": "Combat (any turn): each attacker gets -4 ATK this combat. Draw a card.",
    "Grave Bell": "When a character is KO'd, you may put a character card from your KO pile into your hand.",
    "Iron Will": "Combat (any turn): choose a character on your side. If it is in the combat, it takes no wound when "
                 "stunned this combat.",
    "Twin Fangs": "When an enemy character recovers, put a -1/-1 counter on that character.",
    "Old Oracle": "When your turn begins, if you have no card in hand, draw two cards.",
}  # fmt: skip
"""The last line of those that are written otherwise than they were said; the others come back as they went."""


@pytest.mark.parametrize("text", CARDS.strip().split("\n\n"), ids=lambda text: text.split("\n")[0])
def test_a_card_written_from_the_help_page_is_read_as_meant(text: str) -> None:
    card = own_card(text)

    name = card.facts[0].name
    told = card_text(card.faces[0]).split("\n")
    said = [line for line in text.split("\n") if line != "Flight"]  # an icon, which stands with the figures
    assert told[0] == said[0] and len(told) == len(said)
    assert told[-1] == MEANT.get(name, said[-1])
    assert ("Flight" in text) == ("Flight" in told[1])


def test_the_twentieth_is_refused_with_the_place_and_the_nearest_sentence() -> None:
    with pytest.raises(Unread) as caught:
        own_card(
            "Silent Choir\nSupporting Character, cost 5, 4/5, Health 1, MCU Villains\n"
            "Enemy players cannot play plot twists while Silent Choir is in the front row."
        )

    assert caught.value.text[caught.value.at :].startswith("while")
    # Cards that other tests have printed may have nearer sentences; all of them say this.
    assert "enemy players cannot play plot twists" in caught.value.near.lower()
