"""Why a game is over, by name: the one place where these words are spelt."""

from __future__ import annotations

from typing import Annotated, Final

from capes.core.seen import one_of

MAIN: Final = "main"  # the other side's Main Characters are KO'd
CARD: Final = "card"  # a card says so
STALEMATE: Final = "stalemate"  # nobody attacks any more
ENDLESS: Final = "endless"  # powers set each other off for ever

ENDINGS: Final = (MAIN, CARD, STALEMATE, ENDLESS)
Ending = Annotated[str, one_of("VsEnding", ENDINGS, "why it is over")]
