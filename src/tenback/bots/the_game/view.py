"""What a seat of The Game sees and has heard, as the kernel has it, and a turn of the kernel's in the contract's words.

What the signals mean is written in `kernels/the_game/signals.py`, and for players in `docs/bots.md`.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.bots.hands import hand_of
from tenback.core import END, Action, Seat
from tenback.games.the_game import EVERY_LAY, GAME, Pile, View
from tenback.kernels.the_game import rules, signals, worth
from tenback.record import Said
from tenback.talk import GoAhead, KeepOff, Signal, SmallSteps, read

__all__ = [
    "HEARD",
    "SIGNALS",
    "actions_of",
    "exactly_meant",
    "sit_down",
    "standing",
    "table_of",
    "talks_alike",
    "too_large",
]

# What was said


def signal(level: int, pile: Pile) -> Signal:
    name = str(pile)
    if level == signals.GO_AHEAD:
        return GoAhead(name)
    if level == signals.SMALL_STEPS:
        return SmallSteps(name)
    return KeepOff(name, strongly=level == signals.STRONGLY)


SIGNALS = {(level, pile): signal(level, pile) for level in range(signals.STRONGLY + 1) for pile in Pile}
HEARD = {str(said): meant for meant, said in SIGNALS.items()}


def standing(view: View, said: Sequence[Said]) -> NDArray[np.int8]:
    """By seat and pile, the level that was said last; SILENT where nothing was."""
    words = np.full((5, 4), signals.SILENT, np.int8)
    for _, seat, text in said:
        if text not in HEARD:
            read(GAME.slug, {}, text)  # what cannot be said has a sentence of its own
        level, pile = HEARD[text]
        if 0 <= seat < len(view.hands):
            words[seat, pile] = level
    return words


def talks_alike(seat: Seat, said: Sequence[Said]) -> bool:
    """Whether the seat talks as these bots do: of every pile, the first time it speaks."""
    own = [word for word in said if word.seat == seat]
    return len({HEARD[word.signal][1] for word in own if word.after == own[0].after}) == len(Pile)


def exactly_meant(view: View, said: Sequence[Said]) -> NDArray[np.int8]:
    """The words that a hand must fit, as `standing` gives them: none, where somebody talks otherwise or not at all.
    Then everybody talks as novices do, and is heard so.
    """
    words = standing(view, said)
    if not all(talks_alike(seat, said) for seat in range(len(view.hands))):
        words[:] = signals.SILENT
    return words


# What is seen


def too_large(view: View) -> bool:
    """Whether a hand is larger than any that is dealt, as only made-up positions have it."""
    return max(map(len, view.hands)) > rules.LARGEST_HAND


def table_of(view: View) -> rules.State:
    """The array with all that the seat sees; the unseen cards are missing."""
    options = view.options
    state = rules.empty(
        len(view.hands), expert=options.expert, short_hands=options.short_hands, on_fire=options.on_fire
    )
    seat, hand = view.seat or 0, hand_of(view)
    state[rules.TURN], state[rules.PLAYED], state[rules.DECK_END] = seat, view.played, len(view.draw)
    state[rules.PILES : rules.PILES + 4] = view.piles
    state[rules.BURNING : rules.BURNING + 4] = -1
    for pile, ends in view.burning:
        state[rules.BURNING + pile] = ends
    for other, cards in enumerate(view.hands):
        state[rules.HELD + other] = len(cards)
    at = rules.HANDS + seat * rules.LARGEST_HAND
    state[at : at + len(hand)] = hand
    return state


def sit_down(desk: worth.Workspace, view: View, words: NDArray[np.int8]) -> int:
    """Lay out on the desk what the seat sees and has heard; how many cards are unplayed."""
    desk.owners[:] = signals.LAID
    desk.owners[signals.FIRST : signals.LAST + 1] = signals.UNSEEN
    desk.owners[list(view.laid)] = signals.LAID
    desk.owners[list(hand_of(view))] = view.seat or 0
    desk.said[:] = words
    return int(signals.look(desk.owners, table_of(view), desk.rank, desk.order, desk.rows, desk.before))


# What is done


def actions_of(view: View, turn: int) -> tuple[Action, ...]:
    """A planned turn in the contract's words, its end included, unless its last card ends the game."""
    hand = hand_of(view)
    planned: list[Action] = []
    while turn > 1:
        planned.append(EVERY_LAY[hand[turn >> 2 & 7], Pile(turn & 3)])
        turn >>= 5
    planned.reverse()
    all_laid = not len(view.draw) and sum(map(len, view.hands)) == len(planned)
    return tuple(planned) if all_laid else (*planned, END)
