"""What is compiled when: the games that somebody plays come first, and whatever goes wrong is said with its reason."""

import asyncio
import os
import signal
import subprocess
import sys
from unittest.mock import Mock

import pytest
from structlog.testing import capture_logs

from tenback import games, kernels
from tenback.server.autoplay import Driver
from tenback.server.compiling import Compiling
from tenback.table import wishes
from tests.server.workers.kit import LINUX, running, until
from tests.table.evening import ADA, Evening

SHELF = [game.slug for game in games.shelf()]


def a_table(game, strength):
    evening = Evening(game, 2)
    evening.does(wishes.seat_bot, ADA.id, None, strength)
    return evening.table


class Process:
    """As asyncio has them; it compiles a game when the test says so."""

    def __init__(self, house, game):
        self.house, self.game, self.returncode = house, game, None
        self._over = asyncio.Event()

    def end(self, code=0, said=b""):
        self.returncode, self._said = code, said
        if code == 0:
            self.house.compiled.add(self.game)
        self._over.set()

    def kill(self):
        self.end(-9)

    @property
    def stderr(self):
        return self

    async def read(self):
        await self._over.wait()
        return self._said

    async def wait(self):
        await self._over.wait()
        return self.returncode


class House:
    """A server's compiling, and the processes that it started."""

    def __init__(self):
        self.compiled, self.begun = set(), []
        self.processes: asyncio.Queue[Process] = asyncio.Queue()
        self.compiling = Compiling()

    async def start(self, *command, **_):
        process = Process(self, command[-1])
        self.begun.append(process.game)
        self.processes.put_nowait(process)
        return process

    async def finish(self):
        """The game that is being compiled, which is now."""
        process = await self.processes.get()
        process.end()
        return process.game


@pytest.fixture
def house(monkeypatch):
    made = House()
    monkeypatch.setattr(kernels, "AVAILABLE", True)
    monkeypatch.setattr(kernels, "ready", lambda slug: slug in made.compiled)
    monkeypatch.setattr(kernels, "unkept", lambda: None)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", made.start)
    return made


async def all_of(house, *, at_first=None, meanwhile=None):
    """The games in the order in which they are ready. `meanwhile` is looked at while the first is compiled."""
    if at_first:
        house.compiling.look_at(at_first)
    run = asyncio.create_task(house.compiling.run())
    first = await house.processes.get()
    for table in meanwhile or ():
        house.compiling.look_at(table)
    if first.returncode is None:
        first.end()
        done = [first.game]
    else:
        done = []
    while len(done) < len(SHELF):
        done.append(await house.finish())
    await run
    return done


def test_without_wishes_the_shelf_is_compiled_in_its_order(house):
    assert house.compiling.state == "compiling"
    assert asyncio.run(all_of(house)) == SHELF
    assert house.begun == SHELF
    assert house.compiling.state == "ready"


@pytest.mark.parametrize("strength", ["fast", "strong"])
def test_the_game_that_somebody_plays_is_compiled_at_once(house, strength):
    done = asyncio.run(all_of(house, meanwhile=[a_table("ten", strength)]))
    assert done == ["ten", "quick-and-easy", "face-to-face", "the-game"]
    assert house.begun == ["the-game", *done]  # which nobody plays, and which was let go


def test_a_table_from_before_the_start_counts(house):
    done = asyncio.run(all_of(house, at_first=a_table("face-to-face", "strong")))
    assert done == ["face-to-face", "the-game", "quick-and-easy", "ten"]


def test_what_somebody_plays_is_not_interrupted(house):
    tables = [a_table("the-game", "strong"), a_table("ten", "strong")]
    assert asyncio.run(all_of(house, meanwhile=tables)) == ["the-game", "ten", "quick-and-easy", "face-to-face"]
    assert len(house.begun) == len(SHELF)


def test_two_wishes_let_one_game_past_once(house):
    tables = [a_table("ten", "strong"), a_table("face-to-face", "strong"), a_table("ten", "fast")]
    done = asyncio.run(all_of(house, meanwhile=tables))
    assert done == ["ten", "face-to-face", "quick-and-easy", "the-game"]


