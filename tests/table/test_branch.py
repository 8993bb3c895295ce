"""Playing on from a moment of an earlier game: exactly that position, and nothing that was made up."""

import msgspec
import pytest

from tenback import record
from tenback.core import TenbackError
from tenback.table import Declined, Entry, LogError, Person, Phase, Table, wishes
from tenback.table.viewing import may_see_all
from tests.server.ended import log_of, reviewed

ADA = Person("ada", "Ada")
GAMES = ("the-game", "quick-and-easy", "face-to-face", "ten")


def ended(game, actions=40):
    return Table.of("origin", log_of("origin", reviewed(game, actions)))


def opened(bodies, name="branch"):
    return Table.of(
        name, [Entry(name, seq, 5000 + seq, "ada", f"w{seq}", body.kind, body) for seq, body in enumerate(bodies, 1)]
    )


def branched(origin, actions, **how):
    moment = wishes.moment_of(origin, actions)
    return opened(wishes.branch_off(origin.setting, origin.seed, moment, ADA, **{"strength": "novice", **how}))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", [0, 1, 7, 23])
def test_the_position_is_that_of_the_earlier_game(game, actions):
    origin = ended(game)
    table = branched(origin, actions)
    then = origin.state_after(actions)
    assert table.phase is Phase.PLAYING
    assert table.state.position() == then.position()
    assert table.actions == origin.actions[:actions]
    assert table.movers == origin.movers[:actions]
    assert table.seat_of("ada") == then.turn
    assert table.known
    assert table.branch.table == "origin"
    assert list(table.signals) == [said for said in origin.signals if said.after <= actions]


@pytest.mark.parametrize("game", GAMES)
def test_its_record_is_a_whole_game_that_holds(game):
    table = branched(ended(game), 23)
    for _ in range(3):
        seat = table.turn
        body = wishes.play(table, seat, [str(table.state.actions()[0])], by="bot")
        table, _ = table.after(wishes.stamped(table, body, actor="bot", command=str(table.seq), at=9000))
    told = table.record()
    record.check(told)
    assert len(told.actions) == 26


def test_what_was_played_before_is_not_taken_back():
    table = branched(ended("the-game"), 7, seat=0)
    for seat in range(3):
        with pytest.raises(Declined, match=r"not the last|done nothing"):
            wishes.take_back(table, seat)
        with pytest.raises(Declined, match="done nothing"):
            wishes.propose(table, seat, "take-back")


def test_a_log_that_takes_it_back_all_the_same_does_not_fold():
    table = branched(ended("the-game"), 7)
    entry = Entry(table.id, table.seq + 1, 9000, "x", "y", "took-back", {"seat": 0, "to": 5, "agreed": True})
    with pytest.raises(LogError, match="before this game began"):
        table.fold(entry)


def test_a_branch_of_a_branch_is_as_good_as_any():
    first = branched(ended("the-game"), 7)
    over, _ = first.after(
        wishes.stamped(first, wishes.propose(first, first.seat_of("ada"), "abandon"), actor="ada", command="z", at=9000)
    )
    assert over.phase is Phase.ENDED
    second = opened(
        wishes.branch_off(over.setting, over.seed, wishes.moment_of(over, 5), ADA, strength="novice"), "second"
    )
    assert second.state.position() == over.state_after(5).position()
    assert second.branch.table == "branch"


@pytest.mark.parametrize("actions", [-1, 41, True, "3", None, 2.0])
def test_a_moment_that_the_game_never_had(actions):
    with pytest.raises(Declined) as declined:
        wishes.moment_of(ended("the-game"), actions)
    assert declined.value.key == "no-such-moment"


def test_no_moment_of_a_game_that_runs_or_is_over_there():
    told = reviewed("the-game")
    log = log_of("t", told)
    with pytest.raises(Declined) as running:
        wishes.moment_of(Table.of("t", log[:-1]), 3)
    assert running.value.key == "not-ended"
    with pytest.raises(Declined) as over:
        wishes.moment_of(Table.of("t", log), len(told.actions))
    assert over.value.key == "moment-over"


@pytest.mark.parametrize(
    "made_up", [{"actions": ("99>up1",)}, {"actions": ("end",)}, {"actions": ("x",)}, {"first": 7}]
)
def test_a_position_made_up_by_hand_is_refused(made_up):
    origin = ended("the-game")
    moment = msgspec.structs.replace(wishes.moment_of(origin, 7), **made_up)
    with pytest.raises(TenbackError):
        wishes.branch_off(origin.setting, origin.seed, moment, ADA)


def test_friends_find_open_seats_and_the_number_of_them_stays():
    table = branched(ended("the-game"), 7, strength=None)
    assert table.phase is Phase.WAITING
    assert [who is not None for who in table.sitters].count(True) == 1
    with pytest.raises(Declined) as declined:
        wishes.resize(table, "ada", 2)
    assert declined.value.key == "branch-seats"
    assert not may_see_all(table, table.seat_of("ada"))


def test_of_a_puzzle_nobody_learns_where_it_comes_from():
    origin = ended("the-game")
    assert wishes.moment_of(origin, 7, told=False).table is None
