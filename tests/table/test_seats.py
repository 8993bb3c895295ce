"""Opening a table, coming in, sitting down, standing up, and what is the host's."""

import json
import random
from hashlib import sha256
from typing import Any

import pytest
from msgspec.structs import replace

from tenback import games
from tenback.core import Chance, UnknownRules
from tenback.record import LONGEST_NAME, RecordError, check
from tenback.table import (
    LONGEST_OWN_NAME,
    Declined,
    Pace,
    Person,
    Phase,
    SettingError,
    Sitter,
    Talk,
    Watch,
    agree,
    check_own_name,
    entries,
    wishes,
)
from tenback.table.sitters import BOTS, a_bot
from tests.conformance.players import any_options
from tests.table.evening import ADA, BELA, CYRIL, GRANTED, PEOPLE, Evening, dealt, playing, verdict, waiting

OWN_DECK: dict[str, Any] = {
    "name": "mine",
    "cards": {
        **{f"{colour}{n}": [3, 3, 3] if n < 7 else [1, 1, 1] for colour in "BGOP" for n in range(1, 10)},
        "$1": [27, 27, 27],
        "*#": [18, 18, 18],
    },
}
DEEP = json.loads("[" * 900 + "]" * 900)
A_DAY = 24 * 3600
A_TEXT: Any = "2"
A_LIST: Any = ["random"]
A_FRACTION: Any = 4.0
NOTHING: Any = None


# Agreeing on a setting


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_every_number_of_players_and_every_option_can_be_agreed_on(game):
    rng = random.Random(game.slug)
    for seats in game.seats:
        for _ in range(5):
            options = any_options(game, seats, rng)
            setting = agree(game=game.slug, seats=seats, options=options)
            assert setting.seats == seats
            assert setting.rules == game.rules
            assert setting.the_game is game
            assert setting.options == game.deal(seats, Chance("any"), **options).position()["options"]


def test_what_nobody_asked_for_is_what_the_rule_pages_and_manners_say():
    setting = agree(game="the-game", seats=3)
    assert (setting.options, setting.talk, setting.watch) == ({}, Talk.SIGNALS, Watch.ALL_AFTER_THE_END)
    assert (setting.listed, setting.tracker, setting.clock, setting.pace) == (False, False, None, Pace.HUMAN)
    asked = agree(game="the-game", seats=3, options=None, talk=None, watch=None, pace=None, clock=None)
    assert asked == setting


@pytest.mark.parametrize(
    ("table", "talk", "agrees_on_starter", "signals"),
    [
        (("the-game", 1, {}), Talk.SIGNALS, False, 16),  # alone there is nobody to agree with
        (("the-game", 2, {}), Talk.SIGNALS, True, 16),  # G5, G14
        (("quick-and-easy", 2, {}), Talk.SIGNALS, True, 26),  # Q3, Q10
        (("quick-and-easy", 2, {"pro": True}), Talk.SIGNALS, True, 9),  # Q11
        (("face-to-face", 2, {}), Talk.OPEN, False, 0),  # F2, F11
        (("ten", 1, {}), Talk.OPEN, False, 0),  # T4
        (("ten", 5, {}), Talk.OPEN, False, 0),
    ],
)
def test_talk_and_starter_go_by_the_games_rules(table, talk, agrees_on_starter, signals):
    slug, seats, options = table
    setting = agree(game=slug, seats=seats, options=options)
    assert setting.talk is talk
    assert setting.agrees_on_starter is agrees_on_starter
    assert len(setting.signals) == signals
    assert setting.guarded == bool(signals)
    assert agree(game=slug, seats=seats, options=options, talk="silent").signals == ()


