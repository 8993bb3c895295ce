"""A game beside one's own earlier ones: which count, the best of them and the middle one."""

from collections.abc import Sequence
from statistics import median
from typing import Any

from tenback.core import Seat
from tenback.protocol.pages import Compared, OwnGame
from tenback.store import Listing
from tenback.table import Table, counting

__all__ = ["COMPARED", "compared"]

COMPARED = 1000  # of somebody's last tables: older ones say little about how one plays now


def compared(table: Table, seat: Seat, own: Sequence[Listing]) -> Compared:
    """With the same game, players and rules; in a duel against the same rival. A deal that was known does not count."""
    person = table.sitters[seat]
    assert person is not None  # who asks
    kind = _Kind(table, seat)
    games = []
    for listing in reversed(own):
        mine = next((place for who, place in listing.people if who == person.person), None)
        if mine is not None and kind.has(listing, mine):
            value = _value(listing.result or {}, mine)
            games.append(OwnGame(value, _won(listing.result or {}, mine), listing.table == table.id))
    values = [game.value for game in games if game.value is not None]
    best = min if table.setting.team else max
    return Compared(games, best(values) if values else None, median(values) if values else None)


class _Kind:
    """What makes games comparable."""

    def __init__(self, table: Table, seat: Seat) -> None:
        setting = table.setting
        self._game, self._options, self._seats = setting.game, dict(setting.options), setting.seats
        self._rival: object = None
        if setting.the_game.may_resign:  # a duel
            people = tuple((who.person, place) for place, who in enumerate(table.sitters) if who and who.person)
            seats = [{"bot": who.bot} if who else {} for who in table.sitters]
            self._rival = _rival(people, seats, seat)

    def has(self, listing: Listing, seat: Seat) -> bool:
        result, summary = listing.result or {}, listing.summary
        if listing.game != self._game or not counting.counts(result):
            return False
        if result["seats"] != self._seats or summary["options"] != self._options:
            return False
        return self._rival is None or _rival(listing.people, summary["seats"], seat) == self._rival


def _rival(people: Sequence[tuple[str, Seat]], seats: Sequence[Any], seat: Seat) -> object:
    """Against whom a duel was played: a person, or bots of a strength."""
    other = 1 - seat
    person = next((who for who, place in people if place == other), None)
    return person or ("bot", seats[other].get("bot"))


def _value(result: Any, seat: Seat) -> int | None:
    """What counts beside won or lost: cards left, or points."""
    ending = result.get("ending") or {}
    if "scores" in ending:
        return int(ending["scores"][seat])
    return ending.get("left")


def _won(result: Any, seat: Seat) -> bool:
    ending = result.get("ending") or result
    if ending.get("won") is not None:
        return bool(ending["won"])
    return seat in (ending.get("winners") or ())
