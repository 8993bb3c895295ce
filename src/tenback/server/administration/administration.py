"""A host's wish, carried out on the store; running processes are told, and what was done is written down."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from argon2 import PasswordHasher

from tenback.protocol import hosting
from tenback.server.administration.finding import Finding
from tenback.server.administration.news import PERSON, REMOVED, SETTINGS, SIGNED_OUT, Tell, about
from tenback.server.administration.privacy import Leave, forget
from tenback.server.administration.pruning import OnProgress, prune
from tenback.server.administration.rewriting import Rewriting, rewrite
from tenback.server.administration.told import person_told
from tenback.server.bulletin import ANNOUNCEMENT, OWNER, SIGNUP
from tenback.server.identity import a_free_name
from tenback.server.lobby import CHANGED
from tenback.server.rooms import now
from tenback.store import FOR_EVER, Deed, Person, Store
from tenback.table import Declined

__all__ = ["ANSWERS", "Administration"]

A_DAY = 24 * 3600 * 1000  # milliseconds
A_MINUTE = 60_000
PASSWORD_BYTES = 12


class Administration(Finding):
    """For one host: `by` is written down, a person's id or the terminal."""

    def __init__(
        self, store: Store, tell: Tell, *, by: str, leave: Leave, on_progress: OnProgress = lambda _: None
    ) -> None:
        """`leave`: how somebody leaves all tables."""
        super().__init__(store)
        self._tell, self._by, self._leave, self._on_progress = tell, by, leave, on_progress

    async def carry_out(self, wish: hosting.HostWish) -> Any:
        """What is told; Declined if it cannot be."""
        return await self.WISHES[type(wish)](self, wish)

    # People

    async def _rename(self, wish: hosting.RenamePerson) -> hosting.Done:
        person = await self._find(wish.who)
        name = await a_free_name(self._store, wish.name, person.id)
        await self._store.rename(person.id, name)
        await rewrite(self._store, Rewriting(person.id, name), self._tell)
        await self._tell(about(SIGNED_OUT, [person.id]))
        await self._note("rename", person.id, {"from": person.name, "to": name})
        return await self._done(person.id)

    async def _mute(self, wish: hosting.Mute) -> hosting.Done:
        person = await self._subject(wish.who)
        until = _until(wish.days)
        return await self._sanction("mute", person, banned=person.banned, muted=until, reason=wish.reason, until=until)

    async def _ban(self, wish: hosting.Ban) -> hosting.Done:
        person = await self._subject(wish.who)
        until = _until(wish.days)
        return await self._sanction("ban", person, banned=until, muted=person.muted, reason=wish.reason, until=until)

    async def _unmute(self, wish: hosting.Unmute) -> hosting.Done:
        person = await self._find(wish.who)
        return await self._sanction("unmute", person, banned=person.banned, muted=0, reason=person.reason)

    async def _unban(self, wish: hosting.Unban) -> hosting.Done:
        person = await self._find(wish.who)
        return await self._sanction("unban", person, banned=0, muted=person.muted, reason=person.reason)

    async def _sanction(
        self, act: str, person: Person, *, banned: int, muted: int, reason: str, until: int = 0
    ) -> hosting.Done:
        reason = " ".join(reason.split())
        await self._store.sanction(person.id, banned=banned, muted=muted, reason=reason)
        await self._tell(about(PERSON, [person.id]))
        facts: dict[str, Any] = {}
        if until:
            facts = {"until": None if until == FOR_EVER else until, "reason": reason}
        await self._note(act, person.id, facts)
        return await self._done(person.id)

    async def _subject(self, who: str) -> Person:
        """Somebody who may be banned, muted or forgotten."""
        person = await self._find(who)
        if person.id == await self._owner():
            raise Declined(
                "owner-stays", "The owner of this server cannot be banned, muted or deleted; name another one first."
            )
        return person

    async def _reset_password(self, wish: hosting.ResetPassword) -> hosting.Done:
        """Whoever has signed in with the old one is signed out."""
        person = await self._find(wish.who)
        account = await self._store.account_of(person.id)
        if account is None:
            raise Declined("no-account", "That is a guest, who has no password; only accounts have one.")
        password = secrets.token_urlsafe(PASSWORD_BYTES)
        await self._store.set_password(account.key, await asyncio.to_thread(PasswordHasher().hash, password.encode()))
        await self._tell(about(SIGNED_OUT, [person.id]))
        await self._note("reset-password", person.id)
        return hosting.Done(await self._told(person.id), password)

    async def _forget(self, wish: hosting.ForgetPerson) -> hosting.Done:
        """The log names them by their id, which leads to nobody any more."""
        person = await self._subject(wish.who)
        await forget(self._store, person.id, self._leave, self._tell)
        await self._note("forget", person.id)
        return hosting.Done()

    # Tables

    async def _remove_table(self, wish: hosting.RemoveTable) -> hosting.Done:
        """For everybody, at once; kept as it is for the host, unless it is to be deleted."""
        listing = await self._listing(wish.table)
        await self._store.set_removed(listing.table, removed=True)
        await self._tell(about(REMOVED, [listing.table]))
        if wish.delete:
            await self._store.delete_tables([listing.table])
        await self._tell(CHANGED)
        await self._note("delete-table" if wish.delete else "remove-table", listing.table)
        return hosting.Done()

    async def _return_table(self, wish: hosting.ReturnTable) -> hosting.Done:
        listing = await self._listing(wish.table)
        await self._store.set_removed(listing.table, removed=False)
        await self._tell(CHANGED)
        await self._note("return-table", listing.table)
        return hosting.Done()

    # Reports

    async def _close_report(self, wish: hosting.CloseReport) -> hosting.Done:
        if not await self._store.close_report(wish.report, now()):
            raise Declined("no-such-report", "There is no such report, or somebody has closed it.")
        await self._note("close-report", wish.report)
        return hosting.Done()

    # The house

    async def _set_owner(self, wish: hosting.SetOwner) -> hosting.Done:
        person = None if wish.who is None else await self._find(wish.who)
        if person and person.kind != "account":
            raise Declined("owner-guest", "The owner is an account, with a password; make one on the profile page.")
        await self._store.set_host_setting(OWNER, person.id if person else None)
        await self._tell(about(SETTINGS))
        await self._note("set-owner", person.id if person else "")
        return hosting.Done(await self._told(person.id) if person else None)

    async def _set_signup(self, wish: hosting.SetSignup) -> hosting.Done:
        await self._store.set_host_setting(SIGNUP, None if wish.open else "closed")
        await self._tell(about(SETTINGS))
        await self._note("open-signup" if wish.open else "close-signup", "")
        return hosting.Done()

    async def _announce(self, wish: hosting.Announce) -> hosting.Done:
        text = " ".join(wish.text.split())
        if not text or not text.isprintable():
            raise Declined("announcement", "What is announced has 1 to 300 printable characters.")
        until = None if wish.minutes is None else now() + wish.minutes * A_MINUTE
        await self._store.set_host_setting(ANNOUNCEMENT, {"text": text, "at": now(), "until": until})
        await self._tell(about(SETTINGS))
        await self._note("announce", "", {"text": text, "until": until})
        return hosting.Done()

    async def _withdraw(self, _: hosting.Withdraw) -> hosting.Done:
        await self._store.set_host_setting(ANNOUNCEMENT, None)
        await self._tell(about(SETTINGS))
        await self._note("withdraw", "")
        return hosting.Done()

    # Retention

    async def _prune(self, wish: hosting.Prune) -> hosting.Pruned:
        """What was done is noted first: if it is stopped midway, the log tells what was begun."""
        days = {
            "guests": wish.guests_days,
            "tables": wish.tables_days,
            "games": wish.games_days,
            "log": wish.log_days,
        }
        if not wish.dry_run:
            await self._note("prune", "", {name: count for name, count in days.items() if count is not None})
        return await prune(self._store, wish, self._tell, now(), self._on_progress)

    # What was done

    async def _note(self, act: str, about_what: str, facts: Mapping[str, Any] | None = None) -> None:
        await self._store.note(Deed(new_id(), now(), self._by, act, about_what, facts or {}))

    async def _told(self, person: str) -> hosting.PersonKnown | None:
        found = await self._store.person(person)
        return person_told(found, await self._owner(), now()) if found else None

    async def _done(self, person: str) -> hosting.Done:
        return hosting.Done(await self._told(person))

    WISHES: Mapping[type[hosting.HostWish], Callable[["Administration", Any], Awaitable[Any]]] = {
        hosting.FindPeople: Finding.people,
        hosting.ShowPerson: Finding.person,
        hosting.FindTables: Finding.tables,
        hosting.ShowTable: Finding.table,
        hosting.ListReports: Finding.reports,
        hosting.ReadLog: Finding.deeds,
        hosting.ShowHouse: Finding.house,
        hosting.RenamePerson: _rename,
        hosting.Mute: _mute,
        hosting.Unmute: _unmute,
        hosting.Ban: _ban,
        hosting.Unban: _unban,
        hosting.ResetPassword: _reset_password,
        hosting.ForgetPerson: _forget,
        hosting.RemoveTable: _remove_table,
        hosting.ReturnTable: _return_table,
        hosting.CloseReport: _close_report,
        hosting.SetOwner: _set_owner,
        hosting.SetSignup: _set_signup,
        hosting.Announce: _announce,
        hosting.Withdraw: _withdraw,
        hosting.Prune: _prune,
    }


ANSWERS: Mapping[type[hosting.HostWish], Any] = {
    **dict.fromkeys(Administration.WISHES, hosting.Done),
    hosting.FindPeople: hosting.PeopleFound,
    hosting.ShowPerson: hosting.PersonDetails,
    hosting.FindTables: hosting.TablesFound,
    hosting.ShowTable: hosting.TableDetails,
    hosting.ListReports: hosting.ReportsFound,
    hosting.ReadLog: hosting.DeedsFound,
    hosting.ShowHouse: hosting.HouseShown,
    hosting.Prune: hosting.Pruned,
}
"""What each wish is answered with."""


def _until(days: float | None) -> int:
    return FOR_EVER if days is None else now() + round(days * A_DAY)


def new_id() -> str:
    """Later ones are greater."""
    return f"{now():014d}-{secrets.token_hex(4)}"
