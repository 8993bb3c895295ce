"""Quick & Easy's judge, where one turn wins and another loses."""

from tenback import games
from tests.bots.judges import wins


def test_quick_and_easy_keeps_a_pile_open_for_the_next_player():
    game = games.get("quick-and-easy")
    data = {"game": game.slug, "options": {}, "piles": {"up": "G5", "down": "B1"}, "draw": [], "turn": 0, "played": 0}
    state = game.position({**data, "hands": [["P6", "R9"], ["Y7"]]})
    won = {turn: wins(game, state, turn) for turn in ("P6>up end", "R9>up end", "P6>up R9>up end")}
    assert won == {"P6>up end": [1], "R9>up end": [0], "P6>up R9>up end": [0]}
