"""Play the same random games on both engines of an installed package, and see that everything happened alike."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any


def played(pure: str) -> dict[str, Any]:
    """What `capes.bench.probe` says of twenty random games on one engine."""
    command = [sys.executable, "-m", "capes.bench.probe", "games", "20"]
    done = subprocess.run(command, env={**os.environ, "CAPES_PURE": pure}, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    """Compare, and say how much faster one of them was."""
    plain, compiled = played("1"), played("0")
    if plain["checksum"] != compiled["checksum"]:
        sys.exit(f"the engines differ: plain {plain['checksum']}, compiled {compiled['checksum']}")
    print(f"the same games on both; compiled {compiled['picks'] / plain['picks']:.1f} times as fast")


if __name__ == "__main__":
    main()
