"""The owner's page with a second browser for whom it is about; reports; what is stored of oneself; announcements."""

import json
from urllib.request import Request, urlopen

import pytest

from tests.web.conftest import PHONE
from tests.web.tables import fits, in_sight, table_of

PASSWORD = "correct horse battery"  # noqa: S105 - nobody's


@pytest.fixture
def owner(fresh, visit):
    """The owner's page, and the server."""
    token = registered(fresh, "Olive Owner")
    fresh.admin("owner", "Olive Owner")
    page = visit(token=token, path="admin", at=fresh)
    page.get_by_role("heading", name="Server admin", level=1).wait_for()
    return page


def registered(host, name):
    """The token of a new account."""
    body = json.dumps({"name": name, "password": PASSWORD}).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {host.guest(name)}"}
    with urlopen(Request(f"{host.address}api/accounts", body, headers)) as answer:  # noqa: S310 - our own server
        return json.load(answer)["token"]


def row(page, text):
    return page.locator(".admin__row").filter(has_text=text).first


def part(page, name):
    page.get_by_role("navigation").get_by_role("button", name=name, exact=True).click()


def does(where, name):
    """Press, and say yes when it asks; it asks every time."""
    where.get_by_role("button", name=name, exact=True).click()
    asked = where.get_by_role("alertdialog")
    asked.get_by_role("button", name="No", exact=True).click()
    asked.wait_for(state="detached")
    where.get_by_role("button", name=name, exact=True).click()
    asked.get_by_role("button", name=name, exact=True).click()


def acts(where):
    """Open what may be done about somebody."""
    details = where.locator("details")
    if details.get_attribute("open") is None:
        details.locator("summary").click()


def done(page, text):
    page.locator(".toast").filter(has_text=text).first.wait_for()


def says(page, text):
    page.get_by_text(text).first.wait_for()


def test_somebody_is_muted_renamed_and_banned_and_sees_why(fresh, owner, visit):
    ada, rude = fresh.guest("Ada"), fresh.guest("Rude Rudi")
    table = table_of(fresh, ada, "ten", others=[rude])
    page = visit(token=rude, path=f"t/{table}", at=fresh)
    page.locator(".tableroom").wait_for()
    owner.get_by_label("A part of a name, or an id").fill("rude r")
    owner.get_by_role("button", name="Search").click()
    found = row(owner, "Rude Rudi")
    acts(found)
    found.get_by_label("For how long").select_option("7 days")
    found.get_by_label("Reason (they can read it)").fill("Shouting")
    does(found, "Mute")
    done(owner, "Muted.")
    found.get_by_text("muted until").wait_for()
    assert wish(page, "chat", text="hello") == "muted"
    does(found, "Let them write again")
    done(owner, "They can write again.")
    assert wish(page, "chat", text="hello") == "ack"
    found.get_by_label("New name").fill("Quiet Rudi")
    does(found, "Rename")
    done(owner, "Renamed.")
    page.get_by_role("tab", name="Chat").click()
    says(page, "Quiet Rudi")
    owner.get_by_label("A part of a name, or an id").fill("quiet")
    owner.get_by_role("button", name="Search").click()
    found = row(owner, "Quiet Rudi")
    acts(found)
    found.get_by_label("Reason (they can read it)").fill("Still shouting")
    does(found, "Ban")
    done(owner, "Banned.")
    page.get_by_role("heading", name="You have been banned").wait_for()
    says(page, "has banned you until")
    says(page, "Still shouting")
    fits(page)
    page.get_by_role("button", name="Try now").click()
    page.get_by_role("heading", name="You have been banned").wait_for()
    page.get_by_role("link", name="What is stored about you").click()
    page.get_by_role("link", name="Save as a file").wait_for()
    page.go_back()
    does(found, "Let them in again")
    done(owner, "They can come in again.")
    page.get_by_role("button", name="Try now").click()
    page.locator(".tableroom").wait_for()
    part(owner, "Log")
    told = owner.locator(".admin__rows").inner_text()
    for each in ("Muted Quiet Rudi", "Renamed", "Banned", "Let in again", "by Olive Owner", "Still shouting"):
        assert each in told
    fits(owner)


def wish(page, kind, **fields):
    """What the server says to a wish of the page's own line: `ack`, or the key of the refusal."""
    return page.evaluate(
        """async ([kind, fields]) => {
          const screen = document.querySelector('table-screen');
          try { await screen.connection.wish(kind, fields); return 'ack'; } catch (error) { return error.key; }
        }""",
        [kind, fields],
    )


def test_a_table_is_removed_put_back_and_deleted(fresh, owner, visit):
    ada, bela = fresh.guest("Ada"), fresh.guest("Bela")
    table = table_of(fresh, ada, "ten", others=[bela])
    page = visit(token=ada, path=f"t/{table}", at=fresh)
    page.locator(".tableroom").wait_for()
    part(owner, "Tables")
    found = row(owner, "Bela")
    does(found, "Remove")
    done(owner, "The table is gone.")
    page.get_by_role("heading", name="This table was removed").wait_for()
    does(found, "Put back")
    done(owner, "The table is back.")
    page.goto(f"/t/{table}")
    page.locator(".tableroom").wait_for()
    does(found, "Delete")
    in_sight(owner, "Nothing found.").wait_for()
    page.get_by_role("heading", name="This table was removed").wait_for()


