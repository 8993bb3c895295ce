"""A finished game as one bar a turn: the steps that its cards took on their piles, those given back counted against."""

from collections.abc import Iterable
from itertools import pairwise

from tenback.core import END, Action, Seat, State
from tenback.games import face_to_face, quick_and_easy, ten, the_game
from tenback.games.ten import insight

__all__ = ["steps", "trail"]


def trail(states: Iterable[State], actions: Iterable[Action], seat: Seat | None = None) -> tuple[int, ...]:
    """`states` from the deal on, one more than there are actions; of one seat's turns only, if one is given. TEN: how
    many points each turn of the seat brought.
    """
    told = list(states)
    if isinstance(told[-1], ten.State):
        return _of_ten(told, seat or 0)
    turns: list[int] = []
    begun = False
    for before, action in zip(told, actions, strict=False):
        if seat is not None and before.turn != seat:
            continue
        if action == END:
            begun = False
            continue
        if not begun:
            turns.append(0)
            begun = True
        turns[-1] += steps(before, action)
    return tuple(turns)


def steps(state: State, action: Action) -> int:
    """Onwards on its pile; below zero for a card that gives steps back."""
    match state, action:
        case the_game.State(), the_game.Lay(card, pile):
            return _onwards(card, state.piles[pile], rising=pile.rising)
        case face_to_face.State(), face_to_face.Lay(card, pile) if not pile.theirs:
            return _onwards(card, face_to_face.tops_for(state.on_turn, state.piles)[pile], rising=pile.rising)
        case quick_and_easy.State(), quick_and_easy.Lay(card, pile):
            top = state.piles[pile]
            rising = pile is quick_and_easy.Pile.UP
            return 0 if top is None else _onwards(card.number, top.number, rising=rising)
    return 0  # a gift moves the rival's pile, not one's own


def _onwards(card: int, top: int, *, rising: bool) -> int:
    return card - top if rising else top - card


def _of_ten(states: list[State], seat: Seat) -> tuple[int, ...]:
    points: list[int] = []
    for before, after in pairwise(states):
        assert isinstance(before, ten.State)
        assert isinstance(after, ten.State)
        if after.turn != before.turn or after.ending:
            points.append(insight.points(after.table.seats[seat].numbers))
    gained = [after - before for before, after in pairwise([0, *points])]
    return tuple(each for each in gained if each)
