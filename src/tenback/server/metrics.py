"""What /metrics tells: counts and times, never who or what.

What is counted at every move is a plain number here: prometheus_client's own counters take a lock each time, and all of
them together took a tenth of a move.
"""

from bisect import bisect_left
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

__all__ = ["Measures"]

FROM_WISH_TO_COMMIT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Count:
    """How often something happened. Only the event loop counts."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        self._name, self._what = name, what
        self.value = 0
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._what, value=self.value)


class Times:
    """How long something took, in seconds. Only the event loop counts."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        self._name, self._what = name, what
        self._counts = [0] * (len(FROM_WISH_TO_COMMIT) + 1)
        self._sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(FROM_WISH_TO_COMMIT, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        buckets, total = [], 0
        for limit, count in zip((*map(str, FROM_WISH_TO_COMMIT), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((limit, total))
        yield HistogramMetricFamily(self._name, self._what, buckets=buckets, sum_value=self._sum)


class Measures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Count("tenback_entries", "Log entries made durable.", self.registry)
        self.frames = Count("tenback_frames", "Frames received.", self.registry)
        self.sent = Count("tenback_sent", "Frames sent.", self.registry)
        self.commit = Times("tenback_commit_seconds", "From a wish to its acknowledgement.", self.registry)
        self.games = Counter("tenback_games_ended", "Games that have ended.", ["game"], registry=self.registry)
        self.refused = Counter("tenback_refused", "Wishes not granted.", ["key"], registry=self.registry)
        self.turned_away = Counter(
            "tenback_turned_away", "Visitors not let in, by the reason.", ["key"], registry=self.registry
        )
        self.bad_frames = Counter("tenback_bad_frames", "Frames that mean nothing.", registry=self.registry)
        self.snapshots = Counter("tenback_snapshots", "Snapshots sent instead of a backlog.", registry=self.registry)
        self.slow = Counter(
            "tenback_slow_closed", "Connections closed since they read too slowly.", registry=self.registry
        )
        self.bot_failures = Counter(
            "tenback_bot_failures", "Moves made without the bot that was asked.", registry=self.registry
        )
        self.sockets = Gauge("tenback_sockets", "Open connections.", registry=self.registry)
        self.rooms = Gauge("tenback_tables", "Tables in memory.", registry=self.registry)
        self.ready = Gauge("tenback_ready", "Whether wishes can be granted.", registry=self.registry)
