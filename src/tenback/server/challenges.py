"""The same deal, you against me: others are dealt the same cards at a table of their own, and each sees how it went
for the other once they have finished themselves.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import msgspec

from tenback.core import Chance
from tenback.protocol import client_frames as wire
from tenback.protocol.results import ChallengeTold, Side
from tenback.server.daily.playing import Derived
from tenback.server.daily.scores import Score, fewer_is_better, score_of
from tenback.server.names import NOBODY
from tenback.server.rooms import House, now
from tenback.store import Document, Store
from tenback.table import Body, Declined, Pace, Person, Phase, Setting, Table, Watch, agree, wishes
from tenback.table.invitations import key_hash
from tenback.table.wishes.conditions import check_strength, seated

__all__ = ["NAMED", "Challenges", "was_challenged"]

KIND, BY, SIDES, OF = "challenge", "challenger", "challenged", "challenge-of"  # OF: of which table it was made
NAMED = (BY, SIDES)  # documents of a person with their name
MOST_SIDES = 16
MOST_OF_A_TABLE = 100  # challenges; who met a later one does not look back at it


class Kept(msgspec.Struct, frozen=True):
    """A challenge. The seed is a secret as at any table. It is nobody's: who made it stands in a document of theirs,
    which goes with them.
    """

    setting: Setting
    seed: str
    bots: dict[int, str]
    key: str  # its hash
    people: list[str]  # who know the cards already, each as `_mark_of` makes them
    by: str = ""  # only in those of earlier versions

    def __repr__(self) -> str:
        return f"Kept({self.setting.game})"


class Taken(msgspec.Struct, frozen=True):
    """Somebody's side of it."""

    table: str
    name: str


