"""The Game, compiled."""
