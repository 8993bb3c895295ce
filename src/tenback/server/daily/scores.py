"""How a try at a deal went, in a number that can be laid beside others: cards left, or by how much one was ahead."""

from typing import Any

import msgspec

from tenback import games, views
from tenback.core import Ending, Seat, State
from tenback.table import Phase, Table

__all__ = ["Score", "better", "fewer_is_better", "score_of", "value_of"]


class Score(msgspec.Struct, frozen=True):
    """`value`: cards left where all play together; else by how much one was ahead, in points or cards."""

    won: bool
    value: int | None  # None: given up
    turns: int = 0
    backs: int = 0  # ten-backs


def fewer_is_better(game: str) -> bool:
    return games.get(game).together


def better(game: str, one: Score, other: Score) -> bool:
    """Who won is ahead of who did not; then the value decides. What was given up is behind everything."""
    return _order(game, one) < _order(game, other)


def _order(game: str, score: Score) -> tuple[bool, int, int]:
    if score.value is None:
        return True, 1, 0
    return not score.won, 0, score.value if fewer_is_better(game) else -score.value


def score_of(table: Table, seat: Seat) -> Score | None:
    """Of an ended game."""
    state = table.state
    if table.phase is not Phase.ENDED or state is None:
        return None
    read = table.setting.the_game.action
    turns, done = views.tallies(table.replayed(len(table.actions)), map(read, table.actions))
    backs = sum(each.backs for each in done if isinstance(each.backs, int))
    result = table.result or {}
    if result.get("abandoned"):
        return Score(won=False, value=None, turns=turns, backs=backs)
    if state.ending is None:  # resigned
        return Score(won=seat in result.get("winners", ()), value=_cards_ahead(state, seat), turns=turns, backs=backs)
    return msgspec.structs.replace(value_of(state, state.ending, seat), turns=turns, backs=backs)


def value_of(state: State, ending: Ending, seat: Seat) -> Score:
    """Won or not, and by how much."""
    if ending.left is not None:
        return Score(won=bool(ending.won), value=ending.left)
    if ending.scores is not None:
        others = max(points for place, points in enumerate(ending.scores) if place != seat)
        return Score(won=seat in (ending.winners or ()), value=ending.scores[seat] - others)
    return Score(won=seat in (ending.winners or ()), value=_cards_ahead(state, seat))


def _cards_ahead(state: State, seat: Seat) -> int:
    """How many cards fewer one has to lay than the rival has."""
    position: dict[str, Any] = state.position()
    have = [len(hand) + len(draw) for hand, draw in zip(position["hands"], position["draws"], strict=True)]
    return have[1 - seat] - have[seat]
