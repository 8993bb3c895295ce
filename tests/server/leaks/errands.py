"""What people ask for over HTTP beside their tables: links, lessons, notices, reviews, tables that go on from a moment,
puzzles, rescues, the deals of a day, challenges, and who they are. Every address is asked for, by those who may know
the answer and by those who may not.
"""

import json
import random
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tenback import bots
from tenback.core import Chance, State
from tenback.server.assets import AT_HOME, SCREENS, Client
from tenback.table import Phase, Table
from tests.server.leaks.world import TODAY, Op

if TYPE_CHECKING:
    from tests.server.leaks.evening import Evening, Tab

A_FILE = f"{Client().root}/app.js"
DATE = datetime.fromtimestamp(TODAY, UTC).date().isoformat()
DEAL = "the-game-1"  # alone, and so without bots
LESSON = {"lesson": "the-game", "step": 1, "deed": {"kind": "plan", "texts": ["22>up2"]}}
CHOSEN = {"language": "cs", "zone": "Europe/Prague", "quiet_from": 1320, "quiet_to": 420}
NO_BROWSER = {"endpoint": "https://localhost/push", "p256dh": "no key", "auth": "none"}
NOWHERE = "0123456789abcdef0123456789abcdef"
IN_ADDRESSES = dict.fromkeys(("table", "lesson", "puzzle", "date", "deal", "challenge"), NOWHERE) | {"game": "ten"}
PASSWORDS = ("a first long password", "a second long password")

Asked = tuple[str, str, object]  # method, path and body

FOR_EVERYBODY: tuple[Asked, ...] = (
    ("GET", "/protocol.schema.json", None),
    ("GET", "/picture.png", None),
    *(("GET", f"/api/{what}", None) for what in ("games", "lessons", "rescues", "house", "daily")),
    ("GET", A_FILE, None),
    *(("GET", f"/{path}", None) for path in AT_HOME),
    *(("GET", path.format(**IN_ADDRESSES), None) for path in SCREENS),
    *(("GET", f"/api/admin/{what}", None) for what in ("people", "tables", "reports", "log", "house")),
    ("POST", "/api/admin/wishes", {"type": "show-house"}),
    ("POST", "/api/lessons", LESSON),
    ("POST", "/api/lessons", {**LESSON, "step": 99}),
    ("POST", "/api/qr", {"link": "https://table.example/j#a-key"}),
    ("POST", "/api/invitations", {"key": "no-such-key"}),
    ("POST", "/api/notices/confirm", {"token": "nobody's"}),
    ("POST", "/api/notices/off?token=nobodys", None),
    ("GET", f"/api/puzzles/{NOWHERE}", None),
    ("POST", f"/api/puzzles/{NOWHERE}/tables", {"wish": "nowhere"}),
    ("GET", f"/api/challenges/{NOWHERE}", None),
    ("GET", f"/api/daily/{DATE}/{DEAL}", None),
    ("GET", f"/api/daily/{DATE}/ten-1", None),
)
FOR_ONESELF: tuple[Asked, ...] = (
    ("PUT", "/api/me/notices", CHOSEN),
    ("PUT", "/api/me/notices", {**CHOSEN, "zone": "Nowhere/At all"}),
    ("POST", "/api/me/notices/push", NO_BROWSER),
    ("DELETE", "/api/me/notices/push", {"device": "0123456789abcdef"}),
    ("POST", "/api/me/notices/mail", {"address": "somebody@example.org"}),
    ("DELETE", "/api/me/notices/mail", None),
    ("GET", "/api/me/notices", None),
    ("GET", "/api/me/export", None),
    ("GET", "/api/daily", None),
)


