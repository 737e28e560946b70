"""Running the measurements: each several times, taking turns, the best of each kept."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from capes import engine
from capes.bench.goals import BY_ID, NATIVE, Figure
from capes.core.errors import BadSetup

HERE = Path(__file__).resolve().parents[2]
SIZES = {
    "import": 1,
    "games": 60,
    "copies": 400,
    "search": 40,
    "growth": 30,
    "openspiel": 100,
    "rlcard": 40,
    "turns": 40,
    "views": 20,
    "starting": 1,
    "traffic": 2,
    "sockets": 5,
    "thinking": 8,
    "visit": 1,
}
SUITE = HERE.parent / "build" / "test-seconds.txt"
"""How long `make test` took last, as it notes itself."""
MORE = {"applied", "games", "picks", "steps", "walks", "alone", "both"}
"""Figures of which more is better; of all others less is."""

Best = dict[str, Any]


def outside(module: str, what: str, size: int, pure: bool = True, path: Path = HERE) -> subprocess.Popen[str]:
    """A measurement begun in a process of its own, on plain Python or on the compiled engine."""
    engine.keep_bytecode()
    command = [sys.executable, "-m", module, what, str(size)]
    env = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0", "CAPES_PURE": "1" if pure else "0"}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def result_of(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What it measured; where it failed, `error` holds the last line it said."""
    out, err = process.communicate()
    if process.returncode != 0:
        lines = err.strip().splitlines()
        return {"error": lines[-1] if lines else f"exit code {process.returncode}"}
    found: dict[str, Any] = json.loads(out.strip().splitlines()[-1])
    return found


def better(best: Best, found: dict[str, Any]) -> None:
    """Keep the better of each figure."""
    for name, value in found.items():
        if not isinstance(value, int | float) or name not in best:
            best[name] = value
        else:
            best[name] = max(best[name], value) if name in MORE else min(best[name], value)


def measure(runs: int, fraction: float, told: Callable[[str], None]) -> dict[str, Best]:
    """Every measurement `runs` times, in turns, so that a busy moment cannot hit one of them alone."""
    jobs = [("plain", "capes.bench.probe", what, True) for what in ("import", "games", "copies", "search", "growth")]
    if "error" not in result_of(outside("capes.bench.probe", "import", 1, pure=False)):
        kinds = ("games", "copies", "search", "growth", "turns", "views", "starting", "traffic")
        jobs += [("compiled", "capes.bench.probe", what, False) for what in kinds]
    jobs += [("peer", "capes.bench.peers", what, True) for what in ("openspiel", "rlcard")]
    found: dict[str, Best] = {}
    for _ in range(runs):
        for kind, module, what, pure in jobs:
            told(f"{kind} {what}")
            size = max(1, round(SIZES[what] * fraction))
            better(found.setdefault(f"{kind} {what}", {}), result_of(outside(module, what, size, pure)))
        told("two processes")
        better(found.setdefault("pair", {}), pair(max(2, round(SIZES["games"] * fraction))))
    for what in ("sockets", "thinking", "visit"):
        told(what)
        found[what] = from_tests(what, max(1, round(SIZES[what] * fraction)))
    found["suite"] = suite()
    found["default"] = unasked()
    told("instructions")
    found["native"] = instructions()
    return found


def from_tests(what: str, size: int) -> dict[str, Any]:
    """A measurement that needs what only the tests of a checkout have: crowds of clients, a browser."""
    root = HERE.parent
    if not (root / "tests" / "trust" / "measured.py").is_file():
        return {"error": "measured in a checkout"}
    env = {name: value for name, value in os.environ.items() if name != "CAPES_PURE"}
    command = [sys.executable, "-m", "tests.trust.measured", what, str(size)]
    pipe = subprocess.PIPE
    return result_of(subprocess.Popen(command, cwd=root, stdout=pipe, stderr=pipe, text=True, env=env))


