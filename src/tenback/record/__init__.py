"""A game as text."""