class Challenges:
    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store
        # Nobody sits down at two tables of one challenge at once by two wishes to this process.
        self._one_by_one = asyncio.Lock()

    async def make(self, table: Table | None, wish: wire.Challenge, me: Person, derived: Derived) -> tuple[str, str]:
        """Of the ended table, or with new cards: its name and the key for the others."""
        name = derived("challenge", me.id, wish.id)
        key = derived("challenge-key", me.id, wish.id)
        if wish.game is not None:
            kept = self._new(wish, derived("challenge-seed", me.id, wish.id), key)
        elif table is None:
            raise Declined("nowhere", "Enter a table first.")
        else:
            kept = self._of(table, me, key)
        # The challenge itself is kept last: whoever has to wish again after a failure writes what is missing.
        await self._store.keep_first(Document(BY, name, {"name": me.name}, now(), me.id))
        if table is not None and wish.game is None:
            await self._store.keep_first(_side(name, me, table.id))
            await self._store.keep_first(Document(OF, f"{table.id}/{name}", {"table": table.id}, now()))
        await self._store.keep_first(Document(KIND, name, msgspec.to_builtins(kept, str_keys=True), now()))
        return name, key

    def _new(self, wish: wire.Challenge, seed: str, key: str) -> Kept:
        setting = agree(game=wish.game, seats=wish.seats, options=wish.options, watch=Watch.NONE)
        bots = {}
        if wish.bots is not None:
            opened = Table("none")
            opened.setting = setting
            check_strength(opened, wish.bots)
            bots = dict.fromkeys(range(1, setting.seats), wish.bots)
        return Kept(setting, seed, bots, key_hash(key), [])

    def _of(self, table: Table, me: Person, key: str) -> Kept:
        seated(table, me.id)
        if table.phase is not Phase.ENDED or table.state is None:
            raise Declined("not-ended", "The game has not ended.")
        if table.day:
            raise Declined("day-alone", "Everybody plays the deal of the day at a table of their own; nobody looks on.")
        if table.challenge:
            raise Declined("challenged", "Somebody else is still to play these cards; deal new ones.")
        if table.setting.listed:
            raise Declined("challenge-listed", "Anybody may look back at this table; challenge with new cards instead.")
        setting = msgspec.structs.replace(table.setting, watch=Watch.NONE, listed=False, clock=None)
        bots = {seat: who.bot for seat, who in enumerate(table.sitters) if who and who.bot and not who.person}
        people = [_mark_of(table.seed, who.person) for who in table.sitters if who and who.person]
        return Kept(setting, table.seed, bots, key_hash(key), people)

    async def accept(
        self, wish: wire.Accept, me: Person, derived: Derived, check: Callable[[], None]
    ) -> tuple[int, str, str]:
        """The table with these cards: the same one, however often somebody asks; or that of a side which has a chair
        for them.
        """
        kept = await self._kept(wish.challenge)
        if kept.key != key_hash(wish.key):
            raise no_such_challenge()
        if wish.side is not None:
            return await self._beside(wish, wish.side, me, kept, derived)
        name = derived("challenge-table", wish.challenge, me.id)
        async with self._one_by_one:
            sides = await self._sides(wish.challenge)
            if me.id not in sides:
                if await self._knows(me.id, kept, sides.values()):
                    raise known()
                if len(sides) >= MOST_SIDES:
                    raise Declined("full", f"{MOST_SIDES} play these cards already.")
                check()
            elif sides[me.id].table != name:
                raise known()
            await self._store.keep_first(_side(wish.challenge, me, name))
        key = derived("challenge-seat", wish.challenge, me.id)
        pace = Pace.HUMAN if wish.pace is None else Pace(wish.pace)
        setting = msgspec.structs.replace(kept.setting, pace=pace)
        opened = wishes.open_challenge(setting, me, wish.challenge, kept.bots, seed=kept.seed, key=key)

        def make(_: Table) -> Sequence[Body]:
            return opened

        return await self._house.open(name, make, actor=me.id, command="challenge"), name, key

    async def _beside(
        self, wish: wire.Accept, place: int, me: Person, kept: Kept, derived: Derived
    ) -> tuple[int, str, str]:
        """A chair at the table of somebody who plays these cards with a team: it is taken there."""
        sides = list((await self._sides(wish.challenge)).items())
        who, side = sides[place] if place < len(sides) else ("", None)
        table = await self._table(side.table) if side else None
        if table is None or not _free(table):
            raise Declined("full", "Every seat is taken; you may watch if the table lets you, or open one of your own.")
        if await self._knows(me.id, kept, (each for _, each in sides if each.table != table.id)):
            raise known()
        return table.seq, table.id, derived("challenge-seat", wish.challenge, who)

    @asynccontextmanager
    async def sitting_down(self, table: Table, person: str) -> AsyncIterator[None]:
        """Around a wish to sit; Declined where its cards are those of a challenge which they know from elsewhere."""
        if table.challenge is None:
            yield
            return
        async with self._one_by_one:
            kept, sides = await self._kept(table.challenge), await self._sides(table.challenge)
            if await self._knows(person, kept, (side for side in sides.values() if side.table != table.id)):
                raise known()
            yield

    async def told(self, name: str, person: str, key: str | None) -> ChallengeTold:
        """To those who play it and to those with the key; how it went, to those who have finished."""
        kept = await self._kept(name)
        sides = await self._sides(name)
        tables = {who: await self._table(side.table) for who, side in sides.items()}
        own = next((who for who, table in tables.items() if who == person or (table and _sat(table, person))), None)
        if own is None and (key is None or kept.key != key_hash(key)):
            raise no_such_challenge()
        mine = tables.get(own or "")
        open_to_me = bool(mine and mine.phase is Phase.ENDED and mine.state)
        shown = []
        for who, side in sides.items():
            table = tables[who]
            score = _score(table, who) if table else None
            tells = (open_to_me or who == own) and score is not None
            shown.append(
                Side(
                    name=side.name,
                    names=_names(table) if table else [side.name],
                    open=_free(table) if table else 0,
                    you=who == own,
                    finished=score is not None,
                    table=side.table if tells or who == own else None,
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
            by=await self._by(name, kept),
            seed_hash=Chance(kept.seed).hash,
            may_play=own is None and not _known_to(kept, person),
            sides=shown,
        )

    async def open_to(self, table: Table, person: str) -> bool:
        """Whether somebody else's side may be looked back at: after one's own."""
        if not person:
            return False
        for challenge in await self._of_table(table):
            for side in (await self._sides(challenge)).values():
                found = await self._table(side.table)
                if found and found.phase is Phase.ENDED and _sat(found, person):
                    return True
        return False

    async def _of_table(self, table: Table) -> list[str]:
        """The challenge that its cards are from, or those that were made of it."""
        if table.challenge is not None:
            return [table.challenge]
        made = await self._store.documents(OF, under=f"{table.id}/", limit=MOST_OF_A_TABLE)
        return [each.key.rpartition("/")[2] for each in made]

    async def _kept(self, name: str) -> Kept:
        found = await self._store.document(KIND, name)
        if found is None:
            raise no_such_challenge()
        return msgspec.convert(found.body, Kept, str_keys=True)

    async def _by(self, name: str, kept: Kept) -> str:
        found = await self._store.document(BY, name)
        return str(found.body["name"]) if found else kept.by or NOBODY

    async def _sides(self, name: str) -> dict[str, Taken]:
        found = await self._store.documents(SIDES, under=f"{name}/", limit=MOST_SIDES + 1)
        ordered = sorted(found, key=lambda each: each.at)
        return {each.person: msgspec.convert(each.body, Taken) for each in ordered}

    async def _knows(self, person: str, kept: Kept, sides: Iterable[Taken]) -> bool:
        """Whether they have these cards, or had them, at the first table or at one of these."""
        if _known_to(kept, person):
            return True
        for side in sides:
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


async def was_challenged(store: Store, table: str) -> bool:
    """Whether somebody was challenged to play the cards of that table."""
    return bool(await store.documents(OF, under=f"{table}/", limit=1))


def _side(challenge: str, me: Person, table: str) -> Document:
    body: Any = msgspec.to_builtins(Taken(table, me.name))
    return Document(SIDES, f"{challenge}/{me.id}", body, now(), me.id)


def _mark_of(seed: str, person: str) -> str:
    """Somebody who knows the cards: nobody else can tell who that is."""
    return sha256(f"{seed} is known to {person}".encode()).hexdigest()


def _known_to(kept: Kept, person: str) -> bool:
    return person in kept.people or _mark_of(kept.seed, person) in kept.people


def _sat(table: Table, person: str) -> bool:
    """Whether they have these cards there, or had them: nobody had, at a table that was called off before the deal."""
    called_off = table.phase is Phase.ENDED and table.state is None
    return bool(person) and not called_off and table.seat_of(person) is not None


def _names(table: Table) -> list[str]:
    """The team, as they sit."""
    return [sitter.name for _, sitter in table.people()]


def _free(table: Table) -> int:
    """Chairs that wait for somebody."""
    return table.sitters.count(None) if table.phase is Phase.WAITING else 0


def _score(table: Table, person: str) -> Score | None:
    seat = table.seat_of(person)
    return None if seat is None else score_of(table, seat)


def known() -> Declined:
    return Declined("challenge-known", "You have seen these cards already.")


def no_such_challenge() -> Declined:
    return Declined("no-such-challenge", "There is no such challenge here; ask for its link once more.")
