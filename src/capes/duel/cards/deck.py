"""The deck of sixty-six."""

from __future__ import annotations

from typing import Final

from capes.duel.cards.conditions import CONDITIONS
from capes.duel.cards.grays import GRAYS
from capes.duel.cards.heroes import HEROES
from capes.duel.cards.interruptions import INTERRUPTIONS
from capes.duel.cards.villains import VILLAINS
from capes.duel.words.deck import Deck

DECK: Final = Deck((*HEROES, *GRAYS, *VILLAINS, *CONDITIONS, *INTERRUPTIONS))
