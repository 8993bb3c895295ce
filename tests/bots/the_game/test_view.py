"""The Game as its kernel sees it: words by their level, worlds that fit them, and games that are the bot's own."""

from typing import Any

import pytest

from tenback.bots.the_game import view as view_of
from tenback.bots.the_game.weights import weights_for
from tenback.core import Chance
from tenback.games.the_game import CARDS, GAME, Pile
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.the_game import play_out, rules, search, signals, turns, worlds, worth
from tenback.record import Said
from tests.bots.the_game.players import BUDGET, FAST, first_words, positions, words


def test_every_level_has_the_word_that_is_published():
    words = ["go-ahead", "small-steps", "keep-off", "keep-off-strongly"]
    levels = [signals.GO_AHEAD, signals.SMALL_STEPS, signals.KEEP_OFF, signals.STRONGLY]
    for pile in Pile:
        assert [str(view_of.SIGNALS[level, pile]) for level in levels] == [f"{word} {pile}" for word in words]
    assert {str(said): meant for meant, said in view_of.SIGNALS.items()} == view_of.HEARD


def test_words_are_taken_exactly_only_where_everybody_talks_so():
    state: Any = GAME.deal(3, Chance("alike"))
    said, view = first_words(FAST, state), state.view(0)
    assert len(said) == 12
    assert (view_of.exactly_meant(view, said) == view_of.standing(view, said)).all()
    assert (view_of.exactly_meant(view, said)[:3] != signals.SILENT).all()
    later = [*said, Said(3, 2, "go-ahead up1")]
    assert (view_of.exactly_meant(view, later) == view_of.standing(view, later)).all(), (
        "later words are of what has changed"
    )
    for otherwise in (said[:-1], said[:8], [*said[:8], *(Said(n, 2, word.signal) for n, word in enumerate(said[8:]))]):
        assert (view_of.exactly_meant(view, otherwise) == signals.SILENT).all()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_fit_what_is_seen_and_what_was_said(seats):
    rolls = dice(11)
    fitting = asked = 0
    for state, said in positions(FAST, seats, {}, f"worlds {seats}"):
        if state.turn is None:
            break
        view = state.view(state.turn)
        heard = view_of.standing(view, said)
        trials = search.trials()
        view_of.sit_down(trials.mine, view, heard)
        for _ in range(5):
            world = view_of.table_of(view)
            missed = worlds.imagine(trials.mine, world, state.turn, rolls, trials.pool)
            position = rules.decode(world)
            dealt = [*position["draw"], *(card for hand in position["hands"] for card in hand)]
            assert sorted([*dealt, *view.laid]) == list(CARDS)
            assert list(map(len, position["hands"])) == list(map(len, state.hands))
            assert tuple(position["hands"][state.turn]) == state.hands[state.turn]
            asked += 1
            if missed == 0:
                fitting += 1
                for seat, hand in enumerate(position["hands"]):
                    assert hand == sorted(hand)
                    if hand:
                        assert words(state.view(seat), hand) == tuple(heard[seat])
    assert fitting > 0.9 * asked


def test_games_in_the_kernel_are_those_of_the_bot():
    """The compiled policy and the bot, asked through views, lay the same cards."""
    seats, games = 3, 6 if AVAILABLE else 1
    for number in range(games):
        array = rules.dealt(seats, 100 + number)
        state = GAME.position(rules.decode(array))
        said: list[Said] = []
        desk = worth.workspace()
        play_out.own(desk.owners, array)
        weights = weights_for(seats, silent=False, expert=False, on_fire=False)
        while state.turn is not None:
            for seat in range(seats):
                said += [Said(0, seat, str(w)) for w in FAST.signals(state.view(seat), said, BUDGET, Chance("x"))]
            unplayed = play_out.speak(desk, array, 0)
            view = state.view(state.turn)
            heard = view_of.standing(view, said)
            assert all((heard[s] == desk.said[s]).all() for s in range(seats) if state.hands[s])
            assert turns.plan(desk, array, weights, unplayed, turns.BASES, False)  # noqa: FBT003 - compiled functions take no keywords
            turn = int(desk.best[0])
            assert FAST.act(view, said, BUDGET, Chance("x")) == view_of.actions_of(view, turn)
            play_out.perform(desk.owners, array, turn)
            for action in view_of.actions_of(view, turn):
                state = state.play(action)
            assert rules.decode(array) == state.position()
