"""Reviews: what is found, how sure it is, and what is said of records that cannot be reviewed."""

import json
import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from tenback import bots, games, record
from tenback.cli import review_page
from tenback.cli.app import app
from tenback.cli.files import DoesNotHold
from tenback.core import Chance, OptionError
from tenback.record import Said
from tenback.review import Outcomes, Reviewing, sentences
from tenback.review.decisions import cut
from tenback.review.knowledge import known
from tenback.review.spending import Step, spent
from tenback.review.weighing import weigh
from tenback.review.winning import until_when
from tenback.solvers import Answer, winnable
from tests.conformance.twins import twin
from tests.solvers.played import played

PAGE = Path(__file__).parents[2] / "docs" / "review.md"
WORLDS = 30

# The statistics, with dice for a judge


class Coins:
    """Turns of known chances: each world is a throw of its own for every turn."""

    hidden = True

    def __init__(self, chances, seed, *, sides=1):
        self.chances, self.rng, self.sides = chances, np.random.default_rng(seed), sides
        self.turns: list[Any] = [(number,) for number in range(len(chances))]
        self.asked: list[Any] = []

    def exact(self):
        return None

    def play_out(self, which, worlds):
        self.asked.append((tuple(which), worlds))
        won = self.rng.random((len(which), worlds)) < np.array(self.chances)[list(which), None]
        return Outcomes(np.stack([won, ~won][: self.sides], axis=2).astype(float))


def test_the_best_of_many_equal_turns_does_not_look_better_than_it_is():
    found = [weigh(Coins([0.5] * 7, seed), 0, 90) for seed in range(300)]
    before = np.mean([each.best.won[0].value for each in found])
    assert abs(before - 0.5) < 0.02  # the best of seven means of 30 worlds would be 0.62 on average
    costly = [each for each in found if each.played.behind.beyond_doubt]
    assert len(costly) < 0.05 * len(found)


def test_a_turn_that_is_far_better_is_found_and_the_cost_is_right():
    found = [weigh(Coins([0.3, 0.3, 0.6, 0.2], seed), 0, 150) for seed in range(100)]
    turns: list[Any] = [each.best.turn for each in found]
    assert turns.count((2,)) > 95
    assert abs(np.mean([each.played.behind.value for each in found]) - 0.3) < 0.02
    inside = [abs(each.played.behind.value - 0.3) <= each.played.behind.plus_minus for each in found]
    assert 0.88 < np.mean(inside) < 1


def test_intervals_hold_as_often_as_they_say():
    for chance in (0.02, 0.3, 0.9):
        found = [weigh(Coins([chance], seed), 0, 120).played.won[0] for seed in range(400)]
        assert np.mean([abs(each.value - chance) <= each.plus_minus for each in found]) > 0.92


def test_what_never_happened_is_not_certain():
    estimate = weigh(Coins([0.0, 0.0], 1), 0, 100)
    assert estimate.played.won[0].value == 0
    assert 0 < estimate.played.won[0].plus_minus < 0.05


def test_the_one_who_decides_is_judged_by_its_own_side():
    judged = weigh(Coins([0.2, 0.8], 1, sides=2), 1, 300)  # the second side wins where the first does not
    assert judged.best is judged.played
    assert judged.played.won[1].value > 0.7


def test_few_worlds_compare_all_turns_and_fresh_ones_estimate_some():
    question = Coins([0.5, 0.4, 0.45, 0.1, 0.1], 3)
    weigh(question, 0, 300)
    (compared, few), (estimated, many) = question.asked
    assert (sorted(compared), few, many) == ([0, 1, 2, 3, 4], 100, 300)
    assert sorted(estimated) == [0, 1, 2]


def test_with_nothing_hidden_one_world_is_enough_and_has_no_error():
    question = Coins([0.0, 1.0], 1)
    question.hidden = False
    judged = weigh(question, 0, 300)
    assert question.asked == [((0, 1), 1)]
    assert (judged.played.behind.value, judged.played.behind.plus_minus) == (1, 0)


# Until when it could be won


