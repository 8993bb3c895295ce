"""A table lives: five browsers, bots that stand in, a server that dies, lines that break, several tabs."""

from typing import Any

from tests.web.conftest import Host
from tests.web.tables import in_sight, line_of, play_turn, table_of

SCENE = "() => document.querySelector('table-screen').table.scene"
CHOOSE_NOVICES = """async () => {
  const client = document.querySelector('script[type=module][src]').src;
  const { settings } = await import(client.replace('app.js', 'store/settings.js'));
  settings.choose({ bots: 'novice' });
}"""
PILES = ("up1", "up2", "down1", "down2")


def scene(page) -> Any:
    return page.evaluate(SCENE)


def until(page, condition: str) -> None:
    """Wait until something holds of the scene `s`."""
    page.wait_for_function(f"() => {{ const s = ({SCENE})(); return s && ({condition}); }}")


def chosen_by_mouse(page):
    def choose(card, pile):
        page.locator(f"[data-held='{card}']").click()
        page.locator(f"[data-press='{PILES[pile]}']").click()

    return choose


def take_a_turn(page) -> None:
    seq = scene(page)["seq"]
    play_turn(page, chosen_by_mouse(page))
    page.locator(".plan__lay").click()
    until(page, f"s.seq > {seq} && !s.you.actions.length")


def hand_over(page) -> None:
    """To a novice: what a strong bot thinks is nothing to wait for on a busy machine."""
    page.evaluate(CHOOSE_NOVICES)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    until(page, "s.you && s.public.seats[s.you.seat].bot")


def test_five_browsers_end_with_the_same_game_whatever_happens(visit, fresh):
    names = ("Ada", "Tomek", "Juniper", "Mika", "Noa")
    tokens = [fresh.guest(name) for name in names]
    table = table_of(fresh, tokens[0], "the-game", seats=5, others=tokens[1:], offers="willing")
    pages = [visit(token=token, path=f"t/{table}", at=fresh) for token in tokens]
    for page in pages:
        page.locator(".hcard").first.wait_for()
        page.evaluate("window.never_loaded_again = true")

    def next_turn() -> None:
        until(pages[0], "s.public.game.turn !== null && !s.public.seats[s.public.game.turn].bot")
        now = scene(pages[0])
        on_turn = pages[now["public"]["game"]["turn"]]
        until(on_turn, f"s.seq >= {now['seq']} && s.you.actions.length")
        take_a_turn(on_turn)

    next_turn()
    for page in pages[3:]:
        hand_over(page)
    for _ in range(3):
        next_turn()
    assert pages[0].locator(".seat__bot").count() == 2

    fresh.kill()
    for page in pages:
        in_sight(page, "Reconnecting").wait_for()
        assert page.locator(".hcard").count() > 0  # still to be read
    fresh.start()
    for page in pages:
        in_sight(page, "Reconnecting").wait_for(state="detached")
    next_turn()
    for page in pages[3:]:
        page.locator(".plan__back").click()
        until(page, "!s.public.seats[s.you.seat].bot")
    pages[0].locator(".seat__bot").first.wait_for(state="detached")
    for _ in range(3):
        next_turn()

    for token in tokens:
        with line_of(fresh, token) as line:  # the rest is the bots'
            line.wish("enter", table=table)
            line.wish("hand-over", strength="novice")
    for page in pages:
        page.locator(".ended").wait_for()
        assert page.evaluate("window.never_loaded_again")
    last = max(scene(page)["seq"] for page in pages)
    for page in pages:
        until(page, f"s.seq === {last}")
    ends = [{name: part for name, part in scene(page).items() if name != "you"} for page in pages]
    assert all(end == ends[0] for end in ends)
    assert sorted(card for page in pages for card in scene(page)["you"]["hand"]) == sorted(
        card for hand in ends[0]["reveal"]["position"]["hands"] for card in hand
    )


def test_a_broken_line_is_said_mended_and_what_was_missed_is_told(visit, host):
    ada, tomek = host.guest("Ada"), host.guest("Tomek")
    table = table_of(host, ada, "the-game", others=[tomek], offers="willing")
    page = visit(token=ada, path=f"t/{table}")
    page.locator(".hcard").first.wait_for()
    with line_of(host, tomek) as line:
        line.wish("enter", table=table)
        line.until("playing")
        if line.scene["public"]["game"]["turn"] == 0:
            take_a_turn(page)
            while not line.scene["you"]["actions"]:
                line.hear()
        page.context.set_offline(True)
        page.evaluate("document.querySelector('table-screen').connection.renew()")
        in_sight(page, "Reconnecting").wait_for()
        while line.scene["you"]["actions"]:
            lays = [action for action in line.scene["you"]["actions"] if action != "end"]
            ends = "end" in line.scene["you"]["actions"]
            seq = line.wish("play", actions=["end"] if ends else [min(lays, key=len)])["seq"]
            while line.scene["seq"] < seq:
                line.hear()
    page.context.set_offline(False)
    in_sight(page, "Back online. You missed one turn.").wait_for()
    assert "Tomek laid" in page.locator(".lg li").first.inner_text()


