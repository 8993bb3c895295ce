"""Who somebody is: a signed, long-lived identity for everyone, and passwords for those who want one."""

import asyncio
import os
import secrets
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadData, URLSafeTimedSerializer

from tenback.core import TenbackError
from tenback.server.limits import USUAL, Busy, Limits
from tenback.server.names import can_read_names, looks, seen
from tenback.server.passwords import LONGEST_PASSWORD, NobodysName, check_password
from tenback.server.rooms import now
from tenback.store import FOR_EVER, Kind, NameTaken, Person, Store, StoreDown, StoreError
from tenback.table import LONGEST_OWN_NAME, Declined, check_own_name

__all__ = [
    "COOKIE",
    "COOKIE_SECONDS",
    "Banned",
    "Identities",
    "NotYou",
    "a_free_name",
    "admitted",
    "sign_in_key",
]

COOKIE = "tenback"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
SECRET = "identities"  # noqa: S105 - the name under which the store keeps it
SECRET_BYTES = 32
PERSON_BYTES, SESSION_BYTES = 12, 8
NICENESS = 10  # of the thread that hashes passwords
SECOND = " 2"  # as a table calls the second of two
SEEN_EVERY = 24 * 3600 * 1000  # milliseconds until it is noted again that somebody was here

Found = TypeVar("Found")


class NotYou(Declined):
    """An identity, a name or a password that cannot be taken."""


class Banned(Declined):
    """Somebody whom the host does not let in."""


class Identities:
    """Makes identities and reads them back. One secret, shared by all processes through the store."""

    def __init__(self, store: Store, limits: Limits = USUAL) -> None:
        self._store, self._most_hashes = store, limits.hashes
        self._signer: URLSafeTimedSerializer | None = None
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(1, "argon2", _step_back)  # one at a time: each takes 64 MB
        self._hashes = 0  # under way, or waiting
        # What an unknown name is compared with, so that it takes as long as a known one. The thread makes it first of
        # all, while the server starts.
        self._nobody = self._threads.submit(self._hasher.hash, secrets.token_hex(SECRET_BYTES))

    async def open(self) -> None:
        secret = await self._store.secret(SECRET, lambda: secrets.token_bytes(SECRET_BYTES))
        self._signer = URLSafeTimedSerializer(secret, salt="identity")
        for key in await self._store.overlooked():  # accounts from before looks were kept
            await self._store.set_looks(key, await asyncio.to_thread(looks, key) or key)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def guest(self, name: object, *, program: bool) -> Person:
        """A new person, in one step."""
        called = await a_free_name(self._store, name, "")
        kind: Kind = "program" if program else "guest"
        moment = now()
        person = Person(secrets.token_hex(PERSON_BYTES), called, kind, moment, seen=moment)
        await self._store.add_person(person)
        return person

    def token(self, person: Person) -> str:
        """What the person shows from now on, until they sign out."""
        assert self._signer is not None  # opened
        return self._signer.dumps([person.id, person.epoch, secrets.token_hex(SESSION_BYTES)])

    async def person(self, token: str | None) -> Person | None:
        """Whose token that is; None for a forged, expired, ended or forgotten one."""
        if (read := self._read(token)) is None:
            return None
        person, epoch, session = read
        found = await self._store.visitor(person, session)
        if found is None or found.epoch != epoch:
            return None
        if now() - found.seen > SEEN_EVERY:
            with suppress(StoreDown):  # then it is noted the next time
                await self._store.seen(found.id, now())
        return found

    def _read(self, token: str | None) -> tuple[str, int, str] | None:
        """Whose a token is, of which epoch and which session."""
        assert self._signer is not None  # opened
        if token is None:
            return None
        try:
            found, made = self._signer.loads(token, max_age=COOKIE_SECONDS, return_timestamp=True)
        except BadData:
            return None
        match found:
            case [str(person), int(epoch), str(session)]:
                return person, epoch, session
            case str(person):  # from before there were epochs
                return person, 0, f"{person} {made.timestamp():.0f}"
        return None

    async def sign_out(self, token: str | None) -> None:
        """The token is worth nothing any more."""
        if read := self._read(token):
            await self._store.sign_out(read[2], now(), forget=now() - COOKIE_SECONDS * 1000)

    async def sign_out_everywhere(self, person: Person) -> None:
        """Nor is any other."""
        await self._store.sign_out_everywhere(person.id)

    async def rename(self, person: Person, name: object) -> Person:
        called = await a_free_name(self._store, name, person.id)
        await self._store.rename(person.id, called)
        return replace(person, name=called)

    async def as_called(self, person: Person) -> Person:
        """The person as others see them: whose name has become somebody else's account has a number behind it."""
        try:
            await _free(self._store, person.name, person.id)
        except NotYou:
            return replace(person, name=f"{person.name[: LONGEST_OWN_NAME - len(SECOND)].rstrip()}{SECOND}")
        return person

    # Accounts

    async def register(self, person: Person, name: object, password: object) -> Person:
        """Give a guest a name and a password to come back with; what they played stays theirs."""
        if person.kind != "guest":
            raise NotYou("only-guests", "You have an account already, or are a program; only guests can make one.")
        await can_read_names()
        called = _name(name)
        check_password(password, called)
        hashed = await self._hashed(password)
        try:
            await self._store.add_account(_key(called), person.id, hashed, looks=looks(called))
        except NameTaken:
            raise _taken(called) from None
        except StoreDown:
            raise
        except StoreError as error:
            raise NobodysName("account-not-made", str(error)) from None
        await self._store.rename(person.id, called)
        return await self._as_stored(person)

    async def check_password(self, person: Person, password: object) -> None:
        """NotYou, unless it is the account's."""
        account = await self._store.account_of(person.id)
        hashed = account.password_hash if account else None
        if not await self._in_a_thread(lambda: self._fits(hashed or self._nobody.result(), password)) or not account:
            raise wrong_password()

    async def change_password(self, person: Person, password: object, new: object) -> Person:
        """Another password; whoever has signed in with the old one is signed out."""
        account = await self._store.account_of(person.id)
        hashed = account.password_hash if account else None
        if not await self._in_a_thread(lambda: self._fits(hashed or self._nobody.result(), password)) or not account:
            raise wrong_password()
        await can_read_names()
        check_password(new, person.name, account.key)
        await self._store.set_password(account.key, await self._hashed(new))
        return await self._as_stored(person)

    async def _as_stored(self, person: Person) -> Person:
        return await self._store.person(person.id) or person

    async def _hashed(self, password: object) -> str:
        return await self._in_a_thread(lambda: self._hasher.hash(_bytes(str(password))))

    async def sign_in(self, name: object, password: object) -> Person:
        account = await self._store.account(sign_in_key(name))
        hashed = account.password_hash if account else None
        right = await self._in_a_thread(lambda: self._fits(hashed or self._nobody.result(), password))
        person = await self._store.person(account.person) if account and right else None
        if person is None:
            raise wrong_password()
        return admitted(person)

    def _fits(self, hashed: str, password: object) -> bool:
        if not isinstance(password, str) or len(password) > LONGEST_PASSWORD:
            return False
        try:
            return self._hasher.verify(hashed, _bytes(password))
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_a_thread(self, work: Callable[[], Found]) -> Found:
        """Hashing takes tenths of a second, which no table may wait for."""
        if self._hashes >= self._most_hashes:
            raise Busy("passwords-busy", "Too many passwords are being looked at; try again in a few seconds.", after=5)
        self._hashes += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._hashes -= 1


