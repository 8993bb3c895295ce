"""`tenback serve`: the table server."""

import gc
import os
from typing import TYPE_CHECKING, Annotated

import typer

from tenback.cli.console import say
from tenback.cli.options import ConfigFile, Data, Database
from tenback.core import TenbackError

if TYPE_CHECKING:
    from tenback.server.settings.sources import Chosen

__all__ = ["command"]


def command(
    host: Annotated[
        str | None, typer.Option(metavar="HOST", help="The address to listen at; 0.0.0.0 for all (default: 127.0.0.1).")
    ] = None,
    port: Annotated[
        str | None, typer.Option(metavar="PORT", help="The port to listen at; 0 takes a free one (default: 8010).")
    ] = None,
    data: Data = None,
    database: Database = None,
    workers: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Processes in which bots think (default: 1).")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", help="Another site whose pages may connect, as https://example.org."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which people reach this server, as tenback.example."),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A proxy whose word about visitors is taken; an address or a network."),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="Who may read /metrics besides this machine; an address or a network."),
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="debug, info, warning or error (default: info).")
    ] = None,
    config: ConfigFile = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only look whether it would start, and print the settings.")
    ] = False,
) -> None:
    """Run the table server."""
    gc.disable()  # until it runs: there is nothing to collect in what is only loaded
    from tenback.server.settings.sources import chosen, unread

    options = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "workers": workers,
        "origin": origin,
        "name": name,
        "trust_proxy": trust_proxy,
        "metrics_for": metrics_for,
        "log_level": log_level,
    }
    settings = chosen(config, os.environ, options)
    if settings.config.kernels:  # for those who compile, in this process and in others
        os.environ["TENBACK_KERNELS"] = str(settings.config.kernels.absolute())
    if check:
        would_start(settings)
        return
    from tenback.server.serve import serve as run

    run(settings.config, told_where, unread=unread(os.environ))


def would_start(settings: "Chosen") -> None:
    """Print the settings and what they lead to; TenbackError says why it would not start."""
    from tenback.server.settings.checking import checked

    report = checked(settings, os.environ)
    for line in report.lines:
        say(line)
    if report.wrong:
        raise TenbackError(" ".join(report.wrong))


def told_where(address: str) -> None:
    say(f"tenback is listening at {address}")
    say("Ctrl-C stops it; every move that was acknowledged is kept.")
