"""Every wish of a client finds its way to the table, without a connection."""

from typing import Any, get_args

import pytest

from tenback.core import promise_of
from tenback.protocol import client_frames as wire
from tenback.server.granting import AT_TABLE, entries_of
from tenback.server.visiting import Visit
from tenback.table import Declined, Pace, Person, Proposal, Sitter, entries, wishes
from tenback.talk import Gladly
from tests.table.evening import ADA, BELA, CYRIL, Evening, carefully, dealt, playing, waiting


def test_every_wish_is_granted_in_one_place():
    every = {frame for frame in get_args(wire.ClientFrame) if issubclass(frame, wire.Wish)}
    assert set(AT_TABLE) | set(Visit.GRANTS) == every
    assert not set(AT_TABLE) & set(Visit.GRANTS)


def on_turn(evening):
    return (ADA, BELA)[evening.turn]


def alone():
    return carefully(playing("the-game", 1), 1)


def proposed():
    evening = playing("the-game", 2)
    evening.does(wishes.propose, 0, "abandon")
    return evening


def paused():
    evening = playing("the-game", 2)
    evening.does(wishes.pause, "ada")
    return evening


def stood_in():
    evening = playing("the-game", 2)
    evening.does(wishes.hand_over, "bela", None, "random")
    return evening


def dealing():
    evening = waiting("the-game", 2, 2)
    evening.does(wishes.promise, "bela", promise_of("b" * 32))
    evening.does(wishes.begin, "ada")
    return evening


def playing_two():
    return playing("the-game", 2)


def spoken():
    evening = playing_two()
    evening.does(wishes.say, 0, "keep-off up1")
    return evening


ROWS: list[Any] = [
    (playing_two, ADA, wire.Say("1", "keep-off up1"), [entries.Said(0, "keep-off up1")]),
    (spoken, ADA, wire.Unsay("1", "keep-off up1"), [entries.Unsaid(0, "keep-off up1")]),
    (lambda: dealt("the-game", 2), BELA, wire.Offer("1", "gladly"), [entries.Offered(1, Gladly.GLADLY)]),
    (alone, ADA, wire.TakeBack("1"), [entries.TookBack(0, 0, agreed=False)]),
    (playing_two, BELA, wire.Propose("1", "abandon"), [entries.Proposed(1, Proposal.ABANDON, 0)]),
    (proposed, BELA, wire.Answer("1", yes=False), [entries.Objected(1)]),
    (proposed, BELA, wire.Answer("1", yes=True), [entries.Agreed(1), entries.Abandoned(0)]),
    (lambda: playing("face-to-face", 2), BELA, wire.Resign("1"), [entries.Resigned(1)]),
    (waiting, BELA, wire.Chat("1", " hello  there"), [entries.Chatted(1, "Bela", "hello there")]),
    (waiting, CYRIL, wire.Sit("1"), [entries.Sat(2, Sitter("Cyril", "cyril"))]),
    (lambda: Evening("ten", 4), BELA, wire.Sit("1", 3), [entries.Sat(3, Sitter("Bela", "bela"))]),
    (waiting, BELA, wire.Stand("1"), [entries.Stood(1)]),
    (waiting, ADA, wire.SeatBot("1", "random", 2), [entries.Sat(2, Sitter("Juniper", bot="random"))]),
    (waiting, ADA, wire.Unseat("1", 1), [entries.Stood(1)]),
    (waiting, ADA, wire.Revoke("1"), [entries.Revoked()]),
    (waiting, BELA, wire.Promise("1", promise_of("b" * 32)), [entries.Promised(1, promise_of("b" * 32))]),
    (dealing, BELA, wire.Reveal("1", "b" * 32), [entries.Revealed(1, "b" * 32), entries.Began()]),
    (waiting, ADA, wire.Close("1"), [entries.Abandoned(0)]),
    (playing_two, BELA, wire.Pause("1"), [entries.Paused(1)]),
    (paused, BELA, wire.Resume("1"), [entries.Resumed(1)]),
    (playing_two, BELA, wire.HandOver("1", "random"), [entries.HandedOver(1, "random")]),
    (stood_in, BELA, wire.ComeBack("1"), [entries.CameBack(1)]),
    (playing_two, ADA, wire.Pace("1", "fast"), [entries.Paced(0, Pace.FAST)]),
]


@pytest.mark.parametrize(("evening", "person", "wish", "becomes"), ROWS, ids=lambda row: type(row).__name__)
def test_a_wish_becomes_what_the_table_makes_of_it(evening, person, wish, becomes):
    at = evening()
    assert entries_of(wish, at.table, person) == becomes


def test_what_the_rows_above_do_not_show():
    evening = playing_two()
    card = evening.state.actions()[0]
    (played,) = entries_of(wire.Play("1", [str(card)]), evening.table, on_turn(evening))
    assert played == entries.Played(evening.turn, (str(card),), "")
    open_table = waiting()
    (resized,) = entries_of(wire.Resize("1", 5), open_table.table, ADA)
    assert isinstance(resized, entries.Resized)
    assert resized.setting.seats == 5
    assert {type(row[2]) for row in ROWS} | {wire.Play, wire.Resize} == set(AT_TABLE)


@pytest.mark.parametrize("gone", [False, True])
def test_a_bot_stands_in_for_another_only_who_is_gone(gone):
    evening = playing("the-game", 2, first=1)
    wish = wire.HandOver("1", "random", 1)
    if gone:
        assert entries_of(wish, evening.table, ADA, {"bela"}) == [entries.HandedOver(1, "random")]
    else:
        with pytest.raises(Declined, match="Bela is there"):
            entries_of(wish, evening.table, ADA, {"ada"})


@pytest.mark.parametrize(
    "wish", [wire.Play("1", ["end"]), wire.Resign("1"), wire.TakeBack("1"), wire.Answer("1", yes=True)]
)
def test_for_whom_a_bot_plays_acts_only_once_back(wish):
    with pytest.raises(Declined) as declined:
        entries_of(wish, stood_in().table, BELA)
    assert declined.value.key == "stood-in"


def test_a_stranger_may_wish_nothing_but_a_seat():
    evening = playing_two()
    stranger = Person("eve", "Eve")
    for wish in [row[2] for row in ROWS if not isinstance(row[2], wire.Sit)]:
        with pytest.raises(Declined):
            entries_of(wish, evening.table, stranger)
