"""Compile the engine with mypyc into build/engine, once per state of the sources; src stays as it is.

`capes` takes the compiled modules from there by itself (see src/capes/engine.py). A build is made aside and moved into
place when it is whole, so that an interrupted one is never seen, and not made again while the sources stay as they are.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
MADE = ROOT / "build" / "engine"
TOOLS = MADE / "tools"
ROOMS = (
    "core", "vs/contract/questions.py", "vs/contract/verbs.py", "vs/words", "vs/state", "vs/rules", "vs/view",
    "vs/evaluation",
    "duel/contract/questions.py", "duel/contract/verbs.py", "duel/words", "duel/state", "duel/rules", "duel/view",
    "duel/evaluation",
    "bots/glance.py", "bots/memory.py", "bots/search.py", "bots/trials.py", "table/difference.py",
)  # fmt: skip
"""What is asked most often: the rules, what a seat sees, and what bots do on imagined tables. All files of a room."""

PLAIN = ("__init__.py", "whole_numbers.py", "event.py", "seen.py")
TOGETHER = () if os.name == "nt" else ("-flto=auto", "-fno-semantic-interposition", "-fwrapv")
"""The C files are optimised as one: picks are 6 % faster than without, for a few seconds of building."""

LESSONS = (("games", "40"), ("search", "40"))
"""What a build is trained on, as `capes.bench.probe` calls it."""

FREEING = re.compile(r"(^\w+_dealloc\([^\n]*\)\n\{\n.*?^\})", re.MULTILINE | re.DOTALL)
"""A function of the generated C that frees an object."""
TRASHCAN = re.compile(r"[ \t]*CPy_TRASHCAN_(BEGIN|END)\([^\n]*\n")

KEPT = 2
"""Builds kept: the newest, and the one that running games may still be reading."""

COMPILING = ("mypy>=2.4", "setuptools>=80")
"""What compiling takes; fetched into build/engine/tools where the environment does not have it."""


class CannotCompile(Exception):
    """Why there will be no compiled engine here."""


class CompilingFailed(CannotCompile):
    """The compiler was there and failed; with the very same sources it would fail again."""


def to_compile() -> list[str]:
    """The files to compile, relative to src; a room's `__init__` only passes names on and stays plain."""
    places = [SOURCE / "capes" / room for room in ROOMS]
    files = [file for place in places for file in ([place] if place.is_file() else sorted(place.glob("*.py")))]
    return [file.relative_to(SOURCE).as_posix() for file in files if file.name not in PLAIN]


def imported(file: Path) -> Iterator[Path]:
    """The files of ours that a file imports; constants of theirs may have been compiled in."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
        for name in names:
            if name.split(".")[0] == "capes":
                place = SOURCE.joinpath(*name.split("."))
                yield from (found for found in (place.with_suffix(".py"), place / "__init__.py") if found.is_file())


def sources() -> dict[str, tuple[int, int, str]]:
    """Everything a build depends on: the compiled files and all they import, with size, time of change and checksum."""
    found: set[Path] = set()
    waiting = [SOURCE / name for name in to_compile()]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting.extend(imported(file))
    listed: dict[str, tuple[int, int, str]] = {}
    for file in sorted(found):
        now = file.stat()
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        listed[file.relative_to(SOURCE).as_posix()] = (now.st_size, now.st_mtime_ns, digest)
    return listed


def state_of(listed: dict[str, tuple[int, int, str]]) -> str:
    """A short name for a state of the sources and of this tool."""
    whole = json.dumps([(name, digest) for name, (_, _, digest) in listed.items()])
    return hashlib.sha256(whole.encode() + Path(__file__).read_bytes()).hexdigest()[:12]


def tag() -> str:
    """The interpreter a build is for."""
    return EXTENSION_SUFFIXES[0].strip(".").removesuffix(".so").removesuffix(".pyd")


def manifest() -> Path:
    """The file by which `capes` finds the build."""
    return MADE / f"{tag()}.json"


def standing(trained: bool) -> str:
    """The folder of the build in place if it fits the sources as they are, else ''."""
    try:
        held = json.loads(manifest().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    fits = held["state"] == state_of(sources()) and (held["trained"] or not trained)
    return str(held["folder"]) if fits and (MADE / held["folder"]).is_dir() else ""


def compiler() -> list[str]:
    """The C compiler's command, or CannotCompile."""
    if os.name == "nt":
        return ["cl"]  # setuptools finds it by itself, wherever it is, and says so if it does not
    command = os.environ.get("CC", "cc").split()
    if shutil.which(command[0]) is None:
        raise CannotCompile(f"there is no C compiler ({command[0]}) here")
    return command


