"""One server for all tests of a process, others for those that kill theirs, and Debian's Chromium."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from urllib.request import Request, urlopen

import pytest
from playwright import sync_api

from tests.forked import CAN_FORK, serving_process
from tests.ports import free_port
from tests.window import window

KINDS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first needs half the time
CHROMIUM = os.environ.get("TENBACK_CHROMIUM") or next(filter(None, map(shutil.which, KINDS)), None)
PROGRAM = "from tenback.cli import main; main()"
PATIENCE = 40_000  # milliseconds: a busy machine is no reason to fail
LINE = re.compile(r"/ws(\?|$)")  # the address of a page's line; it may name a table
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
BEEN_HERE = """localStorage.getItem("tenback:first-tables") ??
localStorage.setItem("tenback:first-tables", '["the-game", "quick-and-easy", "face-to-face", "ten"]')"""


class Host:
    """`tenback serve`, which can be killed and started again at the same address."""

    def __init__(self, data: Path, *, before: str = "") -> None:
        """`before` is Python that is run first, in the server's process: a test may turn a screw there."""
        self._data, self._port, self._before = data, free_port(), before
        self.start()

    def start(self) -> None:
        self._errors = TemporaryFile()  # noqa: SIM115 - it lives as long as the server
        arguments = ["serve", "--port", str(self._port), "--data", str(self._data)]
        self._process = (
            subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-c", f"{self._before}\n{PROGRAM}", *arguments],
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
            )
            if self._before or not CAN_FORK
            else serving_process(arguments, environment=os.environ, log=self._errors, read=True)
        )
        assert self._process.stdout
        for line in self._process.stdout:
            if found := re.search(r"http://[0-9.]+:(\d+)/", line):
                self.address, self._port = found[0], int(found[1])
                return
        said = os.pread(self._errors.fileno(), 1 << 20, 0).decode()
        self.kill()
        pytest.fail(f"The server did not start: {said}")

    def admin(self, *arguments: str) -> str:
        """`tenback admin`, beside the running server: what it says."""
        command = [sys.executable, "-c", PROGRAM, "admin", *arguments, "--data", str(self._data)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
        return done.stdout

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()
        self._errors.close()

    def guest(self, name: str) -> str:
        """The token of a new guest."""
        return self.somebody(name)["token"]

    def somebody(self, name: str) -> dict[str, str]:
        """A new guest, with id and token."""
        body = json.dumps({"name": name}).encode()
        request = Request(f"{self.address}api/guests", body, {"content-type": "application/json"})  # noqa: S310
        with urlopen(request) as answer:  # noqa: S310 - our own server
            made: dict[str, str] = json.load(answer)
            return made

    @contextmanager
    def asleep(self) -> Iterator[Path]:
        """Where it keeps its log, while it does not run."""
        self.kill()
        yield self._data
        self.start()


@pytest.fixture(scope="session")
def host(tmp_path_factory) -> Iterator[Host]:
    running = Host(tmp_path_factory.mktemp("data"))
    yield running
    running.kill()


@pytest.fixture
def fresh(tmp_path) -> Iterator[Host]:
    """A server of the test's own: nobody else's tables are there, and it may be killed."""
    running = Host(tmp_path)
    yield running
    running.kill()


@pytest.fixture
def chromium() -> Iterator[sync_api.Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("There is no Chromium.")
        pytest.skip("THE BROWSER TABLE IS UNTESTED: no Chromium; apt-get install chromium, or TENBACK_CHROMIUM")
    yield window.open(CHROMIUM)
    window.leave()


@pytest.fixture
def visit(chromium, host) -> Iterator[Callable[..., sync_api.Page]]:
    """A fresh visitor's page, as many as a test wants; another tab of the same visitor is `page.context.new_page()`.

    Whatever the console complains of fails the test.
    """
    complaints: list[str] = []
    contexts = []

    def visit(
        *, token: str | None = None, path: str = "", at: Host = host, newcomer: bool = False, **how
    ) -> sync_api.Page:
        # The worker would answer for files that a test wants to see asked for; who tests it allows it.
        context = chromium.new_context(
            **{
                "service_workers": "block",
                "viewport": DESKTOP,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                "base_url": at.address,
                **how,
            }
        )
        contexts.append(context)
        if not newcomer:  # else every table would tell what it is about
            context.add_init_script(BEEN_HERE)
        if token:
            context.add_cookies([{"name": "tenback", "value": token, "url": at.address}])
        context.set_default_timeout(PATIENCE)
        page: sync_api.Page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
        page.goto(f"/{path}")
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not complaints
