"""Games that last days, and the page as an app: notices, your tables, links, pictures, the service worker."""

import json
import re
from queue import Queue
from urllib.request import Request, urlopen

import pytest

from tests.server.post import Mailbox, PushService, link_in, text_of
from tests.web.conftest import PHONE, Host
from tests.web.tables import TABLE, finished, fits, in_sight, is_ruinous, line_of, play_turn, table_of

PILES = ["up", "down"]
A_DAY = 24 * 3600
SUBSCRIBE = """(made) => {
  const subscription = {
    endpoint: made.endpoint,
    toJSON: () => ({endpoint: made.endpoint, keys: {p256dh: made.p256dh, auth: made.auth}}),
    unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; },
  };
  PushManager.prototype.subscribe = async () => { localStorage.setItem("subscribed", "1"); return subscription; };
  PushManager.prototype.getSubscription = async () => localStorage.getItem("subscribed") ? subscription : null;
}"""
"""A browser without a push service behind it, as that of a test is, takes ours."""


@pytest.fixture(scope="module")
def post():
    with Mailbox.open() as box, PushService.open() as service:
        yield box, service


@pytest.fixture(scope="module")
def days(tmp_path_factory, post):
    """A server that sends, and gives nobody time to come back."""
    box, _ = post
    told = {**box.settings, "TENBACK_NOTICES_INSIDE": "true", "TENBACK_NOTICES_AFTER": "0.05"}
    running = Host(tmp_path_factory.mktemp("days"), before=f"import os; os.environ.update({told!r})")
    yield running
    running.kill()


def by_mouse(page):
    def choose(card, pile):
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{PILES[pile]}']").click()

    return choose


def never_quiet(host, token):
    body = json.dumps({"language": "en", "zone": "UTC", "quiet_from": 0, "quiet_to": 0}).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = Request(f"{host.address}api/me/notices", body, headers, method="PUT")  # noqa: S310 - our own server
    with urlopen(request) as answer:  # noqa: S310 - the same
        assert answer.status == 200


def test_a_browser_that_does_not_allow_notices_is_named_as_the_reason(visit, days):
    page = visit(token=days.guest("Ada"), at=days, path="notices", service_workers="allow")
    tell = page.get_by_role("button", name="Notify me on this device")
    tell.wait_for()
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    tell.click()
    sentence = "The browser does not allow it. Allow notifications for this page in its settings, then try again."
    page.get_by_role("alert").get_by_text(sentence).wait_for()
    assert page.get_by_role("button", name="I am told here. Stop").count() == 0


def test_a_whole_game_between_two_who_are_never_there_at_the_same_time(visit, days, post):
    box, service = post
    ada, bela = days.guest("Ada"), days.guest("Bela")
    for token in (ada, bela):
        never_quiet(days, token)
    # Ada is told by push,
    page = visit(token=ada, at=days, path="notices", service_workers="allow", permissions=["notifications"])
    page.evaluate(SUBSCRIBE, made := service.subscribed())
    page.get_by_role("button", name="Notify me on this device").click()
    page.get_by_role("button", name="On for this device. Turn off").wait_for()
    [(_, first)] = service.wait(1)
    assert first["title"] == "This is what a notification looks like"
    assert made["endpoint"].endswith(service.came[0][0])
    page.context.close()
    # Bela by mail.
    page = visit(token=bela, at=days, path="notices")
    page.get_by_label("E-mail address").fill("bela@example.org")
    page.get_by_role("button", name="Send me e-mail").click()
    in_sight(page, "An e-mail is on its way to bela@example.org").wait_for()
    [asked] = box.wait(1)
    page.goto(f"/notices#confirm:{link_in(asked, 'confirm')}")
    page.reload()
    in_sight(page, "E-mail goes to bela@example.org").wait_for()
    page.context.close()
    told: Queue[tuple[str, str, str]] = Queue()  # who, of what, and where the link leads
    service.heard = lambda came: told.put((ada, came[1]["title"], came[1]["link"]))
    box.heard = lambda mail: told.put((bela, mail["subject"], re.findall(r"http://[^/]+(/t/\w+)", text_of(mail))[0]))
    table = table_of(days, ada, "quick-and-easy", others=[bela], offers="willing", clock=A_DAY)
    players = set()
    for _ in range(60):
        token, title, link = told.get(timeout=60)
        assert link == f"/t/{table}"
        if title.endswith("the game is over"):
            break
        players.add(token)
        page = visit(token=token, at=days, path=link[1:])
        one_turn(page)
        page.context.close()
    assert players == {ada, bela}
    page = visit(token=token, at=days, path=link[1:])
    page.locator(".ended").wait_for()
    service.heard = box.heard = lambda _: None


