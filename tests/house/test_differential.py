"""Two trees are compared only if both are really played."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "differential.py"


def test_a_tree_without_the_games_is_not_taken_for_another(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(TOOL), str(tmp_path), "--trace", "0"], capture_output=True, text=True, check=False
    )

    assert done.returncode != 0 and "are not those of" in done.stderr
