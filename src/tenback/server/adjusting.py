"""Results of team games beside what `strong` makes of the very same deals: a hard deal is no bad evening."""

from statistics import mean, stdev

import msgspec

from tenback.core.intervals import STANDARD_ERRORS
from tenback.protocol.results import Adjusted, KindOfGame, Results
from tenback.server.rooms import House
from tenback.server.strong_games import A_PIECE, Asked, StrongGames
from tenback.store import Outcome
from tenback.table import Declined, Table, counting

__all__ = ["Adjusting"]

GAMES = 2 * A_PIECE  # of strong bots with each deal
LATEST = 20  # games of a kind that are compared
ASKED_ANEW = 5  # deals of which nothing is known yet, each time somebody looks


class Adjusting:
    def __init__(self, house: House, games: StrongGames) -> None:
        self._house, self._games = house, games

    async def ended(self, table: Table) -> None:
        """Have the deal played by strong bots when there is time."""
        if table.setting.team and counting.counts(counting.facts(table) | (table.result or {})):
            await self._games.scores(asked_of(table))

    async def adjust(self, results: Results, outcomes: list[Outcome]) -> Results:
        hashes = {each.table: (each.result or {}).get("seed_hash") for each in outcomes}
        missing: list[str] = []
        kinds = [await self._adjusted(kind, hashes, missing) if kind.fewer else kind for kind in results.kinds]
        for table in missing[:ASKED_ANEW]:
            await self._ask_anew(table)
        return msgspec.structs.replace(results, kinds=kinds)

    async def _adjusted(self, kind: KindOfGame, hashes: dict[str, str | None], missing: list[str]) -> KindOfGame:
        differences, own, wins = [], [], []
        for point in kind.progress[-LATEST:]:
            seed_hash = hashes.get(point.table)
            if seed_hash is None or point.value is None:
                continue
            scores = await self._games.known(kind.game, seed_hash)
            left = [score.value for score in scores if score.value is not None]
            if len(left) < GAMES:
                missing.append(point.table)
            else:
                differences.append(point.value - mean(left))
                own.append(100 * point.won)
                wins.append(100 * mean(score.won for score in scores))
        if not differences:
            return kind
        many = len(differences)
        error = STANDARD_ERRORS * stdev(differences) / many**0.5 if many > 1 else None
        adjusted = Adjusted(many, mean(differences), error, mean(own), mean(wins))
        return msgspec.structs.replace(kind, adjusted=adjusted)

    async def _ask_anew(self, name: str) -> None:
        try:
            room = await self._house.room(name)
        except Declined:
            return  # it was deleted
        table = room.table
        self._house.tidy(room)
        await self.ended(table)


def asked_of(table: Table) -> Asked:
    setting = table.setting
    return Asked(setting.game, setting.seats, setting.options, table.seed, table.seed_hash, GAMES)
