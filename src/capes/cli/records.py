"""Records as commands are given them: a file, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from capes.core.errors import BadRecord
from capes.core.record import Record
from capes.language.sentence import plain


def read_record(name: str | Path) -> Record:
    """The record in a file, or in standard input for `-`; BadRecord says which file is meant."""
    if name == "-":
        return Record.from_json(sys.stdin.buffer.read())
    try:
        return Record.from_json(Path(name).read_bytes())
    except BadRecord as error:
        raise BadRecord(plain(f"{name}: {error}")) from None
