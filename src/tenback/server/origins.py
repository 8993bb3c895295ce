"""Where requests come from."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from tenback.core import OptionError, shown

__all__ = ["Networks", "among", "counted", "local_address", "network", "origin", "parsed", "same_origin"]

HOUSEHOLD = 64  # bits of an IPv6 address that stay the same within one: the others anybody can choose anew

Networks = Sequence[IPv4Network | IPv6Network]


def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """The address, if it is one; of an IPv4 address in IPv6's clothes, the IPv4 address."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


@lru_cache(4096)
def local_address(host: str) -> bool:
    """Whether the address is one of this machine's own."""
    address = parsed(host)
    return address is not None and address.is_loopback


@lru_cache(4096)
def counted(host: str) -> str:
    """The address as limits count it."""
    address = parsed(host)
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(IPv6Network((int(address), HOUSEHOLD), strict=False))
    return host if address is None else str(address)


def among(host: str, networks: Networks) -> bool:
    """Whether the address lies in one of the networks."""
    address = parsed(host) if networks else None
    return address is not None and any(address in each for each in networks)


def network(option: str, text: str) -> IPv4Network | IPv6Network:
    """The address or network that was typed."""
    try:
        return ip_network(text)
    except ValueError:
        raise OptionError(
            f"{option} is an address or a network, as 10.0.0.7 or 10.0.0.0/8; not {shown(text)}."
        ) from None


def origin(text: str) -> str:
    """The text, if it is a site as a browser names it."""
    if not re.fullmatch(r"https?://(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:[0-9]{1,5})?", text):
        raise OptionError(f"--origin is a site as https://example.org, small letters and no path; not {shown(text)}.")
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
