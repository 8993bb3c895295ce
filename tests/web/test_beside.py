"""What stands beside piles and hand: what happened, the tracker, the chat, what is left; once, and in words."""

import json
from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.states import NAME, scenes
from tests.web.tables import at_rest, finished, line_of, play_turn, table_of
from tests.web.test_sideways import tell

TABLE = "document.querySelector('.tableroom > *')"
SHOW = f"""async (scene) => {{
  const table = {TABLE};
  table.table.connection.dispatchEvent(new CustomEvent("frame", {{ detail: {{ type: "snapshot", scene, chat: [] }} }}));
  await table.updateComplete;
}}"""


def made(visit, host, game: str, *, seats: int, **how: Any) -> tuple[Any, dict[str, Any]]:
    """A table that never was dealt, as seat 0 sees it on its turn: the page, and what it shows."""
    scene = next(
        each
        for each in scenes(game)
        if len(each["public"]["seats"]) == seats and each["you"] and each["public"]["phase"] == "playing"
    )
    page = visit(token=host.guest("Ada"), path="about", **how)
    tell(page, scene)
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    return page, scene


def show(page, scene: dict[str, Any], **changed: Any) -> None:
    """The same table, with something of it changed in everyone's sight."""
    scene = json.loads(json.dumps(scene))
    scene["public"]["game"].update(changed)
    page.evaluate(SHOW, scene)


def by_touch(page):
    def choose(card, pile):
        page.locator(f".hcard[data-held='{card}']").click()
        page.locator(".lane__press").nth(pile).click()

    return choose


# What the others did


def hand_top(page) -> float:
    at_rest(page)
    return float(page.evaluate("document.querySelector('.mine').getBoundingClientRect().top"))


def test_on_a_phone_what_the_others_laid_since_stands_above_the_hand(visit, host):
    token = host.guest("Ada")
    path = f"t/{table_of(host, token, 'the-game', seats=3, offers='gladly')}"
    page = visit(token=token, path=path, viewport=PHONE)
    page.locator(".mine.is-turn").wait_for()
    top = hand_top(page)
    play_turn(page, by_touch(page))
    page.locator(".plan__lay").click()
    page.wait_for_function(
        f"() => {TABLE}.table.story.items.filter((each) => each.kind === 'turn' && each.seat).length"
    )
    page.locator(".mine.is-turn").wait_for()
    line = page.locator(".lately__press")
    turns = page.evaluate(
        f"""() => {{
          const turns = {TABLE}.table.story.items.filter((each) => each.kind === "turn");
          return turns.slice(turns.findLastIndex((each) => each.seat === 0) + 1).map((each) => each.laid.length);
        }}"""
    )
    assert len(turns) == 2  # both bots, and nothing of what was before
    assert [each.locator(".lay").count() for each in line.locator(".lately__turn").all()] == turns[::-1]
    assert line.bounding_box()["height"] >= 44
    assert hand_top(page) == top  # it takes only room that was empty
    line.click()
    page.get_by_role("dialog", name="Game log").wait_for()


def test_where_there_is_no_room_above_the_hand_nothing_is_pushed_away(visit, host):
    token = host.guest("Ada")
    path = f"t/{table_of(host, token, 'the-game', seats=3, offers='gladly')}"
    page = visit(token=token, path=path, viewport={"width": 320, "height": 560})
    page.locator(".mine.is-turn").wait_for()
    play_turn(page, by_touch(page))
    page.locator(".plan__lay").click()
    page.locator(".lately__press").wait_for(state="attached")
    at_rest(page)
    assert not page.locator(".lately__press").is_visible()


# Once, and in words


def test_the_last_turn_of_a_game_is_told_as_done(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{finished(host, token, 'the-game')}")
    page.locator(".ended").wait_for()
    lays = {"kind": "turn", "seat": 1, "laid": [{"card": 50, "pile": "up1", "from": 40}], "drew": None, "own": []}
    page.evaluate(
        f"(item) => {{ {TABLE}.table.story.items.push({{...item, seq: 9999}}); {TABLE}.requestUpdate(); }}",
        {**lays, "by": ""},
    )
    newest = page.locator("aside .lg li").first
    newest.get_by_text("50").wait_for()
    assert " laid one" in newest.inner_text()


def test_an_empty_draw_pile_is_said_without_a_figure(visit, host):
    page, scene = made(visit, host, "the-game", seats=3)
    show(page, scene, draw={"hidden": 7})
    assert page.locator(".deck > div").nth(1).inner_text().split() == ["7", "to", "draw"]
    show(page, scene, draw={"hidden": 0})
    assert page.locator(".deck > div").nth(1).inner_text().split() == ["none", "to", "draw"]


def test_alone_there_is_nobody_to_write_to(visit, host):
    token = host.guest("Ada")
    for game in ("the-game", "ten"):
        page = visit(token=token, path=f"t/{table_of(host, token, game, seats=1, talk='open')}")
        page.locator(".hcard, .choice").first.wait_for()
        assert page.locator("table-chat").count() == 0


def test_what_may_come_is_drawn_once(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'ten', seats=1)}")
    page.locator(".choice").first.wait_for()
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        assert page.locator(".odds__bar").filter(visible=True).count() == 1


