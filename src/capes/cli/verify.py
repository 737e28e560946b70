"""`capes verify`: prove the shuffles of a finished game."""

from __future__ import annotations

import json as jsonlib
from typing import Annotated

from cyclopts import Parameter

from capes.cli.records import read_record
from capes.games import game
from capes.table.fairness import verify as prove


def verify(record: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, json: bool = False) -> None:
    """Prove the shuffles of a finished game; exit code 2 if anything does not hold.

    Checked: that the server's seed is the one it committed to before the deal, that the deal was made of it and the
    players' seeds, and that every pick of the record fits.

    capes verify game.json
    curl -s http://127.0.0.1:8000/api/tables/ID/record | capes verify -

    Parameters
    ----------
    record
        The record's file, or - for standard input.
    json
        Print the facts as data.
    """
    read = read_record(record)
    facts = prove(read, game(read.game))
    if json:
        print(jsonlib.dumps(facts))
        return
    print(f"The shuffles of table {facts['table']} are what was committed to before the deal.")
    print(f"  commitment   {facts['commit']}")
    print(f"  picks        {facts['picks']}, all fit; last position {facts['fingerprint']}")
    if facts["result"] is not None:
        winners = ", ".join(str(seat + 1) for seat in facts["result"]["winners"])
        print(f"  result       won by seat {winners}: {facts['result']['why']}")
    print("It shows that no card was dealt anew; it cannot show that nobody who runs the server looked.")
