"""Who moves what no person moves: which job is next at a table, and how soon."""

from unittest.mock import Mock

import pytest

from tenback.core import promise_of
from tenback.server.autoplay import HUMAN_PACE, LOOK_AT_IT, SILENT, Driver, Job, Notes, job
from tenback.server.settings.config import AS_USUAL
from tenback.table import LogError, wishes
from tests.table.evening import ADA, BELA, dealt, playing, waiting

CLOCK = 60  # seconds


def with_bots(slug="the-game", seats=3, **setting):
    """Ada, and bots at the other seats; the cards are dealt."""
    return dealt(slug, seats, people=1, **setting)


def next_job(evening, spoke=None, **how):
    return job(evening.table, {} if spoke is None else spoke, evening.now, **how)


def test_bots_say_how_gladly_without_waiting_for_people():
    evening = with_bots()
    assert next_job(evening) == Job("gladly", 1, "random", HUMAN_PACE)
    evening.does(wishes.offer, 1, "willing")
    assert next_job(evening) == Job("gladly", 2, "random", HUMAN_PACE)
    evening.does(wishes.offer, 2, "willing")
    assert next_job(evening) is None, "Ada says it for herself"


def test_bots_speak_at_once_before_anybody_acts_and_after_each_turn():
    evening = playing("the-game", 3, people=1, first=0)
    assert next_job(evening) == Job("signals", 1, "random", 0)
    assert next_job(evening, {1: 0}) == Job("signals", 2, "random", 0)
    assert next_job(evening, {1: 0, 2: 0}) is None, "Ada is on turn"
    for _ in range(2):
        evening.does(wishes.play, 0, [str(evening.state.actions()[0])])
        assert next_job(evening, {1: 0, 2: 0}) is None, "nobody speaks within a turn"
    evening.does(wishes.play, 0, ["end"])
    assert next_job(evening, {1: 0, 2: 0}) == Job("signals", 1, "random", 0)
    assert next_job(evening, {1: 3, 2: 3}) == Job("act", 1, "random", HUMAN_PACE)


def test_at_a_silent_table_nobody_is_asked_to_speak():
    evening = playing("the-game", 3, people=1, first=1, talk="silent")
    assert next_job(evening) == Job("act", 1, "random", HUMAN_PACE)


@pytest.mark.parametrize(("pace", "wait"), [("slow", 2), ("human", 1), ("fast", 0.4), ("instant", 0)])
def test_nobody_sits_at_the_automatic_seat(pace, wait):
    evening = dealt("ten", 1, options={"limit": 7}, pace=pace)
    while evening.turn == 0:
        evening.does(wishes.play, 0, [str(evening.state.actions()[0])])
    assert evening.table.actions[-1] == "draw"  # a bust, or a wild: everybody wants to see it
    assert next_job(evening) == Job("automatic", 1, "", wait * (HUMAN_PACE + LOOK_AT_IT))


def test_a_price_is_paid_in_one_go():
    evening = playing("ten", 2, people=1, seed="pays")
    game = evening.table.setting.the_game
    assert game.in_one_go(game.action("pay:coin"))
    assert game.in_one_go(game.action("pay:B3"))
    assert not game.in_one_go(game.action("bid:3"))

    def boldly(_, state):
        bids = [action for action in state.actions() if str(action).startswith("bid:")]
        return bids[-1] if bids else state.actions()[0]

    while evening.table.actions[-1:] != ["pay:coin"] or evening.turn != 0 or evening.table.movers[-1] != 0:
        evening.plays_on(choose=boldly, most=1)
    evening.does(wishes.hand_over, ADA.id, None, "novice")
    assert next_job(evening) == Job("act", 0, "novice", 0)


def test_instant_bots_do_not_wait():
    assert next_job(with_bots(pace="instant")) == Job("gladly", 1, "random", 0)
    assert next_job(playing("the-game", 2, people=1, first=1, pace="instant"), {1: 0}) == Job("act", 1, "random", 0)


def test_when_a_players_time_is_up_the_clock_chooses():
    evening = dealt("the-game", 2, clock=CLOCK)
    assert next_job(evening) == Job("clock", 0, "novice", CLOCK)
    evening.does(wishes.offer, 0, "willing")
    assert next_job(evening.later(50)) == Job("clock", 1, "novice", CLOCK - 50)
    evening.does(wishes.offer, 1, "gladly")
    assert next_job(evening.later(CLOCK + 5)) == Job("clock", 1, "novice", 0)


