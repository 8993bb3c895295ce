"""One browser for all tests of a process that want one, one after the other."""

from contextlib import ExitStack
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

__all__ = ["window"]


class Window:
    """While it is open, nothing else of this process may run an event loop. So whoever opens it leaves it once the test
    is over, which closes it unless the next test wants a browser, too (`needed`): what is kept for many tests, such as
    a database's schema, is cleared away after that.
    """

    def __init__(self) -> None:
        self.needed = False
        self._browser: Browser | None = None
        self._after = ExitStack()

    def open(self, program: str) -> "Browser":
        if self._browser is None:
            from playwright.sync_api import sync_playwright  # noqa: PLC0415 - most tests do without

            playwright = self._after.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            self._after.callback(self._browser.close)
        return self._browser

    def leave(self) -> None:
        if not self.needed:
            self._browser = None
            self._after.close()


window = Window()
