"""Everybody who plays has a share in the deal: over real lines, with silent tabs, restarts, and servers that cheat."""

import json
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

import pytest

from tenback import record
from tenback.core import promise_of, seed_of
from tests.cli.kit import DOES_NOT_HOLD, FINE, tell
from tests.server.house import Caller, Server, calling, guest, http, joined, opened, serving, sqlite_place

PATIENT = "import tenback.server.autoplay as autoplay; autoplay.SILENT = 30"
HASTY = "import tenback.server.autoplay as autoplay; autoplay.SILENT = 0.05"


@pytest.fixture(scope="module")
def patient():
    """A server that waits for every share, however slow this machine is."""
    with sqlite_place() as place, serving(place, before=PATIENT) as server:
        yield server


@pytest.fixture(scope="module")
def hasty():
    """A server that waits for hardly a moment."""
    with sqlite_place() as place, serving(place, before=HASTY) as server:
        yield server


@asynccontextmanager
async def started(place, before):
    """A server of one's own, to be killed or not to be trusted."""
    server = Server(place, before=before).start()
    try:
        await server.ready()
        yield server
    finally:
        server.close()


@dataclass(slots=True)
class Sharer:
    """An honest client: what it keeps, and what it makes of the end."""

    caller: Caller
    share: str = ""
    seal: str = ""
    closed: list[Any] | None = None

    async def promise(self) -> None:
        self.share, self.seal = token_hex(16), self.caller.scene["setting"]["seed_hash"]
        seq = (await self.caller.granted("promise", promise=promise_of(self.share)))["seq"]
        await self.caller.scene_at(seq)

    async def tell(self) -> None:
        scene = await self.caller.sees(lambda scene: scene["public"].get("shares", {}).get("dealing"))
        given = scene["public"]["shares"]["given"]
        assert scene["setting"]["seed_hash"] == self.seal
        assert promise_of(self.share) in [each["promise"] for each in given]
        self.closed = [(each["seat"], each["promise"]) for each in given]
        await self.caller.granted("reveal", share=self.share)

    def found_out(self) -> str:
        """What is wrong with the deal, after the end; empty: nothing."""
        reveal = self.caller.scene["reveal"]
        shares = reveal["shares"]
        if promise_of(shares["secret"]) != shares["secret_hash"] or shares["secret_hash"] != self.seal:
            return "another secret"
        if [(each["seat"], each["promise"]) for each in shares["given"]] != self.closed:
            return "another list"
        told = {each["seat"]: each["share"] for each in shares["given"] if each["share"] is not None}
        if any(promise_of(told[seat]) != promise for seat, promise in self.closed if seat in told):
            return "another share"
        if self.share not in told.values():
            return "my share is missing"
        return "" if reveal["seed"] == seed_of(shares["secret"], told) else "another seed"


@asynccontextmanager
async def sharing(server, *names, **setting):
    """A duel that waits for its host to begin, both with a promise."""
    async with AsyncExitStack() as stack:
        callers = [await stack.enter_async_context(calling(server, guest(server, name))) for name in names]
        table, key = await opened(callers[0], "face-to-face", 2, **setting)
        for caller in callers[1:]:
            await joined(caller, table, key)
            await caller.sees(lambda scene: scene["you"])
        sharers = [Sharer(caller) for caller in callers]
        for sharer in sharers:
            await sharer.promise()
        yield sharers


async def played_out(*sharers):
    """To a quick end; then all of it is told."""
    for sharer in sharers:
        await sharer.caller.sees(lambda scene: scene["public"]["phase"] == "playing")
    await sharers[0].caller.granted("resign")
    for sharer in sharers:
        await sharer.caller.sees(lambda scene: scene["public"]["phase"] == "ended")


def saved(server, sharer, tmp_path, form="json"):
    """The record of the game, as a file."""
    table = sharer.caller.scene["table"]
    answer = http(server, "GET", f"/api/tables/{table}/record.{form}", token=sharer.caller.who.token)
    assert answer.status == 200, answer.body
    file = tmp_path / f"game.{form}"
    file.write_bytes(answer.body)
    return file


# Honest servers


