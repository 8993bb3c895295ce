"""What every game keeps, and all that other code may use of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Protocol, Self, runtime_checkable

from tenback.core.chance import Chance
from tenback.core.errors import NotAnAction, OptionError, SeatError, SeedError, shown
from tenback.core.options import Option, settle
from tenback.core.refusal import Refusal

__all__ = [
    "END",
    "Action",
    "End",
    "Ended",
    "Ending",
    "Event",
    "Game",
    "PlansAhead",
    "Seat",
    "State",
    "View",
    "check_viewer",
    "turn_over",
]

Seat = int
"""A place at a table, counted from 0, clockwise."""


class Action:
    """One thing a seat does. `str(action)` writes it, `game.action(text)` reads it back."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class End(Action):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


END = End()


def turn_over(action: Action | str, seat: Seat | None, then: Seat | None) -> bool:
    """Whether the seat's turn is over with its action, where `then` acts next: it was ended, or another seat acts."""
    return then != seat or action == END or action == "end"  # noqa: PLR1714 - a set would be made at every action


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended. What a game does not have stays None."""

    reason: StrEnum
    rule: str
    won: bool | None = None  # cooperative games and solo TEN
    left: int | None = None  # cooperative games: cards not laid
    winners: tuple[Seat, ...] | None = None  # duels and TEN
    scores: tuple[int, ...] | None = None  # TEN, by seat
    rank: str | None = None  # solo TEN: what it means to have beaten this limit


class Event:
    """One thing that happened, as one viewer heard it. A new kind is taken for one that tells something."""

    __slots__ = ()

    def opens(self, seats: int) -> bool:  # noqa: ARG002 - a card laid alone tells nobody anything
        """Whether somebody, of so many at the table, knows more after it. Then it is not taken back without a word."""
        return True

    @property
    def unforeseen(self) -> bool:
        """Whether who acts could not know what comes after. Planning ends there."""
        return True


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game has ended."""

    ending: Ending

    def opens(self, seats: int) -> bool:  # noqa: ARG002 - what led to it has been told
        return False

    @property
    def unforeseen(self) -> bool:
        return False


def check_viewer(seat: object, seats: int) -> None:
    """SeatError for eyes that nobody has; None is a spectator's."""
    if seat is not None and (type(seat) is not int or seat not in range(seats)):
        raise SeatError(f"A viewer is a seat from 0 to {seats - 1}, or None for a spectator, not {shown(seat)}.")


@runtime_checkable
class View(Protocol):
    """What one seat, or a spectator, may know."""

    @property
    def seat(self) -> Seat | None:
        """Whose eyes these are; None: a spectator's."""

    @property
    def turn(self) -> Seat | None:
        """The seat that acts now; None when the game has ended."""

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None while it goes on."""

    def actions(self) -> tuple[Action, ...]:
        """What this seat may do now: the legal actions if it is on turn, else none."""

    def hear(self, event: Any) -> Self:
        """The view after an event. An old view plus all events heard equals the fresh view."""


@runtime_checkable
class PlansAhead(View, Protocol):
    """The view of a seat that can plan its next turn while others act. What it plans with is its own and in sight."""

    def ahead(self) -> Self:
        """As if it were the seat's own turn now."""

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat may not do this on its turn, as far as it can know."""

    def laying(self, action: Action) -> Self:
        """The view after a play of the seat's own that draws nothing and ends no turn."""


