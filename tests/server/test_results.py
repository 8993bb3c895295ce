"""Somebody's results: a thousand games counted by the server are those that the laboratory counts."""

import asyncio
from statistics import median
from typing import Any

import pytest

from tenback import bots
from tenback.bots.refereeing import Agreement, played_out
from tenback.core import Chance
from tenback.lab.executors import Here
from tenback.lab.match import Match, played
from tenback.lab.referee import Agreed
from tenback.server.listings import listing
from tenback.server.ratings import START, folded, places_of
from tenback.server.results import results
from tenback.store import Outcome, SqliteStore
from tenback.table import Sitter, Table, agree, counting, entries, wishes
from tenback.table.wishes.opening import opened

ADA, BELA = "ada", "bela"
MATCHES = [
    Match(Agreed("the-game", 1, {}, 1.0, silent=True), ("random",), 550, "alone"),
    Match(Agreed("the-game", 1, {"expert": True}, 1.0, silent=True), ("random",), 250, "expert"),
    Match(Agreed("face-to-face", 2, {}, 1.0, silent=True), ("random", "novice"), 140, "duel"),
    Match(Agreed("ten", 1, {"limit": 4}, 1.0, silent=True), ("random",), 60, "ten"),
]


class Noting:
    """A bot, and what it has played."""

    def __init__(self, bot, seat, notes):
        self._bot, self._seat, self._notes = bot, seat, notes

    def act(self, *asked):
        texts = self._bot.act(*asked)
        self._notes.append((self._seat, tuple(map(str, texts))))
        return texts


def table_of(name, match, number):
    """The game of that number at a table, where Ada has the chair of the first bot named."""
    seed, names = match.table(number)
    agreed = match.agreed
    notes: list[Any] = []
    players: Any = [(each, Noting(bots.get(agreed.game, each), seat, notes)) for seat, each in enumerate(names)]
    terms = Agreement(agreed.game, agreed.seats, agreed.options, agreed.budget, silent=True)
    last = played_out(terms, players, seed)
    setting = agree(game=agreed.game, seats=agreed.seats, options=agreed.options)
    own = names.index(match.names[0])
    seats = [Sitter("Ada", ADA) if seat == own else Sitter(f"Bot {seat}", bot=each) for seat, each in enumerate(names)]
    bodies = [opened(setting, ADA, seed, ()), *(entries.Sat(seat, who) for seat, who in enumerate(seats))]
    bodies.append(entries.Began())
    table, log = Table(name), []
    log += wishes.stamped(table, bodies, actor=ADA, command="open", at=1000 + number)
    for entry in log:
        table.fold(entry)
    while table.state and table.state.ending is None:
        seat = table.turn
        assert seat is not None
        if seat >= agreed.seats:
            texts, by = (str(table.state.actions()[0]),), ""  # TEN itself
        else:
            (player, texts), by = notes.pop(0), ""
            assert player == seat
        (entry,) = wishes.stamped(
            table, [entries.Played(seat, texts, by)], actor=f"seat {seat}", command=str(table.seq), at=2000 + number
        )
        table.fold(entry)
        log.append(entry)
    assert table.state
    assert table.state.position() == last.position()
    return table, log


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    """Of a thousand games, as a store gives them back."""
    return asyncio.run(kept(tmp_path_factory.mktemp("results")))


async def kept(folder):
    store = SqliteStore(folder / "tenback.sqlite3")
    await store.open()
    for place, match in enumerate(MATCHES):
        some = [table_of(f"{place}-{number}", match, number) for number in range(match.games)]
        for first in range(0, len(some), 50):
            few = some[first : first + 50]
            await store.append([entry for _, log in few for entry in log], [listing(table) for table, _ in few])
    found = await store.outcomes(ADA)
    await store.close()
    return found


def test_a_thousand_games_are_counted_as_in_the_laboratory(outcomes):
    assert len(outcomes) == sum(match.games for match in MATCHES) == 1000
    told = results(outcomes, [], [])
    assert told.games == 1000
    assert not told.apart
    kinds = {(kind.game, tuple(kind.options)): kind for kind in told.kinds}
    for match in MATCHES:
        *_, tally = played(match, Here())
        lab = tally.told()
        kind = kinds[match.agreed.game, tuple(match.agreed.options)]
        assert kind.games == lab["games"]
        assert kind.won == pytest.approx(lab["wins"]["random"] if "wins" in lab else lab["won"])
        assert (kind.low, kind.high) == pytest.approx((100 * lab["low"], 100 * lab["high"]))
        values = [point.value for point in kind.progress if point.value is not None]
        if match.agreed.game == "the-game":
            assert len(values) == min(200, kind.games)  # the last ones
            every = [each.result["ending"]["left"] for each in outcomes if is_of(each, kind)]
            assert sum(every) / len(every) == pytest.approx(lab["left"])
            assert (kind.middle, kind.best) == (median(every), min(every))
    assert [(rung.limit, rung.tries) for rung in told.ladder][:2] == [(4, 60), (5, 0)]


