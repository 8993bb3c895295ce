"""Bots: legal, honest, blind to what their seat may not know, and better than chance."""

import random
import subprocess
import sys
from copy import copy
from typing import Any

import pytest

from tenback import bots, games, talk
from tenback.core import Chance, TenbackError
from tenback.record import Said
from tenback.talk import Gladly
from tests.bots.players import BUDGET, asked, played
from tests.bots.positions import face_to_face, quick_and_easy, ten, the_game
from tests.conformance.players import late_position
from tests.conformance.tables import every_combination, label
from tests.conformance.twins import twin

TABLES = list(every_combination())


# The shelf of bots


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_every_game_is_played_at_four_strengths(slug):
    assert bots.strengths(slug) == ("random", "novice", "fast", "strong")
    for strength in bots.strengths(slug):
        bot = bots.get(slug, strength)
        assert isinstance(bot, bots.Bot)
        assert type(bot).__name__ == strength.title()
        assert bot is bots.get(slug, strength)
        assert bots.is_compiled(slug, strength) is (strength in {"fast", "strong"})


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_a_strong_bot_without_a_clock_does_the_same_work_on_a_busy_machine(slug):
    strong = bots.get(slug, "strong")
    unhurried: Any = bots.unhurried(slug)
    assert unhurried is not strong  # whose clock runs
    assert unhurried._clock() == unhurried._clock()
    assert type(unhurried) is type(strong)


@pytest.mark.parametrize("strength", ["grandmaster", "", "Novice", None, 3, ["novice"]])
def test_an_unknown_strength_is_told_which_there_are(strength):
    with pytest.raises(bots.UnknownBot, match="there are random, novice"):
        bots.get("ten", strength)


def test_an_unknown_game_is_told_the_shelf():
    for ask in (lambda: bots.get("chess", "novice"), lambda: bots.strengths("chess")):
        with pytest.raises(TenbackError, match="on the shelf are the-game"):
            ask()


def test_a_game_without_a_folder_of_bots_is_played_by_chance(monkeypatch):
    slug = "a-fifth-game"
    fifth = copy(games.get("ten"))
    monkeypatch.setattr(fifth, "slug", slug, raising=False)
    monkeypatch.setitem(games.SHELF, slug, fifth)
    assert bots.strengths(slug) == ("random",)
    assert not bots.is_compiled(slug, "fast")
    assert isinstance(bots.get(slug, "random"), bots.Bot)
    with pytest.raises(bots.UnknownBot, match=r"there are random\.$"):
        bots.get(slug, "novice")


def test_looking_at_the_shelf_and_playing_as_a_novice_take_no_compiler():
    """A server looks there at every scene, and its start should not wait for half a second of Numba."""
    script = """
import sys
from tenback import bots, games
for game in games.shelf():
    assert [bots.is_compiled(game.slug, name) for name in bots.strengths(game.slug)] == [False, False, True, True]
    bots.get(game.slug, "random"), bots.get(game.slug, "novice")
print(sorted({"numba", "numpy"} & sys.modules.keys()))
"""
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    assert told.stdout == "[]\n"


# Every choice, in whole games and near their ends


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_choices_are_legal_and_depend_on_nothing_unseen(table):
    slug, players, options = table
    game, rng = games.get(slug), random.Random(label(table))
    play(game, game.deal(players, Chance(f"bots {label(table)}"), **options), options, rng, closely=0.1)
    for _ in range(2):
        play(game, late_position(game, players, options, rng), options, rng, closely=1)


def play(game, state, options, rng, *, closely):
    """A game in which now one bot chooses, now the other; some of the states are looked at closely."""
    said: list[Said] = []
    actions = 0
    while state.turn is not None:
        if rng.random() < closely:
            same_answers_in_a_twin(game, state, said, rng)
        for seat in range(seats_of(state)):
            for signal in asked("novice", "signals", state, seat, said):
                assert talk.read(game.slug, options, str(signal)) == signal
                said.append(Said(actions, seat, str(signal)))
        turn = asked(rng.choice(("random", "novice", "novice")), "act", state, state.turn, said)
        state = played(state, turn)
        actions += len(turn)


def same_answers_in_a_twin(game, state, said, rng):
    for seat in range(seats_of(state)):
        other = twin(game, state, seat, rng)
        if (other.turn, other.ending) != (state.turn, state.ending):
            continue  # everyone is told that a game has ended: these two can be told apart
        for strength in ("random", "novice", "fast"):  # `strong` with its clock held still: tests/bots
            for kind in ("act", "signals", "gladly") if state.turn == seat else ("signals", "gladly"):
                assert asked(strength, kind, other, seat, said) == asked(strength, kind, state, seat, said)


def seats_of(state):
    data = state.position()
    return len(data["seats"] if "seats" in data else data["hands"])


# Questions that have no answer


