"""How much anybody may ask for: sizes, rates and counts. Generous to people, not to loops."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Annotated

from tenback.server.settings.keys import About
from tenback.table import BOUNDS, Declined

__all__ = ["LIMIT_OF", "USUAL", "Busy", "Limits", "Pace", "Rate", "Rates", "TooFast"]

EVERYBODY_ELSE = ""  # the bucket that newcomers share when no more can be kept

LIMIT_OF = {  # by the key of a refusal, where whoever refuses does not count: the limit that was met
    "asked-enough": "asked",
    "log-full": "log",
    "passwords-busy": "hashes",
    "reviews-full": "reviews_waiting",
}


class TooFast(Declined):
    """More than one may ask for; `after` so many seconds it is not."""


class Busy(Declined):
    """Too many want the same at once; `after` so many seconds there may be room."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: Annotated[float, About("at once", 1, 1e9)]
    a_second: Annotated[float, About("a second in the long run", 0.0001, 1e9)]


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server allows. Addresses on this very machine are trusted unless `local` says otherwise."""

    # What somebody does
    frames: Annotated[Rate, About("frames read from one connection (more wait on the line)")] = Rate(200, 50)
    tables: Annotated[Rate, About("tables opened by one person")] = Rate(10, 0.1)
    chats: Annotated[Rate, About("messages by one person")] = Rate(8, 1)
    guests: Annotated[Rate, About("guests from one address")] = Rate(20, 0.1)
    passwords: Annotated[Rate, About("passwords tried from one address")] = Rate(10, 0.1)
    guesses: Annotated[Rate, About("passwords tried for one account, from wherever")] = Rate(30, 0.0333)
    requests: Annotated[Rate, About("requests from one address, of those that cost something")] = Rate(100, 20)
    entries: Annotated[Rate, About("entries written to logs by one person")] = Rate(2_000, 2)
    entries_an_address: Annotated[Rate, About("entries written to logs from one address")] = Rate(10_000, 20)
    reports: Annotated[Rate, About("reports of others by one person")] = Rate(5, 0.00167)
    exports: Annotated[Rate, About("copies of all that is stored of one person")] = Rate(3, 0.00167)
    mails: Annotated[Rate, About("mails that ask whether we may write, by one person, to or from one address")] = Rate(
        5, 0.00139
    )
    reviews: Annotated[Rate, About("reviews asked for by one person")] = Rate(10, 0.01)
    reviews_an_address: Annotated[Rate, About("reviews asked for from one address")] = Rate(40, 0.04)
    lobbies: Annotated[Rate, About("lists of tables asked for by one person")] = Rate(30, 2)
    hints: Annotated[Rate, About("hints asked for by one person")] = Rate(5, 0.2)
    # What there is of them
    listed: Annotated[int, About("tables of one person that wait in the lobby", 1, 100)] = 3
    listed_an_address: Annotated[int, About("tables of one address that wait in the lobby", 1, 100)] = 10
    reviews_waiting: Annotated[int, About("reviews that wait to be made, of all people", 1, 10_000)] = 200
    lobby: Annotated[int, About("tables that the lobby lists", 1, 10_000)] = 100
    lobby_seconds: Annotated[
        float, About("seconds until a table that waits, and whose people do not look, drops out of the lobby", 60, 1e7)
    ] = 3600.0
    asked: Annotated[
        int, About("entries of one person at one table that the game does not need: pauses, messages", 10, 10_000)
    ] = BOUNDS.asked
    log: Annotated[int, About("entries of a table; then only the game goes on", 100, 100_000)] = BOUNDS.entries
    long_answers: Annotated[int, About("replays of one asker that are made or on their way", 1, 100)] = 3
    hashes: Annotated[int, About("passwords that wait to be looked at, each for tenths of a second", 1, 1000)] = 20
    # Before anybody is known
    head: Annotated[int, About("bytes of a request's head", 1024, 65_536)] = 16_384
    headers: Annotated[int, About("headers of one request", 20, 1000)] = 100
    body: Annotated[int, About("bytes of a request after its head, trailers too", 4096, 1 << 20)] = 16_384
    time_to_ask: Annotated[float, About("seconds for a whole request", 0.1, 3600)] = 30.0
    time_to_greet: Annotated[float, About("seconds until a new connection must have said hello", 0.1, 600)] = 10.0
    keep_alive: Annotated[int, About("seconds that a line stays open for another request", 1, 600)] = 5
    connections: Annotated[int, About("connections in all, with those that only ask", 10, 1_000_000)] = 22_000
    connections_an_address: Annotated[int, About("connections of one address", 2, 1_000_000)] = 200
    sockets: Annotated[int, About("WebSockets in all", 1, 1_000_000)] = 20_000
    sockets_an_address: Annotated[int, About("WebSockets of one address", 1, 1_000_000)] = 100
    sockets_a_person: Annotated[int, About("WebSockets of one person", 1, 10_000)] = 20
    # Those who read slowly, or send what means nothing
    outbox: Annotated[
        int, About("frames that wait for a slow reader before one snapshot takes their place", 8, 10_000)
    ] = 64
    stuck: Annotated[float, About("seconds in which nothing is read until the line is closed", 1, 3600)] = 20.0
    ping: Annotated[float, About("seconds between two looks whether a client is still there", 1, 3600)] = 20.0
    bad_frames: Annotated[int, About("frames that mean nothing until the line is closed", 1, 10_000)] = 20
    local: Annotated[bool, About("whether addresses on this machine are limited too")] = False


USUAL = Limits()


def in_hundredths(seconds: float) -> float:
    """Rounded up: nobody is told to come too early, and seventeen digits would look like a key."""
    return ceil(seconds * 100) / 100


class Pace:
    """One token bucket."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left, self._then = rate.burst, monotonic()

    def wait(self) -> float:
        """It is done once more: so many seconds later, please."""
        now = monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.a_second) - 1
        self._then = now
        return in_hundredths(-self._left / self._rate.a_second) if self._left < 0 else 0.0


