"""The deal of the day: which deals there are, who has tried them, what strong bots make of them, and what is told."""

from tenback.server.daily.deals import DEALS, Almanac, Deal
from tenback.server.daily.tries import Tries, Try

__all__ = ["DEALS", "Almanac", "Deal", "Tries", "Try"]