def test_two_tabs_stay_in_step_and_a_plan_laid_in_one_is_gone_in_the_other(visit, host):
    token = host.guest("Ada")
    one = visit(token=token, path=f"t/{table_of(host, token, 'the-game', seats=1)}")
    two = one.context.new_page()
    two.goto(one.url)
    for page in (one, two):
        page.locator(".mine.is-turn").wait_for()
        page.locator(".hcard").first.click()
        page.locator("[data-press='up1']").click()
        page.locator("[data-pile='up1'] .planned").wait_for()
    card = scene(one)["you"]["hand"][0]
    one.get_by_role("button", name="Lay, keep the turn").click()
    two.locator("[data-pile='up1'] .planned").wait_for(state="detached")
    until(two, f"s.public.game.piles.up1 === {card}")
    assert two.locator(f".hcard[data-held='{card}']").count() == 0
    assert two.locator(".pchip:not(.pchip--open)").count() == 0
    assert scene(one) == scene(two)


def test_a_plan_outlives_the_server_and_is_laid_when_it_is_back(visit, fresh):
    token = fresh.guest("Mika")
    page = visit(token=token, path=f"t/{table_of(fresh, token, 'the-game', seats=1)}", at=fresh)
    page.locator(".mine.is-turn").wait_for()
    card = scene(page)["you"]["hand"][0]
    page.locator(f"[data-held='{card}']").click()
    page.locator("[data-press='up1']").click()
    page.locator("[data-pile='up1'] .planned").wait_for()
    page.wait_for_function("() => document.querySelector('the-game-table').plan.foreseen")
    fresh.kill()
    in_sight(page, "Reconnecting").wait_for()
    assert page.locator("[data-pile='up1'] .planned").count() == 1
    page.get_by_role("button", name="Lay, keep the turn").click()
    fresh.start()
    until(page, f"s.public.game.piles.up1 === {card}")


def test_what_is_pressed_at_tens_table_while_the_line_is_down_is_said_to_be_sent_and_is(visit, fresh):
    token = fresh.guest("Ada")
    page = visit(token=token, at=fresh, path=f"t/{table_of(fresh, token, 'ten', seats=1)}")
    draw = page.locator("[data-act='draw']")
    draw.wait_for()
    fresh.kill()
    in_sight(page, "Reconnecting").wait_for()
    draw.click()
    page.locator(".toast", has_text="will be sent when you are back online").wait_for()
    fresh.start()
    until(page, "s.public.game.row.length > 0 || s.public.game.auction")


def test_the_title_the_sound_and_a_notification_call_who_looks_elsewhere(visit, host):
    ada, tomek = host.guest("Ada"), host.guest("Tomek")
    table = table_of(host, ada, "the-game", others=[tomek], offers="willing")
    page = visit(token=ada)
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        """localStorage.setItem('tenback:settings', JSON.stringify({sound: true, notify: true}));
        window.told = [];
        window.Notification = class {
          static permission = 'granted';
          constructor(title) { told.push(title); }
          close() {}
        };
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...at) { told.push('knock'); return start.apply(this, at); };
        Object.defineProperty(document, 'hidden', { get: () => true });"""
    )
    page.goto(f"/t/{table}")
    page.locator(".hcard").first.wait_for()
    with line_of(host, tomek) as line:
        line.wish("enter", table=table)
        line.until("playing")
        if line.scene["public"]["game"]["turn"] == 0:
            assert page.title().startswith("• Your turn")
            take_a_turn(page)
            while not line.scene["you"]["actions"]:
                line.hear()
        page.wait_for_function("() => !document.title.startsWith('•')")
        page.evaluate("told.length = 0")
        while line.scene["you"]["actions"] and line.scene["public"]["phase"] == "playing":
            ends = "end" in line.scene["you"]["actions"]
            lays = [action for action in line.scene["you"]["actions"] if action != "end"]
            seq = line.wish("play", actions=["end"] if ends else lays[:1])["seq"]
            while line.scene["seq"] < seq:
                line.hear()
    page.wait_for_function("() => document.title.startsWith('• Your turn')")
    assert page.evaluate("told").count("Your turn") == 1
    assert page.evaluate("told").count("knock") == 2


def test_who_has_too_many_tabs_reads_so_and_the_tab_comes_back(visit, tmp_path):
    host = Host(tmp_path, before='import os\nos.environ["TENBACK_LIMITS_SOCKETS_A_PERSON"] = "1"')
    try:
        token = host.guest("Ada")
        table = table_of(host, token, "ten", seats=1)
        only = visit(token=token, at=host)
        only.locator("main h1").wait_for()
        more = only.context.new_page()
        more.goto(f"/t/{table}")
        more.get_by_role("alert").get_by_text("Too many tabs are open here as you.").wait_for()
        only.close()
        more.get_by_role("button", name="Try now").click()
        more.locator(".choices").wait_for()
        assert more.get_by_text("Too many tabs").count() == 0
    finally:
        host.kill()
