"""What is dropped with much hanging on it is freed whole, and nothing else is touched: trees of searches are deep."""

from __future__ import annotations

import gc

from capes.core.option import Option


def test_records_far_down_in_what_is_dropped_are_freed_without_harm() -> None:
    """Compiled, a record unknown to the collector once wrote over its neighbour when freed below fifty levels."""
    for lap in range(6):
        dropped = []
        for number in range(100):
            chain: list[object] = [Option(f"first {lap}", number=number)]
            for level in range(120):
                chain = [chain, Option("next", number=level)]
            dropped.append(chain)
        del chain
        dropped.clear()
        gc.collect()

    kept = [Option("kept", number=number) for number in range(1000)]

    assert [option.number for option in kept] == list(range(1000))
