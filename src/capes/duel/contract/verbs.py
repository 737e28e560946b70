"""What an option does, by name: the one place where these words are spelt."""

from __future__ import annotations

from typing import Final

PASS: Final = "pass"  # leave it
NOT_NOW: Final = "not now"  # not this power now
ATTACK: Final = "attack"  # attack the Character `number`
AID: Final = "aid"  # render aid to the Character `number`
THWART: Final = "thwart"  # step between the match-up `number`
GANG_UP: Final = "gang up"  # gang up with the Character `number`
PLAY: Final = "play"  # play a Condition or an Interruption
JOIN: Final = "join"  # put a Character in play
START: Final = "start"  # begin with this Character
DECLARE: Final = "declare"  # declare the power `number`
DISCARD: Final = "discard"  # discard this card
REMOVE: Final = "remove"  # take this Condition away
PICK: Final = "pick"  # this card