def is_of(outcome, kind):
    return outcome.game == kind.game and outcome.result["options"] == kind.options


# What counts


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"begun": True}, None),
        ({"begun": False}, "never-begun"),
        ({}, "never-begun"),
        ({"begun": True, "known": True}, "known"),
        ({"begun": True, "abandoned": True}, "abandoned"),
        ({"begun": True, "known": False, "hints": 2}, "hinted"),
        ({"begun": True, "hints": 0}, None),
        ({"begun": True, "branch": True}, "branch"),
        ({"begun": True, "day": "2026-11-17/ten-1"}, "day"),
        ({"begun": True, "challenge": "c"}, None),  # the cards were new
    ],
)
def test_games_that_stand_apart(facts, reason):
    assert counting.apart(facts) == reason
    assert counting.counts(facts) is (reason is None)
    chairs = {"options": {}, "chairs": ["people"], "seats": 1, "ending": {"won": True, "left": 0}}
    told = results([Outcome("t", "the-game", 0, 1, {**chairs, **facts})], [], [])
    assert told.games == (reason is None)
    assert told.apart == ({} if reason is None else {reason: 1})


def test_kinds_are_never_mixed():
    def game(number, options, chairs, slug="the-game", **ending):
        ending = {"won": True, "left": 0, **ending} if slug == "the-game" else {"winners": [0]}
        facts = {"begun": True, "seats": len(chairs), "options": options, "chairs": chairs, "ending": ending}
        return Outcome(f"t{number}", slug, 0, number, facts)

    told = results(
        [
            game(1, {}, ["people"]),
            game(2, {}, ["people", "strong"]),
            game(3, {}, ["people", "people"]),  # the same kind: a team is a team
            game(4, {"expert": True}, ["people", "strong"]),
            game(5, {}, ["people", "strong"], "face-to-face"),
            game(6, {}, ["people", "people"], "face-to-face"),
        ],
        [],
        [],
    )
    assert sorted(
        (kind.game, kind.seats, len(kind.options), kind.against or "", kind.games) for kind in told.kinds
    ) == [
        ("face-to-face", 2, 0, "people", 1),
        ("face-to-face", 2, 0, "strong", 1),
        ("the-game", 1, 0, "", 1),
        ("the-game", 2, 0, "", 2),
        ("the-game", 2, 1, "", 1),
    ]


# Ratings


def duel(*people, known=False):
    """A game of Face to Face that the first has given up."""
    setting = agree(game="face-to-face", seats=2)
    table = Table("duel")
    first = opened(setting, ADA, "seed", (), known=known)
    bodies = [first, *(entries.Sat(seat, who) for seat, who in enumerate(people)), entries.Began(), entries.Resigned(0)]
    for entry in wishes.stamped(table, bodies, actor=ADA, command="1", at=1):
        table.fold(entry)
    return table


def test_only_games_between_people_that_count_are_rated():
    ada, bela, bot = Sitter("Ada", ADA), Sitter("Bela", BELA), Sitter("Wren", bot="strong")
    assert places_of(duel(ada, bela)) == [2, 1]
    assert places_of(duel(ada, bela, known=True)) is None
    assert places_of(duel(ada, bot)) is None
    assert places_of(duel(ada, Sitter("Bela", BELA, bot="novice"))) is None  # somebody stands in


def test_a_rating_is_a_fold():
    notes = [{"people": ["a", "b"], "places": places} for places in ([1, 2], [1, 2], [2, 1], [1, 1])]
    at_once = folded({}, notes)
    in_parts = folded(folded({}, notes[:1]), notes[1:])
    assert at_once == in_parts
    assert at_once["a"][0] > START > at_once["b"][0]
    assert at_once["a"][2] == len(notes)
    assert folded({}, notes[:1])["a"][1] > at_once["a"][1]  # one is surer of it


def test_a_deal_of_another_is_the_same_wherever_it_is_dealt():
    assert Chance("seed").hash == duel(Sitter("Ada", ADA), Sitter("Bela", BELA)).seed_hash
