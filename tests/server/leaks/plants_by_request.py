"""Leaks planted in what is answered over HTTP, beside those of `plants.py`."""

from contextlib import AbstractContextManager
from datetime import date
from typing import Any
from unittest.mock import patch

import msgspec

from tenback.protocol import branches, daily, pages
from tenback.server import branches_api, challenges, links_api, reviews_api
from tenback.server.daily import told
from tenback.server.daily.deals import Deal
from tenback.server.daily.playing import Day
from tenback.server.notices.wanted import Wanted, Wishes
from tenback.server.pictures import Painter

Planted = AbstractContextManager[object]


def a_branch_for_watchers() -> Planted:
    return patch.object(branches_api, "seen_whole", lambda *_: None)


def a_review_for_watchers() -> Planted:
    return patch.object(reviews_api, "may_see_all", lambda *_: True)


def a_puzzle_with_its_seed() -> Planted:
    whole, plain = branches_api.BranchesWeb.puzzle, branches.PuzzleTold

    async def puzzle(self: branches_api.BranchesWeb, request: Any) -> Any:
        origin, _ = await self._puzzle(request)

        def told_of(*known: Any) -> Any:
            return plain(known[0], origin.seed, *known[2:])

        with patch.object(branches, "PuzzleTold", told_of):
            return await whole(self, request)

    return patch.object(branches_api.BranchesWeb, "puzzle", puzzle)


def a_table_for_any_key() -> Planted:
    async def table_of(store: Any, _: str) -> str:
        (found,) = await store._writer.do(
            lambda disk: disk.execute("SELECT table_id FROM log LIMIT 1").fetchone(), writes=False
        )
        return str(found)

    return patch.object(links_api, "table_of", table_of)


def a_square_more_in_every_link() -> Planted:
    whole = pages.QrCode
    return patch.object(pages, "QrCode", lambda size, path: whole(size, f"{path}M0 0h1v1h-1z"))


def anothers_choice() -> Planted:
    async def of(_: Wishes, __: str) -> Wanted:
        return Wanted(zone="Asia/Tokyo")

    return patch.object(Wishes, "of", of)


def words_in_a_picture() -> Planted:
    whole = Painter.picture

    async def picture(self: Painter, result: Any) -> bytes:
        return await whole(self, result) + b"\0\0\0\x04tEXtseed\0\0\0\0"

    return patch.object(Painter, "picture", picture)


def the_seed_of_the_day() -> Planted:
    whole = told.Told.one

    async def one(self: told.Told, day: date, deal: Deal, person: str) -> Any:
        return msgspec.structs.replace(
            await whole(self, day, deal, person), seed=self._day.almanac.seed(day, deal.name)
        )

    return patch.object(told.Told, "one", one)


def others_of_the_day_before_ones_own_try() -> Planted:
    whole = told.Told.one

    async def one(self: told.Told, day: date, deal: Deal, person: str) -> Any:
        tries = await self._day.tries.all(day, deal.name)
        return msgspec.structs.replace(
            await whole(self, day, deal, person), spread=told.histogram(deal.game, tries, None)
        )

    return patch.object(told.Told, "one", one)


def a_line_that_wins_before_ones_own_try() -> Planted:
    whole = told.Told.one

    async def one(self: told.Told, day: date, deal: Deal, person: str) -> Any:
        found = daily.OpenLine("yes", [daily.LineTurn(0, ["37>up1"], [])])
        return msgspec.structs.replace(await whole(self, day, deal, person), line=found)

    return patch.object(told.Told, "one", one)


def a_replay_of_the_day_before_ones_own_try() -> Planted:
    async def open_to(*_: object) -> bool:
        return True

    return patch.object(Day, "open_to", open_to)


def a_challenge_told_before_ones_own_end() -> Planted:
    whole = challenges.Challenges.told

    async def tell(self: challenges.Challenges, *asked: Any) -> Any:
        found = await whole(self, *asked)
        sides = [msgspec.structs.replace(side, won=True) for side in found.sides]
        return msgspec.structs.replace(found, sides=sides)

    return patch.object(challenges.Challenges, "told", tell)
