"""Tokens that end, passwords that nobody guesses, names that cannot pose: each an attack, and how it fails."""

import asyncio
import json
from threading import Event

import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from tenback.server import identity
from tenback.server.identity import Identities
from tenback.server.limits import USUAL, Busy
from tenback.server.names import looks, seen
from tenback.server.passwords import guessed
from tenback.store import at
from tests.server.house import Guest, calling, dial, guest, http, limits, measured, serving, sqlite_place

PASSWORD, ANOTHER = "correct horse battery", "staple battery horse"


def account(server, name):
    """The person, with the token of the account, and that of the guest from before."""
    before = guest(server, f"{name} before")
    made = http(server, "POST", "/api/accounts", {"name": name, "password": PASSWORD}, token=before.token)
    assert made.status == 201, made.body
    return Guest(before.id, name, made.json["token"]), before


def signed_in(server, name, password=PASSWORD):
    return http(server, "POST", "/api/sessions", {"name": name, "password": password})


def holds(server, token):
    return http(server, "GET", "/api/me", token=token).status == 200


# Tokens


def test_a_token_ends_with_its_sign_out_and_no_other_does(server):
    dora, _ = account(server, "Dora")
    other = signed_in(server, "Dora").json["token"]
    assert http(server, "DELETE", "/api/sessions", token=dora.token).status == 204
    assert not holds(server, dora.token)
    assert not holds(server, dora.token[:-1] + ("A" if dora.token[-1] != "A" else "B")), "nor one that reads alike"
    assert holds(server, other)
    assert http(server, "DELETE", "/api/sessions", token=dora.token).status == 204, "once more is fine"
    assert http(server, "DELETE", "/api/sessions", cookie=f"tenback={other}").status == 204
    assert not holds(server, other)


def test_the_guests_token_ends_with_the_registration(server):
    erna, before = account(server, "Erna")
    assert holds(server, erna.token)
    assert not holds(server, before.token)


def test_all_tokens_end_with_a_new_password_but_the_one_that_is_given(server):
    fay, _ = account(server, "Fay")
    other = signed_in(server, "Fay").json["token"]
    for body, status, error in (
        ({"password": "wrong horse battery", "new": ANOTHER}, 403, "wrong-password"),
        ({"password": PASSWORD, "new": "short"}, 400, "password"),
        ({"password": PASSWORD, "new": "1234567890"}, 400, "password-guessed"),
        ({"password": PASSWORD, "new": "fayfayfayfay"}, 400, "password-guessed"),
        ({"password": PASSWORD, "new": 7}, 400, "password"),
        ({"new": ANOTHER}, 400, "bad-request"),
    ):
        answer = http(server, "PUT", "/api/me/password", body, token=fay.token)
        assert (answer.status, answer.json["error"]) == (status, error)
    changed = http(server, "PUT", "/api/me/password", {"password": PASSWORD, "new": ANOTHER}, token=fay.token)
    assert (changed.status, changed.json["id"]) == (200, fay.id)
    assert [holds(server, token) for token in (changed.json["token"], fay.token, other)] == [True, False, False]
    assert signed_in(server, "Fay").status == 403
    assert signed_in(server, "Fay", ANOTHER).status == 200
    assert ANOTHER not in server.logged
    someone = guest(server, "Someone")
    nothing = http(server, "PUT", "/api/me/password", {"password": PASSWORD, "new": ANOTHER}, token=someone.token)
    assert (nothing.status, nothing.json["error"]) == (403, "wrong-password"), "a guest has none"


def test_one_can_sign_out_everywhere(server):
    gil, _ = account(server, "Gil")
    other = signed_in(server, "Gil").json["token"]
    answer = http(server, "DELETE", "/api/me/sessions", token=other)
    assert (answer.status, 'tenback=""' in answer.headers["set-cookie"]) == (204, True)
    assert not holds(server, gil.token)
    assert not holds(server, other)
    assert holds(server, signed_in(server, "Gil").json["token"])


async def test_a_line_does_not_outlive_its_token(server):
    hal, _ = account(server, "Hal")
    kept = Guest(hal.id, "Hal", (await asyncio.to_thread(signed_in, server, "Hal")).json["token"])
    async with calling(server, hal) as thief:
        await asyncio.to_thread(http, server, "DELETE", "/api/sessions", token=hal.token)
        with pytest.raises(ConnectionClosed) as closed:
            await thief.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012, "those who may come back do"
    async with dial(server) as again:
        await again.send(json.dumps({"type": "hello", "version": 1, "token": hal.token}))
        assert json.loads(await again.recv())["reason"] == "who"
    async with calling(server, kept):
        pass


async def test_a_token_from_before_there_were_epochs_holds_until_it_is_ended(tmp_path):
    store = at(tmp_path, None)
    await store.open()
    identities = Identities(store)
    try:
        await identities.open()
        ada = await identities.guest("Ada", program=False)
        secret = await store.secret(identity.SECRET, bytes)
        old = URLSafeTimedSerializer(secret, salt="identity").dumps(ada.id)
        assert await identities.person(old) == ada
        await identities.sign_out(old)
        assert await identities.person(old) is None
        assert await identities.person(identities.token(ada)) == ada
    finally:
        identities.close()
        await store.close()


