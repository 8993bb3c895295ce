"""Face to Face: its bots by strength, and the judge of its reviews."""
