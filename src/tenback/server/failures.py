"""How every request that fails is answered."""

from math import ceil

import msgspec
from starlette.responses import Response

from tenback.protocol.pages import Problem
from tenback.table import Declined

__all__ = ["failed", "nothing_here"]


def nothing_here() -> Declined:
    """As where there is nothing, also where it is nobody's business that there is something."""
    return Declined("not-found", "There is nothing here; / is where to start.")


def failed(status: int, why: Declined) -> Response:
    """A key and facts for translators, and an English sentence; and after how many seconds to ask again."""
    problem = Problem(why.key, why.sentence, dict(why.facts))
    later = None if why.after is None else {"retry-after": str(max(1, ceil(why.after)))}
    return Response(msgspec.json.encode(problem), status, later, "application/json")
