"""How a table ends (by the rules, given up, abandoned), what its record says then, and the rematch."""

import pytest

from tenback import record
from tenback.table import Declined, Person, Phase, Table, series, wishes
from tests.table.evening import (
    ADA,
    BELA,
    CYRIL,
    DANA,
    GRANTED,
    Evening,
    carefully,
    dealt,
    playing,
    verdict,
    waiting,
)


def duel():
    return playing("face-to-face", 2)


def resigned():
    evening = duel()
    evening.does(wishes.resign, 1)
    return evening


def abandoned(evening=None):
    evening = evening or carefully(playing("the-game", 2), 3)
    evening.does(wishes.propose, 0, "abandon")
    evening.does(wishes.answer, 1, yes=True)
    return evening


def called_off():
    evening = waiting()
    evening.does(wishes.close, "ada")
    return evening


def finished():
    return playing("the-game", 2).plays_on()


def rematched():
    evening = finished()
    evening.does(lambda table: wishes.rematch(table, "ada", "new", seed="another")[0])
    return evening


# Giving up


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        (duel, lambda t: wishes.resign(t, 0), GRANTED),
        (duel, lambda t: wishes.resign(t, 1), GRANTED),  # whoever is on turn
        (playing, lambda t: wishes.resign(t, 0), "no-resigning"),
        (dealt, lambda t: wishes.resign(t, 0), "no-resigning"),
        (lambda: playing("quick-and-easy", 2), lambda t: wishes.resign(t, 0), "no-resigning"),
        (lambda: playing("ten", 2), lambda t: wishes.resign(t, 0), "no-resigning"),
        (lambda: waiting("face-to-face", 2), lambda t: wishes.resign(t, 0), "waiting"),
        (resigned, lambda t: wishes.resign(t, 0), "ended"),
    ],
)
def test_only_a_duel_can_be_resigned(evening, wish, says):
    assert verdict(evening().table, wish) == says


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_resigns_a_duel_has_lost_it(seat):
    evening = duel()
    (told,) = evening.does(wishes.resign, seat)
    assert (told.kind, told.seat) == ("resigned", seat)
    assert (evening.table.phase, evening.table.result) == (Phase.ENDED, {"resigned": seat, "winners": [1 - seat]})
    assert (evening.turn, evening.table.awaited) == (None, ())


def test_everyone_agrees_to_abandon():
    evening = abandoned()
    told = evening.happened[-1]
    assert (told.kind, told.seat) == ("abandoned", 0)
    assert (evening.table.phase, evening.table.result) == (Phase.ENDED, {"abandoned": True})
    assert (evening.turn, evening.table.awaited, evening.table.proposed) == (None, (), None)


def test_a_game_of_bots_and_one_person_is_abandoned_at_once():
    evening = playing("ten", 3, people=1)
    proposed, told = evening.does(wishes.propose, 0, "abandon")
    assert (proposed.kind, told.kind, evening.table.phase) == ("proposed", "abandoned", Phase.ENDED)


def test_a_game_can_be_abandoned_before_it_is_agreed_who_starts():
    evening = abandoned(dealt("the-game", 2))
    assert evening.table.phase is Phase.ENDED
    record.check(evening.table.record())


def test_a_proposal_does_not_outlive_the_game():
    evening = duel()
    evening.does(wishes.propose, 0, "abandon")
    evening.does(wishes.resign, 1)
    assert evening.table.proposed is None


# The record


@pytest.mark.parametrize("evening", [resigned, abandoned, finished, rematched], ids=lambda made: made.__name__)
def test_the_record_of_an_ended_game_checks_and_reads_back(evening):
    told = evening().table.record()
    record.check(told)
    assert record.from_json(record.to_json(told)) == told
    assert record.from_transcript(record.to_transcript(told)) == told


def test_the_record_tells_an_ending_only_where_the_rules_reached_one():
    assert resigned().table.record().ending is None
    assert abandoned().table.record().ending is None
    table = finished().table
    assert table.record().ending == table.result["ending"]
    assert table.record().seats == ("Ada", "Bela")
    assert table.record().actions == tuple(table.actions)


# Once more


