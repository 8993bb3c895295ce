"""Tables of TEN under rules version 1: they go on under it; a log that claims other rules does not fold."""

import json
import random

import pytest

from tenback import record
from tenback.store.rows import entry_from
from tenback.table import LogError, Phase, Table, agree, entries, wishes
from tests.table import logged
from tests.table.logged import ADA, Evening, chosen, opened, too_dear_for_duplicates

GOES_ON = ("ten-goes-on", "ten-alone-goes-on")


def rows_of(name):
    return json.loads((logged.LOGS / f"{name}.json").read_text("utf-8"))["rows"]


def table_of(rows):
    return Table.of(rows[0][0], [entry_from(row) for row in rows])


def claiming(rows, rules):
    """The log, but for the rules that it was opened with."""
    opened_with = json.loads(rows[0][6])
    opened_with["setting"]["rules"] = rules
    return [[*rows[0][:6], json.dumps(opened_with)], *rows[1:]]


@pytest.mark.parametrize("name", GOES_ON)
def test_a_table_of_version_1_is_played_under_it_to_the_end(name):
    table = table_of(rows_of(name))
    assert table.setting.rules == 1
    dice, moves = random.Random("to the end"), 0
    while table.phase is not Phase.ENDED:
        texts = [str(chosen(dice, table.state))]
        drafts = wishes.play(table, table.turn, texts, by="bot" if table.turn else "")
        stamped = wishes.stamped(table, drafts, actor="somebody", command=str(moves := moves + 1), at=table.at + 1)
        table, _ = table.after(stamped)
    played = table.record()
    assert played.rules == 1
    record.check(played)


def test_what_only_version_1_allows_may_be_done_at_its_table():
    table = table_of(rows_of("ten-alone-goes-on"))
    assert too_dear_for_duplicates(table.state)
    (buy,) = [str(action) for action in table.state.actions() if str(action).startswith("buy:")]
    evening = logged.ten_alone_goes_on()
    evening.seat(ADA, wishes.play, [buy])
    assert any(str(action).startswith("pay:B") for action in evening.table.state.actions())


@pytest.mark.parametrize("name", ["ten", "ten-alone", "ten-to-the-end", "ten-goes-on", "ten-alone-goes-on"])
def test_a_log_that_claims_other_rules_than_it_was_played_by_does_not_fold(name):
    rows = rows_of(name)
    claimed = claiming(rows, 2)
    with pytest.raises(LogError) as wrong:
        table_of(claimed)
    assert wrong.value.table == rows[0][0]
    assert f"Entry {wrong.value.seq} of table evening, played, does not fold: " in str(wrong.value)
    assert table_of(claiming(claimed, 1)).seq == len(rows), "nothing is lost"


def test_a_log_of_rules_that_nobody_knows_says_so():
    with pytest.raises(LogError, match=r"Entry 1 .* TEN is known under rules versions 1 and 2, not 3"):
        table_of(claiming(rows_of("ten"), 3))


def test_a_table_that_waits_keeps_its_rules_when_its_seats_change():
    evening = Evening(opened(ADA, "ten", 1, seed="e" * 32, options={"limit": 5}, rules=1))
    evening.host(ADA, wishes.resize, 3)
    assert (evening.table.setting.rules, evening.table.setting.options) == (1, {})
    evening.host(ADA, wishes.resize, 1)
    evening.host(ADA, wishes.begin)
    assert len(evening.table.state.draw) == 91


def test_a_rematch_is_a_new_deal_under_the_newest_rules():
    table = table_of(rows_of("ten-to-the-end"))
    assert table.setting.rules == 1
    _, (again, *_) = wishes.rematch(table, "cyril", "again", seed="f" * 32)
    assert isinstance(again, entries.Opened)
    setting = again.setting
    assert setting == agree(game="ten", seats=2, talk="open")
    assert setting.rules == 2


def test_new_tables_are_opened_under_the_newest_rules():
    assert agree(game="ten", seats=2).rules == 2
    assert agree(game="ten", seats=2, rules=1).rules == 1
