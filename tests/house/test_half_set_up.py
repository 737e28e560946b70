"""Set-up takes what an interruption left behind for what it is. (tests/house/test_set_up.py interrupts it for real.)"""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.environment import version_of


@pytest.mark.parametrize("left", [None, b"", b"\x7fELF"])
def test_half_a_program_has_no_version(tmp_path: Path, left: bytes | None) -> None:
    program = tmp_path / "uv"
    if left is not None:
        program.write_bytes(left)
        program.chmod(0o755 if left else 0o644)

    assert version_of(program) == ""


def test_a_whole_program_tells_its_version(tmp_path: Path) -> None:
    program = tmp_path / "uv"
    program.write_text("#!/bin/sh\necho uv 1.2.3\n")
    program.chmod(0o755)

    assert version_of(program) == "uv 1.2.3\n"
