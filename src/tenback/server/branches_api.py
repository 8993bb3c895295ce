"""Playing on from a moment of a game that has ended: one's own table, a puzzle for others, a game to rescue."""

import secrets
from collections.abc import Callable
from datetime import date
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback import bots, views
from tenback.protocol import branches as wire
from tenback.server import rescues
from tenback.server.api import KEY_HEADER, Web
from tenback.server.challenges import was_challenged
from tenback.server.daily.deals import closes
from tenback.server.daily.playing import Day
from tenback.server.desk import KEY_BYTES, Desk
from tenback.server.requests import BadRequest, body_of, told
from tenback.server.reviews_api import seen_whole
from tenback.server.rooms import House, now
from tenback.store import Document, Store
from tenback.store import Person as Known
from tenback.table import Body, Declined, Person, Setting, Table, agree, wishes
from tenback.table.branch import Branch
from tenback.table.invitations import key_hash

__all__ = ["BranchesWeb", "sealed_still"]

PUZZLE = "puzzle"  # the kind of documents
MOST_PUZZLES = 200  # of one person
Asked = TypeVar("Asked", bound=msgspec.Struct)


async def sealed_still(origin: Table, day: Day, store: Store) -> Declined | None:
    """Why others may not be shown these cards yet: somebody may still be to play them."""
    if origin.challenge or await was_challenged(store, origin.id):
        return Declined("challenged", "Somebody else is still to play these cards; deal new ones.")
    if origin.day and day.clock() < closes(date.fromisoformat(origin.day.date)):
        return Declined("day-alone", "Everybody plays the deal of the day at a table of their own; nobody looks on.")
    return None


