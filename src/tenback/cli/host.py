"""The commands of those who run a server: serve, backup, restore, export."""

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback import record
from tenback.cli.console import say
from tenback.cli.people import counted
from tenback.core import OptionError, shown

if TYPE_CHECKING:
    from tenback.store import Progress

# The server, its store and its libraries are loaded by the commands that need them: `tenback rules` should not wait.

__all__ = ["add_to"]

PORT = 8010
PORTS = range(65536)

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where the tables are kept; your own data directory without it."),
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="postgresql://..., for several servers at once; a file without it."),
]


def add_to(app: typer.Typer) -> None:
    app.command("serve")(serve)
    app.command("backup")(backup)
    app.command("restore")(restore)
    app.command("export")(export)


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="PORT", help="The port to listen at; 0 takes a free one.")] = str(PORT),
    data: Data = None,
    database: Database = None,
    workers: Annotated[str, typer.Option(metavar="NUMBER", help="Processes in which bots think.")] = "1",
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="Another site whose pages may connect, as https://example.org."),
    ] = None,
) -> None:
    """Run the table server."""
    from tenback.server.app import Config
    from tenback.server.origins import origin as checked
    from tenback.server.serve import serve as run

    check(data, database)
    config = Config(data, database, number("--workers", workers, range(1, 65)), tuple(map(checked, origin or ())))
    run(config, host, number("--port", port, PORTS), told_where)


def told_where(address: str) -> None:
    say(f"tenback is listening at {address}")
    say("Ctrl-C stops it; every move that was acknowledged is kept.")


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; it holds everything, secrets too.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write everything to one file, also while the server runs."""
    from tenback.cli.bar import Bar

    check(data, database)
    with Bar("Backing up") as bar:
        asyncio.run(_backup(file.absolute(), data, database, bar.show))
    say(f"Everything is in {file}. Keep it safe: it holds hands, seeds and secrets.")


async def _backup(file: Path, data: Path | None, database: str | None, show: "Progress") -> None:
    from tenback import store
    from tenback.server.control import ask

    if database is None and await ask(data, file, show):
        return
    kept = store.at(data, database)
    await kept.open()
    try:
        await kept.backup(file, on_progress=show)
    finally:
        await kept.close()


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `tenback backup` wrote.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Fill an empty store from a backup, of either kind."""
    from tenback import store
    from tenback.cli.bar import Bar

    check(data, database)
    with Bar("Restoring") as bar:
        asyncio.run(store.at(data, database).restore(file, on_progress=bar.show))
    say(f"Everything of {file} is there again.")


def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder for the records, a file each.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Write the record of every game that has ended; the server must not be running on a file."""
    check(data, database)
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


# What was typed


def check(data: Path | None, database: str | None) -> None:
    if data is not None and database is not None:
        raise OptionError("--data is a directory, --database a server; choose one of them.")


def number(option: str, text: str, allowed: range) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) not in allowed:
        raise OptionError(f"{option} is a number from {allowed[0]} to {allowed[-1]}, not {shown(text)}.")
    return int(text)