def one_turn(page):
    """Dearly, so that the game is soon over."""
    page.locator(".mine.is-turn").wait_for()
    turn = page.evaluate(f"{TABLE}.table.scene.seq")
    play_turn(page, by_mouse(page), dearly=True)
    ruinous = is_ruinous(page)
    page.locator(".plan__lay").click()
    if ruinous:
        page.get_by_role("button", name="Lay it anyway").click()
    page.wait_for_function(f"() => {TABLE}.table.scene.seq > {turn} && !{TABLE}.plan.underWay")


# Your tables, links, pictures


def test_your_tables_stand_on_the_welcome_page_ones_own_turn_first(visit, days):
    ada, bela = days.guest("Ada"), days.guest("Bela")
    theirs = table_of(days, bela, "face-to-face", others=[ada], clock=2 * A_DAY)
    mine = table_of(days, ada, "face-to-face", others=[bela], clock=A_DAY)
    alone = table_of(days, ada, "the-game", seats=2, begun=False)
    page = visit(token=ada, at=days)
    page.get_by_role("heading", name="Your tables").wait_for()
    rows = page.locator(".yours__list a")
    rows.nth(2).wait_for()
    told = rows.evaluate_all("(links) => links.map((each) => each.getAttribute('href').slice(3))")
    with line_of(days, ada) as line:
        line.wish("enter", table=mine)
        line.until("playing")
        first = mine if line.scene["you"]["actions"] else None
    assert set(told) == {theirs, mine, alone}
    turns = page.locator(".yours__table.is-mine").count()
    assert page.locator(".yours__table").nth(0).evaluate("(row) => row.matches('.is-mine')") == bool(turns)
    if first:
        assert mine in told[:turns]
    fits(page)
    page.set_viewport_size(PHONE)
    fits(page)
    page.get_by_role("link", name="Notify me").click()
    page.get_by_role("heading", name="When you are away", level=1).wait_for()
    fits(page)


def test_an_invitation_is_short_has_a_code_and_leads_to_the_table(visit, days):
    ada = visit(token=days.guest("Ada"), at=days, path="new/the-game")
    ada.get_by_role("button", name="Open the table").click()
    link = ada.locator("#invitation")
    link.wait_for()
    text = link.input_value()
    found = re.fullmatch(rf"{days.address}j#([a-z]+-[a-z]+)-[a-z2-7]{{13}}", text)
    assert found
    assert len(text) < 60
    in_sight(ada, found[1], exact=True).wait_for()
    code = ada.get_by_role("img", name="QR code of the link")
    code.wait_for()
    size = int(code.get_attribute("viewBox").split()[2]) - 6
    assert code.locator("path").get_attribute("d").count("M") > size * size / 3
    bela = visit(at=days, path=text.removeprefix(days.address))
    bela.get_by_role("heading", name="Ada invites you to The Game").wait_for()
    assert "/t/" in bela.url
    # the same, read aloud on the telephone
    cyd = visit(at=days)
    cyd.get_by_role("button", name="Join by link").click()
    cyd.get_by_label("Link or name of the table").fill(text.partition("#")[2].replace("-", " ").upper())
    cyd.get_by_role("button", name="Join", exact=True).click()
    cyd.wait_for_url("**/t/*")
    late = visit(at=days, path="j#acorn-zebra-aaaaaaaaaaaaa")
    late.get_by_role("heading", name="This invitation no longer works").wait_for()


