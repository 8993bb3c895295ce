"""The Game in milliseconds: every turn there is, judged by the position it leaves, with signals given and heard."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.bots.bot import Bot
from tenback.bots.hands import hand_of
from tenback.bots.the_game.novice import Novice
from tenback.bots.the_game.view import (
    HEARD,
    SIGNALS,
    actions_of,
    sit_down,
    standing,
    table_of,
    talks_alike,
    too_large,
)
from tenback.bots.the_game.weights import weights_at
from tenback.core import Action, Chance, Seat
from tenback.games.the_game import Pile, View
from tenback.kernels.the_game import signals, turns, worth
from tenback.record import Said
from tenback.talk import Gladly, GoAhead, Signal

__all__ = ["Fast"]


class Fast(Bot[View]):
    views = View
    plans_ahead = True

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        if too_large(view):
            return Novice().act(view, said, budget, chance)
        words, desk = standing(view, said), worth.workspace()
        unplayed = sit_down(desk, view, words)
        found = turns.plan(desk, table_of(view), weights_at(view, words), unplayed, turns.BASES, False)  # noqa: FBT003 - compiled functions take no keywords
        assert found  # a seat on turn can lay what its turn owes, or the game has ended
        return actions_of(view, int(desk.best[0]))

    def _signals(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:
        hand = hand_of(view)
        if len(view.hands) == 1 or view.played or not hand or too_large(view):
            return ()  # in the middle of a turn what was said still stands
        seat = view.seat or 0
        before = standing(view, said)[seat]
        # Seats speak in their order: the first time only those before this one have had the time to. Who comes to a
        # game that runs hears of all, or of some, that they have spoken already.
        late = any(word.seat > seat for word in said) or len({word.after for word in said}) > 1
        spoken = range(len(view.hands)) if late or (before != signals.SILENT).any() else range(seat)
        if not all(talks_alike(other, said) for other in spoken):
            return plainly(view, said, budget, chance)
        now = words_of(view)
        return tuple(SIGNALS[int(now[pile]), pile] for pile in Pile if now[pile] != before[pile])

    def _gladly(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - it needs neither time nor dice
        if too_large(view):
            return Gladly.WILLING
        desk, words = worth.workspace(), standing(view, ())
        unplayed = sit_down(desk, view, words)
        if not turns.plan(desk, table_of(view), weights_at(view, words), unplayed, turns.BASES, False):  # noqa: FBT003 - as above
            return Gladly.RATHER_NOT
        cost = turns.price(desk, len(hand_of(view)), int(desk.best[0]))
        if cost <= turns.GLADLY:
            return Gladly.GLADLY
        return Gladly.WILLING if cost <= turns.WILLING else Gladly.RATHER_NOT


def plainly(view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:
    """As a novice talks, whose words ask for less. First words of this bot's own kind are taken back."""
    seat: Seat = view.seat or 0
    if not talks_alike(seat, said):
        return Novice().signals(view, said, budget, chance)
    first = next(word.after for word in said if word.seat == seat)
    later = [word for word in said if word.seat != seat or word.after > first]
    told = Novice().signals(view, later, budget, chance)
    stands, since = standing(view, said)[seat], standing(view, later)[seat]
    told_now = {HEARD[str(word)][1] for word in told}
    stale = [pile for pile in Pile if stands[pile] != signals.GO_AHEAD and since[pile] == signals.SILENT]
    return (*told, *(GoAhead(str(pile)) for pile in stale if pile not in told_now))


def words_of(view: View) -> NDArray[np.int8]:
    """What the seat says of each pile now (G14)."""
    seat: Seat = view.seat or 0
    desk = worth.workspace()
    unplayed = sit_down(desk, view, standing(view, ()))
    signals.words(desk.owners, desk.rows, len(view.hands), desk.said)
    signals.say(desk.before, desk.said, seat, unplayed, len(hand_of(view)), desk.sets)
    said: NDArray[np.int8] = desk.said[seat]
    return said