@pytest.mark.parametrize(
    ("wished", "place"),
    [
        ({"game": "chess"}, "game"),
        ({"game": None}, "game"),
        ({"game": ["ten"]}, "game"),
        ({"game": "the-game\n"}, "game"),
        ({"seats": 0}, "seats"),
        ({"seats": 6}, "seats"),
        ({"seats": -1}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seats": None}, "seats"),
        ({"seats": 10**400}, "seats"),
        ({"game": "quick-and-easy", "seats": 1}, "seats"),
        ({"game": "face-to-face", "seats": 3}, "seats"),
        ({"options": []}, "options"),
        ({"options": "expert"}, "options"),
        ({"options": {"pro": True}}, "options"),
        ({"options": {"expert": 1}}, "options"),
        ({"options": {"expert": None}}, "options"),
        ({"options": {1: True}}, "options"),
        ({"options": {"first": 0}}, "options"),
        ({"options": {"chance": 0}}, "options"),
        ({"options": {"\x00": DEEP}}, "options"),
        ({"options": {"expert": DEEP}}, "options"),
        ({"game": "ten", "options": {"deck": {"name": DEEP, "cards": DEEP}}}, "options"),
        ({"game": "ten", "options": {"limit": 4}}, "options"),  # T23: for one alone
        ({"game": "ten", "seats": 1, "options": {"limit": 11}}, "options"),
        ({"game": "ten", "options": {"deck": "/etc/passwd.toml"}}, "options"),  # a stranger opens no file
        ({"game": "ten", "options": {"deck": {"name": "x", "cards": {}}}}, "options"),
        ({"talk": "loud"}, "talk"),
        ({"talk": 1}, "talk"),
        ({"talk": ["open"]}, "talk"),
        ({"watch": "all"}, "watch"),
        ({"watch": True}, "watch"),
        ({"listed": 1}, "listed"),
        ({"listed": None}, "listed"),
        ({"tracker": "yes"}, "tracker"),
        ({"clock": 4}, "clock"),
        ({"clock": 14 * A_DAY + 1}, "clock"),
        ({"clock": 30.0}, "clock"),
        ({"clock": True}, "clock"),
        ({"clock": "30"}, "clock"),
        ({"pace": "ludicrous"}, "pace"),
        ({"pace": 0}, "pace"),
    ],
)
def test_a_setting_that_cannot_be_names_the_place(wished, place):
    with pytest.raises(SettingError) as caught:
        agree(**{"game": "the-game", "seats": 2, **wished})
    assert caught.value.place == place
    assert str(caught.value).startswith(f"{place}: ")
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 300


def test_a_deck_that_cannot_be_is_declined_by_what_is_off():
    cards = {**OWN_DECK["cards"], "*#": [18, 18, 19]}
    with pytest.raises(SettingError) as caught:
        agree(game="ten", seats=2, options={"deck": {"name": "ours", "cards": cards}})
    assert (caught.value.place, caught.value.key, caught.value.rule) == ("options", "deck-wilds", "T1")
    assert caught.value.facts == {"place": "options", "called": "ours", "counted": 19, "right": 18}
    assert str(caught.value).startswith("options: Deck ours does not add up: 19 wilds")
    with pytest.raises(SettingError) as caught:
        agree(game="ten", seats=2, options={"limit": 5})  # no deck, and no reason with a key of its own
    assert (caught.value.key, caught.value.rule, caught.value.facts) == ("setting", None, {"place": "options"})


@pytest.mark.parametrize(
    "wished",
    [
        {"talk": "silent"},
        {"talk": "signals"},
        {"talk": "open"},
        {"watch": "none"},
        {"watch": "public"},
        {"watch": "all-after-the-end"},
        {"listed": True},
        {"tracker": True},
        {"clock": 5},
        {"clock": 14 * A_DAY},
        {"pace": "human"},
        {"pace": "instant"},
        {"game": "ten", "options": {"deck": OWN_DECK}},
        {"rules": 1},
    ],
)
def test_what_may_be_agreed_on(wished):
    setting = agree(**{"game": "the-game", "seats": 2, **wished})
    for name, value in wished.items():
        assert getattr(setting, name) == value


def test_rules_that_nobody_knows_are_no_setting():
    with pytest.raises(SettingError, match=r"^game: .*rules version 1, not 2"):
        agree(game="the-game", seats=2, rules=2)
    with pytest.raises(UnknownRules):
        games.get("the-game", rules=2)


# Opening


def test_a_table_opens_with_its_host_at_seat_0_and_the_seeds_hash_in_the_first_entry():
    evening = Evening("the-game", 3, seed="a secret", options={"expert": True})
    first, second = evening.log
    assert (first.kind, second.kind) == ("opened", "sat")
    assert first.body["seed_hash"] == sha256(b"a secret").hexdigest()
    assert first.body["setting"]["rules"] == 1
    assert first.body["setting"]["options"] == {"expert": True}
    table = evening.table
    assert (table.phase, table.host, table.names()) == (Phase.WAITING, "ada", ("Ada",))
    assert [sitter and sitter.person for sitter in table.sitters] == ["ada", None, None]
    assert (table.seat_of("ada"), table.seat_of("bela")) == (0, None)
    assert (table.state, table.turn, table.awaited, table.deadline, table.running) == (None, None, (), None, False)


def test_only_the_hash_of_a_key_is_kept():
    evening = Evening(key="k" * 22)
    evening.does(wishes.invite, "ada", key="another", until=None)
    assert "k" * 22 not in str(vars(evening.table)) + str([entry.body for entry in evening.log])
    assert "another" not in str([entry.body for entry in evening.log])


def test_a_table_an_entry_and_what_happened_print_no_secret():
    evening = playing("the-game", 2, seed="the very secret seed")
    evening.plays_on(most=3)
    hand = str(evening.state.hands[0])
    for thing in (evening.table, evening.log, evening.happened):
        assert "secret" not in repr(thing)
        assert hand not in repr(thing)


# Invitations


def test_a_table_has_at_most_twenty_invitations():
    evening = Evening(key="the first")
    for number in range(19):
        evening.does(wishes.invite, "ada", key=str(number), until=None)
    assert verdict(evening.table, lambda t: wishes.invite(t, "ada", key="20", until=None)) == "too-many-invitations"
    evening.does(wishes.revoke, "ada")
    assert verdict(evening.table, lambda t: wishes.invite(t, "ada", key="20", until=None)) == GRANTED


# Every wish of a waiting table: granted, and each reason why not


def full():
    return waiting(seats=2, people=2)


def begun():
    return dealt("the-game", 3)


def ended():
    evening = playing("face-to-face", 2)
    evening.does(wishes.resign, 0)
    return evening


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        # sit
        (waiting, lambda t: wishes.sit(t, CYRIL), GRANTED),
        (waiting, lambda t: wishes.sit(t, CYRIL, 2), GRANTED),
        (waiting, lambda t: wishes.sit(t, CYRIL, 1), "seat-taken"),
        (waiting, lambda t: wishes.sit(t, CYRIL, 3), "no-such-seat"),
        (waiting, lambda t: wishes.sit(t, CYRIL, -1), "no-such-seat"),
        (waiting, lambda t: wishes.sit(t, CYRIL, seat=True), "no-such-seat"),
        (waiting, lambda t: wishes.sit(t, CYRIL, A_TEXT), "no-such-seat"),
        (waiting, lambda t: wishes.sit(t, BELA), "already-seated"),
        (waiting, lambda t: wishes.sit(t, BELA, 2), "already-seated"),
        (full, lambda t: wishes.sit(t, CYRIL), "full"),
        (full, lambda t: wishes.sit(t, CYRIL, 0), "seat-taken"),
        (begun, lambda t: wishes.sit(t, PEOPLE[4]), "begun"),
        (ended, lambda t: wishes.sit(t, CYRIL), "begun"),
        # stand
        (waiting, lambda t: wishes.stand(t, "ada"), GRANTED),
        (waiting, lambda t: wishes.stand(t, "bela"), GRANTED),
        (waiting, lambda t: wishes.stand(t, "cyril"), "no-seat"),
        (begun, lambda t: wishes.stand(t, "ada"), "begun"),
        # seat a bot
        (waiting, lambda t: wishes.seat_bot(t, "ada", None, "random"), GRANTED),
        (waiting, lambda t: wishes.seat_bot(t, "ada", 2, "random"), GRANTED),
        (waiting, lambda t: wishes.seat_bot(t, "ada", 1, "random"), "seat-taken"),
        (waiting, lambda t: wishes.seat_bot(t, "ada", 3, "random"), "no-such-seat"),
        (waiting, lambda t: wishes.seat_bot(t, "ada", 2, "brilliant"), "no-such-bot"),
        (waiting, lambda t: wishes.seat_bot(t, "ada", 2, A_LIST), "no-such-bot"),
        (waiting, lambda t: wishes.seat_bot(t, "bela", 2, "random"), "not-host"),
        (waiting, lambda t: wishes.seat_bot(t, "cyril", 2, "random"), "not-host"),
        (full, lambda t: wishes.seat_bot(t, "ada", None, "random"), "full"),
        (begun, lambda t: wishes.seat_bot(t, "ada", None, "random"), "begun"),
        # unseat
        (waiting, lambda t: wishes.unseat(t, "ada", 1), GRANTED),
        (waiting, lambda t: wishes.unseat(t, "ada", 0), "own-seat"),
        (waiting, lambda t: wishes.unseat(t, "ada", 2), "nobody-there"),
        (waiting, lambda t: wishes.unseat(t, "ada", 3), "no-such-seat"),
        (waiting, lambda t: wishes.unseat(t, "ada", NOTHING), "no-such-seat"),
        (waiting, lambda t: wishes.unseat(t, "bela", 0), "not-host"),
        (begun, lambda t: wishes.unseat(t, "ada", 1), "begun"),
        # resize
        (waiting, lambda t: wishes.resize(t, "ada", 2), GRANTED),
        (waiting, lambda t: wishes.resize(t, "ada", 5), GRANTED),
        (waiting, lambda t: wishes.resize(t, "ada", 1), "seats-taken"),
        (waiting, lambda t: wishes.resize(t, "ada", 6), "setting"),
        (waiting, lambda t: wishes.resize(t, "ada", seats=True), "setting"),
        (waiting, lambda t: wishes.resize(t, "ada", A_FRACTION), "setting"),
        (waiting, lambda t: wishes.resize(t, "ada", NOTHING), "setting"),
        (waiting, lambda t: wishes.resize(t, "bela", 4), "not-host"),
        (begun, lambda t: wishes.resize(t, "ada", 4), "begun"),
        (lambda: Evening("face-to-face", 2), lambda t: wishes.resize(t, "ada", 1), "setting"),
        # invite, revoke
        (waiting, lambda t: wishes.invite(t, "ada", key="k", until=None), GRANTED),
        (waiting, lambda t: wishes.invite(t, "bela", key="k", until=None), "not-host"),
        (waiting, lambda t: wishes.revoke(t, "ada"), GRANTED),
        (waiting, lambda t: wishes.revoke(t, "bela"), "not-host"),
        (begun, lambda t: wishes.invite(t, "ada", key="k", until=None), GRANTED),  # to watch
        # begin
        (full, lambda t: wishes.begin(t, "ada"), GRANTED),
        (full, lambda t: wishes.begin(t, "bela"), "not-host"),
        (waiting, lambda t: wishes.begin(t, "ada"), "seat-open"),
        (begun, lambda t: wishes.begin(t, "ada"), "begun"),
        (ended, lambda t: wishes.begin(t, "ada"), "begun"),
        # close
        (waiting, lambda t: wishes.close(t, "ada"), GRANTED),
        (waiting, lambda t: wishes.close(t, "bela"), "not-host"),
        (begun, lambda t: wishes.close(t, "ada"), "begun"),
    ],
)
def test_wishes_around_a_table(evening, wish, says):
    assert verdict(evening().table, wish) == says