async def test_two_have_a_share_and_can_check_it(patient, tmp_path):
    async with sharing(patient, "Ada", "Bela") as (ada, bela):
        await ada.caller.granted("begin")
        assert (await ada.caller.ask("close"))["key"] == "dealing"
        await ada.tell()
        await bela.tell()
        assert ada.share in json.dumps(bela.caller.heard), "once the list is closed, shares are everyone's"
        await played_out(ada, bela)
        assert (ada.found_out(), bela.found_out()) == ("", "")
        for form in ("json", "txt"):
            file = saved(patient, ada, tmp_path, form)
            code, said, _ = tell("verify", file, "--seal", ada.seal, "--share", ada.share)
            assert code == FINE
            assert "the shares of seat 0 (Ada) and seat 1 (Bela)." in said
            assert f"sealed its secret as {ada.seal}" in said


async def test_alone_with_a_bot_the_deal_follows_at_once(patient):
    async with calling(patient, guest(patient, "Ada")) as caller:
        await opened(caller, "face-to-face", 2, bots=1)
        ada = Sharer(caller)
        await ada.promise()
        await caller.granted("begin")
        await ada.tell()
        await played_out(ada)
        assert ada.found_out() == ""


async def test_nothing_of_the_secret_is_told_before_the_end(patient):
    async with sharing(patient, "Ada", "Bela") as (ada, bela):
        await ada.caller.granted("begin")
        await ada.tell()
        await bela.tell()
        await ada.caller.sees(lambda scene: scene["public"]["phase"] == "playing")
        before = json.dumps([ada.caller.heard, bela.caller.heard])
        await played_out(ada, bela)
        reveal = ada.caller.scene["reveal"]
        assert reveal["shares"]["secret"] not in before
        assert reveal["seed"] not in before


async def test_a_silent_tab_keeps_nobody_waiting_and_is_named(hasty, tmp_path):
    async with sharing(hasty, "Ada", "Bela") as (ada, bela):
        await ada.caller.granted("begin")
        await played_out(ada, bela)
        given = ada.caller.scene["reveal"]["shares"]["given"]
        assert [each["share"] for each in given] == [None, None]
        _, said, _ = tell("verify", saved(hasty, ada, tmp_path))
        assert "dealt without: the shares of seat 0 (Ada) and seat 1 (Bela)." in said


async def test_who_has_hung_up_is_not_waited_for(patient):
    async with sharing(patient, "Ada", "Bela") as (ada, bela):
        await bela.caller.granted("exit")
        await ada.caller.granted("begin")
        await ada.tell()
        assert [seat for seat, _ in ada.closed or ()] == [0]
        await played_out(ada)
        assert ada.found_out() == ""


async def test_a_server_that_is_killed_between_asks_again(place):
    async with started(place, PATIENT) as server:
        async with sharing(server, "Ada", "Bela") as (ada, bela):
            await ada.caller.granted("begin")
            await ada.tell()
            table = ada.caller.scene["table"]
            server.kill()
        server.start()
        await server.ready()
        async with calling(server, ada.caller.who) as one, calling(server, bela.caller.who) as two:
            for sharer, caller in ((ada, one), (bela, two)):
                sharer.caller = caller
                await caller.granted("enter", table=table)
                scene = await caller.sees(lambda scene: scene["table"] == table)
                assert scene["public"]["shares"]["dealing"]
            assert one.scene["public"]["shares"]["given"][0]["share"] == ada.share, "what was told is on disk"
            await bela.tell()
            await played_out(ada, bela)
            assert (ada.found_out(), bela.found_out()) == ("", "")


async def test_after_a_restart_a_deal_goes_on_without_those_who_do_not_come_back(place):
    async with started(place, PATIENT) as server:
        async with sharing(server, "Ada", "Bela") as (ada, _):
            await ada.caller.granted("begin")
            table = ada.caller.scene["table"]
            server.kill()
        server._before = HASTY
        server.start()
        await server.ready()
        async with calling(server, ada.caller.who) as caller:
            await caller.granted("enter", table=table)
            await caller.sees(lambda scene: scene["public"]["phase"] == "playing")


async def test_several_processes_deal_once(database):
    async with started(database, HASTY) as one, started(database, HASTY) as two:
        ada, bela = guest(one, "Ada"), guest(one, "Bela")
        async with calling(one, ada) as here, calling(two, bela) as there:
            table, key = await opened(here, "face-to-face", 2)
            await joined(there, table, key)
            await Sharer(here).promise()
            await there.granted("promise", promise=promise_of("b" * 32))
            await here.granted("begin")
            for caller in (here, there):
                await caller.sees(lambda scene: scene["public"]["phase"] == "playing")
                assert sum(frame.get("kind") == "began" for frame in caller.heard) <= 1


