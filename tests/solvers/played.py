"""A whole game between bots as a record: `python -m tests.solvers.played the-game novice,fast "a seed" > it.json`."""

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from tenback import bots, games, record, talk
from tenback.core import Chance

BUDGET = 0.02  # seconds a decision


def played(slug: str, names: Sequence[str], seed: str, options: Mapping[str, Any] | None = None) -> record.Record:
    """Each bot sees its seat's view and hears what was said; after each turn everybody may speak."""
    game = games.get(slug)
    seats = [f"{name.capitalize()} {'ABCDE'[seat]}" for seat, name in enumerate(names)]
    players = [bots.get(slug, name) for name in names]
    told = record.begin(game, seats, seed, first=None if len(names) == 1 or slug == "ten" else 0, **(options or {}))
    questions = 0

    def chance() -> Chance:
        nonlocal questions
        questions += 1
        return Chance(f"{seed} question {questions}")

    speaks = bool(talk.signals(slug, told.options))
    turn_over = True
    while (seat := told.state.turn) is not None:
        if turn_over and speaks:
            for speaker, bot in enumerate(players):
                for signal in bot.signals(told.state.view(speaker), told.signals, BUDGET, chance()):
                    told = told.said(speaker, signal)
        if seat >= len(players):  # TEN's automatic opponent has one action at a time (T23)
            told = told.played(told.state.actions()[0])
            continue
        for action in players[seat].act(told.state.view(seat), told.signals, BUDGET, chance()):
            told = told.played(action)
            turn_over = str(action) == "end"
    return told


def main(slug: str, names: str, seed: str) -> None:
    sys.stdout.write(record.to_json(played(slug, names.split(","), seed)))


if __name__ == "__main__":
    main(*sys.argv[1:])
