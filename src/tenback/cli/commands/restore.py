"""`tenback restore`: an empty store filled from a backup."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tenback.cli.console import say
from tenback.cli.options import ConfigFile, Data, Database, chosen_store

__all__ = ["command"]


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `tenback backup` wrote.")],
    data: Data = None,
    database: Database = None,
    config: ConfigFile = None,
) -> None:
    """Fill an empty store from a backup, of either kind."""
    from tenback import store
    from tenback.cli.bar import Bar

    data, database = chosen_store(data, database, config)
    with Bar("Restoring") as bar:
        asyncio.run(store.at(data, database).restore(file, on_progress=bar.show))
    say(f"Everything of {file} is there again.")
