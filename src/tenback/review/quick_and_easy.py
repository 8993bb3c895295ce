"""Quick & Easy, as a review tells it."""

from collections.abc import Sequence

import msgspec

from tenback import views
from tenback.core import Action
from tenback.games import quick_and_easy
from tenback.record import Said
from tenback.review.knowledge import Plain, heard, latest, without

__all__ = ["ENDINGS", "JUMP", "known", "length", "room"]

JUMP = 4  # a step that the table calls dear
ENDINGS: dict[str, str] = {}


def known(view: quick_and_easy.View, said: Sequence[Said]) -> Plain:
    return {
        "hand": views.hand(view),
        "hands": [len(hand) for hand in view.hands],
        "draw": len(view.draw),
        "piles": msgspec.to_builtins(views.quick_and_easy.piles(view)),
        "unseen": without(quick_and_easy.CARDS, view.laid, view.seat, view.hands),
        "heard": heard(latest(said), view.seat),
    }


def length(state: quick_and_easy.State | quick_and_easy.View, action: Action) -> int | None:
    match action:
        case quick_and_easy.Lay(card, pile):
            top, rising = state.piles[pile], pile is quick_and_easy.Pile.UP
            shown = (1 if rising else quick_and_easy.NUMBERS) if top is None else top.number
            return card.number - shown if rising else shown - card.number
    return None


def room(view: quick_and_easy.View) -> int:
    """How many numbers are still ahead on the piles."""
    up, down = (view.piles[pile] for pile in quick_and_easy.Pile)
    most = quick_and_easy.NUMBERS
    return (most if up is None else most - up.number) + (most if down is None else down.number - 1)
