"""What may be said and written at a table (G14, Q10, Q11, F11), and for how long a signal stands."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tenback import talk
from tenback.record import Said
from tenback.table import Declined, Person, Table, agree, wishes
from tenback.table.setting import SettingError, Talk
from tenback.table.table import CHAT_KEPT
from tests.table.evening import ADA, BELA, GRANTED, Evening, carefully, dealt, playing, verdict, waiting

HEIGHTS = Path(__file__).parents[1] / "talk" / "lists" / "heights.txt"  # written by nobody who knew of any guard


def ends_turn(evening):
    """The seat on turn lays what it must, and ends."""
    seat, turns = evening.turn, len(evening.table.actions)
    while evening.turn == seat and len(evening.table.actions) < turns + 10:
        carefully(evening, 1)
    return evening


def paused():
    evening = playing("the-game", 2)
    evening.does(wishes.pause, ADA.id)
    return evening


def ended():
    evening = playing("the-game", 2, people=1)
    evening.does(wishes.propose, 0, "abandon")
    return evening


def ended_at_quick_and_easy(slug, seats, **setting):
    evening = playing(slug, seats, people=1, **setting)
    evening.does(wishes.propose, 0, "abandon")
    return evening


def spoken():
    evening = playing("the-game", 2)
    evening.does(wishes.say, 0, "keep-off up1")
    return evening


# Signals


@pytest.mark.parametrize(
    ("evening", "seat", "signal", "says"),
    [
        (playing, 0, "keep-off up1", GRANTED),
        (playing, 1, "keep-off-strongly down2", GRANTED),  # whoever is on turn
        (dealt, 1, "go-ahead up1", GRANTED),  # while it is agreed who starts
        (playing, 0, "keep-off up3", "not-a-signal (G14)"),
        (playing, 0, "hold R", "not-a-signal (G14)"),
        (playing, 0, "37", "not-a-signal (G14)"),
        (playing, 0, "", "not-a-signal (G14)"),
        (lambda: playing("the-game", 2, talk="open"), 0, "small-steps up2", GRANTED),
        (lambda: playing("the-game", 2, talk="silent"), 0, "small-steps up2", "silent"),
        (lambda: playing("the-game", 2, talk="silent"), 0, "37", "not-a-signal (G14)"),
        (lambda: playing("quick-and-easy", 2), 0, "hold R high", GRANTED),
        (lambda: playing("quick-and-easy", 2, options={"pro": True}), 0, "hold R high", "not-a-signal (Q11)"),
        (lambda: playing("quick-and-easy", 2, options={"pro": True}), 0, "hold R", GRANTED),
        (lambda: playing("quick-and-easy", 2), 0, "hold R 7", "not-a-signal (Q10)"),
        (lambda: playing("face-to-face", 2), 0, "want up", "not-a-signal (F11)"),
        (lambda: playing("ten", 2), 0, "want up", "not-a-signal (T4)"),
        (waiting, 0, "keep-off up1", "no-cards"),
        (ended, 0, "keep-off up1", "no-cards"),
        (paused, 0, "keep-off up1", "paused"),
        # Once about each thing after each player's turn.
        (spoken, 0, "keep-off up1", "said-already"),
        (spoken, 0, "go-ahead up1", "said-already"),
        (spoken, 0, "keep-off up2", GRANTED),
        (spoken, 1, "keep-off up1", GRANTED),
        (lambda: carefully(spoken(), 1), 0, "go-ahead up1", "said-already"),  # in the middle of a turn
        (lambda: ends_turn(spoken()), 0, "go-ahead up1", GRANTED),
        (lambda: ends_turn(spoken()), 1, "go-ahead up1", GRANTED),
    ],
)
def test_signals(evening, seat, signal, says):
    assert verdict(evening().table, lambda table: wishes.say(table, seat, signal)) == says


def test_every_signal_of_the_rules_may_be_said_and_is_heard_by_all():
    for slug in ("the-game", "quick-and-easy"):
        for signal in talk.signals(slug, {}):
            evening = playing(slug, 2)
            (said,) = evening.does(wishes.say, 1, str(signal))
            assert (said.kind, said.seat, said.facts) == ("said", 1, {"signal": str(signal)})
            assert evening.table.signals == evening.table.standing == [Said(0, 1, str(signal))]


def test_a_colour_is_one_thing_whatever_its_height():
    """Q10: else two signals would be a number's worth of height."""
    evening = playing("quick-and-easy", 2)
    evening.does(wishes.say, 0, "hold R high")
    assert verdict(evening.table, lambda table: wishes.say(table, 0, "hold R low")) == "said-already"
    assert verdict(evening.table, lambda table: wishes.say(table, 0, "hold B low")) == GRANTED


