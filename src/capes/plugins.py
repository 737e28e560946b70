"""What other packages add: games, bots and card sets, found by their entry points or named by hand.

A package that is installed says in its pyproject.toml what it brings:

    [project.entry-points."capes.games"]
    stones = "my_package.stones:GAME"

    [project.entry-points."capes.bots"]
    lucky = "my_package.lucky:Lucky"

    [project.entry-points."capes.sets"]
    home = "my_package.home"

Nothing of it is imported before it is asked for by name.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from typing import Any, Literal

from capes.core.errors import ToolError

Group = Literal["capes.games", "capes.bots", "capes.sets"]
FOLDERS = "CAPES_CARDS"
"""The environment names folders with card sets, so that every process that is started knows them too."""


class BadPlugin(ToolError):
    """Something another package brings cannot be used."""


@cache
def offered(group: Group) -> dict[str, str]:
    """What installed packages offer, as `name: module:attribute`."""
    from importlib.metadata import entry_points

    return {point.name: point.value for point in entry_points(group=group)}


def is_place(name: str) -> bool:
    """Whether a name is a place in a module, `module:Name`.

    >>> is_place("my_bot:Lucky"), is_place("hero"), is_place("C:\\\\bots")
    (True, False, False)
    """
    module, colon, attribute = name.partition(":")
    return bool(colon) and attribute.isidentifier() and all(part.isidentifier() for part in module.split("."))


def load(group: Group, name: str) -> Any:
    """What is called so, from an installed package or, for `module:Name`, from the module as it is found from here."""
    value = offered(group).get(name, name)
    module, _, attribute = value.partition(":")
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a module beside whoever calls, as `python -m` finds it
    try:
        found = import_module(module)
        return getattr(found, attribute) if attribute else found
    except AttributeError:
        raise BadPlugin(f"{name}: the module {module!r} has no {attribute!r}") from None
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise BadPlugin(f"{name}: {module} needs {error.name!r}, which is not installed") from None
        raise BadPlugin(f"{name}: there is no module {module!r} here or among what is installed") from None
    except Exception as error:
        raise BadPlugin(f"{name}: {module} fails when it is loaded: {type(error).__name__}: {error}") from None


def card_folders() -> list[str]:
    """The folders with card sets named in the environment."""
    return [folder for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder]


def add_card_folder(folder: str) -> None:
    """One more folder with a card set, for this process and those it starts; before the game is loaded."""
    known = card_folders()
    if folder not in known:
        os.environ[FOLDERS] = os.pathsep.join([*known, os.path.abspath(folder)])