@pytest.mark.parametrize(
    ("truth", "told"),
    [
        ("yyyyy", "yyyyy"),
        ("nnnnn", "nnnnn"),
        ("yyynn", "yyynn"),
        ("yy?nn", "yy?nn"),
        ("y????", "y????"),
        ("???nn", "???nn"),
    ],
)
def test_few_questions_tell_until_when(truth, told):
    letters: dict[Any, Answer] = {"y": Answer.YES, "n": Answer.NO, "?": Answer.NOT_FOUND}
    states: Any = list(truth)
    assert until_when(states, letters.__getitem__) == tuple(letters[letter] for letter in told)


def test_a_long_game_takes_few_questions():
    asked = []

    def ask(number):
        asked.append(number)
        return Answer.YES if number < 500 else Answer.NO

    states: Any = range(1000)
    assert until_when(states, ask).count(Answer.YES) == 500
    assert len(asked) <= 20


def test_what_cannot_be_won_stays_so():
    states = [decision.before for decision in cut(GAME)][-8:]
    one_by_one = [winnable(state).answer for state in states]
    shown = [answer for answer in one_by_one if answer is not Answer.NOT_FOUND]
    assert shown == sorted(shown, reverse=True)  # yes, then no
    told = until_when(states)
    assert all(one in (other, Answer.NOT_FOUND) for one, other in zip(one_by_one, told, strict=True))


# Decisions

GAME = played("the-game", ["novice", "novice"], "a review")
TEN = played("ten", ["novice", "random"], "a review")


def test_a_decision_is_a_whole_turn():
    decisions = cut(GAME)
    assert [action for each in decisions for action in map(str, each.turn)] == list(GAME.actions)
    assert all(str(each.turn[-1]) == "end" for each in decisions[:-1])
    assert [each.number for each in decisions] == list(range(1, len(decisions) + 1))
    assert all(each.before.turn == each.seat for each in decisions)


def test_in_ten_each_action_is_one():
    assert [str(each.turn[0]) for each in cut(TEN)] == list(TEN.actions)
    assert {len(each.turn) for each in cut(TEN)} == {1}


def test_what_is_said_during_a_turn_was_not_known_before_it():
    first, second = cut(GAME)[:2]
    sentences = (Said(0, 1, "go-ahead up1"), Said(1, 1, "keep-off up1"), Said(second.first, 1, "keep-off up2"))
    told = replace(GAME, signals=sentences)
    assert first.heard(told) == sentences[:1]
    assert second.heard(told) == sentences


def test_a_turn_that_was_broken_off_is_no_decision():
    broken = unfinished(GAME, cut(GAME)[3].first + 1)
    assert len(cut(broken)) == 3


def unfinished(told, actions):
    signals = tuple(said for said in told.signals if said.after <= actions)
    return replace(told, actions=told.actions[:actions], signals=signals, ending=None)


# What a turn spent

SPENT = [
    ("the-game", {"up1": 47, "up2": 1, "down1": 60, "down2": 100}, [68, 58, 70], "68>up1 58>up1 70>down1", (1, 2, 21)),
    ("the-game", {"up1": 47, "up2": 1, "down1": 60, "down2": 100}, [48, 59], "48>up1 59>down1", (2, 0, 1)),
    ("quick-and-easy", {"up": None, "down": "R9"}, ["B3", "R10"], "B3>up R10>down", (1, 1, 2)),
    ("quick-and-easy", {"up": "R9", "down": None}, ["B3", "R1"], "R1>up B3>down", (-1, 1, 7)),
]


@pytest.mark.parametrize(("slug", "piles", "hand", "turn", "told"), SPENT)
def test_room_is_counted_onwards_and_back(slug, piles, hand, turn, told):
    game = games.get(slug)
    hands = [hand, ["Y5"]] if slug == "quick-and-easy" else [hand]
    data = {"game": slug, "options": {}, "piles": piles, "hands": hands, "draw": [], "turn": 0, "played": 0}
    before = game.position(data)
    actions = tuple(map(game.action, turn.split()))
    after = before
    for action in actions:
        after = after.play(action)
    found = spent(slug, before, after, 0, actions)
    assert found.longest is not None
    assert (found.room, len(found.back), found.longest.length) == told