@pytest.mark.parametrize(
    ("evening", "person", "says"),
    [
        (finished, "ada", GRANTED),
        (finished, "bela", GRANTED),  # not only the host
        (resigned, "ada", GRANTED),
        (abandoned, "ada", GRANTED),
        (finished, "cyril", "no-seat"),
        (playing, "ada", "not-ended"),
        (dealt, "ada", "not-ended"),
        (waiting, "ada", "not-ended"),
        (called_off, "ada", "never-begun"),
        (rematched, "ada", "rematched"),
        (rematched, "bela", "rematched"),
    ],
)
def test_who_may_have_a_rematch_and_when(evening, person, says):
    def noted(table):
        return wishes.rematch(table, person, "new", seed="another")[0]

    assert verdict(evening().table, noted) == says


def test_a_rematch_is_a_new_table_with_the_same_people_and_a_new_deal():
    evening = waiting("the-game", 4, people=1, options={"expert": True}, clock=30, key="for good", listed=True)
    evening.does(wishes.invite, "ada", key="for a minute", until=evening.now + 60_000)
    evening.does(wishes.sit, Person("prog", "Deep Thought", program=True))
    evening.does(wishes.seat_bot, "ada", None, "random")
    evening.does(wishes.sit, BELA)
    evening.does(wishes.begin, "ada")
    evening.does(wishes.hand_over, "ada", None, "random")
    evening.plays_on()
    old = evening.table
    noted, opening = wishes.rematch(old, "bela", "new", seed="another")
    (told,) = evening.note(noted)
    assert (told.kind, told.seat, told.facts) == ("rematched", 3, {"to": "new"})
    assert evening.table.rematch == "new"
    empty = Table("new")
    new, _ = empty.after(wishes.stamped(empty, opening, actor="bela", command="r", at=evening.now))
    assert (new.phase, new.host, new.setting) == (Phase.WAITING, "bela", old.setting)
    assert [who and (who.name, who.person, who.bot) for who in new.sitters] == [
        *(None, None, ("Juniper", None, "random")),
        ("Bela", "bela", None),
    ]
    assert {seat: (who.name, who.person, who.program, who.bot) for seat, who in new.held.items()} == {
        0: ("Ada", "ada", False, None),  # her own seat: nobody stands in any more
        1: ("Deep Thought", "prog", True, None),
    }
    assert new.opens("for good", evening.now)
    assert not new.opens("for a minute", evening.now)
    assert new.seed_hash != old.seed_hash
    assert verdict(new, lambda table: wishes.begin(table, "bela")) == "seat-open"
    assert verdict(new, lambda table: wishes.begin(table, ADA.id)) == "not-host"
    assert verdict(new, lambda table: wishes.stand(table, ADA.id)) == "no-seat"


# Seats that are kept


def kept(seats=3):
    """Bela has opened the rematch of a table of three; Ada's and Cyril's seats are kept for them."""
    evening = playing("the-game", seats, listed=True)
    evening.does(wishes.propose, 0, "abandon")
    evening.does(wishes.answer, 1, yes=True)
    evening.does(wishes.answer, 2, yes=True)
    _, opening = wishes.rematch(evening.table, "bela", "new", seed="another")
    again = Evening()
    again.table, again.log, again.happened = Table("new"), [], []
    again.note(opening)
    return again


@pytest.mark.parametrize(
    ("person", "seat", "says"),
    [
        (ADA, None, GRANTED),
        (ADA, 0, GRANTED),
        (ADA, 2, "seat-taken"),  # Cyril's
        (CYRIL, None, GRANTED),
        (DANA, None, "full"),
        (DANA, 0, "seat-taken"),
        (BELA, 0, "already-seated"),
    ],
)
def test_a_kept_seat_is_theirs_and_nobody_elses(person, seat, says):
    assert verdict(kept().table, lambda table: wishes.sit(table, person, seat)) == says


def test_who_comes_has_their_own_seat_and_name_again():
    evening = kept()
    evening.does(wishes.sit, CYRIL)
    evening.does(wishes.sit, ADA)
    assert [who.name for who in evening.table.sitters] == ["Ada", "Bela", "Cyril"]
    assert evening.table.held == {}
    assert verdict(evening.table, lambda table: wishes.begin(table, "bela")) == GRANTED


