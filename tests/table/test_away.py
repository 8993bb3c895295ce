"""Pausing, a bot that stands in, coming back; and clocks, which only the test turns."""

from typing import Any

import pytest

from tenback.table import Declined, Person, Phase, wishes
from tests.table.evening import ADA, BELA, GRANTED, carefully, dealt, playing, verdict, waiting

NOTHING: Any = None
A_MINUTE = 60_000  # milliseconds


def paused():
    evening = playing("the-game", 3)
    evening.does(wishes.pause, "bela")
    return evening


def ended():
    return playing("the-game", 2, people=1).plays_on()


def stood_in():
    evening = playing("the-game", 3)
    evening.does(wishes.hand_over, "bela", None, "random")
    return evening


def belas_turn():
    return playing("the-game", 3, first=1)


def with_a_bot():
    return playing("the-game", 3, people=2)


def after(evening, milliseconds):
    evening.now += milliseconds
    return evening


# Pausing


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        (playing, lambda t: wishes.pause(t, "ada"), GRANTED),
        (playing, lambda t: wishes.pause(t, "bela"), GRANTED),  # whoever is on turn
        (dealt, lambda t: wishes.pause(t, "bela"), GRANTED),
        (playing, lambda t: wishes.pause(t, "cyril"), "no-seat"),
        (paused, lambda t: wishes.pause(t, "ada"), "paused"),
        (waiting, lambda t: wishes.pause(t, "ada"), "waiting"),
        (ended, lambda t: wishes.pause(t, "ada"), "ended"),
        (paused, lambda t: wishes.resume(t, "bela"), GRANTED),
        (paused, lambda t: wishes.resume(t, "ada"), GRANTED),  # not only who paused it
        (paused, lambda t: wishes.resume(t, "dana"), "no-seat"),
        (playing, lambda t: wishes.resume(t, "ada"), "not-paused"),
        (ended, lambda t: wishes.resume(t, "ada"), "not-paused"),
    ],
)
def test_pausing_and_resuming(evening, wish, says):
    assert verdict(evening().table, wish) == says


def test_a_paused_table_waits_for_nobody_until_it_is_resumed():
    evening = playing("the-game", 2)
    (told,) = evening.does(wishes.pause, "bela")
    assert (told.kind, told.seat) == ("paused", 1)
    assert (evening.table.paused, evening.table.awaited, evening.turn) == (True, (), 0)
    (told,) = evening.does(wishes.resume, "ada")
    assert (told.kind, told.seat) == ("resumed", 0)
    assert (evening.table.paused, evening.table.awaited) == (False, (0,))


def test_a_game_that_ends_while_it_is_paused_is_not_paused_any_more():
    evening = playing("face-to-face", 2)
    evening.does(wishes.pause, "ada")
    evening.does(wishes.resign, 0)
    assert (evening.table.phase, evening.table.paused) == (Phase.ENDED, False)


