"""What /metrics tells: counts and times, never who or what. Every label has few values, all of them our own words.

What is counted at every move or request is a plain number here: prometheus_client's own counters take a lock each time,
and all of them together took a tenth of a move.
"""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator
from platform import python_version
from time import monotonic

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Info, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

from tenback import __version__
from tenback.server.limits import LIMIT_OF

__all__ = ["QUIET", "Count", "Counts", "Measures", "Times"]

log = structlog.get_logger()

QUIET = 60.0  # seconds between two lines in the log that tell the same
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Count:
    """How often something happened. Only the event loop counts."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry) -> None:
        self._name, self._what = name, what
        self.value = 0
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(self._name, self._what, value=self.value)


class Counts:
    """The same, by labels: `counts[label, another] += 1`."""

    def __init__(self, name: str, what: str, labels: tuple[str, ...], registry: CollectorRegistry) -> None:
        self._name, self._what, self._labels = name, what, labels
        self.values: Tally[tuple[str, ...]] = Tally()
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        told = CounterMetricFamily(self._name, self._what, labels=self._labels)
        for labels, value in sorted(self.values.items()):
            told.add_metric(labels, value)
        yield told


class Spread:
    """How long something took, so many times."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def told(self) -> tuple[list[tuple[str, float]], float]:
        """So many up to each bound, and the sum."""
        buckets, total = [], 0.0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self._counts, strict=True):
            total += count
            buckets.append((limit, total))
        return buckets, self._sum


class Times:
    """How long something took, in seconds, by at most one label. Only the event loop counts."""

    def __init__(self, name: str, what: str, registry: CollectorRegistry, *, label: str | None = None) -> None:
        self._name, self._what, self._label = name, what, label
        self._spreads: dict[str, Spread] = {} if label else {"": Spread()}
        registry.register(self)

    def observe(self, seconds: float, label: str = "") -> None:
        spread = self._spreads.get(label)
        if spread is None:
            spread = self._spreads[label] = Spread()
        spread.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        family = HistogramMetricFamily(self._name, self._what, labels=[self._label] if self._label else [])
        for label, spread in sorted(self._spreads.items()):
            buckets, total = spread.told()
            family.add_metric([label] if self._label else [], buckets, total)
        yield family


class Now:
    """What is found when somebody asks, by a label: `asked[label]` tells it."""

    def __init__(self, name: str, what: str, label: str, registry: CollectorRegistry) -> None:
        self._name, self._what, self._label = name, what, label
        self.asked: dict[str, Callable[[], float]] = {}
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        told = GaugeMetricFamily(self._name, self._what, labels=[self._label])
        for label, asked in self.asked.items():
            told.add_metric([label], asked())
        yield told


class Measures:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)  # memory, processor time, descriptors, when it started
        Info("tenback_build", "What runs here.", registry=registry).info(
            {"version": __version__, "python": python_version()}
        )
        # Tables
        self.entries = Count("tenback_entries", "Log entries made durable.", registry)
        self.frames = Count("tenback_frames", "Frames received.", registry)
        self.sent = Count("tenback_sent", "Frames sent.", registry)
        self.commit = Times("tenback_commit_seconds", "From a wish to its acknowledgement.", registry)
        self.opened = Counts("tenback_tables_opened", "Tables opened.", ("game",), registry)
        self.games = Counter("tenback_games_ended", "Games that have ended.", ["game"], registry=registry)
        self.refused = Counter("tenback_refused", "Wishes not granted.", ["key"], registry=registry)
        self.rooms = Gauge("tenback_tables", "Tables in memory.", registry=registry)
        # People and their lines
        self.guests = Count("tenback_guests", "Guests that have come.", registry)
        self.people = Gauge("tenback_people", "People who are here.", registry=registry)
        self.sockets = Gauge("tenback_sockets", "Open connections.", registry=registry)
        self.bad_frames = Counter("tenback_bad_frames", "Frames that mean nothing.", registry=registry)
        self.snapshots = Counter("tenback_snapshots", "Snapshots sent instead of a backlog.", registry=registry)
        self.slow = Counter("tenback_slow_closed", "Connections closed since they read too slowly.", registry=registry)
        # Requests
        self.requests = Counts("tenback_requests", "Requests, by route and status.", ("path", "status"), registry)
        self.answering = Times("tenback_request_seconds", "From a request to its answer.", registry, label="path")
        self.turned_away = Counter(
            "tenback_turned_away", "Visitors not let in, by the reason.", ["key"], registry=registry
        )
        self.limits_met = Counts(
            "tenback_limits_met", "How often a limit was met, by its setting.", ("limit",), registry
        )
        # Bots
        self.bots_waiting = Now("tenback_bots_waiting", "Questions that wait for a worker.", "lane", registry)
        self.bots_busy = Now("tenback_bots_thinking", "Workers that think.", "lane", registry)
        self.waited = Times("tenback_bot_wait_seconds", "How long a question waited.", registry, label="lane")
        self.thought = Times("tenback_bot_seconds", "How long a worker thought.", registry, label="lane")
        self.replaced = Count("tenback_bot_workers_replaced", "Workers that failed and were replaced.", registry)
        self.bot_failures = Counter(
            "tenback_bot_failures", "Moves made without the bot that was asked.", registry=registry
        )
        # Reviews
        self.reviews = Counts("tenback_reviews", "Reviews that came to an end, by how.", ("state",), registry)
        self.reviews_waiting = Gauge("tenback_reviews_waiting", "Reviews asked for and not made.", registry=registry)
        self.reviewed = Times("tenback_review_piece_seconds", "How long a turn of a review took.", registry)
        self._told: dict[str, float] = {}  # which limits the log has told of, and when
        self.ready = Gauge("tenback_ready", "Whether wishes can be granted.", registry=registry)

    def declined(self, key: str) -> None:
        """Somebody was refused: if that was for a limit, it was met."""
        if limit := LIMIT_OF.get(key):
            self.met(limit)()

    def met(self, limit: str) -> Callable[[], None]:
        """To be called whenever that limit was met: it is counted, and the log tells it, once a minute and without
        whom.
        """
        values, labels, told = self.limits_met.values, (limit,), self._told

        def count() -> None:
            values[labels] += 1
            at = monotonic()
            if at - told.get(limit, -QUIET) >= QUIET:
                told[limit] = at
                log.warning("a limit is met", limit=limit)

        return count
