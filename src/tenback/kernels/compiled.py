"""The compiler, where there is one. Without Numba the same functions run as they are: slower, and said so."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from typing import Any, TypeVar

from platformdirs import user_cache_path

__all__ = ["AVAILABLE", "compiled", "home", "shelf"]

Function = TypeVar("Function", bound=Callable[..., Any])

AVAILABLE = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
PACKAGE = Path(__file__).parent.parent
# What the compiled code of every game depends on, and that of one.
SHARED = ("core/piles.py", *(f"kernels/{name}.py" for name in ("comparing", "compiled", "dice", "network")))
OF_A_GAME = ("games/{0}.py", "games/{0}/*.py", "kernels/{0}/*.py")
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
        made: Function = numba.njit(cache=True, nogil=True)(function)
        return made
    finally:
        numba.config.CACHE_DIR = before


def game_of(module: str) -> str:
    """The game that a module belongs to, as its kernels' folder is named; nothing, if it serves them all. Solvers and
    environments of a game call its kernels, so what is compiled of them is kept there, too.
    """
    return next((name for name in module.split(".") if (PACKAGE / "kernels" / name).is_dir()), "")


@cache
def shelf(game: str) -> Path:
    """Where compiled code of exactly these sources is kept: a game's own and those that all share."""
    mark = sha256()
    for pattern in (*SHARED, *(each.format(game) for each in OF_A_GAME if game)):
        for file in sorted(PACKAGE.glob(pattern)):
            mark.update(file.read_bytes())
    found = home() / f"{game or 'shared'}-{mark.hexdigest()[:16]}"
    with suppress(OSError):
        os.utime(found)  # in use
    return found


@cache
def home() -> Path:
    """Where all shelves stand."""
    given = os.environ.get("TENBACK_KERNELS")
    place = Path(given) if given else user_cache_path("tenback") / "kernels"
    _tidy(place)
    return place


def _tidy(place: Path) -> None:
    """Throw away what has not been used for a month."""
    if place.is_dir():
        for old in place.iterdir():
            if old.is_dir() and time.time() - old.stat().st_mtime > FORGOTTEN:
                rmtree(old, ignore_errors=True)
