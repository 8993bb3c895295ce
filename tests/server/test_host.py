"""What a host can run into: a server that cannot start says why; one that is stopped tells everyone; a full disk."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
from contextlib import contextmanager, suppress
from unittest.mock import Mock

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from tenback.cli.app import app
from tenback.core import OptionError
from tenback.server import backup_socket
from tests.chaos.audit import audited
from tests.server.house import (
    POSTGRES,
    SOON,
    Place,
    Server,
    a_game,
    alive,
    calling,
    guest,
    in_postgres,
    opened,
    refused_start,
    serving,
)
from tests.server.players import Player, playing

# A server that cannot start


def says(*arguments):
    """The one sentence with which it refuses to start."""
    refused = refused_start(*arguments)
    assert refused.returncode == 2, refused
    (line,) = (refused.stdout + refused.stderr).splitlines()
    assert line.startswith("tenback: ")
    assert line.endswith(".")
    return line


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--data", "/dev/null/below"], "cannot be made"),
        (["--data", "HERE/file"], "cannot be"),
        (["--data", "HERE/other"], "another program's database"),
        (["--data", "HERE/text"], "is not a SQLite database"),
        (["--data", "HERE/newer"], "newer"),
        (["--data", "HERE/taken"], "is open in another tenback server"),
        (["--data", "HERE", "--port", "TAKEN"], "is in use"),
        (["--data", "HERE", "--host", "192.0.2.1"], "is no address of this machine"),
        (["--data", "HERE", "--origin", "example.org/page"], "--origin is a site as https://example.org"),
        (["--database", "mysql://ada:swordfish@localhost/games"], "begins with 'mysql'"),
        (["--database", "postgresql://ada:swordfish@127.0.0.1:1/games"], "cannot be reached"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_server_that_cannot_start_says_why_in_a_sentence(running, tmp_path, arguments, sentence):
    (tmp_path / "file").write_text("a file")
    for name in ("other", "text", "newer"):
        (tmp_path / name).mkdir()
    (tmp_path / "text" / "tenback.sqlite3").write_text("Dear diary, today I have lost again. " * 100)
    with_sqlite(tmp_path / "other", "CREATE TABLE recipes (cake TEXT)")
    with_sqlite(
        tmp_path / "newer", "CREATE TABLE migration (version INTEGER PRIMARY KEY)", "INSERT INTO migration VALUES (99)"
    )
    for name, real in {"HERE/taken": running.place.data, "HERE": tmp_path, "TAKEN": running.port}.items():
        arguments = [argument.replace(name, str(real)) for argument in arguments]
    told = says("--port", "0", *arguments)  # the last port counts
    assert sentence in told
    assert "swordfish" not in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "x"], "--port is a whole number"),
        (["--workers", "0"], "--workers is a whole number"),
        (["--data", "here", "--database", "postgresql://a/b"], "choose one of them"),
    ],
)
def test_what_the_host_typed_wrong_is_said_in_a_sentence(arguments, sentence):
    with pytest.raises(OptionError, match=sentence):
        app(["serve", *arguments], standalone_mode=False)


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    """A server that is there already."""
    with serving(Place(data=tmp_path_factory.mktemp("taken"))) as server:
        yield server


def with_sqlite(folder, *statements):
    connection = sqlite3.connect(folder / "tenback.sqlite3")
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_server_that_cannot_have_its_database_says_why_in_a_sentence(database):
    nowhere = POSTGRES.partition("?")[0].rpartition("/")[0]
    assert "does not exist" in says("--port", "0", "--database", f"{nowhere}/there_is_no_such_database")
    assert "has no such schema" in says("--port", "0", "--database", f"{POSTGRES}?search_path=there_is_no_such_schema")
    schema = database.database.partition("search_path=")[2]
    asyncio.run(in_postgres(f"CREATE TABLE {schema}.migration (version integer PRIMARY KEY)"))
    asyncio.run(in_postgres(f"INSERT INTO {schema}.migration VALUES (99)"))  # noqa: S608 - our own schema
    assert "newer" in says("--port", "0", *database.arguments)


def test_a_server_without_a_place_for_compiled_code_says_so_to_whoever_asks(tmp_path):
    nowhere = "import os\nos.environ['TENBACK_KERNELS'] = '/dev/null/nowhere'"
    with serving(Place(data=tmp_path), before=nowhere) as server:
        assert server.health()[1]["bots"] == "novices"


async def test_where_sockets_cannot_be_reached_the_server_serves_and_says_what_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(backup_socket, "OPEN_FOLDERS", tmp_path / "not on this system")
    deep = tmp_path.joinpath(*("somewhere-deep-down" for _ in range(8)))
    with capture_logs() as said:
        control = backup_socket.Control(Mock(), deep, Mock(), Mock())
        await control.open()
        await control.close()
    (line,) = said
    assert line["event"] == "no backups while the server runs"
    assert "at most 100 bytes" in line["reason"]
    assert not await backup_socket.ask(deep, tmp_path / "backup", Mock())


# Stopping


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_server_that_is_stopped_tells_everyone_to_come_back_and_leaves_nothing_behind(tmp_path, how):
    place = Place(data=tmp_path)
    server = Server(place, "--workers", "2").start()
    try:
        await server.ready()
        async with a_game(server, "the-game", "Ada", "Bela", bots=1, pace="human") as (ada, bela, eve):
            workers = await at_work(server)
            os.kill(server.pid, how)
            for caller in (ada, bela, eve):
                assert (await caller.until("goodbye"))["after"] > 0
                with pytest.raises(ConnectionClosed) as closed:
                    await caller.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            assert await asyncio.to_thread(server.ended) == 0
            assert not [pid for pid in workers if alive(pid)]
            assert "Traceback" not in server.logged
            assert json.loads(server.logged.splitlines()[-1])["event"] == "stopped"
            assert not (tmp_path / "control.sock").exists()
            server.start()
            await server.ready()
            async with calling(server, ada.who) as again:
                table, seq = ada.scene["table"], ada.scene["seq"]
                await again.granted("enter", table=table, after=seq)
                await again.granted("pause")
    finally:
        server.close()


async def at_work(server):
    """The bots' processes: the first question starts one."""
    async with asyncio.timeout(SOON):
        while not (workers := server.workers()):  # noqa: ASYNC110 - it starts by itself
            await asyncio.sleep(0.02)
    return workers


