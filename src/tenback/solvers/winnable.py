"""Was it winnable, had all cards been open? A line that wins, a proof that there is none, or neither."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from time import monotonic

import numpy as np

from tenback.core import Game, State
from tenback.games import quick_and_easy, the_game
from tenback.solvers import beam
from tenback.solvers import quick_and_easy as quick_and_easy_solver
from tenback.solvers import the_game as the_game_solver
from tenback.solvers.question import NoSuchQuestion

__all__ = ["WIDTHS", "Answer", "Verdict", "winnable"]

WIDTHS = (100, 400, 1600, 6400)
"""How many positions are kept after each card: a few find a line for nearly every deal, in no time."""


class Answer(StrEnum):
    YES = "yes"
    NO = "no"
    NOT_FOUND = "not found"  # within the budget; it may be winnable or not


@dataclass(frozen=True, slots=True)
class Verdict:
    answer: Answer
    line: tuple[str, ...]  # the actions that win, which the rules have confirmed
    looked_at: int  # positions


def winnable(state: State, *, seconds: float = np.inf, widths: Sequence[int] = WIDTHS) -> Verdict:
    """Whether the position can be won by players who know every card, the draw pile's order included.

    The search grows wider until it finds a line, or has looked at everything, or `seconds` are over.
    """
    game: Game
    match state:
        case the_game.State():
            open_cards, game = the_game_solver.GAME, the_game.GAME
        case quick_and_easy.State():
            open_cards, game = quick_and_easy_solver.GAME, quick_and_easy.GAME
        case _:
            titles = f"{the_game.GAME.title} and {quick_and_easy.GAME.title}"
            raise NoSuchQuestion(f"Only {titles} are won or lost together; in the others somebody always wins.")
    if state.ending:
        return Verdict(Answer.YES if state.ending.won else Answer.NO, (), 0)
    before: list[tuple[str, ...]] = [()]
    roots = [open_cards.encode(state)]
    end = game.action("end")
    if state.refusal(end) is None:
        ended = state.play(end)
        if not ended.ending:
            before.append(("end",))
            roots.append(open_cards.encode(ended))
    looked_at, until = 0, monotonic() + seconds
    for width in widths:
        found = beam.search(open_cards, roots, max(width, len(roots)), until)
        looked_at += found.looked_at
        if found.line is not None:
            line = before[found.root] + tuple(text for step in found.line for text in open_cards.actions_of(step))
            _confirm(state, game, line)
            return Verdict(Answer.YES, line, looked_at)
        if found.complete:
            return Verdict(Answer.NO, (), looked_at)
        if monotonic() > until:
            break
    return Verdict(Answer.NOT_FOUND, (), looked_at)


def _confirm(state: State, game: Game, line: Sequence[str]) -> None:
    """By the rules themselves: kernels are never the authority."""
    for text in line:
        state = state.play(game.action(text))
    assert state.ending
    assert state.ending.won