def test_a_gift_spends_no_room_of_ones_own():
    game = games.get("face-to-face")
    piles = [{"up": 10, "down": 50}, {"up": 40, "down": 20}]
    data = {"game": game.slug, "options": {}, "turn": 0, "played": 0, "gave": False, "draws": [[], []], "piles": piles}
    before = game.position({**data, "hands": [[14, 30, 31], [41, 42]]})
    turn = tuple(map(game.action, ("14>up", "30>their-up", "end")))
    found = spent(game.slug, before, before.play(turn[0]).play(turn[1]), 0, turn)
    assert (found.room, found.longest, found.back) == (4, Step("14>up", 4), ())


# What the seat knew


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_what_a_seat_knew_holds_no_card_of_anybody_else(slug):
    told = {"the-game": GAME, "ten": TEN}.get(slug) or played(slug, ["novice"] * 2, "knows")
    rng = random.Random(slug)
    for decision in cut(told)[::5]:
        other = twin(games.get(slug), decision.before, decision.seat, rng)
        heard = decision.heard(told)
        knew = known(slug, other.view(decision.seat), heard)
        assert knew == known(slug, decision.before.view(decision.seat), heard)
        json.dumps(knew)


def test_only_the_last_words_stand():
    view = cut(GAME)[0].before.view(0)
    said = [
        Said(0, 1, "keep-off up1"),
        Said(0, 1, "go-ahead up2"),
        Said(3, 1, "go-ahead up1"),
        Said(3, 0, "keep-off up1"),
    ]
    knew = known("the-game", view, said)
    assert knew["heard"] == [{"seat": 1, "signal": "go-ahead up1"}, {"seat": 1, "signal": "go-ahead up2"}]


# Whole reviews


def reviewed(told, worlds=WORLDS, seed="review"):
    asked = Reviewing(told, bots.judge(told.game), worlds, seed)
    return asked.review(map(asked, asked.tasks))


def with_a_terrible_turn():
    """A game whose third turn spends two piles at once."""
    told = unfinished(GAME, cut(GAME)[2].first)
    state = told.state
    hand = state.hands[state.turn]
    for text in (f"{hand[-1]}>up2", f"{hand[0]}>down2", "end"):
        told = told.played(games.get("the-game").action(text))
    for _ in range(2):
        for action in bots.get("the-game", "novice").act(told.state.view(told.state.turn), (), 0.01, Chance("any")):
            told = told.played(action)
    return told


def test_a_terrible_turn_is_found_and_told():
    found = reviewed(with_a_terrible_turn(), 60)
    assert found["dearest"] == 3
    third = found["turns"][2]
    assert third["costly"]
    assert third["cost"]["value"] > 0.15
    assert third["before"]["value"] - third["after"]["value"] == pytest.approx(third["cost"]["value"], abs=1e-3)
    assert third["best"] in [other["actions"] for other in third["alternatives"]]
    assert found["verdict"]["text"].startswith("Not finished. Dearest was turn 3: ")
    assert "a jump of" in found["verdict"]["text"]
    assert "would have kept about" in found["verdict"]["text"]


def test_the_same_review_whoever_does_the_work_and_in_which_order():
    told = unfinished(GAME, cut(GAME)[3].first)
    asked = Reviewing(told, bots.judge(told.game), WORLDS, "review")
    backwards = {task: asked(task) for task in reversed(asked.tasks)}
    assert asked.review(backwards[task] for task in asked.tasks) == reviewed(told)
    assert reviewed(told, seed="another") != reviewed(told)


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_every_game_is_reviewed_as_the_page_says(slug):
    told = {"the-game": GAME, "ten": TEN}.get(slug) or played(slug, ["novice", "random"], "page")
    told = told if slug != "ten" else unfinished(TEN, 40)
    found = json.loads(json.dumps(reviewed(told, 20)))
    documented = fields_of_the_page()
    assert set(found) == documented["The review"]
    for turn in found["turns"]:
        assert set(turn) == documented["A turn"]
    weighed = [turn for turn in found["turns"] if turn["after"]]
    assert weighed
    for turn in weighed:
        assert set(turn["before"]) == set(turn["cost"]) == {"value", "plus_minus"}
        assert {"value", "plus_minus"} <= set(turn["after"]) <= documented["After a turn"]
        assert set(turn["knew"]) <= documented["What the seat knew"]
        for other in turn["alternatives"]:
            assert set(other) <= documented["An alternative"]
        assert 0 <= turn["after"]["value"] <= turn["before"]["value"] <= 1
        assert turn["cost"]["value"] >= 0
    for seat in found["by_seat"]:
        assert set(seat) == documented["A seat"]
    assert set(found["verdict"]) == {"text", "hope"}
    headline(found)


