"""Addresses of visitors: which count as one, which are this machine's own, which lie in a network that was named."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from tenback.core import OptionError, shown

__all__ = ["Networks", "among", "counted", "local_address", "network", "parsed"]

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


def network(place: str, text: str) -> IPv4Network | IPv6Network:
    """The address or network that was typed there."""
    try:
        return ip_network(text)
    except ValueError:
        raise OptionError(
            f"{place} is an address or a network, as 10.0.0.7 or 10.0.0.0/8; not {shown(text)}."
        ) from None
