"""Compiled twins of the rules, for millions of games. The Python rules are the authority; tests prove agreement.

Compiling takes up to a minute a game, once: what comes of it is kept on disk. `python -m tenback.kernels` does it now.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from tenback import games
from tenback.kernels.compiled import AVAILABLE, home, shelf

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

__all__ = ["AVAILABLE", "SLOW", "prepare", "ready"]

SLOW = "Numba is not installed here, so the strong bots think a hundred times more slowly; `pip install numba` helps."


def ready(slug: str) -> bool:
    """Whether the game's kernels need no compiling any more."""
    return not AVAILABLE or _mark(slug).exists()


def prepare(slug: str) -> None:
    """Compile whatever of the game's kernels is not kept on disk yet."""
    if ready(slug):
        return
    with _alone():
        if not ready(slug):  # somebody else was at it meanwhile
            import_module(f"tenback.kernels.{_folder(slug)}").prepare()
            _mark(slug).parent.mkdir(parents=True, exist_ok=True)
            _mark(slug).touch()


@contextmanager
def _alone() -> Iterator[None]:
    """While others wait: several servers that start at once need not all compile the same."""
    home().mkdir(parents=True, exist_ok=True)
    with (home() / "lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)  # which ends with the file, or with the process
        yield


def _mark(slug: str) -> Path:
    return shelf(_folder(slug)) / "ready"


def _folder(slug: str) -> str:
    return games.get(slug).slug.replace("-", "_")
