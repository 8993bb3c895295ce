"""What one pair of eyes sees and hears, in words. Only views and news come in: nothing hidden can come out."""

from collections.abc import Iterable

from tenback import games, record
from tenback.cli.console import say_all
from tenback.cli.people import People
from tenback.cli.words import words_of
from tenback.cli.words.endings import result
from tenback.core import Action, Ended, Event, Seat, State, View

__all__ = ["happened", "moves", "new_turn", "table", "wanted", "watch"]


def table(view: View, people: People) -> list[str]:
    """What lies on the table and in the own hand, a line each."""
    return words_of(view).table(view, people)


def happened(view: View, events: Iterable[Event], people: People) -> list[str]:
    """What an action brought about, as this pair of eyes heard it; the view is from just before it."""
    words, told = words_of(view), []
    for event in events:
        if isinstance(event, Ended):
            told.append(result(words.ENDINGS, view, event.ending, people))
        else:
            told.append(words.happened(view, event, people))
        view = view.hear(event)
    return told


def wanted(state: State, seat: Seat, people: People) -> str:
    """What the player on turn has to do."""
    return words_of(state.view(seat)).wanted(state, seat, people)


def moves(view: View, seat: Seat, people: People) -> list[str]:
    """Everything that the player on turn may do, in a form that can be looked over."""
    return [*words_of(view).moves(view, seat, people)]


def new_turn(before: State, action: Action, after: State) -> bool:
    """Whether a turn begins after the action."""
    was = before.view(None)
    return words_of(was).new_turn(was, action, after.view(None))


def watch(told: record.Record, seat: Seat | None) -> None:
    """A recorded game as one seat, or a spectator, lived it."""
    game = games.get(told.game, rules=told.rules)
    states = [*record.states(told)]
    people = People(record.labels(told, states[0]), seat)
    lines: list[str] = []
    turn_begins = True
    for number, state in enumerate(states):
        if turn_begins and state.turn is not None:
            say_all(lines)
            lines = ["", f"--- {people.names[state.turn]} ---", *table(state.view(seat), people)]
        lines += [f"{people.does(said.seat, 'say')}: {said.signal}" for said in told.signals if said.after == number]
        if number < len(told.actions):
            action = game.action(told.actions[number])
            lines += happened(state.view(seat), state.news(action, seat), people)
            turn_begins = new_turn(state, action, states[number + 1])
    say_all(lines)
