"""Regular expressions people type into a search, kept to those that cannot run away.

What runs away is a repeat inside a repeat, a choice inside a repeat, a back reference, and many long repeats in a row.
Searches need none of these, so they are refused before the pattern is tried.
"""

from __future__ import annotations

import re
import warnings
from typing import Any, Final

from capes.core.errors import BadQuery

LONGEST: Final = 100
LONG_REPEATS: Final = 2  # .* and the like
LONG: Final = 8  # a repeat of more than this counts as long

_parser: Any = re._parser  # type: ignore[attr-defined]  # the parsed form has no public name

REPEATS: Final = frozenset({"MAX_REPEAT", "MIN_REPEAT", "POSSESSIVE_REPEAT"})
REFUSED: Final = {
    "GROUPREF": "references back to a group",
    "GROUPREF_EXISTS": "references back to a group",
    "ASSERT": "look-ahead and look-behind",
    "ASSERT_NOT": "look-ahead and look-behind",
}


def compiled(pattern: str, column: int) -> re.Pattern[str]:
    """The pattern ready for use, or BadQuery at the column where it begins."""
    if not pattern:
        raise BadQuery("this pattern is empty", column)
    if len(pattern) > LONGEST:
        raise BadQuery(f"a pattern has at most {LONGEST} characters", column + LONGEST)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", FutureWarning)
            long = _long_repeats(_parser.parse(pattern), column, inside=False)
            if long > LONG_REPEATS:
                raise BadQuery(f"a pattern has at most {LONG_REPEATS} long repeats such as .*", column)
            return re.compile(pattern, re.IGNORECASE)
    except re.error as error:
        raise BadQuery(f"this pattern is wrong: {error.msg}", column + (error.pos or 0)) from None
    except (FutureWarning, OverflowError, RecursionError):
        raise BadQuery("this pattern is wrong or too intricate", column) from None


def _long_repeats(parts: Any, column: int, inside: bool) -> int:
    """How many long repeats a parsed pattern has; BadQuery for what is refused altogether."""
    found = 0
    for operation, argument in parts:
        name = str(operation)
        if name in REFUSED:
            raise BadQuery(f"patterns here do without {REFUSED[name]}", column)
        if name in REPEATS:
            least, most, repeated = argument
            if inside and most != 1:
                raise BadQuery("patterns here do without a repeat inside a repeat", column)
            found += int(most) > LONG or int(least) > LONG
            found += _long_repeats(repeated, column, inside or most != 1)
        elif name == "BRANCH":
            if inside:
                raise BadQuery("patterns here do without a choice inside a repeat", column)
            found += max(_long_repeats(branch, column, inside) for branch in argument[1])
        elif name == "SUBPATTERN":
            found += _long_repeats(argument[3], column, inside)
        elif name == "ATOMIC_GROUP":
            found += _long_repeats(argument, column, inside)
    return found
