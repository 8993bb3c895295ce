"""Whole games in a real browser: by mouse, by keyboard alone, on a phone."""

import json

import pytest

from tests.web.conftest import PHONE
from tests.web.tables import TABLE, finish, fits, in_sight, line_of, table_of

PILES = ("up1", "up2", "down1", "down2")


def test_a_whole_game_by_mouse(visit, host):
    token = host.guest("Ada")
    table = table_of(host, token, "the-game")
    page = visit(token=token, path=f"t/{table}")
    page.get_by_role("button", name="I could").click()

    def choose(card, pile):
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{PILES[pile]}']").click()

    finish(page, choose, lambda: page.locator(".plan__lay").click(), dearly=True)
    left = int(page.locator(".ended .huge").inner_text())
    assert 0 <= left <= 98
    page.get_by_role("button", name="Check the deal").click()
    assert "matches the seal" in page.locator(".side .deal").inner_text()
    page.get_by_role("button", name="Deal again", exact=True).click()
    page.locator(".plan").wait_for()  # nobody is asked who starts where only bots could mind
    assert not page.url.endswith(table)


def test_a_whole_game_by_keyboard_alone(visit, host):
    token = host.guest("Grace")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator(".hcard").first.wait_for()
    if page.locator(".starting").count():
        page.get_by_role("button", name="love to").press("Enter")
        page.locator(".mine.is-turn").wait_for()

    def choose(card, pile):
        page.keyboard.press("h")
        for _ in range(9):
            if page.evaluate("document.activeElement.closest('[data-held]')?.dataset.held") == str(card):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("abcd"[pile])

    finish(page, choose, lambda: page.keyboard.press("Control+Enter"), dearly=True)
    assert page.evaluate("document.activeElement.id") == "end-title"


def test_a_whole_game_on_a_phone_by_touch(visit, host):
    token = host.guest("Toni")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game')}", viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="I could").tap()

    def choose(card, pile):
        page.locator(f"[data-held='{card}']").tap()
        page.locator(f"[data-press='{PILES[pile]}']").tap()
        fits(page)

    finish(page, choose, lambda: page.locator(".plan__lay").tap(), dearly=True)


