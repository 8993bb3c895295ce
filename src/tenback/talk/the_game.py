"""What may be said in The Game (G14)."""

from collections.abc import Mapping

from tenback.talk.signals import GoAhead, KeepOff, SmallSteps, Talk

__all__ = ["talk"]

PILES = ("up1", "up2", "down1", "down2")

ALLOWED = Talk.of(
    "G14",
    "say keep-off, keep-off-strongly, small-steps or go-ahead, and a pile: up1, up2, down1 or down2",
    *(KeepOff(pile) for pile in PILES),
    *(KeepOff(pile, strongly=True) for pile in PILES),
    *(SmallSteps(pile) for pile in PILES),
    *(GoAhead(pile) for pile in PILES),
)


def talk(_: Mapping[str, object]) -> Talk:
    return ALLOWED
