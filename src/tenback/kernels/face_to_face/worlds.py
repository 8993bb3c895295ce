"""Worlds: the opponent's hand and both draw piles, as they may be for a seat that knows what is laid."""

from tenback.games.face_to_face import HAND_SIZE
from tenback.kernels.bits import spread
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, shuffle
from tenback.kernels.face_to_face.rules import (
    DECK_END,
    DECK_SIZE,
    DECKS,
    DRAWN,
    HANDS,
    HELD,
    State,
)

__all__ = ["imagine"]


@compiled
def imagine(view: State, me: int, their_unlaid: int, own_rest: int, dice: Dice, world: State) -> None:
    """The opponent's hand and both draw piles, from the cards not laid."""
    world[:] = view
    for seat in range(2):
        cards = own_rest if seat == me else their_unlaid
        deck = DECKS + DECK_SIZE * seat
        many = spread(cards, world, deck)
        shuffle(dice, world[deck:], many)
        if seat != me:
            held = view[HELD + seat]
            for place in range(held):
                many -= 1
                world[HANDS + HAND_SIZE * seat + place] = world[deck + many]
            world[HANDS + HAND_SIZE * seat : HANDS + HAND_SIZE * seat + held].sort()
        world[DRAWN + seat] = 0
        world[DECK_END + seat] = many
