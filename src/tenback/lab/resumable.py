"""Long work whose results are kept batch by batch, in order: an interruption costs little and changes nothing."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from tenback.lab.executors import Executor, Task
from tenback.lab.results import Results
from tenback.lab.rows import Column

__all__ = ["Row", "Stage", "Work", "worked"]

Row = Mapping[str, str]
"""A game as the results hold it: texts by column."""


class Stage(NamedTuple):
    """Batches that depend on nothing but what was done before the first of them."""

    task: Task
    numbers: Sequence[int]


class Work(Protocol):
    """What is to be played."""

    @property
    def columns(self) -> tuple[Column, ...]: ...

    @property
    def a_batch(self) -> int:
        """How many games a batch has; the last one may have fewer."""

    def manifest(self) -> dict[str, Any]:
        """All that is needed to make the same results again."""

    def stage(self, done: int, rows: Iterable[Row]) -> Stage:
        """What comes next, after so many games; without numbers: nothing."""

    def summary(self, rows: Iterable[Row]) -> dict[str, Any]:
        """What the games come to."""


def worked(work: Work, results: Results, executor: Executor) -> Generator[int]:
    """How many games are done, as they grow; the first is what an earlier run has left. Then the results are there."""
    with results.held():
        results.begin(work.manifest())
        done = results.kept(work.columns, work.a_batch)
        yield done
        with results.writing() as journal:
            while (stage := work.stage(done, results.rows())).numbers:
                for played in executor.results(*stage):
                    journal.write(played)
                    journal.flush()
                    done += played.count(b"\n")
                    yield done
        results.finish(work.columns, work.summary(results.rows()))
