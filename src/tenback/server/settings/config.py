"""Every setting of a server, with its default: the one home of all that a host may choose."""

import re
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Literal

from tenback.bots import BUDGET
from tenback.core import OptionError, shown
from tenback.server.addresses import network
from tenback.server.limits import Limits
from tenback.server.origins import origin
from tenback.server.settings.keys import About
from tenback.server.visitors import server_name

__all__ = ["AS_USUAL", "Bots", "Config", "LogLevel", "Notices", "Retention", "Reviewing"]

DAYS = 36_500  # a hundred years
LONGEST_CONTACT = 200  # characters

LogLevel = Literal["debug", "info", "warning", "error"]
Network = IPv4Network | IPv6Network


def one_line(place: str, text: str) -> str:
    """An address to write to, or any words that fit a line: they are shown, never followed."""
    if len(text) > LONGEST_CONTACT or not text.isprintable():
        raise OptionError(f"{place} is a line of at most {LONGEST_CONTACT} characters, not {shown(text)}.")
    return text


def an_address(place: str, text: str) -> str:
    """Nothing of it is quoted: it may hold a password."""
    if not re.match("postgres(ql)?://", text):
        scheme, colon, _ = text.partition("://")
        begins = f"begins with {scheme[:20]!r}" if colon else "has no ://"
        raise OptionError(f"{place} is an address as postgresql://user:password@host:5432/name, and this {begins}.")
    return text


def web_address(place: str, text: str) -> str:
    if not re.fullmatch(r"(https?://[^\s\"'<>]+|mailto:[^\s\"'<>]+@[^\s\"'<>]+)", text):
        raise OptionError(f"{place} is an address as https://example.org/imprint, not {shown(text)}.")
    return text


@dataclass(frozen=True, slots=True)
class Bots:
    """How bots think."""

    seconds: Annotated[float, About("seconds that a bot may think about a decision", 0.01, 60)] = BUDGET
    grace: Annotated[float, About("seconds more until its process is taken for stuck", 0.1, 60)] = 2.0
    memory: Annotated[int, About("bytes of memory for each process in which bots think", 1 << 28, 1 << 40)] = 1 << 30
    niceness: Annotated[int, About("how far these processes stand back for others", 0, 19)] = 10
    rest_after: Annotated[
        float, About("seconds after which bots rest where nobody looks, until somebody does", 1, 1e7)
    ] = 180.0
    par: Annotated[
        bool, About("whether strong bots play the deals of the day, and those that people played, in the background")
    ] = True


AS_USUAL = Bots()


@dataclass(frozen=True, slots=True)
class Reviewing:
    """How games are looked back on."""

    workers: Annotated[
        int | None,
        About("processes that work reviews out, while there are any; without a number, as many as cores", 1, 64),
    ] = None
    worlds: Annotated[
        int | None, About("sampled worlds a turn; without a number, as many as `tenback review` takes", 20, 100_000)
    ] = None
    seconds: Annotated[float, About("seconds for one turn until its process is taken for stuck", 1, 3600)] = 300.0


@dataclass(frozen=True, slots=True)
class Retention:
    """How long things are kept; without a number, for ever. Looked at once a day."""

    guests_days: Annotated[int | None, About("days until a guest who did not come back is forgotten", 1, DAYS)] = None
    tables_days: Annotated[
        int | None, About("days until a table that has ended, or never began, is deleted", 1, DAYS)
    ] = None
    games_days: Annotated[
        int | None, About("days until a game that goes on, and in which nobody did anything, is deleted", 1, DAYS)
    ] = None
    log_days: Annotated[int | None, About("days until what hosts did, and closed reports, is gone", 1, DAYS)] = None


def mailbox(place: str, text: str) -> str:
    """Whom mails come from: an address, or a name and an address."""
    if not re.fullmatch(r"([^<>\"\r\n,;:@]{1,80} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)", text):
        raise OptionError(f"{place} is an address as tenback <games@example.org>, not {shown(text)}.")
    return text


@dataclass(frozen=True, slots=True)
class Notices:
    """How people who are not at the table are told that it is their turn. Mails need a mail server; pushes nothing."""

    push: Annotated[bool, About("whether browsers may ask for notices by Web Push")] = True
    smtp_host: Annotated[str | None, About("the mail server that takes our mails; without one, none are sent")] = None
    smtp_port: Annotated[int, About("its port", 1, 65_535)] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"], About("how the line to it is kept secret (`none` on this machine only)")
    ] = "starttls"
    smtp_user: Annotated[str | None, About("our name there")] = None
    smtp_password: Annotated[str | None, About("our password there", secret=True)] = field(default=None, repr=False)
    mail_from: Annotated[str | None, About("whom mails come from, as `tenback <games@example.org>`", reads=mailbox)] = (
        None
    )
    after: Annotated[
        float, About("seconds that somebody is given to come back to the table before they are told", 0, 86_400)
    ] = 60.0
    a_day: Annotated[int, About("notices to one person in 24 hours; the rest waits for the morning", 1, 1000)] = 12
    inside: Annotated[
        bool, About("whether pushes may go to addresses of this network, and without TLS: for tests only")
    ] = False


@dataclass(frozen=True, slots=True)
class Config:
    """What a host may choose."""

    data: Annotated[
        Path | None, About("the directory of the SQLite file; made with access for you alone", option=True)
    ] = None
    database: Annotated[
        str | None,
        About("`postgresql://user:password@host/name` instead of a file", option=True, secret=True, reads=an_address),
    ] = field(default=None, repr=False)
    workers: Annotated[
        int,
        About(
            "processes in which `fast` and `strong` think; one more answers for novices and clocks", 1, 64, option=True
        ),
    ] = 1
    origins: Annotated[
        tuple[str, ...],
        About("other sites whose pages may connect, as `https://example.org`", reads=origin, key="origin", option=True),
    ] = ()
    proxies: Annotated[
        tuple[Network, ...],
        About(
            "proxies whose word about visitors is taken: addresses or networks, as 10.0.0.0/8",
            reads=network,
            key="trust_proxy",
            option=True,
        ),
    ] = ()
    names: Annotated[
        tuple[str, ...],
        About(
            "names by which people reach this server without a proxy, as games.example.org",
            reads=server_name,
            key="name",
            option=True,
        ),
    ] = ()
    metrics_for: Annotated[
        tuple[Network, ...],
        About("who may read `/metrics` besides this machine: addresses or networks", reads=network, option=True),
    ] = ()
    limits: Limits = field(default_factory=Limits)
    host: Annotated[str, About("the address to listen at; `0.0.0.0` for all", option=True)] = "127.0.0.1"
    port: Annotated[int, About("the port to listen at; 0 takes a free one", 0, 65_535, option=True)] = 8010
    kernels: Annotated[
        Path | None,
        About("the directory for the compiled code of the bots (default: one in the cache of whoever runs this)"),
    ] = None
    log_level: Annotated[LogLevel, About("what is logged, and all that is graver", option=True)] = "info"
    log_health: Annotated[bool, About("whether requests for `/health` and `/metrics` are logged at `info`")] = False
    time_to_stop: Annotated[int, About("seconds that requests under way may take when it is stopped", 0, 600)] = 5
    contact: Annotated[str | None, About("how to reach whoever runs this; visitors see it", reads=one_line)] = None
    imprint: Annotated[
        str | None, About("the address of an imprint, or of terms; visitors see the link", reads=web_address)
    ] = None
    bots: Bots = field(default_factory=Bots)
    reviews: Reviewing = field(default_factory=Reviewing)
    retention: Retention = field(default_factory=Retention)
    notices: Notices = field(default_factory=Notices)
