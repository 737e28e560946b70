"""Why somebody wins or is out, by name: the one place where these words are spelt."""

from __future__ import annotations

from typing import Annotated, Final

from capes.core.seen import one_of

DELAY: Final = "delay"  # two turns without a Character in play
ALL_OUT: Final = "all-out"  # every Character in play is knocked out
MOST: Final = "most"  # the most active Characters when the cards ran out
DRAW: Final = "draw"  # as many as somebody else

ENDINGS: Final = (DELAY, ALL_OUT, MOST, DRAW)
Ending = Annotated[str, one_of("DuelEnding", ENDINGS, "why it is over")]
