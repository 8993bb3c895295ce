"""What /metrics tells: counts and times, never who or what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

__all__ = ["Measures"]

FROM_WISH_TO_COMMIT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds


class Measures:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("tenback_entries", "Log entries made durable.", registry=self.registry)
        self.games = Counter("tenback_games_ended", "Games that have ended.", ["game"], registry=self.registry)
        self.refused = Counter("tenback_refused", "Wishes not granted.", ["key"], registry=self.registry)
        self.frames = Counter("tenback_frames", "Frames received.", registry=self.registry)
        self.sent = Counter("tenback_sent", "Frames sent.", registry=self.registry)
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
        self.commit = Histogram(
            "tenback_commit_seconds",
            "From a wish to its acknowledgement.",
            buckets=FROM_WISH_TO_COMMIT,
            registry=self.registry,
        )
