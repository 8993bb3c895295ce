"""A host's wish, carried out by the running server where one has the store, else here; and what is told of it."""

import asyncio
import getpass
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tenback.cli.console import put, say
from tenback.cli.numbers import seconds, within
from tenback.cli.options import check_kept, chosen_store
from tenback.core import OptionError, shown

if TYPE_CHECKING:
    from tenback.protocol.hosting import Deed, HostWish, PersonKnown, Sanction, TableKnown, WhoDid

__all__ = ["LONGEST_TIME", "at_most", "carry_out", "days_of", "told", "whole_days"]

LONGEST_TIME = 36_500  # days, as in `protocol.hosting`


def days_of(text: str | None) -> float | None:
    if text is None:
        return None
    days = seconds("--days", text)
    if not 0 < days <= LONGEST_TIME:
        raise OptionError(f"--days is a number above 0, and at most {LONGEST_TIME}, not {shown(text)}.")
    return days


def whole_days(option: str, text: str | None) -> int | None:
    return None if text is None else within(option, text, range(1, LONGEST_TIME + 1))


def at_most(what: str, text: str, most: int) -> str:
    if len(text) > most:
        raise OptionError(f"{what} has at most {most} characters, not {len(text)}.")
    return text


def by() -> str:
    """Who sits at the terminal, as the log names them."""
    try:
        return f"terminal: {getpass.getuser()}"
    except (KeyError, OSError):
        return "terminal"


def carry_out(wish: "HostWish", data: Path | None, database: str | None) -> Any:
    """What is told. The options were checked where they were typed."""
    data, database = chosen_store(data, database, None)
    check_kept(data, database)
    return asyncio.run(_carried_out(wish, data, database))


async def _carried_out(wish: "HostWish", data: Path | None, database: str | None) -> Any:
    from tenback import store
    from tenback.cli.bar import Bar
    from tenback.server.administration import Administration
    from tenback.server.administration.administration import ANSWERS
    from tenback.server.administration.privacy import leave_tables
    from tenback.server.backup_socket import ask_host
    from tenback.server.metrics import Measures
    from tenback.server.rooms import House

    with Bar("Working") as bar:
        if database is None:
            answer = await ask_host(data, wish, by(), lambda done: bar.show(sum_of(done), sum_of(done)))
            if answer is not None:
                return msgspec.convert(answer, ANSWERS[type(wish)])
        kept = store.at(data, database)
        await kept.open()
        house = House(kept, Measures(), shared=database is not None)
        try:
            host = Administration(kept, kept.shout, by=by(), leave=partial(leave_tables, house))
            return await host.carry_out(wish)
        finally:
            await house.close()
            await kept.close()


def sum_of(done: Any) -> int:
    return int(done["tables"] + done["guests"])


# What is told


def told(answer: Any, *, as_json: bool) -> None:
    if as_json:
        put(msgspec.json.encode(answer).decode())
        return
    for line in lines(answer):
        say(line)


def lines(answer: Any) -> Iterator[str]:
    from tenback.protocol import hosting

    match answer:
        case hosting.PeopleFound(people, following):
            yield from map(person_line, people)
            yield from more(len(people), following)
        case hosting.PersonDetails(person, signs_in_as, tables):
            yield person_line(person)
            if signs_in_as:
                yield f"  signs in as {signs_in_as}"
            yield from (f"  {table_line(each)}" for each in tables)
        case hosting.TablesFound(tables, following):
            yield from map(table_line, tables)
            yield from more(len(tables), following)
        case hosting.TableDetails(table, people, entries, size):
            yield table_line(table)
            yield f"  entries: {entries:,}, about {size:,} bytes"
            yield from (f"  {called(each)}" for each in people)
        case hosting.ReportsFound(reports, following):
            for each in reports:
                yield f"{each.id}  {when(each.at)}  {called(each.reported)}: {each.reason}, at table {each.table}"
                yield f"  told by {called(each.reporter)}{': ' + each.words if each.words else ''}"
                yield from (f"  | {line.name}: {line.text}" for line in each.chat)
            yield from more(len(reports), following)
        case hosting.DeedsFound(deeds, following):
            yield from map(deed_line, deeds)
            yield from more(len(deeds), following)


def more(found: int, following: str | None) -> Iterator[str]:
    if following:
        yield f"There are more: --next '{following}'"
    elif not found:
        yield "None."


def person_line(person: "PersonKnown") -> str:
    marks = [f"{word} {end(found)}" for word, found in (("banned", person.banned), ("muted", person.muted)) if found]
    if person.owner:
        marks.append("owner")
    if person.reason:
        marks.append(f"“{person.reason}”")
    about = f" ({', '.join(marks)})" if marks else ""
    return f"{person.id}  {person.kind:<7}  {when(person.since)}  {person.name}{about}"


def table_line(table: "TableKnown") -> str:
    names = ", ".join(seat.name for seat in table.seats if seat.name)
    marks = f"{', listed' if table.listed else ''}{', REMOVED' if table.removed else ''}"
    return f"{table.table}  {when(table.opened)}  {table.title}, {table.phase}{marks}: {names}"


def deed_line(deed: "Deed") -> str:
    facts = ", ".join(f"{name} {fact}" for name, fact in deed.facts.items() if fact not in {None, ""})
    about = f" {called(deed.about)}" if deed.about else ""
    return f"{when(deed.at)}  {called(deed.who)}: {deed.act}{about}{f' ({facts})' if facts else ''}"


def called(who: "WhoDid") -> str:
    return who.id if who.name is None else f"{who.name} ({who.id})"


def end(found: "Sanction") -> str:
    return "for good" if found.until is None else f"until {when(found.until)}"


def when(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M}"