# Passwords


@pytest.mark.parametrize(
    ("password", "known"),
    [
        ("1234567890", True),
        ("0987654321", True),
        ("abcdefghijkl", True),
        ("aaaaaaaaaa", True),
        (" " * 12, True),
        ("ababababab", True),
        ("Password1234", True),
        ("pаsswоrd1234", True),  # noqa: RUF001 - that is the point
        ("qwertyuiop", True),
        ("Adalbert 1815", True),
        ("8302957163", False),
        (PASSWORD, False),
        ("Adalbert likes tea", False),
        ("пароль от почты", False),
    ],
)
def test_what_everybody_would_try_first_is_no_password(password, known):
    assert guessed(password, ("Adalbert",)) is known


LIMITED = limits(local=True, passwords=(1000, 1000), guesses=(3, 0.001))


def test_an_accounts_password_is_not_tried_from_many_addresses_either():
    """Every request passes the limit by address here, as those of many addresses would."""
    with sqlite_place() as place, serving(place, settings=LIMITED) as server:
        account(server, "Ida")
        account(server, "Jon")
        answers = [signed_in(server, name, f"wrong password {name}") for name in ("Ida", "IDA", "ida ", "Ida", " ida")]
        assert [answer.status for answer in answers] == [403, 403, 403, 429, 429]
        assert answers[-1].json["error"] == "too-fast"
        assert int(answers[-1].headers["retry-after"]) > 1
        assert measured(server, 'tenback_turned_away_total{key="too-fast"}') == 2
        assert signed_in(server, "Jon").status == 200, "others sign in"


async def test_whoever_comes_when_too_many_passwords_wait_is_told_so_at_once(tmp_path, monkeypatch):
    store = at(tmp_path, None)
    await store.open()
    identities = Identities(store)
    release = Event()
    monkeypatch.setattr(Identities, "_fits", lambda *_: not release.wait(60))
    try:
        await identities.open()
        waiting = [asyncio.ensure_future(identities.sign_in("Ada", PASSWORD)) for _ in range(USUAL.hashes)]
        while identities._hashes < USUAL.hashes:  # noqa: ASYNC110 - the store answers in its own time
            await asyncio.sleep(0)
        with pytest.raises(Busy):
            await identities.sign_in("Ada", PASSWORD)
        release.set()
        assert len(await asyncio.gather(*waiting, return_exceptions=True)) == USUAL.hashes
        assert identities._hashes == 0
    finally:
        release.set()
        identities.close()
        await store.close()


# Names

ALIKE = ["Klara", "KLARA", "Кlara", "Klаra", "Klara\ufe0f", "Klára", "K.lara", "Kl ara", "KIara", "K1ara", "𝓚lara"]  # noqa: RUF001 - that is the point
UNSEEN = ["\u3164", "\u115f", "\u2800", "Ada\u3164", "Ada\u2800", "\u0301", "a" + "\u0301" * 9, "\u200b"]


def test_names_that_look_alike_are_known_for_it():
    assert {looks(name) for name in ALIKE} == {"klara"}
    assert len({looks(name) for name in ("Klara", "Clara", "Klaus", "中村", "🎲", "!!")}) == 6


@pytest.mark.parametrize("name", ["Ada", "Łukasz", "Zoë", "ทิวา", "अदिति", "中村", "Nguyễn", "🎲", "שָׁלוֹם"])
def test_names_of_all_scripts_are_seen(name):
    assert seen(name)


def test_an_accounts_name_is_borne_by_nobody_else(server):
    klara, _ = account(server, "Klara")
    eve = guest(server, "Eve")
    for name in ALIKE:
        posing = http(server, "POST", "/api/guests", {"name": name})
        assert (posing.status, posing.json["error"]) == (403, "name-taken"), name
        assert http(server, "PATCH", "/api/me", {"name": name}, token=eve.token).json["error"] == "name-taken"
        taken = http(server, "POST", "/api/accounts", {"name": name, "password": PASSWORD}, token=eve.token)
        assert (taken.status, taken.json["error"]) == (403, "name-taken")
    assert http(server, "PATCH", "/api/me", {"name": "KLÁRA"}, token=klara.token).status == 200, "she may"
    assert guest(server, "Klaus").name == "Klaus"


async def test_who_was_called_like_an_account_before_there_was_one_is_told_apart(server):
    eve = guest(server, "Lotte")
    assert await called(server, eve) == "Lotte"
    lotte, _ = account(server, "Lotte")
    assert await called(server, lotte) == "Lotte"
    assert await called(server, eve) == "Lotte 2"


async def called(server, who):
    async with calling(server, who) as caller:
        return caller.heard[0]["you"]["name"]


@pytest.mark.parametrize("name", UNSEEN)
def test_nobody_is_unseen(server, name):
    answer = http(server, "POST", "/api/guests", {"name": name})
    assert (answer.status, answer.json["error"]) == (400, "name")
