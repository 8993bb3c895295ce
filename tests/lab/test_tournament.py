"""Tournaments: the same deals for all, places and ratings that follow from them, and strangers' bots."""

import json
from importlib.metadata import EntryPoint

import pytest
from typer.testing import CliRunner

from tenback import bots
from tenback.bots.at_random import AtRandom
from tenback.bots.novice.face_to_face import FaceToFace
from tenback.cli.app import app
from tenback.core import Ending, OptionError
from tenback.games import face_to_face, ten, the_game
from tenback.lab import referee, strangers, tournament
from tenback.lab.executors import Here, Processes
from tenback.lab.match import Match
from tenback.lab.referee import Agreed
from tenback.lab.simulate import Run
from tenback.lab.strangers import StrangeBot
from tenback.lab.tournament import Meeting, Tournament, held, play_deal, standings

run = CliRunner().invoke


def a_tournament(game="face-to-face", names=("novice", "random"), seats=2, deals=3, *, budget=0.1, **options):
    return Tournament(Agreed(game, seats, options, budget, silent=False), tuple(names), deals, "s")


# Who plays whom


def test_where_players_compete_every_choice_of_bots_sits_in_every_order_of_turns():
    tables = a_tournament("ten", ("random", "novice", "fast"), 2).tables()
    assert tables == [
        ("random", "novice"),
        ("novice", "random"),
        ("random", "fast"),
        ("fast", "random"),
        ("novice", "fast"),
        ("fast", "novice"),
    ]
    assert a_tournament("ten", ("random", "novice", "fast"), 3).tables() == [
        ("random", "novice", "fast"),
        ("novice", "fast", "random"),
        ("fast", "random", "novice"),
    ]


@pytest.mark.parametrize(("game", "seats"), [("the-game", 3), ("quick-and-easy", 2), ("ten", 1)])
def test_where_they_play_together_every_bot_fills_a_table(game, seats):
    assert a_tournament(game, seats=seats).tables() == [("novice",) * seats, ("random",) * seats]


def test_all_games_of_a_deal_have_the_same_seed(monkeypatch):
    seen = []

    def play(_agreed, names, seed):
        seen.append((names, seed))
        return Ending(face_to_face.Reason.STUCK, "F9", winners=(0,))

    monkeypatch.setattr(referee, "play", play)
    play_deal(a_tournament(), 7)
    assert seen == [(("novice", "random"), "s 7"), (("random", "novice"), "s 7")]


# Places


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ((1,), None, (2, 1)),
        ((0,), (9, 9, 4), (1, 2, 3)),  # the tie was broken by the rules (T21)
        ((0, 2), (9, 1, 9), (1, 2, 1)),
        ((2,), (3, 3, 5), (2, 2, 1)),
    ],
)
def test_winners_come_first_and_points_decide_behind_them(winners, scores, places):
    ending = Ending(ten.Reason.MOST_POINTS, "T20", winners=winners, scores=scores)
    assert tournament._places(ending, len(places)) == places


def test_tables_are_compared_by_winning_and_then_by_cards_left():
    endings = [
        (("a",), Ending(the_game.Reason.STUCK, "G12", won=False, left=5)),
        (("b",), Ending(the_game.Reason.EVERY_CARD_LAID, "G13", won=True, left=0)),
        (("c",), Ending(the_game.Reason.STUCK, "G12", won=False, left=5)),
    ]
    assert tournament._compared(endings) == Meeting(("a", "b", "c"), (2, 1, 2), (-5, 0, -5))


def test_alone_at_ten_the_lead_counts():
    endings = [
        (("a",), Ending(ten.Reason.TEN_NOT_BEATEN, "T23h", won=False, winners=(), scores=(9, 12))),
        (("b",), Ending(ten.Reason.TEN_BEATEN, "T23h", won=True, winners=(0,), scores=(8, 7))),
    ]
    assert tournament._compared(endings) == Meeting(("a", "b"), (2, 1), (-3, 1))


# Ratings


def test_ratings_order_the_bots_and_grow_surer():
    wins = [Meeting(("novice", "random"), (1, 2), ())] * 3 + [Meeting(("random", "novice"), (1, 2), ())]
    few, many = (standings(a_tournament(), wins * times) for times in (1, 10))
    assert [standing.name for standing in many] == ["novice", "random"]
    assert (few[0].share, few[0].meetings, many[0].meetings) == (0.75, 4, 40)
    assert few[0].high - few[0].low > many[0].high - many[0].low > 0
    assert many[0].low < many[0].rating < many[0].high
    assert few[0].share_low < 0.75 < few[0].share_high
    assert few[0].points is None