@runtime_checkable
class State(Protocol):
    """All there is. A frozen value: `play` makes another."""

    @property
    def turn(self) -> Seat | None:
        """The seat that acts now; None when the game has ended."""

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None while it goes on."""

    def actions(self) -> tuple[Action, ...]:
        """The legal actions, in a fixed order; empty when the game has ended."""

    def refusal(self, action: Action) -> Refusal | None:
        """Why the seat on turn may not do this; None exactly when it is one of `actions()`."""

    def play(self, action: Action) -> Self:
        """The state after the action. Raises Refused, and then nothing has changed."""

    def view(self, seat: Seat | None) -> View:
        """All that the seat may know; None: a spectator, who sits nowhere and sees no hand."""

    def news(self, action: Action, seat: Seat | None, after: Any = None) -> tuple[Event, ...]:
        """What the seat, or a spectator, hears when this action is played; `after` is the state after it, if known.

        Whoever does not act hears what a spectator hears.
        """

    def position(self) -> dict[str, Any]:
        """The state as plain JSON data, complete: `game.position(data)` gives it back."""


class Game(ABC):
    """A game on the shelf: its facts, its deal, its notation."""

    slug: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    rules: ClassVar[int]  # the rules version: a changed rule makes a new one
    reasons: ClassVar[type[StrEnum]]  # every way in which the game can end

    # What others need to know of it, so that nobody keeps a list of games.
    together: ClassVar[bool]  # all win or lose as one
    hides_hands: ClassVar[bool]  # cards that only their owner sees
    whole_turns: ClassVar[bool]  # a turn is planned as a whole and ended; else every action is a decision of its own
    starter_agreed: ClassVar[str | None] = None  # the rule by which players, who see their hands, agree who starts
    may_resign: ClassVar[bool] = False  # who gives up hands the game to the other
    to_lay: ClassVar[int | None] = None  # the cards that all have to lay together
    from_memory: ClassVar[str | None] = None  # the rule that leaves to memory what was laid

    @property
    def module(self) -> str:
        """How its module is called, and its rooms on every floor."""
        return self.slug.replace("-", "_")

    def automatic_seats(self, seats: int) -> int:  # noqa: ARG002 - solo TEN asks for the seats
        """How many seats more there are than players, which the game moves by itself."""
        return 0

    def in_one_go(self, action: Action) -> bool:  # noqa: ARG002 - TEN looks at what is paid
        """Whether such actions of one seat, one after the other, are one thing to those who look on."""
        return False

    def deal(self, seats: int, chance: Chance, *, first: Seat | None = None, **options: Any) -> State:
        """A new game. `first` names the starter; without it, the rule page says who starts."""
        self.check_seats(seats)
        if not isinstance(chance, Chance):
            raise SeedError(f'A deal takes Chance("a seed text"), not {type(chance).__name__} {shown(chance)}.')
        settled = self.settle(seats, options)
        self.check_first(seats, first)
        return self._deal(seats, chance, first, settled)

    def check_seats(self, seats: object) -> None:
        """SeatError for a number of players that the game does not have."""
        if type(seats) is not int or seats not in self.seats:
            raise SeatError(f"{self.title} is for {self._players}, not {shown(seats)}.")

    def check_first(self, seats: int, first: object) -> None:
        """SeatError for a starter who does not sit at the table."""
        if first is not None and (type(first) is not int or first not in range(seats)):
            raise SeatError(
                f"With {seats} at the table the starter is seat "
                f"{'0' if seats == 1 else f'0 to {seats - 1}'}, not {shown(first)}."
            )

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, Any]:  # noqa: ARG002 - solo TEN asks for the seats
        """Every option with its value for so many seats; OptionError for what does not fit."""
        if not isinstance(options, Mapping):
            raise OptionError(f"Options are names with values, not {shown(options)}.")
        return settle(self.options, options)

    @abstractmethod
    def position(self, data: object) -> State:
        """The state that `state.position()` wrote; PositionError names the place that is wrong."""

    @abstractmethod
    def action(self, text: str) -> Action:
        """The action that the text means; NotAnAction for text that means nothing."""

    @abstractmethod
    def _deal(self, seats: int, chance: Chance, first: Seat | None, options: dict[str, Any]) -> State: ...

    @property
    def _players(self) -> str:
        low, high = self.seats[0], self.seats[-1]
        return f"{low} players" if low == high else f"{low} to {high} players"

    def _changed(self, settled: Mapping[str, Any]) -> dict[str, Any]:
        """The options that differ from their defaults, as a position gives them."""
        plain = {option.name: option.plain(settled[option.name]) for option in self.options}
        return {option.name: plain[option.name] for option in self.options if plain[option.name] != option.default}

    def _not_an_action(self, text: object, notation: str) -> NotAnAction:
        return NotAnAction(f"{shown(text)} means nothing in {self.title}; write {notation}.")
