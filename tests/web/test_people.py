"""People at one table: who is here, away and gone; chairs, late friends, the next deal; tabs that close and sleep."""

import re

import pytest

from tests.web.conftest import Host
from tests.web.tables import in_sight, line_of, table_of
from tests.web.test_live import scene, until

SOONER = """
import tenback.bots, tenback.server.around as around
around.GONE_AFTER, around.AWAY_AFTER = 1, 0.2
tenback.bots.strengths = lambda game: ("random", "novice")  # who are compiled first would be waited for
"""
SLEEPS = """({hidden}) => {
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """A server that does not wait so long until it calls somebody gone."""
    running = Host(tmp_path_factory.mktemp("people"), before=SOONER)
    yield running
    running.kill()


def two_at(visit, host, game="the-game", *, first=1, **setting):
    """Ada, the host, and Tomek; it is the turn of one of them. Their pages, their tokens, and the table."""
    tokens = host.guest("Ada"), host.guest("Tomek")
    table = table_of(host, tokens[0], game, others=tokens[1:], **setting)
    for seat, token in enumerate(tokens):
        with line_of(host, token) as line:
            line.wish("enter", table=table)
            while line.scene is None:
                line.hear()
            if line.scene["public"]["phase"] == "starting":
                line.wish("offer", gladly="gladly" if seat == first else "rather-not")
    pages = [visit(token=token, path=f"t/{table}", at=host) for token in tokens]
    for page in pages:
        page.locator(".hcard, .player").first.wait_for()
    return pages, tokens, table


def test_who_sleeps_is_away_who_closes_is_gone_and_who_comes_back_has_the_chair(visit, quick):
    (ada, tomek), tokens, table = two_at(visit, quick)
    plate = ada.locator(".seat[data-seat='1']")
    plate.locator(".dot--here").wait_for()
    tomek.evaluate(SLEEPS, {"hidden": True})
    plate.locator(".dot--away").wait_for()
    assert re.search(r"away since \d\d:\d\d", plate.inner_text())
    assert ada.get_by_role("button", name="Let a bot stand in").count() == 0
    tomek.evaluate(SLEEPS, {"hidden": False})
    plate.locator(".dot--here").wait_for()
    tomek.locator(".hcard").first.click()
    tomek.locator("[data-press='up1']").click()
    plate.get_by_text("planning").wait_for()

    tomek.close()
    plate.get_by_text("lost connection at").wait_for()
    offer = ada.locator(".asked--gone")
    assert "Tomek has left, and the table is waiting." in offer.inner_text()
    offer.get_by_role("button", name="Let a bot stand in").click()
    plate.get_by_text("a bot stands in").wait_for()
    ada.locator(".mine.is-turn").wait_for()  # the bot has played

    back = visit(token=tokens[1], path=f"t/{table}", at=quick)
    in_sight(back, "A bot played one turn for you. The chair is yours again.").wait_for()
    plate.locator(".dot--here").wait_for()
    until(ada, "!s.public.seats[1].bot")
    back.get_by_role("button", name="What it did").click()
    back.locator(".asked--back").wait_for(state="detached")
    back.reload()
    back.locator(".hcard").first.wait_for()
    until(back, "s.you")
    assert back.locator(".asked--back").count() == 0, "it is told once"


def test_who_lets_a_bot_play_reads_it_in_the_header_and_takes_over_there(visit, quick):
    (ada, tomek), _, __ = two_at(visit, quick, "ten", pace="slow")
    tomek.get_by_role("button", name="Menu").click()
    tomek.get_by_role("button", name="Let a bot play for me").click()
    tomek.locator(".turn").get_by_text("A bot plays for you").wait_for()
    ada.locator(".player[data-seat='1']").get_by_text("a bot stands in").wait_for()
    tomek.locator(".top__act").click()
    until(tomek, "!s.public.seats[1].bot")
    tomek.locator(".top__act").wait_for(state="detached")


def test_a_guest_with_an_invitation_is_seated_at_once_and_the_host_sees_who_is_at_the_door(visit, quick):
    ada = quick.guest("Ada")
    with line_of(quick, ada) as line:
        opened = line.wish("open", game="the-game", seats=2)
    table, link = opened["table"], f"t/{opened['table']}#{opened['key']}"
    host = visit(token=ada, path=f"t/{table}", at=quick)
    host.locator(".chair").first.wait_for()
    first = visit(path=link, at=quick)
    first.get_by_label("Your name").fill("Tomek")
    first.get_by_role("button", name="Come in").click()
    host.locator(".chair__who", has_text="Tomek").wait_for()
    until(first, "s.you && s.you.seat === 1")

    late = visit(token=quick.guest("Mila"), path=link, at=quick)
    late.get_by_text("Every chair is taken").or_(late.locator(".waiting")).first.wait_for()
    in_sight(host, "Watching: Mila").wait_for()
    in_sight(host, re.compile("Mila would then have to wait")).wait_for()
    first.get_by_role("button", name="Leave my seat").click()
    until(first, "!s.you")  # who got up stays up
    until(late, "s.you && s.you.seat === 1")  # and who waited at the door sits down


def test_a_friend_who_comes_late_takes_a_bots_chair(visit, quick):
    token = quick.guest("Ada")
    table = table_of(quick, token, "the-game", seats=3, offers="gladly")
    ada = visit(token=token, path=f"t/{table}", at=quick)
    ada.locator(".mine.is-turn").wait_for()
    ada.get_by_role("button", name="Menu").click()
    sheet = ada.get_by_role("dialog")
    make = sheet.get_by_role("button", name="Make an invitation").or_(sheet.locator("#invitation"))
    make.first.wait_for()
    if not sheet.locator("#invitation").count():
        make.first.click()
    link = sheet.locator("#invitation").input_value()
    mila = visit(token=quick.guest("Mila"), path=link.removeprefix(quick.address), at=quick)
    mila.locator(".asked--chairs").get_by_role("button").first.click()
    mila.locator(".hcard").first.wait_for()
    until(ada, "s.public.seats.some((seat) => seat.name === 'Mila' && seat.kind === 'person')")
    assert len(scene(mila)["you"]["hand"]) == 6


HEARS = """() => {
  // Whatever a screen reader would say by itself: what comes into a live region, or comes with one.
  const LIVE = ["[aria-live]", ...["status", "alert", "log", "alertdialog"].map((role) => `[role='${role}']`)].join();
  if (window.heard) return void (window.heard = []);
  window.heard = [];
  new MutationObserver((changes) => {
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const around = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE);
      if (around) regions.add(around);
      for (const node of addedNodes) if (node.nodeType === 1) {
        if (node.matches(LIVE)) regions.add(node);
        node.querySelectorAll(LIVE).forEach((each) => regions.add(each));
      }
    }
    for (const each of regions) if (each.isConnected && each.textContent.trim()) window.heard.push(each.textContent);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""


def hears(*pages):
    for page in pages:
        page.evaluate(HEARS)


def heard_once(page, *said):
    """Each of these is said, once; then nothing is waiting to be said any more, since one more sentence was said."""
    for each in said:
        page.wait_for_function("(said) => window.heard.join(' | ').includes(said)", arg=each)
    page.keyboard.press("r")  # reads the table aloud, after all that was to be said before
    page.wait_for_function("() => window.heard.at(-1).includes('You hold')")
    for each in said:
        all_of_it = " | ".join(page.evaluate("window.heard"))
        assert all_of_it.count(each) == 1, all_of_it
    return " | ".join(page.evaluate("window.heard"))


def menu(page, item, *, sure=False):
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=item, exact=True).click()
    if sure:
        page.get_by_role("alertdialog").get_by_role("button", name=item, exact=True).click()


