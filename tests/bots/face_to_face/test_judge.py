"""Face to Face's judge, where one turn wins and another loses."""

from tenback import games
from tests.bots.judges import wins


def test_face_to_face_is_won_by_the_last_card():
    game = games.get("face-to-face")
    data = {"game": game.slug, "options": {}, "turn": 0, "played": 0, "gave": False, "draws": [[], []]}
    piles = [{"up": 40, "down": 5}, {"up": 30, "down": 3}]
    state = game.position({**data, "piles": piles, "hands": [[41, 42, 43], [31, 50]]})
    assert wins(game, state, "41>up 42>up 43>up") == [1, 0]
    assert wins(game, state, "42>up 43>up end") == [0, 1]  # 41 alone is left: a single last card loses (F10)
