"""Four number-card games on one table: The Game, Quick & Easy, Face to Face and TEN."""

__version__ = "0.1.0"
