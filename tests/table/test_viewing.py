"""Who may come in, who may look on, who may see every card, and whose eyes one may look back with."""

from types import SimpleNamespace

import pytest

from tenback.table import Declined, Phase, Watch, viewing, wishes
from tenback.table.viewing import ALL, NOBODY, Eyes
from tests.table.evening import BELA, GRANTED, Evening, verdict

A_DAY = 24 * 3600


# Coming in


def invited(**setting):
    """A private table with two keys: one for good, one that lasts a minute."""
    evening = Evening("the-game", 2, key="for good", **setting)
    evening.does(wishes.invite, "ada", key="a minute", until=evening.now + 60_000)
    return evening


def no_seat_left(**setting):
    evening = invited(**setting)
    evening.does(wishes.sit, BELA)
    return evening


@pytest.mark.parametrize(
    ("evening", "person", "key", "seconds", "says"),
    [
        (invited, "ada", None, 0, GRANTED),
        (invited, "cyril", "for good", 0, GRANTED),
        (invited, "cyril", "a minute", 59.999, GRANTED),
        (invited, "cyril", "a minute", 60, "no-such-table"),
        (invited, "cyril", "for good", 10 * A_DAY, GRANTED),
        (invited, "cyril", "for goo", 0, "no-such-table"),
        (invited, "cyril", "", 0, "no-such-table"),
        (invited, "cyril", "\ud800", 0, "no-such-table"),
        (invited, "cyril", None, 0, "no-such-table"),
        (lambda: invited(listed=True), "cyril", None, 0, GRANTED),
        (lambda: invited(listed=True), "cyril", "nonsense", 0, GRANTED),
        (lambda: invited(watch="none"), "cyril", "for good", 0, GRANTED),  # a seat is open
        (lambda: no_seat_left(watch="none"), "cyril", "for good", 0, "no-watching"),
        (lambda: no_seat_left(watch="none", listed=True), "cyril", None, 0, "no-watching"),
        (lambda: no_seat_left(watch="none"), "cyril", None, 0, "no-such-table"),  # not even that it exists
        (lambda: no_seat_left(watch="none"), "bela", None, 0, GRANTED),
        (lambda: no_seat_left(watch="public"), "cyril", "for good", 0, GRANTED),
        (lambda: no_seat_left(watch="all-after-the-end"), "cyril", "for good", 0, GRANTED),
        (lambda: called_off(watch="none"), "cyril", "for good", 0, "no-watching"),  # a seat is open, but nothing begins
    ],
)
def test_who_may_come_in(evening, person, key, seconds, says):
    asked = evening()
    now = asked.now + round(seconds * 1000)

    def come_in(table):
        viewing.admit(table, person, key, now)
        return []

    assert verdict(asked.table, come_in) == says


def seated_and(*happens, **setting):
    """Bela sits, and then this happens; Ada is the host."""

    def made():
        evening = no_seat_left(**setting)
        for wish, actor in happens:
            drafts = wish(evening.table)
            entries = wishes.stamped(evening.table, drafts, actor=actor, command=wish.__name__, at=evening.now)
            evening.table, _ = evening.table.after(entries)
        return evening

    return made


def stands(table):
    return wishes.stand(table, "bela")


def is_unseated(table):
    return wishes.unseat(table, "ada", 1)


def is_revoked(table):
    return wishes.revoke(table, "ada")


def is_invited(table):
    return wishes.invite(table, "ada", key="anew", until=None)


@pytest.mark.parametrize(
    ("evening", "person", "key", "seconds", "says"),
    [
        (invited, "cyril", "for good", 0, GRANTED),
        (invited, "cyril", None, 0, "no-such-table"),
        (invited, "cyril", "a minute", 59, GRANTED),
        (invited, "cyril", "a minute", 60, "no-such-table"),  # whoever was let in by it in time
        (lambda: invited(listed=True), "cyril", None, 0, GRANTED),
        (seated_and((stands, "bela")), "bela", None, 0, GRANTED),  # she sat there before
        (seated_and((stands, "bela"), (is_revoked, "ada")), "bela", None, 0, "no-such-table"),
        (seated_and((stands, "bela"), (is_revoked, "ada")), "bela", "for good", 0, "no-such-table"),
        (seated_and((is_unseated, "ada")), "bela", None, 0, "unseated"),
        (seated_and((is_unseated, "ada")), "bela", "for good", 0, "unseated"),
        (seated_and((is_unseated, "ada"), listed=True), "bela", None, 0, "unseated"),
        (seated_and((is_unseated, "ada"), (is_invited, "ada")), "bela", "anew", 0, GRANTED),
        (seated_and((is_unseated, "ada"), (is_invited, "ada")), "bela", "for good", 0, "unseated"),
        (seated_and((is_unseated, "ada"), (is_revoked, "ada"), (is_invited, "ada")), "bela", "anew", 0, GRANTED),
        (seated_and((is_unseated, "ada")), "cyril", "for good", 0, GRANTED),
    ],
)
def test_who_may_sit_down(evening, person, key, seconds, says):
    asked = evening()
    now = asked.now + round(seconds * 1000)

    def sit_down(table):
        viewing.admit_to_seat(table, person, key, now)
        return []

    assert verdict(asked.table, sit_down) == says


