"""A table as lists show it: in the lobby, and in the history of those who sat there."""

from typing import Any

import msgspec

from tenback.server.scenes import seats_shown
from tenback.store import Listing
from tenback.table import Phase, Table, counting

__all__ = ["listing"]


def listing(table: Table) -> Listing:
    setting = table.setting
    return Listing(
        table=table.id,
        game=setting.game,
        phase=_phase(table.phase),
        listed=setting.listed,
        opened=table.opened,
        changed=table.at,
        people=tuple((who.person, seat) for seat, who in enumerate(table.sitters) if who and who.person),
        summary=_summary(table),
        result=_result(table),
    )


def _phase(phase: Phase) -> Any:
    return "playing" if phase is Phase.STARTING else phase.value


def _summary(table: Table) -> dict[str, Any]:
    setting = table.setting
    return {
        "title": setting.the_game.title,
        "options": dict(setting.options),
        "seats": [msgspec.to_builtins(seat) for seat in seats_shown(table)],
        "watch": setting.watch,
        "talk": setting.talk,
        "clock": setting.clock,
        "rematch": table.rematch,
    }


def _result(table: Table) -> dict[str, Any] | None:
    if table.result is None:
        return None
    return {**table.result, **counting.facts(table)}