async def test_a_server_that_is_killed_leaves_no_worker_behind(tmp_path):
    server = Server(Place(data=tmp_path), "--workers", "2").start()
    try:
        await server.ready()
        async with a_game(server, "the-game", "Ada", bots=1):
            workers = await at_work(server)
            server.kill()
        async with asyncio.timeout(SOON):
            while any(alive(pid) for pid in workers):  # noqa: ASYNC110 - they go by themselves
                await asyncio.sleep(0.02)
    finally:
        server.close()


async def test_after_a_kill_bots_move_on_as_soon_as_somebody_looks(tmp_path):
    server = Server(Place(data=tmp_path)).start()
    try:
        await server.ready()
        async with a_game(server, "face-to-face", "Ada", bots=1, pace="human") as (ada, _):
            await ada.granted("hand-over", strength="novice")
            table = ada.scene["table"]
            server.kill()
        server.start()
        await server.ready()
        async with calling(server, ada.who) as again:
            seq = (await again.granted("enter", table=table))["seq"]
            await again.scene_at(seq + 1)
    finally:
        server.close()


# A full disk


@contextmanager
def a_small_disk(folder, size):
    mount = ["/bin/mount", "-t", "tmpfs", "-o", f"size={size}", "tenback", folder]
    if subprocess.run(mount, capture_output=True, check=False).returncode:  # noqa: S603 - a fixed command
        pytest.skip("Only root can make a small disk.")
    try:
        yield
    finally:
        subprocess.run(["/bin/umount", "-l", folder], check=True)  # noqa: S603 - a fixed command


def fill(folder):
    with suppress(OSError), (folder / "filler").open("wb", buffering=0) as filler:
        while True:
            filler.write(bytes(4096))


async def until_health(server, status):
    async with asyncio.timeout(SOON):
        while (health := await asyncio.to_thread(server.health))[0] != status:  # noqa: ASYNC110 - as hosts look
            await asyncio.sleep(0.05)
    return health[1]


async def test_on_a_full_disk_wishes_are_refused_for_now_and_it_goes_on_once_there_is_room(tmp_path):
    with a_small_disk(tmp_path, "4m"):
        server = Server(Place(data=tmp_path)).start()
        try:
            await server.ready()
            ada = guest(server, "Ada")
            async with calling(server, ada) as host:
                table, key = await opened(host, "the-game", 2, bots=1)
            player = Player(ada, lambda: server.line, table, key, rematches=True)
            async with playing(player), calling(server, ada) as host:
                for _ in range(2):
                    player.ended = 0
                    await player.until(lambda each: each.ended > 0)
                    fill(tmp_path)
                    health = await until_health(server, 503)
                    assert health["status"] == "down"
                    assert "full disk" in health["reason"]
                    refused = await host.ask("open", game="ten", seats=2)
                    assert (refused["type"], refused["key"], refused["again"]) == ("refused", "store-down", True)
                    (tmp_path / "filler").unlink()
                    assert (await until_health(server, 200))["status"] == "ok"
                    player.ended = 0
                    await player.until(lambda each: each.ended > 0)
                player.idle = True
                await player.until(lambda each: not each.unanswered)
            assert player.connected == 1
            assert player.witness.wrong == []
            assert server.stop() == 0
            assert audited(await server.place.logs(), [player]) == []
            assert "Traceback" not in server.logged
        finally:
            server.close()