def test_a_dragged_card_is_planned_and_nothing_is_sent(visit, host):
    token = host.guest("Noa")
    page = visit(token=token)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(json.loads(frame)["type"])))
    page.goto(f"/t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator(".mine.is-turn").wait_for()
    card = page.locator(".hcard").first
    lane = page.locator("[data-pile='up1']").bounding_box()
    here = card.bounding_box()
    held = card.get_attribute("data-held")
    page.mouse.move(here["x"] + 30, here["y"] + 40)
    page.mouse.down()
    page.mouse.move(lane["x"] + 60, lane["y"] + 80, steps=8)
    page.mouse.up()
    page.locator(f".hcard.is-away[data-held='{held}']").wait_for()
    assert page.locator("[data-pile='up1'] .planned").count() == 1
    page.wait_for_function(f"() => {TABLE}.plan.foreseen")
    assert "plan" in sent  # what would be legal then is asked, and told to nobody else
    assert "play" not in sent
    assert page.evaluate(f"{TABLE}.table.scene.public.game.piles.up1") == 1
    page.reload()  # a plan outlives it
    page.locator(f".hcard.is-away[data-held='{held}']").wait_for()


def test_what_is_said_about_a_pile_is_shown_there_and_what_is_too_much_is_counted(visit, host):
    tokens = [host.guest(name) for name in ("Ada", "Bo", "Cy", "Di", "Ed")]
    table = table_of(host, tokens[0], "the-game", seats=5, others=tokens[1:], offers="willing")
    for token in tokens[1:]:
        with line_of(host, token) as line:
            line.wish("enter", table=table)
            line.wish("say", signal="keep-off up1")
    page = visit(token=tokens[0], path=f"t/{table}")
    pile = page.locator("[data-pile='up1']")
    pile.locator(".sig--more").wait_for()
    assert pile.locator(".sig").count() == 4  # three, and how many more
    assert pile.locator(".sig--more").inner_text().startswith("+1")
    page.locator("[data-press='down2']").focus()
    page.keyboard.press("s")
    page.get_by_role("menuitemcheckbox", name="Small steps").wait_for()
    page.keyboard.press("3")
    page.locator("[data-pile='down2'] .sig--step").wait_for()
    assert page.evaluate("document.activeElement.dataset.press") == "down2"
    page.keyboard.press("s")
    page.get_by_role("menuitemcheckbox", name="Small steps", checked=True).wait_for()
    page.keyboard.press("3")  # again: it is taken back
    page.locator("[data-pile='down2'] .sig--step").wait_for(state="detached")
    page.locator(".lg").get_by_text("You take back: Small steps, pile D").wait_for()


def test_a_plan_made_ahead_loses_what_somebody_elses_play_has_broken(visit, host):
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "the-game", others=[toni], offers="willing")
    with line_of(host, toni) as line:
        line.wish("enter", table=table)
        line.until("playing")
        first = line.scene["public"]["game"]["turn"]
        acts, waits = (ada, toni) if first == 0 else (toni, ada)
    page = visit(token=waits, path=f"t/{table}")
    page.locator(".hcard").first.click()
    assert page.locator("[data-pile='up1']").get_attribute("class").endswith("is-if")
    page.keyboard.press("a")
    page.locator("[data-pile='up1'] .planned").wait_for()
    page.locator(".hcard").nth(1).click()
    page.keyboard.press("a")
    in_sight(page, "unless something changes").wait_for()
    planned = page.evaluate(f"{TABLE}.plan.lays.map(lay => lay.card)")
    with line_of(host, acts) as line:
        line.wish("enter", table=table)
        line.until("playing")
        highest = max(line.scene["you"]["hand"])
        line.wish("play", actions=[f"{highest}>up1"])
    broken = [card for card in planned if not (card > highest or card == highest - 10)]
    for card in broken:
        page.locator(".toast").filter(has_text=f"{card} no longer fits on A").wait_for()
    assert page.evaluate(f"{TABLE}.plan.lays.map(lay => lay.card)") == [card for card in planned if card not in broken]


def dealt(host):
    """A guest alone at a table, with a card that only fits upon another of the same hand once a third is laid."""
    while True:
        token = host.guest("Noa")  # one person may not open so many tables
        table = table_of(host, token, "the-game", seats=1)
        with line_of(host, token) as line:
            line.wish("enter", table=table)
            line.until("playing")
            hand = line.scene["you"]["hand"]
            found = [(low, mid, low + 10) for low in hand for mid in hand if low < mid < low + 10 in hand]
            if found:
                line.wish("play", actions=[f"{found[0][1]}>up1"])
                return token, table, found[0]


def test_a_card_taken_back_takes_those_with_it_that_lay_upon_it(visit, host):
    token, table, (low, _, high) = dealt(host)
    page = visit(token=token, path=f"t/{table}")
    for card in (high, low):
        page.locator(f"[data-held='{card}']").click()
        page.locator("[data-press='up1']").click()
    page.locator(".pchip .trick").wait_for()
    page.get_by_role("button", name=f"Take {high} back").click()
    page.locator(".toast").filter(has_text=f"{low} no longer fits on A").wait_for()
    page.locator(".hcard.is-away").first.wait_for(state="detached")


def test_a_number_is_stopped_in_the_field_and_nothing_is_sent(visit, host):
    token = host.guest("Kim")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', offers='willing', talk='open')}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Say something").fill("lay the forty-four please")
    page.get_by_role("button", name="Send").click()
    page.locator(".chat__stopped").filter(has_text="Numbers are not allowed").wait_for()
    assert page.locator(".chat__lines li").count() == 0
    assert page.evaluate("document.activeElement.selectionEnd - document.activeElement.selectionStart") > 0


def test_who_is_there_may_think_as_long_as_they_like(visit, host):
    """A bot is offered for who is gone only (tests/web/test_people.py), never because of a clock."""
    ada, toni = host.guest("Ada"), host.guest("Toni")
    table = table_of(host, ada, "the-game", others=[toni])
    visit(token=toni, path=f"t/{table}").get_by_role("button", name="love to").wait_for()
    page = visit(token=ada, path=f"t/{table}")
    page.clock.install()
    page.reload()
    page.get_by_role("button", name="love to").click()
    in_sight(page, "Toni is thinking").wait_for()
    page.clock.fast_forward(61_000)
    page.keyboard.press("?")
    page.get_by_role("heading", name="Rules and keys").wait_for()  # drawn again since
    assert page.get_by_role("button", name="Let a bot").count() == 0