def headline(found):
    told = " ".join(filter(None, found["verdict"].values()))
    assert not any(name in told for name in found["seats"] if name != "TEN")
    assert "blunder" not in told.lower()


def fields_of_the_page():
    """By heading, what stands in the first column of its table."""
    found = {}
    for section in re.split(r"^#+ ", PAGE.read_text("utf-8"), flags=re.MULTILINE):
        rows = re.findall(r"^\| (`[^|]*) \|", section, re.MULTILINE)
        found[section.split("\n")[0]] = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    return found


def test_a_judge_is_never_shown_a_state():
    class Spy:
        worlds = 20

        def question(self, view, said, played, chance):
            assert isinstance(view, games.the_game.View)
            assert view.seat == view.turn
            assert all(isinstance(each, Said) for each in said)
            return bots.judge("the-game").question(view, said, played, chance)

    asked = Reviewing(unfinished(GAME, cut(GAME)[2].first), Spy(), 20, "spy")
    for task in asked.tasks[1:]:
        asked(task)


# Words


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        (["49>up1", "55>up1", "80>down2", "end"], "49 and 55 on up1, 80 on down2"),
        (["1>up1", "2>up1", "3>up1", "end"], "1, 2 and 3 on up1"),
        (["R7>up", "B3>down"], "R7 on up, B3 on down"),
        (["bid:5"], "a bid of 5"),
        (["pay:coin"], "paying a coin"),
        (["pay:B3"], "paying with B3"),
        (["draw"], "drawing on"),
    ],
)
def test_turns_are_told_in_words(actions, told):
    assert sentences.plays(actions) == told


def test_every_action_of_ten_has_words():
    for text in ("take:numbers", "take:coins", "take:token", "go:buy", "pass", "skip", "pay:bust", "buy:P5", "buy:*5"):
        assert sentences.plays([text]) != text


@pytest.mark.parametrize(
    ("knowledge", "told"),
    [
        (
            {"hand": [4, 9], "piles": {"up1": 47, "down1": 93}, "draw": 52},
            "In hand 4 9; up1 47, down1 93; 52 to draw.",
        ),
        (
            {"hand": ["R7"], "piles": {"up": None, "down": "B3"}, "draw": 0},
            "In hand R7; up empty, down B3; 0 to draw.",
        ),
        (
            {"hand": [8], "piles": [{"up": 1, "down": 60}, {"up": 5, "down": 50}], "draws": [30, 7]},
            "In hand 8; own piles up 5, down 50; theirs up 1, down 60; 7 to draw.",
        ),
        (
            {
                "seats": [{}, {"coins": 1, "busts": 2, "cards": ["B1"]}],
                "auction": {"wild": "*5", "bid": 3},
                "row": ["G4"],
                "market": ["P2"],
                "draw": ["B2"] * 9,
            },
            "Owned 1 coin and 2 tokens, B1; for sale *5, bid 3; 9 cards to draw.",
        ),
    ],
)
def test_what_lay_before_a_seat_is_told_from_its_place(knowledge, told):
    assert sentences.knew({"seat": 1, "knew": knowledge}) == told