@pytest.mark.parametrize(
    "wish",
    [
        lambda t: wishes.sit(t, CYRIL),
        lambda t: wishes.stand(t, "ada"),
        lambda t: wishes.seat_bot(t, "ada", None, "random"),
        lambda t: wishes.unseat(t, "ada", 1),
        lambda t: wishes.resize(t, "ada", 4),
        lambda t: wishes.begin(t, "ada"),
        lambda t: wishes.close(t, "ada"),
    ],
)
def test_a_table_that_was_called_off_stays_called_off(wish):
    evening = waiting()
    evening.does(wishes.close, "ada")
    assert (evening.table.phase, evening.table.result) == (Phase.ENDED, {"abandoned": True})
    assert verdict(evening.table, wish) == "begun"


# Sitting and standing


def test_people_take_the_first_open_seat_or_the_one_they_name():
    evening = Evening("the-game", 4)
    evening.does(wishes.sit, BELA, 2)
    (sat,) = evening.does(wishes.sit, CYRIL)
    assert (sat.kind, sat.seat, sat.facts) == ("sat", 1, {"name": "Cyril"})
    assert [who and who.person for who in evening.table.sitters] == ["ada", "cyril", "bela", None]


def test_whoever_stands_up_leaves_the_seat_open():
    evening = waiting(seats=3, people=3)
    (stood,) = evening.does(wishes.stand, "bela")
    assert (stood.seat, stood.facts) == (1, {"name": "Bela"})
    assert evening.table.names() == ("Ada", "Cyril")
    assert evening.table.host == "ada"
    evening.does(wishes.sit, BELA)
    assert evening.table.seat_of("bela") == 1


