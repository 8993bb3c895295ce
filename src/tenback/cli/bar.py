"""A bar that shows how far long work has come."""

from typing import Self

from rich.console import Console
from rich.progress import Progress, ProgressColumn, Task
from rich.text import Text

__all__ = ["Bar"]


class Bar:
    """A progress bar for people; in a pipe nothing moves."""

    def __init__(self, what: str, unit: str | None = None) -> None:
        """With a unit, the rate is shown as well."""
        rate = () if unit is None else (Rate(unit),)
        shown = (*Progress.get_default_columns(), *rate)
        self._progress = Progress(*shown, console=Console(stderr=True), transient=True)
        self._task = self._progress.add_task(what, total=None)

    def __enter__(self) -> Self:
        if self._progress.console.is_terminal:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress.console.is_terminal:
            self._progress.stop()

    def go_on(self, done: int, total: int) -> None:
        """From where an earlier run has come to, which is not of this one's rate."""
        self._progress.reset(self._task, completed=done, total=total)

    def show(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)


class Rate(ProgressColumn):
    """How many a second."""

    def __init__(self, unit: str) -> None:
        super().__init__()
        self._unit = unit

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:,.0f} {self._unit}/s")
