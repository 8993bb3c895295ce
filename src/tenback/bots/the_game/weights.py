"""What the bots of The Game have learnt, by kind of table: weights for turns, and the outlook of `strong`."""

from collections.abc import Mapping
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tenback.bots import weights
from tenback.games.the_game import GAME, View
from tenback.kernels.the_game import signals, worth
from tenback.kernels.the_game.outlook import OUTLOOK, outlook_of

__all__ = ["outlook_at", "outlooks", "weights_at", "weights_for"]


@cache
def learnt() -> dict[str, NDArray[np.float64]]:
    return {name: worth.weights_of(values) for name, values in weights.read(GAME.slug, worth.NAMES).items()}


@cache
def outlooks() -> dict[str, NDArray[np.float64]]:
    """By kind of table, how likely a game will be won."""
    file = weights.path(GAME.slug, weights.OUTLOOK)
    return {name: outlook_of(values) for name, values in weights.read(GAME.slug, OUTLOOK, file).items()}


def weights_for(seats: int, *, silent: bool, expert: bool, on_fire: bool) -> NDArray[np.float64]:
    return nearest(learnt(), seats, silent=silent, expert=expert, on_fire=on_fire)


def weights_at(view: View, words: NDArray[np.int8]) -> NDArray[np.float64]:
    """The weights for the table that the seat sits at, where so much was said."""
    return nearest_at(learnt(), view, words)


def outlook_at(view: View, words: NDArray[np.int8]) -> NDArray[np.float64]:
    """The outlook for the table that the seat sits at, where so much was said."""
    return nearest_at(outlooks(), view, words)


# Kinds of tables


def variant(seats: int, *, silent: bool, expert: bool, on_fire: bool) -> str:
    """The name of a kind of table among the weights."""
    return " ".join(
        [
            str(seats),
            *(["silent"] if silent and seats > 1 else []),
            *(["expert"] if expert else []),
            *(["on_fire"] if on_fire else []),
        ]
    )


def nearest(
    held: Mapping[str, NDArray[np.float64]], seats: int, *, silent: bool, expert: bool, on_fire: bool
) -> NDArray[np.float64]:
    """What was learnt for such a table, or for the nearest kind for which something was."""
    for name in (
        variant(seats, silent=silent, expert=expert, on_fire=on_fire),
        variant(seats, silent=False, expert=expert, on_fire=on_fire),
        variant(seats, silent=silent, expert=expert, on_fire=False),
        variant(seats, silent=silent, expert=False, on_fire=on_fire),
        variant(seats, silent=silent, expert=False, on_fire=False),
    ):
        if name in held:
            return held[name]
    return held[str(seats)]


def nearest_at(held: Mapping[str, NDArray[np.float64]], view: View, words: NDArray[np.int8]) -> NDArray[np.float64]:
    """What was learnt for the table that the seat sits at: a silent one, as long as nobody else has said anything."""
    others = [seat for seat in range(len(view.hands)) if seat != view.seat]
    return nearest(
        held,
        len(view.hands),
        silent=not any((words[seat] != signals.SILENT).any() for seat in others),
        expert=view.options.expert,
        on_fire=view.options.on_fire,
    )
