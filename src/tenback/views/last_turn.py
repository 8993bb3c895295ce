"""Why a game of piles could not go on: what the last turn owed, what was held, and what each pile would have taken.

It tells hands, so it is for those who may see every card.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from tenback.core import State
from tenback.games import face_to_face, quick_and_easy, the_game
from tenback.views.cards import Card, Seat

__all__ = ["HeldCard", "LastTurn", "PileTakes", "WouldFit", "last_turn"]


class PileTakes(Struct, forbid_unknown_fields=True):
    """What a pile would have taken: any number on one side, single numbers, any card of a colour."""

    pile: str  # as whoever was on turn calls it
    above: int | None
    below: int | None
    exactly: list[int]
    colour: str | None


class HeldCard(Struct, forbid_unknown_fields=True):
    """A card of the last hand, and the piles where it would have fitted."""

    card: Card
    piles: list[str]


class WouldFit(Struct, forbid_unknown_fields=True):
    """A card in somebody else's hand that would have fitted."""

    seat: Seat
    card: Card
    pile: str
    back: bool  # against the pile's direction


class LastTurn(Struct, forbid_unknown_fields=True):
    """The turn that could not be played."""

    seat: Seat
    owed: int  # cards that it had still to lay
    hand: list[HeldCard]
    takes: list[PileTakes]
    elsewhere: list[WouldFit]


STUCK = (
    the_game.Reason.STUCK,
    quick_and_easy.Reason.STUCK,
    face_to_face.Reason.STUCK,
    face_to_face.Reason.SINGLE_CARD,
)


def last_turn(state: State) -> LastTurn | None:
    """None where the game ended otherwise."""
    if state.ending is None or state.ending.reason not in STUCK:
        return None
    match state:
        case the_game.State():
            return _of_the_game(state)
        case quick_and_easy.State():
            return _of_quick_and_easy(state)
        case face_to_face.State():
            return _of_face_to_face(state)
    return None


def _of_the_game(state: the_game.State) -> LastTurn:
    def lays(hand: tuple[int, ...]) -> list[the_game.Lay]:
        return the_game.lays(hand, state.piles)

    every = lays(tuple(the_game.CARDS))
    return LastTurn(
        state.on_turn,
        state.view(state.on_turn).owes,
        _held(state.hands[state.on_turn], lays(state.hands[state.on_turn])),
        [
            _numbers(pile, top, pile.rising, [lay.card for lay in every if lay.pile is pile])
            for pile, top in zip(the_game.Pile, state.piles, strict=True)
        ],
        [
            WouldFit(seat, lay.card, str(lay.pile), _is_back(lay.card, state.piles[lay.pile], lay.pile.rising))
            for seat in _others(state)
            for lay in lays(state.hands[seat])
        ],
    )


def _of_quick_and_easy(state: quick_and_easy.State) -> LastTurn:
    def lays(hand: Iterable[quick_and_easy.Card]) -> list[quick_and_easy.Lay]:
        return quick_and_easy.lays(tuple(hand), state.piles)

    takes = []
    for pile, top in zip(quick_and_easy.Pile, state.piles, strict=True):
        assert top is not None  # whatever one holds fits on a start card (Q7)
        rising = pile is quick_and_easy.Pile.UP
        numbers = {lay.card.number for lay in lays(quick_and_easy.CARDS) if lay.pile is pile}
        onwards = sorted(number for number in numbers if number != top.number and (number > top.number) is rising)
        takes.append(_numbers(pile, top.number, rising, onwards))
        takes[-1].colour = top.colour
    tops = [top.number for top in state.piles if top is not None]
    return LastTurn(
        state.on_turn,
        state.view(state.on_turn).owes,
        _held(state.hands[state.on_turn], lays(state.hands[state.on_turn])),
        takes,
        [
            WouldFit(
                seat,
                str(lay.card),
                str(lay.pile),
                _is_back(lay.card.number, tops[lay.pile], lay.pile is quick_and_easy.Pile.UP),
            )
            for seat in _others(state)
            for lay in lays(state.hands[seat])
        ],
    )


def _of_face_to_face(state: face_to_face.State) -> LastTurn:
    tops = face_to_face.tops_for(state.on_turn, state.piles)
    every = face_to_face.lays(tuple(face_to_face.CARDS), tops, gave=state.gave)
    single = state.ending is not None and state.ending.reason is face_to_face.Reason.SINGLE_CARD
    return LastTurn(
        state.on_turn,
        face_to_face.CARDS_A_TURN if single else state.minimum - state.played,
        _held(
            state.hands[state.on_turn],
            face_to_face.lays(state.hands[state.on_turn], tops, gave=state.gave),
        ),
        [
            _numbers(pile, top, pile.rising is not pile.theirs, [lay.card for lay in every if lay.pile is pile])
            for pile, top in zip(face_to_face.Pile, tops, strict=True)
        ],
        [],  # the other's cards are no help
    )


def _held(hand: tuple[int, ...], lays: Iterable[Any]) -> list[HeldCard]:
    found = list(lays)
    return [
        HeldCard(card if type(card) is int else str(card), [str(lay.pile) for lay in found if lay.card == card])
        for card in hand
    ]


def _numbers(pile: object, top: int, upwards: bool, cards: Iterable[int]) -> PileTakes:  # noqa: FBT001 - a direction
    """The numbers that fit, said as briefly as a player would."""
    fitting = list(cards)
    onwards = [card for card in fitting if (card > top) is upwards]
    back = [card for card in fitting if card not in onwards]
    if len(onwards) < 2:
        return PileTakes(str(pile), None, None, onwards + back, None)
    above, below = (min(onwards) - 1, None) if upwards else (None, max(onwards) + 1)
    return PileTakes(str(pile), above, below, back, None)


def _is_back(card: int, top: int, rising: bool) -> bool:  # noqa: FBT001 - a direction
    return card < top if rising else card > top


def _others(state: Any) -> Iterable[Seat]:
    return (seat for seat in range(len(state.hands)) if seat != state.on_turn)
