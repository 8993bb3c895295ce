"""TEN in a real browser: whole games by mouse, by keyboard alone, on a phone, alone; auction, paying, bust, fiasco."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.tables import fits, in_sight, table_of
from tests.web.test_everyone import violations

TABLE = "document.querySelector('ten-table')"
SCENE = f"{TABLE}.table.scene"
SMALL = {"width": 320, "height": 640}
Press = Callable[[str], None]


# Decks of one's own (T2): what comes is known where only one kind of card can come


def deck(**cards: int) -> dict[str, Any]:
    """So many of each for up to three players; what TEN must have besides comes with four and five only."""
    table = {name.replace("any", "*").replace("coin", "$").replace("_", "#"): count for name, count in cards.items()}
    kinds: dict[str, tuple[str, int]] = {"number": ("B1", 84), "coin": ("$1", 27), "wild": ("*1", 18)}
    for card, count in table.items():
        kind = "wild" if card[0] == "*" or card[1] == "#" else "coin" if card[0] == "$" else "number"
        filler, left = kinds[kind]
        kinds[kind] = (filler, left - count)
    rows = {card: [count, count, count] for card, count in table.items()}
    for filler, left in kinds.values():
        now = rows.get(filler, [0, 0, 0])
        rows[filler] = [now[0], now[1], now[2] + left]
    return {"name": "Small", "cards": rows}


MIXED = deck(B1=2, B2=2, B3=2, B7=1, G4=2, G5=2, G6=1, O2=2, O8=1, P3=2, P9=1, coin2=2, coin4=2, any5=1, P_=1)
NINES = deck(P9=4, O9=4, G9=4)
FIVES = deck(B5=14)
WILDS = deck(any2=3, G_=3, any_=2)


def opened(host, token, **setting) -> str:
    return f"t/{table_of(host, token, 'ten', **setting)}"


# Playing


ASK_ALWAYS = "localStorage.setItem('tenback:settings', JSON.stringify({skip: false}))"
SKIPS = "JSON.parse(localStorage.getItem('tenback:settings') ?? '{}').skip !== false"
BY_ITSELF = f"""(() => {{
  const {{ actions, turn }} = {SCENE}.you;
  return turn?.payments?.length === 1 || (actions.length === 1 && ["pass", "skip"].includes(actions[0]));
}})()"""
"""What has one answer only is answered without us."""


def mine(page) -> dict[str, Any]:
    """The scene once something is asked of us, or it is over."""
    page.wait_for_function(
        f"() => {TABLE} && !{TABLE}.underWay && "
        f"({SCENE}.public.phase === 'ended' || ({SCENE}.you.actions.length && !({BY_ITSELF} && {SKIPS})))"
    )
    scene: dict[str, Any] = page.evaluate(SCENE)
    return scene


def choice(scene: dict[str, Any]) -> str:
    """Stop at six, bid low, buy what is first, pay with what is first."""
    actions, game = scene["you"]["actions"], scene["public"]["game"]
    if "pass" in actions:
        return actions[0] if actions[0] != "pass" and int(actions[0][4:]) <= 6 else "pass"
    if "draw" in actions and game["total"] < 6:
        return "draw"
    if "take:coins" in actions and game["coins"] > 3:
        return "take:coins"
    return "take:numbers" if "take:numbers" in actions else actions[0]


def finish(page, press: Press) -> dict[str, Any]:
    for _ in range(250):
        scene = mine(page)
        if scene["public"]["phase"] == "ended":
            page.locator(".ended").wait_for()
            return scene
        press(choice(scene))
        page.wait_for_function(f"() => {SCENE}.seq > {scene['seq']}")
    raise AssertionError("TEN has no more than 129 cards.")


def act(page, action: str) -> None:
    """By mouse."""
    if action.startswith("buy:"):
        page.locator(f"[data-buy='{action[4:]}']").first.click()
        page.locator("[data-act='buy']").click()
    else:
        page.locator(f"[data-act='{'bid' if action.startswith('bid:') else action}']").click()


def tap(page, action: str) -> None:
    if action.startswith("buy:"):
        page.locator(f"[data-buy='{action[4:]}']").first.tap()
        page.locator("[data-act='buy']").tap()
    else:
        page.locator(f"[data-act='{'bid' if action.startswith('bid:') else action}']").tap()
    fits(page)


KEYS = {"draw": "d", "take:numbers": "n", "take:coins": "c", "pass": "x", "skip": "x"}


def tab_to(page, selector: str) -> None:
    page.locator(selector).first.wait_for()  # after a bust the table stands still for a moment
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Nobody who tabs finds {selector}.")


def key(page, action: str) -> None:
    if action in KEYS:
        page.locator(f"[data-act='{action}']").first.wait_for()
        page.keyboard.press(KEYS[action])
    elif action.startswith("bid:"):
        tab_to(page, "[data-act='bid']")
        page.keyboard.press("Enter")
    elif action.startswith("buy:"):
        page.keyboard.press("m")
        for _ in range(40):
            if page.evaluate("document.activeElement.dataset.buy") == action[4:]:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        tab_to(page, "[data-act='buy']")
        page.keyboard.press("Enter")
    else:
        tab_to(page, f"[data-act='{action}']")
        page.keyboard.press("Enter")


def until(page, phase: str, press: Press, wanted: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
    """Play on until it is up to us in that phase."""
    for _ in range(120):
        scene = mine(page)
        assert scene["public"]["phase"] != "ended", f"It never came to {phase}."
        if scene["public"]["game"]["phase"] == phase and wanted(scene):
            return scene
        press(choice(scene))
        page.wait_for_function(f"() => {SCENE}.seq > {scene['seq']}")
    raise AssertionError(f"It never came to {phase}.")


# Whole games


def test_a_whole_game_by_mouse(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=opened(host, token, seats=3, options={"deck": MIXED}))
    scene = finish(page, lambda action: act(page, action))
    scores = scene["public"]["result"]["ending"]["scores"]
    assert page.locator(".ended .huge").inner_text() == str(scores[0])
    assert [each["points"] for each in scene["public"]["game"]["seats"]] == scores
    assert "Deck: Small." in page.locator(".ended").inner_text()
    page.get_by_role("button", name="Deal again", exact=True).click()
    page.wait_for_function(f"() => {TABLE} && {SCENE}.public.phase === 'playing'")


def test_a_whole_game_by_keyboard_alone(visit, host):
    token = host.guest("Grace")
    page = visit(token=token, path=opened(host, token, options={"deck": MIXED, "fiasco": True}))
    finish(page, lambda action: key(page, action))
    assert page.evaluate("document.activeElement.id") == "end-title"


def test_a_whole_game_on_a_phone_by_touch(visit, host):
    token = host.guest("Toni")
    page = visit(token=token, path=opened(host, token, options={"deck": MIXED}), viewport=PHONE, has_touch=True)
    finish(page, lambda action: tap(page, action))


@pytest.mark.parametrize(("do", "phone"), [(act, {}), (key, {}), (tap, {"viewport": PHONE, "has_touch": True})])
def test_a_whole_game_alone_against_ten(visit, host, do, phone):
    token = host.guest("Kim")
    page = visit(token=token, path=opened(host, token, seats=1, options={"deck": MIXED, "limit": 6}), **phone)
    mine(page)
    assert "draws up to 6" in page.locator(".player").inner_text()
    scene = finish(page, lambda action: do(page, action))
    yours, tens = scene["public"]["result"]["ending"]["scores"]
    assert page.locator(".ended .huge").inner_text() == f"{yours}:{tens}"
    told = page.locator(".ended").inner_text()
    assert ("Beaten at 6: impressive." if yours > tens else "TEN is not beaten") in told
    assert ("A tie is not a win" in told) == (yours == tens)


# Bust (T8, T9, T22)


def test_a_bust_is_said_and_everything_goes_where_it_belongs(visit, host):
    token = host.guest("Robin")
    page = visit(token=token, path=opened(host, token, options={"deck": NINES}))
    until(page, "draw", lambda action: act(page, action), lambda scene: not scene["public"]["game"]["row"])
    assert page.locator("[data-act='take:numbers']").get_attribute("aria-disabled") == "true"
    act(page, "draw")
    page.wait_for_function(f"() => {SCENE}.public.game.row.length === 1")
    assert "100%" in page.locator("[data-act='draw']").inner_text()
    page.wait_for_function(f"() => !{TABLE}.underWay")  # until then nobody draws on
    act(page, "draw")
    page.wait_for_function("() => document.querySelector('.side__story').innerText.includes('Bust: a total of 18')")
    page.wait_for_function("() => document.querySelector('#live-polite').textContent.includes('Bust: a total of 18')")
    page.wait_for_function("() => document.querySelectorAll('.estate .purse .tok').length === 2")  # coins, and a token
    bust = page.evaluate(f"{TABLE}.deeds.all.findLast(deed => deed.outcome?.bust && deed.seat === 0).outcome")
    assert len(bust["market"]) == 2


def test_the_row_that_went_bust_stays_for_a_moment(visit, host):
    token = host.guest("Robin")
    page = visit(token=token, path=opened(host, token, options={"deck": NINES, "fiasco": True}))
    until(page, "draw", lambda action: act(page, action), lambda scene: len(scene["public"]["game"]["row"]) == 1)
    page.evaluate(
        "new MutationObserver(() => document.querySelector('.rowbox.is-bust') && (window.still = "
        "[document.querySelectorAll('.rowcards [data-card]').length, !!document.querySelector('[data-act]')]))"
        ".observe(document.querySelector('ten-table'), {childList: true, subtree: true, attributes: true})"
    )
    act(page, "draw")
    page.locator("[data-act='go:buy']").wait_for()
    assert page.evaluate("window.still") == [2, False]  # both nines lie there, and nothing is to be pressed


def test_after_a_fiasco_one_may_buy_instead(visit, host):
    token = host.guest("Mika")
    page = visit(token=token, path="about")
    page.evaluate(ASK_ALWAYS)
    page.goto(f"/{opened(host, token, seats=1, options={'deck': NINES, 'fiasco': True})}")  # one starts
    for _ in range(2):
        scene = mine(page)
        act(page, "draw")
        page.wait_for_function(f"() => {SCENE}.seq > {scene['seq']}")
    assert mine(page)["you"]["actions"] == ["take:token", "go:buy"]
    act(page, "go:buy")
    page.locator(".buy").wait_for()
    assert page.locator(".buy .mk__short").all_inner_texts() == ["4 short"] * 2  # two nines, and five coins
    page.locator(".mk--buy").first.click(force=True)  # said to be disabled, and answers why
    page.get_by_text("and you can pay").first.wait_for()
    act(page, "skip")
    page.wait_for_function(f"() => {SCENE}.public.game.phase !== 'buy'")
    assert page.evaluate(f"{SCENE}.public.game.seats[0].busts") == 0


# The market (T12, T14)


def test_what_one_owns_is_locked_in_the_market(visit, host):
    token = host.guest("Noa")
    page = visit(token=token, path="about")
    page.evaluate(ASK_ALWAYS)
    page.goto(f"/{opened(host, token, options={'deck': FIVES})}")
    owned = lambda scene: "B5" in scene["public"]["game"]["seats"][0]["cards"] and scene["public"]["game"]["market"]  # noqa: E731

    def press(action):  # three fives bust; later one is taken
        game = page.evaluate(f"{SCENE}.public.game")
        act(page, "draw" if action.startswith("take") and not game["market"] and game["draw"]["hidden"] else action)

    until(page, "buy", press, owned)
    offer = page.locator("[data-buy='B5']").first
    assert offer.get_attribute("aria-disabled") == "true"
    assert offer.locator(".vh").inner_text() == "blue 5, price 5; you already own it"
    offer.click(force=True)  # said to be disabled, and answers why
    page.get_by_text("You already own blue 5").first.wait_for()
    assert page.locator(".toast a").get_attribute("href") == "/rules/ten#T14"


# Auction and paying (T13, T15)


def test_an_auction_has_one_decisive_control(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=opened(host, token, seats=3, options={"deck": WILDS}))
    scene = until(page, "auction", lambda action: act(page, action), lambda scene: len(scene["you"]["actions"]) > 3)
    least = int(scene["you"]["actions"][0][4:])
    field = page.locator(".stepper input")
    assert field.input_value() == str(least)
    assert page.evaluate("document.activeElement.dataset.act ?? ''") not in {"pass", "bid"}
    assert page.locator(".bidder").count() == 3
    assert page.locator(".bidder.is-now").inner_text().split() == [
        "Ad",
        "You",
        "to",
        "bid",
        *f"up to {scene['you']['turn']['bids']['most']}".split(),
    ]
    page.keyboard.press("ArrowUp")
    assert field.input_value() == str(least + 1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert field.input_value() == str(least)  # never less than is allowed
    page.get_by_role("button", name="One more").click()
    assert page.get_by_role("button", name=f"Bid {least + 1}").count() == 1
    field.fill("4" if least < 4 else str(least))
    field.press("Enter")
    page.wait_for_function(f"() => {SCENE}.seq > {scene['seq']}")


def could_pay_five(scene: dict[str, Any]) -> bool:
    return "bid:5" in scene["you"]["actions"]


def test_a_price_is_paid_step_by_step_or_as_suggested(visit, host):
    token = host.guest("Jo")
    page = visit(token=token, path="about")
    page.evaluate(ASK_ALWAYS)
    page.goto(f"/{opened(host, token, options={'deck': WILDS})}")

    rich = until(
        page, "auction", lambda action: act(page, "pass" if action.startswith("bid") else action), could_pay_five
    )
    page.locator(".stepper input").fill("5")  # a novice goes up to four
    page.get_by_role("button", name="Bid 5").click()
    page.wait_for_function(f"() => {SCENE}.seq > {rich['seq']}")
    scene = until(page, "pay", lambda action: act(page, action))
    owed = scene["public"]["game"]["owed"]
    assert "Every click pays at once; there is no undo." in page.locator(".pay").inner_text()
    page.locator("[data-act='pay:coin']").click()
    page.wait_for_function(f"() => {SCENE}.public.game.owed.paid === 1")
    if len(page.evaluate(f"{SCENE}.you.turn.payments")) == 1:  # coins only: there is nothing to choose
        page.get_by_role("button", name="Pay 4 coins").click()
    else:
        assert "Cheapest:" in page.locator(".pay").inner_text()
        page.locator("[data-act='pay-so']").click()
    page.wait_for_function(f"() => {SCENE}.public.game.seats[0].cards.includes('{owed['for']}')")
    assert page.locator(".estate .cell.wild").count() == 1


# For everyone


def test_who_watches_sees_the_same_without_controls(visit, host):
    ada = host.guest("Ada")
    path = opened(host, ada, seats=2, options={"deck": MIXED}, listed=True)
    page = visit(token=host.guest("Kim"), path=path)
    in_sight(page, "You are watching this table.").wait_for()
    assert page.locator(".player").count() == 2
    assert page.locator("[data-act], .estate, .mk--buy").count() == 0


def test_the_table_is_read_aloud(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=opened(host, token, options={"deck": MIXED}))
    until(page, "draw", lambda action: act(page, action), lambda scene: len(scene["public"]["game"]["row"]) == 1)
    page.keyboard.press("r")
    page.wait_for_function(
        "() => /Your turn\\. .* In the row: .* Cards left in the deck: .* You: points/.test("
        "document.querySelector('#live-polite').textContent)"
    )


def test_a_plate_is_shown_in_full_on_a_phone(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=opened(host, token, options={"deck": MIXED}), viewport=PHONE, has_touch=True)
    name = mine(page)["public"]["seats"][1]["name"]
    page.get_by_role("button", name=f"{name}, look closer").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Can pay up to").wait_for()
    assert dialog.get_by_role("heading", name=name).count() == 1
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Deck").tap()
    dialog.get_by_text("Deck: Small.").wait_for()


def test_nobody_is_shut_out_and_nothing_scrolls_sideways(visit, host):
    """In every phase of a game; `test_everyone` looks at the table in the other lights and sizes."""
    token = host.guest("Ada")
    page = visit(token=token, locale="de-DE")
    looked: set[str] = set()
    broken: dict[str, list[str]] = {}

    def look(name: str) -> None:
        if name in looked:
            return
        looked.add(name)
        for scheme, size in (("dark", SMALL), ("light", DESKTOP)):
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size(size)
            if found := violations(page):
                broken[f"{name}, {scheme}"] = found
            if page.evaluate("document.documentElement.scrollWidth") > size["width"]:
                broken[f"{name}, {scheme}, scrolls sideways"] = []

    def press(action: str) -> None:
        game = page.evaluate(f"{SCENE}.public.game")
        look("first" if game["phase"] == "draw" and not game["row"] else game["phase"])
        if action == "skip" and page.locator(".mk--buy:not([aria-disabled='true'])").count():
            page.locator(".mk--buy:not([aria-disabled='true'])").first.click()
            look("a card picked")
        act(page, action)

    for _ in range(4):  # one game need not come to an auction
        page.goto("/" + opened(host, token, seats=3, options={"deck": MIXED, "fiasco": True}))
        finish(page, press)
        look("end")
        if looked >= {"first", "draw", "auction", "buy", "end"}:
            break
    assert looked >= {"first", "draw", "auction", "buy", "end"}
    assert not broken
