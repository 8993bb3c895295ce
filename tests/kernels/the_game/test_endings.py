"""Endings in full sight: the kernel finds a way exactly where trying everything finds one."""

import random

from tenback.games.the_game import CARDS, GAME
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.the_game import endings, rules


def test_an_ending_is_won_where_trying_everything_finds_a_way():
    rng = random.Random("endings")
    seen = set()
    climb = endings.ladder()
    for _ in range(300 if AVAILABLE else 10):
        seats = rng.randrange(1, 4)
        cards = rng.sample(CARDS, rng.randrange(seats, 7))
        hands = [sorted(cards[seat::seats]) for seat in range(seats)]
        free = [card for card in CARDS if card not in cards]
        state = GAME.position(
            {
                "game": "the-game",
                "options": {},
                "piles": dict(zip(("up1", "up2", "down1", "down2"), rng.sample(free, 4), strict=True)),
                "hands": hands,
                "draw": [],
                "turn": 0,
                "played": 0,
            }
        )
        found = endings.winnable(climb, rules.encode(state), 10**6)
        assert found == can_win(state, {})
        seen.add(found)
    assert seen == {0, 1}


def can_win(state, known):
    if state.ending:
        return int(state.ending.won)
    if state not in known:
        known[state] = int(any(can_win(state.play(action), known) for action in state.actions()))
    return known[state]
