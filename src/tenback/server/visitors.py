"""Who asks, and by which name they know this server: decided before anything else is looked at."""

import re
from collections.abc import Collection, MutableMapping
from functools import lru_cache
from typing import Any, NamedTuple

import structlog

from tenback.core import OptionError, shown
from tenback.server.addresses import Networks, among, local_address, parsed

__all__ = ["Visitors", "server_name"]

log = structlog.get_logger()

Scope = MutableMapping[str, Any]

FOR, PROTO, HOST = b"x-forwarded-for", b"x-forwarded-proto", b"host"
LOOKED_AT = {HOST, FOR, PROTO, b"x-forwarded-host", b"x-real-ip", b"forwarded", b"via"}  # all but the first a proxy's
SCHEMES = {"http": "ws", "https": "wss"}
SOMEBODY = "somebody"  # counted together: all that came through a proxy and of whom no address is known
NAME = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]*?)\.?(?::[0-9]*)?")
LONGEST = 300  # letters of a name with its port; longer ones are nobody's, and not kept
OF_NO_STRANGER = (".localhost", ".local", ".internal", ".home.arpa")  # never in the public DNS (RFC 6761, 6762, 8375)


def server_name(place: str, text: str) -> str:
    """The text, if it is the name of a machine."""
    if not re.fullmatch(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?", text):
        raise OptionError(f"{place} is a name as tenback.example, small letters and no port; not {shown(text)}.")
    return text


class Visitors:
    """A page on a stranger's site can make its name lead to this machine, and its reader's browser ask us under that
    name, from within (DNS rebinding). So direct requests must use a name that no stranger can have, or one that the
    host has given us. A trusted proxy has seen to that by itself.
    """

    def __init__(self, proxies: Networks = (), names: Collection[str] = ()) -> None:
        self._proxies, self._names = proxies, frozenset(names)
        self._warned: set[str] = set()

    def admit(self, scope: Scope) -> bool:
        """Whether the name is one of ours; and the scope has the client as limits know it: an address of this
        machine only if nothing hints at somebody else behind it.
        """
        client = scope.get("client") or ("", 0)
        peer: str = client[0]
        sent = [(name, value.decode("latin-1")) for name, value in scope["headers"] if name in LOOKED_AT]
        hosts = [_host(value) for name, value in sent if name == HOST]
        forwarded = len(hosts) < len(sent)
        if forwarded and among(peer, self._proxies):
            scope["client"] = (self._behind(sent), 0)
            scope["scheme"] = _scheme(scope, sent)
            return True
        private = all(host.private for host in hosts)
        known = private or all(host.private or host.name in self._names for host in hosts)
        local = local_address(peer)
        if (forwarded and _nearby(peer)) or (local and not private):
            self._warn(peer, forwarded=forwarded, known=known)
        scope["client"] = (SOMEBODY, 0) if local and (forwarded or not private) else client
        return known

    def _behind(self, sent: list[tuple[bytes, str]]) -> str:
        """The last address that no trusted proxy has: what stands before it, anybody may have written."""
        for text in reversed([each for name, value in sent if name == FOR for each in value.split(",")]):
            host = _name(text)
            address = parsed(host.strip("[]"))
            if address is None or address.is_loopback:
                return SOMEBODY
            if not among(str(address), self._proxies):
                return str(address)
        return SOMEBODY

    def _warn(self, peer: str, *, forwarded: bool, known: bool) -> None:
        """Once each: a host who forgot something sees it at the first visitor."""
        if forwarded:
            what, remedy = "a proxy is not trusted: its visitors count as one", f"--trust-proxy {peer}"
        elif known:
            what, remedy = "strangers come from this machine: is there a proxy?", "X-Forwarded-For and --trust-proxy"
        else:
            what, remedy = "asked for by a name that is not known", "--name NAME, or behind a proxy --trust-proxy"
        if what not in self._warned:
            self._warned.add(what)
            log.warning(what, remedy=remedy)


def _nearby(peer: str) -> bool:
    """An address that belongs to no stranger: it may stand in the log."""
    address = parsed(peer)
    return address is not None and address.is_private


class Host(NamedTuple):
    """What a request calls us."""

    name: str
    private: bool  # leads nowhere else, whoever owns a domain


def _host(text: str) -> Host:
    return _read(text) if len(text) <= LONGEST else Host(text, private=False)


@lru_cache(1024)
def _read(text: str) -> Host:
    """An address, a bare name, one out of the public's reach, or none at all (programs do that) is private."""
    name = _name(text)
    private = "." not in name or name.endswith(OF_NO_STRANGER) or parsed(name.strip("[]")) is not None
    return Host(name, private)


def _name(text: str) -> str:
    """Of `NAME:PORT` the name; whatever else it is stays as it is, and is nobody's."""
    found = NAME.fullmatch(text.strip().lower())
    return found[1] if found else text


def _scheme(scope: Scope, sent: list[tuple[bytes, str]]) -> str:
    told = [value.strip() for name, value in sent if name == PROTO]
    if not told or told[-1] not in SCHEMES:
        return str(scope["scheme"])
    return SCHEMES[told[-1]] if scope["type"] == "websocket" else told[-1]