class Errands:
    """Of everybody around one evening's table. Their dice are their own: the evening stays as it is without them."""

    def __init__(self, evening: "Evening") -> None:
        self._evening = evening
        self._dice = random.Random(f"errands {evening.world.seed}")
        self._wishes = 0

    # At any time

    async def one(self, who: int | None, key: str | None) -> None:
        """Something, by somebody who may be a stranger."""
        beside = FOR_EVERYBODY if who is None else (*FOR_EVERYBODY, *FOR_ONESELF)
        await self._ask(who, *self._dice.choice((*beside, *[self._of_the_table()] * 20)), key=key)

    def of_a_table(self, name: str) -> list[Asked]:
        """All that only those may ask who see every card of it, or at least may look at it."""
        return [
            ("GET", f"/api/tables/{name}/door", None),
            ("GET", f"/api/tables/{name}/review", None),
            ("POST", f"/api/tables/{name}/review", {}),
            ("POST", f"/api/tables/{name}/branches", {"wish": self._wish(), "actions": 0}),
            ("POST", f"/api/tables/{name}/puzzles", {"actions": 0}),
            ("POST", f"/api/tables/{name}/reports", {"seat": self._another, "reason": "spam", "words": "37"}),
            ("GET", f"/api/tables/{name}/picture.png", None),
            ("GET", f"/api/tables/{name}/picture.png?name", None),
            ("GET", f"/api/tables/{name}/moment.png?actions=0", None),
        ]

    @property
    def _another(self) -> int:
        """A seat of somebody else than the host, if there is one."""
        host = self._evening.somebody(self._evening.host).id
        seats = enumerate(self._evening.table.sitters)
        return next((seat for seat, who in seats if who and who.person not in (None, host)), 0)

    async def pry(self, stranger: int, *names: str) -> None:
        """Asked for of a private table, and of none: the answers must be the same."""
        for number in range(len(self.of_a_table(""))):
            method, _, body = self.of_a_table("")[number]
            ops: list[Op] = [
                ("request", stranger, method, self.of_a_table(name)[number][1], body, None) for name in names
            ]
            await self._evening.alike_to_strangers(*ops)

    def _of_the_table(self) -> Asked:
        return self._dice.choice(self.of_a_table(self._evening.table.id))

    # After the game

    async def all(self) -> None:
        """Every address, at least once."""
        evening = self._evening
        somebody = self._dice.choice((None, *evening.players, *evening.watchers, evening.stranger))
        for asked in FOR_EVERYBODY:
            await self._ask(somebody, *asked)
        for asked in FOR_ONESELF:
            await self._ask(self._dice.choice((*evening.players, evening.stranger)), *asked)
        if evening.key:
            await self._ask(
                self._dice.choice((None, evening.stranger)), "POST", "/api/invitations", {"key": evening.key}
            )
        for who in (*evening.watchers, evening.host):
            for asked in self.of_a_table(evening.table.id):
                await self._ask(who, *asked, key=evening.key)
        await self._playing_on()
        await self._the_day()
        await self._challenging()
        await self._passing_by()

    async def _playing_on(self) -> None:
        """From a moment of the game: at a table of one's own, with friends, as a puzzle; and a game to rescue."""
        evening, host = self._evening, self._evening.host
        table = f"/api/tables/{evening.table.id}"
        moment = self._dice.randrange(len(evening.table.actions) + 1) if evening.table.actions else 0
        off = {"actions": moment, "strength": "novice"}
        await self._go_to(host, await self._ask(host, "POST", f"{table}/branches", {"wish": self._wish(), **off}))
        await self._ask(host, "POST", f"{table}/branches", {"wish": self._wish(), **off, "others": "friends"})
        puzzle = (await self._ask(host, "POST", f"{table}/puzzles", {"actions": moment})).get("puzzle", NOWHERE)
        for who in (None, evening.stranger, host):
            await self._ask(who, "GET", f"/api/puzzles/{puzzle}")
        await self._go_to(host, await self._ask(host, "POST", f"/api/puzzles/{puzzle}/tables", {"wish": self._wish()}))
        rescue = "/api/rescues/the-game/1/tables"
        await self._go_to(evening.stranger, await self._ask(evening.stranger, "POST", rescue, {"wish": self._wish()}))

    async def _the_day(self) -> None:
        """Two play the same deal; the second learns how the first fared after the own try."""
        first, second = await self._newcomer("Grace"), self._evening.stranger
        for who, other in ((first, second), (second, first)):
            tab = await self._evening.dial(who)
            await self._look_at_the_day(who, None)
            await self._evening.say(tab, type="play-day", deal=DEAL)
            table = self._evening.answer(tab).get("table")
            await self._enter_and_play(tab, table)
            await self._look_at_the_day(other, table)
            await self._evening.say(tab, type="propose", what="abandon")
            await self._look_at_the_day(who, table)
            await self._look_at_the_day(other, table)

    async def _look_at_the_day(self, who: int, table: str | None) -> None:
        for path in ("/api/daily", f"/api/daily/{DATE}/{DEAL}", "/api/me/results", "/api/me/history", "/api/me/tables"):
            await self._ask(who, "GET", path)
        for eyes in ("all", "none") if table else ():
            await self._ask(who, "GET", f"/api/tables/{table}/replay?eyes={eyes}")

    async def _challenging(self) -> None:
        """Two play the same cards, and a third has no key."""
        tab = await self._evening.dial(self._evening.host)
        await self._evening.say(tab, type="challenge", game="the-game", seats=1)
        made = self._evening.answer(tab)
        page = f"/api/challenges/{made['table']}"
        for who in (self._evening.host, self._evening.stranger):
            tab = await self._evening.dial(who)
            await self._evening.say(tab, type="accept", challenge=made["table"], key=made["key"])
            table = self._evening.answer(tab).get("table")
            await self._enter_and_play(tab, table)
            await self._ask(who, "GET", page)
            await self._evening.say(tab, type="propose", what="abandon")
            for other in (self._evening.host, self._evening.stranger, *self._evening.watchers):
                await self._ask(other, "GET", page)
                await self._ask(other, "GET", f"/api/tables/{table}/replay?eyes=all")
            await self._ask(None, "GET", page, key=made["key"])

    async def _passing_by(self) -> None:
        """Somebody registers, changes the password, signs out, and is forgotten; what they may know meanwhile."""
        who = await self._newcomer("Hedy")
        evening, (first, second) = self._evening, PASSWORDS
        await evening.do("rename", who, "Hedy Kiesler")
        await evening.do("account", who, first)
        await self._ask(who, "PUT", "/api/me/password", {"password": "wrong, and long", "new": second})
        await self._ask(who, "PUT", "/api/me/password", {"password": first, "new": second})
        await evening.do("sign_in", who, "Hedy", second)
        await self._ask(who, "GET", "/api/me")
        await self._ask(who, "DELETE", "/api/sessions")
        await self._ask(who, "GET", "/api/me")  # the token has ended
        leaving = await self._newcomer("Ida")
        await self._ask(leaving, "DELETE", "/api/me/sessions")
        gone = await self._newcomer("Jo")
        await self._ask(gone, "DELETE", "/api/me", {})
        await self._ask(gone, "GET", "/api/me")

    # What they share

    async def _newcomer(self, name: str) -> int:
        await self._evening.do("guest", name, False)  # noqa: FBT003 - an op is plain data
        return len(self._evening.world.people) - 1

    async def _ask(
        self, who: int | None, method: str, path: str, body: object = None, *, key: str | None = None
    ) -> Any:
        """What was answered, if it was granted; of a picture, nothing."""
        await self._evening.do("request", who, method, path, body, key)
        told = self._evening.world.responses[-1]
        found = told.status < 300 and told.headers.get("content-type", "").startswith("application/json")
        return json.loads(told.body) if found else {}

    async def _go_to(self, who: int, opened: Any) -> None:
        """Look at the table that was opened; and play, where no twin has other cards that would not allow it."""
        if table := opened.get("table"):
            tab = await self._evening.dial(who)
            await self._evening.say(tab, type="enter", table=table)
            if self._evening.plot.observed is not None:
                await self._play(tab, table, 2)

    async def _enter_and_play(self, tab: "Tab", table: str | None) -> None:
        if table:
            await self._evening.say(tab, type="enter", table=table)
            await self._play(tab, table, self._dice.randrange(4))

    async def _play(self, tab: "Tab", name: str, turns: int) -> None:
        """So many turns as a novice, with time for the bots between."""
        for _ in range(turns):
            table = Table(name)
            for entry in self._evening.world.disk.entries(name):
                table.fold(entry)
            seat = table.seat_of(self._evening.somebody(tab.who).id)
            if table.phase is not Phase.PLAYING or table.turn != seat or seat is None or table.state is None:
                return
            await self._evening.say(tab, type="play", actions=self._turn(table.setting.game, table.state, seat))
            await self._evening.do("wait", 5.0)

    def _turn(self, game: str, state: State, seat: int) -> list[str]:
        bot = bots.get(game, "random" if game == "ten" else "novice")
        return [str(action) for action in bot.act(state.view(seat), (), 1.0, Chance(str(self._dice.random())))]

    def _wish(self) -> str:
        self._wishes += 1
        return f"errand {self._wishes}"
