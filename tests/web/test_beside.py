"""What stands beside piles and hand: what happened, the tracker, the chat, what is left; once, and in words."""

import json
from typing import Any

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
        line.wish("chat", text="hello there")
        tab = page.get_by_role("tab", name="Chat")
        tab.locator("b").filter(has_text="1").wait_for()
        page.get_by_role("tab", name="Game log").focus()
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
