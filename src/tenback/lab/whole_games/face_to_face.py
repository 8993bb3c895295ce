"""Whole games of Face to Face."""

from tenback.games.face_to_face import WINS, Reason
from tenback.lab.match import Match
from tenback.lab.whole_games import Rows, options_of

__all__ = ["A_BATCH", "DIFFERENCE", "fast"]

A_BATCH = 120
DIFFERENCE = "The seats start in turn."


def fast(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.face_to_face.weights import weights  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.face_to_face import rules  # noqa: PLC0415 - the same
    from tenback.kernels.face_to_face.whole_games import play_and_tell  # noqa: PLC0415 - the same

    reasons = {rules.ALL_LAID: Reason.ALL_LAID, rules.STUCK: Reason.STUCK, rules.SINGLE_CARD: Reason.SINGLE_CARD}
    played = play_and_tell(weights(), games=count, seed=seed, last_wins=options_of(match)["last_card"] == WINS)
    for winner, ended, left, starter in zip(*(column.tolist() for column in played), strict=True):
        yield [winner, *left, str(reasons[ended]), starter]