def test_what_was_said_already_is_named():
    with pytest.raises(Declined, match="about up1 since the last turn") as caught:
        wishes.say(spoken().table, 0, "small-steps up1")
    assert caught.value.facts == {"about": "up1"}


def test_signals_stand_until_the_end_of_the_speakers_own_turn():
    evening = playing("the-game", 3)
    for seat in range(3):
        evening.does(wishes.say, seat, "keep-off up1")
    ends_turn(evening)
    assert [said.seat for said in evening.table.standing] == [1, 2]
    ends_turn(evening)
    assert [said.seat for said in evening.table.standing] == [2]
    ends_turn(evening)
    assert evening.table.standing == []
    assert len(evening.table.signals) == 3


def test_a_signal_outside_the_own_turn_outlasts_the_turns_of_others():
    evening = ends_turn(playing("the-game", 3))
    evening.does(wishes.say, 0, "keep-off up1")
    ends_turn(ends_turn(evening))
    assert evening.turn == 0
    assert [said.signal for said in evening.table.standing] == ["keep-off up1"]
    ends_turn(evening)
    assert evening.table.standing == []


def test_a_new_signal_about_the_same_thing_takes_the_old_ones_place():
    evening = playing("the-game", 2)
    evening.does(wishes.say, 1, "keep-off up1")
    evening.does(wishes.say, 1, "go-ahead up2")
    evening.does(wishes.say, 0, "keep-off up1")
    ends_turn(evening)
    evening.does(wishes.say, 1, "small-steps up1")
    assert [(said.seat, said.signal) for said in evening.table.standing] == [
        (1, "go-ahead up2"),
        (1, "small-steps up1"),
    ]
    assert len(evening.table.signals) == 4


def test_signals_are_in_the_record_with_their_moment():
    evening = playing("the-game", 2)
    evening.does(wishes.say, 1, "keep-off up1")
    carefully(evening, 1)
    evening.does(wishes.say, 1, "keep-off up2")
    assert evening.table.record().signals == (Said(0, 1, "keep-off up1"), Said(1, 1, "keep-off up2"))


# Text


@pytest.mark.parametrize(
    ("evening", "person", "text", "says"),
    [
        (waiting, "ada", "hello, 37 of you", GRANTED),  # no cards are held
        (waiting, "cyril", "hello", "no-seat"),
        (ended, "ada", "you had the 37!", GRANTED),
        (playing, "ada", "hello", "no-chat"),
        (dealt, "ada", "hello", "no-chat"),
        (lambda: playing("the-game", 2, talk="silent"), "ada", "hello", "no-chat"),
        (lambda: dealt("quick-and-easy", 2), "ada", "hello", "no-chat"),
        (lambda: playing("face-to-face", 2), "ada", "I hold 37", GRANTED),  # F11: chat is free
        (lambda: playing("ten", 2), "bela", "bid 7, I dare you", GRANTED),
        (lambda: playing("ten", 2, talk="silent"), "ada", "hello", "no-chat"),
        (lambda: playing("ten", 2, talk="signals"), "ada", "hello", "no-chat"),
        (paused, "ada", "back in a minute", "no-chat"),
        (waiting, "ada", "", "chat-length"),
        (waiting, "ada", " \n\t ", "chat-length"),
        (waiting, "ada", "x" * 300, GRANTED),
        (waiting, "ada", "x" * 301, "chat-length"),
        (waiting, "ada", "a\x00b", "chat-characters"),
        (waiting, "ada", "a\u202eb", "chat-characters"),
        (waiting, "ada", "\ud800", "chat-characters"),
        (waiting, "ada", "\u200b", "chat-characters"),
        (waiting, "ada", "\u200d\u200d", "chat-characters"),  # nothing that anyone could see
        (waiting, "ada", "\U0001f469\u200d\U0001f680 Zażółć", GRANTED),  # an emoji may be joined
    ],
)
def test_text(evening, person, text, says):
    assert verdict(evening().table, lambda table: wishes.chat(table, person, text)) == says


