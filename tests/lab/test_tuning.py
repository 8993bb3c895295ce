"""Tuning: finds what is better, goes on where it was interrupted, and keeps what it found with its provenance."""

import json
import tomllib

import pytest

from tenback.bots import weights
from tenback.bots.weights import Tuning, WeightsError
from tenback.core import OptionError
from tenback.lab import tuning
from tenback.lab.tuning import JournalError, Plan

BEST = {"steep": 3.0, "flat": -2.0}
TUNING = Tuning(
    names=("steep", "flat"),
    start={"steep": 0.0, "flat": 0.0},
    spread={"steep": 1.0, "flat": 2.0},
    variants=("1", "2 silent"),
    score=lambda values, _, games, seed: -sum((values[name] - BEST[name]) ** 2 for name in BEST) + games * 0 + seed * 0,
)


@pytest.fixture(autouse=True)
def game(monkeypatch):
    monkeypatch.setattr(tuning, "tuning_of", lambda _: TUNING)


def a_plan(generations=30, seed=1, population=8, variant="1"):
    return Plan("the-game", variant, 10, generations, population, seed)


def results(plan, journal=None, start=TUNING.start):
    return list(tuning.tuned(plan, start, journal))


def test_it_finds_what_is_better():
    *_, last = results(a_plan())
    assert last.values == pytest.approx(BEST, abs=0.1)
    assert last.best == pytest.approx(0, abs=0.05)


def test_without_the_extra_it_says_which_one(monkeypatch):
    monkeypatch.setattr(tuning, "find_spec", lambda _: None)
    with pytest.raises(OptionError, match=r"pip install 'tenback\[tune\]'"):
        results(a_plan())


def test_the_same_seed_gives_the_same_weights_and_another_seed_others():
    assert results(a_plan(5)) == results(a_plan(5))
    assert results(a_plan(5))[-1].values != results(a_plan(5, seed=2))[-1].values


def test_an_interrupted_run_goes_on_where_it_was_and_plays_nothing_twice(tmp_path, monkeypatch):
    journal = tmp_path / "run.json"
    running = tuning.tuned(a_plan(8), TUNING.start, journal)
    for _ in range(3):
        next(running)
    del running
    played = []

    def score(values, variant, games, seed):
        played.append(seed)
        return TUNING.score(values, variant, games, seed)

    counted = Tuning(TUNING.names, TUNING.start, TUNING.spread, TUNING.variants, score)
    monkeypatch.setattr(tuning, "tuning_of", lambda _: counted)
    again = results(a_plan(8), journal)
    assert set(played) == {1 + generation for generation in range(3, 8)}
    assert again == results(a_plan(8))


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: "no JSON",
        lambda told: json.dumps({**told, "plan": {**told["plan"], "seed": 9}}),
        lambda told: json.dumps({**told, "start": {"steep": 1.0}}),
        lambda told: json.dumps({**told, "scores": [[1.0]]}),
        lambda told: json.dumps({**told, "scores": [["1"] * 8]}),
        lambda _: json.dumps([]),
    ],
)
def test_a_journal_of_another_run_is_refused(tmp_path, damage):
    journal = tmp_path / "run.json"
    results(a_plan(2), journal)
    journal.write_text(damage(json.loads(journal.read_text())))
    with pytest.raises(JournalError):
        results(a_plan(2), journal)


@pytest.mark.parametrize(
    "plan",
    [{"variant": "7"}, {"generations": 0}, {"population": 3}, {"seed": -1}],
)
def test_a_plan_that_cannot_be_is_refused(plan):
    with pytest.raises(OptionError):
        a_plan(**plan)


# Files of weights


def test_what_was_found_is_written_with_its_provenance_and_read_back(tmp_path):
    entry = tuning.entry(a_plan(), BEST, "as good as it gets")
    file = tmp_path / "the-game.toml"
    file.write_text(tuning.written({"1": entry, "2 silent": entry}))
    assert weights.read("the-game", TUNING.names, file) == {"1": BEST, "2 silent": BEST}
    told = tomllib.loads(file.read_text())["2 silent"]
    assert told["how"].startswith("tenback tune the-game --variant '1' --games 10")
    assert (told["result"], len(told["when"])) == ("as good as it gets", 10)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[", "no TOML"),
        ("", "holds no weights"),
        ("a = 1", "give exactly how, result, values, when"),
        ("[a]\nhow=''\nwhen=''\nresult=''\nvalues={steep=1}", "name exactly steep, flat"),
        ("[a]\nhow=''\nwhen=''\nresult=''\nvalues={steep=1,flat='x'}", "must be a finite number"),
        ("[a]\nhow=''\nwhen=''\nresult=''\nvalues={steep=1,flat=nan}", "must be a finite number"),
        ("[a]\nhow=''\nwhen=''\nresult=''\nvalues={steep=true,flat=1}", "must be a finite number"),
        ("[a]\nhow=''\nvalues={steep=1,flat=1}", "give exactly"),
    ],
)
def test_a_damaged_file_of_weights_is_refused_with_its_place(tmp_path, text, sentence):
    file = tmp_path / "the-game.toml"
    file.write_text(text)
    with pytest.raises(WeightsError, match=sentence):
        weights.read("the-game", TUNING.names, file)


def test_a_file_of_weights_that_is_not_there_is_named(tmp_path):
    with pytest.raises(WeightsError, match="cannot be read"):
        weights.read("the-game", TUNING.names, tmp_path / "nothing.toml")


@pytest.mark.parametrize(
    ("held", "found"),
    [
        ({"2 silent": {"steep": 1.0}, "2": {"steep": 2.0}}, {"steep": 1.0}),
        ({"2": {"steep": 2.0}, "1": {"steep": 4.0}}, {"steep": 2.0}),
        ({"1": {"steep": 4.0}}, TUNING.start),
        (None, TUNING.start),
    ],
)
def test_a_run_begins_with_what_is_held_or_with_its_nearest_kin(tmp_path, monkeypatch, held, found):
    file = tmp_path / "weights.toml"
    if held is not None:
        file.touch()
    monkeypatch.setattr(weights, "path", lambda _: file)
    monkeypatch.setattr(weights, "read", lambda *_: held)
    assert tuning.current(a_plan(variant="2 silent")) == found