def _step_back() -> None:
    """A hash keeps four threads busy for tenths of a second, and those are as nice as the one that asks for it. Who
    guesses passwords shall not take the processor from tables. Only Linux weighs threads one by one.
    """
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def admitted(person: Person) -> Person:
    """The person; Banned if the host does not let them in."""
    if person.banned <= now():
        return person
    until = 0 if person.banned >= FOR_EVER else person.banned
    why = f": {person.reason}" if person.reason else "."
    end = "" if not until else f" until {datetime.fromtimestamp(until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    raise Banned("banned", f"Whoever runs this server has banned you{end}{why}", until=until, reason=person.reason)


async def a_free_name(store: Store, name: object, person: str) -> str:
    """A name as it is kept; NobodysName, or NotYou if it would pass for somebody else's account."""
    await can_read_names()
    return await _free(store, _name(name), person)


async def _free(store: Store, name: str, person: str) -> str:
    await can_read_names()
    account = await store.account_looking(looks(name))
    if account and account.person != person:
        raise _taken(name)
    return name


def _name(name: object) -> str:
    tidy = " ".join(unicodedata.normalize("NFC", name).split()) if isinstance(name, str) else name
    try:
        check_own_name(tidy)
    except TenbackError as error:
        raise NobodysName("name", str(error)) from None
    assert isinstance(tidy, str)  # check_own_name has seen to that
    if not seen(tidy):
        raise NobodysName("name", "A name can be seen, all of it, and keeps to its line.")
    return tidy


def _taken(name: str) -> NotYou:
    return NotYou("name-taken", f"Somebody else is called {name}, or looks like it; take another name.")


def wrong_password() -> NotYou:
    return NotYou("wrong-password", "That name and that password do not belong together.")


def sign_in_key(name: object) -> str:
    """However it is typed, it is one name to sign in with."""
    return _key(name) if isinstance(name, str) else ""


def _key(name: str) -> str:
    return unicodedata.normalize("NFKC", " ".join(name.split())[:LONGEST_PASSWORD]).casefold()


def _bytes(password: str) -> bytes:
    return unicodedata.normalize("NFC", password).encode(errors="surrogatepass")
