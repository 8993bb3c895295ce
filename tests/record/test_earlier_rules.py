"""Records of TEN under rules version 1 hold for ever, and only under it.

The files in `ten-rules-1/` were written by commit 48d12f8 and before, when there was no other version; they are never
made anew.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tenback import games, record
from tenback.record import RecordError

FOLDER = Path(__file__).parent / "ten-rules-1"
NAMES = sorted(file.stem for file in FOLDER.glob("*.json"))
SEALED = "alone-sealed"


def kept(name):
    return record.from_json((FOLDER / f"{name}.json").read_text("utf-8"))


def claimed(name, rules):
    """The record as JSON without its check, as a foreign producer writes it, but under other rules."""
    document = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    del document["check"]
    return json.dumps({**document, "rules": rules})


def test_the_files_are_of_every_number_of_players():
    assert {len(kept(name).seats) for name in NAMES} == {1, 2, 3, 4, 5}
    assert {kept(name).rules for name in NAMES} == {1}


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_version_1_holds_and_is_told_as_ever(name):
    text = (FOLDER / f"{name}.json").read_text("utf-8")
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    played = record.from_json(text)
    assert record.to_json(played) == text
    assert record.to_transcript(played) == told
    assert record.from_transcript(told) == played
    if name != SEALED:
        record.check(played)
        assert played.state.position()["options"] == played.options


def test_a_running_record_of_version_1_goes_on_under_it():
    running, whole = kept("alone-running"), kept("alone")
    assert whole.actions[: len(running.actions)] == running.actions
    game = games.get(running.game, rules=running.rules)
    for text in whole.actions[len(running.actions) :]:
        running = running.played(game.action(text))
    assert running == whole


# Where the versions differ, a record holds under one of them only

DIFFERENT = ["two", "three", "alone", "shared", "most-currency", "ten-beaten", "ten-not-beaten"]


@pytest.mark.parametrize("name", DIFFERENT)
def test_a_record_of_version_1_that_claims_version_2_is_told_so(name):
    with pytest.raises(RecordError) as wrong:
        record.from_json(claimed(name, 2))
    assert str(wrong.value).endswith(" Under rules version 1 the record holds.")
    with pytest.raises(RecordError, match=r" Under rules version 1 the record holds\.$"):
        record.check(replace(kept(name), rules=2))
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    with pytest.raises(RecordError, match=r"^line \d+.* Under rules version 1 the record holds\.$"):
        record.from_transcript(told.replace("(ten), rules 1\n", "(ten), rules 2\n"))


def test_a_record_of_version_2_that_claims_version_1_is_told_so():
    played = record.begin(games.get("ten"), ["Ada"], "one", limit=4)
    while played.ending is None:
        played = played.played(played.state.actions()[-1])
    record.check(played)
    with pytest.raises(RecordError, match=r" Under rules version 2 the record holds\.$"):
        record.check(replace(played, rules=1))
    loose = record.begin(games.get("ten"), ["Ada"], "one", limit=4, solo_duplicates_only_buy=False)
    with pytest.raises(RecordError) as wrong:
        record.check(replace(loose, rules=1))
    assert (wrong.value.place, wrong.value.reason) == (
        "options.solo_duplicates_only_buy",
        "false is the default, which is left out. Under rules version 2 the record holds.",
    )


@pytest.mark.parametrize("name", ["most-points", "five", "fewest-cards", "own-deck"])
def test_four_and_five_players_and_decks_that_have_not_changed_play_alike(name):
    """So such a record is true under both: nobody could tell, and nothing is lost."""
    played = record.from_json(claimed(name, 2))
    assert played.rules == 2
    assert played.ending == kept(name).ending


def test_a_record_that_holds_under_no_rules_is_told_only_what_is_wrong():
    two = kept("two")
    forged = replace(two, actions=("skip", *two.actions[1:]))
    for rules in (1, 2):
        with pytest.raises(RecordError) as wrong:
            record.check(replace(forged, rules=rules))
        assert wrong.value.place == "actions[0]"
        assert "Under rules" not in str(wrong.value)


def test_rules_that_nobody_knows():
    with pytest.raises(RecordError) as wrong:
        record.from_json(claimed("two", 3))
    assert str(wrong.value) == "rules: TEN is known under rules versions 1 and 2, not 3."