def test_the_host_passes_on_to_the_next_person_not_to_a_bot():
    evening = Evening("the-game", 4)
    evening.does(wishes.seat_bot, "ada", 1, "random")
    evening.does(wishes.sit, CYRIL, 3)
    evening.does(wishes.sit, BELA, 2)
    stood, hosted = evening.does(wishes.stand, "ada")
    assert (stood.seat, hosted.kind, hosted.seat, evening.table.host) == (0, "hosted", 2, "bela")
    assert evening.table.phase is Phase.WAITING
    assert verdict(evening.table, lambda t: wishes.begin(t, "ada")) == "not-host"
    assert verdict(evening.table, lambda t: wishes.seat_bot(t, "bela", 0, "random")) == GRANTED


def test_the_last_one_to_leave_closes_the_table_bots_or_not():
    evening = waiting(seats=3, people=2)
    evening.does(wishes.seat_bot, "ada", 2, "random")
    evening.does(wishes.stand, "ada")
    assert evening.table.phase is Phase.WAITING
    _, abandoned = evening.does(wishes.stand, "bela")
    assert (abandoned.kind, abandoned.seat) == ("abandoned", None)
    assert (evening.table.phase, evening.table.result) == (Phase.ENDED, {"abandoned": True})


def test_the_host_can_make_somebody_and_a_bot_stand_up():
    evening = waiting(seats=3, people=2)
    evening.does(wishes.seat_bot, "ada", 2, "random")
    evening.does(wishes.unseat, "ada", 1)
    evening.does(wishes.unseat, "ada", 2)
    assert evening.table.names() == ("Ada",)
    assert list(evening.table.bots()) == []


