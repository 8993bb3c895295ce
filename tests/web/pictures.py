"""The pictures of README.md, of a real game with bots: `python -m tests.web.pictures docs/pictures`.

A guest plays The Game with two bots until the middle of it, and begins to plan the next turn. Each run is another game.
"""

import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, Host
from tests.web.tables import CHOOSE, TABLE, play_turn, table_of

SIZE = {"width": 1140, "height": 800}
TURNS = 7  # of one's own, until the picture is taken
COLOURS = 112  # enough for flat drawings, and a fifth of the bytes
LOOKS = {"table": "light", "table-dark": "dark"}


def press(page: Any, card: str, pile: int) -> None:
    page.locator(f".hcard[data-held='{card}']").click()
    page.locator(".lane__press").nth(pile).click()


def play(page: Any) -> None:
    """Some turns of one's own, and the bots' in between; then a card is planned, and another one taken up."""
    for _ in range(TURNS):
        page.locator(".mine.is-turn").wait_for()
        turn = page.evaluate(f"{TABLE}.table.scene.seq")
        play_turn(page, lambda card, pile: press(page, card, pile))
        page.locator(".plan__lay.btn--go").click()
        page.wait_for_function(f"() => {TABLE}.table.scene.seq > {turn} && !{TABLE}.plan.underWay")
    page.locator(".mine.is-turn").wait_for()
    best = page.evaluate(CHOOSE, False)  # noqa: FBT003 - what the script takes
    press(page, best["card"], best["pile"])
    page.locator(".hcard.is-away").wait_for()
    page.locator(".hcard:not(.is-away)").nth(2).click()


def keep(png: bytes, path: Path) -> None:
    with Image.open(io.BytesIO(png)) as picture:
        picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)


def main(folder: Path) -> None:
    if CHROMIUM is None:
        sys.exit("There is no Chromium to draw them with: install Debian's package chromium.")
    folder.mkdir(parents=True, exist_ok=True)
    host = Host(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            context = browser.new_context(
                viewport=SIZE,  # type: ignore[arg-type]
                device_scale_factor=2,
                locale="en-GB",
                reduced_motion="reduce",
                base_url=host.address,
            )
            token = host.guest("Ada")
            context.add_cookies([{"name": "tenback", "value": token, "url": host.address}])
            context.set_default_timeout(60_000)
            page = context.new_page()
            page.goto(f"/t/{table_of(host, token, 'the-game', seats=3, offers='gladly', tracker=True)}")
            play(page)
            for name, scheme in LOOKS.items():
                page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                page.evaluate("document.fonts.ready")
                keep(page.screenshot(animations="disabled"), folder / f"{name}.png")
            browser.close()
    finally:
        host.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