def a_turn(evening):
    """Two cards, and the end of the turn."""
    seat = evening.turn
    for action in (0, 0, -1):
        evening.does(wishes.play, seat, [str(evening.state.actions()[action])])
    assert evening.turn != seat


def test_a_bot_that_takes_a_seat_over_speaks_and_acts_for_it():
    evening = playing("the-game", 2, first=0)
    assert next_job(evening) is None, "people only"
    evening.does(wishes.hand_over, ADA.id, None, "novice")
    assert next_job(evening) == Job("signals", 0, "novice", 0)
    assert next_job(evening, {0: 0}) == Job("act", 0, "novice", HUMAN_PACE)


def test_a_bot_that_takes_a_seat_over_within_the_game_speaks_once_it_has_ended_a_turn():
    evening = playing("the-game", 2, first=0)
    a_turn(evening)
    evening.does(wishes.hand_over, ADA.id, None, "novice")
    assert next_job(evening) is None, "Bela is on turn, and it says nothing"
    a_turn(evening)
    assert next_job(evening) == Job("act", 0, "novice", HUMAN_PACE)
    a_turn(evening)
    assert next_job(evening) == Job("signals", 0, "novice", 0)
    assert next_job(evening, {0: 9}) is None, "Bela is on turn"


def test_nothing_is_done_before_the_game_while_it_pauses_and_after_it():
    evening = waiting("the-game", 3, people=2)
    evening.does(wishes.seat_bot, ADA.id, None, "random")
    assert next_job(evening) is None
    evening.does(wishes.begin, ADA.id)
    assert next_job(evening)
    evening.does(wishes.pause, BELA.id)
    assert next_job(evening) is None
    evening.does(wishes.resume, BELA.id)
    assert next_job(evening)
    assert next_job(evening.plays_on()) is None


def test_a_deal_waits_a_moment_for_the_shares_that_were_promised():
    evening = waiting("the-game", 2, 2)
    for person in (ADA, BELA):
        evening.does(wishes.promise, person.id, promise_of("a" * 32))
    assert next_job(evening) is None
    evening.does(wishes.begin, ADA.id)
    assert next_job(evening, since=0) == Job("deal", 0, "", SILENT)
    evening.later(0.5).does(wishes.reveal, ADA.id, "a" * 32)
    assert next_job(evening, since=0) == Job("deal", 0, "", SILENT - 0.5), "nobody is given more time by another"
    assert next_job(evening.later(100), since=0, watched=False) == Job("deal", 0, "", 0)
    assert next_job(evening, since=evening.now - 500) == Job("deal", 0, "", SILENT - 0.5), "people have just come back"
    evening.does(wishes.deal)
    assert next_job(evening) is None


def test_where_nobody_watches_bots_rest_and_clocks_run_on():
    assert next_job(with_bots(), watched=False) is None
    assert next_job(playing("the-game", 3, people=1, first=1), {1: 0, 2: 0}, watched=False) is None
    evening = playing("the-game", 2, first=0, clock=CLOCK)
    assert next_job(evening.later(50), watched=False) == Job("clock", 0, "novice", CLOCK - 50)
    alone = dealt("ten", 1, options={"limit": 7}, clock=CLOCK)
    while alone.turn == 0:
        alone.does(wishes.play, 0, [str(alone.state.actions()[0])])
    assert next_job(alone, watched=False) == Job("automatic", 1, "", HUMAN_PACE + LOOK_AT_IT), "it thinks about nothing"


async def test_a_table_is_watched_for_some_minutes_after_the_last_look():
    driver, room, notes = Driver(Mock(), Mock(), Mock(), Mock()), Mock(viewers=set()), Notes()
    assert not driver._watched(room, None)
    assert not driver._watched(room, notes), "after a start nobody has looked yet"
    room.viewers.add("Ada")
    assert driver._watched(room, None)
    assert driver._watched(room, notes)
    room.viewers.clear()
    assert driver._watched(room, notes)
    notes.watched -= AS_USUAL.rest_after
    assert not driver._watched(room, notes)


async def test_a_log_that_cannot_be_read_stops_no_others_clock():
    rooms = {"sound": Mock()}

    async def played():
        for table, clock in (("broken", CLOCK), ("no clock", None), ("sound", CLOCK)):
            yield Mock(table=table, summary={"clock": clock})

    async def room(table):
        if table == "broken":
            raise LogError(table, 7, " is damaged.")
        return rooms[table]

    driver = Driver(Mock(store=Mock(played=played), room=room), Mock(), Mock(), Mock())
    driver.consider = Mock()  # type: ignore[method-assign]
    await driver.wake()
    driver.consider.assert_called_once_with(rooms["sound"])
