"""The disk loses what was not synced, and nothing else."""

import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.chaos.disk import Disk, NoCompiler

TIMES = 60

Files = tuple[tuple[str, bytes], ...]


def environment_of(disk: Disk) -> dict[str, str]:
    try:
        return disk.environment
    except NoCompiler as missing:
        if os.environ.get("CI"):
            raise
        pytest.skip(f"THE POWER WAS NOT CUT: {missing}")


@pytest.fixture
def cut(tmp_path):
    """What is found after a program was killed at its end, many times over: each outcome, and how often it came."""

    def cut(program: str, before: dict[str, bytes] | None = None) -> "Counter[Files]":
        found: Counter[Files] = Counter()
        for number in range(TIMES):
            folder = tmp_path / str(number)
            folder.mkdir()
            for name, held in (before or {}).items():
                (folder / name).write_bytes(held)
            disk = Disk(folder)
            disk.turn_on()
            environment = {**os.environ, **environment_of(disk)}
            if number == 0:  # the program does the same every time
                ended = f"{program}\nimport signal\nos.kill(os.getpid(), signal.SIGKILL)"
                command = [sys.executable, "-c", f"import os\n{ended}"]
                subprocess.run(command, env=environment, cwd=folder, check=False)  # noqa: S603 - our own program
                told = disk._log.read_bytes()
            disk._log.write_bytes(told)
            disk.cut(random.Random(number))
            found[tuple(sorted((path.name, path.read_bytes()) for path in folder.iterdir()))] += 1
            disk.close()
        return found

    return cut


def files(**held: bytes):
    return tuple(sorted(held.items()))


WRITE = "file = os.open(os.path.abspath({!r}), os.O_RDWR | os.O_CREAT)\nos.write(file, {!r})\n"
SYNC, SYNC_FOLDER = "os.fsync(file)\n", "os.fsync(os.open(os.getcwd(), os.O_RDONLY))\n"


def test_what_was_synced_is_always_there(cut):
    assert cut(WRITE.format("a", b"kept") + SYNC + SYNC_FOLDER) == {files(a=b"kept"): TIMES}


def test_what_was_not_synced_may_be_there_or_not(cut):
    found = cut(WRITE.format("a", b"new!"), {"a": b"old."})
    assert found.keys() == {files(a=b"old."), files(a=b"new!")}


def test_a_file_whose_folder_was_not_synced_may_be_gone(cut):
    assert cut(WRITE.format("a", b"kept") + SYNC).keys() == {files(), files(a=b"kept")}


def test_sectors_are_lost_one_by_one(cut):
    found = cut(WRITE.format("a", b"1" * 1024), {"a": b"0" * 1024})
    assert files(a=b"0" * 512 + b"1" * 512) in found
    assert files(a=b"1" * 512 + b"0" * 512) in found


def test_a_file_may_be_as_long_as_it_was(cut):
    found = cut("file = os.open(os.path.abspath('a'), os.O_RDWR)\nos.ftruncate(file, 2)\n", {"a": b"long"})
    assert found.keys() == {files(a=b"long"), files(a=b"lo")}


def test_what_was_removed_may_be_there_again(cut):
    found = cut("os.unlink(os.path.abspath('a'))\n", {"a": b"1"})
    assert found.keys() == {files(a=b"1"), files()}


def test_what_was_renamed_may_have_its_old_name(cut):
    found = cut("os.rename(os.path.abspath('a'), os.path.abspath('b'))\n", {"a": b"1"})
    assert found.keys() == {files(a=b"1"), files(b=b"1")}


def test_other_folders_are_nobodys_business(cut, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert cut(WRITE.format(str(elsewhere / "a"), b"1")) == {files(): TIMES}
    assert Path(elsewhere / "a").read_bytes() == b"1"


OPEN = """
import asyncio
from pathlib import Path
from tenback.store import at
store = at(Path("new/deep").absolute(), None)
asyncio.run(store.open())
"""


def test_a_new_store_is_still_there(tmp_path):
    """Not only what is in its file: that there is one, and the folders above it."""
    disk = Disk(tmp_path)
    disk.turn_on()
    environment = {**os.environ, **environment_of(disk)}
    subprocess.run([sys.executable, "-c", OPEN], env=environment, cwd=tmp_path, check=True)  # noqa: S603 - our own
    synced = [deed.name for deed in disk._deeds() if deed.kind == "s"]
    assert {"", "new", "new/deep"} <= set(synced)
    disk.close()
