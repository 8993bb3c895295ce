"""When a turn is called costly."""

from tenback.review.weighing import Estimate

__all__ = ["COSTLY", "is_costly"]

COSTLY = 0.10  # of a chance; less is told in figures, but not called costly


def is_costly(cost: Estimate) -> bool:
    """Whether a turn that cost so much is: beyond doubt, and not little."""
    return cost.beyond_doubt and cost.value >= COSTLY
