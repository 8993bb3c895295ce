"""What others write, at every game's table: counted until it is read, and said aloud."""

import pytest

from tests.web.conftest import PHONE
from tests.web.states import GAMES
from tests.web.tables import line_of, table_of


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_counted_until_the_chat_is_opened(host, visit, game):
    robin, grace = host.guest("Robin"), host.guest("Grace")
    table = table_of(host, robin, game, others=[grace], talk="open", offers="willing")
    page = visit(token=robin, path=f"t/{table}", viewport=PHONE)
    button = page.locator(".sheetbar button").filter(has_text="Chat")
    button.wait_for()
    assert button.locator("b").count() == 0
    with line_of(host, grace) as line:
        line.wish("enter", table=table)
        line.wish("chat", text="hello there")
        line.wish("chat", text="nice to see you")
    button.locator("b").filter(has_text="2").wait_for()
    page.locator("#live-polite").filter(has_text="Grace: nice to see you").wait_for(state="attached")
    button.click()
    page.locator("dialog .chat__lines li").filter(has_text="nice to see you").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert button.locator("b").count() == 0


AT_THE_END = "list => list.scrollHeight - list.scrollTop - list.clientHeight < 2"


def test_the_newest_line_is_in_sight_unless_one_reads_further_up(host, visit):
    robin, grace = host.guest("Robin"), host.guest("Grace")
    table = table_of(host, robin, "the-game", others=[grace], talk="open", offers="willing")
    page = visit(token=robin, path=f"t/{table}", viewport={"width": 1280, "height": 1000})  # log and chat side by side
    lines = page.locator(".chat__lines")
    with line_of(host, grace) as line:
        line.wish("enter", table=table)
        for text in (
            "hello there, what a lovely evening it is to sit here with friends and to hear the rain outside",
            "the tea is ready and the cat is asleep, so take your time, think, and tell me how your day has been",
            "my sister says hello from the garden, she would like to come along another time, dear friend",
        ):
            line.wish("chat", text=text)
        lines.locator("li").filter(has_text="dear friend").wait_for()
        assert lines.evaluate("list => list.scrollHeight > list.clientHeight")  # else nothing is tried here
        page.wait_for_function(f"({AT_THE_END})(document.querySelector('.chat__lines'))")
        lines.evaluate("list => list.scrollTo(0, 0)")
        page.wait_for_function("document.querySelector('.chat__lines').scrollTop === 0")
        line.wish("chat", text="and another")
    more = page.locator(".chat__new")
    more.filter(has_text="One new line").wait_for()
    assert lines.evaluate("list => list.scrollTop") == 0
    more.click()
    more.wait_for(state="detached")
    assert lines.evaluate(AT_THE_END)


def test_who_comes_later_reads_every_line_once(host, visit):
    """They are told the lines with the table, and then what happened lately, lines included."""
    robin, grace = host.guest("Robin"), host.guest("Grace")
    table = table_of(host, robin, "the-game", others=[grace], talk="open", offers="willing")
    said = ["hello there", "nice to see you", "the tea is ready"]
    with line_of(host, grace) as line:
        line.wish("enter", table=table)
        for text in said:
            line.wish("chat", text=text)
        page = visit(token=robin, path=f"t/{table}")
        page.locator(".side__story li").first.wait_for()  # what happened lately is told
        line.wish("chat", text="and another")
    page.get_by_role("tab", name="Chat").click()
    lines = page.locator(".chat__lines li")
    lines.filter(has_text="and another").wait_for()
    assert [text.rpartition("\n")[2].rpartition(": ")[2] for text in lines.all_inner_texts()] == [*said, "and another"]
