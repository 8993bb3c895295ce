"""Face to Face, as a review tells it."""

from collections.abc import Sequence

import msgspec

from tenback import views
from tenback.core import Action
from tenback.games import face_to_face
from tenback.record import Said
from tenback.review.knowledge import Plain, without

__all__ = ["ENDINGS", "JUMP", "known", "length", "room"]

JUMP = 7  # a step that the table calls dear
ENDINGS = {
    "all-laid": "Won by laying the whole deck.",
    "stuck": "Decided by a turn that could not be finished.",
    "single-card": "Decided by a single last card.",
}


def known(view: face_to_face.View, _: Sequence[Said]) -> Plain:
    return {
        "hand": views.hand(view),
        "hands": [len(hand) for hand in view.hands],
        "draws": [len(draw) for draw in view.draws],
        "piles": msgspec.to_builtins(views.face_to_face.piles(view)),
        "unlaid": [without(face_to_face.CARDS, laid) for laid in view.laid],
    }


def length(state: face_to_face.State | face_to_face.View, action: Action) -> int | None:
    """A gift to the other side is no step."""
    assert state.turn is not None  # somebody acts
    match action:
        case face_to_face.Lay(card, pile) if not pile.theirs:
            shown = state.piles[state.turn][pile]
            return card - shown if pile.rising else shown - card
    return None


def room(view: face_to_face.View) -> int:
    """How many numbers are still ahead on one's own piles."""
    up, down = view.piles[view.seat or 0]
    return face_to_face.CARDS[-1] - up + down - face_to_face.CARDS[0]