def test_what_people_ask_is_said_once_and_who_declines_is_seen_on_a_phone(visit, quick):
    (ada, tomek), *_ = two_at(visit, quick, "face-to-face")
    for page in (ada, tomek):
        page.set_viewport_size({"width": 390, "height": 844})
    hears(ada, tomek)
    menu(ada, "Propose to stop here", sure=True)
    heard_once(ada, "You proposed to stop here.")
    all_of_it = heard_once(tomek, "Ada proposes to stop here.")
    assert all_of_it.count("propose") == 1
    hears(ada, tomek)
    tomek.locator(".asked").get_by_role("button", name="No, play on").click()
    notice = ada.locator(".toast", has_text="Tomek would rather play on.")
    notice.wait_for()
    assert "says no" not in heard_once(ada, "Tomek would rather play on.")
    heard_once(tomek, "You say no.")


def test_a_pause_is_said_once(visit, quick):
    (ada, tomek), *_ = two_at(visit, quick)
    hears(ada, tomek)
    menu(ada, "Pause")
    assert "is paused" not in heard_once(ada, "You paused the game.")
    assert "is paused" not in heard_once(tomek, "Ada paused the game.")
    hears(ada, tomek)
    tomek.locator(".asked").get_by_role("button", name="Resume").click()
    for page in (ada, tomek):
        heard_once(page, "The game continues.")


