"""A disk whose power can be cut: of what was not synced, any part may be lost, and it need not be the last.

`disk.c`, loaded into a server, writes down what it does to the files of its folder. Here that is played again, once the
server is gone: what was synced is kept; of the rest each file loses all, nothing, or any of its sectors, and of files
that were made, renamed or removed since the folder itself was synced, the last ones are as they were before.
"""

import random
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

__all__ = ["Disk", "NoCompiler"]

SECTOR = 512  # bytes that a disk writes whole or not at all
HEAD = struct.Struct("<cHIQ")
MOODS = struct.Struct("<qii")


class NoCompiler(Exception):
    """There is none for C."""


@dataclass(frozen=True, slots=True)
class Deed:
    kind: str
    name: str  # below the folder; "" is the folder itself
    place: int
    data: bytes


@dataclass(eq=False, slots=True)
class File:
    """What the disk holds of it for certain, and what was done to it since."""

    kept: bytearray = field(default_factory=bytearray)
    since: list[Deed] = field(default_factory=list)

    def sync(self) -> None:
        for deed in self.since:
            self._do(deed.place, None if deed.kind == "t" else deed.data)
        self.since.clear()

    def after_the_cut(self, dice: random.Random) -> bytes:
        """What is found there: with nothing of what was not synced, with all of it, or with any sectors of it."""
        chance = dice.choice((0.0, 0.5, 1.0))
        for deed in self.since:
            if deed.kind == "t":
                if dice.random() < chance:
                    self._do(deed.place, None)
                continue
            for start in range(0, len(deed.data), SECTOR):
                if dice.random() < chance:
                    self._do(deed.place + start, deed.data[start : start + SECTOR])
        return bytes(self.kept)

    def _do(self, place: int, data: bytes | None) -> None:
        """Write there, or, without data, make it so long."""
        end = place + len(data or b"")
        if end > len(self.kept):
            self.kept.extend(bytes(end - len(self.kept)))
        if data is None:
            del self.kept[place:]
        else:
            self.kept[place:end] = data


class Disk:
    """The folder of one server, from one start to the next."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._scratch = Path(tempfile.mkdtemp(prefix="tenback-disk-"))
        self._log, self._moods = self._scratch / "log", self._scratch / "moods"
        self.suffer()
        self.lost = 0  # deeds that were not synced when the power was cut, over all cuts

    @property
    def environment(self) -> dict[str, str]:
        """For the server."""
        return {
            "LD_PRELOAD": str(compiled()),
            "TENBACK_DISK": str(self.folder),
            "TENBACK_DISK_LOG": str(self._log),
            "TENBACK_DISK_MOODS": str(self._moods),
        }

    def suffer(self, *, clock: float = 0, slow: float = 0, full: bool = False) -> None:
        """From now on, also under a running server: a clock that is ahead, syncs that take longer (both in seconds), no
        room. Without any, all is well again.
        """
        told = MOODS.pack(int(clock * 1e9), int(slow * 1e3), full)
        with self._moods.open("r+b" if self._moods.exists() else "w+b") as file:
            file.write(told)

    def turn_on(self) -> None:
        """Before the server starts: what is there is on the disk."""
        self._names = {
            str(path.relative_to(self.folder)): File(bytearray(path.read_bytes()))
            for path in self.folder.rglob("*")
            if path.is_file()
        }
        self._kept_names = dict(self._names)
        self._since: list[dict[str, File]] = []  # the names after each deed that the folder has not been synced since
        self._log.write_bytes(b"")

    def cut(self, dice: random.Random) -> None:
        """After the server was killed: leave in its folder what a disk would hold."""
        for deed in self._deeds():
            self._follow(deed)
        unsynced = {id(each): each for each in self._names.values() if each.since}
        self.lost += len(self._since) + sum(len(each.since) for each in unsynced.values())
        names = dice.choice((self._kept_names, *self._since))
        found = {name: file.after_the_cut(dice) for name, file in names.items()}
        for path in self.folder.iterdir():
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
        for name, held in found.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(held)
            path.chmod(0o600)

    def close(self) -> None:
        shutil.rmtree(self._scratch)

    def _deeds(self) -> Iterator[Deed]:
        """All that was written down; an entry that was cut short was never done."""
        told = self._log.read_bytes()
        at = 0
        while at + HEAD.size <= len(told):
            kind, name, length, place = HEAD.unpack_from(told, at)
            start = at + HEAD.size
            at = start + name + length
            if at <= len(told):
                yield Deed(kind.decode(), told[start : start + name].decode(), place, told[start + name : at])

    def _follow(self, deed: Deed) -> None:
        file = self._names.get(deed.name)
        match deed.kind:
            case "c":
                self._rename({**self._names, deed.name: File()})
            case "u":
                self._rename({name: held for name, held in self._names.items() if name != deed.name})
            case "r" if file:
                others = {name: held for name, held in self._names.items() if name != deed.name}
                self._rename({**others, deed.data.decode(): file})
            case "s" if not deed.name:
                self._kept_names = self._names
                self._since.clear()
            case "s" if file:
                file.sync()
            case "w" | "t" if file:
                file.since.append(deed)

    def _rename(self, names: dict[str, File]) -> None:
        self._names = names
        self._since.append(names)


@cache
def compiled() -> Path:
    """The library, made once a process."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise NoCompiler("There is no C compiler (cc), so the power cannot be cut.")
    made = Path(tempfile.mkdtemp(prefix="tenback-disk-")) / "disk.so"
    source = Path(__file__).with_name("disk.c")
    command = [
        compiler,
        "-O2",
        "-Wall",
        "-Werror",
        "-shared",
        "-fPIC",
        "-o",
        str(made),
        str(source),
        "-ldl",
        "-lpthread",
    ]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603 - our own source
    return made
