"""The one connection that appends. Whoever comes while a commit is under way shares the next one (group commit)."""
# ruff: noqa: S608 - every statement is made of constants

import asyncio
from collections import deque
from collections.abc import Sequence

from tenback.store.asking import ENTRY, LISTING
from tenback.store.errors import CommandRepeated, SeqTaken, StoreDown, StoreError
from tenback.store.postgres.address import TROUBLE, Address
from tenback.store.postgres.bell import Bell
from tenback.store.postgres.connection import Connection, connected, let_go
from tenback.store.queries import COMMAND, HEAD, LISTING_AGAIN
from tenback.store.rows import HEAVIEST_AT_ONCE, MOST_AT_ONCE, Append, Row

__all__ = ["Writer", "changed"]

INSERT_ENTRIES = f"""
    INSERT INTO log ({ENTRY}) SELECT {ENTRY}
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[])
    AS new ({ENTRY}, follows)
    WHERE NOT follows OR (SELECT true FROM log WHERE log.table_id = new.table_id AND log.seq = new.seq - 1)
    ON CONFLICT DO NOTHING"""  # not EXISTS, for which PostgreSQL may read the whole log once instead of an entry each
WRITE_LISTINGS = f"""
    INSERT INTO listing ({LISTING}) SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[],
        $5::bigint[], $6::bigint[], $7::text[], $8::text[], $9::text[])
    ON CONFLICT (table_id) DO UPDATE SET {LISTING_AGAIN}"""
SAT = "SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])"
STAND_UP = f"DELETE FROM sat WHERE table_id = ANY($5::text[]) AND (person, opened, table_id, seat) NOT IN ({SAT})"
SIT_DOWN = f"INSERT INTO sat (person, opened, table_id, seat) {SAT} ON CONFLICT DO NOTHING"

_Waiting = tuple[Append, "asyncio.Future[None]"]


class Writer:
    """Takes appends, and answers through futures."""

    def __init__(self, address: Address, bell: Bell) -> None:
        self._address, self._bell = address, bell
        self._connection: Connection | None = None
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self, connection: Connection) -> None:
        """Begin with this connection; others follow when it is lost."""
        self._connection = connection
        self._task = asyncio.create_task(self._run(), name="tenback-store")

    async def stop(self) -> None:
        """Finish what waits, then let go."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await let_go(self._connection)

    def append(self, append: Append) -> "asyncio.Future[None]":
        """The answer to come: nothing, and it is durable; or why not."""
        if self._stopping:
            raise StoreDown("The store is not open.")
        if self._bell.trouble is not None:
            raise StoreDown(self._bell.trouble)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            if batch := self._next():
                _settle(batch, await self._answers([append for append, _ in batch]))
            elif self._stopping:
                return
            else:
                await self._wake.wait()

    def _next(self) -> list[_Waiting]:
        """Everything that waits, up to what one transaction takes."""
        batch: list[_Waiting] = []
        weight = 0
        while self._waiting and len(batch) < MOST_AT_ONCE and weight < HEAVIEST_AT_ONCE:
            batch.append(self._waiting.popleft())
            weight += batch[-1][0].weight
        return batch

    async def _answers(self, appends: Sequence[Append]) -> list[BaseException | None]:
        answers: list[BaseException | None] = []
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connected(self._address)
            if await _appended(self._connection, appends):
                answers += [None for _ in appends]
            else:
                # Somebody is refused. One after the other, so that it hurts nobody else.
                for append in appends:
                    done = await _appended(self._connection, [append])
                    answers.append(None if done else await _refusal(self._connection, append))
        except TROUBLE as error:
            self._bell.fall(self._address.said(error))
            answers += [StoreDown(self._address.said(error)) for _ in appends[len(answers) :]]
            self._hang_up()
        except Exception as error:  # noqa: BLE001 - a bug must not leave anybody waiting, nor stop the task
            answers += [error for _ in appends[len(answers) :]]
            self._hang_up()
        self._bell.ring(
            row[0] for append, answer in zip(appends, answers, strict=True) if answer is None for row in append.entries
        )
        return answers

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()  # it may be in the middle of anything
            self._connection = None


def _settle(batch: Sequence[_Waiting], answers: Sequence[BaseException | None]) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if future.done():  # cancelled
            continue
        if answer is None:
            future.set_result(None)
        else:
            future.set_exception(answer)


async def _appended(connection: Connection, appends: Sequence[Append]) -> bool:
    """All of them and durable, or none."""
    # In the order of tables: two processes that append to the same tables then wait for one another in one direction.
    entries = sorted(row for append in appends for row in append.entries)
    merged = {table: rows for append in appends for table, rows in append.listings.items()}  # the last word counts
    listings = {table: merged[table] for table in sorted(merged)}
    transaction = connection.transaction()
    await transaction.start()
    if entries and changed(await connection.execute(INSERT_ENTRIES, *_columns(entries))) != len(entries):
        await transaction.rollback()
        return False
    if listings:
        sat = _columns([row for _, rows in listings.values() for row in rows]) or [[], [], [], []]
        await connection.execute(WRITE_LISTINGS, *_columns([row for row, _ in listings.values()]))
        await connection.execute(STAND_UP, *sat, list(listings))
        await connection.execute(SIT_DOWN, *sat)
    await transaction.commit()
    return True


async def _refusal(connection: Connection, append: Append) -> StoreError:
    """Why it cannot be appended. A repeated command has been done, so that comes first."""
    for table, _, _, actor, command, *_ in append.entries:
        if (done := await connection.fetchval(COMMAND, table, actor, command)) is not None:
            return CommandRepeated(table, done)
    for table, seq, *_, follows in append.entries:
        head = await connection.fetchval(HEAD, table) or 0
        if head >= seq or (follows and head != seq - 1):
            return SeqTaken(table, seq, head)
    table, seq, *_ = append.entries[0]
    return SeqTaken(table, seq, seq - 1)  # the entry before came meanwhile


def _columns(rows: Sequence[Row]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]


def changed(status: str) -> int:
    """How many rows, from what PostgreSQL says of a statement: "INSERT 0 5"."""
    return int(status.rpartition(" ")[2])
