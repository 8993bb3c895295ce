"""`tenback export`: the record of every game that has ended."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tenback import record
from tenback.cli.console import say
from tenback.cli.options import ConfigFile, Data, Database, check_kept, chosen_store
from tenback.cli.people import counted
from tenback.core import OptionError

__all__ = ["command"]


def command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder for the records, a file each.")],
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Write the record of every game that has ended; the server must not be running on a file."""
    data, database = chosen_store(data, database, config)
    check_kept(data, database)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{folder} cannot be made: {error.strerror}.") from None
    written = asyncio.run(_export(folder, data, database))
    say(f"{counted(written, 'record')} in {folder}.")


async def _export(folder: Path, data: Path | None, database: str | None) -> int:
    from tenback import store
    from tenback.table import Table

    kept = store.at(data, database)
    await kept.open()
    written = 0
    try:
        async for listing, entries in kept.ended():
            table = Table.of(listing.table, entries)
            if table.state is None:  # called off before the deal
                continue
            path = folder / f"{table.setting.game}-{table.id}.json"
            await asyncio.to_thread(path.write_text, record.to_json(table.record()), encoding="utf-8")
            written += 1
    finally:
        await kept.close()
    return written
