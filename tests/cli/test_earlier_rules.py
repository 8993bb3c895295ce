"""Records of TEN under rules version 1 in the terminal: verified, replayed, gone on with, asked about."""

import json
import shutil
from pathlib import Path

import pytest

from tenback import games, record
from tests.cli.kit import BAD_INPUT, DOES_NOT_HOLD, FINE, UNFINISHED, tell

FOLDER = Path(__file__).parents[1] / "record" / "ten-rules-1"
FINISHED = sorted(file.stem for file in FOLDER.glob("*.json") if not file.stem.startswith("alone-"))


@pytest.mark.parametrize("name", FINISHED)
@pytest.mark.parametrize("form", ["json", "txt"])
def test_a_record_of_version_1_is_verified_under_it(name, form):
    code, said, _ = tell("verify", FOLDER / f"{name}.{form}")
    assert code == FINE
    assert said.startswith("TEN, rules 1: the record holds.\n")


def test_a_record_that_claims_other_rules_is_told_under_which_it_holds(tmp_path):
    document = json.loads((FOLDER / "two.json").read_text("utf-8"))
    del document["check"]
    claimed = tmp_path / "claimed.json"
    claimed.write_text(json.dumps({**document, "rules": 2}), encoding="utf-8")
    code, said, _ = tell("verify", claimed)
    assert code == DOES_NOT_HOLD
    assert "Under rules version 1 the record holds." in " ".join(said.split())
    code, said, complained = tell("replay", claimed)
    assert code in (DOES_NOT_HOLD, BAD_INPUT)
    assert "Under rules version 1 the record holds." in " ".join((said + complained).split())


def test_a_record_of_version_1_is_replayed_with_its_own_cards():
    code, said, _ = tell("replay", FOLDER / "three.json")
    assert code == FINE
    assert "108 cards to draw" in said


def test_a_kept_game_of_version_1_goes_on_under_it_and_is_kept_so(tmp_path):
    kept = tmp_path / "kept.json"
    shutil.copy(FOLDER / "alone-running.json", kept)
    running, whole = (
        record.from_json((FOLDER / f"{name}.json").read_text("utf-8")) for name in ("alone-running", "alone")
    )
    yours = [text for text, state in zip(whole.actions, record.states(whole), strict=False) if state.turn == 0]
    left = yours[sum(state.turn == 0 for state in record.states(running)) - (running.state.turn == 0) :]
    code, _, _ = tell("play", "--resume", kept, stdin="\n".join([*left[:3], "quit"]))
    assert code == UNFINISHED
    longer = record.from_json(kept.read_text("utf-8"))
    assert longer.rules == 1
    assert longer.actions == whole.actions[: len(longer.actions)]
    assert len(longer.actions) >= len(running.actions) + 3
    code, said, _ = tell("play", "--resume", kept, stdin="\n".join(left[3:]))
    assert code == FINE
    assert record.from_json(kept.read_text("utf-8")) == whole
    assert "--seed=" not in said, "the same seed deals other cards today"


def test_what_differs_from_the_default_is_told_as_on_or_off():
    _, said, _ = tell("deal", "ten", "--seed", "a", "--set", "solo_duplicates_only_buy=false")
    assert "solo_duplicates_only_buy off" in said.replace("\n", " ")
    _, said, _ = tell("games")
    assert "--set solo_duplicates_only_buy=false" in said
    assert games.get("ten").options[-1].default is True
