"""Counters and histograms for /metrics."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Info
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from capes import __version__, engine
from capes.table.entry import By

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Times(Collector):
    """A histogram that only the loop writes, so that it needs no lock."""

    def __init__(self, name: str, what: str) -> None:
        self.name = name
        self.what = what
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The histogram as Prometheus reads it."""
        names = [*map(str, BUCKETS), "+Inf"]
        yield HistogramMetricFamily(
            self.name, self.what, list(zip(names, accumulate(self.counts), strict=True)), self.total
        )


class Thoughts(Collector):
    """What bots have thought over in worker processes, by the engine they thought on."""

    def __init__(self, thoughts: dict[str, int]) -> None:
        self.thoughts = thoughts

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The counts as Prometheus reads them."""
        family = CounterMetricFamily("capes_thoughts", "Picks thought over by bots", labels=["engine"])
        for name, count in self.thoughts.items():
            family.add_metric([name], count)
        yield family


class Metrics:
    """What is counted; one registry per server, so that tests can run several."""

    def __init__(self, thoughts: dict[str, int]) -> None:
        self.registry = CollectorRegistry()
        self.build = Info("capes_build", "What runs here", registry=self.registry)
        self.build.info({"version": __version__, "engine": engine.kind()})
        self.registry.register(Thoughts(thoughts))
        self.picks = Counter("capes_picks_total", "Picks carried out", ["by"], registry=self.registry)
        self.picks_by = {by: self.picks.labels(by) for by in get_args(By)}
        self.refused = Counter("capes_refused_total", "Messages refused", ["why"], registry=self.registry)
        self.card_bugs = Counter("capes_card_bugs_total", "Picks refused because a card failed", registry=self.registry)
        self.resyncs = Counter("capes_resyncs_total", "Pictures sent to returning clients", registry=self.registry)
        self.dropped = Counter("capes_dropped_clients_total", "Clients that did not read", registry=self.registry)
        self.takeovers = Counter("capes_takeovers_total", "Tables taken over from others", registry=self.registry)
        self.live = Gauge("capes_tables_in_memory", "Tables in memory", registry=self.registry)
        self.floods = Counter("capes_floods_total", "Refused for the sake of others", ["kind"], registry=self.registry)
        self.long_steps = Counter("capes_long_steps_total", "Steps that held the loop", registry=self.registry)
        self.lost_seconds = Counter("capes_lost_seconds_total", "Could take no pick", registry=self.registry)
        self.connections = Gauge("capes_connections", "Open connections", registry=self.registry)
        self.sockets = Gauge("capes_sockets", "Connected clients", registry=self.registry)
        self.pick_seconds = Times("capes_pick_seconds", "From message to acknowledgement")
        self.journal_seconds = Times("capes_journal_seconds", "Waiting for the disk")
        self.registry.register(self.pick_seconds)
        self.registry.register(self.journal_seconds)