# A bot stands in


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        # for oneself, at any time
        (playing, lambda t: wishes.hand_over(t, "ada", None, "random"), GRANTED),
        (playing, lambda t: wishes.hand_over(t, "ada", 0, "random"), GRANTED),
        (playing, lambda t: wishes.hand_over(t, "bela", None, "random"), GRANTED),
        (dealt, lambda t: wishes.hand_over(t, "bela", None, "random"), GRANTED),
        (paused, lambda t: wishes.hand_over(t, "bela", None, "random"), GRANTED),
        (stood_in, lambda t: wishes.hand_over(t, "bela", None, "random"), "bot-there"),
        (playing, lambda t: wishes.hand_over(t, "ada", None, "brilliant"), "no-such-bot"),
        (playing, lambda t: wishes.hand_over(t, "ada", None, NOTHING), "no-such-bot"),
        (playing, lambda t: wishes.hand_over(t, "cyril", None, "random"), "no-seat"),
        (playing, lambda t: wishes.hand_over(t, "cyril", 0, "random", {"ada"}), "no-seat"),
        (waiting, lambda t: wishes.hand_over(t, "ada", None, "random"), "waiting"),
        (ended, lambda t: wishes.hand_over(t, "ada", None, "random"), "ended"),
        # by the host for another, who is gone while the table waits for them
        (belas_turn, lambda t: wishes.hand_over(t, "ada", 1, "random"), "still-there"),
        (belas_turn, lambda t: wishes.hand_over(t, "ada", 1, "random", {"ada", "cyril"}), "still-there"),
        (belas_turn, lambda t: wishes.hand_over(t, "ada", 1, "random", {"bela"}), GRANTED),
        (playing, lambda t: wishes.hand_over(t, "ada", 1, "random", {"bela"}), "not-awaited"),
        (paused, lambda t: wishes.hand_over(t, "ada", 1, "random", {"bela"}), "not-awaited"),
        (belas_turn, lambda t: wishes.hand_over(t, "cyril", 1, "random", {"bela"}), "not-host"),
        (belas_turn, lambda t: wishes.hand_over(t, "cyril", 1, "random", {"ada", "bela"}), GRANTED),  # the host, too
        (playing, lambda t: wishes.hand_over(t, "bela", 0, "random", {"ada"}), GRANTED),  # the host
        (playing, lambda t: wishes.hand_over(t, "bela", 0, "random"), "still-there"),
        (with_a_bot, lambda t: wishes.hand_over(t, "ada", 2, "random", {"ada"}), "bot-there"),
        (dealt, lambda t: wishes.hand_over(t, "ada", 1, "random"), "still-there"),
        (dealt, lambda t: wishes.hand_over(t, "ada", 1, "random", {"bela"}), GRANTED),
        (playing, lambda t: wishes.hand_over(t, "ada", 2, "random", {"bela"}), "no-such-seat"),
        (playing, lambda t: wishes.hand_over(t, "ada", -1, "random", {"bela"}), "no-such-seat"),
        (lambda: playing("ten", 1), lambda t: wishes.hand_over(t, "ada", 1, "random"), "no-such-seat"),
        # coming back
        (stood_in, lambda t: wishes.come_back(t, "bela"), GRANTED),
        (stood_in, lambda t: wishes.come_back(t, "ada"), "not-stood-in"),
        (stood_in, lambda t: wishes.come_back(t, "dana"), "no-seat"),
        (waiting, lambda t: wishes.come_back(t, "ada"), "waiting"),
        (ended, lambda t: wishes.come_back(t, "ada"), "ended"),
    ],
)
def test_standing_in_and_coming_back(evening, wish, says):
    assert verdict(evening().table, wish) == says


def test_whoever_has_said_how_gladly_is_not_waited_for():
    evening = dealt("the-game", 3)
    evening.does(wishes.offer, 1, "willing")
    gone = {"bela", "cyril"}
    assert verdict(evening.table, lambda t: wishes.hand_over(t, "ada", 1, "random", gone)) == "not-awaited"
    assert verdict(evening.table, lambda t: wishes.hand_over(t, "ada", 2, "random", gone)) == GRANTED


def test_nobody_is_replaced_however_long_they_think():
    evening = after(belas_turn(), 100 * A_MINUTE)
    with pytest.raises(Declined, match="Bela is there, or was a moment ago") as caught:
        wishes.hand_over(evening.table, "ada", 1, "random", {"cyril"})
    assert caught.value.facts == {"name": "Bela"}


@pytest.mark.parametrize("by", ["ada", "bela"])
def test_it_is_known_who_let_the_bot_stand_in_and_how_many_turns_it_ended(by):
    evening = belas_turn()
    body = wishes.hand_over(evening.table, by, None if by == "bela" else 1, "random", {"bela"})
    evening.note(body, actor=by)
    assert evening.table.stand_ins.unasked(1) is (by == "ada")
    while evening.turn == 1:
        carefully(evening, 1)
    (told,) = evening.does(wishes.come_back, "bela")
    assert (told.kind, told.facts) == ("came-back", {"turns": 1})
    assert not evening.table.stand_ins.unasked(1)


def test_the_bot_plays_for_the_person_who_keeps_the_seat():
    evening = playing("the-game", 2)
    (told,) = evening.does(wishes.hand_over, "ada", None, "random")
    assert (told.kind, told.seat, told.facts) == ("handed-over", 0, {"strength": "random"})
    sitter = evening.table.sitters[0]
    assert (sitter.name, sitter.person, sitter.bot) == ("Ada", "ada", "random")
    assert [seat for seat, _ in evening.table.people()] == [1]
    assert [seat for seat, _ in evening.table.bots()] == [0]
    (told,) = evening.does(wishes.come_back, "ada")
    assert (told.kind, told.seat) == ("came-back", 0)
    assert evening.table.sitters[0].bot is None
    assert [seat for seat, _ in evening.table.people()] == [0, 1]


