"""What may be said in Quick & Easy (Q10), and in its variant for professionals (Q11)."""

from collections.abc import Mapping

from tenback.talk.signals import Hold, KeepOff, Talk, Trick, Want

__all__ = ["talk"]

COLOURS = ("R", "B", "G", "Y", "P")
HEIGHTS = ("high", "middle", "low")
PILES = ("up", "down")

ALLOWED = Talk.of(
    "Q10",
    "say hold and a colour (R, B, G, Y or P), perhaps with high, middle or low; "
    "or want, keep-off or trick, and a pile: up or down",
    *(Hold(colour) for colour in COLOURS),
    *(Hold(colour, height) for colour in COLOURS for height in HEIGHTS),
    *(Want(pile) for pile in PILES),
    *(KeepOff(pile) for pile in PILES),
    *(Trick(pile) for pile in PILES),
)
FOR_PROS = Talk.of(
    "Q11",
    "with pro, say hold and a colour (R, B, G, Y or P), or want or trick, and a pile: up or down",
    *(Hold(colour) for colour in COLOURS),
    *(Want(pile) for pile in PILES),
    *(Trick(pile) for pile in PILES),
    text=False,
)


def talk(options: Mapping[str, object]) -> Talk:
    return FOR_PROS if options.get("pro") is True else ALLOWED
