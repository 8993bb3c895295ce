"""Every game told as a golden transcript, one for each way of ending; none without one.

A playthrough is a record (`NAME.json`) and the transcript it must be told as (`NAME.txt`), NAME being the game's slug
and the reason of the ending. After a wanted change of the telling, `python -m tests.playthroughs.rewrite` tells them
all anew; read the difference before you keep it.
"""

from pathlib import Path

import pytest

from tenback import games, record

FOLDER = Path(__file__).parent
PLAYTHROUGHS = sorted(file.stem for file in FOLDER.glob("*.txt"))


AGAIN = "It is told otherwise now. If that was wanted: `python -m tests.playthroughs.rewrite`, then read them."


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_told_as_ever_and_read_back(name):
    told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    kept = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    played = record.from_json(kept)
    record.check(played)
    assert record.to_transcript(played) == told, AGAIN
    assert record.from_transcript(told) == played
    assert record.to_json(played) == kept, AGAIN
    assert played.state.ending is not None
    assert name == f"{played.game}-{played.state.ending.reason}"


def test_every_way_of_ending_has_its_playthrough():
    assert [
        f"{game.slug}-{reason}"
        for game in games.shelf()
        for reason in game.reasons
        if f"{game.slug}-{reason}" not in PLAYTHROUGHS
    ] == []


def test_no_playthrough_is_left_over():
    wanted = {f"{game.slug}-{reason}" for game in games.shelf() for reason in game.reasons}
    assert {file.stem for file in FOLDER.iterdir() if file.suffix in (".txt", ".json")} == wanted
