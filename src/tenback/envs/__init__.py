"""Doors to the tools of others: Gymnasium, PettingZoo and OpenSpiel, and many tables at once. `docs/environments.md`.

`gym`, `zoo` and `spiel` need `pip install tenback[envs]`; nothing else of tenback does.
"""
