"""The same deal, you against me: others are dealt the same cards at a table of their own, and each sees how it went
for the other once they have finished themselves.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from tenback.core import Chance
from tenback.protocol import client_frames as wire
from tenback.protocol.results import ChallengeTold, Side
from tenback.server.daily.playing import Derived
from tenback.server.daily.scores import Score, fewer_is_better, score_of
from tenback.server.rooms import House, now
from tenback.store import Document
from tenback.table import Body, Declined, Pace, Person, Phase, Setting, Table, Watch, agree, wishes
from tenback.table.invitations import key_hash
from tenback.table.wishes.conditions import check_strength, seated

__all__ = ["Challenges"]

KIND, SIDES = "challenge", "challenged"
MOST_SIDES = 16


class Kept(msgspec.Struct, frozen=True):
    """A challenge. The seed is a secret as at any table."""

    setting: Setting
    seed: str
    bots: dict[int, str]
    key: str  # its hash
    by: str
    people: list[str]  # who know the cards already

    def __repr__(self) -> str:
        return f"Kept({self.setting.game})"


class Taken(msgspec.Struct, frozen=True):
    """Somebody's side of it."""

    table: str
    name: str


class Challenges:
    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store

    async def make(self, table: Table | None, wish: wire.Challenge, me: Person, derived: Derived) -> tuple[str, str]:
        """Of the ended table, or with new cards: its name and the key for the others."""
        name = derived("challenge", me.id, wish.id)
        key = derived("challenge-key", me.id, wish.id)
        if wish.game is not None:
            kept = self._new(wish, me, derived("challenge-seed", me.id, wish.id), key)
        elif table is None:
            raise Declined("nowhere", "Enter a table first.")
        else:
            kept = self._of(table, me, key)
        if await self._store.keep_first(Document(KIND, name, msgspec.to_builtins(kept, str_keys=True), now())) and (
            table is not None and wish.game is None
        ):
            await self._store.keep_first(_side(name, me, table.id))
        return name, key

    def _new(self, wish: wire.Challenge, me: Person, seed: str, key: str) -> Kept:
        setting = agree(game=wish.game, seats=wish.seats, options=wish.options, watch=Watch.NONE)
        bots = {}
        if wish.bots is not None:
            opened = Table("none")
            opened.setting = setting
            check_strength(opened, wish.bots)
            bots = dict.fromkeys(range(1, setting.seats), wish.bots)
        return Kept(setting, seed, bots, key_hash(key), me.name, [])

    def _of(self, table: Table, me: Person, key: str) -> Kept:
        seated(table, me.id)
        if table.phase is not Phase.ENDED or table.state is None:
            raise Declined("not-ended", "The game has not ended.")
        if table.day:
            raise Declined("day-alone", "Everybody plays the deal of the day at a table of their own; nobody looks on.")
        if table.setting.listed:
            raise Declined("challenge-listed", "Anybody may look back at this table; challenge with new cards instead.")
        setting = msgspec.structs.replace(table.setting, watch=Watch.NONE, listed=False, clock=None)
        bots = {seat: who.bot for seat, who in enumerate(table.sitters) if who and who.bot and not who.person}
        people = [who.person for who in table.sitters if who and who.person]
        return Kept(setting, table.seed, bots, key_hash(key), me.name, people)

    async def accept(
        self, wish: wire.Accept, me: Person, derived: Derived, check: Callable[[], None]
    ) -> tuple[int, str, str]:
        """The table with these cards: the same one, however often somebody asks."""
        kept = await self._kept(wish.challenge)
        if kept.key != key_hash(wish.key):
            raise no_such_challenge()
        name = derived("challenge-table", wish.challenge, me.id)
        sides = await self._sides(wish.challenge)
        if me.id not in sides:
            if me.id in kept.people or await self._sits_at_one(sides, me.id):
                raise Declined("challenge-known", "You have seen these cards already.")
            if len(sides) >= MOST_SIDES:
                raise Declined("full", f"{MOST_SIDES} play these cards already.")
            check()
        elif sides[me.id].table != name:
            raise Declined("challenge-known", "You have seen these cards already.")
        await self._store.keep_first(_side(wish.challenge, me, name))
        key = derived("challenge-seat", wish.challenge, me.id)
        pace = Pace.HUMAN if wish.pace is None else Pace(wish.pace)
        setting = msgspec.structs.replace(kept.setting, pace=pace)
        opened = wishes.open_challenge(setting, me, wish.challenge, kept.bots, seed=kept.seed, key=key)

        def make(_: Table) -> Sequence[Body]:
            return opened

        return await self._house.open(name, make, actor=me.id, command="challenge"), name, key

    async def told(self, name: str, person: str, key: str | None) -> ChallengeTold:
        """To those who play it and to those with the key; how it went, to those who have finished."""
        kept = await self._kept(name)
        sides = await self._sides(name)
        tables = {who: await self._table(side.table) for who, side in sides.items()}
        own = next((who for who, table in tables.items() if who == person or (table and _sat(table, person))), None)
        if own is None and (key is None or kept.key != key_hash(key)):
            raise no_such_challenge()
        mine = tables.get(own or "")
        open_to_me = bool(mine and mine.phase is Phase.ENDED)
        shown = []
        for who, side in sides.items():
            table = tables[who]
            score = _score(table, who) if table else None
            tells = (open_to_me or who == own) and score is not None
            shown.append(
                Side(
                    name=side.name,
                    you=who == own,
                    finished=score is not None,
                    table=side.table if tells or who == person else None,
                    won=score.won if tells and score else None,
                    value=score.value if tells and score else None,
                    turns=score.turns if tells and score else None,
                )
            )
        setting = kept.setting
        return ChallengeTold(
            challenge=name,
            game=setting.game,
            seats=setting.seats,
            options=dict(setting.options),
            bots=list(kept.bots.values()),
            fewer=fewer_is_better(setting.game),
            by=kept.by,
            seed_hash=Chance(kept.seed).hash,
            may_play=own is None and person not in kept.people,
            sides=shown,
        )

    async def open_to(self, table: Table, person: str) -> bool:
        """Whether somebody else's side may be looked back at: after one's own."""
        if table.challenge is None or not person:
            return False
        for side in (await self._sides(table.challenge)).values():
            found = await self._table(side.table)
            if found and found.phase is Phase.ENDED and _sat(found, person):
                return True
        return False

    async def _kept(self, name: str) -> Kept:
        found = await self._store.document(KIND, name)
        if found is None:
            raise no_such_challenge()
        return msgspec.convert(found.body, Kept, str_keys=True)

    async def _sides(self, name: str) -> dict[str, Taken]:
        found = await self._store.documents(SIDES, under=f"{name}/", limit=MOST_SIDES + 1)
        ordered = sorted(found, key=lambda each: each.at)
        return {each.person: msgspec.convert(each.body, Taken) for each in ordered}

    async def _sits_at_one(self, sides: dict[str, Taken], person: str) -> bool:
        for side in sides.values():
            table = await self._table(side.table)
            if table and _sat(table, person):
                return True
        return False

    async def _table(self, name: str) -> Table | None:
        try:
            room = await self._house.room(name)
        except Declined:
            return None
        table = room.table
        self._house.tidy(room)
        return table


def _side(challenge: str, me: Person, table: str) -> Document:
    body: Any = msgspec.to_builtins(Taken(table, me.name))
    return Document(SIDES, f"{challenge}/{me.id}", body, now(), me.id)


def _sat(table: Table, person: str) -> bool:
    return bool(person) and table.seat_of(person) is not None


def _score(table: Table, person: str) -> Score | None:
    seat = table.seat_of(person)
    return None if seat is None else score_of(table, seat)


def no_such_challenge() -> Declined:
    return Declined("no-such-challenge", "There is no such challenge here; ask for its link once more.")
