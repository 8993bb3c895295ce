"""Strong bots that think until they are let go: the seed of their dice is a path, as in `mischief`."""

from tenback import bots
from tests.server.workers.mischief import Misbehaving


def get(slug, strength):
    return Misbehaving("waits") if strength == "strong" else bots.get(slug, strength)
