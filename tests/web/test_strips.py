"""What people ask of one another, in every window: its buttons are in sight and free, and the table keeps its place."""

from functools import partial

import pytest

from tests.web.states import GAMES, NAME, scenes
from tests.web.tables import finished
from tests.web.test_sideways import WIDER, tell

SIZES = [
    *((320, 640), (390, 844), (640, 400), (844, 390)),
    *((820, 1180), (1180, 820), (1366, 657), (1280, 800), (1920, 1080)),
]
STRIPS = ("proposed", "take-back", "own", "paused", "gone")
LONG = "Wojciech Brzęczyszczykiewicz"[:24]
LAYS = {"the-game": "44>up1", "quick-and-easy": "r7>up", "face-to-face": "44>up", "ten": ""}

SHOWN = f"""async ([scene, told]) => {{
  {WIDER}
  const table = document.querySelector(".tableroom > *");
  const screen = document.querySelector("table-screen");
  const line = table.table.connection;
  for (const detail of [{{ type: "snapshot", scene, chat: [] }}, told].filter(Boolean))
    line.dispatchEvent(new CustomEvent("frame", {{ detail }}));
  await screen.updateComplete;
  await table.updateComplete;
  scrollTo(0, 0);
  if (!document.querySelector(".asked")) throw new Error("No strip is shown.");
  return wider("strip");
}}"""
BROKEN = """() => {
  const found = [];
  const name = (each) => `${each.className.baseVal ?? each.className} ${each.textContent.trim().slice(0, 16)}`;
  const all = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
  const box = (each) => each.getBoundingClientRect();
  const at = (x, y) => document.elementFromPoint(x, y);
  for (const each of all(".asked .btn, .asked__what")) {
    const { left, top, right, bottom } = box(each);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push(`out of sight: ${name(each)}`);
    const over = [[x, y], [left + 3, y], [right - 3, y], [x, top + 3], [x, bottom - 3]]
      .map((point) => at(...point)).find((on) => !each.closest(".asked").contains(on));
    if (over !== undefined) found.push(`covered: ${name(each)} by ${over && name(over)}`);
    if (each.matches(".btn") && (each.scrollWidth > each.clientWidth + 1 || each.offsetHeight > 64))
      found.push(`a tower: ${name(each)}`);
  }
  const places = ".seats, .piles, .duel, .players, .rowbox, .choices, .estate, .mine--split, .stack, .deck, .ended";
  for (const each of all(places)) for (const strip of all(".asked")) {
    const [a, b] = [box(each), box(strip)];
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      found.push(`over the strip: ${name(each)}`);
  }
  if (all(".g-end").length) return found;
  for (const each of all(".stack > .stack__top")) {
    const [lane, card] = [box(each.closest(".lane")), box(each)];
    if (card.top < lane.top - 1 || card.bottom > lane.bottom + 1) found.push(`over its lane: ${name(each)}`);
  }
  const wide = innerWidth > innerHeight;
  for (const each of all(`.hand .card, .plan__lay${wide ? ", .choice, .rowcards" : ""}`)) {
    const { left, right, top, bottom } = box(each);
    const on = at((left + right) / 2, (top + bottom) / 2);
    const place = each.closest(".hcard, .choice, .rowbox") ?? each;
    if (!place.contains(on)) found.push(`not seen: ${name(each)}`);
  }
  const { scrollHeight } = document.documentElement;
  if (wide && scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
  return found;
}"""


def playable(game, scene):
    """Somebody sits before a whole hand, or a row, and is on turn."""
    public, you = scene["public"], scene["you"]
    if not you or public["phase"] != "playing" or len(public["seats"]) != (2 if game == "face-to-face" else 3):
        return False
    if game == "ten":
        return public["game"]["phase"] == "draw" and public["game"]["row"] and "draw" in you["actions"]
    return len(you["hand"]) >= (2 if game == "quick-and-easy" else 6)


def asked(game, kind):
    """A scene in which somebody who sits there is asked something; and who is around."""
    scene = next(filter(partial(playable, game), scenes(game)))
    public, own = scene["public"], scene["you"]["seat"]
    other = (own + 1) % len(public["seats"])
    for number, seat in enumerate(public["seats"]):
        seat.update(kind="person", bot=None, host=number == own, name=LONG if number == other else f"Ada {number}")
    public.update(paused=False, proposed=None, taking_back=None)
    around = {"type": "presence", "table": scene["table"], "seats": [], "door": [], "watching": 0}
    by = own if kind == "own" else other
    match kind:
        case "proposed" | "own":
            public["proposed"] = {"what": "abandon", "by": by, "agreed": [by]}
        case "take-back":
            public["proposed"] = {"what": "take-back", "by": by, "agreed": [by]}
            public["taking_back"] = {"action": LAYS[game], "was": None, "seen": True}
        case "paused":
            public.update(paused=True, paused_by=by)
        case "gone":
            public["awaited"] = [by]
            around["seats"] = [{"seat": by, "state": "gone", "since": 1_790_000_000_000}]
    return scene, around


@pytest.mark.parametrize("game", GAMES)
def test_a_strip_stands_free_in_every_window(visit, host, game):
    page = visit(token=host.guest("Ada"), path="about", locale="de-DE")
    told = {kind: asked(game, kind) for kind in STRIPS}
    tell(page, told["proposed"][0])
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    page.evaluate("document.fonts.ready")
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for kind in STRIPS:
            if broken := page.evaluate(SHOWN, told[kind]) + page.evaluate(BROKEN):
                found[kind, width, height] = broken
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_the_next_deal_is_offered_in_sight(visit, host, game):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{finished(host, token, game)}", locale="de-DE")
    page.locator(".ended").wait_for()
    scene = page.evaluate("document.querySelector('.tableroom > *').table.scene")
    scene["public"]["rematch"] = "another"
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if broken := page.evaluate(SHOWN, [scene, None]) + page.evaluate(BROKEN):
            found[width, height] = broken
    assert not found


def test_in_a_low_window_what_one_is_asked_goes_before_what_one_is_told(visit, host):
    scene, around = asked("the-game", "proposed")
    scene["public"].update(paused=True, paused_by=scene["public"]["proposed"]["by"])
    page = visit(token=host.guest("Ada"), path="about", viewport={"width": 844, "height": 390})
    tell(page, scene)
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    page.evaluate(SHOWN, [scene, around])
    assert page.locator(".asked").count() == 2
    page.locator(".asked--you").wait_for()
    assert page.locator(".asked").locator("visible=true").count() == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(320, 640), (640, 400), (1366, 657)])
def test_a_newcomer_reads_what_is_asked_and_not_what_the_game_is_about(visit, host, game, size):
    scene, around = asked(game, "own")
    page = visit(
        token=host.guest("Ada"),
        path="about",
        locale="fr-FR",
        newcomer=True,
        viewport={"width": size[0], "height": size[1]},
    )
    tell(page, scene)
    page.goto(f"/t/{NAME}")
    page.locator(".first-table").wait_for(state="attached")
    assert not page.evaluate(SHOWN, [scene, around]) + page.evaluate(BROKEN)
    assert not page.locator(".first-table").is_visible()
    assert page.locator(".asked__what").bounding_box()["width"] > 100, "words, not a column of letters"
