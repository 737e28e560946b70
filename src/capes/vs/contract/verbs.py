"""What an option does, by name: the one place where these words are spelt."""

from __future__ import annotations

from typing import Final

from capes.core.option import HAND_OVER as HAND_OVER

PASS: Final = "pass"  # leave a combat's chance to others
NEXT: Final = "next"  # go on to the next step
MAIN_PHASE: Final = "main phase"  # go on to the Main Phase
END_TURN: Final = "end turn"  # end the turn
KEEP: Final = "keep"  # keep the hand
MULLIGAN: Final = "mulligan"  # draw a new hand
YES: Final = "yes"  # use it
NO: Final = "no"  # leave it
DONE: Final = "done"  # no more of them
NONE: Final = "none"  # none of them
DROP_OUT: Final = "drop out"  # leave the dance
UP: Final = "up"  # face up
DOWN: Final = "down"  # face down
ATTACK: Final = "attack"  # begin an attack with a character
JOIN: Final = "join"  # let a character join the attack
DEFEND: Final = "defend"  # attack this character, or this player
STRIKE: Final = "strike"  # strike back at this character
PICK: Final = "pick"  # this card or character
PLAY: Final = "play"  # play a plot twist
TURN: Final = "turn"  # pay by turning a Location face down
DISCARD: Final = "discard"  # discard this card
MOVE: Final = "move"  # move a character to the other row
RESOURCE: Final = "resource"  # place a resource; `text` is up or down
RECRUIT: Final = "recruit"  # recruit a character; `text` is the row
DANCE: Final = "dance"  # exhaust a character to stay in the dance
EXHAUST: Final = "exhaust"  # exhaust a character
USE: Final = "use"  # use a power; `text` is its key
RESOLVE: Final = "resolve"  # let this power happen first
POWER_UP: Final = "power up"  # discard a card to power up the character `number`
EQUIP: Final = "equip"  # give an Equipment to the character `number`
FIRST: Final = "first"  # name who goes first
PLAYER: Final = "player"  # this player
ROW: Final = "row"  # this row
NUMBER: Final = "number"  # this number
MODE: Final = "mode"  # this one of several
TAKE: Final = "take"  # take a card out of the deck
NAME: Final = "name"  # name a card
CARD: Final = "card"  # point at a card (only wished for)
TARGET: Final = "target"  # point at somebody (only wished for)
PAY: Final = "pay"  # pay with a Location (only wished for)
