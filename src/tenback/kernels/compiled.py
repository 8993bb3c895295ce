"""The compiler, where there is one. Without Numba the same functions run as they are: slower, and said so."""

import os
import time
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from typing import Any, TypeVar

from platformdirs import user_cache_path

__all__ = ["AVAILABLE", "compiled", "shelf"]

Function = TypeVar("Function", bound=Callable[..., Any])

AVAILABLE = find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"
SOURCES = ("core/piles.py", "games/*.py", "games/ten/*.py", "kernels/**/*.py")  # what compiled code can depend on
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
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(shelf())
    try:
        made: Function = numba.njit(cache=True, nogil=True)(function)
        return made
    finally:
        numba.config.CACHE_DIR = before


@cache
def shelf() -> Path:
    """Where compiled code of exactly these sources is kept."""
    package = Path(__file__).parent.parent
    mark = sha256()
    for pattern in SOURCES:
        for file in sorted(package.glob(pattern)):
            mark.update(file.read_bytes())
    given = os.environ.get("TENBACK_KERNELS")
    home = Path(given) if given else user_cache_path("tenback") / "kernels"
    _tidy(home)
    return home / mark.hexdigest()[:16]


def _tidy(home: Path) -> None:
    """Throw away what has not been used for a month."""
    if home.is_dir():
        for old in home.iterdir():
            if old.is_dir() and time.time() - old.stat().st_mtime > FORGOTTEN:
                rmtree(old, ignore_errors=True)
