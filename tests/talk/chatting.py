"""What a table answers to messages that one person writes, one after another."""

from tenback.table import Declined, wishes
from tests.table.evening import playing

__all__ = ["declined"]


def declined(*texts: str) -> str | None:
    """The words for which the last message is declined, or None when it is written; all the others are."""
    evening = playing("the-game", 2, people=2, talk="open")
    *earlier, last = texts
    for text in earlier:
        evening.does(wishes.chat, "ada", text)
    try:
        evening.does(wishes.chat, "ada", last)
    except Declined as no:
        return str(no.facts["words"])
    return None