@pytest.mark.parametrize(
    ("slug", "options", "rule"),
    [("the-game", {}, "G14"), ("quick-and-easy", {}, "Q10")],
)
def test_where_a_rule_forbids_numbers_the_guard_names_what_it_stops(slug, options, rule):
    evening = dealt(slug, 2, options=options, talk="open")
    assert verdict(evening.table, lambda table: wishes.chat(table, "ada", "please not on that pile")) == GRANTED
    with pytest.raises(Declined) as caught:
        wishes.chat(evening.table, "ada", "I hold 37")
    assert (caught.value.key, caught.value.rule) == ("number", rule)
    assert "37" in str(caught.value)
    assert "37" in str(caught.value.facts["words"])
    assert verdict(evening.table, lambda table: wishes.chat(table, "bela", "thirty seven")) == f"number ({rule})"


def pros(phase):
    """A table of pros that was opened as open, before that was refused."""
    evening = phase("quick-and-easy", 2, options={"pro": True})
    opened, *rest = evening.log
    agreed = {**opened.body, "setting": {**opened.body["setting"], "talk": "open"}}
    return Table.of("evening", [replace(opened, body=agreed), *rest])


@pytest.mark.parametrize("phase", [dealt, playing])
def test_pros_write_nothing_while_cards_are_held(phase):
    """Q11: no hint of height at all, and no list of words can hold that."""
    heights = HEIGHTS.read_text(encoding="utf-8").splitlines()
    assert len(set(heights)) == len(heights) >= 200
    assert {verdict(pros(phase), lambda table, text=text: wishes.chat(table, "ada", text)) for text in heights} == {
        "no-chat"
    }


@pytest.mark.parametrize("phase", [waiting, ended_at_quick_and_easy])
def test_pros_write_what_they_like_before_the_deal_and_after_the_end(phase):
    assert verdict(pros(phase), lambda table: wishes.chat(table, "ada", "my red was the highest, a 10")) == GRANTED


def test_a_table_of_pros_with_text_is_not_opened():
    with pytest.raises(SettingError) as caught:
        agree(game="quick-and-easy", seats=2, options={"pro": True}, talk="open")
    assert (caught.value.key, caught.value.rule, caught.value.place) == ("no-text-for-pros", "Q11", "talk")
    assert agree(game="quick-and-easy", seats=2, options={"pro": True}).talk is Talk.SIGNALS
    assert agree(game="quick-and-easy", seats=2, options={"pro": False}, talk="open").talk is Talk.OPEN


def test_names_with_digits_may_be_called_and_nothing_else_with_them():
    evening = Evening("the-game", 2, host=Person("ada", "Anna97"), talk="open")
    evening.does(wishes.sit, Person("bela", "R7"))
    evening.does(wishes.begin, "ada")
    says = {
        text: verdict(evening.table, lambda table, text=text: wishes.chat(table, "bela", text))
        for text in ("thanks Anna97!", "thanks anna97", "Anna98", "97", "Anna97 97", "R7")
    }
    assert [text for text, said in says.items() if said == GRANTED] == ["thanks Anna97!", "thanks anna97"]


# Counting by what all can see


def writing(*texts, slug="the-game", people=2):
    evening = playing(slug, 2, people=people, talk="open")
    for text in texts:
        evening.does(wishes.chat, "ada", text)
    return evening


SIX = ("lovely", "well", "hm", "not there", "please", "ok")


