"""How a game ended, in plain words: the result, why, and the rule."""

from tenback.cli.people import People, counted
from tenback.core import Ending, View
from tenback.games import face_to_face, quick_and_easy, ten, the_game

__all__ = ["SENTENCES", "result"]

SENTENCES: dict[tuple[type, str], str] = {
    (the_game.View, the_game.Reason.EVERY_CARD_LAID): "Won: every card is laid.",
    (the_game.View, the_game.Reason.STUCK): "{short}: {who} can no longer lay as many cards as the turn asks for.",
    (the_game.View, the_game.Reason.BURNT): "{short}: a burning card was not covered in time.",
    (quick_and_easy.View, quick_and_easy.Reason.EVERY_CARD_LAID): "Won: every card is laid.",
    (quick_and_easy.View, quick_and_easy.Reason.STUCK): "{short}: {who} can lay no card.",
    (face_to_face.View, face_to_face.Reason.ALL_LAID): "{winners}: the whole deck is laid.",
    (face_to_face.View, face_to_face.Reason.STUCK): (
        "{winners}: {who} can no longer lay as many cards as the turn asks for."
    ),
    (face_to_face.View, face_to_face.Reason.SINGLE_CARD): (
        "{winners}: a single last card with nothing to draw loses, and {who} came to that."
    ),
    (ten.View, ten.Reason.MOST_POINTS): "{winners} with the most points: {points}.",
    (ten.View, ten.Reason.MOST_CURRENCY): "{winners} with the most coins and tokens, level in points: {points}.",
    (ten.View, ten.Reason.FEWEST_CARDS): (
        "{winners} with the fewest cards in the runs, level in points, coins and tokens: {points}."
    ),
    (ten.View, ten.Reason.SHARED): "{winners} together, level in everything: {points}.",
    (ten.View, ten.Reason.TEN_BEATEN): "{winners}, more points than TEN: {points}. That is {rank}.",
    (ten.View, ten.Reason.TEN_NOT_BEATEN): "TEN is not beaten, that takes more points than TEN has: {points}.",
}


def result(view: View, ending: Ending, people: People) -> str:
    """The ending in a sentence; the view is from just before it, with whoever was on turn."""
    who = "" if view.turn is None else people.called(view.turn)
    scores = zip(people.names, ending.scores or (), strict=False)
    sentence = SENTENCES[type(view), ending.reason].format(
        short=f"{counted(ending.left or 0, 'card')} short".capitalize(),
        who=who,
        winners=people.do(ending.winners, "win") if ending.winners else "",
        points=", ".join(f"{'you' if seat == people.you else name} {n}" for seat, (name, n) in enumerate(scores)),
        rank=ending.rank,
    )
    return f"{sentence} ({ending.rule})"
