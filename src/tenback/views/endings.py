"""How a game ended, or would end."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from tenback import core, games
from tenback.views.cards import Seat

__all__ = ["Ending", "ending"]

Reason = Annotated[
    str,
    Meta(
        title="Reason",
        extra_json_schema={"enum": list(dict.fromkeys(str(each) for game in games.shelf() for each in game.reasons))},
    ),
]


class Ending(Struct, forbid_unknown_fields=True):
    """How a game ended, or would end. What a game does not have is left out."""

    reason: Reason
    rule: str
    won: bool | UnsetType = UNSET  # cooperative games and solo TEN
    left: int | UnsetType = UNSET  # cooperative games: cards not laid
    winners: list[Seat] | UnsetType = UNSET  # duels and TEN
    scores: list[int] | UnsetType = UNSET  # TEN, by seat
    rank: str | UnsetType = UNSET  # solo TEN: what it means to have beaten this limit


def ending(end: core.Ending | None) -> Ending | None:
    if end is None:
        return None
    return Ending(
        end.reason.value,
        end.rule,
        UNSET if end.won is None else end.won,
        UNSET if end.left is None else end.left,
        UNSET if end.winners is None else list(end.winners),
        UNSET if end.scores is None else list(end.scores),
        UNSET if end.rank is None else end.rank,
    )
