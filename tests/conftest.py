"""For all tests."""

import os
import signal
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

from tests.compiled import keep_compiled
from tests.thorough import is_thorough
from tests.window import window

# A run that was started in the background has Ctrl-C switched off, and so would every program that it tries it on.
signal.signal(signal.SIGINT, signal.default_int_handler)

keep_compiled()

# No strong bot plays in the background of a server that nobody asks for it: tests have both cores for themselves.
os.environ.setdefault("TENBACK_BOTS_PAR", "false")

# Whoever looks back has a review made: a small one, by one process.
os.environ.setdefault("TENBACK_REVIEWS_WORLDS", "20")
os.environ.setdefault("TENBACK_REVIEWS_WORKERS", "1")

# Neither luck nor the clock decides whether a test passes: the same examples in every run, however slow the machine.
settings.register_profile(
    "tenback", deadline=None, derandomize=True, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tenback")


def pytest_addoption(parser):
    parser.addoption("--thorough", action="store_true", help="also what tests/thorough.py names: make test-thorough")


def pytest_collection_modifyitems(config, items):
    """A test that is asked for by its name is run, whatever it is."""
    if config.getoption("--thorough") or any("::" in each for each in config.args) or config.getoption("keyword"):
        return
    left = [item for item in items if is_thorough(item.nodeid)]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not is_thorough(item.nodeid)]


@pytest.hookimpl(optionalhook=True)  # who plants bugs runs without xdist
def pytest_xdist_auto_num_workers():
    """One more than there are processors: a test that waits for its browser or its server leaves one idle."""
    return 1 + (os.cpu_count() or 1)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(nextitem):
    window.needed = "chromium" in getattr(nextitem, "fixturenames", ())


def pytest_terminal_summary(terminalreporter):
    """What was skipped is told last, where it is read: "passed" must not be taken for "all is well"."""
    skipped = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", ()))
    if skipped:
        terminalreporter.section("NOT EVERYTHING WAS TESTED", sep="*", red=True, bold=True)
        for reason, times in sorted(skipped.items()):
            terminalreporter.line(f"{times} skipped: {reason.removeprefix('Skipped: ')}", red=True)
