"""The powers of card sets from other packages and folders."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

from capes import plugins
from capes.vs import catalogue
from capes.vs.cards.card import card
from capes.vs.words import FACES


@cache
def load_outside() -> None:
    """Make the cards of every such set known; a card without powers needs no code at all."""
    for id, one in catalogue.outside_sets().items():
        try:
            if one.module and find_spec(f"{one.module}.cards") is not None:
                import_module(f"{one.module}.cards")
            elif one.folder:
                run_file(Path(one.folder) / "cards.py", f"capes_cards_{id}")
            for facts in catalogue.by_set(id):
                if facts.id not in FACES:
                    card(facts.id)
        except Exception as error:
            raise plugins.BadPlugin(f"the cards of {one.file.title!r}: {type(error).__name__}: {error}") from error


def run_file(file: Path, name: str) -> None:
    """Load a file of powers, if there is one."""
    if not file.is_file():
        return
    spec = spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
