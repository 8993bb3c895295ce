"""What one pair of eyes sees and hears, in words. Only views and news come in: nothing hidden can come out."""

from collections.abc import Iterable

from tenback import games, record
from tenback.cli import piles
from tenback.cli import ten as ten_in_words
from tenback.cli.console import say_all
from tenback.cli.endings import result
from tenback.cli.people import People
from tenback.core import END, Action, Ended, Event, Seat, State, View
from tenback.games import face_to_face, quick_and_easy, ten, the_game

__all__ = ["happened", "moves", "new_turn", "table", "wanted", "watch"]


def table(view: View, people: People) -> list[str]:
    """What lies on the table and in the own hand, a line each."""
    match view:
        case ten.View():
            return [*ten_in_words.table(view, people)]
        case the_game.View() | quick_and_easy.View() | face_to_face.View():
            return [*piles.table(view, people)]
    raise TypeError(f"{view!r:.60} is no view that this terminal can show.")


def happened(view: View, events: Iterable[Event], people: People) -> list[str]:
    """What an action brought about, as this pair of eyes heard it; the view is from just before it."""
    told = []
    for event in events:
        match event, view:
            case Ended(ending), _:
                told.append(result(view, ending, people))
            case _, ten.View():
                told.append(ten_in_words.happened(view, event, people))
            case _, the_game.View() | quick_and_easy.View() | face_to_face.View():
                told.append(piles.happened(view, event, people))
        view = view.hear(event)
    return told


def wanted(state: State, seat: Seat, people: People) -> str:
    """What the player on turn has to do."""
    view = state.view(seat)
    return ten_in_words.wanted(view, people) if isinstance(view, ten.View) else piles.wanted(state)


def moves(view: View, seat: Seat, people: People) -> list[str]:
    """Everything that the player on turn may do, in a form that can be looked over."""
    match view:
        case ten.View():
            return [*ten_in_words.moves(view, seat, people)]
        case the_game.View() | quick_and_easy.View() | face_to_face.View():
            return [*piles.moves(view, seat)]
    raise TypeError(f"{view!r:.60} is no view that this terminal can show.")


def new_turn(before: State, action: Action, after: State) -> bool:
    """Whether a turn begins after the action. In TEN those who bid and pay act within somebody's turn."""
    was, now = before.view(None), after.view(None)
    if isinstance(was, ten.View) and isinstance(now, ten.View):
        return ten_in_words.chapter(was) != ten_in_words.chapter(now)
    return action == END


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
