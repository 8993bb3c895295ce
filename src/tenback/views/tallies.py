"""What each seat did in a game that is over, counted from what lay in everyone's sight."""

from collections.abc import Iterable
from itertools import pairwise

from msgspec import UNSET, Struct, UnsetType

from tenback.core import END, Action, State
from tenback.games import face_to_face, quick_and_easy, ten, the_game
from tenback.games.ten import insight

__all__ = ["Tally", "tallies"]


class Tally(Struct, forbid_unknown_fields=True):
    """What one seat did. What a game does not have is left out."""

    laid: int | UnsetType = UNSET
    backs: int | UnsetType = UNSET  # of those laid: against a pile's direction
    gifts: int | UnsetType = UNSET  # of those laid, in a duel
    wilds: int | UnsetType = UNSET  # TEN: owned at the end
    paid: int | UnsetType = UNSET  # and what was paid for wilds
    without_wilds: int | UnsetType = UNSET  # and the points without them
    currency: int | UnsetType = UNSET  # and what a tie is broken by


def tallies(states: Iterable[State], actions: Iterable[Action]) -> tuple[int, list[Tally]]:
    """How many turns there were, and each seat's doing; `states` from the deal on, one more than there are actions."""
    told = list(states)
    steps = list(zip(pairwise(told), actions, strict=True))
    last = told[-1]
    if isinstance(last, ten.State):
        return 0, _of_ten(told, last)
    if not isinstance(last, the_game.State | quick_and_easy.State | face_to_face.State):
        return 0, []
    seats = [[0, 0, 0] for _ in last.hands]
    turns = 0
    for number, ((before, _), action) in enumerate(steps):
        turns += action == END or number == len(steps) - 1
        if action == END:
            continue
        assert isinstance(before, type(last))
        own = seats[before.on_turn]
        own[0] += 1
        own[1] += _is_back(before, action)
        own[2] += isinstance(action, face_to_face.Lay) and action.pile.theirs
    gives = isinstance(last, face_to_face.State)
    return turns, [Tally(laid, backs, gifts if gives else UNSET) for laid, backs, gifts in seats]


def _is_back(state: State, action: Action) -> bool:
    """Whether a card was laid against the direction of its pile: ten back (G7, F4), or by its colour (Q6)."""
    match state, action:
        case the_game.State(), the_game.Lay(card, pile):
            top = state.piles[pile]
            return card < top if pile.rising else card > top
        case quick_and_easy.State(), quick_and_easy.Lay(card, pile):
            shown = state.piles[pile]
            if shown is None:
                return False
            rising = pile is quick_and_easy.Pile.UP
            return card.number < shown.number if rising else card.number > shown.number
        case face_to_face.State(), face_to_face.Lay(card, pile) if not pile.theirs:
            top = face_to_face.tops_for(state.on_turn, state.piles)[pile]
            return card < top if pile.rising else card > top
    return False


def _of_ten(states: list[State], last: ten.State) -> list[Tally]:
    paid = [0] * len(last.table.seats)
    for before, after in pairwise(states):
        assert isinstance(before, ten.State)
        assert isinstance(after, ten.State)
        owed = after.table.owed
        if owed and not before.table.owed and owed.card.is_wild and after.turn is not None:
            paid[after.turn] += owed.price
    return [
        Tally(
            wilds=sum(card.is_wild for card in own.cards),
            paid=paid[seat],
            without_wilds=insight.points(own.numbers),
            currency=own.currency,
        )
        for seat, own in enumerate(last.table.seats)
    ]
