"""T19, the quick form: attacks of a moment. Nobody honest is thrown out, every refusal is noted and counted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trust.siege import siege

pytestmark = pytest.mark.anyio


async def test_t19_one_address_harms_nobody(tmp_path: Path) -> None:
    attacks = ["requests", "half_heads", "fragments", "control_frames"]

    found = await siege(tmp_path, attacks, seconds=0.5)

    for attack in attacks:
        assert found[attack]["refused"] > 0 and found[attack]["growth MB"] < 100, (attack, found)