def test_a_bot_plays_for_me_until_i_am_back(visit, host):
    token = host.guest("Ada")
    table = table_of(host, token, "the-game", offers="gladly", pace="human")
    page = visit(token=token, path=f"t/{table}")
    with line_of(host, token) as line:
        line.wish("enter", table=table)
        line.wish("hand-over", strength="novice")
        page.get_by_text("A bot is playing for you.").first.wait_for()
        assert page.locator(".plan__lay").count() == 0
        page.locator(".plan__back").click()
        page.locator(".plan__lay").wait_for()


def test_with_a_tracker_what_is_laid_can_be_looked_up_and_without_one_not(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1, tracker=True, clock=60)}")
    page.locator(".mine.is-turn .clock").wait_for()
    page.locator(".hcard").first.click()
    held = page.locator(".hcard.is-selected").get_attribute("data-held")
    page.keyboard.press("a")
    page.get_by_role("button", name="Lay, keep the turn").click()
    beside = page.locator("aside .side__tracker")
    beside.get_by_text(f"{held}, laid", exact=True).wait_for()
    assert beside.locator("li").count() == 98
    hand = {each.get_attribute("data-held") for each in page.locator(".hcard").all()}
    assert set(beside.locator(".is-held > [aria-hidden]").all_inner_texts()) == hand
    page.goto(f"/t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator(".mine.is-turn").wait_for()
    assert page.locator(".tracked, .side__laid").count() == 0
    assert page.locator(".clock").count() == 0


def test_a_long_press_of_a_finger_opens_the_signals_and_a_finger_drags(visit, host):
    token = host.guest("Toni")
    table = table_of(host, token, "the-game", offers="gladly")
    page = visit(token=token, path=f"t/{table}", viewport=PHONE, has_touch=True)
    finger = page.context.new_cdp_session(page)

    def touch(kind, *points):
        touched = [{"x": point[0], "y": point[1]} for point in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def middle(selector):
        box = page.locator(selector).first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 3

    pile = middle("[data-pile='down1']")
    touch("touchStart", pile)
    page.locator(".sigmenu").wait_for()
    touch("touchEnd")
    page.get_by_role("menuitemcheckbox", name="Go ahead").tap()
    page.locator("[data-pile='down1'] .sig--ok").wait_for()
    assert page.locator(".lane.is-chosen").count() == 0  # that was no press
    card = middle(".hcard")
    touch("touchStart", card)
    for step in range(1, 9):
        touch("touchMove", tuple(here + (there - here) * step / 8 for here, there in zip(card, pile, strict=True)))
    page.locator("[data-pile='down1'].is-over").wait_for()
    assert page.locator(".hcard[data-dragged]").count() == 1
    touch("touchEnd")
    page.locator("[data-pile='down1'] .planned").wait_for()


# What is left to memory


@pytest.mark.parametrize("tracker", [False, True])
def test_the_log_names_the_cards_of_this_round_and_older_ones_only_with_the_tracker(visit, host, tracker):
    token = host.guest("Ada")
    table = table_of(host, token, "the-game", seats=1, tracker=tracker)
    with line_of(host, token) as line:
        line.wish("enter", table=table)
        for _ in range(3):
            line.until("playing")
            for _ in range(2):
                seq = line.scene["seq"]
                line.wish("play", actions=[next(each for each in line.scene["you"]["actions"] if each != "end")])
                while line.scene["seq"] == seq:
                    line.hear()
            line.wish("play", actions=["end"])
            while "end" in line.scene["you"]["actions"]:
                line.hear()
    page = visit(token=token, path=f"t/{table}")
    turns = page.locator(".lg li", has_text="You laid two and drew two")
    turns.nth(2).wait_for()
    assert [turns.nth(each).locator(".lay").count() for each in range(3)] == ([2, 2, 2] if tracker else [2, 0, 0])
