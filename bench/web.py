"""How soon the browser table is there: first cards, bytes on the wire, an idle table. `python -m bench.web`."""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.conftest import CHROMIUM, DESKTOP, Host
from tests.web.tables import table_of

TRIES = 5
REST = 5.0  # seconds
SEEN = ".hcard, .choices, .stage"
NOTICE = f"""new MutationObserver(() => {{
  if (!window.seen && document.querySelector('{SEEN}')) requestAnimationFrame(() => window.seen ??= performance.now());
}}).observe(document, {{childList: true, subtree: true}});"""
GAMES = {"the-game": 4, "quick-and-easy": 3, "face-to-face": 2, "ten": 4}


def visit(browser: Any, host: Host, token: str, table: str) -> tuple[float, float]:
    """Milliseconds from the click to the first cards on a browser that has never been here, and bytes received."""
    context = browser.new_context(viewport=DESKTOP)
    context.add_cookies([{"name": "tenback", "value": token, "url": host.address}])
    page = context.new_page()
    received: list[float] = []
    cdp = context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.on("Network.loadingFinished", lambda each: received.append(each["encodedDataLength"]))
    cdp.on("Network.webSocketFrameReceived", lambda each: received.append(len(each["response"]["payloadData"])))
    page.add_init_script(NOTICE)
    page.goto(f"{host.address}t/{table}")
    page.wait_for_function("() => window.seen")
    page.wait_for_load_state("networkidle")
    seen: float = page.evaluate("window.seen")
    context.close()
    return seen, sum(received)


def idle(browser: Any, host: Host, token: str, table: str) -> dict[str, float]:
    """What the browser does in some seconds in which nobody moves."""
    context = browser.new_context(viewport=DESKTOP)
    context.add_cookies([{"name": "tenback", "value": token, "url": host.address}])
    page = context.new_page()
    page.goto(f"{host.address}t/{table}")
    page.locator(SEEN).first.wait_for()
    page.wait_for_timeout(2000)
    cdp = context.new_cdp_session(page)
    cdp.send("Performance.enable")

    def figures() -> dict[str, float]:
        return {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}

    before = figures()
    page.wait_for_timeout(REST * 1000)
    after = figures()
    context.close()
    return {name: after[name] - before[name] for name in ("TaskDuration", "ScriptDuration", "LayoutCount")}


def main() -> None:
    host = Host(Path(tempfile.mkdtemp()))
    try:
        token = host.guest("Ada")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            print(f"{'game':16}{'first cards, ms':>18}{'KB on the wire':>18}{'idle, ms of 5 s':>18}{'layouts':>10}")
            for game, seats in GAMES.items():
                table = table_of(host, token, game, seats=seats, offers="gladly")
                tries = [visit(browser, host, token, table) for _ in range(TRIES)]
                rest = idle(browser, host, token, table)
                cards, size = (median(column) for column in zip(*tries, strict=True))
                print(
                    f"{game:16}{cards:18.0f}{size / 1000:18.1f}"
                    f"{1000 * rest['TaskDuration']:18.1f}{rest['LayoutCount']:10.0f}"
                )
            browser.close()
    finally:
        host.kill()


if __name__ == "__main__":
    main()
