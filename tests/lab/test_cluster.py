"""A real cluster of several processes, one of them killed in the middle: the results are the same, byte for byte."""

import os
import signal
import sys
import warnings
from functools import partial

import pytest

from tenback.lab.executors import Cluster, Here
from tenback.lab.match import Match
from tenback.lab.referee import Agreed
from tenback.lab.results import Results
from tenback.lab.resumable import worked
from tenback.lab.simulate import Run

WORKERS = 3


@pytest.fixture(scope="module")
def cluster():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Dask's own: ports in use, loops closed late
        from distributed import LocalCluster  # noqa: PLC0415 - it takes a second

        with LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster:
            yield cluster


@pytest.mark.filterwarnings("ignore")  # the same
def test_a_cluster_can_be_asked_again_as_a_ladder_asks_it(cluster):
    executor = Cluster(cluster.scheduler_address)
    task = partial(int.to_bytes, length=1, byteorder="big")
    assert [*executor.results(task, [3, 1])] == [b"\3", b"\1"]
    assert [*executor.results(task, [2])] == [b"\2"]


@pytest.mark.filterwarnings("ignore")  # the same
@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
def test_a_killed_worker_costs_a_retry_and_no_byte(tmp_path, cluster):
    run = Run.of(Match(Agreed("quick-and-easy", 2, {}, 0.1, silent=False), ("random",), 400, "s"), "referee")
    plain, spread = Results(tmp_path / "plain" / "out.csv"), Results(tmp_path / "spread" / "out.csv")
    list(worked(run, plain, Here()))
    executor = Cluster(cluster.scheduler_address)
    with executor._connected() as client:
        pids = client.run(os.getpid)
    assert len(set(pids.values()) | {os.getpid()}) == WORKERS + 1
    done = []
    for games in worked(run, spread, executor):
        done.append(games)
        if len(done) == 3:  # most is still to be played, and every worker is at something
            os.kill(next(iter(pids.values())), signal.SIGKILL)
    assert done == [0, *range(20, 401, 20)]
    for one, other in zip(plain.files(), spread.files(), strict=True):
        assert one.read_bytes() == other.read_bytes()
