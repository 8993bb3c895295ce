"""The log on standard error: a line an event, for people at a terminal, as JSON elsewhere."""

import logging
import sys
from collections.abc import MutableMapping
from pathlib import Path
from traceback import extract_tb
from typing import Any

import structlog

__all__ = ["keep_logs", "trace"]


def keep_logs(level: str = "info") -> None:
    """What libraries say goes the same way, from warnings on."""
    render = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    stamped = (structlog.processors.add_log_level, structlog.processors.TimeStamper("iso", utc=True))
    structlog.configure(
        processors=[*stamped, render],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*stamped, structlog.stdlib.add_logger_name, _traced],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    logging.basicConfig(level=max(logging.WARNING, getattr(logging, level.upper())), handlers=[handler], force=True)
    # uvicorn warns of each bad request; the door counts them, and says so once a minute.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


def _traced(_: object, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A library's own traceback would quote the error."""
    told = event.pop("exc_info", None)
    if isinstance(told, tuple) and told[1] is not None:
        event["trace"] = trace(told[1])
    return event


def trace(error: BaseException) -> list[str]:
    """What broke and where, the innermost place last; what it came of, before it.

    Kinds, files, lines and functions, never what an error says: that could tell a hand, a seed, a name or a key.
    """
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    places = [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in extract_tb(error.__traceback__)]
    return [*(trace(before) if before else ()), type(error).__name__, *places]
