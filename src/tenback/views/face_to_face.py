"""Face to Face as JSON data."""

from msgspec import UNSET, Struct, UnsetType

from tenback.games import face_to_face
from tenback.views.cards import Card, Hidden, Seat, own_hand
from tenback.views.endings import Ending, ending
from tenback.views.turns import PileTurn

__all__ = ["FaceToFace", "FaceToFacePiles", "FaceToFaceTurn", "hand", "piles", "public", "turn"]


class FaceToFacePiles(Struct, forbid_unknown_fields=True):
    """What a player's two piles show."""

    up: int
    down: int


class FaceToFace(Struct, tag="face-to-face", tag_field="game", forbid_unknown_fields=True):
    """What lies in everyone's sight at Face to Face."""

    piles: list[FaceToFacePiles]  # by seat, as the two below
    hands: list[Hidden]
    draws: list[Hidden]
    turn: Seat | None
    next: Seat | None  # who acts after whoever does now
    played: int  # cards laid this turn
    gave: bool  # whether one of them was a gift
    ending: Ending | None
    laid: list[list[int]] | UnsetType = UNSET  # with a tracker, by seat


class FaceToFaceTurn(PileTurn, tag="face-to-face"):
    """What a turn of Face to Face asks of its player and brings."""

    gifts: int  # that may still be made


def public(view: face_to_face.View, *, tracker: bool) -> FaceToFace:
    return FaceToFace(
        piles(view),
        [Hidden(len(held)) for held in view.hands],
        [Hidden(draw.count) for draw in view.draws],
        view.turn,
        None if view.turn is None else 1 - view.turn,
        view.played,
        view.gave,
        ending(view.ending),
        [list(laid) for laid in view.laid] if tracker else UNSET,
    )


def turn(view: face_to_face.View) -> FaceToFaceTurn:
    owes = view.owes
    return FaceToFaceTurn(owes, view.draws_now, None if owes else ending(view.ends_with_turn()), view.may_give)


def piles(view: face_to_face.View) -> list[FaceToFacePiles]:
    return [FaceToFacePiles(up, down) for up, down in view.piles]


def hand(view: face_to_face.View) -> list[Card]:
    return own_hand(view.seat, view.hands)
