"""Pictures of the main screens, desktop and phone, light and dark: `python -m tests.web.screenshots FOLDER`."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, DESKTOP, PHONE, Host
from tests.web.tables import finish, the_game

LOOKS = (
    ("desktop-light", DESKTOP, "light", "en-GB"),
    ("desktop-dark", DESKTOP, "dark", "en-GB"),
    ("phone-light", PHONE, "light", "en-GB"),
    ("phone-dark", PHONE, "dark", "ru-RU"),
    ("320-light", {"width": 320, "height": 640}, "light", "de-DE"),
    ("wide-light", {"width": 1920, "height": 1080}, "light", "pl-PL"),
)
PILES = ("up1", "up2", "down1", "down2")


def screens(page: Any, host: Host, token: str, shot: Any) -> None:
    page.goto(host.address)
    page.locator(".tile").first.wait_for()
    shot("welcome")
    page.goto(f"{host.address}rules/the-game")
    page.locator("#G7").wait_for(state="attached")
    shot("rules")
    page.goto(f"{host.address}settings")
    page.locator("h1").wait_for()
    shot("settings")
    page.goto(f"{host.address}t/{the_game(host, token, seats=3, begun=False)}")
    page.locator(".chairs").wait_for()
    shot("waiting")
    page.goto(f"{host.address}t/{the_game(host, token, seats=4)}")
    page.locator(".pick3 button").first.wait_for()
    shot("who-starts")
    page.locator(".pick3 button").last.click()
    page.locator(".mine.is-turn").wait_for()
    for place, pile in ((1, "up1"), (4, "down1")):
        page.locator(".hcard").nth(place).click()
        page.locator(f"[data-press='{pile}']").click()
    page.locator(".planned").nth(1).wait_for()
    page.locator(".hcard").nth(2).click()
    shot("planned")


def ending(page: Any, host: Host, token: str, shot: Any) -> None:
    page.goto(f"{host.address}t/{the_game(host, token, seats=1)}")

    def choose(card: int, pile: int) -> None:
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{PILES[pile]}']").click()

    finish(page, choose, lambda: page.locator(".plan__lay").click())
    shot("end")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    host = Host(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for name, size, scheme, locale in LOOKS:
                token = host.guest("Ada")
                context = browser.new_context(
                    viewport=size,  # type: ignore[arg-type]
                    color_scheme=scheme,  # type: ignore[arg-type]
                    locale=locale,
                    reduced_motion="reduce",
                )
                context.add_cookies([{"name": "tenback", "value": token, "url": host.address}])
                context.set_default_timeout(60_000)
                page = context.new_page()

                def shot(screen: str, page: Any = page, name: str = name) -> None:
                    page.evaluate("document.fonts.ready")
                    page.wait_for_timeout(400)
                    page.screenshot(path=folder / f"{screen}-{name}.png")

                screens(page, host, token, shot)
                if name == "desktop-light":
                    ending(page, host, token, shot)
                context.close()
            browser.close()
    finally:
        host.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