def test_a_report_reaches_the_owner_who_closes_it(fresh, owner, visit):
    ada, rude = fresh.guest("Ada"), fresh.guest("Rude")
    table = table_of(fresh, ada, "ten", others=[rude])
    page = visit(token=ada, path=f"t/{table}", at=fresh, viewport=PHONE)
    page.locator(".tableroom").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report Rude…").click()
    sheet = page.get_by_role("dialog", name="Report Rude…")
    sheet.get_by_label("Cheating").check()
    sheet.get_by_label("In your own words").fill("He peeks.")
    fits(page)
    sheet.get_by_role("button", name="Send").click()
    done(page, "Thank you.")
    sheet.wait_for(state="detached")
    part(owner, "Reports")
    found = row(owner, "He peeks.")
    assert "Cheating" in found.inner_text()
    assert "reported by Ada" in found.inner_text()
    fits(owner)
    does(found, "Close")
    done(owner, "The report is closed.")
    says(owner, "Nothing found.")
    owner.get_by_label("Show closed reports").check()
    found = row(owner, "He peeks.")
    found.get_by_role("button", name="Find this person").click()
    row(owner, "Rude").wait_for()
    assert owner.locator(".admin__row").count() == 1


def test_what_is_announced_stands_at_tables_and_in_the_lobby_until_it_is_put_away(fresh, owner, visit):
    ada = fresh.guest("Ada")
    table = table_of(fresh, ada, "ten", others=[fresh.guest("Bela")])
    at_table = visit(token=ada, path=f"t/{table}", at=fresh, viewport=PHONE)
    at_table.locator(".tableroom").wait_for()
    part(owner, "For everybody")
    panel = owner.locator("section", has=owner.get_by_role("heading", name="Announcement"))
    panel.get_by_label("What should everybody know?").fill("A restart at nine.")
    panel.get_by_label("For how long").select_option("15 minutes")
    does(panel, "Announce")
    done(owner, "Everybody can read it now.")
    stranger = visit(at=fresh)
    for page in (at_table, stranger):
        bar = page.get_by_role("region", name="Announcement")
        bar.get_by_text("A restart at nine.").wait_for()
        fits(page)
        page.locator("#live-polite").filter(has_text="A restart at nine.").wait_for(state="attached")
    at_table.get_by_role("button", name="Dismiss").click()
    at_table.get_by_role("region", name="Announcement").wait_for(state="detached")
    at_table.reload()
    at_table.locator(".tableroom").wait_for()
    assert at_table.get_by_role("region", name="Announcement").count() == 0
    does(panel, "Withdraw")
    done(owner, "The announcement is withdrawn.")
    stranger.reload()
    stranger.get_by_role("heading", level=1).first.wait_for()
    assert stranger.get_by_role("region", name="Announcement").count() == 0


def test_sign_up_is_closed_and_the_form_says_so_beforehand(fresh, owner, visit):
    part(owner, "For everybody")
    panel = owner.locator("section", has=owner.get_by_role("heading", name="New accounts"))
    does(panel, "Close sign-up")
    says(owner, "Nobody can make an account")
    page = visit(token=fresh.guest("Ada"), path="me", at=fresh)
    says(page, "No new accounts are made on this server.")
    assert page.get_by_label("Password").count() == 1, "only to sign in"
    does(panel, "Open sign-up")
    says(owner, "Guests can make an account.")
    page.reload()
    page.get_by_role("button", name="Make an account").wait_for()


def test_a_new_password_is_shown_once(fresh, owner, visit):
    registered(fresh, "Forgetful")
    part(owner, "People")
    found = row(owner, "Forgetful")
    acts(found)
    does(found, "New password")
    password = owner.locator(".admin__password").inner_text()
    owner.get_by_role("button", name="Dismiss").click()
    assert owner.locator(".admin__password").count() == 0
    page = visit(path="me", at=fresh)
    form = page.locator("section", has=page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Name").fill("Forgetful")
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Sign in").click()
    says(page, "Welcome back, Forgetful.")


def test_to_everybody_else_the_page_is_nowhere(host, visit):
    page = visit(token=host.guest("Ada"), path="admin")
    page.get_by_role("heading", level=1).wait_for()
    assert page.locator("admin-screen").count() == 0
    assert page.locator("nowhere-screen").count() == 1


def test_a_guest_has_all_as_a_file_and_is_then_forgotten(host, visit):
    page = visit(token=host.guest("Gerda Goes"), path="me")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert json.loads(saved.value.path().read_text("utf-8"))["person"]["name"] == "Gerda Goes"
    page.get_by_role("button", name="Delete everything about me").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Delete for good").click()
    sheet.get_by_role("button", name="No, keep it").click()
    sheet.get_by_role("button", name="Delete for good").click()
    fits(page)
    sheet.get_by_role("alertdialog").get_by_role("button", name="Delete for good").click()
    page.wait_for_url(lambda url: not url.endswith("/me"))
    page.goto("/me")
    says(page, "Nobody yet")


def test_an_account_is_forgotten_with_its_password(host, visit):
    page = visit(token=registered(host, "Lena Leaves"), path="me")
    page.get_by_role("button", name="Delete everything about me").click()
    sheet = page.get_by_role("dialog")
    for password in ("not that one", PASSWORD):
        sheet.get_by_label("Password").fill(password)
        if not sheet.get_by_role("alertdialog").count():
            sheet.get_by_role("button", name="Delete for good").click()
        sheet.get_by_role("alertdialog").get_by_role("button", name="Delete for good").click()
        if password != PASSWORD:
            sheet.get_by_text("Wrong name or password.").wait_for()
    page.wait_for_url(lambda url: not url.endswith("/me"))
    page.goto("/me")
    says(page, "Nobody yet")
