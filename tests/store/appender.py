"""A process that appends until it is killed, and prints what was acknowledged: `python -m tests.store.appender`."""

import asyncio
import sys
from pathlib import Path

from tests.store.places import File, Schema, entry, listing, opened

APPENDERS = 20


def place_from(kind, where):
    return File(Path(where)) if kind == "file" else Schema(where)


async def append_forever(store, table):
    seq = 0
    while True:
        seq += 1
        await store.append([entry(table, seq)], [listing(table, changed=seq, people=(("ann", seq),))])
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


async def main(kind, where):
    async with opened(place_from(kind, where)) as store:
        await asyncio.gather(*(append_forever(store, f"table-{number}") for number in range(APPENDERS)))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
