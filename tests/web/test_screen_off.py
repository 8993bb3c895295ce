"""Whole games with the screen off: only what a screen reader is told, and only keys.

Nothing here looks for a class or an element of the page's own: everything is found by its role and its name, and
whatever is done is done by keys. After each of them the focus lies on something, never on nothing.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PATIENCE
from tests.web.tables import table_of
from tests.web.test_ten import ASK_ALWAYS, MIXED, WILDS

TURNS = 90
AGAIN = 20  # times
SOON = 5_000  # milliseconds
ON_NOTHING = "document.activeElement === document.body"
ON_A_BUTTON = "document.activeElement.tagName === 'BUTTON'"
NAME = "(document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent).trim()"
expect.set_options(timeout=PATIENCE)
GLADLY = "I\u2019d love to"
STEPS = re.compile(r"([A-D]) (?:up|down) (\d+)")


class Reader:
    """Somebody who hears the page and has a keyboard."""

    def __init__(self, page) -> None:
        self.page = page
        self.hand = page.get_by_role("toolbar", name="Your hand").get_by_role("button")
        self.over = page.get_by_role("button", name="Deal again", exact=True)
        self.bids = 0
        self.yours = page.get_by_text(re.compile("^(Your (turn|bid)|Bust ·)"))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.page.wait_for_function(f"() => !({ON_NOTHING})")

    def button(self, name: str | re.Pattern[str]):
        return self.page.get_by_role("button", name=name)

    def tab_to(self, name: str) -> None:
        """By the tabulator, forwards, until one is on a button whose name begins so."""
        for _ in range(150):
            if self.page.evaluate(ON_A_BUTTON) and re.match(name, self.page.evaluate(NAME)):
                return
            self.page.keyboard.press("Tab")  # after the last one comes the browser's own bar
        raise AssertionError(f"{name} cannot be reached by keys.")

    def is_on_something_else_than(self, name: str) -> None:
        self.page.wait_for_function(f"(name) => !({ON_NOTHING}) && {NAME} !== name", arg=name)

    def does(self, act: Callable[[], None]) -> None:
        """Until the table is another one: what is pressed while the last wish is under way is not heard."""
        main = self.page.get_by_role("main")
        before = main.text_content() or ""
        for _ in range(AGAIN):
            act()
            try:
                expect(main).not_to_have_text(before, timeout=SOON, use_inner_text=False)
            except AssertionError:
                continue
            return
        raise AssertionError("Nothing comes of it.")


def says_who_starts(reader: Reader) -> None:
    expect(reader.page.get_by_role("toolbar", name="Your hand")).to_be_visible()
    gladly = reader.button(GLADLY)
    if gladly.count():
        expect(reader.page.get_by_role("alert")).to_contain_text("Who starts?")
        reader.tab_to(GLADLY)
        reader.press("Enter")


def in_hand(reader: Reader) -> list[str]:
    """What each card is called, at one moment."""
    names: list[str] = reader.hand.evaluate_all("(cards) => cards.map((card) => card.getAttribute('aria-label') ?? '')")
    return names


def lay_a_card(reader: Reader) -> None:
    """The dearest that fits: games are over soon. Nothing, if the hand changes meanwhile, since what was laid before
    leaves it late or the game ends.
    """
    names = in_hand(reader)
    ways = ways_to_lay(names)
    if not ways:
        return
    _, place, pile = max(ways)
    reader.press("h")
    reader.press("Home")
    for _ in range(place):
        reader.press("ArrowRight")
    reader.press(pile.lower())
    try:
        expect(reader.hand.nth(place)).to_have_attribute("aria-label", re.compile("planned"), timeout=SOON)
    except AssertionError:
        if in_hand(reader) == names:
            raise
    else:
        reader.is_on_something_else_than(names[place])


def ways_to_lay(names: list[str]) -> list[tuple[int, int, str]]:
    """By how much, which card of the hand, and where."""
    by_steps = [(int(by), place, pile) for place, name in enumerate(names) for pile, by in STEPS.findall(name)]
    return by_steps or [
        (0, place, pile)
        for place, name in enumerate(names)
        if "planned" not in name
        for pile in re.findall(r"\b([A-D])\b", name.partition("Fits")[2])
    ]


def play_a_turn(reader: Reader) -> None:
    lay = reader.page.get_by_role("button", name=re.compile("^(Lay and end turn|End turn)$"), disabled=False)
    another = reader.hand.and_(reader.button(re.compile("Fits")))
    for _ in range(TURNS):
        expect(lay.or_(another).or_(reader.over).first).to_be_visible()  # the table has answered about the card before
        if reader.over.count():
            return  # the others left nothing that fits
        if lay.count():
            break
        lay_a_card(reader)
    expect(lay).to_be_visible()
    reader.does(lambda: reader.press("Control+Enter"))
    planned = reader.page.get_by_role("list", name="Your plan").get_by_role("listitem")
    anyway = reader.button("Lay it anyway")
    if anyway.count():
        reader.tab_to("Lay it anyway")
        reader.does(lambda: reader.press("Enter"))
    expect(planned).to_have_count(0)


@pytest.mark.parametrize("game", ["the-game", "quick-and-easy", "face-to-face"])
def test_a_game_of_piles_with_the_screen_off(visit, host, game):
    token = host.guest("Ada")
    reader = Reader(visit(token=token, path=f"t/{table_of(host, token, game)}"))
    says_who_starts(reader)
    reader.press("r")
    expect(reader.page.get_by_role("status").filter(has_text="A ")).to_be_attached()
    for _ in range(TURNS):
        expect(reader.over.or_(reader.yours).first).to_be_visible()
        if reader.over.count():
            break
        play_a_turn(reader)
    expect(reader.page.get_by_role("alert")).to_contain_text("The end.")
    reader.page.wait_for_function(
        "() => /^H[1-6]$/.test(document.activeElement.tagName)"
    )  # the result, to read on from


# TEN


ASKED = re.compile("^(Draw|Turn up|Buy nothing|Pass|Pay )")


def choose(reader: Reader) -> None:
    """Answer what TEN asks now, by the keys that its help names."""
    draw, numbers = reader.button(re.compile("^(Draw|Turn up)")), reader.button(re.compile("^Take the numbers"))
    if draw.count():
        key = "d" if numbers.get_attribute("aria-disabled") == "true" else "n"
        reader.does(lambda: reader.press(key))
    elif reader.button(re.compile("^Buy nothing")).count():
        buy_or_not(reader)
    elif reader.button(re.compile(r"^Bid \d")).count():
        bid(reader)
    elif reader.button(re.compile("^Pass")).count():
        reader.does(lambda: reader.press("x"))
    elif reader.button(re.compile("^Pay ")).count():
        pay(reader)


def bid(reader: Reader) -> None:
    """The least that one may bid, by the button that says it."""
    reader.tab_to(r"Bid \d")
    reader.does(lambda: reader.press("Enter"))
    reader.bids += 1


def buy_or_not(reader: Reader) -> None:
    reader.press("m")
    name = reader.page.evaluate(NAME)
    if "price" not in name or "short" in name or "already own" in name:
        reader.does(lambda: reader.press("x"))
        return
    reader.does(lambda: reader.press("Enter"))
    reader.tab_to("Buy (?!nothing)")
    reader.does(lambda: reader.press("Enter"))


def pay(reader: Reader) -> None:
    reader.tab_to("Pay ")
    reader.does(lambda: reader.press("Enter"))


@pytest.mark.parametrize(("deck", "bids"), [(MIXED, 0), (WILDS, 1)])
def test_a_game_of_ten_with_the_screen_off(visit, host, deck, bids):
    """Where every card is a wild one, every card is bid for."""
    token = host.guest("Ada")
    table = table_of(host, token, "ten", options={"deck": deck})
    page = visit(token=token, path="about")
    page.evaluate(ASK_ALWAYS)  # else what has one answer only is gone before it is answered
    page.goto(f"/t/{table}")
    reader = Reader(page)
    for _ in range(TURNS * 4):
        expect(reader.over.or_(reader.yours).first).to_be_visible()
        expect(reader.over.or_(reader.button(ASKED)).first).to_be_visible()  # a row that went bust is looked at first
        if reader.over.count():
            break
        choose(reader)
    assert reader.bids >= bids
    expect(reader.page.get_by_role("alert")).to_contain_text("The end.")
    reader.page.wait_for_function(
        "() => /^H[1-6]$/.test(document.activeElement.tagName)"
    )  # the result, to read on from


def test_a_question_mark_opens_the_help(visit, host):
    token = host.guest("Ada")
    reader = Reader(visit(token=token, path=f"t/{table_of(host, token, 'ten', seats=1)}"))
    expect(reader.button(re.compile("^(Draw|Turn up)"))).to_be_visible()
    reader.page.keyboard.press("?")
    expect(reader.page.get_by_role("dialog", name="Rules and keys")).to_be_visible()
    reader.page.keyboard.press("Escape")
    expect(reader.page.get_by_role("dialog")).to_have_count(0)
