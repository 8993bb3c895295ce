"""The laboratory: matches between bots, and what tunes them. Everything is measured through the public contract."""
