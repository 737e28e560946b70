"""Which engine runs: the same source serves as plain Python and as machine code.

An installed wheel carries the compiled modules beside their sources, and Python prefers them by itself. In a checkout
they lie in build/engine and are used only if they were made from the sources as they are now; this is seen to before
anything else of the package is imported, so server, workers, simulations and notebooks all run the same engine.
`CAPES_PURE=1` asks for plain Python, `CAPES_PURE=0` insists on the compiled engine.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Any

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.dirname(HERE)
MADE = os.path.join(os.path.dirname(SOURCES), "build", "engine")
"""Where a checkout keeps its compiled engine; nothing is there for an installed package."""

NOTE = "engine.json"
"""In an installed package: how its engine was built, and if it is plain, why."""

Digest = tuple[int, int, str]
"""A source as it was when compiled: size, time of change, checksum."""


def platform_tag() -> str:
    """The interpreter a compiled module fits, as part of a file's name: 'cpython-311-x86_64-linux-gnu'."""
    return EXTENSION_SUFFIXES[0].strip(".").removesuffix(".so").removesuffix(".pyd")


def manifest_path() -> str:
    """The file that names the compiled modules for this interpreter and the sources they were made from."""
    return os.path.join(MADE, f"{platform_tag()}.json")


class CompiledFinder:
    """Finds the compiled modules of a checkout, wherever the sources lie."""

    def __init__(self, modules: dict[str, str]) -> None:
        self.modules = modules  # name -> file

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of that name, if there is one."""
        file = self.modules.get(name)
        if file is None:
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, file)


class PlainFinder:
    """Finds the sources of our modules, also where compiled ones lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of that name, if it is ours."""
        if path is not None and name.startswith("capes."):
            for place in path:
                found = FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if found is not None and found.loader is not None:
                    return found
        return None


def unchanged(sources: dict[str, Digest]) -> str:
    """'' if every source is as it was when compiled, else the first that is not."""
    for name, (size, changed, digest) in sources.items():
        file = os.path.join(SOURCES, name)
        try:
            now = os.stat(file)
            if now.st_size != size:
                return name
            if now.st_mtime_ns != changed:  # a fresh checkout has the same text at another time
                import hashlib

                with open(file, "rb") as opened:
                    if hashlib.sha256(opened.read()).hexdigest() != digest:
                        return name
        except OSError:
            return name
    return ""


def made_here() -> tuple[dict[str, str], str]:
    """The checkout's compiled modules by name; or none, and why."""
    import json

    try:
        with open(manifest_path(), encoding="utf-8") as opened:
            manifest: dict[str, Any] = json.load(opened)
    except FileNotFoundError:
        return {}, why_not_made()
    except (OSError, ValueError) as error:
        return {}, f"build/engine cannot be read: {error}"
    stale = unchanged(manifest["sources"])
    if stale:
        return {}, f"{os.path.basename(stale)} has changed since the engine was compiled"
    folder = os.path.join(MADE, manifest["folder"])
    modules = {name: os.path.join(folder, file) for name, file in manifest["modules"].items()}
    missing = next((file for file in modules.values() if not os.path.isfile(file)), None)
    return ({}, f"{missing} is missing") if missing is not None else (modules, "")


def why_not_made() -> str:
    """Why a checkout has no compiled engine, as the last try said."""
    try:
        with open(os.path.join(MADE, "failed.txt"), encoding="utf-8") as opened:
            return opened.readline().strip()
    except OSError:
        return "it has not been compiled yet"


def installed_note() -> dict[str, str]:
    """What the build wrote about an installed package's engine."""
    import json

    try:
        with open(os.path.join(HERE, NOTE), encoding="utf-8") as opened:
            note: dict[str, str] = json.load(opened)
            return note
    except (OSError, ValueError):
        return {}


class Choice:
    """What has been chosen for this process."""

    reason = ""  # why it is plain


def choose() -> None:
    """Decide on the engine, once per process, before any other module of ours is loaded."""
    pure = os.environ.get("CAPES_PURE", "")
    if pure not in ("", "0", "1"):
        raise ImportError(f"CAPES_PURE is {pure!r}; say 1 for plain Python, 0 to insist on the compiled engine")
    if pure == "1":
        Choice.reason = "CAPES_PURE=1 asks for it"
        sys.meta_path.insert(0, PlainFinder())
        return
    if os.path.isdir(MADE):
        modules, Choice.reason = made_here()
        if modules:
            sys.meta_path.insert(0, CompiledFinder(modules))
    else:
        Choice.reason = installed_note().get("plain", "it has not been compiled yet")
    if pure == "0" and not compiled():
        raise ImportError(f"CAPES_PURE=0 insists on the compiled engine, and here is none: {Choice.reason}")


def keep_bytecode() -> None:
    """Let this process and those it starts keep bytecode, in a folder of ours, where the surroundings forbid it.

    Otherwise every worker would read all sources anew, which takes longer than everything else it does to get ready.
    """
    if not sys.dont_write_bytecode:
        return
    build = os.path.dirname(MADE)
    user = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    folder = os.path.join(build if os.path.isdir(build) else os.path.join(user, "capes"), "bytecode")
    sys.dont_write_bytecode, sys.pycache_prefix = False, sys.pycache_prefix or folder
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix


def compiled() -> bool:
    """Whether the loop runs as machine code."""
    from capes.core import loop

    return not str(loop.__file__).endswith(".py")


def kind() -> str:
    """`compiled` or `plain`."""
    return "compiled" if compiled() else "plain"


def described() -> str:
    """The engine in words, and why if it is the slow one."""
    return "engine: compiled" if compiled() else f"engine: plain ({Choice.reason})"