def test_on_a_plate_wilds_are_called_so(visit, host):
    page, scene = made(visit, host, "ten", seats=3)
    seats = [{**own, "cards": ["*5", "P#"]} for own in scene["public"]["game"]["seats"]]
    show(page, scene, seats=seats)
    assert page.locator(".player .wilds__n").first.inner_text().split() == ["Wilds", "2"]


# Beside the table


LINES_IN_SIGHT = """() => {
  const { bottom } = document.querySelector(".side__story").getBoundingClientRect();
  return [...document.querySelectorAll(".side__story li")]
    .filter((each) => each.getBoundingClientRect().bottom <= bottom).length;
}"""


def test_in_a_low_window_log_cards_and_chat_have_the_room_by_turns(visit, host):
    ada, kim = host.guest("Ada"), host.guest("Kim")
    table = table_of(host, ada, "the-game", seats=3, others=[kim], offers="gladly", tracker=True, talk="open")
    page = visit(token=ada, path=f"t/{table}")
    story, chat = page.locator(".side__story"), page.locator(".side__chat")
    story.wait_for()
    assert page.evaluate(LINES_IN_SIGHT) > 3
    assert not chat.is_visible()
    with line_of(host, kim) as line:
        line.wish("enter", table=table)
        line.wish("chat", text="good evening")
        chat.get_by_text("good evening").wait_for()  # until one has chosen what to read
        page.get_by_role("tab", name="Game log").click()
        line.wish("chat", text="hello there")
        tab = page.get_by_role("tab", name="Chat")
        tab.locator("b").filter(has_text="1").wait_for()
        assert not chat.is_visible()
        page.keyboard.press("ArrowRight")
        page.locator(".side__tracker").wait_for()
        page.keyboard.press("ArrowRight")
        chat.get_by_text("hello there").wait_for()
        assert page.evaluate("document.activeElement.dataset.tab") == "chat"
        assert tab.locator("b").count() == 0
        line.wish("chat", text="nice to see you")
        chat.get_by_text("nice to see you").wait_for()
    assert not story.is_visible()
    page.keyboard.press("t")  # to what happened
    story.wait_for()
    assert page.evaluate("document.activeElement.id") == "story"
    assert tab.locator("b").count() == 0  # all of it was read
    page.set_viewport_size({"width": 1280, "height": 1080})
    for each in (story, chat, page.locator(".side__tracker")):
        each.wait_for()
    assert not page.locator(".tabs").is_visible()


def test_alone_the_panel_has_the_rules_in_short_or_the_tracker(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}")
    page.locator("aside").get_by_text("exactly ten lower").wait_for()
    page.goto(f"/t/{table_of(host, token, 'the-game', seats=1, tracker=True)}")
    page.locator("aside .side__tracker").wait_for()
    page.locator("aside .side__story").wait_for()
    assert page.locator(".tabs, .in-short").count() == 0


def test_on_an_upright_tablet_log_and_chat_do_not_cover_each_other(visit, host):
    ada, kim = host.guest("Ada"), host.guest("Kim")
    table = table_of(host, ada, "the-game", seats=3, others=[kim], offers="gladly", talk="open")
    page = visit(token=ada, path=f"t/{table}", viewport={"width": 820, "height": 1180})
    page.locator(".side__chat").wait_for()
    story, chat = (page.locator(each).bounding_box() for each in (".side__story", ".side__chat"))
    assert story["y"] + story["height"] <= chat["y"]


# What has one answer only, and the log of TEN: a table that never was dealt says what is sent to it

SENT = f"""() => {{
  const {{ table }} = {TABLE};
  window.sent = [];
  table.play = (actions) => (window.sent.push(actions), new Promise(() => {{}}));
}}"""


def asked(scene: dict[str, Any], phase: str, actions: list[str], turn: dict[str, Any]) -> dict[str, Any]:
    """The same table, on our turn, with that to choose."""
    scene = json.loads(json.dumps(scene))
    seat = scene["you"]["seat"]
    scene["seq"] += 1
    scene["you"]["actions"] = actions
    scene["you"]["turn"] = {"game": "ten", "bids": None, "purchases": [], "payments": [], "suggested": None, **turn}
    owed = {"price": 3, "paid": 0, "for": "B3", "in": "buy"} if phase == "pay" else None
    scene["public"]["game"].update(phase=phase, turn=seat, active=seat, owed=owed, auction=None, row=[])
    scene["public"].update(awaited=[seat], paused=False)
    return scene


