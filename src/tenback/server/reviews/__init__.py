"""Reviews of games that have ended: asked for once, worked out behind the bots' thinking, and kept."""

from tenback.server.reviews.making import Making
from tenback.server.reviews.shelf import Shelf

__all__ = ["Making", "Shelf"]
