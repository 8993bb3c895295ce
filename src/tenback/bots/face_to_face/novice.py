"""Face to Face as on the first evening: jump over as few cards as possible, turn piles back, give when it pays."""

from collections.abc import Sequence

from tenback.bots.bot import Bot
from tenback.bots.planning import Costs, plan
from tenback.core import Action, Chance, Seat
from tenback.games.face_to_face import DRAWN_WITHOUT_A_GIFT, HAND_SIZE, Lay, View, tops_for
from tenback.record import Said

__all__ = ["Novice"]

# Costs are in cards: a card that is jumped over can no longer be laid there.
EXTRA = 0.5  # what a card beyond the minimum may cost
FARTHER = 1 / 128  # for each number, laid or not: among equals, the nearest
A_CARD_LESS = 1.0  # for each card by which the next hand is short, while there is something to draw


class Novice(Bot[View]):
    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs neither time nor dice
        assert view.seat is not None  # it acts
        return plan(view, costs(view, view.seat))


def costs(view: View, me: Seat) -> Costs[View]:
    mine, theirs = (frozenset(view.laid[seat]) for seat in (me, 1 - me))

    def lay(seen: View, action: Lay) -> float:
        top = tops_for(me, seen.piles)[action.pile]
        low, high = sorted((top, action.card))
        laid = theirs if action.pile.theirs else mine
        unplayed = sum(card not in laid for card in range(low + 1, high))
        if action.pile.theirs:  # a gift costs what it wins back for the opponent (F6)
            return unplayed + 1
        backwards = (action.card > top) is not action.pile.rising
        return -unplayed - 1 if backwards else unplayed + FARTHER * (high - low)

    def leave(seen: View) -> float:
        hand, to_draw = len(seen.hands[me]), len(seen.draws[me])
        room = min(HAND_SIZE - hand, to_draw)
        drawn = room if seen.gave else min(room, DRAWN_WITHOUT_A_GIFT)  # F7
        return A_CARD_LESS * (room - drawn)

    return Costs(lay, leave, EXTRA, lambda seen: not len(seen.hands[me]) and not len(seen.draws[me]))
