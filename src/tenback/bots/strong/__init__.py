"""`strong`: `fast`, checked by playing on in worlds that fit all that the seat knows, as long as the budget lasts."""
