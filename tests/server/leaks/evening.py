"""An evening at one table, made up as it goes: people, programs, bots, watchers and somebody who pries.

One seat, or those who only watch, is *observed*: for them the evening can be played again with other hidden cards. So
nobody else wishes anything whose refusal would tell which cards they hold.
"""

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tenback import bots, games, talk
from tenback.core import Chance, Seat, promise_of
from tenback.table import Phase, Table
from tests.conformance.players import any_options, careful
from tests.conformance.tables import every_action
from tests.server.leaks.errands import Errands
from tests.server.leaks.world import Op, Somebody, World

EVERY_ACTION = {game.slug: [str(action) for action in every_action(game)] for game in games.shelf()}
NAMES = ("Ada", "Блез", "Charles", "Ada", "Žofie", "Emmy")
TALK = (
    "hello",
    "well played",
    "I have a plan",
    "not that pile please",
    "37",
    "take the forty-two",
    "a" * 301,
    " ",
    "🂡",
)
NONSENSE = (
    "",
    "{",
    "[]",
    '{"type": "peek", "id": "1"}',
    '{"type": "play", "id": "x", "actions": ["37>up1"], "seat": 1}',
    '{"type": "play", "id": "x", "actions": [37]}',
    '{"type": "hello", "version": 1}',
    '{"type": "enter", "id": "y", "id": "y", "table": "none"}',
    json.dumps({"type": "chat", "id": "z", "text": "z" * 20_000}),
)
BAD_GREETINGS = (
    '{"type": "hello", "version": 99}',
    '{"type": "hello", "version": 1, "token": "somebody.else"}',
    '{"type": "hello", "version": 1}',
    '{"type": "lobby", "id": "1"}',
    "hello",
)
OUT_OF_PLACE: Sequence[Mapping[str, Any]] = (  # refused nearly always, whatever anybody holds
    {"type": "answer", "yes": True},
    {"type": "begin"},
    {"type": "close"},
    {"type": "come-back"},
    {"type": "hand-over", "strength": "grandmaster"},
    {"type": "offer", "gladly": "gladly"},
    {"type": "open", "game": "chess", "seats": 2},
    {"type": "open", "game": "ten", "seats": 3, "options": {"limit": 5}},
    {"type": "promise", "promise": "0" * 64},
    {"type": "reveal", "share": "0" * 32},
    {"type": "propose", "what": "cheat"},
    {"type": "rematch"},
    {"type": "resume"},
    {"type": "sit"},
    {"type": "stand"},
)
BESIDE = ("/api/me/tables", "/api/me/notices", "/api/rescues", "/api/lessons", "/api/games", "/", "/j")
NOT_THERE = ("/api/puzzles/nothing", "/api/challenges/nothing")
OF_THE_END = ("/api/tables/{}/end", "/api/tables/{}/result", "/replay/{}")
NO_SUCH_TABLE = "0123456789abcdef0123456789abcdef"
MOST_OPS = 300  # then the players agree to stop

Wish = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plot:
    """What kind of evening it is."""

    game: str
    seats: int
    options: Mapping[str, Any]
    talk: str
    watch: str
    listed: bool
    tracker: bool
    clock: int | None
    pace: str
    bots: int  # how many seats are theirs at first
    watchers: int
    processes: int
    observed: Seat | None

    @classmethod
    def any(cls, dice: random.Random, **fixed: Any) -> "Plot":
        game = games.get(fixed["game"]) if "game" in fixed else dice.choice(games.shelf())
        seats = fixed.get("seats") or dice.choice([seats for seats in game.seats if seats > fixed.get("bots", 0)])
        watch = fixed.get("watch") or dice.choice(("none", "public", "public", "all-after-the-end"))
        # Where nobody watches, only seats can be observed.
        observed = dice.choice((*((None,) if watch != "none" else ()), *range(seats)))
        plot = cls(
            game=game.slug,
            seats=seats,
            options=any_options(game, seats, dice) if dice.random() < 0.7 else {},
            talk=dice.choice(("silent", "signals", "signals", "open")),
            watch=watch,
            listed=dice.random() < 0.5,
            tracker=dice.random() < 0.5,
            clock=dice.choice((None, None, None, 5, 40)),
            pace=dice.choice(("human", "instant", "instant")),
            bots=dice.randrange(seats),
            watchers=dice.randrange(1 if observed is None else 0, 3),
            processes=dice.choice((1, 1, 2)),
            observed=observed,
        )
        plot = replace(plot, **fixed)
        if plot.talk == "open" and not talk.free_text(plot.game, plot.options):
            return replace(plot, talk="signals")  # nothing is written there (Q11)
        return plot

    @property
    def setting(self) -> Wish:
        names = ("game", "seats", "talk", "watch", "listed", "tracker", "clock", "pace")
        return {**{name: getattr(self, name) for name in names}, "options": dict(self.options)}


