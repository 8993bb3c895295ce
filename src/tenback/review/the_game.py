"""The Game, as a review tells it."""

from collections.abc import Iterator, Sequence

import msgspec

from tenback import views
from tenback.core import Action
from tenback.games import the_game
from tenback.record import Said
from tenback.review.knowledge import Plain, heard, last_words, without

__all__ = ["ENDINGS", "JUMP", "known", "length", "room"]

JUMP = 10  # a step that the table calls dear
ENDINGS: dict[str, str] = {}


def known(view: the_game.View, said: Sequence[Said]) -> Plain:
    return {
        "hand": views.hand(view),
        "hands": [len(hand) for hand in view.hands],
        "draw": len(view.draw),
        "piles": msgspec.to_builtins(views.the_game.piles(view)),
        "unseen": without(the_game.CARDS, view.laid, view.seat, view.hands),
        "heard": heard(last_words(said), view.seat),
    }


def length(state: the_game.State | the_game.View, action: Action) -> int | None:
    match action:
        case the_game.Lay(card, pile):
            return card - state.piles[pile] if pile.rising else state.piles[pile] - card
    return None


def room(view: the_game.View) -> int:
    """How many numbers are still ahead on the piles."""
    return sum(the_game.CARDS[-1] - top if pile.rising else top - the_game.CARDS[0] for pile, top in _tops(view))


def _tops(view: the_game.View) -> Iterator[tuple[the_game.Pile, int]]:
    return ((pile, view.piles[pile]) for pile in the_game.Pile)