@pytest.mark.parametrize(
    ("evening", "watch", "may"),
    [
        (invited, "none", True),  # somebody who may take the seat that is open
        (no_seat_left, "none", False),
        (no_seat_left, "public", True),
        (no_seat_left, "all-after-the-end", True),
    ],
)
def test_who_may_look_on_without_a_seat(evening, watch, may):
    assert viewing.may_watch(evening(watch=watch).table) is may


def called_off(**setting):
    evening = invited(**setting)
    evening.does(wishes.close, "ada")
    return evening


def test_revoking_shuts_every_key_out_and_new_ones_let_in():
    evening = invited()
    evening.does(wishes.revoke, "ada")
    assert not evening.table.opens("for good", evening.now)
    assert not evening.table.opens("a minute", evening.now)
    evening.does(wishes.invite, "ada", key="new", until=None)
    assert evening.table.opens("new", evening.now)
    assert not evening.table.opens(None, evening.now)


# Looking back


EVERYBODYS = ("0", "1", NOBODY, ALL)


def table_at(phase: Phase, watch: Watch = Watch.ALL_AFTER_THE_END, *, tracker: bool = False):
    running = phase in {Phase.STARTING, Phase.PLAYING}
    setting = SimpleNamespace(seats=2, watch=watch, tracker=tracker)
    return SimpleNamespace(phase=phase, running=running, setting=setting)


@pytest.mark.parametrize(
    ("table", "own", "allowed"),
    [
        (table_at(Phase.WAITING), 0, ()),
        (table_at(Phase.WAITING, tracker=True), 0, ()),
        (table_at(Phase.STARTING), 0, ()),
        (table_at(Phase.STARTING, tracker=True), 1, ("1",)),
        (table_at(Phase.PLAYING), 0, ()),  # G4: what was laid people may remember, not look up
        (table_at(Phase.PLAYING), None, ()),
        (table_at(Phase.PLAYING, tracker=True), 0, ("0",)),
        (table_at(Phase.PLAYING, tracker=True), None, (NOBODY,)),
        (table_at(Phase.ENDED), 1, EVERYBODYS),
        (table_at(Phase.ENDED), None, EVERYBODYS),
        (table_at(Phase.ENDED, Watch.PUBLIC), 1, EVERYBODYS),
        (table_at(Phase.ENDED, Watch.PUBLIC), None, (NOBODY,)),
        (table_at(Phase.ENDED, Watch.NONE), 0, EVERYBODYS),
        (table_at(Phase.ENDED, Watch.NONE), None, (NOBODY,)),  # whom `admit` has let in, he sat here
    ],
)
def test_whose_eyes_one_may_have(table, own, allowed):
    for asked in (None, *EVERYBODYS, "2", "-1", "00", "", "ALL"):
        wanted = (NOBODY if own is None else str(own)) if asked is None else asked
        if wanted in allowed:
            seat = {NOBODY: None, ALL: own}.get(wanted, wanted)
            assert viewing.eyes_for(table, own, asked) == Eyes(wanted, None if seat is None else int(seat), allowed)
        else:
            with pytest.raises(Declined) as declined:
                viewing.eyes_for(table, own, asked)
            assert declined.value.key == ("not-your-eyes" if allowed else "not-ended")


def test_who_may_see_all():
    """After the end those who played; those who watched, if the table says so."""
    asked = [(phase, watch, seat) for phase in Phase for watch in Watch for seat in (None, 0, 1)]
    may = {each for each in asked if viewing.may_see_all(table_at(*each[:2]), each[2])}
    assert may == {
        *((Phase.ENDED, watch, seat) for watch in Watch for seat in (0, 1)),
        (Phase.ENDED, Watch.ALL_AFTER_THE_END, None),
    }