def suite() -> dict[str, Any]:
    """Minutes of the last `make test`."""
    try:
        return {"minutes": int(SUITE.read_text()) / 60}
    except (OSError, ValueError):
        return {"error": "`make test` has not come to its end here yet"}


def unasked() -> dict[str, Any]:
    """Which engine a process runs that nobody told anything."""
    env = {name: value for name, value in os.environ.items() if name != "CAPES_PURE"} | {"PYTHONPATH": str(HERE)}
    command = [sys.executable, "-c", "from capes import engine; print(engine.kind())"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    return {"compiled": float(done.stdout.strip() == "compiled")} if done.returncode == 0 else {"error": done.stderr}


def compare(revision: str, runs: int, fraction: float, told: Callable[[str], None]) -> list[tuple[str, float, float]]:
    """Another revision beside this one in the same run, both compiled: figure, there, here."""
    root, there = HERE.parent, HERE.parent / "build" / "compare"
    subprocess.run(["git", "worktree", "remove", "--force", str(there)], cwd=root, capture_output=True, check=False)
    added = ["git", "worktree", "add", "--detach", str(there), revision]
    done = subprocess.run(added, cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BadSetup(f"revision {revision!r} cannot be had: {done.stderr.strip().splitlines()[-1]}")
    try:
        told(f"compiling {revision}")
        for place in (there, root):
            done = subprocess.run([sys.executable, str(place / "tools/engine.py")], capture_output=True, text=True)
            if done.returncode != 0:
                raise BadSetup(f"the engine of {place} cannot be compiled: {done.stderr.strip()[-300:]}")
        found: dict[tuple[str, str], Best] = {}
        for _ in range(runs):
            for what in ("games", "copies", "search", "growth"):
                for name, path in (("there", there / "src"), ("here", HERE)):
                    told(f"{what} {name}")
                    size = max(1, round(SIZES[what] * fraction))
                    measured = result_of(outside("capes.bench.probe", what, size, False, path))
                    better(found.setdefault((what, name), {}), measured)
    finally:
        subprocess.run(["git", "worktree", "remove", "--force", str(there)], cwd=root, capture_output=True, check=False)
    return [
        (f"{what} {figure}", float(then), float(found[what, "here"][figure]))
        for (what, name), best in found.items()
        if name == "there"
        for figure, then in best.items()
        if isinstance(then, int | float) and isinstance(found[what, "here"].get(figure), int | float)
    ]


def change(figure: str, then: float, now: float) -> float:
    """How much better it has become, as a share; worse is below nothing."""
    return now / then - 1 if figure.rpartition(" ")[2] in MORE else then / now - 1


def instructions() -> dict[str, Any]:
    """Instructions of a compiled pick: what two more games take, by callgrind, where valgrind is there."""
    if shutil.which("valgrind") is None:
        return {"error": "valgrind is not here"}
    counted: list[tuple[int, int]] = []
    for games in ("1", "3"):
        command = [
            "valgrind",
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            sys.executable,
            "-m",
            "capes.bench.probe",
            "games",
            games,
        ]
        env = {**os.environ, "PYTHONPATH": str(HERE), "PYTHONHASHSEED": "0", "CAPES_PURE": "0"}
        done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
        total = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode != 0 or total is None:
            return {"error": done.stderr.strip().rpartition("\n")[2] or f"exit code {done.returncode}"}
        counted.append((int(total[1]), int(json.loads(done.stdout.strip().splitlines()[-1])["count"])))
    (few, first), (many, both) = counted
    return {"instructions": (many - few) / (both - first)}


def pair(size: int) -> dict[str, Any]:
    """Games a second by the clock on the wall: one process alone, and two side by side."""
    rates = []
    for count in (1, 2):
        found = [result_of(one) for one in [outside("capes.bench.probe", "games", size) for _ in range(count)]]
        error = next((one["error"] for one in found if "error" in one), None)
        if error is not None:
            return {"error": error}
        rates.append(size * count / max(one["wall"] for one in found))
    return {"alone": rates[0], "both": rates[1]}


def figures(found: dict[str, Best]) -> list[Figure]:
    """The goals with what was measured."""

    def at(job: str, name: str) -> float | None:
        value = found.get(job, {}).get(name)
        return float(value) if isinstance(value, int | float) else None

    def note(*jobs: str) -> str:
        said = [f"{job}: {found[job]['error']}" for job in jobs if found.get(job, {}).get("error")]
        return "; ".join(said + [f"{job}: not measured" for job in jobs if job not in found])

    same = found.get("plain games", {}).get("checksum") == found.get("compiled games", {}).get("checksum")
    picks, applied = at("plain games", "picks"), at("peer openspiel", "applied")
    fast, grown = at("compiled games", "picks"), "plain growth"
    walks, length = at("compiled search", "walks"), at("compiled turns", "length")
    theirs, acted = at("peer openspiel", "walks"), at("peer openspiel", "length")
    walked = None if walks is None or length is None else walks * length
    peer_walked = None if theirs is None or acted is None else theirs * acted
    differs = "" if same or fast is None else "the checksums differ"
    return [
        Figure(BY_ID["G1"], picks, applied, note("plain games", "peer openspiel")),
        Figure(BY_ID["G2"], picks, at("peer rlcard", "steps"), note("plain games", "peer rlcard")),
        Figure(BY_ID["G3"], fast if same else None, picks, note("compiled games") or differs),
        Figure(BY_ID["G4"], fast, applied, note("compiled games", "peer openspiel")),
        Figure(BY_ID["G5"], at("plain copies", "micros"), at("peer openspiel", "clone"), note("plain copies")),
        Figure(BY_ID["G5c"], at("compiled copies", "micros"), at("peer openspiel", "clone"), note("compiled copies")),
        Figure(BY_ID["G6"], at("plain copies", "kilobytes"), None, note("plain copies")),
        Figure(BY_ID["G7"], walks, theirs, note("compiled search")),
        Figure(BY_ID["G7p"], walked, peer_walked, note("compiled search", "compiled turns")),
        Figure(BY_ID["G7b"], at("compiled turns", "walks"), theirs, note("compiled turns")),
        Figure(BY_ID["G8"], at("sockets", "picks"), at("sockets", "echoes"), note("sockets")),
        Figure(BY_ID["G8p"], at("sockets", "late"), at("sockets", "echo_late"), note("sockets")),
        Figure(BY_ID["G9"], at("compiled views", "micros"), None, note("compiled views")),
        Figure(BY_ID["G9b"], at("compiled views", "kilobytes"), None, note("compiled views")),
        Figure(BY_ID["G10"], at("thinking", "thinking"), at("thinking", "idle"), note("thinking")),
        Figure(BY_ID["G11"], at("plain import", "seconds"), None, note("plain import")),
        Figure(BY_ID["G11m"], at("plain import", "megabytes"), None, note("plain import")),
        Figure(BY_ID["G12"], at("pair", "both"), at("pair", "alone"), note("pair")),
        Figure(BY_ID["G13"], at(grown, "many_characters"), at(grown, "few_characters"), note(grown)),
        Figure(BY_ID["G13m"], at(grown, "many_modifiers"), at(grown, "few_modifiers"), note(grown)),
        Figure(BY_ID["G14"], at("default", "compiled"), None, note("default")),
        Figure(BY_ID["G15"], at("compiled traffic", "micros"), None, note("compiled traffic")),
        Figure(BY_ID["G16"], at("compiled traffic", "kilobytes"), None, note("compiled traffic")),
        Figure(BY_ID["G17"], at("visit", "kilobytes"), None, note("visit")),
        Figure(BY_ID["G18"], at("compiled starting", "serve"), None, note("compiled starting")),
        Figure(BY_ID["G18h"], at("compiled starting", "help"), None, note("compiled starting")),
        Figure(BY_ID["G19"], at("suite", "minutes"), None, note("suite")),
        Figure(BY_ID["G20"], at("native", "instructions"), NATIVE, note("native")),
    ]
