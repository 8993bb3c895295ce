"""Face to Face by its rule page: what the tests share."""

from typing import Any

from tenback import games
from tenback.core import (
    Ending,
)
from tenback.games.face_to_face import Reason

GAME: Any = games.get("face-to-face")
CARDS = range(2, 60)
PILES = ("up", "down", "their-up", "their-down")
UNTOUCHED = (1, 60)
THEIR_HAND = (2, 3, 4, 5, 6, 7)
STUCK, ALL_LAID, SINGLE_CARD = Reason.STUCK, Reason.ALL_LAID, Reason.SINGLE_CARD


def at_table(hand, draw=(), *, own=UNTOUCHED, theirs=UNTOUCHED, seat=0, played=0, gave=False, **options):
    """A position with the seat on turn; the opponent holds 2 to 7 and has 50 and 51 to draw."""
    by_seat = [
        (dict(zip(("up", "down"), own, strict=True)), list(hand), list(draw)),
        (dict(zip(("up", "down"), theirs, strict=True)), list(THEIR_HAND), [51, 50]),
    ]
    piles, hands, draws = zip(*(by_seat if seat == 0 else by_seat[::-1]), strict=True)
    return GAME.position(
        {
            "game": "face-to-face",
            "options": options,
            "piles": list(piles),
            "hands": list(hands),
            "draws": list(draws),
            "turn": seat,
            "played": played,
            "gave": gave,
        }
    )


def offered(state):
    return {str(action) for action in state.actions()}


def after(state, *texts):
    for text in texts:
        state = state.play(GAME.action(text))
    return state


def ended(reason, rule, winner):
    return Ending(reason, rule, winners=(winner,))


def by_the_book(card, pile, top):
    """F4 and F6, worded apart from the module."""
    return {
        "up": card in range(top + 1, 60) or top - card == 10,
        "down": card in range(2, top) or card - top == 10,
        "their-up": card in range(2, top),
        "their-down": card in range(top + 1, 60),
    }[pile]


def good():
    return {
        "game": "face-to-face",
        "options": {"last_card": "wins"},
        "piles": [{"up": 59, "down": 60}, {"up": 1, "down": 2}],
        "hands": [[2, 17, 59], [2, 3]],
        "draws": [[50, 40], [59]],
        "turn": 1,
        "played": 1,
        "gave": True,
    }
