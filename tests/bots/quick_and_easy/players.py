"""Quick & Easy's bots as the tests ask them, and the talk at their table."""

from typing import Any

from tenback import games, talk
from tenback.bots.quick_and_easy.fast import Fast
from tenback.bots.quick_and_easy.novice import Novice
from tenback.bots.quick_and_easy.strong import Strong
from tenback.core import Chance
from tenback.record import Said

__all__ = ["BOTS", "BUDGET", "GAME", "NOVICE", "TABLES", "asked", "positions", "table_talk"]


GAME: Any = games.get("quick-and-easy")


TABLES = [(seats, pro) for seats in GAME.seats for pro in (False, True)]


BUDGET = 0.002  # seconds' worth of work, whatever the clock says


NOVICE = Novice()


BOTS = {"fast": Fast(), "strong": Strong(clock=lambda: 0.0)}


def asked(strength, kind, state, seat, said):
    return getattr(BOTS[strength], kind)(state.view(seat), said, BUDGET, Chance("dice"))


def table_talk(state, said, actions):
    """Everyone speaks, one after the other, as after each turn."""
    for seat in range(len(state.hands)):
        spoken = asked("fast", "signals", state, seat, said)
        assert len({talk.about(str(word)) for word in spoken}) == len(spoken), "one word about each thing"
        for word in spoken:
            assert talk.read(GAME.slug, {"pro": state.options.pro}, str(word)) == word
        said = [*said, *(Said(actions, seat, str(word)) for word in spoken)]
    return said


def positions(seed):
    """Of the first halves of games that two play without a word."""
    for number in range(50):
        state = GAME.deal(2, Chance(f"{seed} {number}"))
        while state.turn is not None and len(state.draw) > 20:
            yield state
            for action in asked("fast", "act", state, state.turn, ()):
                state = state.play(action)
