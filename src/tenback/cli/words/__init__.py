"""Games in the terminal's words: a room a game, called as its module in `games` is; plain words for one without."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Protocol, cast

from tenback import games
from tenback.cli.people import People
from tenback.cli.words import plain
from tenback.core import Action, Event, Game, Seat, State, View

__all__ = ["Words", "words_of"]


class Words(Protocol):
    """What the terminal can say of a game. Only views and news come in: nothing hidden can come out."""

    HOW: str  # how to type what one does
    ENDINGS: Mapping[str, str]  # a sentence for each way in which the game can end

    def table(self, view: Any, people: People) -> list[str]:
        """What lies on the table and in the own hand, a line each."""

    def happened(self, view: Any, event: Event, people: People) -> str:
        """An event in a sentence; the view is from just before it."""

    def wanted(self, state: State, seat: Seat, people: People) -> str:
        """What the player on turn has to do."""

    def moves(self, view: Any, seat: Seat, people: People) -> Iterable[str]:
        """Everything that the player on turn may do, in a form that can be looked over."""

    def new_turn(self, before: Any, action: Action, after: Any) -> bool:
        """Whether a turn begins after the action."""

    def open_hands(self, state: State, people: People) -> Iterable[str]:
        """What was hidden to the end."""


def words_of(what: Game | View) -> Words:
    """The words for a game, or for whoever has a view of one."""
    if isinstance(what, Game):
        return cast("Words", games.room("tenback.cli.words", what.slug) or plain)
    return _by_view().get(type(what), cast("Words", plain))


@cache
def _by_view() -> dict[type, Words]:
    rooms: list[Any] = [games.room("tenback.cli.words", game.slug) for game in games.shelf()]
    return {room.View: room for room in rooms if room is not None}
