"""`tenback serve`: the table server."""

from typing import Annotated

import typer

from tenback.cli.console import say
from tenback.cli.numbers import within
from tenback.cli.options import Data, Database, check_store

__all__ = ["command"]

PORT = 8010
PORTS = range(65536)


def command(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[str, typer.Option(metavar="PORT", help="The port to listen at; 0 takes a free one.")] = str(PORT),
    data: Data = None,
    database: Database = None,
    workers: Annotated[str, typer.Option(metavar="NUMBER", help="Processes in which bots think.")] = "1",
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
) -> None:
    """Run the table server."""
    from tenback.server.app import Config
    from tenback.server.origins import network
    from tenback.server.origins import origin as checked
    from tenback.server.serve import serve as run
    from tenback.server.visitors import server_name

    check_store(data, database)
    config = Config(
        data,
        database,
        within("--workers", workers, range(1, 65)),
        tuple(map(checked, origin or ())),
        proxies=tuple(network("--trust-proxy", each) for each in trust_proxy or ()),
        names=tuple(map(server_name, name or ())),
        metrics_for=tuple(network("--metrics-for", each) for each in metrics_for or ()),
    )
    run(config, host, within("--port", port, PORTS), told_where)


def told_where(address: str) -> None:
    say(f"tenback is listening at {address}")
    say("Ctrl-C stops it; every move that was acknowledged is kept.")