class BranchesWeb:
    def __init__(self, web: Web, house: House, desk: Callable[[], Desk], day: Day) -> None:
        """`desk`: there is one once the server has started."""
        self._web, self._house, self._get_desk, self._day = web, house, desk, day

    @property
    def _desk(self) -> Desk:
        return self._get_desk()

    async def branch(self, request: Request) -> Response:
        """A table from a moment of a game whose every card one may see."""
        known = await self._web.person(request)
        asked = await _read(request, wire.BranchOff)
        origin = await self._origin(request.path_params["table"], known, request.headers.get(KEY_HEADER))
        branch = wishes.moment_of(origin, asked.actions)
        friends = asked.others == "friends"
        sealed = await sealed_still(origin, self._day, self._house.store)
        if sealed and (friends or origin.challenge):
            raise sealed
        _check_strength(origin.setting.game, asked.strength)
        key = self._desk.derived("branch key", known.id, asked.wish) if friends else None
        bodies = wishes.branch_off(
            origin.setting,
            origin.seed,
            branch,
            _person(known),
            seat=asked.seat,
            strength=None if friends else asked.strength,
            hashes=() if key is None else (key_hash(key),),
            day=origin.day if sealed else None,
        )
        return await self._opened(known, asked.wish, bodies, key)

    async def make_puzzle(self, request: Request) -> Response:
        """A link to the moment, for whoever has it: they play it with bots, and see no more than their seat does."""
        known = await self._web.person(request)
        asked = await _read(request, wire.PlayOn)
        origin = await self._origin(request.path_params["table"], known, request.headers.get(KEY_HEADER))
        if sealed := await sealed_still(origin, self._day, self._house.store):
            raise sealed
        wishes.moment_of(origin, asked.actions)
        store = self._house.store
        mine = [each for each in await store.documents_of(known.id) if each.kind == PUZZLE]
        body = {"table": origin.id, "actions": asked.actions}
        same = next((each.key for each in mine if each.body == body), None)
        if same is None and len(mine) >= MOST_PUZZLES:
            raise Declined("too-many-puzzles", f"You have made {MOST_PUZZLES} puzzles already.", most=MOST_PUZZLES)
        if same is None:
            same = secrets.token_hex(KEY_BYTES)
            await store.keep(Document(PUZZLE, same, body, now(), known.id))
        return told(wire.PuzzleMade(same), 201)

    async def puzzle(self, request: Request) -> Response:
        """What one may know before one plays it."""
        origin, branch = await self._puzzle(request)
        setting, result = origin.setting, origin.state and origin.state.ending
        return told(
            wire.PuzzleTold(
                setting.game,
                setting.the_game.title,
                dict(setting.options),
                setting.seats,
                branch.turn,
                views.ending(result or None),
            )
        )

    async def play_puzzle(self, request: Request) -> Response:
        known = await self._web.person(request)
        asked = await _read(request, wire.Wished)
        origin, branch = await self._puzzle(request)
        return await self._with_bots(known, asked.wish, origin.setting, origin.seed, branch)

    async def rescues(self, _: Request) -> Response:
        """The collection, without its cards."""
        found = []
        for game in rescues.GAMES:
            kept = rescues.rescues(game)
            for number, (each, left) in enumerate(zip(kept.positions, kept.left, strict=True), 1):
                fast, strong = wire.Saved(each.fast.saved, each.fast.of), wire.Saved(each.strong.saved, each.strong.of)
                found.append(wire.Rescue(game, number, each.seats, left, fast, strong))
        return told(wire.Rescues(found))

    async def play_rescue(self, request: Request) -> Response:
        known = await self._web.person(request)
        asked = await _read(request, wire.Wished)
        game, number = request.path_params["game"], request.path_params["number"]
        found = rescues.position(game, int(number)) if number.isascii() and number.isdigit() else None
        if found is None:
            raise Declined("no-such-rescue", "There is no such game to rescue.")
        setting = agree(game=game, seats=found.seats, rules=rescues.rescues(game).rules)
        turn = found.actions.count("end") + 1
        return await self._with_bots(
            known, asked.wish, setting, found.seed, Branch(None, turn, found.first, found.actions, ())
        )

    # What they share

    async def _origin(self, name: str, known: Known, key: str | None) -> Table:
        room = await self._house.room(name)
        self._house.tidy(room)
        seen_whole(room.table, known.id, key)
        return room.table

    async def _puzzle(self, request: Request) -> tuple[Table, Branch]:
        """The table of a puzzle's link; Declined if it is gone. Which one it is nobody is told."""
        name = request.path_params["puzzle"]
        found = await self._house.store.document(PUZZLE, name) if len(name) == 2 * KEY_BYTES else None
        gone = Declined("no-such-puzzle", "This puzzle is not there any more, or the link is not whole.")
        if found is None:
            raise gone
        try:
            room = await self._house.room(found.body["table"])
            self._house.tidy(room)
            return room.table, wishes.moment_of(room.table, found.body["actions"], told=False)
        except Declined:
            raise gone from None

    async def _with_bots(self, known: Known, wish: str, setting: Setting, seed: str, branch: Branch) -> Response:
        best = bots.strengths(setting.game)[-1]
        return await self._opened(
            known, wish, wishes.branch_off(setting, seed, branch, _person(known), strength=best), None
        )

    async def _opened(self, known: Known, wish: str, bodies: list[Body], key: str | None) -> Response:
        name = self._desk.derived("branch", known.id, wish)

        def make(_: Table) -> list[Body]:
            if not self._desk.tables.take(known.id):
                raise self._desk.tables.refused(known.id, "You open too many tables; wait a moment.")
            return bodies

        await self._house.open(name, make, actor=known.id, command=wish)
        return told(wire.BranchOpened(name, key), 201)


def _person(known: Known) -> Person:
    return Person(known.id, known.name, program=known.kind == "program")


def _check_strength(game: str, strength: str) -> None:
    if strength not in bots.strengths(game):
        raise Declined("no-such-bot", f"No such bot plays here; there are {', '.join(bots.strengths(game))}.")


async def _read(request: Request, kind: type[Asked]) -> Asked:
    body: dict[str, Any] = await body_of(request, kind)
    try:
        return msgspec.convert(body, kind)
    except msgspec.ValidationError as error:
        raise BadRequest(str(error)) from None
