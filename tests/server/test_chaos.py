"""A short version of `make chaos`: whatever is killed, nothing acknowledged is lost, and the game goes on."""

import os
import random
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest

from tests.chaos.audit import audited
from tests.chaos.cluster import NoCluster
from tests.chaos.disk import NoCompiler
from tests.chaos.evening import Evening, stricken
from tests.server.house import (
    SOON,
    Server,
    calling,
    clocked_postgres_place,
    cluster_place,
    guest,
    in_postgres,
    joined,
    opened,
    power_place,
)
from tests.server.players import Player, Witness, playing

KILLS = {"sqlite": 4, "postgres": 3}


async def test_a_server_killed_under_play_loses_nothing_and_does_nothing_twice(place):
    evening = Evening(place, random.randrange(1 << 32))
    kills = KILLS["postgres" if place.database else "sqlite"]
    await stricken(evening, kills, evening.kill)
    assert evening.figures.wrong == []
    assert evening.figures.blows == kills
    assert evening.figures.wishes > 10 * kills


# The power


CUTS, EVENINGS = 3, 5
NEVER_SYNCED = """
import sqlite3
class Careless(sqlite3.Connection):
    def execute(self, sql, *values):
        return super().execute(sql.replace("synchronous = FULL", "synchronous = OFF"), *values)
real = sqlite3.connect
sqlite3.connect = lambda *where, **how: real(*where, factory=Careless, **how)
"""


@pytest.fixture
def power():
    """A folder on a disk whose power can be cut."""
    with power_place() as kept:
        try:
            assert kept.disk
            assert kept.disk.environment
        except NoCompiler as missing:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"THE POWER WAS NOT CUT: {missing}")
        yield kept


async def test_a_server_whose_power_is_cut_under_play_loses_nothing(power):
    for _ in range(EVENINGS):
        evening = Evening(power, random.randrange(1 << 32))
        await stricken(evening, CUTS, evening.kill)
        assert evening.figures.wrong == []
        assert evening.figures.blows == CUTS
        if power.disk.lost:
            break  # there was something to lose; on a slow machine all cuts of an evening may find everything synced
    assert power.disk.lost > 0


async def test_a_server_that_does_not_wait_for_the_disk_is_found_out(power):
    evening = Evening(power, 1, before=NEVER_SYNCED)
    await stricken(evening, CUTS, evening.kill)
    assert any(sentence.startswith("LOST") for sentence in evening.figures.wrong)


async def test_a_disk_that_is_full_or_slow_and_a_clock_that_jumps_cost_nothing(power):
    evening = Evening(power, random.randrange(1 << 32))
    await stricken(evening, CUTS, evening.trouble_the_disk)
    assert evening.figures.wrong == []
    assert evening.figures.blows == CUTS


# PostgreSQL


def ports(pid):
    """The ports from which a process has connected to somewhere."""
    sockets = {str(each.readlink()) for each in Path(f"/proc/{pid}/fd").iterdir()}
    rows = [row.split() for row in Path(f"/proc/{pid}/net/tcp").read_text("ascii").splitlines()[1:]]
    return [int(row[1].partition(":")[2], 16) for row in rows if f"socket:[{row[9]}]" in sockets]


async def test_a_server_whose_database_hangs_up_goes_on_by_itself(database):
    evening = Evening(database, random.randrange(1 << 32))

    async def hang_up():
        cut = await in_postgres(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE client_port = ANY($1)",
            ports(evening.servers[0].pid),
        )
        assert len(cut) >= 2  # the one that writes, and the one that listens

    async with evening.under_play():
        for _ in range(3):
            await evening.play_for_a_while()
            await evening.lose_the_store(hang_up)
    assert evening.witness.wrong == []


@pytest.fixture(params=[False, True], ids=["alone", "with a standby"])
def cluster(request):
    """A PostgreSQL of its own."""
    with ExitStack() as stack:
        try:
            kept = stack.enter_context(cluster_place(standby=request.param))
        except NoCluster as missing:
            pytest.skip(f"POSTGRESQL WAS NOT KILLED: {missing}")
        yield kept, request.param


async def test_a_server_whose_database_is_killed_or_fails_over_goes_on_by_itself_and_loses_nothing(cluster):
    place, standby = cluster
    evening = Evening(place, random.randrange(1 << 32))
    await stricken(evening, 2, evening.fail_over if standby else evening.crash_postgres)
    assert evening.figures.wrong == []
    assert evening.figures.blows == 2
    assert evening.figures.wishes > 20


@pytest.fixture
def clocked(postgres):  # noqa: ARG001 - it must be there
    """A database, and servers whose clock can be turned."""
    with clocked_postgres_place() as kept:
        try:
            assert kept.disk
            assert kept.disk.environment
        except NoCompiler as missing:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"THE CLOCK WAS NOT TURNED: {missing}")
        yield kept


async def test_clocks_that_jump_cost_nothing_on_postgres_either(clocked):
    evening = Evening(clocked, random.randrange(1 << 32))
    await stricken(evening, 3, evening.trouble_the_disk)
    assert evening.figures.wrong == []
    assert evening.figures.blows == 3


# Two processes, one table


async def test_two_processes_share_tables_and_when_one_is_killed_the_games_go_on(database):
    """Players of one table are at different processes. Those of the dead one come back at the other; bots move on."""
    servers = [Server(database), Server(database)]
    witness = Witness()
    players: list[Player] = []
    async with AsyncExitStack() as after:
        for server in servers:
            after.callback(server.close)
            server.start()
        for server in servers:
            await server.ready()
        for game, bots in (("the-game", 1), ("quick-and-easy", 1), ("face-to-face", 0), ("ten", 1)):
            players += await gather(servers, witness, game, bots)
        async with playing(*players):
            for player in players:
                await player.until(lambda each: each.seen is not None and (each.ended > 0 or each.seen > 15))
            servers[0].kill()
            ended = {player.who.id: player.ended for player in players}
            for player in players:
                await player.until(lambda each: each.ended > ended[each.who.id], within=3 * SOON)
            for player in players:
                player.idle = True
            for player in players:
                await player.until(lambda each: not each.unanswered)
        assert [player.connected for player in players] == [2, 1, 2] * 4
        assert not witness.wrong, "\n".join(witness.wrong)
        assert audited(await database.logs(), players) == []


async def gather(servers, witness, game, bots):
    """A table, with the first and the third at the first process, and the second at the other; the third watches."""
    guests = [guest(servers[0], f"{game} {number}") for number in range(3)]
    async with calling(servers[0], guests[0]) as host, calling(servers[1], guests[1]) as other:
        table, key = await opened(host, game, 2 + bots, bots=bots)
        await joined(other, table, key)
    here, there = (server.line for server in servers)
    return [
        Player(
            who,
            partial(next, cycle([there, here] if number == 1 else [here, there])),
            table,
            key,
            witness=witness,
            think=0.02,
            mischief=0.05,
            rematches=True,
        )
        for number, who in enumerate(guests)
    ]
