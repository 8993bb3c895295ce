"""How much anybody may ask for: sizes, rates and counts. Generous to people, not to loops."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

__all__ = ["Limits", "Pace", "Rate", "Rates"]

EVERYBODY_ELSE = ""  # the bucket that newcomers share when no more can be kept


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What one server allows. Addresses on this very machine are trusted unless `local` says otherwise."""

    frames: Rate = Rate(200, 50)  # read from one connection
    tables: Rate = Rate(10, 1 / 10)  # opened by one person
    chats: Rate = Rate(8, 1)  # by one person
    guests: Rate = Rate(20, 1 / 10)  # from one address
    passwords: Rate = Rate(10, 1 / 10)  # tried from one address
    guesses: Rate = Rate(30, 1 / 30)  # of one account's password, from wherever
    requests: Rate = Rate(100, 20)  # from one address
    entries: Rate = Rate(2_000, 2)  # written to logs by one person
    entries_an_address: Rate = Rate(10_000, 20)
    lobbies: Rate = Rate(30, 2)  # asked for by one person
    listed: int = 3  # tables of one person that wait in the lobby
    listed_an_address: int = 10
    head: int = 16_384  # bytes of a request's head
    headers: int = 100  # of one request
    body: int = 16_384  # bytes of a request after its head, trailers too; what means something is much smaller
    time_to_ask: float = 30.0  # seconds for a whole request
    connections: int = 22_000  # in all, with those that only ask
    connections_an_address: int = 200
    sockets: int = 20_000  # in all
    sockets_an_address: int = 100
    sockets_a_person: int = 20
    local: bool = False  # whether addresses on this machine are limited too


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
        return -self._left / self._rate.a_second if self._left < 0 else 0.0


class Rates:
    """Token buckets by whom. Only a full one is forgotten: it is as good as a new one."""

    def __init__(self, rate: Rate, *, most: int = 100_000, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._most, self._clock = rate, most, clock
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
        return max(0.0, 1 - self._left(who)) / self._rate.a_second

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
