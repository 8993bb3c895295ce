"""A game that is over, told: why it could not go on, what each did, what strong bots make of such games."""

from collections.abc import Sequence

from tenback import views
from tenback.bots.measured import strong_bots
from tenback.core import Seat, State
from tenback.games import ten, the_game
from tenback.games.ten.table import LIMITS
from tenback.protocol.pages import EndTold, MeasuredBots
from tenback.server.own_games import compared
from tenback.store import Listing
from tenback.table import Table
from tenback.table.viewing import may_see_all

__all__ = ["end_told"]


def end_told(table: Table, seat: Seat | None, own: Sequence[Listing]) -> EndTold:
    """For who has that seat, or none; `own`: their tables, the newest first."""
    state, setting = table.state, table.setting
    assert state is not None  # it has ended, so it was dealt
    read = setting.the_game.action
    turns, done = views.tallies(table.replayed(len(table.actions)), map(read, table.actions))
    measured = strong_bots(setting.game, setting.seats, setting.options)
    return EndTold(
        turns=turns,
        tallies=done,
        last_turn=views.last_turn(state) if may_see_all(table, seat) else None,
        burnt=_burnt(state),
        compared=None if seat is None else compared(table, seat, own),
        bots=None if measured is None else MeasuredBots(measured.percent, measured.among),
        next_limit=_next_limit(state),
    )


def _burnt(state: State) -> list[str]:
    """The piles whose fire had to be covered (G17)."""
    if not isinstance(state, the_game.State):
        return []
    return [str(pile) for pile, ends in state.burning if not ends]


def _next_limit(state: State) -> int | None:
    """What to try after a win alone (T23)."""
    if not isinstance(state, ten.State) or not state.ending or not state.ending.won:
        return None
    limit = state.table.options.limit
    return limit + 1 if limit is not None and limit + 1 in LIMITS else None
