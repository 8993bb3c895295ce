"""A table is the fold of its log, and nothing else."""

import json
import random
from collections import deque

import msgspec
import pytest
from msgspec.structs import replace

from tenback.core import promise_of
from tenback.table import Entry, LogError, Person, Table, agree, entries, wishes
from tests.table.evening import ADA, BELA, Evening, all_of, carefully, dealt, playing


def an_eventful_evening():
    """Every kind of entry that a log can have, but for a resignation and a hint."""
    evening = Evening("the-game", 3, key="a key", clock=30, talk="open")
    evening.does(wishes.sit, BELA)
    evening.does(wishes.stand, "ada")
    evening.does(wishes.sit, ADA)
    evening.does(wishes.invite, "bela", key="another", until=evening.now + 1000)
    evening.does(wishes.revoke, "bela")
    evening.does(wishes.sit, Person("cyril", "Ada"))
    evening.does(wishes.resize, "bela", 4)
    evening.does(wishes.seat_bot, "bela", None, "random")
    evening.later(5).does(wishes.chat, "cyril", "hello")
    evening.does(wishes.promise, "ada", promise_of("a" * 32))
    evening.does(wishes.promise, "bela", promise_of("b" * 32))
    evening.does(wishes.begin, "bela")
    evening.does(wishes.reveal, "ada", "a" * 32)
    evening.later(2).does(wishes.deal)
    for seat, gladly in enumerate(("willing", "rather-not", "gladly", "willing")):
        evening.later(1).does(wishes.offer, seat, gladly)
    evening.does(wishes.say, 0, "keep-off up1")
    evening.does(wishes.pause, "ada")
    evening.later(100).does(wishes.resume, "cyril")
    carefully(evening.later(1), 5)
    evening.does(wishes.say, 1, "go-ahead up1")
    evening.does(wishes.hand_over, "bela", None, "random")
    evening.later(3).does(wishes.come_back, "bela")
    evening.does(wishes.pace, "bela", "fast")
    mover = next(seat for seat in evening.table.movers if seat != 3)
    evening.does(wishes.propose, mover, "take-back")
    evening.does(wishes.answer, (mover + 1) % 3, yes=True)
    evening.does(wishes.answer, (mover + 2) % 3, yes=True)
    evening.does(wishes.propose, 0, "abandon")
    evening.does(wishes.answer, 1, yes=False)
    carefully(evening.later(2), 4)
    evening.does(wishes.propose, 0, "abandon")
    evening.does(wishes.answer, 1, yes=True)
    evening.does(wishes.answer, 2, yes=True)
    evening.does(lambda table: wishes.rematch(table, "ada", "new", seed="another")[0])
    return evening


def a_duel():
    evening = carefully(playing("face-to-face", 2), 20)
    evening.does(wishes.resign, 0)
    return evening


def a_word_taken_back():
    evening = playing("quick-and-easy", 2)
    evening.does(wishes.say, 1, "hold R")
    evening.does(wishes.unsay, 1, "hold R")
    return evening.plays_on(most=4)


def a_solo_game():
    return playing("ten", 1, options={"limit": 7}).plays_on(most=60)


def a_hinted_game():
    evening = Evening("the-game", 2)
    evening.does(wishes.seat_bot, "ada", None, "random")
    evening.does(wishes.begin, "ada")
    evening.does(wishes.offer, 0, "gladly")
    evening.does(wishes.offer, 1, "rather-not")
    evening.later(1).does(wishes.hint, 0)
    return evening.plays_on(most=6)


EVENINGS = {
    made.__name__: made() for made in (an_eventful_evening, a_duel, a_word_taken_back, a_solo_game, a_hinted_game)
}


def test_the_evenings_hold_every_kind_of_entry_there_is():
    assert {entry.kind for evening in EVENINGS.values() for entry in evening.log} == set(entries.KINDS)


@pytest.mark.parametrize("evening", EVENINGS.values(), ids=EVENINGS)
def test_the_table_of_every_prefix_is_the_table_reached_step_by_step(evening):
    table = Table("evening")
    for number, entry in enumerate(evening.log):
        assert vars(Table.of("evening", evening.log[:number])) == vars(table)
        before = all_of(table)
        table, (happened,) = table.after([entry])
        assert happened == evening.happened[number]
        assert (happened.seq, happened.at, happened.kind) == (entry.seq, entry.at, entry.kind)
        assert before["seq"] + 1 == table.seq == entry.seq
    assert vars(table) == vars(evening.table)


@pytest.mark.parametrize("evening", EVENINGS.values(), ids=EVENINGS)
def test_the_next_table_leaves_the_old_one_untouched(evening):
    table = Table("evening")
    for entry in evening.log:
        before = all_of(table)
        after, _ = table.after([entry])
        assert all_of(table) == before
        for name, value in vars(after).items():
            if isinstance(value, list | dict | set | deque):
                assert value is not vars(table).get(name), f"{name} is shared"
        table = after


