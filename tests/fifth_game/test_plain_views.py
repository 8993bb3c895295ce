"""Any view as plain data: whatever a game's view is made of can be told, and nothing is told that is not in it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import msgspec
import pytest

from tenback import games, views
from tenback.core import END, Chance, Hidden
from tenback.games.quick_and_easy import CARDS
from tenback.views import plain


class Phase(StrEnum):
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Holding:
    coins: int
    cards: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class View:
    part: Any
    seat: int | None = None
    turn: int | None = 1
    ending: None = None
    options: Any = None


@pytest.mark.parametrize(
    ("part", "told"),
    [
        (7, 7),
        (True, True),
        (None, None),
        ("a word", "a word"),
        (Phase.DRAW, "draw"),
        (Hidden(6), {"hidden": 6}),
        ((1, 2), [1, 2]),
        ((), []),
        (frozenset({3, 1, 2}), [1, 2, 3]),
        (((1,), Hidden(2)), [[1], {"hidden": 2}]),
        ({Phase.DRAW: (4,)}, {"draw": [4]}),
        (CARDS[:2], ["R1", "R2"]),  # numbers that are written with a colour
        (END, "end"),  # what can be written is written
        ((Holding(3, (5,)), Holding(0, ())), [{"coins": 3, "cards": [5]}, {"coins": 0, "cards": []}]),
    ],
)
def test_a_part_is_told_as_data(part, told):
    view: Any = View(part)
    assert plain.parts(view) == {"part": told}
    shown = msgspec.to_builtins(views.public(view, tracker=False))
    assert shown == {"game": "plain", "parts": {"part": told}, "turn": 1, "next": None, "ending": None}


def test_what_everyone_sees_is_made_of_a_spectators_view_only():
    view: Any = View(1, seat=0)
    with pytest.raises(ValueError, match="a spectator's view"):
        views.public(view, tracker=False)
    assert views.sees(view) == {"part": 1}


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_the_four_games_could_be_told_so_too(game):
    """Byte by byte as JSON; and a spectator is told of no hand."""
    view = game.deal(2, Chance("plain")).view(None)
    told = msgspec.json.decode(msgspec.json.encode(plain.parts(view)))
    assert told == plain.parts(view)
    assert all(set(hand) == {"hidden"} for hand in told.get("hands", ()))
    assert views.sees(view) is msgspec.UNSET
