"""How a series of rematches stands: the games that each player has won, carried from table to table."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import msgspec

if TYPE_CHECKING:
    from tenback.table.sitters import Sitter
    from tenback.table.table import Table

__all__ = ["Won", "by_seat", "carried_on", "read"]


class Won(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has won so far."""

    who: str  # a person's id, or what a bot is called
    games: Annotated[int, msgspec.Meta(ge=0)]


def carried_on(table: "Table") -> tuple[Won, ...]:
    """For the table that comes next; nothing where nobody plays against anybody. A game whose cards were known does not
    count, and neither does one that was given up by all.
    """
    setting = table.setting
    if setting.team or setting.seats == 1 or table.result is None:
        return ()
    ending = table.result.get("ending") or {}
    winners = () if table.known else table.result.get("winners") or ending.get("winners") or ()
    return tuple(
        Won(_called(sitter), table.series.get(_called(sitter), 0) + (seat in winners))
        for seat, sitter in enumerate(table.sitters)
        if sitter
    )


def by_seat(table: "Table") -> list[int] | None:
    """What each seat had won before this game; None in the first one of a series."""
    if not table.series:
        return None
    return [table.series.get(_called(sitter), 0) if sitter else 0 for sitter in table.sitters]


def read(kept: tuple[Won, ...] | msgspec.UnsetType) -> Mapping[str, int]:
    return {each.who: each.games for each in kept or ()}


def _called(sitter: "Sitter") -> str:
    return sitter.person or sitter.name
