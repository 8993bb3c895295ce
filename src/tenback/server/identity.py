"""Who somebody is: a signed, long-lived identity for everyone, and passwords for those who want one."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadData, URLSafeTimedSerializer

from tenback.core import TenbackError
from tenback.server.rooms import now
from tenback.store import NameTaken, Person, Store, StoreDown, StoreError
from tenback.table import Declined, check_own_name

__all__ = ["COOKIE", "COOKIE_SECONDS", "Identities", "NobodysName", "NotYou"]

COOKIE = "tenback"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
SECRET = "identities"  # noqa: S105 - the name under which the store keeps it
SECRET_BYTES = 32
SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
PERSON_BYTES = 12

Found = TypeVar("Found")


class NobodysName(Declined):
    """A name or a password that nobody can have."""


class NotYou(Declined):
    """An identity, a name or a password that cannot be taken."""


class Identities:
    """Makes identities and reads them back. One secret, shared by all processes through the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._signer: URLSafeTimedSerializer | None = None
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(1, "argon2")  # one at a time: each takes 64 MB
        # What an unknown name is compared with, so that it takes as long as a known one. The thread makes it first of
        # all, while the server starts.
        self._nobody = self._threads.submit(self._hasher.hash, secrets.token_hex(SECRET_BYTES))

    async def open(self) -> None:
        secret = await self._store.secret(SECRET, lambda: secrets.token_bytes(SECRET_BYTES))
        self._signer = URLSafeTimedSerializer(secret, salt="identity")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def guest(self, name: object, *, program: bool) -> Person:
        """A new person, in one step."""
        person = Person(secrets.token_hex(PERSON_BYTES), _name(name), "program" if program else "guest", now())
        await self._store.add_person(person)
        return person

    def token(self, person: Person) -> str:
        """What the person shows from now on."""
        assert self._signer is not None  # opened
        return self._signer.dumps(person.id)

    async def person(self, token: str | None) -> Person | None:
        """Whose token that is; None for a forged, expired or forgotten one."""
        assert self._signer is not None  # opened
        if token is None:
            return None
        try:
            found = self._signer.loads(token, max_age=COOKIE_SECONDS)
        except BadData:
            return None
        return await self._store.person(found) if isinstance(found, str) else None

    async def rename(self, person: Person, name: object) -> Person:
        await self._store.rename(person.id, _name(name))
        return Person(person.id, _name(name), person.kind, person.since)

    # Accounts

    async def register(self, person: Person, name: object, password: object) -> Person:
        """Give a guest a name and a password to come back with; what they played stays theirs."""
        if person.kind != "guest":
            raise NotYou("only-guests", "You have an account already, or are a program; only guests can make one.")
        called = _name(name)
        if not isinstance(password, str) or not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise NobodysName(
                "password",
                f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
                least=SHORTEST_PASSWORD,
                most=LONGEST_PASSWORD,
            )
        hashed = await self._in_a_thread(lambda: self._hasher.hash(_bytes(password)))
        try:
            await self._store.add_account(_key(called), person.id, hashed)
        except NameTaken:
            raise NotYou("name-taken", f"Somebody else is called {called} already; take another name.") from None
        except StoreDown:
            raise
        except StoreError as error:
            raise NobodysName("account-not-made", str(error)) from None
        await self._store.rename(person.id, called)
        return Person(person.id, called, "account", person.since)

    async def sign_in(self, name: object, password: object) -> Person:
        account = await self._store.account(_key(name)) if isinstance(name, str) else None
        hashed = account.password_hash if account else None
        right = await self._in_a_thread(lambda: self._fits(hashed or self._nobody.result(), password))
        person = await self._store.person(account.person) if account and right else None
        if person is None:
            raise NotYou("wrong-password", "That name and that password do not belong together.")
        return person

    def _fits(self, hashed: str, password: object) -> bool:
        if not isinstance(password, str) or len(password) > LONGEST_PASSWORD:
            return False
        try:
            return self._hasher.verify(hashed, _bytes(password))
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_a_thread(self, work: Callable[[], Found]) -> Found:
        """Hashing takes tenths of a second, which no table may wait for."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _name(name: object) -> str:
    tidy = " ".join(unicodedata.normalize("NFC", name).split()) if isinstance(name, str) else name
    try:
        check_own_name(tidy)
    except TenbackError as error:
        raise NobodysName("name", str(error)) from None
    assert isinstance(tidy, str)  # check_own_name has seen to that
    return tidy


def _key(name: str) -> str:
    """Names that look alike are one name to sign in with."""
    return unicodedata.normalize("NFKC", " ".join(name.split())[:LONGEST_PASSWORD]).casefold()


def _bytes(password: str) -> bytes:
    return unicodedata.normalize("NFC", password).encode(errors="surrogatepass")
