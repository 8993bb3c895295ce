"""The screens around the tables: each flow clicked through, by keyboard too, and what goes wrong on the way."""

import re
import tomllib
import urllib.error
import urllib.request

import pytest

from tenback.games.ten.decks import RECONSTRUCTED
from tests.web.conftest import PHONE, Host
from tests.web.tables import finished, in_sight, line_of, table_of

SCENE = "document.querySelector('table-screen').table.scene"
HOSTILE = "<img src=x onerror=alert(1)>"[:24]
LONG_NAME = "W" * 24
NAMED = """name => document.body.innerText.includes(name)
  || [...document.querySelectorAll('input')].some(each => each.value === name)"""
FOCUSED = "document.activeElement.textContent.trim()"


def scene_after(page, condition):
    """The scene of the table that the page shows, once the condition on `scene` holds."""
    page.wait_for_function(
        f"() => {{ const scene = document.querySelector('table-screen')?.table?.scene;return scene && ({condition}); }}"
    )
    return page.evaluate(SCENE)


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Welcome


@pytest.mark.parametrize(
    ("title", "game", "seats"),
    [
        ("The Game", "the-game", 3),
        ("Quick & Easy", "quick-and-easy", 3),
        ("Face to Face", "face-to-face", 2),
        ("TEN", "ten", 3),
    ],
)
def test_play_sits_a_stranger_down_with_bots_at_once(visit, title, game, seats):
    page = visit()
    page.get_by_role("combobox", name="Bots").select_option("novice")
    page.get_by_label("Your name").fill("  Ada   B ")
    page.get_by_role("button", name=f"Play {title} with bots").click()
    scene = scene_after(page, "scene.public.phase !== 'waiting'")
    assert scene["setting"]["game"] == game
    assert [seat["kind"] for seat in scene["public"]["seats"]] == ["person"] + ["bot"] * (seats - 1)
    assert {seat["bot"] for seat in scene["public"]["seats"][1:]} == {"novice"}
    assert scene["public"]["seats"][0]["name"] == "Ada B"


def test_the_choice_of_bots_is_remembered_and_is_not_the_strongest_at_first(visit):
    page = visit()
    assert page.get_by_role("combobox", name="Bots").input_value() == "fast"
    page.get_by_role("combobox", name="Bots").select_option("strong")
    page.reload()
    assert page.get_by_role("combobox", name="Bots").input_value() == "strong"


@pytest.mark.parametrize("name", ["", "a\u202eb"])
def test_a_name_that_nobody_can_have_is_said_to_be_one(visit, name):
    page = visit()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Play The Game with bots").click()
    page.get_by_text("A name needs a few visible characters").first.wait_for()
    assert page.url.endswith("/")
    assert page.get_by_label("Your name").input_value() == name


def test_open_tables_come_and_go_by_themselves(visit, fresh):
    known = visit(token=fresh.guest("Kim"), at=fresh)
    stranger = visit(path="tables", at=fresh)
    stranger.get_by_text("None right now").first.wait_for()
    ada = fresh.guest("Ada Listed")
    table = table_of(fresh, ada, "ten", seats=2, begun=False, listed=True)
    for page in (known, stranger):
        page.get_by_role("button", name="Join TEN with Ada Listed").wait_for()
    with line_of(fresh, ada) as line:
        line.wish("enter", table=table)
        line.wish("close")
    for page in (known, stranger):
        page.get_by_role("button", name="Join TEN with Ada Listed").wait_for(state="detached")


def test_ones_own_table_waits_on_the_welcome_screen(visit, host):
    token = host.guest("Ada")
    table = table_of(host, token, "the-game", seats=3, begun=False)
    page = visit(token=token)
    page.get_by_role("heading", name="Your tables").wait_for()
    page.get_by_role("link", name="waiting for players").click()
    page.wait_for_url(f"**/t/{table}")


def test_joining_by_a_pasted_link(visit, host):
    with line_of(host, host.guest("Ada")) as line:
        opened = line.wish("open", game="quick-and-easy", seats=2)
    page = visit()
    page.get_by_role("button", name="Join by link").click()
    field = page.get_by_label("Link or name of the table")
    field.fill("not a link at all")
    page.get_by_role("button", name="Join", exact=True).click()
    assert field.evaluate("field => field.validationMessage").startswith("That is not a table link")
    field.fill(f"{host.address}t/{opened['table']}#{opened['key']}")
    page.get_by_role("button", name="Join", exact=True).click()  # who is invited sits down by coming
    assert scene_after(page, "scene.you")["you"]["seat"] == 1