def test_a_result_is_shared_as_picture_text_and_link(visit, days):
    token = days.guest("Ada")
    table = finished(days, token, "the-game", seats=2)
    page = visit(token=token, at=days, path=f"t/{table}", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    picture = page.locator(".share__picture[src]")
    picture.wait_for()
    page.wait_for_function("() => document.querySelector('.share__picture').naturalWidth === 1200")
    alt = picture.get_attribute("alt")
    assert alt.startswith("tenback · The Game, with two players · ")
    assert "Ada" not in alt
    page.get_by_label("With my name").check()
    page.wait_for_function("() => document.querySelector('.share__picture').alt.includes('Ada')")
    page.get_by_role("button", name="Copy as text").click()
    in_sight(page, "Copied as text.").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.splitlines()[0].startswith("tenback · Ada: The Game")
    assert copied.splitlines()[1].startswith(f"{days.address}replay/{table}")


def preview(host, path, **headers):
    with urlopen(Request(f"{host.address}{path}", headers=headers)) as answer:  # noqa: S310 - our own server
        return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', answer.read().decode()))


def test_previews_tell_a_stranger_what_a_stranger_may_know(days):
    token = days.guest("Adalbert Secretname")
    listed = table_of(days, token, "ten", begun=False, listed=True)
    private = table_of(days, token, "ten", begun=False)
    over = finished(days, token, "the-game", seats=2, listed=True)
    told = preview(days, f"t/{listed}")
    assert (told["title"], told["description"]) == ("A table of TEN", "One chair is free.")
    unknown = preview(days, "t/" + "0" * 32)
    assert preview(days, f"t/{private}") == preview(days, f"replay/{private}") == preview(days, "j") == unknown
    assert unknown["title"] == "An invitation to a game"
    replay = preview(days, f"replay/{over}")
    assert replay["title"] == "A game of The Game, to watch again"
    assert replay["image"] == f"{days.address}api/tables/{over}/picture.png"
    for path in (f"t/{listed}", f"replay/{over}", f"t/{private}"):
        assert "Secretname" not in str(preview(days, path))
    assert preview(days, "rules/ten", **{"accept-language": "de-AT,de;q=0.9"})["title"] == "Die Regeln von TEN"
    hostile = preview(days, "rules/%22%3E%3Cscript%3Ealert(1)")
    assert hostile == preview(days, "")
    for image in (replay["image"], unknown["image"]):
        with urlopen(image) as answer:  # noqa: S310 - our own server
            assert answer.headers["content-type"] == "image/png"


# The page as an app


def test_it_can_be_installed(visit, days):
    page = visit(at=days, service_workers="allow")
    devtools = page.context.new_cdp_session(page)
    against = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Every context of a test is one without a memory, which some builds of Chromium count.
    assert [each["errorId"] for each in against if each["errorId"] != "in-incognito"] == []
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok


def controlled(page):
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


KEPT = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)));
  return [names, all.flat().map((each) => new URL(each).pathname)];
}"""


def test_without_a_network_it_says_so_in_the_readers_language_and_nothing_private_is_kept(visit, days):
    token = days.guest("Ada")
    page = visit(token=token, at=days, locale="cs-CZ", service_workers="allow")
    controlled(page)
    page.goto("/me")
    page.locator("main h1").wait_for()
    names, kept = page.evaluate(KEPT)
    assert len(names) == 1
    assert "/offline.html" in kept
    assert all(path == "/offline.html" or path.startswith("/client/") for path in kept)
    page.context.set_offline(offline=True)
    page.goto("/tables")
    page.get_by_role("heading", name="Síť teď není k dispozici").wait_for()
    assert page.locator("section:visible").count() == 1
    page.context.set_offline(offline=False)
    page.locator("tenback-app main").wait_for()  # by itself


def test_a_new_version_is_never_stuck_with_old_files(visit, tmp_path):
    host = Host(tmp_path)
    try:
        page = visit(at=host, service_workers="allow")
        controlled(page)
        [[before], _] = page.evaluate(KEPT)
        host.kill()
        host._before = (
            "import tenback.server.assets as a\nplain = a._without_comments\n"
            "a._without_comments = lambda path, text: plain(path, text) + (b'\\n' if path == 'app.js' else b'')"
        )
        host.start()
        page.goto("/settings")
        page.locator("main h1").wait_for()
        root = page.locator("script[src$='app.js']").get_attribute("src").removesuffix("/app.js")
        assert before != f"tenback:{root}"
        page.wait_for_function(
            "async (cache) => { const names = await caches.keys(); return names.length === 1 && names[0] === cache; }",
            arg=f"tenback:{root}",
        )
    finally:
        host.kill()


def test_a_push_is_shown_and_leads_to_the_table(visit, days):
    page = visit(at=days, service_workers="allow", permissions=["notifications"])
    controlled(page)
    [worker] = page.context.service_workers
    worker.evaluate(SPY)
    devtools = page.context.new_cdp_session(page)
    found = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    message = {"title": "TEN: it is your turn", "body": "With Bela.", "link": "/t/abc", "tag": "abc"}
    for data in (json.dumps(message), "not what we send"):
        told = {"origin": days.address[:-1], "registrationId": found[0]["registrationId"], "data": data}
        devtools.send("ServiceWorker.deliverPushMessage", told)
    assert worker.evaluate("() => self.both") == [
        message,
        {"title": "tenback", "body": "", "tag": "tenback", "link": "/"},
    ]
    for link, opened in (("/t/abc", "/t/abc"), ("https://elsewhere.example/", None)):
        assert worker.evaluate("(link) => self.press(link)", link) == opened


SPY = """() => {
  const shown = [];
  self.both = new Promise((done) => {
    registration.showNotification = async (title, { body, tag, data }) => {
      shown.push({ title, body, tag, link: data.link });
      if (shown.length === 2) done(shown);
    };
  });
  self.press = async (link) => {
    let opened = null, led;
    clients.openWindow = async (path) => { opened = path; };
    const event = new Event("notificationclick");
    event.notification = { close() {}, data: { link } };
    event.waitUntil = (promise) => { led = promise; };
    self.dispatchEvent(event);
    await led;
    return opened;
  };
}"""
"""What the worker shows, and where a press on it leads."""