def test_a_game_can_be_left_to_bots_altogether():
    evening = playing("the-game", 3)
    for person in ("ada", "bela", "cyril"):
        evening.does(wishes.hand_over, person, None, "random")
    evening.plays_on()
    assert evening.table.phase is Phase.ENDED
    assert evening.table.names() == ("Ada", "Bela", "Cyril")


def test_a_program_that_comes_back_is_still_a_program():
    evening = waiting("the-game", 2, people=1)
    evening.does(wishes.sit, Person("prog", "Deep Thought", program=True))
    evening.does(wishes.begin, "ada")
    evening.does(wishes.hand_over, "prog", None, "random")
    assert evening.table.sitters[1].program
    evening.does(wishes.come_back, "prog")
    assert evening.table.sitters[1].program


# How fast bots move


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        (with_a_bot, lambda t: wishes.pace(t, "ada", "fast"), GRANTED),
        (with_a_bot, lambda t: wishes.pace(t, "ada", "human"), "paced"),
        (with_a_bot, lambda t: wishes.pace(t, "ada", "ludicrous"), "no-such-pace"),
        (with_a_bot, lambda t: wishes.pace(t, "bela", "fast"), "not-host"),
        (waiting, lambda t: wishes.pace(t, "ada", "fast"), "waiting"),
        (ended, lambda t: wishes.pace(t, "ada", "fast"), "ended"),
    ],
)
def test_who_may_say_how_fast_bots_move(evening, wish, says):
    assert verdict(evening().table, wish) == says


def test_bots_move_at_another_pace_from_then_on():
    evening = with_a_bot()
    (told,) = evening.does(wishes.pace, "ada", "slow")
    assert (told.kind, told.seat, told.facts) == ("paced", 0, {"pace": "slow"})
    assert evening.table.setting.pace == "slow"


def test_the_host_does_not_count_with_it():
    """G14: all see it."""
    evening = with_a_bot()
    for pace in ("slow", "fast"):
        evening.does(wishes.pace, "ada", pace)
    assert verdict(evening.table, lambda t: wishes.pace(t, "ada", "human")) == "asides"


# Clocks


def deadline(evening):
    """Milliseconds from now; None: no deadline."""
    return None if evening.table.deadline is None else evening.table.deadline - evening.now


def test_without_a_clock_there_is_no_deadline():
    evening = playing("the-game", 2)
    assert deadline(evening) is None
    evening.does(wishes.pause, "ada")
    evening.does(wishes.resume, "ada")
    assert deadline(evening) is None


def test_a_clock_runs_while_somebody_is_to_act():
    evening = waiting("the-game", 2, clock=30)
    assert deadline(evening) is None
    after(evening, 5000).does(wishes.begin, "ada")
    assert deadline(evening) == 30_000  # to say how gladly one would start
    after(evening, 7000).does(wishes.offer, 1, "willing")
    assert deadline(evening) == 23_000
    evening.does(wishes.offer, 0, "gladly")
    assert deadline(evening) == 30_000
    after(evening, 10_000)
    carefully(evening, 1)
    assert (evening.turn, deadline(evening)) == (0, 20_000)
    while evening.turn == 0:
        carefully(evening, 1)
    assert deadline(evening) == 30_000
    evening.plays_on()
    assert deadline(evening) is None


def test_every_bidder_has_a_time_of_his_own():
    """T15: an auction goes round the table."""
    evening = playing("ten", 3, clock=30, seed="auction")
    while evening.state.table.auction is None:
        after(evening, 1000)
        evening.does(wishes.play, evening.turn, [str(evening.state.actions()[0])])
    for _ in range(2):
        assert deadline(evening) == 30_000
        after(evening, 10_000).does(wishes.play, evening.turn, ["pass"])
    assert deadline(evening) == 30_000


def test_a_pause_keeps_the_rest_of_the_time():
    evening = playing("the-game", 2, clock=30)
    after(evening, 10_000).does(wishes.pause, "bela")
    assert deadline(evening) is None
    after(evening, 500_000).does(wishes.resume, "ada")
    assert deadline(evening) == 20_000
    after(evening, 5000).does(wishes.pause, "ada")
    after(evening, 500_000).does(wishes.resume, "ada")
    assert deadline(evening) == 15_000


