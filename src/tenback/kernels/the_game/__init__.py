"""The Game, compiled: its rules, whole turns, signals, worlds, endings, and games played out."""

from functools import cache

__all__ = ["prepare"]


@cache
def prepare() -> None:
    """Call every compiled entry point once, so that all is compiled and kept on disk."""
    import numpy as np  # noqa: PLC0415 - only when asked

    from tenback.kernels.dice import dice  # noqa: PLC0415 - the same
    from tenback.kernels.the_game import (  # noqa: PLC0415 - the same
        at_random,
        play_out,
        rules,
        search,
        signals,
        turns,
        whole_games,
        worth,
    )

    at_random.random_games(1, 1, 2)
    state = rules.dealt(2, 1)
    rules.play(state, rules.NUMBERS["end"])
    rules.left(state)
    weights = worth.weights_of(dict.fromkeys(worth.NAMES, 0.0))
    whole_games.play_games(weights, 2, 1, 1)
    state, trials = rules.dealt(2, 1), search.trials(1)
    mine = trials.mine
    play_out.own(mine.owners, state)
    unplayed = int(signals.look(mine.owners, state, mine.rank, mine.order, mine.rows, mine.before))
    signals.words(mine.owners, mine.rows, 2, mine.said)
    signals.say(mine.before, mine.said, 0, unplayed, 7, mine.sets)
    turns.plan(mine, state, weights, unplayed, 1, False)
    turns.price(mine, 7, int(mine.best[0]))
    trials.turns[:] = mine.best
    policy = play_out.Policy(weights, 0, 1)
    search.try_out(trials, state, policy, 1, 0, 1, 1, 0.5, dice(1))
    play_out.play_out(mine, trials.theirs, state, policy, trials.turns[:1], dice(1), np.zeros((1, 1)))