@dataclass(slots=True)
class Tab:
    """A line as the director knows it."""

    line: int
    who: int
    here: bool = False  # at the table
    slow: bool = False


@dataclass(slots=True)
class Evening:
    """One table, from its opening until after its end, and who does what around it."""

    world: World
    plot: Plot
    dice: random.Random
    table: Table = field(default_factory=lambda: Table(""))
    key: str | None = None
    host: int = 0
    players: list[int] = field(default_factory=list)
    watchers: list[int] = field(default_factory=list)
    stranger: int = 0
    tabs: list[Tab] = field(default_factory=list)
    alike: list[tuple[int, int, int | None]] = field(default_factory=list)  # two ops, one answer: on a line, or a page
    ended_in: int | None = None  # the op in which the game ended
    heads: list[int] = field(default_factory=list)  # how long the log was after each op
    shares: dict[int, str] = field(default_factory=dict)  # what each will tell
    errands: Errands = field(init=False)
    _ids: int = 0

    def __post_init__(self) -> None:
        self.errands = Errands(self)

    async def play(self) -> None:
        await self.gather()
        await self.fill_seats()
        await self.game()
        await self.afterwards()

    # Doing

    async def do(self, *op: Any) -> None:
        await self.world.do(op)
        for entry in self.world.disk.entries(self.table.id, self.table.seq):
            self.table.fold(entry)
        self.heads += [self.table.seq] * (len(self.world.ops) - len(self.heads))
        if self.ended_in is None and self.table.phase is Phase.ENDED:
            self.ended_in = self.world.op

    async def wish(self, who: int, **wish: Any) -> None:
        """Through one of their lines at the table."""
        await self.say(await self.tab_of(who), **wish)

    async def say(self, tab: Tab, **wish: Any) -> None:
        await self.do("send", tab.line, json.dumps({"id": self.new_id(), **wish}))

    def new_id(self) -> str:
        self._ids += 1
        return f"w{self._ids}"

    async def alike_to_strangers(self, *ops: Op, line: int | None = None) -> None:
        """Two questions that must get one answer, on a line or as a page."""
        for op in ops:
            await self.do(*op)
        self.alike.append((self.world.op - 1, self.world.op, line))

    def somebody(self, who: int) -> Somebody:
        return self.world.people[who]

    def answer(self, tab: Tab) -> Wish:
        """The last answer on that line."""
        frames = (json.loads(heard.frame) for heard in reversed(self.world.lines[tab.line].heard))
        found: Wish = next(frame for frame in frames if frame["type"] in ("ack", "refused", "planned", "hinted"))
        return found

    # Lines

    async def dial(self, who: int) -> Tab:
        await self.do("dial", who, self.dice.randrange(2), self.dice.random() < 0.5)
        tab = Tab(len(self.world.lines) - 1, who)
        self.tabs.append(tab)
        return tab

    async def enter(self, tab: Tab, after: int | None = None) -> None:
        key = None if self.table.setting.listed else self.key
        await self.say(tab, type="enter", table=self.table.id, key=key, after=after)
        tab.here = self.answer(tab)["type"] == "ack"

    def open_tabs(self, who: int) -> list[Tab]:
        return [tab for tab in self.tabs if tab.who == who and not tab.slow and not self.world.lines[tab.line].closed]

    async def tab_of(self, who: int) -> Tab:
        """A line of theirs at the table; a new one, if need be, that has seen something or nothing yet."""
        there = [tab for tab in self.open_tabs(who) if tab.here]
        if there:
            return self.dice.choice(there)
        tab = next(iter(self.open_tabs(who)), None) or await self.dial(who)
        await self.enter(tab, self.dice.choice((None, 1, max(self.table.seq - 3, 1), self.table.seq)))
        return tab

    # Before the game

    async def gather(self) -> None:
        plot = self.plot
        count = plot.seats + plot.watchers + 1
        for number in range(count):
            await self.do("guest", NAMES[number % len(NAMES)], self.dice.random() < 0.2)
        self.players = list(range(plot.seats))
        self.watchers = list(range(plot.seats, count - 1))
        self.stranger = count - 1
        if self.dice.random() < 0.3:
            await self.sign_in()
        pry = await self.dial(self.stranger)
        await self.say(pry, type="open", game="ten", seats=2)  # so that the stranger has a past, too
        await self.say(pry, type="lobby")
        tab = await self.dial(self.host)
        await self.say(tab, type="open", **plot.setting)
        opened = self.answer(tab)
        assert opened["type"] == "ack", opened
        self.table, self.key = Table(opened["table"]), opened["key"]
        await self.do("wait", 0.5)
        await self.enter(tab)
        await self.pry()

    async def sign_in(self) -> None:
        """The host has an account, and the stranger tries passwords: who has an account is nobody's business."""
        password = f"correct horse {self.dice.random()}"
        await self.do("account", self.host, password)
        name, wrong = self.somebody(self.host).name, "a wrong password"
        await self.alike_to_strangers(
            ("sign_in", self.stranger, name, wrong), ("sign_in", self.stranger, "Nobody Ever", wrong)
        )
        await self.do("sign_in", self.host, name, password)

    async def fill_seats(self) -> None:
        for who in self.watchers:
            if self.table.setting.watch != "none" or self.dice.random() < 0.5:
                await self.enter(await self.dial(who))
        for number in range(1, self.plot.seats):
            if self.table.phase is not Phase.WAITING:
                return
            if number > self.plot.seats - 1 - self.plot.bots:
                await self.wish(self.host, type="seat-bot", strength=self.dice.choice(("random", "novice")))
            else:
                await self.wish(self.players[number], type="sit")
            if self.dice.random() < 0.3:
                await self.before_it_begins()
        while self.table.phase is Phase.WAITING and None in self.table.sitters:
            await self.wish(self.host, type="seat-bot", strength="novice")
        if self.dice.random() < 0.1:
            await self.do("restart", 0)
        await self.promise()
        await self.wish(self.host, type="begin")
        await self.tell_shares()

    async def promise(self) -> None:
        """Some will have a share in the deal, and one of them changes their mind."""
        while self.table.phase is Phase.WAITING and self.dice.random() < 0.7:
            who = self.seated()
            self.shares[who] = self.a_share()
            await self.wish(who, type="promise", promise=promise_of(self.shares[who]))
            if self.dice.random() < 0.2:
                await self.wish(who, type="reveal", share=self.shares[who])  # before anybody is asked for it

    async def tell_shares(self) -> None:
        """Most tell theirs; some tell another, some nothing, and one goes away."""
        if self.table.dealing and self.dice.random() < 0.1:
            await self.do("restart", 0)
        for who, share in self.shares.items():
            if self.dice.random() < 0.8:
                await self.wish(who, type="reveal", share=share if self.dice.random() < 0.9 else self.a_share())
        if self.table.dealing:
            await self.tab_of(self.host)  # after a restart the table goes on when somebody looks at it
            await self.do("wait", 5.0)
        assert not self.table.dealing, "nobody is waited for any longer"

    def a_share(self) -> str:
        return f"{self.dice.getrandbits(128):032x}"

    async def before_it_begins(self) -> None:
        """Something that a host, a player or a watcher may come up with while the table waits."""
        seat = self.dice.randrange(5)
        guests = [who for who in self.players[1:] if self.table.seat_of(self.somebody(who).id) is not None]
        wishes: list[Wish] = [
            {"type": "resize", "seats": self.dice.randrange(7)},
            {"type": "resize", "seats": self.plot.seats},
            {"type": "unseat", "seat": seat},
            {"type": "seat-bot", "strength": "novice", "seat": seat},
            {"type": "invite", "hours": 1},
            {"type": "revoke"},
            {"type": "chat", "text": self.dice.choice(TALK)},
            {"type": "offer", "gladly": "gladly"},
            {"type": "play", "actions": [self.any_action()]},
            {"type": "plan", "actions": [self.any_action()]},
            {"type": "promise", "promise": promise_of(self.a_share())},
            {"type": "reveal", "share": self.a_share()},
            {"type": "begin"},
            {"type": "rematch"},
            {"type": "close"},
        ]
        await self.wish(self.dice.choice((self.host, *self.players, *self.watchers)), **self.dice.choice(wishes))
        if self.dice.random() < 0.2:
            await self.wish(self.dice.choice(self.players), type="sit", seat=seat)
        if guests and self.dice.random() < 0.3:
            await self.wish(self.dice.choice(guests), type="stand")
        if self.table.phase is Phase.WAITING and len(self.table.sitters) != self.plot.seats:
            await self.wish(self.host, type="resize", seats=self.plot.seats)
        if not self.table.setting.listed:
            tab = await self.tab_of(self.host)
            await self.say(tab, type="invite")
            self.key = self.answer(tab).get("key") or self.key

    # The game

    async def game(self) -> None:
        while self.table.running and len(self.world.ops) < MOST_OPS:
            if self.dice.random() < 0.6:
                await self.something_else()
            else:
                await self.go_on()
        for _ in range(3 * self.plot.seats):
            if not self.table.running:
                return
            await self.give_up()

    async def go_on(self) -> None:
        table = self.table
        if table.paused:
            await self.wish(self.seated(), type="resume")
            return
        if table.proposed and (unasked := [who for seat, who in self.people() if seat not in table.proposed.agreed]):
            await self.wish(unasked[0], type="answer", yes=self.dice.random() < 0.6)
            return
        mine = [(seat, who) for seat, who in self.people() if seat in table.awaited]
        if not mine:
            await self.do("wait", self.dice.choice((1.3, 2.0, 5.0)))
        elif table.phase is Phase.STARTING:
            _, who = self.dice.choice(mine)
            await self.wish(who, type="offer", gladly=self.dice.choice(("gladly", "willing", "rather-not", "never")))
        else:
            await self.wish(mine[0][1], type="play", actions=self.a_turn(mine[0][0]))

    def people(self) -> list[tuple[Seat, int]]:
        """Those who play for themselves."""
        ids = {self.somebody(who).id: who for who in self.players}
        return [(seat, ids[sitter.person]) for seat, sitter in self.table.people() if sitter.person in ids]

    def seated(self) -> int:
        ids = [sitter.person for sitter in self.table.sitters if sitter and sitter.person]
        return self.dice.choice([who for who in self.players if self.somebody(who).id in ids])

    def a_turn(self, seat: Seat) -> list[str]:
        """One action, or as many as a novice would play."""
        state = self.table.state
        assert state is not None
        if self.dice.random() < 0.4:
            return [str(careful(self.dice, state))]
        return self.as_a_novice(seat)

    def as_a_novice(self, seat: Seat) -> list[str]:
        state = self.table.state
        assert state is not None
        bot = bots.get(self.plot.game, "random" if self.plot.game == "ten" else "novice")
        return [str(action) for action in bot.act(state.view(seat), (), 1.0, Chance(str(self.dice.random())))]

    def any_action(self) -> str:
        return self.dice.choice(EVERY_ACTION[self.plot.game])

    def own_action(self, seat: Seat) -> str:
        """With a card of one's own, wherever it may not fit."""
        state = self.table.state
        assert state is not None
        data = state.position()
        own = data["seats"][seat]["cards"] if self.plot.game == "ten" else data["hands"][seat]
        return self.with_card(self.dice.choice(own or ["2"]))

    def with_card(self, card: object) -> str:
        fitting = [
            action for action in EVERY_ACTION[self.plot.game] if str(card) in action.replace(":", ">").split(">")
        ]
        return self.dice.choice(fitting or [self.revealing])

    @property
    def revealing(self) -> str:
        """The action after which somebody knows another card."""
        return "draw" if self.plot.game == "ten" else "end"

    def hidden_action(self) -> str:
        """With a card that somebody holds, or that lies in a draw pile: often the very next one."""
        state = self.table.state
        assert state is not None
        data = state.position()
        piles = [*data.get("hands", ()), *data.get("draws", ()), data.get("draw", ())]
        cards = [str(card) for pile in piles for card in pile[: self.dice.choice((1, 99))]]
        return self.with_card(self.dice.choice(cards or ["2"]))

    # Anything but going on

    async def something_else(self) -> None:
        choices = (
            *[self.prying_player] * 12,
            *[self.talking] * 3,
            *[self.wishing_out_of_place] * 2,
            *[self.standing_in] * 2,
            *[self.taking_back] * 2,
            *[self.going_away] * 3,
            *[self.asking_pages] * 2,
            *[self.speaking_nonsense] * 2,
            self.pausing,
            self.hinting,
            self.looking,
            self.watching,
            self.pry,
            self.slow_reader,
            self.once_more,
            self.waiting_long,
            self.trouble,
            self.proposing,
        )
        await self.dice.choice(choices)()

    async def prying_player(self) -> None:
        """Plans and plays with all sorts of cards."""
        people = self.people()
        if not people or self.table.phase is not Phase.PLAYING:
            return
        mine = [(seat, who) for seat, who in people if seat in (self.table.turn, self.plot.observed)]
        seat, who = self.dice.choice(mine or people)
        on_turn = self.table.turn == seat and not self.table.paused
        plan = [
            self.dice.choice((self.hidden_action(), self.own_action(seat), self.own_action(seat), self.any_action()))
            for _ in range(self.dice.choice((1, 1, 2)))
        ]
        await self.wish(who, type="plan", actions=[])
        if on_turn:
            turn = self.as_a_novice(seat)
            turn = turn[: self.dice.randrange(len(turn) + 1)] + self.dice.choice(([], [self.revealing], plan))
            plan = self.dice.choice((plan, turn or plan, [*turn, *plan], [*turn, self.revealing, *plan]))
        for cut in self.dice.sample(range(1, len(plan) + 1), min(3, len(plan))):
            await self.wish(who, type="plan", actions=plan[:cut])
        if seat == self.plot.observed or not on_turn:
            await self.wish(who, type="play", actions=plan)
        elif laid := self.laid():
            await self.wish(who, type="play", actions=[self.dice.choice(laid)])

    def laid(self) -> list[str]:
        """Lays of cards that lie in sight: refused to everyone, whatever they hold."""
        if self.plot.game == "ten":
            return ["buy:nothing"]
        state = self.table.state
        assert state is not None
        piles = state.position()["piles"]
        tops = piles.values() if isinstance(piles, dict) else [top for each in piles for top in each.values()]
        cards = {str(top) for top in tops}
        if self.plot.game == "face-to-face":
            return ["60>up"]  # the opponent has every number, too
        return [action for action in EVERY_ACTION[self.plot.game] if action.split(">")[0] in cards]

    async def talking(self) -> None:
        who = self.dice.choice((*self.players, *self.watchers))
        signals = (*self.table.setting.signals, "keep-off up9", "hold R", "37")
        if self.dice.random() < 0.5:
            for _ in range(2):
                await self.wish(
                    who, type="say", signal=signals[0] if self.dice.random() < 0.5 else self.dice.choice(signals)
                )
            if self.table.standing and self.dice.random() < 0.5:
                await self.wish(who, type="unsay", signal=self.dice.choice(self.table.standing).signal)
        else:
            await self.wish(who, type="chat", text=self.dice.choice(TALK))

    async def wishing_out_of_place(self) -> None:
        who = self.dice.choice((*self.players, *self.watchers))
        wish = self.dice.choice(OUT_OF_PLACE)
        if wish["type"] != "sit" or not self.chairs():
            await self.wish(who, **wish)
        if self.plot.game != "face-to-face":
            await self.wish(who, type="resign")

    async def standing_in(self) -> None:
        away = [seat for seat, sitter in self.table.bots() if sitter.person]
        ids = {self.somebody(who).id: who for who in self.players}
        if away and self.dice.random() < 0.7:
            sitter = self.table.sitters[self.dice.choice(away)]
            assert sitter is not None
            await self.wish(ids[sitter.person or ""], type="come-back")
        else:
            seat = self.dice.choice((None, *range(self.plot.seats)))
            await self.wish(self.seated(), type="hand-over", strength=self.dice.choice(("random", "novice")), seat=seat)

    async def taking_back(self) -> None:
        await self.wish(self.dice.choice((*self.players, *self.watchers)), type="take-back")

    async def proposing(self) -> None:
        what = self.dice.choice(("take-back", "take-back", "take-back", "abandon", "cheat"))
        await self.wish(self.seated(), type="propose", what=what)
        if self.plot.game == "face-to-face" and self.dice.random() < 0.1:
            await self.wish(self.seated(), type="resign")

    async def going_away(self) -> None:
        """Look away, hang up, come back with what was seen, look from a second line."""
        who = self.dice.choice((*self.players, *self.watchers))
        there = [tab for tab in self.open_tabs(who) if tab.here]
        if there and self.dice.random() < 0.5:
            tab = there[0]
            if self.dice.random() < 0.5:
                await self.say(tab, type="exit")
                tab.here = False
            else:
                await self.do("hang_up", tab.line)
        elif len(self.open_tabs(who)) < 3:
            await self.enter(await self.dial(who), self.dice.choice((None, 0, 1, self.table.seq - 1, self.table.seq)))

    async def asking_pages(self) -> None:
        who = self.dice.choice((None, *self.players, *self.watchers, self.stranger))
        name = self.table.id
        paths = ["/api/me", "/api/me/history", "/api/me/statistics", "/api/tables", "/metrics", "/health"]
        paths += ["/api/me/results", "/api/daily"]
        paths += ["/api/me/export", "/api/house", "/api/admin/people", "/api/admin/reports"]
        paths += [f"/api/tables/{name}/record.{form}" for form in ("json", "txt", "exe")] * 2
        paths += [f"/api/tables/{name}/replay{eyes}" for eyes in ("", "?eyes=0", "?eyes=1", "?eyes=none", "?eyes=all")]
        paths += [f"/api/tables/{name}/review", f"/t/{name}", "/nothing", f"/api/me/history?before={name}"]
        # Somebody who was invited shows the key; the stranger has none.
        key = self.key if who in self.players + self.watchers else None
        await self.do("get", who, self.dice.choice(paths), key, self.dice.randrange(2))
        beside = (*BESIDE, *NOT_THERE, *(page.format(name) for page in OF_THE_END))
        await self.do("get", who, beside[len(self.world.ops) % len(beside)], key, 0)
        await self.errands.one(who, key)
        if self.dice.random() < 0.1:
            await self.do("rename", self.dice.choice(self.players), "Somebody Else")

    async def speaking_nonsense(self) -> None:
        tab = await self.tab_of(self.dice.choice((*self.players, *self.watchers)))
        await self.do("send", tab.line, self.dice.choice((*NONSENSE, '{"type": "ping"}')))
        if self.dice.random() < 0.3:
            await self.do("dial_badly", self.dice.choice(BAD_GREETINGS))
        if self.dice.random() < 0.3:
            await self.say(tab, type="lobby", on=self.dice.random() < 0.7)

    async def looking(self) -> None:
        """Somebody looks at another tab, or back; or bots move faster."""
        who = self.dice.choice((*self.players, *self.watchers))
        here = [tab for tab in self.open_tabs(who) if tab.here]
        if here and self.dice.random() < 0.7:
            look = {"type": "look", "away": self.dice.random() < 0.5}
            await self.do("send", here[0].line, json.dumps(look))
        elif self.dice.random() < 0.5:
            await self.wish(who, type="pace", pace=self.dice.choice(("human", "fast", "instant", "never")))
        else:
            await self.wish(who, type="hurry")

    def chairs(self) -> bool:
        """Whether somebody who looks on could sit down on a bot's chair, and know its cards."""
        return self.table.running and any(sitter.person is None for _, sitter in self.table.bots())

    async def hinting(self) -> None:
        """What would a strong bot do? Told to those only who play with bots alone."""
        await self.wish(self.dice.choice((*self.players, *self.watchers)), type="hint")

    async def pausing(self) -> None:
        await self.wish(self.dice.choice((*self.players, *self.watchers)), type="pause")

    async def watching(self) -> None:
        """Somebody without a seat wishes what only players may."""
        if self.watchers:
            play: Wish = {"type": "play", "actions": [self.hidden_action()]}
            sit: Wish = play if self.chairs() else {"type": "sit"}
            wishes: tuple[Wish, ...] = (play, sit, {"type": "begin"})
            await self.wish(self.dice.choice(self.watchers), **self.dice.choice(wishes))

    async def slow_reader(self) -> None:
        slow = [tab for tab in self.tabs if tab.slow]
        if slow:
            await self.do("read_on", slow[0].line)
            slow[0].slow = False
            return
        tabs = [tab for tab in self.tabs if tab.here and not self.world.lines[tab.line].closed]
        if len(tabs) > 1:
            tab = self.dice.choice(tabs)
            tab.slow = True
            await self.do("stall", tab.line)

    async def once_more(self) -> None:
        """The very same wish again."""
        tab = await self.tab_of(self.dice.choice(self.players))
        *_, wish = self.world.lines[tab.line].sent.values()
        own = wish["type"] != "play" or tab.who == self.observed_player  # by then it may be refused for what one holds
        if own and wish["type"] not in {"enter", "open", "exit"}:
            await self.do("send", tab.line, json.dumps(wish))

    @property
    def observed_player(self) -> int | None:
        return next((who for seat, who in self.people() if seat == self.plot.observed), None)

    async def waiting_long(self) -> None:
        await self.do("wait", self.dice.choice((6.0, 45.0, 61.0)))

    async def trouble(self) -> None:
        """The disk is full for a while, or the server starts again."""
        if self.dice.random() < 0.3:
            await self.do("restart", self.dice.randrange(2))
            return
        await self.do("fill_disk")
        await self.talking()
        await self.asking_pages()
        await self.do("make_room")
        await self.do("wait", 1.0)

    async def pry(self) -> None:
        """The stranger asks for the table, and for one that there is not: the answers must be the same."""
        if self.table.setting.listed:
            return
        tab = next(iter(self.open_tabs(self.stranger)), None) or await self.dial(self.stranger)
        names, key = (self.table.id, NO_SUCH_TABLE), self.dice.choice((None, NO_SUCH_TABLE))
        wish = {"type": "enter", "id": self.new_id(), "key": key}
        sent: list[tuple[Any, ...]] = [("send", tab.line, json.dumps({**wish, "table": name})) for name in names]
        await self.alike_to_strangers(*sent, line=tab.line)
        pages = ("/api/tables/{}/record.json", "/api/tables/{}/replay?eyes=all", "/api/me/history?before={}", "/t/{}")
        for path in (*pages, *OF_THE_END):
            await self.alike_to_strangers(*(("get", self.stranger, path.format(name), key, 0) for name in names))
        await self.errands.pry(self.stranger, *names)

    async def give_up(self) -> None:
        """All agree that it is enough."""
        if self.world.disk.full:
            await self.do("make_room")
        if self.table.paused:
            await self.wish(self.seated(), type="resume")
        if self.table.proposed:
            for seat, who in self.people():
                if self.table.proposed and seat not in self.table.proposed.agreed:
                    await self.wish(who, type="answer", yes=self.table.proposed.what == "abandon")
        elif people := self.people():
            await self.wish(people[0][1], type="propose", what="abandon")
        else:
            await self.wish(self.seated(), type="come-back")

    # After the game

    async def afterwards(self) -> None:
        for tab in self.tabs:
            if tab.slow:
                await self.do("read_on", tab.line)
                tab.slow = False
        await self.wish(self.host, type="chat", text="42, at last")
        for kind in ("play", "plan"):
            await self.wish(self.seated(), type=kind, actions=[self.any_action()])
        for wish in (
            {"type": "say", "signal": "go-ahead up1"},
            {"type": "propose", "what": "take-back"},
            {"type": "pause"},
        ):
            await self.wish(self.dice.choice((*self.players, *self.watchers)), **wish)
        if self.watchers and self.table.setting.watch != "none":
            await self.wish(self.watchers[0], type="rematch")
        for who in (*self.players, *self.watchers, self.stranger):
            key = None if who == self.stranger else self.key
            replay = f"/api/tables/{self.table.id}/replay?eyes={self.dice.choice(('0', '1', 'none', 'all'))}"
            for page in (
                *(f"/api/tables/{self.table.id}/record.json", replay),
                *("/api/me/history", "/api/me/statistics"),
            ):
                await self.do("get", who, page, key, self.dice.randrange(2))
            for page in OF_THE_END:
                await self.do("get", who, page.format(self.table.id), key, 0)
        for page in (f"/api/tables/{self.table.id}/record.txt", "/api/tables", "/metrics", "/health"):
            await self.do("get", self.dice.choice((None, *self.players, *self.watchers)), page, self.key, 0)
        await self.pry()
        if self.dice.random() < 0.3:
            await self.wish(self.seated(), type="rematch")
            await self.wish(self.seated(), type="rematch")
            if self.table.rematch:
                tab = await self.tab_of(self.host)
                await self.say(tab, type="enter", table=self.table.rematch)
                await self.say(tab, type="begin")
                await self.do("wait", 3.0)
        await self.errands.all()
        await self.do("restart", 0)
