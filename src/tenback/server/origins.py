"""Which pages may ask: our own, and those of the sites that were named."""

import re
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from tenback.core import OptionError, shown

__all__ = ["origin", "same_origin"]


def origin(place: str, text: str) -> str:
    """The text, if it is a site as a browser names it."""
    if not re.fullmatch(r"https?://(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:[0-9]{1,5})?", text):
        raise OptionError(f"{place} is a site as https://example.org, small letters and no path; not {shown(text)}.")
    return text


def same_origin(headers: Mapping[str, str], allowed: Sequence[str]) -> bool:
    """Whether a browser says that the request comes from a page of ours. Programs send no origin, and no cookie of
    anybody else's.
    """
    if headers.get("sec-fetch-site") not in {None, "same-origin", "none"}:
        return headers.get("origin") in allowed
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host")
