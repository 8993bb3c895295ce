"""A game that is over, told: why it could not go on, what each did, and how it compares with one's own others."""

from collections.abc import Sequence
from statistics import median
from typing import Any

from tenback import views
from tenback.bots.measured import strong_bots
from tenback.core import Seat, State
from tenback.games import ten, the_game
from tenback.games.ten.table import LIMITS
from tenback.protocol.pages import Compared, EndTold, MeasuredBots, OwnGame
from tenback.store import Listing
from tenback.table import Table
from tenback.table.viewing import may_see_all

__all__ = ["COMPARED", "end_told"]

COMPARED = 1000  # of somebody's last tables: older ones say little about how one plays now


def end_told(table: Table, seat: Seat | None, own: Sequence[Listing]) -> EndTold:
    """For who has that seat, or none; `own`: their tables, the newest first."""
    state, setting = table.state, table.setting
    assert state is not None  # it has ended, so it was dealt
    read = setting.the_game.action
    turns, done = views.tallies(table.replayed(len(table.actions)), map(read, table.actions))
    measured = strong_bots(setting.game, setting.seats, setting.options)
    return EndTold(
        turns=turns,
        tallies=done,
        last_turn=views.last_turn(state) if may_see_all(table, seat) else None,
        burnt=_burnt(state),
        compared=None if seat is None else _compared(table, seat, own),
        bots=None if measured is None else MeasuredBots(measured.percent, measured.among),
        next_limit=_next_limit(state),
    )


def _burnt(state: State) -> list[str]:
    """The piles whose fire had to be covered (G17)."""
    if not isinstance(state, the_game.State):
        return []
    return [str(pile) for pile, ends in state.burning if not ends]


def _next_limit(state: State) -> int | None:
    """What to try after a win alone (T23)."""
    if not isinstance(state, ten.State) or not state.ending or not state.ending.won:
        return None
    limit = state.table.options.limit
    return limit + 1 if limit is not None and limit + 1 in LIMITS else None


# Beside one's own games


def _compared(table: Table, seat: Seat, own: Sequence[Listing]) -> Compared:
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
        if listing.game != self._game or not result.get("begun") or result.get("known"):
            return False
        if result.get("abandoned") or result["seats"] != self._seats or summary["options"] != self._options:
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
