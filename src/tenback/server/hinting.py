"""Hints: what a strong bot would do, worked out where bots think, from exactly what the seat sees."""

import msgspec

from tenback import kernels
from tenback.bots import BUDGET
from tenback.core import Seat
from tenback.protocol.server_frames import HintTold
from tenback.server.whereabouts import Whereabouts
from tenback.server.workers import Lanes, Question, Whose
from tenback.table import Declined, Table

__all__ = ["Hints"]

STRENGTH = "strong"


class Hints:
    def __init__(self, workers: Lanes, whereabouts: Whereabouts, seconds: float = BUDGET) -> None:
        self._workers, self._whereabouts = workers, whereabouts
        self._seconds = min(seconds, BUDGET)

    async def worked_out(self, table: Table, seat: Seat, person: str, seed: str) -> HintTold:
        """The hint for the seat on turn; the same for the same seed. Its person waits in turn with their bots."""
        if not kernels.ready(table.setting.game):
            raise Declined("hint-not-ready", "The strong bot is still being made ready; ask again in a moment.")
        assert table.state is not None  # somebody is on turn
        question = Question(
            kind="hint",
            game=table.setting.game,
            rules=table.setting.rules,
            strength=STRENGTH,
            view=table.state.view(seat),
            said=tuple(table.signals),
            budget=self._seconds,
            seed=seed,
        )
        answer = await self._workers.think(question, Whose(self._whereabouts.of(person), person))
        if not answer.texts:
            raise Declined("hint-failed", "The bot did not find an answer; ask again.")
        return msgspec.json.decode(answer.texts[0], type=HintTold)
