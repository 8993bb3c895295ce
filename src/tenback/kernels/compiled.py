"""The compiler, where there is one. Without Numba the same functions run as they are: slower, and said so."""

import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from importlib.util import MAGIC_NUMBER, find_spec
from pathlib import Path
from shutil import rmtree
from typing import Any, TypeVar

from platformdirs import user_cache_path

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

__all__ = ["AVAILABLE", "alone", "compiled", "home", "place", "shelf", "unkept"]

Function = TypeVar("Function", bound=Callable[..., Any])

AVAILABLE = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
PACKAGE = Path(__file__).parent.parent
# What the compiled code of every game depends on, and that of one.
SHARED = ("core/piles.py", "kernels/[!_]*.py")
OF_A_GAME = ("games/{0}.py", "games/{0}/*.py", "kernels/{0}/*.py", "solvers/{0}.py", "envs/batch/{0}.py")
COMPILERS = ("numba", "llvmlite")
CHOICES = ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES", "NUMBA_ENABLE_AVX")  # by which one may ask for another processor
PROCESSOR = Path("/proc/cpuinfo")  # on Linux; names and abilities, which LLVM asks the processor itself for
TELLING = {"vendor_id", "cpu family", "model", "stepping", "flags", "CPU implementer", "CPU part", "Features", "isa"}
FORGOTTEN = 30 * 24 * 3600  # seconds until compiled code of another version is thrown away


def compiled(function: Function) -> Function:
    """The function, compiled when it is first called and kept on disk; itself, where Numba is not installed."""
    if not AVAILABLE:
        import numpy as np  # noqa: PLC0415 - a server asks only what is compiled, and needs neither

        wrapping: Function = np.errstate(over="ignore")(function)  # dice count modulo 2**64
        return wrapping
    numba: Any = import_module("numba")  # half a second, only for those who play with kernels
    # Numba looks only at the file of the function itself to see whether what it kept is still right, and a kernel
    # calls functions of other files. So what is kept lies under a name that all of them make.
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(shelf(game_of(function.__module__)))
    try:
        made: Any = numba.njit(cache=unkept() is None, nogil=True)(function)
        _save_alone(made._cache)  # noqa: SLF001 - Numba has no other place for it; pyproject.toml bounds its version
        done: Function = made
        return done
    finally:
        numba.config.CACHE_DIR = before


def _save_alone(kept: Any) -> None:
    """Numba reads which file names are taken, then writes: two processes at once would take the same one for different
    kinds of arguments, and whoever comes later would load the wrong code.
    """
    save = kept.save_overload

    def save_alone(signature: Any, data: Any) -> None:
        if unkept() is None:
            with alone("saving"):
                save(signature, data)

    kept.save_overload = save_alone


@contextmanager
def alone(what: str) -> Iterator[None]:
    """While all other processes of this machine that want the same wait."""
    with (home() / f"{what}.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)  # which ends with the file, or with the process
        yield


def game_of(module: str) -> str:
    """The game that a module belongs to, as its kernels' folder is named; nothing, if it serves them all. Solvers and
    environments of a game call its kernels, so what is compiled of them is kept there, too.
    """
    return next((name for name in module.split(".") if (PACKAGE / "kernels" / name).is_dir()), "")


@cache
def shelf(game: str) -> Path:
    """Where compiled code of exactly these sources, a game's own and those that all share, is kept for this install."""
    mark = sha256("\n".join(install()).encode())
    for pattern in (*SHARED, *(each.format(game) for each in OF_A_GAME if game)):
        for file in sorted(PACKAGE.glob(pattern)):
            mark.update(file.read_bytes())
    found = home() / f"{game or 'shared'}-{mark.hexdigest()[:16]}"
    with suppress(OSError):
        os.utime(found)  # in use
    return found


def install() -> Iterator[str]:
    """All that Numba's own files depend on beside the sources: where they lie, Python, the compiler, the processor."""
    yield str(PACKAGE)
    yield f"{sys.implementation.cache_tag} {sys.abiflags if hasattr(sys, 'abiflags') else ''} {MAGIC_NUMBER.hex()}"
    yield from (f"{name} {version(name)}" for name in COMPILERS if find_spec(name) is not None)
    yield from (f"{name} {os.environ.get(name)}" for name in CHOICES)
    yield f"{platform.system()} {platform.machine()} {platform.processor()}"
    with suppress(OSError):
        first, *_ = PROCESSOR.read_text("utf-8").split("\n\n")
        facts = (line.partition(":") for line in first.splitlines())
        yield from sorted(f"{name.strip()} {told.strip()}" for name, _, told in facts if name.strip() in TELLING)


@cache
def home() -> Path:
    """Where all shelves stand."""
    _tidy(place())
    return place()


def place() -> Path:
    """Where they would stand."""
    given = os.environ.get("TENBACK_KERNELS")
    return Path(given).absolute() if given else user_cache_path("tenback") / "kernels"


@cache
def unkept() -> str | None:
    """Why compiled code cannot be kept here, with the remedy; nothing, where it can."""
    try:
        if not home().is_absolute():  # "~", where nobody has a home
            raise FileNotFoundError(0, "this user has no home directory")
        home().mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=home()).close()
    except OSError as error:
        return (
            f"Compiled bots cannot be kept in {home()} ({error.strerror or type(error).__name__}). "
            "Name a directory that can be written: TENBACK_KERNELS=DIR."
        )
    return None


def _tidy(place: Path) -> None:
    """Throw away what has not been used for a month."""
    with suppress(OSError):
        for old in place.iterdir():
            if old.is_dir() and time.time() - old.stat().st_mtime > FORGOTTEN:
                rmtree(old, ignore_errors=True)
