"""How a game ended, in plain words: the result, why, and the rule."""

from collections.abc import Mapping

from tenback.cli.people import People, counted
from tenback.core import Ending, View

__all__ = ["result"]

PLAIN = "The game has ended: {reason}."


def result(sentences: Mapping[str, str], view: View, ending: Ending, people: People) -> str:
    """The ending in a sentence of the game's; the view is from just before it, with whoever was on turn."""
    who = "" if view.turn is None else people.called(view.turn)
    scores = zip(people.names, ending.scores or (), strict=False)
    sentence = sentences.get(ending.reason, PLAIN).format(
        reason=ending.reason,
        short=f"{counted(ending.left or 0, 'card')} short".capitalize(),
        who=who,
        winners=people.do(ending.winners, "win") if ending.winners else "",
        points=", ".join(f"{'you' if seat == people.you else name} {n}" for seat, (name, n) in enumerate(scores)),
        rank=ending.rank,
    )
    return f"{sentence} ({ending.rule})"
