"""The Game by its rule page: what the tests share."""

from itertools import permutations, product
from typing import Any

from tenback import games
from tenback.core import (
    Ending,
)
from tenback.games.the_game import Reason

GAME: Any = games.get("the-game")
DECK = set(range(2, 100))
UNTOUCHED = "1 1 100 100"
SHUT = "99 99 2 2"  # takes nothing but 89 and 12
PILES = ("up1", "up2", "down1", "down2")
EVERY_ACTION = [*(f"{card}>{pile}" for card in sorted(DECK) for pile in PILES), "end"]
EVERY_OPTIONS = [
    dict(zip(("expert", "short_hands", "on_fire"), values, strict=True)) for values in product((False, True), repeat=3)
]
STUCK, WON, BURNT = Reason.STUCK, Reason.EVERY_CARD_LAID, Reason.BURNT
RULE = {WON: "G13", STUCK: "G12", BURNT: "G17"}


def numbers(text):
    return [int(word) for word in text.split()]


def at_table(hands, draw="", piles=UNTOUCHED, *, turn=0, played=0, burning="", **options):
    """A position, written out: hands parted by `|`, piles as up1 up2 down1 down2, what burns as in `up1:2 down1:1`."""
    data = {
        "game": "the-game",
        "options": {name: value for name, value in options.items() if value},
        "piles": dict(zip(PILES, numbers(piles), strict=True)),
        "hands": [numbers(hand) for hand in hands.split("|")],
        "draw": numbers(draw),
        "turn": turn,
        "played": played,
    }
    if options.get("on_fire"):
        data["burning"] = {pile: int(ends) for pile, ends in (word.split(":") for word in burning.split())}
    return GAME.position(data)


def after(state, actions):
    """The state after the actions, as in `8>up1 13>up1 end`."""
    for text in actions.split():
        state = state.play(GAME.action(text))
    return state


def offered(state):
    return {str(action) for action in state.actions()}


def ended(reason, left):
    return Ending(reason, RULE[reason], won=reason is WON, left=left)


# The rule page once more, over plain data and worded apart from the module

TAKES = {
    (pile, top): DECK & ({*range(top + 1, 200), top - 10} if "up" in pile else {*range(-100, top), top + 10})
    for pile in PILES
    for top in range(1, 101)
}  # G6, G7


def some_order_lays(count, hand, piles):
    """G12 by brute force: so many cards in every order, each on every pile."""
    for cards in permutations(hand, count):
        for places in product(PILES, repeat=count):
            shown = dict(piles)
            for card, place in zip(cards, places, strict=True):
                if card not in TAKES[place, shown[place]]:
                    break
                shown[place] = card
            else:
                return True
    return False


SKIPPING = [
    (held, turn)
    for seats in (2, 3, 4, 5)
    for held in product((False, True), repeat=seats)
    for turn in range(seats)
    if any(held)
]


# Positions


def good():
    return {
        "game": "the-game",
        "options": {"expert": True, "on_fire": True},
        "piles": {"up1": 22, "up2": 1, "down1": 100, "down2": 77},
        "hands": [[5, 17], [40, 41, 99], []],
        "draw": [71, 70, 2],
        "turn": 1,
        "played": 2,
        "burning": {"up1": 1, "down2": 2},
    }


