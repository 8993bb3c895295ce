"""A turn being planned: what some plays would lead to, told to whoever plans them and to nobody else."""

from collections.abc import Sequence
from dataclasses import dataclass

from tenback.core import END, Action, Ending, PlansAhead, Refusal, Seat, State, TenbackError, View
from tenback.table.declined import Declined
from tenback.table.learning_by_play import opaque
from tenback.table.table import Phase, Table

__all__ = ["Plan", "about_to_play", "plan"]

LONGEST_PLAN = 20  # actions in one wish; no turn has more


@dataclass(frozen=True, slots=True)
class Plan:
    """What some plays would lead to: for the eyes of the planning seat only."""

    after: View | None = None  # what the seat would see then, if its turn goes on
    ahead: bool = False  # as if its turn had begun now
    unknown: bool = False  # other cards are seen by then
    ends: Ending | None = None  # the game would be over
    refused: tuple[int, Refusal] | None = None  # which of the plays would not be allowed, and why

    @property
    def actions(self) -> tuple[Action, ...]:
        """What would be legal then."""
        return self.after.actions() if self.after else ()


def plan(table: Table, seat: Seat, texts: Sequence[str]) -> Plan:
    if table.state and table.running and (table.turn != seat or table.paused):
        view = table.state.view(seat)
        if isinstance(view, PlansAhead):
            return _plan_ahead(view, _actions(table, texts))
    state, actions = about_to_play(table, seat, texts)
    for number, action in enumerate(actions):
        if refusal := state.refusal(action):
            return Plan(refused=(number, refusal))
        if opaque(state, action, seat):
            return Plan(unknown=True)
        state = state.play(action)
        if state.ending:
            return Plan(ends=state.ending)
        if state.turn != seat:
            return Plan()  # others act
    return Plan(state.view(seat))


def _plan_ahead(view: PlansAhead, actions: Sequence[Action]) -> Plan:
    """Out of turn, where the game lets one think ahead: by what the seat sees, and nothing else."""
    view = view.ahead()
    for number, action in enumerate(actions):
        if refusal := view.refusal(action):
            return Plan(ahead=True, refused=(number, refusal))
        if action == END:
            return Plan(ahead=True, unknown=True)
        view = view.laying(action)
    return Plan(view, ahead=True)


def _actions(table: Table, texts: Sequence[str]) -> list[Action]:
    if len(texts) > LONGEST_PLAN:
        raise Declined("too-many-actions", f"At most {LONGEST_PLAN} actions at once, not {len(texts)}.")
    try:
        return [table.setting.the_game.action(text) for text in texts]
    except TenbackError as error:
        raise Declined("not-an-action", str(error)) from None


def about_to_play(table: Table, seat: Seat, texts: Sequence[str]) -> tuple[State, list[Action]]:
    """The state that the seat acts in, and the actions that the texts mean."""
    actions = _actions(table, texts)
    if table.phase is Phase.ENDED:
        raise Declined("ended", "The game has ended.")
    if table.phase is Phase.STARTING:
        rule = table.setting.the_game.starter_agreed
        raise Declined("starting", "First everyone says how keen they are to start.", rule=rule)
    if table.phase is Phase.WAITING:
        raise Declined("waiting", "The game has not begun.")
    if table.paused:
        raise Declined("paused", "The game is paused; resume it first.")
    if table.turn != seat:
        raise Declined("not-your-turn", "It is not your turn.")
    assert table.state is not None  # cards are dealt in this phase
    return table.state, actions
