"""What Face to Face's bots have learnt: weights, the network, and how they come about."""

import tomllib

import numpy as np
import pytest

from tenback.bots import weights
from tenback.bots.face_to_face import learn
from tenback.bots.face_to_face.tuning import TUNING
from tenback.bots.face_to_face.weights import network
from tenback.bots.face_to_face.weights import weights as weights_of
from tenback.bots.weights import WeightsError


def test_the_weights_are_read_and_can_be_scored():
    assert len(weights_of()) == len(TUNING.names)
    assert set(TUNING.names) == set(TUNING.start) == set(TUNING.spread)
    score = TUNING.score(TUNING.start, "2", 20, 3)
    assert score == TUNING.score(TUNING.start, "2", 20, 3)
    assert 0.5 < score < 1


def a_file(tmp_path, monkeypatch, text):
    file = tmp_path / "network.toml"
    file.write_text(text)
    monkeypatch.setattr(weights, "path", lambda *_: file)
    network.cache_clear()
    try:
        return network()
    finally:
        network.cache_clear()


def test_what_is_learnt_can_be_read_and_says_how(tmp_path, monkeypatch):
    asked = ["--rounds", "1", "--games", "5", "--seed", "3"]
    text = learn.main(asked)
    assert text == learn.main(asked) != learn.main([*asked[:-1], "4"])
    told = tomllib.loads(text)["2"]
    assert told["how"].endswith("--rounds 1 --games 5 --seed 3")
    assert (a_file(tmp_path, monkeypatch, text) == np.array(told["values"])).all()


@pytest.mark.parametrize("asked", [["--games", "0"], ["--rounds", "0"], ["--games", "many"]])
def test_what_cannot_be_learnt_from_is_refused(asked, capsys):
    with pytest.raises(SystemExit):
        learn.main(asked)
    assert asked[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "",
        '["2"]\nvalues = []',
        '["2"]\nvalues = [[1.0, 2.0], [3.0]]',
        f'["2"]\nvalues = {[[1.0] * 32] * 55}',
        f'["2"]\nvalues = {[[float("nan")] * 32] * 56}',
    ],
)
def test_a_damaged_network_is_refused(tmp_path, monkeypatch, text):
    with pytest.raises(WeightsError, match="56 rows of 32 finite numbers"):
        a_file(tmp_path, monkeypatch, text)
