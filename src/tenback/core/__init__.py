"""Seats, chance, refusals, hidden things: what every game is made of."""

from tenback.core.chance import Chance
from tenback.core.contract import (
    END,
    Action,
    End,
    Ended,
    Ending,
    Event,
    Game,
    PlansAhead,
    Seat,
    State,
    View,
    check_viewer,
    turn_over,
)
from tenback.core.errors import (
    NotAnAction,
    OptionError,
    PositionError,
    SeatError,
    SeedError,
    TenbackError,
    UnknownGame,
    UnknownRules,
    shown,
)
from tenback.core.hidden import Hidden
from tenback.core.options import Option
from tenback.core.refusal import Because, Refusal, Refused
from tenback.core.shares import SHARE, is_share, promise_of, seed_of

__all__ = [
    "END",
    "SHARE",
    "Action",
    "Because",
    "Chance",
    "End",
    "Ended",
    "Ending",
    "Event",
    "Game",
    "Hidden",
    "NotAnAction",
    "Option",
    "OptionError",
    "PlansAhead",
    "PositionError",
    "Refusal",
    "Refused",
    "Seat",
    "SeatError",
    "SeedError",
    "State",
    "TenbackError",
    "UnknownGame",
    "UnknownRules",
    "View",
    "check_viewer",
    "is_share",
    "promise_of",
    "seed_of",
    "shown",
    "turn_over",
]
