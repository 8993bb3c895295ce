"""Who has never been here: a first load is silent, and a name is asked for only where there is a table."""

import pytest
from playwright.sync_api import expect

from tests.web.tables import line_of, table_of

NOWHERE = "0" * 32


@pytest.mark.parametrize("path", ["", "rules/the-game", "new/ten"])
def test_a_first_load_leaves_nothing_in_the_console(visit, path):
    page = visit(newcomer=True)  # to hear all of the next load, by somebody who is still nobody
    said = []
    page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
    refused = []
    page.on("response", lambda answer: refused.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"/{path}")
    page.locator("main h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert said == []
    assert refused == []


@pytest.mark.parametrize(
    ("link", "said"),
    [
        (f"t/{NOWHERE}", "No such table"),
        (f"t/{NOWHERE}#{'1' * 32}", "This invitation no longer works"),
        ("t/%20", "No such table"),
    ],
)
def test_a_link_that_leads_nowhere_says_so_before_anybody_has_a_name(visit, link, said):
    page = visit(path=link, newcomer=True)
    expect(page.locator("main h1")).to_have_text(said)
    assert page.get_by_label("Your name").count() == 0
    assert page.get_by_role("link", name="To the lobby", exact=True).is_visible()
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_private_table_looks_like_none_and_an_open_one_asks_for_a_name(visit, host):
    ada = host.guest("Ada")
    private = table_of(host, ada, "ten", seats=3, begun=False)
    listed = table_of(host, ada, "ten", seats=3, begun=False, listed=True)
    page = visit(path=f"t/{private}", newcomer=True)
    expect(page.locator("main h1")).to_have_text("No such table")
    page = visit(path=f"t/{listed}", newcomer=True)
    said = []
    page.on("console", lambda line: said.append(line.text) if line.type == "error" else None)
    page.reload()
    expect(page.locator("main h1")).to_have_text("Ada invites you to TEN")
    assert said == [], "to have no name yet is no error"
    page.get_by_label("Your name").fill("Bela")
    page.get_by_role("button", name="Come in").click()
    page.get_by_text("Ada").first.wait_for()


def test_a_key_that_has_ended_says_so_at_once(visit, host):
    ada = host.guest("Ada")
    with line_of(host, ada) as line:
        opened = line.wish("open", game="ten", seats=3)
        line.wish("enter", table=opened["table"])
        line.wish("revoke")
    page = visit(path=f"t/{opened['table']}#{opened['key']}", newcomer=True)
    expect(page.locator("main h1")).to_have_text("This invitation no longer works")
