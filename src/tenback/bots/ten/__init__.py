"""TEN: its bots by strength, and the judge of its reviews."""
