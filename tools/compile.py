"""Compile core, words, state and rules with mypyc into build/compiled/src; plain src stays as it is.

`PYTHONPATH=build/compiled/src` then runs the compiled build of the very same source.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "build" / "compiled"
ROOMS = (
    "core", "vs/words", "vs/state", "vs/rules", "vs/view/judgement.py", "duel/words", "duel/state", "duel/rules",
    "duel/view/judgement.py", "bots/glance.py", "bots/search.py", "bots/trials.py",
)  # fmt: skip
"""What is asked most often: the rules, and what bots do on imagined tables. A room is all of its files."""

PLAIN = ("__init__.py", "whole_numbers.py")
TOGETHER = () if os.name == "nt" else ("-flto=auto", "-fno-semantic-interposition")
"""The C files are optimised as one: picks are 6 % faster than without, for a few seconds of building."""

LESSONS = (("games", "40"), ("search", "40"))
"""What a build is trained on, as `capes.bench.probe` calls it."""


def to_compile(source: Path, rooms: list[str]) -> list[str]:
    """The files to compile, relative to `source`; a room's `__init__` only passes names on and stays plain."""
    places = [source / "capes" / room for room in rooms]
    files = [file for place in places for file in ([place] if place.is_file() else sorted(place.glob("*.py")))]
    return [str(file.relative_to(source)) for file in files if file.name not in PLAIN]


def fresh_copy() -> Path:
    """A copy of src without caches and without the browser client."""
    source = HOUSE / "src"
    if source.exists():
        shutil.rmtree(source)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    return source


def build(modules: list[Extension], jobs: int, *flags: str) -> None:
    """Compile in the current folder; several C files, so that all cores have work."""
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *TOGETHER, *flags]
        module.extra_link_args = [*module.extra_link_args, *TOGETHER, *flags]
    arguments = ["-q", "build_ext", "--inplace", "--force", f"--parallel={jobs}", f"--build-temp={HOUSE / 'temp'}"]
    setup(name="capes-compiled", packages=[], ext_modules=modules, script_args=arguments)


def can_train() -> bool:
    """Whether the C compiler is gcc, whose way of learning from a run this is."""
    compiler = os.environ.get("CC", "cc").split()
    found = subprocess.run([*compiler, "-v"], capture_output=True, text=True, check=False)
    return "gcc version" in found.stderr


def train(source: Path) -> None:
    """Play random games and searches on a build that counts which ways are taken."""
    for what, size in LESSONS:
        command = [sys.executable, "-m", "capes.bench.probe", what, size]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": str(source)})


def main() -> None:
    """Read the options, copy, compile, and say how long it took."""
    parser = argparse.ArgumentParser(description="Compile core, words, state and rules into build/compiled/src.")
    parser.add_argument("--level", default="2", choices=["0", "1", "2", "3"], help="how hard the C compiler tries")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rooms", nargs="+", default=list(ROOMS), help="folders below src/capes")
    parser.add_argument("--train", action="store_true", help="compile twice, the second time for the ways games take")
    options = parser.parse_args()
    began = time.monotonic()
    source = fresh_copy()
    os.chdir(source)
    files = to_compile(source, options.rooms)
    modules = mypycify(files, opt_level=options.level, multi_file=True, debug_level="0", target_dir=str(HOUSE / "c"))
    if options.train and not can_train():
        options.train = False
        print("only gcc can be trained: compiling in the plain way")
    if options.train:
        plain = [(module.extra_compile_args, module.extra_link_args) for module in modules]
        build(modules, options.jobs, "-fprofile-generate", "-fprofile-update=single")
        train(source)
        for module, (compiling, linking) in zip(modules, plain, strict=True):
            module.extra_compile_args, module.extra_link_args = compiling, linking
        build(modules, options.jobs, "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
    else:
        build(modules, options.jobs)
    print(f"compiled {len(files)} files in {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