def test_who_is_gone_is_said_once(visit, quick):
    (ada, tomek), *_ = two_at(visit, quick)
    hears(ada)
    tomek.close()
    heard_once(ada, "Tomek has left, and the table is waiting.")


def test_the_end_and_the_next_deal_are_said_once(visit, quick):
    (ada, tomek), *_ = two_at(visit, quick, "face-to-face")
    hears(ada, tomek)
    menu(ada, "Propose to stop here", sure=True)
    tomek.locator(".asked").get_by_role("button", name="Agree").click()
    for page in (ada, tomek):
        page.wait_for_function("() => window.heard.join().includes('The end.')")
    ada.get_by_role("button", name="Deal again", exact=True).click()
    tomek.locator(".asked--rematch").wait_for()
    tomek.wait_for_function("() => window.heard.join().includes('Ada wants another game.')")
    all_of_it = " | ".join(tomek.evaluate("window.heard"))
    assert [all_of_it.count(each) for each in ("The end.", "stop here", "Ada wants another", "stopped")] == [1, 2, 1, 0]


def test_what_was_refused_is_said_once(visit, quick):
    (ada, _), *_ = two_at(visit, quick)
    hears(ada)
    for _ in range(2):
        menu(ada, "Pause")
        ada.locator(".asked--paused").get_by_role("button", name="Resume").click()
        ada.locator(".asked--paused").wait_for(state="detached")
    menu(ada, "Pause")  # a third time since the last turn
    refused = ada.locator(".toast")
    refused.wait_for()
    heard_once(ada, refused.inner_text().strip())


def test_copied_is_said_once(visit, quick):
    token = quick.guest("Kim")
    with line_of(quick, token) as line:
        opened = line.wish("open", game="ten", seats=2)
    kim = visit(token=token, path=f"t/{opened['table']}#{opened['key']}", at=quick)
    kim.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copy = kim.get_by_role("button", name="Copy").first
    copy.wait_for()
    hears(kim)
    copy.click()
    kim.locator(".toast .i-check, .toast [href='#i-check']").first.wait_for(state="attached")
    kim.wait_for_function("() => window.heard.join().includes('Copied')")
    assert " | ".join(kim.evaluate("window.heard")).count("Copied") == 1


def test_the_next_deal_is_told_to_everybody_and_takes_people_along(visit, quick):
    (ada, tomek), _, table = two_at(visit, quick, "face-to-face", listed=True)
    eve = visit(token=quick.guest("Eve"), path=f"t/{table}", at=quick)
    in_sight(eve, "You are watching this table.").wait_for()
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("alertdialog").get_by_role("button", name="Resign").click()
    for page in (ada, tomek, eve):
        page.locator(".ended").wait_for()
    ada.get_by_role("button", name="Deal again", exact=True).click()
    ada.locator(".chair").first.wait_for()
    tomek.wait_for_function("() => document.title.startsWith('• Next deal')")
    for page in (tomek, eve):
        page.locator(".asked--rematch").get_by_text("Ada wants another game.").wait_for()
    tomek.locator(".asked--rematch").get_by_role("button", name=re.compile("I.m in")).click()
    ada.locator(".chair__who", has_text="Tomek").wait_for()
    eve.get_by_role("button", name="Watch the next deal").click()
    until(eve, "s.public.phase === 'waiting'")
    assert scene(eve)["you"] is None


def test_bots_move_at_the_pace_of_the_host_who_need_not_wait(visit, quick):
    token = quick.guest("Ada")
    table = table_of(quick, token, "ten", seats=2, strength="novice", pace="slow")
    page = visit(token=token, path=f"t/{table}", at=quick)
    page.locator(".choice, .stage .btn, .top__act").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    pace = page.get_by_label("Pace of the bots")
    assert pace.input_value() == "slow"
    assert pace.locator("option").all_inner_texts() == ["slow", "like people", "fast", "instant"]
    pace.select_option("fast")
    until(page, "s.setting.pace === 'fast'")
    page.keyboard.press("Escape")
    with line_of(quick, token) as line:  # the next bot's move is not waited for
        line.wish("enter", table=table)
        line.wish("hand-over", strength="novice")
    page.locator(".top__act").wait_for()