# Servers that cheat: what each does in secret, what an honest client finds, and what `tenback verify` says

PICKS_THE_SEED = """
import tenback.table.sharing as sharing
sharing.seed_of = lambda secret, shares: "c" * 64
"""
CHANGES_ITS_MIND = """
from dataclasses import replace
from tenback.core import promise_of
from tenback.table.sharing import Sharing
whole = Sharing.give
def give(self, seat, share):
    other = "0" * 31 + str(seat)  # by which it has seen the cards already, and likes them
    return replace(whole(self, seat, share), secret=other, secret_hash=promise_of(other))
Sharing.give = give
"""
KEEPS_THE_OLD_HASH = CHANGES_ITS_MIND.replace(", secret_hash=promise_of(other)", "")
DROPS_A_SHARE = """
from dataclasses import replace
from tenback.table import Table, entries
whole = Table._began
def began(self, entry, body):
    self.sharing = replace(self.sharing, given={seat: each for seat, each in self.sharing.given.items() if seat != 1})
    return whole(self, entry, body)
Table.FOLDS[entries.Began] = began
"""
MAKES_A_SHARE_UP = """
from dataclasses import replace
from tenback.core import promise_of
from tenback.table.sharing import Sharing
whole = Sharing.give
def give(self, seat, share):
    if seat == 1:
        return whole(self, seat, share)
    return replace(whole(self, seat, "a" * 32), closed={**self.closed, seat: promise_of("a" * 32)})
Sharing.give = give
"""


@pytest.mark.parametrize(
    ("trick", "found", "said", "noted"),
    [
        (PICKS_THE_SEED, "another seed", "seed: is not made of the secret and the shares", ()),
        (KEEPS_THE_OLD_HASH, "another secret", "shares.secret: is not the secret that was sealed", ()),
        (CHANGES_ITS_MIND, "another secret", "Before the deal its server told the hash", ("--seal",)),
        (DROPS_A_SHARE, "my share is missing", "is not in the deal", ("--share",)),
        (MAKES_A_SHARE_UP, "another list", "is not in the deal", ("--share",)),
    ],
    ids=["picks the seed", "keeps the old hash", "changes the secret", "drops a share", "makes a share up"],
)
async def test_a_deal_chosen_by_a_dishonest_host_is_detected(trick, found, said, noted, tmp_path):
    """By the client of who was there, and by `tenback verify` with what they have noted."""
    with sqlite_place() as place:
        async with started(place, f"{PATIENT}\n{trick}") as server, sharing(server, "Ada", "Bela") as (ada, bela):
            await ada.caller.granted("begin")
            await ada.tell()
            await bela.tell()
            await played_out(ada, bela)
            assert bela.found_out() == found
            file = saved(server, bela, tmp_path)
            kept = {"--seal": bela.seal, "--share": ada.share if trick is MAKES_A_SHARE_UP else bela.share}
            code, told, _ = tell("verify", file, *(word for name in noted for word in (name, kept[name])))
            assert code == DOES_NOT_HOLD
            assert said in told


async def test_an_honest_game_is_not_taken_for_a_trick(patient, tmp_path):
    """The same questions as above, asked of a server that does not cheat; and of a game without shares."""
    async with sharing(patient, "Ada", "Bela") as (ada, bela):
        await ada.caller.granted("begin")
        await ada.tell()
        await bela.tell()
        await played_out(ada, bela)
        file = saved(patient, bela, tmp_path)
    assert tell("verify", file)[0] == FINE
    assert tell("verify", file, "--seal", "0" * 64)[0] == DOES_NOT_HOLD
    assert tell("verify", file, "--share", "0" * 32)[0] == DOES_NOT_HOLD
    told = record.read(file.read_bytes())
    assert told.shares is not None
    async with calling(patient, guest(patient, "Ada")) as alone:
        await opened(alone, "face-to-face", 2, bots=1)
        seal = alone.scene["setting"]["seed_hash"]
        await alone.granted("begin")
        await played_out(Sharer(alone))
        plain = saved(patient, Sharer(alone), tmp_path)
    assert tell("verify", plain, "--seal", seal)[0] == FINE
    assert tell("verify", plain, "--share", "0" * 32)[0] == DOES_NOT_HOLD
    assert record.read(plain.read_bytes()).shares is None
