"""Every browser has a share in the deal: two of them, a reload, a silent tab, a killed server, a host that cheats."""

import pytest

from tenback.core import promise_of
from tests.server.test_shares import CHANGES_ITS_MIND, DROPS_A_SHARE, HASTY, PATIENT, PICKS_THE_SEED
from tests.web.conftest import PHONE, Host
from tests.web.tables import fits, in_sight, line_of, table_of

KEPT = "table => JSON.parse(localStorage.getItem('tenback:shares') ?? '{}')[table] ?? null"
YOURS = "The cards were dealt by the server’s sealed secret and by shares of those who played, yours among them."  # noqa: RUF001 - as it is written
PROMISED = "n => document.querySelector('table-screen')?.table?.scene?.public.shares?.given.length === n"
DEALING = "() => document.querySelector('table-screen')?.table?.scene?.public.shares?.dealing"


@pytest.fixture
def serving(tmp_path):
    """Servers with a screw turned."""
    running = []

    def start(before):
        running.append(Host(tmp_path, before=before))
        return running[-1]

    yield start
    for host in running:
        host.kill()


def kept(page, table):
    return page.evaluate(KEPT, table)


def duel(host):
    """A duel that waits, with nobody looking: its name, and the tokens of Ada, its host, and Bela."""
    ada, bela = host.guest("Ada"), host.guest("Bela")
    return table_of(host, ada, "face-to-face", others=[bela], begun=False), ada, bela


def resign(host, table, token):
    with line_of(host, token) as line:
        line.wish("enter", table=table)
        line.wish("resign")


def check(page):
    page.get_by_role("button", name="Check the deal").locator("visible=true").first.click()
    return page.locator(".deal").locator("visible=true").first


def test_two_browsers_have_a_share_each_and_say_so(visit, serving):
    host = serving(PATIENT)
    table, ada, bela = duel(host)
    one, two = (visit(token=token, path=f"t/{table}", at=host) for token in (ada, bela))
    one.wait_for_function(PROMISED, arg=2)
    two.wait_for_function(PROMISED, arg=2)
    before = kept(two, table)
    two.reload()
    in_sight(two, "The host deals when everyone is there.").wait_for()
    assert kept(two, table) == before, "a reload forgets nothing"
    one.get_by_role("button", name="Deal", exact=True).click()
    for page in (one, two):
        page.locator(".hcard").first.wait_for()
    assert kept(two, table)["share"] != kept(one, table)["share"]
    resign(host, table, ada)
    for page, name in ((one, "Ada"), (two, "Bela")):
        page.locator(".ended").wait_for()
        assert page.locator(".deal").count() == 0, "what holds is told to who asks"
        told = check(page)
        told.get_by_text(YOURS).wait_for()
        told.get_by_text(f"Share of {name}").wait_for()
        told.get_by_text(kept(page, table)["share"]).wait_for()
        assert page.locator(".strip-note--bad").count() == 0


def test_who_presses_play_sees_no_chairs_and_has_a_share(visit, serving):
    host = serving(PATIENT)
    ada = host.guest("Ada")
    table = table_of(host, ada, "face-to-face", begun=False)
    page = visit(token=ada, path="", at=host)
    page.evaluate("table => sessionStorage.setItem(`tenback:start:${table}`, '\"bots\"')", table)
    page.goto(f"/t/{table}")
    page.locator(".hcard").first.wait_for()
    assert kept(page, table)["promised"]
    resign(host, table, ada)
    page.locator(".ended").wait_for()
    check(page).get_by_text(YOURS).wait_for()


def test_a_silent_tab_is_named_and_keeps_nobody_waiting(visit, serving):
    host = serving(HASTY)
    table, ada, bela = duel(host)
    page = visit(token=ada, path=f"t/{table}", at=host, viewport=PHONE)
    with line_of(host, bela) as silent:
        silent.wish("enter", table=table)
        silent.wish("promise", promise=promise_of("b" * 32))
        page.wait_for_function(PROMISED, arg=2)
        page.get_by_role("button", name="Deal", exact=True).click()
        page.locator(".hcard").first.wait_for()
    resign(host, table, ada)
    page.locator(".ended").wait_for()
    check(page).get_by_text("Promised a share and did not give it in time: ").wait_for()
    fits(page)


def test_a_server_that_is_killed_while_it_deals_deals_when_it_is_back(visit, serving):
    host = serving(PATIENT)
    table, ada, bela = duel(host)
    page = visit(token=ada, path=f"t/{table}", at=host)
    with line_of(host, bela) as other:
        other.wish("enter", table=table)
        other.wish("promise", promise=promise_of("b" * 32))
        page.wait_for_function(PROMISED, arg=2)
        page.get_by_role("button", name="Deal", exact=True).click()
        page.wait_for_function(DEALING)
        host.kill()
    host.start()
    with line_of(host, bela) as other:
        other.wish("enter", table=table)
        other.wish("reveal", share="b" * 32)
        page.locator(".hcard").first.wait_for()
        other.wish("resign")
    page.locator(".ended").wait_for()
    check(page).get_by_text(YOURS).wait_for()


@pytest.mark.parametrize(
    ("trick", "said"),
    [
        (PICKS_THE_SEED, "The cards were not dealt by the secret and the shares."),
        (CHANGES_ITS_MIND, "The server’s secret is not the one that it sealed before the deal."),  # noqa: RUF001 - as it is written
        (DROPS_A_SHARE, "Your browser promised a share in this deal, and it is not in it."),
    ],
    ids=["picks the seed", "changes the secret", "drops a share"],
)
def test_a_browser_says_loudly_that_a_host_has_cheated(visit, serving, trick, said):
    """Nobody has to ask for it."""
    host = serving(f"{PATIENT}\n{trick}")
    table, ada, bela = duel(host)
    pages = [visit(token=token, path=f"t/{table}", at=host) for token in (ada, bela)]
    for page in pages:
        page.wait_for_function(PROMISED, arg=2)
    pages[0].get_by_role("button", name="Deal", exact=True).click()
    pages[1].locator(".hcard").first.wait_for()
    resign(host, table, ada)
    pages[1].get_by_role("alert").get_by_text(said).locator("visible=true").first.wait_for()
