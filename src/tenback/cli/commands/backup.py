"""`tenback backup`: everything in one file."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli.console import say
from tenback.cli.options import ConfigFile, Data, Database, check_kept, chosen_store

if TYPE_CHECKING:
    from tenback.store import Progress

__all__ = ["command"]


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; it holds everything, secrets too.")],
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Write everything to one file, also while the server runs."""
    from tenback.cli.bar import Bar

    data, database = chosen_store(data, database, config)
    check_kept(data, database)
    with Bar("Backing up") as bar:
        asyncio.run(_backup(file.absolute(), data, database, bar.show))
    say(f"Everything is in {file}. Keep it safe: it holds hands, seeds and secrets.")


async def _backup(file: Path, data: Path | None, database: str | None, show: "Progress") -> None:
    from tenback import store
    from tenback.server.backup_socket import ask

    if database is None and await ask(data, file, show):
        return
    kept = store.at(data, database)
    await kept.open()
    try:
        await kept.backup(file, on_progress=show)
    finally:
        await kept.close()
