"""What a host reads in the log: lines of JSON, with where it broke, and no word of what an error says."""

import asyncio
import json
import subprocess
import sys

from structlog.testing import capture_logs

from tenback.server.logs import trace
from tenback.server.rooms import House
from tests.server.leaks.inside import PLACE

SPOKEN = """
import asyncio, logging
from tenback.server.logs import keep_logs

keep_logs()
logging.getLogger("tenback.server.workers").warning("A worker %s.", "died")
try:
    {"the hand is 37": 1}["the seed is 42"]
except KeyError:
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
logging.getLogger("asyncio").info("chatter")
"""


def test_whatever_a_library_says_is_a_line_of_json():
    said = subprocess.run([sys.executable, "-c", SPOKEN], capture_output=True, text=True, check=True)  # noqa: S603 - ourselves
    warning, error = map(json.loads, said.stderr.splitlines())
    assert (warning["event"], warning["level"]) == ("A worker died.", "warning")
    assert warning["logger"] == "tenback.server.workers"
    assert (error["event"], error["level"]) == ("Exception in ASGI application", "error")
    assert error["trace"] == ["KeyError", "<string>:8 <module>"]
    assert "seed" not in said.stderr


def test_a_trace_tells_where_and_of_what_it_came_and_nothing_that_an_error_says():
    def deal(hand):
        raise ValueError(f"the hand is {hand}")

    try:
        try:
            deal(37)
        except ValueError as error:
            raise LookupError("the seed is 42") from error
    except LookupError as error:
        told = trace(error)
    kinds = [each.partition(":")[0] for each in told]
    assert kinds == ["ValueError", "test_logs.py", "test_logs.py", "LookupError", "test_logs.py"]
    assert told[2].endswith(" deal")
    assert all(map(PLACE.fullmatch, told))


def test_background_work_that_fails_says_where():
    async def breaks():
        raise ValueError("the seed is 42")

    async def run():
        house = House.__new__(House)
        house._tasks = set()
        await asyncio.wait([house.soon(breaks())])

    with capture_logs() as said:
        asyncio.run(run())
    (line,) = said
    assert (line["event"], line["log_level"], line["trace"][0]) == ("background work failed", "error", "ValueError")
    assert line["trace"][-1].endswith(" breaks")
    assert "seed" not in str(line)
