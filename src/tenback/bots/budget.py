"""How long a bot may think."""

__all__ = ["BUDGET", "check_budget"]

BUDGET = 1.0  # seconds that a bot may think about a decision, unless somebody says otherwise


def check_budget(budget: float) -> None:
    """ValueError for a time in which nobody can think."""
    if not budget > 0:  # so is no number
        raise ValueError(f"A budget is the seconds a bot may think, more than 0; not {budget!r:.40}.")
