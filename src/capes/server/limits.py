"""What keeps one visitor from taking everybody's share: buckets, counters, and one meter for the work they cause."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def source_of(address: str) -> str:
    """Whom a limit counts: an IPv4 address, or the /64 an IPv6 address belongs to (a household has all of one).

    >>> source_of("2001:db8::1:2:3:4"), source_of("::ffff:192.0.2.7"), source_of("local")
    ('2001:db8::/64', '192.0.2.7', 'local')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)


class Bucket:
    """Tokens that come back at a rate, up to a burst."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.at = now

    def _refill(self, now: float) -> None:
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether there was a token left."""
        self._refill(now)
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def charge(self, now: float, cost: float) -> None:
        """Take tokens for what has been done already, into debt if need be."""
        self._refill(now)
        self.tokens = max(-self.burst, self.tokens - cost)

    def wait(self, level: float = 1.0) -> float:
        """Seconds until there are `level` tokens."""
        return max(0.0, (level - self.tokens) / self.rate)


class Buckets:
    """One bucket per key, the least used forgotten first."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float], most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst, self.clock())
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Whether the key may go on."""
        return self.of(key).take(self.clock(), cost)

    def charge(self, key: str, cost: float) -> None:
        """Count what a key has cost already."""
        self.of(key).charge(self.clock(), cost)

    def debt(self, key: str) -> float:
        """Seconds until the key is out of debt; 0 if it is in none."""
        bucket = self.of(key)
        bucket.charge(self.clock(), 0.0)
        return bucket.wait(0.0)


class Counter:
    """How many of something each key holds at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def held(self, key: str) -> int:
        """How many the key holds."""
        return self._held.get(key, 0)

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


class Spent:
    """Processor seconds the loop has spent on something."""

    __slots__ = ("longest", "seconds")

    def __init__(self) -> None:
        self.seconds = 0.0
        self.longest = 0.0  # the longest single step, in which nobody else had a turn


@coroutine
def metered(work: Coroutine[Any, Any, T], spent: Spent) -> Generator[Any, Any, T]:
    """Carry out a coroutine, counting the processor time of each of its steps on the loop."""
    value: Any = None
    error: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            waits_for = work.send(value) if error is None else work.throw(error)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            step = time.thread_time() - began
            spent.seconds += step
            spent.longest = max(spent.longest, step)
        try:
            value, error = (yield waits_for), None
        except BaseException as raised:
            value, error = None, raised


class Sampled:
    """Lets one line in a while through, and says how many were left out."""

    def __init__(self, every: float, clock: Callable[[], float]) -> None:
        self.every = every
        self.clock = clock
        self._last: dict[str, tuple[float, int]] = {}

    def due(self, kind: str) -> int | None:
        """How many of this kind there have been since the last line, this one included; None if it is too soon."""
        now = self.clock()
        last, left_out = self._last.get(kind, (-self.every, 0))
        if now - last < self.every:
            self._last[kind] = (last, left_out + 1)
            return None
        self._last[kind] = (now, 0)
        return left_out + 1
