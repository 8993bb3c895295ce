"""What the tests of the compiled Quick & Easy ask with: sets of cards, tables, and the rulebook's own ways to go on."""

from typing import Any

from tenback import games
from tenback.games.quick_and_easy import CARDS

GAME: Any = games.get("quick-and-easy")
TABLES = [(seats, pro) for seats in GAME.seats for pro in (False, True)]


def as_set(cards):
    return sum(1 << card for card in cards)


def cards_in(made):
    return [card for card in CARDS if made >> card & 1]


def ways(state):
    """Every state that the seat on turn can leave, by the rulebook."""
    found = set()
    for action in state.actions():
        after = state.play(action)
        if str(action) == "end" or after.ending:
            found.add(after)
        else:
            found |= ways(after)
    return found
