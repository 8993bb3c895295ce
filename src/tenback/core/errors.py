"""What can be wrong with what comes in. Every message names the thing and says what would be right."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tenback.core.refusal import Refusal

__all__ = [
    "NotAnAction",
    "OptionError",
    "PositionError",
    "SeatError",
    "SeedError",
    "TenbackError",
    "UnknownGame",
    "UnknownRules",
    "shown",
]

LONGEST_SHOWN = 60  # characters


class TenbackError(ValueError):
    """The root of every error that bad input can cause."""


class UnknownGame(TenbackError):
    """No game of that name on the shelf."""


class UnknownRules(TenbackError):
    """The game is known, but not under that rules version."""


class SeatError(TenbackError):
    """A number of seats, or a seat, that the game does not have."""


class OptionError(TenbackError):
    """An option that the game does not have, or a value it does not take. `refusal`: why, where a rule says so."""

    refusal: "Refusal | None" = None


class SeedError(TenbackError):
    """A seed that is not a text."""


class NotAnAction(TenbackError):
    """Text that means nothing in the game's notation."""


class PositionError(TenbackError):
    """Data that is not a position of the game."""


def shown(value: object) -> str:
    """A stranger's value in a sentence: short, and on one line, whatever it is."""
    try:
        return repr(value)[:LONGEST_SHOWN]
    except (ValueError, RecursionError):  # Python prints neither thousands of digits nor thousands of brackets
        return f"something too large to print ({type(value).__name__})"