def test_two_tabs_are_one_person(visit):
    page = visit()
    page.get_by_role("combobox", name="Bots").select_option("novice")
    other = page.context.new_page()
    other.goto("/")
    for tab, title in ((page, "The Game"), (other, "TEN")):
        tab.get_by_role("button", name=f"Play {title} with bots").click()
        scene_after(tab, "scene.public.phase !== 'waiting'")
    page.reload()
    assert scene_after(page, "true")["you"]["seat"] == 0


# A new table


def test_every_option_of_the_game_reaches_the_table(visit):
    page = visit(path="new/the-game")
    for label in ("Expert", "Smaller hands", "On Fire", "Card tracker", "Anyone can join"):
        page.get_by_label(label).check()
    page.locator(".seats-pick").get_by_text("4").click()
    page.get_by_label("Signals and text").check()
    page.get_by_label("Spectators").select_option("public")
    page.get_by_label("Clock").select_option(label="2 minutes")
    page.get_by_label("Pace of the bots").select_option("instant")
    page.get_by_role("button", name="Open the table").click()
    setting = scene_after(page, "scene.public.phase === 'waiting'")["setting"]
    assert setting["options"] == {"expert": True, "short_hands": True, "on_fire": True}
    assert (setting["seats"], setting["talk"], setting["watch"], setting["clock"]) == (4, "open", "public", 120)
    assert (setting["listed"], setting["tracker"], setting["pace"]) == (True, True, "instant")
    told = page.get_by_role("list", name="Agreed on").inner_text()
    assert "Expert\nG15" in told
    assert "2 minutes per turn" in told


@pytest.mark.parametrize(
    ("game", "label", "value", "options"),
    [
        ("quick-and-easy", "For pros", None, {"pro": True}),
        ("face-to-face", "The last single card", "wins", {"last_card": "wins"}),
    ],
)
def test_options_of_the_small_games_reach_the_table(visit, game, label, value, options):
    page = visit(path=f"new/{game}")
    chosen = page.get_by_label(label)
    chosen.select_option(value) if value else chosen.check()
    page.get_by_role("button", name="Open the table").click()
    assert scene_after(page, "true")["setting"]["options"] == options


def test_what_is_impossible_together_is_barred_with_a_reason(visit):
    page = visit(path="new/ten")
    limit, only = page.get_by_label("limit number"), page.get_by_label("Buy with duplicates only")
    assert limit.is_disabled()
    assert only.is_disabled()
    assert not only.is_checked()
    reason = only.evaluate(
        "box => box.getAttribute('aria-describedby').split(' ').map(id => document.getElementById(id)?.innerText)"
    )
    assert "Solo games only." in reason
    page.locator(".seats-pick").get_by_text("1").click()
    assert page.get_by_label("Silence").is_disabled()
    in_sight(page, "There is nobody to talk to in a solo game.").wait_for()
    assert page.get_by_label("Anyone can join").is_disabled()
    limit.select_option("7")
    assert only.is_checked()  # T23g, unless one switches it off
    only.uncheck()
    page.get_by_label("Fiasco").check()
    page.get_by_role("button", name="Open the table").click()
    scene = scene_after(page, "scene.public.phase === 'playing'")  # nobody to wait for
    assert scene["setting"]["options"] == {"fiasco": True, "limit": 7, "solo_duplicates_only_buy": False}


