"""The tables on the network: people, bots and watchers around one log."""

import sys


def _load_structlog() -> None:
    """Without rich, which it would load for tracebacks in colour that are never shown here (`logs.trace`): that took a
    fifth of a server's start.
    """
    if "structlog" in sys.modules or "rich.traceback" in sys.modules:
        return
    rich = sys.modules.get("rich")
    sys.modules["rich"] = None  # type: ignore[assignment]  # that is how Python says: not to be found
    try:
        import structlog  # noqa: F401, PLC0415 - see above
    finally:
        del sys.modules["rich"]
        if rich:
            sys.modules["rich"] = rich


_load_structlog()
