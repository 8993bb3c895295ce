"""What has to be seen to choose is seen, without scrolling: one's own runs in TEN, what a card would make, all chips
of a plan; and nothing that is said shrinks a card.
"""

import pytest

from tests.languages import LISTED
from tests.web.states import NAME, scenes
from tests.web.tables import at_rest, table_of
from tests.web.test_low_windows import COVERED, DESKTOP, INSIDE, LAPTOP, LYING, NARROW, PHONE, ZOOMED, resized
from tests.web.test_sideways import tell

SHOW = """async (scene) => {
  const table = document.querySelector(".tableroom > *");
  const detail = { type: "snapshot", scene, chat: [] };
  table.table.connection.dispatchEvent(new CustomEvent("frame", { detail }));
  await document.querySelector("table-screen").updateComplete;
  await table.updateComplete;
  scrollTo(0, 0);
}"""
PRESSED = ".choice, .auction .bidrow .btn, .buy > .row:last-child .btn"
CUT = """(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
  .map((each) => each.textContent.trim())"""
WIDTHS = "(selector) => [...document.querySelectorAll(selector)].map((each) => Math.round(each.offsetWidth))"


def shown(visit, host, scene):
    page = visit(token=host.guest("Ada"), path="about")
    tell(page, scene)
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    at_rest(page)
    return page


def of_ten(phase, *, market=0, seats=range(2, 6), seed=10):
    """Scenes in which somebody chooses, each with enough in the market."""
    return [
        scene
        for scene in scenes("ten", seed=seed)
        if scene["you"]
        and scene["you"]["actions"]
        and scene["public"]["phase"] == "playing"
        and scene["public"]["game"]["phase"] == phase
        and len(scene["public"]["game"]["market"]) >= market
        and len(scene["public"]["seats"]) in seats
    ]


