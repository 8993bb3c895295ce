"""Pictures of every screen at every size, and one sheet a screen with all sizes: `python -m tests.web.screenshots`.

    make screenshots                                        # all, some minutes, into build/screenshots
    .venv/bin/python -m tests.web.screenshots build/shots --only the-game --only review

Sizes take turns with light and dark, and with the six languages, so that a few dozen sheets show all of it.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.server.ended import log_of, put, reviewed
from tests.server.house import Place
from tests.web.conftest import CHROMIUM, Host
from tests.web.tables import at_rest, finished, line_of, table_of
from tests.web.test_in_sight import of_ten
from tests.web.test_strips import STRIPS, asked

GAMES = {"the-game": 4, "quick-and-easy": 3, "face-to-face": 2, "ten": 4}
TALL, GAP = 620, 16  # pixels of a picture in a sheet
# Small reviews, nothing in the background, and one person opens all the tables.
SCREWS = {"TENBACK_REVIEWS_WORLDS": "20", "TENBACK_BOTS_PAR": "false", "TENBACK_LIMITS_TABLES_BURST": "100"}
PREPARED = f"import os; os.environ.update({SCREWS!r})"
A_MINUTE = 60_000  # milliseconds
IN_THERE = """async ([scene, around]) => {
  const table = document.querySelector(".tableroom > *");
  for (const detail of [{ type: "snapshot", scene, chat: [] }, around].filter(Boolean))
    table.table.connection.dispatchEvent(new CustomEvent("frame", { detail }));
  await document.querySelector("table-screen").updateComplete;
  await table.updateComplete;
}"""


class Look(NamedTuple):
    """A window, and who looks into it."""

    name: str
    width: int
    height: int
    scheme: str
    locale: str


LOOKS = (
    Look("320", 320, 640, "light", "de-DE"),
    Look("phone", 390, 844, "dark", "en-GB"),
    Look("phone-lying", 844, 390, "light", "ru-RU"),
    Look("zoomed-to-double", 640, 400, "light", "fr-FR"),
    Look("tablet", 820, 1180, "light", "en-GB"),
    Look("tablet-lying", 1180, 820, "dark", "cs-CZ"),
    Look("laptop", 1366, 657, "light", "de-DE"),
    Look("desktop", 1280, 800, "dark", "en-GB"),
    Look("wide", 1920, 1080, "light", "pl-PL"),
)


class Screen(NamedTuple):
    """Where it is, what is there once it is drawn, and what to press first."""

    name: str
    path: str
    ready: str
    then: Callable[[Any], None] = lambda _: None


def screens(host: Host, ada: dict[str, str], ended: dict[str, str]) -> Iterator[Screen]:
    token = ada["token"]
    yield Screen("welcome", "", "main h1")
    for game in GAMES:
        yield Screen(f"new-{game}", f"new/{game}", "form")
    for name in ("tables", "me", "settings", "notices", "about", "rescue", "nowhere-at-all"):
        yield Screen(name, name, "main h1")
    yield Screen("results", "me/results", "main h1")
    yield Screen("day", "day", "main h1")
    yield Screen("rules", "rules/the-game", "#G7")
    for lesson in ("the-game", "quick-and-easy", "face-to-face", "ten-drawing", "ten-auction"):
        yield Screen(f"lesson-{lesson}", f"learn/{lesson}", ".coach")
    waiting = table_of(host, token, "the-game", seats=3, begun=False)
    yield Screen("waiting", f"t/{waiting}", ".chairs")
    asked = table_of(host, token, "the-game", seats=5)
    yield Screen("who-starts", f"t/{asked}", ".pick3 button")
    running = {}
    for game, seats in GAMES.items():
        table = table_of(host, token, game, seats=seats, offers="gladly")
        running[game] = table
        ready = ".choices, .auction" if game == "ten" else ".mine.is-turn"
        yield Screen(game, f"t/{table}", ready, plan if game != "ten" else lambda _: None)
        if game == "the-game":
            yield Screen("menu", f"t/{table}", ready, lambda page: press(page, ".top button:last-child"))
    yield from made(host, token, running, ended)
    for game, table in ended.items():
        yield Screen(f"{game}-end", f"t/{table}", ".ended")
        yield Screen(f"{game}-replay", f"replay/{table}#30", ".replay__bar", see_all)
        yield Screen(f"{game}-review", f"review/{game}", ".rnav")


def made(host: Host, token: str, running: dict[str, str], ended: dict[str, str]) -> Iterator[Screen]:
    """What no table shows at once: strips, TEN's phases, sharing, an invitation, a challenge."""
    ready = ".tableroom > *"
    for game, table in running.items():
        for kind in STRIPS:
            scene = asked(game, kind)
            yield Screen(f"strip-{kind}-{game}", f"t/{table}", ready, partial(put_in, scene=scene))
        if game == "ten":
            for phase, market in (("auction", 0), ("pay", 0), ("buy", 20), ("final", 0)):
                told = next(filter(None, (of_ten(phase, market=market, seed=seed) for seed in range(10, 20))))[0]
                yield Screen(f"ten-{phase}", f"t/{table}", ready, partial(put_in, scene=(told, None)))
    yield Screen("share", f"t/{ended['the-game']}", ".endacts__share", lambda page: press(page, ".endacts__share"))
    yield Screen("join", "j#acorn-zebra-aaaaaaaaaaaaa", "main h1")
    with line_of(host, token) as line:
        line.wish("enter", table=ended["the-game"])
        challenge = line.wish("challenge")
    yield Screen("challenge", f"challenge/{challenge['table']}#{challenge['key']}", "main h1")


