"""Who starts: all look at their hands, each says how gladly it would, and the table names the starter (G5, Q3)."""

from itertools import product
from typing import Any

import pytest

from tenback.table import Phase, wishes
from tenback.talk import Gladly
from tests.table.evening import ADA, GRANTED, Evening, dealt, playing, verdict, waiting

NOTHING: Any = None


@pytest.mark.parametrize(
    ("slug", "seats", "phase"),
    [
        ("the-game", 1, Phase.PLAYING),
        *(("the-game", seats, Phase.STARTING) for seats in range(2, 6)),
        *(("quick-and-easy", seats, Phase.STARTING) for seats in range(2, 6)),
        ("face-to-face", 2, Phase.PLAYING),  # F2: lots decide
        *(("ten", seats, Phase.PLAYING) for seats in range(1, 6)),  # T4: by lot
    ],
)
def test_the_deal_asks_who_starts_where_the_rules_say_so(slug, seats, phase):
    table = dealt(slug, seats).table
    assert table.phase is phase
    assert table.running
    assert table.state is not None
    if phase is Phase.STARTING:
        assert table.turn is None
        assert table.awaited == tuple(range(seats))
    else:
        assert table.awaited == (table.turn,) == (table.state.turn,)
        assert table.first is None


def test_the_deal_is_the_seeds():
    a, b, other = (dealt("the-game", 2, seed=seed).state for seed in ("one", "one", "two"))
    assert a == b != other


@pytest.mark.parametrize("offers", list(product(Gladly, repeat=3)), ids="-".join)
def test_the_gladdest_starts(offers):
    evening = dealt("quick-and-easy", 3)
    hands = evening.state.hands
    for seat in (2, 0):
        (offered,) = evening.does(wishes.offer, seat, offers[seat])
        assert (offered.kind, offered.seat, offered.facts) == ("offered", seat, {"gladly": offers[seat]})
    assert evening.table.awaited == (1,)
    _, started = evening.does(wishes.offer, 1, offers[1])
    gladdest = min(offers, key=list(Gladly).index)
    assert started.kind == "started"
    assert offers[started.seat] is gladdest
    assert started.seat == evening.table.first == evening.turn
    assert evening.table.phase is Phase.PLAYING
    assert evening.state.hands == hands, "looked at before, held after"


def test_among_equally_glad_ones_the_lot_decides_and_it_is_the_seeds():
    def starter(seed):
        evening = dealt("the-game", 3, seed=seed)
        for seat, gladly in ((2, "willing"), (1, "rather-not"), (0, "willing")):
            evening.does(wishes.offer, seat, gladly)
        return evening.turn

    lots = [starter(str(seed)) for seed in range(12)]
    assert set(lots) == {0, 2}
    assert lots == [starter(str(seed)) for seed in range(12)]


def paused():
    evening = dealt("the-game", 2)
    evening.does(wishes.pause, ADA.id)
    return evening


def offered():
    evening = dealt("the-game", 2)
    evening.does(wishes.offer, 0, "willing")
    return evening


def ended():
    evening = dealt("the-game", 2, people=1)
    evening.does(wishes.propose, 0, "abandon")
    return evening


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        (dealt, lambda t: wishes.offer(t, 0, "gladly"), GRANTED),
        (dealt, lambda t: wishes.offer(t, 1, "willing"), GRANTED),
        (dealt, lambda t: wishes.offer(t, 1, "rather-not"), GRANTED),
        (dealt, lambda t: wishes.offer(t, 1, "Gladly"), "gladly"),
        (dealt, lambda t: wishes.offer(t, 1, "37"), "gladly"),
        (dealt, lambda t: wishes.offer(t, 1, NOTHING), "gladly"),
        (offered, lambda t: wishes.offer(t, 0, "gladly"), "already-offered"),
        (offered, lambda t: wishes.offer(t, 1, "gladly"), GRANTED),
        (paused, lambda t: wishes.offer(t, 0, "gladly"), "paused"),
        (playing, lambda t: wishes.offer(t, 0, "gladly"), "not-starting"),
        (waiting, lambda t: wishes.offer(t, 0, "gladly"), "not-starting"),
        (ended, lambda t: wishes.offer(t, 0, "gladly"), "not-starting"),
        (lambda: dealt("face-to-face", 2), lambda t: wishes.offer(t, 0, "gladly"), "not-starting"),
        (lambda: dealt("ten", 3), lambda t: wishes.offer(t, 0, "gladly"), "not-starting"),
        (lambda: dealt("the-game", 1), lambda t: wishes.offer(t, 0, "gladly"), "not-starting"),
        # Until then nobody plays.
        (dealt, lambda t: wishes.play(t, 0, ["end"]), "starting (G5)"),
        (offered, lambda t: wishes.play(t, 0, ["end"]), "starting (G5)"),
        (lambda: dealt("quick-and-easy", 2), lambda t: wishes.play(t, 0, ["end"]), "starting (Q3)"),
    ],
)
def test_wishes_about_who_starts(evening, wish, says):
    assert verdict(evening().table, wish) == says


def test_a_bot_offers_too_and_an_automatic_seat_is_never_asked():
    evening = dealt("the-game", 3, people=1)
    assert evening.table.awaited == (0, 1, 2)
    assert dealt("ten", 1).table.awaited == (0,)


@pytest.mark.parametrize("first", range(4))
def test_the_record_names_the_starter(first):
    evening = playing("the-game", 4, first=first)
    assert evening.turn == first
    assert evening.table.record().first == first
    assert evening.table.record().state == evening.state


def test_a_table_that_waits_for_players_waits_for_no_seat():
    evening = Evening("the-game", 2, clock=30)
    assert (evening.table.awaited, evening.table.deadline) == ((), None)
