"""Quick & Easy: its bots by strength, and the judge of its reviews."""
