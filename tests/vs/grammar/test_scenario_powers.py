"""The powers of every rule example are sentences as the cards have them: read and written again they are the same."""

from __future__ import annotations

import re
from pathlib import Path

from capes.vs import cards, game
from capes.vs.english import power_name, power_text
from capes.vs.scenario.cards import power
from capes.vs.words.face import Face

cards.load()
FILES = sorted(Path(game.__file__).with_name("rule_examples").glob("*.yaml"))
LINE = re.compile(r"- ['\"]?(?:\d+ x )?([A-Z][\w.' -]*?) = (.*)")


def test_every_power_of_every_example_is_written_as_it_is_read() -> None:
    count = 0
    for file in FILES:
        for line in file.read_text(encoding="utf-8").splitlines():
            found = LINE.search(line)
            if found is None:
                continue
            for clause in re.findall(r"\{([^{}]*)\}", found[2]):
                text = clause.replace("''", "'")
                if re.match(r"[A-Z]\w*\(", text):
                    continue  # spelled in words
                read = power(text, found[1], "plot-twist" if found[2].startswith("twist") else "")
                name = power_name(read) if " - " in text else ""
                said = power_text(read, Face("", found[1], "supporting"))
                assert (f"{name} - {said}" if name else said) == text, file.name
                count += 1
    assert count > 80
