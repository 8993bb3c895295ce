"""What results depend on: another network, or other code, is another run."""

import pytest

from tenback.bots import weights
from tenback.lab import manifest


def test_all_code_that_is_named_is_there():
    for pattern in manifest.PLAYING:
        assert list(manifest.PACKAGE.glob(pattern)), pattern


@pytest.mark.parametrize("changed", ["weights", "network"])
def test_whatever_bots_have_learnt_is_part_of_the_mark(tmp_path, monkeypatch, changed):
    for file in weights.files("face-to-face"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    before = manifest.mark("face-to-face", ["strong"]), manifest.mark("face-to-face", ["novice"])
    monkeypatch.setattr(weights, "path", lambda _: tmp_path / "weights.toml")
    assert (manifest.mark("face-to-face", ["strong"]), manifest.mark("face-to-face", ["novice"])) == before
    with (tmp_path / f"{changed}.toml").open("a") as file:
        file.write("# another one")
    assert manifest.mark("face-to-face", ["strong"]) != before[0]
    assert manifest.mark("face-to-face", ["novice"]) == before[1], "who has learnt nothing plays as before"
