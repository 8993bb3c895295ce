"""What one viewer may know, as typed JSON data: a module a game. The wire sends it, and reviews tell it.

What a viewer may not see is `{"hidden": 6}`, a count. A game without a module here is told plainly, part by part.
"""

from types import ModuleType
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from tenback.core import View
from tenback.games import face_to_face as duel
from tenback.games import quick_and_easy as quick
from tenback.games import ten as tens
from tenback.games import the_game as team
from tenback.views import face_to_face, plain, quick_and_easy, ten, the_game
from tenback.views.cards import Card, Hidden, Seat, shown
from tenback.views.endings import Ending, ending
from tenback.views.events import News, news
from tenback.views.face_to_face import FaceToFace
from tenback.views.last_turn import LastTurn, last_turn
from tenback.views.plain import Plain
from tenback.views.quick_and_easy import QuickAndEasy
from tenback.views.tallies import Tally, tallies
from tenback.views.ten import Ten
from tenback.views.the_game import TheGame

__all__ = [
    "Card",
    "Ending",
    "FaceToFace",
    "GameShown",
    "Hidden",
    "LastTurn",
    "News",
    "Plain",
    "QuickAndEasy",
    "Seat",
    "Tally",
    "Ten",
    "TheGame",
    "TurnShown",
    "ending",
    "hand",
    "last_turn",
    "news",
    "public",
    "sees",
    "shown",
    "tallies",
    "turn",
]

TurnShown = Annotated[
    the_game.TheGameTurn | quick_and_easy.QuickAndEasyTurn | face_to_face.FaceToFaceTurn | ten.TenTurn,
    Meta(title="TurnShown"),
]
GameShown = Annotated[TheGame | QuickAndEasy | FaceToFace | Ten | Plain, Meta(title="GameShown")]

# Each module has `public`, `hand` and `turn`.
OF: dict[type[View], ModuleType] = {
    team.View: the_game,
    quick.View: quick_and_easy,
    duel.View: face_to_face,
    tens.View: ten,
}


def public(view: View, *, tracker: bool) -> GameShown:
    """What lies in everyone's sight. `view` is a spectator's: no other comes in here, so no hand can come out.

    What was laid, and what is still to come, people may remember but not look up (G4), unless the table has a tracker.
    """
    if view.seat is not None:
        raise ValueError("What everyone sees is made from a spectator's view.")
    shown: GameShown = _of(view).public(view, tracker=tracker)
    return shown


def hand(view: View) -> list[Card] | None:
    """The viewer's own cards; None for a spectator, where nobody hides any (T4), and where it is not known which part
    of a view they are.
    """
    if view.seat is None:
        return None
    own: list[Card] | None = _of(view).hand(view)
    return own


def turn(view: View) -> TurnShown | None:
    """What the turn of this seat asks of it and brings, as far as it can know; None where the actions say it all."""
    shown: TurnShown | None = _of(view).turn(view)
    return shown


def sees(view: View) -> dict[str, Any] | UnsetType:
    """All that the viewer sees, of a game without a module here; the others tell it in words of their own."""
    return UNSET if type(view) in OF else plain.parts(view)


def _of(view: View) -> ModuleType:
    return OF.get(type(view), plain)
