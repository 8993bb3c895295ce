"""The compiler, for code that calls the kernels of a game from outside of their folder."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

from tenback.kernels.compiled import AVAILABLE, shelf

__all__ = ["compiled_with"]

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled_with(game: str) -> Callable[[Function], Function]:
    """As `kernels.compiled`, kept with the kernels of that game: what calls them is stale as soon as they are."""

    def compiled(function: Function) -> Function:
        if not AVAILABLE:
            return function
        numba: Any = import_module("numba")
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(shelf(game))
        try:
            made: Function = numba.njit(cache=True, nogil=True)(function)
            return made
        finally:
            numba.config.CACHE_DIR = before

    return compiled
