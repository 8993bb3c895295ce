"""Sitting down to a day's deal: whether it counts, and at which table."""

from collections.abc import Callable, Sequence
from datetime import date

from tenback import kernels
from tenback.protocol.client_frames import PlayDay
from tenback.server.daily.deals import Almanac, Deal, asked_for, closes, date_of, named
from tenback.server.daily.tries import Tries, Try
from tenback.server.rooms import House, now
from tenback.table import Body, Declined, Person, Table, entries, wishes

__all__ = ["Day", "Derived"]

Derived = Callable[..., str]
"""A name that nobody can guess, and that the same wish gets again."""


class Day:
    """The deals of the day, as somebody plays them. The clock is the server's."""

    def __init__(self, house: House, almanac: Almanac, clock: Callable[[], int] = now) -> None:
        self._house, self.almanac, self.clock = house, almanac, clock
        self.tries = Tries(house)

    async def play(self, wish: PlayDay, me: Person, derived: Derived, check: Callable[[], None]) -> tuple[int, str]:
        """The table, and the place in its log; Declined where the deal is not to be played now. `check`: whether they
        may open one more table.
        """
        moment = self.clock()
        deal, day = named(wish.deal), asked_for(wish.date, moment)
        if me.program:
            raise Declined("day-people", "The deal of the day is for people; programs play at other tables.")
        if deal.bots and not kernels.ready(deal.game):
            raise Declined("bots-compiling", "The strong bots of this deal are being got ready; try again in a minute.")
        own = await self.tries.of(day, deal.name, me.id)
        if own is None and day == date_of(moment) and not wish.again:
            # Noted first, then dealt: nobody is dealt these cards who is not counted.
            check()
            name = derived("day", day.isoformat(), deal.name, me.id)
            own = await self.tries.begin(day, deal.name, Try(me.id, me.name, name, moment))
        if own is not None and own.score is None and not wish.again and moment < closes(day):
            return await self._open(day, deal, own.table, wish, me, known=False, check=check)  # goes on with it
        if own is not None and own.score is not None and not wish.again:
            raise Declined("day-played", "You have played this deal; once more does not count.", table=own.table)
        if moment < closes(day) and (own is None or own.score is None):
            raise Declined("day-first", "The first try counts; after it you may play as often as you like, uncounted.")
        name = derived("day-again", day.isoformat(), deal.name, me.id, wish.id)
        return await self._open(day, deal, name, wish, me, known=True, check=check)

    async def _open(
        self, day: date, deal: Deal, name: str, wish: PlayDay, me: Person, *, known: bool, check: Callable[[], None]
    ) -> tuple[int, str]:
        seed = self.almanac.seed(day, deal.name)
        of_day = entries.OfDay(day.isoformat(), deal.name)
        opened = wishes.open_day(deal.setting(day, wish.pace), me, of_day, deal.bots, seed=seed, known=known)

        def make(_: Table) -> Sequence[Body]:
            check()
            return opened

        # The same command for everybody's first try: whoever asks twice, from two windows too, gets the same table.
        command = wish.id if known else "day"
        return await self._house.open(name, make, actor=me.id, command=command), name

    async def open_to(self, table: Table, person: str) -> bool:
        """Whether somebody else's try may be looked back at: after one's own, and by all once the day is over."""
        if table.day is None or table.known:
            return False
        day = date.fromisoformat(table.day.date)
        if self.clock() >= closes(day):
            return True
        own = await self.tries.of(day, table.day.deal, person) if person else None
        return own is not None and own.score is not None
