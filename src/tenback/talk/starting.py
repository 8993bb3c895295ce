"""Who starts: each seat says how gladly it would, without numbers, and the table names the starter (G5, Q3)."""

from collections.abc import Mapping
from enum import StrEnum

from tenback.core import Chance, Seat

__all__ = ["STARTER_BY_AGREEMENT", "Gladly", "starter"]


class Gladly(StrEnum):
    """How gladly a seat would start, the gladdest first."""

    GLADLY = "gladly"
    WILLING = "willing"
    RATHER_NOT = "rather-not"


STARTER_BY_AGREEMENT = {"the-game": "G5", "quick-and-easy": "Q3"}
"""The games whose players look at their hands and then agree who starts, with the rule that says so."""


def starter(offers: Mapping[Seat, Gladly], chance: Chance) -> Seat:
    """The gladdest seat; among equally glad ones the lot decides."""
    gladdest = next(level for level in Gladly if level in offers.values())
    tied = sorted(seat for seat, level in offers.items() if level is gladdest)
    return tied[chance.below(len(tied))]
