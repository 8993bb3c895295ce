"""Who starts: each seat says how gladly it would, without numbers, and the table names the starter (G5, Q3)."""

from collections.abc import Mapping
from enum import StrEnum

from tenback.core import Chance, Seat

__all__ = ["Gladly", "lot", "starter"]


class Gladly(StrEnum):
    """How gladly a seat would start, the gladdest first."""

    GLADLY = "gladly"
    WILLING = "willing"
    RATHER_NOT = "rather-not"


def starter(offers: Mapping[Seat, Gladly], chance: Chance) -> Seat:
    """The gladdest seat; among equally glad ones the lot decides."""
    gladdest = next(level for level in Gladly if level in offers.values())
    tied = sorted(seat for seat, level in offers.items() if level is gladdest)
    return tied[chance.below(len(tied))]


def lot(seed: str) -> Chance:
    """What decides among equally glad seats: it comes from the deal's own seed, so that it can be checked, and from
    nothing that anyone knows by then.
    """
    return Chance(f"{seed} starts")
