"""Where a push may go: to push services on the net, never to what only this server can reach.

An endpoint comes from a browser, so anybody may make one up. Its name is looked up here, each address is looked at, and
the connection goes to that very address: a name that means another one a moment later changes nothing.
"""

import asyncio
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from tenback.table import Declined

__all__ = ["LONGEST_ENDPOINT", "NotThere", "check_endpoint", "resolved"]

LONGEST_ENDPOINT = 1000  # characters
HTTPS = 443


class NotThere(Exception):
    """No address to which a push may go."""


def check_endpoint(endpoint: str, *, inside: bool) -> str:
    """The endpoint, if it may be one; Declined if not. `inside`: plain HTTP and this machine are fine, for tests."""
    bad = Declined("bad-endpoint", "That is no address of a push service.")
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise bad
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise bad from None
    if not parts.hostname or parts.username is not None or parts.password is not None or parts.fragment:
        raise bad
    if inside and parts.scheme in {"http", "https"}:
        return endpoint
    if parts.scheme != "https" or port not in {None, HTTPS}:
        raise bad
    return endpoint


async def resolved(host: str, port: int, *, inside: bool) -> str:
    """An address of the host, as it is connected to; NotThere if there is none, or one that is not on the net."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise NotThere("The push service has no address.") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses or (not inside and not all(map(_outside, addresses))):
        raise NotThere("The push service is not on the net.")
    return addresses[0]


def _outside(address: str) -> bool:
    known = ip_address(address.partition("%")[0])
    mapped = getattr(known, "ipv4_mapped", None) or getattr(known, "sixtofour", None)
    if mapped is not None:
        known = mapped
    return known.is_global and not known.is_multicast
