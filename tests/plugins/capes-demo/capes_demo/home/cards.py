"""The powers of the set; a card without powers needs no line here."""

from capes.vs.cards.card import card
from capes.vs.words import Appears, Draw, When

NEIGHBOUR = card("home/neighbour", When(Appears(), (Draw(1),), "Sugar"))
