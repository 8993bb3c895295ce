"""A bar that shows how far long work has come."""

from typing import Self

from rich.console import Console
from rich.progress import Progress

__all__ = ["Bar"]


class Bar:
    """A progress bar for people; in a pipe nothing moves."""

    def __init__(self, what: str) -> None:
        self._progress = Progress(console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task(what, total=None)

    def __enter__(self) -> Self:
        if self._progress.console.is_terminal:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress.console.is_terminal:
            self._progress.stop()

    def show(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)