def test_bots_at_random_are_for_those_who_try_things_out(visit, quick):
    page = visit(token=quick.guest("Ada"), path="settings", at=quick)
    bots = page.locator(".settings .name select")
    bots.locator("option").first.wait_for(state="attached")
    assert "random" not in " ".join(bots.locator("option").all_inner_texts()).lower()
    count = bots.locator("option").count()
    page.get_by_label("Experiments").check()
    bots.locator("option").nth(count).wait_for(state="attached")


def test_house_rules_in_force_stand_at_the_table(visit, quick):
    token = quick.guest("Ada")
    table = table_of(quick, token, "the-game", seats=1, options={"expert": True, "on_fire": True})
    page = visit(token=token, path=f"t/{table}", at=quick)
    page.locator(".hcard").first.wait_for()
    assert page.locator(".top .house-rules li").count() == 2


def test_a_tab_that_slept_while_the_table_went_on_says_so_and_knows_one_truth(visit, quick):
    """Its wish of yesterday is refused in a sentence; then it sees the table as it is."""
    (ada, tomek), _, __ = two_at(visit, quick)
    tomek.context.set_offline(True)
    tomek.evaluate("document.querySelector('table-screen').connection.renew()")
    ada.locator(".asked--gone").get_by_role("button", name="Let a bot stand in").click()
    ada.locator(".mine.is-turn").wait_for()
    tomek.evaluate(
        "void document.querySelector('.tableroom > *').wish(document.querySelector('table-screen').table.play(['end']))"
    )
    tomek.context.set_offline(False)
    tomek.locator(".toast").wait_for()
    until(tomek, f"s.seq >= {scene(ada)['seq']}")
    assert scene(tomek)["public"]["game"]["piles"] == scene(ada)["public"]["game"]["piles"]


def test_two_devices_of_one_person_act_at_once_and_one_of_them_does(visit, quick):
    (ada, tomek), tokens, table = two_at(visit, quick)
    other = visit(token=tokens[1], path=f"t/{table}", at=quick)
    other.locator(".mine.is-turn").wait_for()
    card = scene(tomek)["you"]["hand"][0]
    for page in (tomek, other):
        page.evaluate(
            f"void document.querySelector('.tableroom > *').wish("
            f"document.querySelector('table-screen').table.play(['{card}>up1']))"
        )
    until(ada, f"s.public.game.piles.up1 === {card}")
    for page in (tomek, other):
        until(page, f"s.public.game.piles.up1 === {card} && s.public.game.played === 1")
    assert scene(ada)["public"]["game"]["played"] == 1


def test_a_link_from_another_server_ends_in_a_sentence(visit, quick):
    page = visit(token=quick.guest("Ada"), path=f"t/{'0' * 32}#{'1' * 32}", at=quick)
    page.get_by_role("heading", name="This invitation has expired").or_(page.locator(".notice h1")).first.wait_for()
    assert page.get_by_role("link", name="To the lobby").count() > 0


def test_presence_outlives_a_killed_server(visit, tmp_path):
    host = Host(tmp_path, before=SOONER)
    try:
        (ada, tomek), _, __ = two_at(visit, host)
        ada.locator(".seat[data-seat='1'] .dot--here").wait_for()
        host.kill()
        in_sight(ada, "Reconnecting").wait_for()
        tomek.close()
        host.start()
        ada.locator(".seat[data-seat='1']").get_by_text("not here").wait_for()
        ada.locator(".asked--gone").get_by_role("button", name="Let a bot stand in").wait_for()
    finally:
        host.kill()


def test_two_want_one_chair_and_one_of_them_has_it(visit, quick):
    """Both press before either knows of the other: one sits, the other is told."""
    ada = quick.guest("Ada")
    table = table_of(quick, ada, "ten", begun=False, listed=True)
    bela, carl = (visit(token=quick.guest(name), path=f"t/{table}", at=quick) for name in ("Bela", "Carl"))
    for page in (bela, carl):
        page.get_by_role("button", name="Sit here").wait_for()
    carl.get_by_role("button", name="Sit here").evaluate("button => { window.pressed = button; }")
    bela.get_by_role("button", name="Sit here").click()
    until(carl, "s.public.seats[1].name === 'Bela'")
    carl.evaluate("window.pressed.click()")  # as he saw it a moment ago
    carl.locator(".toast").wait_for()
    assert "Somebody is already sitting there." in carl.locator(".toast").inner_text()
    assert scene(carl)["you"] is None
    assert scene(bela)["you"]["seat"] == 1