@pytest.mark.parametrize("strength", ["random", "novice"])
def test_bots_that_need_no_compiler_change_nothing(house, strength):
    assert asyncio.run(all_of(house, meanwhile=[a_table("ten", strength)])) == SHELF


def test_a_table_counts_as_soon_as_a_bot_sits_there(house):
    asked, nobody = Mock(), Mock()
    Driver(asked, nobody, house.compiling, nobody)
    asked.on_change(Mock(driver=None, table=a_table("ten", "strong")))
    assert asyncio.run(all_of(house))[0] == "ten"


def test_what_is_ready_is_not_compiled_again(house):
    house.compiled = {"the-game", "quick-and-easy", "face-to-face"}

    async def run():
        asyncio.get_running_loop().call_soon(house.compiling.look_at, a_table("the-game", "strong"))
        task = asyncio.create_task(house.compiling.run())
        await house.finish()
        await task
        house.compiling.look_at(a_table("ten", "strong"))

    asyncio.run(run())
    assert house.begun == ["ten"]


def test_whoever_stops_the_server_stops_the_compiler(house):
    async def run():
        task = asyncio.create_task(house.compiling.run())
        process = await house.processes.get()
        task.cancel()
        await house.compiling.stop()
        return process.returncode

    assert asyncio.run(run()) == -9
    assert house.begun == ["the-game"]


# What goes wrong is said


def test_a_game_that_cannot_be_compiled_is_told_with_the_reason_and_the_others_are_compiled(house):
    async def run():
        task = asyncio.create_task(house.compiling.run())
        (await house.processes.get()).end(1, b"Traceback:\n  much\nMemoryError: too little\n")
        done = [await house.finish() for _ in SHELF[1:]]
        await task
        return done

    with capture_logs() as said:
        assert asyncio.run(run()) == SHELF[1:]
    (error,) = (entry for entry in said if entry["log_level"] == "error")
    assert (error["game"], error["code"], error["reason"]) == ("the-game", 1, "MemoryError: too little")
    assert house.compiling.state == "novices"


def test_where_nothing_can_be_kept_that_is_told_once_with_the_remedy(house, monkeypatch):
    monkeypatch.setattr(kernels, "unkept", lambda: "No place. TENBACK_KERNELS=DIR helps.")
    with capture_logs() as said:
        asyncio.run(house.compiling.run())
    (entry,) = said
    assert (entry["log_level"], entry["reason"]) == ("error", "No place. TENBACK_KERNELS=DIR helps.")
    assert "novice plays for" in entry["event"]
    assert not house.begun
    assert house.compiling.state == "novices"


def test_where_all_is_ready_nobody_needs_a_place(house, monkeypatch):
    monkeypatch.setattr(kernels, "unkept", lambda: "No place.")
    house.compiled.update(SHELF)
    with capture_logs() as said:
        asyncio.run(house.compiling.run())
    assert not said
    assert house.compiling.state == "ready"


def test_the_process_is_told_the_game(monkeypatch):
    """A real one: it says in its own words what is wrong with the game."""
    monkeypatch.setattr(kernels, "ready", lambda slug: slug in SHELF)
    with capture_logs() as said:
        asyncio.run(Compiling()._compile("chess"))
    (entry,) = said
    assert entry["reason"].startswith("There is no game 'chess'")


SERVER = """
import asyncio
from tenback.server.compiling import Compiling

async def serve():
    compiling = Compiling()
    task = asyncio.create_task(compiling._compile("the-game"))
    while not compiling._process:
        await asyncio.sleep(0.01)
    print(compiling._process.pid, flush=True)
    await task

asyncio.run(serve())
"""


@LINUX
def test_a_killed_server_leaves_no_compiler_behind(tmp_path):
    with subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-c", SERVER],
        stdout=subprocess.PIPE,
        env=os.environ | {"TENBACK_KERNELS": str(tmp_path)},
        text=True,
    ) as server:
        assert server.stdout is not None
        compiler = int(server.stdout.readline())
        assert running(compiler)
        server.send_signal(signal.SIGKILL)
    asyncio.run(until(lambda: not running(compiler)))
