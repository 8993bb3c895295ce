"""A table of one, or with bots alone: its words, its first question, its bots; a line that breaks; hints that think."""

import pytest
from playwright.sync_api import expect

from tests.web.tables import line_of, table_of
from tests.web.test_ten import WILDS

TABLE = "document.querySelector('.tableroom > *')"


def solo(visit, host, game="the-game", **how):
    token = host.guest("Kim")
    page = visit(token=token, path=f"t/{table_of(host, token, game, seats=1)}", at=host, **how)
    page.locator(".hcard, #stage").first.wait_for()
    return page


def test_alone_one_stops_and_nobody_agrees(visit, host):
    page = solo(visit, host)
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("button", name="Propose to stop here").count() == 0
    page.get_by_role("button", name="Stop here", exact=True).click()
    page.get_by_role("alertdialog").get_by_role("button", name="Stop here", exact=True).click()
    page.locator(".ended").wait_for()
    told = page.locator(".ended").inner_text()
    assert "agreed" not in told
    assert "Stopped." in told
    assert "Lost." not in told  # whoever stops has not played it out


def test_nobody_is_asked_who_starts_where_bots_alone_could_mind(visit, host):
    token = host.guest("Kim")
    with line_of(host, token) as line:
        opened = line.wish("open", game="the-game", seats=3, pace="instant")
    page = visit(token=token, path=f"t/{opened['table']}#{opened['key']}")
    page.get_by_role("button", name="Fill with bots and deal").click()
    page.locator(".hcard").first.wait_for()
    page.wait_for_function(
        f"() => {{ const {{ phase, offers }} = {TABLE}.table.scene.public;"
        " return phase === 'playing' || offers.some((each) => each.seat === 0); }"
    )
    assert page.get_by_role("heading", name="Who starts?").count() == 0
    assert page.get_by_role("alert").filter(has_text="Who starts?").count() == 0


def test_where_somebody_else_sits_they_are_asked(visit, host):
    kim, toni = host.guest("Kim"), host.guest("Toni")
    table = table_of(host, kim, "the-game", seats=2, others=[toni], begun=False)
    page = visit(token=kim, path=f"t/{table}")
    page.get_by_role("button", name="Deal", exact=True).click()
    page.get_by_role("heading", name="Who starts?").wait_for()


def test_a_newcomer_is_offered_gentler_bots_and_a_choice_is_remembered(visit):
    page = visit(newcomer=True)
    bots = page.get_by_role("combobox", name="Bots")
    expect(bots).to_have_value("fast")
    bots.select_option("strong")
    page.reload()
    expect(page.get_by_role("combobox", name="Bots")).to_have_value("strong")


def test_a_hint_that_is_thought_about_says_so(visit, host):
    page = solo(visit, host, viewport={"width": 390, "height": 844})
    hint = page.locator(".plan__hint")
    hint.wait_for()
    assert hint.locator(".spin").count() == 0
    page.evaluate(f"{TABLE}.hinting = true")
    hint.locator(".spin").wait_for()
    expect(hint).to_have_attribute("aria-busy", "true")


def plan_two(page):
    for pile in ("up1", "down1"):
        page.locator(".hcard:not(.is-away)").first.click()
        page.locator(f"[data-press='{pile}']").click()
    page.locator(".plan__lay.btn--go").wait_for()


def cut(page, host):
    host.kill()
    page.wait_for_function(f"() => {TABLE}.table.connection.state !== 'open'")
    page.locator(".plan__lay.btn--go").click()
    page.get_by_text("Your cards will be laid when you are back online.").first.wait_for()
    assert page.get_by_text("Nothing you planned was sent").count() == 0


def back(page, host):
    host.start()
    page.wait_for_function(f"() => {TABLE}.table.connection.state === 'open'")
    page.locator(".strip-note--top", has_text="No connection").wait_for(state="detached")


def test_what_was_pressed_without_a_line_is_laid_later_or_not_yet(visit, fresh):
    page = solo(visit, fresh)
    plan_two(page)
    planned = page.locator(".pchip__card").all_inner_texts()
    cut(page, fresh)
    page.get_by_role("button", name="Not yet").click()
    page.get_by_text("Nothing you planned was sent").or_(page.get_by_text("your plan is kept")).first.wait_for()
    back(page, fresh)
    page.wait_for_function(f"async () => {{ await {TABLE}.plan.answered; return {TABLE}.plan.complete; }}")
    assert page.locator(".plan .pchip__card").all_inner_texts() == planned
    assert page.evaluate(f"{TABLE}.table.story.items.filter((each) => each.kind === 'turn').length") == 0

    cut(page, fresh)
    back(page, fresh)
    page.wait_for_function(f"() => {TABLE}.table.story.items.some((each) => each.kind === 'turn')")
    page.locator(".plan .pchip__card").first.wait_for(state="detached")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nobody_draws_on_before_the_card_is_seen(visit, host, motion):
    """Each press comes as soon as the card before it lies there; with motion the total waits for the flip."""
    page = solo(visit, host, "ten", reduced_motion=motion)
    page.locator("[data-act='draw']").wait_for()
    told = page.evaluate(
        f"""async () => {{
          const table = {TABLE};
          const sent = [];
          const play = table.table.play.bind(table.table);
          table.table.play = (actions) => (sent.push(actions), play(actions));
          const first = new Promise((drawn) => table.table.addEventListener("happened", drawn, {{ once: true }}));
          document.querySelector("[data-act='draw']").click();
          await first;
          await table.updateComplete;
          const blocked = table.underWay;
          const flipping = Boolean(table.held);
          document.querySelector("[data-act='draw']")?.click();
          return {{ sent: sent.length, blocked, flipping }};
        }}"""
    )
    assert told["sent"] == 1
    assert told["blocked"]
    wild = page.locator(".auction").count()
    assert told["flipping"] == (motion == "no-preference" and not wild)
    page.wait_for_function(f"() => !{TABLE}.underWay")


STAYS = """() => {
  const table = document.querySelector('.tableroom > *');
  window.busts = [];
  table.table.addEventListener('happened', () => setTimeout(() => {
    const bust = document.querySelector('.rowbox.is-bust');
    window.busts.push([Boolean(bust), Boolean(table.held?.busts)]);
  }));
}"""


def test_a_bust_stands_its_time_however_fast_the_others_are(visit, host):
    """At the pace of a machine the next ones have played long before it goes."""
    token = host.guest("Kim")
    page = visit(token=token, path=f"t/{table_of(host, token, 'ten', seats=3)}")
    page.locator("#stage").wait_for()
    page.evaluate(STAYS)
    with line_of(host, token) as line:
        line.wish("enter", table=page.url.rsplit("/", 1)[-1])
        line.wish("hand-over", strength="random")  # who draws on and on
    page.wait_for_function("() => window.busts.some(([shown, held]) => shown && held)")


@pytest.mark.parametrize(("seats", "told"), [(1, True), (2, False)])
def test_alone_an_auction_says_what_binds_ten(visit, host, seats, told):
    token = host.guest("Kim")
    table = table_of(host, token, "ten", seats=seats, options={"deck": WILDS})
    page = visit(token=token, path=f"t/{table}")
    page.locator("[data-act='draw'], .auction").first.wait_for()
    if not page.locator(".auction").count():
        page.locator("[data-act='draw']").click()
    page.locator(".auction").wait_for()
    assert page.get_by_text("Alone, bids start at 5.").count() == told