NEEDS = "it needs game, options, piles, hands, draw, turn, played."
CARD = "must be a card from 2 to 99, not"
HOSTILE: list[tuple[Any, Any, str]] = [
    ("game", "ten", "game of the position must be one of the-game, not 'ten'."),
    ("game", None, "game of the position must be one of the-game, not None."),
    ("game", ["the-game"], "game of the position must be one of the-game, not ['the-game']."),
    ("colour", 7, f"the position has 'colour', which means nothing here; {NEEDS}"),
    (7, 7, f"the position has 7, which means nothing here; {NEEDS}"),
    ("x" * 100, 7, f"the position has '{'x' * 59}, which means nothing here; {NEEDS}"),
    ("hands", None, "hands of the position must be a list, not None."),
    ("hands", "5 17", "hands of the position must be a list, not '5 17'."),
    ("hands", {"0": [5]}, "hands of the position must be a list, not {'0': [5]}."),
    ("hands", [], "hands must be those of 1 to 5 players, not of 0."),
    ("hands", [[5], [], [], [], [], []], "hands must be those of 1 to 5 players, not of 6."),
    ("hands", [[5], 40], "hands[1] of the position must be a list, not 40."),
    ("hands", [[5], [40], "60"], "hands[2] of the position must be a list, not '60'."),
    ("hands", [[5, 1]], f"hands[0][1] {CARD} 1."),
    ("hands", [[5], [100]], f"hands[1][0] {CARD} 100."),
    ("hands", [[5], [-40]], f"hands[1][0] {CARD} -40."),
    ("hands", [[5], [True]], f"hands[1][0] {CARD} True."),
    ("hands", [[5], [40.0]], f"hands[1][0] {CARD} 40.0."),
    ("hands", [[5], ["40"]], f"hands[1][0] {CARD} '40'."),
    ("hands", [[5], [None]], f"hands[1][0] {CARD} None."),
    ("hands", [[5], [[40]]], f"hands[1][0] {CARD} [40]."),
    ("hands", [[5], [{}]], f"hands[1][0] {CARD} {{}}."),
    ("hands", [[5], ["9" * 200]], f"hands[1][0] {CARD} '{'9' * 59}."),
    ("hands", [[5, 5], [40]], "The card 5 is in two places; each card is there once."),
    ("hands", [[5], [40, 5]], "The card 5 is in two places; each card is there once."),
    ("hands", [[5], [40, 71]], "The card 71 is in two places; each card is there once."),  # in the draw pile too
    ("draw", [60, 61, 60], "The card 60 is in two places; each card is there once."),
    ("draw", None, "draw of the position must be a list, not None."),
    ("draw", 3, "draw of the position must be a list, not 3."),
    ("draw", [60, 1], f"draw[1] {CARD} 1."),
    ("draw", [False], f"draw[0] {CARD} False."),
    ("piles", None, "piles must be an object, not None."),
    ("piles", [1, 1, 100, 100], "piles must be an object, not [1, 1, 100, 100]."),
    ("piles", {"up1": 1, "up2": 1, "down1": 100}, "piles has no 'down2'; it needs up1, up2, down1, down2."),
    (
        "piles",
        {"up1": 1, "up2": 1, "down1": 100, "down2": 100, "up3": 1},
        "piles has 'up3', which means nothing here; it needs up1, up2, down1, down2.",
    ),
    *(
        ("piles", {**good()["piles"], pile: top}, f"{pile} of piles must be a whole number from {low}, not {top!r}.")
        for pile, low, tops in (
            ("up1", "1 to 99", [0, 100, True, 22.0, "22", None]),
            ("up2", "1 to 99", [0, 100, -1]),
            ("down1", "2 to 100", [1, 101, False, []]),
            ("down2", "2 to 100", [1, 101]),
        )
        for top in tops
    ),
    ("turn", 3, "turn of the position must be a whole number from 0 to 2, not 3."),
    ("turn", -1, "turn of the position must be a whole number from 0 to 2, not -1."),
    ("turn", True, "turn of the position must be a whole number from 0 to 2, not True."),
    ("turn", None, "turn of the position must be a whole number from 0 to 2, not None."),
    ("turn", 1.0, "turn of the position must be a whole number from 0 to 2, not 1.0."),
    ("played", -1, "played of the position must be a whole number from 0 to 98, not -1."),
    ("played", 99, "played of the position must be a whole number from 0 to 98, not 99."),
    ("played", False, "played of the position must be a whole number from 0 to 98, not False."),
    ("played", "2", "played of the position must be a whole number from 0 to 98, not '2'."),
    # G17: exactly the piles that show a fire card burn
    ("burning", None, "burning must be an object, not None."),
    ("burning", ["up1"], "burning must be an object, not ['up1']."),
    ("burning", {"up1": 1}, "burning has no 'down2'; it needs up1, down2."),
    ("burning", {}, "burning has no 'up1'; it needs up1, down2."),
    (
        "burning",
        {"up1": 1, "down2": 2, "up2": 1},
        "burning has 'up2', which means nothing here; it needs up1, down2.",
    ),
    ("burning", {"up1": 3, "down2": 2}, "up1 of burning must be a whole number from 0 to 2, not 3."),
    ("burning", {"up1": 1, "down2": -1}, "down2 of burning must be a whole number from 0 to 2, not -1."),
    ("burning", {"up1": True, "down2": 2}, "up1 of burning must be a whole number from 0 to 2, not True."),
    ("options", {}, "burning goes with the option on_fire only."),
    ("options", {"on_fire": False}, "burning goes with the option on_fire only."),
]
