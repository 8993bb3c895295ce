"""`tenback admin`: what a host does about people and tables, also while the server runs."""

from typing import Annotated

import typer

from tenback.cli.console import say
from tenback.cli.host import at_most, carry_out, days_of, told, whole_days
from tenback.cli.numbers import within
from tenback.cli.options import AsJson, Data, Database
from tenback.cli.people import counted
from tenback.core import OptionError, shown

__all__ = ["app"]

app = typer.Typer(
    help="People and tables: look, rename, mute, ban, remove; announce, prune, and read what was done.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Who = Annotated[str, typer.Argument(metavar="WHO", help="A person's id, or the name of an account.")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, as in its address.")]
Search = Annotated[str, typer.Argument(metavar="TEXT", help="A part of a name, or the beginning of an id.")]
Next = Annotated[str, typer.Option("--next", metavar="PLACE", help="The next page, as the last one says.")]
Days = Annotated[str | None, typer.Option("--days", metavar="NUMBER", help="For so long (default: for good).")]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; the person reads it.")]


# People


@app.command()
def people(
    search: Search = "", following: Next = "", as_json: AsJson = False, data: Data = None, database: Database = None
) -> None:
    """List people, the newest first."""
    from tenback.protocol.hosting import FindPeople

    told(carry_out(FindPeople(search, following), data, database), as_json=as_json)


@app.command()
def person(who: Who, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show one person and the tables of late."""
    from tenback.protocol.hosting import ShowPerson

    told(carry_out(ShowPerson(who), data, database), as_json=as_json)


@app.command()
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Give somebody another name, at every table too."""
    from tenback.protocol.hosting import RenamePerson

    done = carry_out(RenamePerson(who, name), data, database)
    say(f"The name is now {done.person.name}. Whoever has an account signs in with the same name as before.")


@app.command()
def mute(who: Who, days: Days = None, reason: Reason = "", data: Data = None, database: Database = None) -> None:
    """Pass on no messages of somebody; the signals of the rules stay."""
    from tenback.protocol.hosting import Mute

    done = carry_out(Mute(who, days_of(days), at_most("A reason", reason, 300)), data, database)
    say(f"{done.person.name} is muted.")


@app.command()
def unmute(who: Who, data: Data = None, database: Database = None) -> None:
    """Pass on the messages again."""
    from tenback.protocol.hosting import Unmute

    say(f"{carry_out(Unmute(who), data, database).person.name} may write again.")


@app.command()
def ban(who: Who, days: Days = None, reason: Reason = "", data: Data = None, database: Database = None) -> None:
    """Let somebody in no more; who is here is sent away at once."""
    from tenback.protocol.hosting import Ban

    done = carry_out(Ban(who, days_of(days), at_most("A reason", reason, 300)), data, database)
    say(f"{done.person.name} is banned.")


@app.command()
def unban(who: Who, data: Data = None, database: Database = None) -> None:
    """Let somebody in again."""
    from tenback.protocol.hosting import Unban

    say(f"{carry_out(Unban(who), data, database).person.name} may come in again.")


@app.command()
def password(who: Who, data: Data = None, database: Database = None) -> None:
    """Give an account a new password, which is printed this once."""
    from tenback.protocol.hosting import ResetPassword

    done = carry_out(ResetPassword(who), data, database)
    say(f"The new password of {done.person.name}: {done.password}")
    say("It is told only now. Everybody who had signed in with the old one is signed out.")


@app.command()
def forget(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete all that is stored of somebody, as they could themselves. It cannot be undone."""
    from tenback.protocol.hosting import ForgetPerson, ShowPerson

    person = carry_out(ShowPerson(who), data, database).person
    if not yes:
        typer.confirm(f"Delete all that is stored of {person.name} ({person.id})? It cannot be undone.", abort=True)
    carry_out(ForgetPerson(person.id), data, database)
    say("They are forgotten. What others played with them stays, under another name.")


# Tables


@app.command()
def tables(
    search: Search = "", following: Next = "", as_json: AsJson = False, data: Data = None, database: Database = None
) -> None:
    """List tables, the newest first."""
    from tenback.protocol.hosting import FindTables

    told(carry_out(FindTables(search, following), data, database), as_json=as_json)


@app.command()
def table(name: TableName, as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Show one table."""
    from tenback.protocol.hosting import ShowTable

    told(carry_out(ShowTable(name), data, database), as_json=as_json)


@app.command()
def remove(
    name: TableName,
    delete: Annotated[bool, typer.Option("--delete", help="For good; else `tenback admin return` undoes it.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Take a table away from everybody."""
    from tenback.protocol.hosting import RemoveTable

    carry_out(RemoveTable(name, delete), data, database)
    say("The table is deleted." if delete else "The table is removed, and kept. `tenback admin return` undoes it.")


@app.command("return")
def put_back(name: TableName, data: Data = None, database: Database = None) -> None:
    """Put a removed table back."""
    from tenback.protocol.hosting import ReturnTable

    carry_out(ReturnTable(name), data, database)
    say("The table is there again.")


# Reports, and what was done


@app.command()
def reports(
    closed: Annotated[bool, typer.Option("--closed", help="Those that were closed.")] = False,
    following: Next = "",
    as_json: AsJson = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Read what players have reported."""
    from tenback.protocol.hosting import ListReports

    told(carry_out(ListReports(closed, following), data, database), as_json=as_json)


@app.command()
def close(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Its id.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Close a report."""
    from tenback.protocol.hosting import CloseReport

    carry_out(CloseReport(report), data, database)
    say("The report is closed.")


@app.command()
def log(following: Next = "", as_json: AsJson = False, data: Data = None, database: Database = None) -> None:
    """Read who did what, the newest first."""
    from tenback.protocol.hosting import ReadLog

    told(carry_out(ReadLog(following), data, database), as_json=as_json)


# The house


@app.command()
def owner(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="The account; without one, it is shown.")] = None,
    nobody: Annotated[bool, typer.Option("--nobody", help="There is no owner any more.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Say whose account may use the page /admin."""
    from tenback.protocol.hosting import SetOwner, ShowHouse

    if name is not None and nobody:
        raise OptionError("Either a name, or --nobody.")
    if name is None and not nobody:
        found = carry_out(ShowHouse(), data, database).owner
        say("There is no owner." if found is None else f"The owner is {found.name or 'nobody any more'} ({found.id}).")
        return
    done = carry_out(SetOwner(name), data, database)
    say("There is no owner any more." if done.person is None else f"The owner is {done.person.name}: see /admin.")


@app.command()
def signup(
    state: Annotated[str | None, typer.Argument(metavar="open|closed", help="Without one, it is shown.")] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Say whether guests may make accounts."""
    from tenback.protocol.hosting import SetSignup, ShowHouse

    if state not in {None, "open", "closed"}:
        raise OptionError(f"Sign-up is open or closed, not {shown(state)}.")
    if state is not None:
        carry_out(SetSignup(state == "open"), data, database)
    say(f"Sign-up is {carry_out(ShowHouse(), data, database).signup}.")


@app.command("say")
def announce(
    text: Annotated[str | None, typer.Argument(metavar="TEXT", help="Up to 300 characters.")] = None,
    minutes: Annotated[
        str | None, typer.Option("--minutes", metavar="NUMBER", help="For so long (default: until it is withdrawn).")
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Withdraw what was said.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Tell everybody something, at every table and in the lobby."""
    from tenback.protocol.hosting import Announce, Withdraw

    if (text is None) != clear:
        raise OptionError("Either a text to say, or --clear.")
    lasts = None if minutes is None else within("--minutes", minutes, range(1, 43_201))
    if text is None:
        carry_out(Withdraw(), data, database)
        say("It is withdrawn.")
        return
    carry_out(Announce(at_most("A message", text, 300), lasts), data, database)
    say("It is told at every table and in the lobby.")


@app.command()
def prune(
    guests_days: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Forget guests who were not here for so many days.")
    ] = None,
    tables_days: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Delete tables that ended, or never began, so long ago.")
    ] = None,
    games_days: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Delete games in which nobody did anything for so long.")
    ] = None,
    log_days: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Forget what was done, and closed reports, after so long.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what it would do.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Forget what is old. It can be stopped at any moment, and goes on when it is called again."""
    from tenback.protocol.hosting import Prune

    wish = Prune(
        whole_days("--guests-days", guests_days),
        whole_days("--tables-days", tables_days),
        whole_days("--log-days", log_days),
        dry_run,
        whole_days("--games-days", games_days),
    )
    if wish == Prune(dry_run=dry_run):
        raise OptionError("Say of what: --guests-days, --tables-days, --games-days, --log-days.")
    done = carry_out(wish, data, database)
    would = "Would be gone" if dry_run else "Gone"
    size = f"about {done.bytes / 1e6:,.1f} MB" if done.bytes >= 1e5 else f"about {done.bytes:,} bytes"
    say(
        f"{would}: {counted(done.tables, 'table')} (entries: {done.entries:,}, {size}), "
        f"{counted(done.guests, 'guest')}, {counted(done.deeds, 'line')} of the log and closed reports, "
        f"{counted(done.documents, 'link')} and challenges of tables that are gone."
    )
