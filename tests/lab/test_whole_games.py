"""What the kernels tell of whole games is what the rules, asked step by step, tell of the same games."""

from typing import Any

import numpy as np
import pytest

from tenback import bots, games, kernels
from tenback.core import Chance
from tenback.lab.rows import Watched

pytestmark = pytest.mark.skipif(not kernels.AVAILABLE, reason="without Numba the kernels take minutes")


def test_games_of_the_game_are_those_of_the_bot():
    """Alone nobody is asked who starts, so that the dice deal and do nothing else."""
    from tenback.bots.the_game.weights import weights_for  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.dice import dice  # noqa: PLC0415 - the same
    from tenback.kernels.the_game import rules, whole_games  # noqa: PLC0415 - the same

    game, fast = games.get("the-game"), bots.get("the-game", "fast")
    weights = weights_for(1, silent=True, expert=False, on_fire=False)
    played, rolls, array = whole_games.play_and_tell(weights, 1, 12, 5), dice(5), rules.empty(1)
    for number in range(12):
        rules.deal(array, rolls, 0)
        state: Any = game.position(rules.decode(array))
        actions = 0
        while state.ending is None:
            for action in fast.act(state.view(0), (), 1.0, Chance("x")):
                state = state.play(action)
                actions += 1
        told = [int(column[number]) for column in played]
        assert told == [state.ending.left, 0, actions, len(state.draw)]
    assert (played.left == 0).any()  # laying the last card ends the game without an `end`
    assert (played.left > 0).any()


def test_the_gladdest_seat_starts():
    from tenback.bots.the_game.weights import weights_for  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.the_game import whole_games  # noqa: PLC0415 - the same

    weights = weights_for(3, silent=False, expert=False, on_fire=False)
    assert set(whole_games.play_and_tell(weights, 3, 60, 5).starter.tolist()) == {0, 1, 2}


def test_actions_of_quick_and_easy_are_counted(monkeypatch):
    """Counted once more, turn by turn, while the batch runs as plain Python."""
    from tenback.kernels.dice import dice  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.quick_and_easy import whole_games  # noqa: PLC0415 - the same
    from tenback.kernels.quick_and_easy.rules import DECK_END, DRAWN, left  # noqa: PLC0415 - the same
    from tenback.kernels.quick_and_easy.search import NO_NET  # noqa: PLC0415 - the same
    from tenback.kernels.quick_and_easy.turns import finish  # noqa: PLC0415 - the same

    weights = np.array([0, 1, 0.5, 0.5, 0.3, 0.3, *[0] * 10])
    how: Any = {"pro": False, "heard": whole_games.OPEN, "depth": 2, "worlds": 2}
    played = whole_games.play_and_tell(weights, 2, games=8, seed=3, **how)
    counted = list[list[int]]()

    def watched(state, turns, best):
        if left(state) == 50:  # the first turn of a game
            counted.append([0, 0, 0])
        laid = finish(state, turns, best)
        counted[-1][0] = left(state)
        counted[-1][1] += laid.bit_count() + (left(state) > 0)
        counted[-1][2] = state[DECK_END] - state[DRAWN]
        return laid

    monkeypatch.setattr(whole_games, "finish", watched)
    results = np.zeros((8, 3), np.int8)
    with np.errstate(over="ignore"):
        whole_games.play_batch.py_func(results, 2, *how.values(), weights, NO_NET, dice(3))  # type: ignore[attr-defined]
    assert counted == np.stack([played.left, played.actions, played.draw], 1).tolist()
    assert played.starter.tolist() == [0, 1] * 4
    assert 0 in played.left
    assert (played.left > 0).any()


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"fiasco": True}), (1, {})])
def test_busts_and_prices_of_ten_are_those_of_the_referee(seats, options):
    from tenback.bots.ten.weights import mind_for  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.dice import dice  # noqa: PLC0415 - the same
    from tenback.kernels.ten import layout, rules, whole_games  # noqa: PLC0415 - the same
    from tenback.kernels.ten.turns import choose  # noqa: PLC0415 - the same

    game: Any = games.get("ten")
    looked_at: Any = game.deal(seats, Chance("x"), **options)
    table = looked_at.table
    mind, deck, holders = mind_for(table), [*map(int, table.options.deck.cards(seats))], len(table.seats)
    settled = whole_games.Settled(
        table.options.limit or 0, table.options.fiasco, table.options.solo_duplicates_only_buy
    )
    played = whole_games.play_and_tell(mind, mind, (whole_games.FIRST,) * holders, deck, games=4, seed=9, table=settled)
    rolls, array, cards = dice(9), rules.empty(len(deck)), np.array(deck, np.int8)  # shuffled on from game to game
    for number in range(4):
        starter = 0 if seats == 1 else number % seats
        rules.deal(array, cards, holders, starter, settled.limit, settled.fiasco, settled.duplicates, rolls)
        state, watched = game.position(layout.decode(array, looked_at.position()["options"])), Watched("ten")
        watched(state)
        while state.ending is None:
            action = choose(array, mind)
            rules.play(array, action)
            state = state.play(game.action(layout.TEXTS[action]))
            watched(state)
        told = watched._known(number, ["fast"] * seats, state.ending)
        assert (told["starter"], told["actions"]) == (starter, played.actions[number])
        assert told["prices"] == " ".join(map(str, played.prices[number]))
        for seat in range(holders):
            assert (told[f"busts_{seat}"], told[f"score_{seat}"]) == (
                played.busts[number, seat],
                played.scores[number, seat],
            )
    assert played.busts.sum() > 0
    assert any(played.prices)
