"""An evening without sockets: one table, people and bots around it, and a clock that only the test turns."""

import random
from copy import deepcopy

import msgspec
from msgspec.structs import replace

from tenback import bots, views
from tenback.core import Chance
from tenback.protocol import server_frames
from tenback.table import Declined, Person, Phase, Table, agree, wishes
from tenback.talk import Gladly
from tests.conformance.players import careful

ADA, BELA, CYRIL, DANA, EMIL = PEOPLE = tuple(
    Person(name.lower(), name) for name in ("Ada", "Bela", "Cyril", "Dana", "Emil")
)
GRANTED = "granted"
A_SECOND = 1000


class Evening:
    """A table, its log, and all that has happened there. Entries pass through JSON, as they do on a disk."""

    def __init__(self, slug="the-game", seats=2, *, host=ADA, seed="an evening", key=None, **setting):
        self.table = Table("evening")
        self.log, self.happened = [], []
        self.now = 1_000_000
        self.note(wishes.open_table(agree(game=slug, seats=seats, **setting), host, seed=seed, key=key))

    def does(self, wish, *said, **named):
        """Somebody's wish, granted."""
        return self.note(wish(self.table, *said, **named))

    def note(self, drafts, actor="x"):
        entries = wishes.stamped(self.table, drafts, actor=actor, command=f"c{self.table.seq}", at=self.now)
        read_back = [replace(entry, body=msgspec.json.decode(msgspec.json.encode(entry.body))) for entry in entries]
        self.table, happened = self.table.after(read_back)
        self.log += read_back
        self.happened += happened
        return happened

    def later(self, seconds):
        self.now += round(seconds * A_SECOND)
        return self

    @property
    def turn(self):
        return self.table.turn

    @property
    def state(self):
        return self.table.state

    @property
    def viewers(self):
        """The spectator and every seat that somebody has."""
        return (None, *range(self.table.setting.seats))

    def told(self, viewer):
        """Every event of the evening in the words of the wire."""
        return [frame(happened, viewer) for happened in self.happened]

    # Playing on

    def acts(self, rng, choose=None):
        """Somebody for whom the table waits does what is legal: a bot, or a person (at random without `choose`)."""
        seat = rng.choice(self.table.awaited)
        sitter = None if self.table.setting.automatic(seat) else self.table.sitters[seat]
        bot = bots.get(self.table.setting.game, sitter.bot) if sitter and sitter.bot else None
        about = (self.state.view(seat), self.table.signals, 0.01, Chance(str(rng.random())))
        if self.table.phase is Phase.STARTING:
            return self.does(wishes.offer, seat, bot.gladly(*about) if bot else rng.choice(list(Gladly)))
        if bot:
            return self.does(wishes.play, seat, [str(action) for action in bot.act(*about)], by="bot")
        choose = choose or (lambda rng, state: rng.choice(state.actions()))
        return self.does(wishes.play, seat, [str(choose(rng, self.state))])

    def plays_on(self, seed="on", choose=None, most=5000):
        """To the end, or so many actions."""
        rng = random.Random(seed)
        while self.table.running and most:
            self.acts(rng, choose)
            most -= 1
        return self


# Tables to start from


def waiting(slug="the-game", seats=3, people=2, **setting):
    """Some people sit there, Ada first; the other seats are open."""
    evening = Evening(slug, seats, **setting)
    for person in PEOPLE[1:people]:
        evening.does(wishes.sit, person)
    return evening


def dealt(slug="the-game", seats=2, *, people=None, **setting):
    """The cards are dealt, to so many people (all, if not said) and bots."""
    evening = waiting(slug, seats, seats if people is None else people, **setting)
    while None in evening.table.sitters:
        evening.does(wishes.seat_bot, ADA.id, None, "random")
    evening.does(wishes.begin, ADA.id)
    return evening


def playing(slug="the-game", seats=2, *, first=0, **setting):
    """It has been agreed who starts; in the games that draw lots, the lot decides."""
    evening = dealt(slug, seats, **setting)
    if evening.table.phase is Phase.STARTING:
        for seat in range(seats):
            evening.does(wishes.offer, seat, "gladly" if seat == first else "willing")
    return evening


def carefully(evening, actions):
    """So many actions, the smallest steps first."""
    return evening.plays_on(choose=careful, most=actions)


def with_state(table, state):
    """The same table with other cards."""
    other, _ = table.after([])
    other.state = state
    return other


# What is asked of every wish


def all_of(table):
    """Everything that a table is."""
    return {name: value if name in {"state", "kept"} else deepcopy(value) for name, value in vars(table).items()}


def verdict(table, wish):
    """`granted`, or the key of the refusal and its rule. No wish changes anything by itself."""
    before = all_of(table)
    drafts, declined = [], None
    try:
        drafts = wish(table)
    except Declined as error:
        declined = error
    assert all_of(table) == before
    if declined:
        assert declined.sentence == str(declined)
        assert declined.sentence[-1] in ".)"
        return f"{declined.key} ({declined.rule})" if declined.rule else declined.key
    table.after(wishes.stamped(table, drafts, actor="x", command="x", at=table.at))
    return GRANTED


# What leaves the table


def frame(happened, viewer):
    """What a viewer is told of it, as bytes."""
    return server_frames.encode(
        server_frames.Event(
            seq=happened.seq,
            at=happened.at,
            kind=happened.kind,
            seat=happened.seat,
            facts=server_frames.Facts(**happened.facts),
            news=[views.news(event) for event in happened.heard(viewer)],
        )
    )


def sight(state, viewer, *, tracker=False):
    """What a viewer sees of the cards, as bytes."""
    view = state.view(viewer)
    return server_frames.encode(
        {
            "game": views.public(state.view(None), tracker=tracker),
            "hand": views.hand(view),
            "actions": [str(action) for action in view.actions()],
        }
    )
