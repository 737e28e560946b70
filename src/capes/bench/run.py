"""Running the measurements: each several times, taking turns, the best of each kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from capes.bench.goals import BY_ID, Figure

HERE = Path(__file__).resolve().parents[2]
COMPILED = HERE.parent / "build" / "compiled" / "src"
SIZES = {"import": 1, "games": 60, "copies": 400, "search": 40, "growth": 30, "openspiel": 100, "rlcard": 40}
MORE = {"applied", "games", "picks", "walks", "alone", "both"}
"""Figures of which more is better; of all others less is."""

BYTECODE = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(Path(gettempdir()) / "capes-bench-bytecode")}
"""Bytecode is kept from one run to the next, as where the package is installed, whatever the surroundings say."""

Best = dict[str, Any]


def outside(module: str, what: str, size: int, path: Path) -> subprocess.Popen[str]:
    """A measurement begun in a process of its own."""
    command = [sys.executable, "-m", module, what, str(size)]
    env = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0", **BYTECODE}
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


def measure(runs: int, fraction: float, told: Callable[[str], None], compiled: Path | None = None) -> dict[str, Best]:
    """Every measurement `runs` times, in turns, so that a busy moment cannot hit one of them alone."""
    compiled = COMPILED if compiled is None else compiled
    jobs = [("plain", "capes.bench.probe", what, HERE) for what in ("import", "games", "copies", "search", "growth")]
    if any((compiled / "capes" / "core").glob("*.so")):
        jobs += [("compiled", "capes.bench.probe", what, compiled) for what in ("games", "copies", "search", "growth")]
    jobs += [("peer", "capes.bench.peers", what, HERE) for what in ("openspiel", "rlcard")]
    found: dict[str, Best] = {}
    for _ in range(runs):
        for kind, module, what, path in jobs:
            told(f"{kind} {what}")
            size = max(1, round(SIZES[what] * fraction))
            better(found.setdefault(f"{kind} {what}", {}), result_of(outside(module, what, size, path)))
        told("two processes")
        better(found.setdefault("pair", {}), pair(max(2, round(SIZES["games"] * fraction))))
    return found


def pair(size: int) -> dict[str, Any]:
    """Games a second by the clock on the wall: one process alone, and two side by side."""
    rates = []
    for count in (1, 2):
        found = [result_of(one) for one in [outside("capes.bench.probe", "games", size, HERE) for _ in range(count)]]
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
    differs = "" if same or fast is None else "the checksums differ"
    return [
        Figure(BY_ID["G1"], picks, applied, note("plain games", "peer openspiel")),
        Figure(BY_ID["G2"], at("plain games", "games"), at("peer rlcard", "games"), note("plain games", "peer rlcard")),
        Figure(BY_ID["G3"], fast if same else None, picks, note("compiled games") or differs),
        Figure(BY_ID["G4"], fast, applied, note("compiled games", "peer openspiel")),
        Figure(BY_ID["G5"], at("plain copies", "micros"), at("peer openspiel", "clone"), note("plain copies")),
        Figure(BY_ID["G5c"], at("compiled copies", "micros"), at("peer openspiel", "clone"), note("compiled copies")),
        Figure(BY_ID["G6"], at("plain copies", "kilobytes"), None, note("plain copies")),
        Figure(BY_ID["G7"], at("compiled search", "walks"), at("peer openspiel", "walks"), note("compiled search")),
        Figure(BY_ID["G11"], at("plain import", "seconds"), None, note("plain import")),
        Figure(BY_ID["G11m"], at("plain import", "megabytes"), None, note("plain import")),
        Figure(BY_ID["G12"], at("pair", "both"), at("pair", "alone"), note("pair")),
        Figure(BY_ID["G13"], at(grown, "many_characters"), at(grown, "few_characters"), note(grown)),
        Figure(BY_ID["G13m"], at(grown, "many_modifiers"), at(grown, "few_modifiers"), note(grown)),
    ]