class Rates:
    """Token buckets by whom. Only a full one is forgotten: it is as good as a new one."""

    def __init__(
        self,
        rate: Rate,
        met: Callable[[], None] = lambda: None,
        *,
        most: int = 100_000,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self.met = met  # counts that somebody was refused because of it
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and when

    def take(self, who: str) -> bool:
        """Whether `who` may do it once more."""
        self._forget()
        if who not in self._buckets and len(self._buckets) >= self._most:
            who = EVERYBODY_ELSE
        left = self._left(who)
        allowed = left >= 1
        self._buckets[who] = (left - 1 if allowed else left, self._clock())
        self._buckets.move_to_end(who)
        return allowed

    def wait(self, who: str) -> float:
        """Seconds until `who` may do it once more."""
        if who not in self._buckets and len(self._buckets) >= self._most:
            who = EVERYBODY_ELSE
        return in_hundredths(max(0.0, 1 - self._left(who)) / self._rate.a_second)

    def refused(self, who: str, sentence: str) -> TooFast:
        """What is answered when `take` was not allowed; it is counted."""
        self.met()
        return TooFast("too-fast", sentence, after=self.wait(who))

    def _left(self, who: str) -> float:
        left, then = self._buckets.get(who, (self._rate.burst, 0.0))
        return min(self._rate.burst, left + (self._clock() - then) * self._rate.a_second)

    def _forget(self) -> None:
        """Two for one that comes: so they never add up, and nobody waits for a great sweep. Whoever was not heard of
        for longest is looked at; at the latest when all buckets behind are full, that one is.
        """
        for _ in range(2):
            oldest = next(iter(self._buckets), None)
            if oldest is None or self._left(oldest) < self._rate.burst:
                return
            del self._buckets[oldest]