@pytest.mark.parametrize("strength", ["random", "novice"])
@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_a_bot_acts_only_on_its_turn_and_only_from_a_view(slug, strength):
    bot, state = bots.get(slug, strength), games.get(slug).deal(2, Chance("turns"), first=1)
    for view, sentence in (
        (state.view(0), "Seat 0 is not on turn; ask with the view of seat 1."),
        (state.view(None), "A spectator does not act"),
        (over(state).view(0), "The game has ended, so seat 0 has nothing to do."),
    ):
        with pytest.raises(bots.NotOnTurn, match=sentence):
            bot.act(view, (), BUDGET, Chance("dice"))
    for ask in (bot.act, bot.signals, bot.gladly):
        with pytest.raises(TypeError, match=r"not a .*State"):
            ask(state, (), BUDGET, Chance("dice"))


def test_a_novice_plays_its_own_game_only():
    view = games.get("the-game").deal(2, Chance("a")).view(0)
    with pytest.raises(TypeError, match=r"games\.ten\.game\.View, not a tenback\.games\.the_game\.View"):
        bots.get("ten", "novice").act(view, (), BUDGET, Chance("dice"))


def over(state):
    while state.turn is not None:
        state = state.play(state.actions()[0])
    return state


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_nobody_speaks_who_has_nothing_to_say(slug):
    state = games.get(slug).deal(2, Chance("talk"))
    for view in (over(state).view(0), state.view(None)):
        assert bots.get(slug, "novice").signals(view, (), BUDGET, Chance("dice")) == ()
    assert bots.get(slug, "random").signals(state.view(0), (), BUDGET, Chance("dice")) == ()


def test_the_automatic_opponent_of_solo_ten_does_what_it_must_whoever_is_asked():
    state = games.get("ten").deal(1, Chance("solo"), limit=7)
    while state.turn != 1:
        state = state.play(state.actions()[0])
    for strength in bots.strengths("ten"):
        assert asked(strength, "act", state, 1, ()) == state.actions()


@pytest.mark.parametrize("strength", ["random", "novice", "fast", "strong"])
@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_no_time_is_an_error_that_says_so(slug, strength):
    view = games.get(slug).deal(2, Chance("no time"), first=0).view(0)
    for budget in (0, -1, float("nan")):
        with pytest.raises(ValueError, match="A budget is the seconds a bot may think, more than 0; not "):
            bots.get(slug, strength).act(view, (), budget, Chance("dice"))


# Who starts


@pytest.mark.parametrize(
    ("state", "gladly"),
    [
        (the_game((1, 1, 100, 100), (2, 3, 50, 51, 52, 53, 54), range(60, 67)), Gladly.GLADLY),
        (the_game((1, 1, 100, 100), (5, 98, 50, 51, 52, 53, 54), range(60, 67)), Gladly.WILLING),
        (the_game((1, 1, 100, 100), (20, 80, 50, 51, 52, 53, 54), range(60, 67)), Gladly.RATHER_NOT),
        (quick_and_easy(None, None, ("R1", "B5"), ("G5", "G6")), Gladly.GLADLY),
        (quick_and_easy(None, None, ("R3", "B5"), ("G5", "G6")), Gladly.WILLING),
        (quick_and_easy(None, None, ("R6", "B5"), ("G5", "G6")), Gladly.RATHER_NOT),
        (face_to_face((1, 60), (1, 60), (2, 3, 4, 5, 6, 7)), Gladly.WILLING),
        (ten(), Gladly.WILLING),
    ],
)
def test_how_gladly_a_novice_would_start(state, gladly):
    assert asked("novice", "gladly", state, 0, ()) is gladly


def test_chance_is_glad_by_chance():
    view = games.get("the-game").deal(2, Chance("a")).view(0)
    assert {bots.get("the-game", "random").gladly(view, (), BUDGET, Chance(str(n))) for n in range(30)} == set(Gladly)


# A novice beats chance


def ended(game, strengths, seed, **options):
    """How a game ends between bots of these strengths, by seat, who talk if they can."""
    state, actions = game.deal(len(strengths), Chance(seed), **options), 0
    said: list[Said] = []
    while state.turn is not None:
        for seat, strength in enumerate(strengths):
            said += [Said(actions, seat, str(word)) for word in asked(strength, "signals", state, seat, said)]
        turn = bots.get(game.slug, strengths[state.turn]).act(
            state.view(state.turn), said, BUDGET, Chance(f"{seed} {actions}")
        )
        state, actions = played(state, turn), actions + len(turn)
    return state.ending


@pytest.mark.parametrize(
    ("slug", "players"), [("the-game", 1), ("the-game", 3), ("quick-and-easy", 2), ("quick-and-easy", 4)]
)
def test_a_team_of_novices_leaves_far_fewer_cards(slug, players):
    game = games.get(slug)
    left = {
        strength: sum(ended(game, [strength] * players, f"team {number}").left for number in range(8))
        for strength in ("random", "novice")
    }
    assert left["novice"] < left["random"] / 2


@pytest.mark.parametrize("table", [("face-to-face", 2), ("ten", 2), ("ten", 4)])
def test_a_novice_beats_chance(table):
    slug, players = table
    won = 0
    for number in range(8):
        novice = number % players
        strengths = ["novice" if seat == novice else "random" for seat in range(players)]
        won += ended(games.get(slug), strengths, f"duel {number}").winners == (novice,)
    assert won == 8
