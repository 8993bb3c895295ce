"""The tables that the checkers of others look at: every game, few and many players, every option."""

from typing import Any

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("the-game", 1, {}),
    ("the-game", 2, {"on_fire": True}),
    ("the-game", 5, {"expert": True, "short_hands": True}),
    ("quick-and-easy", 2, {}),
    ("quick-and-easy", 5, {"pro": True}),
    ("face-to-face", 2, {}),
    ("face-to-face", 2, {"last_card": "wins"}),
    ("ten", 1, {"limit": 7, "solo_duplicates_only_buy": False}),
    ("ten", 2, {"fiasco": True}),
    ("ten", 5, {"deck": "full"}),
)


def label(table):
    game, seats, options = table
    return "-".join((game, str(seats), *options))
