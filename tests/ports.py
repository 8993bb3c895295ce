"""Ports for servers of the tests."""

import socket
from contextlib import suppress
from itertools import count
from random import SystemRandom

__all__ = ["free_port"]

# Below those that a system gives to whoever calls somebody (Linux from 32768, others from 49152): a server that is
# started again finds its port free. One after the other from anywhere, so that processes of tests do not meet.
PORTS = range(10_000, 32_000)
_places = count(SystemRandom().randrange(len(PORTS)))


def free_port() -> int:
    while True:
        port = PORTS[next(_places) % len(PORTS)]
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
