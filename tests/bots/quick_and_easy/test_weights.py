"""What Quick & Easy's bots have learnt: weights, networks, and how they come about."""

import itertools
import tomllib

import numpy as np
import pytest

from tenback.bots import weights
from tenback.bots.quick_and_easy import learn
from tenback.bots.quick_and_easy.tuning import TUNING
from tenback.bots.quick_and_easy.weights import network_for, weights_for
from tenback.bots.weights import WeightsError
from tenback.kernels.compiled import AVAILABLE

USED_BY = {"standard": (3, False), "two": (2, False), "pro": (2, True)}  # by network: a table that asks it


def test_every_variant_has_weights_and_a_score():
    for which in TUNING.variants:
        seats, *rest = which.split()
        assert len(weights_for(int(seats), pro="pro" in rest, silent="silent" in rest)) == len(TUNING.names)
    assert set(TUNING.names) == set(TUNING.start) == set(TUNING.spread)
    start = TUNING.start
    scores = {which: TUNING.score(start, which, 60, 3) for which in ("3", "3 silent", "3 pro")}
    assert scores["3"] == TUNING.score(start, "3", 60, 3)
    assert scores["3"] > max(scores["3 silent"], scores["3 pro"])


def a_file(tmp_path, monkeypatch, text):
    file = tmp_path / "network.toml"
    file.write_text(text)
    monkeypatch.setattr(weights, "path", lambda *_: file)
    network_for.cache_clear()
    try:
        return {name: network_for(seats, pro=pro) for name, (seats, pro) in USED_BY.items()}
    finally:
        network_for.cache_clear()


@pytest.mark.skipif(not AVAILABLE, reason="nothing is learnt without Numba")
def test_what_is_learnt_can_be_read_and_says_how(tmp_path, monkeypatch):
    asked = ["--rounds", "2", "--games", "5", "--seed", "3"]
    text = learn.main(asked)
    assert text == learn.main(asked) != learn.main([*asked[:-1], "4"])
    told, nets = tomllib.loads(text), a_file(tmp_path, monkeypatch, text)
    assert told.keys() == set(USED_BY)
    for name, entry in told.items():
        assert entry["how"].endswith("--rounds 2 --games 5 --seed 3")
        assert (nets[name] == np.array(entry["values"])).all()
    assert not any((nets[one] == nets[other]).all() for one, other in itertools.combinations(nets, 2))


@pytest.mark.parametrize("text", ["", "[standard]\nvalues = [[1.0]]", "[standard]\nvalues = 'many'"])
def test_a_damaged_network_is_refused(tmp_path, monkeypatch, text):
    with pytest.raises(WeightsError, match=r"network.toml, \[standard\]: values must be 59 rows of 32 finite numbers"):
        a_file(tmp_path, monkeypatch, text)
