"""What a seat of TEN sees, as the kernel has it, and the kernel's actions in the contract's words."""

from tenback.core import Action
from tenback.games.ten import GAME, View
from tenback.kernels.ten.layout import NUMBERS, TEXTS, State, encode

__all__ = ["action_of", "number_of", "state_of"]


def state_of(view: View) -> State:
    """The array with all that the seat sees; the cards still to come are known, and their order is nobody's."""
    return encode(view.table, view.still_to_come)


def action_of(number: int) -> Action:
    return GAME.action(TEXTS[number])


def number_of(action: Action) -> int:
    return NUMBERS[str(action)]
