"""Ratings of duels and of TEN between people, by openskill as in the laboratory. Team games have none.

Every such game leaves a note of who took which place. A rating is the fold of these notes in their order, kept with the
note it has come to: it is the same whoever folds, and however often. People stand there under a hash of their id.
"""

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from tenback import games
from tenback.core.intervals import STANDARD_ERRORS
from tenback.protocol.results import Rating
from tenback.store import Document, Store
from tenback.table import Table, counting

__all__ = ["RATED", "Ratings", "folded", "places_of"]

RATED = tuple(game.slug for game in games.shelf() if not game.together)
MET, KEPT = "met", "ratings"
START, DEVIATION = 1500.0, 500.0  # as the laboratory's: openskill's 25 and 25/3 on the scale of chess
LEARNING = DEVIATION / 100  # people learn: a rating never becomes certain for good
PAGE = 500
ALIAS = 20  # characters
SETTLED = 5000  # milliseconds until a note is folded: other processes may still write one of before

Known = dict[str, list[float]]
"""By person's hash: rating, deviation, games."""


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._folding = asyncio.Lock()

    async def ended(self, table: Table) -> None:
        """Note a game between people that counts."""
        places = places_of(table)
        if places is None:
            return
        people = [alias(who.person) for who in table.sitters if who and who.person]
        key = f"{table.setting.game}/{table.at:015}-{table.id}"
        await self._store.keep_first(Document(MET, key, {"people": people, "places": places}, table.at))

    async def of(self, person: str, rated: Sequence[str], moment: int) -> list[Rating]:
        found = []
        for game in rated:
            known = await self._known(game, moment)
            if own := known.get(alias(person)):
                half = STANDARD_ERRORS * own[1]
                found.append(Rating(game, own[0], own[0] - half, own[0] + half, int(own[2])))
        return found

    async def forget(self, person: str, rated: Sequence[str]) -> None:
        """What they played stays in others' ratings, under a name that leads to nobody."""
        nobody = secrets.token_hex(ALIAS // 2)
        for game in rated:
            async with self._folding:
                await self._forget(game, alias(person), nobody)

    async def _forget(self, game: str, own: str, nobody: str) -> None:
        kept = await self._store.document(KEPT, game)
        known: Known = dict(kept.body["people"]) if kept else {}
        # Who has no rating can only stand in notes that are not folded yet.
        after = "" if own in known or kept is None else str(kept.body["upto"])
        while page := await self._store.documents(MET, under=f"{game}/", after=after, limit=PAGE):
            after = page[-1].key
            for note in page:
                if own in note.body["people"]:
                    people = [nobody if who == own else who for who in note.body["people"]]
                    await self._store.keep(Document(MET, note.key, {**note.body, "people": people}, note.at))
        if kept and own in known:
            others = {nobody if who == own else who: each for who, each in known.items()}
            await self._store.keep(Document(KEPT, game, {**kept.body, "people": others}, kept.at))

    async def _known(self, game: str, moment: int) -> Known:
        async with self._folding:
            kept = await self._store.document(KEPT, game)
            known: Known = dict(kept.body["people"]) if kept else {}
            upto = str(kept.body["upto"]) if kept else ""
            before = f"{game}/{max(0, moment - SETTLED):015}"
            while True:
                page = await self._store.documents(MET, under=f"{game}/", after=upto, limit=PAGE)
                notes = [each for each in page if each.key < before]
                if not notes:
                    return known
                known = await asyncio.to_thread(folded, known, [each.body for each in notes])
                upto = notes[-1].key
                await self._store.keep(Document(KEPT, game, {"people": known, "upto": upto}, moment))


def alias(person: str) -> str:
    return sha256(f"rated {person}".encode()).hexdigest()[:ALIAS]


def places_of(table: Table) -> list[int] | None:
    """From 1, by seat, of a game that is rated: of people only, to its end, with cards that nobody else is dealt."""
    game, result = table.setting.the_game, table.result or {}
    if game.together or table.setting.seats < 2 or table.challenge:
        return None
    if not counting.counts(counting.facts(table) | result):
        return None
    if any(who is None or who.person is None or who.bot or who.program for who in table.sitters):
        return None
    ending = result.get("ending") or result
    winners = set(ending.get("winners") or ())
    scores = ending.get("scores") or [0] * table.setting.seats
    order = [(seat not in winners, 0 if seat in winners else -scores[seat]) for seat in range(table.setting.seats)]
    ranks = sorted(set(order))
    return [ranks.index(each) + 1 for each in order]


def folded(known: Mapping[str, Sequence[float]], notes: Sequence[Mapping[str, Any]]) -> Known:
    """The ratings after these games, one after the other."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only ratings need it, and it takes a moment

    model = PlackettLuce(mu=START, sigma=DEVIATION, beta=DEVIATION / 2, tau=LEARNING)
    after: Known = {who: list(each) for who, each in known.items()}
    for note in notes:
        people = note["people"]
        before = [after.get(who, [START, DEVIATION, 0]) for who in people]
        teams = model.rate([[model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before], ranks=list(note["places"]))
        for who, old, (new,) in zip(people, before, teams, strict=True):
            after[who] = [new.mu, new.sigma, old[2] + 1]
    return after
