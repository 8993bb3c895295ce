"""What turns of The Game are worth: `strong`'s worlds, `fast` on every seat, and the games that are really won."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations

import numpy as np

from tenback.bots.alternatives import distinct, laid
from tenback.bots.hands import hand_of
from tenback.bots.the_game.view import actions_of, exactly_meant, sit_down, standing, table_of
from tenback.bots.the_game.weights import weights_at
from tenback.core import END, Chance
from tenback.core.hands import TurnEnded
from tenback.games.the_game import CARDS, Lay, Pile, View
from tenback.kernels.dice import dice_from
from tenback.kernels.the_game import signals, turns, worth
from tenback.kernels.the_game.play_out import Policy, play_out
from tenback.record import Said
from tenback.review import Outcomes, Turn
from tenback.solvers import TooLarge, best_chance

__all__ = ["Judge"]

ALTERNATIVES = 6  # turns that are weighed beside the one that was played
MOST_LEFT, MOST_POSITIONS = 14, 6_000  # an exact answer: cards still to be laid, and positions looked at for a turn


class Judge:
    worlds = 600

    def question(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> "Decision":
        return Decision(view, said, played, chance)


class Decision:
    def __init__(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> None:
        self._view = view
        self._words, self._exact = standing(view, said), exactly_meant(view, said)
        self._weights = weights_at(view, self._words)
        self._rolls = dice_from(chance)
        self._others = [seat for seat in range(len(view.hands)) if seat != view.seat]
        unseen = sum(len(view.hands[seat]) > 0 for seat in self._others)
        silent = sum(1 << seat for seat in self._others if (self._exact[seat] == signals.SILENT).any())
        self._silent = silent if unseen else signals.EVERYBODY
        self.hidden = len(view.draw) > 0 or unseen > 1
        self._countable = not self.hidden or not unseen
        self.turns = distinct((played, *self._promising()), self._end)

    def _promising(self) -> Iterator[Turn]:
        """The best turns of `fast`."""
        desk = worth.workspace()
        unplayed = sit_down(desk, self._view, self._words)
        found = turns.plan(desk, table_of(self._view), self._weights, unplayed, ALTERNATIVES, True)  # noqa: FBT003 - compiled functions take no keywords
        for number in range(min(found, ALTERNATIVES)):
            yield actions_of(self._view, int(desk.best[number]))

    def _end(self, turn: Turn) -> tuple[object, ...]:
        """Where a turn leads; the two piles of a direction are alike."""
        view = laid(self._view, turn)
        burning = dict(view.burning)
        up1, up2, down1, down2 = [(top, burning.get(pile)) for pile, top in zip(Pile, view.piles, strict=True)]
        return frozenset((up1, up2)), frozenset((down1, down2)), hand_of(view)

    # To the end, exactly

    def exact(self) -> Sequence[Fraction] | None:
        if not self._countable or len(CARDS) - len(self._view.laid) > MOST_LEFT:
            return None
        try:
            return [self._chance_after(turn) for turn in self.turns]
        except TooLarge:
            return None

    def _chance_after(self, turn: Turn) -> Fraction:
        view = laid(self._view, turn)
        if turn[-1] is not END:  # the last card it laid has ended the game
            return best_chance(view)
        seat, hand = view.seat or 0, hand_of(view)
        unseen = [card for card in CARDS if card not in view.laid and card not in hand]
        missing = min(max(view.options.hand_size(len(view.hands)) - len(hand), 0), len(view.draw))
        following = next((other for other in self._others if len(view.hands[other])), seat)
        draws = tuple(combinations(unseen, missing))
        chances = (
            best_chance(view.hear(TurnEnded(seat, drawn, following)), positions=MOST_POSITIONS // len(draws))
            for drawn in draws
        )
        return sum(chances, Fraction(0)) / len(draws)

    # In worlds

    def play_out(self, which: Sequence[int], worlds: int) -> Outcomes:
        mine, theirs, won = worth.workspace(), worth.workspace(), np.zeros((len(which), worlds))
        sit_down(mine, self._view, self._exact)
        tried = np.array([self._number(self.turns[number]) for number in which])
        policy = Policy(self._weights, self._silent)
        play_out(mine, theirs, table_of(self._view), policy, tried, self._rolls, won)
        return Outcomes(won[:, :, np.newaxis])

    def _number(self, turn: Turn) -> int:
        """The turn as the kernel has it: places in the hand, and piles."""
        hand, number = hand_of(self._view), 1
        for action in turn:
            if isinstance(action, Lay):
                number = number << 5 | hand.index(action.card) << 2 | action.pile
        return number
