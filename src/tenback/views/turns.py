"""What a turn at piles asks of its player and brings, as far as that player can know."""

from msgspec import Struct

from tenback.views.endings import Ending

__all__ = ["PileTurn"]


class PileTurn(Struct, tag_field="game", forbid_unknown_fields=True):
    owes: int  # cards that must still be laid before it may end
    draws: int  # cards that are drawn if it ends now
    ending: Ending | None  # how the game is over if it ends now; null: it is not, or nobody can know
