"""How every request that fails is answered."""

import msgspec
from starlette.responses import Response

from tenback.protocol.pages import Problem
from tenback.table import Declined

__all__ = ["failed"]


def failed(status: int, why: Declined) -> Response:
    """A key and facts for translators, and an English sentence."""
    problem = Problem(why.key, why.sentence, dict(why.facts))
    return Response(msgspec.json.encode(problem), status, media_type="application/json")
