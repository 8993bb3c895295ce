"""A position to be asked about: from a record or a file of its own."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tenback import games, record
from tenback.cli.files import contents, read
from tenback.core import Game, OptionError, PositionError, State, shown

__all__ = ["Asked", "called", "from_file"]


class Asked(NamedTuple):
    """The position that is asked about, and what its seats are called."""

    game: Game
    state: State
    names: Sequence[str]
    told: dict[str, Any]  # what and where it is, as plain data


def from_file(file: Path, after: int | None, *, latest: bool) -> Asked:
    """A record, or a position. Of a record, the deal or the latest position, unless `after` says how many actions."""
    try:
        data = json.loads(contents(file))
    except ValueError:
        data = None  # a transcript, or nothing that can be read: whoever reads records says so
    if isinstance(data, dict) and "tenback" not in data and "game" in data:
        if after is not None:
            raise OptionError("--after is for a record; a position stands for itself.")
        if not isinstance(data["game"], str):
            raise PositionError(f"game of the position must be the name of a game, not {shown(data['game'])}.")
        game = games.get(data["game"])
        state = game.position(data)
        return Asked(game, state, called(seats_in(state.position())), {"game": game.slug, "position": data})
    told = read(file)
    states = [*record.states(told)]
    number = after if after is not None else (len(told.actions) if latest else 0)
    if not 0 <= number < len(states):
        raise OptionError(f"--after is a number from 0 to {len(told.actions)}, the actions of the record; not {after}.")
    game = games.get(told.game, rules=told.rules)
    whence = {"game": game.slug, "record": str(file), "after": number}
    return Asked(game, states[number], record.labels(told, states[0]), whence)


def called(seats: int) -> list[str]:
    return [f"seat {seat}" for seat in range(seats)]


def seats_in(position: Mapping[str, Any]) -> int:
    """Who plays, by what they hold: hidden hands, or in TEN what they own."""
    return len(position["hands"] if "hands" in position else position["seats"])
