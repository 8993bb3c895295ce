"""For all tests."""

import signal
from collections import Counter

# A run that was started in the background has Ctrl-C switched off, and so would every program that it tries it on.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter):
    """What was skipped is told last, where it is read: "passed" must not be taken for "all is well"."""
    skipped = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", ()))
    if skipped:
        terminalreporter.section("NOT EVERYTHING WAS TESTED", sep="*", red=True, bold=True)
        for reason, times in sorted(skipped.items()):
            terminalreporter.line(f"{times} skipped: {reason.removeprefix('Skipped: ')}", red=True)
