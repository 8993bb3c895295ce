"""`tenback review`: a game looked back on, decision by decision."""

import json
from typing import Annotated

import typer

from tenback import games
from tenback.cli.console import complain, put
from tenback.cli.files import read
from tenback.cli.laboratory import INTERRUPTED, compile_for
from tenback.cli.numbers import whole
from tenback.cli.options import AsJson, RecordFile, Workers
from tenback.core import TenbackError

__all__ = ["command"]


def command(
    file: RecordFile,
    worlds: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Sampled worlds per turn; more is more precise and slower.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same review.")] = "review",
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Say of every turn what it was worth, what would have kept more, and how sure that is."""
    from tenback import bots
    from tenback.cli.review_page import show
    from tenback.lab.executors import WorkersLost, executor
    from tenback.review import Reviewing

    told = read(file)
    judge = bots.judge(told.game)
    many = whole("--worlds", worlds)
    asked = Reviewing(told, judge, judge.worlds if many is None else many, seed)
    who = executor(whole("--workers", workers), None)
    compile_for(told.game, ("strong",))
    parts: list[bytes] = []
    try:
        from tenback.cli.bar import Bar

        with Bar(f"{games.get(told.game).title}, {len(asked.decisions)} turns") as bar:
            bar.show(0, len(asked.tasks))
            for part in who.results(asked, asked.tasks):
                parts.append(part)
                bar.show(len(parts), len(asked.tasks))
    except KeyboardInterrupt:
        complain(f"Interrupted after {max(len(parts) - 1, 0)} of {len(asked.decisions)} turns.")
        raise typer.Exit(INTERRUPTED) from None
    except WorkersLost:
        raise TenbackError("A worker process died, perhaps for want of memory; try --workers 1.") from None
    found = asked.review(parts)
    if as_json:
        put(json.dumps(found))
    else:
        show(found)
