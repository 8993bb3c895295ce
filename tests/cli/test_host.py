"""`tenback backup`, `restore` and `export`, with and without a running server."""

import asyncio
import os
import stat
import subprocess
import sys
from contextlib import contextmanager

import pytest

from tenback import record
from tenback.store import at
from tests.server.house import Place, calling, guest, opened, postgres_place, serving, sqlite_place


def tenback(*arguments, **environment):
    return subprocess.run(  # noqa: S603 - the command that is tested is run
        [sys.executable, "-m", "tenback.cli", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


@contextmanager
def played(place):
    """A server with one game played to its end and one table that still waits."""
    with serving(place) as server:

        async def play():
            await server.ready()
            async with calling(server, guest(server, "Ada")) as ada:
                await opened(ada, "the-game", 1)
                await ada.granted("begin")
                while (scene := await ada.sees(lambda scene: scene["public"]["game"]))["public"]["phase"] != "ended":
                    answer = await ada.granted("play", actions=scene["you"]["actions"][-1:])
                    await ada.scene_at(answer["seq"])
                await opened(ada, "ten", 2)

        asyncio.run(play())
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def place(request):
    with {"sqlite": sqlite_place, "postgres": postgres_place}[request.param]() as where:
        yield where


def test_a_backup_of_a_running_server_goes_into_another_store_and_comes_out_as_records(place, tmp_path):
    file, other = tmp_path / "evening", tmp_path / "other"
    with played(place):
        done = tenback("backup", file, *place.arguments)
        assert (done.returncode, done.stderr) == (0, "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert tenback("restore", file, "--data", other).returncode == 0
    exported = tenback("export", tmp_path / "records", "--data", other)
    assert exported.stdout.startswith("1 record in ")
    (told,) = (tmp_path / "records").iterdir()
    ending = record.read(told.read_text()).ending
    assert ending is not None
    assert ending["reason"] == "stuck"
    again = tenback("restore", file, "--data", other)
    assert (again.returncode, "not empty" in again.stderr) == (2, True)


def test_a_stopped_server_is_backed_up_too(tmp_path):
    with sqlite_place() as place:
        with played(place) as server:
            assert server.stop() == 0
        assert tenback("backup", tmp_path / "evening", *place.arguments).returncode == 0
        assert tenback("export", tmp_path / "records", *place.arguments).stdout.startswith("1 record in ")


def test_the_store_is_found_by_the_settings_of_the_server(tmp_path):
    """No address with a password has to be typed for a backup, either."""
    with postgres_place() as place:
        asyncio.run(an_empty_store_at(place))
        (tmp_path / "secret").write_text(place.database)
        (tmp_path / "tenback.toml").write_text(f'database = "{place.database}"\nport = 1\n')
        assert tenback("backup", tmp_path / "one", TENBACK_DATABASE=place.database).returncode == 0
        assert tenback("backup", tmp_path / "two", TENBACK_DATABASE_FILE=str(tmp_path / "secret")).returncode == 0
        assert tenback("backup", tmp_path / "three", "--config", tmp_path / "tenback.toml").returncode == 0
    assert tenback("restore", tmp_path / "one", TENBACK_DATA=str(tmp_path / "data")).returncode == 0
    assert (tmp_path / "data" / "tenback.sqlite3").exists()
    done = tenback("export", tmp_path / "records", TENBACK_DATA=str(tmp_path / "data"))
    assert done.stdout.startswith("no records in ")
    wrong = tenback("backup", tmp_path / "four", TENBACK_PORT="far")
    assert (wrong.returncode, wrong.stderr.startswith("tenback: TENBACK_PORT is a whole number")) == (2, True)


async def an_empty_store_at(place):
    store = at(place.data, place.database)
    await store.open()
    await store.close()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("serve", "--port", "70000"), "--port is a whole number from 0 to 65535, not 70000."),
        (("serve", "--port", "x"), "--port is a whole number"),
        (("serve", "--workers", "0"), "--workers is a whole number from 1 to 64"),
        (("serve", "--data", "a", "--database", "postgresql://b"), "choose one of them"),
        (("serve", "--database", "mysql://b"), "postgresql://"),
        (("backup", "{new}", "--data", "{missing}"), "There is no store: {missing}/tenback.sqlite3 does not exist."),
        (("export", "{new}", "--data", "{missing}"), "There is no store: {missing}/tenback.sqlite3 does not exist."),
        (("backup", "{there}", "--data", "{empty}"), "There is a file already"),
        (("restore", "{missing}", "--data", "{missing}"), "No such file"),
        (("restore", "{there}", "--data", "{missing}"), "The file is damaged, or no backup"),
        (("export", "{there}", "--data", "{empty}"), "cannot be made"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments, told, tmp_path):
    there = tmp_path / "there"
    there.write_text("not a backup")
    names = {"there": there} | {name: tmp_path / name for name in ("new", "missing", "empty")}
    asyncio.run(an_empty_store(names["empty"]))
    done = tenback(*(argument.format(**names) for argument in arguments))
    assert done.returncode == 2
    assert {each.name for each in tmp_path.iterdir()} == {"there", "empty"}, "nothing was made"
    assert told.format(**names) in done.stderr
    assert "Traceback" not in done.stderr


async def an_empty_store(folder):
    store = at(folder, None)
    await store.open()
    await store.close()


def test_a_server_deep_down_serves_and_is_backed_up(tmp_path):
    """Sockets take paths of a hundred letters; directories are often longer."""
    folder = tmp_path.joinpath(*("somewhere-deep-down" for _ in range(8)))
    deep = Place(data=folder)
    with serving(deep):
        done = tenback("backup", tmp_path / "evening", *deep.arguments)
        assert (done.returncode, done.stderr) == (0, "")
        assert stat.S_IMODE((folder / "control.sock").stat().st_mode) == 0o600
    assert tenback("restore", tmp_path / "evening", "--data", tmp_path / "other").returncode == 0
