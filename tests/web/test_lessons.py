"""Lessons in a real browser: by mouse, on a phone, by keyboard alone; and what is pressed wrongly."""

import json

import pytest

from tests.web.conftest import PHONE

# What is pressed in each step, after which the coach says what came of it; a step without presses is only read.
PRESSES = {
    "the-game": (
        (),
        ("[data-held='22']", "[data-press='up2']"),
        ("[data-held='86']", "[data-press='down2']"),
        ("[data-press='up1']",),
        ("@signal", "[aria-label='Keep off, pile C']"),
        ("[data-held='75']", "[data-press='down1']", "[data-held='39']", "[data-press='up1']", ".plan__lay"),
    ),
    "quick-and-easy": (
        (),
        ("[data-held='R6']", "[data-press='up']"),
        ("[data-held='G8']", "[data-press='down']"),
        ("@signal", "[aria-label='I hold yellow']", ".pick4 button:has-text('low')"),
        ("[data-held='Y3']", "[data-press='up']", ".plan__lay"),
    ),
    "face-to-face": (
        (),
        ("[data-held='17']", "[data-press='up']"),
        ("[data-held='12']", "[data-press='their-up']"),
        (".plan__lay",),
        ("[data-held='22']", "[data-press='up']", "[data-held='25']", "[data-press='up']", ".plan__lay"),
    ),
    "ten-drawing": (
        (),
        ("[data-act='draw']",),
        ("[data-act='take:numbers']",),
        ("[data-act='draw']",),
        ("[data-buy='B3']", ".buy .btn--go"),
        (".pay .btn--go",),
        (),
    ),
    "ten-auction": (
        (),
        ("[data-act='bid']",),
        ("[data-act='pay:coin']", "[data-act='pay:coin']", "[data-act='pay:coin']"),
        ("[data-act='pass']",),
        (),
    ),
}


def press(page, what):
    if what == "@signal":  # beside the table, or in a sheet where there is no room
        if (button := page.locator(".sheetbar").get_by_role("button", name="Signal")).is_visible():
            button.click()
        return
    heard(page)
    page.locator(what).locator("visible=true").first.click()


def heard(page):
    """What was done before has been answered: TEN takes no second press until then, lest a double click pay twice."""
    page.locator(".stage.is-under-way").wait_for(state="detached")


def at(page, step, count):
    """The coach is at that step."""
    page.get_by_role("region", name=f"Lesson, step {step} of {count}").wait_for()


IN_SIGHT = """() => {
  const box = (each) => each.getBoundingClientRect();
  const hand = document.querySelector(".mine, .estate");
  const foot = getComputedStyle(hand).position === "sticky" ? box(hand).top : innerHeight;
  const coach = box(document.querySelector(".coach"));
  const lit = [...document.querySelectorAll("[data-lit]")];
  const behind = (each) => {
    const { left, top, width, height } = box(each);
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".coach");
  };
  return coach.top >= 0 && coach.bottom <= foot && !lit.some(behind)
    && lit.every((each) => box(each).top >= 0 && box(each).bottom <= innerHeight + 1)
    && lit.every((each) => each.contains(hand) || hand.contains(each) || box(each).bottom <= foot + 1);
}"""
"""The coach, and all it speaks of: not out of the window, nor behind the hand at its foot, nor behind the coach."""


def go_through(page, lesson, steps):
    for number, presses in enumerate(steps, 1):
        at(page, number, len(steps))
        page.locator("[data-lit]").first.wait_for()
        page.wait_for_function(IN_SIGHT)
        for what in presses:
            press(page, what)
        going = page.get_by_role("button", name="Continue")
        going.wait_for()
        page.locator("dialog[open]").wait_for(state="detached")  # it would lie over what came of it
        page.wait_for_function(IN_SIGHT)
        assert not page.locator(".plan__hint, .lane .fit--no").count()  # no hint beside a coach, no card still held
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not page.locator(".toast").count()
        going.click()
    page.locator(".coach").get_by_text("That is all.").wait_for()
    kept = json.loads(page.evaluate("localStorage.getItem('tenback:lessons')"))
    assert kept[lesson]["done"]


@pytest.mark.parametrize(
    "how",
    [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}, {"viewport": {"width": 844, "height": 390}}],
    ids=["mouse", "phone", "lying"],
)
def test_every_lesson_to_its_end(visit, how):
    page = visit(**how)
    for lesson, steps in PRESSES.items():
        page.goto(f"/learn/{lesson}")
        go_through(page, lesson, steps)
    page.goto("/")
    page.get_by_text("Repeat the lesson").nth(3).wait_for()


