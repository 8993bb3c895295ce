"""One browser for all tests of a process that want one, one after the other."""

from contextlib import ExitStack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["window"]


class Window:
    """While it is open, no test of this process may run an event loop: `tests/conftest.py` closes it before a test that
    wants no browser.
    """

    def __init__(self) -> None:
        self._browser: Browser | None = None
        self._after = ExitStack()

    def open(self, program: str) -> "Browser":
        if self._browser is None:
            from playwright.sync_api import sync_playwright  # noqa: PLC0415 - most tests do without

            playwright = self._after.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            self._after.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._after.close()


window = Window()
