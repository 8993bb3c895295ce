"""What every bot keeps, whatever it plays and however strong it is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from tenback.bots.budget import check_budget
from tenback.core import END, Action, Chance, TenbackError, View
from tenback.record import Said
from tenback.talk import Gladly, Signal

__all__ = ["Bot", "NotOnTurn", "check_turn"]

Seen = TypeVar("Seen", bound=View)


class NotOnTurn(TenbackError):
    """A bot was asked to act for a seat that cannot act now."""


def check_turn(view: View) -> None:
    """NotOnTurn for a view whose seat has nothing to do now."""
    if view.seat is None:
        raise NotOnTurn("A spectator does not act; ask with the view of the seat on turn.")
    if view.turn is None:
        raise NotOnTurn(f"The game has ended, so seat {view.seat} has nothing to do.")
    if view.turn != view.seat:
        raise NotOnTurn(f"Seat {view.seat} is not on turn; ask with the view of seat {view.turn}.")


class Bot(ABC, Generic[Seen]):
    """A player: it is given what its seat may know and what was said, never a State, and it chooses.

    `said` is every signal of the game so far, `budget` the seconds it may think, `chance` its own dice: the same
    question gets the same answer. A bot keeps nothing from one question to the next.
    """

    views: ClassVar[type]  # its game's View
    # Whether it plans its turn to the end where there is one way to begin: what was said is of the table before that.
    plans_ahead: ClassVar[bool] = False

    def act(self, view: Seen, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        """A planned turn: one action or more, each legal in its turn, to be played one after the other.

        All of them are this seat's. Only the last one may turn up a card, draw, or hand the turn on; when more is
        to be done then, the bot is asked again.
        """
        self._check(view)
        check_turn(view)
        check_budget(budget)
        offered = view.actions()
        forced = len(offered) == 1 and (offered[0] is END or not self.plans_ahead)
        return offered if forced else self._act(view, said, budget, chance)

    def signals(self, view: Seen, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:
        """What the seat says now, at most once after each player's turn; each signal may be said by the game's rules.

        By the meaning that the bot publishes, no signal leaves one single card possible (G14).
        """
        self._check(view)
        if view.seat is None or view.ending is not None:
            return ()
        return self._signals(view, said, budget, chance)

    def gladly(self, view: Seen, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:
        """How gladly the seat would start, from its hand (G5, Q3)."""
        self._check(view)
        return self._gladly(view, said, budget, chance)

    def _check(self, view: object) -> None:
        if not isinstance(view, self.views):
            raise TypeError(
                f"This bot is given a {self.views.__module__}.View, "
                f"not a {type(view).__module__}.{type(view).__qualname__}."
            )

    @abstractmethod
    def _act(self, view: Seen, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        """The turn of a seat that has a choice."""

    def _signals(self, view: Seen, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:  # noqa: ARG002 - for bots that speak
        """What a seat says while the game goes on; nothing, where the bot is a silent one."""
        return ()

    def _gladly(self, view: Seen, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - for bots that have a wish
        """How gladly the seat would start; where lots decide, all the same."""
        return Gladly.WILLING
