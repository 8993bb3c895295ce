"""`tenback admin`, typed: what it prints, and what it says to what cannot be. What it does is in tests/server."""

import asyncio
import json

import pytest

from tenback.cli.app import app
from tenback.core import TenbackError
from tenback.store import Listing, Person, Report, at
from tenback.table import Entry

SEATS = [{"kind": "person", "name": "Ada", "bot": None, "host": True}]


@pytest.fixture
def kept(tmp_path):
    """A store with an account, a guest, a table and a report in it."""

    async def fill():
        store = at(tmp_path, None)
        await store.open()
        await store.add_person(Person("p-ada", "Ada", "guest", 1))
        await store.add_person(Person("p-bela", "Bela", "guest", 2))
        await store.add_account("ada", "p-ada", "hash", looks="ada")
        summary = {"title": "TEN", "seats": SEATS, "rematch": None}
        listing = Listing(
            "t1", "ten", "waiting", listed=True, opened=3, changed=4, people=(("p-ada", 0),), summary=summary
        )
        await store.append([Entry("t1", 1, 3, "p-ada", "1", "sat", {})], [listing])
        line = {"at": 5, "name": "Bela", "text": "grr"}
        await store.add_report(Report("r1", 6, "t1", "p-ada", "p-bela", "insults", "He growled.", [line]))
        await store.close()

    asyncio.run(fill())
    return tmp_path


@pytest.fixture
def admin(kept, capsys):
    def run(*arguments):
        app(["admin", *arguments, "--data", str(kept)], standalone_mode=False)
        return capsys.readouterr().out

    return run


def test_an_evening_of_a_host(admin):
    assert admin("people").splitlines() == [
        "p-bela  guest    1970-01-01 00:00  Bela",
        "p-ada  account  1970-01-01 00:00  Ada",
    ]
    assert admin("people", "zz") == "None.\n"
    assert admin("ban", "p-bela", "--days", "2.5", "--reason", "Growls") == "Bela is banned.\n"
    assert "Bela (banned until 2" in admin("people", "BEL")
    assert admin("mute", "p-bela") == "Bela is muted.\n"
    assert "muted for good" in admin("person", "p-bela")
    assert admin("unmute", "p-bela") == "Bela may write again.\n"
    assert admin("unban", "p-bela") == "Bela may come in again.\n"
    assert "signs in as ada" in admin("person", "Ada")
    assert json.loads(admin("person", "ada", "--json"))["signs_in_as"] == "ada"
    assert admin("password", "ada").startswith("The new password of Ada: ")
    assert admin("tables").startswith("t1  1970-01-01 00:00  TEN, waiting, listed: Ada")
    assert "entries: 1" in admin("table", "t1")
    assert "is removed, and kept" in admin("remove", "t1")
    assert "REMOVED" in admin("tables")
    assert admin("return", "t1") == "The table is there again.\n"
    told = admin("reports")
    assert "Bela (p-bela): insults, at table t1" in told
    assert "told by Ada (p-ada): He growled." in told
    assert "| Bela: grr" in told
    assert admin("close", "r1") == "The report is closed.\n"
    assert admin("reports") == "None.\n"
    assert "r1" in admin("reports", "--closed")
    assert admin("owner") == "There is no owner.\n"
    assert admin("owner", "ada") == "The owner is Ada: see /admin.\n"
    assert admin("owner") == "The owner is Ada (p-ada).\n"
    assert admin("owner", "--nobody") == "There is no owner any more.\n"
    assert admin("signup") == "Sign-up is open.\n"
    assert admin("signup", "closed") == "Sign-up is closed.\n"
    assert admin("say", "Back soon", "--minutes", "5") == "It is told at every table and in the lobby.\n"
    assert admin("say", "--clear") == "It is withdrawn.\n"
    assert admin("prune", "--guests-days", "1", "--tables-days", "1", "--dry-run").startswith(
        "Would be gone: 1 table (entries: 1, about 122 bytes), 1 guest, no lines"
    )
    assert admin("prune", "--guests-days", "1", "--tables-days", "1", "--log-days", "1").startswith("Gone: 1 table")
    told = admin("log").splitlines()
    assert told[0].endswith("prune (guests 1, tables 1, log 1)")
    assert told[-1].endswith("ban p-bela"), "who is forgotten is so here, too"
    assert len(told) == 14


def test_a_table_is_deleted_for_good(admin):
    assert admin("remove", "t1", "--delete") == "The table is deleted.\n"
    assert admin("tables") == "None.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["ban", "p-zoe"], "Nobody has that id"),
        (["ban", "p-ada", "--days", "0"], "--days is a number above 0"),
        (["mute", "p-ada", "--days", "soon"], "--days is a number, not"),
        (["mute", "p-ada", "--reason", "x" * 301], "A reason has at most 300 characters, not 301"),
        (["rename", "p-ada", " "], "A name"),
        (["remove", "nowhere"], "no table of that name"),
        (["return", "nowhere"], "no table of that name"),
        (["close", "nowhere"], "no such report"),
        (["owner", "p-bela"], "The owner is an account"),
        (["owner", "ada", "--nobody"], "Either a name"),
        (["signup", "maybe"], "open or closed, not 'maybe'"),
        (["say"], "Either a text"),
        (["say", "x", "--clear"], "Either a text"),
        (["say", "x", "--minutes", "0"], "--minutes is a number from 1 to 43200"),
        (["say", "x" * 301], "A message has at most 300"),
        (["prune"], "Say of what"),
        (["prune", "--tables-days", "0"], "--tables-days is a number from 1 to 36500"),
        (["password", "p-bela"], "a guest, who has no password"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(admin, arguments, sentence):
    with pytest.raises(TenbackError, match=sentence):
        admin(*arguments)


def test_a_mistyped_directory_is_no_new_store(tmp_path):
    with pytest.raises(TenbackError, match="There is no store"):
        app(["admin", "people", "--data", str(tmp_path / "typo")], standalone_mode=False)
    assert not (tmp_path / "typo").exists()