def test_on_a_phone_the_hand_never_lies_over_the_coach(visit):
    """Quick & Easy, where piles, coach and hand are highest, and one speaks from a sheet."""
    page = visit(path="learn/quick-and-easy", viewport=PHONE, has_touch=True, is_mobile=True)
    go_through(page, "quick-and-easy", PRESSES["quick-and-easy"])
    page.goto("/learn/ten-drawing")  # it begins with one's own runs, at the foot of the window
    at(page, 1, 7)
    page.locator(".estate[data-lit]").wait_for()
    page.wait_for_function(IN_SIGHT)


def test_a_trick_is_told_within_its_pile(visit):
    page = visit(path="learn/quick-and-easy", viewport={"width": 320, "height": 640}, locale="de-DE")
    for what in (".coach__on", "[data-held='R6']", "[data-press='up']", ".coach__on", "[data-held='G8']"):
        press(page, what)
    page.locator("[data-pile='down'] .trick").wait_for()
    assert page.evaluate(
        "() => [...document.querySelectorAll('.lane .trick')].every((pill) =>"
        " pill.getBoundingClientRect().right <= pill.closest('.lane').getBoundingClientRect().right)"
    )


def test_from_the_card_to_the_lesson_and_to_a_table(visit):
    page = visit(newcomer=True)
    tile = page.locator(".tile", has_text="Face to Face")
    assert tile.get_by_role("link", name="How to play Face to Face").get_attribute("href") == "/rules/face-to-face"
    tile.get_by_role("link", name="Learn in 2 minutes: Face to Face").click()
    go_through(page, "face-to-face", PRESSES["face-to-face"])
    page.locator(".coach").get_by_text("Play against a bot?").wait_for()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    page.locator(".duel").wait_for()
    assert not page.locator(".first-table").count()  # who has learnt it knows


def test_what_is_wrong_is_answered_kindly_and_nothing_is_lost(visit):
    page = visit(path="learn/the-game")
    coach = page.locator(".coach")
    page.get_by_role("button", name="Continue").click()
    at(page, 2, 6)
    page.locator(".deck").click(force=True)  # rests
    coach.get_by_text("That part is off for now").wait_for()
    page.locator("[data-held='22'] button").focus()
    page.keyboard.press("c")  # allowed, and far
    coach.get_by_text("it is a long step").wait_for()
    page.keyboard.press("a")  # 22 on 47
    coach.get_by_role("link", name="G6").wait_for()
    assert page.locator(".pchip__card").count() == 0
    assert page.locator("[data-held]").count() == 6
    page.keyboard.press("b")
    coach.get_by_text("hardly any room lost").wait_for()
    page.get_by_role("button", name="Previous step").click()
    at(page, 1, 6)


def test_it_goes_on_where_one_left_it(visit):
    page = visit(path="learn/ten-drawing")
    for _ in range(2):
        page.get_by_role("button", name="Continue").click()
        at(page, 2, 7)
        press(page, "[data-act='draw']")
        page.get_by_role("button", name="Continue").click()
        at(page, 3, 7)
        page.reload()
        at(page, 3, 7)
        page.get_by_role("button", name="Previous step").click()
        at(page, 2, 7)
        page.get_by_role("button", name="Previous step").click()
        at(page, 1, 7)
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("link", name="Learn in 2 minutes: TEN").click()
    at(page, 1, 7)
    page.goto("/learn/chess")
    page.get_by_text("There is no such lesson").first.wait_for()
    page.get_by_role("link", name="To the lobby", exact=True).click()
    page.locator(".tiles").wait_for()


def test_a_lesson_by_keyboard_alone(visit):
    page = visit(path="learn/the-game")
    live = page.locator("#live-polite")

    def focused(selector):
        page.wait_for_function("what => document.activeElement?.matches(what)", arg=selector)

    focused(".coach__on")
    live.get_by_text("One team, four piles.").wait_for()
    page.keyboard.press("Enter")
    focused("[data-held='22'] button")
    live.get_by_text("Press the 22, then pile B.").wait_for()
    page.evaluate("document.querySelector('#live-polite').textContent = ''")
    page.keyboard.press("r")
    live.get_by_text("Higher on a rising pile. B rises").wait_for()
    page.keyboard.press("b")
    focused(".coach__on")
    page.keyboard.press("Enter")
    focused("[data-held='86'] button")
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    focused(".coach__on")
    page.keyboard.press("Enter")
    focused("[data-press='up1']")
    page.keyboard.press("Enter")
    focused(".coach__on")
    page.keyboard.press("Enter")
    focused(".sigpad button")
    for _ in range(2):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    focused(".coach__on")
    page.keyboard.press("Enter")
    focused("[data-held='75'] button")
    page.keyboard.press("c")
    page.locator(".pchip__card", has_text="75").wait_for()
    page.locator("[data-held='39'] button").focus()
    page.keyboard.press("a")
    page.locator(".pchip__card", has_text="39").wait_for()
    page.keyboard.press("Control+Enter")
    focused(".coach__on")
    page.keyboard.press("Enter")
    page.locator(".coach").get_by_text("That is all.").wait_for()
    focused(".coach__on")
    page.keyboard.press("Escape")
    page.locator(".tiles").wait_for()


