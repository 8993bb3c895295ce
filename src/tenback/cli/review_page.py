"""A review on a terminal: what came of the game, how the chances went, and the turns one by one."""

import shutil
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from math import ceil
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tenback import games
from tenback.cli.console import put, terminal
from tenback.cli.people import counted, listed
from tenback.review import sentences

__all__ = ["show"]

Plain = Mapping[str, Any]

BLOCKS = " ▁▂▃▄▅▆▇█"
COSTLY, BACK = "▲", "◂"
SIGNS = {COSTLY: f"{COSTLY} costly", BACK: f"{BACK} a pile turned back"}
HIGH, LOW = 4, 2  # lines of a chart: of one side's chance, of each of several
NARROWEST, WIDEST = 60, 110  # columns
ROOM = 12  # columns that a chart leaves for names and figures
EVERY = 10  # turns between two numbers below the chart
MOST_TOLD = 8  # costly turns that are told in a sentence


def show(review: Plain) -> None:
    """In colour on a terminal; a pipe gets plain text of 80 columns."""
    if terminal():
        width = min(max(shutil.get_terminal_size().columns, NARROWEST), WIDEST)
        console = Console(width=width, highlight=False, emoji=False)
        for part in page(review, width):
            console.print(part)
        return
    plain = Console(width=80, highlight=False, emoji=False, file=StringIO(), color_system=None)
    with plain.capture() as written:
        for part in page(review, 80):
            plain.print(part)
    put("\n".join(line.rstrip() for line in written.get().rstrip("\n").split("\n")))


def page(review: Plain, width: int) -> Iterator[RenderableType]:
    weighed = [turn for turn in review["turns"] if turn["after"]]
    title = games.get(review["game"], rules=review["rules"]).title
    yield Text(review["verdict"]["text"], "bold")
    if review["verdict"]["hope"]:
        yield Text(review["verdict"]["hope"])
    yield Text(
        f"{title} · {listed(review['seats'])} · {counted(len(review['turns']), sentences.step(review['game']))}", "dim"
    )
    yield Text()
    if not weighed:
        yield Text("Nothing was there to choose.")
        return
    yield from chart(weighed, review, width)
    yield Text()
    # A game of hundreds of decisions tells only what cost something.
    told = weighed if games.get(review["game"]).whole_turns else [turn for turn in weighed if beyond_doubt(turn)]
    if told:
        yield table(told, review)
        yield Text()
    yield from costly(review)
    yield Text()
    yield Text(MEANING.format(worlds=review["worlds"]), "dim")


MEANING = (
    "Chances are in per cent, from what the seat on turn could know: {worlds} worlds that fit its view and what was "
    "said, played on at every seat about as the bot fast plays. ± holds 95 times in 100; = is certain, or counted. "
    "A cost is what another turn kept more in the same worlds; where none is told, it was within the noise."
)


# The chart


def chart(turns: Sequence[Plain], review: Plain, width: int) -> Iterator[Text]:
    """A column a turn, or a few turns; the height is the chance after it."""
    names, step = review["seats"], sentences.step(review["game"])
    together = -(-len(turns) // (width - ROOM))
    columns = [turns[first : first + together] for first in range(0, len(turns), together)]
    sides = len(turns[0]["after"].get("by_seat", ())) or 1
    for side in range(sides):
        values = [chance_of(column[-1], side) for column in columns]
        lines = HIGH if sides == 1 else LOW
        for line in range(lines, 0, -1):
            told = {lines: "100 %", 1: "0 %"}.get(line, "") if sides == 1 else names[side] if line == lines else ""
            drawn = "".join(BLOCKS[min(max(round(value * lines * 8) - 8 * (line - 1), 0), 8)] for value in values)
            yield Text.assemble((f"{told:>{ROOM - 2}.{ROOM - 2}} ", "dim"), (drawn, "cyan"))
    marks = [mark(column) for column in columns]
    below = Text(" " * (ROOM - 1))
    for each in marks:
        below.append(each, "red" if each == COSTLY else "yellow")
    if below.plain.strip():
        yield below
    yield Text(" " * (ROOM - 1) + "".join(numbers([column[0]["turn"] for column in columns])).rstrip(), "dim")
    signs = [told for sign, told in SIGNS.items() if sign in marks]
    yield Text(" " * (ROOM - 1) + ", ".join([f"chance after each {step}", *signs]), "dim")


def mark(column: Sequence[Plain]) -> str:
    if any(turn["costly"] for turn in column):
        return COSTLY
    return BACK if any(turn["back"] for turn in column) else " "


def chance_of(turn: Plain, side: int) -> float:
    after = turn["after"]
    return float((after.get("by_seat") or [after])[side]["value"])


def numbers(turns: Sequence[int]) -> Iterator[str]:
    """The numbers of some columns, each beginning below its own."""
    free = 0
    for place, turn in enumerate(turns):
        if place < free:
            continue
        text = f"{turn} " if place % EVERY == 0 else " "
        free = place + len(text)
        yield text


# The turns


def table(turns: Sequence[Plain], review: Plain) -> Table:
    made = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", show_edge=False)
    made.add_column(sentences.step(review["game"]), justify="right")
    alone = len(review["by_seat"]) == 1
    if not alone:
        made.add_column("who", no_wrap=True, max_width=10)
    made.add_column("played, and what kept more", ratio=1)
    for heading in ("before", "after", "cost"):
        made.add_column(heading, justify="right", no_wrap=True)
    for turn in turns:
        what = Text(sentences.plays(turn["actions"]))
        cost = Text()
        if beyond_doubt(turn):
            what.append(f"\n{sentences.plays(turn['best'])}", "green")
            cost = Text(figure(turn["cost"]), "bold red" if turn["costly"] else "")
        who = [] if alone else [Text(review["seats"][turn["seat"]])]
        made.add_row(str(turn["turn"]), *who, what, figure(turn["before"]), figure(turn["after"]), cost)
    return made


def beyond_doubt(turn: Plain) -> bool:
    return bool(turn["cost"]["value"] > turn["cost"]["plus_minus"])


def figure(estimate: Plain) -> str:
    """`43 ±3`, or `=43` where it is certain."""
    value = round(100 * estimate["value"])
    return f"{value} ±{ceil(100 * estimate['plus_minus'])}" if estimate["plus_minus"] else f"={value}"


# What was dear


def costly(review: Plain) -> Iterator[RenderableType]:
    """The costly turns, each in a sentence and with what lay before the seat; of very many, the dearest."""
    step = sentences.step(review["game"])
    turns = [turn for turn in review["turns"] if turn["costly"]]
    if not turns:
        yield Text(f"No {step} cost ten points or more beyond doubt.")
    told = sorted(turns, key=lambda turn: -float(turn["cost"]["value"]))[:MOST_TOLD]
    for turn in sorted(told, key=lambda turn: int(turn["turn"])):
        which = f"{step.capitalize()} {turn['turn']}, {review['seats'][turn['seat']]}"
        yield Text(f"{which}: {sentences.dear(turn, review['game'])}")
        yield Padding(Text(sentences.knew(turn), "dim"), (0, 0, 0, 2))
    if len(turns) > MOST_TOLD:
        yield Text(f"These are the dearest of {len(turns)} costly {step}s; the table has them all.")