def put_in(page: Any, scene: tuple[dict[str, Any], dict[str, Any] | None]) -> None:
    """Another state of this very table, as if the server had told it."""
    told, around = scene
    name = page.evaluate("document.querySelector('.tableroom > *').table.id")
    page.evaluate(IN_THERE, [{**told, "table": name}, around and {**around, "table": name}])


def press(page: Any, selector: str) -> None:
    page.locator(selector).click()
    page.locator("dialog[open]").wait_for()


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


def see_all(page: Any) -> None:
    page.locator(".replay__more select").last.select_option("all")


def with_reviewed_games(host: Host, ada: dict[str, str]) -> None:
    """A game of each kind that has ended, long enough to look back at."""
    with host.asleep() as data, ThreadPoolExecutor(1) as thread:  # the browser has a loop of its own in this one
        logs = [log_of(game, reviewed(game), first=ada["id"]) for game in GAMES]
        thread.submit(put, Place(data=data), *logs).result()


def sheet(pictures: list[Path], to: Path) -> None:
    """All sizes of a screen side by side, each as tall as the others, in three rows."""
    shown = []
    for path in pictures:
        with Image.open(path) as picture:
            whole = picture.convert("RGB")
            shown.append(whole.resize((round(whole.width * TALL / whole.height), TALL)))
    rows = [shown[:4], shown[4:6], shown[6:]]
    width = max(sum(each.width + GAP for each in row) for row in rows)
    made = Image.new("RGB", (width, (TALL + GAP) * len(rows)), "grey")
    for number, row in enumerate(rows):
        left = 0
        for each in row:
            made.paste(each, (left, number * (TALL + GAP)))
            left += each.width + GAP
    made.save(to)


def draw(browser: Any, host: Host, ada: dict[str, str], all_screens: list[Screen], folder: Path) -> None:
    for look in LOOKS:
        context = browser.new_context(
            viewport={"width": look.width, "height": look.height},
            color_scheme=look.scheme,
            locale=look.locale,
            reduced_motion="reduce",
        )
        context.add_cookies([{"name": "tenback", "value": ada["token"], "url": host.address}])
        context.set_default_timeout(A_MINUTE)
        page = context.new_page()
        for screen in all_screens:
            page.goto(f"{host.address}{screen.path}")
            page.locator(screen.ready).first.wait_for(state="attached")
            screen.then(page)
            at_rest(page)
            page.screenshot(path=folder / f"{screen.name}-{look.name}.png")
        print(f"{look.name}: {len(all_screens)} screens", flush=True)  # noqa: T201 - it takes minutes
        context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", nargs="?", type=Path, default=Path("build/screenshots"))
    asked.add_argument("--only", action="append", help="screens whose names begin so; as often as you like")
    chosen = asked.parse_args()
    if CHROMIUM is None:
        sys.exit("There is no Chromium to draw them with: install Debian's package chromium.")
    folder: Path = chosen.folder
    (folder / "sheets").mkdir(parents=True, exist_ok=True)
    host = Host(Path(tempfile.mkdtemp()), before=PREPARED)
    try:
        ada = host.somebody("Ada")
        with_reviewed_games(host, ada)
        ended = {game: finished(host, ada["token"], game, seats=seats) for game, seats in GAMES.items()}
        found = list(screens(host, ada, ended))
        wanted = [each for each in found if not chosen.only or each.name.startswith(tuple(chosen.only))]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            draw(browser, host, ada, wanted, folder)
            browser.close()
    finally:
        host.kill()
    for screen in wanted:
        sheet([folder / f"{screen.name}-{look.name}.png" for look in LOOKS], folder / "sheets" / f"{screen.name}.png")


if __name__ == "__main__":
    main()