def test_ones_own_runs_are_in_sight_whatever_one_chooses(visit, host):
    told = [*of_ten("auction")[:4], *of_ten("pay")[:4], *of_ten("buy", market=20)[:2], *of_ten("draw")[-4:]]
    assert len(told) > 10
    page = shown(visit, host, told[0])
    for size in ((1366, 657), (1280, 800), (1180, 820)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for scene in told:
            page.evaluate(SHOW, scene)
            own = page.locator(".estate").bounding_box()
            assert own["y"] + own["height"] <= size[1], (size, scene["seq"])
            assert page.evaluate("document.documentElement.scrollHeight") <= size[1], (size, scene["seq"])
            assert not page.evaluate(COVERED, PRESSED), (size, scene["seq"])


def test_on_a_phone_the_market_is_in_sight_while_one_draws(visit, host):
    told = [scene for scene in of_ten("draw", market=1, seats=(2, 3, 4)) if len(scene["public"]["game"]["row"]) < 9]
    page = shown(visit, host, told[0])
    page.set_viewport_size({"width": 390, "height": 844})
    for scene in told:
        page.evaluate(SHOW, scene)
        market, own = (page.locator(each).first.bounding_box() for each in (".market--strip", ".estate"))
        assert market["y"] + market["height"] <= own["y"] + 1, scene["seq"]


def test_what_pays_stays_in_the_window(visit, host):
    """However much is said above it."""
    told = next(scene for scene in of_ten("pay") if (scene["you"].get("turn") or {}).get("suggested"))
    page = shown(visit, host, told)
    pays = page.locator("[data-act=pay-so]")
    pays.wait_for()
    for size in (LYING, ZOOMED, (667, 375), LAPTOP, DESKTOP, PHONE, NARROW):
        resized(page, size)
        assert not page.evaluate(COVERED, "[data-act=pay-so]"), size
        assert page.evaluate(INSIDE, ["[data-act=pay-so]", "html"]), size


def test_buying_shows_what_each_card_makes_and_the_market_but_once(visit, host):
    page = shown(visit, host, of_ten("buy", market=20)[0])
    assert page.locator(".side > .market").filter(visible=True).count() == 0  # it is where one buys
    offers = page.locator("[data-buy]:not([aria-disabled=true])")
    assert offers.count() > 0
    assert all("→" in offers.nth(each).locator(".mk__then").inner_text() for each in range(offers.count()))
    offers.first.click()
    page.locator(".estate .want").wait_for()
    page.set_viewport_size({"width": 320, "height": 640})
    page.evaluate("scrollTo(0, 0)")
    for each in (".buy > .row:last-child", ".estate"):
        box = page.locator(each).bounding_box()
        assert box["y"] + box["height"] <= 640, each


def test_in_the_final_round_plates_say_who_still_buys(visit, host):
    told = next(filter(None, (of_ten("final", seats=(3, 4, 5), seed=seed) for seed in range(11, 20))))
    page = shown(visit, host, told[0])
    page.set_viewport_size({"width": 1920, "height": 1080})
    for scene in told:
        page.evaluate(SHOW, scene)
        said = set(page.locator(".player__head .tag:not(.seat__bot)").all_inner_texts())
        assert said <= {"bought", "to buy", "last", "buying", "paused"}, said


def test_a_plan_of_three_leaves_the_hand_as_it_is_and_is_seen_whole(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator(".mine.is-turn").wait_for()
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).wordSpacing)") > 0
    page.emulate_media(reduced_motion="no-preference")
    before = page.evaluate(WIDTHS, ".hcard")
    for count, pile in enumerate(("up1", "up2", "down1"), 1):
        page.locator(".hcard:not(.is-away) .hcard__press").first.click()
        page.locator(f"[data-press='{pile}']").click()
        page.locator(".plan__chips .pchip").nth(count - 1).wait_for()
    assert page.evaluate(WIDTHS, ".hcard") == before
    for size in ((1280, 800), (1366, 657), (820, 1180), (390, 844), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        at_rest(page)
        assert not page.evaluate(COVERED, ".plan__chips .pchip, .plan__lay"), size


@pytest.mark.parametrize("locale", LISTED)
def test_a_plan_of_two_is_seen_whole_in_a_duel_whoever_is_on_turn(visit, host, locale):
    """Before one's turn it is said beside the plan that it holds unless something changes."""
    tokens = [host.guest("Ada"), host.guest("Bela")]
    table = table_of(host, tokens[0], "face-to-face", others=tokens[1:])
    for token in tokens:  # one of them is on turn, the other is not
        page = visit(token=token, path=f"t/{table}", locale=locale)
        page.locator(".hcard").first.wait_for()
        for count, pile in enumerate(("up", "down"), 1):
            place = 0 if pile == "up" else -1
            page.locator(".hcard:not(.is-away) .hcard__press").nth(place).click()
            page.locator(f"[data-press='{pile}']").click()
            page.locator(".plan__chips .pchip").nth(count - 1).wait_for()
        for size in ((1280, 800), (1366, 657), (820, 1180), (390, 844), (320, 640)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            at_rest(page)
            assert not page.evaluate(COVERED, ".plan__note, .plan__chips .pchip, #plan-hint, .plan__lay"), size
            assert not page.evaluate(CUT, "#plan-hint"), size


def test_what_teammates_say_shrinks_no_pile_and_names_have_their_plate(visit, host):
    scene = next(
        each
        for each in scenes("quick-and-easy")
        if each["you"] and each["public"]["phase"] == "playing" and len(each["public"]["seats"]) == 3
    )
    page = shown(visit, host, scene)
    own = scene["you"]["seat"]
    holds = [each for each in scene["setting"]["signals"] if each.startswith("hold")]
    widths = []
    for said in (0, 1, 2):
        standing = [{"seat": seat, "signal": each} for seat in range(3) if seat != own for each in holds[:said]]
        scene["public"]["said"] = standing
        for number, seat in enumerate(scene["public"]["seats"]):
            seat["name"] = f"Jonathan {number}"
        page.evaluate(SHOW, scene)
        widths.append(page.evaluate(WIDTHS, ".lane .stack"))
        assert page.evaluate("document.querySelectorAll('.seat .hold').length") == 2 * said
    assert widths[0] == widths[1] == widths[2]
    names = "[...document.querySelectorAll('.seat__who')].filter((each) => each.scrollWidth > each.clientWidth + 1)"
    assert page.evaluate(f"{names}.map((each) => each.textContent)") == []