def test_a_stranger_of_the_same_name_gets_another_one_while_the_seat_is_kept():
    evening = kept()
    evening.does(wishes.resize, "bela", 4)
    evening.does(wishes.sit, Person("posing", "Ada"))
    assert evening.table.sitters[3].name == "Ada 2"
    evening.does(wishes.sit, ADA)
    assert evening.table.sitters[0].name == "Ada"


def test_the_host_may_begin_without_them():
    """Fewer seats take the kept ones away, the last first; a bot sits down there once no other seat is free."""
    evening = kept()
    evening.does(wishes.resize, "bela", 2)
    assert [who and who.name for who in evening.table.sitters] == [None, "Bela"]
    assert {seat: who.person for seat, who in evening.table.held.items()} == {0: "ada"}
    assert evening.table.kept_for("cyril") is None
    evening.does(wishes.resize, "bela", 3)
    evening.does(wishes.seat_bot, "bela", None, "random")
    assert evening.table.kept_for("ada") == 0
    evening.does(wishes.seat_bot, "bela", None, "random")
    assert evening.table.kept_for("ada") is None
    assert verdict(evening.table, lambda table: wishes.begin(table, "bela")) == GRANTED


def test_a_seat_is_kept_only_while_the_table_waits():
    evening = kept()
    evening.does(wishes.close, "bela")
    assert evening.table.kept_for("ada") is None


def test_where_the_rematch_is_is_told_to_who_asks_again():
    with pytest.raises(Declined) as caught:
        wishes.rematch(rematched().table, "bela", "newer", seed="third")
    assert caught.value.facts == {"table": "new"}


# A series of rematches


def again(evening, person="ada", *, same_deal=False):
    """The next table, with everybody who sat at the last one."""
    _, opening = wishes.rematch(evening.table, person, "new", seed="another", same_deal=same_deal)
    after = Evening()
    after.table, after.log, after.happened = Table("new"), [], []
    after.note(opening)
    for who in (ADA, BELA, CYRIL)[: after.table.setting.seats]:
        if after.table.seat_of(who.id) is None and after.table.kept_for(who.id) is not None:
            after.does(wishes.sit, who)
    return after


def given_up(evening, seat):
    if evening.table.phase is Phase.WAITING:
        evening.does(wishes.begin, evening.table.host)
    evening.does(wishes.resign, seat)
    return evening


def test_a_series_of_rematches_counts_who_won():
    first = duel()
    assert series.by_seat(first.table) is None
    second = again(given_up(first, 1))
    assert series.by_seat(second.table) == [1, 0]
    third = again(given_up(second, 0), "bela")
    assert series.by_seat(third.table) == [1, 1]
    known = again(given_up(third, 1), same_deal=True)
    assert series.by_seat(known.table) == [2, 1]
    fourth = again(given_up(known, 1))
    assert series.by_seat(fourth.table) == [2, 1], "everybody knew those cards"


def test_a_game_given_up_by_all_leaves_the_series_as_it_is():
    second = again(given_up(duel(), 1))
    second.does(wishes.begin, "ada")
    third = again(abandoned(second))
    assert series.by_seat(third.table) == [1, 0]


def test_what_was_won_goes_with_who_won_it_and_not_with_the_seat():
    second = again(given_up(duel(), 1))
    assert series.by_seat(second.table) == [1, 0]
    second.does(wishes.stand, "ada")
    assert series.by_seat(second.table) == [0, 0]
    second.does(wishes.sit, CYRIL, 0)
    assert series.by_seat(second.table) == [0, 0]
    second.does(wishes.stand, "bela")
    second.does(wishes.sit, ADA, 1)
    assert series.by_seat(second.table) == [0, 1]


def test_bots_are_in_the_series_too():
    evening = waiting("face-to-face", 2, people=1)
    evening.does(wishes.seat_bot, "ada", None, "random")
    second = again(given_up(evening, 0))
    assert series.by_seat(second.table) == [0, 1]


def test_a_team_has_no_series():
    assert series.by_seat(again(finished()).table) is None