@pytest.mark.parametrize(
    ("estimate", "told"),
    [((0.434, 0.028), "about 43 %, ± 3"), ((1.0, 0.0), "100 %"), ((0.0, 0.004), "about 0 %, ± 1")],
)
def test_how_sure_is_said(estimate, told):
    assert sentences.about(dict(zip(("value", "plus_minus"), estimate, strict=True))) == told


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        ("yyn", "could be won until turn 2; what was laid there closed it"),
        ("yyy", "could still be won at the last turn, 3"),
        ("y?n", "won at turn 1; of turn 2 that was not found out; from turn 3 on it could not"),
        ("y??", "won at turn 1; of turns 2 to 3 that was not found out."),
        ("nnn", "No play at all could have won"),
        ("??n", "Whether this deal could be won at all was not found out"),
    ],
)
def test_what_hope_there_was(answers, told):
    letters = {"y": "yes", "n": "no", "?": "not found"}
    turns: list[Any] = [{"turn": number, "winnable": letters[answer]} for number, answer in enumerate(answers, 1)]
    found = {
        "game": "the-game",
        "ending": {"won": False, "left": 3, "reason": "stuck"},
        "dearest": None,
        "turns": turns,
        "last_winnable": max((each["turn"] for each in turns if each["winnable"] == "yes"), default=None),
        "first_lost": min((each["turn"] for each in turns if each["winnable"] == "no"), default=None),
    }
    verdict: Any = sentences.verdict(found)
    assert told in verdict["hope"]
    assert verdict["text"].startswith("3 cards short.")


# Records that cannot be reviewed, and the command


def test_a_record_without_its_deal_is_refused():
    sealed = unfinished(GAME, 6).sealed()
    with pytest.raises(record.RecordError, match="seed: The deal is not published yet"):
        Reviewing(sealed, bots.judge("the-game"), WORLDS, "review")


def test_a_record_with_an_illegal_action_is_refused_before_work_starts():
    forged = replace(GAME, actions=(*GAME.actions[:3], GAME.actions[0], *GAME.actions[4:]))
    with pytest.raises(record.RecordError, match=r"actions\[3\]"):
        Reviewing(forged, bots.judge("the-game"), WORLDS, "review")


def test_a_game_without_a_finished_turn_has_nothing_to_review():
    with pytest.raises(OptionError, match="nothing to review"):
        Reviewing(unfinished(GAME, 1), bots.judge("the-game"), WORLDS, "review")


@pytest.mark.parametrize("worlds", [0, -1, 19, 10**9])
def test_so_many_worlds_there_are_not(worlds):
    with pytest.raises(OptionError, match="20 to 100000 worlds"):
        Reviewing(GAME, bots.judge("the-game"), worlds, "review")


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    place = tmp_path_factory.mktemp("review") / "game.json"
    place.write_text(record.to_json(with_a_terrible_turn()), "utf-8")
    return place


def tenback(*arguments):
    return CliRunner().invoke(app, ["review", *map(str, arguments)])


def test_the_command_prints_a_page_that_fits_a_terminal(file):
    told = tenback(file, "--worlds", 40, "--workers", 1)
    assert told.exit_code == 0
    assert max(map(len, told.stdout.split("\n"))) <= 80
    assert told.stdout.startswith("Not finished. Dearest was turn 3: ")
    assert "▲" in told.stdout
    assert "95 times in 100" in told.stdout


def test_a_game_without_a_choice_has_a_page_too(tmp_path):
    place = tmp_path / "ten.json"
    place.write_text(record.to_json(unfinished(TEN, 1)), "utf-8")  # a turn of TEN begins with a draw (T5)
    told = tenback(place, "--worlds", 20, "--workers", 1)
    assert told.exit_code == 0
    assert "Nothing was there to choose." in told.stdout


def test_on_a_terminal_names_command_nothing(capsys, monkeypatch):
    monkeypatch.setattr("tenback.cli.review_page.terminal", lambda: True)
    found = reviewed(replace(with_a_terrible_turn(), seats=("[red]Ada[/red]", "Tomek")), 20)
    review_page.show(found)
    assert "[red]Ada[/red]" in capsys.readouterr().out


def test_the_command_prints_json_that_is_the_same_for_any_workers(file):
    alone, together = (tenback(file, "--worlds", 20, "--json", "--workers", workers) for workers in (1, 2))
    assert json.loads(alone.stdout)["review"] == 1
    assert alone.stdout == together.stdout


def test_the_command_refuses_what_does_not_hold(file, tmp_path):
    document = json.loads(file.read_text("utf-8"))
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps({**document, "actions": ["99>down1", *document["actions"]]}), "utf-8")
    told = tenback(forged)
    assert isinstance(told.exception, DoesNotHold)
    assert "actions[0]" in str(told.exception)
    for arguments in ((file, "--worlds", "many"), (file, "--worlds", 0), (file, "--workers", 0)):
        assert isinstance(tenback(*arguments).exception, OptionError)