def test_a_tie_moves_nobody_and_counts_half():
    tied = standings(a_tournament(), [Meeting(("novice", "random"), (1, 1), (-4, -4))])
    assert [(standing.share, standing.points) for standing in tied] == [(0.5, -4), (0.5, -4)]
    assert tied[0].rating == pytest.approx(tied[1].rating)


def test_a_tournament_is_the_same_for_any_number_of_workers():
    asked = a_tournament(deals=3)
    assert list(held(asked, Here())) == list(held(asked, Processes(2)))


# Strangers


class Careful(FaceToFace):
    """Somebody's own."""


@pytest.fixture
def offered(monkeypatch):
    points = [
        EntryPoint("face-to-face.careful", f"{__name__}:Careful", strangers.GROUP),
        EntryPoint("face-to-face.random", f"{__name__}:Careful", strangers.GROUP),
        EntryPoint("face-to-face.wrong", "builtins:dict", strangers.GROUP),
        EntryPoint("face-to-face.gone", "no_such_module:Bot", strangers.GROUP),
        EntryPoint("face-to-face.two words", f"{__name__}:Careful", strangers.GROUP),
        EntryPoint("the-game.other", f"{__name__}:Careful", strangers.GROUP),
    ]
    monkeypatch.setattr(strangers, "entry_points", lambda group: points if group == "tenback.bots" else [])


@pytest.mark.usefixtures("offered")
def test_a_strangers_bot_takes_part_and_ours_cannot_be_replaced():
    assert type(strangers.bot("face-to-face", "careful")).__name__ == "Careful"
    assert type(strangers.bot("face-to-face", "random")) is AtRandom
    asked = a_tournament(names=("careful", "random"), deals=2)
    table = standings(asked, [meeting for deal in held(asked, Here()) for meeting in deal])
    assert {standing.name for standing in table} == {"careful", "random"}
    assert table[0].meetings == 4


@pytest.mark.usefixtures("offered")
def test_a_strangers_bot_that_cannot_be_used_is_named():
    with pytest.raises(StrangeBot, match="must be a class of"):
        strangers.bot("face-to-face", "wrong")
    with pytest.raises(StrangeBot, match="cannot be loaded: ModuleNotFoundError"):
        strangers.bot("face-to-face", "gone")
    with pytest.raises(bots.UnknownBot, match=r"Other packages offer careful, gone, random, wrong\."):
        strangers.bot("face-to-face", "nobody")


def test_an_installed_package_is_found_and_named_in_the_manifest(tmp_path, monkeypatch):
    about = tmp_path / "mine-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.2\n")
    (about / "entry_points.txt").write_text("[tenback.bots]\nface-to-face.installed = mine:Installed\n")
    (tmp_path / "mine.py").write_text("from tenback.bots.at_random import AtRandom as Installed\n")
    monkeypatch.syspath_prepend(tmp_path)
    agreed = Agreed("face-to-face", 2, {}, 0.1, silent=False)
    run = Run.of(Match(agreed, ("installed", "random"), 2, "s"))
    assert run.manifest()["packages"] == {"installed": "mine 1.2"}
    assert (run.engine, run.manifest()["weights"]) == ("referee", None)
    assert "installed" not in bots.strengths("face-to-face")


# What cannot be held


@pytest.mark.parametrize(
    ("changed", "error", "sentence"),
    [
        ({"names": ("random", "random")}, OptionError, "every bot once"),
        ({"names": ("random",)}, OptionError, "needs 2 bots"),
        ({"game": "ten", "seats": 4}, OptionError, "needs 4 bots"),
        ({"names": ("random", "nobody")}, bots.UnknownBot, "there are random"),
        ({"deals": 0}, OptionError, "--deals"),
        ({"budget": 0}, OptionError, "--budget"),
    ],
)
def test_what_cannot_be_held_is_said_before_work_starts(changed, error, sentence):
    with pytest.raises(error, match=sentence):
        a_tournament(**changed)


def test_the_command_prints_a_table():
    command = ["tournament", "face-to-face", "--bots", "random,novice", "--deals", "3", "--workers", "1"]
    made = run(app, command)
    assert made.exit_code == 0, made.output
    first, second = made.stdout.splitlines()
    assert first.startswith("1. novice")
    assert "ahead of" in second
    told = json.loads(run(app, [*command, "--json"]).stdout)
    assert (told["deals"], told["games"], len(told["standings"])) == (3, 6, 2)