@pytest.mark.parametrize("slug", ["the-game", "quick-and-easy", "face-to-face", "ten"])
def test_nobody_thinks_for_ever_from_pause_to_pause(slug):
    """Nobody's clock runs while it is paused, however soon the others go on."""
    evening = playing(slug, 2, clock=30)
    seat = evening.turn
    thinker, other = ("ada", "bela") if seat == 0 else ("bela", "ada")
    for _ in range(2):
        after(evening, 1000).does(wishes.pause, thinker)
        after(evening, 20_000).does(wishes.resume, other)
    assert deadline(evening) == 28_000
    assert verdict(evening.table, lambda t: wishes.pause(t, thinker)) == "asides"
    assert verdict(evening.table, lambda t: wishes.pause(t, other)) == GRANTED
    while evening.turn == seat:
        evening.does(wishes.play, seat, [str(evening.state.actions()[-1])])
    assert verdict(evening.table, lambda t: wishes.pause(t, thinker)) == GRANTED


def test_without_a_clock_rivals_pause_as_they_like():
    evening = playing("face-to-face", 2)
    for _ in range(5):
        evening.does(wishes.pause, "ada")
        evening.does(wishes.resume, "bela")
    assert verdict(evening.table, lambda t: wishes.pause(t, "ada")) == GRANTED


def test_a_turn_that_is_taken_back_has_been_paused():
    evening = playing("ten", 1, clock=30, seed="taken back")
    for _ in range(2):
        evening.does(wishes.pause, "ada")
        evening.does(wishes.resume, "ada")
    while evening.table.pauses:
        evening.does(wishes.play, 0, [str(evening.state.actions()[-1])])
        if not evening.table.pauses and verdict(evening.table, lambda t: wishes.take_back(t, 0)) == GRANTED:
            evening.does(wishes.take_back, 0)
            assert verdict(evening.table, lambda t: wishes.pause(t, "ada")) == "asides"
            return
    raise AssertionError("Nothing that ends a turn can be taken back alone here.")


def test_time_that_is_up_stays_up_over_a_pause():
    evening = playing("the-game", 2, clock=30)
    after(evening, 31_000).does(wishes.pause, "ada")
    after(evening, 5000).does(wishes.resume, "ada")
    assert deadline(evening) == -1000


def test_nobody_gains_time_by_leaving_and_coming_back():
    evening = playing("face-to-face", 2, clock=30)  # a team's players leave once a turn (G14)
    for _ in range(3):
        after(evening, 4000).does(wishes.hand_over, "ada", None, "random")
        after(evening, 4000).does(wishes.come_back, "ada")
    assert deadline(evening) == 6000


def test_coming_back_to_another_seat_or_into_a_pause_leaves_the_clock_alone():
    evening = playing("the-game", 2, clock=30)
    evening.does(wishes.hand_over, "bela", None, "random")
    after(evening, 4000).does(wishes.come_back, "bela")
    assert deadline(evening) == 26_000
    evening.does(wishes.hand_over, "ada", None, "random")
    evening.does(wishes.pause, "bela")
    after(evening, 100_000).does(wishes.come_back, "ada")
    after(evening, 100_000).does(wishes.resume, "bela")
    assert deadline(evening) == 26_000


def test_a_clock_that_goes_back_does_not_turn_the_table_back():
    """Two servers' clocks need not agree: a log's times never fall."""
    evening = playing("the-game", 2, clock=30)
    then = evening.table.at
    evening.now -= 5000
    evening.does(wishes.pause, ADA.id)
    assert evening.log[-1].at == evening.table.at == then
    evening.does(wishes.resume, BELA.id)
    assert evening.table.deadline == then + 30_000


@pytest.mark.parametrize(
    ("slug", "people", "alone_enough"),
    [
        ("the-game", 2, True),  # one team: whoever is still there decides for it
        ("quick-and-easy", 2, True),
        ("face-to-face", 2, False),  # a rival's stand-in does not give the rival's game away
        ("ten", 2, False),
        ("face-to-face", 1, True),  # against a bot of the table's own
        ("ten", 1, True),
    ],
)
def test_who_must_agree_when_a_bot_stands_in(slug, people, alone_enough):
    evening = playing(slug, 2, people=people)
    if people == 2:
        evening.does(wishes.hand_over, "bela", None, "random")
    evening.does(wishes.propose, 0, "abandon")
    assert (evening.table.phase == "ended") is alone_enough
