"""Other ways to say the same: each is read as the words the cards use. None of them is ever written."""

from __future__ import annotations

from typing import Final

SAID: Final[dict[str, str]] = {
    # when
    "whenever": "when", "enters play": "appears", "comes into play": "appears",
    "is recruited": "appears", "dies": "is ko'd", "is destroyed": "is ko'd", "is knocked out": "is ko'd",
    "gets stunned": "is stunned", "becomes stunned": "is stunned", "gets attacked": "is attacked",
    "gets wounded": "is wounded", "gets ko'd": "is ko'd", "is defeated": "is stunned",
    # what is done
    "put one +": "put a +", "put one -": "put a -", "put 1 +": "put a +", "put 1 -": "put a -",
    "destroy": "ko", "knock out": "ko", "kill": "ko", "untap": "ready", "tap": "exhaust", "un-exhaust": "ready",
    "return": "put", "deal a wound to": "put a wound on", "give a wound to": "put a wound on",
    "draw 1 card": "draw a card", "draw one card": "draw a card", "draws one card": "draws a card",
    "draws 1 card": "draws a card", "discard 1 card": "discard a card", "discard one card": "discard a card",
    "discards one card": "discards a card", "discards 1 card": "discards a card", "heal": "remove a wound from",
    "to your hand": "into your hand", "to its owner 's hand": "into its owner 's hand",
    "to their owners ' hands": "into their owners ' hands", "into play": "onto your side",
    # how long
    "until end of turn": "this turn", "until the end of the turn": "this turn",
    "until the end of this turn": "this turn", "for the turn": "this turn", "for this turn": "this turn",
    "for the rest of the turn": "this turn", "until end of combat": "this combat",
    "until the end of combat": "this combat", "until the end of this combat": "this combat",
    "until the end of the combat": "this combat", "for this combat": "this combat", "for the combat": "this combat",
    "during this combat": "this combat", "for the game": "for the rest of the game",
    # who
    "up to one target": "up to one", "target": "a",
    "a opponent 's hand": "a enemy player 's hand", "your opponent 's hand": "a enemy player 's hand",
    "a opponent 's": "a enemy", "your opponent 's": "a enemy", "a opponent": "a enemy player",
    "your opponent": "a enemy player",
    "your opponents": "enemy players", "each opponent": "each enemy player", "all opponents": "each enemy player",
    "each enemy discards": "each enemy player discards", "each enemy draws": "each enemy player draws",
    "each enemy reveals": "each enemy player reveals", "a enemy discards": "a enemy player discards",
    "each of your": "each your", "all of your": "each your", "every": "each", "all enemies": "each enemy character",
    "enemies": "enemy characters", "no cards in hand": "no card in hand", "no cards in your hand": "no card in hand",
    "you control": "on your side", "under your control": "on your side",
    "on your team": "on your side", "of yours": "on your side", "this supporting character": "this character",
    "this main character": "this character", "non-main character": "supporting character",
    "discard pile": "ko pile", "graveyard": "ko pile", "a superpower": "a super power", "super-power": "super power",
    "plot-twist": "plot twist",
    # how much
    "with a cost of": "with cost", "with a cost": "with cost", "or fewer": "or less", "or greater": "or more",
    "or higher": "or more", "or lower": "or less", "defense": "def", "defence": "def",
}  # fmt: skip

MOMENTS: Final = {"start": "begins", "beginning": "begins", "end": "ends"}
"""At the start of your turn: when your turn begins."""