def coin(card: str = "coin") -> dict[str, Any]:
    return {"action": f"pay:{card}", "worth": 1, "lost": 0, "last": False}


ONE_WAY = {"payments": [coin()], "suggested": {"actions": ["pay:coin"] * 3, "lost": 0, "points": 9}}
TWO_WAYS = {"payments": [coin(), coin("B3")], "suggested": {"actions": ["pay:B3"], "lost": 0, "points": 9}}


@pytest.mark.parametrize(
    ("question", "sent"),
    [
        (("buy", ["skip"], {}), [["skip"]]),
        (("buy", ["buy:B3", "skip"], {}), []),
        (("draw", ["draw"], {}), []),  # a card is never turned up by itself
        (("pay", ["pay:coin"], ONE_WAY), [["pay:coin"] * 3]),
        (("pay", ["pay:coin", "pay:B3"], TWO_WAYS), []),
    ],
)
def test_what_has_one_answer_only_is_answered_by_itself_unless_one_wants_to_be_asked(visit, host, question, sent):
    page, scene = made(visit, host, "ten", seats=3)
    page.evaluate(SENT)
    page.evaluate(SHOW, asked(scene, *question))
    assert page.evaluate("window.sent") == sent
    page.goto("/settings")
    page.get_by_label("Skip what has only one answer").uncheck()
    page.goto(f"/t/{NAME}")
    page.locator(".tableroom > *").wait_for()
    page.evaluate(SENT)
    page.evaluate(SHOW, asked(scene, *question))
    assert page.evaluate("window.sent") == []


def test_all_that_is_left_is_paid_by_one_press_and_a_second_enter_pays_nothing(visit, host):
    page, scene = made(visit, host, "ten", seats=3)
    page.evaluate(SENT)
    page.evaluate(SHOW, asked(scene, "pay", ["pay:coin", "pay:B3"], TWO_WAYS))
    assert "Cheapest:" in page.locator(".pay").inner_text()
    page.locator("[data-act='pay:B3']").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert page.evaluate("[window.sent, document.activeElement.id]") == [[["pay:B3"]], "stage"]


def test_by_keyboard_the_first_link_leads_to_what_is_chosen(visit, host):
    token = host.guest("Ada")
    page = visit(token=token, path=f"t/{table_of(host, token, 'ten', seats=1)}")
    page.locator(".choice").first.wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Skip to your choice")
    link.wait_for()
    link.press("Enter")
    assert page.evaluate("document.activeElement.id") == "stage"


@pytest.mark.parametrize("path", ["", "rules/ten", "settings", "me"])
def test_the_question_mark_helps_on_every_screen(visit, host, path):
    page = visit(token=host.guest("Ada"), path=path)
    page.locator("main h1").wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Rules").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_after_the_help_enter_goes_on_with_the_game(visit, host):
    page, scene = made(visit, host, "ten", seats=3)
    page.evaluate(SENT)
    page.evaluate(SHOW, asked(scene, "draw", ["draw", "take:numbers"], {}))
    page.get_by_role("button", name="Rules and keys").press("Enter")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.wait_for_function("document.activeElement.id === 'stage'")


def test_a_bot_is_called_one_once(visit, host):
    page, _ = made(visit, host, "the-game", seats=3)
    read = page.locator(".seat__bot").first.aria_snapshot()
    assert read.count("bot") == 1


def test_the_log_of_ten_goes_by_turns_and_has_the_bids_of_each_auction(visit, host):
    page, scene = made(visit, host, "ten", seats=3)

    def deed(seq: int, seat: int, action: str, active: int) -> dict[str, Any]:
        acts = [{"action": action, "turned": None}]
        return {"seq": seq, "seat": seat, "acts": acts, "outcome": None, "by": "", "active": active}

    you = scene["you"]["seat"]
    one, two = ((you + step) % 3 for step in (1, 2))
    deeds = [deed(number, one, "take:coins", one) for number in range(1, 300)]
    deeds += [deed(300, one, "bid:2", two), deed(301, you, "bid:3", two), deed(302, two, "pass", two)]
    page.evaluate(f"(deeds) => {{ {TABLE}.deeds.all = deeds; {TABLE}.requestUpdate(); }}", deeds)
    log = page.locator("aside .lg")
    log.locator(".bids").wait_for()
    name = scene["public"]["seats"][one]["name"]
    assert log.locator(".bids > *").all_inner_texts() == [
        f"{name} 2",
        "You 3",
        f"{scene['public']['seats'][two]['name']} passed",
    ]
    assert log.locator(".lg__turn").count() == 2
    assert log.locator("li").count() >= 302  # all of it, with two headings and one line for the auction