@pytest.mark.parametrize("evening", EVENINGS.values(), ids=EVENINGS)
def test_several_entries_at_once_are_several_entries(evening):
    rng = random.Random("portions")
    table, log = Table("evening"), list(evening.log)
    while log:
        portion = [log.pop(0) for _ in range(min(len(log), rng.randrange(1, 6)))]
        table, happened = table.after(portion)
        assert len(happened) == len(portion)
    assert vars(table) == vars(evening.table)


@pytest.mark.parametrize("evening", EVENINGS.values(), ids=EVENINGS)
def test_a_play_that_was_foreseen_folds_like_any_other(evening):
    table = Table("evening")
    for entry, happened in zip(evening.log, evening.happened, strict=True):
        foreseen = table.foresee(entry.body["actions"]) if entry.kind == "played" else None
        assert table.fold(entry, foreseen) == happened
    assert vars(table) == vars(evening.table)


def test_drafts_mean_the_same_before_and_after_json():
    """What a wish drafts, and what a disk gives back of it."""
    setting = agree(game="ten", seats=1, options={"fiasco": True}, talk="open", clock=30, pace="instant")
    empty = Table("evening")
    drafted = wishes.stamped(empty, wishes.open_table(setting, ADA, seed="s"), actor="ada", command="o", at=1)
    read_back = [replace(entry, body=json.loads(msgspec.json.encode(entry.body))) for entry in drafted]
    assert vars(Table.of("evening", drafted)) == vars(Table.of("evening", read_back))
    assert Table.of("evening", read_back).setting == setting


# Logs that do not fold


def entry_after(last, **changes):
    right = Entry(last.id, last.seq + 1, last.at, "x", "y", "paused", {"seat": 0})
    return replace(right, **changes)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seq": 0}, "Entry 0 of table evening does not follow entry 7"),
        ({"seq": 7}, "Entry 7 of table evening does not follow entry 7"),
        ({"seq": 9}, "Entry 9 of table evening does not follow entry 7"),
        ({"table": "another"}, "Entry 8 of table another does not follow entry 7 of evening"),
        ({"kind": "peeked"}, "Entry 8 of table evening is of a kind 'peeked' unknown here"),
        ({"kind": ""}, "of a kind '' unknown here"),
    ],
)
def test_a_log_with_a_gap_of_another_table_or_of_unknown_kind_does_not_fold(changes, sentence):
    table = dealt("the-game", 2).table
    table, _ = table.after([])
    while table.seq < 7:
        table, _ = table.after([entry_after(table, kind="chatted", body={"seat": 0, "name": "Ada", "text": "hi"})])
    before = all_of(table)
    with pytest.raises(LogError, match=sentence):
        table.fold(entry_after(table, **changes))
    with pytest.raises(LogError):
        table.after([entry_after(table, **changes)])
    assert all_of(table) == before
    table.fold(entry_after(table))


def test_a_log_begins_at_one():
    with pytest.raises(LogError):
        Table.of("evening", EVENINGS["a_duel"].log[1:])
    with pytest.raises(LogError):
        Table.of("another", EVENINGS["a_duel"].log)


# Stamps


def test_a_wish_is_the_actors_and_what_it_brings_with_it_is_the_tables():
    evening = dealt("the-game", 2)
    evening.does(wishes.offer, 0, "gladly")
    table = evening.table
    drafts = wishes.offer(table, 1, "gladly")
    first, second = wishes.stamped(table, drafts, actor="bela", command="b-7", at=evening.now + 5)
    assert (first.table, first.seq, first.at) == ("evening", table.seq + 1, evening.now + 5)
    assert (first.actor, first.command, first.kind) == ("bela", "b-7", "offered")
    assert (second.seq, second.at) == (table.seq + 2, evening.now + 5)
    assert (second.actor, second.command, second.kind) == ("table", str(table.seq + 2), "started")


def test_the_table_knows_every_command_that_was_carried_out():
    evening = dealt("the-game", 2)
    drafts = wishes.offer(evening.table, 0, "gladly")
    table, _ = evening.table.after(wishes.stamped(evening.table, drafts, actor="ada", command="a-1", at=evening.now))
    assert table.commands["ada", "a-1"] == table.seq
    assert ("bela", "a-1") not in table.commands
    assert len(table.commands) == table.seq


def test_times_never_fall():
    evening = dealt("the-game", 2)
    (entry,) = wishes.stamped(evening.table, [entries.Paused(0)], actor="x", command="y", at=5)
    assert entry.at == evening.table.at == evening.now