# Names


def test_five_people_of_one_name_are_called_differently_within_forty_characters():
    name = "N" * LONGEST_OWN_NAME
    check_own_name(name)
    evening = Evening("the-game", 5, host=Person("host", name))
    for number in range(4):
        evening.does(wishes.sit, Person(f"p{number}", name))
    evening.does(wishes.unseat, "host", 2)
    evening.does(wishes.sit, Person("p5", name))
    names = evening.table.names()
    assert len(set(names)) == 5
    assert max(map(len, names)) <= LONGEST_NAME == 40
    evening.does(wishes.begin, "host")
    check(evening.plays_on().table.record())


@pytest.mark.parametrize("name", ["", " Ada", "Ada ", "A  da", "a\nb", "\u202eAda", "\ud800", "N" * 33, None, 5])
def test_what_nobody_can_be_called(name):
    with pytest.raises(RecordError):
        check_own_name(name)


@pytest.mark.parametrize("slug", ["ten", "the-game"])
def test_nobody_is_called_like_the_automatic_opponent(slug):
    """T23: in solo TEN the opponent's name is TEN; a table may become a solo one."""
    setting = agree(game=slug, seats=1)
    host = Person("ten", "TEN")
    _, sat = wishes.open_table(setting, host, seed="any")
    assert sat == entries.Sat(0, Sitter("TEN 2", "ten"))
    evening = Evening(slug, 3)
    evening.does(wishes.sit, host)
    evening.does(wishes.sit, Person("other", "TEN 2"))
    assert evening.table.names() == ("Ada", "TEN 2", "TEN 2 2")


def test_bots_have_names_of_their_own():
    evening = Evening("the-game", 5)
    for seat in range(1, 5):
        evening.does(wishes.seat_bot, "ada", seat, "random")
    assert evening.table.names() == ("Ada", *BOTS[:4])
    assert [seat for seat, _ in evening.table.bots()] == [1, 2, 3, 4]
    assert [seat for seat, _ in evening.table.people()] == [0]
    assert {who.bot for _, who in evening.table.bots()} == {"random"}


def test_no_bot_is_called_as_a_pile_or_begins_as_another_bot():
    openings = [name[:2] for name in BOTS]
    assert len(set(openings)) == len(BOTS)
    assert not {opening[0] for opening in openings} & set("ABCD")


def test_a_bot_whose_every_name_is_taken_gets_a_number():
    assert a_bot("random", BOTS[1:]).name == BOTS[0]
    assert a_bot("random", BOTS).name == f"{BOTS[0]} 2"


def test_a_program_sits_as_a_program():
    evening = Evening("the-game", 2)
    evening.does(wishes.sit, Person("prog", "Deep Thought", program=True))
    sitter = evening.table.sitters[1]
    assert sitter is not None
    assert (sitter.person, sitter.program, sitter.bot) == ("prog", True, None)


# More seats, fewer seats