def test_a_deck_of_ones_own(visit, tmp_path):
    deck = tmp_path / "deck.toml"
    cards = RECONSTRUCTED.table()["cards"]
    lines = [f'"{card}" = {copies}  # {card}' for card, copies in cards.items()]
    deck.write_text("\n".join(['name = "ours"', "", "[cards]", *lines]), encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text("blue, blue and more blue", encoding="utf-8")
    page = visit(path="new/ten", viewport=PHONE)
    page.get_by_label("Deck", exact=True).select_option("own")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Deck file").set_input_files(broken)
    said = page.get_by_text("This is not a deck file")
    said.wait_for()  # at once, not only when the table is opened
    page.get_by_label("Deck file").set_input_files(deck)
    said.wait_for(state="detached")
    page.get_by_role("button", name="Open the table").click()
    options = scene_after(page, "true")["setting"]["options"]
    assert options == {"deck": {"name": "ours", "cards": cards}}


def test_a_sample_of_a_deck_opens_a_table(visit):
    page = visit(path="new/ten")
    page.get_by_label("Deck", exact=True).select_option("own")
    with page.expect_download() as coming:
        page.get_by_role("link", name="A sample to start from").click()
    sample = coming.value.path()
    assert tomllib.loads(sample.read_text("utf-8"))["cards"] == RECONSTRUCTED.table()["cards"]
    page.get_by_label("Deck file").set_input_files({"name": "deck.toml", "mimeType": "", "buffer": sample.read_bytes()})
    page.get_by_role("button", name="Open the table").click()
    scene = scene_after(page, "scene.public.phase === 'waiting'")
    assert scene["setting"]["options"]["deck"]["name"] == "My deck"


def test_the_button_that_opens_a_table_is_always_in_sight_and_hides_no_field(visit):
    page = visit(path="new/the-game", viewport={"width": 1366, "height": 657})
    button = page.get_by_role("button", name="Open the table")
    button.wait_for()
    box = button.bounding_box()
    assert box["y"] + box["height"] <= 657
    for _ in range(30):  # down the form by keyboard, the button itself included
        page.keyboard.press("Tab")
        hidden = page.evaluate(
            """() => {
              const [focused, bar] = [document.activeElement, document.querySelector('.new__go')];
              if (focused === document.body || bar.contains(focused) || !focused.closest('form')) return false;
              return focused.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
            }"""
        )
        assert not hidden


def test_pros_cannot_choose_text(visit):
    page = visit(path="new/quick-and-easy")
    text, pros = page.get_by_label("Signals and text"), page.get_by_label("For pros")
    text.check()
    pros.check()
    in_sight(page, "Pros say nothing about high or low, so there is no text during the game.").wait_for()
    assert text.is_disabled()
    assert page.locator("input[name=talk]:checked").get_attribute("value") == "signals"
    pros.uncheck()
    page.locator("#talk-barred").wait_for(state="detached")
    assert text.is_enabled()
    pros.check()
    page.locator("#talk-barred").wait_for()
    page.get_by_role("link", name="The Game", exact=True).first.click()
    page.get_by_role("heading", name="New table: The Game").wait_for()
    assert text.is_enabled()
    page.get_by_role("link", name="Quick & Easy", exact=True).first.click()
    page.get_by_role("heading", name="New table: Quick & Easy").wait_for()
    assert (pros.is_checked(), text.is_disabled()) in ((True, True), (False, False))
    pros.set_checked(checked=True)
    page.get_by_role("button", name="Open the table").click()
    setting = scene_after(page, "true")["setting"]
    assert (setting["options"], setting["talk"]) == ({"pro": True}, "signals")


def test_seats_that_a_game_has_not_are_barred(visit):
    page = visit(path="new/face-to-face")
    seats = page.locator("input[name=seats]")
    assert [seats.nth(place).is_disabled() for place in range(5)] == [True, False, True, True, True]
    in_sight(page, "A duel is for two (F1).").wait_for()


def test_a_table_opened_by_keyboard_alone(visit):
    page = visit(path="new/quick-and-easy")
    page.get_by_role("heading", name="New table: Quick & Easy").wait_for()

    def walk_to(condition):
        for _ in range(40):
            if page.evaluate(f"(() => {{ const it = document.activeElement; return {condition}; }})()"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never came to where {condition}.")

    walk_to("it.name === 'seats'")
    page.keyboard.press("ArrowLeft")
    walk_to("it.name === 'pro'")
    page.keyboard.press("Space")
    walk_to("it.name === 'talk'")
    page.keyboard.press("ArrowDown")
    walk_to("it.type === 'submit'")
    page.keyboard.press("Enter")
    setting = scene_after(page, "true")["setting"]
    assert (setting["seats"], setting["options"], setting["talk"]) == (2, {"pro": True}, "silent")  # no text for pros


# Waiting for players


def test_a_guest_comes_by_the_link_and_the_host_deals_for_two(visit, host):
    inviting = visit(path="new/the-game")
    inviting.context.grant_permissions(["clipboard-read", "clipboard-write"])
    inviting.get_by_label("Your name").fill("Ada")
    inviting.get_by_role("button", name="Open the table").click()
    inviting.get_by_role("button", name="Copy").click()
    in_sight(inviting, "Copied.").wait_for()
    link = inviting.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"{host.address}j#[a-z]+-[a-z]+-[a-z2-7]{{13}}", link)

    coming = visit(path=link.removeprefix(host.address))
    coming.get_by_role("heading", name="Ada invites you to The Game").wait_for()
    coming.get_by_label("Your name").fill("Tomek")
    coming.get_by_role("button", name="Come in").click()
    assert "#" not in coming.url
    in_sight(coming, "The host deals when everyone is there.").wait_for()

    inviting.get_by_role("button", name="Add a bot").click()
    inviting.get_by_role("button", name=re.compile("Free (?!Tomek)")).click()
    inviting.get_by_role("button", name="Deal for two").click()
    for page in (inviting, coming):
        scene = scene_after(page, "scene.public.phase === 'starting'")
        assert [seat["name"] for seat in scene["public"]["seats"]] == ["Ada", "Tomek"]


def test_chairs_come_and_go_and_a_guest_may_get_up(visit, host):
    ada, tomek = host.guest("Ada"), host.guest("Tomek")
    table = table_of(host, ada, "the-game", seats=2, others=[tomek], begun=False)
    guest, inviting = visit(token=tomek, path=f"t/{table}"), visit(token=ada, path=f"t/{table}")
    inviting.get_by_role("button", name="Add a chair").click()
    assert scene_after(inviting, "scene.setting.seats === 3")
    guest.get_by_role("button", name="Leave my seat").click()
    scene_after(inviting, "scene.public.seats[1].kind === 'open'")
    inviting.get_by_role("button", name="Remove a chair").click()
    scene_after(inviting, "scene.setting.seats === 2")
    inviting.get_by_role("button", name="Cancel this table").click()
    inviting.get_by_role("heading", name="Cancelled").wait_for()


def test_the_host_makes_a_new_link_and_the_old_one_opens_nothing(visit, host):
    page = visit(path="new/the-game")
    page.get_by_role("button", name="Open the table").click()
    field = page.get_by_label("Invitation link")
    old = field.input_value()
    page.get_by_role("button", name="Make a new link").click()
    in_sight(page, "The old one no longer works").wait_for()
    new = field.input_value()
    assert new != old
    late = visit(token=host.guest("Kim"), path=old.removeprefix(host.address))
    late.get_by_role("heading", name="This invitation no longer works").wait_for()
    assert late.title().startswith("This invitation")
    in_time = visit(token=host.guest("Noa"), path=new.removeprefix(host.address))
    in_time.get_by_text("The host deals when everyone is there.").wait_for()


def test_who_comes_late_sees_the_game(visit, host):
    table = table_of(host, host.guest("Ada"), "the-game", offers="gladly", listed=True)
    page = visit(token=host.guest("Kim"), path="tables")
    page.get_by_role("button", name=re.compile("Watch The Game with Ada")).first.click()
    assert scene_after(page, "scene.public.phase === 'playing'")["you"] is None
    assert page.url.endswith(table)


# Who one is, and what one played


def test_history_statistics_records_and_the_way_to_a_replay(visit, host):
    token = host.guest("Ada")
    table = finished(host, token, "the-game")
    page = visit(token=token, path="me")
    page.get_by_role("heading", name="Statistics").wait_for()
    assert page.get_by_role("link", name="Your results, game by game").get_attribute("href") == "/me/results"
    row = page.locator(".history__row")
    assert re.search("cards? left|won", row.inner_text())
    with page.expect_download() as loaded:
        row.get_by_role("link", name="Readable record").click()
    assert loaded.value.suggested_filename == f"tenback-{table[:8]}.txt"
    assert row.get_by_role("link", name="Look back").get_attribute("href") == f"/review/{table}"
    assert row.get_by_role("link", name="Replay").get_attribute("href") == f"/replay/{table}"


def test_an_account_brings_one_back_from_another_browser(visit, host):
    token = host.guest("Guest Winifred")
    table = table_of(host, token, "ten", begun=False)
    page = visit(token=token, path="me")
    making = page.locator("section", has=page.get_by_role("heading", name="Make an account"))
    making.get_by_label("Name").fill("Winifred")  # nobody else may bear an account's name
    making.get_by_label("Password").fill("too short")
    making.get_by_role("button").click()
    assert making.get_by_label("Password").evaluate("field => field.validity.tooShort")
    making.get_by_label("Password").fill("a long enough secret")
    making.get_by_role("button").click()
    page.locator(".toast", has_text="You have an account, Winifred.").wait_for()
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url(host.address)

    other = visit(path="me")
    entering = other.locator("section", has=other.get_by_role("heading", name="Sign in"))
    entering.get_by_label("Name").fill("winifred")
    entering.get_by_label("Password").fill("not the secret at all")
    entering.get_by_role("button").click()
    other.get_by_text("Wrong name or password").first.wait_for()
    entering.get_by_label("Password").fill("a long enough secret")
    entering.get_by_role("button").click()
    other.get_by_role("link", name="Continue").click()
    other.wait_for_url(f"**/t/{table}")
    assert scene_after(other, "scene.you")["you"]["seat"] == 0


def test_a_new_password_ends_all_other_visits_and_one_can_leave_everywhere(visit, host):
    page = visit(token=host.guest("Guest Hedy"), path="me")
    making = page.locator("section", has=page.get_by_role("heading", name="Make an account"))
    making.get_by_label("Name").fill("Hedy")
    making.get_by_label("Password").fill("a long enough secret")
    making.get_by_role("button").click()
    page.locator(".toast", has_text="You have an account, Hedy.").wait_for()
    first = page.context.cookies()[0]["value"]

    changing = page.locator("section", has=page.get_by_role("heading", name="Change password"))
    changing.get_by_label("Current password").fill("not the secret at all")
    changing.get_by_label("New password").fill("1234567890")
    changing.get_by_role("button").click()
    in_sight(changing, "Wrong name or password").wait_for()
    changing.get_by_label("Current password").fill("a long enough secret")
    changing.get_by_role("button").click()
    in_sight(changing, "one of the first that anybody would guess").wait_for()
    changing.get_by_label("New password").fill("an even longer secret")
    changing.get_by_role("button").click()
    page.locator(".toast", has_text="All other devices are signed out.").wait_for()
    second = page.context.cookies()[0]["value"]
    assert [known(host, token) for token in (first, second)] == [False, True]

    page.get_by_role("button", name="Leave all devices").click()
    page.wait_for_url(host.address)
    assert not page.context.cookies()
    assert not known(host, second)


def known(host, token):
    request = urllib.request.Request(f"{host.address}api/me", headers={"authorization": f"Bearer {token}"})  # noqa: S310 - our own server
    try:
        with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own server
            return answer.status == 200
    except urllib.error.HTTPError:
        return False


def test_a_guest_is_warned_before_being_forgotten(visit, host):
    page = visit(token=host.guest("Kim"), path="me")
    page.get_by_role("button", name="Forget me in this browser").click()
    in_sight(page, "Without an account nobody can take your seats again").wait_for()
    page.get_by_role("button", name="Yes, forget me").click()
    page.wait_for_url(host.address)
    assert not page.context.cookies()
    assert page.evaluate("sessionStorage.length") == 0


def test_a_new_name_is_taken(visit, host):
    page = visit(token=host.guest("Kim"), path="me")
    page.get_by_label("Your name").fill("Kim the Second")
    page.get_by_role("button", name="Change name").click()
    page.get_by_role("heading", name="Kim the Second").wait_for()


# Settings, rules, about


def test_settings_hold_at_once_and_after_a_reload(visit):
    page = visit(path="settings")
    page.get_by_role("combobox", name="Theme").select_option("dark")
    page.get_by_label("Animations").select_option("less")
    page.get_by_label("Help at the table").select_option("none")
    page.get_by_label("Keys", exact=True).uncheck()
    page.evaluate("window.same = true")
    page.get_by_label("Language").select_option("pl")
    page.get_by_role("heading", name="Ustawienia").wait_for()
    assert page.evaluate("window.same")  # without a reload
    assert page.title() == "Ustawienia · tenback"
    page.reload()
    page.get_by_role("heading", name="Ustawienia").wait_for()
    assert page.evaluate("({...document.documentElement.dataset, lang: document.documentElement.lang})") == {
        "theme": "dark",
        "motion": "less",
        "lang": "pl",
    }
    assert not page.locator("#set-keys").is_checked()


def test_notices_only_with_consent(visit):
    page = visit(path="settings")  # a browser without anybody to ask says no
    page.get_by_label("Notify me when it is my turn").click()
    in_sight(page, "The browser does not allow notifications").wait_for()
    assert not page.locator("#set-notify").is_checked()


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face", "ten"])
def test_every_rule_that_is_pointed_at_is_there(visit, game):
    page = visit(path=f"new/{game}")
    page.locator(".rule-link").first.wait_for()
    rules = page.locator(".rule-link").all_inner_texts()
    page.goto(f"/rules/{game}")
    page.locator("article h1").wait_for()
    ids = page.evaluate("[...document.querySelectorAll('article [id]')].map(each => each.id)")
    assert set(rules) <= set(ids)
    assert len(ids) == len(set(ids))
    assert page.locator(".picture .card").count() >= 3


def test_a_rule_in_the_address_is_shown_and_links_within_the_page_stay_there(visit):
    page = visit(path="rules/the-game#G13")
    page.wait_for_function("() => document.querySelector(':target')?.id === 'G13'")
    assert page.evaluate("scrollY") > 500
    page.locator("a[href='#G4']").first.click()
    page.wait_for_function("() => document.querySelector(':target')?.id === 'G4'")
    assert page.evaluate("document.getElementById('G4').getBoundingClientRect().top") < 800
    assert page.evaluate("scrollY") > 0


CUT_OFF = """[...document.querySelectorAll("article .picture *, article .worked *")].filter((each) => {
  const frame = each.closest(".picture, .worked__steps")?.getBoundingClientRect();
  const { right, bottom, width } = each.getBoundingClientRect();
  return frame && width && !each.closest(".vh") && (right > frame.right + 1 || bottom > frame.bottom + 1);
}).map((each) => each.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face", "ten"])
@pytest.mark.parametrize(("locale", "width"), [("en-GB", 320), ("de-DE", 320), ("ru-RU", 390)])
def test_the_rules_are_drawn_and_fit_a_phone(visit, game, locale, width):
    """The table at the start, the turn with its cards: on a narrow phone, too, no picture is cut off."""
    page = visit(path=f"rules/{game}", locale=locale, viewport={"width": width, "height": 640})
    page.locator(".worked__steps li").first.wait_for()
    assert page.locator(".worked .card").count() >= 7
    assert page.locator(".spot .card").count() >= 3
    assert fits(page)
    assert page.evaluate(CUT_OFF) == []


def test_the_rules_are_read_in_the_chosen_language(visit):
    page = visit(path="rules/ten", locale="de-DE")
    page.locator("article[lang=de] h1").wait_for()


# What is in the way


def test_an_address_that_leads_nowhere(visit):
    page = visit()
    for path in ("no/where/at/all", "new/chess", "rules/chess", "t", "me/too", "t/%E0%A4%A"):
        page.goto(f"/{path}")
        page.get_by_role("heading", name="There is nothing here").wait_for()
        assert page.title() == "There is nothing here · tenback"
    assert page.request.get("/no/where", headers={"accept": "text/html"}).status == 404
    assert page.request.get("/no/where", headers={"accept": "*/*"}).json()["error"] == "not-found"  # a program


def test_a_link_that_is_not_whole(visit, host):
    page = visit(token=host.guest("Kim"), path="t/a%20table")
    page.get_by_role("heading", name="The link is incomplete").wait_for()
    page.locator("main").get_by_role("link", name="To the lobby").click()
    page.get_by_role("heading", name="What shall we play?").wait_for()


def test_a_dead_link(visit, host):
    page = visit(token=host.guest("Kim"), path=f"t/{'0' * 32}")
    page.get_by_role("heading", name="No such table").wait_for()
    assert page.title() == "No such table · tenback"


def test_a_full_table_that_is_not_for_watching(visit, host):
    table = table_of(host, host.guest("Ada"), "ten", listed=True, watch="none")
    page = visit(token=host.guest("Kim"), path=f"t/{table}")
    page.get_by_role("heading", name="Every chair is taken").wait_for()
    page.get_by_role("link", name="All tables").click()
    page.get_by_role("heading", name="All tables").wait_for()


def test_whoever_runs_the_server_may_say_so(visit, tmp_path, monkeypatch):
    page = visit(path="about")
    page.get_by_role("heading", name="About and privacy").wait_for()
    assert page.get_by_role("heading", name="Who runs this server").count() == 0
    monkeypatch.setenv("TENBACK_CONTACT", 'Ada <ada@example.org> & "friends"')
    monkeypatch.setenv("TENBACK_IMPRINT", "https://example.org/imprint?a=1&b=2")
    running = Host(tmp_path)
    try:
        page = visit(at=running)
        footer = page.get_by_role("contentinfo")
        link = footer.get_by_role("link", name="Imprint and terms")
        assert link.get_attribute("href") == "https://example.org/imprint?a=1&b=2"
        footer.get_by_role("link", name="About").click()
        page.get_by_role("heading", name="Who runs this server").wait_for()
        in_sight(page, 'Ada <ada@example.org> & "friends"', exact=True).wait_for()
        page.route("https://example.org/**", lambda route: route.fulfill(body="Of Ada."))
        page.get_by_role("link", name="Imprint and terms").click()
        in_sight(page, "Of Ada.").wait_for()
    finally:
        running.kill()


def test_a_server_that_does_not_answer(visit, host):
    page = visit(token=host.guest("Kim"), path="about")
    page.route("**/api/me", lambda route: route.abort())
    page.reload()
    page.get_by_role("heading", name="No answer").wait_for()
    page.unroute("**/api/me")
    page.get_by_role("button", name="Try now").click()
    page.get_by_role("heading", name="About and privacy").wait_for()


def test_not_a_single_file_to_be_had(visit):
    page = visit(path="about")
    page.route("**/*.ftl", lambda route: route.abort())
    page.reload()
    in_sight(page, "tenback cannot be reached right now").wait_for()


def test_a_screen_of_an_old_client_says_load_again(visit):
    page = visit()
    page.route("**/screens/settings.js", lambda route: route.fulfill(status=404, body="{}"))
    page.get_by_role("link", name="Settings").click()
    in_sight(page, "tenback has been updated").wait_for()
    page.unroute("**/screens/settings.js")
    page.get_by_role("button", name="Reload").click()
    page.get_by_role("heading", name="Settings").wait_for()


# Everyone


def test_every_screen_has_its_title_and_its_heading_takes_the_focus(visit):
    page = visit()
    assert page.title() == "tenback"
    for link, heading in (
        ("Rules", "The Game"),
        ("You and your games", None),
        ("Settings", None),
        ("About and privacy", None),
    ):
        page.goto("/")
        page.get_by_role("link", name=link).press("Enter")
        page.wait_for_function(f"() => document.activeElement.matches('main h1') && {FOCUSED} === '{heading or link}'")
        assert page.title() == (f"{link} · tenback" if heading is None else f"{heading}: {link} · tenback")
    page.go_back()
    page.wait_for_function(f"() => {FOCUSED} === 'What shall we play?'")
    assert page.title() == "tenback"


@pytest.mark.parametrize("name", [HOSTILE, LONG_NAME, "\u05d0\u05d3\u05d4 \u05d1\u05ea \u05d7\u05d5\u05d4"])
def test_a_hostile_name_is_only_a_name_everywhere(visit, host, name):
    token = host.guest(name)
    table = table_of(host, token, "the-game", seats=3, begun=False, listed=True)
    page = visit(token=token, viewport={"width": 320, "height": 640})
    for path in ("", "tables", "me", f"t/{table}", "new/ten"):
        page.goto(f"/{path}")
        page.locator("h1").wait_for()
        if path:
            page.wait_for_function(NAMED, arg=name)
        assert fits(page), path
        assert page.locator("main img").count() == 0
    with line_of(host, token) as line:  # nobody else's tests want it in the list
        line.wish("enter", table=table)
        line.wish("close")


SCREENS = ("", "new/the-game", "new/ten", "tables", "me", "settings", "about", "rules/ten", "no/where")


@pytest.mark.parametrize("locale", ["de-DE", "ru-RU"])
def test_no_screen_scrolls_sideways_when_it_is_zoomed_to_double_size(visit, host, locale):
    page = visit(token=host.guest("Ada"), viewport={"width": 640, "height": 400}, locale=locale)
    for path in SCREENS:
        page.goto(f"/{path}")
        page.locator("main h1").first.wait_for()
        assert fits(page), path
