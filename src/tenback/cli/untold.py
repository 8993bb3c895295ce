"""What everybody at the keyboard has been told, and what still waits for them."""

from tenback import games, record
from tenback.cli import seen
from tenback.cli.people import People
from tenback.core import Action, Ended, Seat, State

__all__ = ["Story"]

Viewer = Seat | None
"""Whom the words are for: one seat, or everybody alike."""


class Story:
    """Each hears what their own eyes may see. Where nothing is hidden from anybody, all hear the same."""

    def __init__(self, begun: record.Record) -> None:
        self.names = record.labels(begun, begun.state)
        self.alone = len(begun.seats) == 1
        self.secret = not self.alone and games.get(begun.game).hides_hands
        self.waiting: dict[Viewer, list[str]] = {self.viewer(seat): [] for seat in range(len(begun.seats))}

    def viewer(self, seat: Seat) -> Viewer:
        """Through whose eyes a seat is told things."""
        return seat if self.secret else self.everybody

    @property
    def everybody(self) -> Viewer:
        """Through whose eyes all of them are told things."""
        return 0 if self.alone else None

    def people(self, viewer: Viewer) -> People:
        return People(self.names, viewer)

    def happens(self, state: State, action: Action) -> None:
        """The action is played in that state. How the game ended is told apart, to everybody."""
        for viewer, waiting in self.waiting.items():
            news = [event for event in state.news(action, viewer) if not isinstance(event, Ended)]
            waiting.extend(seen.happened(state.view(viewer), news, self.people(viewer)))

    def is_said(self, said: record.Said) -> None:
        for viewer, waiting in self.waiting.items():
            waiting.append(f"{self.people(viewer).does(said.seat, 'say')}: {said.signal}")

    def heard(self, viewer: Viewer) -> list[str]:
        """What waited for the viewer, and waits no longer."""
        told, self.waiting[viewer] = self.waiting[viewer], []
        return told

    def recall(self, told: record.Record) -> None:
        """Tell a game that was broken off: to each, what happened since their last turn."""
        game = games.get(told.game, rules=told.rules)
        states = [*record.states(told)]
        done: list[Viewer] = []  # whose turn has just ended; they have heard it once somebody else acts
        for number, state in enumerate(states):
            if number < len(told.actions):
                for viewer in done:
                    self.heard(viewer)
            for said in told.signals:
                if said.after == number:
                    self.is_said(said)
            if number < len(told.actions) and state.turn is not None:
                action = game.action(told.actions[number])
                self.happens(state, action)
                ended = state.turn < len(told.seats) and seen.new_turn(state, action, states[number + 1])
                done = [self.viewer(state.turn)] if ended else []

    def ending(self, told: record.Record) -> str:
        """How a game ended, for everybody."""
        *_, before, _last = record.states(told)
        viewer = self.everybody
        action = games.get(told.game, rules=told.rules).action(told.actions[-1])
        return seen.happened(before.view(viewer), before.news(action, viewer), self.people(viewer))[-1]