@pytest.mark.parametrize(("seats", "left"), [(3, []), (4, [None]), (5, [None, None])])
def test_resizing_keeps_who_sits_in_their_order(seats, left):
    evening = Evening("the-game", 5, options={"expert": True}, clock=30, talk="silent", listed=True, tracker=True)
    evening.does(wishes.sit, BELA, 4)
    evening.does(wishes.seat_bot, "ada", 2, "random")
    old = evening.table.setting
    (resized,) = evening.does(wishes.resize, "ada", seats)
    assert resized.facts == {"seats": seats}
    table = evening.table
    assert [who and who.name for who in table.sitters] == ["Ada", BOTS[0], "Bela", *left]
    assert table.seat_of("bela") == 2
    assert replace(table.setting, seats=5) == old


def test_one_more_at_a_solo_table_of_ten_and_back():
    """T23: the limit is for one alone."""
    evening = Evening("ten", 1, options={"limit": 7, "fiasco": True})
    evening.does(wishes.resize, "ada", 2)
    assert (evening.table.setting.options, evening.table.setting.seats) == ({"fiasco": True}, 2)
    evening.does(wishes.resize, "ada", 1)
    assert evening.table.setting.options == {"fiasco": True, "limit": 4}
    evening.does(wishes.begin, "ada")
    assert evening.table.phase is Phase.PLAYING


def test_a_deck_of_ones_own_is_kept_when_the_table_is_resized():
    evening = Evening("ten", 1, options={"deck": OWN_DECK})
    evening.does(wishes.resize, "ada", 3)
    assert evening.table.setting.options == {"deck": OWN_DECK}


def test_everybody_is_needed_and_the_seat_that_is_open_is_named():
    evening = waiting(seats=3, people=2)
    with pytest.raises(Declined) as caught:
        wishes.begin(evening.table, ADA.id)
    assert caught.value.facts == {"seat": 2}
    assert "Seat 2" in str(caught.value)


# A bot's chair, once the game has begun


def with_bots(**setting):
    """Ada on turn at seat 0, bots at 1 and 2."""
    return playing("the-game", 3, people=1, **setting)


def bot_within_its_turn():
    evening = playing("the-game", 3, people=1, first=1)
    action = next(action for action in evening.state.actions() if str(action) != "end")
    evening.does(wishes.play, 1, [str(action)], by="bot")
    return evening


def with_a_stand_in():
    evening = playing("the-game", 2)
    evening.does(wishes.hand_over, "bela", None, "random")
    return evening


@pytest.mark.parametrize(
    ("evening", "seat", "says"),
    [
        (with_bots, 1, GRANTED),
        (with_bots, 2, GRANTED),
        (with_bots, None, GRANTED),
        (with_bots, 0, "seat-taken"),
        (with_bots, 4, "no-such-seat"),
        (lambda: playing("the-game", 3, people=1, first=1), 1, GRANTED),  # it has not laid anything yet
        (bot_within_its_turn, 1, "within-a-turn"),
        (bot_within_its_turn, None, GRANTED),  # the other bot's
        (lambda: dealt("the-game", 3, people=1), 1, GRANTED),  # nobody has said who starts
        (with_a_stand_in, 1, "begun"),  # it is Bela's
        (lambda: playing("the-game", 2), None, "begun"),
        (lambda: with_bots().plays_on(), 1, "begun"),
    ],
)
def test_who_may_take_a_bots_chair(evening, seat, says):
    assert verdict(evening().table, lambda table: wishes.sit(table, CYRIL, seat)) == says


def test_a_late_friend_plays_on_with_the_bots_cards_and_is_asked_from_then_on():
    evening = with_bots()
    hand = evening.state.hands[1]
    (told,) = evening.does(wishes.sit, Person("dana", "Ada"), 1)
    assert (told.kind, told.seat, told.facts) == ("sat", 1, {"name": "Ada 2"})
    table = evening.table
    assert (table.sitters[1].person, table.sitters[1].bot, table.late) == ("dana", None, {"dana"})
    assert table.state.hands[1] == hand
    assert [seat for seat, _ in table.people()] == [0, 1]
    evening.does(wishes.propose, 0, "abandon")
    assert evening.table.proposed is not None, "there is somebody to be asked now"
    assert verdict(table, lambda t: wishes.sit(t, Person("dana", "Ada"), 2)) == "already-seated"


def test_whoever_takes_a_chair_before_the_deal_is_not_late():
    assert waiting("the-game", 3).table.late == set()
