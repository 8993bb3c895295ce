"""Answers made smaller, as far as whoever asks can read that."""

import gzip
import re
from collections.abc import Callable
from functools import partial

import brotli
from starlette.requests import Request

__all__ = ["AT_ONCE", "CODINGS", "best", "takes"]

CODINGS: dict[str, Callable[[bytes], bytes]] = {
    "br": brotli.compress,
    "gzip": partial(gzip.compress, compresslevel=9, mtime=0),
}
"""By their names in `Accept-Encoding`, the smallest first. They take their time: for what is compressed once."""

AT_ONCE: dict[str, Callable[[bytes], bytes]] = {
    "br": partial(brotli.compress, quality=5),
    "gzip": partial(gzip.compress, compresslevel=6, mtime=0),
}
"""The same for what somebody waits for: a page takes a millisecond."""

OFFERED = re.compile(r"\s*([^\s;]+)\s*(?:;\s*q\s*=\s*([0-9.]+)\s*)?")
REFUSED = re.compile(r"0(\.0*)?")


def best(request: Request) -> str | None:
    """The coding that makes an answer smallest; None where only the plain bytes are understood."""
    return next((coding for coding in CODINGS if takes(request, coding)), None)


def takes(request: Request, coding: str) -> bool:
    """Whether a coding may be sent; what is not named is meant by a star, and `q=0` says no."""
    named = {}
    for each in request.headers.get("accept-encoding", "").split(","):
        if offered := OFFERED.fullmatch(each):
            named[offered[1].lower()] = not REFUSED.fullmatch(offered[2] or "1")
    return named.get(coding, named.get("*", False))