HAS_FOCUS = "each => each.contains(document.activeElement)"
MOST_KEYS = 60


def reached(page, what):
    """By Tab, and among the cards of a hand by arrows; then Enter."""
    heard(page)
    wanted = page.locator(what).locator("visible=true").first
    wanted.wait_for()
    for _ in range(MOST_KEYS):
        if wanted.evaluate(HAS_FOCUS):
            return page.keyboard.press("Enter")
        in_hand = page.evaluate("Boolean(document.activeElement?.closest('.hand'))")
        page.keyboard.press("ArrowRight" if in_hand and "data-held" in what else "Tab")
    raise AssertionError(f"{what} is out of reach.")


@pytest.mark.parametrize("lesson", [each for each in PRESSES if each != "the-game"])
def test_the_other_lessons_by_keyboard_alone(visit, lesson):
    page = visit(path=f"learn/{lesson}")
    steps = PRESSES[lesson]
    for number, presses in enumerate(steps, 1):
        at(page, number, len(steps))
        page.locator("[data-lit]").first.wait_for()
        for what in presses:
            if what != "@signal":
                reached(page, what)
        going = page.get_by_role("button", name="Continue")
        going.wait_for()
        page.wait_for_function("() => document.activeElement?.matches('.coach__on')")  # without a search for it
        page.keyboard.press("Enter")
    page.locator(".coach").get_by_text("That is all.").wait_for()


def test_what_is_not_lit_is_out_of_reach(visit):
    page = visit(path="learn/the-game")
    page.get_by_role("button", name="Continue").click()
    at(page, 2, 6)
    page.locator("[data-lit]").first.wait_for()
    lit = page.evaluate("[...document.querySelectorAll('[data-lit]')].map(e => e.dataset.held ?? e.dataset.pile)")
    assert sorted(lit) == ["22", "up2"]
    reachable = page.evaluate(
        "[...document.querySelectorAll('.room button')].filter(e => !e.closest('[inert]') && !e.closest('.coach'))"
        ".map(e => e.closest('[data-held], [data-pile]')?.dataset)"
    )
    assert {each.get("held") or each.get("pile") for each in reachable} == {"22", "up2"}


# One's first table


def test_the_first_table_tells_its_aim_once(visit):
    page = visit(newcomer=True)
    page.get_by_role("combobox", name="Bots").select_option("novice")  # who says at once how gladly it starts
    page.get_by_role("button", name="Play The Game with bots").click()
    strip = page.get_by_role("region", name="First time at this table")
    strip.get_by_text("lay all 98 cards together").wait_for()
    assert not page.locator(".starting").count()
    assert strip.get_by_role("link", name="Learn in 2 minutes").get_attribute("href") == "/learn/the-game"
    page.reload()
    strip.wait_for()
    strip.get_by_role("button", name="Got it").click()
    strip.wait_for(state="detached")
    page.reload()
    page.locator(".hcard").first.wait_for()
    assert not strip.count()


@pytest.mark.parametrize(
    ("game", "aim"),
    [
        ("Quick & Easy", "quick-and-easy"),
        ("Face to Face", "face-to-face"),
        ("TEN", "ten-drawing"),
    ],
)
def test_the_first_table_of_the_other_games_tells_their_aim(visit, game, aim):
    page = visit(newcomer=True, viewport=PHONE)
    page.get_by_role("combobox", name="Bots").select_option("novice")
    page.get_by_role("button", name=f"Play {game} with bots").click()
    strip = page.get_by_role("region", name="First time at this table")
    strip.wait_for()
    assert strip.get_by_role("link", name="Learn in 2 minutes").get_attribute("href") == f"/learn/{aim}"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    strip.get_by_role("button", name="Got it").click()
    strip.wait_for(state="detached")
    page.reload()
    page.locator(".hcard, .estate").first.wait_for()
    assert not strip.count()
