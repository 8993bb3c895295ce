"""Nothing scrolls sideways, whatever lies on the table and however narrow the window is."""

import json

import pytest

from tenback import __version__
from tests.web.conftest import LINE
from tests.web.states import GAMES, NAME, scenes

SIZES = [
    *((320, 640), (390, 844), (640, 400), (844, 390)),  # phones; 640x400 is also 1280x800 at 200 %
    *((820, 1180), (768, 1024), (1180, 820)),  # tablets
    *((1366, 657), (1280, 800), (1920, 1080)),
]
APART = 3  # each window has every third table, and the next one others: all of them are seen in several
WIDER = """
const wider = (what) => {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const name = (each) => each.className.baseVal ?? each.className;
  const over = [...document.querySelectorAll("body *")].filter((each) => {
    const { right, width } = each.getBoundingClientRect();
    return width && right + scrollX > innerWidth;
  });
  return [`${what}: ${scrollWidth} > ${innerWidth}, ${[...new Set(over.map(name))].filter(Boolean).slice(0, 9)}`];
};
"""
"""What reaches over the edge, if anything does; among it may be what only scrolls within something."""
IN_PLAY = f"""async (scenes) => {{
  {WIDER}
  const screen = document.querySelector("table-screen");
  const table = document.querySelector(".tableroom > *");
  const drawn = async () => {{
    await screen.updateComplete;
    await table.updateComplete;
  }};
  const found = [];
  for (const scene of scenes) {{
    const snapshot = {{ type: "snapshot", scene, chat: [] }};
    table.table.connection.dispatchEvent(new CustomEvent("frame", {{ detail: snapshot }}));
    await drawn();
    if (table.table.scene.seq !== scene.seq) throw new Error(`${{scene.seq}} is not shown.`);
    found.push(...wider(scene.seq));
    const lays = (scene.you?.actions ?? []).map((each) => each.split(">")).filter(([, pile]) => pile);
    if (!lays.length) continue;
    const hand = new Map(lays.map(([card, pile]) => [card, {{ card: Number(card) || card, pile }}]));
    table.plan.lays = [...hand.values()];
    table.plan.dispatchEvent(new Event("change"));
    await drawn();
    found.push(...wider(`${{scene.seq}} planned`));
    table.plan.lays = [];
  }}
  return found;
}}"""
IN_THE_REPLAY = f"""async ([odd, scenes]) => {{
  {WIDER}
  const shown = () => document.querySelector(".replay__table > *");
  const found = [];
  for (const [at, scene] of scenes.entries()) {{
    if (at % 5 !== odd) continue;
    location.hash = `#${{at}}`;
    while (shown().table.scene.seq !== scene.seq) await new Promise(requestAnimationFrame);
    await document.querySelector("replay-screen").updateComplete;
    await shown().updateComplete;
    found.push(...wider(scene.seq));
  }}
  return found;
}}"""
"""Every fifth moment: a window has these, and the next one others."""


def tell(page, scene):
    """Be the other end of the page's line, and let it in to a table that stands like that."""

    def heard(line, frame):
        you = {"id": "p0", "name": "Ada", "kind": "guest"}
        if frame["type"] == "hello":
            line.send(json.dumps({"type": "welcome", "version": 1, "server": __version__, "you": you, "time": 0}))
        elif "id" in frame:
            line.send(json.dumps({"type": "ack", "id": frame["id"], "seq": None, "table": NAME, "key": None}))
        if frame["type"] == "enter":
            line.send(json.dumps({"type": "snapshot", "scene": scene, "chat": []}))

    page.route_web_socket(LINE, lambda line: line.on_message(lambda text: heard(line, json.loads(text))))


def moments(told):
    """A replay of what never happened."""
    happened = {"type": "event", "at": 0, "kind": "played", "seat": 0, "facts": {}, "news": []}
    return {
        "eyes": "0",
        "allowed": ["0", "1", "none", "all"],
        "moments": [{**happened, "seq": scene["seq"], "scene": scene} for scene in told],
        "positions": None,
    }


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_wider_than_its_window(visit, host, game):
    told = list(scenes(game))
    page = visit(token=host.guest("Ada"), path="about")
    tell(page, told[0])
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    for number, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(IN_PLAY, told[number % APART :: APART]) == [], (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_no_replay_is_wider_than_its_window(visit, host, game):
    told = list(scenes(game))
    page = visit(token=host.guest("Ada"), path="about")
    page.route("**/api/tables/*/replay*", lambda route: route.fulfill(json=moments(told)))
    page.goto(f"/replay/{NAME}")
    page.locator(".replay__table > *").wait_for()
    for number, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(IN_THE_REPLAY, [number % 5, told]) == [], (width, height)