@pytest.mark.parametrize(
    ("evening", "person", "text", "says"),
    [
        (lambda: writing("twen"), "ada", "ty", "number (G14)"),
        (lambda: writing("twen"), "bela", "ty", GRANTED),  # nobody hears two people as one word
        (lambda: writing("f", "o", "u"), "ada", "r", "number (G14)"),
        (lambda: writing("two minutes"), "ada", "you two are great", GRANTED),  # each by itself
        (lambda: writing("hello"), "ada", "hello", "written-already"),
        (lambda: writing("hello"), "ada", "  hello ", "written-already"),
        (lambda: writing("hello"), "bela", "hello", GRANTED),
        (lambda: ends_turn(writing("hello")), "ada", "hello", GRANTED),
        (lambda: writing(*SIX[:5]), "ada", "fine", GRANTED),
        (lambda: writing(*SIX), "ada", "fine", "texts"),
        (lambda: writing(*SIX), "bela", "fine", GRANTED),
        (lambda: ends_turn(writing(*SIX)), "ada", "fine", GRANTED),
        (lambda: writing(*SIX, slug="face-to-face"), "ada", "fine", GRANTED),  # F11: chat is free
        (lambda: writing(*SIX, people=1), "ada", "ok", GRANTED),  # bots do not read
    ],
)
def test_nobody_counts_with_messages(evening, person, text, says):
    assert verdict(evening().table, lambda table: wishes.chat(table, person, text)) == says


def test_a_number_in_two_messages_is_named_in_full():
    with pytest.raises(Declined) as caught:
        wishes.chat(writing("so twen").table, "ada", "ty ok")
    assert caught.value.facts["words"] == "twen ty"


def interrupted(slug="the-game", people=2, **setting):
    """Ada has paused the game twice."""
    evening = playing(slug, 2, people=people, **setting)
    for _ in range(2):
        evening.does(wishes.pause, "ada")
        evening.does(wishes.resume, "ada")
    return evening


def called_off():
    """Ada has proposed twice to stop, in vain."""
    evening = playing("the-game", 2)
    for _ in range(2):
        evening.does(wishes.propose, 0, "abandon")
        evening.does(wishes.answer, 1, yes=False)
    return evening


def invited():
    evening = playing("the-game", 2)
    evening.does(wishes.invite, "ada", key="a key", until=None)
    evening.does(wishes.revoke, "ada")
    return evening


def back(slug="the-game", people=2):
    """Ada has left and come back."""
    evening = playing(slug, 2, people=people)
    evening.does(wishes.hand_over, "ada", None, "random")
    evening.does(wishes.come_back, "ada")
    return evening


def leave(table):
    return wishes.hand_over(table, "ada", None, "random", table.at)


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        (interrupted, lambda t: wishes.pause(t, "ada"), "asides"),
        (interrupted, lambda t: wishes.propose(t, 0, "abandon"), "asides"),
        (interrupted, lambda t: wishes.invite(t, "ada", key="a key", until=None), "asides"),
        (interrupted, lambda t: wishes.revoke(t, "ada"), "asides"),
        (called_off, lambda t: wishes.pause(t, "ada"), "asides"),
        (invited, lambda t: wishes.pause(t, "ada"), "asides"),
        (interrupted, lambda t: wishes.pause(t, "bela"), GRANTED),
        (interrupted, leave, GRANTED),  # who must go may go
        (lambda: ends_turn(interrupted()), lambda t: wishes.pause(t, "ada"), GRANTED),
        (lambda: interrupted("face-to-face"), lambda t: wishes.pause(t, "ada"), GRANTED),  # F11: no rule on talk
        (lambda: interrupted(people=1), lambda t: wishes.pause(t, "ada"), GRANTED),  # nobody counts along
        (lambda: interrupted(talk="silent"), lambda t: wishes.pause(t, "ada"), "asides"),
        (back, leave, "left-already"),
        (lambda: ends_turn(back()), leave, GRANTED),
        (lambda: back("face-to-face"), leave, GRANTED),
        (lambda: back(people=1), leave, GRANTED),
    ],
)
def test_nobody_counts_with_interruptions(evening, wish, says):
    assert verdict(evening().table, wish) == says


def test_before_the_deal_the_host_invites_as_often_as_he_likes():
    evening = waiting()
    for _ in range(3):
        evening.does(wishes.invite, "ada", key="a key", until=None)
        evening.does(wishes.revoke, "ada")
    assert evening.table.asides == []


def test_no_action_of_a_team_is_taken_back_alone_so_that_nobody_counts_with_that():
    for slug in ("the-game", "quick-and-easy"):
        evening = playing(slug, 2)
        for _ in range(30):
            if not evening.table.running:
                break
            carefully(evening, 1)
            mover = evening.table.movers[-1]
            assert verdict(evening.table, lambda table, seat=mover: wishes.take_back(table, seat)) in ("told", "ended")


