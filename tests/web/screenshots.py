"""Pictures of the main screens, desktop and phone, light and dark: `python -m tests.web.screenshots FOLDER`."""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, DESKTOP, PHONE, Host
from tests.web.tables import at_rest, finished, table_of

LOOKS = (
    ("desktop-light", DESKTOP, "light", "en-GB"),
    ("desktop-dark", DESKTOP, "dark", "en-GB"),
    ("phone-light", PHONE, "light", "en-GB"),
    ("phone-dark", PHONE, "dark", "ru-RU"),
    ("320-light", {"width": 320, "height": 640}, "light", "de-DE"),
    ("wide-light", {"width": 1920, "height": 1080}, "light", "pl-PL"),
)
AROUND = {
    "welcome": ("", "main h1"),
    "new-table": ("new/the-game", "form"),
    "tables": ("tables", "main h1"),
    "me": ("me", "main h1"),
    "rules": ("rules/the-game", "#G7"),
    "settings": ("settings", "main h1"),
    "about": ("about", "main h1"),
}
GAMES = {"the-game": 4, "quick-and-easy": 3, "face-to-face": 2, "ten": 4}

Shot = Callable[[str], None]


def around(page: Any, host: Host, shot: Shot) -> None:
    for screen, (path, ready) in AROUND.items():
        page.goto(f"{host.address}{path}")
        page.locator(ready).first.wait_for(state="attached")
        shot(screen)


def tables(page: Any, host: Host, token: str, shot: Shot) -> None:
    page.goto(f"{host.address}t/{table_of(host, token, 'the-game', seats=3, begun=False)}")
    page.locator(".chairs, .waiting").first.wait_for()
    shot("waiting")
    page.goto(f"{host.address}t/{table_of(host, token, 'the-game', seats=4)}")
    page.locator(".pick3 button").first.wait_for()
    shot("who-starts")
    for game, seats in GAMES.items():
        page.goto(f"{host.address}t/{table_of(host, token, game, seats=seats, offers='gladly')}")
        if game == "ten":
            page.locator(".choices, .auction").first.wait_for()
        else:
            page.locator(".mine.is-turn").wait_for()
            plan(page)
        shot(game)


def plan(page: Any) -> None:
    """Two cards on the piles where they fit best, and a third in hand."""
    for place in (1, 0):
        page.locator(".hcard:not(.is-away)").nth(place).click()
        fitting = page.locator(".lane.is-legal .lane__press, .lane.is-trick .lane__press")
        if fitting.count():
            fitting.first.click()
    left = page.locator(".hcard:not(.is-away)")
    if left.count() and not page.locator(".hcard.is-selected").count():
        left.first.click()


def afterwards(page: Any, host: Host, ended: dict[str, str], shot: Shot) -> None:
    for game, table in ended.items():
        page.goto(f"{host.address}t/{table}")
        page.locator(".ended").wait_for()
        shot(f"{game}-end")
        page.goto(f"{host.address}replay/{table}#30")
        page.locator(".replay__bar").wait_for()
        page.locator(".replay__more select").last.select_option("all")
        shot(f"{game}-replay")


def main(folder: Path) -> None:
    if CHROMIUM is None:
        sys.exit("There is no Chromium to draw them with: install Debian's package chromium.")
    folder.mkdir(parents=True, exist_ok=True)
    host = Host(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            token = host.guest("Ada")
            ended = {game: finished(host, token, game, seats=seats) for game, seats in GAMES.items()}
            for name, size, scheme, locale in LOOKS:
                context = browser.new_context(
                    viewport=size,  # type: ignore[arg-type]
                    color_scheme=scheme,  # type: ignore[arg-type]
                    locale=locale,
                    reduced_motion="reduce",
                )
                guest = host.guest("Ada")  # nobody may open so many tables
                context.add_cookies([{"name": "tenback", "value": guest, "url": host.address}])
                context.set_default_timeout(60_000)
                page = context.new_page()

                def shot(screen: str, page: Any = page, name: str = name) -> None:
                    at_rest(page)
                    page.screenshot(path=folder / f"{screen}-{name}.png")

                around(page, host, shot)
                tables(page, host, guest, shot)
                context.add_cookies([{"name": "tenback", "value": token, "url": host.address}])
                afterwards(page, host, ended, shot)
                context.close()
            browser.close()
    finally:
        host.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"))
