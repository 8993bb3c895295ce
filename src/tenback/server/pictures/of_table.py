"""A table whose game is over as a picture, and as a line of text: what anybody who may look at it may know."""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from tenback import views
from tenback.core import Seat, State
from tenback.games import face_to_face, ten
from tenback.server.pictures.drawing import Result
from tenback.server.pictures.trail import trail
from tenback.server.words import Words
from tenback.table import Table

__all__ = ["result_of", "text_of", "trail_of"]

NONE = "\N{EN DASH}"  # where nothing was counted
MINUS = "\N{MINUS SIGN}"
CARDS = {"the-game": 98, "quick-and-easy": 50}


@dataclass(frozen=True, slots=True)
class _Figure:
    figure: str
    caption: str
    tone: Literal["lost", "won", "plain"]


def result_of(table: Table, seat: Seat | None, words: Words, *, name: str = "", par: float | None = None) -> Result:
    """As that seat saw it end; `name`: of who shares it, if they want it there; `par`: of a deal of the day."""
    state, setting = table.state, table.setting
    assert state is not None  # it has ended, so it was dealt
    actions = [setting.the_game.action(text) for text in table.actions]
    states = list(table.replayed(len(actions)))
    turns, done = views.tallies(states, actions)
    duel = isinstance(state, face_to_face.State | ten.State)
    whose = _whose(table, seat) if duel else None
    backs = sum(each.backs for at, each in enumerate(done) if isinstance(each.backs, int) and whose in {None, at})
    told = _figure(table, state, whose, words)
    day = datetime.fromisoformat(table.day.date) if table.day else datetime.fromtimestamp(table.at / 1000, UTC)
    game = setting.the_game.title
    title = words.say("picture-day") if table.day else game
    seats = words.say("picture-with", seats=setting.seats)
    left = (table.result or {}).get("ending", {}).get("left") if not duel else None
    cards = CARDS.get(setting.game)
    return Result(
        figure=told.figure,
        caption=told.caption,
        title=words.say("picture-by", name=name, game=title) if name else title,
        under=" · ".join((*((game,) if table.day else ()), seats, words.day(day))),
        par="" if par is None else words.say("picture-par", value=f"{par:g}".replace("-", MINUS)),
        tone=told.tone,
        bead=None if left is None or not cards else (cards - left) / cards,
        trail=trail(states, actions, whose),
        badge=str(backs) if backs else "",
        note=words.say("picture-backs", backs=backs, turns=turns)
        if backs
        else words.say("picture-turns", turns=turns)
        if turns
        else "",
    )


def trail_of(table: Table, seat: Seat | None) -> tuple[int, ...]:
    """A figure a turn: of all turns where all play together, else of that seat's."""
    actions = [table.setting.the_game.action(text) for text in table.actions]
    duel = isinstance(table.state, face_to_face.State | ten.State)
    return trail(list(table.replayed(len(actions))), actions, _whose(table, seat) if duel else None)


def text_of(result: Result) -> str:
    """For those who paste text, and as the picture's alternative."""
    parts = (f"{result.figure} {result.caption}", result.par, f"{result.badge} {result.note}".strip())
    return f"tenback · {result.title}, {result.under}: {', '.join(each for each in parts if each)}"


def _whose(table: Table, seat: Seat | None) -> Seat:
    """In a game of one against the other: the asker's seat, else the winner's."""
    if seat is not None:
        return seat
    winners = _winners(table)
    return winners[0] if winners else 0


def _winners(table: Table) -> list[Seat]:
    result = table.result or {}
    return list((result.get("ending") or result).get("winners") or ())


def _figure(table: Table, state: State, whose: Seat | None, words: Words) -> _Figure:
    ending = (table.result or {}).get("ending") or {}
    if isinstance(state, ten.State):
        assert whose is not None
        won = bool(ending.get("won", whose in _winners(table)))
        scores = ending.get("scores")
        if scores is None:
            return _Figure(NONE, words.say("picture-stopped"), "plain")
        points = int(scores[whose])
        return _Figure(str(points), words.say("picture-points", count=points), "won" if won else "lost")
    if isinstance(state, face_to_face.State):
        assert whose is not None
        return _of_duel(table, state, whose, words)
    left = ending.get("left")
    if left is None:
        return _Figure(NONE, words.say("picture-stopped"), "plain")
    if ending.get("won"):
        return _Figure("0", words.say("picture-won"), "won")
    return _Figure(str(left), words.say("picture-left", count=left), "lost")


def _of_duel(table: Table, state: face_to_face.State, whose: Seat, words: Words) -> _Figure:
    """The lead in cards of who won, or what the other still had to lay."""
    winners = _winners(table)
    if not winners:
        return _Figure(NONE, words.say("picture-nobody"), "plain")
    won = whose in winners
    left = [len(state.hands[seat]) + len(state.draws[seat]) for seat in range(2)]
    lead = left[1 - winners[0]] - left[winners[0]]
    tone: Literal["won", "lost"] = "won" if won else "lost"
    if not (table.result or {}).get("ending") or lead <= 0:
        return _Figure(NONE, words.say("picture-duel-won" if won else "picture-duel-lost"), tone)
    return _Figure(str(lead), words.say("picture-ahead" if won else "picture-behind", count=lead), tone)
