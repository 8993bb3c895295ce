"""The Game, compiled: its rules, whole turns, signals, worlds, endings, and games played out."""

from functools import cache

__all__ = ["prepare"]


@cache
def prepare() -> None:
    """Call every compiled entry point once, so that all is compiled and kept on disk."""
    from tenback.kernels.the_game import at_random, batch, greedy, meaning, rules, turns  # noqa: PLC0415 - only when asked

    at_random.random_games(1, 1, 2)
    greedy.greedy_games(1, 1, 2)
    state = rules.dealt(2, 1)
    rules.play(state, int(rules.NUMBERS["end"]))
    rules.left(state)
    weights = turns.weights_of(dict.fromkeys(turns.NAMES, 0.0))
    batch.play_games(weights, 2, 1, 1)
    state = rules.dealt(2, 1)
    table = turns.desk()
    batch.own(table.owners, state)
    unplayed = meaning.look(table.owners, state, table.rank, table.order, table.rows, table.before)
    meaning.words(table.owners, table.rows, 2, table.said)
    meaning.say(table.before, table.said, 0, int(unplayed), 7, table.sets)
    turns.plan(table, state, weights, int(unplayed), 1, False)
    turns.price(table, 7, int(table.best[0]))