def test_a_message_is_told_with_its_name_and_single_spaces():
    evening = waiting()
    (chatted,) = evening.does(wishes.chat, BELA.id, "  hello \n there ")
    assert (chatted.seat, chatted.facts) == (1, {"name": "Bela", "text": "hello there"})
    (chat,) = evening.table.chat
    assert (chat.at, chat.name, chat.text) == (evening.now, "Bela", "hello there")


def test_whoever_comes_late_still_reads_the_last_fifty_messages():
    evening = waiting()
    for number in range(CHAT_KEPT + 5):
        evening.does(wishes.chat, ADA.id, f"message {number}")
    assert [chat.text for chat in evening.table.chat] == [f"message {number}" for number in range(5, 55)]


def test_whoever_is_stood_in_for_may_still_write():
    evening = playing("ten", 2)
    evening.does(wishes.hand_over, "ada", None, "random")
    assert verdict(evening.table, lambda table: wishes.chat(table, "ada", "on the phone")) == GRANTED


def test_text_is_no_part_of_the_record():
    evening = playing("ten", 2)
    evening.does(wishes.chat, "ada", "a word in your ear")
    assert "ear" not in json.dumps(evening.table.record().signals)
    assert evening.table.record().signals == ()


# Taken back


def test_a_signal_that_stands_can_be_taken_back():
    evening = playing("the-game", 3)
    evening.does(wishes.say, 1, "keep-off up1")
    evening.does(wishes.say, 0, "keep-off up1")
    (unsaid,) = evening.does(wishes.unsay, 1, "keep-off up1")
    assert (unsaid.kind, unsaid.seat, unsaid.facts) == ("unsaid", 1, {"signal": "keep-off up1"})
    assert evening.table.standing == evening.table.signals == [Said(0, 0, "keep-off up1")]  # for bots and records too


def test_who_has_taken_something_back_has_spoken_of_it():
    """G14: else somebody could count with it."""
    evening = playing("the-game", 2)
    evening.does(wishes.say, 1, "keep-off up1")
    evening.does(wishes.unsay, 1, "keep-off up1")
    assert verdict(evening.table, lambda table: wishes.say(table, 1, "keep-off up1")) == "said-already"
    assert verdict(evening.table, lambda table: wishes.say(table, 1, "keep-off up2")) == GRANTED
    ends_turn(evening)
    assert verdict(evening.table, lambda table: wishes.say(table, 1, "keep-off up1")) == GRANTED


def test_something_said_turns_ago_is_taken_back_once():
    evening = playing("the-game", 3)
    evening.does(wishes.say, 2, "keep-off up1")
    ends_turn(evening)
    evening.does(wishes.unsay, 2, "keep-off up1")
    assert verdict(evening.table, lambda table: wishes.say(table, 2, "go-ahead up1")) == "said-already"


@pytest.mark.parametrize(
    ("evening", "seat", "signal", "says"),
    [
        (spoken, 0, "keep-off up1", GRANTED),
        (spoken, 1, "keep-off up1", "not-said"),  # somebody else's
        (spoken, 0, "go-ahead up1", "not-said"),
        (spoken, 0, "no signal", "not-said"),
        (lambda: ends_turn(spoken()), 0, "keep-off up1", "not-said"),  # it has lapsed
        (waiting, 0, "keep-off up1", "no-cards"),
        (ended, 0, "keep-off up1", "no-cards"),
        (paused, 0, "keep-off up1", "paused"),
    ],
)
def test_what_can_be_taken_back(evening, seat, signal, says):
    assert verdict(evening().table, lambda table: wishes.unsay(table, seat, signal)) == says


def test_nothing_comes_back_with_a_play_that_is_taken_back():
    """Also where a state was kept while the signal stood."""
    evening = playing("the-game", 2)
    while len(evening.table.kept) < 2 or evening.turn != 0:
        if evening.turn == 0 and not evening.table.standing:
            evening.does(wishes.say, 1, "keep-off up1")
        carefully(evening, 1)
    assert evening.table.kept[-1].standing, "it stood when the state was kept"
    evening.does(wishes.unsay, 1, "keep-off up1")
    carefully(evening, 1)
    evening.does(wishes.propose, 0, "take-back")
    evening.does(wishes.answer, 1, yes=True)
    assert evening.table.standing == []