def can_train() -> bool:
    """Whether the C compiler is gcc, whose way of learning from a run this is."""
    found = subprocess.run([*compiler(), "-v"], capture_output=True, text=True, check=False)
    return "gcc version" in found.stderr


def fetch_tools() -> None:
    """Have mypy and setuptools, from this environment or fetched for this purpose alone."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        if not (TOOLS / "mypyc").is_dir():
            aside = Path(tempfile.mkdtemp(prefix=".tools-", dir=MADE))
            uv = Path(sys.executable).with_name("uv")
            to = ["--target", str(aside), *COMPILING]
            tries = [[str(uv), "pip", "install", "-q", "--python", sys.executable, *to]] if uv.exists() else []
            tries.append([sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", *to])
            if not any(subprocess.run(one, capture_output=True, check=False).returncode == 0 for one in tries):
                shutil.rmtree(aside)
                raise CannotCompile("mypy and setuptools could not be fetched")
            with contextlib.suppress(OSError):  # another build was first
                aside.rename(TOOLS)
        sys.path.append(str(TOOLS))


def spare_the_trashcan(folder: Path) -> None:
    """Let records that the collector does not know be freed at once.

    When much is freed at one go, Python puts off what lies deeper than fifty levels by a link in what the collector
    keeps before every object. Records that are `acyclic` have nothing there; mypyc puts them off all the same, and the
    link would be written into somebody else's memory.
    """
    for file in folder.rglob("*.c"):
        parts = FREEING.split(file.read_text(encoding="utf-8"))
        for at in range(1, len(parts), 2):
            if "PyObject_GC_UnTrack(self);" not in parts[at]:
                parts[at] = TRASHCAN.sub("", parts[at])
        file.write_text("".join(parts), encoding="utf-8")


def compiled_modules(folder: Path, level: str, jobs: int, trained: bool) -> dict[str, str]:
    """Compile a copy of the sources in the folder; the modules by name, with their files."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup

    def build(modules: list[Extension], *flags: str) -> None:
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *TOGETHER, *flags]
            module.extra_link_args = [*module.extra_link_args, *TOGETHER, *flags]
        arguments = ["-q", "build_ext", "--inplace", "--force", f"--parallel={jobs}", f"--build-temp={folder / 'temp'}"]
        setup(name="capes-compiled", packages=[], ext_modules=modules, script_args=arguments)

    copy = folder / "src"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static"))
    os.chdir(copy)
    # What is only imported is checked elsewhere, with all that is installed there.
    words = ["--ignore-missing-imports", "--follow-imports=silent", *to_compile()]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            modules = mypycify(words, opt_level=level, multi_file=True, debug_level="0", target_dir=str(folder / "c"))
    except SystemExit:
        faults = [line for line in said.getvalue().splitlines() if ": error: " in line]
        print(*faults, sep="\n", file=sys.stderr)
        raise CompilingFailed(faults[0] if faults else said.getvalue()[-200:]) from None
    spare_the_trashcan(folder / "c")
    if trained:
        plain = [(module.extra_compile_args, module.extra_link_args) for module in modules]
        build(modules, "-fprofile-generate", "-fprofile-update=single")
        for what, size in LESSONS:
            command = [sys.executable, "-m", "capes.bench.probe", what, size]
            env = {**os.environ, "PYTHONPATH": str(copy), "CAPES_PURE": "0"}
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=env)
        for module, (compiling, linking) in zip(modules, plain, strict=True):
            module.extra_compile_args, module.extra_link_args = compiling, linking
        build(modules, "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
    else:
        build(modules)
    return {module.name: module.name.replace(".", "/") + EXTENSION_SUFFIXES[0] for module in modules}


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One build at a time in one checkout; a second waits and then finds the work done."""
    MADE.mkdir(parents=True, exist_ok=True)
    with open(MADE / "lock", "w") as lock:
        if os.name != "nt":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_being_made() -> bool:
    """Whether a build is under way in this checkout."""
    if os.name == "nt":
        return False  # a second one does no harm
    import fcntl

    with open(MADE / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def make(level: str = "2", jobs: int = 0, trained: bool = False) -> tuple[Path, dict[str, str]]:
    """The folder with the compiled modules of the sources as they are, and their names; built if it is not there."""
    with alone():
        if standing(trained):
            held = json.loads(manifest().read_text(encoding="utf-8"))
            return MADE / held["folder"], held["modules"]
        listed = sources()
        try:
            compiler()
            fetch_tools()
            trained = trained and can_train()
            folder, modules = build_aside(state_of(listed), level, jobs or os.cpu_count() or 1, trained)
        except CannotCompile as error:
            lasting = state_of(listed) if isinstance(error, CompilingFailed) else ""
            (MADE / "failed.txt").write_text(f"{error}\n{lasting}\n", encoding="utf-8")
            raise
        told = {"state": state_of(listed), "folder": folder.name, "trained": trained, "sources": listed,
                "modules": modules}  # fmt: skip
        put_in_place(manifest(), json.dumps(told))
        (MADE / "failed.txt").unlink(missing_ok=True)
        forget_old(folder)
        return folder, modules


def build_aside(state: str, level: str, jobs: int, trained: bool) -> tuple[Path, dict[str, str]]:
    """A whole build, moved into place when done."""
    for left in MADE.glob(".making-*"):  # of a build that was interrupted; nobody else is at work here
        shutil.rmtree(left, ignore_errors=True)
    aside = Path(tempfile.mkdtemp(prefix=".making-", dir=MADE))
    here = os.getcwd()
    try:
        modules = compiled_modules(aside, level, jobs, trained)
        for file in modules.values():
            (aside / "out" / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(aside / "src" / file, aside / "out" / file)
        folder = MADE / f"{tag()}-{state}-{'trained-' if trained else ''}{time.time_ns():x}"
        (aside / "out").rename(folder)
    except SystemExit as error:
        raise CompilingFailed(f"compiling failed: {str(error).strip().partition(chr(10))[0]}") from None
    finally:
        os.chdir(here)
        shutil.rmtree(aside, ignore_errors=True)
    return folder, modules


def put_in_place(file: Path, text: str) -> None:
    """Write a file so that nobody ever sees half of it."""
    aside = file.with_name(f".{file.name}.{os.getpid()}")
    aside.write_text(text, encoding="utf-8")
    aside.replace(file)


def forget_old(newest: Path) -> None:
    """Remove builds but the newest ones for this interpreter."""
    builds = sorted(MADE.glob(f"{tag()}-*"), key=lambda folder: folder.stat().st_mtime)
    for folder in builds[:-KEPT]:
        if folder != newest:
            shutil.rmtree(folder, ignore_errors=True)


def behind() -> None:
    """Have the engine compiled for the next start by a process of the lowest priority; say so in one line."""
    if standing(False):
        return
    try:
        compiler()
    except CannotCompile as error:
        MADE.mkdir(parents=True, exist_ok=True)
        (MADE / "failed.txt").write_text(f"{error}\n", encoding="utf-8")
        print(f"engine: plain, because {error}; with one the next start would be four times as fast")
        return
    with contextlib.suppress(OSError):
        if state_of(sources()) in (MADE / "failed.txt").read_text(encoding="utf-8"):
            return  # tried before with the very same sources; `make compile` shows what is wrong
    MADE.mkdir(parents=True, exist_ok=True)
    if is_being_made():
        print("engine: plain for now; the compiled one, four times as fast, is still being built")
        return
    with open(MADE / "log.txt", "w", encoding="utf-8") as log:
        apart: dict[str, bool | int] = (
            {"creationflags": 0x00004208} if os.name == "nt" else {"start_new_session": True}
        )  # Windows: detached, in a group of its own, idle priority
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--nice", "--jobs", "1"],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, **apart,  # type: ignore[call-overload]
        )  # fmt: skip
    print("engine: plain for now; the compiled one, four times as fast, is being built for the next start")


def main() -> None:
    """Read the options, compile if need be, and say how long it took."""
    parser = argparse.ArgumentParser(description="Compile the engine into build/engine.")
    parser.add_argument("--level", default="2", choices=["0", "1", "2", "3"], help="how hard the C compiler tries")
    parser.add_argument("--jobs", type=int, default=0, help="files compiled at once; 0 for one per core")
    parser.add_argument("--train", action="store_true", help="compile twice, the second time for the ways games take")
    parser.add_argument("--nice", action="store_true", help="at the lowest priority")
    parser.add_argument("--print", action="store_true", help="say as JSON, in the last line, where the modules are")
    parser.add_argument("--behind", action="store_true", help="start the build in the background and return at once")
    options = parser.parse_args()
    if options.behind:
        behind()
        return
    if options.nice and hasattr(os, "nice"):
        os.nice(19)
    began = time.monotonic()
    try:
        folder, modules = make(options.level, options.jobs, options.train)
    except CannotCompile as error:
        sys.exit(f"engine: {error}")
    if options.print:
        print(json.dumps({"folder": str(folder), "modules": modules}))
        return
    took = time.monotonic() - began
    how_long = f" ({took:.0f} s)" if took > 2 else ""
    print(f"engine: {len(modules)} modules compiled in {folder.relative_to(ROOT)}{how_long}")


if __name__ == "__main__":
    main()
