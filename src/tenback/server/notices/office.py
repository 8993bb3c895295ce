"""Everything about notices that runs: who watches the tables, who sends, and what processes say to one another."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from tenback.server.notices import vapid
from tenback.server.notices.mail import Mails
from tenback.server.notices.postman import Postman
from tenback.server.notices.push import Push
from tenback.server.notices.wanted import Wishes
from tenback.server.notices.watching import HERE, LOOKING, Watch
from tenback.server.rooms import House, Room
from tenback.server.settings.config import Notices

__all__ = ["NEWS", "Office"]

SECRET = "notices"  # noqa: S105 - the name under which the store keeps what signs links in mails
NEWS = "notices"  # what processes shout: somebody has chosen something


class Office:
    """Open from the start of the server on."""

    def __init__(self, house: House, postman: Postman, watch: Watch, *, push: Push | None, mails: Mails) -> None:
        self._house = house
        self.wishes, self.push, self.mails, self.postman, self._watch = Wishes(house.store), push, mails, postman, watch
        self._sending: asyncio.Task[None] | None = None

    @classmethod
    async def opened(cls, house: House, how: Notices) -> "Office":
        """With the keys that the store has made once."""
        store, wishes = house.store, Wishes(house.store)
        key = await store.secret(vapid.SECRET, vapid.new_key)
        secret = await store.secret(SECRET, lambda: secrets.token_bytes(32))
        push = Push(vapid.Sender(key), inside=how.inside) if how.push else None
        mails = Mails(how)
        postman = Postman(store, wishes, push, mails, secret=secret, a_day=how.a_day)
        watch = Watch(house, wishes, postman, how.after)
        watch.shout = lambda text: house.soon(store.shout(text))
        postman.still = watch.still
        await watch.open()
        return cls(house, postman, watch, push=push, mails=mails)

    def begin(self, wake: Callable[[], Awaitable[None]]) -> None:
        """Look at every table that moves on, behind who looks already; and once at those that `wake` brings."""
        before, watch = self._house.on_change, self._watch

        def moved(room: Room) -> None:
            before(room)
            watch.consider(room)

        async def woken() -> None:
            await wake()
            for room in tuple(self._house.rooms.values()):
                watch.consider(room)

        self._house.on_change, self._house.on_left = moved, watch.left
        self._house.soon(woken())
        self._sending = asyncio.create_task(self.postman.keep_sending())

    async def close(self) -> None:
        if self._sending:
            self._sending.cancel()
        self._watch.close()
        await self.postman.close()

    def hear(self, what: str, ids: list[str]) -> None:
        """Another process, or this one, has shouted."""
        if what == NEWS:
            for each in ids:
                self._house.soon(self._watch.changed(each))
        elif what == LOOKING and len(ids) == 2:
            self._watch.asked(*ids)
        elif what == HERE and len(ids) == 2:
            self._watch.answered(*ids)
