"""Sends notices: each once, however many processes there are; at night in the morning, several as one.

What is to be sent is kept first, under the time when it is due. Whoever sends takes a lease on the person and that
time, which the store gives once. What fails for now is kept again under a later time; what is left over by a process
that died, another one takes after a while.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec
import structlog
from itsdangerous import BadData, URLSafeTimedSerializer

from tenback.server.logs import trace
from tenback.server.notices.mail import Letter, Mails
from tenback.server.notices.notes import Note, confirmation, letter, shown
from tenback.server.notices.push import Push, Sent
from tenback.server.notices.quiet import may_be_told
from tenback.server.notices.wanted import Device, Mail, Wanted, Wishes
from tenback.server.rooms import now
from tenback.store import Document, Store, StoreDown
from tenback.table import Declined

__all__ = ["Postman"]

log = structlog.get_logger()

TOLD, DUE, LEASE = "notice-told", "notice-due", "notice-lease"  # kinds of documents
LOOK_EVERY = 30.0  # seconds between two looks at what is due
PAGE = 200
AT_ONCE = 8  # people who are told at the same time
DIGITS = 13  # of a time in milliseconds
A_DAY = 24 * 3600 * 1000  # milliseconds
DIED = 10 * 60 * 1000  # milliseconds until what somebody else has taken is taken again
AGAIN = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000)  # milliseconds until the next try
FAILURES = 5  # messages in a row that a device did not take, until it is forgotten
KEPT_BY_THE_SERVICE = 24 * 3600  # seconds, for a device that is off
THREE_DAYS = 3 * 24 * 3600  # seconds in which an address is to be confirmed
NO_CONTACT = "mailto:nobody@example.org"  # where neither the host nor a visitor has named the server

Still = Callable[[str, Note], Awaitable[bool]]


class Postman:
    def __init__(
        self, store: Store, wishes: Wishes, push: Push | None, mails: Mails, *, secret: bytes, a_day: int
    ) -> None:
        self._store, self._wishes, self._push, self._mails, self._a_day = store, wishes, push, mails, a_day
        self._confirming = URLSafeTimedSerializer(secret, salt="confirm-mail")
        self._ending = URLSafeTimedSerializer(secret, salt="no-more-mail")
        self._due = asyncio.Event()
        self._sending = asyncio.Semaphore(AT_ONCE)
        self._under_way: set[tuple[int, str]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.still: Still = _always
        self.clock: Callable[[], int] = now

    # Taking

    async def take(self, person: str, note: Note) -> None:
        """Tell it, once: who comes second with the same finds it taken."""
        wanted = await self._wishes.of(person)
        if wanted is None or not await self._reachable(person, wanted):
            return
        key = f"{person}:{note.table}:"
        if note.mark:
            mine = Document(TOLD, f"{key}{note.mark}", {}, self.clock(), person)
            if not await self._store.keep_first(mine):
                return
            for old in await self._store.documents(TOLD, under=key, limit=PAGE):
                if old.key != mine.key:
                    await self._store.drop(TOLD, old.key)
        await self._queue(person, note, await self._when(person, wanted))

    async def _reachable(self, person: str, wanted: Wanted) -> bool:
        return self._mailbox(wanted) is not None or bool(self._push and await self._wishes.devices(person))

    def _mailbox(self, wanted: Wanted) -> Mail | None:
        mail = wanted.mail
        return mail if mail and mail.confirmed and not mail.trouble and self._mails.possible else None

    async def _when(self, person: str, wanted: Wanted) -> int:
        moment = self.clock()
        since = f"{person}:{moment - A_DAY:0{DIGITS}}"
        today = await self._store.documents(LEASE, under=f"{person}:", after=since, limit=self._a_day)
        return may_be_told(moment, wanted.zone, wanted.quiet, tomorrow=len(today) >= self._a_day)

    async def _queue(self, person: str, note: Note, due: int) -> None:
        while await self._store.document(LEASE, f"{person}:{due:0{DIGITS}}:0"):
            due += 1  # that very moment's have gone out already
        key = f"{due:0{DIGITS}}:{person}:{note.table}:{note.mark}"
        await self._store.keep(Document(DUE, key, msgspec.to_builtins(note), self.clock(), person))
        self._due.set()

    # Sending

    async def keep_sending(self) -> None:
        while True:
            self._due.clear()
            try:
                await self.look()
            except StoreDown:
                pass
            except Exception as error:  # noqa: BLE001 - what one notice breaks shall not keep all others
                log.error("notices cannot be sent", trace=trace(error))  # noqa: TRY400 - names
            with suppress(TimeoutError):
                await asyncio.wait_for(self._due.wait(), LOOK_EVERY)

    async def look(self) -> None:
        """Begin to send all that is due."""
        moment = self.clock()
        groups: dict[tuple[int, str], list[Document]] = defaultdict(list)
        for document in await self._store.documents(DUE, limit=PAGE):  # what is due first comes first
            due = int(document.key[:DIGITS])
            if due <= moment:
                groups[due, document.person].append(document)
        for group in groups:
            if group not in self._under_way:
                self._under_way.add(group)
                task = asyncio.create_task(self._send(*group))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def settled(self) -> None:
        """Everything that was under way is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._push:
            await self._push.close()

    async def _send(self, due: int, person: str) -> None:
        try:
            async with self._sending:
                if await self._lease(due, person):
                    await self._send_all(due, person)
        except StoreDown:
            pass  # it is there the next time
        except Exception as error:  # noqa: BLE001 - the others are told all the same
            log.error("a notice cannot be sent", trace=trace(error))  # noqa: TRY400 - names
        finally:
            self._under_way.discard((due, person))

    async def _lease(self, due: int, person: str) -> bool:
        """Whether it is for us to send. Once only; once more if whoever took it has not done it for long."""
        moment = self.clock()
        times = max(0, moment - due) // DIED
        before = f"{person}:{due:0{DIGITS}}"
        if not await self._store.keep_first(Document(LEASE, f"{before}:{times}", {}, moment, person)):
            return False
        for old in await self._store.documents(LEASE, under=f"{person}:", limit=PAGE):
            if old.at < moment - 2 * A_DAY:
                await self._store.drop(LEASE, old.key)
        return True

    async def _send_all(self, due: int, person: str) -> None:
        found = await self._store.documents(DUE, under=f"{due:0{DIGITS}}:{person}:", limit=PAGE)
        notes = [(each, msgspec.convert(each.body, Note)) for each in found]
        wanted = await self._wishes.of(person)
        told = [note for _, note in notes if await self.still(person, note)] if wanted else []
        failed: set[str] = set()
        done: set[str] = set()
        if wanted and told:
            already = set.intersection(*(set(note.done) for note in told))
            done, failed = await self._tell(person, wanted, told, already)
            done |= already
        if failed and told and told[0].tries < len(AGAIN):
            again = self.clock() + AGAIN[told[0].tries]
            for note in told:
                more = msgspec.structs.replace(note, tries=note.tries + 1, done=sorted(done))
                await self._queue(person, more, again)
        for document, _ in notes:
            await self._store.drop(DUE, document.key)

    async def _tell(
        self, person: str, wanted: Wanted, notes: Sequence[Note], already: set[str]
    ) -> tuple[set[str], set[str]]:
        """By every way that they have chosen: who has it, and who should be tried again."""
        ways: dict[str, Awaitable[Sent]] = {}
        if self._mailbox(wanted) and "mail" not in already and any(note.kind != "test" for note in notes):
            ways["mail"] = self._by_mail(person, wanted, notes)
        if self._push:
            for device in await self._wishes.devices(person):
                if device.id not in already:
                    ways[device.id] = self._by_push(person, device, wanted, notes)
        sent = dict(zip(ways, await asyncio.gather(*ways.values()), strict=True))
        later = {way for way, what in sent.items() if what is Sent.LATER}
        return set(sent) - later, later

    async def _by_mail(self, person: str, wanted: Wanted, notes: Sequence[Note]) -> Sent:
        known = await self._store.person(person)
        off = self.ending(person, wanted.mail.address if wanted.mail else "")
        sent = await self._mails.send(letter(notes, wanted, name=known.name if known else "", off=off))
        if sent is Sent.REFUSED:
            await self._trouble(person, wanted.mail)
        return sent

    async def _by_push(self, person: str, device: Device, wanted: Wanted, notes: Sequence[Note]) -> Sent:
        assert self._push is not None
        contact = wanted.base if wanted.base.startswith("https://") else NO_CONTACT
        sent = await self._push.send(device, shown(notes, wanted), contact=contact, seconds=KEPT_BY_THE_SERVICE)
        if sent is Sent.GONE or (sent is Sent.REFUSED and device.failed + 1 >= FAILURES):
            await self._wishes.drop_device(person, device.id)
        elif sent is Sent.REFUSED:
            more = msgspec.structs.replace(device, failed=device.failed + 1)
            await self._wishes.keep_device(person, more, self.clock())
        elif sent is Sent.TAKEN and device.failed:
            await self._wishes.keep_device(person, msgspec.structs.replace(device, failed=0), self.clock())
        return sent

    # Mail needs a word from whoever reads it there

    async def ask(self, person: str, wanted: Wanted) -> None:
        """Whether we may write to that address; in the background, tried again for a while."""
        assert wanted.mail is not None
        token = self._confirming.dumps([person, wanted.mail.address])
        written: Letter = confirmation(wanted.mail.address, wanted, token)
        task = asyncio.create_task(self._ask(person, wanted.mail, written))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, person: str, mail: Mail, written: Letter) -> None:
        sent = await self._mails.send(written)
        if sent is not Sent.TAKEN:
            with suppress(StoreDown):
                await self._trouble(person, mail, "refused" if sent is Sent.REFUSED else "unreachable")

    async def _trouble(self, person: str, mail: Mail | None, what: str = "refused") -> None:
        """Nothing more is written there; the person reads why."""
        wanted = await self._wishes.of(person)
        if wanted and wanted.mail and mail and wanted.mail.address == mail.address:
            told = msgspec.structs.replace(wanted, mail=msgspec.structs.replace(wanted.mail, trouble=what))
            await self._wishes.keep(person, told, self.clock())

    async def confirm(self, token: str) -> str:
        """Who reads mail there agrees: the person's id."""
        try:
            person, address = self._confirming.loads(token, max_age=THREE_DAYS)
        except (BadData, ValueError, TypeError):
            raise Declined(
                "old-link", "This link is too old, or not whole. Ask for a new one in your settings."
            ) from None
        wanted = await self._wishes.of(person)
        if wanted is None or wanted.mail is None or wanted.mail.address != address:
            raise Declined("old-link", "This link is too old, or not whole. Ask for a new one in your settings.")
        mail = msgspec.structs.replace(wanted.mail, confirmed=True, trouble="")
        await self._wishes.keep(person, msgspec.structs.replace(wanted, mail=mail), self.clock())
        return str(person)

    def ending(self, person: str, address: str) -> str:
        return self._ending.dumps([person, address])

    async def end_mail(self, token: str) -> None:
        """No more mail to that address, whoever is signed in. It never grows old, and twice is fine."""
        try:
            person, address = self._ending.loads(token)
        except (BadData, ValueError, TypeError):
            raise Declined(
                "old-link", "This link is too old, or not whole. You find the same in your settings."
            ) from None
        wanted = await self._wishes.of(person)
        if wanted and wanted.mail and wanted.mail.address == address:
            await self._wishes.keep(person, msgspec.structs.replace(wanted, mail=None), self.clock())


async def _always(_: str, __: Note) -> bool:
    return True
