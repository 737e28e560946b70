"""Buckets and counters that keep one visitor from taking everybody's share."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Tokens that come back at a rate, up to a burst."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there was a token left."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def wait(self) -> float:
        """Seconds until the next token, for who has just been refused one."""
        return max(0.0, (1.0 - self.tokens) / self.rate)


class Buckets:
    """One bucket per key, the least used forgotten first."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float], most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether the key may go on."""
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, now)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now, cost)


class Counter:
    """How many of something each key holds at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """One more, unless the key holds the most already."""
        held = self._held.get(key, 0)
        if held >= self.most:
            return False
        self._held[key] = held + 1
        return True

    def give(self, key: str) -> None:
        """One less."""
        held = self._held.get(key, 0) - 1
        if held <= 0:
            self._held.pop(key, None)
        else:
            self._held[key] = held
