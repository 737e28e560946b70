"""Regular expressions people type into a search, kept to those that cannot run away.

What a pattern may cost at worst is worked out before it is tried: every repeat multiplies the ways to match by the
lengths it may have, every choice adds up its branches, and what varies inside a repeat is refused.
"""

from __future__ import annotations

import re
import warnings
from typing import Any, Final

from capes.core.errors import BadQuery

LONGEST: Final = 100
LONGEST_LINE: Final = 500  # of a text that is searched
MOST_WAYS: Final = 300_000  # two .* in a row, but not three

_parser: Any = re._parser  # type: ignore[attr-defined]  # the parsed form has no public name

REPEATS: Final = frozenset({"MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"})
REFUSED: Final = {
    "GROUPREF": "back-references",
    "GROUPREF_EXISTS": "back-references",
    "ASSERT": "look-around",
    "ASSERT_NOT": "look-around",
}


def compiled(pattern: str, column: int) -> re.Pattern[str]:
    """The pattern ready for use, or BadQuery at the column where it begins."""
    if not pattern:
        raise BadQuery("error-this-pattern-is-empty", column)
    if len(pattern) > LONGEST:
        raise BadQuery("error-a-pattern-has-at-most-characters", column + LONGEST, most=LONGEST)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", FutureWarning)
            if _ways(_parser.parse(pattern), column) > MOST_WAYS:
                raise BadQuery("error-this-pattern-leaves-too-much-open-use-at", column)
            return re.compile(pattern, re.IGNORECASE)
    except re.error as error:
        raise BadQuery("error-this-pattern-is-wrong", column + (error.pos or 0), error=error.msg) from None
    except (FutureWarning, OverflowError, RecursionError):
        raise BadQuery("error-this-pattern-is-wrong-or-too-intricate", column) from None


def _ways(parts: Any, column: int) -> int:
    """In how many ways a parsed pattern may match from one place, at worst; BadQuery for what is refused altogether."""
    ways = 1
    for operation, argument in parts:
        name = str(operation)
        if name in REFUSED:
            raise BadQuery("error-patterns-here-do-without", column, what=REFUSED[name])
        if name in REPEATS:
            least, most, repeated = argument
            if most != 1 and _ways(repeated, column) > 1:
                raise BadQuery("error-patterns-here-do-without-a-repeat-or-a", column)
            ways *= _ways(repeated, column) * (1 + min(int(most), LONGEST_LINE) - min(int(least), LONGEST_LINE))
        elif name == "BRANCH":
            ways *= sum(_ways(branch, column) for branch in argument[1])
        elif name == "SUBPATTERN":
            ways *= _ways(argument[3], column)
        elif name == "ATOMIC_GROUP":
            ways *= _ways(argument, column)
    return ways
